"""What a traveller drew into the solid rock between the ways: a lake, crystals, bones. It means nothing in the game."""

from collections.abc import Mapping
from functools import cache

from table.html import Markup, join, tag
from table.render.cave.geometry import translated
from table.render.pen import Point, number

Lines = tuple[tuple[str, str], ...]
"""Classes and paths, the farther ones first."""

DRAWINGS: Mapping[str, Lines] = {
    "lake": (
        ("jk-water", "M-105 8Q-98 -40 -40 -48Q-6 -66 34 -50Q92 -50 104 -6Q112 40 52 52Q10 70 -36 56Q-92 52 -105 8Z"),
        ("", "M-92 6Q-84 -30 -36 -38Q-4 -54 32 -40Q82 -40 91 -4Q98 32 48 43Q10 58 -34 46Q-82 42 -92 6Z"),
        ("", "M-70 14q12 -7 24 0t24 0M-40 34q12 -7 24 0t24 0t24 0M-14 -26q12 -7 24 0t24 0M46 26q9 -6 18 0t18 0"),
        ("jk-solid", "M-62 -12Q-38 4 -10 -12L-18 4Q-36 12 -54 4Z"),
        ("", "M-36 -8V-40M-36 -38L-18 -22L-36 -18"),
        ("jk-solid", "M46 10Q58 -8 50 -26Q46 -38 56 -42Q68 -44 66 -34Q60 -38 58 -32Q72 -10 62 12Z"),
    ),
    "bones": (
        ("", "M-100 30Q-40 -40 40 -10Q80 4 104 -20M-100 30Q-122 48 -112 66Q-102 82 -84 74Q-72 66 -80 58"),
        ("", "M-70 6q-16 30 4 54M-48 -8q-16 36 6 62M-24 -17q-12 40 10 64M0 -19q-10 40 14 60M24 -15q-8 34 14 48"
             "M46 -7q-4 24 14 32"),
        ("jk-solid", "M94 -24Q112 -50 140 -36L168 -20L150 -14L164 -4Q142 8 120 -2Q102 -4 94 -24Z"),
        ("", "M124 -24a5 5 0 1 0 .1 0ZM140 -2l4 9l4 -9M152 -4l3 8l4 -8M120 -42l-12 -20M130 -42l-4 -20"),
        ("", "M10 40l-14 26l-18 8M44 26l4 30l-14 12"),
    ),
    "crystals": (
        ("jk-solid", "M-20 50L-26 -40L-6 -72L14 -42L10 50Z"),
        ("jk-solid", "M-40 50L-58 -6L-44 -30L-24 0L-20 50ZM10 50L24 -8L42 -26L54 0L38 50Z"),
        ("", "M-44 -30L-37 4L-40 50M-6 -72L-4 -38L-6 50M-26 -40L-4 -38L14 -42M42 -26L34 2L26 50M-58 -6L-37 4L-24 0"
             "M24 -8L34 2L54 0M-66 56h26M30 58h34"),
        ("", "M-6 -90v-10M20 -74l8 -8M-32 -74l-8 -8"),
    ),
    "mushrooms": (
        ("jk-solid", "M-30 10Q-26 36 -34 58H-4Q-12 36 -8 10ZM34 34Q36 46 32 58H52Q47 46 49 34Z"),
        ("jk-solid", "M-64 8Q-60 -40 -19 -42Q22 -40 26 8Q4 20 -19 18Q-42 20 -64 8Z"
                     "M16 36Q20 12 41 11Q64 12 68 36Q54 42 41 41Q28 42 16 36Z"),
        ("", "M-40 -14a7 6 0 1 0 .1 0ZM-12 -26a6 5 0 1 0 .1 0ZM4 -6a5 4 0 1 0 .1 0ZM38 20a4 3 0 1 0 .1 0Z"
             "M54 26a3 3 0 1 0 .1 0ZM-70 60h22M0 61h20M58 60h18"),
    ),
    "bats": (
        ("jk-solid", "M-40 20q-5 -9 -10 -5q-11 -12 -26 -6q11 3 11 11q8 -3 11 5q6 -5 14 3q8 -8 14 -3q3 -8 11 -5"
                     "q0 -8 11 -11q-15 -6 -26 6q-5 -4 -10 5Z"),
        ("jk-solid", "M36 -20q-6 -12 -14 -6q-14 -16 -34 -8q14 4 14 14q10 -4 14 6q8 -6 20 4q12 -10 20 -4q4 -10 14 -6"
                     "q0 -10 14 -14q-20 -8 -34 8q-8 -6 -14 6Z"),
        ("jk-solid", "M34 52q-4 -7 -8 -4q-8 -9 -20 -5q8 3 8 9q6 -3 9 3q4 -3 11 3q7 -6 11 -3q3 -6 9 -3q0 -6 8 -9"
                     "q-12 -4 -20 5q-4 -3 -8 4Z"),
    ),
    "spires": (
        ("jk-solid", "M-74 60L-58 -10L-46 18L-30 -64L-12 24L2 -34L16 30L32 -6L52 60Z"),
        ("", "M-58 -10L-56 40M-30 -64L-28 40M-22 -18L-16 46M2 -34L6 44M32 -6L34 46M-84 62h20M44 62h26"),
        ("", "M-60 -110L-52 -74L-44 -110M-24 -112L-14 -86L-6 -112M18 -110L28 -62L38 -110M-74 -110H52"),
    ),
    "cart": (
        ("jk-solid", "M-46 -20L-30 -44L-8 -34L6 -54L28 -38L46 -20Z"),
        ("jk-solid", "M-54 -20H54L40 30H-40Z"),
        ("jk-solid", "M-22 26a13 13 0 1 0 .1 0ZM22 26a13 13 0 1 0 .1 0Z"),
        ("", "M-46 0H46M-18 -20L-14 30M18 -20L14 30M-22 36a3 3 0 1 0 .1 0ZM22 36a3 3 0 1 0 .1 0Z"),
        ("", "M-76 54H76M-64 54l-6 8M-34 54l-6 8M-4 54l-6 8M26 54l-6 8M56 54l-6 8"),
    ),
}  # fmt: skip
PLACES: tuple[tuple[str, Point, float], ...] = (
    ("lake", (724, 1192), 0.78), ("spires", (1048, 1216), 0.66), ("bones", (1348, 484), 0.66),
    ("crystals", (460, 676), 0.9), ("cart", (1432, 1048), 0.7), ("mushrooms", (364, 1000), 0.5),
    ("bats", (700, 784), 0.7), ("bats", (1348, 676), 0.8), ("crystals", (1012, 532), 0.6),
    ("mushrooms", (1190, 1690), 1.1), ("crystals", (1660, 1610), 0.7), ("spires", (88, 1564), 0.5),
)  # fmt: skip
"""Each with its middle and how large it is drawn."""


@cache
def lore() -> Markup:
    """Return all drawings in the rock."""
    drawn = (
        tag("g", *(tag("path", d=path, class_=names or None) for names, path in DRAWINGS[name]),
            transform=f"{translated(at)}scale({number(scale)})")
        for name, at, scale in PLACES
    )  # fmt: skip
    return tag("g", join(*drawn), class_="jk-lore")
