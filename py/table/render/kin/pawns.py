"""Pawns: paper figures in wooden stands, and how those on one space fan out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from kraina.engine.ids import PlayerId
from table.html import Markup, branch, join, tag
from table.i18n import Texts
from table.render.kin.look import Look, picture_of
from table.render.pen import Point, number

HATS = (
    "M-8 -15Q-8 -25 0 -25Q8 -25 8 -15L6 -16V-11H3.5V-16H-3.5V-11H-6V-16Z",
    "M-11 -15Q-5 -17 -4 -18L3 -33Q4 -24 5 -18Q7 -16 11 -15Q0 -12 -11 -15Z",
    "M-7.5 -15L-9 -26L-4 -21L0 -28L4 -21L9 -26L7.5 -15Z",
    "M-9 -6Q-11 -18 -3 -23Q3 -26 8 -28Q7 -23 8 -19Q10 -12 9 -6Q8 -17 0 -17Q-8 -17 -9 -6Z",
    "M-7 -15Q-14 -17 -12 -28Q-9 -21 -5 -21Q0 -24 5 -21Q9 -21 12 -28Q14 -17 7 -15Q0 -18 -7 -15Z",
    "M-12 -14Q-6 -17 -5 -22Q0 -25 5 -22Q6 -17 12 -14Q0 -18 -12 -14ZM4 -20Q12 -22 11 -32Q5 -27 4 -20Z",
)
"""The hats by seat: helmet, pointed hat, crown, hood, horns, feather; not the colour alone tells pawns apart."""

CARD = "M-13 16V-18Q-13 -36 0 -36Q13 -36 13 -18V16Z"
STAND = "M-16 14H16L19 23H-19Z"
CLOAK = "M-11 14Q-12 -4 0 -5Q12 -4 11 14Z"

CHANGES = {
    "stone": (
        ("kin-cracks", "M-6 -34L-2 -26L-7 -20M10 -24L5 -18L8 -8L3 0M-11 4L-5 0L-4 -6M2 14L5 8"),
        ("kin-moss", "M-13 2q5 -1 4 4t3 6q-2 4 -7 2ZM6 -33q5 1 4 6t3 6V-18q-2 -10 -7 -15Z"),
    ),
    "toad": (
        ("kin-toad", "M-14 14Q-18 2 -9 -3Q-12 -12 -5 -12Q-2 -12 0 -8Q2 -12 5 -12Q12 -12 9 -3Q18 2 14 14"
                     "L8 12Q4 16 0 13Q-4 16 -8 12Z"),
        ("kin-toad-face", "M-5.5 -9.5a2 2 0 1 0 .1 0ZM5.5 -9.5a2 2 0 1 0 .1 0ZM-6 0Q0 5 6 0"),
    ),
}  # fmt: skip
"""What is drawn over a figure that has been changed."""

Slots = Callable[[str, int], tuple[Sequence[Point], float]]
"""Space and count -> where so many pawns stand on it, and their scale."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A pawn on the map."""

    player: int
    """The seat's number from 0; it decides colour and hat."""
    space: str
    name: str
    current: bool = False
    """Whether it is this player's turn."""
    changed: str = ""
    """What the figure has become, one of ``CHANGES``, or nothing."""
    turns: int = 0
    """For how many turns more."""


@cache
def figure(seat: int) -> Markup:
    """Return the figure of a seat around the point 0, 0: a picture in a wooden stand, with the seat's number."""
    return tag(
        "g",
        tag("ellipse", cx=0, cy=22, rx=20, ry=5, class_="kin-shadow"),
        tag("path", d=CARD, class_="kin-pawn-edge"),
        tag("path", d=CARD, class_="kin-pawn-card"),
        tag("circle", cx=0, cy=-11.5, r=6.5, class_="kin-pawn-face"),
        tag("path", d=CLOAK, class_="kin-pawn-cloth"),
        tag("path", d=HATS[seat % len(HATS)], class_="kin-pawn-cloth"),
        tag("path", d=STAND, class_="kin-pawn-stand"),
        tag("text", seat + 1, x=0, y=13, class_="kin-pawn-number"),
        class_=f"kin-pawn seat-{seat}",
    )


def badge(seat: int) -> Markup:
    """Return the figure of a seat as a picture to stand beside a name."""
    return tag("svg", figure(seat), class_="pawn-badge kin-badge", viewBox="-20 -38 40 66", aria_hidden="true")


@lru_cache(maxsize=128)
def portrait(look: Look, player: PlayerId, character: str) -> Markup:
    """Return the picture of a Character in the colour of its seat, with the pawn that stands on the map."""
    face = picture_of(look, "character", character) if character else None
    return tag("span", face, badge(player), class_=f"portrait seat-{player}", aria_hidden="true")


def player_name(t: Texts, player: PlayerId) -> str:
    """Return a player's name, or the number of the seat where there is none."""
    return t.names[player] if player < len(t.names) else str(player + 1)


def character_of(t: Texts, character: str) -> str:
    """Return the name of a Character, or nothing for a player who has none."""
    return t(f"character.{character}.name") if character else ""


def spots(standing: Iterable[Standing], slots: Slots) -> dict[int, tuple[Point, float]]:
    """Return where each pawn stands and its scale, by player; those on one space fan out in the order given."""
    crowds: dict[str, list[int]] = {}
    for one in standing:
        crowds.setdefault(one.space, []).append(one.player)
    found: dict[int, tuple[Point, float]] = {}
    for space, players in crowds.items():
        places, scale = slots(space, len(players))
        found.update({player: (at, scale) for player, at in zip(players, places, strict=True)})
    return found


def pawns(standing: Sequence[Standing], slots: Slots) -> Markup:
    """Return the pawns, the farther ones first so that the nearer stand before them."""
    places = spots(standing, slots)
    order = sorted(standing, key=lambda one: places[one.player][0][1])
    return branch("g", *(pawn(one, *places[one.player]) for one in order), class_="kin-pawns")


@lru_cache(maxsize=256)
def pawn(one: Standing, at: Point, scale: float) -> Markup:
    """Return a pawn at a point; ``data-pawn`` lets the page move it along its way."""
    turn = tag("ellipse", cx=0, cy=20, rx=27, ry=10, class_="kin-pawn-turn") if one.current else None
    names = f"kin-standing {one.changed}".rstrip()
    changed = _changed(one) if one.changed else None
    inner = tag("g", turn, figure(one.player), changed, transform=f"scale({scale:.2f})")
    return tag(
        "g", tag("title", one.name), inner, class_=names, data_pawn=one.player,
        transform=f"translate({number(at[0])} {number(at[1])})",
    )  # fmt: skip


def _changed(one: Standing) -> Markup:
    """Return what shows that a Character is something else, and the turns that are left."""
    return join(
        *(tag("path", d=data, class_=name) for name, data in CHANGES[one.changed]),
        tag("circle", cx=15, cy=-28, r=10, class_="kin-turns"),
        tag("text", one.turns, x=15, y=-22, class_="kin-turns-number"),
    )
