"""Where everything lies on the map of the Cave: areas, tunnels, names, pawns and what lies about."""

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin

from kraina.kit.cave.board import AreaId, AreaKind, load_cave
from table.render.kin.lettering import LEADING, broken, width
from table.render.pen import Point, noise, number, points

WIDE, TALL = 1800, 1950
"""The sheet's size in units of the drawing."""
LEFT, TOP = 108.0, 118.0
"""The middle of the first column and row."""
ACROSS, DOWN = 132.0, 166.0
"""From one column to the next, and from row to row."""
SWAY = 33.0
"""How far the areas of crowded rows stand up or down, so that their names find room."""
CROWDED = (1, 8)
ASIDE: Mapping[str, Point] = {
    "chamber-of-runes": (0, 25), "chamber-of-serpents": (0, 25), "crystal-vein": (0, 25), "glass-floor": (0, 25),
    "chamber-of-mirrors": (0, 56), "chamber-of-embers": (0, 56), "wax-stair": (-40, 0), "underground-spring": (44, 0),
    "moss-gallery": (0, 98), "fungus-bed": (0, 98), "old-workings": (20, 0), "spider-fork": (-24, 0),
    "gullet": (0, 33), "cave-entrance": (0, 33),
}  # fmt: skip
"""How far single areas stand from their place in the grid, so that names find room."""

RADII: Mapping[AreaKind, Point] = {
    "entrance": (62.0, 50.0), "corridor": (46.0, 40.0), "chamber": (56.0, 48.0), "gate": (50.0, 44.0),
    "special": (54.0, 46.0),
}  # fmt: skip
"""How far an area reaches from its middle, across and down."""
CORNERS: Mapping[AreaKind, int] = {"entrance": 16, "corridor": 11, "chamber": 8, "gate": 4, "special": 14}
"""Of an area's outline: Chambers are cut in eight, Gates are square, the rest is as the water left it."""

SHORT = 3
"""Letters of the shortest word that may fill a line of a name."""
NAME, LEAST = 40.0, 20.0
"""The greatest height of the letters, 12 pixels where the whole map is 555 wide, and the least."""
CROWN = 54.0
"""How far an area with cards or a number on its upper edge reaches up from its middle."""
ROOM = 210.0
"""How wide a line of a name may be where no neighbour is near."""
BESIDE = 94.0
"""Within so much up or down an area stands beside another."""
FANS: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),), 2: ((-22, 0), (22, 0)), 3: ((-28, -8), (28, -8), (0, 12)),
    4: ((-28, -14), (28, -14), (-22, 16), (22, 16)),
    5: ((-40, -14), (0, -18), (40, -14), (-22, 16), (22, 16)),
    6: ((-40, -14), (0, -18), (40, -14), (-40, 16), (0, 18), (40, 16)),
}  # fmt: skip
"""Where pawns in one area stand, from its middle; the farther ones come first."""
CROWD = (1.55, 1.4, 1.25, 1.15, 1.05, 1.0)
"""How large each of so many pawns is."""


@cache
def middle(area: AreaId) -> Point:
    """Return the middle of an area. Raises KeyError for an id that no area has."""
    found = load_cave()[area]
    shift = 4 * noise(found.x, found.y, 3)
    if found.y in CROWDED:
        shift += SWAY if found.x % 2 else -SWAY
    right, down = ASIDE.get(area, (0.0, 0.0))
    return LEFT + ACROSS * (found.x - 1) + 7 * noise(found.x, found.y, 5) + right, TOP + DOWN * found.y + shift + down


@cache
def outline(area: AreaId, more: float = 0.0) -> str:
    """Return the outline of an area as data of a path, larger by some units on every side."""
    found, (x, y) = load_cave()[area], middle(area)
    (across, down), corners = RADII[found.kind], CORNERS[found.kind]
    rough = 0.0 if found.kind in ("gate", "chamber") else 0.1
    places = []
    for corner in range(corners):
        right, below = _spoke(corner, corners)
        reach = 1 + rough * noise(corner, found.x * 31 + found.y, 7)
        places.append((x + (across * reach + more) * right, y + (down * reach + more) * below))
    if found.kind in ("gate", "chamber"):
        return f"M{points(*places)}Z"
    return _rounded(places)


def _spoke(corner: int, corners: int) -> Point:
    """Return the direction of a corner; four of them make a square that stands on its side."""
    turn = 2 * pi * (corner + 0.5) / corners
    stretch = 1.3 if corners == 4 else 1.0
    return stretch * sin(turn), -stretch * cos(turn)


def _rounded(places: list[Point]) -> str:
    """Return a closed curve that touches the middle of every side of a polygon."""
    following = (*places[1:], places[0])
    between = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(places, following, strict=True)]
    ends = (*between[1:], between[0])
    curves = "".join(f"Q{points(corner, end)}" for corner, end in zip(following, ends, strict=True))
    return f"M{points(between[0])}{curves}Z"


@cache
def tunnels() -> tuple[str, ...]:
    """Return the passages between areas as data of paths, each once, bent a little."""
    cave = load_cave()
    drawn: list[str] = []
    for area in cave.areas.values():
        for other in area.exits:
            if area.id < other:
                drawn.append(_bent(middle(area.id), middle(other)))
    return tuple(drawn)


def _bent(start: Point, end: Point) -> str:
    """Return a line from one point to another that bends to one side, by chance of its place."""
    (left, top), (right, bottom) = start, end
    bend = 0.16 * noise(round(left + right), round(top + bottom), 9)
    over = ((left + right) / 2 - bend * (bottom - top), (top + bottom) / 2 + bend * (right - left))
    return f"M{points(start)}Q{points(over, end)}"


@cache
def lettering(area: AreaId, name: str) -> tuple[tuple[str, ...], float, float]:
    """Return the lines of an area's name, the height of their letters, and where they begin."""
    found, (x, y) = load_cave()[area], middle(area)
    room, size, top, below = _room(area), NAME, y + RADII[found.kind][1] - 3, _below(area)
    while True:
        lines = broken(name, room, size, SHORT)
        wide, deep = max(width(line, size) for line in lines), top + size * LEADING * len(lines)
        if size <= LEAST or (wide <= room and not any(_meets(x, wide, deep, other) for other in below)):
            return lines, size, top
        size -= 1


def _below(area: AreaId) -> tuple[AreaId, ...]:
    """Return the areas that a name below an area may run into."""
    x, y = middle(area)
    others = ((other, middle(other)) for other in load_cave().areas)
    return tuple(other for other, (right, low) in others if SWAY <= low - y < 2 * DOWN and abs(right - x) < 2 * ACROSS)


def _meets(x: float, wide: float, deep: float, other: AreaId) -> bool:
    """Return whether lines so wide around a middle, down to some depth, run into an area below or into its name."""
    found, (right, low) = load_cave()[other], middle(other)
    (across, up), aside = RADII[found.kind], abs(right - x)
    high = CROWN if found.draw or found.number else up
    return (aside < across + wide / 2 and deep > low - high) or (aside < (ROOM + wide) / 2 and deep > low + up - 3)


def _room(area: AreaId) -> float:
    """Return how wide a line of an area's name may be beside the names, or else the outlines, of its neighbours."""
    x, y = middle(area)
    room = ROOM
    for other in load_cave().areas.values():
        right, below = middle(other.id)
        aside, down = abs(right - x), below - y
        if other.id != area and abs(down) < BESIDE and aside < ROOM:
            level = abs(down) < SWAY
            room = min(room, aside - 4 if level else 2 * (aside - RADII[other.kind][0]) - 6 if down > 0 else ROOM)
    return room


def name_box(area: AreaId, name: str) -> tuple[float, float, float, float]:
    """Return about the box that a name fills: left, top, right and bottom."""
    lines, size, top = lettering(area, name)
    x, wide = middle(area)[0], max(width(line, size) for line in lines)
    return x - wide / 2, top, x + wide / 2, top + size * LEADING * len(lines)


@cache
def pawn_slots(area: AreaId, count: int) -> tuple[tuple[Point, ...], float]:
    """Return where so many pawns (1 to 6) stand in an area, and their scale."""
    x, y = middle(area)
    return tuple((x + right, y - 4 + down) for right, down in FANS[count]), CROWD[count - 1]


def cards_at(area: AreaId) -> Point:
    """Return where the badge of the cards lying in an area stands: to its right."""
    x, y = middle(area)
    return x + 58, y - 8


def gold_at(area: AreaId) -> Point:
    """Return where the badge of the gold lying in an area stands: to its left."""
    x, y = middle(area)
    return x - 58, y - 8


def translated(at: Point) -> str:
    """Return the attribute that moves a drawing to a point."""
    return f"translate({number(at[0])} {number(at[1])})"
