"""Replays: any answer of a log is reached from any other, and looks as it did when the match stood there."""

import pytest

from kraina.engine.codec import digest
from kraina.engine.errors import CorruptSave
from kraina.engine.event import Event
from kraina.engine.game import View
from kraina.engine.replay import APART, Replay
from kraina.engine.save import Save, save_from_text, save_to_text
from tests.unit.engine.toy import Toy, ToySession, give, start

Stand = tuple[str, object, View, list[Event]]


def stand(session: ToySession, told: list[Event]) -> Stand:
    return digest(session.state), session.pending, session.view(None), told


def long_match(turns: int = 90) -> tuple[Save, list[Stand]]:
    """Return a match of two answers a turn, and how it stood after each answer."""
    session = start()
    story = [stand(session, session.drain_events())]
    for turn in range(turns):
        for key in ("draw" if turn < 4 else "forced" if turn % 11 == 0 else "beg", "refuse", "end"):
            if session.pending is not None and key in session.pending.keys():  # noqa: SIM118
                session.answer(key)
                story.append(stand(session, session.drain_events()))
    return save_from_text(save_to_text(session.save())), story


def seen(replay: Replay[object, None]) -> Stand:
    return stand(replay.session, list(replay.told))  # type: ignore[arg-type]


def test_every_answer_is_reached_forwards_backwards_and_by_leaps() -> None:
    save, story = long_match()
    replay = Replay(Toy(), save)
    assert replay.length == len(story) - 1 > 5 * APART
    places = [*range(replay.length + 1), *range(replay.length, -1, -7), *[(n * 89) % len(story) for n in range(40)]]
    for place in places:
        assert replay.go(place)
        assert replay.at == place
        assert seen(replay) == story[place], f"answer {place}"


def test_a_leap_into_a_known_part_gives_few_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    save, _ = long_match()
    replay = Replay(Toy(), save)
    replay.go(replay.length)
    given: list[str] = []
    follow = replay.session.follow
    monkeypatch.setattr(replay.session, "follow", lambda answer: (given.extend(answer), follow(answer)))
    for place in (150, 3, 201, 90):
        given.clear()
        replay.go(place)
        assert len(given) <= APART + 3


def test_a_long_way_is_gone_in_pieces() -> None:
    save, story = long_match()
    replay = Replay(Toy(), save)
    assert not replay.go(70, most=30) and replay.at == 30
    assert not replay.go(70, most=30) and replay.at == 60
    assert replay.go(70, most=30) and seen(replay) == story[70]
    assert not replay.go(0, most=0) or replay.at == 0


def test_an_aim_beyond_the_log_is_its_end() -> None:
    save, story = long_match(3)
    replay = Replay(Toy(), save)
    assert replay.go(1000) and seen(replay) == story[-1]
    assert replay.go(-4) and seen(replay) == story[0]


def test_a_log_that_grew_or_was_taken_back_is_taken_over() -> None:
    save, story = long_match()
    shorter = Replay(Toy(), save)
    answers = shorter.answers
    shorter.renew(answers[:100])
    assert shorter.length == 100 and shorter.go(100) and seen(shorter) == story[100]
    shorter.renew((*answers[:98], answers[98]))
    assert (shorter.length, shorter.at) == (99, 99) and seen(shorter)[:3] == story[99][:3]
    shorter.renew(answers)
    assert shorter.go(len(answers)) and seen(shorter) == story[-1]


def test_an_answer_that_does_not_fit_is_told() -> None:
    save, _ = long_match(3)
    replay = Replay(Toy(), save)
    replay.renew((*replay.answers[:2], ("fly",)))
    with pytest.raises(CorruptSave, match="answer 2 of the log does not fit"):
        replay.go(3)


def test_steps_that_were_skipped_are_skipped_again() -> None:
    session = start("coin", "trap", "end", "coin")
    session.skip_step()
    give(session, "coin")
    replay = Replay(Toy(), session.save())
    assert replay.go(replay.length)
    assert digest(replay.session.save()) == digest(session.save())
    assert replay.go(1) and replay.session.state.coins == [1, 0]
