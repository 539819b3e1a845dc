"""The 48 enemies: kind, terrain and traits, and a fight with each on its own terrain. Rules 1.9a, 1.10."""

import pytest

from kraina.games.legenda.cards import TRAITS, Enemy
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, TableMaker, one, play

ENEMIES = [
    ("wild-bull", "animal", "plains", (4, 3, 3, 4, 0, 0)),
    ("steppe-wolf", "animal", "plains", (4, 3, 4, 0, 0, 3)),
    ("magpies", "animal", "plains", (4, 0, 3, 4, 0, 3)),
    ("noon-wraith", "spirit", "plains", (0, 0, 3, 3, 4, 4)),
    ("wind-rider", "spirit", "plains", (3, 4, 3, 4, 0, 0)),
    ("field-giant", "monster", "plains", (4, 0, 3, 3, 4, 0)),
    ("centaur", "monster", "plains", (3, 4, 4, 0, 0, 3)),
    ("crow-king", "monster", "plains", (0, 0, 3, 3, 4, 4)),
    ("brown-bear", "animal", "forest", (4, 3, 3, 0, 4, 0)),
    ("wild-boar", "animal", "forest", (0, 4, 4, 0, 3, 3)),
    ("lynx", "animal", "forest", (3, 4, 4, 3, 0, 0)),
    ("leshy", "spirit", "forest", (0, 0, 4, 4, 3, 3)),
    ("birch-maiden", "spirit", "forest", (0, 4, 0, 3, 3, 4)),
    ("whispering-oak", "spirit", "forest", (3, 3, 0, 4, 4, 0)),
    ("tree-spider", "monster", "forest", (4, 3, 4, 0, 3, 0)),
    ("hollow-imp", "monster", "forest", (3, 0, 0, 4, 3, 4)),
    ("rock-eagle", "animal", "mountains", (0, 3, 4, 0, 3, 4)),
    ("cave-lion", "animal", "mountains", (0, 4, 4, 3, 0, 3)),
    ("skarbnik", "spirit", "mountains", (4, 4, 0, 3, 3, 0)),
    ("echo", "spirit", "mountains", (0, 0, 3, 3, 4, 4)),
    ("cloud-herd", "spirit", "mountains", (3, 4, 0, 4, 3, 0)),
    ("stone-troll", "monster", "mountains", (4, 3, 4, 0, 0, 3)),
    ("old-dragon", "monster", "mountains", (3, 4, 0, 3, 4, 0)),
    ("gold-goblin", "monster", "mountains", (3, 0, 4, 0, 4, 3)),
    ("white-bear", "animal", "snow", (4, 4, 3, 0, 3, 0)),
    ("wolf-pack", "animal", "snow", (3, 4, 4, 0, 0, 3)),
    ("arctic-fox", "animal", "snow", (3, 0, 3, 0, 4, 4)),
    ("frost-maiden", "spirit", "snow", (0, 3, 3, 4, 4, 0)),
    ("frozen-knight", "spirit", "snow", (0, 4, 0, 4, 4, 2)),
    ("yeti", "monster", "snow", (4, 3, 3, 1, 1, 2)),
    ("ice-drake", "monster", "snow", (4, 3, 4, 0, 0, 3)),
    ("ice-hag", "monster", "snow", (3, 0, 0, 4, 4, 3)),
    ("giant-toad", "animal", "swamp", (3, 4, 0, 0, 3, 4)),
    ("marsh-adder", "animal", "swamp", (0, 0, 4, 3, 3, 4)),
    ("leeches", "animal", "swamp", (3, 0, 4, 0, 3, 4)),
    ("rusalka", "spirit", "swamp", (0, 3, 4, 4, 0, 3)),
    ("drowner", "spirit", "swamp", (0, 3, 0, 4, 4, 3)),
    ("will-o-wisp", "spirit", "swamp", (0, 0, 3, 3, 4, 4)),
    ("hydra", "monster", "swamp", (4, 4, 0, 3, 3, 0)),
    ("bog-hag", "monster", "swamp", (0, 3, 0, 4, 3, 4)),
    ("scorpion", "animal", "desert", (3, 4, 3, 0, 0, 4)),
    ("sand-lion", "animal", "desert", (3, 4, 0, 4, 0, 3)),
    ("djinn", "spirit", "desert", (4, 3, 0, 3, 4, 0)),
    ("mirage", "spirit", "desert", (0, 0, 3, 4, 3, 4)),
    ("buried-king", "spirit", "desert", (3, 0, 4, 4, 3, 0)),
    ("sand-worm", "monster", "desert", (4, 3, 0, 3, 0, 4)),
    ("sphinx", "monster", "desert", (4, 0, 0, 3, 4, 3)),
    ("ghoul", "monster", "desert", (4, 3, 3, 0, 0, 4)),
]
"""Id, kind, terrain, and strength, courage, dexterity, magic, knowledge, luck."""


@pytest.mark.rule("legenda", "1.9a")
@pytest.mark.parametrize(("card", "kind", "terrain", "traits"), ENEMIES)
def test_an_enemy_fights_on_its_own_terrain_with_one_more(
    table: TableMaker, card: str, kind: str, terrain: str, traits: tuple[int, ...]
) -> None:
    # The Chronicler's indicator: 1 knowledge (4), 4 luck (3), 6 strength (2); it is rolled again for what is lacking.
    # He draws two cards and chooses one.
    start, field = PATHS[terrain]
    faces, used = [1], "knowledge"
    if not traits[4]:
        faces, used = ([1, 4], "luck") if traits[5] else ([1, 4, 6], "strength")
    own, strong = {"knowledge": (4, traits[4]), "luck": (3, traits[5]), "strength": (2, traits[0])}[used]
    die = 5 if used == "strength" else 3
    equal = own + die - (strong + 1)
    made = table().hero(0, "chronicler", at=start).legend("lost-purse", card).dice(4, *faces, die, equal)
    session = play(made.start(), f"step:{field}", f"card:{card}")
    hero = one(session, 0)
    assert hero.denars == 7 and hero.life == 6 and hero.small[used] == 1
    assert session.state.legend_used == ["lost-purse", card]


@pytest.mark.parametrize(("card", "kind", "terrain", "traits"), [row for row in ENEMIES if row[3][4]][::6])
def test_one_more_on_the_enemys_die_beats_the_hero(
    table: TableMaker, card: str, kind: str, terrain: str, traits: tuple[int, ...]
) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "chronicler", at=start).legend("lost-purse", card).dice(4, 1, 2, 4 + 2 - traits[4])
    session = play(made.start(), f"step:{field}", f"card:{card}")
    assert one(session, 0).life == 5 and one(session, 0).denars == 5
    assert session.state.legend_used == ["lost-purse", card]


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
    assert all(sum(one.traits[trait] == 4 for one in enemies) == 16 for trait in TRAITS)


def test_no_enemy_lacks_more_than_two_traits_or_all_of_an_indicator() -> None:
    for card in DATA.legend.values():
        if isinstance(card, Enemy):
            lacking = [trait for trait in TRAITS if not card.traits[trait]]
            assert len(lacking) <= 2
            assert all(any(t not in lacking for t in hero.indicator) for hero in DATA.heroes.values())


@pytest.mark.rule("legenda", "1.10")
def test_away_from_its_terrain_an_enemy_adds_nothing(table: TableMaker) -> None:
    # The Hydra, knowledge 3, on plains: 4 + 1 against 3 + 2 is equal.
    start, field = PATHS["plains"]
    made = table().hero(0, "chronicler", at=start).legend("lost-purse", "hydra").dice(4, 1, 1, 2)
    session = play(made.start(), f"step:{field}", "card:hydra")
    assert one(session, 0).small["knowledge"] == 1


@pytest.mark.rule("legenda", "2.3")
def test_by_the_extended_rules_an_enemy_adds_the_heros_level_and_its_terrain(table: TableMaker) -> None:
    # Hydra in its swamp against a hero of level 1: knowledge 4 + 2 against 3 + 1 + 1 + 1 is equal.
    start, field = PATHS["swamp"]
    made = table().option(rules="extended").hero(0, "chronicler", at=start).legend("lost-purse", "hydra")
    session = play(made.dice(4, 1, 2, 1).start(), f"step:{field}", "card:hydra")
    assert one(session, 0).small["knowledge"] == 1
