"""Copies, forks and undo: the same point of a match reached on another way is the same in every respect."""

from typing import Any

import pytest

from kraina.engine import codec
from kraina.engine.bot import RandomBot
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from tests.conformance.matches import Match, Setup, is_power_of_two, setups


def stand(session: Session[Any, Any]) -> tuple[Any, ...]:
    """Return all that tells where a session stands."""
    return codec.digest(session.save()), codec.digest(session.state), session.pending, session.outcome, session.chance


def wander(session: Session[Any, Any], most: int, seed: int) -> None:
    """Give random answers."""
    rng = Rng(seed)
    for _ in range(most):
        decision = session.pending
        if decision is None:
            return
        session.answer(*RandomBot().choose(session.view(decision.player), decision, rng))


@pytest.mark.parametrize("setup", setups(3), ids=str)
def test_a_copy_of_a_state_is_equal_and_independent(setup: Setup) -> None:
    match = Match(setup)
    kept: list[tuple[Any, str]] = []
    for number, _, _ in match.questions(300):
        if number % 10 == 1:
            state = match.session.state
            copied = codec.copy(state)
            assert copied == state and type(copied) is type(state)
            kept.append((copied, codec.digest(state)))
    assert len(kept) > 3
    assert all(codec.digest(copied) == before for copied, before in kept)


@pytest.mark.parametrize("setup", setups(3), ids=str)
def test_a_state_comes_back_equal_from_json(setup: Setup) -> None:
    match = Match(setup)
    for number, _, _ in match.questions(300):
        if number % 10 == 1:
            state = match.session.state
            assert codec.from_json(match.game.state_type, codec.to_json(state)) == state


@pytest.mark.parametrize("setup", setups(4), ids=str)
def test_a_fork_changes_nothing_in_the_original(setup: Setup) -> None:
    match = Match(setup)
    for number, _, _ in match.questions(600):
        if is_power_of_two(number) or number % 40 == 0:
            before = stand(match.session)
            twin = match.session.fork()
            assert (twin.pending, twin.chance) == (match.session.pending, match.session.chance)
            assert twin.state == match.session.state
            wander(twin, 25, number)
            assert twin.drain_events() == []
            assert stand(match.session) == before, f"question {number}"


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_a_match_goes_on_alike_whether_or_not_anybody_takes_its_events(setup: Setup) -> None:
    match = Match(setup)
    silent = match.session.fork()
    told = 0
    for number, decision, answer in match.questions(400):
        told += len(match.session.drain_events())
        assert silent.pending == decision, f"question {number}"
        silent.answer(*answer)
    assert told > 0
    assert (silent.state, silent.chance) == (match.session.state, match.session.chance)


@pytest.mark.parametrize("setup", setups(4), ids=str)
def test_undo_and_the_same_answer_lead_to_the_same_state(setup: Setup) -> None:
    match = Match(setup)
    session = match.session
    undone = 0
    for number in range(1, 251):
        decision = session.pending
        if decision is None:
            break
        answer = match.choose(decision)
        before = stand(session)
        session.answer(*answer)
        if session.can_undo():
            after = stand(session)
            session.undo()
            assert stand(session) == before, f"answer {number} taken back"
            session.answer(*answer)
            assert stand(session) == after, f"answer {number} given again"
            undone += 1
    assert undone > 5


@pytest.mark.parametrize("setup", setups(4), ids=str)
def test_all_that_can_be_taken_back_is_taken_back_in_order(setup: Setup) -> None:
    match = Match(setup)
    session = match.session
    story = [stand(session)]
    deepest = 0
    for number, _, _ in match.questions(200):
        if number > 1:
            story.append(stand(session))
        twin, _ = Session.load(match.game, session.save())
        depth = 0
        while twin.can_undo():
            twin.undo()
            depth += 1
            assert stand(twin) == story[-1 - depth], f"question {number}, {depth} answers back"
        deepest = max(deepest, depth)
    assert deepest >= 1
