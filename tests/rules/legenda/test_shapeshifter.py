"""The Shapeshifter and what the extended rules add to missions. Rules 2.1, 2.2."""

import pytest

from kraina.engine.game import Seat
from kraina.engine.session import Session
from kraina.games.legenda.game import Legenda
from tests.rules.legenda.table import Match, TableMaker, one, play
from tests.rules.script import asked, keys

LAKE = "step:c-c2"


def at_the_lake(table: TableMaker, *dice: int, **fields: object) -> Match:
    """Open a match in which the Shapeshifter lies open and an Enchantress with magic 6 stands beside its lake."""
    made = table().option(rules="extended").state(open=True, opened=1)
    made.hero(0, "enchantress", at="c-d2", traits={"magic": 6}, **fields)
    return made.dice(*dice).start()


@pytest.mark.rule("legenda", "2.1")
def test_the_shapeshifter_is_among_the_missions_of_the_extended_rules_alone() -> None:
    for rules, cards in (("basic", 24), ("extended", 25)):
        session = Session(Legenda(), [Seat("a"), Seat("b")], 3, {"rules": rules})
        assert len(session.state.missions) == cards
        assert ("shapeshifter" in session.state.missions) == (rules == "extended")


@pytest.mark.rule("legenda", "2.2")
def test_whoever_draws_the_shapeshifter_lays_it_open_and_nobody_takes_a_mission(table: TableMaker) -> None:
    made = table().option(rules="extended").hero(0, "enchantress", at="sotonet").missions("shapeshifter")
    session = play(made.start(), "mission:draw")
    assert session.state.open and one(session, 0).mission == "" and session.state.opened == 1
    assert not [key for key in keys(session) if key.startswith("mission")]


@pytest.mark.rule("legenda", "2.2")
def test_the_shapeshifter_has_six_and_the_heros_level_in_all_traits(table: TableMaker) -> None:
    # Indicator 1 = magic: 6 + 4 against 6 + 1 + 3; then two dice of denars and the artifact of one's choice.
    session = play(at_the_lake(table, 1, 4, 3, 5, 2), LAKE, "fight:shapeshifter")
    assert asked(session) == (0, "artifact") and len(keys(session)) == 32
    play(session, "artifact:hundred-mile-boots")
    hero = one(session, 0)
    assert hero.artifacts == ["hundred-mile-boots"] and hero.denars == 12
    assert (hero.large, hero.small["magic"], hero.missions) == (2, 2, 1)
    assert not session.state.open and session.state.missions_used == ["shapeshifter"]


@pytest.mark.rule("legenda", "2.2")
def test_its_servant_has_four_and_the_level_and_tells_the_secret(table: TableMaker) -> None:
    # The servant: 6 + 1 against 4 + 1 + 2. Then, with the secret, 6 + 2 + 2 against 7 + 3.
    session = play(at_the_lake(table, 1, 1, 2, 1, 2, 3, 1, 1, items=["lumberjacks-bread"]), LAKE, "fight:reflection")
    assert one(session, 0).reflection and one(session, 0).small["magic"] == 1
    play(session, "use:lumberjacks-bread", "attempt")
    assert asked(session) == (0, "artifact")
    play(session, "artifact:royal-axe")
    assert one(session, 0).large == 3 and not one(session, 0).reflection  # three small points make a third


def test_losing_to_it_costs_two_life_points_and_it_stays(table: TableMaker) -> None:
    session = play(at_the_lake(table, 1, 1, 6), LAKE, "fight:shapeshifter")
    assert one(session, 0).life == 4 and session.state.open and session.state.missions_used == []


def test_a_mission_under_way_goes_on(table: TableMaker) -> None:
    session = play(at_the_lake(table, 1, 1, 1, mission="captive-smith"), LAKE, "fight:reflection")
    assert one(session, 0).mission == "captive-smith" and one(session, 0).reflection


@pytest.mark.rule("legenda", "2.2")
def test_opponents_and_servants_add_the_heros_level(table: TableMaker) -> None:
    # Level 2, magic 4 + 1: 5 + 1 against the servant's 3 + 2 + 1 is equal.
    made = table().option(rules="extended").hero(0, "enchantress", at="d-f5", level=2, mission="black-knight")
    session = play(made.dice(1, 1, 1, 5, 6, 3, 1).start(), "step:d-f4", "fight:servant")
    assert one(session, 0).secret
    play(session, "attempt")  # a 5 is the lower trait: courage 1 + 2 + 6 against 4 + 2 + 3 is equal
    assert one(session, 0).missions == 1


@pytest.mark.rule("legenda", "2.2")
def test_nobody_who_enters_the_lake_has_to_fight(table: TableMaker) -> None:
    # It is a mission that all may carry out: the lake can be explored as snow, where a 6 brings nothing.
    session = at_the_lake(table, 6, level=2)
    session = play(session, LAKE)
    assert keys(session) == ("fight:reflection", "fight:shapeshifter", "no")
    play(session, "no")
    assert one(session, 0).life == 6 and "attempt" in keys(session)
    play(session, "attempt")
    assert keys(session) == ("fight:reflection", "fight:shapeshifter")


def test_at_the_place_of_an_own_mission_the_mission_is_attempted(table: TableMaker) -> None:
    made = table().option(rules="extended").hero(0, "enchantress", at="d-f5", mission="black-knight")
    assert keys(play(made.start(), "step:d-f4")) == ("fight:servant", "fight:master")
