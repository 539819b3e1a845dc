"""The tiles as they are drawn: grounds that run on from field to field and tile to tile, and what stands on them."""

from collections.abc import Callable, Sequence

from table.html import Markup, join, tag
from table.render.kin.brush import painted
from table.render.legenda.cities import CITIES
from table.render.legenda.lands import LANDS
from table.render.legenda.plots import CELL, TILE, Ground, Plot
from table.render.outline import Cell, outline
from table.render.pen import noise, number, points

GROUNDS = ("city", "plains", "desert", "swamp", "forest", "snow", "mountains")
"""From the lowest to the highest: those drawn later lie over the edges of those before."""

PATTERNS = (
    ("mountains", 22, "M3 6l3 5M14 15l3 5M10 3l2 3"),
    ("forest", 20, "M3 8q2 -4 4 0M12 17q2 -4 4 0M13 6q1 -2 2 0"),
    ("desert", 18, "M3 4h.8M12 7h.8M7 13h.8M15 15h.8"),
    ("plains", 24, "M4 10q0 -4 -2 -6M5 10q1 -3 3 -4M16 21q0 -4 -2 -6M17 21q1 -3 3 -4"),
    ("swamp", 26, "M2 8q4 -3 8 0M14 20q4 -3 8 0M17 6h4"),
    ("snow", 30, "M6 8v4M4 10h4M21 22v4M19 24h4M20 6h.8M8 24h.8"),
    ("city", 24, "M4 10q0 -4 -2 -6M5 10q1 -3 3 -4M16 21q0 -4 -2 -6M17 21q1 -3 3 -4"),
)
"""What is strewn over each ground: the side of the square that repeats, data of its path."""


def definitions() -> Markup:
    """Return the drawings and patterns that the map reuses."""
    drawings = [
        tag("g", painted(drawing), id=f"leg-{terrain}-{place}", class_=f"leg-drawing leg-of-{terrain}")
        for terrain, variants in LANDS.items()
        for place, drawing in enumerate(variants)
    ]
    drawings += [
        tag("g", painted(drawing), id=f"leg-city-{trait}", class_="leg-drawing leg-of-city")
        for trait, drawing in CITIES.items()
    ]
    patterns = (
        tag(
            "pattern", tag("path", d=data, class_="leg-strewn"), id=f"leg-ground-{terrain}", width=side, height=side,
            patternUnits="userSpaceOnUse",
        )
        for terrain, side, data in PATTERNS
    )  # fmt: skip
    return tag("defs", *drawings, *patterns)


def tiles(ground: Ground, trait_of: Callable[[str], str], named: Callable[[Plot], Markup | None]) -> Markup:
    """Return all fields of a layout.

    ``trait_of`` tells which trait is at home in a city; ``named`` returns what is written on a field.
    """
    left, top = ground.origin
    plots = sorted(ground.plots, key=lambda plot: (plot.row, plot.column))
    return tag(
        "g",
        _shadow(ground),
        tag("clipPath", tag("path", d=_squares(ground)), id="leg-tiles"),
        tag("g", *(_land(ground, terrain) for terrain in GROUNDS), _borders(ground), clip_path="url(#leg-tiles)"),
        *(_standing(plot, trait_of) for plot in plots if not plot.city),
        *(_standing(plot, trait_of) for plot in plots if plot.city),
        _rims(ground),
        *(named(plot) for plot in plots),
        class_="leg-tiles",
        transform=f"translate({number(left)} {number(top)}) scale({ground.scale:.3f})",
    )


def middle(plot: Plot) -> tuple[float, float]:
    """Return the middle of a field in units of the tiles' own drawing."""
    return (plot.column + 0.5) * CELL, (plot.row + 0.5) * CELL


def _squares(ground: Ground) -> str:
    side = TILE * CELL
    return "".join(f"M{points((x * CELL, y * CELL))}h{side}v{side}h{-side}Z" for x, y in ground.tiles.values())


def _shadow(ground: Ground) -> Markup:
    """Return the thick edge of the tiles' cardboard."""
    return join(
        tag("path", d=_squares(ground), class_="leg-shadow", transform="translate(7 11)"),
        tag("path", d=_squares(ground), class_="leg-card", transform="translate(2 4)"),
    )


def _land(ground: Ground, terrain: str) -> Markup | None:
    """Return all ground of one terrain."""
    cells = [plot.cell for plot in ground.plots if plot.terrain == terrain]
    if not cells:
        return None
    shape = ground.shape(outline(cells))
    return tag(
        "g",
        tag("path", d=shape, class_="leg-ground"),
        tag("path", d=shape, fill=f"url(#leg-ground-{terrain})"),
        tag("path", d=shape, class_="leg-tint"),
        class_=f"leg-{terrain}",
    )


def _borders(ground: Ground) -> Markup:
    """Return the borders between fields: dotted within a land, inked between two."""
    within: list[str] = []
    between: list[str] = []
    for (x, y), plot in sorted(ground.by_cell.items()):
        for beyond, start, end in (((x + 1, y), (x + 1, y), (x + 1, y + 1)), ((x, y + 1), (x, y + 1), (x + 1, y + 1))):
            other = ground.by_cell.get(beyond)
            if other is not None:
                line = f"M{points(ground.corner(start))}{ground.side(start, end)}"
                (within if other.terrain == plot.terrain else between).append(line)
    return join(
        tag("path", d="".join(within), class_="leg-seam"),
        tag("path", d="".join(between), class_="leg-border"),
    )


def _standing(plot: Plot, trait_of: Callable[[str], str]) -> Markup:
    """Return what stands on a field: one of the drawings of its terrain, perhaps turned over, or its city."""
    x, y = middle(plot)
    if plot.city:
        at = f"translate({number(x)} {number(y - 6)}) scale(1.28)"
        return tag("use", href=f"#leg-city-{trait_of(plot.city)}", transform=at)
    count = len(LANDS[plot.terrain])
    chosen = int((noise(plot.column, plot.row, 45) + 1) / 2 * count) % count
    left = plot.column - 1, plot.row
    chosen = (chosen + (noise(*left, 45) == noise(plot.column, plot.row, 45))) % count
    x, y = x + 4 * noise(plot.column, plot.row, 46), y + 3 * noise(plot.column, plot.row, 47)
    turned = " scale(-1 1)" if noise(plot.column, plot.row, 48) > 0 else ""
    return tag("use", href=f"#leg-{plot.terrain}-{chosen}", transform=f"translate({number(x)} {number(y)}){turned}")


def _rims(ground: Ground) -> Markup:
    """Return the edges of the tiles, where one ends and the next begins."""
    shape = _squares(ground)
    return join(tag("path", d=shape, class_="leg-rim-dark"), tag("path", d=shape, class_="leg-rim-light"))


def neighbours(cell: Cell) -> Sequence[Cell]:
    """Return the four cells beside a cell."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)
