"""Counters of a Searcher: Strength, Power, Stamina and gold. Rules 1.1-1.3, 2.1-2.4, 3.1-3.4, 4.1-4.6."""

from kraina.engine.event import CounterChanged
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.state import Searcher, Tale
from kraina.kit.cave.host import Counter


def floor(data: JaskiniaData, one: Searcher, counter: Counter) -> int:
    """Return what a counter never falls below: the Strength and Power of the start (1.3, 2.3), else 0."""
    character = data.box.characters[one.character]
    return {"strength": character.strength, "power": character.power}.get(counter, 0)


def spare(data: JaskiniaData, one: Searcher, counter: Counter) -> int:
    """Return how many points of a counter can be lost."""
    return max(0, int(getattr(one, counter)) - floor(data, one, counter))


def change(ctx: Tale, player: PlayerId, counter: Counter, by: int, rule: RuleRef) -> int:
    """Add to a counter or take from it, down to its floor; tell it and return the change.

    Stamina is taken here without a way out and without death: rules use ``life``.
    """
    one = ctx.state.get(player)
    if not one.character:
        return 0
    before = int(getattr(one, counter))
    after = before + by if by >= 0 else max(floor(ctx.data, one, counter), before + by)
    if after == before:
        return 0
    setattr(one, counter, after)
    key = f"told.gains-{counter}" if after > before else f"told.loses-{counter}"
    told = text(key, who=Who(player), points=abs(after - before))
    ctx.emit(CounterChanged(text=told, rule=rule, player=player, counter=counter, before=before, after=after))
    return after - before


def wounds(data: JaskiniaData, one: Searcher) -> int:
    """Return the Stamina that healing can restore (4.6)."""
    return max(0, data.box.characters[one.character].stamina - one.stamina)


def heal(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> int:
    """Restore Stamina up to that of the start and never beyond; return what was restored (4.6)."""
    return change(ctx, player, "stamina", min(points, wounds(ctx.data, ctx.state.get(player))), rule)


def pay(ctx: Tale, player: PlayerId, bags: int, rule: RuleRef = "3.3") -> None:
    """Pay gold into the stock. The caller has made sure that it is there."""
    assert ctx.state.get(player).gold >= bags
    change(ctx, player, "gold", -bags, rule)


def hand_gold(ctx: Tale, giver: PlayerId, taker: PlayerId, bags: int, rule: RuleRef) -> None:
    """Move gold that is there from one player to another."""
    change(ctx, giver, "gold", -bags, rule)
    change(ctx, taker, "gold", bags, rule)
