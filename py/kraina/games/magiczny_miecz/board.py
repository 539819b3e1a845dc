"""The Magical World: three circles of spaces and the Stone Bridge. Read once from ``board.toml``, never changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from kraina.engine.files import read_toml
from kraina.kit.names import space_name as space_name
from kraina.kit.names import space_text as space_text

SpaceId: TypeAlias = str
Circle = Literal["lower", "middle", "upper", "bridge"]

CIRCLES: tuple[Circle, ...] = ("lower", "middle", "upper")

GLADE, FOREST = "glade", "forest-of-ghostly-lights"
"""The two ends of the way through the Swamp (11.1)."""
ICE_KINGDOM, VALLEY = "ice-kingdom", "valley-of-skulls"
"""The two ends of the way through the Ice Forest (11.5)."""
RUINS, DEAD_CITY = "ruins-of-the-fortress", "dead-city"
"""The two gates of the Stone Bridge (11.9)."""
CASTLE = "beasts-castle"
TEMPLES = ("temple-of-nemed", "temple-of-toliman")
ENTRANCES: Mapping[SpaceId, SpaceId] = {RUINS: "entrance-ruins", DEAD_CITY: "entrance-dead-city"}
"""Gate of the bridge -> its own entrance."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the board."""

    id: SpaceId
    circle: Circle
    draw: int = 0
    """Event cards that must lie there after exploring, 0 where there is another instruction (13.4)."""
    enemies: int = 0
    """Points that the space adds to the Sword or Magic of its Enemies."""
    terrain: str = ""
    """A kind of land that several spaces share, such as ``plain``."""
    plain_points: bool = False
    """Objects and Magic Objects give no Sword and no Magic here (1.5)."""
    spell_free: bool = False
    """Nobody casts a Spell here."""

    @property
    def design(self) -> str:
        """The kind of space: twins share their terrain, others are their own."""
        return self.terrain if self.id[-2:] in ("-1", "-2") else self.id


@dataclass(frozen=True, slots=True)
class Board:
    """All spaces, and what touches across the two barriers."""

    spaces: Mapping[SpaceId, Space]
    circles: Mapping[Circle, tuple[SpaceId, ...]]
    """The spaces of each circle clockwise; of the bridge from the Ruins' side to the Dead City's."""
    swamp: Mapping[SpaceId, tuple[SpaceId, ...]]
    """Spaces that touch across the Swamp, both ways."""
    ice_forest: Mapping[SpaceId, tuple[SpaceId, ...]]
    """Spaces that touch across the Ice Forest, both ways."""

    def __getitem__(self, space: SpaceId) -> Space:
        """Return a space. Raises KeyError if there is none."""
        return self.spaces[space]

    def circle(self, space: SpaceId) -> Circle:
        """Return the circle of a space."""
        return self.spaces[space].circle

    def ring(self, space: SpaceId) -> tuple[SpaceId, ...]:
        """Return all spaces of the circle of a space, clockwise."""
        return self.circles[self.circle(space)]

    def step(self, space: SpaceId, direction: int, steps: int = 1) -> SpaceId:
        """Return the space some steps away in its circle; direction 1 is clockwise, -1 counter-clockwise (10.2)."""
        ring = self.ring(space)
        return ring[(ring.index(space) + direction * steps) % len(ring)]

    def distance(self, one: SpaceId, other: SpaceId) -> int:
        """Return the least number of steps between two spaces of one circle."""
        ring = self.ring(one)
        apart = abs(ring.index(one) - ring.index(other))
        return min(apart, len(ring) - apart)

    def on_bridge(self, space: SpaceId) -> bool:
        """Return whether a space is one of the Stone Bridge's."""
        return self.circle(space) == "bridge"

    def matches(self, space: SpaceId, kinds: tuple[str, ...]) -> bool:
        """Return whether a space is one of some ids, designs or terrains."""
        found = self.spaces[space]
        return space in kinds or found.design in kinds or found.terrain in kinds


def _both_ways(rows: Mapping[str, list[str]]) -> dict[SpaceId, tuple[SpaceId, ...]]:
    touching: dict[SpaceId, list[SpaceId]] = {}
    for one, others in rows.items():
        for other in others:
            touching.setdefault(one, []).append(other)
            touching.setdefault(other, []).append(one)
    return {space: tuple(others) for space, others in touching.items()}


@cache
def load_board() -> Board:
    """Return the board of ``data/magiczny_miecz``."""
    rows = read_toml("magiczny_miecz", "board")
    spaces = {row["id"]: Space(**row) for row in rows["spaces"]}
    order: tuple[Circle, ...] = (*CIRCLES, "bridge")
    circles = {circle: tuple(one.id for one in spaces.values() if one.circle == circle) for circle in order}
    return Board(spaces, circles, _both_ways(rows["swamp"]), _both_ways(rows["ice_forest"]))
