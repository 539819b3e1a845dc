"""Lord of Spells and Mirror: what answers a Spell, and whom it strikes in the end. Rule 9.6; interaction A1."""

import pytest

from tests.rules.magiczny_miecz.casters import caster, casts
from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_the_lord_of_spells_takes_all_effect_from_the_spell_cast_just_before(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", spells=["lord-of-spells"], gold=3)
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (1, "response") and keys(session) == ("pass", "cast:lord-of-spells#1")
    play(session, "cast:lord-of-spells#1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 3
    assert designs(session.state.spells_used) == ["lord-of-spells", "fatum"]
    assert one(session, 0).spells == [] and one(session, 1).spells == []


def test_the_mirror_throws_a_spell_back_at_its_caster(table: TableMaker) -> None:
    made = caster(table(), "fatum", gold=2).seeker(1, "goblin", spells=["mirror"], gold=3).dice(2)
    session = play(made.start(), "cast:fatum:1", "cast:mirror")
    assert asked(session) == (0, "turn")
    assert (one(session, 0).gold, one(session, 1).gold) == (0, 3)
    assert designs(session.state.spells_used) == ["mirror", "fatum"]


def test_a_cancelled_mirror_reflects_nothing_and_the_victim_rolls_for_fatum(table: TableMaker) -> None:
    made = caster(table(), "fatum", "lord-of-spells", gold=2).seeker(1, "goblin", spells=["mirror"], gold=3).dice(2)
    session = play(made.start(), "cast:fatum:1", "cast:mirror")
    assert asked(session) == (0, "response")
    play(session, "cast:lord-of-spells#1")
    assert asked(session) == (0, "turn")
    assert (one(session, 0).gold, one(session, 1).gold) == (2, 0)
    assert designs(session.state.spells_used) == ["lord-of-spells", "mirror", "fatum"]


def test_once_fatum_is_cancelled_the_mirror_has_nothing_to_answer(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", spells=["mirror"], gold=3)
    session = play(made.seeker(2, "hobgoblin", spells=["lord-of-spells"]).start(), "cast:fatum:1")
    play(session, "pass")
    assert asked(session) == (2, "response")
    play(session, "cast:lord-of-spells#1")
    assert asked(session) == (0, "turn")
    assert designs(one(session, 1).spells) == ["mirror"] and one(session, 1).gold == 3


def test_no_mirror_answers_a_lord_of_spells_since_it_is_cast_on_nobody(table: TableMaker) -> None:
    made = caster(table(), "fatum", "mirror").seeker(1, "goblin", spells=["lord-of-spells"], gold=3)
    session = play(made.start(), "cast:fatum:1", "cast:lord-of-spells#1")
    assert asked(session) == (0, "turn") and designs(one(session, 0).spells) == ["mirror"]


def test_a_second_lord_of_spells_cancels_the_first_and_fatum_works(table: TableMaker) -> None:
    made = caster(table(), "fatum", "lord-of-spells#1").seeker(1, "goblin", spells=["lord-of-spells#2"], gold=3)
    session = play(made.dice(2).start(), "cast:fatum:1", "cast:lord-of-spells#2")
    assert asked(session) == (0, "response")
    play(session, "cast:lord-of-spells#1")
    assert one(session, 1).gold == 0
    assert session.state.spells_used == ["lord-of-spells#1", "lord-of-spells#2", "fatum"]


def test_nobody_cancels_a_spell_of_his_own(table: TableMaker) -> None:
    made = caster(table(), "fatum", "lord-of-spells").seeker(1, "goblin", gold=3).dice(2)
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 0
    assert casts(session, "lord-of-spells") == []


def test_lord_of_spells_and_mirror_cannot_be_cast_without_a_spell_to_answer(table: TableMaker) -> None:
    session = caster(table(), "lord-of-spells", "mirror").start()
    assert keys(session) == ("roll", "leave:clay-tablet", "leave:magic-manuscript")


def test_the_mirror_answers_no_spell_over_an_area_and_none_on_its_caster(table: TableMaker) -> None:
    made = caster(table(), "lord-of-thunder", "formula-of-time").seeker(1, "goblin", at="barrow", spells=["mirror"])
    session = play(made.start(), "cast:lord-of-thunder:barrow")
    assert asked(session) == (0, "turn") and one(session, 1).frozen == 1
    play(session, "cast:formula-of-time")
    assert asked(session) == (0, "turn") and session.state.extra_turns == 2


def test_the_mirror_does_not_answer_a_spell_cast_on_somebody_else(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", gold=3).seeker(2, "hobgoblin", spells=["mirror"]).dice(2)
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 0


def test_a_mirrored_theft_robs_the_thief_for_the_owner_of_the_mirror(table: TableMaker) -> None:
    made = caster(table(), "lord-of-riches", gold=1).seeker(1, "goblin", spells=["mirror"], gold=3)
    session = play(made.start(), "cast:lord-of-riches:1", "cast:mirror")
    assert asked(session) == (1, "lord-of-riches")
    assert keys(session) == ("gold", "object:clay-tablet", "object:magic-manuscript")
    play(session, "object:clay-tablet")
    assert one(session, 0).objects == ["magic-manuscript"] and one(session, 1).objects == ["clay-tablet"]


def test_a_reflected_spell_that_is_cancelled_strikes_nobody(table: TableMaker) -> None:
    made = caster(table(), "fatum", "lord-of-spells", gold=2).seeker(1, "goblin", spells=["mirror"], gold=3)
    session = play(made.start(), "cast:fatum:1", "cast:mirror", "pass", "cast:lord-of-spells#1")
    assert asked(session) == (0, "turn")
    assert (one(session, 0).gold, one(session, 1).gold) == (2, 3)


@pytest.mark.rule("magiczny_miecz", "9.7")
def test_a_spell_that_the_mirror_throws_onto_the_stone_bridge_has_no_effect(table: TableMaker) -> None:
    made = caster(table(), "fatum", at="game-with-death", gold=2).seeker(1, "goblin", spells=["mirror"], gold=3)
    session = play(made.start(), "cast:fatum:1", "cast:mirror")
    assert asked(session) == (0, "turn")
    assert (one(session, 0).gold, one(session, 1).gold) == (2, 3)


@pytest.mark.parametrize(("character", "die", "gold"), [("demon", 2, 2), ("demon", 3, 0), ("dwarf", 1, 2)])
def test_a_reflected_spell_meets_the_wards_of_its_caster(
    table: TableMaker, character: str, die: int, gold: int
) -> None:
    made = caster(table(), "fatum", character=character, gold=2).seeker(1, "goblin", spells=["mirror"])
    session = play(made.dice(die, *([2] if die > 2 else [])).start(), "cast:fatum:1", "cast:mirror")
    if character == "dwarf":
        assert asked(session) == (0, "roll-again")
        play(session, "keep")
    assert asked(session) == (0, "turn") and one(session, 0).gold == gold


def test_an_object_protects_the_caster_from_his_own_spell_too(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="barrow", spells=["circle-of-fire"], objects=["talisman-of-fire"])
    session = play(made.seeker(1, "goblin", spells=["mirror"]).start(), "cast:circle-of-fire:1", "cast:mirror")
    assert asked(session) == (0, "turn") and one(session, 0).frozen == 0 and one(session, 1).frozen == 0


@pytest.mark.rule("magiczny_miecz", "8.2")
@pytest.mark.parametrize(("die", "gold"), [(1, 3), (2, 3), (3, 0)])
def test_a_ward_keeps_a_spell_off_on_one_and_two(table: TableMaker, die: int, gold: int) -> None:
    made = caster(table(), "fatum").seeker(1, "demon", gold=3).dice(die, *([2] if die > 2 else []))
    session = play(made.start(), "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == gold
    assert designs(session.state.spells_used) == ["fatum"]


def test_a_spell_on_oneself_meets_no_ward(table: TableMaker) -> None:
    session = play(caster(table(), "fatum", character="demon", gold=2).dice(2).start(), "cast:fatum:0")
    assert asked(session) == (0, "turn") and one(session, 0).gold == 0


@pytest.mark.rule("magiczny_miecz", "17.7")
def test_each_answer_opens_a_window_of_its_own(table: TableMaker) -> None:
    made = caster(table(), "fatum").seeker(1, "goblin", spells=["mirror"], gold=3)
    made.seeker(2, "hobgoblin", spells=["lord-of-spells#1"]).seeker(3, "hag", spells=["lord-of-spells#2"], gold=3)
    session = play(made.dice(2).start(), "cast:fatum:1")
    order = []
    for key in ("pass", "pass", "cast:lord-of-spells#2", "cast:lord-of-spells#1", "pass"):
        order.append(asked(session)[0])
        play(session, key)
    assert order == [1, 2, 3, 2, 1]
    assert one(session, 1).gold == 0 and designs(one(session, 1).spells) == ["mirror"]
