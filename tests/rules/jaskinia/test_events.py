"""The Events of the Cave and Adventure cards. Rule 13.3."""

import pytest

from kraina.engine.ids import PlayerId
from tests.rules.jaskinia.table import Table, TableMaker, exploring, one, play, setting_out, told
from tests.rules.script import asked, keys

pytestmark = pytest.mark.rule("jaskinia", "13.3")


def beside(made: Table, at: str = "gullet", **fields: object) -> Table:
    """Seat a Smuggler who misses his turns."""
    return made.searcher(1, "smuggler", at=at, lost=9, **fields)


@pytest.mark.parametrize("dice", [(3, 4), (1, 6)])
def test_earthquake(table: TableMaker, dice: tuple[int, int]) -> None:
    session = exploring(beside(table().cave("earthquake").dice(*dice)), items=["battle-armour"])
    assert (one(session).stamina, one(session, 1).stamina) == (3, 4)
    assert session.state.cave_used == ["earthquake#1"]


def test_lights_go_out(table: TableMaker) -> None:
    made = table().searcher(1, "smuggler", at="long-breath", came="four-winds", power=9, items=["dagger"])
    session = exploring(made.cave("lights-go-out").lying("four-winds", "spear", "club"))
    assert asked(session) == (1, "turn") and keys(session) == ("step", "leave:dagger")
    play(session, "step", "space:four-winds", "done")
    assert asked(session) == (0, "turn") and keys(session) == ("roll", "step")


@pytest.mark.parametrize("die", [3, 4])
def test_subterranean_gale(table: TableMaker, die: int) -> None:
    session = exploring(table().cave("subterranean-gale").dice(die).lying("ash-drift", "dagger"))
    if die == 4:
        assert asked(session) == (0, "gale") and len(keys(session)) == 37
        play(session, "space:ash-drift")
    assert one(session).area == ("cave-entrance" if die == 3 else "ash-drift")
    # the turn is over: what lies there is not met, and the next move may lead anywhere
    assert one(session).items == [] and one(session).turns == 2 and one(session).delver.came == ""


def test_poisonous_fumes(table: TableMaker) -> None:
    # the Smuggler stands on an adjoining area, the Witch two away
    made = beside(table().cave("poisonous-fumes"), at="chamber-of-mirrors")
    session = exploring(made.searcher(2, "bog-witch", at="narrowing-corridor", lost=9))
    assert [one(session, seat).stamina for seat in range(3)] == [3, 3, 4]


def test_gleam_in_the_deep(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="crawl", power=6, items=["iron-key"]).dice(1, 1, 2)
    session = play(made.cave("gleam-in-the-deep").start(), "roll", "move:hanging-stones")
    assert session.state.depths.found == "chamber-of-roots"
    assert exploring(table().cave("gleam-in-the-deep"), power=5).state.depths.found == ""


def test_black_tide(table: TableMaker) -> None:
    session = exploring(table().cave("black-tide").dice(1, 2, 1), items=["dagger", "spear", "buckler"])
    assert one(session).items == ["spear"] and session.state.cave_used == ["dagger", "buckler", "black-tide"]


def test_hunger(table: TableMaker) -> None:
    session = exploring(beside(table().cave("hunger"), gold=0), gold=2)
    assert keys(session) == ("pay-gold", "lose-stamina")
    play(session, "pay-gold")
    assert (one(session).gold, one(session).stamina, one(session, 1).stamina) == (1, 4, 3)


def test_chill_of_the_abyss(table: TableMaker) -> None:
    session = exploring(beside(table().cave("chill-of-the-abyss")), friends=["hound"])
    assert (one(session).stamina, one(session, 1).stamina) == (4, 3)


def test_tribute_to_the_dark(table: TableMaker) -> None:
    session = exploring(beside(table().cave("tribute-to-the-dark")), items=["dagger"])
    assert keys(session) == ("card:dagger", "lose-stamina")
    play(session, "card:dagger")
    assert (one(session).items, one(session).stamina, one(session, 1).stamina) == ([], 4, 3)


def test_choir_of_the_dead(table: TableMaker) -> None:
    # Power 4 resists; the Cyborg with 3 loses his next turn
    made = table().cave("choir-of-the-dead").searcher(1, "cyborg", at="gullet")
    session = exploring(made)
    assert one(session).turns == 2 and one(session, 1).turns == 1 and asked(session) == (0, "turn")
    # drawn with Power 3: this turn is lost, the next one not
    session = exploring(table().cave("choir-of-the-dead"), "cyborg")
    assert one(session).lost == 0 and "told.loses-this-turn" in told(session)


def test_forgotten_trove(table: TableMaker) -> None:
    assert one(setting_out(table().adventure("forgotten-trove"))).gold == 3


def test_company_of_thieves(table: TableMaker) -> None:
    session = setting_out(table().adventure("company-of-thieves"), items=["dagger", "spear"], gold=5)
    assert keys(session) == ("item", "all-gold")
    play(session, "item", "card:spear")
    assert (one(session).items, one(session).gold) == (["dagger"], 5)
    assert one(setting_out(table().adventure("company-of-thieves"), gold=5)).gold == 0
    assert one(setting_out(table().adventure("company-of-thieves"), gold=0)).turns == 2


def test_vision(table: TableMaker) -> None:
    assert one(setting_out(table().adventure("vision"))).power == 5


def test_slip_of_time(table: TableMaker) -> None:
    made = table().adventure("slip-of-time").searcher(1, "smuggler", at="long-breath", came="four-winds")
    session = setting_out(made.lying("four-winds", "dagger", "club"))
    assert asked(session) == (0, "turn") and one(session).turns == 2
    play(session, "step", "space:four-winds", "done")
    assert asked(session) == (PlayerId(1), "turn")
