"""The river of the map. It finds its own bed from the top of the sheet to the left, round every nook and name."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from heapq import heappop, heappush

from table.html import Markup, join, tag
from table.render.monstrum.ink import CELL, cells_under, centre
from table.render.outline import Cell
from table.render.pen import Box, Point, noise, points

SOURCE = 0.52
"""Where the river rises, as a share of the sheet's width."""

MOUTH = 0.62
"""Where it leaves the sheet, as a share of its height."""


def bed(
    columns: int, rows: int, roads: AbstractSet[Cell], nooks: AbstractSet[Cell], names: Sequence[Box]
) -> list[Cell]:
    """Return the squares the river runs through; it meanders, and crosses roads rather than follow them."""
    under = {cell for box in names for cell in cells_under(box)}
    start, end = (int(columns * SOURCE), -1), (-1, int(rows * MOUTH))
    best: dict[Cell, tuple[float, Cell]] = {start: (0.0, start)}
    edge = [(0.0, start)]
    while edge:
        spent, here = heappop(edge)
        if here == end:
            break
        for right, down in ((0, 1), (-1, 0), (1, 0), (0, -1)):
            cell = (here[0] + right, here[1] + down)
            inside = 0 <= cell[0] < columns and 0 <= cell[1] < rows
            if cell in nooks or not (inside or cell == end):
                continue
            price = spent + 1 + 0.9 * noise(*cell, 31) + 3 * (cell in roads) + 12 * (cell in under)
            if cell not in best or price < best[cell][0]:
                best[cell] = (price, here)
                heappush(edge, (price, cell))
    course = [end]
    while course[-1] != start and course[-1] in best:
        course.append(best[course[-1]][1])
    return course[::-1]


def river(course: Sequence[Cell]) -> Markup:
    """Return the river in its bed, with banks; roads and nooks are drawn over it."""
    data = _smooth(_meander(course))
    return join(*(tag("path", d=data, class_=f"map-river map-river-{name}") for name in ("bank", "water", "glint")))


def _meander(course: Sequence[Cell]) -> list[Point]:
    """Return every other place of the bed, moved a little, and both ends."""
    bends = [course[0], *course[1:-1:2], course[-1]]
    return [
        (x + 9 * noise(*cell, 32), y + 9 * noise(*cell, 33))
        for cell, (x, y) in zip(bends, map(centre, bends), strict=True)
    ]


def boxes(course: Sequence[Cell]) -> list[Box]:
    """Return boxes around the water, so that nothing is drawn into it."""
    half = CELL / 2
    return [(x - half, y - half, x + half, y + half) for x, y in map(centre, course)]


def _smooth(places: Sequence[Point]) -> str:
    """Return a soft line through places as the data of a path."""
    whole = (places[0], *places, places[-1])
    parts = [f"M{points(places[0])}"]
    for before, start, end, after in zip(whole, whole[1:], whole[2:], whole[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append(f"C{points(first, second, end)}")
    return "".join(parts)
