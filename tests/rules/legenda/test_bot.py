"""The sensible player in laid-out positions: what it goes for, and why."""

from typing import Any

from kraina.engine.rng import Rng
from kraina.games.legenda.bot import SensibleBot
from tests.rules.legenda.table import DATA, Match, TableMaker, play


def choice(session: Match) -> str:
    """Return the key that the bot picks."""
    decision = session.pending
    assert decision is not None
    answer = SensibleBot(DATA).choose(session.view(decision.player), decision, Rng(1))
    return "+".join(answer)


def test_it_walks_into_the_city_where_it_is_proclaimed(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="a-e2", level=3, traits={"strength": 6}).start()
    assert choice(session) == "step:a-f2"


def test_it_takes_the_lesson_that_wins(table: TableMaker) -> None:
    session = table().hero(0, "woodcutter", at="sotonet", level=3, traits={"strength": 5}).start()
    assert choice(session) == "city:instructor"


def test_it_draws_a_mission_first(table: TableMaker) -> None:
    assert choice(table().hero(0, "enchantress", at="sotonet").start()) == "mission:draw"


def test_it_heals_before_it_dies(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="sotonet", life=1, denars=5, large=4, mission="lich").start()
    assert choice(session) == "city:healer"


def test_it_brings_a_captive_home(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="d-e5", mission="captive-smith", captive_to="d-c5")
    assert choice(made.start()) == "step:d-d5"


def test_it_fights_the_servant_when_the_master_is_too_strong(table: TableMaker) -> None:
    session = play(table().hero(0, "enchantress", at="d-f5", mission="black-knight").start(), "step:d-f4")
    assert choice(session) == "fight:servant"


def test_it_casts_what_saves_a_mission(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="b-c5", mission="captive-smith", spells=["surge-of-strength"])
    session = play(made.start(), "step:b-c4")
    assert choice(session) == "cast:surge-of-strength:0"


def test_it_never_casts_itself_to_death(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="b-c5", mission="captive-smith", spells=["surge-of-strength"], casts=3)
    session = play(made.start(), "step:b-c4")
    assert choice(session) == ""  # which is to pass


def test_it_says_what_it_sees(table: TableMaker) -> None:
    session = table().hero(0, "enchantress", at="d-f5", mission="lich").start()
    decision: Any = session.pending
    bot, view = SensibleBot(DATA), session.view(0)
    reasons = bot.explain(view, decision, bot.choose(view, decision, Rng(1)))
    keys = [reason.text.key for reason in reasons]
    assert keys[0] == "why.go-by.turn" and "why.to-go" in keys and "why.worth" in keys


def test_it_swaps_a_mission_that_is_hardly_to_be_done(table: TableMaker) -> None:
    # The labyrinth asks for knowledge, of which the Woodcutter has 1; the forge for strength, of which he has 4.
    goods = ["sword", "horn", "dagger", "rope", "dog-fat", "lumberjacks-bread"]
    for mission, swaps in (("lost-cartographer", True), ("captive-smith", False)):
        session = table().hero(0, "woodcutter", at="corodia", mission=mission, denars=9, items=goods).start()
        assert (choice(session) == "mission:swap") == swaps


def test_it_chooses_the_spell_that_its_indicator_asks_for(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at="sotonet", mission="warlock", denars=5)
    session = play(made.start(), "city:guild")
    assert choice(session) == "chosen"
    assert choice(play(session, "chosen")) == "spell:magic-infusion"


def test_it_does_not_hide_in_the_magic_shop(table: TableMaker) -> None:
    # Nearly dead and penniless, it sells for the healer's sake; with nothing to sell the shop is no way to stay.
    made = table().hero(0, "enchantress", at="lavencia", life=2, denars=0, artifacts=["snow-light"], large=2)
    session = made.start()
    assert choice(play(session, "mission:draw")) == "city:shop"
    assert choice(play(session, "city:shop")) == "sell:snow-light"
    made = table().hero(
        0, "enchantress", at="lavencia", life=6, denars=0, artifacts=["seal-of-solomon"], mission="lich"
    )
    assert choice(made.start()).startswith("step:")
