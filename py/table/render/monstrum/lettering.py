"""Where the names of nooks stand on the map: beside their nook in free space, never over a road or another name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from table.render.monstrum.ink import CELL, MARGIN, cells_under, overlap, square, surround
from table.render.outline import Cell
from table.render.pen import Box

SIZE = 21.0
"""The height of the letters in units."""

LEADING = 20.0
WIDE, NARROW = "mwMWŁŻŹQOGDHUNAKV", "iljtfrIJł.,' "


@dataclass(frozen=True, slots=True)
class Label:
    """A name on the map: its lines and the box that they fill."""

    lines: tuple[str, ...]
    box: Box


def width(line: str, size: float = SIZE) -> float:
    """Return about how wide a line is in the map's letters; rather too much than too little."""
    share = sum(0.72 if letter in WIDE else 0.34 if letter in NARROW else 0.53 for letter in line)
    return share * size


def place_labels(
    names: Mapping[str, str],
    nooks: Mapping[str, Sequence[Cell]],
    cells: AbstractSet[Cell],
    sheet: Box,
    taken: Iterable[Box],
) -> dict[str, Label]:
    """Return a label for each nook, the most cramped ones placed first."""
    choices = {nook: _priced(names[nook], nooks[nook], cells, sheet) for nook in nooks}
    placed = list(taken)
    labels: dict[str, Label] = {}

    def crowded(choice: tuple[float, Label]) -> float:
        return choice[0] + 40 * sum(overlap(choice[1].box, box) for box in placed)

    for nook in sorted(choices, key=lambda nook: -min(price for price, _ in choices[nook])):
        labels[nook] = min(choices[nook], key=crowded)[1]
        placed.append(labels[nook].box)
    return labels


def _priced(name: str, own: Sequence[Cell], cells: AbstractSet[Cell], sheet: Box) -> list[tuple[float, Label]]:
    """Return the places for a name with what each costs."""
    return [(bias + _lost(label.box, set(own), cells, sheet), label) for label, bias in _candidates(name, own)]


def _lost(box: Box, own: AbstractSet[Cell], cells: AbstractSet[Cell], sheet: Box) -> float:
    """Return how much a box hides: little of its own nook, but dear of all other fields, and of the sheet's edge."""
    lost = sum(overlap(box, square(cell)) * (0.5 if cell in own else 6) for cell in cells_under(box) if cell in cells)
    left, top, right, bottom = box
    beyond = max(0.0, sheet[0] - left) + max(0.0, right - sheet[2])
    return lost + 200 * (beyond + max(0.0, sheet[1] - top) + max(0.0, bottom - sheet[3]))


def _candidates(name: str, cells: Sequence[Cell]) -> Iterator[tuple[Label, float]]:
    """Yield the places a name may take around its nook, each with what it costs in beauty."""
    left, top, right, bottom = surround(cells)
    middle, half = (left + right) / 2, (top + bottom) / 2
    for lines, dear in _wrappings(name):
        wide, tall = max(map(width, lines)) + 6, LEADING * len(lines) + 4
        for slide in (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75):
            x = middle + slide * (wide + (right - left)) / 2
            heights = (bottom + 5, 0.0), (top - tall - 4, 20.0), (top - CELL - tall - 4, 150.0), (bottom - tall, 400.0)
            for y, more in heights:
                yield Label(lines, (x - wide / 2, y, x + wide / 2, y + tall)), dear + more + 160 * abs(slide)
            y = half + slide * (tall + (bottom - top)) / 2
            for x in (right + 6, left - wide - 6):
                yield Label(lines, (x, y - tall / 2, x + wide, y + tall / 2)), dear + 60 + 160 * abs(slide)


def _wrappings(name: str) -> Iterator[tuple[tuple[str, ...], float]]:
    yield (name,), 0.0
    words = name.split(" ")
    if len(words) > 1:
        yield (words[0], " ".join(words[1:])), 12.0


def free_box(
    wide: float, tall: float, cells: AbstractSet[Cell], taken: Sequence[Box], sheet: Box, aim: tuple[float, float]
) -> Box:
    """Return the nearest box to an aim that covers nothing, or the one that covers least."""
    step = CELL // 2
    boxes = [
        (float(left), float(top), left + wide, top + tall)
        for left in range(int(sheet[0]), int(sheet[2] - wide) + 1, step)
        for top in range(int(sheet[1]), int(sheet[3] - tall) + 1, step)
    ]
    boxes.sort(key=lambda box: abs((box[0] + box[2]) / 2 - aim[0]) + abs((box[1] + box[3]) / 2 - aim[1]))
    least, best = float("inf"), boxes[0]
    for box in boxes:
        lost = sum(overlap(box, square(cell)) for cell in cells_under(box) if cell in cells)
        lost += sum(overlap(box, other) for other in taken)
        if lost < least:
            least, best = lost, box
        if not least:
            break
    return best


def sheet_box(columns: int, rows: int) -> Box:
    """Return the box of the paper inside its border."""
    inset = 30.0
    return inset, inset, 2 * MARGIN + columns * CELL - inset, 2 * MARGIN + rows * CELL - inset
