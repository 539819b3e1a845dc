"""Enemies are fought with the numbers printed on them. Rules 16.2, 16.3, 17, 18; facts 4.2."""

import pytest

from kraina.games.magiczny_miecz.cards import Card
from tests.rules.magiczny_miecz.scenes import WASTE, fights, meets
from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.script import asked

MONSTERS = [
    ("elk", 1), ("black-hybrid", 2), ("red-hybrid", 2), ("nobbin", 2), ("wolf", 2), ("fomoraig", 3), ("hadron", 3),
    ("bear", 3), ("snow-monster", 3), ("wanderer", 3), ("robber", 3), ("leviathan", 4), ("dragon", 5),
    ("shadow-visitor", 5), ("cyclops", 6), ("werewolf", 10),
]  # fmt: skip
"""Enemies and the Sword printed on them; only the Double has none, and the Dragon with three heads has it thrice."""
DEMONS = [
    ("spirit-of-doom", 2), ("spirit-of-darkness", 3), ("spectre", 3), ("wraith", 4), ("vampire", 4), ("phantom", 5),
    ("demon", 6), ("prince-of-demons", 10),
]  # fmt: skip
"""Demons and the Magic printed on them."""


def slip_die(foe: str) -> list[int]:
    """Return the die before the fight that only the Wanderer wants: a 4, on which he is fought."""
    return [4] if foe == "wanderer" else []


def uid(foe: str) -> str:
    """Return the first copy of a design."""
    return foe if DATA.cards[foe].copies == 1 else f"{foe}#1"


@pytest.mark.rule("magiczny_miecz", "16.2")
@pytest.mark.parametrize(("foe", "sword"), MONSTERS)
def test_a_monster_is_beaten_with_one_point_more_and_is_a_trophy(table: TableMaker, foe: str, sword: int) -> None:
    session = fights(meets(table, foe, *slip_die(foe), 2, 1 + max(0, 4 - sword), sword=max(4, sword)))
    hero = one(session, 0)
    assert (hero.trophies, hero.life) == ([uid(foe)], 4)
    assert session.state.lying == {} and session.state.events_used == []


@pytest.mark.parametrize(("foe", "sword"), MONSTERS)
def test_an_equal_fight_with_a_monster_costs_nothing_and_it_stays(table: TableMaker, foe: str, sword: int) -> None:
    session = fights(meets(table, foe, *slip_die(foe), 1, 1 + max(0, 4 - sword), sword=max(4, sword)))
    hero = one(session, 0)
    assert (hero.trophies, hero.life) == ([], 4)
    assert session.state.lying == {WASTE: [uid(foe)]} and asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(("foe", "sword"), MONSTERS)
def test_a_monster_that_wins_by_one_point_takes_a_life_and_stays(table: TableMaker, foe: str, sword: int) -> None:
    session = fights(meets(table, foe, *slip_die(foe), 1, 2 + max(0, 4 - sword), sword=max(4, sword), gold=0))
    hero = one(session, 0)
    assert (hero.trophies, hero.life) == ([], 3)
    assert session.state.lying == {WASTE: [uid(foe)]} and asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "16.3")
@pytest.mark.parametrize(("foe", "magic"), DEMONS)
def test_a_demon_is_beaten_in_a_magical_fight_and_is_no_trophy(table: TableMaker, foe: str, magic: int) -> None:
    own = max(3, magic)
    session = fights(meets(table, foe, 2, 1 + own - magic, sword=10, magic=own))
    hero = one(session, 0)
    assert (hero.trophies, hero.life) == ([], 4)
    assert session.state.lying == {} and designs(session.state.events_used) == [foe]


@pytest.mark.rule("magiczny_miecz", "18.1")
@pytest.mark.parametrize(("foe", "magic"), DEMONS)
def test_an_equal_fight_with_a_demon_costs_nothing_and_it_stays(table: TableMaker, foe: str, magic: int) -> None:
    own = max(3, magic)
    session = fights(meets(table, foe, 1, 1 + own - magic, sword=10, magic=own))
    assert one(session, 0).life == 4 and session.state.lying == {WASTE: [uid(foe)]}


@pytest.mark.rule("magiczny_miecz", "18.2")
@pytest.mark.parametrize(("foe", "magic"), DEMONS)
def test_no_object_saves_the_life_that_a_demon_takes_and_the_squire_only_on_a_1(
    table: TableMaker, foe: str, magic: int
) -> None:
    own = max(3, magic)
    objects = ["helmet", "shield", "armour", "war-horse"]
    dice = (1, 2 + own - magic, 2)
    session = fights(meets(table, foe, *dice, sword=10, magic=own, objects=objects, friends=["squire"]))
    hero = one(session, 0)
    assert hero.life == 3 and designs(hero.objects) == objects and designs(hero.friends) == ["squire"]
    assert session.state.here(WASTE) == [uid(foe)]


MODIFIED = [
    ("heaths", "valley-of-shadows", 1), ("fortress-of-the-keeper", "dark-clearing", 1),
    ("hermitage", "plain-of-lonely-rocks", 2), ("crypt-of-wraiths", "plain-of-sleep", 2),
    ("cliff-2", "plain-of-grasses", 3), ("wolf-gully", "stone-forest", 3),
    ("temple-of-toliman", "valley-of-skulls", 0),
]  # fmt: skip
"""Where a move begins, where it ends, and what that space adds to its Enemies."""


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.parametrize(("start", "space", "added"), MODIFIED)
def test_a_space_adds_to_the_sword_and_to_the_magic_of_its_enemies(
    table: TableMaker, start: str, space: str, added: int
) -> None:
    made = table().seeker(0, "conqueror", at=start, sword=5, magic=5).lying(space, "bear", "spectre")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1)
    # the Bear and the Spectre have 3 each: with 5 and a 2 against a 4 less what the space adds, both are draws
    session = play(made.dice(2, 4 - added, 2, 4 - added).start(), f"move:{space}")
    assert session.state.lying == {space: ["bear", "spectre"]} and one(session, 0).life == 4
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_a_trophy_counts_what_is_printed_and_not_what_a_space_added(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="hermitage", sword=8).lying("plain-of-lonely-rocks", "cyclops", "sorcerer")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"])
    session = play(made.dice(1, 2, 1).start(), "move:plain-of-lonely-rocks")  # 8 + 2 against 6 + 2 + 1
    assert one(session, 0).trophies == ["cyclops"]
    assert asked(session) == (1, "turn")  # 6 points are not 7: there is nothing to exchange


def test_the_deck_has_the_enemies_of_the_printed_game() -> None:
    def numbers(kind: str) -> list[tuple[str, int, int]]:
        cards: list[Card] = [card for card in DATA.cards.values() if card.kind == kind]
        return [(card.id, card.sword + card.magic, card.copies) for card in cards]

    twice = ("elk", "nobbin", "hadron", "werewolf", "wraith", "prince-of-demons")
    printed = [(foe, points, 2 if foe in twice else 1) for foe, points in MONSTERS]
    assert sorted(numbers("enemy")) == sorted([*printed, ("three-headed-dragon", 2, 1), ("double", 0, 1)])
    assert sorted(numbers("demon")) == sorted((foe, points, 2 if foe in twice else 1) for foe, points in DEMONS)
    assert [card.id for card in DATA.cards.values() if card.beast] == [
        "elk", "black-hybrid", "red-hybrid", "wolf", "three-headed-dragon", "fomoraig", "hadron", "bear",
        "snow-monster", "leviathan", "dragon", "werewolf",
    ]  # fmt: skip
