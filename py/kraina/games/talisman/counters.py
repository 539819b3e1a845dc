"""Counters of a hero: Strength, Craft, life, fate and gold, gained and lost. Rules 3.1-3.4, 6.2."""

from typing import Literal

from kraina.engine.event import CounterChanged
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.talisman.state import Hero, Tale

Counter = Literal["strength", "craft", "life", "fate", "gold"]
TOAD_POINTS = 1
"""A Toad's Strength and Craft (6.1)."""


def floor(ctx: Tale, one: Hero, counter: Counter) -> int:
    """Return what a counter never falls below: the printed Strength and Craft (3.1), a Toad's 1, else 0."""
    if counter not in ("strength", "craft"):
        return 0
    if one.toad:
        return TOAD_POINTS
    character = ctx.data.characters[one.character]
    return character.strength if counter == "strength" else character.craft


def spare(ctx: Tale, one: Hero, counter: Counter) -> int:
    """Return how many points of a counter can be lost."""
    return max(0, int(getattr(one, counter)) - floor(ctx, one, counter))


def change(ctx: Tale, player: PlayerId, counter: Counter, by: int, rule: RuleRef) -> int:
    """Add to a counter or take from it, down to its floor; tell it and return the change. A Toad gains no gold (6.1).

    Life is taken here without a way out and without death: rules use ``life.lose_life``.
    """
    one = ctx.state.get(player)
    if not one.character or (one.toad and counter == "gold" and by > 0):
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


def missing(ctx: Tale, one: Hero, counter: Literal["life", "fate"]) -> int:
    """Return how much is wanting to a hero's life or fate value (3.2, 3.3)."""
    character = ctx.data.characters[one.character]
    return max(0, (character.life if counter == "life" else character.fate) - int(getattr(one, counter)))


def restore(ctx: Tale, player: PlayerId, counter: Literal["life", "fate"], points: int, rule: RuleRef) -> int:
    """Heal, or replenish fate, up to the printed value and never beyond; return what was restored (3.2, 3.3)."""
    return change(ctx, player, counter, min(points, missing(ctx, ctx.state.get(player), counter)), rule)


def pay(ctx: Tale, player: PlayerId, gold: int, rule: RuleRef = "3.4") -> None:
    """Pay gold into the supply. The caller has made sure that it is there."""
    assert ctx.state.get(player).gold >= gold
    change(ctx, player, "gold", -gold, rule)


def hand_gold(ctx: Tale, giver: PlayerId, taker: PlayerId, gold: int, rule: RuleRef) -> None:
    """Move gold that is there from one player to another."""
    change(ctx, giver, "gold", -gold, rule)
    change(ctx, taker, "gold", gold, rule)
