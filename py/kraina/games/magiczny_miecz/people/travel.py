"""The ability that takes a Character along with another one. Rules 8.1, 8.2."""

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.crossings import shed_noon_wraith
from kraina.games.magiczny_miecz.pawn import put
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz, Seeker, able
from kraina.games.magiczny_miecz.windows import may_act
from kraina.kit.choose import agrees

TRAVEL = "trickster-travel"


def left(ctx: Miecz, player: PlayerId, start: SpaceId) -> Flow[None]:
    """Let the Trickster travel with somebody whose move, or what replaced it, led away from his space, to its end.

    Nobody comes along onto the Stone Bridge, which is won from its guardians (11.9), nor out of a Circle of Fire or a
    temple that holds him.
    """
    turn = ctx.state.turn
    goal = ctx.state.get(player).space
    if turn is None or start != turn.start or ctx.data.board.on_bridge(goal):
        return
    for other in ctx.state.others(player):
        if other.space == start and _may_travel(ctx, other):
            why = text("ask.ability-travel", who=Who(player), space=space_name(goal))
            if (yield from agrees(other.player, "travel", why, "8.2", TRAVEL)):
                _come_along(ctx, other.player, goal)
                yield from settle(ctx)


def _may_travel(ctx: Miecz, one: Seeker) -> bool:
    return able(one, TRAVEL) and may_act(ctx, one.player) and not one.possessed


def _come_along(ctx: Miecz, player: PlayerId, goal: SpaceId) -> None:
    start, board = ctx.state.get(player).space, ctx.data.board
    ctx.data.verbs.stays(ctx, player, start)
    put(ctx, player, goal, text("told.ability-travels", who=Who(player), space=space_name(goal)), "8.2")
    if board.circle(start) != board.circle(goal):
        shed_noon_wraith(ctx, player)
    ctx.ran(f"ability:{TRAVEL}")
