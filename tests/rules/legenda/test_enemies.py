"""The 48 enemies: kind, terrain and traits, and a fight with each on its own terrain. Rules 1.9a, 1.10."""

import pytest

from kraina.games.legenda.cards import TRAITS, Enemy
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, TableMaker, one, play

ENEMIES = [
    ("wild-bull", "animal", "plains", (4, 3, 3, 2, 0, 2)),
    ("steppe-wolf", "animal", "plains", (3, 3, 4, 0, 1, 3)),
    ("magpies", "animal", "plains", (0, 3, 3, 2, 2, 4)),
    ("noon-wraith", "spirit", "plains", (0, 3, 1, 4, 3, 3)),
    ("wind-rider", "spirit", "plains", (2, 4, 3, 3, 0, 2)),
    ("field-giant", "monster", "plains", (4, 3, 2, 0, 2, 3)),
    ("centaur", "monster", "plains", (3, 4, 3, 0, 2, 2)),
    ("crow-king", "monster", "plains", (0, 3, 1, 3, 4, 3)),
    ("brown-bear", "animal", "forest", (4, 3, 3, 0, 2, 2)),
    ("wild-boar", "animal", "forest", (3, 4, 3, 1, 0, 3)),
    ("lynx", "animal", "forest", (2, 3, 4, 0, 2, 3)),
    ("leshy", "spirit", "forest", (2, 2, 0, 4, 3, 3)),
    ("birch-maiden", "spirit", "forest", (0, 2, 3, 4, 2, 3)),
    ("whispering-oak", "spirit", "forest", (3, 3, 0, 3, 4, 1)),
    ("tree-spider", "monster", "forest", (3, 3, 4, 2, 0, 2)),
    ("hollow-imp", "monster", "forest", (0, 1, 3, 3, 3, 4)),
    ("rock-eagle", "animal", "mountains", (3, 3, 4, 0, 2, 2)),
    ("cave-lion", "animal", "mountains", (3, 4, 3, 2, 0, 2)),
    ("skarbnik", "spirit", "mountains", (2, 2, 0, 3, 4, 3)),
    ("echo", "spirit", "mountains", (0, 1, 3, 3, 3, 4)),
    ("cloud-herd", "spirit", "mountains", (0, 3, 2, 4, 2, 3)),
    ("stone-troll", "monster", "mountains", (4, 3, 3, 1, 0, 3)),
    ("old-dragon", "monster", "mountains", (3, 2, 0, 3, 4, 2)),
    ("gold-goblin", "monster", "mountains", (2, 0, 3, 2, 3, 4)),
    ("white-bear", "animal", "snow", (4, 3, 3, 0, 2, 2)),
    ("wolf-pack", "animal", "snow", (3, 4, 3, 0, 1, 3)),
    ("arctic-fox", "animal", "snow", (0, 2, 3, 2, 3, 4)),
    ("frost-maiden", "spirit", "snow", (0, 3, 3, 4, 3, 1)),
    ("frozen-knight", "spirit", "snow", (3, 4, 0, 2, 3, 2)),
    ("yeti", "monster", "snow", (4, 3, 3, 1, 1, 2)),
    ("ice-drake", "monster", "snow", (3, 3, 4, 2, 0, 2)),
    ("ice-hag", "monster", "snow", (0, 3, 1, 3, 4, 3)),
    ("giant-toad", "animal", "swamp", (3, 4, 2, 2, 0, 3)),
    ("marsh-adder", "animal", "swamp", (1, 3, 4, 0, 3, 3)),
    ("leeches", "animal", "swamp", (3, 2, 4, 2, 0, 3)),
    ("rusalka", "spirit", "swamp", (0, 2, 3, 4, 2, 3)),
    ("drowner", "spirit", "swamp", (3, 3, 2, 4, 0, 2)),
    ("will-o-wisp", "spirit", "swamp", (0, 1, 3, 3, 3, 4)),
    ("hydra", "monster", "swamp", (4, 3, 2, 3, 0, 2)),
    ("bog-hag", "monster", "swamp", (0, 3, 1, 3, 4, 3)),
    ("scorpion", "animal", "desert", (3, 3, 4, 0, 2, 2)),
    ("sand-lion", "animal", "desert", (3, 4, 3, 2, 0, 2)),
    ("djinn", "spirit", "desert", (2, 2, 0, 4, 3, 3)),
    ("mirage", "spirit", "desert", (0, 1, 3, 3, 3, 4)),
    ("buried-king", "spirit", "desert", (2, 3, 0, 3, 4, 2)),
    ("sand-worm", "monster", "desert", (4, 3, 3, 1, 0, 3)),
    ("sphinx", "monster", "desert", (3, 2, 0, 3, 4, 2)),
    ("ghoul", "monster", "desert", (3, 2, 3, 2, 0, 4)),
]
"""Id, kind, terrain, and strength, courage, dexterity, magic, knowledge, luck."""


@pytest.mark.rule("legenda", "1.9a")
@pytest.mark.parametrize(("card", "kind", "terrain", "traits"), ENEMIES)
def test_an_enemy_fights_on_its_own_terrain_with_one_more(
    table: TableMaker, card: str, kind: str, terrain: str, traits: tuple[int, ...]
) -> None:
    # The Chronicler's knowledge is 4 and his luck 3; with a 3 on his die he reaches 7 or 6, and equal wins.
    start, field = PATHS[terrain]
    strong, face, own = (traits[4], 1, 4) if traits[4] else (traits[5], 4, 3)
    again = () if traits[4] else (1,)
    equal = own + 3 - (strong + 1)
    made = table().hero(0, "chronicler", at=start).legend(card).dice(4, *again, face, 3, equal)
    session = play(made.start(), f"step:{field}")
    hero = one(session, 0)
    assert hero.denars == 7 and hero.life == 6
    assert hero.small["knowledge" if traits[4] else "luck"] == 1
    assert session.state.legend_used == [card]


@pytest.mark.parametrize(("card", "kind", "terrain", "traits"), [row for row in ENEMIES if row[3][4]][::6])
def test_one_more_on_the_enemys_die_beats_the_hero(
    table: TableMaker, card: str, kind: str, terrain: str, traits: tuple[int, ...]
) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "chronicler", at=start).legend(card).dice(4, 1, 2, 4 + 2 - traits[4])
    session = play(made.start(), f"step:{field}")
    assert one(session, 0).life == 5 and one(session, 0).denars == 5
    assert session.state.legend_used == [card]


@pytest.mark.rule("legenda", "1.9")
def test_enemies_are_as_their_cards_say() -> None:
    printed = {card: (kind, terrain, traits) for card, kind, terrain, traits in ENEMIES}
    enemies = [card for card in DATA.legend.values() if isinstance(card, Enemy)]
    assert {one.id: (one.kind, one.terrain, tuple(one.traits[t] for t in TRAITS)) for one in enemies} == printed
    assert printed["yeti"] == ("monster", "snow", (4, 3, 3, 1, 1, 2))


def test_enemies_are_spread_evenly() -> None:
    enemies = [card for card in DATA.legend.values() if isinstance(card, Enemy)]
    assert len(enemies) == 48
    assert all(sum(one.kind == kind for one in enemies) == 16 for kind in ("animal", "spirit", "monster"))
    assert all(sum(one.terrain == terrain for one in enemies) == 8 for terrain in PATHS)
    assert all(sum(one.traits.values()) == 14 and max(one.traits.values()) == 4 for one in enemies)
    assert all(sum(one.traits[trait] == 4 for one in enemies) == 8 for trait in TRAITS)


def test_no_enemy_lacks_more_than_two_traits_or_all_of_an_indicator() -> None:
    for card in DATA.legend.values():
        if isinstance(card, Enemy):
            lacking = [trait for trait in TRAITS if not card.traits[trait]]
            assert len(lacking) <= 2
            assert all(any(t not in lacking for t in hero.indicator) for hero in DATA.heroes.values())


@pytest.mark.rule("legenda", "1.10")
def test_away_from_its_terrain_an_enemy_adds_nothing(table: TableMaker) -> None:
    # The Hydra, luck 2, on plains: luck 3 + 1 against 2 + 2 is equal.
    start, field = PATHS["plains"]
    session = play(table().hero(0, "chronicler", at=start).legend("hydra").dice(4, 4, 1, 2).start(), f"step:{field}")
    assert one(session, 0).small["luck"] == 1


@pytest.mark.rule("legenda", "2.3")
def test_by_the_extended_rules_an_enemy_adds_the_heros_level_and_its_terrain(table: TableMaker) -> None:
    # Hydra in its swamp against a hero of level 1: luck 2 + 1 + 1 + 4 against 3 + 5 is equal.
    start, field = PATHS["swamp"]
    made = table().option(rules="extended").hero(0, "chronicler", at=start).legend("hydra")
    session = play(made.dice(4, 4, 5, 4).start(), f"step:{field}")
    assert one(session, 0).small["luck"] == 1
