"""What spaces are worth to a sensible player: what lies there, what they do, and where he is bound."""

from kraina.games.talisman.board import HILLS, PLAIN, PORTAL, SENTINEL, WARLOCK, SpaceId
from kraina.games.talisman.bot.goods import card_worth
from kraina.games.talisman.bot.outlook import Situation, win36
from kraina.games.talisman.cave.outlook import chancer
from kraina.games.talisman.odds import at_most
from kraina.games.talisman.view import HeroView
from kraina.kit.cave import odds
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.points import total

TROPHY = 28
"""What a point of trophies is worth."""
FRESH = 45
"""What a card not yet drawn is worth."""
CRAGS = "crags"
CAVE_BATTLE, CAVE_CRAFT, CAVE_BOTH, CAVE_LIFE, CAVE_LUCK = 6, 4, 15, 4, 5
"""Points in battle, Craft, both together, lives, and lives with fate, with which one goes into the Cave."""
ENOUGH = 35
"""Chance of the trials in percent for which one goes to the Crystal."""
STEP = 9
"""What a step towards the goal is worth."""
CROSSING = 160
"""What it is worth to come to the Middle Region for who is bound there."""
HEALING = ("village", "city", "castle", "chapel")
"""Spaces that are for those who want to live on."""
WORSE = {"marsh": -70, "maze": -70, "witch": 30, "cave": 35, "market": 25, "healer": 40, "mage": 40, "magic-portal": 5}
BETTER = {
    "fountain-of-wisdom": 190, "magic-stream": 190, "pool-of-life": 130, "shrine": 50, "sorcerer": 20,
    "enchanter": 60, "fairy": 60, "phantom": 60, "hermit": 600,
}  # fmt: skip


def trials(at: Situation) -> int:
    """Return the chance of the trials in percent."""
    return odds.together(chancer(at.me))


def for_crystal(at: Situation) -> bool:
    """Return whether the Crystal's Chamber is known, nobody has the Crystal and its trials are worth facing."""
    found = at.view.options.get("cave") == "on" and at.view.depths.found
    taken = any(CRYSTAL in one.objects for one in at.view.heroes)
    return bool(found) and not taken and not at.me.barred and trials(at) >= ENOUGH


def is_strong(at: Situation) -> bool:
    """Return whether the player is strong enough for the Cave."""
    return at.battle >= CAVE_BATTLE and at.craft >= CAVE_CRAFT and at.battle + at.craft >= CAVE_BOTH


def wants_cave(at: Situation) -> bool:
    """Return whether the player goes into the Cave: in its match, strong and whole, and not yet bound for the Crown."""
    fit = is_strong(at) and at.me.life >= CAVE_LIFE and at.me.life + at.me.fate >= CAVE_LUCK and not at.me.toad
    bound = at.owns(CRYSTAL) or (at.ready() and not for_crystal(at)) or at.view.crowned
    return at.view.options.get("cave") == "on" and fit and not bound


def goal(at: Situation) -> SpaceId:
    """Return where in his Region the player is bound."""
    region = at.data.board.region(at.me.space)
    ways = win36(at.battle - 9)
    strong = ways >= 30 or (ways >= 15 - min(12, at.me.turns // 5) and at.me.life >= 3)
    if at.cursed():
        return "village" if region == "outer" else HILLS
    if region == "middle" and at.owns("poltergeist"):
        return HILLS
    if region == "outer" and wants_cave(at):
        return CRAGS
    if region == "outer":
        return SENTINEL if strong else ("city" if at.me.life <= 2 and at.me.gold else "ruins")
    if at.ready():
        return PORTAL
    return WARLOCK if not at.admitted() and not at.me.quest else "oasis"


def lying_worth(at: Situation, space: SpaceId) -> int:
    """Return what the cards that lie on a space are worth."""
    worth = at.view.purse.get(space, 0) * 40
    for uid in at.view.lying.get(space, ()):
        card = at.data.card(uid)
        if card.is_enemy:
            lead = at.lead(uid, space)
            quest = 500 if at.me.quest == "enemy" else 0
            worth += at.fight_worth(lead, TROPHY * (card.strength or card.craft) + quest)
        elif card.kind in ("stranger", "place"):
            healing = card.id in ("healer", "pool-of-life") and at.resigned()
            worth += -400 if healing else BETTER.get(card.id, WORSE.get(card.id, 0))
        elif card.gold or at.can_take(uid):
            worth += max(0, card_worth(at, uid))
    return worth


def text_worth(at: Situation, space: SpaceId) -> int:
    """Return what the text of a space is worth."""
    me, hurt = at.me, 0 if at.resigned() else max(0, at.me.life_value - at.me.life)
    alignment = me.alignment
    design = at.data.board[space].design
    if design in HEALING and at.resigned():
        return 0
    if design in ("village", "city"):
        return 25 + min(hurt, me.gold) * at.life_worth // 2 + (30 if me.gold >= 3 else 0)
    if design == "castle":
        return 5 + min(hurt, me.gold) * at.life_worth // 2
    if design == "chapel":
        return -at.life_worth if alignment == "evil" else 20 + hurt * at.life_worth // 2
    if design == "graveyard":
        return -at.life_worth if alignment == "good" else 25
    if design in ("black-knight", "desert"):
        return -40 if me.gold and design == "black-knight" else -at.life_worth
    if design == "chasm":
        return -at.life_worth // 3 - 25 * len(me.followers)
    if design == "warlocks-cave":
        return 350 if not at.admitted() and not me.quest else 0
    return {"temple": 70, "tavern": 10, "forest": 5, "crags": 120 if wants_cave(at) else 5}.get(design, 0)


def rivals_worth(at: Situation, space: SpaceId) -> int:
    """Return the danger of those who stand on a space; who needs a life, or has waited long, looks for the weaker."""
    rivals = _rivals(at, space)
    stronger = [one for one in rivals if total(one.battle) > at.battle]
    hunted = 150 if at.me.quest == "life" or at.weary() else 0
    return -20 * len(stronger) + hunted * (len(rivals) - len(stronger))


def _rivals(at: Situation, space: SpaceId) -> list[HeroView]:
    return [one for one in at.view.heroes if one.character and one.player != at.me.player and one.space == space]


def space_worth(at: Situation, space: SpaceId) -> int:
    """Return what ending a move on a space is worth."""
    board = at.data.board
    fresh = max(0, board[space].draw - len(at.view.lying.get(space, ())))
    might = max(at.battle, at.craft)
    worth = fresh * (FRESH if might >= 4 else FRESH // 2) + lying_worth(at, space) + text_worth(at, space)
    if space in at.view.hexes:
        worth -= at.life_worth
    if board.region(space) == board.region(at.me.space) and not board.is_inner(space):
        worth -= STEP * at.distance(space, goal(at))
    elif board.region(space) == "middle":
        worth += CROSSING if goal(at) == SENTINEL else -CROSSING
    elif board.region(at.me.space) == "middle":
        worth += CROSSING if goal(at) == HILLS else -CROSSING if at.me.life > 2 else 0
    return worth + rivals_worth(at, space)


def cross_worth(at: Situation) -> int:
    """Return what trying the Sentinel's bridge is worth."""
    bound = CROSSING * 2 if goal(at) == SENTINEL else -CROSSING
    return at.fight_worth(at.battle - 9, bound) + (60 if goal(at) == SENTINEL else -100)


def gate_worth(at: Situation) -> int:
    """Return what trying the Portal is worth."""
    if not at.ready():
        return -500
    if at.opens_portal():
        return 700
    ways, of = at_most(2, max(at.strength, at.craft))
    return 700 * ways // of


def inner_chance(at: Situation, space: SpaceId) -> tuple[int, int]:
    """Return the chance to get through the Crypt or the Mines, as ways of all."""
    points = at.strength if space == "crypt" else at.craft
    dice = 2 if space == "mines" and (at.me.character == "dwarf" or at.owns("gnome")) else 3
    return at_most(dice, points)


def inner_worth(at: Situation, what: str, space: SpaceId) -> int:
    """Return what a step in the Inner Region is worth."""
    if what in ("crown", "stay"):
        return 1000
    if what == "out":
        lacking = not at.admitted() and not at.talisman_inside()
        return 300 if at.me.life <= 1 or lacking else 5
    if what == "forward" and at.me.space == PLAIN:
        ways, of = inner_chance(at, space)
        return 100 + 100 * ways // of
    if what == "forward":
        return 400
    if what == "again":
        return 350 if at.me.life > 1 or at.me.turns > 60 else 50
    return 100
