"""A bot that breaks or cheats gives its place to chance for one answer."""

from typing import Any

import pytest

from kraina.engine.bot import answer_of
from kraina.engine.decision import Answer, Decision, Option
from kraina.engine.game import View
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.text import text

ASKED = Decision(PlayerId(0), "coin", text("ask.coin"), (Option("head", 1, text("a")), Option("tail", 0, text("b"))))


class Says:
    """Always gives the same keys, or raises."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys; none at all is a fault of the bot's own."""
        if not self.keys:
            raise ZeroDivisionError("nothing to weigh")
        return self.keys


def test_a_legal_answer_is_taken_as_it_is() -> None:
    assert answer_of(Says("tail"), View, ASKED, Rng(1)) == (("tail",), "")


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ((), "the bot failed at 'coin': ZeroDivisionError: nothing to weigh"),
        (("edge",), "the bot failed at 'coin': IllegalAnswer: 'edge' is not an option of 'coin'"),
    ],
)
def test_instead_of_a_failing_bot_chance_answers(keys: tuple[str, ...], fault: str) -> None:
    answer, told = answer_of(Says(*keys), View, ASKED, Rng(1))
    assert answer in (("head",), ("tail",))
    assert told == fault
