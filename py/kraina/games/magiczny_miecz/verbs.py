"""What cards, spaces and abilities do: the types of their functions, and the tables in which they stand.

The rules of play find a card's function in ``ctx.data.verbs``, so that they need not import the cards.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.games.magiczny_miecz.state import Casting, Fight, Miecz, State
from kraina.kit.acts import Act as Act
from kraina.kit.acts import Target as Target

MomentKind = Literal["start", "rolled", "arrived", "drawn", "meet", "fight", "loss", "cast", "end"]
"""When something may be done beyond the course of a turn.

start: before the own move · rolled: after the roll for movement · arrived: after a move, before meeting or exploring ·
drawn: right after Events were drawn · meet: a Character may be met · fight: before the dice · loss: Life or death is at
stake · cast: a Spell has just been cast · end: the own turn is about to end
"""

CardVerb: TypeAlias = Callable[[Miecz, PlayerId, Uid], Flow[bool]]
"""Let a player consider an Encounter, Stranger or Place; return whether it is used up and set aside."""
Deed: TypeAlias = Callable[[Miecz, PlayerId, Uid], Flow[None]]
"""What a card does to a player at a certain event."""
SpaceVerb: TypeAlias = Callable[[Miecz, PlayerId], Flow[None]]
"""Let a player carry out the instruction of a space."""
Step: TypeAlias = Callable[[Miecz, PlayerId], Flow[None]]
"""What happens to a player at a certain event."""
Offer: TypeAlias = Callable[[Miecz, PlayerId, MomentKind], list[Act]]
"""Return what a player may do at a moment, thanks to some kind of card or ability."""


@dataclass(frozen=True, slots=True)
class SpellVerb:
    """A Spell: what it may be cast on at a moment (no target, no cast: 9.6), and what it does."""

    targets: Callable[[Miecz, PlayerId, MomentKind], list[Target]]
    effect: Callable[[Miecz, Casting], Flow[None]]


@dataclass(frozen=True, slots=True)
class DuelVerbs:
    """Where abilities and Objects step into fights between Characters (17.6-17.10)."""

    before: Callable[[Miecz, PlayerId, PlayerId], Flow[None]]
    """Attacker and attacked get ready: foul fights, champions, beheading."""
    no_die: Callable[[Fight, PlayerId], bool]
    """Whether a side adds no die in the running fight."""
    dice_alone: Callable[[State, Fight], bool]
    """Whether only the dice decide the running fight."""
    spoils: Callable[[Miecz, PlayerId, PlayerId], Flow[bool]]
    """Winner and loser: what an ability or Object puts in place of the winner's choice; False if nothing does."""
    life_taken: Callable[[Miecz, PlayerId, PlayerId, int], Flow[None]]
    """Winner and loser: what comes of so much Life having been taken."""
    after: Callable[[Miecz, PlayerId, PlayerId, str], Flow[None]]
    """Attacker and attacked, and how it went for the attacker: what follows before the turn ends."""


@dataclass(frozen=True, slots=True)
class Verbs:
    """All of them, by the id of the design."""

    encounters: Mapping[str, CardVerb]
    strangers: Mapping[str, CardVerb]
    places: Mapping[str, CardVerb]
    placed: Mapping[str, Deed]
    """Cards that go to a space of their own (15.1): they lay themselves there with ``piles.place_card``."""
    ignores: CardVerb
    """Whether an ability lets a player ignore an Encounter or Stranger; it asks."""
    spares: CardVerb
    """Whether an Enemy need not be fought: it is ignored, tamed, banished or exorcised; it asks."""
    taken: Mapping[str, Deed]
    """What happens when an Object or Friend has been taken."""
    before_fight: Mapping[str, Deed]
    """What an Enemy's card does before its fight; it may take itself out of the fight."""
    victories: Mapping[str, Deed]
    """What an Enemy does when it has beaten a player."""
    survives: Mapping[str, Callable[[Miecz, PlayerId, Uid], bool]]
    """Whether an Enemy that lost a fight is still not beaten; counts the loss."""
    beaten: Deed
    """What comes of an Enemy's card being beaten by a player: missions, Demons counted."""
    after_victory: Callable[[Miecz, PlayerId], Flow[None]]
    """What a won fight brings, thanks to abilities and Objects."""
    champion_lost: Callable[[Miecz, PlayerId], Flow[bool]]
    """Whether a Friend who lost a fight in the player's place bears the loss alone."""
    fought: Callable[[Miecz, PlayerId], Flow[None]]
    """What ends with a fight that a player has fought himself, however it went."""
    turn_ends: Callable[[Miecz], None]
    """What wears off at the end of a turn, whoever's it is."""
    speed: Callable[[Miecz, PlayerId], Flow[int]]
    """What Objects add to a move, in spaces; it asks."""
    stays: Callable[[Miecz, PlayerId, str], None]
    """What cannot be carried along stays on the space that a player leaves."""
    left: Callable[[Miecz, PlayerId, str], Flow[None]]
    """What others do when somebody's move, or what replaced it, has led away from a space."""
    duels: DuelVerbs
    spaces: Mapping[str, SpaceVerb]
    """By the design of the space: ``ferry`` stands for both ferries."""
    spells: Mapping[str, SpellVerb]
    offers: tuple[Offer, ...]
