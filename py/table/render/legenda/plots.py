"""Where the fields lie on the sheet: the tiles as large as they fit, whatever way they are joined."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from table.render.outline import Cell
from table.render.pen import Box, Point, noise, points

CELL = 100
"""The side of a field in units of the tiles' own drawing, which is scaled onto the sheet."""
TILE = 6
"""Fields along the side of a tile."""
WIDE, TALL = 1800, 1360
"""The sheet in units of the board."""
MARGIN = 66
"""What stays free of tiles along the edge of the sheet."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A field as it is drawn."""

    id: str
    column: int
    row: int
    terrain: str
    """One of ``lands.TERRAINS``, or ``city``."""
    tile: str
    city: str = ""
    place: str = ""

    @property
    def cell(self) -> Cell:
        """Its column and row."""
        return self.column, self.row


@dataclass(frozen=True, eq=False)
class Ground:
    """The fields of a layout, and where they lie on the sheet. Two are never equal, so that drawings can be kept."""

    plots: tuple[Plot, ...]
    slots: tuple[Cell, ...] = ()
    """Upper left cells of where further tiles may be laid."""

    @cached_property
    def by_id(self) -> dict[str, Plot]:
        """The fields by id."""
        return {plot.id: plot for plot in self.plots}

    @cached_property
    def by_cell(self) -> dict[Cell, Plot]:
        """The fields by column and row."""
        return {plot.cell: plot for plot in self.plots}

    @cached_property
    def span(self) -> tuple[int, int, int, int]:
        """The first and last column and row, first of both: left, top, right and bottom in corners of cells."""
        cells = [*self.by_cell, *self.slots, *((x + TILE - 1, y + TILE - 1) for x, y in self.slots)] or [(0, 0)]
        columns, rows = [column for column, _ in cells], [row for _, row in cells]
        return min(columns), min(rows), max(columns) + 1, max(rows) + 1

    @cached_property
    def scale(self) -> float:
        """How many units of the sheet a unit of the tiles is."""
        left, top, right, bottom = self.span
        across, down = (right - left) * CELL, (bottom - top) * CELL
        return min(1.0, (WIDE - 2 * MARGIN) / across, (TALL - 2 * MARGIN) / down)

    @cached_property
    def origin(self) -> Point:
        """Where column 0 and row 0 begin on the sheet: the tiles lie at its right side, half way down."""
        _, top, right, bottom = self.span
        size = self.scale * CELL
        return WIDE - MARGIN - right * size, (TALL - (bottom + top) * size) / 2

    @cached_property
    def tiles(self) -> dict[str, Cell]:
        """The upper left cell of each tile."""
        found: dict[str, Cell] = {}
        for plot in self.plots:
            at = found.get(plot.tile, plot.cell)
            found[plot.tile] = min(at[0], plot.column), min(at[1], plot.row)
        return found

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell on the sheet."""
        size, (left, top) = self.scale * CELL, self.origin
        return left + (cell[0] + 0.5) * size, top + (cell[1] + 0.5) * size

    def box(self, cell: Cell, fields: int = 1) -> Box:
        """Return the box of a cell, or of a block of cells to the right and down of it, on the sheet."""
        size, (left, top) = self.scale * CELL, self.origin
        x, y = left + cell[0] * size, top + cell[1] * size
        return x, y, x + fields * size, y + fields * size

    # --- hand-drawn borders, in units of the tiles' own drawing -----------------------------------------------------

    def corner(self, at: Cell) -> Point:
        """Return where a corner of cells lies: moved a little, but on the edge of the tiles."""
        x, y = at
        if not all(cell in self.by_cell for cell in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))):
            return x * CELL, y * CELL
        return x * CELL + 9 * noise(x, y, 41), y * CELL + 9 * noise(x, y, 42)

    def side(self, start: Cell, end: Cell) -> str:
        """Return the border between two corners as data of a path that stands at the first one."""
        first, last = min(start, end), max(start, end)
        level = first[1] == last[1]
        beyond = (first[0], first[1] - 1) if level else (first[0] - 1, first[1])
        if beyond not in self.by_cell or first not in self.by_cell:
            return f"L{points(self.corner(end))}"
        a, b = self.corner(first), self.corner(last)
        bends = []
        for share, salt in ((1 / 3, 43), (2 / 3, 44)):
            sway = 11 * noise(2 * first[0] + level, first[1], salt)
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            bends.append((x, y + sway) if level else (x + sway, y))
        return f"C{points(*(bends if start == first else bends[::-1]), self.corner(end))}"

    def shape(self, loops: Sequence[Sequence[Cell]]) -> str:
        """Return loops of corners as data of a path."""
        parts: list[str] = []
        for loop in loops:
            parts.append(f"M{points(self.corner(loop[0]))}")
            parts += [self.side(start, loop[(place + 1) % len(loop)]) for place, start in enumerate(loop)]
            parts.append("Z")
        return "".join(parts)
