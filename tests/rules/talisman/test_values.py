"""Life, fate, gold, alignment, death, having cards, carrying, stock. Rules 3.2-3.6, 4.1-4.3, 4.5, 4.6."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play


@pytest.mark.rule("talisman", "3.2")
@pytest.mark.rule("talisman", "3.4")
def test_healing_stops_at_the_life_value_and_costs_gold(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="fields-3", life=1, gold=5).dice(1)
    session = play(made.start(), "roll", "move:city", "doctor")
    assert keys(session) == ("pay:2", "pay:1", "pay:0")  # 3 are wanting, the Doctor heals two
    play(session, "pay:2")
    assert one(session, 0).life == 3 and one(session, 0).gold == 3
    made = table().hero(0, "thief", at="fields-6", life=3, gold=5).dice(1)
    session = play(made.start(), "roll", "move:village", "healer")
    assert keys(session) == ("pay:1", "pay:0")


def test_gained_lives_may_go_beyond_the_value(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="village").adventure("angel").dice(1)
    assert one(play(made.start(), "roll", "move:fields-1"), 0).life == 5


@pytest.mark.rule("talisman", "3.3")
def test_fate_is_replenished_to_the_fate_value(table: TableMaker) -> None:
    made = table().hero(0, "wizard", at="fields-1").dice(1)
    session = play(made.start(), "roll", "move:graveyard", "restore-fate")
    assert one(session, 0).fate == 3
    made = table().hero(0, "druid", at="fields-1", gold=2).dice(1)
    session = play(made.start(), "roll", "move:graveyard", "explore", "pay:2")
    assert one(session, 0).fate == 2 and one(session, 0).gold == 0


@pytest.mark.rule("talisman", "3.5")
def test_a_card_that_the_new_alignment_forbids_is_put_down_at_once(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="fields-6", objects=["holy-lance", "holy-grail"]).dice(1, 1)
    session = play(made.start(), "roll", "move:village", "mystic")
    assert one(session, 0).alignment == "evil" and one(session, 0).objects == []
    assert designs(session.state.here("village")) == ["holy-lance", "holy-grail"]


def test_an_alignment_changes_once_a_turn(table: TableMaker) -> None:
    made = table().hero(0, "druid", at="fields-6").dice(1, 1)
    session = play(made.start(), "ability:druid-alignment:good")
    assert not any(key.startswith("ability:druid-alignment") for key in keys(session))
    play(session, "roll", "move:village", "mystic")
    assert one(session, 0).alignment == "good"


@pytest.mark.rule("talisman", "3.6")
def test_death_in_anothers_turn(table: TableMaker) -> None:
    # A9: the Priest in the City dies of a Pestilence that somebody else draws: Armour does not help.
    made = table().turn(1).hero(1, "ghoul", at="village").hero(2, "monk", at="castle").adventure("pestilence").dice(1)
    made.hero(0, "priest", at="city", life=1, gold=2, objects=["armour#s1", "sword"], followers=["princess", "mule#s1"],
              spells=["hex", "nullify"], trophies=["bear", "ogre"], quest="gold-3")  # fmt: skip
    session = play(made.start(), "roll", "move:fields-1")
    dead = one(session, 0)
    assert dead.character == "" and dead.waiting and dead.quest == ""
    assert designs(session.state.here("city")) == ["armour", "sword", "princess", "mule"]
    assert session.state.purse == {"city": 2} and designs(session.state.spells_used) == ["hex", "nullify"]
    assert designs(session.state.adventure_used) == ["bear", "ogre", "pestilence"]
    assert "priest" not in session.state.unused and len(session.state.unused) == 11


@pytest.mark.rule("talisman", "3.6")
def test_the_player_begins_anew_in_his_next_turn_with_another_character(table: TableMaker) -> None:
    made = table().turn(1).hero(1, "ghoul", at="village").hero(0, "priest", at="city", life=1)
    made.state(unused=["warrior", "elf"]).adventure("pestilence").dice(1, 2)
    session = play(made.start(), "roll", "move:fields-1")
    assert asked(session) == (0, "fate") and one(session, 0).character == "warrior"  # the die of his first move
    assert one(session, 0).space == "tavern" and one(session, 0).life == 5 and session.state.unused == ["elf"]


def test_who_dies_when_no_character_is_left_is_out_and_the_other_wins(table: TableMaker) -> None:
    made = table().turn(1).hero(1, "ghoul", at="village").hero(0, "priest", at="city", life=1)
    session = play(made.state(unused=[]).adventure("pestilence").dice(1).start(), "roll", "move:fields-1")
    assert session.outcome is not None and session.outcome.winners == (1,) and session.outcome.reason == "last"


@pytest.mark.rule("talisman", "4.1")
def test_what_may_not_be_had_cannot_be_taken_but_what_cannot_be_used_can(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="village").lying("fields-1", "runesword", "holy-lance").dice(1)
    session = play(made.start(), "roll", "move:fields-1")
    assert keys(session) == ("take:holy-lance", "done")  # he uses no Weapon, but may carry one
    play(session, "take:holy-lance")
    assert designs(session.state.here("fields-1")) == ["runesword"]


def test_using_a_card_is_optional(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="village", objects=["cross"], craft=6).lying("fields-1", "shadow").dice(1, 1, 1)
    session = play(made.start(), "roll", "move:fields-1")
    assert asked(session) == (0, "destroy-spirit")
    play(session, "no")
    assert designs(one(session, 0).trophies) == ["shadow"]


@pytest.mark.rule("talisman", "4.2")
def test_what_was_ditched_is_not_taken_back_in_the_same_turn(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="fields-1", objects=["helmet", "sword"])
    session = play(made.start(), "leave:helmet")
    assert designs(session.state.here("fields-1")) == ["helmet"] and designs(one(session, 0).objects) == ["sword"]
    made = table().hero(0, "troll", at="village", objects=["helmet", "sword"]).lying("fields-1", "axe").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "take:axe")
    assert asked(session) == (1, "turn")
    made = table().hero(0, "troll", at="village", objects=["helmet"]).hero(1, "monk", at="fields-1").dice(1)
    session = play(made.lying("fields-1", "axe").start(), "roll", "move:fields-1", "leave:helmet", "explore")
    assert keys(session) == ("take:axe", "done")


@pytest.mark.rule("talisman", "4.2")
def test_a_raft_and_a_curse_cannot_be_ditched(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="castle", objects=["raft", "helmet"], followers=["poltergeist"])
    assert [key for key in keys(made.start()) if key.startswith("leave:")] == ["leave:helmet"]


@pytest.mark.rule("talisman", "4.3")
def test_four_objects_and_four_more_for_each_mule(table: TableMaker) -> None:
    load = ["helmet", "shield", "armour", "sword"]
    made = table().hero(0, "troll", at="village", objects=load).lying("fields-1", "axe").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "take:axe")
    assert asked(session) == (0, "overload")
    play(session, "card:helmet")
    assert designs(session.state.here("fields-1")) == ["helmet"] and len(one(session, 0).objects) == 4
    mules = ["mule", "mule#s1"]
    more = [*load, "axe", "amulet", "ring", "cross", "wand", "water-bottle", "holy-lance"]
    made = table().hero(0, "troll", at="village", objects=more, followers=mules).lying("fields-1", "sword#2").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "take:sword#2")
    assert len(one(session, 0).objects) == 12 and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "4.5")
def test_the_stock_is_finite_and_cards_return_to_it(table: TableMaker) -> None:
    four = ["armour#s1", "armour#s2", "armour#s3", "armour#s4"]
    made = table().hero(0, "thief", at="fields-6", gold=9).hero(1, "troll", at="castle", objects=four).dice(1)
    session = play(made.start(), "roll", "move:village", "blacksmith")
    assert [key for key in keys(session) if "armour" in key] == [] and "buy:shield" in keys(session)
    play(session, "done")
    assert session.state.stock.count("armour#s1") == 0
    made = table().hero(0, "thief", at="fields-3", objects=["armour#s1", "talisman#t1", "talisman#1"]).dice(1)
    session = play(made.start(), "roll", "move:city", "alchemist", "card:armour#s1+card:talisman#t1+card:talisman#1")
    assert one(session, 0).gold == 4 and "armour#s1" in session.state.stock
    assert "talisman#t1" in session.state.talismans and session.state.adventure_used == ["talisman#1"]


@pytest.mark.rule("talisman", "4.6")
def test_none_left_none_gained(table: TableMaker) -> None:
    # The Temple's 10 with all four Talismans of the stack in play, and with one left.
    for held, objects in ((4, ["water-bottle"]), (3, ["water-bottle", "talisman"])):
        four = [f"talisman#t{number}" for number in range(1, held + 1)]
        made = table().hero(0, "troll", at="desert-2").hero(1, "thief", at="castle", objects=four).dice(1, 4, 6)
        session = play(made.start(), "roll", "move:temple")
        assert designs(one(session, 0).objects) == objects
        made.check()
