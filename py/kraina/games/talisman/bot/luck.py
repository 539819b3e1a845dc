"""When a sensible player tempts fate."""

from collections.abc import Mapping, Sequence
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.games.talisman.bot.outlook import Situation
from kraina.kit.points import total

LOW: Mapping[str, int] = {
    "mystic": 1, "enchantress": 3, "tavern": 3, "forest": 3, "crags": 3, "pray": 1, "witch": 2, "cave": 3, "chasm": 2,
    "armour": 3, "command": 3, "enslaved": 3, "random": 4, "beguile": 4, "charm": 2, "quest": 1,
}  # fmt: skip
"""Purpose of a roll -> the greatest number that is bad."""
HIGH: Mapping[str, int] = {"vampire": 5, "pits": 5}
"""Purpose of a roll -> the least number that is bad."""


def fate(at: Situation, decision: Decision[Any], option: Option[Any]) -> int:
    """Roll the worst die again if the roll is bad and another may be better; keep it otherwise."""
    dice = [_value(one) for one in decision.options[1:]]
    place = _worst(at, decision.source or "", dice)
    if place is None:
        return 5 if option.key == "keep" else 1
    return 5 if option.key == f"again:{place}" else 1


def _value(option: Option[Any]) -> int:
    """Return the number that an option would roll again."""
    value = dict(option.label.params)["value"]
    return value if isinstance(value, int) else 0


def _worst(at: Situation, purpose: str, dice: Sequence[int]) -> int | None:
    """Return which die should be rolled again, or None to keep all."""
    if purpose == "fight":
        return None if _holds(at, max(dice)) else dice.index(min(dice))
    if purpose in ("dig", "portal"):
        by_strength = at.me.space != "mines" and (purpose == "dig" or at.strength >= at.craft)
        points = at.strength if by_strength else at.craft
        return dice.index(max(dice)) if points < sum(dice) < points + max(dice) else None
    if purpose in ("temple", "dice-with-death"):
        return dice.index(min(dice)) if sum(dice) <= 5 else None
    if purpose in HIGH:
        return 0 if dice[0] >= HIGH[purpose] else None
    return 0 if dice[0] <= LOW.get(purpose, 0) else None


def _holds(at: Situation, best: int) -> bool:
    """Return whether the running fight is won by the die as it is, or lost whatever another shows."""
    needed = fight_needs(at)
    return needed is None or best >= needed or needed > 7


def fight_needs(at: Situation) -> int | None:
    """Return the least number on a die that wins the running fight, or None without one; before the other side has
    rolled a 4 is expected of it.
    """
    fight = at.view.fight
    if fight is None:
        return None
    attacks = fight.player == at.me.player
    own = total(fight.mine if attacks else fight.theirs)
    other = total(fight.theirs) + sum(foe.points for foe in fight.foes) if attacks else total(fight.mine)
    die = fight.rolled.get("theirs" if attacks else "mine", 4)
    return other + die + 1 - own
