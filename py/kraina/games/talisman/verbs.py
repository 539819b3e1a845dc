"""What cards, spaces and abilities do: the types of their functions, and the tables in which they stand.

The rules of play find a card's function in ``ctx.data.verbs``, so that they need not import the cards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.games.talisman.state import Casting, Tale
from kraina.kit.acts import Act as Act
from kraina.kit.acts import Target as Target

MomentKind = Literal["turn", "start", "arrived", "drawn", "fight", "loss", "cast", "end"]
"""When something may be done beyond the course of a turn.

turn: a turn begins, before anything · start: before the own move · arrived: after a move, before the encounter ·
drawn: right after cards were drawn · fight: before the dice · loss: a life, a Follower or an Enemy is at stake ·
cast: a Spell has just been cast · end: the own turn is about to end
"""

CardVerb: TypeAlias = Callable[[Tale, PlayerId, Uid], Flow[bool]]
"""Let a player encounter a card; return whether it is used up and discarded."""
Deed: TypeAlias = Callable[[Tale, PlayerId, Uid], Flow[None]]
"""What a card does to a player at a certain event."""
SpaceVerb: TypeAlias = Callable[[Tale, PlayerId], Flow[None]]
"""Let a player carry out the text of a space."""
Offer: TypeAlias = Callable[[Tale, PlayerId, MomentKind], list[Act]]
"""Return what a player may do at a moment, thanks to some kind of card or ability."""
Meetings: TypeAlias = Callable[[Tale, PlayerId, PlayerId], list[Act]]
"""Return what a player may do in place of an attack when he meets another."""


@dataclass(frozen=True, slots=True)
class SpellVerb:
    """A Spell: what it may be cast on at a moment (no target, no cast), and what it does."""

    targets: Callable[[Tale, PlayerId, MomentKind], list[Target]]
    effect: Callable[[Tale, Casting], Flow[None]]


@dataclass(frozen=True, slots=True)
class Expansion:
    """What the Cave does in the course of play (13.1); its modules are in ``cave``."""

    begins: Callable[[Tale, PlayerId], None]
    """Take up what waits for a player's turn."""
    closes: Callable[[Tale, PlayerId], None]
    """Count a player's turn for what lasts so many of them."""
    moves: Callable[[Tale, PlayerId], Flow[bool]]
    """Let a player spend his move otherwise: into the Cave, or inside it; return whether he was asked."""
    foe_points: Callable[[Tale, PlayerId, Uid], Flow[int]]
    """Return the points with which a creature's card attacks."""
    toll: Callable[[Tale, PlayerId, Sequence[Uid]], Flow[int]]
    """Return the lives that a defeat by some cards costs; thieves take something in their place."""
    aftermath: Callable[[Tale, PlayerId, Sequence[Uid]], Flow[None]]
    """What the winners do besides."""
    rises: Callable[[Tale, PlayerId, Uid], Flow[bool]]
    """Return whether a beaten creature rises again: then the fight was a draw."""
    reward: Callable[[Tale, PlayerId, Uid], Flow[None]]
    """What a creature's defeat brings."""


@dataclass(frozen=True, slots=True)
class Verbs:
    """All of them, by the id of the design."""

    events: Mapping[str, CardVerb]
    """Events and curses."""
    strangers: Mapping[str, CardVerb]
    places: Mapping[str, CardVerb]
    placed: Mapping[str, Deed]
    """Cards that go to a space of their own."""
    spares: CardVerb
    """Whether an Enemy need not be fought: it is evaded, bought off, charmed or destroyed; it asks."""
    replaces: Callable[[Tale, PlayerId], Flow[None]]
    """What may be changed of the cards just drawn."""
    keeps: CardVerb
    """Whether an ability takes a beaten Enemy away, in place of a trophy; it asks."""
    life_taken: Callable[[Tale, PlayerId, PlayerId], Flow[None]]
    """Winner and loser of a fight between characters: what comes of a life having been taken."""
    meetings: Meetings
    spaces: Mapping[str, SpaceVerb]
    """By the design of the space."""
    spells: Mapping[str, SpellVerb]
    offers: tuple[Offer, ...]
    idle_offers: tuple[Offer, ...]
    """What is only ever offered when a question stands anyway."""
    expansion: Expansion | None = None
