"""Experience, levels, death, return, and victory. Rules 1.1, 1.3, 1.4."""

import pytest

from kraina.games.legenda.state import level
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, Match, TableMaker, one, play
from tests.rules.script import asked, keys


def wins(table: TableMaker, **fields: object) -> Match:
    """Let an Enchantress beat a Cave Lion by magic, away from its mountains."""
    start, field = PATHS["plains"]
    made = table().hero(0, "enchantress", at=start, **fields).legend("cave-lion").dice(4, 1, 6, 1)
    return play(made.start(), f"step:{field}")


@pytest.mark.rule("legenda", "1.4")
def test_three_small_points_make_a_large_one_and_raise_the_trait(table: TableMaker) -> None:
    hero = one(wins(table, small={"magic": 2, "luck": 2}), 0)
    assert hero.small["magic"] == 0 and hero.small["luck"] == 2 and hero.large == 1 and hero.base["magic"] == 5


def test_a_trait_of_six_rises_no_more_but_the_large_point_is_gained(table: TableMaker) -> None:
    hero = one(wins(table, small={"magic": 2}, traits={"magic": 6}), 0)
    assert hero.base["magic"] == 6 and hero.large == 1


@pytest.mark.rule("legenda", "1.4")
@pytest.mark.parametrize(("large", "rank"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (9, 3)])
def test_large_points_make_the_level(table: TableMaker, large: int, rank: int) -> None:
    session = table().hero(0, "enchantress", at="d-f5", large=large).start()
    assert level(DATA, one(session, 0)) == rank
    assert session.state.turn is not None and session.state.turn.points == rank
    view = session.view(None).hero(0)
    assert view.value("magic") == 4 + rank - 1 and view.abilities == DATA.heroes["enchantress"].abilities[:rank]


def test_a_new_level_counts_at_once_its_movement_point_too(table: TableMaker) -> None:
    session = wins(table, small={"magic": 2}, large=1)
    assert level(DATA, one(session, 0)) == 2 and asked(session) == (0, "turn")
    assert session.state.turn is not None and session.state.turn.points == 1


@pytest.mark.rule("legenda", "1.4")
def test_death_takes_all_but_traits_and_spells(table: TableMaker) -> None:
    start, field = PATHS["desert"]
    made = table().hero(
        0, "enchantress", at=start, life=1, denars=7, large=3, small={"luck": 2}, traits={"luck": 5},
        items=["rope", "dog-fat"], artifacts=["royal-axe"], spells=["fear"], mission="lich",
    )  # fmt: skip
    session = play(made.dice(1).start(), f"step:{field}")
    hero = one(session, 0)
    assert (hero.denars, hero.large, hero.items, hero.artifacts, hero.mission) == (0, 0, [], [], "")
    assert set(hero.small.values()) == {0} and hero.base["luck"] == 5 and hero.spells == ["fear"]
    assert hero.life == 6 and hero.field == "" and hero.back == 2
    assert session.state.missions_used == ["lich"] and session.state.supply["rope"] == 4
    assert session.state.current == 1


@pytest.mark.rule("legenda", "1.4")
def test_the_dead_return_in_the_next_round_in_any_city_with_a_mission(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="", back=2, traits={"magic": 5}).hero(1, "chronicler", at="d-f5")
    session = made.turn(1).missions("warlock").dice(6).start()
    play(session, "step:d-f4")
    assert asked(session) == (0, "return") and len(keys(session)) == 6
    play(session, "city:lavencia")
    hero = one(session, 0)
    assert hero.field == "d-c5" and hero.back == 0 and hero.mission == "warlock"
    assert "mission:draw" not in keys(session)


def test_who_died_in_anothers_turn_misses_the_rest_of_the_round(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="", back=2).hero(1, "chronicler", at="d-f5").hero(2, "acrobat", at="c-c1")
    session = made.state(first=2).dice(6).start()
    assert asked(session) == (1, "turn") and one(session, 0).back == 2 and one(session, 0).turns == 2
    play(session, "step:d-f4")
    assert session.state.round == 2 and asked(session) == (2, "turn")


@pytest.mark.rule("legenda", "1.1")
@pytest.mark.parametrize(("city", "trait"), [(city.id, city.trait) for city in DATA.atlas.cities.values()])
def test_a_hero_of_level_three_with_six_is_proclaimed_in_the_city_of_the_trait(
    table: TableMaker, city: str, trait: str
) -> None:
    field = DATA.atlas.cities[city].field
    gate = next(iter(table().hero(0, "enchantress", at="d-f5").start().state.board.neighbours(field)))
    session = play(table().hero(0, "enchantress", at=gate, level=3, traits={trait: 6}).start(), f"step:{field}")
    assert session.outcome is not None and session.outcome.winners == (0,) and session.outcome.reason == city


@pytest.mark.parametrize(("large", "base"), [(4, 6), (5, 5)])
def test_level_two_or_a_base_of_five_is_not_enough(table: TableMaker, large: int, base: int) -> None:
    # The total would be six and more: the Anvil adds 2.
    made = table().hero(0, "enchantress", at="a-e2", large=large, traits={"strength": base})
    session = play(made.start(), "step:a-f2")
    assert session.outcome is None


@pytest.mark.rule("legenda", "1.1")
def test_the_last_lesson_wins_on_the_spot(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="sotonet", level=3, traits={"strength": 5})
    assert play(made.start(), "city:instructor").outcome is not None


@pytest.mark.rule("legenda", "1.3")
@pytest.mark.parametrize("hero", list(DATA.heroes))
def test_a_hero_has_every_rank_once_and_an_indicator_of_three_traits(hero: str) -> None:
    card = DATA.heroes[hero]
    assert sorted(card.traits.values()) == [1, 1, 2, 2, 3, 4] and card.traits[card.own] == 4
    ranked = [card.traits[trait] for trait in card.indicator]
    assert ranked == [4, 4, 4, 3, 3, 2] and len(card.abilities) == 3


def test_each_trait_has_each_rank_once() -> None:
    for trait in DATA.heroes["card-sharp"].traits:
        assert sorted(card.traits[trait] for card in DATA.heroes.values()) == [1, 1, 2, 2, 3, 4]
    assert len({card.own for card in DATA.heroes.values()}) == 6
