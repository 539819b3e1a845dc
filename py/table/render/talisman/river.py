"""The Storm River between the Outer and the Middle Region, and the Sentinel's bridge over it."""

from table.html import Markup, join, tag
from table.render.kin.brush import ripples
from table.render.pen import number
from table.render.talisman.geometry import RIVER, box, middle, ring_box, square


def river(name: str) -> Markup:
    """Return the river with its waves and its name on all four sides."""
    left, top, right, bottom = ring_box("middle", RIVER)
    inner = ring_box("middle")
    water = f"{square((left, top, right, bottom))}{square(inner)}"
    x, y, half = (left + right) / 2, (top + bottom) / 2, RIVER / 2
    names = (
        (x - 230, top + half + 10, 0), (x, bottom - half + 10, 0), (left + half + 10, y, -90),
        (right - half - 10, y, 90),
    )  # fmt: skip
    return tag(
        "g",
        tag("path", d=water, fill_rule="evenodd", class_="tm-river"),
        tag("path", d=_waves(left, top, right, bottom), class_="tm-waves"),
        *(
            tag("text", name, transform=f"translate({number(at)} {number(down)})rotate({turn})", class_="tm-river-name")
            for at, down, turn in names
        ),
        class_="tm-storm",
    )


def _waves(left: float, top: float, right: float, bottom: float) -> str:
    """Return short lines of waves along all four sides as data of a path."""
    parts: list[str] = []
    count = 12
    for place in range(count):
        along = (right - left) * (place + 0.5) / count
        low = RIVER * (0.36 if place % 2 else 0.72)
        parts.append(ripples(left + along - 22, top + low, 44))
        parts.append(ripples(left + along - 22, bottom - RIVER + low, 44))
        if 0 < place < count - 1:
            aside = 2 if place % 2 else RIVER - 32
            parts.append(ripples(left + aside, top + along, 28))
            parts.append(ripples(right - RIVER + aside, top + along, 28))
    return "".join(parts)


def bridge(near: str, far: str) -> Markup:
    """Return the stone bridge from one land to the one across the river."""
    _, _, _, start = box(near)
    _, end, _, _ = box(far)
    x = (middle(near)[0] + middle(far)[0]) / 2
    start, end, half = start - 3, end + 3, 34.0
    deck = square((x - half, start, x + half, end))
    sides = f"M{number(x - half)} {number(start)}V{number(end)}M{number(x + half)} {number(start)}V{number(end)}"
    posts = join(
        *(
            tag("rect", x=number(x + side - 9), y=number(y - 11), width=18, height=22, class_="tm-post")
            for side in (-half, half)
            for y in (start, end)
        )
    )
    return tag(
        "g",
        tag("path", d=deck, class_="kin-shadow", transform="translate(6 6)"),
        tag("path", d=deck, class_="tm-deck"),
        tag("path", d=deck, fill="url(#kin-paving)"),
        tag("path", d=sides, class_="tm-rail"),
        posts,
        class_="tm-bridge",
    )
