"""The board: areas of the Cave and the passages between them. Read once from ``board.toml``, never changed."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from kraina.engine.files import read_toml

AreaId: TypeAlias = str
AreaKind = Literal["entrance", "corridor", "chamber", "gate", "special"]

ENTRANCE = "cave-entrance"


@dataclass(frozen=True, slots=True)
class Area:
    """One area of the Cave."""

    id: AreaId
    kind: AreaKind
    zone: str
    x: int
    y: int
    exits: tuple[AreaId, ...]
    """The adjoining areas, clockwise from north."""
    draw_adventure: int = 0
    draw_cave: int = 0
    number: int = 0
    """A Chamber's number, by which pointers name it."""

    @property
    def draw(self) -> int:
        """Cards that must lie here after drawing (12.3)."""
        return self.draw_adventure + self.draw_cave


@dataclass(frozen=True, slots=True)
class Cave:
    """All areas."""

    areas: Mapping[AreaId, Area]

    def __getitem__(self, area: AreaId) -> Area:
        """Return an area. Raises KeyError if there is none."""
        return self.areas[area]

    def __contains__(self, area: object) -> bool:
        """Return whether an id is an area of the Cave."""
        return area in self.areas

    def of_kind(self, kind: AreaKind) -> tuple[AreaId, ...]:
        """Return the areas of a kind, in the order of the data."""
        return tuple(one.id for one in self.areas.values() if one.kind == kind)

    def chamber(self, number: int) -> AreaId:
        """Return the Chamber of a number."""
        return next(one.id for one in self.areas.values() if one.number == number)

    def branches(self, area: AreaId, came: AreaId) -> tuple[AreaId, ...]:
        """Return the ways on for who came from an adjoining area, from left to right: clockwise after it (11.2)."""
        exits = self.areas[area].exits
        if came not in exits:
            return exits
        place = exits.index(came)
        return (*exits[place + 1 :], *exits[:place])


@dataclass(frozen=True, slots=True)
class Way:
    """A way of a whole move: the areas passed, beginning with the one it starts from."""

    path: tuple[AreaId, ...]

    @property
    def end(self) -> AreaId:
        """Where it ends."""
        return self.path[-1]

    def passed(self, cave: Cave) -> tuple[AreaId, ...]:
        """Return the Chambers that lie on the way (11.4)."""
        return tuple(area for area in self.path[1:-1] if cave[area].kind == "chamber")

    def key(self, cave: Cave) -> str:
        """Return the key of its option: where it ends, and the Chambers passed."""
        return ":".join(("move", self.end, *self.passed(cave)))


def ways(cave: Cave, start: AreaId, first: Sequence[AreaId], steps: int, shut: Container[AreaId]) -> list[Way]:
    """Return the ways of so many steps whose first one is among ``first``, one for each key (11.2, 11.3).

    No area is crossed twice. Great Gates end a way, and so does a place from which every way on is crossed or shut.
    """
    found: dict[str, Way] = {}
    for way in _ways(cave, (start,), first, steps, shut):
        found.setdefault(way.key(cave), way)
    return list(found.values())


def _ways(
    cave: Cave, path: tuple[AreaId, ...], following: Sequence[AreaId], steps: int, shut: Container[AreaId]
) -> list[Way]:
    following = [area for area in following if area not in path and area not in shut]
    if not steps or not following:
        return [Way(path)]
    found: list[Way] = []
    for area in following:
        line = (*path, area)
        onward = () if cave[area].kind == "gate" else cave[area].exits
        found += _ways(cave, line, onward, steps - 1, shut)
    return found


def steps_between(cave: Cave, start: AreaId, shut: Container[AreaId] = ()) -> dict[AreaId, int]:
    """Return how many steps every area is away that can be reached without entering what is shut."""
    steps = {start: 0}
    queue = [start]
    for area in queue:
        for other in cave[area].exits:
            if other not in steps and other not in shut:
                steps[other] = steps[area] + 1
                queue.append(other)
    return steps


@cache
def load_cave() -> Cave:
    """Return the board of ``data/jaskinia``."""
    rows = read_toml("jaskinia", "board")["areas"]
    return Cave({row["id"]: Area(**{**row, "exits": tuple(row["exits"])}) for row in rows})
