"""What happens where a pawn comes to rest: trapdoor, corridor or nook. Rules 5.1-5.7, 9.9, 10.1."""

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import CardShown, PawnMoved, Told
from kraina.engine.text import Who, name, text
from kraina.games.monstrum.board import GOAL, FieldId, NookId
from kraina.games.monstrum.cards import card_name
from kraina.games.monstrum.choose import place_name
from kraina.games.monstrum.dice import roller
from kraina.games.monstrum.fight import draw_combat, fight_guardian, win
from kraina.games.monstrum.state import Adventurer, MonstrumCtx
from kraina.games.monstrum.strength import die, lose, put_under, settle


def travel(ctx: MonstrumCtx, one: Adventurer, path: tuple[FieldId, ...], *, leap: bool, rule: str) -> Flow[None]:
    """Move a pawn along a path, let nets be sprung, and meet the adventure where it comes to rest.

    ``path`` starts with the field where the pawn stands. A leap touches only its last field.
    """
    board = ctx.data.board
    left = board.nook_at(one.field)
    one.field = path[-1]
    told = text("told.moves", who=Who(one.player), place=place_name(ctx.data.board, one.field))
    ctx.emit(PawnMoved(text=told, rule=rule, player=one.player, path=tuple(map(str, path)), leap=leap))
    entered = board.nooks_entered(path)
    if entered and any(other.net is not None for other in ctx.state.others(one.player)):
        ctx.reveal()  # that no net is sprung tells where it does not lie
    for nook in entered:
        yield from _spring_nets(ctx, one, nook)
    if one.alive:
        yield from _arrive(ctx, one, left)


def _spring_nets(ctx: MonstrumCtx, one: Adventurer, nook: NookId) -> Flow[None]:
    """Let whoever has cast the Net over a nook spring it on a rival that enters (9.9)."""
    for owner in ctx.state.others(one.player):
        if owner.net != nook:
            continue
        sprung = yield from ask(
            Decision(
                player=owner.player,
                kind="spring-net",
                prompt=text("ask.spring-net", who=Who(one.player), nook=name("nook", nook)),
                options=(
                    Option("play:net", True, text("option.play", card=card_name("net"))),
                    Option("wait", False, text("option.wait")),
                ),
                rule="9.9",
                source="net",
            )
        )
        if sprung:
            put_under(ctx, owner, "net")
            ctx.ran("card:net")
            told = text("told.net-sprung", who=Who(owner.player), whom=Who(one.player), nook=name("nook", nook))
            ctx.emit(CardShown(text=told, rule="9.9", player=owner.player, card="net", deck="surprise"))
            lose(ctx, one, ctx.data.numbers.net_loss, "9.9")


def _arrive(ctx: MonstrumCtx, one: Adventurer, left: NookId | None) -> Flow[None]:
    """Meet the adventure of the field where the pawn came to rest, having left a nook or none."""
    settle(ctx, one)
    spot = ctx.data.board.fields[one.field]
    if spot.ground == "trapdoor":
        ctx.ran("space:trapdoor")
        ctx.emit(Told(text=text("told.trapdoor", who=Who(one.player)), rule="5.4"))
        die(ctx, one, "5.4")
    elif spot.corridor:
        ctx.ran(f"space:corridor-{spot.corridor}")
        yield from _corridor(ctx, one, spot.corridor)
    elif spot.nook is not None:
        yield from visit(ctx, one, spot.nook, left)
        ctx.ran(f"space:{spot.nook}")


def visit(ctx: MonstrumCtx, one: Adventurer, nook: NookId, left: NookId | None) -> Flow[None]:
    """Meet what a nook holds: the end at Zezere, else a combat card unless 5.3 spares it."""
    if nook == GOAL and left != GOAL:
        if ctx.state.options["ending"] == "guardian":
            yield from fight_guardian(ctx, one)
        else:
            win(ctx, one, "10.1")
    elif nook in (left, one.last_fight):
        ctx.emit(Told(text=text("told.no-fight"), rule="5.3"))
    else:
        yield from draw_combat(ctx, one, nook)


def _corridor(ctx: MonstrumCtx, one: Adventurer, number: int) -> Flow[None]:
    """Roll and go to the corridor square of that number (5.5, 5.6)."""
    rolling = yield from roller(ctx, one)
    value = ctx.roll(
        rolling, "corridor", lambda rolled: text("told.rolls-corridor", who=Who(rolling), rolled=rolled), "5.5"
    )
    if value == number:
        ctx.emit(Told(text=text("told.corridor-stays", who=Who(one.player)), rule="5.6"))
        return
    board = ctx.data.board
    target = board.corridors[value]
    # By Omen what is lost is the other's (8.6): he goes in one's place to a square that is farther from the goal.
    farther = board.steps_to_goal(target) > board.steps_to_goal(one.field)
    moved = ctx.state.get(rolling) if farther else one
    path = (moved.field, target)
    moved.field = target
    told = text("told.moves", who=Who(moved.player), place=place_name(ctx.data.board, target))
    ctx.emit(PawnMoved(text=told, rule="5.5", player=moved.player, path=tuple(map(str, path)), leap=True))
