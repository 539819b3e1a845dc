"""What is printed on spaces beside their names: Events to draw, stronger Enemies, and where Spells or Objects fail."""

from functools import cache

from kraina.games.magiczny_miecz.board import load_board
from table.html import Markup, join, tag
from table.render.pen import Point, number

EMBLEMS = ("card", "swords", "spell", "object")
"""The marks: an Event to draw, more for Enemies, no Spells, no points from Objects."""

HIGH = 20.0
"""The height of a row of marks."""

GAP = 4.0

WIDTHS = {"card": 14.0, "swords": 46.0, "spell": 22.0, "object": 22.0}

SHAPES = {
    "card": (
        ("mm-card", "M2 .5H12Q14 .5 14 2.5V17.5Q14 19.5 12 19.5H2Q0 19.5 0 17.5V2.5Q0 .5 2 .5Z"),
        ("mm-card-star", "M7 4l1.5 4.5l4 1.5l-4 1.5l-1.5 4.5l-1.5 -4.5l-4 -1.5l4 -1.5Z"),
    ),
    "swords": (("mm-swords", "M1 2L15 18M1 2L2 6M1 2L5 3M17 2L3 18M17 2L16 6M17 2L13 3M10.5 18L17 13M7.5 18L1 13"),),
    "spell": (
        ("mm-mark", "M11 1.5L13 8L19.5 10L13 12L11 18.5L9 12L2.5 10L9 8Z"),
        ("mm-struck", "M3 19L19 1"),
    ),
    "object": (
        ("mm-mark", "M4 2H18V9Q18 15 11 19Q4 15 4 9ZM11 2V19M4 8H18"),
        ("mm-struck", "M3 19L19 1"),
    ),
}  # fmt: skip
"""The strokes of each mark."""


@cache
def row(space: str) -> tuple[tuple[str, int], ...]:
    """Return the marks of a space with their numbers, as its rules have them."""
    found = load_board()[space]
    marks = [("card", 1)] * found.draw
    if found.enemies:
        marks.append(("swords", found.enemies))
    if found.spell_free:
        marks.append(("spell", 1))
    if found.plain_points:
        marks.append(("object", 1))
    return tuple(marks)


def mark_width(space: str) -> float:
    """Return how wide the marks of a space are; 0 where it has none."""
    return max(0.0, sum(WIDTHS[kind] + GAP for kind, _ in row(space)) - GAP)


def symbols() -> Markup:
    """Return the marks for reuse."""
    return join(
        *(
            tag("g", *(tag("path", d=data, class_=name) for name, data in SHAPES[kind]), id=f"mm-mark-{kind}")
            for kind in EMBLEMS
        )
    )


def marks(space: str, at: Point) -> Markup | None:
    """Return the marks of a space in one row around a point, or nothing where it has none."""
    drawn: list[Markup] = []
    x, y = at[0] - mark_width(space) / 2, at[1] - HIGH / 2
    for kind, count in row(space):
        drawn.append(_mark(kind, count, x, y))
        x += WIDTHS[kind] + GAP
    return tag("g", *drawn, class_="mm-marks") if drawn else None


def _mark(kind: str, count: int, x: float, y: float) -> Markup:
    bonus = None
    if kind == "swords":
        bonus = tag("text", f"+{count}", x=number(x + 19), y=number(y + 18), class_="mm-bonus")
    return join(tag("use", href=f"#mm-mark-{kind}", x=number(x), y=number(y)), bonus)


def emblem(kind: str, at: Point) -> Markup:
    """Return a mark by itself, for the legend; ``at`` is the middle of its left side."""
    return _mark(kind, 1, at[0] + (46 - WIDTHS[kind]) / 2, at[1] - HIGH / 2)
