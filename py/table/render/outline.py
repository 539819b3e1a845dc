"""The outline of squares on a grid: loops of corners, for maps whose lands are made of squares."""

from collections.abc import Iterable

Cell = tuple[int, int]
"""A square's column and row; as a corner, that of its upper left one."""


def outline(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Return the loops of corners around squares, clockwise; a hole is a loop of its own."""
    inside = set(cells)
    following: dict[Cell, list[Cell]] = {}
    for column, row in sorted(inside):
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        beyond = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
        for side, other in enumerate(beyond):
            if other not in inside:
                following.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    loops: list[list[Cell]] = []
    while following:
        loops.append(_loop(following))
    return loops


def _loop(following: dict[Cell, list[Cell]]) -> list[Cell]:
    """Take one loop out of the sides that are left."""
    start = at = min(following)
    before: Cell | None = None
    loop: list[Cell] = []
    while not loop or at != start:
        loop.append(at)
        ways = following[at]
        way = ways[0] if before is None else min(ways, key=lambda to: _turn(before, at, to))
        ways.remove(way)
        if not ways:
            del following[at]
        before, at = at, way
    return loop


def _turn(before: Cell | None, at: Cell, to: Cell) -> int:
    """Return a number that is least for a turn to the right, so that squares touching at a corner stay apart."""
    assert before is not None
    return -((at[0] - before[0]) * (to[1] - at[1]) - (at[1] - before[1]) * (to[0] - at[0]))
