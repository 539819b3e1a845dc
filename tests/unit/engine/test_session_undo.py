"""Undo: back to the last roll, draw or other player's answer, and to the very state before."""

import pytest

from kraina.engine.errors import IllegalAnswer
from kraina.engine.save import save_from_text, save_to_text
from kraina.engine.session import Session
from tests.unit.engine.toy import Toy, give, stand, start


def test_nothing_can_be_taken_back_at_the_start() -> None:
    session = start()
    assert not session.can_undo()
    before = stand(session)
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        session.undo()
    assert stand(session) == before


def test_an_answer_taken_back_leaves_the_state_before_it() -> None:
    session = start("coin")
    before = stand(session)
    session.answer("many")
    session.undo()
    assert stand(session) == before


def test_answers_are_taken_back_one_by_one() -> None:
    session = start("coin", "forced", "coin")
    for given in (("coin", "forced"), ("coin",), ()):
        assert session.can_undo()
        session.undo()
        assert stand(session) == stand(start(*given))
    assert not session.can_undo()


def test_the_same_answer_after_undo_gives_the_same_state() -> None:
    session = start("coin", "many")
    after = stand(session)
    session.undo()
    session.answer("many")
    assert stand(session) == after


def test_undo_stops_at_a_roll() -> None:
    session = start("coin", "roll")
    assert not session.can_undo()
    session.answer("coin")
    session.undo()
    assert stand(session) == stand(start("coin", "roll"))
    assert not session.can_undo()


def test_undo_stops_at_a_draw() -> None:
    session = start("coin", "draw")
    assert not session.can_undo()
    session.answer("coin")
    session.undo()
    assert session.state.hands == start("coin", "draw").state.hands
    assert not session.can_undo()


def test_undo_stops_at_a_question_to_another_player() -> None:
    session = start("coin", "beg")
    assert not session.can_undo()
    session.answer("refuse")
    assert not session.can_undo()


def test_undo_stops_where_the_turn_passes_to_another_player() -> None:
    assert not start("coin", "end").can_undo()


def test_undo_goes_back_across_the_end_of_a_step_to_the_same_player() -> None:
    # The second player's turn breaks before its first question, so the first player decides again.
    session = start("coin", "trap")
    before = stand(session)
    session.answer("end")
    assert session.pending is not None and session.pending.player == 0
    assert session.state.turns == [1, 1]
    session.answer("coin")
    session.undo()
    session.undo()
    assert stand(session) == before
    session.undo()
    assert stand(session) == stand(start("coin"))


def test_undo_is_not_possible_after_the_end() -> None:
    assert not start(*["coin"] * 10, "end").can_undo()


def test_undo_sends_no_events() -> None:
    session = start("roll", "coin", "coin")
    session.drain_events()
    session.undo()
    assert session.drain_events() == []


def test_events_of_an_answer_taken_back_are_not_sent() -> None:
    session = start("roll")
    session.drain_events()
    session.answer("coin")
    session.undo()
    assert session.drain_events() == []


def test_a_log_follows_undo() -> None:
    session = start("coin", "forced")
    session.undo()
    give(session, "roll")
    assert session.log.answers == [("coin",), ("roll",)]


def test_after_undo_the_dice_fall_as_they_would_have() -> None:
    session = start("coin", "forced")
    session.undo()
    give(session, "forced", "roll", "end")
    assert stand(session) == stand(start("coin", "forced", "roll", "end"))


def test_answers_can_be_taken_back_in_a_loaded_session() -> None:
    session, _ = Session.load(Toy(), save_from_text(save_to_text(start("roll", "coin", "forced").save())))
    session.undo()
    session.undo()
    assert stand(session) == stand(start("roll"))
    assert not session.can_undo()
