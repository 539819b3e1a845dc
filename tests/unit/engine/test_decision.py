"""Questions: which answers are legal, and what a rule gets back."""

from typing import Any

import pytest

from kraina.engine.decision import Answer, Decision, Flow, ask, ask_many
from kraina.engine.errors import IllegalAnswer, RulesBug
from kraina.engine.ids import PlayerId
from tests.unit.engine.toy import question


def asked(*keys: str, least: int = 1, most: int = 1) -> Decision[str]:
    return question(PlayerId(0), "pick", keys, least, most)


def outcome_of(flow: Flow[Any], answer: Answer | None = None) -> Any:
    """Return what a rule ends with, having been given the answer to its one question or asked nothing."""
    try:
        next(flow)
        assert answer is not None, "the rule asked"
        flow.send(answer)
    except StopIteration as end:
        return end.value
    raise AssertionError("the rule went on asking")


def test_an_answer_is_put_in_the_order_of_the_options() -> None:
    assert asked("a", "b", "c", least=0, most=3).check(["c", "a"]) == ("a", "c")


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        (["d"], "'d' is not an option of 'pick'"),
        (["a", "a"], "picked twice"),
        ([], "takes 1 to 2 options, not 0"),
        (["a", "b", "c"], "takes 1 to 2 options, not 3"),
    ],
)
def test_an_illegal_answer_says_what_is_wrong(keys: list[str], message: str) -> None:
    with pytest.raises(IllegalAnswer, match=message):
        asked("a", "b", "c", most=2).check(keys)


def test_keys_are_exact() -> None:
    with pytest.raises(IllegalAnswer):
        asked("field:1", "field:12").check(["field"])


def test_ask_gives_the_value_of_the_option_picked() -> None:
    assert outcome_of(ask(asked("a", "b")), ("b",)) == "b"


def test_ask_takes_a_single_option_without_asking() -> None:
    assert outcome_of(ask(asked("only"))) == "only"


def test_ask_many_gives_the_values_in_the_order_of_the_options() -> None:
    assert outcome_of(ask_many(asked("a", "b", "c", least=0, most=3)), ("c", "a")) == ["a", "c"]


def test_ask_many_takes_nothing_where_nothing_is_picked() -> None:
    assert outcome_of(ask_many(asked("a", "b", least=0, most=2)), ()) == []


def test_ask_many_takes_all_without_asking_where_all_must_be_picked() -> None:
    assert outcome_of(ask_many(asked("a", "b", least=2, most=2))) == ["a", "b"]


def test_a_single_option_that_may_be_left_is_asked() -> None:
    assert next(ask_many(asked("a", least=0, most=1))).keys() == ("a",)


@pytest.mark.parametrize("least", [0, 1])
def test_a_question_without_options_is_a_broken_rule(least: int) -> None:
    with pytest.raises(RulesBug, match="'pick' has 0 options"):
        next(ask_many(asked(least=least)))


def test_a_question_with_fewer_options_than_it_needs_is_a_broken_rule() -> None:
    with pytest.raises(RulesBug, match="has 2 options and needs 3"):
        next(ask_many(asked("a", "b", least=3, most=3)))


def test_ask_for_several_options_is_a_broken_rule() -> None:
    with pytest.raises(RulesBug, match="asked for one option and got 2"):
        outcome_of(ask(asked("a", "b", "c", most=2)), ("a", "b"))
