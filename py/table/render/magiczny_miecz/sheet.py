"""The sheet of the map: paper, border and corners, and the small drawings and patterns that it reuses."""

from collections.abc import Sequence

from table.html import Markup, join, tag
from table.render.kin.brush import ripples, star
from table.render.magiczny_miecz.geometry import MIDDLE, OVALS, TALL, WIDE
from table.render.magiczny_miecz.marks import EMBLEMS, emblem
from table.render.pen import Point, noise, number, points, torn_edge

PATTERNS = (
    ("tufts", 46, "M8 14q0 -5 -2 -8m4 8q1 -6 1 -9m3 9q1 -4 4 -6M31 37q0 -5 -2 -8m4 8q1 -6 1 -9m3 9q1 -4 4 -6"),
    ("dots", 26, "M4 6h1M17 3h1M10 17h1.5M22 20h1M3 23h1"),
    ("hatch", 13, "M-2 2L2 -2M0 13L13 0M11 15L15 11"),
    ("ripple", 40, ripples(2, 10, 14) + ripples(22, 30, 14)),
    ("paving", 56, "M0 0H56M0 28H56M14 0V28M42 28V56"),
    ("grain", 90, "M11 14h1M37 51h2M70 22h1M58 83h1M83 64h2M24 72h1M47 9h1M5 44h2M64 40h1M31 31h1M86 6h1M16 88h2"),
)
"""What fills surfaces: name, side of the square that repeats, data of its path."""


def definitions() -> Markup:
    """Return the sheet's outline, and the patterns and lights of the map."""
    drawn = [
        tag(
            "pattern", tag("path", d=data, class_=f"mm-{name}"), id=f"mm-{name}", width=side, height=side,
            patternUnits="userSpaceOnUse",
        )
        for name, side, data in PATTERNS
    ]  # fmt: skip
    return join(
        tag("path", d=torn_edge(WIDE, TALL, 25, 80), id="mm-sheet"),
        tag("path", d=star(0, 0, 8), id="mm-star"),
        *drawn,
        _light("light", (("0.4", 0), ("1", 1))),
        _light("bowl", (("0.2", 1), ("1", 0))),
        _light("fire", (("0.1", 1), ("1", 0))),
    )


def _light(name: str, stops: tuple[tuple[str, int], ...]) -> Markup:
    drawn = (tag("stop", offset=offset, class_=f"mm-{name}-{kind}") for offset, kind in stops)
    return tag("radialGradient", *drawn, id=f"mm-{name}")


def paper() -> Markup:
    """Return the paper with its torn edge, border, and the lines that surround the edge of the world."""
    x, y = MIDDLE
    wide, high = OVALS[-1]
    lines = [
        tag("ellipse", cx=x, cy=y, rx=wide + more, ry=high + more, class_=f"mm-shore mm-shore-{place}")
        for place, more in enumerate((20, 29, 40))
    ]
    return join(
        tag("use", href="#mm-sheet", class_="mm-shadow", transform="translate(4 6)"),
        tag("use", href="#mm-sheet", class_="mm-paper"),
        tag("use", href="#mm-sheet", fill="url(#mm-grain)"),
        tag("use", href="#mm-sheet", fill="url(#mm-light)", class_="mm-torn"),
        _border(),
        _heavens(),
        *lines,
        tag("ellipse", cx=x, cy=y + 10, rx=wide + 12, ry=high + 12, class_="mm-shadow"),
    )


def _heavens() -> Markup:
    """Return the stars around the world, which lies in the middle of them."""
    wide, high = OVALS[-1]
    stars: list[Markup] = []
    for place in range(210):
        x, y = 60 + (WIDE - 120) * (place % 21 + 0.5) / 21, 60 + (TALL - 120) * (place // 21 + 0.5) / 10
        x, y = x + 34 * noise(place, 1, 31), y + 50 * noise(place, 2, 31)
        away = ((x - MIDDLE[0]) / (wide + 62)) ** 2 + ((y - MIDDLE[1]) / (high + 62)) ** 2
        taken = (x < 400 and y > TALL - 260) or (x > WIDE - 350 and y > TALL - 250)
        if away > 1 and not taken and 52 < x < WIDE - 52 and 52 < y < TALL - 52:
            move = f"translate({number(x)} {number(y)})scale({number(1.1 + 0.7 * noise(place, 3, 31))})"
            stars.append(tag("use", href="#mm-star", transform=move))
    return tag("g", *stars, class_="mm-stars")


def _border() -> Markup:
    """Return the border with a scale of alternating strokes, as on old maps."""
    outer, inner = 20, 30
    frame = (
        tag("rect", x=inset, y=inset, width=WIDE - 2 * inset, height=TALL - 2 * inset, class_="mm-frame")
        for inset in (outer, inner)
    )
    scale = (
        f"M{inner} {outer + 5}H{WIDE - inner}M{inner} {TALL - outer - 5}H{WIDE - inner}"
        f"M{outer + 5} {inner}V{TALL - inner}M{WIDE - outer - 5} {inner}V{TALL - inner}"
    )
    return join(*frame, tag("path", d=scale, class_="mm-scale"))


def rim() -> Markup:
    """Return the edge of the world: a raised band with a scale of degrees."""
    x, y = MIDDLE
    wide, high = OVALS[-1]
    return join(
        tag("ellipse", cx=x, cy=y, rx=wide + 6, ry=high + 6, class_="mm-rim-edge"),
        tag("ellipse", cx=x, cy=y, rx=wide + 6, ry=high + 6, class_="mm-rim"),
        tag("ellipse", cx=x, cy=y, rx=wide + 6, ry=high + 6, class_="mm-degrees"),
    )


def cartouche(title: str) -> Markup:
    """Return the title on a ribbon, with the Magic Sword behind it."""
    left, right, top, bottom = 128, 512, 54, 126
    ribbon = (
        f"M{left} {top + 8}Q{(left + right) // 2} {top - 14} {right} {top + 8}V{bottom}"
        f"Q{(left + right) // 2} {bottom - 22} {left} {bottom}Z"
    )
    tails = (
        f"M{left + 26} {bottom - 6}V{bottom + 22}L{left - 44} {bottom + 34}L{left - 28} {bottom + 4}"
        f"L{left - 48} {top + 34}L{left} {top + 26}V{bottom}Z"
        f"M{right - 26} {bottom - 6}V{bottom + 22}L{right + 24} {bottom + 16}L{right + 10} {bottom - 10}"
        f"L{right + 28} {top + 20}L{right} {top + 26}V{bottom}Z"
    )
    middle = (left + right) / 2
    return tag(
        "g",
        tag("path", d=tails, class_="mm-ribbon mm-ribbon-tail"),
        tag("path", d=ribbon, class_="mm-ribbon"),
        tag("text", title, x=number(middle), y=bottom - 27, class_="mm-title"),
        class_="mm-cartouche",
    )


def sword() -> Markup:
    """Return the Magic Sword that lies along the left side of the title."""
    blade = "M-9 -4H-6L-5 168L0 186L5 168L6 -4H9Z"
    hilt = "M-34 -12Q0 -4 34 -12V-3Q0 5 -34 -3ZM-6 -10H6V-44H-6ZM0 -58a9 9 0 1 0 .1 0Z"
    return tag(
        "g",
        tag("path", d=blade, class_="p"),
        tag("path", d="M0 2V160M-6 -20H6M-6 -28H6M-6 -36H6", class_="t"),
        tag("path", d=hilt, class_="y"),
        class_="mm-drawing mm-sword",
        transform="translate(76 112) rotate(-5)",
    )


def compass(x: float, y: float, size: float) -> Markup:
    """Return a compass rose around a point."""
    long, short = 0.78 * size, 0.2 * size
    rays: list[Markup] = []
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        reach = long if turn % 90 == 0 else 0.55 * long
        waist = short * (0.75 if turn % 90 == 0 else 0.6)
        rays.append(
            tag(
                "g",
                tag("path", d=f"M0 0L{points((waist, -waist), (0, -reach))}Z", class_="i"),
                tag("path", d=f"M0 0L{points((-waist, -waist), (0, -reach))}Z", class_="p"),
                transform=f"rotate({turn})",
            )
        )
    lily = f"M0 {number(-size)}Q6 {number(-size + 8)} 0 {number(-long)}Q-6 {number(-size + 8)} 0 {number(-size)}Z"
    rings = (tag("circle", r=number(share * size), class_="mm-ring") for share in (0.5, 0.46, 0.12))
    return tag(
        "g", *rings, *rays, tag("path", d=lily, class_="i"), class_="mm-drawing",
        transform=f"translate({number(x)} {number(y)})",
    )  # fmt: skip


def seal(x: float, y: float) -> Markup:
    """Return a wax seal with the three circles and the Bridge across them."""
    wax = (
        "M-44 4Q-50 -16 -34 -30Q-24 -48 -4 -42Q18 -50 32 -32Q50 -20 42 2"
        "Q50 24 30 34Q16 50 -4 42Q-26 46 -34 28Q-48 22 -44 4Z"
    )
    rings = (tag("ellipse", rx=wide, ry=wide * 0.78, class_="mm-wax-line") for wide in (28, 19, 9))
    return tag(
        "g",
        tag("path", d=wax, class_="mm-shadow", transform="translate(3 5)"),
        tag("path", d=wax, class_="mm-wax"),
        *rings,
        tag("path", d="M-34 -3H34M-34 3H34", class_="mm-wax-line"),
        tag("path", d=star(0, 0, 8), class_="mm-wax-star"),
        transform=f"translate({number(x)} {number(y)})",
    )


def moon(x: float, y: float) -> Markup:
    """Return the moon with her face and her stars."""
    disc = "M8 -62A62 62 0 1 0 60 22A48 48 0 1 1 8 -62Z"
    face = (
        "M-38 -10q10 -8 20 -1M-34 -4q6 6 12 0M-22 8q12 4 6 12q-4 3 -8 1M-32 30q8 -6 16 -2M-30 34q8 4 14 -2"
        "M-52 -16q-4 16 0 32M-46 36q8 12 20 16M-40 -34q10 -12 24 -16M2 50q14 0 26 -8"
    )
    stars = star(38, -34, 17, 8) + star(88, -8, 9) + star(70, -62, 8) + star(-4, -84, 7) + star(-90, -18, 9)
    return tag(
        "g",
        tag("path", d=disc, class_="p"),
        tag("path", d=face, class_="l"),
        tag("path", d=stars, class_="y"),
        class_="mm-drawing",
        transform=f"translate({number(x)} {number(y)})",
    )


def legend(words: Sequence[str], at: Point) -> Markup:
    """Return what the printed marks mean, in two columns; the words are in the order of ``EMBLEMS``."""
    rows: list[Markup] = []
    for place, word in enumerate(words):
        x, y = at[0] + 250 * (place // 2), at[1] + 36 * (place % 2)
        rows.append(emblem(EMBLEMS[place], (x, y)))
        rows.append(tag("text", word, x=number(x + 54), y=number(y + 8), class_="mm-legend"))
    return tag("g", *rows)
