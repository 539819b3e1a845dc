"""The drawings of the Stone Bridge: its gates, its traps and its keepers."""

from collections.abc import Mapping

from table.render.kin.brush import Drawing, star

GATE = (
    ("k", "M-40 38V-26h8v6h8v-6h8v6h8v-6h16v6h8v-6h8v6h8v-6h8V38H24V4Q18 -14 0 -14Q-18 -14 -24 4V38Z"),
    (
        "t",
        "M-40 -10H-22M22 -10H40M-40 6H-25M25 6H40M-40 22H-24M24 22H40M-32 -10V6M32 -10V6M-36 6V22M36 6V22"
        "M-14 -12L-18 -20M14 -12L18 -20",
    ),
    ("d", "M-24 38V4Q-18 -14 0 -14Q18 -14 24 4V38Z"),
)

ENTRANCE_RUINS: Drawing = (
    *GATE,
    ("p", "M-3 -8L0 -13L3 -8V20H-3Z"),
    ("y", "M-11 20H11V24H-11ZM-2 24H2V34H-2Z"),
    ("y", "M0 33a3 3 0 1 0 .1 0Z"),
)

ENTRANCE_DEAD_CITY: Drawing = (
    *GATE,
    ("p", "M-12 36Q-10 28 -11 16Q-11 -2 1 -2Q12 -2 11 16Q10 30 15 37Q9 38 6 33Q3 38 0 33Q-4 38 -6 33Q-9 37 -12 36Z"),
    ("i", "M-4 8a2.5 3.5 0 1 0 .1 0ZM5 8a2.5 3.5 0 1 0 .1 0ZM.5 17a2.5 4 0 1 0 .1 0Z"),
)

TRAP: Drawing = (
    ("d", "M-44 -6L-32 -20H34L46 -6L38 30H-38Z"),
    ("k", "M-36 30L-31 2L-25 30ZM-23 30L-17 -4L-11 30ZM-9 30L-2 0L4 30ZM6 30L12 -5L18 30ZM20 30L26 3L32 30Z"),
    ("n", "M-46 -8L-34 -24L-12 -20L-4 -10L-14 -4L-22 -8L-28 -2Z"),
    ("n", "M47 -8L36 -24L16 -21L6 -14L14 -8L20 -10L28 -1Z"),
    ("t", "M-38 -10L-18 -16M42 -10L20 -16"),
)

GAME_WITH_DEATH: Drawing = (
    ("l", "M30 36V-32"),
    ("k", "M31 -32Q8 -44 -14 -28Q10 -34 29 -22Z"),
    ("d", "M-36 34Q-38 -26 -10 -28Q18 -26 18 34Z"),
    ("p", "M-21 -4C-21 -22 1 -22 1 -4Q1 2 -3 3V10H-17V3Q-21 2 -21 -4Z"),
    ("i", "M-15 -8a3.6 4 0 1 0 .1 0ZM-5 -8a3.6 4 0 1 0 .1 0ZM-10 1l-1.5 3h3Z"),
    ("t", "M-13 10v-4M-10 10v-4M-7 10v-4"),
    ("p", "M-4 18L12 14L17 28L1 33ZM20 22L33 25L30 37L17 34Z"),
    (
        "i",
        "M1 21a1.6 1.6 0 1 0 .1 0ZM10 19a1.6 1.6 0 1 0 .1 0ZM5 24a1.6 1.6 0 1 0 .1 0Z"
        "M13 25a1.6 1.6 0 1 0 .1 0ZM4 28a1.6 1.6 0 1 0 .1 0ZM25 28a1.8 1.8 0 1 0 .1 0Z",
    ),
)

DEMON: Drawing = (
    ("d", "M-16 -8Q-36 -10 -34 -36Q-24 -18 -8 -20H8Q24 -18 34 -36Q36 -10 16 -8L20 6Q16 26 0 36Q-16 26 -20 6Z"),
    ("d", "M-20 4L-34 -4L-26 10ZM20 4L34 -4L26 10Z"),
    ("r", "M-14 -2L-3 5Q-9 9 -14 -2ZM14 -2L3 5Q9 9 14 -2Z"),
    ("p", "M-11 16Q0 22 11 16L8 23L5 19L2 25L-1 20L-4 25L-6 19L-9 22Z"),
    ("y", "M0 -17l4 6l-4 7l-4 -7Z"),
)

MONSTER: Drawing = (
    (
        "g",
        "M-38 34Q-44 8 -30 -6Q-34 -22 -24 -28Q-22 -18 -16 -16Q-10 -34 0 -36Q10 -34 16 -16Q22 -18 24 -28"
        "Q34 -22 30 -6Q44 8 38 34Z",
    ),
    ("p", "M0 -22a11 11 0 1 0 .1 0Z"),
    ("r", "M0 -17a6 6 0 1 0 .1 0Z"),
    ("i", "M-1.5 -17h3v12h-3Z"),
    ("d", "M-30 10Q0 0 30 10Q26 30 0 30Q-26 30 -30 10Z"),
    (
        "p",
        "M-26 9L-22 17L-17 7L-12 17L-7 6L-2 16L3 5L8 16L12 6L17 17L21 8L25 15L27 9Q0 1 -26 9Z"
        "M-22 24L-17 18L-13 27L-7 20L-3 29L3 21L8 28L13 20L18 26L21 22Q0 36 -22 24Z",
    ),
    ("t", "M-34 22q-8 2 -12 -4M34 22q8 2 12 -4"),
)

CERBERUS: Drawing = (
    (
        "d",
        "M-18 38Q-14 14 -20 6L-38 10L-44 4L-42 -2L-32 -6L-34 -16L-24 -8L-16 -8Q-12 -14 -10 -18L-12 -32"
        "L-5 -25H5L12 -32L10 -18Q12 -14 16 -8L24 -8L34 -16L32 -6L42 -2L44 4L38 10L20 6Q14 14 18 38Z",
    ),
    ("r", "M-33 -3l5 -1l-3 4ZM33 -3l-5 -1l3 4ZM-7 -17l5 2l-4 2ZM7 -17l-5 2l4 2Z"),
    ("p", "M-42 5L-40 8L-38 5L-36 8L-33 5ZM42 5L40 8L38 5L36 8L33 5ZM-6 -5L-4 1L-2 -4H2L4 1L6 -5Z"),
    ("i", "M-3 -10h6l-3 4Z"),
    ("k", "M-17 18H17L18 24H-18Z"),
    ("y", "M-11 21l2 -4l2 4l-2 4ZM-2 21l2 -4l2 4l-2 4ZM7 21l2 -4l2 4l-2 4Z"),
)

MAGIC_TRAP: Drawing = (
    ("d", "M0 -18C26 -18 46 -6 46 8S26 34 0 34S-46 22 -46 8S-26 -18 0 -18Z"),
    ("m", "M0 -10C20 -10 36 -2 36 8S20 27 0 27S-36 18 -36 8S-20 -10 0 -10Z"),
    ("l", "M0 -8L20 25L-34 4H34L-20 25Z"),
    ("y", star(0, 8, 9) + star(-34, -22, 6) + star(34, -24, 6) + star(0, -30, 8)),
    ("t", "M-20 -22q-4 -6 1 -10M20 -22q4 -6 -1 -10"),
)

ON_BRIDGE: Mapping[str, Drawing] = {
    "entrance-ruins": ENTRANCE_RUINS,
    "trap": TRAP,
    "game-with-death": GAME_WITH_DEATH,
    "demon-of-darkness": DEMON,
    "monster": MONSTER,
    "cerberus": CERBERUS,
    "magic-trap": MAGIC_TRAP,
    "entrance-dead-city": ENTRANCE_DEAD_CITY,
}
"""By space; the castle in the middle is drawn with the rocks it stands on."""
