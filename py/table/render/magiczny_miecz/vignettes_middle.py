"""The drawings of the Middle Circle: gates and hermits, mists and shadows."""

from collections.abc import Mapping

from table.render.kin.brush import (
    Drawing,
    bare,
    bird,
    grass,
    ground,
    hill,
    moon,
    peak,
    pine,
    ripples,
    star,
    tower,
    tree,
)

FORTRESS: Drawing = (
    *tower(-30, 30, 18, 42),
    *tower(30, 30, 18, 42),
    ("p", "M-24 31V-22h8v6h8v-6h16v6h8v-6h8V31Z"),
    ("d", "M-11 31V8Q0 -6 11 8V31Z"),
    ("t", "M-24 -8H24M-18 -2h8M10 0h8M-20 12h6M15 16h7M-17 24h5M-39 0h8M31 4h8M-36 16h8M28 18h8"),
    ("l", "M-11 16H11M-11 24H11M-4 2V31M4 2V31M0 -26V-44"),
    ("r", "M0 -44L18 -39L0 -33Z"),
    ("p", "M-11 31h22l14 8h-50Z"),
)

ICE_KINGDOM: Drawing = (
    *peak(-28, 32, 50, 66, "b"),
    *peak(28, 32, 52, 58, "b"),
    ("w", "M-28 -34L-38 -8L-31 -13L-26 -7L-20 -12Z"),
    ("w", "M28 -26L18 -4L25 -8L30 -3L36 -8Z"),
    ("l", "M-28 -34L-38 -8L-31 -13L-26 -7L-20 -12M28 -26L18 -4L25 -8L30 -3L36 -8"),
    ("p", "M-9 36Q-6 20 0 14Q4 22 12 36Z"),
    ("l", "M-14 -2H8q9 -1 7 -8t-10 -1M-20 5H18q9 1 7 8t-9 1M-8 12H2"),
)

FERRY_1: Drawing = (
    ("b", "M-50 24Q-44 12 -20 13H24Q46 13 50 24Q42 38 0 37T-50 24Z"),
    ("t", ripples(-34, 34, 28) + ripples(6, 35, 28) + ripples(22, 19, 14)),
    ("n", "M-34 20H34L28 29H-28Z"),
    ("t", "M-30 24H30M-18 20V29M0 20V29M18 20V29"),
    ("l", "M24 -34L-34 30"),
    ("r", "M-14 20Q-14 -4 -2 -10Q10 -4 11 20Z"),
    ("p", "M-3 -20a6 6 0 1 0 .1 0Z"),
    ("n", "M-14 -17Q-3 -32 9 -17Z"),
    ("l", "M-9 2L6 -12M4 2L8 -14"),
)

VALLEY_OF_SHADOWS: Drawing = (
    ("y", moon(-2, -24, 11)),
    ("d", "M-50 32V-26L-34 -20L-26 2L-14 14L-6 32Z"),
    ("d", "M50 32V-30L34 -18L28 -2L16 12L6 32Z"),
    ("k", "M-50 32V4L-38 10L-24 32ZM50 32V2L38 8L26 32Z"),
    ("s", "M-6 32L0 14L6 32Z"),
    ("i", "M-4 34V24Q0 14 4 24V34ZM0 14a3 3 0 1 0 .1 0Z"),
    ("t", "M-42 18l4 14M-46 22l2 10M42 16l-4 16M46 22l-2 10"),
)

HEATHS: Drawing = (
    ("l", "M-48 4Q-24 -14 2 0Q24 -16 48 0"),
    ("m", "M-46 32Q-48 18 -34 16Q-22 18 -22 32ZM-24 34Q-24 16 -6 14Q10 18 8 34ZM14 32Q14 18 30 16Q46 18 46 32Z"),
    (
        "t",
        "M-38 31l-2 -12M-34 31v-14M-30 31l2 -12M-14 33l-4 -15M-8 33v-18M-2 33l4 -14M24 31l-2 -12M30 31v-14M36 31l3 -11",
    ),
    *pine(-32, 2, 26),
    *tree(26, -4, 30),
    ("t", bird(-4, -22, 7) + bird(10, -28, 5)),
)

TOWER_OF_DESTINY: Drawing = (
    ("p", "M-11 32L-8 -12H8L11 32Z"),
    ("p", "M-12 -12V-22H12V-12Z"),
    ("b", "M-15 -21Q0 -36 15 -21Z"),
    ("i", "M-3.5 32V22Q0 17 3.5 22V32ZM-2 -4h4v7h-4ZM-2 9h4v7h-4Z"),
    ("l", "M0 -30V-40M-24 -26Q-40 -10 -34 12M24 -26Q40 -10 34 12"),
    ("y", "".join(star(x, y, 6) for x, y in ((0, -38), (-36, -26), (37, -24), (-40, 2), (41, 4), (-30, 24), (30, 26)))),
    ("t", "M-9 -12V-22M-3 -12V-22M3 -12V-22M9 -12V-22"),
    ground(33, 70),
)

GATE_GUARD: Drawing = (
    ("k", "M-44 32V-10Q-30 -34 -16 -10V32H-24V-8Q-30 -18 -36 -8V32Z"),
    ("m", "M-36 32V-8Q-30 -18 -24 -8V32Z"),
    ("l", "M32 34V-40"),
    ("k", "M32 -40Q46 -34 44 -18Q38 -24 32 -22ZM32 -30L24 -34L26 -24Z"),
    ("r", "M-6 32L0 -6H22L28 32Z"),
    ("k", "M1 -8V-22Q1 -34 11 -34Q21 -34 21 -22V-8Z"),
    ("i", "M4 -22H18V-18H13V-10H9V-18H4Z"),
    ("k", "M-4 2H12V14Q12 24 4 28Q-4 24 -4 14Z"),
    ("l", "M4 6V24M-1 12H9M22 2L32 8"),
    ground(34, 96),
)

MAGIC_GATE: Drawing = (
    ("m", "M-20 32V-6Q0 -34 20 -6V32Z"),
    ("k", "M-34 32V-8Q-30 -38 0 -38Q30 -38 34 -8V32H20V-6Q16 -24 0 -24Q-16 -24 -20 -6V32Z"),
    (
        "t",
        "M-34 8H-20M-34 20H-20M20 8H34M20 20H34M-32 -14L-18 -10M32 -14L18 -10M-20 -32L-11 -20M20 -32L11 -20M0 -38V-24",
    ),
    (
        "w",
        "M0 -14C14 -14 16 6 4 8C-6 9 -8 -3 0 -4C4 -4 5 1 2 2C-2 2 -1 -1 0 -1C-4 -1 -3 5 2 5C11 4 9 -10 0 -10"
        "C-14 -10 -16 16 2 18C-18 18 -18 -14 0 -14Z",
    ),
    ("y", star(-9, 21, 5) + star(9, 23, 4) + star(0, -31, 4)),
    ("k", "M-26 32h52l6 5h-64Z"),
)

MIST_PLATEAU: Drawing = (
    ("k", "M-36 32L-26 -18Q0 -26 24 -18L38 32Z"),
    ("g", "M-28 -18Q0 -28 26 -18Q0 -10 -28 -18Z"),
    ("t", "M-22 -10L-26 12M-14 -8L-16 6M-4 -9V10M8 -9L10 6M18 -12L23 12M-8 16V28M14 14L16 26M-24 20L-26 30"),
    (
        "p",
        "M-48 12q-4 -6 3 -8q4 -7 12 -3q6 -5 11 0q10 -1 8 7q8 0 7 4Z"
        "M4 22q-4 -6 4 -7q4 -7 12 -3q6 -4 11 1q9 -2 9 5q8 0 7 4Z"
        "M-40 34q-2 -5 5 -6q4 -5 11 -2q7 -3 11 2q9 0 9 6Z",
    ),
    ("t", "M-2 -30q6 -3 12 0t12 0M-30 -28q6 -3 12 0t12 0"),
)

TEMPLE_OF_NEMED: Drawing = (
    ("w", "M0 -42a20 20 0 1 0 .1 0Z"),
    ("p", "M-38 34V29H38V34ZM-34 29V24H34V29Z"),
    ("d", "M-28 24V-4H28V24Z"),
    ("p", "M-30 24V-4H-22V24ZM-13 24V-4H-5V24ZM5 24V-4H13V24ZM22 24V-4H30V24Z"),
    ("p", "M-36 -4V-10H36V-4ZM-38 -10L0 -31L38 -10Z"),
    ("y", moon(-1, -21, 5)),
    ("t", "M-26 22V-2M-9 22V-2M9 22V-2M26 22V-2"),
    ("y", "M-1.5 24V16h3v8Z"),
    ("r", "M0 16q-5 -4 0 -10q5 6 0 10Z"),
)

ENCHANTED_HILLS: Drawing = (
    *hill(-24, 30, 50, 30, "g"),
    *hill(26, 30, 48, 36, "g"),
    *hill(0, 34, 56, 24, "g"),
    (
        "l",
        "M0 28c-6 0 -7 -8 0 -8c9 0 9 12 -2 12c-13 -1 -12 -18 3 -17"
        "M27 12c-5 0 -6 -7 0 -7c8 0 8 10 -2 10c-11 -1 -10 -16 3 -15"
        "M-25 14c-4 0 -5 -6 0 -6c7 0 7 9 -2 9c-9 -1 -8 -13 3 -12",
    ),
    ("y", star(-4, -14, 9) + star(-28, -16, 6) + star(14, -28, 6) + star(40, -22, 5) + star(-42, -2, 4)),
    ("t", "M-14 -30q8 -6 14 0M-38 -26q4 -4 9 -1"),
)

FOREST_OF_GHOSTLY_LIGHTS: Drawing = (
    *pine(-40, 24, 50, "d"),
    *pine(-18, 18, 58, "d"),
    *pine(6, 18, 50, "d"),
    *pine(26, 20, 60, "d"),
    *pine(43, 26, 46, "d"),
    ("w", "M-28 18a10 10 0 1 0 .1 0ZM10 22a9 9 0 1 0 .1 0ZM34 14a8 8 0 1 0 .1 0Z"),
    (
        "y",
        "M-28 36q-6 -4 -3 -9q1 3 2 1q0 -5 3 -8q0 4 2 6q3 6 -4 10Z"
        "M10 37q-5 -3 -3 -8q1 2 2 1q0 -4 3 -7q0 4 2 5q2 6 -4 9Z"
        "M34 28q-4 -3 -2 -7q1 2 1 1q0 -4 3 -6q0 3 1 5q2 5 -3 7Z",
    ),
)

HERMITAGE: Drawing = (
    ("k", "M-48 33L-44 2L-30 -20L-4 -28L18 -22L30 -6L40 8L46 33Z"),
    ("t", "M-30 -20L-26 0L-36 18M18 -22L14 -6L24 8M30 -6L26 6M-44 2L-38 6"),
    ("n", "M-22 33V6H20V33Z"),
    ("r", "M-27 8L-1 -14L25 8Z"),
    ("i", "M-6 33V19Q-1 13 4 19V33Z"),
    ("y", "M9 14h6v7h-6Z"),
    ("l", "M-1 -14V-28M-6 -23H4M-21 12h5M-21 20h5M-21 28h5"),
    *pine(39, 34, 28),
)

LONELY_ROCKS: Drawing = (
    ground(24),
    ("k", "M-38 26L-36 -4L-40 -16L-30 -32L-20 -24L-22 -6L-18 26Z"),
    ("k", "M2 20L4 2L0 -6L8 -16L16 -10L14 4L18 20Z"),
    ("k", "M28 34L31 8L28 0L36 -8L44 2L42 14L46 34Z"),
    ("t", "M-30 -32L-28 -12L-32 4L-29 20M-22 -6L-28 -2M8 -16L10 -2L8 12M36 -8V12L39 26M31 8L36 12"),
    ("s", "M-18 26L-20 4L6 26ZM18 20L15 8L32 20Z"),
    ("t", grass(-8, 32, 9) + grass(16, 34, 8) + bird(20, -28, 7) + bird(34, -34, 5)),
)

FERRY_2: Drawing = (
    ("b", "M-50 25Q-46 15 -20 15H28Q46 15 50 25Q42 39 0 38T-50 25Z"),
    ("t", ripples(-38, 34, 28) + ripples(-2, 36, 28) + ripples(34, 26, 14)),
    ("n", "M-50 10H-16V15H-50ZM-44 15h4v16h-4ZM-24 15h4v17h-4Z"),
    ("l", "M-34 10V-30H-20"),
    ("y", "M-25 -18Q-24 -27 -20 -28Q-16 -27 -15 -18L-13 -16H-27Z"),
    ("i", "M-20 -16a2 2 0 1 0 .1 0Z"),
    ("n", "M-14 16Q14 26 44 14Q40 30 28 32H2Q-10 30 -14 16Z"),
    ("l", "M4 20L24 38M22 20L40 4M-14 17L-18 10"),
    ("t", "M-9 22Q14 30 42 20M40 4l4 -5l2 3Z"),
)

DARK_CLEARING: Drawing = (
    ("s", "M-40 30Q0 10 40 30Q0 40 -40 30Z"),
    *bare(-30, 26, 58, 0.08),
    *bare(31, 27, 54, -0.1),
    *bare(-13, 14, 36, -0.05),
    *bare(14, 14, 40, 0.08),
    ("d", "M-9 30Q-11 12 0 8Q11 12 9 30Z"),
    ("d", "M-8 12L-7 4L-2 8H2L7 4L8 12Z"),
    ("y", "M-4 14a3 3 0 1 0 .1 0ZM4 14a3 3 0 1 0 .1 0Z"),
    ("i", "M-4 16a1.2 1.2 0 1 0 .1 0ZM4 16a1.2 1.2 0 1 0 .1 0ZM-1.5 20h3l-1.5 3Z"),
    ("h", "M-16 31H18"),
    ("y", moon(0, -33, 6)),
)

MIDDLE_DRAWINGS: Mapping[str, Drawing] = {
    "fortress-of-the-keeper": FORTRESS,
    "ice-kingdom": ICE_KINGDOM,
    "ferry-1": FERRY_1,
    "valley-of-shadows": VALLEY_OF_SHADOWS,
    "heaths": HEATHS,
    "tower-of-destiny": TOWER_OF_DESTINY,
    "gate-guard": GATE_GUARD,
    "magic-gate": MAGIC_GATE,
    "mist-plateau": MIST_PLATEAU,
    "temple-of-nemed": TEMPLE_OF_NEMED,
    "enchanted-hills": ENCHANTED_HILLS,
    "forest-of-ghostly-lights": FOREST_OF_GHOSTLY_LIGHTS,
    "hermitage": HERMITAGE,
    "plain-of-lonely-rocks": LONELY_ROCKS,
    "ferry-2": FERRY_2,
    "dark-clearing": DARK_CLEARING,
}
"""By space."""
