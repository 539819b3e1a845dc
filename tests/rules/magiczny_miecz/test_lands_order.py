"""What comes first on a space with an instruction: Enemies, then what lies there, then the instruction, then Places."""

import pytest

from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "13.5")


@RULE
def test_every_space_without_cards_to_draw_has_an_instruction_and_no_other_has() -> None:
    told = [space.design for space in DATA.board.spaces.values() if space.circle != "bridge" and not space.draw]
    assert sorted(DATA.verbs.spaces) == sorted(dict.fromkeys(told))
    assert len(DATA.verbs.spaces) == 21


@RULE
def test_the_wraith_of_the_village_is_fought_before_anybody_is_visited(table: TableMaker) -> None:
    session = visit(table().lying("village", "wraith"), "conqueror", "village", 3, 1, gold=3)  # Magic 3 + 3 against 5
    assert asked(session) == (0, "visit")
    assert session.state.events_used == ["wraith#1"]


@RULE
@pytest.mark.parametrize("space", ["village", "walled-town", "castle", "temple-of-nemed", "fortress-of-the-keeper"])
def test_an_unbeaten_wraith_bars_shops_temples_and_missions(table: TableMaker, space: str) -> None:
    session = visit(table().lying(space, "wraith"), "conqueror", space, 1, 6, gold=3, objects=["helmet"])
    assert (asked(session), one(session, 0).life) == (NEXT, 3)
    assert session.state.here(space) == ["wraith#1"]


@RULE
def test_an_unbeaten_enemy_bars_a_must_as_well(table: TableMaker) -> None:
    session = visit(table().lying("tavern", "bear"), "conqueror", "tavern", 1, 6)  # 5 against 9: no roll in the Tavern
    assert (asked(session), one(session, 0).life) == (NEXT, 3)


@RULE
def test_whoever_hides_from_the_enemies_obeys(table: TableMaker) -> None:
    laid = table().lying("magic-gate", "bear").state(scorched=["bear"])  # in a Circle of Fire till the end of the turn
    assert asked(visit(laid, "conqueror", "magic-gate")) == (0, "gift")


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_gold_and_objects_may_be_taken_before_obeying_and_spent_at_once(table: TableMaker) -> None:
    session = visit(table().gold("village", 2).lying("village", "gold-1"), "conqueror", "village", gold=0)
    assert (asked(session), keys(session)) == ((0, "obey"), ("obey", "gold", "take:gold-1#1"))
    play(session, "gold", "take:gold-1#1")
    assert (asked(session), keys(session)) == ((0, "visit"), ("witch", "armourer", "no"))
    play(session, "armourer", "buy:stiletto")
    assert (designs(one(session, 0).objects), one(session, 0).gold) == (["stiletto"], 0)


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_the_stick_and_rope_taken_up_at_the_bogs_keeps_everything(table: TableMaker) -> None:
    session = visit(table().lying("bogs-1", "stick-and-rope"), "conqueror", "bogs-1", objects=["helmet"])
    play(session, "take:stick-and-rope")
    assert (len(one(session, 0).objects), asked(session)) == (2, NEXT)


def test_an_ally_of_the_space_left_there_is_met_before_the_roll(table: TableMaker) -> None:
    session = visit(table().lying("circle-of-power", "guide"), "conqueror", "circle-of-power")
    play(session, "take:guide#1")
    assert asked(session) == (0, "roll-anyway")
    assert asked(play(session, "no")) == NEXT


@pytest.mark.rule("magiczny_miecz", "15.2")
def test_a_place_on_such_a_space_comes_after_the_instruction(table: TableMaker) -> None:
    session = visit(table().lying("magic-gate", "magic-lake"), "conqueror", "magic-gate")
    assert (asked(session), one(session, 0).sword) == ((0, "gift"), 4)
    play(session, "sword")
    assert (one(session, 0).sword, asked(session)) == (6, NEXT)


def test_whoever_is_carried_off_by_the_instruction_sees_nothing_of_the_place(table: TableMaker) -> None:
    session = visit(table().lying("tavern", "magic-lake"), "conqueror", "tavern", 6)
    play(session, "yes", "no")
    assert (one(session, 0).sword, one(session, 0).space, asked(session)) == (4, "temple-of-nemed", NEXT)


@pytest.mark.rule("magiczny_miecz", "13.2")
def test_whoever_meets_a_character_does_not_obey_the_space(table: TableMaker) -> None:
    laid = table().seeker(2, "rogue", at="living-rocks-1")
    session = visit(laid, "conqueror", "living-rocks-1", 2, 1)  # 6 against 6: a draw
    play(session, "attack:2")
    assert (one(session, 0).life, asked(session)[0]) == (4, 1)


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_no_shop_is_open_where_a_move_begins(table: TableMaker) -> None:
    laid = table().seeker(0, "conqueror", at="village", gold=5, objects=["helmet"])
    session = laid.seeker(1, "kobold", at="stone-forest", objects=["mule"]).start()
    assert (asked(session), keys(session)) == ((0, "turn"), ("roll", "leave:helmet"))
