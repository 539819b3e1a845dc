"""The sheet of a map: paper, border, and what lies in its corners, with the patterns that fill surfaces."""

from table.html import Markup, join, tag
from table.render.kin.brush import ripples
from table.render.pen import number, points, torn_edge

PATTERNS = (
    ("tufts", 46, "M8 14q0 -5 -2 -8m4 8q1 -6 1 -9m3 9q1 -4 4 -6M31 37q0 -5 -2 -8m4 8q1 -6 1 -9m3 9q1 -4 4 -6"),
    ("dots", 26, "M4 6h1M17 3h1M10 17h1.5M22 20h1M3 23h1"),
    ("hatch", 13, "M-2 2L2 -2M0 13L13 0M11 15L15 11"),
    ("ripple", 40, ripples(2, 10, 14) + ripples(22, 30, 14)),
    ("paving", 56, "M0 0H56M0 28H56M14 0V28M42 28V56"),
    ("grain", 90, "M11 14h1M37 51h2M70 22h1M58 83h1M83 64h2M24 72h1M47 9h1M5 44h2M64 40h1M31 31h1M86 6h1M16 88h2"),
)
"""What fills surfaces: name, side of the square that repeats, data of its path."""


def definitions(wide: int, tall: int) -> Markup:
    """Return the outline of a sheet, and the patterns and the light on its paper."""
    drawn = [
        tag(
            "pattern", tag("path", d=data, class_=f"kin-{name}"), id=f"kin-{name}", width=side, height=side,
            patternUnits="userSpaceOnUse",
        )
        for name, side, data in PATTERNS
    ]  # fmt: skip
    outline = tag("path", d=torn_edge(wide, tall, 25, 80), id="kin-sheet")
    return join(outline, *drawn, light("light", (("0.4", 0), ("1", 1))))


def light(name: str, stops: tuple[tuple[str, int], ...]) -> Markup:
    """Return a light that changes from the middle outwards; its stops are coloured by ``kin-<name>-<kind>``."""
    drawn = (tag("stop", offset=offset, class_=f"kin-{name}-{kind}") for offset, kind in stops)
    return tag("radialGradient", *drawn, id=f"kin-{name}")


def paper(wide: int, tall: int) -> Markup:
    """Return the paper with its torn edge and border."""
    return join(
        tag("use", href="#kin-sheet", class_="kin-shadow", transform="translate(4 6)"),
        tag("use", href="#kin-sheet", class_="kin-paper"),
        tag("use", href="#kin-sheet", fill="url(#kin-grain)"),
        tag("use", href="#kin-sheet", fill="url(#kin-light)", class_="kin-torn"),
        border(wide, tall),
    )


def border(wide: int, tall: int) -> Markup:
    """Return the border with a scale of alternating strokes, as on old maps."""
    outer, inner = 20, 30
    frame = (
        tag("rect", x=inset, y=inset, width=wide - 2 * inset, height=tall - 2 * inset, class_="kin-frame")
        for inset in (outer, inner)
    )
    scale = (
        f"M{inner} {outer + 5}H{wide - inner}M{inner} {tall - outer - 5}H{wide - inner}"
        f"M{outer + 5} {inner}V{tall - inner}M{wide - outer - 5} {inner}V{tall - inner}"
    )
    return join(*frame, tag("path", d=scale, class_="kin-scale"))


def ribbon(title: str, left: float, right: float, top: float, bottom: float) -> Markup:
    """Return a title on a ribbon whose tails stand out about 50 to both sides."""
    middle = (left + right) / 2
    band = (
        f"M{number(left)} {number(top + 8)}Q{number(middle)} {number(top - 14)} {number(right)} {number(top + 8)}"
        f"V{number(bottom)}Q{number(middle)} {number(bottom - 22)} {number(left)} {number(bottom)}Z"
    )
    tails = (
        f"M{points((left + 26, bottom - 6))}V{number(bottom + 22)}"
        f"L{points((left - 44, bottom + 34))}L{points((left - 28, bottom + 4))}"
        f"L{points((left - 48, top + 34))}L{points((left, top + 26))}V{number(bottom)}Z"
        f"M{points((right - 26, bottom - 6))}V{number(bottom + 22)}"
        f"L{points((right + 24, bottom + 16))}L{points((right + 10, bottom - 10))}"
        f"L{points((right + 28, top + 20))}L{points((right, top + 26))}V{number(bottom)}Z"
    )
    return tag(
        "g",
        tag("path", d=tails, class_="kin-ribbon kin-ribbon-tail"),
        tag("path", d=band, class_="kin-ribbon"),
        tag("text", title, x=number(middle), y=number(bottom - 27), class_="kin-title"),
        class_="kin-cartouche",
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
    rings = (tag("circle", r=number(share * size), class_="kin-ring") for share in (0.5, 0.46, 0.12))
    return tag(
        "g", *rings, *rays, tag("path", d=lily, class_="i"), class_="kin-drawing",
        transform=f"translate({number(x)} {number(y)})",
    )  # fmt: skip


def wax(x: float, y: float, *pressed: Markup) -> Markup:
    """Return a wax seal around a point, with what is pressed into it."""
    blot = (
        "M-44 4Q-50 -16 -34 -30Q-24 -48 -4 -42Q18 -50 32 -32Q50 -20 42 2"
        "Q50 24 30 34Q16 50 -4 42Q-26 46 -34 28Q-48 22 -44 4Z"
    )
    return tag(
        "g",
        tag("path", d=blot, class_="kin-shadow", transform="translate(3 5)"),
        tag("path", d=blot, class_="kin-wax"),
        *pressed,
        transform=f"translate({number(x)} {number(y)})",
    )
