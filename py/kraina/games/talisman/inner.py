"""Moves in the Inner Region: one space a turn, forward or back. Rules 8.5, 9.1, 9.2, 9.11, 10.1."""

from typing import TypeAlias

from kraina.engine.decision import Flow, Option, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.board import CROWN, PLAIN, PORTAL, VALLEY, SpaceId
from kraina.games.talisman.outlook import trial_outlook
from kraina.games.talisman.pawn import put
from kraina.games.talisman.state import Hero, Tale, has
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.names import space_name

Step: TypeAlias = tuple[str, int]
"""What is done - forward, back, again, out, crown or stay - and the direction of the ring."""


def towards_plain(ctx: Tale, space: SpaceId) -> int:
    """Return the direction from a space between Plain and Valley back to the Plain."""
    ring = ctx.data.board.regions["inner"]
    return -1 if ring.index(space) <= len(ring) // 2 else 1


def inner_options(ctx: Tale, player: PlayerId) -> list[Option[Step]]:
    """Return the ways to spend a turn's move in the Inner Region (9.1, 9.2)."""
    one = ctx.state.get(player)
    if one.space == CROWN:
        return [_to_crown(ctx, player, "stay")]
    if one.space == PLAIN:
        out: Option[Step] = Option("out", ("out", 0), text("option.out"), Ref("space", PORTAL))
        ways = [_step(ctx, one, "forward", 1), _step(ctx, one, "forward", -1)]
        return ways if PORTAL in ctx.state.closed else [*ways, out]
    if one.fleeing:
        return [_step(ctx, one, "back", one.fleeing)]
    if one.space == VALLEY:
        return [_to_crown(ctx, player, "crown"), _step(ctx, one, "back", 1), _step(ctx, one, "back", -1)]
    back = towards_plain(ctx, one.space)
    options = [_step(ctx, one, "back", back)]
    ahead = ctx.data.board.step(one.space, -back)
    if not one.free:
        label = text("option.again", space=space_name(one.space))
        hint = trial_outlook(ctx, player, one.space)
        options.insert(0, Option("again", ("again", 0), label, Ref("space", one.space), hint))
    elif ahead != VALLEY or has(one, "talisman") or has(one, CRYSTAL):
        options.insert(0, _step(ctx, one, "forward", -back))
    return options


def _to_crown(ctx: Tale, player: PlayerId, what: str) -> Option[Step]:
    """Return the option to go to the Crown, or to stay on it."""
    return Option(what, (what, 0), text(f"option.{what}"), Ref("space", CROWN), trial_outlook(ctx, player, CROWN))


def _step(ctx: Tale, one: Hero, what: str, direction: int) -> Option[Step]:
    space = ctx.data.board.step(one.space, direction)
    label = text(f"option.{what}", space=space_name(space))
    hint = text("option.ignored") if what == "back" and space != PLAIN else trial_outlook(ctx, one.player, space)
    return Option(f"{what}:{space}", (what, direction), label, Ref("space", space), hint)


def inner_move(ctx: Tale, player: PlayerId, what: str, direction: int) -> Flow[None]:
    """Do what was chosen: who turns back ignores the texts on his way (9.2)."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    assert turn is not None
    turn.moves -= 1
    turn.start = one.space
    if what in ("stay", "again"):
        turn.arrive()
        return
    goal = {"out": PORTAL, "crown": CROWN}.get(what) or ctx.data.board.step(one.space, direction)
    if what == "back" and not one.fleeing:
        one.fleeing = direction
        ctx.emit(Told(text=text("told.turns-back", who=Who(player)), rule="9.2"))
    told = text("told.walks", who=Who(player), space=space_name(goal))
    put(ctx, player, goal, told, "9.1", path=(one.space, goal))
    turn.moved = True
    if goal == PLAIN:
        one.fleeing = 0
    if not one.fleeing:
        turn.arrive()
    yield from ()
