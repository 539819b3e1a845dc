"""Where things stand inside the spaces: drawing and name, printed marks, pawns, lying cards and gold."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kraina.games.magiczny_miecz.board import Circle
from table.render.magiczny_miecz.geometry import MIDDLE, bay, ring_of, within
from table.render.pen import Point

WIDE_BAY = 160.0
"""How wide a space of the Bridge is at least, in units, to hold its name beside its drawing."""

Share = tuple[float, float]
"""How far out (0 to 1) and how far round (0 to 1) a point of a space lies, as in ``within``."""


@dataclass(frozen=True, slots=True)
class Place:
    """How a space of the three circles is filled."""

    drawing: Share
    """The middle of the drawing, around which pawns stand."""
    scale: float
    """Of the drawing, which is 100 wide and 80 high."""
    name: Share
    marks: Share | None
    """The middle of what is printed beside the name, if anything is."""
    room: int
    """How wide a line of the name may be before it is broken."""


PLACES: Mapping[str, Place] = {
    "tavern": Place((0.59, 0.43), 1.05, (0.68, 0.72), None, 77),
    "glade": Place((0.67, 0.58), 0.8, (0.35, 0.49), (0.2, 0.35), 64),
    "path-1": Place((0.61, 0.49), 1.05, (0.28, 0.4), (0.13, 0.22), 51),
    "marsh-1": Place((0.36, 0.55), 1.05, (0.7, 0.47), (0.87, 0.35), 68),
    "barrow": Place((0.43, 0.52), 1.05, (0.75, 0.35), None, 77),
    "village": Place((0.58, 0.56), 1.05, (0.69, 0.24), None, 69),
    "path-2": Place((0.66, 0.45), 1.05, (0.23, 0.43), (0.3, 0.74), 51),
    "marsh-2": Place((0.69, 0.61), 1.05, (0.29, 0.45), (0.14, 0.26), 68),
    "devils-mill": Place((0.69, 0.59), 1.05, (0.26, 0.51), None, 72),
    "circle-of-power": Place((0.65, 0.57), 1.05, (0.24, 0.52), None, 60),
    "well-of-eternity": Place((0.36, 0.48), 1.05, (0.77, 0.47), None, 88),
    "wilds": Place((0.66, 0.44), 1.05, (0.3, 0.51), (0.15, 0.68), 63),
    "walled-town": Place((0.73, 0.33), 0.8, (0.34, 0.52), None, 51),
    "ice-wasteland": Place((0.75, 0.27), 0.8, (0.49, 0.7), (0.44, 0.25), 115),
    "fortress-of-the-keeper": Place((0.72, 0.24), 0.7, (0.49, 0.65), None, 146),
    "ice-kingdom": Place((0.5, 0.26), 1.25, (0.51, 0.62), (0.62, 0.81), 102),
    "ferry-1": Place((0.69, 0.67), 1.05, (0.4, 0.4), None, 62),
    "valley-of-shadows": Place((0.64, 0.71), 1.25, (0.38, 0.31), (0.74, 0.29), 75),
    "heaths": Place((0.63, 0.54), 1.25, (0.22, 0.49), (0.51, 0.18), 80),
    "tower-of-destiny": Place((0.66, 0.24), 0.9, (0.28, 0.46), None, 89),
    "gate-guard": Place((0.72, 0.21), 0.85, (0.49, 0.54), None, 199),
    "magic-gate": Place((0.77, 0.26), 0.8, (0.4, 0.53), None, 71),
    "mist-plateau": Place((0.63, 0.32), 1.25, (0.49, 0.66), (0.43, 0.87), 89),
    "temple-of-nemed": Place((0.7, 0.76), 0.9, (0.53, 0.31), None, 88),
    "enchanted-hills": Place((0.26, 0.25), 0.95, (0.5, 0.56), (0.69, 0.76), 121),
    "forest-of-ghostly-lights": Place((0.8, 0.59), 0.74, (0.43, 0.51), (0.57, 0.84), 171),
    "hermitage": Place((0.32, 0.45), 1.25, (0.71, 0.51), None, 110),
    "plain-of-lonely-rocks": Place((0.67, 0.82), 0.9, (0.54, 0.36), (0.18, 0.39), 80),
    "ferry-2": Place((0.36, 0.63), 1.25, (0.67, 0.34), None, 62),
    "dark-clearing": Place((0.3, 0.73), 0.85, (0.56, 0.41), (0.75, 0.23), 97),
    "cliff-1": Place((0.4, 0.62), 1.3, (0.61, 0.23), None, 59),
    "ruins-of-the-fortress": Place((0.53, 0.72), 1.25, (0.49, 0.28), (0.91, 0.44), 111),
    "temple-of-toliman": Place((0.68, 0.7), 1.05, (0.48, 0.3), None, 111),
    "valley-of-skulls": Place((0.63, 0.8), 1.5, (0.49, 0.42), (0.41, 0.25), 86),
    "bogs-1": Place((0.61, 0.48), 1.5, (0.31, 0.79), None, 67),
    "living-rocks-1": Place((0.52, 0.71), 1.5, (0.62, 0.26), None, 86),
    "cliff-2": Place((0.54, 0.37), 1.5, (0.67, 0.78), None, 59),
    "plain-of-grasses": Place((0.59, 0.23), 1.5, (0.48, 0.71), (0.25, 0.83), 107),
    "crossroads-1": Place((0.55, 0.3), 1.4, (0.49, 0.74), (0.23, 0.88), 133),
    "castle": Place((0.53, 0.49), 1.4, (0.36, 0.86), None, 86),
    "dead-city": Place((0.57, 0.29), 1.45, (0.57, 0.7), (0.7, 0.91), 67),
    "living-rocks-2": Place((0.29, 0.21), 0.9, (0.53, 0.63), None, 86),
    "bogs-2": Place((0.4, 0.28), 1.45, (0.64, 0.7), None, 67),
    "crypt-of-wraiths": Place((0.41, 0.7), 1.5, (0.53, 0.23), None, 101),
    "plain-of-sleep": Place((0.47, 0.76), 1.5, (0.62, 0.28), (0.39, 0.23), 191),
    "crossroads-2": Place((0.49, 0.34), 1.5, (0.53, 0.74), (0.21, 0.79), 133),
    "stone-forest": Place((0.43, 0.76), 1.5, (0.48, 0.36), (0.66, 0.31), 172),
    "wolf-gully": Place((0.43, 0.71), 1.5, (0.57, 0.29), None, 71),
}
"""Worked out for names in both languages, so that nothing lies on anything else."""


@cache
def drawing_at(space: str) -> tuple[Point, float]:
    """Return the middle of a space's drawing and its scale."""
    if ring_of(space) == "bridge":
        left, top, right, bottom = bay(space)
        x, scale = (left + right) / 2, 0.94
        if right - left > WIDE_BAY:
            x, scale = (left + 52, 0.84) if x < MIDDLE[0] else (right - 52, 0.84)
            if "entrance" in space:
                x += 20 if x < MIDDLE[0] else -20
        return (x, (top + bottom) / 2), scale
    found = PLACES[space]
    return within(space, *found.drawing), found.scale


FANS: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 2),),
    2: ((-19, 2), (19, 2)),
    3: ((-31, -3), (31, -3), (0, 8)),
    4: ((-19, -20), (19, -20), (-19, 20), (19, 20)),
    5: ((-33, -20), (0, -20), (33, -20), (-18, 20), (18, 20)),
    6: ((-33, -20), (0, -20), (33, -20), (-33, 20), (0, 20), (33, 20)),
}
"""Where pawns on one space stand, from the middle of its drawing; the farther ones come first."""

CROWD: Mapping[Circle, tuple[float, ...]] = {
    "lower": (1.3, 1.15, 1.0, 0.9, 0.85, 0.85),
    "middle": (1.35, 1.25, 1.1, 0.95, 0.9, 0.9),
    "upper": (1.5, 1.4, 1.25, 1.1, 1.05, 1.05),
    "bridge": (1.2, 1.1, 1.0, 0.85, 0.8, 0.8),
}
"""How large each of so many pawns on one space is."""


USUAL: Mapping[Circle, float] = {"lower": 1.0, "middle": 1.1, "upper": 1.4, "bridge": 0.84}
"""The scale of drawings beside which pawns have their full size."""


@cache
def pawn_slots(space: str, count: int) -> tuple[tuple[Point, ...], float]:
    """Return where so many pawns (1 to 6) stand on a space, and their scale; they are smaller on a small drawing."""
    (x, y), scale = drawing_at(space)
    ring = ring_of(space)
    size = CROWD[ring][count - 1] * min(1.0, max(0.8, scale / USUAL[ring]))
    return tuple((x + right * size, y + down * size) for right, down in FANS[count]), size


def cards_at(space: str) -> Point:
    """Return where the badge of the cards lying on a space stands: at the upper right of its drawing."""
    (x, y), scale = drawing_at(space)
    return x + 40 * scale, y - 24 * scale


def gold_at(space: str) -> Point:
    """Return where the badge of the gold lying on a space stands: at the upper left of its drawing."""
    (x, y), scale = drawing_at(space)
    return x - 40 * scale, y - 24 * scale
