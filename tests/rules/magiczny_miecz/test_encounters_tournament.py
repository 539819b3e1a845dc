"""The Tournament. Rules 16.1, 17.6-17.10; interaction A7."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys


def tilt(table: TableMaker, *cards: str, character: str = "conqueror", **laid: Any) -> Table:
    """Lay out seat 0 in the Valley of Shadows, about to draw two cards on the Heaths; the die for the move is a 1."""
    made = table().seeker(0, character, at="valley-of-shadows", **laid)
    return made.events(*cards).dice(1)


def draws(made: Table) -> Match:
    """Walk onto the Heaths and draw."""
    session = made.start()
    return play(session, *(["roll"] if asked(session) == (0, "turn") else []), "move:heaths")


@pytest.mark.rule("magiczny_miecz", "17.10")
def test_the_tournament_brings_a_character_for_a_duel_after_which_the_turn_is_over(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear").seeker(1, "hobgoblin", at="castle", lost=1, friends=["noon-wraith"])
    made.seeker(2, "barbarian", at="barrow", objects=["gauntlets"]).dice(2, 3)
    session = draws(made)
    assert asked(session) == (0, "tournament") and keys(session) == ("player:1", "player:2", "no")
    play(session, "player:1")
    # Sword 4 + 2 against 3 + 3: a draw. Seat 1 misses its turn, which the summons did not give back
    assert asked(session) == (2, "turn")
    assert one(session, 1).space == "heaths" and designs(one(session, 1).friends) == ["noon-wraith"]
    assert (one(session, 0).life, one(session, 1).life, one(session, 1).lost) == (4, 4, 0)
    assert session.state.lying == {"heaths": ["bear"]}
    assert designs(session.state.events_used) == ["tournament"]
    assert one(session, 0).marks["attacked"] == 1 and "attacked" not in one(session, 1).marks


def test_the_summoned_one_moves_on_from_the_space_of_the_tournament(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear").seeker(1, "hobgoblin", at="castle", objects=["gauntlets"]).dice(1, 6, 1)
    session = play(draws(made), "player:1")
    # Sword 4 + 1 against 3 + 6: the attacked one wins and chooses (17.9)
    assert asked(session) == (1, "spoils")
    play(session, "gold")
    assert (one(session, 0).gold, one(session, 1).gold) == (0, 2)
    assert asked(session) == (1, "turn")
    play(session, "roll")
    assert {"move:valley-of-shadows", "move:tower-of-destiny"} == set(keys(session))


def test_nobody_is_summoned_from_the_bridge_from_stone_or_from_a_circle_of_fire(table: TableMaker) -> None:
    made = tilt(table, "tournament", "gold-1").seeker(1, "hobgoblin", at="trap", objects=["gauntlets"])
    made.seeker(2, "prince", at="barrow", stone=2, gold=0).seeker(3, "barbarian", at="barrow", frozen=1)
    session = draws(made)
    assert asked(session) == (0, "collect")
    assert designs(session.state.events_used) == ["tournament"]


def test_whoever_summons_nobody_goes_on_with_the_other_cards(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear").seeker(1, "hobgoblin", at="castle", objects=["gauntlets"]).dice(2, 2)
    session = play(draws(made), "no")
    # Sword 4 + 2 against the Bear's 3 + 2
    assert designs(one(session, 0).trophies) == ["bear"] and one(session, 1).space == "castle"
    assert "attacked" not in one(session, 0).marks


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_the_summoned_one_may_hide_by_an_ability_and_the_turn_is_over_all_the_same(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear").seeker(1, "hobgoblin", at="castle", friends=["elfling"])
    session = play(draws(made.seeker(2, "barbarian", at="barrow", objects=["gauntlets"])), "player:1")
    assert asked(session) == (1, "evade")
    play(session, "evade")
    assert session.state.lying == {"heaths": ["bear"]} and one(session, 1).space == "heaths"
    assert session.state.current == 1 and one(session, 0).turns == 1


def test_a_neighbour_on_the_same_space_may_be_summoned_without_moving(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear").seeker(1, "hobgoblin", at="heaths", objects=["gauntlets"]).dice(3, 4)
    session = play(draws(made), "explore", "player:1")
    assert one(session, 1).space == "heaths" and one(session, 0).marks["attacked"] == 1
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "17.1")
def test_an_ability_to_choose_the_kind_of_fight_holds_in_the_tournament(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear", character="executioner")
    session = play(draws(made.seeker(1, "hobgoblin", at="castle", objects=["gauntlets"]).dice(2, 3)), "player:1")
    assert asked(session) == (0, "kind-of-fight") and keys(session) == ("sword", "magic")
    play(session, "magic")
    if asked(session) == (0, "behead"):
        play(session, "no")
    # Magic 4 + 2 against 3 + 3
    assert asked(session) == (1, "turn")
    assert (one(session, 0).life, one(session, 1).life) == (4, 4)


@pytest.mark.rule("magiczny_miecz", "8.1")
def test_the_dark_knight_who_wins_may_summon_somebody_for_a_second_duel(table: TableMaker) -> None:
    made = tilt(table, "tournament", "bear", character="dark-knight")
    made.seeker(1, "hobgoblin", at="castle", gold=2, objects=["gauntlets"])
    session = draws(made.seeker(2, "barbarian", at="barrow", gold=1).dice(4, 3, 1, 6))
    play(session, "player:1", "sword", "gold")  # 3 + 4 against 3 + 3
    assert asked(session) == (0, "tournament") and keys(session) == ("player:1", "player:2", "no")
    play(session, "player:2", "sword")  # 3 + 1 against 5 + 6
    assert asked(session) == (2, "spoils")
    play(session, "gold")
    assert [one(session, seat).gold for seat in range(3)] == [1, 1, 2]
    assert [one(session, seat).space for seat in range(3)] == ["heaths"] * 3
    assert session.state.lying == {"heaths": ["bear"]} and one(session, 0).turns == 1


@pytest.mark.parametrize(("mine", "theirs"), [(3, 3), (1, 4)])
def test_a_dark_knight_who_does_not_win_has_no_second_duel(table: TableMaker, mine: int, theirs: int) -> None:
    made = tilt(table, "tournament", "bear", character="dark-knight")
    made.seeker(1, "hobgoblin", at="castle", objects=["gauntlets"]).seeker(2, "barbarian", at="barrow")
    session = play(draws(made.dice(mine, theirs)), "player:1", "sword", *(["gold"] if mine < theirs else []))
    assert asked(session) == (1, "turn") and one(session, 2).space == "barrow"
