"""Where a move may lead, and what can be crossed on the way. Rules 10.2, 11."""

import dataclasses
from typing import Literal

from kraina.engine.ids import PlayerId
from kraina.engine.values import frozen
from kraina.games.magiczny_miecz.board import ENTRANCES, FOREST, GLADE, ICE_KINGDOM, VALLEY, SpaceId
from kraina.games.magiczny_miecz.state import RIDE, Miecz, able, working

Barrier = Literal["", "swamp", "ice", "gate"]

DOWN = {FOREST: GLADE, VALLEY: ICE_KINGDOM}
"""Ends of the crossings that are free in this direction (11.3, 11.7)."""
UP: dict[SpaceId, Barrier] = {GLADE: "swamp", ICE_KINGDOM: "ice"}
"""Spaces where a barrier may be tried, upwards."""


@frozen()
class Way:
    """One way to walk: the spaces passed, and what is tried at its end."""

    path: tuple[SpaceId, ...]
    barrier: Barrier = ""
    left: int = 0
    """Steps that remain behind the barrier."""
    past: bool = False
    """It leads past an occupied space (the Titan)."""
    crosses: bool = False
    """It leads down through the Swamp or the Ice Forest."""
    twin: int = 0
    """1 or 2 if both directions lead to the same end and it matters which is taken."""

    @property
    def end(self) -> SpaceId:
        """Where it ends, or where the barrier is tried."""
        return self.path[-1]

    @property
    def key(self) -> str:
        """The key of its option."""
        other = ":other" if self.twin == 2 else ""
        if self.barrier:
            return f"{'gate' if self.barrier == 'gate' else 'cross'}:{self.end}{other}"
        return f"{'down' if self.crosses else 'past' if self.past else 'move'}:{self.end}{other}"


def ways(ctx: Miecz, player: PlayerId, space: SpaceId, steps: int, crossed: tuple[Barrier, ...] = ()) -> list[Way]:
    """Return all ways of exactly so many steps from a space; both directions are open (10.2).

    Of two that lead to the same end one is left out unless something else comes of them: other steps left behind a
    barrier, or another space where Friends stay behind the Mount. ``crossed`` is for the rest of a move that has led
    over barriers: nobody crosses the same one twice in a move.
    """
    found: dict[str, Way] = {}
    turn = ctx.state.turn
    ridden = turn is not None and any(mark.startswith(RIDE) for mark in turn.marks)
    for way in _walk(ctx, player, (space,), steps, crossed):
        twin = found.setdefault(way.key, way)
        if way.left != twin.left or (ridden and way.path != twin.path):
            found[way.key] = dataclasses.replace(twin, twin=1)
            other = dataclasses.replace(way, twin=2)
            found.setdefault(other.key, other)
    return list(found.values())


def _walk(
    ctx: Miecz,
    player: PlayerId,
    path: tuple[SpaceId, ...],
    steps: int,
    crossed: tuple[Barrier, ...],
    down: bool = False,
) -> list[Way]:
    """Walk on from the end of a path in both directions; a barrier may be crossed wherever a step is left for it.

    ``down`` tells that the path has led down over one.
    """
    found: list[Way] = []
    for direction in (1, -1):
        line = path
        for taken in range(steps + 1):
            left = steps - taken
            if left == 0:
                found.append(Way(line, crosses=down))
                if able(ctx.state.get(player), "titan-step-past"):
                    found += _past(ctx, player, line, direction, down)
                break
            found += _crossings(ctx, player, line, left, crossed, down)
            line = (*line, ctx.data.board.step(line[-1], direction))
    return found


def _crossings(
    ctx: Miecz, player: PlayerId, line: tuple[SpaceId, ...], left: int, crossed: tuple[Barrier, ...], down: bool
) -> list[Way]:
    """Return the ways that cross something at the end of a line; nobody crosses the same barrier twice in a move."""
    here = line[-1]
    if here in ENTRANCES and may_try_gate(ctx, player):
        return [Way(line, "gate", crosses=down)]
    if here in DOWN and UP[DOWN[here]] not in crossed:
        return _walk(ctx, player, (*line, DOWN[here]), left - 1, (*crossed, UP[DOWN[here]]), True)
    if here in UP and UP[here] not in crossed:
        return [Way(line, UP[here], left - 1, crosses=down)]
    return []


def may_try_gate(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a Seeker may try to enter the Bridge: with a working Magic Sword, not barred and not hexed."""
    one = ctx.state.get(player)
    return not one.barred and not one.hexed and working(ctx.data, ctx.state, one, "magic-sword")


def _past(ctx: Miecz, player: PlayerId, line: tuple[SpaceId, ...], direction: int, down: bool) -> list[Way]:
    """Return the way of the Titan past an occupied space to the next free one."""
    occupied = [one.space for one in ctx.state.others(player)]
    if line[-1] not in occupied:
        return []
    while line[-1] in occupied:
        line = (*line, ctx.data.board.step(line[-1], direction))
    return [Way(line, past=True, crosses=down)]
