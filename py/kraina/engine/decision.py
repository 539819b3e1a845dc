"""Decisions: what a rule asks of a player, and the two doors through which it asks.

A rule that may ask is a generator function that returns ``Flow[R]``. Only this module, behind them, contains a bare
``yield``; every other rule delegates with ``yield from``.
"""

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from kraina.engine.errors import IllegalAnswer, RulesBug
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Text
from kraina.engine.values import frozen

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
R = TypeVar("R")

Answer: TypeAlias = tuple[str, ...]
"""The keys of the options picked, in the order of the decision's options; what logs and saves hold."""


@frozen()
class Ref:
    """Something on the table to highlight: ``Ref("field", "12")``, ``Ref("card", "hammer")``."""

    kind: str
    id: str


@frozen()
class Option(Generic[T_co]):
    """One legal answer."""

    key: str
    """Stable and readable: ``field:12``, ``fight``, ``play:hammer``. Unique within its decision."""
    value: T_co
    """What the rule receives."""
    label: Text
    at: Ref | None = None
    """What to highlight on the table."""
    hint: Text | None = None
    """What the option leads to, where its label does not say it."""
    aside: bool = False
    """Seldom wanted: the page may keep it folded until somebody looks for it."""


@frozen()
class Decision(Generic[T_co]):
    """A question to one player, with all the legal answers. There is no second list of legal moves."""

    player: PlayerId
    kind: str
    """Picks the presenter and the bot's heuristic, for instance ``move``."""
    prompt: Text
    options: tuple[Option[T_co], ...]
    min_picks: int = 1
    max_picks: int = 1
    rule: RuleRef | None = None
    source: Uid | None = None
    """The component that asks."""
    why: Text | None = None
    even_forced: bool = False
    """Asked even if a single answer is left, because not to be asked would betray something to the others."""

    def keys(self) -> tuple[str, ...]:
        """Return the keys of the options, in order."""
        return tuple([option.key for option in self.options])

    def check(self, keys: Sequence[str]) -> Answer:
        """Return the answer in the order of the options.

        Raises:
            IllegalAnswer: if a key is not offered or stands twice, or too few or too many are picked.
        """
        offered = self.keys()
        if len(keys) == 1 and self.min_picks <= 1 <= self.max_picks and keys[0] in offered:
            return (keys[0],)
        for key in keys:
            if key not in offered:
                raise IllegalAnswer(f"{key!r} is not an option of {self.kind!r}")
        if len(set(keys)) != len(keys):
            raise IllegalAnswer(f"an option of {self.kind!r} is picked twice")
        if not self.min_picks <= len(keys) <= self.max_picks:
            raise IllegalAnswer(f"{self.kind!r} takes {self.min_picks} to {self.max_picks} options, not {len(keys)}")
        return tuple(key for key in offered if key in keys)


Flow: TypeAlias = Generator[Decision[Any], Answer, R]
"""What every rule that may ask returns."""


def ask(decision: Decision[T]) -> Flow[T]:
    """Ask for one option and return its value. A forced single option is taken without asking, unless that betrays."""
    picked = yield from _pick(decision)
    if len(picked) != 1:
        raise RulesBug(f"{decision.kind!r} asked for one option and got {len(picked)}")
    return picked[0]


def ask_many(decision: Decision[T]) -> Flow[list[T]]:
    """Ask for ``min_picks`` to ``max_picks`` options and return their values, in the order of the options."""
    return (yield from _pick(decision))


def _pick(decision: Decision[T]) -> Flow[list[T]]:
    options = decision.options
    if len(options) < max(1, decision.min_picks):
        raise RulesBug(f"{decision.kind!r} has {len(options)} options and needs {decision.min_picks}")
    if len(options) == decision.min_picks and not decision.even_forced:
        return [option.value for option in options]
    answer = yield decision
    return [option.value for option in options if option.key in answer]
