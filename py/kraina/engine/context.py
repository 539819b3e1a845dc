"""The doors through which rules touch the world: chance, hidden cards and events."""

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from kraina.engine.event import DieRolled, Event
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.rng import Rng
from kraina.engine.text import Text

S = TypeVar("S")
D = TypeVar("D")
T = TypeVar("T")


class Dice(Protocol):
    """Where numbers of dice come from: the generator, or a script in a test."""

    def roll(self, rng: Rng, sides: int) -> int:
        """Return a number from 1 to ``sides``."""


@dataclass(slots=True)
class Ctx(Generic[S, D]):
    """What a rule is given: the state, the definitions and the doors."""

    state: S
    data: D
    rng: Rng
    emit: Callable[[Event], None]
    """Send an event out."""
    ran: Callable[[str], None]
    """Count that the rule of an id (``card:…``, ``space:…``) ran to its end."""
    dice: Dice | None = None
    reveals: int = 0
    """How often something hidden became known; undo never goes back across it."""

    def roll(self, player: PlayerId, purpose: str, text: Callable[[int], Text], rule: RuleRef | None = None) -> int:
        """Roll one six-sided die for a player, tell it and return it."""
        value = self.rng.roll(6) if self.dice is None else self.dice.roll(self.rng, 6)
        self.emit(DieRolled(text=text(value), rule=rule, player=player, value=value, purpose=purpose))
        return value

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle a pile in place."""
        self.rng.shuffle(items)

    def draw(self, pile: MutableSequence[T]) -> T:
        """Take the top component of a hidden pile (its first): it becomes known. Raises IndexError if it is empty."""
        self.reveals += 1
        return pile.pop(0)

    def reveal(self) -> None:
        """Note that something hidden became known without a draw, such as a look at a hand."""
        self.reveals += 1
