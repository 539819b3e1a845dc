"""The six cities as one sees them from afar: each drawn for the trait that is at home in it, and none like another.

A drawing lies around the point 0, 0 in a field of 100 by 100; its foot is at about y = 40.
"""

from collections.abc import Mapping

from table.render.kin.brush import Drawing, bird, house, placed, star, tower
from table.render.pen import points


def _mound() -> Drawing:
    """Return the green rise that a city stands on."""
    return (("g", "M-50 42C-46 24 -30 18 -18 20C0 14 22 16 34 22C46 24 50 34 50 42C30 50 -30 50 -50 42Z"),)


def _wall(left: float, right: float, foot: float, high: float) -> Drawing:
    """Return a wall with battlements, and a gate in its middle."""
    step = 5.0
    count = max(1, int((right - left) / (2 * step)))
    wide = (right - left) / (2 * count)
    teeth = "".join(f"h{wide:.1f}v4h{wide:.1f}v-4" for _ in range(count)).removesuffix("v-4")
    shape = f"M{points((left, foot))}V{foot - high:.1f}{teeth}V{foot:.1f}Z"
    middle = (left + right) / 2
    gate = f"M{points((middle - 6, foot))}v-8q0 -7 6 -7q6 0 6 7v8Z"
    stones = f"M{points((left + 5, foot - 6))}h6M{points((right - 12, foot - 9))}h7M{points((left + 9, foot - 11))}h5"
    return (("p", shape), ("t", stones), ("i", gate))


def _flag(x: float, y: float, kind: str = "r") -> Drawing:
    """Return a pennant on a pole."""
    return (("l", f"M{points((x, y))}v-13"), (kind, f"M{points((x, y - 13))}l11 3.5l-11 3.5Z"))


def _dome(x: float, y: float, wide: float, high: float, kind: str) -> Drawing:
    """Return a domed hall."""
    drum = placed("M-42 0L-42 -46L42 -46L42 0Z", x, y, wide, high)
    dome = placed("M-48 -46C-52 -84 -22 -92 0 -112C22 -92 52 -84 48 -46Z", x, y, wide, high)
    windows = placed("M-26 -10L-26 -34L-14 -34L-14 -10ZM14 -10L14 -34L26 -34L26 -10Z", x, y, wide, high)
    return (("p", drum), (kind, dome), ("i", windows))


def _column(x: float, foot: float, high: float) -> Drawing:
    """Return a column of a temple."""
    return (("p", f"M{points((x - 2.4, foot))}v{-high:.1f}h4.8v{high:.1f}Z"),)


CITIES: Mapping[str, Drawing] = {
    "strength": (
        *_mound(),
        *tower(-30, 32, 18, 40),
        *tower(30, 32, 18, 40),
        *tower(0, 30, 30, 62),
        *_flag(0, -38),
        *_wall(-38, 38, 40, 20),
        ("k", "M-9 -10l4 -8l5 3l5 -3l4 8l-4 9h-10Z"),
    ),
    "courage": (
        *_mound(),
        *tower(-32, 34, 14, 44, "r"),
        *tower(32, 34, 14, 44, "r"),
        *tower(-12, 30, 12, 36, "r"),
        *tower(12, 30, 12, 36, "r"),
        *_wall(-40, 40, 40, 24),
        ("r", "M-7 16l7 -16l7 16v12q-7 6 -14 0Z"),
        ("y", star(0, 18, 5)),
        *_flag(-32, -22),
        *_flag(32, -22),
    ),
    "dexterity": (
        *_mound(),
        *tower(-30, 36, 9, 62, "e"),
        *tower(-4, 36, 9, 74, "e"),
        *tower(24, 36, 9, 54, "e"),
        ("l", "M-26 -6Q-15 6 -8 -8M0 -14Q10 4 20 -2"),
        ("t", "M-24 -3v4M-19 1v4M-13 0v5M4 -8v4M9 -3v4M15 -2v4"),
        *house(-18, 40, 20, 16),
        *house(12, 40, 22, 18, "e"),
        *house(36, 40, 18, 14),
        ("t", bird(34, -34, 6) + bird(22, -44, 4)),
    ),
    "magic": (
        *_mound(),
        ("m", placed("M-50 0L-38 -100L38 -100L50 0Z", 0, 38, 26, 64)),
        ("m", placed("M-66 0L0 -100L66 0Z", 0, -24, 26, 34)),
        ("i", "M-3 -8h6v-6q-3 -5 -6 0ZM-3 14h6v-7q-3 -5 -6 0Z"),
        ("y", star(0, -62, 9) + star(-26, -34, 4.5) + star(27, -44, 5) + star(34, -16, 3.5)),
        *tower(-30, 38, 14, 30, "m"),
        *tower(30, 38, 14, 36, "m"),
        ("l", "M-13 4Q-22 8 -26 16M13 -2Q22 0 26 8"),
        *_wall(-24, 24, 42, 12),
    ),
    "knowledge": (
        *_mound(),
        *_dome(0, 34, 46, 52, "b"),
        ("y", star(0, -30, 5)),
        ("p", "M-40 20L-26 8L-12 20ZM12 20L26 8L40 20Z"),
        *_column(-36, 38, 18),
        *_column(-26, 38, 18),
        *_column(-16, 38, 18),
        *_column(16, 38, 18),
        *_column(26, 38, 18),
        *_column(36, 38, 18),
        ("p", "M-43 38h86v4h-86Z"),
        ("h", "M10 -12l16 -14"),
        ("l", "M14 -20l7 7"),
    ),
    "luck": (
        *_mound(),
        *_dome(-22, 38, 32, 36, "y"),
        *_dome(26, 38, 28, 32, "r"),
        *tower(2, 38, 13, 52, "y"),
        *_flag(2, -32, "e"),
        ("p", "M-46 40L-38 24L-30 40ZM32 42L40 26L48 42Z"),
        ("r", "M-41 40L-38 24L-35 40ZM37 42L40 26L43 42Z"),
        ("p", placed("M-50 0L-50 -80L0 -100L50 -80L50 0L0 20Z", 2, 44, 16, 14)),
        ("i", "M0 36h2v2h-2ZM4 40h2v2h-2ZM-4 41h2v2h-2Z"),
    ),
}
"""Trait -> the city that is at home in it."""
