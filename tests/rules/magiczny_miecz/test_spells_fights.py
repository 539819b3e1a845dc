"""Magic and Sword, Hidden One and Breath of Death. Rules 17.3, 17.7, 19.1; readings 22 and 24."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.casters import WAITING, WAITS, casts
from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys


def walker(table: TableMaker, *events: str, character: str = "conqueror", **fields: Any) -> Table:
    """Lay out seat 0 on Marsh 1, about to draw on Path 1, beside it; seat 1 stands far away and waits in its turn."""
    made = table().seeker(0, character, at="marsh-1", **fields).events(*events).dice(1)
    return made.seeker(1, "goblin", at="castle", objects=WAITS)


def walks(made: Table, space: str = "path-1") -> Match:
    """Walk one step; nothing is asked before it."""
    return play(made.start(), f"move:{space}")


@pytest.mark.rule("magiczny_miecz", "17.3")
def test_magic_and_sword_adds_the_casters_magic_in_his_ordinary_fight(table: TableMaker) -> None:
    # Sword 4 + Magic 3 + 1 = 8 against the Bear's 3 + 4 = 7.
    session = walks(walker(table, "bear", spells=["magic-and-sword"]).dice(1, 4))
    assert asked(session) == (0, "response") and keys(session) == ("pass", "cast:magic-and-sword#1")
    play(session, "cast:magic-and-sword#1")
    assert one(session, 0).trophies == ["bear"] and session.state.spells_used == ["magic-and-sword#1"]


@pytest.mark.rule("magiczny_miecz", "17.7")
def test_magic_and_sword_may_be_cast_by_the_attacked_too(table: TableMaker) -> None:
    # The Goblin has 3 + 3 and rolls 2: 8. The Conqueror has 4 and rolls 3: 7.
    made = table().seeker(0, "conqueror", at="marsh-1").dice(1)
    made.seeker(1, "goblin", at="path-1", spells=["magic-and-sword"], objects=WAITS)
    session = play(walks(made.dice(3, 2)), "attack:1")
    assert asked(session) == (1, "response")
    assert asked(play(session, "cast:magic-and-sword#1")) == (1, "spoils")
    play(session, "life")
    assert one(session, 0).life == 3


def test_magic_and_sword_does_not_add_magic_twice(table: TableMaker) -> None:
    # The War Horse adds it already: 4 + 3 + 1 = 8 against 3 + 4.
    session = walks(walker(table, "bear", spells=["magic-and-sword"], friends=[]).dice(1, 4))
    assert casts(session, "magic-and-sword") == ["cast:magic-and-sword#1"]
    play(session, "cast:magic-and-sword#1")
    laid = walker(table, "bear", spells=["magic-and-sword"], objects=["war-horse"]).dice(1, 4)
    session = play(laid.start(), "roll", "move:path-1")
    assert one(session, 0).trophies == ["bear"] and one(session, 0).spells == ["magic-and-sword#1"]


@pytest.mark.parametrize("enemy", ["spectre", "shadow-visitor"])
def test_magic_and_sword_is_not_for_magical_fights_nor_against_the_shadow_visitor(
    table: TableMaker, enemy: str
) -> None:
    session = walks(walker(table, enemy, spells=["magic-and-sword"]).dice(1, 6))
    assert asked(session) == (1, "turn") and one(session, 0).life == 3
    assert one(session, 0).spells == ["magic-and-sword#1"]


def test_magic_and_sword_is_not_cast_in_anothers_fight(table: TableMaker) -> None:
    made = walker(table, "bear").seeker(1, "goblin", at="castle", objects=WAITS, spells=["magic-and-sword"])
    session = walks(made.dice(4, 1))
    assert one(session, 0).trophies == ["bear"]


def test_the_crystal_of_mages_is_proof_against_magic_and_sword(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["magic-and-sword"]).dice(1, 4, 1)
    made.seeker(1, "goblin", at="path-1", objects=["crystal-of-mages"])
    session = play(walks(made), "attack:1")
    assert asked(session) == (0, "spoils")
    play(session, "life")


@pytest.mark.rule("magiczny_miecz", "9.7")
def test_magic_and_sword_is_not_cast_on_the_stone_bridge(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="demon-of-darkness", spells=["magic-and-sword"])
    made.seeker(1, "goblin", at="castle", objects=WAITS, spells=["hidden-one", "rebirth"])
    session = play(made.dice(6, 6, 1, 1).start(), "task")
    assert asked(session) == (1, "turn") and one(session, 0).life == 3


def test_the_hidden_one_saves_a_life_and_makes_the_fight_a_draw(table: TableMaker) -> None:
    # 4 + 1 against 3 + 6; anybody may cast it.
    made = walker(table, "bear").seeker(1, "goblin", at="castle", spells=["hidden-one"], objects=WAITS)
    session = play(walks(made.dice(1, 6)), "pass")
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:hidden-one")
    play(session, "cast:hidden-one")
    assert one(session, 0).life == 4 and session.state.here("path-1") == ["bear"]
    assert session.state.spells_used == ["hidden-one"]


def test_the_hidden_one_saves_one_of_several_lives(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["breath-of-death"]).dice(1)
    session = walks(made.seeker(1, "goblin", at="path-1", spells=["hidden-one"], objects=WAITS))
    play(session, "cast:breath-of-death:1")
    assert asked(session) == (1, "response")
    play(session, "cast:hidden-one")
    assert one(session, 1).life == 3


def test_the_hidden_one_saves_a_friend(table: TableMaker) -> None:
    # 4 + 2 + 1 against the Dragon's 5 + 6; the Squire would die on a 1.
    made = walker(table, "dragon", character="hag", sword=4, friends=["squire"], spells=["hidden-one"]).dice(1, 6, 1)
    session = play(made.start(), "roll", "move:path-1", "pass")
    assert asked(session) == (0, "response") and keys(session) == ("pass", "cast:hidden-one")
    play(session, "cast:hidden-one")
    assert one(session, 0).friends == ["squire"] and one(session, 0).life == 4


def test_the_hidden_one_saves_an_enemy_and_the_fight_is_a_draw(table: TableMaker) -> None:
    made = walker(table, "bear").seeker(1, "goblin", at="castle", spells=["hidden-one"], objects=WAITS)
    session = play(walks(made.dice(6, 1)), "pass", "cast:hidden-one")
    assert one(session, 0).trophies == [] and session.state.here("path-1") == ["bear"]
    assert one(session, 0).life == 4 and asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "19.1")
def test_the_hidden_one_hides_from_one_of_two_enemies_before_the_dice(table: TableMaker) -> None:
    # Without the Cyclops 4 + 2 = 6 stands against the Bear's 3 + 2 = 5; afterwards the rest is open.
    made = table().seeker(0, "conqueror", at="well-of-eternity", spells=["hidden-one"])
    made.events("cyclops", "bear").dice(1, 2, 2).seeker(1, "goblin", at="castle", objects=WAITS)
    session = walks(made, "wilds")
    assert keys(session) == ("pass", "cast:hidden-one:cyclops", "cast:hidden-one:bear")
    play(session, "cast:hidden-one:cyclops")
    assert one(session, 0).trophies == ["bear"] and session.state.here("wilds") == ["cyclops"]


def test_the_hidden_one_hides_the_attacked_and_the_attackers_turn_ends(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").dice(1)
    made.seeker(1, "goblin", at="path-1", spells=["hidden-one"], objects=WAITS)
    session = play(walks(made), "attack:1")
    assert keys(session) == ("pass", "cast:hidden-one:1")
    play(session, "cast:hidden-one:1")
    assert asked(session) == (1, "turn") and one(session, 0).life == 4 == one(session, 1).life


def test_a_third_seat_may_hide_either_side_of_a_fight(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").seeker(1, "goblin", at="path-1", objects=WAITS).dice(1)
    session = play(walks(made.seeker(2, "hag", spells=["hidden-one"])), "attack:1")
    assert asked(session) == (2, "response")
    assert keys(session) == ("pass", "cast:hidden-one:0", "cast:hidden-one:1")
    assert asked(play(session, "cast:hidden-one:0")) == (1, "turn")


def test_the_shadow_visitor_cannot_be_hidden_from_by_a_spell(table: TableMaker) -> None:
    session = walks(walker(table, "shadow-visitor", spells=["hidden-one"]).dice(1, 6))
    assert asked(session) == (0, "response") and keys(session) == ("pass", "cast:hidden-one")
    play(session, "pass")
    assert one(session, 0).life == 3


def test_the_breath_of_death_kills_one_enemy_in_place_of_its_fight(table: TableMaker) -> None:
    # The Cyclops dies and is a trophy; the Bear is fought alone: 4 + 1 against 3 + 6.
    made = table().seeker(0, "conqueror", at="well-of-eternity", spells=["breath-of-death"])
    made.events("cyclops", "bear").dice(1, 1, 6).seeker(1, "goblin", at="castle", objects=WAITS)
    session = walks(made, "wilds")
    assert keys(session) == ("pass", "cast:breath-of-death:cyclops", "cast:breath-of-death:bear")
    play(session, "cast:breath-of-death:cyclops")
    assert one(session, 0).trophies == ["cyclops"] and session.state.here("wilds") == ["bear"]
    assert one(session, 0).life == 3


def test_the_breath_of_death_opens_the_space_when_no_enemy_is_left(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="well-of-eternity", spells=["breath-of-death"])
    made.events("werewolf", "gold-2").dice(1).seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(walks(made, "wilds"), "cast:breath-of-death:werewolf#1")
    assert asked(session) == (0, "collect") and one(session, 0).trophies == ["werewolf#1"]


def test_the_breath_of_death_kills_a_beast_with_all_its_heads(table: TableMaker) -> None:
    session = walks(walker(table, "three-headed-dragon", spells=["breath-of-death"]))
    play(session, "cast:breath-of-death:three-headed-dragon")
    assert one(session, 0).trophies == ["three-headed-dragon"]


@pytest.mark.parametrize("enemy", ["spectre", "shadow-visitor"])
def test_the_breath_of_death_kills_neither_demon_nor_shadow_visitor(table: TableMaker, enemy: str) -> None:
    session = walks(walker(table, enemy, spells=["breath-of-death"]).dice(1, 6))
    assert asked(session) == (1, "turn") and one(session, 0).spells == ["breath-of-death"]


def test_an_enemy_saved_from_the_breath_of_death_stays_and_bars_the_rest(table: TableMaker) -> None:
    made = walker(table, "bear", spells=["breath-of-death"])
    session = walks(made.seeker(1, "goblin", at="castle", spells=["hidden-one"], objects=WAITS))
    play(session, "cast:breath-of-death:bear")
    assert asked(session) == (1, "response")
    play(session, "cast:hidden-one")
    assert session.state.here("path-1") == ["bear"] and one(session, 0).trophies == []
    assert one(session, 0).life == 4 and asked(session) == (1, "turn")


def test_the_breath_of_death_takes_2_life_in_a_meeting_and_the_met_cannot_hide(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["breath-of-death"]).dice(1)
    session = walks(made.seeker(1, "hobgoblin", at="path-1", objects=WAITS))
    assert asked(session) == (0, "arrived")
    play(session, "cast:breath-of-death:1")
    assert one(session, 1).life == 2 and asked(session) == (1, "turn")
    assert session.state.here("path-1") == []


@pytest.mark.parametrize(("answer", "life"), [("evade", 4), ("fight", 2)])
def test_whoever_came_to_the_caster_may_hide_from_the_breath_of_death(
    table: TableMaker, answer: str, life: int
) -> None:
    made = table().seeker(0, "hobgoblin", at="marsh-1").dice(1)
    session = walks(made.seeker(1, "goblin", at="path-1", spells=["breath-of-death"], objects=WAITS))
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:breath-of-death:0")
    play(session, "cast:breath-of-death:0")
    assert asked(session) == (0, "evade")
    play(session, answer)
    assert one(session, 0).life == life and asked(session) == (0, "arrived")


def test_the_attacked_may_answer_with_the_breath_of_death_in_place_of_the_fight(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").dice(1)
    made.seeker(1, "goblin", at="path-1", spells=["breath-of-death"], objects=WAITS)
    session = play(walks(made), "pass", "attack:1", "cast:breath-of-death:0")
    assert one(session, 0).life == 2 and one(session, 1).life == 4 and asked(session) == (1, "turn")


def test_the_breath_of_death_is_not_cast_on_somebody_far_away_paralysed_or_stone(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["breath-of-death"]).dice(1).events("gold-1")
    made.seeker(1, "goblin", at="path-1", frozen=1).seeker(2, "hag", at="path-1", stone=2, gold=0)
    session = walks(made.seeker(3, "hobgoblin", at="barrow"))
    assert asked(session) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_whoever_dies_of_the_breath_of_death_leaves_everything_where_he_stood(table: TableMaker) -> None:
    # A10: Objects and gold lie open, Spells are used; the new Character plays in its seat's own turn.
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["breath-of-death"], objects=WAITING).dice(1)
    made.seeker(1, "goblin", at="path-1", life=2, gold=3, objects=["horse"], friends=["crusader", "squire"],
                spells=["mirror"], kept={"crusader": ["turn-of-fate"]}, trophies=["dragon"])  # fmt: skip
    session = play(made.start(), "roll", "move:path-1", "cast:breath-of-death:1", "pass")
    assert asked(session) == (1, "new-character")
    play(session, "none")
    assert session.state.here("path-1") == ["crusader", "squire", "horse"]
    assert session.state.purse == {"path-1": 3}
    assert session.state.spells_used == ["turn-of-fate", "mirror", "breath-of-death"]
    assert session.state.events_used == ["dragon"]


def test_the_breath_of_death_does_not_reach_somebody_who_arrives_far_away(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", objects=WAITING).dice(1).events("gold-1")
    made.seeker(1, "goblin", at="barrow", spells=["breath-of-death"], objects=WAITS)
    session = play(made.start(), "roll", "move:path-1")
    assert asked(session) == (0, "collect")
