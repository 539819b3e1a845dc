"""The sheet of the map: the world on its paper, and what lies in the corners."""

from table.html import Markup, join, tag
from table.render.kin import sheet
from table.render.kin.brush import star
from table.render.magiczny_miecz.geometry import MIDDLE, OVALS, TALL, WIDE
from table.render.pen import noise, number


def definitions() -> Markup:
    """Return the sheet's outline, and the patterns and lights of the map."""
    return join(
        sheet.definitions(WIDE, TALL),
        tag("path", d=star(0, 0, 8), id="kin-star"),
        sheet.light("bowl", (("0.2", 1), ("1", 0))),
        sheet.light("fire", (("0.1", 1), ("1", 0))),
    )


def paper() -> Markup:
    """Return the paper with its torn edge, border, and the lines that surround the edge of the world."""
    x, y = MIDDLE
    wide, high = OVALS[-1]
    lines = [
        tag("ellipse", cx=x, cy=y, rx=wide + more, ry=high + more, class_=f"mm-shore mm-shore-{place}")
        for place, more in enumerate((20, 29, 40))
    ]
    return join(
        sheet.paper(WIDE, TALL),
        _heavens(),
        *lines,
        tag("ellipse", cx=x, cy=y + 10, rx=wide + 12, ry=high + 12, class_="kin-shadow"),
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
            stars.append(tag("use", href="#kin-star", transform=move))
    return tag("g", *stars, class_="mm-stars")


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
    return sheet.ribbon(title, 128, 512, 54, 126)


def sword() -> Markup:
    """Return the Magic Sword that lies along the left side of the title."""
    blade = "M-9 -4H-6L-5 168L0 186L5 168L6 -4H9Z"
    hilt = "M-34 -12Q0 -4 34 -12V-3Q0 5 -34 -3ZM-6 -10H6V-44H-6ZM0 -58a9 9 0 1 0 .1 0Z"
    return tag(
        "g",
        tag("path", d=blade, class_="p"),
        tag("path", d="M0 2V160M-6 -20H6M-6 -28H6M-6 -36H6", class_="t"),
        tag("path", d=hilt, class_="y"),
        class_="kin-drawing mm-sword",
        transform="translate(76 112) rotate(-5)",
    )


def compass(x: float, y: float, size: float) -> Markup:
    """Return a compass rose around a point."""
    return sheet.compass(x, y, size)


def seal(x: float, y: float) -> Markup:
    """Return a wax seal with the three circles and the Bridge across them."""
    rings = (tag("ellipse", rx=wide, ry=wide * 0.78, class_="kin-wax-line") for wide in (28, 19, 9))
    across = tag("path", d="M-34 -3H34M-34 3H34", class_="kin-wax-line")
    return sheet.wax(x, y, *rings, across, tag("path", d=star(0, 0, 8), class_="kin-wax-star"))


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
        class_="kin-drawing",
        transform=f"translate({number(x)} {number(y)})",
    )
