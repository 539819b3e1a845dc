"""Magic Objects against Demons and around Spells, and filling up Spells. Rules 9.6, 9.8, 16.3."""

from typing import Any

import pytest

from kraina.games.magiczny_miecz.points import magic, sword
from tests.rules.magiczny_miecz.people import counted, explore
from tests.rules.magiczny_miecz.scenes import stage
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, one, play
from tests.rules.magiczny_miecz.visits import visit
from tests.rules.script import asked, keys


def totals(session: Match, seat: int = 0) -> tuple[int, int]:
    return sword(DATA, session.state, one(session, seat)), magic(DATA, session.state, one(session, seat))


# --- Crystal of Mages -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "9.6")
@pytest.mark.parametrize(("objects", "may"), [(["helmet"], True), (["crystal-of-mages"], False)])
def test_the_owner_of_the_crystal_of_mages_casts_no_spells(table: TableMaker, objects: list[str], may: bool) -> None:
    laid = stage(table, "kobold", at="tavern", objects=objects, spells=["formula-of-time"])
    assert ("cast:formula-of-time" in keys(laid.start())) is may


@pytest.mark.parametrize(("objects", "may"), [(["helmet"], True), (["crystal-of-mages"], False)])
def test_fatum_is_not_cast_on_the_owner_of_the_crystal_of_mages(
    table: TableMaker, objects: list[str], may: bool
) -> None:
    laid = table().seeker(0, "kobold", at="tavern", objects=["shield"], spells=["fatum"])
    assert ("cast:fatum:1" in keys(laid.seeker(1, "elf", at="castle", objects=objects).start())) is may


# --- Reliquary --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "16.3")
def test_the_reliquary_beats_all_demons_without_a_fight(table: TableMaker) -> None:
    # no die is rolled, and the third card may be taken
    session = explore(table, "kobold", "mist-plateau", ["demon", "prince-of-demons", "gold-1"], objects=["reliquary"])
    assert session.state.events_used == ["demon", "prince-of-demons#1"]
    assert (asked(session), keys(session)) == ((0, "collect"), ("take:gold-1#1", "done"))


def test_the_reliquary_does_not_beat_monsters(table: TableMaker) -> None:
    session = explore(table, "kobold", "path-1", ["bear"], 6, 1, objects=["reliquary"])
    assert one(session, 0).trophies == ["bear"]


def test_demons_beaten_by_the_reliquary_count_for_the_dark_knight(table: TableMaker) -> None:
    session = explore(table, "dark-knight", "path-1", ["prince-of-demons"], objects=["reliquary"])
    assert asked(session) == (0, "bounty")
    play(session, "magic")
    assert one(session, 0).magic == 4


def test_the_reliquary_beats_creatures_of_the_circles_that_have_magic(table: TableMaker) -> None:
    # the Wraith of the Crypt appears on a 4; no die of a fight is rolled
    session = visit(table(), "conqueror", "crypt-of-wraiths", 4, objects=["reliquary"])
    assert one(session, 0).life == 4


@pytest.mark.rule("magiczny_miecz", "14.6")
def test_the_reliquary_helps_nobody_on_the_bridge(table: TableMaker) -> None:
    # the Monster has 6 + 6; 3 + 1 against 12 + 1
    laid = stage(table, "kobold", at="cerberus", free=True, objects=["reliquary"]).dice(6, 6, 1, 1)
    assert one(play(laid.start(), "bridge:monster"), 0).life == 3


def test_the_reliquary_sleeps_in_the_war_of_elements(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="glade", objects=["reliquary"]).state(war=1).events("demon").dice(1, 1, 6)
    assert one(play(laid.start(), "roll", "move:path-1"), 0).life == 3


@pytest.mark.rule("magiczny_miecz", "13.5")
def test_the_reliquary_guards_the_good_at_the_devils_mill(table: TableMaker) -> None:
    assert one(visit(table(), "trickster", "devils-mill", objects=["reliquary"]), 0).life == 4
    assert one(visit(table(), "trickster", "devils-mill", objects=["helmet"]), 0).life == 3


# --- Magic Staff and refilling ----------------------------------------------------------------------------------------


def refilling(table: TableMaker, who: str, **mine: Any) -> Match:
    laid = stage(table, who, at="tavern", **{"objects": ["helmet"], **mine})
    return laid.spell_pile("fatum", "madness", "rebirth").start()


@pytest.mark.rule("magiczny_miecz", "9.8")
@pytest.mark.parametrize(
    ("who", "number"), [("troll", 1), ("kobold", 2), ("mage", 3), ("sorcerer", 3), ("priestess", 3)]
)
def test_the_magic_staff_fills_up_to_one_spell_more_than_at_the_start(table: TableMaker, who: str, number: int) -> None:
    # whatever the Magic: the Troll has 1, the Sorcerer 4
    session = refilling(table, who, objects=["magic-staff", "helmet"])
    seen = counted(session)
    play(session, "refill")
    assert one(session, 0).spells == ["fatum", "madness", "rebirth"][:number]
    assert ("refill" in keys(session), "card:magic-staff" in seen) == (False, True)


@pytest.mark.parametrize(("who", "number"), [("sorcerer", 2), ("priestess", 2), ("duergar", 2), ("mage", 1)])
def test_some_characters_fill_up_their_spells_by_themselves(table: TableMaker, who: str, number: int) -> None:
    session = refilling(table, who)
    seen = counted(session)
    play(session, "refill")
    assert (len(one(session, 0).spells), f"ability:{who}-refill" in seen) == (number, True)


def test_nobody_fills_up_what_is_full_or_without_staff_and_ability(table: TableMaker) -> None:
    assert "refill" not in keys(refilling(table, "sorcerer", spells=["mirror", "lord-of-spells"]))
    assert "refill" not in keys(refilling(table, "kobold"))


@pytest.mark.rule("magiczny_miecz", "9.8")
def test_spells_are_filled_up_once_a_turn_and_only_in_the_own_one(table: TableMaker) -> None:
    # Mage: 1 Spell; the second one cast in this turn is not replaced in it
    laid = stage(table, "mage", at="tavern", objects=["helmet"], spells=["rebirth"], life=2)
    session = play(laid.spell_pile("fatum", "madness").dice(6).start(), "cast:rebirth:0", "refill", "cast:fatum:0")
    assert (one(session, 0).spells, one(session, 0).life, "refill" in keys(session)) == ([], 5, False)


def test_spells_are_filled_up_before_the_turn_ends_too(table: TableMaker) -> None:
    laid = stage(table, "mage", at="glade", spells=["rebirth"], life=2).spell_pile("fatum").events("gold-1").dice(1)
    session = play(laid.start(), "cast:rebirth:0", "roll", "move:path-1", "take:gold-1#1")
    assert (asked(session), keys(session)) == ((0, "end"), ("end", "refill"))
    play(session, "refill")
    assert one(session, 0).spells == ["fatum"]


@pytest.mark.rule("magiczny_miecz", "2.6")
def test_the_staffs_spell_goes_when_the_staff_sleeps_in_the_war(table: TableMaker) -> None:
    laid = stage(table, "troll", at="tavern", objects=["magic-staff", "casket"], spells=["mirror"]).state(war=1).dice(3)
    session = play(laid.start(), "use:casket")
    assert (one(session, 0).spells, session.state.spells_used) == ([], ["mirror"])
