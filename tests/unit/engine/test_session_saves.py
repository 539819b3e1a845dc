"""Saves of a running match: the very same question, other rules versions, a lost log, replays."""

from dataclasses import replace

import pytest

from kraina.engine.decision import Flow
from kraina.engine.errors import CorruptSave, RulesBug
from kraina.engine.save import LoadReport, Save, save_from_text, save_to_text
from kraina.engine.session import Session
from tests.unit.engine.toy import DEEDS, Toy, ToyCtx, ToySession, give, stand, start

LONG = ("coin", "roll", "draw", "end", "beg", "refuse", "draw", "end", "coin", "beg")


def stored(session: ToySession) -> Save:
    """Return the save as it comes back from its text."""
    return save_from_text(save_to_text(session.save()))


def loaded(session: ToySession, game: Toy | None = None) -> tuple[ToySession, LoadReport]:
    return Session.load(game or Toy(), stored(session))


@pytest.mark.parametrize("count", range(len(LONG) + 1))
def test_a_loaded_match_stands_at_the_very_same_question(count: int) -> None:
    session = start(*LONG[:count])
    again, report = loaded(session)
    assert stand(again) == stand(session)
    assert report == LoadReport()


def test_a_loaded_match_plays_on_as_it_would_have() -> None:
    session = start(*LONG)
    again, _ = loaded(session)
    for one in (session, again):
        give(one, "give", "end", "draw", "coin")
    assert stand(again) == stand(session)


def test_loading_sends_no_events() -> None:
    again, _ = loaded(start("roll", "draw"))
    assert again.drain_events() == []
    again.answer("coin")
    assert [event.text.key for event in again.drain_events()] == ["told.earns"]


def test_a_match_that_has_ended_is_loaded_as_ended() -> None:
    session = start(*["coin"] * 10, "end")
    again, _ = loaded(session)
    assert again.pending is None
    assert again.outcome == session.outcome is not None


def test_numbers_of_64_bits_are_stored_as_text() -> None:
    save = start("roll", "end", seed=2**64 - 1).save()
    assert save.seed == "18446744073709551615"
    assert save.checkpoint.rng == str(start("roll", "end", seed=2**64 - 1).chance[0])


def test_the_head_of_a_save_is_the_save_without_its_log() -> None:
    session = start(*LONG)
    assert replace(session.save_head(), log=session.log.answers) == session.save()


def test_of_other_rules_the_checkpoint_is_brought_up_to_date_and_the_turn_begins_anew() -> None:
    session = start("coin", "end", "roll", "draw", "coin")
    again, report = loaded(session, Toy(rules_version=2))
    assert report == LoadReport(rules_changed=True, dropped=3, notes=("rules_changed",))
    assert again.state.coins == [2, 1]
    assert again.state.hands == [[], []]
    assert again.pending is not None and (again.pending.player, again.pending.kind) == (1, "turn")
    assert again.chance == start("coin", "end").chance


def test_a_match_taken_over_by_other_rules_is_saved_loaded_and_replayed() -> None:
    again, _ = loaded(start("coin", "end", "roll"), Toy(rules_version=2))
    give(again, "coin", "end", "roll")
    assert again.save().rules == 2
    once_more, report = loaded(again, Toy(rules_version=2))
    assert report == LoadReport()
    assert stand(once_more) == stand(again)
    assert stand(Session.replay(Toy(rules_version=2), stored(again))) == stand(again)


def test_rules_that_cannot_be_brought_up_to_date_are_refused() -> None:
    with pytest.raises(CorruptSave, match="rules 0 of toy are unknown"):
        Session.load(Toy(rules_version=2), replace(stored(start()), rules=0))


def test_rules_newer_than_the_page_are_refused() -> None:
    with pytest.raises(CorruptSave, match="rules 2, newer than 1: reload the page"):
        Session.load(Toy(), start(game=Toy(rules_version=2)).save())


@pytest.mark.parametrize("kept", [0, 3, 9])
def test_a_log_that_was_lost_is_told_and_play_goes_on(kept: int) -> None:
    session = start(*LONG)
    save = stored(session)
    again, report = Session.load(Toy(), replace(save, log=save.log[:kept]))
    assert report == LoadReport(notes=("log_lost",))
    assert (again.pending, again.state, again.chance) == (session.pending, session.state, session.chance)


def test_a_log_whose_first_piece_is_missing_is_lost() -> None:
    save = stored(start(*LONG))
    _, report = Session.load(Toy(), replace(save, log=save.log[3:]))
    assert report.notes == ("log_lost",)


def test_a_log_that_does_not_end_with_the_tail_is_lost() -> None:
    save = stored(start(*LONG))
    _, report = Session.load(Toy(), replace(save, log=[*save.log[:-1], ("coin",)]))
    assert report.notes == ("log_lost",)


def test_after_its_log_was_lost_a_match_is_saved_and_replayed_from_there() -> None:
    save = stored(start(*LONG))
    again, _ = Session.load(Toy(), replace(save, log=[]))
    assert again.log.answers == [("coin",), ("beg",)]
    give(again, "give", "end", "draw")
    once_more, report = loaded(again)
    assert report == LoadReport()
    assert stand(once_more) == stand(again)
    assert stand(Session.replay(Toy(), stored(again))) == stand(again)


def test_a_replay_of_the_log_ends_where_the_match_stands() -> None:
    session = start(*LONG, seed=2**63)
    assert stand(Session.replay(Toy(), stored(session))) == stand(session)


def test_a_replay_skips_the_steps_that_were_skipped() -> None:
    session = start("coin", "end", "roll", "coin")
    session.skip_step()
    give(session, "draw", "end")
    session.skip_step()
    give(session, "roll")
    assert session.log.answers.count(("!skip",)) == 2
    assert stand(Session.replay(Toy(), stored(session))) == stand(session)


def test_a_replay_gives_up_the_steps_that_were_given_up() -> None:
    session = start("coin", "trap", "end", "roll", "end")
    again = Session.replay(Toy(), stored(session))
    assert stand(again) == stand(session)
    assert again.faults == session.faults


def test_an_answer_that_broke_a_rule_is_in_neither_save_nor_replay() -> None:
    session = start("coin")
    with pytest.raises(RulesBug):
        session.answer("roll-crash")
    give(session, "roll")
    assert stand(Session.replay(Toy(), stored(session))) == stand(session)


def test_a_log_that_does_not_fit_is_refused_with_its_place() -> None:
    save = stored(start(*LONG))
    with pytest.raises(CorruptSave, match="answer 1 of the log does not fit: 'fly' is not an option"):
        Session.replay(Toy(), replace(save, log=[save.log[0], ("fly",), *save.log[2:]]))


def test_a_tail_that_does_not_fit_is_refused() -> None:
    save = stored(start("coin", "beg"))
    with pytest.raises(CorruptSave, match="cannot be played on: 'coin' is not an option of 'begged'"):
        Session.load(Toy(), replace(save, tail=[*save.tail, ("coin",)]))


def test_a_tail_that_breaks_a_rule_is_refused() -> None:
    save = stored(start("coin"))
    with pytest.raises(CorruptSave, match="cannot be played on: a coin is halved"):
        Session.load(Toy(), replace(save, tail=[*save.tail, ("crash",)]))


@pytest.mark.parametrize("error", [AssertionError, KeyError, RuntimeError, RecursionError, StopIteration])
def test_however_a_rule_breaks_a_save_that_breaks_it_is_refused(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def broken(ctx: ToyCtx) -> Flow[None]:
        yield from ()
        raise error("broken")

    monkeypatch.setitem(DEEDS, "crash", broken)
    save = stored(start("coin"))
    with pytest.raises(CorruptSave, match="cannot be played on"):
        Session.load(Toy(), replace(save, tail=[*save.tail, ("crash",)]))


def test_a_tail_that_goes_on_after_the_end_is_refused() -> None:
    save = stored(start(*["coin"] * 10))
    with pytest.raises(CorruptSave, match="more answers than questions"):
        Session.load(Toy(), replace(save, tail=[*save.tail, ("end",), ("coin",)]))
