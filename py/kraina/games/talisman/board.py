"""The board: three Regions of spaces and the Crown of Command. Read once from ``board.toml``, never changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from kraina.engine.files import read_toml
from kraina.kit.cave.board import load_cave

SpaceId: TypeAlias = str
Region = Literal["outer", "middle", "inner", "cave"]

SENTINEL, HILLS = "sentinel", "hills-3"
"""The two ends of the bridge over the Storm River (8.2)."""
PORTAL, PLAIN = "portal-of-power", "plain-of-peril"
"""The two sides of the gate to the Inner Region (8.4)."""
VALLEY, CROWN = "valley-of-fire", "crown-of-command"
WARLOCK = "warlocks-cave"
MEETING_PLACES = (PLAIN, VALLEY, CROWN)
"""Where characters meet in the Inner Region (9.4)."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the board."""

    id: SpaceId
    region: Region
    row: int
    column: int
    draw: int = 0
    """Adventure cards that must lie there after drawing (1.4)."""
    creatures: int = 0
    """What is added to the attack of creatures fought here."""
    terrain: str = ""
    """A kind of land that several spaces share, such as ``woods``."""
    bare: bool = False
    """Objects and Magic Objects give no Strength and no Craft here, and nobody casts a Spell."""

    @property
    def design(self) -> str:
        """The kind of space: those of one terrain are alike, others are their own."""
        return self.terrain or self.id


@dataclass(frozen=True, slots=True)
class Board:
    """All spaces, and what lies opposite across the Storm River."""

    spaces: Mapping[SpaceId, Space]
    regions: Mapping[Region, tuple[SpaceId, ...]]
    """The spaces of each Region clockwise; the Inner one without the Crown."""
    opposite: Mapping[SpaceId, tuple[SpaceId, ...]]
    """Space of the Outer or Middle Region -> what lies opposite across the river (8.3)."""

    def __getitem__(self, space: SpaceId) -> Space:
        """Return a space. Raises KeyError if there is none."""
        return self.spaces[space]

    def region(self, space: SpaceId) -> Region:
        """Return the Region of a space."""
        return self.spaces[space].region

    def ring(self, space: SpaceId) -> tuple[SpaceId, ...]:
        """Return all spaces of the Region of a space, clockwise."""
        return self.regions[self.region(space)]

    def step(self, space: SpaceId, direction: int) -> SpaceId:
        """Return the next space of a Region; direction 1 is clockwise, -1 counter-clockwise."""
        ring = self.ring(space)
        return ring[(ring.index(space) + direction) % len(ring)]

    def is_inner(self, space: SpaceId) -> bool:
        """Return whether a space is one of the Inner Region's, the Crown included."""
        return self.region(space) == "inner"

    def is_cave(self, space: SpaceId) -> bool:
        """Return whether a space is an area of the Cave, which is a Region of its own (13.1)."""
        return self.region(space) == "cave"

    def is_outside(self, space: SpaceId) -> bool:
        """Return whether a space is in the Outer or Middle Region."""
        return self.region(space) in ("outer", "middle")

    def matches(self, space: SpaceId, kinds: tuple[str, ...]) -> bool:
        """Return whether a space is one of some ids or terrains."""
        found = self.spaces[space]
        return space in kinds or found.terrain in kinds


def may_close(board: Board, space: SpaceId) -> bool:
    """Return whether a space may cave in: a corridor of the Cave, or one outside where cards are drawn (13.8)."""
    corridor = board.is_cave(space) and load_cave()[space].kind == "corridor"
    return corridor or (board.is_outside(space) and board[space].draw > 0)


def _opposite(spaces: Mapping[SpaceId, Space]) -> dict[SpaceId, tuple[SpaceId, ...]]:
    """Pair the squares that share a side across the river; an Outer corner has only its diagonal Middle corner."""
    outer = [one for one in spaces.values() if one.region == "outer"]
    middle = [one for one in spaces.values() if one.region == "middle"]
    found: dict[SpaceId, list[SpaceId]] = {one.id: [] for one in (*outer, *middle)}
    for one in outer:
        corner = one.row in (0, 6) and one.column in (0, 6)
        for other in middle:
            apart = (abs(one.row - other.row), abs(one.column - other.column))
            if apart == (1, 1) if corner else sum(apart) == 1:
                found[one.id].append(other.id)
                found[other.id].append(one.id)
    return {space: tuple(others) for space, others in found.items()}


@cache
def load_board() -> Board:
    """Return the board of ``data/talisman``."""
    spaces = {row["id"]: Space(**row) for row in read_toml("talisman", "board")["spaces"]}
    order: tuple[Region, ...] = ("outer", "middle", "inner")
    regions = {
        region: tuple(one.id for one in spaces.values() if one.region == region and one.id != CROWN)
        for region in order
    }  # fmt: skip
    return Board(spaces, regions, _opposite(spaces))
