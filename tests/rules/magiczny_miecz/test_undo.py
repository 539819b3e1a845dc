"""Saves, loads and undo in the middle of things: nothing is rolled again and no question is lost. Rules 17.3, 9.6."""

import pytest

from kraina.engine.codec import canonical, digest
from kraina.engine.decision import Flow
from kraina.engine.errors import RulesBug
from kraina.engine.event import DieRolled
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.save import Save
from kraina.engine.session import Session
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.game import MagicznyMiecz
from kraina.games.magiczny_miecz.state import Miecz
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, stage
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys


def fight_window(table: TableMaker) -> tuple[Table, Match]:
    """Before the dice of a fight, in which the Hag far away may step in and the Elf herself."""
    made = stage(table, "elf", at="glade", spells=["magic-and-sword"], objects=["helmet"]).lying("path-1", "cyclops")
    made.seeker(1, "hag", at="castle", spells=["fatum", "lord-of-spells"], objects=["gauntlets"])
    session = play(made.dice(1, 6, 1).start(), "roll", "move:path-1", "pass")
    assert (asked(session), session.state.fight is None) == ((0, "response"), False)
    return made, session


def loaded(session: Match, made: Table) -> Match:
    save = session.save()
    text = canonical(save)
    again, report = Session.load(session.game, save, dice=made.script)
    assert not report.rules_changed and canonical(again.save()) == text
    return again


def test_a_match_saved_in_a_fight_window_opens_at_the_very_question(table: TableMaker) -> None:
    made, session = fight_window(table)
    again = loaded(session, made)
    assert (asked(again), keys(again), digest(again.state)) == (asked(session), keys(session), digest(session.state))
    for match in (session, again):
        play(match, "cast:magic-and-sword#1", "pass", "pass")
    assert digest(again.state) == digest(session.state)
    assert (one(again, 0).trophies, asked(again)) == (["cyclops"], NEXT_TURN)


def test_a_match_saved_while_a_spell_may_be_answered_opens_there_too(table: TableMaker) -> None:
    made, session = fight_window(table)
    play(session, "cast:magic-and-sword#1")
    assert asked(session) == (1, "response") and len(session.state.castings) == 1
    again = loaded(session, made)
    assert keys(again) == ("pass", "cast:lord-of-spells#1")
    for match in (session, again):
        play(match, "cast:lord-of-spells#1")
        assert sorted(match.state.spells_used) == ["lord-of-spells#1", "magic-and-sword#1"]
        while asked(match) != NEXT_TURN:
            play(match, "pass")


def test_a_whole_log_plays_to_the_same_state(table: TableMaker) -> None:
    """Dispute E2: the same seed and answers give the same match."""
    made, session = fight_window(table)
    play(session, "pass", "pass")
    fork = session.fork()
    assert digest(fork.state) == digest(session.state)
    save = session.save()
    assert isinstance(save, Save) and save.rules == MagicznyMiecz.rules_version


def test_before_the_dice_answers_may_be_taken_back_and_after_them_not(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", objects=["helmet", "lamp", "shield"]).lying("path-1", "bear").dice(1)
    session = made.start()
    before = digest(session.state)
    play(session, "leave:helmet", "leave:lamp")
    assert session.can_undo()
    session.undo()
    session.undo()
    assert digest(session.state) == before and not session.can_undo()
    play(session, "roll")
    assert (asked(session), session.can_undo()) == ((0, "move"), False)  # the die has been seen


def test_a_choice_of_way_may_be_taken_back_until_something_is_rolled_or_drawn(table: TableMaker) -> None:
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "helmet", "lamp").dice(2)
    session = play(made.start(), "move:wilds")
    assert asked(session) == (0, "collect") and session.can_undo()  # nothing was drawn there
    session.undo()
    assert (asked(session), one(session, 0).space) == ((0, "move"), "ice-wasteland")
    play(session, "move:wilds", "take:helmet")
    session.undo()
    assert one(session, 0).objects == []
    play(session, "take:lamp", "take:helmet")
    assert asked(session) == NEXT_TURN


def test_undo_rolls_nothing_again(table: TableMaker) -> None:
    """The roll of 4 stays when the way is chosen anew: the script has no other number for it."""
    made = stage(table, "goblin", at="marsh-2", objects=["shield"]).lying("wilds", "helmet", "lamp").dice(4)
    session = play(made.start(), "roll", "move:wilds")
    chance = session.chance
    session.undo()
    assert (session.chance, asked(session), keys(session)) == (chance, (0, "move"), ("move:wilds", "move:marsh-1"))
    play(session, "move:wilds", "done", "end")


def test_a_drawn_card_cannot_be_put_back(table: TableMaker) -> None:
    session = play(stage(table, "goblin", at="glade").events("helmet").dice(1).start(), "move:path-1")
    assert asked(session) == (0, "collect") and not session.can_undo()
    play(session, "take:helmet")


def test_cards_turned_up_cannot_be_turned_back(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade").lying("path-1", "helmet").state(face_down=["helmet"]).dice(1)
    session = play(made.start(), "move:path-1")
    assert asked(session) == (0, "collect") and not session.can_undo()
    play(session, "take:helmet")


def test_a_spell_that_was_cast_cannot_be_taken_back(table: TableMaker) -> None:
    """It has been shown, and that nobody answered it tells something."""
    made = stage(table, "elf", at="marsh-1", spells=["lord-of-sorcery"], objects=["lamp"])
    made.seeker(1, "conqueror", at="castle", spells=["hidden-one"], objects=["gauntlets"])
    session = play(made.start(), "cast:lord-of-sorcery:1")
    assert not session.can_undo()


def test_a_new_character_cannot_be_undone(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).lying("path-1", "werewolf").dice(1, 1, 6)
    session = play(made.start(), "move:path-1", "new")
    assert asked(session) == NEXT_TURN and not session.can_undo()


@pytest.mark.parametrize("answers", [("roll", "move:path-1"), ("roll", "move:path-1", "pass")])
def test_a_broken_turn_may_be_begun_again_with_the_same_dice(table: TableMaker, answers: tuple[str, ...]) -> None:
    made = stage(table, "elf", at="glade", spells=["magic-and-sword"], objects=["helmet"]).lying("path-1", "cyclops")
    session = made.dice(1, 6, 1).start()
    before = digest(session.state)
    play(session, *answers)
    if asked(session)[0] == 0:
        session.restart_step()
        assert digest(session.state) == before
        play(session, *answers)
    while asked(session) != NEXT_TURN:
        play(session, "pass")


def test_a_turn_given_up_costs_that_turn_alone(table: TableMaker) -> None:
    session = stage(table, "elf", at="glade", objects=["helmet"]).start()
    session.skip_step()
    assert (asked(session), one(session, 0).turns, one(session, 0).space) == (NEXT_TURN, 1, "glade")


def test_a_rule_that_breaks_changes_nothing(table: TableMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dispute E9: a change lands whole or not at all."""

    def breaks(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
        change(ctx, player, "gold", 5, "16.1")
        yield from ()
        raise ValueError("broken")

    monkeypatch.setitem(DATA.verbs.encounters, "plague", breaks)
    session = stage(table, "goblin", at="glade").events("plague").dice(1).start()
    before = digest(session.state)
    with pytest.raises(RulesBug):
        play(session, "move:path-1")
    assert (digest(session.state), asked(session), one(session, 0).gold) == (before, (0, "move"), 1)


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_every_die_of_a_table_is_told_and_in_the_replay(table: TableMaker) -> None:
    """Dispute M21: the Barrow's die, a 1, gives 1 Sword."""
    made = stage(table, "goblin", at="village").dice(1, 1)
    session = play(made.start(), "move:barrow")
    assert (one(session, 0).sword, asked(session)) == (4, NEXT_TURN)
    dice = [event.value for event in session.drain_events() if isinstance(event, DieRolled)]
    assert dice == [1, 1]


def test_a_match_replays_from_its_log_alone() -> None:
    """Dispute E2: the same seed and the same answers give the same match, dice and piles included."""
    session = Session(MagicznyMiecz(), [Seat("a"), Seat("b"), Seat("c")], 20)
    for _ in range(120):
        assert session.pending is not None
        session.answer(*session.pending.keys()[: max(1, session.pending.min_picks)])
    again = Session.replay(MagicznyMiecz(), session.save())
    assert digest(again.state) == digest(session.state)
    assert again.chance == session.chance and session.state.seekers[0].turns > 5


def test_an_opening_given_up_deals_what_is_missing() -> None:
    session = Session(MagicznyMiecz(), [Seat("a"), Seat("b"), Seat("c")], 4, {"deal": "choose"})
    session.skip_step()
    assert len({seeker.character for seeker in session.state.seekers}) == 3
    assert session.game.problems(session.state) == []


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("war", 7, "an unknown player"),
        ("conjunction", 7, "an unknown player"),
        ("current", 7, "nobody's turn"),
        ("extra_turns", 3, "turns in a row out of range"),
        ("purse", {"glade": 0}, "loose gold is no gold"),
        ("purse", {"atlantis": 1}, "cards lie nowhere"),
        ("dead", ["nobody"], "an unknown dead Character"),
        ("events", [], "the Events and Equipment are not complete"),
        ("spells", [], "the Spells are not complete"),
    ],
)
def test_a_damaged_state_is_told_from_a_good_one(table: TableMaker, field: str, value: object, problem: str) -> None:
    session = stage(table, "elf", at="glade", objects=["helmet"]).start()
    damaged = session.fork().state
    assert session.game.problems(damaged) == []
    setattr(damaged, field, value)
    assert problem in session.game.problems(damaged)
