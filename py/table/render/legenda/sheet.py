"""What stands on the sheet beside the tiles: title, the table of the terrains, and the wheel of traits."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from table.html import Markup, tag
from table.render.legenda.plots import TALL, WIDE
from table.render.pen import Box, number, points

TITLE = (428.0, 176.0)
"""Width and height of the title."""
TABLE = (428.0, 592.0)
"""Width and height of the table of the terrains."""
WHEEL = (300.0, 300.0)
"""Width and height of the wheel of traits."""
ROW = 90.0
"""The height of a row of the table."""
FACES = range(1, 7)


def cartouche(title: str, subtitle: str, box: Box) -> Markup:
    """Return the title on an unrolled scroll."""
    left, top, right, bottom = box
    low, high, roll = top + 26, bottom - 26, 26
    scroll = (
        f"M{points((left + roll, low))}C{points((left + 120, low - 22), (right - 120, low + 22), (right - roll, low))}"
        f"V{number(high)}C{points((right - 120, high + 22), (left + 120, high - 22), (left + roll, high))}Z"
    )
    rolls = "".join(
        f"M{points((x, low - 16))}h{roll}q8 6 0 12h-2V{number(high + 16)}h{-roll + 4}q-12 -6 -2 -14Z"
        for x in (left, right - roll)
    )
    middle = (left + right) / 2
    return tag(
        "g",
        tag("path", d=scroll, class_="leg-shadow", transform="translate(4 7)"),
        tag("path", d=scroll, class_="leg-scroll"),
        tag("path", d=rolls, class_="leg-roll"),
        tag("text", title, x=number(middle), y=number((low + high) / 2 + 6), class_="leg-title"),
        tag("text", subtitle, x=number(middle), y=number(high - 16), class_="leg-subtitle"),
    )


def terrain_table(
    heading: str, names: Mapping[str, str], results: Mapping[str, Sequence[str]], icons: Mapping[str, str], box: Box
) -> Markup:
    """Return what each number of the die brings on each terrain, as small pictures.

    ``results`` has for each terrain what the numbers 1 to 6 bring, each a key of ``icons``, or nothing.
    """
    left, top, right, _ = box
    rows = [
        _terrain_row(terrain, names[terrain], brings, icons, (left, top + 52 + ROW * place))
        for place, (terrain, brings) in enumerate(results.items())
    ]
    middle = (left + right) / 2
    return tag("g", tag("text", heading, x=number(middle), y=number(top + 30), class_="leg-heading"), *rows)


def _terrain_row(
    terrain: str, name: str, brings: Sequence[str], icons: Mapping[str, str], at: tuple[float, float]
) -> Markup:
    x, y = at
    swatch = f"M{points((x, y + 2))}h86v86h-86Z"
    cells = []
    for place, brought in enumerate(brings):
        left, top = x + 104 + 54 * place, y + 36
        face = tag("text", place + 1, x=number(left + 11), y=number(top + 19), class_="leg-face")
        cells.append(
            tag("path", d=f"M{points((left, top))}h50v50h-50Z", class_=f"leg-cell leg-brings-{brought or 'none'}")
        )
        cells.append(face)
        if brought:
            cells.append(
                tag("use", href=f"#i-{icons[brought]}", x=number(left + 15), y=number(top + 15), width=32, height=32)
            )
    drawing = tag(
        "use", href=f"#leg-{terrain}-0", transform=f"translate({number(x + 43)} {number(y + 44)}) scale(0.82)"
    )
    return tag(
        "g",
        tag("path", d=swatch, class_=f"leg-ground leg-{terrain}"),
        tag("path", d=swatch, class_="leg-swatch"),
        drawing,
        tag("text", name, x=number(x + 104), y=number(y + 25), class_="leg-row-name"),
        *cells,
        class_="leg-row",
    )


def wheel(traits: Sequence[str], names: Mapping[str, str], icons: Mapping[str, str], box: Box) -> Markup:
    """Return the wheel of the six traits, which is the compass of this map."""
    left, top, right, bottom = box
    x, y, size = (left + right) / 2, (top + bottom) / 2, (right - left) / 2
    rays: list[Markup] = []
    seats: list[Markup] = []
    for place, trait in enumerate(traits):
        turn = place * 2 * pi / len(traits)
        far = (0.62 * size * sin(turn), -0.62 * size * cos(turn))
        for side, shade in ((-1, "light"), (1, "dark")):
            waist = turn + side * pi / len(traits)
            near = (0.2 * size * sin(waist), -0.2 * size * cos(waist))
            rays.append(tag("path", d=f"M0 0L{points(near, far)}Z", class_=f"leg-ray-{shade}"))
        at = (0.8 * size * sin(turn), -0.8 * size * cos(turn))
        seats.append(
            tag(
                "g",
                tag("title", names[trait]),
                tag("circle", cx=number(at[0]), cy=number(at[1]), r=30, class_=f"leg-medal leg-trait-{trait}"),
                tag("use", href=f"#i-{icons[trait]}", x=number(at[0] - 21), y=number(at[1] - 21), width=42, height=42,
                    class_="leg-medal-icon"),
            )
        )  # fmt: skip
    rings = (tag("circle", r=number(share * size), class_="leg-ring") for share in (0.8, 0.5, 0.46))
    return tag("g", *rings, *rays, *seats, transform=f"translate({number(x)} {number(y)})", class_="leg-wheel")


def free_box(wide: float, tall: float, taken: Sequence[Box], aim: tuple[float, float]) -> Box | None:
    """Return the box nearest to an aim, its upper left corner, that covers nothing; None if there is none."""
    inset, step = 58, 14
    boxes = [
        (float(left), float(top), left + wide, top + tall)
        for left in range(inset, int(WIDE - inset - wide) + 1, step)
        for top in range(inset, int(TALL - inset - tall) + 1, step)
    ]
    clear = [box for box in boxes if not any(_overlap(box, other) for other in taken)]
    return min(clear, key=lambda box: abs(box[0] - aim[0]) + abs(box[1] - aim[1]), default=None)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
