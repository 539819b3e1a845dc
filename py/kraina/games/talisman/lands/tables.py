"""Tables of dice: what each number rolled on a space or at a card brings. Rule 12.1."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.talisman.counters import Counter, change, missing, restore
from kraina.games.talisman.dice import roll
from kraina.games.talisman.fights import fight
from kraina.games.talisman.life import lose_life, turn_to_toad
from kraina.games.talisman.pawn import end_turn, lose_turns
from kraina.games.talisman.piles import gain_spell
from kraina.games.talisman.state import FightKind, Foe, Hero, Tale, able

Outcome: TypeAlias = Callable[[Tale, PlayerId, RuleRef], Flow[None]]
"""What a number does to a player, by a rule."""
Table: TypeAlias = Mapping[int, Outcome]
PIOUS = ("monk-pray", "priest-pray")
"""Abilities that add 1 to the roll of a prayer."""


def roll_on(ctx: Tale, player: PlayerId, purpose: str, table: Table, rule: RuleRef, *, more: int = 0) -> Flow[None]:
    """Have a player roll one die on a table; ``more`` is added, and the last row counts for all above it."""
    value = yield from roll(ctx, player, purpose, rule)
    yield from table[min(value + more, max(table))](ctx, player, rule)


def is_pious(one: Hero) -> bool:
    """Return whether 1 is added to a hero's prayers."""
    return any(able(one, ability) for ability in PIOUS)


def piety(ctx: Tale, player: PlayerId) -> int:
    """Return what is added to a player's prayers, and count it."""
    ability = next((ability for ability in PIOUS if able(ctx.state.get(player), ability)), None)
    if ability is None:
        return 0
    ctx.ran(f"ability:{ability}")
    return 1


def nothing(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Nothing happens."""
    ctx.emit(Told(text=text("told.ignored", who=Who(player)), rule=rule))
    yield from ()


def counter(which: Counter, by: int) -> Outcome:
    """Return the outcome that changes a counter."""

    def run(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
        change(ctx, player, which, by, rule)
        yield from ()

    return run


def lives(count: int) -> Outcome:
    """Return the outcome that takes lives."""

    def run(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
        yield from lose_life(ctx, player, count, rule)

    return run


def filled(which: Literal["life", "fate"]) -> Outcome:
    """Return the outcome that heals fully or replenishes all fate."""

    def run(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
        restore(ctx, player, which, missing(ctx, ctx.state.get(player), which), rule)
        yield from ()

    return run


def spell(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """A Spell is gained."""
    gain_spell(ctx, player)
    yield from ()


def toad(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """The visitor becomes a Toad (6.1)."""
    turn_to_toad(ctx, player, "6.1")
    yield from ()


def lost_turn(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """The visitor loses a turn (1.7)."""
    lose_turns(ctx, player, rule, drawn=True)
    yield from ()


def creature(ident: str, points: int, kind: FightKind) -> Outcome:
    """Return the outcome of a fight with a creature that is no card: a lost or drawn one ends the turn."""

    def run(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
        there = ctx.state.get(player).space
        foe = Foe(ident, points + ctx.data.board[there].creatures, card=False)
        if (yield from fight(ctx, player, kind, [foe], rule)) in ("lost", "draw"):
            end_turn(ctx, player)

    return run
