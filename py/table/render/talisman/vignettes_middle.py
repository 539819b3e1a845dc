"""The drawings of the Middle Region: runes, sands, the Warlock and the Castle."""

from collections.abc import Mapping

from table.render.kin.brush import (
    Drawing,
    bare,
    bird,
    grass,
    ground,
    hill,
    peak,
    pine,
    reeds,
    ripples,
    rock,
    star,
    tree,
)

PORTAL_OF_POWER: Drawing = (
    ground(34, 96),
    ("k", "M-38 34V-12Q-36 -44 0 -46Q36 -44 38 -12V34H24V-8Q22 -30 0 -31Q-22 -30 -24 -8V34Z"),
    ("m", "M-24 34V-8Q-22 -30 0 -31Q22 -30 24 -8V34Z"),
    ("w", "M0 -22Q16 -20 15 0Q14 18 0 20Q-12 18 -12 2Q-11 -10 0 -10Q8 -9 8 0Q7 8 0 8Q-4 7 -4 2Q-2 -2 2 0"
          "Q4 2 1 4Q-1 4 0 2Q-8 -4 -8 4Q-6 14 2 14Q12 12 12 0Q10 -16 -2 -16Q-18 -12 -18 4Q-20 -18 0 -22Z"),
    ("t", "M-36 0h10M-36 14h10M26 0h10M26 14h10M-30 -22l9 6M30 -22l-9 6M0 -46v14M-16 -42l5 12M16 -42l-5 12"),
    ("y", star(-31, -18, 6) + star(31, -18, 6) + star(0, -39, 7)),
)  # fmt: skip

BLACK_KNIGHT: Drawing = (
    ground(34, 96),
    ("d", "M-30 32V14Q-30 2 -16 0H8Q14 -16 26 -16L32 -6L24 -2Q18 6 18 14V32H12V18H-14L-18 32H-24L-20 18Z"),
    ("d", "M-14 2L-12 -22L-4 -28H4L8 -20L6 2Z"),
    ("d", "M-7 -28V-38Q-1 -46 6 -38V-28Z"),
    ("r", "M0 -44Q-2 -56 -16 -50Q-8 -48 -6 -40Z"),
    ("w", "M-4 -36H4V-33H-4Z"),
    ("k", "M10 -8L40 -44L43 -42L14 -4Z"),
    ("r", "M-14 -16H0V-4Q0 6 -7 10Q-14 6 -14 -4Z"),
    ("w", "M-9 -12h4v16h-4ZM-13 -6h12v4h-12Z"),
    ("t", grass(38, 34, 9) + grass(-42, 34, 9)),
)

HIDDEN_VALLEY: Drawing = (
    *peak(-32, 20, 52, 62),
    *peak(32, 20, 54, 66),
    *peak(0, 10, 34, 34),
    ("g", "M-46 34Q-20 6 0 10T46 34Z"),
    ("b", "M-14 34Q-4 22 4 18Q12 14 2 10Q-6 16 -12 20Q-22 26 -26 34Z"),
    *pine(-24, 30, 22),
    *pine(18, 28, 24),
    *pine(32, 34, 22),
    ("y", star(6, -28, 6)),
)

CURSED_GLADE: Drawing = (
    *bare(-36, 30, 66, -0.3),
    *bare(36, 30, 62, 0.3),
    *bare(-18, 16, 44, 0.1),
    *bare(20, 16, 42, -0.1),
    ("d", "M-20 34Q-16 22 0 22T20 34Z"),
    ("p", "M-8 16a8 8 0 1 1 16 0Q8 20 5 21V25H-5V21Q-8 20 -8 16Z"),
    ("i", "M-5 16a2 2.4 0 1 0 .1 0ZM5 16a2 2.4 0 1 0 .1 0ZM-1 20h2v2h-2Z"),
    ("m", "M-34 34q0 -7 5 -7t5 7ZM26 34q0 -6 4 -6t4 6Z"),
)

CHASM: Drawing = (
    ("k", "M-50 34V-8L-36 -14L-22 -10L-14 6L-18 34ZM50 34V-12L38 -16L24 -8L14 4L20 34Z"),
    ("d", "M-14 6L-18 34H20L14 4L4 12Z"),
    ("t", "M-44 4L-30 8L-24 34M-36 -14L-34 0M38 -16L34 2L26 34M44 6L36 14"),
    ("n", "M-22 -10Q0 4 24 -8V-4Q0 8 -22 -6Z"),
    ("l", "M-16 -7v5M-8 -3v5M0 -2v5M8 -3v5M16 -6v5M-22 -22Q0 -8 24 -20M-22 -22V-8M24 -20V-6"),
    ("w", "M-4 22l4 10l5 -9Z"),
    ("t", bird(0, -32, 6)),
)

WARLOCKS_CAVE: Drawing = (
    ("k", "M-48 34Q-50 0 -30 -16Q-20 -38 2 -38Q28 -36 36 -12Q50 4 48 34Z"),
    ("d", "M-26 34Q-28 -6 0 -12Q28 -6 26 34Z"),
    ("m", "M-14 34L-9 6Q0 -2 9 6L14 34Z"),
    ("p", "M-5 4a5 6 0 1 1 10 0Q6 12 0 18Q-6 12 -5 4Z"),
    ("m", "M-10 0L0 -18L10 0Z"),
    ("n", "M18 34L20 -4L23 -4L22 34Z"),
    ("y", star(21, -8, 8)),
    ("t", "M-40 0l8 -6M-30 -16l6 8M36 -12l-8 4M-44 18l8 -4M44 16l-8 -2M-6 24h12M-4 30h8"),
)

OASIS: Drawing = (
    ("l", "M-50 6Q-26 -6 -4 2T50 0"),
    ("b", "M-34 24Q-20 12 4 14T38 24Q26 34 0 34T-34 24Z"),
    ("t", ripples(-20, 22, 20) + ripples(2, 28, 20)),
    ("n", "M-24 22Q-20 -2 -14 -22L-10 -21Q-15 0 -18 22ZM24 22Q24 4 18 -12L22 -14Q28 4 30 22Z"),
    ("g", "M-12 -22Q-30 -34 -36 -18Q-26 -24 -12 -21Q-28 -14 -28 -4Q-22 -14 -11 -20Q-6 -10 2 -6Q0 -16 -10 -21"
          "Q4 -26 10 -18Q4 -34 -12 -22Z"),
    ("g", "M20 -13Q6 -24 2 -10Q10 -14 20 -12Q8 -6 8 2Q14 -6 21 -11Q26 -4 34 -2"
          "Q30 -10 22 -12Q34 -16 40 -8Q34 -24 20 -13Z"),
    ("y", "M42 -40a8 8 0 1 0 .1 0Z"),
)  # fmt: skip

TEMPLE: Drawing = (
    ("k", "M-46 34V28H46V34ZM-40 28V22H40V28Z"),
    ("p", "M-36 22V-14H-28V22ZM-15 22V-14H-7V22ZM7 22V-14H15V22ZM28 22V-14H36V22Z"),
    ("d", "M-5 22V-8H5V22Z"),
    ("y", "M-42 -14V-20H42V-14Z"),
    ("r", "M-44 -20L0 -44L44 -20Z"),
    ("y", star(0, -28, 8, 8)),
    ("t", "M-32 -10v28M-11 -10v28M11 -10v28M32 -10v28M-24 -22h48"),
)

CASTLE: Drawing = (
    ground(33, 98),
    ("p", "M-22 8V-24h6v5h7v-5h7v5h7v-5h7v5h7v-5h3V8Z"),
    ("p", "M-42 33V-8h5v5h6v-5h6v5h3V33ZM42 33V-8h-5v5h-6v-5h-6v5h-3V33Z"),
    ("p", "M-22 33V2h5v5h6v-5h6v5h10v-5h6v5h6v-5h5V33Z"),
    ("b", "M-44 -8L-32 -30L-20 -8ZM44 -8L32 -30L20 -8ZM-12 -24L0 -46L12 -24Z"),
    ("d", "M-9 33V22Q0 12 9 22V33Z"),
    ("l", "M-4 33V18M4 33V18M-9 26H9M-32 -30V-38M32 -30V-38M0 -46V-54"),
    ("r", "M-32 -38L-22 -35L-32 -32ZM32 -38L42 -35L32 -32ZM0 -54L11 -50L0 -47Z"),
    ("i", "M-3 -14h6v9h-6ZM-34 4h4v8h-4ZM30 4h4v8h-4Z"),
)

STONE = "l-2 -30l8 -12l10 2l4 40Z"


def _runes(marks: str, lean: int) -> Drawing:
    """Return a ring of standing stones with runes on them."""
    return (
        ("w", "M0 -40a44 40 0 1 0 .1 0Z"),
        ("k", f"M{-44 + lean} 16{STONE}M{22 - lean} 14{STONE}"),
        ("k", "M-13 32L-16 -20L-6 -38L8 -36L16 -18L14 32Z"),
        ("h", marks),
        ("k", f"M{-34 - lean} 36l-1 -14l6 -5l6 3l3 16ZM{20 + lean} 36l0 -12l6 -6l7 4l2 14Z"),
        ("t", grass(-4, 37, 9) + grass(44, 34, 8)),
    )


RUNES_1 = _runes("M0 -24V20M0 -14L8 -6M0 0L-8 8", 0)
RUNES_2 = _runes("M-6 -22V20M-6 -22L7 -10L-6 2M-6 2L7 20", 4)
RUNES_3 = _runes("M0 -26V22M-8 -18L0 -8L8 -18M-8 14L0 4L8 14", -4)

DESERT_1: Drawing = (
    ("y", "M28 -38a10 10 0 1 0 .1 0Z"),
    ("l", "M28 -46V-42M46 -28H42M10 -28H14M15 -41L18 -38M41 -41L38 -38"),
    ("p", "M-50 34V10Q-26 -14 4 8Q22 18 50 2V34Z"),
    ("s", "M-26 -2Q-10 -8 4 8Q-2 20 -20 34H-34Q-14 14 -26 -2Z"),
    ("t", "M-42 22q14 -8 26 0M10 22q16 -8 30 -2M-8 30q12 -6 22 0"),
    ("g", "M-40 18V-2q3 -4 6 0v8q4 0 4 -6q3 -3 5 0q0 12 -9 12v8Z"),
)
DESERT_2: Drawing = (
    ("p", "M-50 34V4Q-30 -8 -6 6Q20 -12 50 8V34Z"),
    ("t", "M-40 14q14 -8 28 2M10 10q16 -8 30 2M-44 28q16 -8 30 0"),
    ("p", "M-4 12Q-4 0 12 0Q28 0 28 14Q28 20 24 22V28H4V22Q-4 20 -4 12Z"),
    ("i", "M4 12a4 4 0 1 0 .1 0ZM20 12a4 4 0 1 0 .1 0ZM12 20l-2 4h4Z"),
    ("p", "M-3 6Q-20 2 -22 -14Q-12 -4 0 -1ZM27 6Q44 2 46 -14Q36 -4 24 -1Z"),
    ("t", "M8 24v4M12 24v4M16 24v4" + bird(-30, -26, 7) + bird(-12, -32, 5)),
)

HILLS_3: Drawing = (
    *hill(-20, 34, 64, 52, "g"),
    *hill(26, 36, 66, 40, "g"),
    *bare(-20, -16, 30, 0.2),
    *rock(20, 8, 20, 12),
    ("t", grass(6, 34, 9) + grass(40, 24, 8) + grass(-42, 30, 8) + bird(24, -28, 6)),
)

WOODS_4: Drawing = (
    *tree(-34, 22, 56),
    *pine(34, 24, 58),
    *bare(0, 18, 56, -0.2),
    *tree(18, 34, 40),
    ("p", "M-6 -4Q-10 -14 0 -16Q10 -14 6 -4Q6 6 0 8Q-6 6 -6 -4Z"),
    ("i", "M-3 -8a2.4 2.4 0 1 0 .1 0ZM3 -8a2.4 2.4 0 1 0 .1 0ZM-1 -4h2l-1 3Z"),
    *reeds(-10, 36, 22),
)

MIDDLE: Mapping[str, Drawing] = {
    "portal-of-power": PORTAL_OF_POWER, "black-knight": BLACK_KNIGHT, "hidden-valley": HIDDEN_VALLEY,
    "hills-3": HILLS_3, "cursed-glade": CURSED_GLADE, "runes-1": RUNES_1, "chasm": CHASM, "runes-2": RUNES_2,
    "warlocks-cave": WARLOCKS_CAVE, "desert-1": DESERT_1, "oasis": OASIS, "desert-2": DESERT_2, "temple": TEMPLE,
    "woods-4": WOODS_4, "runes-3": RUNES_3, "castle": CASTLE,
}  # fmt: skip
