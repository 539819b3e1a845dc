"""The state of a match of Legenda: plain data, and questions about it that change nothing."""

import dataclasses
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kraina.engine.context import Ctx
from kraina.engine.ids import PlayerId
from kraina.games.legenda.board import Board, FieldId, Placed, board_of
from kraina.games.legenda.cards import SHAPESHIFTER, TRAITS, LegendaData, Numbers, Trait

FightKind = Literal["enemy", "beast", "servant", "master", "captor", "challenge", "duel"]
Spread = Literal["", "highest", "lowest"]
VISIT = ("spell", "training", "mission", "light-fingers")
"""Marks of a turn that a new visit of a city takes away: what is done there once a visit."""


@dataclass(slots=True)
class Hero:
    """A player's hero with his counters, tokens and mission."""

    player: PlayerId
    hero: str = ""
    """The hero's card; empty until heroes are chosen."""
    field: FieldId = ""
    """Empty before the start and while he is dead."""
    base: dict[str, int] = dataclasses.field(default_factory=dict)
    small: dict[str, int] = dataclasses.field(default_factory=dict)
    """Small experience points by trait."""
    large: int = 0
    life: int = 0
    denars: int = 0
    items: list[str] = dataclasses.field(default_factory=list)
    artifacts: list[str] = dataclasses.field(default_factory=list)
    spells: list[str] = dataclasses.field(default_factory=list)
    spent: list[str] = dataclasses.field(default_factory=list)
    """Spells that lie face down until the round ends (1.8)."""
    casts: int = 0
    """Spells cast in this round."""
    mission: str = ""
    secret: bool = False
    """The servant of the own mission is beaten (1.5)."""
    captive_to: FieldId = ""
    """The city to which a freed captive is escorted."""
    reflection: bool = False
    """The Shapeshifter's servant is beaten (2.2)."""
    owed: int = 0
    """Movement points that the next turns lose (1.12)."""
    slow: int = 0
    """Own turns that have yet to end with a single movement point."""
    cloak: int = 0
    """Own turns that have yet to end under the Magic Cloak."""
    extra: int = 0
    """Turns that follow the next or the running one, by Haste."""
    back: int = 0
    """The round in which a dead hero returns, else 0."""
    alert: bool = False
    """Asked when the other players' turns begin and before the dice of their fights, until the next own turn (1.8)."""
    aces: int = 0
    """The last round in which an ability of once a round was used."""
    turns: int = 0
    """Rounds in which a turn came up."""
    deaths: int = 0
    missions: int = 0
    """Missions carried out."""


@dataclass(slots=True)
class Turn:
    """The turn that goes on."""

    player: PlayerId
    points: int
    """Movement points left."""
    used: bool = False
    """At least one was used, as it must be (1.11)."""
    free: bool = False
    """The first action in the city just entered costs nothing (1.12)."""
    visited: list[FieldId] = dataclasses.field(default_factory=list)
    done: list[str] = dataclasses.field(default_factory=list)
    """What is done once a turn or a visit: spell, training, mission, lost-servant, and abilities."""
    over: bool = False

    def visit(self) -> None:
        """Begin a new visit of a city."""
        self.done = [mark for mark in self.done if mark not in VISIT]


@dataclass(slots=True)
class Side:
    """One side of a fight or a challenge."""

    player: PlayerId | None
    """None is the enemy, or the challenge."""
    trait: str = ""
    """The trait in use; empty until it is determined."""
    magic: int | None = None
    """Total magic that fights in the trait's place, by an attack spell (3.3)."""
    spread: Spread = ""
    throws: int = 1
    """How often the dice are thrown for this side; the highest or lowest throw counts."""
    shift: int = 0
    rolled: int | None = None


@dataclass(slots=True)
class Fight:
    """A fight, a duel or a challenge that goes on."""

    kind: FightKind
    foe: str
    """A card or an opponent; empty in a duel."""
    player: PlayerId
    mine: Side
    theirs: Side
    traits: dict[str, int] = dataclasses.field(default_factory=dict)
    """What the foe has, without what is added in this fight; for a challenge its difficulty, by its trait."""
    bonus: int = 0
    """What the terrain adds to the foe."""


@dataclass(slots=True)
class State:
    """A match. Piles are drawn from the front."""

    options: dict[str, str]
    heroes: list[Hero]
    layout: list[Placed]
    legend: list[str]
    missions: list[str]
    artifacts: list[str]
    spells: list[list[str]]
    """Of each level."""
    supply: dict[str, int]
    """Equipment that nobody has."""
    legend_used: list[str] = dataclasses.field(default_factory=list)
    missions_used: list[str] = dataclasses.field(default_factory=list)
    current: PlayerId = PlayerId(0)
    first: PlayerId = PlayerId(0)
    round: int = 1
    begun: bool = False
    in_row: bool = False
    """The running turn is one more of the same player in a round, by Haste."""
    open: bool = False
    """The Shapeshifter lies open and bars new missions (2.2)."""
    opened: int = 0
    """The round in which it was opened last."""
    turn: Turn | None = None
    fight: Fight | None = None
    drawn: list[str] = dataclasses.field(default_factory=list)
    """Legend cards that are being looked at or resolved."""
    winner: PlayerId | None = None

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie."""
        return board_of(self.layout)

    def get(self, player: PlayerId) -> Hero:
        """Return a player's hero."""
        return self.heroes[player]

    def left_of(self, player: PlayerId) -> PlayerId:
        """Return who sits to the left of a player, clockwise."""
        return PlayerId((player + 1) % len(self.heroes))

    def in_order(self, first: PlayerId) -> list[Hero]:
        """Return all heroes clockwise from a player on."""
        count = len(self.heroes)
        return [self.heroes[(first + offset) % count] for offset in range(count)]

    def others(self, player: PlayerId) -> list[Hero]:
        """Return the other heroes that are on the board, clockwise."""
        return [one for one in self.in_order(player)[1:] if one.field]

    @property
    def extended(self) -> bool:
        """Whether the extended rules are played."""
        return self.options["rules"] == "extended"

    def is_turn_of(self, player: PlayerId) -> bool:
        """Return whether it is a player's turn and it goes on."""
        return self.turn is not None and self.turn.player == player and not self.turn.over


Tale: TypeAlias = Ctx[State, LegendaData]


def level_of(numbers: Numbers, large: int) -> int:
    """Return the level that large experience points give (1.4)."""
    rank = 1
    for needed in numbers.levels:
        rank += large >= needed
    return rank


def level(data: LegendaData, one: Hero) -> int:
    """Return a hero's level, 1 to 3."""
    return level_of(data.numbers, one.large)


def able(data: LegendaData, one: Hero, ability: str) -> bool:
    """Return whether a hero has an ability at his level (1.3)."""
    return bool(one.hero) and ability in data.heroes[one.hero].abilities[: level(data, one)]


def in_city(state: State, one: Hero) -> bool:
    """Return whether a hero is in a city."""
    return bool(one.field) and bool(state.board.fields[one.field].city)


def mission_field(data: LegendaData, one: Hero) -> FieldId:
    """Return the special place of a hero's mission that is still to be done, or an empty word."""
    if not one.mission or one.captive_to:
        return ""
    return data.atlas.places.get(data.missions[one.mission].place, "")


def shapeshifter_field(data: LegendaData) -> FieldId:
    """Return the special place of the Shapeshifter (2.2)."""
    return data.atlas.places[data.missions[SHAPESHIFTER].place]


def traits_of(value: int) -> dict[str, int]:
    """Return the traits of a foe that has all of them alike."""
    return dict.fromkeys(TRAITS, value)


def as_trait(word: str) -> Trait:
    """Return a trait by its name."""
    return next(trait for trait in TRAITS if trait == word)
