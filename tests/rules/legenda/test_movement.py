"""Movement points and steps, and the course of turns and rounds. Rules 1.11, 1.12."""

import pytest

from tests.rules.legenda.table import Match, TableMaker, one, play
from tests.rules.script import asked, keys


def steps(session: Match) -> list[str]:
    return [key.removeprefix("step:") for key in keys(session) if key.startswith("step:")]


@pytest.mark.rule("legenda", "1.11")
def test_steps_lead_to_the_neighbours_by_a_side_across_tiles_too(table: TableMaker) -> None:
    # d-f1 touches a-a1 in the north and c-a6 in the east, of other tiles.
    session = table().hero(0, "enchantress", at="d-f1").start()
    assert sorted(steps(session)) == ["a-a1", "c-a6", "d-e1", "d-f2"]


@pytest.mark.rule("legenda", "1.11")
def test_a_taken_field_is_not_entered(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="d-f5").hero(1, "chronicler", at="d-f4").start()
    assert "d-f4" not in steps(session) and "attack:1" in keys(session)


@pytest.mark.rule("legenda", "1.11")
def test_no_field_is_entered_twice_in_a_turn_the_first_one_included(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="d-f5", level=3).dice(6, 6, 6).start(), "step:d-f4")
    assert "d-f5" not in steps(session)
    play(session, "step:d-e4")
    assert "d-f4" not in steps(session)
    play(session, "step:d-e5")
    assert session.state.current == 1


@pytest.mark.rule("legenda", "1.11")
def test_at_least_one_point_must_be_used(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="d-f5", level=2).dice(6).start()
    assert "end" not in keys(session)
    play(session, "step:d-f4")
    assert "end" in keys(session)
    play(session, "end")
    assert session.state.current == 1


def test_whoever_can_do_nothing_need_not(table: TableMaker) -> None:
    # Danseptia's neighbours are three, all taken; without denars nothing is of use in the city.
    made = table().hero(0, "enchantress", at="danseptia", denars=0, mission="lich")
    made.hero(1, "woodcutter", at="a-a5").hero(2, "acrobat", at="a-b6").hero(3, "chronicler", at="b-a1")
    session = made.dice(6).start()
    assert asked(session) == (1, "turn")
    play(session, "step:a-a4")


@pytest.mark.rule("legenda", "1.12")
def test_a_point_owed_is_lost_in_the_next_turn(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="d-f5", owed=1).start()
    assert asked(session) == (1, "turn") and one(session, 0).owed == 0
    session = table().hero(0, "enchantress", at="d-f5", level=2, owed=1).start()
    assert session.state.turn is not None and session.state.turn.points == 1
    session = table().hero(0, "enchantress", at="d-f5", owed=2).start()
    assert one(session, 0).owed == 1


@pytest.mark.rule("legenda", "1.11")
def test_getting_lost_with_a_point_left_takes_it(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="b-c1", level=2).dice(1).start(), "step:b-c2")
    assert one(session, 0).owed == 0 and session.state.current == 1


@pytest.mark.rule("legenda", "1.12")
def test_after_everybodys_turn_a_round_ends(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="d-f5").hero(1, "chronicler", at="c-c1").dice(6, 6).start()
    assert session.state.round == 1
    play(session, "step:d-f4")
    assert session.state.round == 1 and one(session, 0).turns == 2
    play(session, "step:c-d1")
    assert session.state.round == 2 and session.state.current == 0


def test_points_do_not_carry_over(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", level=3).hero(1, "chronicler", at="c-c1").dice(6, 6)
    session = play(made.start(), "step:d-f4", "end", "step:c-d1")
    assert session.state.turn is not None and session.state.turn.points == 3


@pytest.mark.rule("legenda", "1.11")
def test_a_special_place_of_the_own_mission_is_not_explored(table: TableMaker) -> None:
    session = play(
        table().hero(0, "enchantress", at="d-f5", mission="black-knight").start(), "step:d-f4"
    )  # no die of exploring was in the script
    assert asked(session) == (0, "task")
    play_on = table().hero(0, "enchantress", at="d-f5", mission="lich").dice(6).start()
    play(play_on, "step:d-f4")
    assert one(play_on, 0).field == "d-f4"


@pytest.mark.rule("legenda", "1.12")
def test_bread_moves_on_when_no_point_is_left(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-f5", items=["lumberjacks-bread"]).dice(6, 6)
    session = play(made.start(), "step:d-f4")
    assert keys(session) == ("use:lumberjacks-bread", "discard", "end")
    play(session, "use:lumberjacks-bread", "step:d-e4")
    assert one(session, 0).field == "d-e4" and session.state.current == 1
