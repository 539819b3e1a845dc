"""The state of a match of Magia i Miecz: plain data, and questions about it that change nothing."""

import dataclasses
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kraina.engine.context import Ctx
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.games.talisman.board import SpaceId
from kraina.games.talisman.cards import Alignment, TalismanData
from kraina.kit.cave.host import Delver, Depths

FightKind = Literal["battle", "psychic"]

COMMAND = "command"
"""Stands for the Command Spell among the Spells being cast; it is no card (10.2)."""
CURSES = ("hag", "poltergeist")
"""Followers that nobody can be rid of by himself."""


@dataclass(slots=True)
class Hero:
    """A player's character on its travels, with counters and cards."""

    player: PlayerId
    character: str = ""
    """Id of the character card; empty while the player has none (3.6)."""
    space: SpaceId = ""
    alignment: Alignment = "neutral"
    strength: int = 0
    """Own points, printed ones and counters (3.1); ``points`` computes totals. A Toad's own while it is one (6.2)."""
    craft: int = 0
    life: int = 0
    fate: int = 0
    gold: int = 0
    turns: int = 0
    """Turns that came up, lost ones included."""
    waiting: bool = False
    """Will begin anew with another character in the next own turn (3.6)."""
    spells: list[Uid] = dataclasses.field(default_factory=list)
    """Hidden from the others."""
    objects: list[Uid] = dataclasses.field(default_factory=list)
    followers: list[Uid] = dataclasses.field(default_factory=list)
    """Followers and what follows like one: curses, charmed Animals, raised Enemies."""
    trophies: list[Uid] = dataclasses.field(default_factory=list)
    """Enemies beaten in fights that have not been exchanged (2.8)."""
    legacy: list[Uid] = dataclasses.field(default_factory=list)
    """Objects and Followers set aside for the heir, with the switch ``inherit`` (11.2)."""
    toad: int = 0
    """Own turns that have yet to end as a Toad (6.1)."""
    natural: dict[str, int] = dataclasses.field(default_factory=dict)
    """A Toad's Strength and Craft before the change (6.2)."""
    lost: int = 0
    """Own turns still to be lost (1.7)."""
    slow: int = 0
    """Own turns in which a blizzard lets everybody move one space."""
    enslaved: bool = False
    """Held at the Temple until 4 to 6 is rolled for a move."""
    offer: str = ""
    """What the Tavern offers for the next move: teleport, temple or nothing."""
    quest: str = ""
    """What the Warlock asked for: life, enemy, follower, magic-object, gold-3, gold-2 or nothing (7.1)."""
    free: bool = False
    """In the Inner Region: the task of the space has been done (9.1)."""
    fleeing: int = 0
    """In the Inner Region: 1 or -1 while turning back in that direction of the ring, else 0 (9.2)."""
    wolf: int = 0
    """Strength of the Werewolf that waits here, 0 if none is known (9.7)."""
    fiends: int = 0
    """Pitfiends that are left here (9.8)."""
    marks: dict[str, int] = dataclasses.field(default_factory=dict)
    """Counts that one card or ability alone needs, by its id."""
    delver: Delver = dataclasses.field(default_factory=Delver)
    """What he brings along from turn to turn in the Cave (13.1)."""


@dataclass(slots=True)
class Turn:
    """The turn that goes on."""

    player: PlayerId
    start: SpaceId
    rafts: list[Uid] = dataclasses.field(default_factory=list)
    """Rafts that were there when the turn began: they are used now or lost (8.3)."""
    held: int = 0
    """Spells held when the turn began: as many may be cast in it by its player (5.2)."""
    cast: dict[str, int] = dataclasses.field(default_factory=dict)
    """Player, as text, -> Spells cast in this turn (5.2)."""
    moves: int = 1
    """Moves that may still be made."""
    roll: int = 0
    arrived: bool = False
    """The space has yet to be encountered."""
    moved: bool = False
    over: bool = False
    """Nothing more may be done."""
    found: int = 0
    """Cards that lay on the present space on arrival; they count when cards are drawn (1.4)."""
    explored: bool = False
    """The present space's cards have been drawn."""
    open: bool = False
    """Cards on the present space remain to be encountered: who loses a turn now loses this one (1.7)."""
    evaded: list[Uid] = dataclasses.field(default_factory=list)
    """Enemies and persons on the present space that need not be met any more (2.5)."""
    considered: list[Uid] = dataclasses.field(default_factory=list)
    """Strangers and Places on the present space that have been dealt with."""
    drawn: list[Uid] = dataclasses.field(default_factory=list)
    """Cards just drawn and not yet laid open on the space."""
    placed: list[Uid] = dataclasses.field(default_factory=list)
    """Cards that went to a space of their own in this turn."""
    dropped: list[str] = dataclasses.field(default_factory=list)
    """What somebody ditched in this turn and may not take back: ``player:uid``, ``player:space`` a gold (4.2)."""
    marks: list[str] = dataclasses.field(default_factory=list)
    """What has been done and may be done once a turn, by id."""

    def arrive(self) -> None:
        """Have a move end where its hero is: the space has yet to be encountered."""
        self.arrived, self.moved, self.explored, self.open = True, True, False, False
        self.evaded, self.considered = [], []


@dataclass(slots=True)
class Foe:
    """A creature in a fight."""

    id: str
    """Uid of a card, or an id of its own such as ``sentinel``."""
    points: int
    """Strength or Craft, with all that adds to it here."""
    card: bool = True
    """Whether it is a card; a beaten one becomes a trophy (2.8)."""


@dataclass(slots=True)
class Bonus:
    """What a Spell, Object or Follower adds for one side of the running fight."""

    player: PlayerId
    source: str
    points: int


@dataclass(slots=True)
class Fight:
    """The fight that goes on."""

    player: PlayerId
    """Who fights creatures, or attacks another character."""
    kind: FightKind
    foes: list[Foe] = dataclasses.field(default_factory=list)
    opponent: PlayerId | None = None
    """The attacked character (2.4)."""
    bonuses: list[Bonus] = dataclasses.field(default_factory=list)
    assassin: bool = False
    """The victim adds no die."""
    evaded: bool = False
    """The fight does not take place (2.5)."""
    trial: bool = False
    """One of the Crystal's trials: no life is at stake (13.4)."""
    by_craft: bool = False
    """A battle that is fought with Craft in place of Strength."""
    loosed: dict[str, Uid] = dataclasses.field(default_factory=dict)
    """Player, as text, -> the Weapon for one battle that he uses."""
    rolled: dict[str, int] = dataclasses.field(default_factory=dict)
    """Dice so far: ``mine`` and ``theirs``."""
    begun: list[str] = dataclasses.field(default_factory=list)
    """Who began it, and where: a ``footing`` for each side."""

    def sides(self) -> list[PlayerId]:
        """Return the players who take part."""
        return [self.player] if self.opponent is None else [self.player, self.opponent]


@dataclass(slots=True)
class Casting:
    """A Spell that has been cast and has yet to work (5.4)."""

    caster: PlayerId
    spell: Uid
    """A card, or ``COMMAND``."""
    target: PlayerId | None = None
    at: str = ""
    """What else it is cast on: uid of a card, or a space."""
    cancelled: bool = False


@dataclass(slots=True)
class Rescue:
    """Somebody is about to lose a life or a Follower, or an Enemy to die, and a Spell may still prevent it."""

    player: PlayerId
    what: Literal["life", "follower", "enemy"]
    at: Uid = ""
    saved: bool = False


@dataclass(slots=True)
class Under:
    """What belongs to the Cave, with the expansion (13.1). Piles are drawn from the front."""

    depths: Depths = dataclasses.field(default_factory=Depths)
    cave: list[Uid] = dataclasses.field(default_factory=list)
    cave_used: list[Uid] = dataclasses.field(default_factory=list)
    underground: list[Uid] = dataclasses.field(default_factory=list)
    underground_used: list[Uid] = dataclasses.field(default_factory=list)
    gone: list[Uid] = dataclasses.field(default_factory=list)
    """The Magic Crystal while it waits in its Chamber, and what left the game."""


@dataclass(slots=True)
class State:
    """A match. Piles are drawn from the front."""

    options: dict[str, str]
    heroes: list[Hero]
    adventure: list[Uid]
    spells: list[Uid]
    stock: list[Uid]
    talismans: list[Uid]
    unused: list[str]
    """Characters that nobody has had yet, in random order."""
    adventure_used: list[Uid] = dataclasses.field(default_factory=list)
    spells_used: list[Uid] = dataclasses.field(default_factory=list)
    aside: list[Uid] = dataclasses.field(default_factory=list)
    """Cards that a switch keeps out of the game."""
    offered: dict[str, list[str]] = dataclasses.field(default_factory=dict)
    """Seat, as text, -> characters to choose from at the set-up."""
    lying: dict[SpaceId, list[Uid]] = dataclasses.field(default_factory=dict)
    """Cards open on the board, in the order in which they came."""
    purse: dict[SpaceId, int] = dataclasses.field(default_factory=dict)
    """Loose gold on the board."""
    hexes: dict[SpaceId, Uid] = dataclasses.field(default_factory=dict)
    """Space -> the Hex that lies there."""
    hexers: dict[Uid, PlayerId] = dataclasses.field(default_factory=dict)
    """Hex -> who cast it."""
    hex_turns: dict[Uid, int] = dataclasses.field(default_factory=dict)
    """Hex -> turns of its caster that have yet to begin until it is gone."""
    tokens: dict[Uid, int] = dataclasses.field(default_factory=dict)
    """What is left of a Place's tokens."""
    under: Under = dataclasses.field(default_factory=Under)
    """What belongs to the Cave (13.1)."""
    current: PlayerId = PlayerId(0)
    begun: bool = False
    crowned: bool = False
    """Somebody has reached the Crown: who dies from now on is out (10.3)."""
    extra_turns: int = 0
    """Turns that the current player has in a row after this one (Temporal Warp)."""
    in_row: bool = False
    """The running turn is one of those in a row: rounds do not count it again."""
    turn: Turn | None = None
    fight: Fight | None = None
    castings: list[Casting] = dataclasses.field(default_factory=list)
    """Spells being cast; the last one is the one that can be answered."""
    rescue: Rescue | None = None
    silence: PlayerId | None = None
    """Till this player's next turn nobody casts Spells or uses Magic Objects (Destroy Magic)."""
    winner: PlayerId | None = None
    ending: str = ""
    """How it was won: a reason of the outcome."""

    def get(self, player: PlayerId) -> Hero:
        """Return a player's hero."""
        return self.heroes[player]

    def playing(self) -> list[Hero]:
        """Return the heroes who have a character, in seating order."""
        return [one for one in self.heroes if one.character]

    def in_order(self) -> list[Hero]:
        """Return those who have a character, in turn order from the current player."""
        return [one for one in (*self.heroes[self.current :], *self.heroes[: self.current]) if one.character]

    def others(self, player: PlayerId) -> list[Hero]:
        """Return the others who have a character, in turn order after a player."""
        return [one for one in (*self.heroes[player + 1 :], *self.heroes[:player]) if one.character]

    def here(self, space: SpaceId) -> list[Uid]:
        """Return the cards that lie on a space; read it only."""
        return self.lying.get(space, [])

    @property
    def closed(self) -> dict[SpaceId, PlayerId]:
        """Return the spaces that have caved in, which nobody enters or passes, with who closed them (13.8)."""
        return self.under.depths.closed

    def at(self, space: SpaceId) -> list[Hero]:
        """Return who stands on a space, in seating order."""
        return [one for one in self.heroes if one.character and one.space == space]

    def is_turn_of(self, player: PlayerId) -> bool:
        """Return whether a player's turn is running and not over."""
        return self.turn is not None and self.turn.player == player and not self.turn.over


Tale: TypeAlias = Ctx[State, TalismanData]
"""What every rule of this game is given."""


def able(one: Hero, ability: str) -> bool:
    """Return whether a hero has an ability and may use it: a Toad cannot (6.3)."""
    return one.character != "" and not one.toad and ability.startswith(f"{one.character}-")


def find(one: Hero, design: str) -> Uid | None:
    """Return the first Object or Follower of a design that a hero owns."""
    return next((uid for uid in (*one.objects, *one.followers) if design_of(uid) == design), None)


def has(one: Hero, design: str) -> bool:
    """Return whether a hero owns an Object or Follower of a design."""
    return find(one, design) is not None


def magic_works(data: TalismanData, state: State, one: Hero, uid: Uid) -> bool:
    """Return whether a card does anything now: Magic Objects sleep on the Glade and under Destroy Magic."""
    if data.card(uid).kind != "magic_object":
        return True
    return state.silence is None and not data.board[one.space].bare


def working(data: TalismanData, state: State, one: Hero, design: str) -> bool:
    """Return whether a hero owns an Object or Follower of a design and it works now."""
    uid = find(one, design)
    return uid is not None and magic_works(data, state, one, uid)


def footing(one: Hero) -> str:
    """Return who somebody is and where he stands, as one word."""
    return f"{one.character}@{one.space}"


def stands(state: State, fight: Fight) -> bool:
    """Return whether those who began a fight are still there, alive and on their space."""
    return [footing(state.get(side)) for side in fight.sides()] == fight.begun
