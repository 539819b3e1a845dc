"""The two belts between the circles: the green Swamp and the Ice Forest of frozen crystals, and where they open."""

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, radians, sin

from table.html import Markup, join, tag
from table.render.kin.brush import bare, painted, reeds, ripples
from table.render.magiczny_miecz.geometry import CROSSINGS, DECK, FACE, MIDDLE, OVALS, edge
from table.render.magiczny_miecz.ink import along
from table.render.pen import Point, noise, number, points

NAMED = 14.0
"""Degrees on either side of a belt's name that are kept free of growth."""

CLEAR = 58.0
"""How far from a crossing nothing grows, in units."""


def symbols() -> Markup:
    """Return what grows in the belts, for reuse; each stands on the point 0, 0."""
    crystals = (
        ("M-12 4L-15 -12L-9 -20L-4 -10L-5 4ZM-5 6L-4 -26L2 -36L8 -24L7 6ZM7 4L10 -14L15 -18L17 -6L14 4Z",
         "M-9 -20L-10 2M2 -36L1 4M-4 -26L1 -22L8 -24M15 -18L12 3"),
        ("M-14 4L-18 -18L-11 -26L-5 -14L-7 5ZM-6 6L-2 -20L5 -26L11 -16L8 6ZM9 4L17 -10L20 -4L16 4Z",
         "M-11 -26L-11 3M-18 -18L-11 -15M5 -26L2 5M-2 -20L4 -15"),
        ("M-16 4L-13 -8L-8 -12L-5 4ZM-7 6L-8 -20L-1 -30L6 -18L4 6ZM4 5L12 -24L18 -28L19 -14L12 5Z",
         "M-1 -30L-2 5M-8 -20L-2 -16M18 -28L10 4"),
    )  # fmt: skip
    drawn = [
        tag(
            "g", tag("path", d=shape, class_="mm-crystal"), tag("path", d=lines, class_="mm-facet"),
            id=f"mm-ice-{place}",
        )
        for place, (shape, lines) in enumerate(crystals)
    ]  # fmt: skip
    pond = "M-9 -2a4 3 0 1 1 8 0a4 3 0 1 1 -8 0M3 2a3 2 0 1 1 6 0a3 2 0 1 1 -6 0M-1 -9a2 2 0 1 1 4 0a2 2 0 1 1 -4 0"
    growth = (
        painted(reeds(0, 8, 30)),
        join(tag("path", d=ripples(-14, 2, 28) + ripples(-4, 8, 14), class_="t")),
        painted(bare(0, 10, 36, 0.08)),
        join(tag("path", d=pond, class_="g")),
        painted((("g", "M-10 4a8 4 0 1 1 16 -1l-8 0ZM4 9a6 3 0 1 1 12 -1l-6 0Z"),)),
    )
    return join(
        *drawn, *(tag("g", plant, id=f"mm-bog-{place}", class_="kin-drawing") for place, plant in enumerate(growth))
    )


def _ring(inner: int) -> str:
    """Return the surface between an oval and the next as data of a path."""

    def inside(turn: float) -> Point:
        return edge(inner, turn)

    def outside(turn: float) -> Point:
        return edge(inner + 1, turn)

    return f"M{points(outside(0))}{along(outside, 0, 360, 6)}ZM{points(inside(360))}{along(inside, 360, 0, 6)}Z"


def _line(oval: int, inset: float) -> str:
    """Return a line that follows an oval as data of a path."""

    def at(turn: float) -> Point:
        return edge(oval, turn, inset)

    return f"M{points(at(0))}{along(at, 0, 360, 10)}Z"


def _stands(inner: int, pace: float) -> Iterator[Point]:
    """Yield points along the middle of a belt, a pace apart, but for Bridge, names and crossings."""
    wide, high = ((OVALS[inner][side] + OVALS[inner + 1][side]) / 2 for side in (0, 1))
    gap = next(turn for oval, turn in CROSSINGS.values() if oval == inner)
    turn = 0.0
    while turn < 360:
        angle = radians(turn)
        x, y = wide * cos(angle), high * sin(angle)
        speed = hypot(wide * sin(angle), high * cos(angle))
        named = min(abs(turn - 90), abs(turn - 270)) < NAMED
        crossed = radians(abs(turn - gap)) * speed < CLEAR
        if abs(y) > DECK + FACE and not named and not crossed:
            yield MIDDLE[0] + x, MIDDLE[1] + y
        turn += degrees(pace / speed)


def swamp() -> Markup:
    """Return the Swamp between the Lower and the Middle Circle."""
    shores = "".join(_line(oval, inset) for oval, inset in ((1, -5), (1, -10), (2, 5), (2, 10)))
    grown = []
    for place, (x, y) in enumerate(_stands(1, 38)):
        kind = (0, 1, 4, 0, 3, 2, 1)[place % 7]
        y += 6 * noise(place, 1)
        size = 0.85 + 0.15 * noise(place, 2)
        move = f"translate({number(x)} {number(y)})scale({number(size)})"
        grown.append(tag("use", href=f"#mm-bog-{kind}", transform=move))
    return tag(
        "g", tag("path", d=_ring(1), class_="mm-swamp"), tag("path", d=shores, class_="mm-waterline"), *grown,
    )  # fmt: skip


def ice_forest() -> Markup:
    """Return the Ice Forest between the Middle and the Upper Circle."""
    stands = sorted(_stands(3, 29), key=lambda stand: stand[1])
    grown = []
    for place, (x, y) in enumerate(stands):
        kind = int((noise(place, 5) + 1) * 1.5) % 3
        size = 0.95 + 0.2 * noise(place, 6)
        x, y = x + 4 * noise(place, 7), y + 11 + 4 * noise(place, 8)
        flip = -size if noise(place, 9) > 0 else size
        move = f"translate({number(x)} {number(y)})scale({number(flip)} {number(size)})"
        grown.append(tag("use", href=f"#mm-ice-{kind}", transform=move))
    return tag("g", tag("path", d=_ring(3), class_="mm-ice"), *grown)


def belt_name(name: str, belt: str, *, above: bool) -> Markup:
    """Return the name of a belt, lettered along it above or below the middle."""
    inner = CROSSINGS[belt][0]

    def at(turn: float) -> Point:
        (x, y), (far, down) = edge(inner, turn), edge(inner + 1, turn)
        return (x + far) / 2, (y + down) / 2

    start, end = (235, 305) if above else (125, 55)
    ident = f"mm-{belt}-{'above' if above else 'below'}"
    return join(
        tag("path", id=ident, d=f"M{points(at(start))}{along(at, start, end, 6)}", fill="none"),
        tag(
            "text",
            tag("textPath", name, href=f"#{ident}", startOffset="50%"),
            dy="8",
            class_=f"mm-belt-name mm-belt-{belt}",
        ),
    )


def crossing(belt: str) -> Markup:
    """Return the place where a belt can be crossed: planks over the Swamp, steps through the Ice Forest."""
    inner, turn = CROSSINGS[belt]
    (x, y), (far, down) = edge(inner, turn), edge(inner + 1, turn)
    length = hypot(far - x, down - y) + 26
    lean = degrees(atan2(down - y, far - x))
    half, reach = 19.0, length / 2
    planks = "".join(
        f"M{points((-reach + 9 * place, -half + 2 * noise(place, 3)))}h8v{number(2 * half + 2 * noise(place, 4))}h-8Z"
        for place in range(int(length // 9))
    )
    rails = f"M{points((-reach - 4, -half))}H{number(reach + 4)}M{points((-reach - 4, half))}H{number(reach + 4)}"
    posts = "".join(f"M{points((side * reach - 4, up * half - 4))}h8v8h-8Z" for side in (-1, 1) for up in (-1, 1))
    arrows = (
        f"M{number(-reach + 9)} 0H{number(reach - 9)}"
        f"M{points((-reach + 16, -6))}L{points((-reach + 7, 0), (-reach + 16, 6))}"
        f"M{points((reach - 16, -6))}L{points((reach - 7, 0), (reach - 16, 6))}"
    )
    return tag(
        "g",
        tag("path", d=planks, class_="n" if belt == "swamp" else "p"),
        tag("path", d=rails, class_="h"),
        tag("path", d=posts, class_="y"),
        tag("path", d=arrows, class_="mm-arrows"),
        class_=f"kin-drawing mm-crossing mm-crossing-{belt}",
        transform=f"translate({number((x + far) / 2)} {number((y + down) / 2)}) rotate({number(lean)})",
        data_crossing=belt,
    )
