"""The names on the map: where they stand and what they cover."""

from collections.abc import Mapping
from dataclasses import dataclass

from kraina.games.magiczny_miecz.board import Circle
from table.html import Markup
from table.render.kin import lettering
from table.render.kin.lettering import LEADING, broken, width
from table.render.magiczny_miecz.geometry import ring_of, within
from table.render.magiczny_miecz.places import PLACES
from table.render.pen import Box

SIZES: Mapping[Circle, int] = {"lower": 26, "middle": 27, "upper": 31, "bridge": 22}
"""The height of the letters by ring."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name with its lines, and the box it covers."""

    space: str
    lines: tuple[str, ...]
    size: int
    box: Box


def label(space: str, name: str) -> Label:
    """Return how the name of a space of the three circles stands."""
    ring, found = ring_of(space), PLACES[space]
    size = SIZES[ring]
    lines = broken(name, found.room, size)
    x, y = within(space, *found.name)
    wide, tall = max(width(line, size) for line in lines), size * LEADING * len(lines)
    return Label(space, lines, size, (x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2))


def lettered(one: Label) -> Markup:
    """Return a name."""
    left, top, right, _ = one.box
    names = f"kin-name kin-name-{ring_of(one.space)}"
    return lettering.lettered(one.lines, (left + right) / 2, top, one.size, names)
