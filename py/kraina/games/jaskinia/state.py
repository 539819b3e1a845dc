"""The state of a match of Jaskinia: plain data, and questions about it that change nothing."""

import dataclasses
from dataclasses import dataclass
from typing import TypeAlias

from kraina.engine.context import Ctx
from kraina.engine.ids import PlayerId, Uid
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.kit.cave.board import ENTRANCE, AreaId
from kraina.kit.cave.box import Alignment
from kraina.kit.cave.host import Delver, Depths
from kraina.kit.cave.host import FightKind as FightKind
from kraina.kit.cave.host import Result as Result


@dataclass(slots=True)
class Searcher:
    """A player's Searcher in the Cave, with counters and cards."""

    player: PlayerId
    character: str = ""
    """Id of the Searcher's card; empty while the player has none (4.3)."""
    area: AreaId = ENTRANCE
    strength: int = 0
    """Own points, as the tokens show them (1.1); ``points`` computes totals."""
    power: int = 0
    stamina: int = 0
    gold: int = 0
    alignment: Alignment = "neutral"
    """Character, as it is now (7)."""
    turns: int = 0
    """Turns that came up, lost ones included."""
    waiting: bool = False
    """Will begin anew with another Searcher in the next own turn (4.3)."""
    lost: int = 0
    """Own turns still to be lost."""
    spells: list[Uid] = dataclasses.field(default_factory=list)
    """Hidden from the others (9.2)."""
    items: list[Uid] = dataclasses.field(default_factory=list)
    friends: list[Uid] = dataclasses.field(default_factory=list)
    trophies: list[Uid] = dataclasses.field(default_factory=list)
    """Animals and Monsters beaten that have not been exchanged (1.4)."""
    raised: list[Uid] = dataclasses.field(default_factory=list)
    """Beaten creatures among the Friends that help in one Combat and are gone: a hero's ability (8.2)."""
    delver: Delver = dataclasses.field(default_factory=Delver)


@dataclass(slots=True)
class Turn:
    """The turn that goes on."""

    player: PlayerId
    start: AreaId
    moves: int = 1
    """Moves that may still be made."""
    arrived: bool = False
    """The area has yet to be met."""
    bound: bool = False
    """The area itself must be met, nobody else (11.4)."""
    over: bool = False
    """Nothing more may be done."""
    considered: list[Uid] = dataclasses.field(default_factory=list)
    """Events, Strangers and Places here that have been dealt with."""
    bought: list[Uid] = dataclasses.field(default_factory=list)
    """Creatures here that need not be fought any more."""
    dropped: list[str] = dataclasses.field(default_factory=list)
    """``player:uid`` of what somebody left behind in this turn and may not take back, ``player:area`` for each bag."""
    marks: list[str] = dataclasses.field(default_factory=list)
    """What holds for this turn, by id."""

    def arrive(self, *, bound: bool) -> None:
        """Have a move end where its Searcher is: the area has yet to be met."""
        self.arrived, self.bound = True, bound
        self.considered, self.bought = [], []


@dataclass(slots=True)
class Foe:
    """A creature in a fight."""

    id: str
    """Uid of a card, or an id of its own such as ``beast``."""
    points: int
    card: bool = True


@dataclass(slots=True)
class Bonus:
    """What a Spell adds for one side of the running fight."""

    player: PlayerId
    source: str
    points: int


@dataclass(slots=True)
class Fight:
    """The fight that goes on."""

    player: PlayerId
    """Who fights creatures, or attacks another Searcher."""
    kind: FightKind
    foes: list[Foe] = dataclasses.field(default_factory=list)
    opponent: PlayerId | None = None
    trial: bool = False
    """One of the Crystal's trials: no Stamina is at stake (12.5)."""
    assassin: bool = False
    """The other side adds no die: a hero's ability (8.2)."""
    by_power: bool = False
    """A Combat that is fought with Power in place of Strength."""
    bonuses: list[Bonus] = dataclasses.field(default_factory=list)
    loosed: dict[str, Uid] = dataclasses.field(default_factory=dict)
    """Player, as text, -> the weapon for one Combat that he uses."""
    rolled: dict[str, int] = dataclasses.field(default_factory=dict)
    """Dice so far: ``mine`` and ``theirs``."""

    def sides(self) -> list[PlayerId]:
        """Return the players who take part."""
        return [self.player] if self.opponent is None else [self.player, self.opponent]


@dataclass(slots=True)
class Rescue:
    """Somebody is about to lose Stamina in a Combat, and a Spell may still prevent it."""

    player: PlayerId
    saved: bool = False


@dataclass(slots=True)
class State:
    """A match. Piles are drawn from the front."""

    options: dict[str, str]
    searchers: list[Searcher]
    adventure: list[Uid]
    cave: list[Uid]
    spells: list[Uid]
    unused: list[str]
    """The set of Searchers that nobody has now, in random order."""
    aside: list[Uid] = dataclasses.field(default_factory=list)
    """The Magic Crystal, until it is won, and what left the board for good."""
    adventure_used: list[Uid] = dataclasses.field(default_factory=list)
    cave_used: list[Uid] = dataclasses.field(default_factory=list)
    spells_used: list[Uid] = dataclasses.field(default_factory=list)
    lying: dict[AreaId, list[Uid]] = dataclasses.field(default_factory=dict)
    """Cards open on the board, in the order in which they came."""
    purse: dict[AreaId, int] = dataclasses.field(default_factory=dict)
    """Loose gold on the board."""
    tokens: dict[Uid, int] = dataclasses.field(default_factory=dict)
    """What is left of a Place's tokens."""
    depths: Depths = dataclasses.field(default_factory=Depths)
    current: PlayerId = PlayerId(0)
    begun: bool = False
    extra_turns: int = 0
    """Turns that the current player has in a row after this one."""
    turn: Turn | None = None
    fight: Fight | None = None
    rescue: Rescue | None = None
    winner: PlayerId | None = None

    def get(self, player: PlayerId) -> Searcher:
        """Return a player's Searcher."""
        return self.searchers[player]

    def playing(self) -> list[Searcher]:
        """Return those who are in the Cave, in seating order."""
        return [one for one in self.searchers if one.character]

    def in_order(self) -> list[Searcher]:
        """Return those who are in the Cave, in turn order from the current player."""
        return [one for one in (*self.searchers[self.current :], *self.searchers[: self.current]) if one.character]

    def others(self, player: PlayerId) -> list[Searcher]:
        """Return the others who are in the Cave, in turn order after a player."""
        return [one for one in (*self.searchers[player + 1 :], *self.searchers[:player]) if one.character]

    def here(self, area: AreaId) -> list[Uid]:
        """Return the cards that lie on an area; read it only."""
        return self.lying.get(area, [])

    def at(self, area: AreaId) -> list[Searcher]:
        """Return who stands on an area, in seating order."""
        return [one for one in self.searchers if one.character and one.area == area]

    def is_turn_of(self, player: PlayerId) -> bool:
        """Return whether a player's turn is running and not over."""
        return self.turn is not None and self.turn.player == player and not self.turn.over


Tale: TypeAlias = Ctx[State, JaskiniaData]
"""What every rule of this game is given."""


def able(one: Searcher, ability: str) -> bool:
    """Return whether a Searcher has an ability."""
    return one.character != "" and ability.startswith(f"{one.character}-")


def stands(state: State, fight: Fight) -> bool:
    """Return whether those who fight are alive and on one area."""
    sides = [state.get(side) for side in fight.sides()]
    return all(one.character and one.area == sides[0].area for one in sides)
