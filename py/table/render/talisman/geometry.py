"""Where everything lies on the map: three square rings of lands, the Storm River and the wall between them.

All lands of a ring are squares of one size; the Crown of Command is the square in the middle.
"""

from collections.abc import Mapping
from functools import cache

from kraina.games.talisman.board import Region, SpaceId, load_board
from table.render.pen import Box, Point, number

WIDE, TALL = 1800, 1950
"""The sheet's size in units of the drawing."""

LEFT, TOP = 60.0, 160.0
"""The corner of the Outer Region."""

RIVER, WALL = 46.0, 33.9
"""How broad the Storm River is, and the wall around the Inner Region."""

SIDES: Mapping[Region, float] = {"outer": 240.0, "middle": 221.6, "inner": 199.0}
"""The side of a land by Region: 7, 5 and 3 of them make up the side of a ring."""

FIRST: Mapping[Region, int] = {"outer": 0, "middle": 1, "inner": 2}
"""The row and column of a ring's first land."""


def corner(region: Region) -> float:
    """Return how far a ring begins inside the Outer Region, to the right and down."""
    if region == "outer":
        return 0.0
    if region == "middle":
        return SIDES["outer"] + RIVER
    return corner("middle") + SIDES["middle"] + WALL


def ring_box(region: Region, more: float = 0.0) -> Box:
    """Return the box around a ring, larger by some units on each side."""
    start = corner(region)
    length = SIDES[region] * (7 - 2 * FIRST[region])
    return LEFT + start - more, TOP + start - more, LEFT + start + length + more, TOP + start + length + more


@cache
def box(space: SpaceId) -> Box:
    """Return the box of a land. Raises KeyError for an id that no space has."""
    found = load_board()[space]
    side, start = SIDES[found.region], corner(found.region)
    left = LEFT + start + side * (found.column - FIRST[found.region])
    top = TOP + start + side * (found.row - FIRST[found.region])
    return left, top, left + side, top + side


def middle(space: SpaceId) -> Point:
    """Return the middle of a land."""
    left, top, right, bottom = box(space)
    return (left + right) / 2, (top + bottom) / 2


def square(found: Box) -> str:
    """Return a box as data of a path."""
    left, top, right, bottom = found
    return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"


@cache
def outline(space: SpaceId, inset: float = 0.0) -> str:
    """Return the outline of a land as data of a path; an inset makes it smaller on every side."""
    left, top, right, bottom = box(space)
    return square((left + inset, top + inset, right - inset, bottom - inset))
