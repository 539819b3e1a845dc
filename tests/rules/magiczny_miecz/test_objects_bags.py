"""Casket, Secret Bag and Magic Bag. Rules 5.1, 5.4, 14.5, 16.6. The Kobold is Chaotic with Sword 3 and Magic 3."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.people import counted, explore, meet
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, stage
from tests.rules.magiczny_miecz.table import Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import visit
from tests.rules.script import asked, keys

# --- Mysterious Casket ------------------------------------------------------------------------------------------------


def opened(table: TableMaker, face: int, **mine: Any) -> Match:
    """Let the Kobold open the Casket before his move."""
    laid = stage(table, "kobold", at="tavern", objects=["casket", "helmet"], **mine)
    return play(laid.spell_pile("fatum").dice(face).start(), "use:casket")


@pytest.mark.rule("magiczny_miecz", "21.1")
def test_a_casket_with_a_1_holds_a_toliman_shield_of_the_equipment(table: TableMaker) -> None:
    session = opened(table, 1)
    assert one(session, 0).objects == ["helmet", "toliman-shield#s1"]
    assert session.state.events_used == ["casket"]


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_there_is_no_shield_in_the_casket_when_the_equipment_has_none(table: TableMaker) -> None:
    shields = [f"toliman-shield#s{n}" for n in range(1, 5)]
    laid = stage(table, "kobold", at="tavern", objects=["casket", "helmet"]).lying("castle", *shields).dice(1)
    session = play(laid.start(), "use:casket")
    assert (one(session, 0).objects, session.state.events_used) == (["helmet"], ["casket"])


@pytest.mark.rule("magiczny_miecz", "9.5")
def test_a_casket_with_a_2_holds_a_spell(table: TableMaker) -> None:
    assert one(opened(table, 2), 0).spells == ["fatum"]


def test_a_casket_with_a_3_holds_2_gold(table: TableMaker) -> None:
    assert one(opened(table, 3), 0).gold == 3


def test_a_casket_with_a_4_costs_the_next_turn_and_not_this_one(table: TableMaker) -> None:
    session = opened(table, 4)
    assert (one(session, 0).lost, asked(session)) == (1, (0, "turn"))


@pytest.mark.parametrize(("face", "life"), [(5, 3), (6, 2)])
def test_a_casket_with_a_5_or_6_costs_life(table: TableMaker, face: int, life: int) -> None:
    session = opened(table, face)
    assert (one(session, 0).life, one(session, 0).objects) == (life, ["helmet"])


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_by_the_casket_does_not_leave_it_behind(table: TableMaker) -> None:
    session = opened(table, 6, life=2)
    assert (asked(session), here(session, "tavern")) == ((0, "new-character"), ["helmet"])
    play(session, "none")


def test_the_casket_may_be_opened_in_anybodys_fight_when_there_is_something_else_to_decide(table: TableMaker) -> None:
    objects = ["casket", "elixir-of-strength"]
    session = explore(table, "kobold", "path-1", ["bear"], 3, 6, 1, objects=objects)
    assert keys(session) == ("pass", "use:casket", "use:elixir-of-strength")
    play(session, "use:casket", "")
    assert (one(session, 0).gold, one(session, 0).trophies) == (3, ["bear"])


def test_nobody_is_asked_for_the_caskets_sake_alone_after_the_move(table: TableMaker) -> None:
    session = explore(table, "kobold", "path-1", ["bear"], 6, 1, objects=["casket"])
    assert (one(session, 0).trophies, asked(session)) == (["bear"], (1, "turn"))


# --- Secret Bag -------------------------------------------------------------------------------------------------------

BAG = {"objects": ["secret-bag", "helmet", "shield"], "loads": {"secret-bag": ["helmet"]}}


@pytest.mark.rule("magiczny_miecz", "5.1")
def test_the_secret_bag_takes_in_one_object_in_place_of_another(table: TableMaker) -> None:
    session = stage(table, "kobold", at="tavern", objects=["secret-bag", "helmet", "shield"]).start()
    seen = counted(session)
    play(session, "use:secret-bag")
    assert keys(session) == ("card:helmet", "card:shield", "no")
    play(session, "card:helmet")
    assert one(session, 0).loads == {"secret-bag": ["helmet"]}
    play(session, "use:secret-bag")
    assert keys(session) == ("card:shield", "no")
    play(session, "card:shield")
    assert (one(session, 0).loads, len(one(session, 0).objects)) == ({"secret-bag": ["shield"]}, 3)
    assert seen.count("card:secret-bag") == 2


def test_nothing_has_to_be_put_into_the_secret_bag(table: TableMaker) -> None:
    session = stage(table, "kobold", at="tavern", objects=["secret-bag", "helmet"]).start()
    assert one(play(session, "use:secret-bag", "no"), 0).loads == {}


def test_an_empty_handed_owner_is_not_asked(table: TableMaker) -> None:
    session = stage(table, "kobold", at="tavern", objects=["secret-bag"]).start()
    assert keys(session) == ("roll", "leave:secret-bag")


def test_what_goes_into_the_secret_bag_is_taken_from_the_porters_load(table: TableMaker) -> None:
    goods = ["secret-bag", "helmet", "shield", "armour", "stiletto"]
    laid = stage(table, "kobold", at="tavern", objects=goods, friends=["porter"], loads={"porter": ["helmet"]})
    session = play(laid.start(), "use:secret-bag", "card:helmet")
    assert asked(session) == (0, "load")  # five are carried, one of them has to be the Porter's
    assert keys(session) == ("card:secret-bag", "card:shield", "card:armour", "card:stiletto")
    play(session, "card:stiletto")
    assert one(session, 0).loads == {"porter": ["stiletto"], "secret-bag": ["helmet"]}


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_nobody_wins_the_secret_bag_or_what_is_in_it(table: TableMaker) -> None:
    session = play(meet(table, "goblin", "elf", 6, 1, theirs=BAG), "attack:1")
    assert keys(session) == ("life", "gold", "object:shield", "nothing")
    play(session, "gold")


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_the_bogs_take_nothing_out_of_the_secret_bag(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "bogs-1", **BAG)
    assert one(session, 0).objects == ["secret-bag", "helmet"]


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_the_secret_bag_and_its_content_are_not_rolled_for_in_a_fall(table: TableMaker) -> None:
    # A12: 9 less Sword 3 is 6, the Village; of the three Objects the Shield alone is rolled for, and it is lost on a 3
    laid = stage(table, "kobold", at="entrance-ruins", free=True, **BAG).dice(3, 3, 3, 3)
    session = play(laid.start(), "bridge:trap")
    assert (one(session, 0).space, one(session, 0).objects) == ("village", ["secret-bag", "helmet"])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "20.2")
def test_stone_opens_the_secret_bag_like_everything_else(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tower-of-destiny", 2, **BAG)
    assert (one(session, 0).objects, one(session, 0).loads) == ([], {})
    assert here(session, "tower-of-destiny") == ["secret-bag", "helmet", "shield"]


# --- Magic Bag --------------------------------------------------------------------------------------------------------

GOODS = ["helmet", "shield", "armour", "stiletto", "clay-tablet"]


@pytest.mark.rule("magiczny_miecz", "5.4")
def test_the_owner_names_what_the_magic_bag_carries_when_it_is_needed(table: TableMaker) -> None:
    session = explore(table, "kobold", "path-1", ["ring-of-power"], objects=["magic-bag", *GOODS[:4]])
    play(session, "take:ring-of-power")
    assert (asked(session), len(keys(session))) == ((0, "load"), 5)
    play(session, "card:ring-of-power")
    assert one(session, 0).loads == {"magic-bag": ["ring-of-power"]}


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_the_magic_bag_is_lost_with_what_is_in_it(table: TableMaker) -> None:
    loads = {"magic-bag": ["clay-tablet"]}
    laid = stage(table, "kobold", at="entrance-ruins", free=True, objects=["magic-bag", *GOODS], loads=loads)
    # with the Clay Tablet 11 less 3 and 2 is 6; the Bag falls on a 3, and what it holds is not rolled for any more
    session = play(laid.dice(3, 3, 5, 3, 1, 1, 1, 1).start(), "bridge:trap")
    assert one(session, 0).objects == GOODS[:4]
    assert designs(session.state.events_used) == ["magic-bag", "clay-tablet"]


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_whoever_wins_the_magic_bag_gets_what_is_in_it(table: TableMaker) -> None:
    # the Elf has 6 Objects and the Bag, which carries 2 of them; the Kobold has his Gauntlets and carries all 3
    goods = ["magic-bag", "helmet", "shield", "armour", "stiletto", "kings-diamond", "casket"]
    theirs = {"objects": goods, "loads": {"magic-bag": ["helmet", "casket"]}}
    session = play(meet(table, "kobold", "elf", 6, 1, theirs=theirs), "attack:1", "object:magic-bag")
    assert one(session, 0).objects == ["gauntlets", "magic-bag", "helmet", "casket"]
    assert (one(session, 1).objects, one(session, 0).loads) == (["shield", "armour", "stiletto", "kings-diamond"], {})


@pytest.mark.rule("magiczny_miecz", "5.6")
def test_in_the_war_of_elements_the_magic_bag_carries_nothing(table: TableMaker) -> None:
    goods = ["magic-bag", "helmet", "shield", "armour", "stiletto", "kings-diamond"]
    laid = stage(table, "kobold", at="tavern", spells=["war-of-elements"], objects=["gauntlets"])
    laid.seeker(1, "elf", at="castle", objects=goods, loads={"magic-bag": ["helmet"]})
    session = play(laid.start(), "cast:war-of-elements")
    assert asked(session) == (1, "overload")
    play(session, "card:shield")
    assert (here(session, "castle"), one(session, 1).loads, len(one(session, 1).objects)) == (["shield"], {}, 5)


def test_a_secret_bag_in_the_magic_bag_is_not_lost_with_it(table: TableMaker) -> None:
    # the Elf has 6 Objects to carry; the Kobold wins the Magic Bag and the Helmet, not the Secret Bag that is in it too
    goods = ["magic-bag", "secret-bag", "helmet", "shield", "armour", "stiletto", "kings-diamond"]
    theirs = {"objects": goods, "loads": {"magic-bag": ["secret-bag", "helmet"]}}
    session = play(meet(table, "kobold", "elf", 6, 1, theirs=theirs), "attack:1", "object:magic-bag")
    assert one(session, 0).objects == ["gauntlets", "magic-bag", "helmet"]
    assert asked(session) == (1, "overload") and "secret-bag" in one(session, 1).objects
    play(session, "card:armour")
