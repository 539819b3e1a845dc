"""Where things stand inside a land: drawing, name, marks, pawns, lying cards and gold."""

from collections.abc import Mapping
from functools import cache

from kraina.games.talisman.board import Region, load_board
from table.render.kin.lettering import LEADING, broken, width
from table.render.pen import Point
from table.render.talisman.geometry import SIDES, box

SCALES: Mapping[Region, float] = {"outer": 1.82, "middle": 1.64, "inner": 1.4}
"""Of the drawings, which are 100 wide and 80 high."""

SIZES: Mapping[Region, int] = {"outer": 41, "middle": 39, "inner": 36}
"""The greatest height of the letters by Region."""

EDGE = 14.0
"""What stays free between the marks and the borders of their land."""

ROOM = 9.0
"""What stays free between a name and the borders of its land."""

SHORT = 3
"""Letters of the shortest word that may fill a line."""

HIGHEST = 0.42
"""How much of a land's height a name may take: as the drawing leaves it free."""

MARKS = 1.4
"""How large the marks are."""

MARKS_DOWN = 26.0
"""From the upper border of a land to the middle of its marks."""

FANS: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 2),),
    2: ((-19, 2), (19, 2)),
    3: ((-31, -3), (31, -3), (0, 8)),
    4: ((-42, -5), (14, -5), (-14, 3), (42, 3)),
    5: ((-38, -28), (0, -28), (38, -28), (-19, 22), (19, 22)),
    6: ((-38, -28), (0, -28), (38, -28), (-38, 22), (0, 22), (38, 22)),
}
"""Where pawns on one land stand, from the middle of its drawing; the farther ones come first."""

CROWD = (1.9, 1.75, 1.6, 1.5, 1.3, 1.3)
"""How large each of so many pawns on one land of the Outer Region is."""


@cache
def drawing_at(space: str) -> tuple[Point, float]:
    """Return the middle of a land's drawing and its scale."""
    left, top, right, bottom = box(space)
    region = load_board().region(space)
    return ((left + right) / 2, top + 0.4 * (bottom - top)), SCALES[region]


@cache
def lettering(space: str, name: str) -> tuple[tuple[str, ...], float, float]:
    """Return the lines of a land's name, the height of their letters, and where they begin below the top."""
    left, top, right, bottom = box(space)
    room, size = right - left - 2 * ROOM, float(SIZES[load_board().region(space)])
    lines = broken(name, room, size, SHORT)
    while max(width(line, size) for line in lines) > room or size * LEADING * len(lines) > HIGHEST * (bottom - top):
        size -= 1
        lines = broken(name, room, size, SHORT)
    return lines, size, bottom - 9 - size * LEADING * len(lines)


@cache
def pawn_slots(space: str, count: int) -> tuple[tuple[Point, ...], float]:
    """Return where so many pawns (1 to 6) stand on a land, and their scale."""
    (x, y), _ = drawing_at(space)
    size = CROWD[count - 1] * SIDES[load_board().region(space)] / SIDES["outer"]
    return tuple((x + right * size, y + 8 + down * size) for right, down in FANS[count]), size


def cards_at(space: str) -> Point:
    """Return where the badge of the cards lying on a land stands: in its upper right corner."""
    _, top, right, _ = box(space)
    return right - 34, top + 36


def gold_at(space: str) -> Point:
    """Return where the badge of the gold lying on a land stands: below that of the cards."""
    _, top, right, _ = box(space)
    return right - 34, top + 92
