"""Who is asked to step in, and when nobody is. Rules 17.3, 17.7, 9.1; disputes E7 and E8, the switch always_ask."""

import pytest

from tests.rules.magiczny_miecz.scenes import NEXT_TURN, stage
from tests.rules.magiczny_miecz.table import TableMaker, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "17.7")
def test_only_those_are_asked_who_can_do_something(table: TableMaker) -> None:
    """The Mirror answers Spells alone: its owner is not asked before the dice."""
    made = stage(table, "goblin", at="glade").seeker(1, "elf", at="castle", spells=["mirror"], objects=["lamp"])
    session = play(made.lying("path-1", "bear").dice(1, 6, 1).start(), "move:path-1")
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "17.7")
def test_a_switch_has_everybody_asked_who_holds_a_spell(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade").seeker(1, "elf", at="castle", spells=["mirror"], objects=["lamp"])
    made.option(always_ask="on").lying("path-1", "bear").dice(1, 6, 1)
    session = made.start()
    moments = []
    while asked(session) != NEXT_TURN:
        if asked(session) == (1, "response"):
            assert session.pending is not None and keys(session) == ("pass",)
            moments.append(session.pending.prompt.key)
            play(session, "pass")
        else:
            play(session, "move:path-1")
    assert moments == [f"ask.response-{moment}" for moment in ("rolled", "arrived", "fight", "loss")]


@pytest.mark.rule("magiczny_miecz", "17.7")
def test_players_are_asked_in_turn_order_from_the_current_one_until_all_pass(table: TableMaker) -> None:
    made = table().turn(1)
    made.seeker(0, "elf", at="castle", spells=["fatum"], objects=["helmet"])
    made.seeker(2, "hag", at="castle", spells=["lord-of-thunder"], objects=["lamp"])
    made.seeker(1, "goblin", at="glade", spells=["madness"], objects=["shield"])
    session = play(made.lying("path-1", "bear").dice(1, 6, 1).start(), "roll", "move:path-1")
    order = []
    while session.state.turn is not None and session.state.turn.player == 1 and asked(session)[1] != "end":
        order.append(asked(session))
        play(session, "pass" if asked(session)[1] == "response" else "explore")
    assert order[:2] == [(2, "response"), (0, "response")]  # on arrival the current player is asked what to do here
    assert (1, "arrived") in order


@pytest.mark.rule("magiczny_miecz", "17.3")
def test_a_question_whose_reason_is_gone_is_not_asked(table: TableMaker) -> None:
    """Dispute E7: when the Circle has taken the only Enemy out, nobody else is asked before its dice."""
    made = stage(table, "goblin", at="glade", spells=["circle-of-fire"]).lying("path-1", "bear", "lamp")
    made.seeker(2, "elf", at="barrow", spells=["hidden-one"], objects=["helmet"]).dice(1)
    session = made.start()
    while not (asked(session) == (0, "response") and session.state.fight is not None):
        offered = keys(session)
        play(session, next(key for key in ("roll", "move:path-1", "explore", "pass") if key in offered))
    play(session, "cast:circle-of-fire:bear")
    assert asked(session) == (0, "collect")
    play(session, "take:lamp")
    if asked(session) == (0, "end"):
        play(session, "end")
    assert one(session, 0).life == 4


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_what_has_nothing_left_to_do_is_not_asked(table: TableMaker) -> None:
    """Dispute E8: when the last card has been taken, the question what to take is over, and so is the turn."""
    made = stage(table, "goblin", at="ice-wasteland").lying("wilds", "helmet", "gold-1").dice(2)
    session = play(made.start(), "move:wilds", "take:helmet")
    assert keys(session) == ("take:gold-1#1", "done")
    play(session, "take:gold-1#1")
    assert asked(session) == NEXT_TURN


def test_a_forced_answer_is_taken_without_a_question(table: TableMaker) -> None:
    """Nobody to meet, nothing to use: the space is explored; the one Enemy to fight is fought; the turn ends."""
    session = stage(table, "goblin", at="glade").lying("path-1", "bear").dice(1, 6, 1).start()
    assert asked(session) == (0, "move")  # the roll was forced too
    assert asked(play(session, "move:path-1")) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "17.7")
def test_the_switch_has_the_owner_of_a_spell_asked_in_his_own_turn_too(table: TableMaker) -> None:
    """The Mirror can be cast at none of these moments, but nobody is to see that."""
    made = table().seeker(0, "goblin", at="glade", spells=["mirror"]).seeker(1, "elf", at="castle", objects=["lamp"])
    session = made.option(always_ask="on").events("gold-1").dice(1).start()
    questions = [(asked(session)[1], keys(session))]
    for answer in ("roll", "pass", "move:path-1", "explore", "pass", "take:gold-1#1"):
        play(session, answer)
        questions.append((asked(session)[1], keys(session)))
    moves = ("cross:glade", "move:path-1", "move:tavern")
    assert questions == [
        ("turn", ("roll",)), ("response", ("pass",)), ("move", moves), ("arrived", ("explore",)),
        ("response", ("pass",)), ("collect", ("take:gold-1#1", "done")), ("end", ("end",)),
    ]  # fmt: skip
    assert asked(play(session, "end")) == NEXT_TURN


def test_others_may_step_in_when_somebody_arrives_whom_the_hag_drives(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade", hexed=True)
    made.seeker(1, "elf", at="castle", spells=["fatum"], objects=["lamp"])
    session = play(made.dice(1, 2).start(), "move:path-1")
    assert (asked(session), one(session, 0).gold) == ((1, "response"), 1)
    play(session, "cast:fatum:0")
    assert (one(session, 0).gold, one(session, 0).hexed) == (0, True)


def test_nobody_is_asked_about_a_fight_whose_fighter_has_turned_to_stone(table: TableMaker) -> None:
    """Dispute E7: seat 2 could still burn the Bear, but there is nobody left to fight it."""
    made = stage(table, "goblin", at="glade", gold=0).lying("path-1", "bear").dice(1, 1)
    made.seeker(1, "elf", at="castle", spells=["fatum"], objects=["lamp"])
    made.seeker(2, "hag", at="castle", spells=["circle-of-fire"], objects=["gauntlets"])
    session = play(made.start(), "move:path-1", "pass", "pass", "cast:fatum:0")
    assert (one(session, 0).stone, asked(session)) == (3, NEXT_TURN)
