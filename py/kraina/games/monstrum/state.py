"""The state of a match of Monstrum: plain data, and questions about it that change nothing."""

import dataclasses
from dataclasses import dataclass
from typing import TypeAlias

from kraina.engine.context import Ctx
from kraina.engine.ids import PlayerId, Uid
from kraina.games.monstrum.board import FieldId, NookId
from kraina.games.monstrum.cards import MonstrumData


@dataclass(slots=True)
class Adventurer:
    """One adventurer with his counters and cards."""

    player: PlayerId
    field: FieldId
    strength: int
    dexterity: int = 0
    """5 to 7 points, 0 until it is rolled (3.2)."""
    alive: bool = True
    turns: int = 0
    """Turns that came up, missed ones included."""
    hand: list[Uid] = dataclasses.field(default_factory=list)
    """Movement cards, hidden from the others."""
    surprises: list[Uid] = dataclasses.field(default_factory=list)
    """Spells and finds kept secretly (7.3)."""
    open: list[Uid] = dataclasses.field(default_factory=list)
    """Cards that lie before the adventurer for all to see (7.4)."""
    last_fight: NookId | None = None
    """The nook of the last fight (5.3)."""
    stunned: int = 0
    """Turns to be missed by Paralysis (8.5)."""
    asleep: int = 0
    """Turns to be missed by Eternal Sleep (8.14); they add to ``stunned`` (7.8)."""
    warded: int = 0
    """Own turns that have yet to start until the Stone of Niwy wears off (9.13)."""
    master: PlayerId | None = None
    """Who steers, by Freya's Rings (9.14)."""
    bondage: int = 0
    """Own turns that have yet to end until the adventurer is free again."""
    net: NookId | None = None
    """The nook named for the Net, known to its owner alone (9.9)."""
    tricks: bool = False
    """Fights are won on 4 or less for good, by Devilish Tricks (8.13)."""
    belt_armed: bool = False
    belt_ripe: bool = False
    """The Belt of Death has been held with the strength it asks for, so a fall below it takes it away (9.12)."""


@dataclass(slots=True)
class Fight:
    """The fight that goes on."""

    player: PlayerId
    """Whose fight it is: gains are this player's."""
    fighter: PlayerId
    """Who rolls and takes the losses: another one by Omen (8.6)."""
    monster: Uid
    caged: bool = False


@dataclass(slots=True)
class Peek:
    """A card of somebody's hidden hand that the viewer has looked at (8.9)."""

    viewer: PlayerId
    owner: PlayerId
    card: Uid


@dataclass(slots=True)
class State:
    """A match. Decks are drawn from the front and filled up at the back."""

    options: dict[str, str]
    adventurers: list[Adventurer]
    combat: list[Uid]
    surprise: list[Uid]
    movement: list[Uid]
    current: PlayerId = PlayerId(0)
    """Whose turn it is."""
    begun: bool = False
    """Dexterity has been rolled and the first player drawn."""
    fight: Fight | None = None
    peeks: list[Peek] = dataclasses.field(default_factory=list)
    winner: PlayerId | None = None

    def get(self, player: PlayerId) -> Adventurer:
        """Return a player's adventurer."""
        return self.adventurers[player]

    def living(self) -> list[Adventurer]:
        """Return the living adventurers in seating order."""
        return [one for one in self.adventurers if one.alive]

    def others(self, player: PlayerId) -> list[Adventurer]:
        """Return the other living adventurers, in turn order after a player."""
        count = len(self.adventurers)
        order = [self.adventurers[(player + offset) % count] for offset in range(1, count)]
        return [one for one in order if one.alive]

    def switched(self, switch: str) -> bool:
        """Return whether an on/off switch is on."""
        return self.options[switch] == "on"


MonstrumCtx: TypeAlias = Ctx[State, MonstrumData]


def best_limit(data: MonstrumData, one: Adventurer, monster_dexterity: int) -> int:
    """Return the greatest number on which an adventurer wins against a dexterity (6.4, 6.8)."""
    numbers = data.numbers
    limit = numbers.base_limit + one.dexterity - monster_dexterity
    limit = max(numbers.lowest_limit, min(numbers.highest_limit, limit))
    weapons = [data.surprise(card).wins_on for card in one.open]
    return max(limit, numbers.tricks_wins_on if one.tricks else 0, *weapons)
