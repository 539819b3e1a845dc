"""Abilities on spaces of the board, and Spells that are filled up. Facts 3; rules 8.1, 9.8, 13.5; ruling 1 (7)."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.people import CARRIED, counted, far, used, walk
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

OVER = (1, "turn")
"""What is asked when the turn of seat 0 is over."""


def laid_out(table: TableMaker, character: str, space: str, **laid: Any) -> Table:
    """Lay out seat 0 one step before a space, with Gauntlets, and somebody far away who is asked in his turn."""
    at = DATA.board.step(space, -1)
    made = table().seeker(0, character, at=at, **{"objects": CARRIED, **laid})
    return made.seeker(1, far(character), at="castle" if space != "castle" else "stone-forest", objects=CARRIED)


def come(table: TableMaker, character: str, space: str, *dice: int, **laid: Any) -> tuple[Match, list[str]]:
    """Have seat 0 come to a space; return the match and what is counted from then on."""
    session = laid_out(table, character, space, **laid).dice(1, *dice).start()
    seen = counted(session)
    return walk(session, space), seen


SAFE = [
    ("barbarian", "cliff-1"), ("barbarian", "cliff-2"), ("barbarian", "wolf-gully"), ("elf", "cliff-1"),
    ("goblin", "circle-of-power"), ("goblin", "wolf-gully"), ("hobgoblin", "barrow"), ("hobgoblin", "crypt-of-wraiths"),
    ("pygmy", "circle-of-power"), ("pygmy", "cliff-2"), ("troll", "circle-of-power"), ("troll", "barrow"),
]  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.parametrize(("character", "space"), SAFE)
def test_a_space_does_nothing_to_those_who_are_safe_there(table: TableMaker, character: str, space: str) -> None:
    # "barbarian-safe", "elf-safe", "goblin-safe", "hobgoblin-safe", "pygmy-safe", "troll-safe": no die is rolled
    session, seen = come(table, character, space)
    assert asked(session) == OVER and one(session, 0).life == 4 and one(session, 0).lost == 0
    assert used(seen, f"{character}-safe")


@pytest.mark.parametrize(
    ("character", "space", "dice"),
    [("barbarian", "circle-of-power", [4]), ("goblin", "cliff-1", [3]), ("troll", "wolf-gully", [1]),
     ("pygmy", "barrow", [2]), ("elf", "crypt-of-wraiths", [1]), ("hobgoblin", "cliff-1", [3])],
)  # fmt: skip
def test_elsewhere_they_roll_like_others(table: TableMaker, character: str, space: str, dice: list[int]) -> None:
    session, seen = come(table, character, space, *dice)
    assert asked(session) == OVER and not used(seen, f"{character}-safe")


@pytest.mark.parametrize(("die", "objects"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_barbarian_bogs_take_nothing_on_1_and_2(table: TableMaker, die: int, objects: int) -> None:
    session, seen = come(table, "barbarian", "bogs-1", die, objects=["sword"])
    assert len(one(session, 0).objects) == objects and used(seen, "barbarian-bogs") == (die <= 2)


def test_barbarian_bogs_ask_for_no_roll_when_there_is_nothing_to_lose(table: TableMaker) -> None:
    session, seen = come(table, "barbarian", "bogs-1", objects=[])
    assert asked(session) == OVER and not used(seen, "barbarian-bogs")


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_priest_second_prayer_counts(table: TableMaker) -> None:
    session, seen = come(table, "priest", "temple-of-nemed", 6, 6, 2, 3, spells=["golem"])
    play(session, "yes")
    assert asked(session) == (0, "pray-again")
    play(session, "again")  # 12 takes 2 Life, 5 gives 1 Sword
    assert (one(session, 0).life, one(session, 0).sword) == (4, 3) and used(seen, "priest-second-prayer")


def test_priest_second_prayer_may_be_left(table: TableMaker) -> None:
    session, seen = come(table, "priest", "temple-of-toliman", 5, 6, spells=["golem"])
    play(session, "yes", "keep")
    assert one(session, 0).life == 5 and not used(seen, "priest-second-prayer")


def test_duergar_gate_guard_takes_neither_gold_nor_life(table: TableMaker) -> None:
    session, seen = come(table, "duergar", "gate-guard", spells=["golem", "mirror"], gold=2)
    assert (one(session, 0).gold, one(session, 0).life) == (2, 4)
    assert used(seen, "duergar-gate-guard") and asked(session) == OVER


def test_duergar_gate_guard_is_paid_by_others(table: TableMaker) -> None:
    session, _ = come(table, "elf", "gate-guard", gold=1)
    assert asked(session) == (0, "gate-guard")


def test_prince_kit_is_given_back_at_the_castle(table: TableMaker) -> None:
    session, seen = come(table, "prince", "castle", objects=["helmet", "shield"])
    assert sorted(designs(one(session, 0).objects)) == ["helmet", "shield", "sword"]
    assert used(seen, "prince-kit") and designs(session.state.stock).count("sword") == 2


def test_prince_kit_that_he_has_is_not_given_twice(table: TableMaker) -> None:
    session, seen = come(table, "prince", "castle", objects=["helmet", "sword"])
    assert designs(one(session, 0).objects) == ["helmet", "sword"] and not used(seen, "prince-kit")


REFILL = [("sorcerer", 2), ("priestess", 2), ("duergar", 2), ("mage", 1)]


@pytest.mark.rule("magiczny_miecz", "9.8")
@pytest.mark.parametrize(("character", "most"), REFILL)
def test_spells_are_filled_up_once_in_the_own_turn(table: TableMaker, character: str, most: int) -> None:
    # "sorcerer-refill", "priestess-refill", "duergar-refill", "mage-refill"
    session = laid_out(table, character, "village").spell_pile("golem", "illumination", "formula-of-time").start()
    seen = counted(session)
    assert asked(session) == (0, "turn") and "refill" in keys(session)
    play(session, "refill")
    assert len(one(session, 0).spells) == most and used(seen, f"{character}-refill")
    assert "refill" not in keys(session)


@pytest.mark.rule("magiczny_miecz", "9.8")
@pytest.mark.parametrize(("character", "most"), REFILL)
def test_spells_are_not_filled_up_twice_in_a_turn(table: TableMaker, character: str, most: int) -> None:
    laid = laid_out(table, character, "barrow").spell_pile("illumination", "golem", "mirror")
    session = play(laid.start(), "refill", "cast:illumination")
    if asked(session)[1] != "turn":
        play(session, "")
    assert len(one(session, 0).spells) == most - 1 and asked(session) == (0, "turn")
    assert "refill" not in keys(session)


@pytest.mark.parametrize("character", [row[0] for row in REFILL])
def test_spells_are_not_filled_up_in_anothers_turn(table: TableMaker, character: str) -> None:
    laid = table().option(trade="off").seeker(0, "barbarian", at="devils-mill", objects=CARRIED)
    session = laid.seeker(1, character, at="castle", objects=CARRIED).dice(2).start()
    walk(session, "well-of-eternity")
    assert one(session, 1).spells == [] and asked(session) == (1, "turn") and "refill" in keys(session)


@pytest.mark.parametrize(("character", "spells"), [("sorcerer", ["golem", "mirror"]), ("mage", ["golem"])])
def test_spells_are_not_filled_up_beyond_what_the_card_says(
    table: TableMaker, character: str, spells: list[str]
) -> None:
    assert "refill" not in keys(laid_out(table, character, "village", spells=spells).start())
