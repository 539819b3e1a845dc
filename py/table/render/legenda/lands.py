"""The drawings of the six terrains: what stands on a field, in a few variants each, so that no two fields look stamped.

A drawing lies around the point 0, 0 in a field of 100 by 100.
"""

from collections.abc import Mapping, Sequence

from table.render.kin.brush import Drawing, bird, grass, hill, house, peak, pine, placed, reeds, ripples, rock, tree
from table.render.pen import number, points

TERRAINS = ("mountains", "forest", "desert", "plains", "swamp", "snow")


def summit(x: float, y: float, wide: float, high: float, kind: str = "k") -> Drawing:
    """Return a mountain with snow on its top and strokes down its shaded side."""
    cap = "M-17 -62L0 -100L15 -66L7 -72L1 -58L-6 -72L-12 -60Z"
    strokes = "M16 -48Q22 -28 20 -8M26 -36Q32 -20 31 -4M-14 -40Q-20 -24 -24 -8"
    return (
        *peak(x, y, wide, high, kind),
        ("c", placed(cap, x, y, wide, high)),
        ("t", placed(strokes, x, y, wide, high)),
    )


def dune(x: float, y: float, wide: float, high: float) -> Drawing:
    """Return a dune with its dark lee side and ripples of sand."""
    whole = "M-50 0Q-18 -8 4 -100Q24 -30 50 0Z"
    lee = "M4 -100Q24 -30 50 0L14 0Q14 -60 4 -100Z"
    lines = "M-34 -10Q-12 -18 0 -56M-20 -4Q0 -14 6 -40"
    return (
        ("q", placed(whole, x, y, wide, high)),
        ("s", placed(lee, x, y, wide, high)),
        ("t", placed(lines, x, y, wide, high)),
    )


def cactus(x: float, y: float, high: float) -> Drawing:
    """Return a cactus with two arms."""
    body = (
        "M-9 0L-9 -36L-26 -36Q-36 -36 -36 -50L-36 -66Q-28 -72 -20 -66L-20 -54L-9 -54L-9 -92Q0 -104 9 -92"
        "L9 -44L20 -44L20 -62Q28 -68 36 -62L36 -42Q36 -28 24 -28L9 -28L9 0Z"
    )
    return (("g", placed(body, x, y, high, high)), ("t", placed("M0 -4L0 -88", x, y, high, high)))


def palm(x: float, y: float, high: float) -> Drawing:
    """Return a palm with a bent trunk."""
    trunk = "M-6 0Q-2 -40 8 -70L14 -68Q8 -36 8 0Z"
    leaves = (
        "M11 -68Q-10 -92 -38 -72Q-14 -78 11 -68ZM11 -68Q-2 -104 -24 -104Q2 -92 11 -68Z"
        "M11 -68Q22 -104 46 -98Q24 -90 11 -68ZM11 -68Q36 -86 58 -62Q34 -72 11 -68Z"
    )
    return (("n", placed(trunk, x, y, high, high)), ("g", placed(leaves, x, y, high, high)))


def bare_tree(x: float, y: float, high: float) -> Drawing:
    """Return a dead tree."""
    branches = (
        "M-9 0Q-3 -30 -5 -52L-30 -80M-5 -52L-6 -58L4 -100M-18 -66L-34 -64M3 -40L28 -68"
        "M5 -42L6 -46M18 -57L20 -82M28 -68L44 -72"
    )
    trunk = "M-10 0Q-4 -30 -5 -56L4 -56Q2 -24 10 0Z"
    return (("l", placed(branches, x, y, 0.8 * high, high)), ("n", placed(trunk, x, y, 0.8 * high, high)))


def pool(x: float, y: float, wide: float) -> Drawing:
    """Return a pond with ripples and a lily leaf."""
    shape = "M-50 2C-52 -34 -16 -30 6 -34C44 -38 58 -10 44 10C34 28 -4 24 -22 26C-40 26 -50 16 -50 2Z"
    leaf = "M0 0L-30 -50C-110 -40 -110 60 0 80C110 60 110 -40 20 -60Z"
    line = ripples(x - 0.1 * wide, y - 0.02 * wide, 0.36 * wide) + ripples(x, y + 0.12 * wide, 0.22 * wide)
    return (
        ("b", placed(shape, x, y, wide, 0.8 * wide)),
        ("t", line),
        ("g", placed(leaf, x - 0.24 * wide, y + 0.06 * wide, 10, 8)),
    )


def crystal(x: float, y: float, high: float) -> Drawing:
    """Return shards of ice."""
    shards = "M-30 0L-40 -44L-26 -62L-14 -40L-12 0ZM-12 0L-16 -76L0 -100L14 -72L12 0ZM12 0L20 -42L34 -52L40 -30L30 0Z"
    edges = "M-26 -62L-24 0M0 -100L-2 0M34 -52L24 0"
    return (("b", placed(shards, x, y, 0.8 * high, high)), ("t", placed(edges, x, y, 0.8 * high, high)))


def flowers(*places: tuple[float, float]) -> Drawing:
    """Return poppies: dots of red on thin stems."""
    stems = "".join(f"M{points((x, y))}q1 5 0 9" for x, y in places)
    heads = "".join(f"M{points((x - 2.6, y))}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" for x, y in places)
    return (("t", stems), ("r", heads))


def corn(x: float, y: float) -> Drawing:
    """Return a field of corn in furrows."""
    plot = f"M{points((x - 26, y))}l10 -22l44 4l-6 24Z"
    furrows = "".join(
        f"M{points((x - 22 + 10 * row, y - 1 + row * 0.8))}l{number(9.5 - 0.8 * row)} -19" for row in range(5)
    )
    return (("y", plot), ("t", furrows))


def windmill(x: float, y: float, high: float) -> Drawing:
    """Return a windmill."""
    body, cap = "M-18 0L-12 -62L12 -62L18 0Z", "M-16 -60L0 -82L16 -60Z"
    sails = "M0 -62L-34 -92L-26 -98L0 -66L26 -98L34 -92L2 -62L30 -36L24 -30L0 -58L-24 -30L-30 -36Z"
    return (
        ("p", placed(body, x, y, high, high)),
        ("r", placed(cap, x, y, high, high)),
        ("p", placed(sails, x, y, high, high)),
        ("i", placed("M-6 0L-6 -18L6 -18L6 0Z", x, y, high, high)),
    )


def skull(x: float, y: float, size: float) -> Drawing:
    """Return the skull of an ox in the sand."""
    bone = "M-18 -60Q0 -70 18 -60L22 -40L12 -28L9 0L-9 0L-12 -28L-22 -40Z"
    horns = "M-18 -58Q-52 -60 -50 -92Q-40 -72 -16 -66ZM18 -58Q52 -60 50 -92Q40 -72 16 -66Z"
    eyes = "M-14 -46L-5 -42L-11 -34ZM14 -46L5 -42L11 -34Z"
    return tuple((kind, placed(data, x, y, size, size)) for kind, data in (("c", horns), ("c", bone), ("i", eyes)))


def igloo(x: float, y: float, wide: float) -> Drawing:
    """Return a hut of snow."""
    dome, door = "M-50 0C-50 -90 50 -90 50 0Z", "M14 0L14 -26Q28 -44 42 -26L42 0Z"
    blocks = "M-46 -24L12 -24M-34 -46L30 -46M-22 0L-20 -24M-8 -24L-6 -46M4 -46L4 -64M-30 -24L-26 -46"
    return (
        ("c", placed(dome, x, y, wide, wide)),
        ("t", placed(blocks, x, y, wide, wide)),
        ("i", placed(door, x, y, wide, wide)),
    )


def _wood(*trees: tuple[float, float, float], leafy: bool = False) -> Drawing:
    """Return trees, the farther ones first: x and y of the foot, and the height."""
    drawn: Drawing = ()
    for place, (x, y, high) in enumerate(sorted(trees, key=lambda one: one[1])):
        drawn += tree(x, y, high, "e" if place % 2 else "g") if leafy else pine(x, y, high, "e" if place % 2 else "g")
    return drawn


SNOW = "M0 -100L24 -66L8 -72L0 -62L-8 -72L-24 -66ZM-36 -38L-14 -46L0 -34L14 -46L36 -38L0 -24Z"
"""What lies on a fir in winter."""


def _snowy(*trees: tuple[float, float, float]) -> Drawing:
    drawn: Drawing = ()
    for x, y, high in sorted(trees, key=lambda one: one[1]):
        drawn += (*pine(x, y, high, "f"), ("c", placed(SNOW, x, y, 0.54 * high, high)))
    return drawn


LANDS: Mapping[str, Sequence[Drawing]] = {
    "mountains": (
        (*summit(16, 16, 62, 66), *summit(-20, 32, 60, 58), *rock(30, 40, 20, 13)),
        (*summit(-4, 24, 84, 74), *peak(30, 40, 40, 32), *rock(-34, 42, 22, 14)),
        (*peak(-26, 14, 50, 44), *summit(10, 30, 66, 66), *hill(-24, 44, 44, 22, "k"), ("t", "M-32 36q8 -8 16 0")),
        (*summit(-22, 22, 54, 62), *summit(24, 36, 56, 60), ("t", bird(2, -34, 6)), *rock(-6, 42, 22, 15)),
    ),
    "forest": (
        _wood(
            (-30, 4, 42),
            (2, -6, 46),
            (32, 6, 42),
            (-14, 22, 46),
            (20, 26, 48),
            (-38, 38, 40),
            (2, 44, 42),
            (38, 44, 38),
        ),
        _wood(
            (-24, 0, 44),
            (16, -4, 46),
            (38, 18, 42),
            (-40, 22, 42),
            (-4, 22, 48),
            (22, 42, 46),
            (-22, 44, 44),
            leafy=True,
        ),
        (
            *_wood((-32, 6, 46), (-6, -2, 50), (24, 6, 44)),
            *_wood((36, 34, 42), (-36, 38, 42), (10, 36, 44), leafy=True),
            ("t", grass(-14, 44, 7)),
        ),
        _wood((-36, 8, 40), (-14, -4, 48), (12, 6, 50), (36, 4, 42), (-26, 34, 48), (4, 40, 50), (32, 40, 46)),
    ),
    "desert": (
        (*dune(14, 10, 74, 26), *dune(-18, 36, 78, 30), *cactus(30, 34, 34)),
        (*dune(-10, 4, 80, 26), *dune(22, 40, 74, 32), *skull(-26, 36, 20)),
        (
            *dune(0, 8, 88, 24),
            *palm(-14, 26, 48),
            ("g", placed("M-50 0C-50 -60 50 -60 50 0Z", -20, 34, 26, 10)),
            *dune(24, 42, 60, 24),
        ),
        (*dune(-20, 8, 66, 28), *dune(20, 24, 70, 28), *dune(-14, 44, 76, 22), *rock(36, 42, 16, 12, "q")),
    ),
    "plains": (
        (
            *tree(24, 2, 38),
            ("l", grass(-24, -10, 9) + grass(-4, 22, 9) + grass(30, 36, 8)),
            *flowers((-34, 14), (-26, 20), (-30, 26), (8, -16)),
        ),
        (
            *corn(8, 14),
            ("l", grass(-30, -16, 9) + grass(26, -18, 8) + grass(-28, 36, 9)),
            *flowers((-12, 32), (-4, 38), (34, 30)),
        ),
        (
            *windmill(-14, 18, 50),
            ("l", grass(26, -6, 9) + grass(20, 36, 9) + grass(-34, 38, 8)),
            *flowers((32, 18), (38, 24)),
        ),
        (
            *hill(-10, 10, 70, 22),
            *hill(22, 28, 62, 20),
            ("l", grass(-26, 34, 9) + grass(6, 0, 7)),
            *flowers((-36, 24), (10, 36), (18, 40), (36, 38)),
        ),
        (
            *house(8, 18, 40, 26),
            *tree(-26, 18, 34),
            ("l", grass(32, 34, 9) + grass(-12, 38, 8)),
            *flowers((-36, 32), (20, 34)),
        ),
    ),
    "swamp": (
        (*pool(-6, 8, 70), *reeds(30, 10, 34), *reeds(-34, 34, 30), ("t", ripples(-2, 40, 34))),
        (*bare_tree(-22, 12, 56), *pool(16, 24, 58), *reeds(36, -6, 26), *reeds(-30, 42, 26)),
        (*pool(-16, -6, 46), *pool(18, 28, 54), *reeds(-36, 34, 34), *reeds(36, 0, 30)),
        (*pool(8, 2, 62), *bare_tree(30, 32, 50), *reeds(-32, 14, 30), ("l", grass(-14, 40, 9) + grass(8, 42, 8))),
    ),
    "snow": (
        (*_snowy((-28, 4, 46), (-4, 22, 52), (28, 8, 42)), ("t", "M-40 34q18 -9 36 0t38 -2M14 30q12 -6 24 0")),
        (*crystal(-16, 16, 50), *crystal(22, 34, 40), ("t", "M-42 34q12 -7 26 -1M-6 -22q14 -7 26 0M8 42q14 -6 28 -1")),
        (*igloo(-10, 20, 48), *_snowy((32, 16, 48)), ("t", "M-40 36q20 -10 42 -1t38 0M-40 -18q12 -6 22 0")),
        (*summit(10, 10, 66, 46, "c"), *_snowy((-28, 32, 44), (30, 38, 38)), ("t", "M-18 40q12 -6 26 -1")),
        (
            *_snowy((24, 0, 40)),
            ("c", "M-44 16C-30 -8 6 -8 16 12Q34 8 42 24L42 30H-44Z"),
            ("t", "M-34 14q12 -10 26 -6M-40 40q20 -8 40 0t36 -2"),
        ),
    ),
}
"""The drawings of each terrain."""
