"""Hand-drawn lines over the squares of a map, the same on every machine.

Lines follow the corners of the squares, each moved a little by a number computed from its place, so that shapes that
touch share their wobble.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from table.render.outline import Cell
from table.render.pen import Box, Point, noise, points

CELL = 40
"""The side of a field in units of the drawing."""

MARGIN = 56
"""The width of the sheet around the fields, in units."""

Edge = Literal["track", "wall", "leaves", "rock"]
"""How an outline is drawn: a road's, a building's, a terrain's, an underground's."""


def corner(column: int, row: int) -> Point:
    """Return where a corner of the squares lies on the sheet, hand-drawn."""
    wobble = 1.3
    return (
        MARGIN + column * CELL + wobble * noise(column, row, 1),
        MARGIN + row * CELL + wobble * noise(column, row, 2),
    )


def centre(cell: Cell) -> Point:
    """Return the middle of a square on the sheet."""
    column, row = cell
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def draw(loops: Iterable[list[Cell]], edge: Edge) -> str:
    """Return loops of corners as the data of a path, in one way of drawing."""
    parts: list[str] = []
    for loop in loops:
        parts.append(f"M{points(corner(*loop[0]))}")
        for place, start in enumerate(loop):
            parts.append(_side(start, loop[(place + 1) % len(loop)], edge))
        parts.append("Z")
    return "".join(parts)


def line(start: Cell, end: Cell) -> str:
    """Return one wobbling side between two corners as the data of a path."""
    return f"M{points(corner(*start))}{_side(start, end, 'track')}"


def _side(start: Cell, end: Cell, edge: Edge) -> str:
    a, b = corner(*start), corner(*end)
    along = ((b[0] - a[0]) / CELL, (b[1] - a[1]) / CELL)
    out = (along[1], -along[0])

    def place(share: float, height: float) -> Point:
        return (
            a[0] + (b[0] - a[0]) * share + out[0] * height,
            a[1] + (b[1] - a[1]) * share + out[1] * height,
        )

    x, y = start[0] + end[0], start[1] + end[1]
    if edge == "leaves":
        tops = (place(part / 6, 5 + 2 * noise(x, y, part)) for part in (1, 3, 5))
        return "".join(
            f"Q{points(*bulge)}" for bulge in zip(tops, (place(1 / 3, 0.5), place(2 / 3, 0.5), b), strict=True)
        )
    if edge == "rock":
        peaks = (place(share, 2 + 3 * noise(x, y, salt)) for share, salt in ((0.22, 6), (0.5, 7), (0.78, 8)))
        return f"L{points(*peaks, b)}"
    if edge == "wall":
        return f"L{points(b)}"
    return f"Q{points(place(0.5, 1.6 * noise(x, y, 9)), b)}"


def square(cell: Cell) -> Box:
    """Return the box of one square on the sheet."""
    left, top = MARGIN + cell[0] * CELL, MARGIN + cell[1] * CELL
    return left, top, left + CELL, top + CELL


def surround(cells: Iterable[Cell]) -> Box:
    """Return the box around squares on the sheet."""
    boxes = [square(cell) for cell in cells]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def cells_under(box: Box) -> Iterator[Cell]:
    """Yield the squares that a box touches, on the sheet or beyond."""
    for row in range(int((box[1] - MARGIN) // CELL), int((box[3] - MARGIN) // CELL) + 1):
        for column in range(int((box[0] - MARGIN) // CELL), int((box[2] - MARGIN) // CELL) + 1):
            yield column, row


EDGES: Mapping[str, Edge] = {"building": "wall", "terrain": "leaves", "underground": "rock"}
"""How the outline of each kind of nook is drawn."""
