"""Items and Friends that are more than points. Rules 11.2, 11.3, 12.5, 13.7, 14.2."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.kit.points import total
from tests.rules.jaskinia.table import TableMaker, exploring, one, play, setting_out
from tests.rules.script import asked, keys


@pytest.mark.rule("jaskinia", "14.2")
@pytest.mark.parametrize(("item", "points"), [("dagger", 4), ("club", 4), ("spear", 4), ("magic-crossbow", 5),
                                              ("ember-of-the-mountain", 4)])  # fmt: skip
def test_what_items_add_in_combat(table: TableMaker, item: str, points: int) -> None:
    session = table().searcher(0, "caver", items=[item]).start()
    assert total(session.view(None).searcher(PlayerId(0)).combat) == points


@pytest.mark.rule("jaskinia", "14.2")
def test_the_spear_adds_2_against_animals_alone(table: TableMaker) -> None:
    # 3 + 2 + 1 to 4 + 1: won; with the Fungusman 3 + 1 + 6 to 9 + 1: a draw
    assert one(exploring(table().cave("nightwing").dice(1, 1), items=["spear"])).trophies == ["nightwing"]
    made = table().searcher(0, "caver", at="blind-bend", came="moss-gallery", items=["spear"]).dice(6, 1)
    session = play(made.lying("crawl", "nightwing", "fungusman").start(), "step", "space:crawl")
    assert one(session).stamina == 4 and one(session).trophies == []


@pytest.mark.rule("jaskinia", "14.2")
def test_poisoned_arrows_add_3_once_in_place_of_another_weapon(table: TableMaker) -> None:
    # 3 + 3, not 3 + 2 + 3, + 2 to 5 + 2
    session = exploring(table().cave("rock-spider").dice(2, 2), items=["poisoned-arrows", "magic-crossbow"])
    assert asked(session) == (0, "response") and "use:poisoned-arrows" in keys(session)
    play(session, "use:poisoned-arrows")
    assert one(session).trophies == ["rock-spider"] and one(session).items == ["magic-crossbow"]
    assert session.state.adventure_used == ["poisoned-arrows"]


@pytest.mark.rule("jaskinia", "11.2")
def test_the_lamp_lets_one_choose_below_power_6(table: TableMaker) -> None:
    made = table().searcher(0, "smuggler", at="gullet", came="cave-entrance", items=["miners-lamp"]).dice(2)
    session = play(made.lying("salt-passage", "dagger", "spear").start(), "roll")
    assert asked(session) == (0, "move")
    assert keys(session) == ("move:long-breath", "move:salt-passage", "move:dripping-vault", "move:cave-entrance")
    assert one(play(session, "move:salt-passage")).area == "salt-passage"


@pytest.mark.rule("jaskinia", "11.4")
def test_the_lamp_does_not_lift_the_passing_die(table: TableMaker) -> None:
    made = table().searcher(0, "smuggler", at="long-breath", came="four-winds", items=["miners-lamp"]).dice(2, 6, 1)
    session = play(made.start(), "roll", "move:ring-of-bones:chamber-of-clocks")
    assert one(session).area == "chamber-of-clocks" and one(session).stamina == 3


@pytest.mark.rule("jaskinia", "11.3")
@pytest.mark.parametrize("card", ["iron-key", "giant-mole"])
def test_a_key_and_the_mole_open_the_gates(table: TableMaker, card: str) -> None:
    goods = {"items": [card]} if card == "iron-key" else {"friends": [card]}
    made = table().searcher(0, "caver", at="great-gates-east", came="scorched-rock", **goods)
    session = made.lying("ash-drift", "dagger", "spear").start()
    assert keys(session) == ("gates-back", "gates-open", f"leave:{card}")
    play(session, "gates-open", "step", "done")
    assert one(session).area == "ash-drift"


@pytest.mark.rule("jaskinia", "13.7")
@pytest.mark.parametrize(("card", "bags"), [("gold-nugget", 2), ("drowned-mans-purse", 3), ("pouch", 1)])
def test_gold_becomes_bags(table: TableMaker, card: str, bags: int) -> None:
    session = setting_out(table().adventure(card)) if card == "pouch" else exploring(table().cave(card))
    play(session, keys(session)[0])
    assert one(session).gold == 1 + bags and one(session).items == []


@pytest.mark.rule("jaskinia", "2.5")
def test_the_diadem_and_friends_add_power_and_strength(table: TableMaker) -> None:
    for cards, power, strength in (
        (["diadem-of-shadows"], 6, 3),
        (["mages-pupil"], 5, 3),
        (["spellbound-miner"], 4, 4),
    ):
        items = [card for card in cards if card == "diadem-of-shadows"]
        friends = [card for card in cards if card not in items]
        session = table().searcher(0, "caver", items=[*items, "iron-key"], friends=friends).start()
        seen = session.view(None).searcher(PlayerId(0))
        assert (total(seen.power), total(seen.strength)) == (power, strength)


@pytest.mark.rule("jaskinia", "14.2")
def test_the_hound_helps_in_combat_alone(table: TableMaker) -> None:
    seen = table().searcher(0, "caver", friends=["hound"]).start().view(None).searcher(PlayerId(0))
    assert (total(seen.combat), total(seen.strength)) == (4, 3)


@pytest.mark.rule("jaskinia", "12.5")
@pytest.mark.parametrize(("die", "found"), [(5, True), (4, False)])
def test_the_pendulum_may_find_the_crystal_before_the_roll(table: TableMaker, die: int, found: bool) -> None:
    made = table().searcher(0, "caver", at="long-breath", came="four-winds", items=["crystal-pendulum"]).dice(die)
    made.dice(*([] if found else [3, 1]))
    session = play(made.start(), "step", "space:chamber-of-clocks", "yes")
    assert (session.state.depths.found == "chamber-of-clocks") == found
    assert asked(session) == (0, "trials" if found else "turn") and one(session).power == 4


@pytest.mark.rule("jaskinia", "4.6")
def test_the_bloodstone_heals_once_up_to_the_start(table: TableMaker) -> None:
    session = table().searcher(0, "caver", stamina=1, items=["bloodstone"]).start()
    play(session, "use:bloodstone")
    assert one(session).stamina == 4 and session.state.adventure_used == ["bloodstone"]
    assert "use:bloodstone" not in keys(table().searcher(0, "caver", items=["bloodstone"]).start())
