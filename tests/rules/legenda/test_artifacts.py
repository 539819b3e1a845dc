"""The 32 artifacts and the equipment that raises traits. Rules 1.6, 3.1, 3.2."""

import pytest

from kraina.games.legenda.cards import TRAITS
from kraina.games.legenda.points import totals
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys

TWO = [
    ("anvil-of-the-titans", "strength"),
    ("code-of-honour", "courage"),
    ("lizards-blood", "dexterity"),
    ("unicorn-horn", "magic"),
    ("seal-of-solomon", "knowledge"),
    ("dragon-deck", "luck"),
]
PAIRS = [
    ("sword-of-glory", "strength", "courage"),
    ("centaurs-bow", "strength", "dexterity"),
    ("gods-chainmail", "strength", "magic"),
    ("royal-axe", "strength", "knowledge"),
    ("golden-gauntlet", "strength", "luck"),
    ("knights-belt", "courage", "dexterity"),
    ("mages-mask", "courage", "magic"),
    ("chalice-of-the-grail", "courage", "knowledge"),
    ("ring-of-triumph", "courage", "luck"),
    ("ritual-knife", "dexterity", "magic"),
    ("dragon-dagger", "dexterity", "knowledge"),
    ("phoenix-feather", "dexterity", "luck"),
    ("book-of-memories", "magic", "knowledge"),
    ("charlatans-stone", "magic", "luck"),
    ("dice-of-truth", "knowledge", "luck"),
]
ITEMS = [
    ("sword", "strength"),
    ("horn", "courage"),
    ("dagger", "dexterity"),
    ("wand", "magic"),
    ("almanac", "knowledge"),
    ("horseshoe", "luck"),
]
START, FIELD = PATHS["plains"]


def raised(table: TableMaker, **fields: object) -> dict[str, int]:
    """Return by how much each trait of a hero is above its base, where it is."""
    session = table().hero(0, "enchantress", at=START, **fields).start()
    base = DATA.heroes["enchantress"].traits
    return {
        trait: points - base[trait] for trait, points in totals(DATA, one(session, 0)).items() if points > base[trait]
    }


@pytest.mark.rule("legenda", "3.2")
@pytest.mark.parametrize(("artifact", "trait"), TWO)
def test_six_artifacts_raise_a_trait_by_two(table: TableMaker, artifact: str, trait: str) -> None:
    assert raised(table, artifacts=[artifact]) == {trait: 2}


@pytest.mark.rule("legenda", "3.2")
@pytest.mark.parametrize(("artifact", "first", "second"), PAIRS)
def test_fifteen_artifacts_raise_two_traits_by_one(table: TableMaker, artifact: str, first: str, second: str) -> None:
    assert raised(table, artifacts=[artifact]) == {first: 1, second: 1}


def test_every_trait_and_every_pair_has_its_artifact() -> None:
    assert sorted(trait for _, trait in TWO) == sorted(TRAITS)
    assert len({frozenset(pair[1:]) for pair in PAIRS}) == 15 and len(DATA.artifacts) == 32


@pytest.mark.rule("legenda", "3.1")
@pytest.mark.parametrize(("item", "trait"), ITEMS)
def test_six_items_raise_a_trait_by_one(table: TableMaker, item: str, trait: str) -> None:
    assert raised(table, items=[item]) == {trait: 1}


def test_all_sources_add_up(table: TableMaker) -> None:
    # Level 3 gives 2, the Wand 1, the Unicorn Horn 2, the Book 1.
    found = raised(table, level=3, items=["wand"], artifacts=["unicorn-horn", "book-of-memories"])
    assert found == {"magic": 6, "knowledge": 1}


@pytest.mark.rule("legenda", "3.2")
@pytest.mark.parametrize(
    ("artifact", "card", "others", "trait"),
    [
        ("book-of-souls", "noon-wraith", "wild-bull", "luck"),
        ("gabriels-spear", "centaur", "noon-wraith", "luck"),
        ("wolf-fang", "wild-bull", "crow-king", "magic"),
    ],
)
def test_the_owner_chooses_the_trait_against_one_kind(
    table: TableMaker, artifact: str, card: str, others: str, trait: str
) -> None:
    made = table().hero(0, "enchantress", at=START, artifacts=[artifact]).legend(card).dice(4, 6, 1)
    session = play(made.start(), f"step:{FIELD}")
    assert asked(session) == (0, "trait") and 4 <= len(keys(session)) <= 6
    play(session, f"trait:{trait}")
    assert one(session, 0).small[trait] == 1
    made = table().hero(0, "enchantress", at=START, artifacts=[artifact]).legend(others).dice(4, 1, 6, 1)
    assert one(play(made.start(), f"step:{FIELD}"), 0).small["magic"] == 1


def test_the_hundred_mile_boots_give_a_movement_point(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at=START, artifacts=["hundred-mile-boots"]).start()
    assert session.state.turn is not None and session.state.turn.points == 2


def test_the_silver_coin_adds_a_denar_to_every_gain(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at=START, artifacts=["judas-coin"]).legend("lost-purse").dice(4)
    assert one(play(made.start(), f"step:{FIELD}"), 0).denars == 10
    made = table().hero(0, "enchantress", at="sotonet", artifacts=["judas-coin", "royal-axe"])
    assert one(play(made.start(), "city:shop", "sell:royal-axe", "done"), 0).denars == 11


@pytest.mark.rule("legenda", "1.6")
def test_without_artifacts_in_the_pile_there_is_none(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at=START).legend("heros-grave").dice(4)
    made.hero(1, "chronicler", at="danseptia", artifacts=list(DATA.artifacts))
    session = play(made.start(), f"step:{FIELD}")
    assert one(session, 0).artifacts == [] and len(one(session, 1).artifacts) == 32


@pytest.mark.rule("legenda", "3.1")
def test_dog_fat_heals_a_point_and_bread_moves_one(table: TableMaker) -> None:
    items = ["dog-fat", "lumberjacks-bread"]
    session = play(table().hero(0, "enchantress", at=START, life=4, items=items).start(), "use:dog-fat")
    assert one(session, 0).life == 5 and one(session, 0).items == ["lumberjacks-bread"]
    play(session, "use:lumberjacks-bread")
    assert session.state.turn is not None and session.state.turn.points == 2
    assert session.state.supply["dog-fat"] == 12 and session.state.supply["lumberjacks-bread"] == 12


def test_equipment_is_counted() -> None:
    copies = {item.id: item.copies for item in DATA.items.values()}
    assert sum(copies.values()) == 64 and len(copies) == 12
    assert [item for item, count in copies.items() if count == 12] == ["dog-fat", "lumberjacks-bread"]
