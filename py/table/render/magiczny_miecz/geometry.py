"""Where everything lies on the map: the rings with their spaces, the Stone Bridge, pawns, names and small marks.

The Magical World is a bowl. It is seen aslant, so that its circles are ovals and the names have room; all of it is
measured from the middle. Angles are degrees clockwise from the right, where the Dead City lies; the Ruins of the
Fortress lie to the left, and the Bridge runs straight from the one to the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import asin, cos, degrees, hypot, radians, sin

from kraina.games.magiczny_miecz.board import Circle, SpaceId, load_board
from table.render.magiczny_miecz.ink import along, loop, wave
from table.render.pen import Box, Point, points

WIDE, TALL = 1940, 1540
"""The sheet's size in units of the drawing."""

MIDDLE: Point = (970.0, 770.0)

OVALS: tuple[Point, ...] = ((296, 206), (480, 367), (516, 399), (694, 545), (730, 575), (906, 708))
"""Half the width and height of the six ovals: the rocks, Lower Circle, Swamp, Middle Circle, Ice Forest, rim."""

WOBBLE = (5.0, 3.5, 3.5, 2.5, 2.5, 1.2)
"""How far the ovals swing, in units: the rocks much, the rim hardly."""

DECK = 48.0
"""Half the width of the Bridge."""

UNDER = 4.0
"""Degrees from the Bridge's line within which a border lies hidden under it."""

FACE = 20.0
"""How much of the Bridge's side can be seen below it."""

RINGS: Mapping[Circle, tuple[SpaceId, ...]] = load_board().circles
"""The spaces of the circles clockwise, and those of the Bridge from the Ruins to the Dead City."""

CUTS: Mapping[Circle, tuple[float, ...]] = {
    "lower": (0, 49, 70, 90, 110.5, 133, 180, 210.5, 230, 250, 270, 290, 310.5, 330),
    "middle": (152, 178, 212, 227, 250, 272, 293, 314, 328.5, 360, 388, 407, 428, 450, 471, 493.5),
    "upper": (
        157, 171, 189, 202.5, 225, 250, 272, 295, 318, 337, 352, 370, 383, 397, 421, 446, 473, 498,
    ),
}  # fmt: skip
"""Where each space begins. Together they say which spaces touch across a belt."""

BAYS: tuple[tuple[float, float], ...] = (
    (-730, -498), (-498, -296), (-296, -186), (-186, -75), (-75, 75), (75, 186), (186, 296), (296, 498), (498, 730),
)  # fmt: skip
"""The left and right end of each space of the Bridge."""

INNER: Mapping[Circle, int] = {"lower": 0, "middle": 2, "upper": 4}
"""The oval inside each circle."""

CROSSINGS: Mapping[str, tuple[int, float]] = {"swamp": (1, 53.0), "ice-forest": (3, 207.0)}
"""The oval inside a belt and the angle where the belt can be crossed."""


@dataclass(frozen=True, slots=True)
class Sector:
    """The place of a space in its ring."""

    inner: int
    """The oval inside it; the next one lies outside."""
    start: float
    end: float
    """Angles where it begins and ends, clockwise."""


def edge(oval: int, turn: float, inset: float = 0.0) -> Point:
    """Return a point of a hand-drawn oval at an angle; a positive inset lies nearer to the middle."""
    wide, high = OVALS[oval]
    angle = radians(turn)
    swing = WOBBLE[oval] * wave(turn, oval + 1) - inset
    return MIDDLE[0] + (wide + swing) * cos(angle), MIDDLE[1] + (high + swing) * sin(angle)


def ring_of(space: str) -> Circle:
    """Return the ring a space lies in. Raises KeyError for an id that no space has."""
    for ring, spaces in RINGS.items():
        if space in spaces:
            return ring
    raise KeyError(space)


def sector(space: str) -> Sector:
    """Return the place of a space of the three circles."""
    ring = ring_of(space)
    cuts, place = CUTS[ring], RINGS[ring].index(space)
    after = cuts[place + 1] if place + 1 < len(cuts) else cuts[0] + 360
    return Sector(INNER[ring], cuts[place], after)


def span(found: Sector, oval: int, inset: float = 0.0) -> tuple[float, float]:
    """Return the angles between which a space lies on an oval; beside the Bridge it ends where the Bridge does."""
    wide, high = OVALS[oval]
    ends: list[float] = []
    for turn, way in ((found.start, 1), (found.end, -1)):
        beside = (turn + 90) % 180 - 90
        if abs(beside) < UNDER and found.inner < INNER["upper"]:
            below = FACE if 0 < (found.start + found.end) / 2 % 360 < 180 else 0.0
            ends.append(turn - beside + way * degrees(asin((DECK + below + 5 + inset) / high)))
        else:
            angle = radians(turn)
            ends.append(turn + way * degrees(inset / hypot(wide * sin(angle), high * cos(angle))))
    return ends[0], ends[1]


def within(space: str, out: float, round_: float) -> Point:
    """Return a point of a space: ``out`` is 0 at its inner and 1 at its outer edge, ``round_`` 0 to 1 clockwise."""
    found = sector(space)
    start, end = (
        edge(oval, low + (high - low) * round_)
        for oval in (found.inner, found.inner + 1)
        for low, high in (span(found, oval),)
    )
    return start[0] + (end[0] - start[0]) * out, start[1] + (end[1] - start[1]) * out


@cache
def outline(space: str, inset: float = 0.0) -> str:
    """Return the outline of a space as data of a path; an inset makes it smaller on every side."""
    if ring_of(space) == "bridge":
        left, top, right, bottom = bay(space)
        return loop(
            (
                (left + inset, top + inset), (right - inset, top + inset), (right - inset, bottom - inset),
                (left + inset, bottom - inset),
            )
        )  # fmt: skip
    found = sector(space)
    inner, outer = found.inner, found.inner + 1
    low, high = span(found, outer, inset), span(found, inner, inset)

    def outside(turn: float) -> Point:
        return edge(outer, turn, inset)

    def inside(turn: float) -> Point:
        return edge(inner, turn, -inset)

    there, back = along(outside, *low, 10.0), along(inside, high[1], high[0], 12.0)
    return f"M{points(outside(low[0]))}{there}L{points(inside(high[1]))}{back}Z"


def bay(space: str) -> Box:
    """Return the box of a space of the Bridge."""
    left, right = BAYS[RINGS["bridge"].index(space)]
    x, y = MIDDLE
    return x + left, y - DECK, x + right, y + DECK
