"""The definitions of all cards, tokens and heroes, read once from the data. Read-only.

A component is known by its design alone: where there are several copies, piles and packs hold the design several times.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from kraina.engine.files import read_toml
from kraina.games.legenda.board import Atlas, CityId, PlaceId, Terrain, load_atlas

Trait = Literal["strength", "courage", "dexterity", "magic", "knowledge", "luck"]
TRAITS: tuple[Trait, ...] = ("strength", "courage", "dexterity", "magic", "knowledge", "luck")
PHYSICAL: tuple[Trait, ...] = ("strength", "courage", "dexterity")
MENTAL: tuple[Trait, ...] = ("magic", "knowledge", "luck")

EnemyKind = Literal["animal", "spirit", "monster"]
MissionKind = Literal["beast", "duel", "rescue", "shapeshifter"]
SpellKind = Literal[
    "lowest", "highest", "shift", "attack", "portal", "alchemy", "amnesia", "haste", "slow", "cloak"
]  # fmt: skip
SHAPESHIFTER = "shapeshifter"
NOTHING: Mapping[Trait, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Enemy:
    """A Legend card that attacks. A trait that it does not have is 0."""

    id: str
    kind: EnemyKind
    terrain: Terrain
    traits: Mapping[Trait, int]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A Legend card that tests a trait."""

    id: str
    trait: Trait
    difficulty: int
    success: str
    """An operation, ``<what>:<number>``: move, denars, life, item, artifact."""
    failure: str


@dataclass(frozen=True, slots=True)
class Stranger:
    """A Legend card with somebody to meet."""

    id: str


@dataclass(frozen=True, slots=True)
class Treasure:
    """A Legend card with something to find: operations, as for challenges, and ``die:1``, ``give:<item>``."""

    id: str
    gains: tuple[str, ...]
    terrain: Terrain | None = None
    """Where there is ``more``."""
    more: str = ""
    copies: int = 1


Legend = Enemy | Challenge | Stranger | Treasure


@dataclass(frozen=True, slots=True)
class Mission:
    """A Mission card (1.5)."""

    id: str
    kind: MissionKind
    terrain: Terrain | None = None
    """A Beast's."""
    place: PlaceId = ""
    high: Trait | None = None
    low: Trait | None = None
    servant: str = ""
    trait: Trait | None = None
    """The only one of whoever holds a captive."""
    opponent: str = ""

    @property
    def foe(self) -> str:
        """The id of the main opponent."""
        return self.opponent or self.id


@dataclass(frozen=True, slots=True)
class Artifact:
    """An Artifact token (3.2)."""

    id: str
    adds: Mapping[Trait, int] = field(default_factory=lambda: NOTHING)
    chooses: EnemyKind | None = None
    """Kind of enemy against which its owner chooses the trait."""
    moves: int = 0
    denars: int = 0
    """Denars more at every gain."""
    light: Terrain | None = None
    """Where its owner draws three Legend cards and keeps one."""


@dataclass(frozen=True, slots=True)
class Item:
    """A kind of Equipment tokens (3.1)."""

    id: str
    copies: int
    adds: Mapping[Trait, int] = field(default_factory=lambda: NOTHING)
    explores: Terrain | None = None
    """Where it adds 1 to the die of exploring."""
    ignores: tuple[Terrain, ...] = ()
    """Where a 1 of that die is ignored."""
    once: str = ""
    """``life`` or ``move``: used once, and may be had more than once."""


@dataclass(frozen=True, slots=True)
class Spell:
    """A design of the Spell tokens (3.3)."""

    id: str
    level: int
    kind: SpellKind
    copies: int
    trait: Trait | None = None


@dataclass(frozen=True, slots=True)
class HeroCard:
    """The three cards of a hero (1.3)."""

    id: str
    own: Trait
    """The trait that levels 2 and 3 raise."""
    traits: Mapping[Trait, int]
    indicator: tuple[Trait, ...]
    """The trait of each number of the die, from 1."""
    abilities: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rulebook and the few that are ours (``numbers.toml``)."""

    life: int
    denars: int
    most_trait: int
    pack: int
    small_for_large: int
    levels: tuple[int, ...]
    """Large experience points needed for level 2 and for level 3."""
    beast: int
    beast_found: int
    servant: int
    secret: int
    master: tuple[int, int]
    captor: int
    shapeshifter: int
    reflection: int
    mission_loss: int
    servant_loss: int
    enemy_loss: int
    enemy_denars: int
    duel_loss: int
    swap: int
    item: int
    artifact: int
    fees: tuple[int, ...]
    """Of a spell of each level (1.8)."""
    slots: tuple[int, ...]
    knowledge: tuple[int, ...]
    casting: tuple[int, ...]
    """Life points that each spell of a round costs; one more is death."""
    teacher: int
    mage: int
    carter: int
    collector: int
    lesson: int
    alms: int
    stake: int
    gambler: int
    devil: int
    devil_denars: int
    herbs: int
    gift: int
    """What a spell costs the enchantress less (1.3)."""


@dataclass(frozen=True, slots=True)
class LegendaData:
    """All definitions of the game."""

    atlas: Atlas
    numbers: Numbers
    legend: Mapping[str, Legend]
    missions: Mapping[str, Mission]
    artifacts: Mapping[str, Artifact]
    items: Mapping[str, Item]
    spells: Mapping[str, Spell]
    heroes: Mapping[str, HeroCard]
    legend_deck: tuple[str, ...]

    def spell_deck(self, level: int) -> tuple[str, ...]:
        """Return the spell tokens of a level, in the order of the data."""
        return tuple(spell.id for spell in self.spells.values() if spell.level == level for _ in range(spell.copies))

    def trait_of(self, city: CityId) -> Trait:
        """Return the trait of a city (1.1)."""
        return next(trait for trait in TRAITS if trait == self.atlas.cities[city].trait)


def _traits(points: list[int]) -> Mapping[Trait, int]:
    return dict(zip(TRAITS, points, strict=True))


def _frozen(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}


def _legend() -> dict[str, Legend]:
    rows = read_toml("legenda", "legend")
    enemies = [Enemy(row["id"], row["kind"], row["terrain"], _traits(row["traits"])) for row in rows["enemies"]]
    cards: list[Legend] = [*enemies]
    cards += [Challenge(**row) for row in rows["challenges"]]
    cards += [Stranger(**row) for row in rows["strangers"]]
    cards += [Treasure(**_frozen(row)) for row in rows["treasures"]]
    return {card.id: card for card in cards}


@cache
def load_data() -> LegendaData:
    """Return the definitions of ``data/legenda``."""
    legend = _legend()
    heroes = [
        HeroCard(row["id"], row["own"], _traits(row["traits"]), tuple(row["indicator"]), tuple(row["abilities"]))
        for row in read_toml("legenda", "heroes")["heroes"]
    ]
    missions = [Mission(**row) for row in read_toml("legenda", "missions")["missions"]]
    artifacts = [Artifact(**row) for row in read_toml("legenda", "artifacts")["artifacts"]]
    items = [Item(**_frozen(row)) for row in read_toml("legenda", "equipment")["items"]]
    spells = [Spell(**row) for row in read_toml("legenda", "spells")["spells"]]
    return LegendaData(
        atlas=load_atlas(),
        numbers=Numbers(**_frozen(read_toml("legenda", "numbers"))),
        legend=legend,
        missions={one.id: one for one in missions},
        artifacts={one.id: one for one in artifacts},
        items={one.id: one for one in items},
        spells={one.id: one for one in spells},
        heroes={one.id: one for one in heroes},
        legend_deck=tuple(one.id for one in legend.values() for _ in range(getattr(one, "copies", 1))),
    )
