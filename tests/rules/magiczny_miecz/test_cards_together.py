"""What two cards do to each other that nobody meets alone. Facts 4.2-4.5; rules 6.4, 11.2, 13.1, 18.2."""

import pytest

from tests.rules.magiczny_miecz.scenes import WASTE, fights, meets
from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_of_a_squire_who_died_in_his_masters_place_the_vampire_keeps_no_life(table: TableMaker) -> None:
    # Magic 3 + 1 against 4 + 6: lost, but the Squire dies on his 1: the Vampire took no Life.
    session = fights(meets(table, "vampire", 1, 6, 1, friends=["squire"]))
    assert (one(session, 0).life, one(session, 0).friends) == (4, [])
    assert session.state.tokens == {} and session.state.here(WASTE) == ["vampire"]


@pytest.mark.rule("magiczny_miecz", "6.1")
def test_with_the_evil_spirit_nobody_goes_back_to_the_friends_off_the_mount(table: TableMaker) -> None:
    # The Shepherd waits on the Glade, and the Spirit is drawn on the very same move: no Friend till the Hermitage.
    made = table().seeker(0, "conqueror", at="tavern", objects=["mount"], friends=["shepherd"], sword=4)
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"], lost=9).events("evil-spirit").dice(1)
    session = play(made.start(), "roll", "add:1", "move:path-1")
    assert (one(session, 0).friends, session.state.here("glade")) == (["evil-spirit"], ["shepherd"])
    assert asked(session) == (0, "turn") and keys(session) == ("roll", "leave:mount")


@pytest.mark.rule("magiczny_miecz", "11.2")
def test_a_boat_taken_at_the_ferry_stays_there_when_the_ferry_sends_back(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="ice-kingdom", gold=0, objects=["helmet"]).lying("ferry-1", "boat")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1)
    session = play(made.start(), "roll", "move:ferry-1", "take:boat")
    assert (one(session, 0).space, designs(one(session, 0).objects)) == ("ice-kingdom", ["helmet"])
    assert session.state.here("ferry-1") == ["boat"]
