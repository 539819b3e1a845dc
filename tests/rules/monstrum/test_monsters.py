"""Each of the 28 monsters and the guardian, by the numbers of the deck that was planned. Rules 6.1, 6.4-6.6, 9.7, 10.2.

The plan (S, Z) x n: 5,3x3 4,3x3 6,4x2 5,4x2 4,4x3 3,5x2 3,6x2 2,7x2 3,8x3 2,9x3 5,8x1, and 5,6 and 5,7 once each: four
of strength 5 are dragons, of dexterity 3, 4, 6 and 7.
"""

from collections import Counter

import pytest

from kraina.games.monstrum.cards import load_data
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, TableMaker, bottom, play, strengths

# Monster, strength, dexterity, and the greatest number that wins with dexterity 5, 6 and 7: 3 + own - its, from 1 to 5.
MONSTERS = (
    ("bog-dragon", 5, 3, (5, 5, 5)),
    ("stone-giant", 5, 3, (5, 5, 5)),
    ("rock-troll", 5, 3, (5, 5, 5)),
    ("ghoul", 4, 3, (5, 5, 5)),
    ("golem", 4, 3, (5, 5, 5)),
    ("drowned-man", 4, 3, (5, 5, 5)),
    ("cyclops", 6, 4, (4, 5, 5)),
    ("minotaur", 6, 4, (4, 5, 5)),
    ("cave-dragon", 5, 4, (4, 5, 5)),
    ("ogre", 5, 4, (4, 5, 5)),
    ("orc", 4, 4, (4, 5, 5)),
    ("giant-boar", 4, 4, (4, 5, 5)),
    ("great-lizard", 4, 4, (4, 5, 5)),
    ("skeleton", 3, 5, (3, 4, 5)),
    ("goblin", 3, 5, (3, 4, 5)),
    ("fire-dragon", 5, 6, (2, 3, 4)),
    ("werewolf", 3, 6, (2, 3, 4)),
    ("harpy", 3, 6, (2, 3, 4)),
    ("great-bat", 2, 7, (1, 2, 3)),
    ("imp", 2, 7, (1, 2, 3)),
    ("mountain-dragon", 5, 7, (1, 2, 3)),
    ("giant-spider", 3, 8, (1, 1, 2)),
    ("wraith", 3, 8, (1, 1, 2)),
    ("black-panther", 3, 8, (1, 1, 2)),
    ("wisp", 2, 9, (1, 1, 1)),
    ("viper", 2, 9, (1, 1, 1)),
    ("scorpion", 2, 9, (1, 1, 1)),
    ("hydra", 5, 8, (1, 1, 2)),
)

PLAN = {
    (5, 3): 3, (4, 3): 3, (6, 4): 2, (5, 4): 2, (4, 4): 3, (3, 5): 2, (5, 6): 1, (3, 6): 2,
    (2, 7): 2, (5, 7): 1, (3, 8): 3, (2, 9): 3, (5, 8): 1,
}  # fmt: skip

DRAGONS = ("bog-dragon", "cave-dragon", "fire-dragon", "mountain-dragon")


def meets(table: TableMaker, monster: str, dexterity: int, rolled: int) -> Match:
    made = table().hero(0, at="d", dexterity=dexterity).next_combat(monster).next_surprise("blank").dice(rolled)
    return play(made.start(), "card:1", to("dolina-nuptse/2"))


@pytest.mark.rule("monstrum", "6.1")
def test_the_deck_is_the_one_that_was_planned() -> None:
    monsters = load_data().monsters
    assert Counter((one.strength, one.dexterity) for one in monsters.values()) == PLAN
    assert [(one.id, one.strength, one.dexterity) for one in monsters.values()] == [row[:3] for row in MONSTERS]


@pytest.mark.rule("monstrum", "9.7")
def test_four_monsters_are_dragons() -> None:
    monsters = load_data().monsters
    dragons = [one for one in monsters.values() if one.kind == "dragon"]
    assert tuple(one.id for one in dragons) == DRAGONS
    assert [(one.strength, one.dexterity) for one in dragons] == [(5, 3), (5, 4), (5, 6), (5, 7)]


@pytest.mark.rule("monstrum", "6.4")
@pytest.mark.rule("monstrum", "6.5")
@pytest.mark.parametrize(("monster", "strength", "dexterity", "limits"), MONSTERS, ids=[row[0] for row in MONSTERS])
def test_monster_is_beaten_on_its_limit(
    table: TableMaker, monster: str, strength: int, dexterity: int, limits: tuple[int, int, int]
) -> None:
    for own, limit in zip((5, 6, 7), limits, strict=True):
        session = meets(table, monster, own, limit)
        assert strengths(session) == [10 + strength, 10]
        assert monster in session.state.combat


@pytest.mark.rule("monstrum", "6.4")
@pytest.mark.rule("monstrum", "6.6")
@pytest.mark.parametrize(("monster", "strength", "dexterity", "limits"), MONSTERS, ids=[row[0] for row in MONSTERS])
def test_monster_wins_above_its_limit(
    table: TableMaker, monster: str, strength: int, dexterity: int, limits: tuple[int, int, int]
) -> None:
    for own, limit in zip((5, 6, 7), limits, strict=True):
        session = meets(table, monster, own, limit + 1)
        assert strengths(session) == [10 - strength, 10]
        assert bottom(session.state.combat) == monster


@pytest.mark.rule("monstrum", "10.2")
@pytest.mark.parametrize(("dexterity", "limit"), [(5, 3), (6, 4), (7, 5)])
def test_guardian_has_strength_8_and_dexterity_5(table: TableMaker, dexterity: int, limit: int) -> None:
    made = table().hero(0, at="w", dexterity=dexterity).option(ending="guardian").dice(limit)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"))
    assert session.outcome is not None and session.outcome.winners == (0,)
    made = table().hero(0, at="w", dexterity=dexterity).option(ending="guardian").dice(limit + 1)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"))
    assert session.outcome is None
    assert strengths(session) == [2, 10]
