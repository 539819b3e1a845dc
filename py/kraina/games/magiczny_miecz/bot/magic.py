"""What a sensible player makes of acts: Spells, Objects used, abilities. Their keys say what they are."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.belongings import KEYS
from kraina.games.magiczny_miecz.board import ICE_KINGDOM
from kraina.games.magiczny_miecz.bot.goods import card_worth, gold_worth, is_junk
from kraina.games.magiczny_miecz.bot.outlook import POINT, Situation
from kraina.games.magiczny_miecz.bot.places import goes_down, goes_up
from kraina.games.magiczny_miecz.bot.prospects import roll_worth
from kraina.games.magiczny_miecz.bot.talents import changed, raised
from kraina.games.magiczny_miecz.bot.trophies import pays
from kraina.games.magiczny_miecz.view import SeekerView

NEVER = -1
CLEAR = 45
"""What it is worth to lay down junk, where no Events are drawn: it makes room for more."""
KEEP = 60
"""What a Spell is worth in hand: it is cast when that brings more."""
SPELLS: Mapping[str, int] = {
    "lord-of-ice": 90, "lord-of-the-marshes": 80, "rebirth": 120, "hidden-one": 100, "magic-and-sword": 75,
    "circle-of-fire": 80, "breath-of-death": 80, "lord-of-riches": 95, "lord-of-friends": 70, "lord-of-spells": 70,
    "mirror": 70, "formula-of-time": 65, "magic-journey": 75, "golem": 60, "homunculus": 65,
}  # fmt: skip
"""What Spells are worth in hand where that differs from ``KEEP``."""
Aim: TypeAlias = Callable[[Situation, str], int]
"""Return what casting a Spell on a target, given by the rest of the key, is worth."""


def spell_worth(uid: Uid) -> int:
    """Return what a Spell is worth in hand."""
    return SPELLS.get(design_of(uid), KEEP)


def act_worth(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Return what doing something is worth, in hundredths of a point; less than nothing if it is better left."""
    verb, _, rest = option.key.partition(":")
    if verb == "cast":
        uid, _, target = rest.partition(":")
        aim = AIMS.get(design_of(uid))
        return aim(at, target) if aim is not None else KEEP + 1
    if verb == "use":
        return use_worth(at, *rest.split(":")[:2])
    if verb == "ability":
        return ability_worth(at, rest)
    if verb == "exchange":
        return 400 if pays(at) else NEVER
    if verb == "leave":
        return CLEAR if is_junk(at, rest) and not at.data.board[at.me.space].draw else NEVER
    return 500 if verb == "refill" else NEVER


def use_worth(at: Situation, uid: Uid, target: str = "") -> int:
    """Return what using an Object or Friend is worth now."""
    design, fight = design_of(uid), at.view.fight
    if design == "casket":
        return 150 if at.me.life > 2 else NEVER
    if design == "alchemist":
        return max((gold_worth(at, 1) - card_worth(at, other) for other in at.me.objects), default=NEVER)
    if fight is None:
        return {"rowan-fruit": 70, "mirror-of-destruction": 90, "lamp": 300 if goes_up(at) else NEVER,
                "boat": 200 if at.data.board.circle(at.me.space) == "lower" else NEVER}.get(design, NEVER)  # fmt: skip
    if at.me.player not in (fight.player, fight.opponent):
        return NEVER
    worst = fight.odds.lost * 36 // max(1, fight.odds.of)
    if design in ("elixir-of-strength", "mercenary", "knight", "crystal-of-fate"):
        return worst * at.life_price() // 36 if worst >= 6 else NEVER
    return 80


def ability_worth(at: Situation, rest: str) -> int:
    """Return what using an ability is worth now."""
    ability, _, target = rest.partition(":")
    if ability == "conqueror-friend-for-life":
        return at.life_price() - card_worth(at, target) if at.me.life <= 2 else NEVER
    if ability == "shaman-alignment":
        return changed(at, target)
    if ability == "mage-raise-beast":
        return raised(at, target)
    return 90


def rival(at: Situation, target: str) -> SeekerView:
    """Return the Seeker whom the rest of a key names."""
    return at.view.seekers[int(target.split(":")[0])]


def is_me(at: Situation, target: str) -> bool:
    """Return whether a target is myself."""
    return target.split(":")[0] == str(at.me.player)


def _danger(one: SeekerView) -> int:
    """Return how near to winning somebody is, in hundredths of a point."""
    owned = [design_of(uid) for uid in one.objects]
    return sum(key in owned for key in KEYS) * 25 + 4 * (one.own_sword + one.own_magic)


def _on_rival(base: int) -> Aim:
    """Return an aim at dangerous rivals."""
    return lambda at, target: NEVER if is_me(at, target) else base + _danger(rival(at, target)) // 4


def _theft(at: Situation, target: str) -> int:
    if is_me(at, target):
        return NEVER
    loot = max((card_worth(at, uid) for uid in rival(at, target).objects), default=0)
    return loot if loot >= POINT else NEVER


def _friends(at: Situation, target: str) -> int:
    if is_me(at, target):
        return NEVER
    loot = max((card_worth(at, uid) for uid in rival(at, target).friends if uid), default=0)
    return loot if loot >= POINT else NEVER


def _rebirth(at: Situation, target: str) -> int:
    if not is_me(at, target):
        return NEVER
    return 700 if at.me.life <= 1 else NEVER


def _hidden(at: Situation, target: str) -> int:
    """Hide or save myself when a fight goes badly."""
    fight = at.view.fight
    if at.view.rescue is not None:
        return 2 * at.life_price() if at.view.rescue == at.me.player else NEVER
    if fight is None or fight.player != at.me.player:
        return NEVER
    return fight.odds.lost * at.life_price() // max(1, fight.odds.of) - KEEP


def _fire(at: Situation, target: str) -> int:
    """Burn what I am about to lose to, or a rival near to winning."""
    fight = at.view.fight
    if fight is not None and fight.player == at.me.player and fight.opponent is None:
        return (
            fight.odds.lost * at.life_price() // max(1, fight.odds.of) if fight.odds.lost * 2 > fight.odds.of else NEVER
        )
    if target.split(":")[0].isdigit() and not is_me(at, target):
        return _danger(rival(at, target)) // 2
    return NEVER


def _magic_and_sword(at: Situation, target: str) -> int:
    fight = at.view.fight
    if fight is None or fight.odds.won * 4 > fight.odds.of * 3:
        return NEVER
    return at.magic * 25


def _breath(at: Situation, target: str) -> int:
    if target.split(":")[0].isdigit():
        return NEVER if is_me(at, target) else 70 + _danger(rival(at, target)) // 4
    return 150 if at.data.card(target).sword >= 5 else 40


def _space_formula(at: Situation, target: str) -> int:
    """Double my own roll when that leads to something much better."""
    if at.view.current != at.me.player or not at.view.roll:
        return NEVER
    return roll_worth(at, 2 * at.view.roll) - roll_worth(at, at.view.roll)


def _marshes(at: Situation, target: str) -> int:
    return 400 if at.data.board.circle(at.me.space) == "lower" else NEVER


def _ice(at: Situation, target: str) -> int:
    if at.data.board.circle(at.me.space) == "middle":
        return 800 if goes_up(at) else NEVER
    return 100 if goes_down(at, ICE_KINGDOM) else NEVER


def _turn_of_fate(at: Situation, target: str) -> int:
    card = at.data.card(target)
    if at.view.current != at.me.player:
        return 80 if card.id in KEYS else NEVER
    if not card.is_enemy:
        return NEVER
    worth = at.fight_worth(card.sword, card.magic, at.me.space)
    return -worth if worth < -KEEP else NEVER


def _answer(at: Situation, target: str) -> int:
    """Answer a Spell that strikes me, or one of a dangerous rival."""
    caster, spell, victim = at.view.castings[-1]
    if caster == at.me.player:
        return NEVER
    if victim == at.me.player:
        return 200
    return 65 if design_of(spell) in ("formula-of-time", "lord-of-ice", "war-of-elements") else NEVER


AIMS: Mapping[str, Aim] = {
    "fatum": _on_rival(45),
    "formula-of-time": lambda at, target: 90,
    "formula-of-space": _space_formula,
    "golem": lambda at, target: NEVER if is_me(at, target) else 70,
    "homunculus": lambda at, target: NEVER if is_me(at, target) else 75,
    "philosophers-stone": lambda at, target: 80 if at.me.load >= 4 and at.me.gold < 3 else NEVER,
    "circle-of-fire": _fire,
    "magic-and-sword": _magic_and_sword,
    "magic-journey": lambda at, target: 90 if at.data.board.circle(at.me.space) == "middle" else 61,
    "hidden-one": _hidden,
    "turn-of-fate": _turn_of_fate,
    "rebirth": _rebirth,
    "illumination": lambda at, target: 61,
    "lord-of-riches": _theft,
    "lord-of-friends": _friends,
    "lord-of-the-marshes": _marshes,
    "lord-of-ice": _ice,
    "breath-of-death": _breath,
    "seven-winds": _on_rival(50),
    "madness": lambda at, target: 80 if not is_me(at, target) and len(at.me.spells) <= at.me.spell_limit else NEVER,
    "lord-of-sorcery": lambda at, target: NEVER if is_me(at, target) else 35 * len(rival(at, target).spells),
    "lord-of-thunder": lambda at, target: 62 if target != at.me.space and at.others_at(target) else NEVER,
    "lord-of-spells": _answer,
    "war-of-elements": lambda at, target: 61 if len(at.me.spells) <= 1 else NEVER,
    "mirror": _answer,
}
"""What casting each Spell is worth; one that is not named is cast at once."""
