"""Cities: services and their prices, the free first action, visits. Rules 1.7, 1.8, 1.12, 1.12a."""

import pytest

from tests.rules.legenda.table import DATA, Match, TableMaker, one, play
from tests.rules.script import asked, keys

GATE = "a-e2"
"""A forest field beside Sotonet."""


def services(session: Match) -> list[str]:
    return [key.removeprefix("city:") for key in keys(session) if key.startswith("city:")]


@pytest.mark.rule("legenda", "1.12a")
def test_the_healer_takes_a_denar_a_point_up_to_six(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="sotonet", life=4, denars=3).start(), "city:healer")
    assert asked(session) == (0, "heal") and keys(session) == ("life:2", "life:1")
    play(session, "life:2")
    assert one(session, 0).life == 6 and one(session, 0).denars == 1


@pytest.mark.rule("legenda", "1.7")
def test_any_number_of_items_is_bought_for_one_action(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="sotonet").start(), "city:market", "buy:wand", "buy:dog-fat")
    assert one(session, 0).items == ["wand", "dog-fat"] and one(session, 0).denars == 1
    assert session.state.supply["wand"] == 3 and session.state.supply["dog-fat"] == 11


@pytest.mark.rule("legenda", "1.7")
def test_no_item_is_had_twice_but_fat_and_bread(table: TableMaker) -> None:
    items = ["sword", "dog-fat", "lumberjacks-bread"]
    session = play(table().hero(0, "enchantress", at="sotonet", items=items).start(), "city:market")
    assert "buy:sword" not in keys(session)
    assert "buy:dog-fat" in keys(session) and "buy:lumberjacks-bread" in keys(session)
    play(session, "done")


@pytest.mark.rule("legenda", "1.7")
def test_a_seventh_item_needs_room(table: TableMaker) -> None:
    items = ["sword", "horn", "rope", "wand", "compass", "dog-fat"]
    session = play(table().hero(0, "enchantress", at="sotonet", items=items).start(), "city:market", "buy:almanac")
    assert asked(session) == (0, "room")
    play(session, "drop:compass")
    assert one(session, 0).items == ["sword", "horn", "rope", "wand", "dog-fat", "almanac"]
    assert one(session, 0).denars == 3
    play(session, "buy:canteen", "no", "done")  # left where it lies: nothing is paid
    assert one(session, 0).denars == 3 and len(one(session, 0).items) == 6


def test_an_item_may_be_discarded_at_any_time(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="d-f5", items=["rope"]).start(), "discard", "drop:rope")
    assert one(session, 0).items == [] and session.state.supply["rope"] == 4


@pytest.mark.rule("legenda", "1.12a")
def test_the_magic_shop_pays_five_for_an_artifact(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="sotonet", artifacts=["royal-axe", "snow-light"])
    session = play(made.start(), "city:shop", "sell:royal-axe", "done")
    assert one(session, 0).denars == 10 and one(session, 0).artifacts == ["snow-light"]
    assert "royal-axe" in session.state.artifacts


@pytest.mark.rule("legenda", "1.12a")
@pytest.mark.parametrize(("city", "trait"), [(city.id, city.trait) for city in DATA.atlas.cities.values()])
def test_every_city_teaches_its_trait(table: TableMaker, city: str, trait: str) -> None:
    before = DATA.heroes["enchantress"].traits[DATA.trait_of(city)]
    session = play(table().hero(0, "enchantress", at=city, level=2).start(), "city:instructor")
    assert one(session, 0).base[trait] == before + 1 and one(session, 0).denars == 0
    assert one(session, 0).large == 2  # a lesson is no experience


@pytest.mark.parametrize("price", [0, 3, 5, 8])
def test_the_price_of_a_lesson_is_a_switch(table: TableMaker, price: int) -> None:
    made = table().option(instructor=str(price)).hero(0, "enchantress", at="sotonet", level=2, denars=9)
    session = play(made.start(), "city:instructor")
    assert one(session, 0).denars == 9 - price and "instructor" not in services(session)  # once a visit


def test_a_trait_of_six_is_not_taught(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="sotonet", traits={"strength": 6}).start()
    assert "instructor" not in services(session)


@pytest.mark.rule("legenda", "1.12")
def test_the_first_action_after_entering_costs_nothing_and_the_next_one_a_point(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at=GATE, level=2, life=3, denars=9)
    session = play(made.start(), "step:a-f2", "city:healer", "life:1")
    turn = session.state.turn
    assert turn is not None and turn.points == 1 and not turn.free
    play(session, "city:market", "done")
    assert turn.points == 0
    play(session, "end")  # a mission could still be drawn
    assert session.state.current == 1


def test_in_a_city_at_the_start_every_action_costs_a_point(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="sotonet", life=3).start(), "city:healer", "life:1")
    assert session.state.turn is not None and session.state.turn.points == 0


@pytest.mark.rule("legenda", "1.12")
def test_several_heroes_may_be_in_a_city(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at=GATE).hero(1, "chronicler", at="sotonet")
    session = play(made.start(), "step:a-f2")
    assert one(session, 0).field == one(session, 1).field == "a-f2"


def test_only_what_is_of_use_is_offered(table: TableMaker) -> None:
    session = table().hero(0, "woodcutter", at="sotonet", denars=0).start()
    assert services(session) == []
