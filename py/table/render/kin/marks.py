"""What is printed on spaces beside their names: cards to draw, stronger Enemies, and where Spells or Objects fail."""

from collections.abc import Iterable

from table.html import Markup, join, tag
from table.render.pen import Point, number

HIGH = 20.0
"""The height of a row of marks."""

GAP = 4.0

WIDTHS = {"card": 14.0, "swords": 46.0, "spell": 22.0, "object": 22.0}

SHAPES = {
    "card": (
        ("kin-card", "M2 .5H12Q14 .5 14 2.5V17.5Q14 19.5 12 19.5H2Q0 19.5 0 17.5V2.5Q0 .5 2 .5Z"),
        ("kin-card-star", "M7 4l1.5 4.5l4 1.5l-4 1.5l-1.5 4.5l-1.5 -4.5l-4 -1.5l4 -1.5Z"),
    ),
    "swords": (("kin-swords", "M1 2L15 18M1 2L2 6M1 2L5 3M17 2L3 18M17 2L16 6M17 2L13 3M10.5 18L17 13M7.5 18L1 13"),),
    "spell": (
        ("kin-mark", "M11 1.5L13 8L19.5 10L13 12L11 18.5L9 12L2.5 10L9 8Z"),
        ("kin-struck", "M3 19L19 1"),
    ),
    "object": (
        ("kin-mark", "M4 2H18V9Q18 15 11 19Q4 15 4 9ZM11 2V19M4 8H18"),
        ("kin-struck", "M3 19L19 1"),
    ),
}  # fmt: skip
"""The strokes of each mark: a card to draw, more for Enemies, no Spells, no points from Objects."""

Row = tuple[tuple[str, int], ...]
"""Marks of one space, each with its number."""


def width(row: Row) -> float:
    """Return how wide a row of marks is; 0 for none."""
    return max(0.0, sum(WIDTHS[kind] + GAP for kind, _ in row) - GAP)


def symbols(kinds: Iterable[str]) -> Markup:
    """Return the marks of some kinds for reuse."""
    return join(
        *(
            tag("g", *(tag("path", d=data, class_=name) for name, data in SHAPES[kind]), id=f"kin-mark-{kind}")
            for kind in kinds
        )
    )


def marks(row: Row, at: Point, scale: float = 1.0) -> Markup | None:
    """Return marks in one row around a point, or nothing if there are none."""
    drawn: list[Markup] = []
    x, y = at[0] / scale - width(row) / 2, at[1] / scale - HIGH / 2
    for kind, count in row:
        drawn.append(_mark(kind, count, x, y))
        x += WIDTHS[kind] + GAP
    larger = None if scale == 1 else f"scale({scale})"
    return tag("g", *drawn, class_="kin-marks", transform=larger) if drawn else None


def _mark(kind: str, count: int, x: float, y: float) -> Markup:
    bonus = None
    if kind == "swords":
        bonus = tag("text", f"+{count}", x=number(x + 19), y=number(y + 18), class_="kin-bonus")
    return join(tag("use", href=f"#kin-mark-{kind}", x=number(x), y=number(y)), bonus)


def emblem(kind: str, at: Point) -> Markup:
    """Return a mark by itself, for the legend; ``at`` is the middle of its left side."""
    return _mark(kind, 1, at[0] + (46 - WIDTHS[kind]) / 2, at[1] - HIGH / 2)


def legend(kinds: Iterable[str], words: Iterable[str], at: Point, step: int = 250, high: int = 2) -> Markup:
    """Return what marks mean, in columns of ``high`` rows, a ``step`` from one to the next."""
    rows: list[Markup] = []
    for place, (kind, word) in enumerate(zip(kinds, words, strict=True)):
        x, y = at[0] + step * (place // high), at[1] + 36 * (place % high)
        rows.append(emblem(kind, (x, y)))
        rows.append(tag("text", word, x=number(x + 54), y=number(y + 8), class_="kin-legend"))
    return tag("g", *rows)
