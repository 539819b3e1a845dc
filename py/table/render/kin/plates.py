"""Plates: the names of spaces in large letters, for maps on which names are small. One shows while one points there."""

from functools import lru_cache

from table.html import Markup, tag
from table.render.kin.lettering import width
from table.render.pen import Point, number

SIZE = 46.0
"""Height of the letters: 14 pixels where a map of 1,800 units is 555 wide."""


@lru_cache(maxsize=512)
def plate(name: str, below: Point, sheet: tuple[int, int]) -> Markup:
    """Return a name on a plate, in the middle ``below`` a point and within the sheet; above it at the sheet's foot."""
    (x, y), (sheet_wide, sheet_high) = below, sheet
    wide, high = width(name, SIZE) + SIZE, 1.4 * SIZE
    left, top = min(max(10, x - wide / 2), sheet_wide - 10 - wide), min(y, sheet_high - 10 - high)
    return tag(
        "g",
        tag("rect", x=number(left), y=number(top), width=number(wide), height=number(high), rx=12),
        tag("text", name, x=number(left + wide / 2), y=number(top + high * 0.7)),
        class_="kin-plate",
    )


def named(shape: str, shown: Markup) -> Markup:
    """Return a space, by its outline as data of a path, that shows its plate while one points to it."""
    return tag("g", tag("path", d=shape, class_="kin-hit"), shown, class_="kin-named")
