"""The six areas with a text of their own. Rule 12.6."""

import pytest

from tests.rules.jaskinia.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys

BESIDE = {
    "bat-roost": "dripping-vault", "underground-spring": "ring-of-bones", "narrowing-corridor": "echo-well",
    "wall-of-fire": "green-light", "ancient-power-plant": "iron-stairs", "sacrificial-altar": "spider-fork",
}  # fmt: skip


def going(made: Table, area: str, character: str = "caver", **fields: object) -> Match:
    """Have seat 0 step to an area with a text."""
    return play(made.searcher(0, character, at=BESIDE[area], **fields).start(), "step", f"space:{area}")


@pytest.mark.rule("jaskinia", "12.6")
def test_the_bats_let_one_pass_on_4_and_drive_one_off_on_5(table: TableMaker) -> None:
    assert one(going(table().dice(4), "bat-roost")).area == "bat-roost"
    session = going(table().dice(5).lying("crooked-fork", "dagger", "club"), "bat-roost")
    assert keys(session) == ("space:dripping-vault", "space:crooked-fork")
    play(session, "space:crooked-fork")
    assert one(session).delver.came == "bat-roost" and asked(session) == (0, "collect")


@pytest.mark.rule("jaskinia", "12.6")
@pytest.mark.parametrize(("die", "slow", "gold"), [(2, 2, 1), (3, 0, 1), (4, 0, 1), (5, 0, 3)])
def test_the_spring(table: TableMaker, die: int, slow: int, gold: int) -> None:
    session = going(table().dice(die), "underground-spring")
    assert keys(session) == ("yes", "no")
    play(session, "yes")
    # three turns of one area: the next one has begun
    assert (one(session).delver.slow, one(session).gold) == (slow, gold)
    assert ("roll" in keys(session)) == (die != 2)


@pytest.mark.rule("jaskinia", "12.6")
def test_the_slowness_of_the_spring_holds_with_power_6_too_and_ends(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="long-breath", came="four-winds", power=6, slow=1, items=["dagger"])
    session = made.lying("four-winds", "spear", "buckler").start()
    assert keys(session) == ("step", "leave:dagger")
    play(session, "step", "space:four-winds", "done")
    assert "roll" in keys(session) and "step" not in keys(session)


@pytest.mark.rule("jaskinia", "12.6")
def test_the_spring_need_not_be_drunk_from(table: TableMaker) -> None:
    assert one(play(going(table(), "underground-spring"), "no")).turns == 2


@pytest.mark.rule("jaskinia", "12.6")
def test_the_narrowing_corridor_takes_items_and_gold_out_of_the_game(table: TableMaker) -> None:
    goods = {"items": ["dagger", "ember-of-the-mountain"], "friends": ["hound"], "gold": 3}
    assert one(going(table().dice(4), "narrowing-corridor", **goods)).gold == 3
    session = going(table().dice(5), "narrowing-corridor", **goods)
    assert (one(session).items, one(session).gold, one(session).friends) == ([], 0, ["hound"])
    assert session.state.aside == ["magic-crystal", "dagger", "ember-of-the-mountain"]


@pytest.mark.rule("jaskinia", "12.6")
@pytest.mark.parametrize(("die", "strength", "stamina"), [(3, 3, 4), (4, 3, 3), (5, 3, 3), (6, 4, 4)])
def test_the_wall_of_fire(table: TableMaker, die: int, strength: int, stamina: int) -> None:
    me = one(going(table().dice(die), "wall-of-fire", items=["battle-armour"]))
    assert (me.strength, me.stamina) == (strength, stamina)


@pytest.mark.rule("jaskinia", "12.6")
def test_the_power_plant_destroys_items_or_gives_stamina(table: TableMaker) -> None:
    session = going(table().dice(3), "ancient-power-plant", items=["dagger"])
    assert one(session).items == [] and "dagger" in session.state.aside
    session = going(table().dice(4), "ancient-power-plant", items=["dagger"])
    assert one(session).items == ["dagger"] and one(session).stamina == 6


@pytest.mark.rule("jaskinia", "12.6")
def test_the_altar_gives_takes_and_haunts(table: TableMaker) -> None:
    assert one(play(going(table().dice(3), "sacrificial-altar"), "yes")).gold == 4
    session = play(going(table().dice(4), "sacrificial-altar", items=["dagger"]), "yes")
    assert keys(session) == ("card:dagger", "gold")
    play(session, "card:dagger")
    assert session.state.here("sacrificial-altar") == ["dagger"] and one(session).items == []
    session = play(going(table().dice(5), "sacrificial-altar"), "yes")
    assert session.state.purse == {"sacrificial-altar": 1} and one(session).turns == 2  # not to be taken back
    session = play(going(table().dice(5).gold("sacrificial-altar", 2), "sacrificial-altar"), "yes", "gold")
    assert session.state.purse == {"sacrificial-altar": 1} and one(session).gold == 2  # but what lay there may be
    assert one(play(going(table().dice(6), "sacrificial-altar", power=5), "yes")).power == 4


@pytest.mark.rule("jaskinia", "12.6")
def test_the_altar_takes_nothing_from_who_has_nothing_and_need_not_be_tried(table: TableMaker) -> None:
    assert one(play(going(table().dice(4), "sacrificial-altar", gold=0), "yes")).turns == 2
    assert one(play(going(table(), "sacrificial-altar"), "no")).gold == 1
