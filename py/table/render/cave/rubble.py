"""Rubble: what closes a place that has caved in, in the Cave or outside it."""

from functools import lru_cache

from table.html import Markup, tag
from table.render.cave.geometry import translated
from table.render.pen import Point

STONES = (
    "M-22 -4L-16 -24L0 -33L15 -25L22 -4Z"
    "M-46 22L-43 3L-29 -9L-13 -5L-6 11L-11 22Z"
    "M11 22L6 7L14 -7L31 -9L43 5L46 22Z"
    "M-16 25L-13 9L1 1L16 8L21 25Z"
    "M-54 24l3 -8l8 -2l5 10ZM38 26l4 -9l9 1l5 8Z"
)
LIT = (
    "M-16 -24L0 -33L5 -23L-7 -17ZM-43 3L-29 -9L-22 -1L-33 7ZM14 -7L31 -9L27 0L17 3ZM-13 9L1 1L6 9L-4 14Z"
)  # fmt: skip
CRACKS = "M-7 -17L-4 -8M5 -23L11 -13M-33 7L-30 18M27 0L33 12M-4 14L-2 22M17 3L15 10"
DUST = "M-50 30h14M-28 32h22M4 31h16M30 32h18M-40 -14l4 -5M38 -18l-5 -6M-2 -42v-6"


@lru_cache(maxsize=128)
def rubble(shape: str, at: Point, scale: float, title: str) -> Markup:
    """Return the fallen roof over a place: its ``shape``, as data of a path, in shadow, and stones around a point."""
    stones = tag(
        "g",
        tag("ellipse", cy=24, rx=52, ry=9, class_="jk-fallen-shadow"),
        tag("path", d=STONES, class_="jk-boulders"),
        tag("path", d=LIT, class_="jk-boulders-lit"),
        tag("path", d=CRACKS + DUST, class_="jk-boulders-crack"),
        transform=f"{translated(at)}scale({scale:g})",
    )
    return tag("g", tag("title", title), tag("path", d=shape, class_="jk-fallen"), stones)
