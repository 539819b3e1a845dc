"""The state of a match of Magiczny Miecz: plain data, and questions about it that change nothing."""

import dataclasses
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kraina.engine.context import Ctx
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.games.magiczny_miecz.board import SpaceId
from kraina.games.magiczny_miecz.cards import Alignment, MieczData

FightKind = Literal["sword", "magic"]

SLAVE = "slave:"
"""Mark of a Seeker, with an Enemy's uid behind it: by the Wand of Destiny it helps in one fight and is free then."""
MOUNTS = ("wolf", "elk")
"""What the Pygmy rides."""


@dataclass(slots=True)
class Seeker:
    """A player's Character on its travels, with counters and cards (1-9)."""

    player: PlayerId
    character: str = ""
    """Id of the Character card; empty while the player has none (4.4)."""
    space: SpaceId = ""
    alignment: Alignment = "chaotic"
    sword: int = 0
    """Own points, those of the counters (1.2); ``points`` computes totals."""
    magic: int = 0
    life: int = 0
    gold: int = 0
    turns: int = 0
    """Turns that came up, missed ones included."""
    spells: list[Uid] = dataclasses.field(default_factory=list)
    """Hidden from the others (9.3)."""
    objects: list[Uid] = dataclasses.field(default_factory=list)
    friends: list[Uid] = dataclasses.field(default_factory=list)
    """Friends, and what follows like one: the Noon-wraith, the Evil Spirit, tamed Enemies."""
    trophies: list[Uid] = dataclasses.field(default_factory=list)
    """Beaten Monsters that have not been exchanged (1.4)."""
    kept: dict[Uid, list[Uid]] = dataclasses.field(default_factory=dict)
    """Friend -> Spells that it holds for its owner; they are hidden and outside the limit."""
    loads: dict[Uid, list[Uid]] = dataclasses.field(default_factory=dict)
    """Porter, Magic Bag or Secret Bag -> which of ``objects`` it carries or hides."""
    stone: int = 0
    """Own turns still to be spent as stone (20)."""
    lost: int = 0
    """Own turns still to be missed."""
    slow: int = 0
    """Own turns in which the Fog lets everybody move one space."""
    frozen: int = 0
    """Own turns that have yet to end in a Circle of Fire; nothing is done in them."""
    possessed: bool = False
    """Held at a temple till 1 to 3 is rolled."""
    mission: str = ""
    """What the Keeper of the Roads asked for: enemy, character, gold-3, gold-2, or nothing."""
    hexed: bool = False
    """Must go to a temple before anything else, by the Hag."""
    charmer: PlayerId | None = None
    """Who uses the next move, by the Kobold's charm."""
    barred: int = 0
    """Own turns that have yet to end until the gates of the Bridge may be tried again (11.11)."""
    free: bool = False
    """On the Bridge: the task of the space has been done (10.3)."""
    leaving: int = 0
    """On the Bridge: 1 or -1 while leaving in that direction along its spaces (10.4), else 0."""
    marks: dict[str, int] = dataclasses.field(default_factory=dict)
    """Counts that one card or ability alone needs, by its id."""


RIDE = "mount:"
"""Mark of a turn, with the spaces behind it that the Mount adds to the running move."""
CLEAR_YET = "clear-yet"
"""The mark of a turn in which its player drew the Fog: it is not yet about him."""


@dataclass(slots=True)
class Turn:
    """The turn that goes on."""

    player: PlayerId
    start: SpaceId
    """Where the running move began (13.1)."""
    moves: int = 1
    """Moves that may still be made."""
    roll: int = 0
    """Spaces that the running move goes, once rolled."""
    trail: list[SpaceId] = dataclasses.field(default_factory=list)
    """Spaces that the running move has led to so far, one for each step."""
    arrived: bool = False
    """The space has yet to be met or explored."""
    moved: bool = False
    """The turn's move has been made, and the present space may be acted on (13.1)."""
    over: bool = False
    """Nothing more may be done."""
    found: int = 0
    """Cards that lay on the present space on arrival; they count when Events are drawn (13.4)."""
    explored: bool = False
    """The present space's cards have been drawn (12.1)."""
    hidden: list[Uid] = dataclasses.field(default_factory=list)
    """Enemies on the present space that need not be fought any more (19.1)."""
    considered: list[Uid] = dataclasses.field(default_factory=list)
    """Strangers and Places on the present space that have been dealt with."""
    drawn: list[Uid] = dataclasses.field(default_factory=list)
    """Events just drawn and not yet laid open on the space."""
    placed: list[Uid] = dataclasses.field(default_factory=list)
    """Events that went to a space of their own: this turn they do not concern whoever drew them (15.1)."""
    marks: list[str] = dataclasses.field(default_factory=list)
    """What has been done and may be done once a turn, by id."""

    def arrive(self) -> None:
        """Have a move end where its Seeker is: the space has yet to be met or explored (13.1)."""
        self.arrived, self.moved, self.explored = True, True, False
        self.hidden, self.considered = [], []


@dataclass(slots=True)
class Foe:
    """An Enemy, guardian or creature in a fight."""

    id: str
    """Uid of a card, or an id of its own such as ``knight-of-eternal-snows``."""
    points: int
    """Sword or Magic, with all that adds to it here."""
    card: bool = True
    """Whether it is a card; a beaten Monster's becomes a trophy (1.4)."""


@dataclass(slots=True)
class Bonus:
    """What a Spell, Object or ability adds for one side of the running fight."""

    player: PlayerId
    source: str
    """A card, or the id of an ability."""
    points: int = 0
    """Points of Sword or Magic."""
    die: int = 0
    """Pips on the die."""
    ability: bool = False
    """Whether ``source`` is an ability."""


@dataclass(slots=True)
class Champion:
    """A Friend who fights in his owner's place, with points of his own."""

    player: PlayerId
    friend: Uid
    sent: bool = False
    """He has been sent from afar: without him there is no fight."""


@dataclass(slots=True)
class Fight:
    """The fight that goes on (17, 18)."""

    player: PlayerId
    """Who fights Enemies, or attacks another Character."""
    kind: FightKind
    foes: list[Foe] = dataclasses.field(default_factory=list)
    opponent: PlayerId | None = None
    """The attacked Character (17.6)."""
    bonuses: list[Bonus] = dataclasses.field(default_factory=list)
    hiding: bool = False
    """A Spell hides the Character from this opponent (19.1)."""
    champions: list[Champion] = dataclasses.field(default_factory=list)
    life: int = 1
    """What a loss against Enemies costs, in points of Life."""
    taken: int = 0
    """What the loss has cost in truth, in points of Life: something may have saved it."""
    rolled: dict[str, int] = dataclasses.field(default_factory=dict)
    """Dice so far: ``mine`` and ``theirs``."""
    begun: list[str] = dataclasses.field(default_factory=list)
    """Who began it, and where: a ``footing`` for each side."""

    def sides(self) -> list[PlayerId]:
        """Return the players who take part."""
        return [self.player] if self.opponent is None else [self.player, self.opponent]

    def fights_himself(self, player: PlayerId) -> bool:
        """Return whether no champion has taken a player's place."""
        return all(one.player != player for one in self.champions)


@dataclass(slots=True)
class Casting:
    """A Spell that has been cast and has yet to work (9.6)."""

    caster: PlayerId
    spell: Uid
    target: PlayerId | None = None
    """The Character it is cast on."""
    at: str = ""
    """What else it is cast on: uid of a card, or a space."""
    cancelled: bool = False


@dataclass(slots=True)
class Rescue:
    """Somebody is about to lose Life or to die, and a Spell may still prevent it."""

    player: PlayerId
    """Whose Life or Friend it is, or who beats the Enemy."""
    what: Literal["life", "head", "friend", "enemy"]
    """A point of Life; his head, by the Executioner's axe, whatever his Life; a Friend; an Enemy."""
    at: Uid = ""
    """The Friend or Enemy."""
    saved: bool = False


@dataclass(slots=True)
class State:
    """A match. Piles are drawn from the front."""

    options: dict[str, str]
    seekers: list[Seeker]
    events: list[Uid]
    spells: list[Uid]
    stock: list[Uid]
    events_used: list[Uid] = dataclasses.field(default_factory=list)
    spells_used: list[Uid] = dataclasses.field(default_factory=list)
    lying: dict[SpaceId, list[Uid]] = dataclasses.field(default_factory=dict)
    """Cards open on the board, in the order in which they came (16.8)."""
    purse: dict[SpaceId, int] = dataclasses.field(default_factory=dict)
    """Loose gold on the board."""
    face_down: list[Uid] = dataclasses.field(default_factory=list)
    """Which of the lying cards lie face down (the Prince's)."""
    tokens: dict[Uid, int] = dataclasses.field(default_factory=dict)
    """What is left of a Place's tokens."""
    dead: list[str] = dataclasses.field(default_factory=list)
    """Characters that died and may not be taken again (a switch)."""
    current: PlayerId = PlayerId(0)
    begun: bool = False
    extra_turns: int = 0
    """Turns that the current player has in a row after this one (Formula of Time)."""
    formula: bool = False
    """Turns in a row go on: meanwhile the others can only fight if they are attacked (Formula of Time)."""
    turn: Turn | None = None
    fight: Fight | None = None
    castings: list[Casting] = dataclasses.field(default_factory=list)
    """Spells being cast; the last one is the one that can be answered."""
    rescue: Rescue | None = None
    scorched: list[Uid] = dataclasses.field(default_factory=list)
    """Enemies in a Circle of Fire till the end of the turn."""
    war: PlayerId | None = None
    """Till this player's next own turn there are no Spells and no Magic Objects (War of Elements)."""
    conjunction: PlayerId | None = None
    """Till this player's next own turn the Magic of Demons is doubled."""
    winner: PlayerId | None = None

    def get(self, player: PlayerId) -> Seeker:
        """Return a player's Seeker."""
        return self.seekers[player]

    def playing(self) -> list[Seeker]:
        """Return the Seekers who have a Character, in seating order."""
        return [one for one in self.seekers if one.character]

    def in_order(self) -> list[Seeker]:
        """Return those who have a Character, in turn order from the current player."""
        return self._playing_from(self.current)

    def others(self, player: PlayerId) -> list[Seeker]:
        """Return the others who have a Character, in turn order after a player."""
        return [one for one in self._playing_from(player) if one.player != player]

    def _playing_from(self, player: PlayerId) -> list[Seeker]:
        return [one for one in self.seekers[player:] + self.seekers[:player] if one.character]

    def here(self, space: SpaceId) -> list[Uid]:
        """Return the cards that lie on a space; read it only."""
        return self.lying.get(space, [])

    def at(self, space: SpaceId) -> list[Seeker]:
        """Return who stands on a space, in seating order; those turned to stone too."""
        return [one for one in self.seekers if one.character and one.space == space]

    def is_free(self, space: SpaceId) -> bool:
        """Return whether nobody stands on a space and no card lies there."""
        return not self.at(space) and not self.here(space)

    def unused(self, data: MieczData) -> list[str]:
        """Return the Characters that may be taken."""
        taken = [one.character for one in self.seekers]
        return [one for one in data.characters if one not in taken and one not in self.dead]

    def is_turn_of(self, player: PlayerId) -> bool:
        """Return whether a player's turn is running and not over."""
        return self.turn is not None and self.turn.player == player and not self.turn.over

    def halted(self, player: PlayerId) -> bool:
        """Return whether a player may do nothing but fight if attacked: somebody else has turns in a row."""
        return self.formula and player != self.current


Miecz: TypeAlias = Ctx[State, MieczData]
"""What every rule of this game is given."""


def able(one: Seeker, ability: str) -> bool:
    """Return whether a Seeker has an ability and may use it: stone cannot (20.3)."""
    return one.character != "" and not one.stone and ability.startswith(f"{one.character}-")


def has(one: Seeker, design: str) -> bool:
    """Return whether a Seeker owns an Object or Friend of a design."""
    return find(one, design) is not None


def find(one: Seeker, design: str) -> Uid | None:
    """Return the first Object or Friend of a design that a Seeker owns."""
    for uid in (*one.objects, *one.friends):
        if design_of(uid) == design:
            return uid
    return None


def champion_of(one: Seeker, fight: Fight) -> Uid | None:
    """Return the Friend who fights in a Seeker's place, or None if he fights himself."""
    mine = (champion.friend for champion in fight.champions if champion.player == one.player)
    return next((friend for friend in mine if friend in one.friends), None)


def footing(one: Seeker) -> str:
    """Return who somebody is and where he stands, as one word."""
    return f"{one.character}@{one.space}"


def stands(state: State, fight: Fight) -> bool:
    """Return whether those who began a fight can still fight it.

    Before the dice one may have died, been carried off, turned to stone or to fire, or lost the Friend whom he sent.
    """
    sides = [state.get(side) for side in fight.sides()]
    if any(one.stone or one.frozen or _deserted(one, fight) for one in sides):
        return False
    return [footing(one) for one in sides] == fight.begun


def _deserted(one: Seeker, fight: Fight) -> bool:
    return any(it.sent and it.player == one.player and it.friend not in one.friends for it in fight.champions)


def rides(one: Seeker, uid: Uid) -> bool:
    """Return whether a Friend is the Pygmy's mount: a Wolf or an Elk, but none that the Wand has enslaved."""
    return able(one, "pygmy-ride") and design_of(uid) in MOUNTS and SLAVE + uid not in one.marks


def magic_works(data: MieczData, state: State, uid: Uid) -> bool:
    """Return whether an Object does anything now: in the War of Elements Magic Objects sleep."""
    return state.war is None or data.card(uid).kind != "magic_object"


def working(data: MieczData, state: State, one: Seeker, design: str) -> bool:
    """Return whether a Seeker owns an Object or Friend of a design and it works now."""
    uid = find(one, design)
    return uid is not None and not one.stone and magic_works(data, state, uid)


def meetable(state: State, one: Seeker, other: Seeker) -> bool:
    """Return whether a Character may meet another one on his space: stone and fire keep him from it (20, 19)."""
    return bool(other.character) and other.player != one.player and not other.stone and not other.frozen
