"""Broken rules: the session stands where it stood, and the turn can be restarted, skipped, or is given up."""

import pytest

from kraina.engine.errors import RulesBug
from kraina.engine.game import Outcome
from kraina.engine.ids import PlayerId
from tests.unit.engine.toy import Toy, ToyState, give, stand, start


@pytest.mark.parametrize("given", [(), ("coin",), ("coin", "roll", "draw"), ("end", "coin"), ("draw", "end")])
@pytest.mark.parametrize("breaking", ["crash", "roll-crash"])
def test_a_rule_that_breaks_leaves_the_session_before_the_answer(given: tuple[str, ...], breaking: str) -> None:
    session = start(*given)
    session.drain_events()
    before, undoable = stand(session), session.can_undo()
    with pytest.raises(RulesBug, match="toy: ZeroDivisionError: a coin is halved"):
        session.answer(breaking)
    assert stand(session) == before
    assert session.can_undo() == undoable
    assert session.drain_events() == []
    assert session.faults == []


def test_after_a_broken_rule_another_answer_can_be_given() -> None:
    session = start("coin")
    with pytest.raises(RulesBug):
        session.answer("roll-crash")
    give(session, "roll", "draw", "end")
    assert stand(session) == stand(start("coin", "roll", "draw", "end"))


def test_after_a_broken_rule_the_last_answer_can_be_taken_back() -> None:
    session = start("coin", "forced")
    with pytest.raises(RulesBug):
        session.answer("crash")
    session.undo()
    assert stand(session) == stand(start("coin"))


def test_a_session_is_whole_when_the_outcome_cannot_be_told() -> None:
    session = start("coin", "jinx")
    before = stand(session)
    with pytest.raises(RulesBug, match="toy: ValueError: the outcome is jinxed"):
        session.answer("end")
    assert stand(session) == before
    give(session, "coin")
    assert session.state.coins == [2, 0]


class Stuck(Toy):
    """Asks nobody any more once a turn has ended."""

    def outcome(self, state: ToyState) -> Outcome | None:
        state.trapped = max(state.turns) > 0
        return None

    def skip_step(self, state: ToyState) -> None:
        """Skipping does not help: the next turn breaks too."""


def test_a_session_is_whole_when_the_rules_run_in_a_circle() -> None:
    session = start("coin", game=Stuck())
    before = stand(session)
    with pytest.raises(RulesBug, match="1000 steps without a question"):
        session.answer("end")
    assert stand(session) == before
    assert session.faults == []


def test_a_step_can_be_restarted() -> None:
    session = start("coin", "end", "roll", "draw", "coin")
    session.restart_step()
    assert stand(session) == stand(start("coin", "end"))
    assert not session.can_undo()


def test_a_restarted_step_has_the_same_dice() -> None:
    session = start("roll", "draw")
    session.restart_step()
    give(session, "roll", "draw")
    assert stand(session) == stand(start("roll", "draw"))


def test_a_restarted_step_sends_no_events() -> None:
    session = start("roll")
    session.drain_events()
    session.restart_step()
    assert session.drain_events() == []


def test_a_skipped_step_costs_that_turn_and_no_more() -> None:
    session = start("coin", "end", "roll", "draw")
    session.skip_step()
    assert session.pending is not None and session.pending.player == 0
    assert session.state.coins == [1, 0]
    assert session.state.hands == [[], []]
    assert session.state.turns == [1, 1]
    assert session.chance == start("coin", "end").chance
    assert session.log.answers == [("coin",), ("end",), ("!skip",)]
    assert not session.can_undo()


def test_a_step_that_breaks_before_its_first_question_is_given_up() -> None:
    session = start("trap", "end")
    assert session.faults == ["toy: ValueError: the trap is sprung"]
    assert session.pending is not None and session.pending.player == 0
    assert session.state.turns == [1, 1]
    assert not session.state.trapped
    assert session.log.answers == [("trap",), ("end",)]


def test_a_step_given_up_changes_neither_chance_nor_what_the_others_own() -> None:
    session = start("roll", "trap", "end")
    assert session.chance == start("roll").chance
    assert session.state.coins == start("roll").state.coins


class Trapped(Toy):
    """Breaks at once, in the very first turn."""

    def play_step(self, ctx):  # type: ignore[no-untyped-def]
        if not any(ctx.state.turns):
            raise ValueError("not set up")
        return (yield from super().play_step(ctx))


def test_a_first_step_that_breaks_is_given_up_too() -> None:
    session = start(game=Trapped())
    assert session.faults == ["toy: ValueError: not set up"]
    assert session.pending is not None and session.pending.player == PlayerId(1)


def test_a_fault_is_told_once_however_often_the_session_is_rebuilt() -> None:
    session = start("trap", "end", "coin", "coin")
    session.undo()
    session.restart_step()
    session.fork()
    assert session.faults == ["toy: ValueError: the trap is sprung"]


def test_what_a_step_given_up_told_is_not_sent() -> None:
    session = start("trap")
    session.drain_events()
    session.answer("end")
    # One turn is opened: the one that is asked about.
    assert [event.text.key for event in session.drain_events()] == ["told.turn"]
