"""Saves: JSON and back to the very same question, at any point of a match, and the log that tells the whole of it."""

from typing import Any

import pytest

from kraina.engine.codec import digest
from kraina.engine.save import LoadReport, save_from_text, save_to_text
from kraina.engine.session import Session
from tests.conformance.matches import Match, Setup, is_power_of_two, setups


def through_text(session: Session[Any, Any]) -> tuple[Session[Any, Any], LoadReport]:
    """Return the session that is loaded from the text of a session's save."""
    return Session.load(session.game, save_from_text(save_to_text(session.save())))


@pytest.mark.parametrize("setup", setups(6), ids=str)
def test_a_saved_match_is_loaded_at_the_very_same_question(setup: Setup) -> None:
    match = Match(setup)
    for number, decision, _ in match.questions(1100):
        if is_power_of_two(number) or number % 150 == 0:
            again, report = through_text(match.session)
            assert report == LoadReport()
            assert again.pending == decision, f"question {number}"
            assert (again.state, again.chance) == (match.session.state, match.session.chance)
            assert save_to_text(again.save()) == save_to_text(match.session.save())
    again, _ = through_text(match.session)
    assert (again.pending, again.outcome) == (match.session.pending, match.session.outcome)


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_a_match_saved_and_loaded_all_the_time_is_the_same_match(setup: Setup) -> None:
    match, other = Match(setup), Match(setup)
    for _, _, answer in match.questions(120):
        other.session, _ = through_text(other.session)
        other.session.answer(*answer)
    assert digest(other.session.save()) == digest(match.session.save())
    assert other.session.chance == match.session.chance


@pytest.mark.parametrize("setup", setups(3), ids=str)
def test_a_replay_of_the_log_ends_in_the_same_state(setup: Setup) -> None:
    session = Match(setup).play()
    again = Session.replay(session.game, save_from_text(save_to_text(session.save())))
    assert digest(again.save()) == digest(session.save())
    assert (again.outcome, again.chance) == (session.outcome, session.chance)


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_a_match_can_be_restarted_and_skipped_at_any_turn(setup: Setup) -> None:
    match = Match(setup)
    for number, _, _ in match.questions(120):
        if number % 6:
            continue
        twin, _ = through_text(match.session)
        twin.restart_step()
        assert twin.save().tail == []
        assert twin.save().checkpoint == match.session.save().checkpoint
        twin.skip_step()
        assert match.game.problems(twin.state) == []
        assert twin.pending is not None or twin.outcome is not None
        assert twin.faults == []
        assert digest(Session.replay(match.game, twin.save()).state) == digest(twin.state)
