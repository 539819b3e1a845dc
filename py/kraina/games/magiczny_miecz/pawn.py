"""Pawns: how one comes to stand on another space, outside the walk of a move."""

from kraina.engine.event import PawnMoved
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.state import Miecz


def put(
    ctx: Miecz, player: PlayerId, space: SpaceId, told: Text, rule: RuleRef, *, leap: bool = False,
    notable: bool = False,
) -> None:  # fmt: skip
    """Put a Seeker on a space and tell it; with ``leap`` he did not walk there."""
    one = ctx.state.get(player)
    path = (one.space, space)
    one.space = space
    ctx.emit(PawnMoved(text=told, rule=rule, player=player, path=path, leap=leap, notable=notable))
