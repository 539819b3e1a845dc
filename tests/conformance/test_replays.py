"""Replays of every game: any answer is reached, looks as it did, and the end is that of the match; strength is told."""

import pytest

from kraina.engine.codec import digest
from kraina.engine.ids import PlayerId
from kraina.engine.replay import Replay
from kraina.engine.save import save_from_text, save_to_text
from tests.conformance.matches import Match, Setup, setups


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_a_replay_stands_at_any_answer_as_the_match_stood_there(setup: Setup) -> None:
    match = Match(setup)
    stood, told = [], []
    for _, decision, _ in match.questions():
        told.append(match.session.drain_events())
        stood.append((decision, digest(match.session.state)))
    replay = Replay(match.game, save_from_text(save_to_text(match.session.save())))
    last = replay.length
    assert last == len(stood)
    for at in (last, 0, last // 2, last // 3, last - 1, 1, last):
        assert replay.go(at)
        if at < last:
            assert (replay.session.pending, digest(replay.session.state)) == stood[at], f"answer {at}"
            assert replay.told == told[at], f"answer {at}"
    assert digest(replay.session.save()) == digest(match.session.save())
    assert replay.session.outcome == match.session.outcome


@pytest.mark.parametrize("setup", setups(3), ids=str)
def test_everybody_has_a_strength_that_all_can_see_and_it_changes(setup: Setup) -> None:
    match = Match(setup)
    rows = set()
    for number, _, _ in match.questions(400):
        row = tuple(match.game.strength(match.session.state, player) for player in match.players())
        assert len(row) == setup.seats and all(points >= 0 for points in row), f"question {number}"
        rows.add(row)
    assert len(rows) > 1
    assert match.game.strength(match.session.state, PlayerId(0)) == match.game.strength(
        match.session.fork().state, PlayerId(0)
    )
