"""Events: what rules tell the page for animation and log. They go out and never come in.

The screen is always redrawn from the state: a lost event may cost an animation, never correctness.
"""

from dataclasses import field

from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Text
from kraina.engine.values import frozen


@frozen(kw_only=True)
class Event:
    """Something that happened, with the sentence for the log."""

    text: Text
    rule: RuleRef | None = None
    only: tuple[PlayerId, ...] | None = None
    """The players who may see it; None means everybody."""
    notable: bool = field(default=False)
    """Worth a pause even for a player in a hurry: a death, a victory."""

    def seen_by(self, viewer: PlayerId | None) -> bool:
        """Return whether the viewer may see it; None is somebody who watches and holds no hand."""
        return self.only is None or (viewer is not None and viewer in self.only)


@frozen(kw_only=True)
class Told(Event):
    """A plain line of the log."""


@frozen(kw_only=True)
class DieRolled(Event):
    """One die fell."""

    player: PlayerId
    value: int
    sides: int = 6
    purpose: str = ""
    """What the roll was for, for instance ``fight``: the statistics of the dice are kept by it."""


@frozen(kw_only=True)
class PawnMoved(Event):
    """A pawn went along a path of space or field ids; the first is where it stood."""

    player: PlayerId
    path: tuple[str, ...]
    leap: bool = False
    """True when it was carried off and did not walk."""


@frozen(kw_only=True)
class CardShown(Event):
    """A card was turned over, laid open or played."""

    player: PlayerId
    card: Uid
    deck: str


@frozen(kw_only=True)
class CounterChanged(Event):
    """A counter of a player changed, for instance ``strength`` from 10 to 7 points."""

    player: PlayerId
    counter: str
    before: int
    after: int


@frozen(kw_only=True)
class TurnStarted(Event):
    """A player's turn begins."""

    player: PlayerId


@frozen(kw_only=True)
class GameEnded(Event):
    """The match is over."""

    winners: tuple[PlayerId, ...]
