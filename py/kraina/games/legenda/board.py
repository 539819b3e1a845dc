"""The four tiles, and the board that they make when they lie side by side. Rules 1.2, 1.11, 2.1.

A tile has six rows of six fields. It may be turned by quarters. Fields that touch by a side are joined, whichever tiles
they are of.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias, cast

from kraina.engine.errors import BadData
from kraina.engine.files import read_toml

FieldId: TypeAlias = str
"""A field by its tile, column and row: ``a-c2``."""
TileId: TypeAlias = str
CityId: TypeAlias = str
PlaceId: TypeAlias = str
Terrain = Literal["plains", "forest", "mountains", "snow", "swamp", "desert"]
TERRAINS: tuple[Terrain, ...] = ("plains", "forest", "mountains", "snow", "swamp", "desert")
CITY = "city"

SIDE, QUARTERS = 6, 4
COLUMNS = "abcdef"
MARKS: Mapping[str, str] = {
    "p": "plains", "f": "forest", "m": "mountains", "s": "snow", "w": "swamp", "d": "desert", "C": CITY,
}  # fmt: skip
STEPS: Mapping[str, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@dataclass(frozen=True, slots=True)
class Field:
    """One field as it is printed on its tile."""

    id: FieldId
    tile: TileId
    column: int
    row: int
    ground: str
    """A terrain, or ``city``."""
    city: CityId = ""
    place: PlaceId = ""

    @property
    def terrain(self) -> Terrain:
        """The terrain of a field that is no city. Raises BadData for a city."""
        if self.ground == CITY:
            raise BadData(f"{self.id!r} is a city")
        return cast(Terrain, self.ground)


@dataclass(frozen=True, slots=True)
class City:
    """A city and the trait that is taught and proclaimed there (1.1)."""

    id: CityId
    trait: str
    field: FieldId


@dataclass(slots=True)
class Placed:
    """Where a tile lies: the column and row of its upper left corner, and its turn clockwise in quarters."""

    tile: TileId
    x: int
    y: int
    turn: int = 0


Lie: TypeAlias = tuple[TileId, int, int, int]
"""The same as a value: tile, column, row, turn."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """What is printed on the tiles, and the given layouts."""

    tiles: tuple[TileId, ...]
    fields: Mapping[FieldId, Field]
    cities: Mapping[CityId, City]
    places: Mapping[PlaceId, FieldId]
    layouts: Mapping[str, tuple[Lie, ...]]


class Board:
    """The fields as they lie, and questions about ways. Nothing in it changes in play."""

    def __init__(self, atlas: Atlas, lies: Sequence[Lie]) -> None:
        """Lay tiles out. Raises BadData if two of them overlap."""
        self.fields: Mapping[FieldId, Field] = {
            field.id: field for tile, *_ in lies for field in atlas.fields.values() if field.tile == tile
        }
        self.spots: Mapping[FieldId, tuple[int, int]] = {
            field.id: _spot(field, lie) for lie in lies for field in atlas.fields.values() if field.tile == lie[0]
        }
        """Column and row of each field on the table; the first tile begins at (0, 0)."""
        at = {spot: field for field, spot in self.spots.items()}
        if len(at) != len(self.spots):
            raise BadData("two tiles lie on each other")
        self.around: Mapping[FieldId, Mapping[str, FieldId]] = {
            field: {
                side: at[column + right, row + down]
                for side, (right, down) in STEPS.items()
                if (column + right, row + down) in at
            }
            for field, (column, row) in self.spots.items()
        }
        """The neighbours of each field by the side on which they lie."""
        self.cities: tuple[FieldId, ...] = tuple(
            city.field for city in atlas.cities.values() if city.field in self.fields
        )
        self._steps: dict[FieldId, Mapping[FieldId, int]] = {}

    def neighbours(self, field: FieldId) -> tuple[FieldId, ...]:
        """Return the fields that touch a field by a side."""
        return tuple(self.around[field].values())

    def side(self, start: FieldId, end: FieldId) -> str:
        """Return on which side of a field its neighbour lies: north, east, south or west."""
        return next(side for side, field in self.around[start].items() if field == end)

    def steps(self, start: FieldId) -> Mapping[FieldId, int]:
        """Return the steps from a field to every field that can be reached, past no figure."""
        if start not in self._steps:
            self._steps[start] = self.reach(start, ())
        return self._steps[start]

    def reach(self, start: FieldId, barred: Sequence[FieldId]) -> dict[FieldId, int]:
        """Return the steps from a field to every field that can be reached without the barred ones."""
        found = {start: 0}
        edge = [start]
        for field in edge:
            for step in self.neighbours(field):
                if step not in found and step not in barred:
                    found[step] = found[field] + 1
                    edge.append(step)
        return found

    def nearest_cities(self, field: FieldId) -> tuple[FieldId, ...]:
        """Return the city nearest to a field, or all of those that are equally near."""
        steps = self.steps(field)
        least = min(steps[city] for city in self.cities if city in steps)
        return tuple(city for city in self.cities if steps.get(city) == least)

    def is_connected(self, barred: Sequence[FieldId] = ()) -> bool:
        """Return whether every field can be reached from every other one, without the barred ones."""
        free = [field for field in self.fields if field not in barred]
        return len(self.reach(free[0], barred)) == len(free)


def _spot(field: Field, lie: Lie) -> tuple[int, int]:
    _, x, y, turn = lie
    column, row = field.column, field.row
    for _ in range(turn % QUARTERS):
        column, row = SIDE - 1 - row, column
    return x + column, y + row


def contact(first: Lie, second: Lie) -> int:
    """Return how many fields of two tiles touch by a side; -1 if the tiles overlap."""
    across, along = abs(first[1] - second[1]), abs(first[2] - second[2])
    if across < SIDE and along < SIDE:
        return -1
    if max(across, along) > SIDE or across == along:
        return 0
    return SIDE - min(across, along)


def load_atlas() -> Atlas:
    """Return the tiles of ``data/legenda/board.toml``. Raises BadData if it is inconsistent."""
    return read_atlas(read_toml("legenda", "board"))


def read_atlas(plan: Mapping[str, Any]) -> Atlas:
    """Read tiles, cities, places and layouts. Raises BadData if a city or place does not lie where it should."""
    cities = {row["field"]: row["id"] for row in plan["cities"]}
    places = {row["field"]: row["id"] for row in plan["places"]}
    fields = {field.id: field for tile in plan["tiles"] for field in _fields(tile, cities, places)}
    marked = [field.id for field in fields.values() if field.ground == CITY]
    if sorted(marked) != sorted(cities) or any(fields[field].ground == CITY for field in places):
        raise BadData("the cities and places of legenda do not lie on their fields")
    return Atlas(
        tiles=tuple(tile["id"] for tile in plan["tiles"]),
        fields=fields,
        cities={row["id"]: City(row["id"], row["trait"], row["field"]) for row in plan["cities"]},
        places={row["id"]: row["field"] for row in plan["places"]},
        layouts={row["id"]: tuple(_lie(tile) for tile in row["tiles"]) for row in plan["layouts"]},
    )


def _lie(row: Sequence[Any]) -> Lie:
    tile, x, y, turn = row
    return str(tile), int(x), int(y), int(turn)


def _fields(tile: Mapping[str, Any], cities: Mapping[str, str], places: Mapping[str, str]) -> list[Field]:
    lines = tile["map"].split()
    if [len(line) for line in lines] != [SIDE] * SIDE:
        raise BadData(f"tile {tile['id']!r} of legenda is not six by six")
    found = []
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            ident = f"{tile['id']}-{COLUMNS[column]}{row + 1}"
            if mark not in MARKS:
                raise BadData(f"{ident!r} has the unknown mark {mark!r}")
            found.append(
                Field(ident, tile["id"], column, row, MARKS[mark], cities.get(ident, ""), places.get(ident, ""))
            )
    return found


@cache
def _atlas() -> Atlas:
    return load_atlas()


@lru_cache(maxsize=64)
def board_at(lies: tuple[Lie, ...]) -> Board:
    """Return the board of tiles that lie so; the same object for the same tiles."""
    return Board(_atlas(), lies)


def board_of(layout: Sequence[Placed]) -> Board:
    """Return the board of the tiles laid so far; the same object for the same layout."""
    return board_at(tuple((one.tile, one.x, one.y, one.turn) for one in layout))
