"""Golem and Homunculus: attackers sent into the Circle. Rules 17.4, 9.6."""

import pytest

from tests.rules.magiczny_miecz.casters import caster, casts
from tests.rules.magiczny_miecz.table import TableMaker, one, play
from tests.rules.script import asked, keys


def test_the_golem_is_sent_at_characters_and_monsters_of_the_own_circle(table: TableMaker) -> None:
    made = caster(table(), "golem", at="barrow").seeker(1, "goblin", at="tavern").seeker(2, "hag", at="heaths")
    made.lying("wilds", "bear", "spectre", "fairy", "helmet", "shadow-visitor").lying("heaths", "wolf")
    session = made.lying("barrow", "elk#1").start()
    assert casts(session, "golem") == ["cast:golem:1", "cast:golem:elk#1", "cast:golem:bear"]


@pytest.mark.parametrize(("golem", "victim", "life"), [(3, 2, 3), (2, 2, 4), (1, 2, 4)])
def test_a_character_beaten_by_the_golem_loses_1_life(table: TableMaker, golem: int, victim: int, life: int) -> None:
    # The Goblin has Sword 3, the Golem 3: the higher die wins, equal dice are a draw.
    made = caster(table(), "golem").seeker(1, "goblin", at="barrow").dice(victim, golem)
    session = play(made.start(), "cast:golem:1")
    assert asked(session) == (0, "turn")
    assert one(session, 1).life == life and one(session, 1).trophies == []
    assert session.state.spells_used == ["golem"]


def test_the_homunculus_has_sword_5(table: TableMaker) -> None:
    # 5 + 1 against the Conqueror's 4 + 1.
    made = caster(table(), "homunculus", character="hag").seeker(1, "conqueror", at="barrow").dice(1, 1)
    session = play(made.start(), "cast:homunculus:1")
    assert one(session, 1).life == 3


def test_a_monster_beaten_by_the_golem_is_discarded_and_nobodys_trophy(table: TableMaker) -> None:
    # 3 + 4 against the Dragon's 5 + 1.
    session = play(caster(table(), "golem").lying("wilds", "dragon").dice(4, 1).start(), "cast:golem:dragon")
    assert session.state.here("wilds") == [] and session.state.events_used == ["dragon"]
    assert one(session, 0).trophies == []


def test_a_monster_that_the_golem_does_not_beat_stays(table: TableMaker) -> None:
    # 3 + 4 against the Dragon's 5 + 2 is a draw.
    session = play(caster(table(), "golem").lying("wilds", "dragon").dice(4, 2).start(), "cast:golem:dragon")
    assert session.state.here("wilds") == ["dragon"] and one(session, 0).life == 4


def test_the_golem_meets_what_the_space_adds(table: TableMaker) -> None:
    # On the Plain of Lonely Rocks the Bear has 5: 3 + 4 against 5 + 2 is a draw.
    made = caster(table(), "golem", at="heaths").lying("plain-of-lonely-rocks", "bear").dice(4, 2)
    session = play(made.start(), "cast:golem:bear")
    assert session.state.here("plain-of-lonely-rocks") == ["bear"]


@pytest.mark.parametrize(("dice", "used"), [((2, 1), ["double"]), ((2, 2), [])])
def test_the_double_is_as_strong_as_the_golem(table: TableMaker, dice: tuple[int, int], used: list[str]) -> None:
    # 5 + 2 against 5 + 1, and against 5 + 2: a draw
    made = caster(table(), "homunculus").lying("wilds", "double").dice(*dice)
    session = play(made.start(), "cast:homunculus:double")
    assert session.state.events_used == used


def test_the_golem_cuts_off_one_head_of_the_three(table: TableMaker) -> None:
    made = caster(table(), "golem", "homunculus").lying("wilds", "three-headed-dragon").dice(4, 1, 1, 6)
    session = play(made.start(), "cast:golem:three-headed-dragon")
    assert session.state.here("wilds") == ["three-headed-dragon"]
    assert session.state.tokens == {"three-headed-dragon": 2}
    play(session, "cast:homunculus:three-headed-dragon")  # 5 + 1 against 2 + 6: they all grow again
    assert session.state.tokens == {}


def test_the_hidden_one_saves_a_monster_from_the_golem(table: TableMaker) -> None:
    made = caster(table(), "golem").lying("wilds", "bear").seeker(1, "goblin", at="castle", spells=["hidden-one"])
    session = play(made.dice(4, 1).start(), "cast:golem:bear", "cast:hidden-one")
    assert session.state.here("wilds") == ["bear"]


@pytest.mark.parametrize("spell", ["golem", "homunculus"])
def test_neither_golem_nor_homunculus_is_sent_at_the_mage(table: TableMaker, spell: str) -> None:
    ran: list[str] = []
    made = caster(table(), spell, "fatum").seeker(1, "mage", at="barrow").dice(2)
    session = made.start()
    session._ran = ran.append
    assert casts(session, spell) == []
    play(session, "cast:fatum:1")
    assert "ability:mage-golems" in ran


def test_the_crystal_of_mages_keeps_off_the_golem_but_not_the_homunculus(table: TableMaker) -> None:
    made = caster(table(), "golem", "homunculus").seeker(1, "goblin", at="barrow", objects=["crystal-of-mages"])
    session = made.start()
    assert casts(session, "") == ["cast:homunculus:1"]


def test_nothing_is_sent_at_somebody_paralysed_on_the_bridge_or_of_stone(table: TableMaker) -> None:
    made = caster(table(), "golem").seeker(1, "goblin", at="barrow", frozen=1)
    made.seeker(2, "hag", at="village", stone=1, gold=0).seeker(3, "hobgoblin", at="trap")
    assert casts(made.start(), "golem") == []


def test_the_mage_is_safe_from_a_golem_of_his_own_that_is_thrown_back(table: TableMaker) -> None:
    made = caster(table(), "golem", character="mage").seeker(1, "goblin", at="barrow", spells=["mirror"])
    session = play(made.start(), "cast:golem:1", "cast:mirror")
    assert asked(session) == (0, "turn") and one(session, 0).life == 4 == one(session, 1).life


def test_a_mirrored_golem_attacks_its_maker(table: TableMaker) -> None:
    # The Conqueror has 4 + 1 against 3 + 6.
    made = caster(table(), "golem").seeker(1, "goblin", at="barrow", spells=["mirror"]).dice(1, 6)
    session = play(made.start(), "cast:golem:1", "cast:mirror")
    assert one(session, 0).life == 3 and one(session, 1).life == 4


def test_the_attacked_may_hide_from_the_golem_and_cast_before_the_dice(table: TableMaker) -> None:
    made = caster(table(), "golem").seeker(1, "hobgoblin", at="path-1", spells=["magic-and-sword"]).dice(1, 2)
    session = play(made.start(), "cast:golem:1")
    assert asked(session) == (1, "evade")
    play(session, "fight")
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:magic-and-sword#1")
    play(session, "cast:magic-and-sword#1")  # 3 + 3 + 1 against 3 + 2
    assert one(session, 1).life == 4


def test_armour_saves_a_life_from_the_golem(table: TableMaker) -> None:
    made = caster(table(), "golem").seeker(1, "goblin", at="barrow", objects=["armour"]).dice(1, 6, 3)
    session = play(made.start(), "cast:golem:1")
    assert one(session, 1).life == 4


def test_the_golem_is_held_by_a_circle_of_fire(table: TableMaker) -> None:
    made = caster(table(), "golem").seeker(1, "goblin", at="barrow", spells=["circle-of-fire"])
    session = play(made.start(), "cast:golem:1")
    assert keys(session) == ("pass", "cast:circle-of-fire:0", "cast:circle-of-fire:golem")
    play(session, "cast:circle-of-fire:golem")
    assert asked(session) == (0, "turn") and one(session, 1).life == 4
