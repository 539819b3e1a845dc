"""Combat between Searchers. Rules 12.2, 13.7, 14.1, 14.4."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, design_of
from kraina.engine.text import Who, text
from kraina.games.jaskinia.belongings import rob
from kraina.games.jaskinia.fights import cast_dice, compare, count_used, score, suffer
from kraina.games.jaskinia.heroes import assassinates, drains
from kraina.games.jaskinia.pawn import end_turn
from kraina.games.jaskinia.people import strikes_again
from kraina.games.jaskinia.points import weapons_of
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import Fight, FightKind, Result, Tale, stands
from kraina.games.jaskinia.theft import stealable
from kraina.games.jaskinia.windows import window
from kraina.kit.choose import agrees

SHELTER = "battle-armour"
STOPPED = ("dagger", "spear", "magic-crossbow", "poisoned-arrows")
"""Weapons that cannot hurt who wears Battle Armour in the Cave (13.7)."""


def attack(ctx: Tale, player: PlayerId, other: PlayerId, kind: FightKind) -> Flow[None]:
    """Let a player attack another Searcher, by Strength or by Power; his turn ends with it (14.4, 15.2)."""
    ctx.emit(Told(text=text("told.attacks", who=Who(player), other=Who(other)), rule="14.4"))
    running = Fight(player, kind, opponent=other)
    outer, ctx.state.fight = ctx.state.fight, running
    if kind == "psychic":
        ctx.ran(f"ability:{ctx.state.get(player).character}-psychic")
    if assassinates(ctx, ctx.state.get(player), running):
        running.assassin = yield from agrees(player, "assassinate", text("ask.assassinate", other=Who(other)), "8.2")
    yield from window(ctx, "fight")
    if stands(ctx.state, running):
        result = yield from _dice(ctx, player, other)
        if result == "won":
            yield from _spoils(ctx, player, other)
        elif result == "lost":
            yield from _spoils(ctx, other, player)
    ctx.state.fight = outer
    yield from settle(ctx)
    end_turn(ctx, player)


def _dice(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[Result]:
    """Roll for the attacker, then for the attacked, and compare (14.4)."""
    running = ctx.state.fight
    assert running is not None
    sides: tuple[tuple[PlayerId, Literal["mine", "theirs"]], ...] = ((player, "mine"), (other, "theirs"))
    for side, key in sides:
        victim = running.assassin and side == other
        running.rolled[key] = 0 if victim else cast_dice(ctx, side, running, "14.4")
    for side, key in sides:
        yield from strikes_again(ctx, side, running, key)
        count_used(ctx, side, running, running.rolled[key])
    die, foe_die = running.rolled["mine"], running.rolled["theirs"]
    own, theirs = die + score(ctx, player), foe_die + score(ctx, other)
    told = text(
        "told.compares", who=Who(player), mine=own, die=die, theirs=theirs, foe_die=foe_die, foe=Who(other)
    )  # fmt: skip
    ctx.emit(Told(text=told, rule="14.4"))
    return compare(own, theirs)


def _spoils(ctx: Tale, winner: PlayerId, loser: PlayerId) -> Flow[None]:
    """Let the winner take 1 Stamina, an Item or 1 bag (14.4); the Assassin must take the Stamina (8.2)."""
    running = ctx.state.fight
    assert running is not None
    ctx.emit(Told(text=text("told.wins-duel", who=Who(winner), other=Who(loser)), rule="14.4"))
    options = [Option("stamina", None, text("option.take-stamina"))]
    assassin = running.assassin and winner == running.player
    found = (*options, *([] if assassin else stealable(ctx, winner, ctx.state.get(loser))))
    decision = Decision(winner, "spoils", text("ask.spoils", other=Who(loser)), found, rule="14.4")
    what: str | None = yield from ask(decision)
    if what is not None:
        rob(ctx, winner, loser, what, "14.4")
    elif not _sheltered(ctx, winner, loser) and (yield from suffer(ctx, loser, 1, "14.4")):
        drains(ctx, winner, running)


def _sheltered(ctx: Tale, winner: PlayerId, loser: PlayerId) -> bool:
    """Return whether Battle Armour keeps the loser from harm by the winner's weapon (13.7)."""
    running = ctx.state.fight
    if running is None or all(design_of(uid) != SHELTER for uid in ctx.state.get(loser).items):
        return False
    used = weapons_of(ctx.data, ctx.state.get(winner), running)
    if not any(design_of(weapon.source) in STOPPED for weapon in used):
        return False
    ctx.ran(f"card:{SHELTER}")
    ctx.emit(Told(text=text("told.sheltered", who=Who(loser)), rule="13.7"))
    return True
