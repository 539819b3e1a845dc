"""What the spaces of a circle promise a sensible player: the moves that follow, each with a die and two directions."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from kraina.games.magiczny_miecz.board import Circle, SpaceId
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.bot.places import (
    crossings,
    down_worth,
    gate_worth,
    ice_worth,
    space_worth,
    swamp_worth,
)
from kraina.games.magiczny_miecz.ways import Way

NEXT, NEAR, OF = 15, 19, 20
"""What is worth something a move later is worth this part of it now: the second to whoever walks a space a turn."""


def way_worth(at: Situation, way: Way) -> int:
    """Return what a way is worth: where it ends, or what is tried there, and the moves that follow."""
    if way.barrier == "swamp":
        return swamp_worth(at) + promise(at, way.end)
    if way.barrier == "ice":
        return ice_worth(at) + promise(at, way.end)
    if way.barrier == "gate":
        return gate_worth(at, way.end) + promise(at, way.end)
    worth = space_worth(at, way.end)
    down = down_worth(at, way.end) if way.crosses else 0
    return worth + down + (promise(at, way.end) if down >= 0 else 0)


def promise(at: Situation, space: SpaceId) -> int:
    """Return what the two moves from a space are worth now, the best way taken for each roll."""
    circle = at.data.board.circle(space)
    ring = at.data.board.circles[circle]
    worths, across, ahead = _ahead(at, circle)
    most, part = _pace(at)
    return expected(ring.index(space), worths, across, ahead, most) * part // OF


@lru_cache(maxsize=4)
def _ahead(at: Situation, circle: Circle) -> tuple[Sequence[int], Mapping[int, int], Sequence[int]]:
    """Return what ending on each space of a circle is worth, what crossing from some is, and what moves from each are.

    Normally it is one move that is looked at so; at a space a turn it is a whole walk round.
    """
    ring = at.data.board.circles[circle]
    worths = [space_worth(at, space) for space in ring]
    across = {ring.index(space): worth for space, worth in crossings(at, circle).items()}
    later, (most, part) = [0] * len(ring), _pace(at)
    for _ in range(1 if most > 1 else len(ring)):
        ends = [worth + more for worth, more in zip(worths, later, strict=True)]
        later = [expected(spot, ends, across, later, most) * part // OF for spot in range(len(ring))]
    return [worth + more for worth, more in zip(worths, later, strict=True)], across, later


def _pace(at: Situation) -> tuple[int, int]:
    """Return the most that my die may show, and what a move later counts: the Noon-wraith lets me walk one space."""
    return (1, NEAR) if at.owns("noon-wraith") else (6, NEXT)


def expected(spot: int, ends: Sequence[int], across: Mapping[int, int], later: Sequence[int], most: int) -> int:
    """Return what a roll is worth on the average from a spot of a ring: where it ends, or a crossing on the way."""
    size, total = len(ends), 0
    left = right = spot
    over = None
    for _ in range(most):
        for here in (left, right):
            if here in across and (over is None or across[here] + later[here] > over):
                over = across[here] + later[here]
        left, right = (left - 1) % size, (right + 1) % size
        best = ends[left] if ends[left] > ends[right] else ends[right]
        total += best if over is None or best > over else over
    return total // most
