"""The six kinds of Chamber. Rules 12.4, 12.6, 14.1, 15.1."""

import pytest

from tests.rules.jaskinia.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys

CLOCKS = "space:chamber-of-clocks"


def entering(made: Table, character: str = "caver", **fields: object) -> Match:
    """Have seat 0 step from the Long Breath into the Chamber of Clocks; with less Power than 6 one die is rolled."""
    made.searcher(0, character, at="long-breath", came="four-winds", **fields)
    return play(made.start(), "step", CLOCKS)


@pytest.mark.rule("jaskinia", "12.4")
def test_the_kind_is_rolled_at_every_visit(table: TableMaker) -> None:
    # Grotto, 1: 1 bag; out, and in again: Grotto, 3: 3 bags
    session = entering(table().dice(3, 1, 3, 3).lying("long-breath", "dagger", "spear"))
    play(session, "step", "space:long-breath", "done", "step", CLOCKS)
    assert one(session).gold == 5


@pytest.mark.rule("jaskinia", "12.4")
def test_terror_costs_stamina_below_power_8(table: TableMaker) -> None:
    assert one(entering(table().dice(1))).stamina == 3
    made = table().searcher(0, "caver", at="long-breath", came="four-winds", power=8, items=["dagger"]).dice(1, 1)
    session = play(made.start(), "roll", "move:chamber-of-clocks", "one-die")
    assert one(session).stamina == 4


@pytest.mark.rule("jaskinia", "12.4")
def test_melkart_takes_two_items_or_stamina(table: TableMaker) -> None:
    session = entering(table().dice(2), items=["dagger", "spear", "buckler"])
    assert asked(session) == (0, "melkart") and keys(session) == ("leave-items", "lose-stamina")
    play(session, "leave-items", "card:dagger+card:buckler")
    assert one(session).items == ["spear"] and one(session).stamina == 4
    assert session.state.here("chamber-of-clocks") == ["dagger", "buckler"]  # and not to be taken back in this turn
    session = entering(table().dice(2), items=["dagger", "spear"])
    assert one(play(session, "lose-stamina")).stamina == 3


@pytest.mark.rule("jaskinia", "12.4")
def test_melkart_takes_stamina_from_who_has_fewer_than_two_items(table: TableMaker) -> None:
    session = entering(table().dice(2), items=["dagger"])
    assert one(session).stamina == 3 and one(session).items == ["dagger"]


@pytest.mark.rule("jaskinia", "12.4")
@pytest.mark.parametrize(
    ("die", "gold", "stamina", "spells"),
    [(1, 2, 4, 0), (2, 3, 4, 0), (3, 4, 4, 0), (4, 1, 5, 0), (5, 1, 6, 0), (6, 1, 4, 1)],
)
def test_the_grotto_gives(table: TableMaker, die: int, gold: int, stamina: int, spells: int) -> None:
    me = one(entering(table().dice(3, die)))
    assert (me.gold, me.stamina, len(me.spells)) == (gold, stamina, spells)


@pytest.mark.rule("jaskinia", "15.1")
def test_demons_with_power_12_attack_on_4(table: TableMaker) -> None:
    assert one(entering(table().dice(4, 3))).stamina == 4
    # 4 + 6 to 12 + 1: lost; no card, so 1 Stamina
    assert one(entering(table().dice(4, 4, 6, 1))).stamina == 3


@pytest.mark.rule("jaskinia", "14.1")
@pytest.mark.parametrize(("die", "foe"), [(1, 8), (2, 8), (3, 6), (4, 6), (5, 4), (6, 4)])
def test_gladiators(table: TableMaker, die: int, foe: int) -> None:
    # Strength 3 + 6 to the foe + 1: only the Orc 8 draws
    session = entering(table().dice(5, die, 6, 1).lying("chamber-of-clocks", "dagger"))
    assert one(session).trophies == [] and one(session).stamina == 4
    assert asked(session) == ((0, "collect") if foe < 8 else (0, "turn"))


@pytest.mark.rule("jaskinia", "12.4")
def test_the_abyss_takes_items_friends_or_three_turns(table: TableMaker) -> None:
    goods = {"items": ["dagger", "ember-of-the-mountain"], "friends": ["hound"]}
    session = entering(table().dice(6, 2), **goods)
    assert one(session).items == [] and session.state.cave_used == ["dagger", "ember-of-the-mountain"]
    session = entering(table().dice(6, 3), **goods)
    assert one(session).friends == [] and len(one(session).items) == 2
    session = entering(table().dice(6, 5), **goods)
    assert one(session).turns == 5 and asked(session) == (0, "turn")
