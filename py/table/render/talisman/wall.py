"""The wall around the Inner Region, its only gate, and the two ways that lead from there to the Crown."""

from kraina.games.talisman.board import CROWN, PLAIN, VALLEY
from table.html import Markup, join, tag
from table.render.pen import Point, number
from table.render.talisman.geometry import WALL, box, middle, ring_box, square

WAYS = (
    (PLAIN, "mines"), ("mines", "vampires-tower"), ("vampires-tower", "pits"), ("pits", VALLEY),
    (PLAIN, "crypt"), ("crypt", "death"), ("death", "werewolf-den"), ("werewolf-den", VALLEY), (VALLEY, CROWN),
)  # fmt: skip
"""Where one comes from each land of the Inner Region on the way to the Crown (9.1)."""

ASIDE = 72.0
"""How far beside the middle an arrow upwards or downwards stands, so that it covers no name."""

ARROW = "M-15 -13L15 0L-15 13L-8 0Z"


def wall() -> Markup:
    """Return the wall with its battlements and a tower at each corner but the gate's."""
    outer, inner = ring_box("inner", WALL - 3), ring_box("inner", 3)
    left, top, right, bottom = (number(value) for value in ring_box("inner", WALL / 2))
    middle_line = f"M{left} {top}H{right}V{bottom}H{left}Z"
    towers = (
        tag("rect", x=number(x - 20), y=number(y - 20), width=40, height=40, rx=6, class_="tm-tower")
        for x, y in _corners()
    )
    return tag(
        "g",
        tag("path", d=f"{square(outer)}{square(inner)}", fill_rule="evenodd", class_="tm-wall"),
        tag("path", d=middle_line, class_="tm-battlement"),
        *towers,
        class_="tm-rampart",
    )


def _corners() -> tuple[Point, ...]:
    left, top, right, bottom = ring_box("inner", WALL / 2)
    return (right, top), (left, bottom), (right, bottom)


def gate(portal: str) -> Markup:
    """Return the gate between the Portal of Power and the Plain of Peril, where their corners meet."""
    _, _, right, bottom = box(portal)
    left, top, _, _ = box(PLAIN)
    x, y = (right + left) / 2, (bottom + top) / 2
    arch = "M-36 26V-8Q-34 -36 0 -38Q34 -36 36 -8V26H20V-4Q18 -20 0 -21Q-18 -20 -20 -4V26Z"
    light = "M-20 26V-4Q-18 -20 0 -21Q18 -20 20 -4V26Z"
    return tag(
        "g",
        tag("path", d=light, class_="tm-gate-light"),
        tag("path", d=arch, class_="tm-gate"),
        tag("path", d="M-34 6h13M21 6h13M-28 -20l9 6M28 -20l-9 6M0 -38v16", class_="tm-gate-line"),
        transform=f"translate({number(x)} {number(y)})rotate(-45)",
        class_="tm-portal",
    )


def ways() -> Markup:
    """Return an arrow across each border that is crossed on the way to the Crown."""
    return tag("g", *(_arrow(start, end) for start, end in WAYS), class_="tm-ways")


def _arrow(start: str, end: str) -> Markup:
    (x, y), (to_x, to_y) = middle(start), middle(end)
    across, down = to_x - x, to_y - y
    turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (-1, -1): 225}[_sign(across), _sign(down)]
    aside = 0.0 if across else ASIDE
    move = f"translate({number(x + across / 2 + aside)} {number(y + down / 2)})rotate({turn})"
    return join(*(tag("path", d=ARROW, class_=name, transform=move) for name in ("tm-arrow-edge", "tm-arrow")))


def _sign(value: float) -> int:
    return (value > 1) - (value < -1)
