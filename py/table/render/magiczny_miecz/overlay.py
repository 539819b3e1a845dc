"""What lies on the map in play: pawns, spaces that options point to, lying cards and gold. Plain values go in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from table.html import Markup, branch, join, tag
from table.render.magiczny_miecz.geometry import outline
from table.render.magiczny_miecz.places import cards_at, gold_at, pawn_slots
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


@dataclass(frozen=True, slots=True)
class Standing:
    """A pawn on the map."""

    player: int
    """The seat's number from 0; it decides colour and hat."""
    space: str
    name: str
    current: bool = False
    """Whether it is this player's turn."""
    stone: int = 0
    """For how many own turns the Character is still stone (20)."""


@cache
def figure(seat: int) -> Markup:
    """Return the figure of a seat around the point 0, 0: a picture in a wooden stand, with the seat's number."""
    return tag(
        "g",
        tag("ellipse", cx=0, cy=22, rx=20, ry=5, class_="mm-shadow"),
        tag("path", d=CARD, class_="mm-pawn-edge"),
        tag("path", d=CARD, class_="mm-pawn-card"),
        tag("circle", cx=0, cy=-11.5, r=6.5, class_="mm-pawn-face"),
        tag("path", d=CLOAK, class_="mm-pawn-cloth"),
        tag("path", d=HATS[seat % len(HATS)], class_="mm-pawn-cloth"),
        tag("path", d=STAND, class_="mm-pawn-stand"),
        tag("text", seat + 1, x=0, y=13, class_="mm-pawn-number"),
        class_=f"mm-pawn seat-{seat}",
    )


def badge(seat: int) -> Markup:
    """Return the figure of a seat as a picture to stand beside a name."""
    return tag("svg", figure(seat), class_="pawn-badge mm-badge", viewBox="-20 -38 40 66", aria_hidden="true")


def spots(standing: Iterable[Standing]) -> dict[int, tuple[Point, float]]:
    """Return where each pawn stands and its scale, by player; those on one space fan out in the order given."""
    crowds: dict[str, list[int]] = {}
    for one in standing:
        crowds.setdefault(one.space, []).append(one.player)
    found: dict[int, tuple[Point, float]] = {}
    for space, players in crowds.items():
        places, scale = pawn_slots(space, len(players))
        found.update({player: (at, scale) for player, at in zip(players, places, strict=True)})
    return found


def pawns(standing: Sequence[Standing]) -> Markup:
    """Return the pawns, the farther ones first so that the nearer stand before them."""
    places = spots(standing)
    order = sorted(standing, key=lambda one: places[one.player][0][1])
    return branch("g", *(pawn(one, *places[one.player]) for one in order), class_="mm-pawns")


@lru_cache(maxsize=256)
def pawn(one: Standing, at: Point, scale: float) -> Markup:
    """Return a pawn at a point; ``data-pawn`` lets the page move it along its way."""
    turn = tag("ellipse", cx=0, cy=20, rx=27, ry=10, class_="mm-pawn-turn") if one.current else None
    names = "mm-standing stone" if one.stone else "mm-standing"
    inner = tag("g", turn, figure(one.player), _stone(one.stone) if one.stone else None, transform=_scale(scale))
    return tag(
        "g", tag("title", one.name), inner, class_=names, data_pawn=one.player,
        transform=f"translate({number(at[0])} {number(at[1])})",
    )  # fmt: skip


def _scale(scale: float) -> str:
    return f"scale({scale:.2f})"


def _stone(turns: int) -> Markup:
    """Return what shows that a Character is stone: cracks, moss, and the turns that are left."""
    return join(
        tag("path", d="M-6 -34L-2 -26L-7 -20M10 -24L5 -18L8 -8L3 0M-11 4L-5 0L-4 -6M2 14L5 8", class_="mm-cracks"),
        tag("path", d="M-13 2q5 -1 4 4t3 6q-2 4 -7 2ZM6 -33q5 1 4 6t3 6V-18q-2 -10 -7 -15Z", class_="mm-moss"),
        tag("circle", cx=15, cy=-28, r=10, class_="mm-turns"),
        tag("text", turns, x=15, y=-22, class_="mm-turns-number"),
    )


@lru_cache(maxsize=512)
def target(space: str, titles: tuple[str, ...], key: str | None = None, *, deadly: bool = False) -> Markup:
    """Return a space that options point to: with a ``key`` a click plays it, else it shows the options lying there."""
    shape = outline(space, 5.0)
    names = ["target", "mm-target", "target-space"]
    names += ["deadly"] if deadly else []
    names += ["many"] if key is None else []
    return _clickable(join(*_framed("path", d=shape)), names, titles, key, f"space:{space}")


def pawn_target(player: int, at: Point, scale: float, titles: Sequence[str], key: str | None = None) -> Markup:
    """Return a pawn that options point to; ``at`` and ``scale`` are its own, from ``spots``."""
    (x, y), wide, high = at, 25 * scale, 36 * scale
    ring = _framed("ellipse", cx=number(x), cy=number(y - 6 * scale), rx=number(wide), ry=number(high))
    names = ["target", "mm-target", "target-pawn", *(["many"] if key is None else [])]
    return _clickable(join(*ring), names, titles, key, f"player:{player}")


def _framed(name: str, **values: object) -> tuple[Markup, Markup]:
    """Return a shape twice: its dark edge, and the bright line within."""
    return tag(name, class_="target-edge", **values), tag(name, class_="target-shape", **values)


def _clickable(shape: Markup, names: Sequence[str], titles: Sequence[str], key: str | None, at: str) -> Markup:
    return tag(
        "g", tag("title", "\n".join(titles)), shape, class_=" ".join(names), data_key=key,
        data_at=at if key is None else None, tabindex="-1", aria_hidden="true",
    )  # fmt: skip


@lru_cache(maxsize=256)
def lying_cards(space: str, count: int, title: str) -> Markup:
    """Return the badge of the cards that lie on a space."""
    backs = "M-15 -17l20 -5l8 30l-20 5Z"
    front = "M-12 -18h22v30h-22Z"
    return _badge(
        space, cards_at(space), title, count, "mm-lying mm-lying-cards",
        tag("path", d=backs, class_="mm-lying-back"), tag("path", d=front, class_="mm-lying-back"),
        tag("path", d="M-1 -12L2 -5L8 -3L2 -1L-1 7L-4 -1L-10 -3L-4 -5Z", class_="mm-lying-star"),
    )  # fmt: skip


@lru_cache(maxsize=256)
def lying_gold(space: str, amount: int, title: str) -> Markup:
    """Return the badge of the gold that lies on a space."""
    return _badge(
        space, gold_at(space), title, amount, "mm-lying mm-lying-gold",
        tag("path", d="M-17 10L-12 -4H4L9 10ZM-6 -4L-2 -16H12L16 -4Z", class_="mm-ingot"),
        tag("path", d="M-12 -4L-9 10M-2 -16L1 -4", class_="mm-ingot-line"),
    )  # fmt: skip


def _badge(space: str, at: Point, title: str, count: int, names: str, *drawn: Markup) -> Markup:
    """Return what stands for things on a space; a click asks the page to show ``lying-<space>`` among the piles."""
    number_ = join(
        tag("circle", cx=14, cy=13, r=12, class_="mm-count"), tag("text", count, x=14, y=20, class_="mm-count-number")
    )
    return tag(
        "g", tag("title", title), *drawn, number_, class_=names, data_act="show", data_value=f"lying-{space}",
        transform=f"translate({number(at[0])} {number(at[1])})",
    )  # fmt: skip
