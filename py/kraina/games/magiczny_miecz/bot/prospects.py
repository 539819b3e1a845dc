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

NEXT, NEAR, OF = 16, 19, 20
"""What is worth something a move later is worth this part of it now: the second to whoever walks a space a turn."""
AHEAD = 3
"""Moves looked ahead beyond the next one."""


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
    ends, across, beyond = _ahead(at, circle)
    most, part = _pace(at)
    return expected(ring.index(space), ends, across, beyond, most) * part // OF


@lru_cache(maxsize=4)
def _ahead(at: Situation, circle: Circle) -> tuple[Sequence[int], Mapping[int, int], Sequence[int]]:
    """Return what ending on each space of a circle is worth, what crossing from some is, and what follows a crossing.

    Some moves are looked ahead; at a space a turn it is a whole walk round. What is beyond a barrier is taken to be as
    good as this circle without it, so that nobody puts off a crossing to enjoy it twice.
    """
    ring = at.data.board.circles[circle]
    worths = [space_worth(at, space) for space in ring]
    across = {ring.index(space): worth for space, worth in crossings(at, circle).items()}
    later = beyond = [0] * len(ring)
    most, part = _pace(at)
    for _ in range(AHEAD if most > 1 else len(ring)):
        ends, beside = _sums(worths, later), _sums(worths, beyond)
        later = [expected(spot, ends, across, beyond, most) * part // OF for spot in range(len(ring))]
        beyond = [expected(spot, beside, {}, beyond, most) * part // OF for spot in range(len(ring))]
    return _sums(worths, later), across, beyond


def _sums(some: Sequence[int], others: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(some, others, strict=True)]


def _pace(at: Situation) -> tuple[int, int]:
    """Return the most that my die may show, and what a move later counts: the Noon-wraith lets me walk one space."""
    return (1, NEAR) if at.owns("noon-wraith") else (6, NEXT)


def roll_worth(at: Situation, steps: int) -> int:
    """Return what the better way of so many steps from where I am is worth."""
    circle = at.data.board.circle(at.me.space)
    ends, across, beyond = _ahead(at, circle)
    spot, size = at.data.board.circles[circle].index(at.me.space), len(ends)
    found = [ends[(spot + steps) % size], ends[(spot - steps) % size]]
    for barrier, worth in across.items():
        if min((barrier - spot) % size, (spot - barrier) % size) < steps:
            found.append(worth + beyond[barrier])
    return max(found)


def expected(spot: int, ends: Sequence[int], across: Mapping[int, int], beyond: Sequence[int], most: int) -> int:
    """Return what a roll is worth on the average from a spot of a ring: where it ends, or a crossing on the way."""
    size, total = len(ends), 0
    left = right = spot
    over = None
    for _ in range(most):
        for here in (left, right):
            if here in across and (over is None or across[here] + beyond[here] > over):
                over = across[here] + beyond[here]
        left, right = (left - 1) % size, (right + 1) % size
        best = ends[left] if ends[left] > ends[right] else ends[right]
        total += best if over is None or best > over else over
    return total // most
