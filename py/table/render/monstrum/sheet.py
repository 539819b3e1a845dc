"""The sheet of the map: paper, folds, border, title, compass, and the small drawings that fill the empty land."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from table.html import Markup, join, tag
from table.render.monstrum.ink import CELL, MARGIN, overlap, square
from table.render.outline import Cell
from table.render.pen import Box, noise, number, points, torn_edge

DRAWINGS = {
    "hill": "M2 32Q10 12 19 14Q29 15 38 32M12 31Q16 22 20 22M9 35H15M22 34H31",
    "mountain": (
        "M1 34L14 8L18 16L23 4L39 34M14 8L12 17L15 21L13 30M23 4L25 13L22 18L26 24L24 32M28 17L30 25M32 23L34 31"
    ),
    "peak": "M4 35L20 5L37 35M20 5L22 14L19 19L23 26L21 34M26 18L28 26M29 24L32 33M11 25L10 32",
    "oak": (
        "M20 36V25M9 24A7 7 0 0 1 12 12A9 9 0 0 1 28 11A7 7 0 0 1 31 24A6 6 0 0 1 20 26A6 6 0 0 1 9 24"
        "M14 19Q17 22 21 20M14 36H27"
    ),
    "pine": "M20 38V31M20 4L12 16H16L9 25H14L8 32H32L26 25H31L24 16H28ZM20 10V16M20 20V28",
    "grove": "M11 36V29M11 10L6 19H9L4 29H18L13 19H16ZM28 38V31M28 6L22 17H25L20 31H36L31 17H34Z",
    "grass": (
        "M8 33Q8 25 4 21M10 33Q11 23 10 18M12 33Q14 26 18 22M26 26Q26 20 23 17M28 26Q29 18 29 14M30 26Q32 20 35 18"
    ),
    "wave": "M3 16Q8 10 13 16T23 16T33 16M8 25Q13 19 18 25T28 25T38 25M4 33Q9 28 14 33T24 33",
    "stones": (
        "M6 32Q5 25 11 24Q17 24 17 32ZM20 33Q20 23 27 22Q35 23 35 33ZM13 23Q13 17 18 17Q23 17 23 23M24 27Q27 25 29 27"
    ),
    "reeds": (
        "M10 36Q10 22 8 12M8 12V6M18 36Q19 24 20 16M20 16V9M28 36Q27 26 30 18M30 18V12M4 36H34M22 36Q24 30 27 29"
    ),
}
"""The small drawings, as data of paths in a square of 40 units."""

PATTERNS = (
    ("brick", 24, "M0 .5H24M0 12.5H24M6 0V12M18 12V24"),
    ("meadow", 32, "M6 12Q6 8 4 6M8 12Q9 7 9 5M10 12Q11 8 13 7M22 28Q22 24 20 22M24 28Q25 23 25 21M26 28Q27 24 29 23"),
    ("hatch", 9, "M-2 2L2 -2M0 9L9 0M7 11L11 7"),
    ("grain", 90, "M11 14h1M37 51h2M70 22h1M58 83h1M83 64h2M24 72h1M47 9h1M5 44h2M64 40h1M31 31h1M86 6h1M16 88h2"),
)
"""What fills surfaces: name, side of the square that repeats, data of its path."""

REGIONS = (
    (("mountain", "peak", "mountain", "hill"), 0.34),
    (("hill", "hill", "stones"), 0.08),
    (("grass", "oak", "grass", "hill"), -0.14),
    (("pine", "grove", "oak", "pine"), -0.42),
    (("wave", "reeds", "wave"), -1.0),
)
"""What is drawn where the land is at least so high."""


def definitions() -> Markup:
    """Return the drawings and patterns that the map reuses."""
    symbols = (
        tag("symbol", tag("path", d=data), id=f"mon-{name}", viewBox="0 0 40 40", overflow="visible")
        for name, data in DRAWINGS.items()
    )
    return tag("defs", *symbols, *(_pattern(*row) for row in PATTERNS), _light())


def _pattern(name: str, side: int, data: str) -> Markup:
    path = tag("path", d=data, class_=f"map-{name}")
    return tag("pattern", path, id=f"mon-{name}", width=side, height=side, patternUnits="userSpaceOnUse")


def _light() -> Markup:
    stops = (tag("stop", offset=offset, class_=f"map-light-{name}") for offset, name in (("0.35", "in"), ("1", "out")))
    return tag("radialGradient", *stops, id="mon-light", cx="0.46", cy="0.42", r="0.75")


def paper(columns: int, rows: int) -> Markup:
    """Return the paper with its torn edge, folds and border."""
    wide, tall = 2 * MARGIN + columns * CELL, 2 * MARGIN + rows * CELL
    torn = torn_edge(wide, tall, 16, 64)
    return join(
        tag("path", d=torn, class_="map-shadow", transform="translate(4 6)"),
        tag("path", d=torn, class_="map-paper"),
        tag("path", d=torn, fill="url(#mon-grain)"),
        tag("path", d=torn, fill="url(#mon-light)", class_="map-torn"),
        _folds(wide, tall),
        _border(wide, tall),
    )


def _folds(wide: int, tall: int) -> Markup:
    """Return the folds between the four pieces of the board."""
    x, y = wide // 2, tall // 2
    lines = f"M{x} 12V{tall - 12}M12 {y}H{wide - 12}"
    return join(
        tag("path", d=lines, class_="map-fold-dark"),
        tag("path", d=lines, class_="map-fold-light", transform="translate(2 2)"),
    )


def _border(wide: int, tall: int) -> Markup:
    """Return the border with a scale of alternating strokes, as on old maps."""
    outer, inner = 20, 30
    frame = (
        tag("rect", x=inset, y=inset, width=wide - 2 * inset, height=tall - 2 * inset, class_="map-frame")
        for inset in (outer, inner)
    )
    across = f"M{inner} {outer + 5}H{wide - inner}M{inner} {tall - outer - 5}H{wide - inner}"
    down = f"M{outer + 5} {inner}V{tall - inner}M{wide - outer - 5} {inner}V{tall - inner}"
    return join(*frame, tag("path", d=across + down, class_="map-scale"))


def cartouche(title: str, box: Box, wyvern: str) -> Markup:
    """Return the title on a ribbon, with the Monstrum itself beside it."""
    left, top, right, bottom = box
    tall = bottom - top
    start = left + tall * 0.86
    ribbon = (
        f"M{points((start, top + 14))}C{points((start + 60, top + 4), (right - 90, top + 24), (right - 26, top + 12))}"
        f"L{points((right - 26, bottom - 20))}"
        f"C{points((right - 90, bottom - 8), (start + 60, bottom - 28), (start, bottom - 18))}Z"
    )
    tail = (
        f"M{points((right - 34, top + 22), (right - 2, top + 18), (right - 14, top + tall / 2 + 2))}"
        f"L{points((right - 2, bottom - 10), (right - 34, bottom - 8))}Z"
    )
    middle = (start + right - 26) / 2
    return tag(
        "g",
        tag("path", d=tail, class_="map-ribbon map-ribbon-tail"),
        tag("path", d=ribbon, class_="map-ribbon"),
        tag("text", title, x=number(middle), y=number(top + tall / 2 + 13), class_="map-title"),
        tag("use", href=f"#i-{wyvern}", x=number(left), y=number(top), width=number(tall), height=number(tall)),
        class_="map-cartouche",
    )


def compass(box: Box) -> Markup:
    """Return a compass rose that fills a box."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    size = (box[2] - box[0]) / 2
    long, short = 0.78 * size, 0.2 * size
    rays: list[Markup] = []
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        reach = long if turn % 90 == 0 else 0.55 * long
        waist = short * (0.75 if turn % 90 == 0 else 0.6)
        dark = f"M0 0L{points((waist, -waist), (0, -reach))}Z"
        light = f"M0 0L{points((-waist, -waist), (0, -reach))}Z"
        rays.append(
            tag(
                "g",
                tag("path", d=dark, class_="map-ray-dark"),
                tag("path", d=light, class_="map-ray-light"),
                transform=f"rotate({turn})",
            )
        )
    lily = f"M0 {number(-size)}Q6 {number(-size + 8)} 0 {number(-long)}Q-6 {number(-size + 8)} 0 {number(-size)}Z"
    rings = (tag("circle", r=number(share * size), class_="map-ring") for share in (0.5, 0.46, 0.12))
    return tag(
        "g", *rings, *rays, tag("path", d=lily, class_="map-ray-dark"),
        transform=f"translate({number(x)} {number(y)})", class_="map-compass",
    )  # fmt: skip


def countryside(columns: int, rows: int, fields: AbstractSet[Cell], taken: Sequence[Box]) -> Markup:
    """Return small drawings on the land where nothing else lies, thinned out beside the roads."""
    beside = {
        (column + right, row + down) for column, row in fields for right, down in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    drawn: list[Markup] = []
    for row in range(rows):
        for column in range(columns):
            cell = (column, row)
            clear = cell not in fields and not any(overlap(square(cell), box) > 20 for box in taken)
            if clear and noise(column, row, 21) < (-0.5 if cell in beside else 0.3):
                drawn.append(_drawing(cell))
    return tag("g", *drawn, class_="map-country")


def _drawing(cell: Cell) -> Markup:
    column, row = cell
    height = _height(column, row)
    names = next(names for names, least in REGIONS if height >= least)
    name = names[int((noise(column, row, 22) + 1) / 2 * len(names)) % len(names)]
    size = 35 + 6 * noise(column, row, 23)
    x = MARGIN + (column + 0.5) * CELL - size / 2 + 8 * noise(column, row, 24)
    y = MARGIN + (row + 0.5) * CELL - size / 2 + 8 * noise(column, row, 25)
    return tag("use", href=f"#mon-{name}", x=number(x), y=number(y), width=number(size), height=number(size))


def _height(column: int, row: int) -> float:
    """Return how high the land lies, from -1 to 1, changing slowly from place to place."""
    step = 5
    left, top = column // step, row // step
    across, down = (column % step) / step, (row % step) / step
    upper = noise(left, top, 26) * (1 - across) + noise(left + 1, top, 26) * across
    lower = noise(left, top + 1, 26) * (1 - across) + noise(left + 1, top + 1, 26) * across
    return upper * (1 - down) + lower * down
