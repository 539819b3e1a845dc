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
ASIDE: Mapping[AreaId, Point] = {
    "cave-entrance": (11, 28), "gullet": (6, 55), "four-winds": (10, 19), "dripping-vault": (-42, -79),
    "bat-roost": (6, 78), "crooked-fork": (-14, -46), "rusty-rungs": (4, 86), "chamber-of-ashes": (-21, -19),
    "bone-slope": (-56, -14), "blind-bend": (-2, -9), "moss-gallery": (-22, 120), "old-workings": (24, 7),
    "echo-well": (-12, 12), "wax-stair": (-79, 10), "salt-passage": (34, 1), "spider-fork": (-18, -71),
    "sacrificial-altar": (-29, 89), "chamber-of-roots": (2, -28), "leaning-pillar": (51, 8), "cold-forge": (18, 2),
    "fungus-bed": (-14, 114), "smugglers-ledge": (-75, 6), "green-light": (-25, 11), "underground-spring": (35, 15),
    "long-breath": (29, 7), "chamber-of-clocks": (-1, -8), "ring-of-bones": (-37, -6),
    "great-gates-middle": (-9, -11), "crawl": (-12, 7), "hanging-stones": (-48, 6), "chamber-of-mirrors": (-8, 27),
    "narrowing-corridor": (39, 8), "great-gates-west": (7, 0), "singing-shaft": (57, 7), "scorched-rock": (57, -6),
    "chamber-of-embers": (18, 79), "wall-of-fire": (13, 6), "great-gates-east": (-3, -16), "black-water": (69, 8),
    "drowned-fork": (4, -89), "chamber-of-the-drowned": (18, 71), "ancient-power-plant": (-50, -18),
    "iron-stairs": (-30, 9), "chamber-of-runes": (0, 16), "crystal-vein": (3, 18),
    "heart-of-the-mountain": (-22, -10), "frozen-steps": (19, -91), "star-crossing": (-50, 69),
    "chamber-of-the-throne": (66, -15), "whisper-hall": (-5, -13), "serpent-fork": (39, 13),
    "chamber-of-serpents": (-4, 29), "glass-floor": (-2, 36), "dragon-steps": (62, -58), "last-lamp": (-27, -64),
    "chamber-of-silence": (-3, 7), "ash-drift": (-3, -6),
}  # fmt: skip
"""How far the areas stand from their places in the grid: so that all names are legible in both languages."""
LEVEL = 33.0
"""Within so much up or down an area stands on a level with another."""

RADII: Mapping[AreaKind, Point] = {
    "entrance": (62.0, 50.0), "corridor": (46.0, 40.0), "chamber": (56.0, 48.0), "gate": (50.0, 44.0),
    "special": (54.0, 46.0),
}  # fmt: skip
"""How far an area reaches from its middle, across and down."""
CORNERS: Mapping[AreaKind, int] = {"entrance": 16, "corridor": 11, "chamber": 8, "gate": 4, "special": 14}
"""Of an area's outline: Chambers are cut in eight, Gates are square, the rest is as the water left it."""

SHORT = 3
"""Letters of the shortest word that may fill a line of a name."""
NAME, LEGIBLE, LEAST = 40.0, 38.0, 20.0
"""The greatest height of the letters, what all names have at least, 11 pixels where the whole map is 525 wide, and the
least that is tried."""
CROWN = 54.0
"""How far an area with cards or a number on its upper edge reaches up from its middle."""
ROOM = 240.0
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
    found, (right, down) = load_cave()[area], ASIDE[area]
    return LEFT + ACROSS * (found.x - 1) + right, TOP + DOWN * found.y + down


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
    return tuple(other for other, (right, low) in others if LEVEL <= low - y < 2 * DOWN and abs(right - x) < 2 * ACROSS)


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
            level = abs(down) < LEVEL
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
