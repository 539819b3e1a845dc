"""What Spells and abilities do: the types of their functions, and the tables in which they stand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.jaskinia.state import FightKind, Foe, Result, Tale
from kraina.kit.acts import Act as Act
from kraina.kit.acts import Target as Target

MomentKind = Literal["turn", "start", "arrived", "fight", "loss", "end"]
"""When something may be done beyond the course of a turn.

turn: a turn begins · start: before the own move · arrived: after a move, before the encounter · fight: before the
dice · loss: Stamina is at stake in a Combat · end: the own turn is about to end
"""
OWN_MOMENTS: tuple[MomentKind, ...] = ("start", "arrived", "end")
MEET = "meet:"
"""What the keys of acts begin with that take the place of an attack (12.2)."""

Offer: TypeAlias = Callable[[Tale, PlayerId, MomentKind], list[Act]]
"""Return what a player may do at a moment, thanks to some kind of card or ability."""
Deed: TypeAlias = Callable[[Tale, PlayerId, PlayerId], Flow[None]]
"""Let a player do something to another."""
Meetings: TypeAlias = Callable[[Tale, PlayerId, PlayerId], list[Act]]
"""Return what a player may do in place of an attack when he meets another."""


class Fighting(Protocol):
    """Have a player fight some foes at once and return how it went; in a trial no Stamina is at stake."""

    def __call__(
        self, ctx: Tale, player: PlayerId, kind: FightKind, foes: list[Foe], rule: RuleRef, *, trial: bool = False
    ) -> Flow[Result]:
        """Fight."""


@dataclass(frozen=True, slots=True)
class SpellVerb:
    """A Spell: what it may be cast on at a moment (no target, no cast), and what it does."""

    targets: Callable[[Tale, PlayerId, MomentKind], list[Target]]
    effect: Callable[[Tale, PlayerId, Target], Flow[None]]


@dataclass(frozen=True, slots=True)
class Verbs:
    """All of them."""

    fight: Fighting
    meetings: tuple[Meetings, ...]
    spells: Mapping[str, SpellVerb]
    offers: tuple[Offer, ...]
    idle_offers: tuple[Offer, ...]
    """What is only ever offered when a question stands anyway."""
