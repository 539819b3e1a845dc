"""The middle of the map: the chasm, the rocks with the Beast's castle, and the Stone Bridge over everything."""

from collections.abc import Mapping

from table.html import Markup, join, tag
from table.render.kin.brush import Drawing, painted
from table.render.kin.lettering import LEADING, broken, width
from table.render.magiczny_miecz.geometry import BAYS, DECK, FACE, MIDDLE, RINGS, bay, edge
from table.render.magiczny_miecz.ink import along
from table.render.magiczny_miecz.lettering import SIZES, Label, lettered
from table.render.magiczny_miecz.places import WIDE_BAY, drawing_at
from table.render.magiczny_miecz.vignettes_bridge import ON_BRIDGE
from table.render.pen import Point, noise, number, points

CASTLE: Drawing = (
    ("d", "M-92 0L-84 -28L-70 -38L-62 -58L-44 -66L44 -66L62 -54L72 -36L86 -26L94 0Z"),
    ("k", "M-70 -34V-92L-58 -122L-46 -92V-34ZM46 -34V-88L58 -118L70 -88V-34Z"),
    ("d", "M-74 -90L-58 -132L-42 -90ZM42 -86L58 -128L74 -86Z"),
    ("k", "M-40 -40V-110L-29 -140L-18 -110V-40ZM18 -40V-110L29 -136L40 -110V-40Z"),
    ("d", "M-44 -108L-29 -148L-14 -108ZM14 -108L29 -146L44 -108Z"),
    ("k", "M-20 -30V-120L0 -150L20 -120V-30Z"),
    ("d", "M-25 -118L0 -168L25 -118Z"),
    ("k", "M-50 0V-52h8v7h10v-7h10v7h10v-7h24v7h10v-7h10v7h10v-7h8V0Z"),
    ("d", "M-20 0V-22Q-18 -40 0 -42Q18 -40 20 -22V0Z"),
    ("p", "M-17 -24L-12 -14L-7 -26L-2 -14L3 -27L8 -14L13 -25L17 -20Q12 -38 0 -39Q-13 -38 -17 -24Z"),
    (
        "r",
        "M-62 -74h8v14h-8ZM54 -72h8v14h-8ZM-33 -92h8v14h-8ZM25 -92h8v14h-8ZM-5 -104h10v18h-10Z"
        "M-14 -62l9 5l-9 3ZM14 -62l-9 5l9 3Z",
    ),
    ("t", "M-44 -30h10M-40 -16h12M30 -30h10M28 -14h12M-66 -50h8M60 -48h8M-16 -76h8M8 -76h8M-36 -64h7M30 -64h7"),
    ("l", "M0 -168V-178M-58 -132V-140M58 -128V-136"),
    ("r", "M0 -178L16 -173L0 -167Z"),
)  # fmt: skip
"""The castle; the Bridge passes below the point 0, 0."""

SIGN = 104
"""How wide a line of a name on the Bridge may be before it is broken."""

BESIDE = 42.0
"""From the middle of a drawing on the Bridge to the name beside it."""

STEPS = "M-20 -54H20L24 -42H-24ZM-26 -42H26L31 -30H-31ZM-33 -30H33L39 -17H-39Z"
"""The steps from the Bridge up to the castle's gate."""

PIERS = (-712.0, -498.0, -296.0, -112.0, 112.0, 296.0, 498.0, 712.0)
"""Where the Bridge stands on the ground."""


def chasm() -> Markup:
    """Return the rocks in the middle of the world, the castle on them, and the depth around."""

    def rim(turn: float) -> Point:
        return edge(0, turn)

    x, y = MIDDLE
    crags = []
    for place in range(40):
        turn = place * 9.0
        (left, top), (right, low) = edge(0, turn), edge(0, turn + 9)
        deep = 0.9 - 0.09 * (noise(place, 21) + 1)
        tip = (x + ((left + right) / 2 - x) * deep, y + ((top + low) / 2 - y) * deep)
        crags.append(f"M{points((left, top), tip, (right, low))}")
    shape = f"M{points(rim(0))}{along(rim, 0, 360, 6)}Z"
    pillar = (
        "M-120 40L-96 70L-104 100L-78 128L-70 158L-40 172L-30 190H30L44 170L72 156L80 124L106 98L98 70L122 40Z"
        "M-96 -46L-120 -30L-138 0L-120 40H122L140 0L118 -30L96 -46Z"
    )
    cracks = "M-60 70L-40 100L-52 140M-10 66L0 110L-12 160M56 70L40 112L52 140M86 74L74 96M-84 84L-70 110"
    return tag(
        "g",
        tag("path", d=shape, class_="mm-chasm"),
        tag("path", d="".join(crags), class_="mm-crags"),
        tag("ellipse", cx=number(x), cy=number(y - 60), rx=230, ry=140, fill="url(#kin-fire)"),
        tag("path", d=shape, class_="mm-chasm-edge"),
        tag(
            "g",
            tag("path", d=pillar, class_="k mm-pillar"),
            tag("path", d=cracks, class_="t"),
            tag("g", painted(CASTLE), transform=f"translate(0 {number(-DECK + 2)})scale(.95)"),
            class_="kin-drawing mm-castle",
            transform=f"translate({number(x)} {number(y)})",
        ),
    )


def bridge(names: Mapping[str, str]) -> Markup:
    """Return the Bridge with its nine spaces; ``names`` are theirs."""
    x, y = MIDDLE
    left, right = BAYS[0][0], BAYS[-1][1]
    deck = f"M{number(left)} {number(-DECK)}H{number(right)}V{number(DECK)}H{number(left)}Z"
    walls = f"M{number(left)} {number(-DECK)}H{number(right)}M{number(left)} {number(DECK)}H{number(right)}"
    seams = "".join(f"M{number(end)} {number(-DECK + 6)}V{number(DECK - 6)}" for _, end in BAYS[:-1])
    spaces = [_space(space, names[space]) for space in RINGS["bridge"]]
    return tag(
        "g",
        tag(
            "g",
            tag("path", d=deck, class_="kin-shadow", transform="translate(10 34)"),
            tag("path", d=_arches(), class_="mm-arches"),
            tag("path", d=deck, class_="mm-deck"),
            tag("path", d=deck, fill="url(#kin-paving)"),
            tag("path", d=seams, class_="mm-seam"),
            tag("path", d=walls, class_="mm-wall-edge"),
            tag("path", d=walls, class_="mm-wall"),
            tag("path", d=STEPS, class_="mm-steps"),
            *(_pylon(end) for end in (left, right)),
            transform=f"translate({number(x)} {number(y)})",
        ),
        *spaces,
        class_="mm-bridge",
    )


def _arches() -> str:
    """Return the side of the Bridge with its arches and piers as data of a path."""
    parts = [f"M{number(BAYS[0][0])} {number(DECK)}"]
    ends = list(zip(PIERS, PIERS[1:], strict=False))
    parts.append(f"V{number(DECK + FACE)}H{number(PIERS[0] - 9)}v20h18v-14")
    for start, end in ends:
        span = end - start - 18
        parts.append(f"Q{points((start + 9 + span / 2, DECK - 4), (end - 9, DECK + FACE + 6))}v14h18v-14")
    parts[-1] = parts[-1].removesuffix("v14h18v-14") + "v14h18v-20"
    parts.append(f"H{number(BAYS[-1][1])}V{number(DECK)}Z")
    return "".join(parts)


def _pylon(at: float) -> Markup:
    """Return the gate post at one end of the Bridge."""
    high = DECK + 16
    shape = f"M{number(at - 13)} {number(high)}V{number(-high)}h7v6h5v-6h5v6h5v-6h4V{number(high)}Z"
    lines = "".join(f"M{number(at - 13)} {number(-high + 16 + 14 * row)}h26" for row in range(8))
    return tag("g", tag("path", d=shape, class_="k"), tag("path", d=lines, class_="t"), class_="kin-drawing")


def _space(space: str, name: str) -> Markup:
    (x, y), scale = drawing_at(space)
    drawing = None
    if space in ON_BRIDGE:
        drawing = tag(
            "g", painted(ON_BRIDGE[space]), class_="kin-drawing",
            transform=f"translate({number(x)} {number(y)})scale({number(scale)})",
        )  # fmt: skip
    return tag("g", tag("title", name), drawing, _sign(sign(space, name)), class_="mm-space", data_space=space)


def sign(space: str, name: str) -> Label:
    """Return how the name of a space of the Bridge stands: on wide ones beside the drawing, else on a board below."""
    left, _, right, bottom = bay(space)
    size = SIZES["bridge"]
    (at, middle), _ = drawing_at(space)
    free = (at + BESIDE, right - 6) if at < MIDDLE[0] else (left + 6, at - BESIDE)
    hung = right - left < WIDE_BAY
    lines = broken(name, SIGN if hung else free[1] - free[0], size)
    wide, tall = max(width(line, size) for line in lines), size * LEADING * len(lines)
    x, top = ((left + right) / 2, bottom + FACE + 18) if hung else (sum(free) / 2, middle - tall / 2)
    return Label(space, lines, size, (x - wide / 2, top, x + wide / 2, top + tall))


def _sign(one: Label) -> Markup:
    left, top, right, bottom = one.box
    if top < MIDDLE[1] + DECK:
        return lettered(one)
    cords = "".join(f"M{points((at, MIDDLE[1] + DECK))}V{number(top)}" for at in (left + 8, right - 8))
    return join(
        tag("path", d=cords, class_="mm-cord"),
        tag(
            "rect", x=number(left - 6), y=number(top - 5), width=number(right - left + 12),
            height=number(bottom - top + 11), rx=4, class_="mm-sign",
        ),
        lettered(one),
    )  # fmt: skip
