"""Pawns: how one comes to stand on another space, outside the walk of a move."""

from kraina.engine.event import PawnMoved
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.board import CASTLE, TEMPLES, SpaceId
from kraina.games.magiczny_miecz.state import Miecz, Seeker


def put(
    ctx: Miecz, player: PlayerId, space: SpaceId, told: Text, rule: RuleRef, *, leap: bool = False,
    notable: bool = False,
) -> None:  # fmt: skip
    """Put a Seeker on a space and tell it; with ``leap`` he did not walk there."""
    one = ctx.state.get(player)
    path = (one.space, space)
    one.space = space
    lift_hex(one)
    ctx.emit(PawnMoved(text=told, rule=rule, player=player, path=path, leap=leap, notable=notable))


def lift_hex(one: Seeker) -> None:
    """Free who stands in a Temple of the Hag's hex, however he came there (8.1)."""
    if one.space in TEMPLES:
        one.hexed = False


def throw_back(ctx: Miecz, player: PlayerId) -> None:
    """Put who has lost to the Beast on the Entrance of the side he came from; he has to leave the Bridge (14.7)."""
    one = ctx.state.get(player)
    ring = ctx.data.board.ring(CASTLE)
    from_ruins = one.marks.pop("bridge-side", 1) == 1
    one.leaving = -1 if from_ruins else 1
    put(ctx, player, ring[0] if from_ruins else ring[-1], text("told.thrown-back", who=Who(player)), "14.7", leap=True)
