"""Spells that take, turn or destroy what Characters have. Rules 5.6, 6.4, 9.3, 9.6; interaction A3."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.casters import WAITS, caster, casts, told
from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.script import asked, keys

LOAD = ["helmet", "shield", "armour", "sword", "stiletto", "lamp", "kings-diamond", "casket", "stick-and-rope"]
"""Nine Objects: with a Horse 4 + 8 may be carried."""


def test_the_lord_of_riches_takes_an_object_or_1_gold_of_the_casters_choice(table: TableMaker) -> None:
    made = caster(table(), "lord-of-riches", gold=0).seeker(1, "goblin", gold=2, objects=["helmet", "ring-of-power"])
    session = play(made.start(), "cast:lord-of-riches:1")
    assert asked(session) == (0, "lord-of-riches")
    assert keys(session) == ("gold", "object:helmet", "object:ring-of-power")
    play(session, "gold")
    assert (one(session, 0).gold, one(session, 1).gold) == (1, 1)


def test_no_secret_bag_hides_anything_from_the_lord_of_riches(table: TableMaker) -> None:
    made = caster(table(), "lord-of-riches")
    made.seeker(1, "goblin", gold=0, objects=["secret-bag", "helmet"], loads={"secret-bag": ["helmet"]})
    session = play(made.start(), "cast:lord-of-riches:1")
    assert keys(session) == ("object:secret-bag", "object:helmet")
    play(session, "object:helmet")
    assert one(session, 0).objects[-1] == "helmet" and one(session, 1).loads == {"secret-bag": []}


@pytest.mark.parametrize("fields", [{"gold": 0}, {"objects": ["crystal-of-mages"]}, {"at": "trap"}])
def test_the_lord_of_riches_has_nothing_to_take_here(table: TableMaker, fields: dict[str, Any]) -> None:
    assert casts(caster(table(), "lord-of-riches").seeker(1, "goblin", **fields).start(), "") == []


def test_what_the_thief_may_not_own_is_laid_down_at_once(table: TableMaker) -> None:
    made = caster(table(), "lord-of-riches", character="hermit", at="barrow")
    made.seeker(1, "goblin", gold=0, objects=["sword"])
    session = play(made.start(), "cast:lord-of-riches:1")
    assert session.state.here("barrow") == ["sword#1"] and one(session, 1).objects == []


@pytest.mark.rule("magiczny_miecz", "5.6")
def test_whose_horse_is_stolen_leaves_what_he_cannot_carry_before_anything_else(table: TableMaker) -> None:
    # A3: 9 Objects and a limit of 4 leave 5 on the owner's space; a bought Horse stays a card of the Equipment.
    made = caster(table(), "lord-of-riches").seeker(1, "goblin", at="barrow", objects=["horse#s1", *LOAD])
    session = play(made.start(), "cast:lord-of-riches:1", "object:horse#s1")
    assert asked(session) == (1, "overload")
    assert session.pending is not None and session.pending.min_picks == session.pending.max_picks == 5
    assert "card:horse#s1" not in keys(session)
    play(session, "+".join(keys(session)[:5]))
    assert designs(session.state.here("barrow")) == LOAD[:5] and designs(one(session, 1).objects) == LOAD[5:]
    assert one(session, 0).objects[-1] == "horse#s1" and asked(session) == (0, "turn")


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_the_thief_takes_up_what_was_left_if_his_own_move_ended_there(table: TableMaker) -> None:
    # What is thrown down after he came does not lower his draw (13.4): gold-1 lay there, so nothing is drawn.
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["lord-of-riches"]).dice(1)
    made.lying("path-1", "gold-1").seeker(1, "goblin", at="path-1", objects=["horse", *LOAD])
    session = play(made.start(), "roll", "move:path-1", "cast:lord-of-riches:1", "object:horse")
    assert asked(session) == (1, "overload")
    play(session, "+".join(keys(session)[:5]), "explore")
    left = ("helmet", "shield", "armour", "sword#1", "stiletto")
    assert keys(session) == ("take:gold-1#1", *(f"take:{uid}" for uid in left), "done")
    play(session, "take:armour", "done")
    assert one(session, 0).objects == ["horse", "armour"]
    assert session.state.here("path-1") == ["gold-1#1", "helmet", "shield", "sword#1", "stiletto"]


def test_the_thief_cannot_reach_what_was_left_elsewhere(table: TableMaker) -> None:
    made = caster(table(), "lord-of-riches", at="marsh-1").events("gold-1").dice(1)
    session = made.seeker(1, "goblin", at="barrow", objects=["horse", *LOAD]).start()
    play(session, "cast:lord-of-riches:1", "object:horse")
    play(session, "+".join(keys(session)[:5]), "roll", "move:path-1")
    assert keys(session) == ("take:gold-1#1", "done")


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_the_lord_of_friends_takes_a_friend_with_the_spells_that_he_holds(table: TableMaker) -> None:
    made = caster(table(), "lord-of-friends")
    made.seeker(1, "goblin", friends=["crusader", "shepherd", "noon-wraith"], kept={"crusader": ["mirror"]})
    session = play(made.start(), "cast:lord-of-friends:1", "pass")
    assert asked(session) == (0, "lord-of-friends") and keys(session) == ("card:crusader", "card:shepherd")
    play(session, "card:crusader")
    assert one(session, 0).friends == ["crusader"] and one(session, 0).kept == {"crusader": ["mirror"]}
    assert one(session, 1).friends == ["shepherd", "noon-wraith"] and one(session, 1).kept == {}


@pytest.mark.parametrize("friends", [[], ["noon-wraith"], ["evil-spirit"], ["noon-wraith", "evil-spirit"]])
def test_curses_cannot_be_stolen(table: TableMaker, friends: list[str]) -> None:
    assert casts(caster(table(), "lord-of-friends").seeker(1, "goblin", friends=friends).start(), "") == []


def test_the_crystal_of_mages_is_proof_against_the_lord_of_friends(table: TableMaker) -> None:
    made = caster(table(), "lord-of-friends").seeker(1, "goblin", friends=["shepherd"], objects=["crystal-of-mages"])
    assert casts(made.start(), "") == []


@pytest.mark.parametrize(("character", "friends"), [("rogue", []), ("conqueror", ["evil-spirit"])])
def test_whoever_can_have_no_friends_cannot_steal_any(table: TableMaker, character: str, friends: list[str]) -> None:
    made = caster(table(), "lord-of-friends", character=character, magic=3, friends=friends)
    assert casts(made.seeker(1, "goblin", friends=["shepherd"]).start(), "lord-of-friends") == []


@pytest.mark.rule("magiczny_miecz", "9.3")
def test_madness_shows_all_spells_of_the_victim_to_the_caster_alone_who_takes_one(table: TableMaker) -> None:
    made = caster(table(), "madness").seeker(1, "goblin", spells=["rebirth", "fatum"], friends=["crusader"],
                                             kept={"crusader": ["golem"]})  # fmt: skip
    session = made.seeker(2, "hag").start()
    session.drain_events()
    play(session, "cast:madness:1")
    assert asked(session) == (0, "madness") and keys(session) == ("card:rebirth", "card:fatum", "card:golem")
    seen = [event for event in session.drain_events() if event.text.key == "told.spell-seen"]
    assert [event.only for event in seen] == [(0,)] * 3
    play(session, "card:golem")
    assert one(session, 0).spells == ["golem"] and one(session, 1).spells == ["rebirth", "fatum"]
    assert one(session, 1).kept == {"crusader": []}
    assert told(session, 1) == ["told.spell-taken"]


def test_madness_needs_a_victim_with_spells(table: TableMaker) -> None:
    assert casts(caster(table(), "madness").seeker(1, "goblin").start(), "") == []


def test_the_lord_of_sorcery_takes_all_spells_those_of_friends_too(table: TableMaker) -> None:
    made = caster(table(), "lord-of-sorcery").seeker(1, "goblin", spells=["rebirth", "fatum"], friends=["crusader"],
                                                     kept={"crusader": ["golem"]})  # fmt: skip
    session = play(made.seeker(2, "hag").start(), "cast:lord-of-sorcery:1")
    assert one(session, 1).spells == [] and one(session, 1).kept == {"crusader": []}
    assert session.state.spells_used == ["rebirth", "fatum", "golem", "lord-of-sorcery"]
    assert casts(session, "") == []


def test_the_seven_winds_destroy_each_object_on_a_one(table: TableMaker) -> None:
    made = caster(table(), "seven-winds").seeker(1, "goblin", at="barrow", objects=["helmet", "sword#s1", "casket"])
    session = play(made.dice(1, 1, 2).start(), "cast:seven-winds#1:1")
    assert one(session, 1).objects == ["casket"] and session.state.events_used == ["helmet"]
    assert "sword#s1" in session.state.stock and session.state.here("barrow") == []


def test_the_seven_winds_blow_only_in_the_own_circle_and_not_on_the_talisman_of_air(table: TableMaker) -> None:
    made = caster(table(), "seven-winds").seeker(1, "goblin", at="heaths", objects=["helmet"])
    made.seeker(2, "hag", at="barrow", objects=["talisman-of-air", "sword"]).seeker(3, "hobgoblin", at="barrow")
    assert casts(made.start(), "") == []


def test_the_seven_winds_leave_the_secret_bag_alone(table: TableMaker) -> None:
    made = caster(table(), "seven-winds").dice(1)
    made.seeker(1, "goblin", at="barrow", objects=["secret-bag", "helmet", "sword"], loads={"secret-bag": ["helmet"]})
    session = play(made.start(), "cast:seven-winds#1:1")
    assert one(session, 1).objects == ["secret-bag", "helmet"]


def test_what_the_magic_bag_carries_goes_with_it_in_the_seven_winds(table: TableMaker) -> None:
    made = caster(table(), "seven-winds").dice(1, 6)
    made.seeker(1, "goblin", at="barrow", objects=["magic-bag", "helmet", "sword"], loads={"magic-bag": ["helmet"]})
    session = play(made.start(), "cast:seven-winds#1:1")
    assert one(session, 1).objects == ["sword#1"] and session.state.events_used == ["magic-bag", "helmet"]


def test_the_philosophers_stone_turns_any_number_of_objects_into_1_gold_each(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="barrow", gold=1, spells=["philosophers-stone"],
                          objects=["helmet", "sword#s1", "ring-of-power"])  # fmt: skip
    session = play(made.start(), "cast:philosophers-stone")
    assert asked(session) == (0, "philosophers-stone")
    play(session, "card:sword#s1+card:ring-of-power")
    assert one(session, 0).gold == 3 and one(session, 0).objects == ["helmet"]
    assert session.state.events_used == ["ring-of-power"] and "sword#s1" in session.state.stock


def test_the_philosophers_stone_leaves_what_a_bag_carries_with_its_owner(table: TableMaker) -> None:
    owned = ["magic-bag", "helmet", "sword"]
    made = table().seeker(0, "conqueror", at="barrow", gold=0, spells=["philosophers-stone"], objects=owned,
                          loads={"magic-bag": ["helmet", "sword#1"]})  # fmt: skip
    session = play(made.seeker(1, "goblin").start(), "cast:philosophers-stone", "card:magic-bag+card:helmet")
    assert one(session, 0).gold == 2 and one(session, 0).objects == ["sword#1"]


def test_the_philosophers_stone_needs_an_object(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["philosophers-stone"]).dice(1)
    assert asked(made.seeker(1, "goblin", at="castle", objects=WAITS).start()) == (0, "move")
