"""Circle of Fire and Lord of Thunder: whoever is paralysed does nothing and cannot be attacked. Rule 19.1; A2."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.casters import WAITING, WAITS, caster, casts
from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys


def wilds(table: TableMaker, *dice: int, **fields: Any) -> Table:
    """Lay out a hero of Sword 4 beside the Wilds, where the Bear (3) and the Cyclops (6) come up (A2)."""
    made = table().seeker(0, "conqueror", at="well-of-eternity", objects=WAITING, **fields)
    return made.events("bear", "cyclops").dice(1, *dice)


def fighter(table: TableMaker, *dice: int) -> Match:
    """Bring the hero, with the Circle of Fire, before the dice; seat 1 has a Lord of Spells."""
    made = wilds(table, *dice, spells=["circle-of-fire"])
    made.seeker(1, "goblin", at="plain-of-grasses", spells=["lord-of-spells"], objects=WAITS)
    return play(made.start(), "roll", "move:wilds", "explore")


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.rule("magiczny_miecz", "17.5")
def test_with_the_cyclops_in_a_circle_of_fire_the_bear_fights_alone(table: TableMaker) -> None:
    # 4 + 3 = 7 against the Bear's 3 + 3 = 6.
    session = fighter(table, 3, 3)
    assert asked(session) == (0, "response")
    assert casts(session, "") == [
        "cast:circle-of-fire:1", "cast:circle-of-fire:bear", "cast:circle-of-fire:cyclops",
    ]  # fmt: skip
    play(session, "cast:circle-of-fire:cyclops", "pass")
    assert one(session, 0).trophies == ["bear"] and session.state.here("wilds") == ["cyclops"]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "16.4")
def test_who_is_in_a_circle_of_fire_counts_as_hidden_from_and_the_rest_is_open(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="well-of-eternity", spells=["circle-of-fire"], objects=WAITING)
    made.lying("wilds", "bear", "cyclops", "gold-2").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.dice(1, 3, 3).start(), "roll", "move:wilds", "cast:circle-of-fire:cyclops")
    assert one(session, 0).trophies == ["bear"]
    assert asked(session) == (0, "collect") and keys(session) == ("take:gold-2#1", "done")


def test_an_enemy_taken_before_the_move_is_left_alone_and_is_free_when_the_turn_ends(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["circle-of-fire"]).dice(1)
    made.lying("path-1", "cyclops", "gold-2").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.start(), "cast:circle-of-fire:cyclops", "move:path-1")
    assert session.state.scorched == ["cyclops"]
    assert asked(session) == (0, "collect") and keys(session) == ("take:gold-2#1", "done")
    play(session, "done", "end")
    assert asked(session) == (1, "turn") and session.state.scorched == []
    assert session.state.here("path-1") == ["cyclops", "gold-2#1"]


@pytest.mark.parametrize(("mine", "theirs", "life"), [(2, 3, 4), (1, 3, 3)])
def test_a_draw_or_defeat_beside_the_circle_of_fire_opens_nothing(
    table: TableMaker, mine: int, theirs: int, life: int
) -> None:
    session = play(fighter(table, mine, theirs), "cast:circle-of-fire:cyclops", "pass")
    assert one(session, 0).life == life and one(session, 0).trophies == []
    assert session.state.here("wilds") == ["bear", "cyclops"] and asked(session) == (1, "turn")


def test_a_cancelled_circle_of_fire_holds_nobody(table: TableMaker) -> None:
    # 4 + 3 against 3 + 6 + 3.
    session = play(fighter(table, 3, 3), "cast:circle-of-fire:cyclops", "cast:lord-of-spells#1")
    assert one(session, 0).life == 3 and session.state.here("wilds") == ["bear", "cyclops"]


def test_any_seat_may_cast_the_circle_of_fire_into_a_fight(table: TableMaker) -> None:
    made = wilds(table, 3, 3).seeker(1, "goblin", at="castle", spells=["circle-of-fire"], objects=WAITS)
    session = play(made.start(), "roll", "move:wilds", "pass")
    assert asked(session) == (1, "response")
    play(session, "cast:circle-of-fire:cyclops")
    assert one(session, 0).trophies == ["bear"] and session.state.here("wilds") == ["cyclops"]


def test_a_character_in_a_circle_of_fire_misses_its_next_turn_and_no_more(table: TableMaker) -> None:
    made = caster(table(), "circle-of-fire", at="marsh-1").events("gold-1", "gold-1").dice(1, 1)
    session = play(made.seeker(1, "goblin", at="castle", objects=WAITS).start(), "cast:circle-of-fire:1")
    assert one(session, 1).frozen == 1
    play(session, "roll", "move:path-1", "done", "end")
    assert asked(session) == (0, "turn") and one(session, 1).frozen == 0 and one(session, 1).turns == 1
    play(session, "roll", "move:marsh-1", "done", "end")
    assert asked(session) == (1, "turn") and one(session, 1).turns == 2


def test_whoever_is_struck_in_the_own_turn_loses_the_rest_of_it_and_the_next(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", objects=WAITING).dice(1)
    made.seeker(1, "goblin", at="castle", spells=["circle-of-fire"], objects=WAITS)
    session = play(made.start(), "roll", "move:path-1")
    assert asked(session) == (1, "response") and casts(session, "") == ["cast:circle-of-fire:0"]
    play(session, "cast:circle-of-fire:0")
    assert asked(session) == (1, "turn") and one(session, 0).frozen == 1
    assert session.state.here("path-1") == []


def test_somebody_in_a_circle_of_fire_cannot_be_attacked(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").events("gold-1").dice(1)
    session = play(made.seeker(1, "goblin", at="path-1", frozen=1).start(), "move:path-1")
    assert asked(session) == (0, "collect")


def test_the_attacked_ends_a_fight_by_a_circle_of_fire_on_the_attacker(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", objects=WAITING).dice(1)
    made.seeker(1, "goblin", at="path-1", spells=["circle-of-fire"], objects=WAITS)
    session = play(made.start(), "roll", "move:path-1", "pass", "attack:1", "cast:circle-of-fire:0")
    assert asked(session) == (1, "turn") and one(session, 0).frozen == 1
    assert one(session, 0).life == 4 == one(session, 1).life


def test_the_attacker_ends_his_own_turn_by_a_circle_of_fire_on_the_attacked(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", objects=WAITING, spells=["circle-of-fire"]).dice(1)
    session = play(made.seeker(1, "goblin", at="path-1").seeker(2, "hag", objects=WAITS).start(), "roll", "move:path-1")
    play(session, "attack:1", "cast:circle-of-fire:1")
    assert asked(session) == (2, "turn") and one(session, 1).frozen == 0 and one(session, 1).turns == 1


@pytest.mark.parametrize("fields", [{"objects": ["crystal-of-mages"]}, {"objects": ["talisman-of-fire"]},
                                    {"at": "trap"}, {"frozen": 1}, {"stone": 2, "gold": 0}])  # fmt: skip
def test_the_circle_of_fire_does_nothing_to_these(table: TableMaker, fields: dict[str, Any]) -> None:
    session = caster(table(), "circle-of-fire").seeker(1, "goblin", **fields).start()
    assert casts(session, "circle-of-fire") == []


@pytest.mark.rule("magiczny_miecz", "19.2")
def test_a_guardian_in_a_circle_of_fire_is_evaded_but_lets_nobody_pass(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="fortress-of-the-keeper", objects=WAITING, spells=["circle-of-fire"])
    made.seeker(1, "goblin", at="castle", frozen=1).seeker(2, "hag", at="trap", objects=WAITS)
    session = play(made.dice(2).start(), "roll", "cross:ice-kingdom")
    assert keys(session) == ("pass", "cast:circle-of-fire:knight-of-eternal-snows")
    play(session, "cast:circle-of-fire:knight-of-eternal-snows")
    assert asked(session) == (2, "turn")
    assert one(session, 0).space == "ice-kingdom" and one(session, 0).life == 4


@pytest.mark.rule("magiczny_miecz", "19.3")
def test_no_circle_of_fire_holds_a_creature_of_the_stone_bridge(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="demon-of-darkness", spells=["circle-of-fire"], objects=WAITING)
    session = play(made.seeker(1, "goblin", at="trap", objects=WAITS).dice(1, 1, 6, 1).start(), "task")
    assert asked(session) == (1, "turn") and one(session, 0).free


def test_spells_do_nothing_to_the_shadow_visitor(table: TableMaker) -> None:
    made = caster(table(), "circle-of-fire", "lord-of-thunder").lying("wilds", "shadow-visitor")
    assert casts(made.seeker(1, "goblin", at="trap").start(), "") == []


def test_the_lord_of_thunder_strikes_a_space_of_the_own_circle_where_anybody_is(table: TableMaker) -> None:
    made = caster(table(), "lord-of-thunder").seeker(1, "goblin", at="barrow").seeker(2, "hag", at="heaths")
    session = made.lying("village", "bear").lying("tavern", "helmet").start()
    assert casts(session, "") == ["cast:lord-of-thunder:barrow", "cast:lord-of-thunder:village"]


def test_the_lord_of_thunder_costs_all_characters_there_their_next_turn(table: TableMaker) -> None:
    made = caster(table(), "lord-of-thunder", at="marsh-1").seeker(1, "goblin", at="village").events("gold-1")
    made.seeker(2, "hag", at="village", objects=["talisman-of-air"]).seeker(3, "hobgoblin", at="village").dice(1)
    session = play(made.start(), "cast:lord-of-thunder:village")
    assert [one(session, seat).frozen for seat in range(4)] == [0, 1, 0, 1]
    play(session, "roll", "move:path-1", "done", "end")
    assert asked(session) == (2, "turn") and one(session, 1).turns == 1


def test_the_lord_of_thunder_spares_its_caster_and_stops_the_creatures_beside_him(table: TableMaker) -> None:
    # Two Enemies come up; the Goblin there and the Enemies are struck, the caster goes on unharmed.
    made = wilds(table, spells=["lord-of-thunder"]).seeker(1, "goblin", at="wilds", objects=WAITS)
    session = play(made.start(), "roll", "move:wilds", "explore")
    assert asked(session) == (0, "response") and "cast:lord-of-thunder:wilds" in keys(session)
    play(session, "cast:lord-of-thunder:wilds")
    assert one(session, 0).life == 4 and one(session, 0).trophies == []
    assert one(session, 0).frozen == 0 and session.state.here("wilds") == ["bear", "cyclops"]
    assert asked(session) == (0, "turn") and one(session, 1).turns == 1


def test_the_lord_of_thunder_ends_the_turn_of_whoever_has_just_arrived(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", objects=WAITING).dice(1).events("gold-1")
    made.seeker(1, "goblin", at="barrow", spells=["lord-of-thunder"], objects=WAITS)
    session = play(made.start(), "roll", "move:path-1", "cast:lord-of-thunder:path-1")
    assert asked(session) == (1, "turn") and one(session, 0).frozen == 1
    assert session.state.here("path-1") == []


@pytest.mark.rule("magiczny_miecz", "9.7")
def test_the_lord_of_thunder_is_not_cast_from_the_stone_bridge(table: TableMaker) -> None:
    made = caster(table(), "lord-of-thunder", at="trap").seeker(1, "goblin", at="trap").lying("trap", "helmet")
    assert casts(made.start(), "") == []
