"""The Equipment: a finite stock, and cards that remember where they come from. Rules 16.6, 21, 3.3, 3.4."""

from collections import Counter

import pytest

from kraina.engine.ids import PlayerId, design_of
from kraina.games.magiczny_miecz.belongings import from_equipment, lose_card
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, stage, still, world
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "21.1")
@pytest.mark.parametrize("key", ["magic-sword", "toliman-shield"])
def test_sword_and_shield_come_from_the_equipment_as_long_as_it_has_one(table: TableMaker, key: str) -> None:
    session = still(table, "elf")
    ctx, _ = world(session)
    got = [from_equipment(ctx, PlayerId(0), key, "21.1") for _ in range(5)]
    assert got == [f"{key}#s{number}" for number in range(1, 5)] + [None]


@pytest.mark.rule("magiczny_miecz", "21.1")
@pytest.mark.rule("magiczny_miecz", "16.6")
def test_a_drawn_shield_is_kept_when_the_equipment_has_none_left(table: TableMaker) -> None:
    made = stage(table, "goblin", at="hermitage").events("toliman-shield").dice(1)
    made.lying("dark-clearing", *[f"toliman-shield#s{number}" for number in range(1, 5)])
    session = play(made.start(), "move:forest-of-ghostly-lights", "take:toliman-shield#1")
    assert one(session, 0).objects == ["toliman-shield#1"]


@pytest.mark.rule("magiczny_miecz", "21.3")
@pytest.mark.rule("magiczny_miecz", "12.1")
def test_a_toliman_shield_that_lies_on_a_space_is_picked_up_like_any_card(table: TableMaker) -> None:
    """Dispute M12."""
    made = stage(table, "goblin", at="glade").lying("path-1", "toliman-shield#s2").dice(1)
    session = play(made.start(), "move:path-1", "take:toliman-shield#s2")
    assert (one(session, 0).objects, here(session, "path-1")) == (["toliman-shield#s2"], [])


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_a_bought_object_is_just_like_a_found_one(table: TableMaker) -> None:
    made = stage(table, "elf", at="barrow", gold=2).dice(1)
    session = play(made.start(), "move:village", "armourer", "buy:sword")
    assert (one(session, 0).objects, one(session, 0).gold) == (["sword#s1"], 0)
    assert DATA.card("sword#s1") is DATA.card("sword#1")


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_a_lost_bought_object_goes_back_to_the_equipment_and_a_found_one_to_the_used_cards(table: TableMaker) -> None:
    session = still(table, "elf", objects=["sword#s1", "sword#1"])
    assert Counter(map(design_of, session.state.stock))["sword"] == 2
    ctx, _ = world(session)
    lose_card(ctx, PlayerId(0), "sword#s1", "21.2")
    lose_card(ctx, PlayerId(0), "sword#1", "21.2")
    assert Counter(map(design_of, session.state.stock))["sword"] == 3
    assert session.state.events_used == ["sword#1"]


@pytest.mark.rule("magiczny_miecz", "21.2")
@pytest.mark.rule("magiczny_miecz", "21.3")
def test_thrown_away_it_lies_open_and_keeps_its_origin(table: TableMaker) -> None:
    session = play(still(table, "elf", objects=["sword#s1"]), "leave:sword#s1")
    assert here(session, "marsh-1") == ["sword#s1"] and "sword#s1" not in session.state.stock


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_what_the_equipment_lacks_cannot_be_bought(table: TableMaker) -> None:
    made = stage(table, "elf", at="barrow", gold=9).lying("dark-clearing", "sword#s1", "sword#s2", "sword#s3").dice(1)
    session = play(made.start(), "move:village", "armourer")
    assert "buy:sword" not in keys(session) and "buy:helmet" in keys(session)


@pytest.mark.rule("magiczny_miecz", "3.3")
@pytest.mark.rule("magiczny_miecz", "21.2")
def test_prices_are_in_gold_and_armour_is_sold_nowhere() -> None:
    prices = {one.id: (one.village, one.market) for one in DATA.stock.values()}
    assert prices == {
        "magic-sword": (0, 0), "toliman-shield": (0, 0), "sword": (2, 1), "stiletto": (3, 0), "gauntlets": (0, 2),
        "stick-and-rope": (0, 1), "helmet": (1, 1), "shield": (0, 2), "armour": (0, 0), "horse": (0, 2), "lamp": (0, 2),
        "boat": (0, 3),
    }  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "3.4")
def test_what_is_paid_for_a_service_is_gone_from_everybody(table: TableMaker) -> None:
    # The Gate Guard wants 1 gold, or takes 1 Life.
    made = stage(table, "goblin", at="tower-of-destiny", gold=2).dice(1)
    session = play(made.start(), "move:gate-guard")
    play(session, next(key for key in keys(session) if "gold" in key or key in ("pay", "yes")))
    assert (one(session, 0).gold, one(session, 0).life, session.state.purse) == (1, 4, {})
    assert asked(session) == NEXT_TURN
