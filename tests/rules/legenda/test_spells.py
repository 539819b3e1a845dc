"""The 30 spells: what each does, to whom it may be cast. Rule 3.3."""

import pytest

from tests.rules.legenda.table import Match, TableMaker, casts, one, play
from tests.rules.script import asked, keys

LOWEST = [
    ("weakness", "strength"),
    ("fear", "courage"),
    ("clumsiness", "dexterity"),
    ("dispersal-of-magic", "magic"),
    ("mind-eclipse", "knowledge"),
    ("bad-luck", "luck"),
]
HIGHEST = [
    ("surge-of-strength", "strength"),
    ("breath-of-triumph", "courage"),
    ("nimble-fingers", "dexterity"),
    ("magic-infusion", "magic"),
    ("dazzle", "knowledge"),
    ("four-leaf-clover", "luck"),
]
SHIFTS = [
    ("adrenaline", "strength"),
    ("day-of-glory", "courage"),
    ("hidden-talent", "dexterity"),
    ("magical-manipulation", "magic"),
    ("mind-control", "knowledge"),
    ("lord-of-fortune", "luck"),
]
ATTACKS = [
    ("fireball", "strength"),
    ("terror", "courage"),
    ("rain-of-daggers", "dexterity"),
    ("magic-whirlwind", "magic"),
    ("mental-attack", "knowledge"),
    ("fluke", "luck"),
]
PLACES = {
    "strength": ("captive-smith", "b-c5", "b-c4"),
    "courage": ("tower-princess", "a-e2", "a-d2"),
    "dexterity": ("jailed-minstrel", "a-d1", "a-c1"),
    "magic": ("charmed-apprentice", "c-a6", "c-a5"),
    "knowledge": ("lost-cartographer", "b-b4", "b-b5"),
    "luck": ("merchants-son", "d-e2", "d-e1"),
}
"""Trait -> a rescue fought by it, a field beside its place, and the place; whoever holds the captive has 4."""
EVEN = dict.fromkeys(PLACES, 3)


def rescue(table: TableMaker, trait: str, spell: str, *dice: int, magic: int = 3) -> Match:
    """Walk a Woodcutter with all traits 3 and a spell into the fight for a captive of a trait."""
    mission, start, field = PLACES[trait]
    points = {**EVEN, "magic": magic}
    made = table().hero(0, "woodcutter", at=start, traits=points, mission=mission, spells=[spell])
    return play(made.dice(*dice).start(), f"step:{field}")


def freed(session: Match) -> bool:
    """Return whether the captive follows."""
    if asked(session)[1] == "escort":
        play(session, keys(session)[0])
    return bool(one(session, 0).captive_to)


@pytest.mark.rule("legenda", "3.3")
@pytest.mark.parametrize(("spell", "trait"), LOWEST)
def test_of_several_rolls_of_the_enemy_the_lowest_counts(table: TableMaker, spell: str, trait: str) -> None:
    # Effectiveness 3: 3 + 2 against 4 + the lowest of 6, 1 and 4 is equal.
    session = rescue(table, trait, spell, 2, 6, 1, 4)
    assert keys(session) == ("pass", f"cast:{spell}:foe")
    assert freed(play(session, f"cast:{spell}:foe"))


@pytest.mark.rule("legenda", "3.3")
@pytest.mark.parametrize(("spell", "trait"), HIGHEST)
def test_of_several_own_rolls_the_highest_counts(table: TableMaker, spell: str, trait: str) -> None:
    # 3 + the highest of 2, 5 and 1 against 4 + 4 is equal.
    session = rescue(table, trait, spell, 2, 5, 1, 4)
    assert keys(session) == ("pass", f"cast:{spell}:0", f"cast:{spell}:foe")
    assert freed(play(session, f"cast:{spell}:0"))


@pytest.mark.rule("legenda", "3.3")
@pytest.mark.parametrize(("spell", "trait"), SHIFTS)
def test_the_effectiveness_less_one_is_added_or_taken_away(table: TableMaker, spell: str, trait: str) -> None:
    # 3 + 2 + 2 against 4 + 3 is equal, and so is 3 + 2 against 4 + 3 - 2.
    for target in ("0:plus", "foe:minus"):
        session = rescue(table, trait, spell, 2, 3)
        assert f"cast:{spell}:{target}" in keys(session) and len(keys(session)) == 5
        assert freed(play(session, f"cast:{spell}:{target}"))


@pytest.mark.rule("legenda", "3.3")
@pytest.mark.parametrize(("spell", "trait"), ATTACKS)
def test_total_magic_fights_in_the_place_of_the_trait(table: TableMaker, spell: str, trait: str) -> None:
    # Magic 6 + 1 against 4 + 3, for one life point.
    session = rescue(table, trait, spell, 1, 3, magic=6)
    assert freed(play(session, f"cast:{spell}:foe"))
    assert one(session, 0).life == 5


def test_an_attack_needs_a_foe_with_its_trait(table: TableMaker) -> None:
    session = rescue(table, "courage", "fireball", 5, 4)
    assert one(session, 0).captive_to or asked(session)[1] == "escort"  # nobody was asked for the spell


def test_an_attack_turns_the_fight_to_its_trait(table: TableMaker) -> None:
    # The Centaur has luck 3; on plains it adds 1. Magic 5 + 1 against 3 + 1 + 2 is equal, by luck.
    made = table().hero(0, "woodcutter", at="d-f5", traits={"magic": 5}, spells=["fluke"]).legend("centaur")
    session = play(made.dice(4, 1, 1, 2).start(), "step:d-f4", "cast:fluke:foe")
    assert one(session, 0).small["luck"] == 1 and one(session, 0).small["strength"] == 0


@pytest.mark.parametrize(("spell", "trait"), ATTACKS)
def test_outside_a_fight_an_attack_takes_one_life_point(table: TableMaker, spell: str, trait: str) -> None:
    # Magic 5 against 3: the higher takes a life point, equal takes none; the spell costs its caster one.
    for own, other, lives in ((4, 1, (5, 5)), (4, 6, (5, 6)), (1, 6, (4, 6))):
        made = table().hero(0, "woodcutter", at="sotonet", traits={"magic": 5}, spells=[spell])
        made.hero(1, "chronicler", at="d-f5", traits={**EVEN, trait: 3}).dice(own, other)
        session = play(made.start(), "magic", f"cast:{spell}:1")
        assert (one(session, 0).life, one(session, 1).life) == lives


def test_nobody_is_struck_in_a_city(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["fireball"]).hero(1, "chronicler", at="sotonet")
    assert casts(made.start()) == []


def test_the_later_of_two_spells_of_several_rolls_counts(table: TableMaker) -> None:
    mission, start, field = PLACES["strength"]
    made = table().hero(0, "woodcutter", at=start, traits=EVEN, mission=mission, spells=["surge-of-strength"])
    made.hero(1, "enchantress", at="danseptia", spells=["weakness"], alert=True).dice(2, 5, 1, 6)
    session = play(made.start(), f"step:{field}", "cast:surge-of-strength:0", "cast:weakness:0")
    # 3 + the lowest of 2, 5, 1 against 4 + 6.
    assert one(session, 0).life == 4 and one(session, 0).mission == ""


def test_an_onlooker_may_help_or_hinder(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5").legend("wild-bull").dice(4, 1, 1, 6, 2, 1, 3)
    made.hero(1, "enchantress", at="danseptia", spells=["surge-of-strength"], alert=True)
    session = play(made.start(), "step:d-f4")
    assert asked(session) == (1, "response")
    assert keys(session) == ("pass", "cast:surge-of-strength:0", "cast:surge-of-strength:foe")
    play(session, "cast:surge-of-strength:foe")  # strength 4 + 1 against 4 + 1 + the highest of 6, 2, 1
    assert one(session, 0).life == 5  # the 3 for his Thick Skin does not save him
