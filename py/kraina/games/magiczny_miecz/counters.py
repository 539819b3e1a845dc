"""Counters of a Seeker: Sword, Magic, Life and gold, gained and lost. Rules 1.3, 2.3, 3.4, 4.3-4.7."""

from typing import Literal

from kraina.engine.event import CounterChanged
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.state import Miecz, Seeker

Counter = Literal["sword", "magic", "life", "gold"]

HEALTH = 4
"""Life at the start, and the most that healing restores (4.2, 4.7)."""


def floor(ctx: Miecz, one: Seeker, counter: Counter) -> int:
    """Return what a counter never falls below: the start values of Sword and Magic (1.3, 2.3), else 0."""
    if counter in ("sword", "magic"):
        character = ctx.data.characters[one.character]
        return character.sword if counter == "sword" else character.magic
    return 0


def spare(ctx: Miecz, one: Seeker, counter: Counter) -> int:
    """Return how many points of a counter can be lost."""
    return max(0, int(getattr(one, counter)) - floor(ctx, one, counter))


def change(ctx: Miecz, player: PlayerId, counter: Counter, by: int, rule: RuleRef) -> int:
    """Add to a counter or take from it, down to its floor; tell it and return the change.

    Life is taken here without a way out and without death: rules use ``life.lose_life``.
    """
    one = ctx.state.get(player)
    if not one.character:
        return 0
    before = int(getattr(one, counter))
    after = before + by if by >= 0 else max(floor(ctx, one, counter), before + by)
    if after == before:
        return 0
    setattr(one, counter, after)
    key = f"told.gains-{counter}" if after > before else f"told.loses-{counter}"
    told = text(key, who=Who(player), points=abs(after - before))
    ctx.emit(CounterChanged(text=told, rule=rule, player=player, counter=counter, before=before, after=after))
    return after - before


def hand_gold(ctx: Miecz, giver: PlayerId, taker: PlayerId, gold: int, rule: RuleRef) -> None:
    """Move gold from one player to another, who has it; less than 0 goes the other way."""
    change(ctx, giver, "gold", -gold, rule)
    change(ctx, taker, "gold", gold, rule)


def heal(ctx: Miecz, player: PlayerId, points: int, rule: RuleRef = "4.7") -> int:
    """Restore Life up to the four of the start, never lower it (4.7); return what was restored."""
    missing = max(0, HEALTH - ctx.state.get(player).life)
    return change(ctx, player, "life", min(points, missing), rule)


def pay(ctx: Miecz, player: PlayerId, gold: int, rule: RuleRef = "3.4") -> None:
    """Pay gold into the supply (3.4). The caller has made sure that it is there."""
    assert ctx.state.get(player).gold >= gold
    change(ctx, player, "gold", -gold, rule)
