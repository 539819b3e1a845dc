"""What lies on the map in play: figures, the way of the turn, marks of missions, and what may be clicked."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option, Ref
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.kin.targets import clickable, framed, title_of
from table.render.legenda.figures import figure
from table.render.legenda.plots import CELL, TILE, Ground
from table.render.outline import Cell, outline
from table.render.pen import Point, number, points

SIZE = 1.3
"""How many times its drawing a figure alone on a field is, on tiles of full size."""
FANS: Mapping[int, Sequence[Point]] = {
    1: ((0, 0),),
    2: ((-20, -4), (20, 6)),
    3: ((-26, -12), (26, -12), (0, 14)),
    4: ((-24, -18), (24, -18), (-24, 16), (24, 16)),
    5: ((-30, -18), (30, -18), (0, -2), (-30, 18), (30, 18)),
    6: ((-32, -18), (0, -18), (32, -18), (-32, 18), (0, 18), (32, 18)),
}
"""Where figures on one field stand, from its middle, in units of the tiles' own drawing."""
CROWDED = 0.8
"""Their size then."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the map."""

    player: int
    field: str
    trait: str
    """The trait of its hero, by which it is drawn; empty before heroes are chosen."""
    name: str
    current: bool = False


def spots(ground: Ground, standing: Iterable[Standing]) -> dict[int, tuple[Point, float]]:
    """Return where each figure stands on the sheet, and its scale; those on one field fan out."""
    crowds: dict[str, list[int]] = {}
    for one in standing:
        if one.field in ground.by_id:
            crowds.setdefault(one.field, []).append(one.player)
    found: dict[int, tuple[Point, float]] = {}
    for field, players in crowds.items():
        x, y = ground.centre(ground.by_id[field].cell)
        scale = SIZE * ground.scale * (1 if len(players) == 1 else CROWDED)
        for player, (right, down) in zip(players, FANS[len(players)], strict=True):
            found[player] = (x + right * ground.scale, y + down * ground.scale), scale
    return found


def figures(ground: Ground, standing: Sequence[Standing]) -> Markup:
    """Return the figures, the farther ones first so that the nearer stand before them."""
    places = spots(ground, standing)
    shown = [one for one in standing if one.player in places]
    drawn = (_pawn(one, *places[one.player]) for one in sorted(shown, key=lambda one: places[one.player][0][1]))
    return tag("g", *drawn, class_="leg-pawns")


@lru_cache(maxsize=128)
def _pawn(one: Standing, at: Point, scale: float) -> Markup:
    turn = tag("ellipse", cx=0, cy=20, rx=29, ry=11, class_="leg-turn") if one.current else None
    inner = tag("g", turn, figure(one.player, one.trait), transform=f"scale({scale:.2f})")
    where = f"translate({number(at[0])} {number(at[1])})"
    return tag("g", tag("title", one.name), inner, data_pawn=one.player, transform=where)


def frame(ground: Ground, *drawn: Markup | None, name: str) -> Markup:
    """Return what is drawn in the units of the tiles."""
    left, top = ground.origin
    at = f"translate({number(left)} {number(top)}) scale({ground.scale:.3f})"
    return tag("g", *drawn, class_=name, transform=at)


def way(ground: Ground, visited: Sequence[str], seat: int) -> Markup | None:
    """Return the way that a hero has gone in this turn."""
    cells = [ground.by_id[field].cell for field in visited if field in ground.by_id]
    if len(cells) < 2:
        return None
    line = " L".join(points(((x + 0.5) * CELL, (y + 0.5) * CELL)) for x, y in cells)
    return tag("path", d=f"M{line}", class_=f"leg-way seat-{seat}")


def range_marks(ground: Ground, steps: Mapping[str, int]) -> Markup | None:
    """Return the fields that can be reached with more than one step, each with the number of steps."""
    far = {ground.by_id[field].cell: count for field, count in steps.items() if count > 1 and field in ground.by_id}
    if not far:
        return None
    numbers = [
        tag("text", count, x=number((x + 0.86) * CELL), y=number((y + 0.24) * CELL), class_="leg-steps")
        for (x, y), count in far.items()
    ]
    return tag("g", tag("path", d=ground.shape(outline(far)), class_="leg-range"), *numbers)


def task_mark(ground: Ground, field: str, seats: Sequence[int], title: str) -> Markup | None:
    """Return flags of seats at a field to which their missions lead."""
    if field not in ground.by_id:
        return None
    x, y = ground.by_id[field].cell
    flags = []
    for place, seat in enumerate(seats):
        at = f"translate({number((x + 0.1 + 0.22 * place) * CELL)} {number((y + 0.5) * CELL)}) scale(1.5)"
        flags.append(
            tag(
                "g",
                tag("path", d="M0 6V-34", class_="leg-pole"),
                tag("path", d="M0 -34L24 -27L0 -18Z", class_="leg-flag"),
                tag("text", seat + 1, x=7, y=-22.5, class_="leg-flag-number"),
                class_=f"seat-{seat}",
                transform=at,
            )
        )
    return tag("g", tag("title", title), *flags)


@lru_cache(maxsize=64)
def lair_marks(ground: Ground, terrain: str, seat: int, icon: str, title: str) -> Markup:
    """Return paws on all fields of the terrain where the beast of a mission lives."""
    paws = [
        tag("use", href=f"#i-{icon}", x=number((x + 0.04) * CELL), y=number((y + 0.05) * CELL), width=24, height=24)
        for x, y in (plot.cell for plot in ground.plots if plot.terrain == terrain)
    ]
    return tag("g", tag("title", title), *paws, class_=f"leg-lair seat-{seat}")


def targets(ground: Ground, decision: Decision[Any], standing: Sequence[Standing], t: Texts) -> Markup:
    """Return the fields, figures and free places for tiles that options point to."""
    found: dict[Ref, list[Option[Any]]] = {}
    for option in decision.options:
        if option.at is not None and option.at.kind in ("field", "player", "pawn", "slot", "tile"):
            found.setdefault(option.at, []).append(option)
    places = spots(ground, standing)
    inside: list[Markup] = []
    outside: list[Markup] = []
    for at, options in found.items():
        if at.kind == "field" and at.id in ground.by_id:
            inside.append(_target(at, options, _cell(ground, ground.by_id[at.id].cell), t))
        elif at.kind == "slot":
            inside.append(_target(at, options, _slot(slot_cell(at.id)), t))
        elif at.kind == "tile" and at.id in ground.tiles:
            inside.append(_target(at, options, _slot(ground.tiles[at.id]), t))
        elif at.kind in ("player", "pawn") and int(at.id) in places:
            (x, y), scale = places[int(at.id)]
            ring = {"cx": number(x), "cy": number(y - 6 * scale), "rx": number(26 * scale), "ry": number(38 * scale)}
            outside.append(_target(at, options, join(*framed("ellipse", **ring)), t))
    return join(frame(ground, *inside, name="leg-targets"), tag("g", *outside, class_="leg-targets"))


def slot_cell(ident: str) -> Cell:
    """Return the upper left cell of a free place for a tile, by its id."""
    x, y = ident.split(",")
    return int(x), int(y)


@lru_cache(maxsize=512)
def _cell(ground: Ground, cell: Cell) -> Markup:
    x, y = cell
    dot = tag("circle", cx=number((x + 0.5) * CELL), cy=number((y + 0.5) * CELL), r=11, class_="target-dot")
    return join(*framed("path", d=ground.shape(outline([cell]))), dot)


def _slot(cell: Cell) -> Markup:
    """Return a place for a tile: its outline, and a large dot in its middle, for places may lie over one another."""
    x, y = cell
    side = TILE * CELL
    edge = f"M{points((x * CELL + 12, y * CELL + 12))}h{side - 24}v{side - 24}h{24 - side}Z"
    dot = framed("circle", cx=number((x + TILE / 2) * CELL), cy=number((y + TILE / 2) * CELL), r=CELL // 2)
    return join(tag("path", d=edge, class_="leg-slot"), *dot)


def _target(at: Ref, options: Sequence[Option[Any]], shape: Markup, t: Texts) -> Markup:
    """Return a shape that plays its only option, or offers all that point there."""
    key = options[0].key if len(options) == 1 else None
    names = ("target", "kin-target", f"target-{at.kind}", *(() if key else ("many",)))
    return clickable(shape, names, [title_of(option, t) for option in options], key, f"{at.kind}:{at.id}")
