"""Forks: independent sessions at the same point, for looking ahead."""

import pytest

from kraina.engine.errors import IllegalAnswer, RulesBug
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from tests.unit.engine.toy import give, stand, start


@pytest.mark.parametrize("given", [(), ("coin",), ("roll", "draw"), ("coin", "end", "beg"), ("many",)])
def test_a_fork_stands_at_the_same_question(given: tuple[str, ...]) -> None:
    session = start(*given)
    twin = session.fork()
    assert twin.pending == session.pending
    assert (twin.state, twin.chance, twin.outcome) == (session.state, session.chance, session.outcome)


def test_a_fork_changes_nothing_in_the_original() -> None:
    session = start("coin", "roll")
    session.drain_events()
    before = stand(session)
    twin = session.fork()
    give(twin, "draw", "beg", "give", "end", "roll", "end")
    twin.state.coins[0] = 77
    twin.state.pile.clear()
    assert stand(session) == before
    assert session.drain_events() == []


def test_the_original_changes_nothing_in_a_fork() -> None:
    session = start("coin", "roll")
    twin = session.fork()
    give(session, "draw", "end", "draw")
    assert stand(twin.fork())[1:] == stand(start("coin", "roll").fork())[1:]


def test_a_fork_sends_no_events() -> None:
    twin = start("coin").fork()
    give(twin, "roll", "draw", "end")
    assert twin.drain_events() == []


def test_a_fork_sends_no_events_after_it_was_taken_back() -> None:
    twin = start("coin").fork()
    twin.undo()
    give(twin, "roll")
    twin.restart_step()
    with pytest.raises(RulesBug):
        twin.answer("crash")
    give(twin, "draw")
    assert twin.drain_events() == []


def test_a_fork_plays_on_as_the_original_does() -> None:
    session = start("coin", "roll")
    twin = session.fork()
    for one in (session, twin):
        give(one, "draw", "forced", "end", "draw", "roll")
    assert (twin.state, twin.chance, twin.pending) == (session.state, session.chance, session.pending)


def test_what_is_dealt_anew_in_a_fork_stays_in_the_fork() -> None:
    session = start("draw")
    before = stand(session)
    twin = session.fork()
    twin.game.redeal_hidden(twin.state, PlayerId(0), Rng(99))
    give(twin, "draw", "draw", "draw")
    assert stand(session) == before
    assert sorted(twin.state.hands[0]) == sorted(session.state.pile + session.state.hands[0])


def test_a_fork_can_be_undone_and_forked_on_its_own() -> None:
    session = start("coin")
    twin = session.fork()
    give(twin, "coin", "coin")
    twin.undo()
    assert twin.state.coins == [2, 0]
    assert twin.fork().state == twin.state
    assert session.state.coins == [1, 0]


def test_a_fork_after_the_end_is_at_the_end() -> None:
    session = start(*["coin"] * 10, "end")
    twin = session.fork()
    assert (twin.outcome, twin.pending) == (session.outcome, None)
    with pytest.raises(IllegalAnswer):
        twin.answer("coin")
