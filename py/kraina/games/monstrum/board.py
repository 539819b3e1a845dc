"""The board of Monstrum: square fields, nooks, and the ways over them. Rules 2.1 and 4.1-4.7.

Fields that touch by a side are joined. Ways are looked up once for each field and number of steps and then kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NewType

from kraina.engine.errors import BadData
from kraina.engine.files import read_toml

FieldId = NewType("FieldId", int)
"""A field, counted row by row from 0."""

NookId = NewType("NookId", str)

Ground = Literal["road", "start", "trapdoor", "corridor", "nook"]
NookKind = Literal["building", "terrain", "underground"]
KINDS: tuple[NookKind, ...] = ("building", "terrain", "underground")

START_NOOK = NookId("brama-menghor")
GOAL = NookId("kopalnia-zezere")
EMERALD = NookId("podziemia-emerald")
OLIFANT = NookId("wieza-olifant")

GROUNDS: Mapping[str, Ground] = {"+": "road", "*": "start", "o": "trapdoor"}
CORRIDORS = "123456"


@dataclass(frozen=True, slots=True)
class Field:
    """One square: its place on the sheet in columns and rows from the top left, and what lies on it."""

    id: FieldId
    column: int
    row: int
    ground: Ground
    nook: NookId | None = None
    corridor: int = 0
    """The number on a corridor square, else 0."""


@dataclass(frozen=True, slots=True)
class Nook:
    """A nook: one place of the land, several fields big."""

    id: NookId
    kind: NookKind
    basis: str
    fields: tuple[FieldId, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A legal move: the fields from the first to the last, and the nooks that it enters from outside."""

    path: tuple[FieldId, ...]
    nooks: tuple[NookId, ...]

    @property
    def end(self) -> FieldId:
        """Where the pawn comes to rest."""
        return self.path[-1]


class Board:
    """The fields and nooks, and questions about ways. Nothing in it changes in play."""

    def __init__(self, plan: Mapping[str, Any]) -> None:
        """Read a plan: the ``map`` and the ``nooks`` of ``board.toml``. Raises BadData if it is inconsistent."""
        marks = {row["mark"]: row for row in plan["nooks"]}
        self.fields: tuple[Field, ...] = tuple(_read_fields(plan["map"], marks))
        self.nooks: Mapping[NookId, Nook] = {
            NookId(row["id"]): Nook(
                NookId(row["id"]), row["kind"], row["basis"], tuple(f.id for f in self.fields if f.nook == row["id"])
            )
            for row in plan["nooks"]
        }
        self.columns = 1 + max(field.column for field in self.fields)
        self.rows = 1 + max(field.row for field in self.fields)
        places = {(field.column, field.row): field.id for field in self.fields}
        self.neighbours = tuple(_around(field, places, SIDES) for field in self.fields)
        self.neighbours8 = tuple(_around(field, places, SIDES + CORNERS) for field in self.fields)
        self.starts = tuple(field.id for field in self.fields if field.ground == "start")
        self.corridors: Mapping[int, FieldId] = {f.corridor: f.id for f in self.fields if f.corridor}
        self._ways: dict[tuple[FieldId, int], tuple[Way, ...]] = {}
        self._flights: dict[FieldId, tuple[Way, ...]] = {}
        self._check()
        self.to_goal = self.distances(self.nooks[GOAL].fields, avoid_trapdoors=True)

    def _check(self) -> None:
        if sorted(self.corridors) != [1, 2, 3, 4, 5, 6]:
            raise BadData("the board of monstrum needs one corridor square of each number")
        for nook in self.nooks.values():
            if not nook.fields or nook.kind not in KINDS:
                raise BadData(f"nook {nook.id!r} has no fields or no kind")
        for ident in (START_NOOK, GOAL, EMERALD, OLIFANT):
            if ident not in self.nooks:
                raise BadData(f"the board of monstrum lacks {ident!r}")

    def ways(self, start: FieldId, steps: int) -> tuple[Way, ...]:
        """Return the legal moves of exactly ``steps`` fields, one for each end and set of nooks entered.

        Rules 4.1-4.3: side to side, no field twice, the start field included.
        """
        key = (start, steps)
        if key not in self._ways:
            self._ways[key] = self._distinct(self._walk((start,), steps, self.neighbours))
        return self._ways[key]

    def flights(self, start: FieldId) -> tuple[Way, ...]:
        """Return the flights of two fields, diagonals allowed (8.12)."""
        if start not in self._flights:
            self._flights[start] = self._distinct(self._walk((start,), 2, self.neighbours8))
        return self._flights[start]

    def _walk(
        self, path: tuple[FieldId, ...], steps: int, around: tuple[tuple[FieldId, ...], ...]
    ) -> list[tuple[FieldId, ...]]:
        if steps == 0:
            return [path]
        found: list[tuple[FieldId, ...]] = []
        for step in around[path[-1]]:
            if step not in path:
                found.extend(self._walk((*path, step), steps - 1, around))
        return found

    def _distinct(self, paths: list[tuple[FieldId, ...]]) -> tuple[Way, ...]:
        found: dict[tuple[FieldId, tuple[NookId, ...]], Way] = {}
        for path in paths:
            way = Way(path, self.nooks_entered(path))
            found.setdefault((way.end, tuple(sorted(way.nooks))), way)
        return tuple(sorted(found.values(), key=lambda way: (way.end, len(way.nooks), way.nooks)))

    def nooks_entered(self, path: tuple[FieldId, ...]) -> tuple[NookId, ...]:
        """Return the nooks that a path enters from outside, in order, each once."""
        nooks = [self.fields[step].nook for step in path]
        entered = [nook for left, nook in zip(nooks, nooks[1:], strict=False) if nook is not None and nook != left]
        return tuple(dict.fromkeys(entered))

    def distances(self, goals: tuple[FieldId, ...], *, avoid_trapdoors: bool) -> tuple[int | None, ...]:
        """Return for each field the number of steps to the nearest goal, or None where there is no way."""
        found: list[int | None] = [None] * len(self.fields)
        for goal in goals:
            found[goal] = 0
        edge = list(goals)
        for field in edge:
            steps = found[field]
            for step in self.neighbours[field]:
                barred = avoid_trapdoors and self.fields[step].ground == "trapdoor"
                if found[step] is None and not barred and steps is not None:
                    found[step] = steps + 1
                    edge.append(step)
        return tuple(found)

    def steps_to_goal(self, field: FieldId) -> int:
        """Return the steps from a field to the goal past all trapdoors; more than any way has where there is none."""
        steps = self.to_goal[field]
        return len(self.fields) if steps is None else steps

    def nook_at(self, field: FieldId) -> NookId | None:
        """Return the nook of a field, if it lies in one."""
        return self.fields[field].nook


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def _read_fields(plan: str, marks: Mapping[str, Any]) -> list[Field]:
    fields: list[Field] = []
    for row, line in enumerate(plan.strip("\n").split("\n")):
        for column, mark in enumerate(line):
            if mark in ". ":
                continue
            ident = FieldId(len(fields))
            if mark in GROUNDS:
                fields.append(Field(ident, column, row, GROUNDS[mark]))
            elif mark in CORRIDORS:
                fields.append(Field(ident, column, row, "corridor", corridor=int(mark)))
            elif mark in marks:
                fields.append(Field(ident, column, row, "nook", NookId(marks[mark]["id"])))
            else:
                raise BadData(f"the map of monstrum has an unknown mark {mark!r} in row {row}, column {column}")
    return fields


def _around(
    field: Field, places: Mapping[tuple[int, int], FieldId], steps: tuple[tuple[int, int], ...]
) -> tuple[FieldId, ...]:
    found = ((field.column + right, field.row + down) for right, down in steps)
    return tuple(places[place] for place in found if place in places)


@cache
def load_board() -> Board:
    """Return the board of ``data/monstrum/board.toml``."""
    return Board(read_toml("monstrum", "board"))
