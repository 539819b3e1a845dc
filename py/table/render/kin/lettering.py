"""Names on a map: how they are broken into lines, and how wide they are."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from table.html import Markup, tag
from table.render.pen import number

LEADING = 0.9
"""From line to line, as a share of the letters' height."""

NARROW = frozenset("fijlrtIłJ' .")
BROAD = frozenset("mwMW")


def width(line: str, size: float) -> float:
    """Return about how wide a line of bold letters is."""
    return size * sum(
        0.31 if letter in NARROW else 0.8 if letter in BROAD else 0.64 if letter.isupper() else 0.5 for letter in line
    )


def broken(name: str, room: float, size: float, least: int = 4) -> tuple[str, ...]:
    """Return a name in as few lines as fit a width, all about as long; no word of fewer than `least` letters alone."""
    words = name.split(" ")
    best: tuple[str, ...] = (name,)
    for count in range(1, len(words) + 1):
        choices = [lines for lines in _breaks(words, count) if not any(len(line) < least for line in lines)]
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


def lettered(lines: Sequence[str], x: float, top: float, size: float, names: str) -> Markup:
    """Return lines of letters of a size around a line down the middle, below a top."""
    spans = (
        tag("tspan", line, x=number(x), y=number(top + size * (LEADING * place + 0.72)))
        for place, line in enumerate(lines)
    )
    return tag("text", *spans, class_=names)
