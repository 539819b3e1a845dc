"""The drawings of the Outer Region: fields, woods, hills and plains, and where men live."""

from collections.abc import Mapping

from table.render.kin.brush import Drawing, bare, bird, grass, ground, hill, house, pine, rock, tower, tree

VILLAGE: Drawing = (
    *house(-4, 2, 42, 32, "n"),
    *house(-30, 24, 46, 36),
    *house(28, 27, 44, 36),
    ("k", "M-8 34L-6 22H8L10 34Z"),
    ("n", "M-7 22V10H9V22M-10 10L1 2L12 10Z"),
    ("t", "M1 10V18M-46 33H46M34 -16q-5 -4 0 -9M-42 -16q-5 -4 1 -9"),
)

GRAVEYARD: Drawing = (
    ("w", "M18 -38a15 15 0 1 0 .1 0Z"),
    *bare(-32, 28, 54, -0.2),
    ("k", "M-14 30V6Q-8 -2 -2 6V30ZM8 32V12Q13 6 18 12V32ZM26 28V8H38V28Z"),
    ("k", "M27 8V0H24V-5H27V-12H33V-5H37V0H33V8Z"),
    ("t", "M-11 10h6M-11 14h6M-8 7v12M11 17h5M11 21h5"),
    ("l", "M-48 32q24 -4 48 0t48 -2M-44 31V22M-40 31V22M42 31V22M46 31V22M-46 25H-38M40 25H48"),
    ("t", bird(-10, -28, 5) + bird(40, -26, 4)),
)

CHAPEL: Drawing = (
    ground(31),
    ("p", "M-30 31V-2L-10 -20L10 -2V31ZM10 31H34V-2H10"),
    ("b", "M-12 -22L16 -22L38 -2L10 -2Z"),
    ("b", "M-34 0L-11 -22L11 0L8 3L-11 -15L-31 3Z"),
    ("p", "M-16 -20V-32L-10 -40L-4 -32V-20Z"),
    ("y", "M-10 -54V-40M-15 -49H-5"),
    ("l", "M-10 -54V-40M-15 -49H-5"),
    ("i", "M-16 31V16Q-10 8 -4 16V31Z"),
    ("y", "M-13 -1Q-10 -7 -7 -1V6H-13ZM17 8h5v9h-5ZM26 8h5v9h-5Z"),
    *tree(-42, 30, 30),
    ("t", grass(44, 30, 9)),
)

CRAGS: Drawing = (
    ("k", "M-48 32L-40 -6L-30 8L-22 -30L-10 -2L-4 14L4 -36L16 -8L24 6L32 -18L46 32Z"),
    ("s", "M-22 -30L-10 -2L-4 14L-8 32H-20L-14 0ZM4 -36L16 -8L24 6L20 32H8L10 -4ZM32 -18L46 32H34Z"),
    ("t", "M-34 12L-30 32M-18 6L-24 32M2 0L-2 30M30 2L28 32"),
    ("t", bird(-38, -28, 6) + bird(30, -34, 5)),
    ("w", "M-4 20q6 -8 12 0q-2 8 -6 8t-6 -8Z"),
)

CITY: Drawing = (
    ("p", "M-34 0V-14h6v-6h8v6h6V0ZM10 0V-18h5v-8h8v8h5V0Z"),
    ("r", "M-30 -20L-24 -32L-18 -20ZM13 -26L19 -40L25 -26Z"),
    *house(-6, -2, 26, 22),
    *tower(-42, 32, 16, 40),
    *tower(42, 32, 16, 40),
    ("k", "M-34 32V2h6v5h6V2h6v5h6V2H12v5h6V2h6v5h6V2h4V32Z"),
    ("d", "M-11 32V18Q0 6 11 18V32Z"),
    ("l", "M-6 32V15M0 32V12M6 32V15M-11 22H11"),
    ("r", "M-42 -8V-22L-30 -18L-42 -14ZM42 -8V-22L54 -18L42 -14Z"),
    ("t", "M-30 14h6M-26 22h6M20 14h6M24 24h6"),
)

TAVERN: Drawing = (
    ground(32),
    ("p", "M-36 32V0H32V32Z"),
    ("n", "M-42 2L-30 -26H26L38 2Z"),
    ("n", "M8 -26V-36H18V-26Z"),
    ("d", "M-6 32V14Q2 8 10 14V32Z"),
    ("y", "M-28 10h12v12h-12ZM18 10h9v12h-9Z"),
    ("t", "M-22 10v12M-28 16h12M22 10v12M13 -38q-5 -4 0 -8t0 -6M-34 -6H32M-38 -12H30M-34 -19H28"),
    ("l", "M32 6H46M44 6v6"),
    ("y", "M38 12h11v13q-5 3 -11 0Z"),
    ("w", "M38 12q0 -5 5 -4q6 -2 6 4Z"),
    ("n", "M-48 32a5 7 0 0 1 0 -14a5 7 0 0 1 0 14Z"),
)

RUINS: Drawing = (
    ("k", "M-44 32V-6L-38 -12L-36 -2L-30 -8L-28 32ZM28 32V-20L34 -30L40 -18V-6L46 -10V32Z"),
    ("k", "M-16 32V0Q-14 -18 4 -22L6 -12Q-4 -8 -4 4V32Z"),
    *rock(12, 33, 18, 10),
    *rock(-22, 34, 14, 8),
    ("t", "M-42 8h12M-40 18h10M30 0h8M32 12h12M-14 12h8M-13 22h8"),
    ("g", "M30 -20q-8 4 -6 14t-4 14q8 2 10 -6Z"),
    ("i", "M33 -8h4v8h-4Z"),
    ("t", grass(0, 34, 10) + grass(24, 34, 8) + bird(-4, -34, 5)),
)

FOREST: Drawing = (
    *pine(-36, 18, 56),
    *pine(36, 18, 54),
    *tree(-14, 12, 50),
    *tree(16, 12, 48),
    *pine(-26, 34, 52),
    *pine(28, 34, 50),
    ("d", "M-12 34Q-10 8 0 6Q10 8 12 34Z"),
    ("w", "M-6 18a2.2 2.6 0 1 0 .1 0ZM5 18a2.2 2.6 0 1 0 .1 0Z"),
    ("w", "M-2 26a1.6 2 0 1 0 .1 0ZM7 28a1.6 2 0 1 0 .1 0Z"),
)

SENTINEL: Drawing = (
    ("k", "M-50 32V14H-24Q-18 -4 0 -4T24 14H50V32H28Q24 10 0 10T-28 32Z"),
    ("t", "M-46 20h14M-40 26h12M32 20h14M28 26h12M-16 4l4 8M16 4l-4 8M0 -4v13"),
    ("k", "M-9 -2L-12 -22L-6 -30H6L12 -22L9 -2Z"),
    ("p", "M-6 -30V-38Q0 -46 6 -38V-30Z"),
    ("i", "M-4 -36H4V-34H-4Z"),
    ("n", "M16 6L20 -46L23 -46L20 6Z"),
    ("k", "M18 -46L22 -58L25 -46Z"),
    ("r", "M-18 -20H-6V-8Q-6 0 -12 4Q-18 0 -18 -8Z"),
    ("l", "M-12 -20V4M-18 -10H-6M6 -20L18 -18"),
)


def _sheaf(x: int, y: int) -> str:
    """Return a sheaf of corn whose foot is at a point."""
    return f"M{x - 9} {y}q6 -9 4 -14q-8 -7 -7 -16l7 4l5 -7l5 7l7 -4q1 9 -7 16q-2 5 4 14Z"


FIELDS_1: Drawing = (
    ("l", "M-48 -6Q-20 -16 0 -8T48 -12"),
    ("y", _sheaf(-28, 18) + _sheaf(2, 12) + _sheaf(30, 20) + _sheaf(-12, 34) + _sheaf(18, 36)),
    ("t", "M-33 4h10M-3 -2h10M25 6h10M-17 20h10M13 22h10" + bird(-30, -26, 6) + bird(16, -30, 5)),
)
FIELDS_2: Drawing = (
    ("l", "M-48 0Q-16 -12 10 -2T48 -6"),
    ("n", "M-2 34V-20H2V34ZM-24 -10H24V-6H-24Z"),
    ("r", "M-14 -12H14L18 16H-18Z"),
    ("p", "M-7 -22a7 7 0 1 1 14 0Q6 -12 0 -12T-7 -22Z"),
    ("n", "M-14 -26H14L6 -28L4 -40H-4L-6 -28Z"),
    ("t", "M-3 -20h1M2 -20h1M-2 -16h4M-10 0h6M4 6h7M-24 -8l-4 4M-24 -8l-5 0M24 -8l4 4M24 -8l5 0"),
    ("t", grass(-34, 30, 14) + grass(32, 32, 14) + grass(-20, 36, 10) + bird(30, -34, 6)),
)
FIELDS_3: Drawing = (
    ("y", "M-50 34L-16 -6H16L50 34Z"),
    ("l", "M-38 34L-12 -6M-25 34L-8 -6M-12 34L-4 -6M0 34V-6M12 34L4 -6M25 34L8 -6M38 34L12 -6"),
    ("g", "M-50 -6Q-30 -20 -8 -8T50 -10V-4H-50Z"),
    *tree(-34, -4, 34),
    *tree(36, -6, 28),
    ("n", "M-4 18L18 8L20 12L0 22ZM-4 18L-14 28L-8 30L0 22Z"),
)
FIELDS_4: Drawing = (
    ("l", "M-48 -4Q-20 -14 8 -6T48 -10"),
    ("y", "M-34 8Q-36 -18 0 -20T32 8Z"),
    ("n", "M-38 8H36V14H-38ZM36 10L50 4V8L36 14Z"),
    ("n", "M-22 12a10 10 0 1 0 .1 0ZM18 12a10 10 0 1 0 .1 0Z"),
    ("t", "M-22 12v20M-32 22h20M18 12v20M8 22h20M-20 -8l6 8M-4 -14l2 10M12 -12l4 10M-28 0l6 4"),
    ("t", grass(-44, 34, 9) + grass(42, 34, 10) + bird(30, -30, 6)),
)
FIELDS_5: Drawing = (
    ("l", "M-48 2Q-20 -10 6 -2T48 -6"),
    ("y", "M-36 30Q-40 0 -24 0T-12 30ZM-2 28Q-6 -2 10 -2T22 28Z"),
    ("l", "M-36 22H-12M-37 14H-13M-34 7H-16M-2 20H22M-3 12H21M0 5H19"),
    ("i", "M-27 30v-5h6v5ZM7 28v-5h6v5Z"),
    *tree(38, 32, 40),
    ("t", "M-20 -12q4 -6 8 0M4 -18q4 -6 8 0M-32 -16q3 -5 6 0" + grass(28, 34, 8) + grass(-44, 34, 9)),
)
FIELDS_6: Drawing = (
    ("l", "M-48 -2Q-16 -14 10 -4T48 -8"),
    ("n", "M-48 34V12h4V34ZM-28 34V12h4V34ZM24 34V12h4V34ZM44 34V12h4V34ZM-50 16H-22V20H-50ZM-50 25H-22V29H-50Z"
          "M22 16H50V20H22ZM22 25H50V29H22Z"),
    ("p", "M-18 20V2Q-16 -4 -6 -4H10L16 -10L24 -6L20 2L16 4V22H12V10H-10V22H-16V10Z"),
    ("i", "M-6 -4H4Q4 6 -4 4ZM19 -4a1 1 0 1 0 .1 0Z"),
    ("l", "M14 -10l-2 -4M-18 2q-6 4 -4 12"),
    ("t", grass(-4, 34, 10) + grass(10, 36, 8) + bird(-34, -28, 6)),
)  # fmt: skip

WOODS_1: Drawing = (*tree(-32, 14, 50), *tree(30, 12, 48), *tree(0, 8, 54), *tree(-18, 34, 46), *tree(18, 34, 48))
WOODS_2: Drawing = (*pine(-36, 20, 58), *pine(0, 10, 60), *pine(34, 20, 56), *pine(-18, 34, 50), *pine(18, 35, 48))
WOODS_3: Drawing = (
    *tree(-34, 18, 52),
    *bare(28, 30, 66, 0.2),
    *tree(-10, 32, 56),
    ("n", "M14 34a6 6 0 0 1 0 -12H44a6 6 0 0 1 0 12Z"),
    ("p", "M44 22a6 6 0 1 0 .1 0Z"),
    ("t", "M44 25a3 3 0 1 0 .1 0ZM18 28H36"),
    ("r", "M-44 34q0 -8 6 -8t6 8Z"),
    ("l", "M-38 34v4"),
)

HILLS_1: Drawing = (
    *hill(-24, 32, 70, 44, "g"),
    *hill(28, 34, 64, 36, "g"),
    ("k", "M-30 -10L-26 -34L-18 -36L-14 -10Z"),
    ("t", "M-24 -26l4 4l-4 4M-20 -30v4" + grass(4, 30, 10) + grass(36, 20, 8) + grass(-44, 28, 8)),
    ("t", bird(24, -24, 6)),
)
HILLS_2: Drawing = (
    *hill(0, 20, 96, 46, "g"),
    *hill(-26, 36, 56, 26, "g"),
    *hill(30, 36, 52, 22, "g"),
    ("w", "M-14 -6a8 6 0 1 0 .1 0ZM10 0a8 6 0 1 0 .1 0ZM-30 22a8 6 0 1 0 .1 0Z"),
    ("l", "M-14 -6a8 6 0 1 0 .1 0ZM10 0a8 6 0 1 0 .1 0ZM-30 22a8 6 0 1 0 .1 0M-18 6v4M-10 6v4M6 12v4M14 12v4M-34 34v3"),
    ("i", "M-22 -4a3 3 0 1 0 .1 0ZM2 2a3 3 0 1 0 .1 0ZM-38 24a3 3 0 1 0 .1 0Z"),
    ("t", grass(34, 30, 9) + grass(24, -14, 8)),
)

PLAINS_1: Drawing = (
    ("l", "M-50 4Q-10 -4 50 2M-50 14Q0 8 50 12"),
    *tree(18, 12, 46),
    ("t", grass(-34, 30, 14) + grass(-10, 34, 12) + grass(36, 32, 14) + grass(-20, 12, 8) + grass(44, 10, 7)),
    ("t", bird(-30, -20, 7) + bird(-14, -28, 5)),
)
PLAINS_2: Drawing = (
    ("l", "M-50 6Q-10 -2 50 4"),
    ("r", "M-34 30L-8 -18L18 30Z"),
    ("p", "M-16 30L-8 2L0 30Z"),
    ("l", "M-8 -18L-12 -26M-8 -18L-4 -26"),
    ("n", "M24 32l12 -8l3 3l-12 8ZM28 24l14 8l-2 4l-14 -8Z"),
    ("r", "M28 24q-2 -8 6 -16q6 8 4 16Z"),
    ("t", grass(-42, 34, 10) + grass(46, 18, 8) + bird(30, -24, 6)),
)
PLAINS_3: Drawing = (
    ("l", "M-50 2Q-10 -6 50 0"),
    ("p", "M-30 34Q10 24 -6 12Q-16 4 8 -4L12 -3Q-4 6 8 14Q28 26 8 34Z"),
    ("k", "M22 30V4Q28 -4 34 4V30Z"),
    ("t", "M25 10h6M25 15h6M25 20h6" + grass(-38, 24, 13) + grass(-26, 8, 8) + grass(42, 34, 11)),
    ("t", bird(-24, -26, 6) + bird(-6, -20, 4)),
)
PLAINS_4: Drawing = (
    ("l", "M-50 4Q-10 -4 50 2"),
    ("p", "M-26 30V14Q-28 0 -12 0H10Q16 -16 28 -18L32 -10L24 -4Q20 4 18 12V30H13V16H-8L-18 30H-22L-16 16Z"),
    ("i", "M12 -2Q18 -20 28 -18Q18 -12 16 0ZM-26 4Q-36 8 -34 22Q-30 12 -24 10Z"),
    ("i", "M27 -13a1 1 0 1 0 .1 0Z"),
    ("t", grass(-42, 34, 10) + grass(36, 34, 13) + grass(4, 36, 9) + bird(-28, -24, 6)),
)

OUTER: Mapping[str, Drawing] = {
    "village": VILLAGE, "graveyard": GRAVEYARD, "chapel": CHAPEL, "crags": CRAGS, "city": CITY, "tavern": TAVERN,
    "ruins": RUINS, "forest": FOREST, "sentinel": SENTINEL, "fields-1": FIELDS_1, "fields-2": FIELDS_2,
    "fields-3": FIELDS_3, "fields-4": FIELDS_4, "fields-5": FIELDS_5, "fields-6": FIELDS_6, "woods-1": WOODS_1,
    "woods-2": WOODS_2, "woods-3": WOODS_3, "hills-1": HILLS_1, "hills-2": HILLS_2, "plains-1": PLAINS_1,
    "plains-2": PLAINS_2, "plains-3": PLAINS_3, "plains-4": PLAINS_4,
}  # fmt: skip
