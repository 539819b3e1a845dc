"""The names on the map: how they are broken into lines, how wide they are, and where they stand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from kraina.games.magiczny_miecz.board import Circle
from table.html import Markup, tag
from table.render.magiczny_miecz.geometry import ring_of, within
from table.render.magiczny_miecz.places import PLACES
from table.render.pen import Box, number

SIZES: Mapping[Circle, int] = {"lower": 26, "middle": 27, "upper": 31, "bridge": 22}
"""The height of the letters by ring."""

LEADING = 0.9
"""From line to line, as a share of the letters' height."""

NARROW = frozenset("fijlrtIłJ' .")
BROAD = frozenset("mwMW")


@dataclass(frozen=True, slots=True)
class Label:
    """A name with its lines, and the box it covers."""

    space: str
    lines: tuple[str, ...]
    size: int
    box: Box


def width(line: str, size: float) -> float:
    """Return about how wide a line of bold letters is."""
    return size * sum(
        0.31 if letter in NARROW else 0.8 if letter in BROAD else 0.64 if letter.isupper() else 0.5 for letter in line
    )


def broken(name: str, room: float, size: float) -> tuple[str, ...]:
    """Return a name in as few lines as fit a width, all of them about as long; no short word stands alone."""
    words = name.split(" ")
    best: tuple[str, ...] = (name,)
    for count in range(1, len(words) + 1):
        choices = [lines for lines in _breaks(words, count) if not any(len(line) < 4 for line in lines)]
        if choices:
            best = min(choices, key=lambda lines: max(width(line, size) for line in lines))
        if max(width(line, size) for line in best) <= room:
            break
    return best


def _breaks(words: list[str], count: int) -> Iterator[tuple[str, ...]]:
    """Yield every way to break words into a number of lines."""
    for cuts in combinations(range(1, len(words)), count - 1):
        ends = (0, *cuts, len(words))
        yield tuple(" ".join(words[start:end]) for start, end in zip(ends, ends[1:], strict=False))


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
    spans = (
        tag("tspan", line, x=number((left + right) / 2), y=number(top + one.size * (LEADING * place + 0.72)))
        for place, line in enumerate(one.lines)
    )
    return tag("text", *spans, class_=f"mm-name mm-name-{ring_of(one.space)}")
