"""The contract between the engine and a game: seats, switches, views, outcomes and the ``Game`` protocol."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from kraina.engine.context import Ctx
from kraina.engine.decision import Flow
from kraina.engine.errors import BadSetup
from kraina.engine.ids import GameId, Json, PlayerId
from kraina.engine.rng import Rng
from kraina.engine.values import frozen

S = TypeVar("S")
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a place of the table."""

    name: str
    kind: str = "human"
    """``human``, or the name of a bot."""


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice of the set-up: an optional rule, or one of two readings that are both played."""

    id: str
    values: tuple[str, ...]
    default: str
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. No winner means that nobody is left to win."""

    winners: tuple[PlayerId, ...]
    reason: str
    """A text key below ``outcome.``"""


@frozen()
class View:
    """What one viewer may know of a state. Games extend it; bots and screens get nothing else."""

    viewer: PlayerId | None


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What a game consists of, counted: for ``list`` and for the count of what was executed."""

    spaces: int
    characters: int
    decks: Mapping[str, tuple[int, int]]
    """Name of the deck in the singular -> (cards, designs)."""
    executable: tuple[str, ...]
    """Every id whose rule must be seen to run, as ``space:…``, ``card:…``, ``ability:…``."""


class Game(Protocol[S, D]):
    """A game of the collection. It owns its state type; definitions never change at run time."""

    @property
    def id(self) -> GameId:
        """The name of the game's package."""

    @property
    def rules_version(self) -> int:
        """Raised whenever the same seed and answers may give another game."""

    @property
    def data(self) -> D:
        """The read-only definitions: board, cards and numbers."""

    @property
    def state_type(self) -> type[S]:
        """The dataclass of the state."""

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the greatest number of seats."""

    @property
    def switches(self) -> tuple[Switch, ...]:
        """The choices of the set-up."""

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> S:
        """Return the state before the first step."""

    def play_step(self, ctx: Ctx[S, D]) -> Flow[None]:
        """Play one restartable step, usually a turn."""

    def skip_step(self, state: S) -> None:
        """End the turn that cannot be played because a rule broke, in place: it costs that turn and no more."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    def view(self, state: S, viewer: PlayerId | None) -> View:
        """Return what the viewer may know."""

    def redeal_hidden(self, state: S, viewer: PlayerId, rng: Rng) -> None:
        """Deal anew, in place, all that the viewer cannot know. Meant for a fork."""

    def migrate(self, state: Json, version: int) -> Json:
        """Turn a checkpoint's JSON of an older rules version into this one's. Raises CorruptSave if it cannot."""

    def problems(self, state: S, *, between_steps: bool = False) -> list[str]:
        """Return what is wrong with a state: lost cards, counters out of range. An empty list is good.

        Between steps nothing is half done: there is no open fight, for instance.
        """

    def players(self, state: S) -> int:
        """Return the number of players at the table, those out of the game included."""

    def turns(self, state: S) -> int:
        """Return the number of turns of the player who has had most."""

    def strength(self, state: S, player: PlayerId) -> int:
        """Return how strong a player stands, in the points of the game that all can see; 0 for who is out of it."""

    def catalogue(self, options: Mapping[str, str]) -> Catalogue:
        """Return what the game consists of under the given switches."""


def choose_switches(switches: Sequence[Switch], wanted: Mapping[str, str]) -> dict[str, str]:
    """Return a value for every switch: the wanted one or its default.

    Raises:
        BadSetup: if a switch or a value is unknown.
    """
    known = {switch.id: switch for switch in switches}
    for ident, value in wanted.items():
        if ident not in known:
            raise BadSetup(f"there is no switch {ident!r}")
        if value not in known[ident].values:
            raise BadSetup(f"switch {ident!r} takes {', '.join(known[ident].values)}, not {value!r}")
    return {switch.id: wanted.get(switch.id, switch.default) for switch in switches}


def switch_problems(switches: Sequence[Switch], options: Mapping[str, str]) -> list[str]:
    """Return what is wrong with the options of a match: every switch has one of its values, and there are no others."""
    known = {switch.id: switch.values for switch in switches}
    if options.keys() == known.keys() and all(options[name] in known[name] for name in known):
        return []
    return ["a switch has no known value"]
