"""What the tables of all games' rule tests share: dice that follow a script, answers, and what is asked."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import pytest

from kraina.engine.ids import Uid, design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session


class ScriptedDice:
    """Dice that show the numbers of a script, the same ones again whenever play goes back to the same point."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.left = list(numbers)
        self.sides: list[int] = []
        self._shown: dict[int, int] = {}

    def roll(self, rng: Rng, sides: int) -> int:
        """Return the next number of the script; the test fails if there is none left."""
        point = rng.state
        rng.next64()
        if point not in self._shown:
            if not self.left:
                pytest.fail("more dice were rolled than the script has")
            self._shown[point] = self.left.pop(0)
            self.sides.append(sides)
        return self._shown[point]


class Checked(Protocol):
    """A table that can tell whether all is well with its match."""

    def check(self) -> None:
        """Check what holds after every test."""


T = TypeVar("T", bound=Checked)


def laid_out(table: type[T]) -> Iterator[Callable[[], T]]:
    """Yield a maker of tables, and check each of them when the test is over."""
    made: list[T] = []

    def make() -> T:
        made.append(table())
        return made[-1]

    yield make
    for one in made:
        one.check()


AnySession = TypeVar("AnySession", bound=Session[Any, Any])


def play(session: AnySession, *keys: str) -> AnySession:
    """Answer one question after another, each by the key of one option; ``a+b`` picks two, an empty key none."""
    for key in keys:
        session.answer(*[part for part in key.split("+") if part])
    return session


def designs(uids: Sequence[Uid]) -> list[str]:
    """Return the designs of some cards, in order."""
    return [design_of(uid) for uid in uids]


def asked(session: Session[Any, Any]) -> tuple[int, str]:
    """Return who is asked and what kind of question. Fails if none is open."""
    assert session.pending is not None, "no question is open"
    return session.pending.player, session.pending.kind


def keys(session: Session[Any, Any]) -> tuple[str, ...]:
    """Return the keys of the options of the open question."""
    assert session.pending is not None, "no question is open"
    return session.pending.keys()
