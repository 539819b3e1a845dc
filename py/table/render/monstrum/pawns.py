"""The pawns, and what lies over the map in play: pawns, targets of a decision, the viewer's own net."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.ids import PlayerId
from kraina.games.monstrum.board import Board, NookId
from kraina.games.monstrum.view import MonstrumView
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.monstrum.cards import icons
from table.render.monstrum.ink import centre, draw, square
from table.render.monstrum.land import cells_of, nook_shape, picture
from table.render.outline import Cell, outline
from table.render.pen import Point, number

HATS = (
    "M-9 -12Q-9 -23 0 -23Q9 -23 9 -12Q0 -15 -9 -12ZM0 -23Q4 -31 12 -29Q7 -26 3 -22Z",
    "M-12 -14Q0 -19 12 -14L4 -18Q2 -27 -3 -34Q-4 -24 -5 -18Z",
    "M-9 -13V-25L-4.5 -19L0 -28L4.5 -19L9 -25V-13Q0 -16 -9 -13Z",
    "M-10 -5Q-13 -19 -2 -25Q4 -27 9 -30Q8 -24 9 -19Q12 -12 10 -5Q8 -16 0 -16Q-8 -16 -10 -5Z",
    "M-8 -12Q-8 -22 0 -22Q8 -22 8 -12Q0 -15 -8 -12Z"
    "M-8 -15Q-15 -18 -13 -28Q-10 -21 -6 -20ZM8 -15Q15 -18 13 -28Q10 -21 6 -20Z",
    "M-14 -12Q-8 -16 -6 -17Q-6 -24 0 -24Q6 -24 6 -17Q9 -16 14 -12Q0 -17 -14 -12ZM5 -18Q14 -22 12 -33Q6 -27 5 -18Z",
)
"""The hats by seat: helmet, wizard's hat, crown, hood, horns, feather; the shape tells adventurers apart."""

SHIELD = "M-12.5 -3H12.5V6Q12.5 16 0 20Q-12.5 16 -12.5 6Z"
SKULL = "M0 -9A9 8.5 0 0 1 5.5 6V9.5H-5.5V6A9 8.5 0 0 1 0 -9Z"
FANS: Mapping[int, Sequence[Point]] = {
    1: ((0, 0),),
    2: ((-10, -2), (10, 3)),
    3: ((-13, -4), (13, -4), (0, 6)),
    4: ((-11, -9), (11, -9), (-11, 7), (11, 7)),
    5: ((-14, -9), (14, -9), (0, -2), (-14, 8), (14, 8)),
    6: ((-14, -10), (0, -10), (14, -10), (-14, 8), (0, 8), (14, 8)),
}
"""Where pawns on one field stand, from its middle."""


@cache
def figure(seat: int) -> Markup:
    """Return the figure of a seat around the point 0, 0: a hat by seat, the seat's number on the shield."""
    return tag(
        "g",
        tag("ellipse", cx=0, cy=18, rx=14, ry=5, class_="pawn-shadow"),
        tag("circle", cx=0, cy=-9.5, r=7.5, class_="pawn-face"),
        tag("path", d=HATS[seat % len(HATS)], class_="pawn-hat"),
        tag("path", d=SHIELD, class_="pawn-rim"),
        tag("path", d=SHIELD, class_="pawn-shield"),
        tag("text", seat + 1, x=0, y=13, class_="pawn-number"),
        class_=f"pawn seat-{seat}",
    )


def badge(seat: int) -> Markup:
    """Return the figure of a seat as a picture to stand beside a name."""
    return tag("svg", figure(seat), class_="pawn-badge", viewBox="-17 -36 34 60", aria_hidden="true")


def player_name(t: Texts, player: PlayerId) -> str:
    """Return a player's name, or the number of the seat where there is none."""
    return t.names[player] if player < len(t.names) else str(player + 1)


def spots(board: Board, view: MonstrumView) -> dict[PlayerId, tuple[Point, float]]:
    """Return where each living adventurer's pawn stands and its scale; those on one field fan out."""
    crowd: dict[int, list[PlayerId]] = {}
    for one in view.adventurers:
        if one.alive:
            crowd.setdefault(one.field, []).append(one.player)
    found: dict[PlayerId, tuple[Point, float]] = {}
    for field, players in crowd.items():
        x, y = centre((board.fields[field].column, board.fields[field].row))
        for player, (right, down) in zip(players, FANS[len(players)], strict=True):
            found[player] = (x + right, y + down), 1.1 if len(players) == 1 else 0.8
    return found


def pawns(board: Board, view: MonstrumView, t: Texts) -> Markup:
    """Return the pawns, the farther ones first so that the nearer stand before them."""
    places = spots(board, view)
    drawn = []
    for player, ((x, y), scale) in sorted(places.items(), key=lambda item: item[1][0][1]):
        turn = tag("circle", r=19, cy=8, class_="pawn-turn") if player == view.current and view.begun else None
        inner = tag("g", turn, figure(player), transform=f"scale({number(scale)})")
        drawn.append(
            tag(
                "g", tag("title", player_name(t, player)), inner,
                data_pawn=player, transform=f"translate({number(x)} {number(y)})",
            )
        )  # fmt: skip
    return tag("g", *drawn, class_="map-pawns")


def net_mark(board: Board, view: MonstrumView) -> Markup | None:
    """Return the viewer's own net over its nook, which nobody else sees."""
    own = [one.net for one in view.adventurers if one.net is not None]
    if not own:
        return None
    nook = board.nooks[own[0]]
    left, top, right, bottom = square(max(cells_of(board, nook)))
    return tag(
        "g",
        tag("path", d=nook_shape(board, nook), class_="map-net"),
        picture(icons()["net"], (left + 6, top + 6, right - 6, bottom - 6), "map-net-picture"),
        data_net=nook.id,
    )


def targets(board: Board, view: MonstrumView, decision: Decision[Any], t: Texts) -> Markup:
    """Return what may be clicked on the map: fields, nooks and pawns that options point to."""
    pointing: dict[Ref, list[Option[Any]]] = {}
    for option in decision.options:
        if option.at is not None and option.at.kind in ("field", "nook", "pawn"):
            pointing.setdefault(option.at, []).append(option)
    places = spots(board, view)
    drawn: list[Markup] = []
    for ref, options in pointing.items():
        if ref.kind == "pawn":
            spot = places.get(PlayerId(int(ref.id)))
            if spot is None:
                continue
            (x, y), scale = spot
            shape = _framed("circle", cx=number(x), cy=number(y - 4 * scale), r=number(27 * scale))
            deadly = False
        elif ref.kind == "nook":
            shape = _framed("path", d=nook_shape(board, board.nooks[NookId(ref.id)]))
            deadly = False
        else:
            shape, deadly = _field_target(board, int(ref.id))
        drawn.append(_target(ref, options, shape, deadly, t))
    return tag("g", *drawn, class_="map-targets")


def _framed(name: str, **values: object) -> Markup:
    """Return a shape twice: its dark edge, and the bright line within."""
    return join(tag(name, class_="target-edge", **values), tag(name, class_="target-shape", **values))


@cache
def _cell_shape(cell: Cell) -> Markup:
    return _framed("path", d=draw(outline([cell]), "track"))


def _field_target(board: Board, ident: int) -> tuple[Markup, bool]:
    field = board.fields[ident]
    cell = (field.column, field.row)
    shape = _cell_shape(cell)
    if field.ground != "trapdoor":
        x, y = centre(cell)
        return join(shape, tag("circle", cx=number(x), cy=number(y), r=5, class_="target-dot")), False
    x, y = centre(cell)
    eyes = (tag("circle", cx=side, cy=0, r=2.3, class_="target-skull-eye") for side in (-3.4, 3.4))
    skull = tag("path", d=SKULL, class_="target-skull")
    return join(shape, tag("g", skull, *eyes, transform=f"translate({number(x)} {number(y)})")), True


def _target(ref: Ref, options: Sequence[Option[Any]], shape: Markup, deadly: bool, t: Texts) -> Markup:
    names = ["target", f"target-{ref.kind}"]
    if deadly:
        names.append("deadly")
    title = tag("title", "\n".join(_title(options, t)))
    if len(options) == 1:
        return tag(
            "g", title, shape, class_=" ".join(names), data_key=options[0].key, tabindex="-1", aria_hidden="true"
        )
    return tag(
        "g", title, shape, class_=" ".join((*names, "many")), data_at=f"{ref.kind}:{ref.id}", tabindex="-1",
        aria_hidden="true",
    )  # fmt: skip


def _title(options: Iterable[Option[Any]], t: Texts) -> list[str]:
    """Return what each option is called, with what it leads to."""
    return [
        t.say(option.label) if option.hint is None else f"{t.say(option.label)} – {t.say(option.hint)}"
        for option in options
    ]
