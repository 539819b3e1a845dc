"""Fatum, Rebirth, Turn of Fate, Illumination and the War of the Elements. Rules 2.6, 4.7, 9.6, 13.4; A11."""

import pytest

from kraina.games.magiczny_miecz.points import fight_parts, magic, spell_limit, sword, total
from kraina.games.magiczny_miecz.state import Fight
from tests.rules.magiczny_miecz.casters import WAITING, WAITS, caster, casts, told
from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.script import asked, keys

FATUM = [
    (2, {"gold": 0}), (3, {"sword": 4}), (4, {"magic": 4}), (6, {"life": 5}),
]  # fmt: skip
"""Die -> what changes for a Goblin (3, 3) of Sword 5, Magic 5, Life 4 and 3 gold."""


@pytest.mark.parametrize(("die", "changed"), FATUM)
def test_fatum_takes_or_gives_what_the_die_says(table: TableMaker, die: int, changed: dict[str, int]) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", sword=5, magic=5, gold=3).dice(die)
    session = play(made.start(), "cast:fatum:1")
    before = {"sword": 5, "magic": 5, "life": 4, "gold": 3}
    after = {counter: getattr(one(session, 1), counter) for counter in before}
    assert after == {**before, **changed} and asked(session) == (0, "turn")


@pytest.mark.parametrize(("word", "points"), [("sword", (4, 3)), ("magic", (3, 4))])
def test_the_victim_of_fatum_chooses_on_a_five(table: TableMaker, word: str, points: tuple[int, int]) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin").dice(5)
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (1, "fatum") and keys(session) == ("sword", "magic")
    play(session, word)
    assert (one(session, 1).sword, one(session, 1).magic) == points


@pytest.mark.parametrize("die", [3, 4])
def test_fatum_takes_no_point_of_the_start(table: TableMaker, die: int) -> None:
    session = play(caster(table(), "fatum").seeker(1, "goblin").dice(die).start(), "cast:fatum:1")
    assert (one(session, 1).sword, one(session, 1).magic) == (3, 3)


@pytest.mark.rule("magiczny_miecz", "20.2")
def test_fatum_turns_to_stone_on_a_one(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", at="barrow", gold=2, objects=["helmet"], friends=["shepherd"])
    session = play(made.dice(1).start(), "cast:fatum:1")
    assert one(session, 1).stone == 3 and session.state.here("barrow") == ["helmet"]
    assert session.state.purse == {"barrow": 2} and session.state.events_used == ["shepherd"]


def test_fatum_may_be_cast_on_oneself_but_not_on_the_crystal_of_mages(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", objects=["crystal-of-mages"]).dice(6)
    session = made.start()
    assert casts(session, "fatum") == ["cast:fatum:0"]
    play(session, "cast:fatum:0")
    assert one(session, 0).life == 5


@pytest.mark.rule("magiczny_miecz", "4.7")
def test_rebirth_restores_anybodys_life_to_4(table: TableMaker) -> None:
    made = caster(table(), "rebirth", life=3).seeker(1, "goblin", life=1).seeker(2, "hag", life=6)
    session = made.seeker(3, "hobgoblin", life=1, at="trap").start()
    assert casts(session, "rebirth") == ["cast:rebirth:0", "cast:rebirth:1"]
    play(session, "cast:rebirth:1")
    assert [one(session, seat).life for seat in range(4)] == [3, 4, 6, 1]


def test_rebirth_comes_before_the_last_life_is_lost(table: TableMaker) -> None:
    # 4 + 1 against the Bear's 3 + 6: one of the four Lives is lost.
    made = table().seeker(0, "conqueror", at="marsh-1", life=1).events("bear").dice(1, 1, 6)
    made.seeker(1, "goblin", at="castle", life=2, spells=["rebirth"], objects=WAITS)
    session = play(made.start(), "move:path-1", "pass", "pass")
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:rebirth:0")
    play(session, "cast:rebirth:0")
    assert one(session, 0).life == 3 and asked(session) == (1, "turn")


def test_whoever_fights_the_owner_of_the_crystal_of_mages_cannot_cast_rebirth(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", life=2, spells=["rebirth"], objects=WAITING).dice(1, 6, 1)
    made.seeker(1, "goblin", at="path-1", objects=["crystal-of-mages"])
    session = play(made.start(), "roll", "move:path-1")
    assert "cast:rebirth:0" in keys(session)
    play(session, "attack:1")
    assert asked(session) == (0, "spoils")
    play(session, "life")


def test_turn_of_fate_puts_another_event_in_the_place_of_one_just_drawn(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="well-of-eternity").events("bear", "cyclops", "gold-1").dice(1, 6, 1)
    session = play(made.seeker(1, "goblin", spells=["turn-of-fate"], at="castle", objects=WAITS).start(), "move:wilds")
    assert asked(session) == (1, "response")
    assert keys(session) == ("pass", "cast:turn-of-fate:bear", "cast:turn-of-fate:cyclops")
    play(session, "cast:turn-of-fate:cyclops")
    assert one(session, 0).trophies == ["bear"]
    assert session.state.here("wilds") == ["gold-1#1"] and session.state.events_used == ["cyclops"]
    assert session.state.spells_used == ["turn-of-fate"]
    play(session, "take:gold-1#1")


def test_turn_of_fate_never_draws_the_card_that_it_discards(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["turn-of-fate"]).events("bear").dice(1)
    session = made.seeker(1, "goblin", at="castle", objects=WAITS).start()
    session.state.events_used, session.state.events = session.state.events[1:], ["bear"]
    play(session, "move:path-1")
    assert asked(session) == (0, "response")
    play(session, "cast:turn-of-fate:bear")
    assert "bear" in session.state.events_used


def test_illumination_shows_the_top_five_events_to_the_caster_alone(table: TableMaker) -> None:
    top = ("bear", "fog", "cave", "helmet", "fairy", "wolf")
    session = caster(table(), "illumination").events(*top).seeker(1, "goblin").start()
    session.drain_events()
    play(session, "cast:illumination")
    seen = [event for event in session.drain_events() if event.only is not None]
    assert [event.only for event in seen] == [(0,)] * 5
    assert [getattr(event, "card", "") for event in seen] == list(top[:5])
    assert tuple(session.state.events[:6]) == top and asked(session) == (0, "turn")


def test_illumination_looks_at_what_there_is(table: TableMaker) -> None:
    session = caster(table(), "illumination").start()
    session.state.events_used, session.state.events = session.state.events[2:], session.state.events[:2]
    session.drain_events()
    play(session, "cast:illumination")
    assert told(session, 0) == ["told.spell-ahead"] * 2


def test_in_the_war_of_elements_magic_objects_sleep_and_surplus_spells_go_at_once(table: TableMaker) -> None:
    # A11: the Goblin has Magic 4 of his own, 6 with the Ring of Power; without it two Spells are allowed.
    made = caster(table(), "war-of-elements")
    made.seeker(1, "goblin", magic=4, objects=["ring-of-power"], spells=["mirror", "turn-of-fate", "rebirth"])
    session = play(made.start(), "cast:war-of-elements")
    assert asked(session) == (1, "surplus-spells")
    assert magic(DATA, session.state, one(session, 1)) == 4
    assert spell_limit(DATA, session.state, one(session, 1)) == 2
    play(session, "card:mirror")
    assert designs(one(session, 1).spells) == ["turn-of-fate", "rebirth"]
    assert session.state.spells_used == ["war-of-elements", "mirror"] and asked(session) == (0, "turn")


def test_ordinary_objects_and_friends_count_in_the_war_of_elements(table: TableMaker) -> None:
    # 3 + Shepherd 1 + Crusader 2 + Sword 1; Silver Arrow and Sword of Chaos give nothing.
    owned = ["silver-arrow", "sword", "sword-of-chaos"]
    made = caster(table(), "war-of-elements").seeker(1, "goblin", objects=owned, friends=["shepherd", "crusader"])
    session = made.start()
    goblin = one(session, 1)
    fight = Fight(goblin.player, "sword")
    assert total(fight_parts(DATA, session.state, goblin, fight)) == 9
    play(session, "cast:war-of-elements")
    assert total(fight_parts(DATA, session.state, one(session, 1), fight)) == 7
    assert sword(DATA, session.state, one(session, 1)) == 4


@pytest.mark.parametrize("war", [None, 0])
def test_a_magic_sword_opens_no_bridge_in_the_war_of_elements(table: TableMaker, war: int | None) -> None:
    made = table().seeker(1, "goblin", at="castle", objects=["magic-sword"]).turn(1).state(war=war).dice(2)
    session = play(made.start(), "roll")
    assert ("gate:dead-city" in keys(session)) == (war is None)


@pytest.mark.parametrize("war", [None, 0])
def test_a_toliman_shield_opens_no_castle_in_the_war_of_elements(table: TableMaker, war: int | None) -> None:
    made = table().seeker(1, "goblin", at="demon-of-darkness", free=True, objects=["toliman-shield"])
    session = made.turn(1).state(war=war).start()
    assert "bridge:monster" in keys(session)
    assert ("bridge:beasts-castle" in keys(session)) == (war is None)


def test_the_war_of_elements_lasts_until_the_casters_next_turn(table: TableMaker) -> None:
    made = caster(table(), "war-of-elements", "rebirth", at="marsh-1", life=3).dice(1, 1)
    made.events("gold-1", "gold-1", "gold-1").seeker(
        1, "goblin", at="tower-of-destiny", spells=["fatum"], objects=WAITS
    )
    session = play(made.start(), "cast:war-of-elements")
    assert session.state.war == 0 and casts(session, "") == []
    play(session, "roll", "move:path-1", "take:gold-1#1")
    assert asked(session) == (1, "turn") and casts(session, "") == []
    play(session, "roll", "move:heaths", "take:gold-1#2", "take:gold-1#3")
    assert asked(session) == (0, "turn") and session.state.war is None
    assert casts(session, "") == ["cast:rebirth:0"]


def test_with_the_formula_of_time_the_war_of_elements_ends_at_the_second_turn(table: TableMaker) -> None:
    made = caster(table(), "formula-of-time", "war-of-elements", at="marsh-1").dice(1).events("gold-1")
    session = play(made.seeker(1, "goblin").start(), "cast:formula-of-time", "cast:war-of-elements")
    play(session, "roll", "move:path-1", "take:gold-1#1")
    assert asked(session) == (0, "turn") and one(session, 0).turns == 2 and session.state.war is None


def test_only_a_lord_of_spells_right_after_it_stops_the_war_of_elements(table: TableMaker) -> None:
    made = caster(table(), "war-of-elements").seeker(1, "goblin", spells=["mirror", "lord-of-spells"])
    session = play(made.start(), "cast:war-of-elements")
    assert keys(session) == ("pass", "cast:lord-of-spells#1")
    play(session, "cast:lord-of-spells#1")
    assert session.state.war is None and asked(session) == (0, "turn")


def test_the_third_spell_does_not_come_back_after_the_war_of_elements(table: TableMaker) -> None:
    made = caster(table(), at="marsh-1").state(war=0)
    made.seeker(1, "goblin", at="castle", magic=4, objects=["ring-of-power"], spells=["mirror", "turn-of-fate"])
    session = made.start()
    assert session.state.war is None and spell_limit(DATA, session.state, one(session, 1)) == 3
    assert designs(one(session, 1).spells) == ["mirror", "turn-of-fate"]
