"""Turns: in order, missed, several in a row. Rules 0.7, 10.1, 13.1, 16.1, 19.1."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.life import lose_turns
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, still, world
from tests.rules.magiczny_miecz.table import Table, TableMaker, one, play
from tests.rules.script import asked, keys


def pair(table: TableMaker, **laid: object) -> Table:
    """Seat 0 is to move and walks to and fro beside Enemies; seat 1 does so far away."""
    made = table().seeker(0, "troll", at="path-1", objects=["helmet"], **laid)
    made.seeker(1, "goblin", at="valley-of-skulls", objects=["gauntlets"])
    return made


@pytest.mark.rule("magiczny_miecz", "10.1")
def test_a_turn_is_a_move_and_then_a_meeting_or_exploring(table: TableMaker) -> None:
    made = table().seeker(0, "troll", at="path-1").seeker(1, "goblin", at="marsh-1", objects=["helmet"]).events("elk")
    session = made.dice(1, 6, 1).start()
    assert asked(session) == (0, "move")
    play(session, "move:marsh-1")
    assert (asked(session), keys(session)[:2]) == ((0, "arrived"), ("explore", "attack:1"))
    play(session, "explore")
    assert (asked(session), one(session, 0).trophies) == ((1, "turn"), ["elk#1"])


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_on_the_space_where_the_move_begins_nothing_may_be_done(table: TableMaker) -> None:
    """A Character, gold, an Object and a Stranger are there; before the move none of them is offered."""
    made = table().seeker(0, "troll", at="path-1", objects=["helmet"]).seeker(1, "goblin", at="path-1")
    made.lying("path-1", "sword", "wonder-worker").gold("path-1", 3).lying("marsh-1", "elk").dice(1, 6, 1, 6)
    session = made.start()
    assert keys(session) == ("roll", "leave:helmet")
    play(session, "roll", "move:marsh-1")
    assert (here(session, "path-1"), session.state.purse) == (["sword#1", "wonder-worker"], {"path-1": 3})


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_who_is_sent_back_to_the_start_does_nothing_there(table: TableMaker) -> None:
    """The Guard leads back to the space where the move began: no meeting, no exploring, and the turn is over."""
    made = table().seeker(0, "troll", at="path-1").seeker(1, "goblin", at="path-1", objects=["helmet"])
    session = play(made.lying("path-1", "sword").events("guard").dice(1).start(), "move:marsh-1")
    assert (asked(session), one(session, 0).space) == ((1, "turn"), "path-1")
    assert (one(session, 0).objects, here(session, "path-1")) == ([], ["sword#1"])


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_a_lost_turn_passes_without_a_question_and_is_counted(table: TableMaker) -> None:
    session = pair(table, lost=1).start()
    assert asked(session) == (1, "turn")
    assert (one(session, 0).lost, one(session, 0).turns) == (0, 1)


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_two_lost_turns_are_missed_one_after_the_other(table: TableMaker) -> None:
    made = pair(table, lost=2).lying("plain-of-grasses", "elk").lying("valley-of-skulls", "elk")
    session = play(made.dice(4, 6, 1, 4, 6, 1).start(), "roll", "move:plain-of-grasses")
    assert (asked(session), one(session, 0).lost) == ((1, "turn"), 0)
    play(session, "roll", "move:valley-of-skulls")
    assert (asked(session), one(session, 0).turns) == ((0, "turn"), 3)


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_an_encounter_that_costs_the_drawer_a_turn_ends_this_one_and_this_is_the_lost_one(table: TableMaker) -> None:
    # The Eclipse costs the Good and the Chaotic a turn; the gold drawn with it stays.
    made = table().seeker(0, "elf", at="ice-wasteland", objects=["helmet"]).events("eclipse", "gold-2")
    made.seeker(1, "hobgoblin", at="castle", objects=["lamp"]).seeker(2, "goblin", at="castle", objects=["shield"])
    session = play(made.dice(2).start(), "roll", "move:wilds")
    assert asked(session) == (1, "turn")  # the Evil one loses none
    assert [one(session, seat).lost for seat in range(3)] == [0, 0, 1]
    assert here(session, "wilds") == ["gold-2#1"]


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_others_lose_their_next_turn(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="glade", objects=["helmet"]).events("eclipse")
    made.seeker(1, "goblin", at="castle", objects=["shield"])
    session = play(made.dice(1).start(), "roll", "move:path-1")
    assert (asked(session), one(session, 1).lost, one(session, 1).turns) == ((0, "turn"), 0, 1)


@pytest.mark.rule("magiczny_miecz", "16.1")
@pytest.mark.rule("magiczny_miecz", "20.5")
def test_a_turn_lost_now_is_the_running_one_and_any_other_is_the_next(table: TableMaker) -> None:
    session = still(table, "elf")
    ctx, _ = world(session)
    lose_turns(ctx, PlayerId(1), 1, "16.1", now=True)  # not his turn
    lose_turns(ctx, PlayerId(0), 1, "16.7")
    assert [one(session, seat).lost for seat in (0, 1)] == [1, 1]
    lose_turns(ctx, PlayerId(0), 2, "16.1", now=True)
    turn = session.state.turn
    assert turn is not None and turn.over and one(session, 0).lost == 2


@pytest.mark.rule("magiczny_miecz", "19.1")
def test_in_a_circle_of_fire_the_next_turn_is_spent_doing_nothing(table: TableMaker) -> None:
    session = pair(table, frozen=1).start()
    assert (asked(session), one(session, 0).frozen) == ((1, "turn"), 0)
    assert one(session, 0).space == "path-1"


@pytest.mark.rule("magiczny_miecz", "10.1")
def test_turns_in_a_row_are_played_before_the_next_player(table: TableMaker) -> None:
    made = pair(table).lying("marsh-1", "elk").lying("path-1", "elk").state(extra_turns=1).dice(1, 6, 1, 1, 6, 1)
    session = play(made.start(), "roll", "move:marsh-1")
    assert asked(session) == (0, "turn")
    play(session, "roll", "move:path-1")
    assert (asked(session), one(session, 0).turns, one(session, 1).turns) == ((1, "turn"), 2, 1)


@pytest.mark.rule("magiczny_miecz", "10.1")
def test_points_for_a_turn_end_with_it(table: TableMaker) -> None:
    made = stage(table, "troll", at="path-1", marks={"elixir-of-strength": 2}).lying("marsh-1", "elk").dice(1, 6, 1)
    session = made.start()
    assert sum(part.points for part in seen(session, 1, 0).sword) == 8
    play(session, "move:marsh-1")
    assert asked(session) == NEXT_TURN
    assert sum(part.points for part in seen(session, 1, 0).sword) == 6
