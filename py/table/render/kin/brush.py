"""What small ink drawings are made of: strokes of a few kinds, and trees, rocks, houses and stars made of strokes.

A drawing lies in a box 100 wide and 80 high around the point 0, 0; its ground is at about y = 30.
"""

import re
from math import cos, pi, sin

from table.html import Markup, tag
from table.render.pen import number, points

Stroke = tuple[str, str]
"""A kind of stroke and the data of its path.

The kinds: ``p`` paper with an ink outline, and so ``r`` red, ``g`` green, ``b`` blue, ``y`` gold, ``n`` wood, ``k``
stone, ``m`` magic, ``d`` dark; ``l`` a line, ``t`` a thin one, ``h`` a heavy one; ``i`` all ink, ``s`` shade,
``w`` light.
"""

Drawing = tuple[Stroke, ...]

PAIR = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def painted(drawing: Drawing) -> Markup:
    """Return a drawing as markup, in the middle of the point 0, 0."""
    return Markup("".join(tag("path", class_=kind, d=data) for kind, data in drawing))


def placed(data: str, x: float, y: float, wide: float, high: float) -> str:
    """Return a shape of a size at a point. It is drawn 100 wide and 100 high with its foot in 0, 0, of pairs alone."""

    def moved(pair: re.Match[str]) -> str:
        return points((x + float(pair[1]) * wide / 100, y + float(pair[2]) * high / 100))

    return PAIR.sub(moved, data)


def pine(x: float, y: float, high: float, kind: str = "g") -> Drawing:
    """Return a fir whose foot is at a point."""
    tiers = "M0 -100L30 -62L15 -64L43 -36L23 -38L50 -12L-50 -12L-23 -38L-43 -36L-15 -64L-30 -62Z"
    wide = 0.54 * high
    return (("l", placed("M0 0L0 -13", x, y, wide, high)), (kind, placed(tiers, x, y, wide, high)))


def tree(x: float, y: float, high: float, kind: str = "g") -> Drawing:
    """Return a leafy tree whose foot is at a point."""
    crown = "M-26 -38C-54 -36 -56 -72 -30 -72C-26 -104 26 -104 30 -72C56 -72 54 -36 26 -38Q0 -26 -26 -38Z"
    trunk = "M-8 0L-5 -40L5 -40L8 0Z"
    return (("n", placed(trunk, x, y, 0.78 * high, high)), (kind, placed(crown, x, y, 0.78 * high, high)))


def bare(x: float, y: float, high: float, lean: float = 0.0) -> Drawing:
    """Return a dead tree whose foot is at a point; it leans by a share of its height."""
    trunk = "M-9 0Q0 -30 -2 -50L0 -100L6 -48Q5 -20 11 0Z"
    twigs = "M0 -50L-28 -72L-32 -92M-28 -72L-46 -70M2 -42L30 -58L42 -76M30 -58L48 -56M0 -70L16 -88"
    sway = x + 12 * lean
    return (("i", placed(trunk, sway, y, high, high)), ("l", placed(twigs, sway, y, high, high)))


def rock(x: float, y: float, wide: float, high: float, kind: str = "k") -> Drawing:
    """Return a boulder whose foot is at a point."""
    shape = "M-50 0L-42 -55L-15 -100L20 -88L45 -45L50 0Z"
    facets = "M-15 -100L-5 -50L-18 0M-5 -50L45 -45"
    return ((kind, placed(shape, x, y, wide, high)), ("t", placed(facets, x, y, wide, high)))


def peak(x: float, y: float, wide: float, high: float, kind: str = "k") -> Drawing:
    """Return a mountain with its shaded side."""
    shape = "M-50 0L-20 -55L0 -100L18 -60L50 0Z"
    dark = "M0 -100L18 -60L50 0L15 0L5 -35L9 -60Z"
    return ((kind, placed(shape, x, y, wide, high)), ("s", placed(dark, x, y, wide, high)))


def hill(x: float, y: float, wide: float, high: float, kind: str = "p") -> Drawing:
    """Return a round hill."""
    return ((kind, placed("M-50 0C-25 -133 25 -133 50 0Z", x, y, wide, high)),)


def house(x: float, y: float, wide: float, high: float, roof: str = "r") -> Drawing:
    """Return a cottage seen from its corner: the gable to the left, the long roof to the right."""
    walls = "M-50 0L-50 -48L-30 -100L-10 -48L-10 0ZM-10 0L50 0L50 -48L-10 -48"
    tiles = "M-30 -100L30 -100L54 -48L-8 -48Z"
    door = "M-36 0L-36 -30L-24 -30L-24 0Z"
    return (
        ("p", placed(walls, x, y, wide, high)),
        (roof, placed(tiles, x, y, wide, high)),
        ("i", placed(door, x, y, wide, high)),
    )


def tower(x: float, y: float, wide: float, high: float, roof: str = "") -> Drawing:
    """Return a tower: with a pointed roof of a kind, or with battlements."""
    slit = ("i", placed("M-8 -62L8 -62L8 -44L-8 -44Z", x, y, wide, high))
    if roof:
        cone = placed("M-66 0L0 -100L66 0Z", x, y - high, wide, 1.35 * wide)
        return (("p", placed("M-50 0L-50 -100L50 -100L50 0Z", x, y, wide, high)), slit, (roof, cone))
    step = wide / 5
    teeth = f"v{number(-step)}h{number(step)}v{number(step)}h{number(step)}" * 2
    shape = f"M{points((x - wide / 2, y))}V{number(y - high)}{teeth}v{number(-step)}h{number(step)}V{number(y)}Z"
    return (("p", shape), slit)


def grass(x: float, y: float, size: float) -> str:
    """Return a tuft of grass as data of a path."""
    return placed("M-50 0Q-50 -50 -80 -80M0 0Q-5 -60 5 -100M50 0Q50 -50 85 -75", x, y, size, size)


def ripples(x: float, y: float, wide: float) -> str:
    """Return a line of small waves as data of a path; it begins at a point."""
    count = max(1, round(wide / 14))
    step = wide / count
    return f"M{points((x, y))}" + f"q{points((step / 4, -4), (step / 2, 0))}t{points((step / 2, 0))}" * count


def reeds(x: float, y: float, high: float) -> Drawing:
    """Return a clump of bulrushes."""
    stems = "M-5 0Q-6 -50 -9 -80M0 0L0 -100M5 0Q6 -40 10 -65M2 0Q8 -25 14 -30M-2 0Q-8 -20 -13 -35"
    heads = "".join(
        f"M{points((x + left, y + top * high))}l1.6 -10q1.8 -2 2.6 .2l-.4 10Z"
        for left, top in ((-11, -0.8), (-2, -1), (8, -0.65))
    )
    return (("l", placed(stems, x, y, 100, high)), ("n", heads))


def star(x: float, y: float, size: float, rays: int = 4) -> str:
    """Return a star with sharp rays as data of a path."""
    inner = size * (0.28 if rays == 4 else 0.42)
    places = []
    for place in range(2 * rays):
        reach, turn = (size, inner)[place % 2], pi * place / rays
        places.append((x + reach * sin(turn), y - reach * cos(turn)))
    return f"M{points(*places)}Z"


def moon(x: float, y: float, size: float) -> str:
    """Return a crescent as data of a path."""
    far, near = number(size), number(size * 0.8)
    return (
        f"M{points((x, y - size))}a{far} {far} 0 1 0 {points((size, size * 1.05))}"
        f"a{near} {near} 0 0 1 {points((-size, -size * 1.05))}Z"
    )


def bird(x: float, y: float, size: float) -> str:
    """Return a bird far away as data of a path."""
    return placed("M-100 -40Q-30 -60 0 10Q30 -60 100 -40", x, y, size, size)


def ground(y: float, wide: float = 92, sway: float = 3) -> Stroke:
    """Return the line of the ground."""
    half = wide / 2
    return ("l", f"M{points((-half, y))}q{points((half / 2, -sway), (half, 0))}t{points((half, 0))}")
