"""The spaces of the Upper Circle but for the temple. The Conqueror has Sword 4 and Magic 3."""

import pytest

from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "13.5")
SURE_FOOT, ARMS = "barbarian-bogs", "prince-kit"
"""Abilities that work on these spaces."""

# --- Cliff ------------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("cliff", ["cliff-1", "cliff-2"])
@pytest.mark.parametrize(("face", "life"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_a_cliff_takes_a_life_on_1_and_2(table: TableMaker, cliff: str, face: int, life: int) -> None:
    session = visit(table(), "conqueror", cliff, face)
    assert (one(session, 0).life, asked(session)) == (life, NEXT)


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_each_friend_rolls_for_itself_on_the_cliff(table: TableMaker) -> None:
    friends = ["shepherd", "squire", "strzyga"]
    session = visit(table(), "conqueror", "cliff-1", 6, 2, 3, 1, friends=friends)  # the first and the third fall
    assert (one(session, 0).friends, one(session, 0).life) == (["squire"], 4)
    assert session.state.events_used == ["shepherd", "strzyga"]


def test_a_porter_falls_from_the_cliff_with_his_load(table: TableMaker) -> None:
    objects = ["helmet", "shield", "lamp", "sword", "gauntlets"]
    laid = visit(table(), "conqueror", "cliff-1", 6, 1, friends=["porter"], objects=objects, loads={"porter": ["lamp"]})
    assert designs(one(laid, 0).objects) == ["helmet", "shield", "sword", "gauntlets"]
    assert designs(laid.state.events_used) == ["porter", "lamp"]


def test_the_noon_wraith_is_no_friend_that_could_fall_from_the_cliff(table: TableMaker) -> None:
    laid = table().seeker(1, "kobold", at="stone-forest", objects=["mule"])
    laid.seeker(0, "conqueror", at="wolf-gully", friends=["noon-wraith"]).dice(6)
    session = play(laid.start(), "move:cliff-1")
    assert (one(session, 0).friends, asked(session)) == (["noon-wraith"], NEXT)


def test_friends_of_the_dead_do_not_roll_on_the_cliff(table: TableMaker) -> None:
    session = visit(table(), "adventurer", "cliff-1", 1, friends=["shepherd"], life=1)
    assert asked(session) == (0, "new-character")
    assert session.state.here("cliff-1") == ["shepherd"]  # they stay where their master died (4.4)


# --- Bogs -------------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("bogs", ["bogs-1", "bogs-2"])
def test_bogs_take_an_object_or_a_friend_of_ones_choice(table: TableMaker, bogs: str) -> None:
    objects = ["helmet#s1", "ring-of-power"]
    session = visit(table(), "conqueror", bogs, objects=objects, friends=["shepherd"])
    assert (asked(session), keys(session)) == (
        (0, "lose"),
        ("card:helmet#s1", "card:ring-of-power", "card:shepherd"),
    )
    play(session, "card:helmet#s1")
    assert (one(session, 0).objects, one(session, 0).friends) == (["ring-of-power"], ["shepherd"])
    assert "helmet#s1" in session.state.stock
    assert asked(session) == NEXT


def test_bogs_may_be_given_a_friend(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "bogs-1", objects=["helmet"], friends=["shepherd"]), "card:shepherd")
    assert (designs(one(session, 0).objects), one(session, 0).friends) == (["helmet"], [])
    assert session.state.events_used == ["shepherd"]


def test_bogs_take_the_only_thing_unasked(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "bogs-1", objects=["helmet"])
    assert (one(session, 0).objects, asked(session)) == ([], NEXT)


def test_bogs_take_nothing_from_those_who_have_only_gold(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "bogs-1", gold=3, life=2)
    assert (one(session, 0).gold, one(session, 0).life, asked(session)) == (3, 2, NEXT)


def test_bogs_cannot_take_what_the_secret_bag_hides(table: TableMaker) -> None:
    objects = ["secret-bag", "ring-of-power", "helmet"]
    session = visit(table(), "conqueror", "bogs-1", objects=objects, loads={"secret-bag": ["ring-of-power"]})
    assert (designs(one(session, 0).objects), asked(session)) == (["secret-bag", "ring-of-power"], NEXT)


@pytest.mark.parametrize("face", [1, 2])
def test_barbarian_bogs_lose_him_nothing_on_1_and_2(table: TableMaker, face: int) -> None:
    ran: list[str] = []
    session = visit(table(), "barbarian", "bogs-1", face, objects=["helmet"], ran=ran)
    assert (designs(one(session, 0).objects), asked(session)) == (["helmet"], NEXT)
    assert f"ability:{SURE_FOOT}" in ran


def test_barbarian_bogs_lose_him_something_from_3_on(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "barbarian", "bogs-1", 3, objects=["helmet"], ran=ran)
    assert one(session, 0).objects == []
    assert f"ability:{SURE_FOOT}" not in ran


def test_barbarian_bogs_need_no_roll_of_somebody_with_nothing(table: TableMaker) -> None:
    assert asked(visit(table(), "barbarian", "bogs-1")) == NEXT


# --- Living Rocks -----------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("rocks", ["living-rocks-1", "living-rocks-2"])
def test_living_rocks_take_a_life(table: TableMaker, rocks: str) -> None:
    session = visit(table(), "conqueror", rocks)
    assert (one(session, 0).life, asked(session)) == (3, NEXT)


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_gauntlets_taken_up_on_the_living_rocks_before_obeying_save_the_life(table: TableMaker) -> None:
    ran: list[str] = []
    laid = table().lying("living-rocks-1", "gauntlets", "stiletto").gold("living-rocks-1", 2)
    session = visit(laid, "conqueror", "living-rocks-1", ran=ran)
    assert asked(session) == (0, "obey")
    play(session, "take:gauntlets", "obey")
    assert one(session, 0).life == 4
    assert "card:gauntlets" in ran
    assert asked(session) == (0, "end")  # and the rest may still be taken


def test_gauntlets_taken_up_after_obeying_save_nothing(table: TableMaker) -> None:
    session = visit(table().lying("living-rocks-1", "gauntlets"), "conqueror", "living-rocks-1")
    play(session, "obey", "take:gauntlets")
    assert (one(session, 0).life, asked(session)) == (3, NEXT)


# --- Castle -----------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(("face", "life"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 1), (6, 0)])
def test_court_medic_of_the_castle_is_paid_before_the_roll(table: TableMaker, face: int, life: int) -> None:
    session = play(visit(table(), "conqueror", "castle", face, life=1, gold=3), "medic")
    assert (asked(session), keys(session)) == ((0, "heal"), ("heal:1", "heal:2", "heal:3"))
    play(session, "heal:2")
    if life:
        assert (one(session, 0).life, one(session, 0).gold) == (life, 1)  # nothing is paid back
        assert asked(session) == NEXT  # and he is visited once
    else:
        assert asked(session) == (0, "new-character")  # 1 Life less is death


def test_court_medic_harms_on_6_and_keeps_the_gold(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "castle", 6, life=3, gold=3), "medic")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (2, 2, NEXT)


def test_castle_has_nothing_for_the_healthy(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "castle", gold=3)
    assert (one(session, 0).gold, asked(session)) == (3, NEXT)


def test_kings_diamond_sells_for_5_at_the_castle(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "conqueror", "castle", objects=["kings-diamond"], gold=0, ran=ran)
    assert (asked(session), keys(session)) == ((0, "visit"), ("sell:kings-diamond", "no"))
    play(session, "sell:kings-diamond")
    assert (one(session, 0).objects, one(session, 0).gold, asked(session)) == ([], 5, NEXT)
    assert session.state.events_used == ["kings-diamond"]
    assert "card:kings-diamond" in ran


def test_gold_for_the_diamond_can_pay_the_medic_on_the_same_visit(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "castle", 1, objects=["kings-diamond"], gold=0, life=1)
    play(session, "sell:kings-diamond", "medic", "heal:3")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (4, 2, NEXT)


@pytest.mark.parametrize(("life", "after"), [(1, 3), (2, 4), (3, 4)])
def test_princess_restores_2_life_once_a_visit_to_the_castle(table: TableMaker, life: int, after: int) -> None:
    session = visit(table(), "conqueror", "castle", friends=["princess"], life=life, gold=0)
    assert keys(session) == ("princess-life", "princess-gold", "no")
    play(session, "princess-life")
    assert one(session, 0).life == after
    assert keys(session) == ("princess-gold", "no")
    play(session, "no")
    assert (one(session, 0).friends, asked(session)) == (["princess"], NEXT)


def test_princess_may_be_given_up_at_the_castle_for_3_gold(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "castle", friends=["princess"], gold=1)
    assert keys(session) == ("princess-gold", "no")  # nothing to restore at 4 Life
    play(session, "princess-gold")
    assert (one(session, 0).friends, one(session, 0).gold, asked(session)) == ([], 4, NEXT)
    assert session.state.events_used == ["princess"]


def test_princess_heals_nobody_elsewhere(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "fortress-of-the-keeper", friends=["princess"], life=1)
    assert keys(session) == ("mission", "no")


@pytest.mark.rule("magiczny_miecz", "8.1")
def test_prince_kit_is_regained_at_the_castle(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "prince", "castle", objects=["sword"], ran=ran)
    assert one(session, 0).objects == ["sword#1", "helmet#s1"]  # the Helmet alone was lost
    assert f"ability:{ARMS}" in ran
    assert asked(session) == NEXT


def test_prince_kit_comes_from_the_events_when_the_equipment_has_none(table: TableMaker) -> None:
    laid = table().lying("wilds", "helmet#s1", "helmet#s2")
    session = visit(laid, "prince", "castle", objects=["sword"])
    assert one(session, 0).objects == ["sword#1", "helmet"]
    assert "helmet" not in session.state.events


def test_prince_kit_that_is_nowhere_to_be_had_is_not_regained(table: TableMaker) -> None:
    laid = table().lying("wilds", "helmet#s1", "helmet#s2", "helmet")
    session = visit(laid, "prince", "castle", objects=["sword"])
    assert (one(session, 0).objects, asked(session)) == (["sword#1"], NEXT)


def test_nobody_else_gets_a_kit_at_the_castle(table: TableMaker) -> None:
    assert one(visit(table(), "conqueror", "castle"), 0).objects == []


# --- Crypt of Wraiths, Wolf Gully -------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("space", ["crypt-of-wraiths", "wolf-gully"])
@pytest.mark.parametrize("face", [1, 2, 3])
def test_crypt_and_gully_are_safe_on_1_to_3(table: TableMaker, space: str, face: int) -> None:
    session = visit(table(), "conqueror", space, face)
    assert (one(session, 0).life, asked(session)) == (4, NEXT)


@RULE
@pytest.mark.parametrize(("face", "theirs", "life"), [(4, 3, 4), (4, 4, 3), (5, 2, 4), (5, 3, 3), (6, 1, 4), (6, 2, 3)])
def test_crypt_of_wraiths_4_to_6_is_a_magical_fight_with_as_much_magic(
    table: TableMaker, face: int, theirs: int, life: int
) -> None:
    session = visit(table(), "conqueror", "crypt-of-wraiths", face, 4, theirs)  # 3 + 4 = 7: a draw, or 1 too few
    assert (one(session, 0).life, asked(session)) == (life, NEXT)


@pytest.mark.parametrize(("theirs", "life"), [(1, 4), (2, 3)])
def test_in_a_conjunction_the_wraith_of_the_crypt_has_twice_its_magic(
    table: TableMaker, theirs: int, life: int
) -> None:
    session = visit(table().state(conjunction=1), "conqueror", "crypt-of-wraiths", 4, 6, theirs)  # 3 + 6 against 8
    assert one(session, 0).life == life


@RULE
@pytest.mark.parametrize(("face", "theirs", "life"), [(4, 4, 4), (4, 5, 3), (5, 3, 4), (5, 4, 3), (6, 2, 4), (6, 3, 3)])
def test_wolf_gully_4_to_6_is_a_fight_with_as_much_sword(table: TableMaker, face: int, theirs: int, life: int) -> None:
    session = visit(table(), "conqueror", "wolf-gully", face, 4, theirs)  # 4 + 4 = 8: a draw, or 1 too few
    assert (one(session, 0).life, asked(session), one(session, 0).trophies) == (life, NEXT, [])


def test_arondight_adds_2_against_the_werewolf_of_the_gully(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "wolf-gully", 6, 1, 1, objects=["arondight"])  # 4 + 2 + 1 = 7 = 6 + 1
    assert one(session, 0).life == 4
