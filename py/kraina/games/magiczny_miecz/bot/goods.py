"""What cards are worth to a sensible player, in hundredths of a point."""

from collections.abc import Mapping, Sequence

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.belongings import KEYS, TRANSPORT
from kraina.games.magiczny_miecz.bot.hunt import prayer_worth
from kraina.games.magiczny_miecz.bot.outlook import POINT, Situation

GOODS: Mapping[str, int] = {
    "helmet": 60, "shield": 90, "armour": 130, "war-horse": 200, "kings-diamond": 60, "clay-tablet": 60,
    "magic-manuscript": 60, "stick-and-rope": 25, "gauntlets": 25, "horse": 45, "mule": 35, "troika": 60, "mount": 50,
    "lamp": 70, "boat": 60, "secret-bag": 45, "casket": 60, "excalibur": 160, "enchanted-die": 70,
    "apple-of-inspiration": 35, "rowan-fruit": 20, "elixir-of-strength": 60, "crystal-of-fate": 55, "magic-bag": 35,
    "crystal-of-mages": 30, "reliquary": 60, "wand-of-destiny": 45, "magic-staff": 70, "talisman-of-fire": 60,
    "talisman-of-air": 60, "mirror-of-destruction": 50,
}  # fmt: skip
FRIENDS: Mapping[str, int] = {
    "alchemist": 40, "imp": -60, "elfling": 45, "squire": 40, "gnome": 40, "crusader": 40, "princess": 70,
    "sovereign": 70, "mercenary": 60, "guardian": 40, "guide": 40, "ferryman": 40, "nymph": 60, "knight": 40,
    "adventure-seeker": 50, "porter": 30,
}  # fmt: skip
GOLD = 35
"""The worth of 1 gold while there is little of it."""
GOLD_ASKED = 250
"""The worth of 1 gold that the Keeper of the Roads waits for."""
HEALTHY = 4
"""Life up to which gold heals."""
GOLD_ENOUGH = 10
"""Gold that pays for all that a sensible player buys."""
SPELL = 60
TRAP_GOODS = ("clay-tablet", "magic-manuscript", "enchanted-die")
"""Objects that help against a Trap."""
JUNK = 10
"""Worth up to which an Object is not carried for its own sake."""


def card_worth(at: Situation, uid: Uid, among: Sequence[Uid] | None = None) -> int:
    """Return what owning an Object or Friend is worth to me, beside some Objects (by default those I have)."""
    card = at.data.card(uid)
    others = [other for other in (at.me.objects if among is None else among) if other != uid]
    if card.gold:
        return gold_worth(at, card.gold)
    if card.id in KEYS:
        return at.key_price(card.id) if all(design_of(other) != card.id for other in others) else 0
    worth = (card.sword + card.magic) * POINT if not card.is_enemy else 60
    worth += card.combat_sword * POINT * 4 // 5
    if card.weapon:
        best = max((at.data.card(other).weapon for other in others), default=0)
        worth += max(5, (card.weapon - best) * POINT * 4 // 5)
    if card.id == "crystal-of-mages":
        worth -= SPELL * len(at.me.spells)
    worth += FRIENDS.get(card.id, 0) if card.kind == "friend" else GOODS.get(card.id, 0)
    return worth


def gold_worth(at: Situation, gold: int) -> int:
    """Return what some gold more is worth to me: the first coins most, and nothing beyond what can be spent."""
    return gold * _coin_worth(at, at.me.gold)


def toll_worth(at: Situation) -> int:
    """Return what the last coin that I have is worth to me."""
    return _coin_worth(at, at.me.gold - 1)


def _coin_worth(at: Situation, owned: int) -> int:
    """Return what a coin is worth beside those that are owned."""
    if owned >= GOLD_ENOUGH:
        return 0
    if owned < at.gold_asked():
        return GOLD_ASKED
    if owned < HEALTHY - at.me.life:
        return max(GOLD, at.healing(1) * 2 // 3)
    return GOLD if owned < 5 else GOLD // 3


def heap_worth(at: Situation, space: str) -> int:
    """Return what lies on a space for the taking; who can carry no more weighs an Object against his worst."""
    worth, lying = gold_worth(at, at.view.purse.get(space, 0)), at.lying(space)
    if not lying:
        return worth
    full = at.me.load >= at.me.capacity
    worst = min((card_worth(at, uid) for uid in at.me.objects), default=0) if full else 0
    for uid in lying:
        card = at.data.card(uid)
        if card.gold:
            worth += max(0, card_worth(at, uid))
        elif card.is_object:
            worth += max(0, card_worth(at, uid) - worst) * at.may_take(uid)
        elif card.kind == "friend":
            worth += max(0, card_worth(at, uid)) * at.may_take(uid)
        else:
            worth += place_worth(at, design_of(uid)) + prayer_worth(at, design_of(uid).removeprefix("shrine-of-"))
    return worth


def place_worth(at: Situation, design: str, unknown: int = 0) -> int:
    """Return what visiting a Stranger or Place is worth, on the average of the die where that decides."""
    dangers = DENS.get(design)
    if design == "enchantress":
        return (2 * POINT + SPELL - 40 - at.life_price() + stone_worth(at)) // 6
    if dangers is None:
        return STRANGERS_AND_PLACES.get(design, unknown)
    fights = sum(at.fight_worth(sword, magic, at.me.space) for sword, magic in dangers)
    return (6 * gold_worth(at, 1) + fights - LOST_TURN * (3 - len(dangers))) // 6


def stone_worth(at: Situation) -> int:
    """Return what three turns as a stone are worth; what I own lies open meanwhile, and Friends are gone."""
    return -3 * STONE_TURN - KEYS_LEFT * sum(map(at.owns, KEYS)) - POINT * len(at.me.friends)


STONE_TURN, KEYS_LEFT = 20, 700
"""What a turn as a stone costs, and each key left lying meanwhile."""
LOST_TURN = 60
DENS: Mapping[str, Sequence[tuple[int, int]]] = {"cave": ((3, 0), (10, 0)), "sidh": ((0, 3), (0, 5), (0, 10))}
"""Sword and Magic of the creatures that wait in a Place; its other ways give 1 to 3 gold or cost a turn."""
STRANGERS_AND_PLACES: Mapping[str, int] = {
    "wonder-worker": 40, "sorcerer": 40, "wild-steed": 15, "anchorite": 500, "unicorn": 30, "nightmare": 20,
    "forest-king": 110, "fairy": 40, "sage": 12, "demigod": 70, "conjurer": 30, "ogre": -40,
    "time-enchanter": -20, "good-thief": -10, "tree-of-life": 60, "magic-lake": 100, "enchanted-spring": 100,
    "shrine-of-nemed": 40, "shrine-of-toliman": 40, "labyrinth": -40, "scorched-earth": -40,
    "unknown-temple": 40, "rock-gate": 20, "secret-passage": 30, "market": 20,
}  # fmt: skip


def is_junk(at: Situation, uid: Uid) -> bool:
    """Return whether an Object may as well lie where it blocks no Event; a second Magic Sword is no gift to rivals."""
    if not at.data.card(uid).is_object or design_of(uid) == KEYS[0]:
        return False
    if card_worth(at, uid) <= JUNK:
        return True
    full = at.me.load >= at.me.capacity
    return full and is_ballast(at, uid) and worst_of(at, [one for one in at.me.objects if is_ballast(at, one)]) == uid


def is_ballast(at: Situation, uid: Uid) -> bool:
    """Return whether an Object, that neither gives points nor carries, is worth less than the room that it takes."""
    card = at.data.card(uid)
    if card.sword or card.magic or card.combat_sword or card.weapon or card.id in (*KEYS, *TRAP_GOODS, *TRANSPORT):
        return False
    return card_worth(at, uid) < min(at.room, POINT)


def clearable(at: Situation, space: str) -> int:
    """Return how many Objects I have room to take away from a space."""
    light = sum(at.data.card(uid).is_object and at.may_take(uid) for uid in at.lying(space))
    return max(0, min(at.me.capacity - at.me.load, light))


def worst_of(at: Situation, uids: Sequence[Uid]) -> Uid:
    """Return the one of some Objects that is worth least to me beside the others; of equals the last."""
    return min(reversed(uids), key=lambda uid: card_worth(at, uid, uids))
