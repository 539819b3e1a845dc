"""The map of one layout: the tiles as they lie, and on the free paper around them title, table and wheel."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from kraina.games.legenda.board import Lie, Placed, board_of
from kraina.games.legenda.cards import TRAITS, load_data
from kraina.games.legenda.explore import TABLE
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin import sheet as paper
from table.render.kin.look import icons
from table.render.legenda import sheet, terrain, writing
from table.render.legenda.cards import GAME, kind_of
from table.render.legenda.plots import TALL, WIDE, Ground, Plot
from table.render.outline import Cell
from table.render.pen import Box

CLEAR = 22.0
"""What stays free around the tiles."""


@lru_cache(maxsize=64)
def ground_of(lies: tuple[Lie, ...], slots: tuple[Cell, ...] = ()) -> Ground:
    """Return the fields of a layout; ``slots`` are where a further tile may be laid."""
    board = board_of([Placed(*lie) for lie in lies])
    plots = []
    for field in board.fields.values():
        column, row = board.spots[field.id]
        plots.append(Plot(field.id, column, row, field.ground, field.tile, field.city, field.place))
    return Ground(tuple(plots), slots)


@cache
def kinds_of_places() -> Mapping[str, str]:
    """Return the kind of mission that each special place belongs to."""
    return {one.place: kind_of(ident) for ident, one in load_data().missions.items() if one.place}


def board(ground: Ground, t: Texts) -> Markup:
    """Return the whole map in one language."""
    taken = [_grown(ground.box(cell, 6)) for cell in (*ground.tiles.values(), *ground.slots)]
    drawn: list[Markup] = []
    for (wide, tall), aim, draw in _ornaments(t):
        box = sheet.free_box(wide, tall, taken, aim)
        if box is not None:
            taken.append(box)
            drawn.append(draw(box))
    return tag(
        "g",
        terrain.definitions(),
        tag("defs", paper.definitions(WIDE, TALL)),
        paper.paper(WIDE, TALL),
        *drawn,
        terrain.tiles(ground, trait_of, lambda plot: _named(plot, ground, t)),
        class_="leg-map",
    )


def trait_of(city: str) -> str:
    """Return the trait that is at home in a city."""
    return load_data().trait_of(city)


def _grown(box: Box) -> Box:
    return box[0] - CLEAR, box[1] - CLEAR, box[2] + CLEAR, box[3] + CLEAR


def _ornaments(t: Texts) -> Sequence[tuple[tuple[float, float], tuple[float, float], Callable[[Box], Markup]]]:
    """Return what is drawn where there is room: its size, where it should stand, and how it is drawn."""
    terrains: dict[str, str] = {ident: t(f"terrain.{ident}.name") for ident in TABLE}
    results: dict[str, tuple[str, ...]] = {str(ident): found for ident, found in TABLE.items()}
    traits: dict[str, str] = {ident: t(f"trait.{ident}.name") for ident in TRAITS}
    return (
        (
            sheet.TABLE, (0, 330),
            lambda box: sheet.terrain_table(t("table.explore"), terrains, results, icons(GAME, "explore"), box),
        ),
        (sheet.TITLE, (0, 0), lambda box: sheet.cartouche(t("table.title"), t("table.subtitle"), box)),
        (sheet.WHEEL, (64, 1360), lambda box: sheet.wheel(TRAITS, traits, icons(GAME, "trait"), box)),
    )  # fmt: skip


def _named(plot: Plot, ground: Ground, t: Texts) -> Markup | None:
    """Return what is written on a field."""
    if plot.city:
        trait = trait_of(plot.city)
        title = t("table.city", city=t(f"city.{plot.city}.name"), trait=t(f"trait.{trait}.name"))
        return writing.city_name(plot, t(f"city.{plot.city}.name"), trait, icons(GAME, "trait")[trait], title)
    if plot.place:
        kind = kinds_of_places()[plot.place]
        name, icon = t(f"place.{plot.place}.name"), icons(GAME, "space")[plot.place]
        beside = [ground.by_cell.get((plot.column + step, plot.row)) for step in (-1, 1)]
        city, place = (any(one is not None and getattr(one, what) for one in beside) for what in ("city", "place"))
        return writing.place_name(plot, name, icon, kind, crowded=city or place, above=city)
    return None
