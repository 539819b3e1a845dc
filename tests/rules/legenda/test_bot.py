"""The sensible player in laid-out positions: what it goes for, and why."""

from typing import Any

import pytest

from kraina.engine.rng import Rng
from kraina.games.legenda.bot import SensibleBot
from table.i18n import LANGUAGES, Texts
from tests.conformance.matches import NAMES
from tests.conformance.test_texts import untold
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


def test_it_buys_what_spares_accidents_on_its_way(table: TableMaker) -> None:
    # From Danseptia the way to the Thorn Tower leads over three deserts and a snow; what its fights ask for it has.
    goods = ["sword", "horn", "dagger", "dog-fat", "dog-fat"]
    made = table().hero(
        0, "woodcutter", at="danseptia", level=2, items=goods, denars=5, mission="tower-princess", life=5
    )
    session = play(made.start(), "city:market")
    assert choice(session) == "buy:canteen"
    decision: Any = session.pending
    reasons = SensibleBot(DATA).explain(session.view(0), decision, ("buy:canteen",))
    assert ("why.spares", "buy:canteen") in [(reason.text.key, reason.option) for reason in reasons]


def test_it_turns_junk_into_the_denar_that_a_lesson_wants(table: TableMaker) -> None:
    made = table().hero(
        0, "woodcutter", at="sotonet", level=3, traits={"strength": 5}, denars=4, items=["wand", "sword"],
        spells=["alchemy"], mission="lich",
    )  # fmt: skip
    session = made.start()
    assert choice(session) == "magic"
    assert choice(play(session, "magic")) == "cast:alchemy:wand"
    assert choice(play(session, "cast:alchemy:wand")) == "city:instructor"


def test_it_forgets_spells_that_its_indicator_hardly_asks_for(table: TableMaker) -> None:
    # Magic 1 lets the Woodcutter forget spells of Level I; he fights by strength, courage and dexterity.
    spells = ["surge-of-strength", "mind-eclipse", "dazzle", "bad-luck", "amnesia"]
    made = table().hero(0, "woodcutter", at="d-f5", spells=spells).spells("breath-of-triumph", "weakness", "fear")
    session = play(made.start(), "magic")
    assert choice(session) == "cast:amnesia"
    assert sorted(choice(play(session, "cast:amnesia")).split("+")) == [
        "forget:bad-luck",
        "forget:dazzle",
        "forget:mind-eclipse",
    ]


@pytest.mark.parametrize(("attacks", "shelters"), [(["fireball", "terror"], True), ([], False)])
def test_a_leader_shelters_from_the_spells_of_rivals(table: TableMaker, attacks: list[str], shelters: bool) -> None:
    made = table().hero(0, "enchantress", at="d-f5", level=3, spells=["magic-cloak"], traits={"magic": 5})
    session = play(made.hero(1, "chronicler", at="d-f2", spells=attacks).start(), "magic")
    assert (choice(session) == "cast:magic-cloak:0") == shelters


def test_it_silences_a_leader_who_lives_on_spells(table: TableMaker) -> None:
    rich = ["surge-of-strength", "weakness", "fear", "breath-of-triumph"]
    made = table().hero(0, "enchantress", at="d-f5", level=2, spells=["magic-cloak"])
    session = play(made.hero(1, "woodcutter", at="d-f2", level=3, spells=rich).start(), "magic")
    assert choice(session) == "cast:magic-cloak:1"


def test_it_takes_a_captive_home_through_the_portal(table: TableMaker) -> None:
    # Putornia, the nearest city, is three steps away.
    made = table().hero(0, "enchantress", at="d-e1", mission="merchants-son", captive_to="c-b6", spells=["city-portal"])
    assert choice(made.start()) == "magic"


@pytest.mark.parametrize(("life", "strength", "answer"), [(6, 5, "no"), (1, 5, "yes"), (6, 6, "yes")])
def test_woodcraft_serves_when_exploring_would_harm(
    table: TableMaker, life: int, strength: int, answer: str
) -> None:  # fmt: skip
    # Nearly dead, and on the way to be proclaimed, the Woodcutter leaves the die unrolled.
    made = table().hero(0, "woodcutter", at="d-b5", level=3, life=life, traits={"strength": strength})
    assert choice(play(made.start(), "step:d-b6")) == answer


def sees(session: Match, key: str) -> list[str]:
    """Return what the bot says for and against an option that it picks, apart from its worth."""
    decision: Any = session.pending
    reasons = SensibleBot(DATA).explain(session.view(decision.player), decision, (key,))
    said = [reason.text for reason in reasons if reason.option == key and reason.worth is None]
    for language in LANGUAGES:
        texts = Texts(language, ["ui", "legenda"], NAMES)
        assert [wrong for one in said if (wrong := untold(texts, one)) is not None] == []
    return [one.key for one in said]


@pytest.mark.parametrize(
    ("spell", "key", "reason"),
    [
        ("amnesia", "cast:amnesia", "why.amnesia"),
        ("alchemy", "cast:alchemy:rope", "why.alchemy"),
        ("city-portal", "cast:city-portal", "why.portal"),
        ("haste", "cast:haste:0", "why.haste"),
        ("magic-cloak", "cast:magic-cloak:0", "why.shelter"),
        ("magic-cloak", "cast:magic-cloak:1", "why.cloak"),
        ("slow", "cast:slow:1", "why.slow"),
        ("fireball", "cast:fireball:1", "why.attack"),
    ],
)
def test_it_says_what_a_spell_is_good_for(table: TableMaker, spell: str, key: str, reason: str) -> None:
    # The Chronicler leads; magic 1 lets the Woodcutter forget Luck's spell.
    made = table().hero(0, "woodcutter", at="d-f5", spells=[spell, "bad-luck"], items=["rope"])
    session = play(made.hero(1, "chronicler", at="c-c1", level=3).start(), "magic")
    assert sees(session, key) == [reason]


def test_it_says_why_it_does_without_the_die(table: TableMaker) -> None:
    for strength, reason in ((6, "why.no-risk"), (5, "why.explore-helps")):
        made = table().hero(0, "woodcutter", at="d-b5", level=3, traits={"strength": strength})
        session = play(made.start(), "step:d-b6")
        assert sees(session, choice(session)) == [reason]


@pytest.mark.parametrize(("thrown", "answer"), [(2, "yes"), (3, "no")])
def test_the_ace_is_played_when_another_throw_is_likelier_to_win(table: TableMaker, thrown: int, answer: str) -> None:
    # Luck 4 + 2 against the Wheel's 4: with a 2 it is lost to 5 and 6, with a 3 to 6 alone; any throw wins 30 of 36.
    made = table().hero(0, "card-sharp", at="d-f5", level=3).legend("wheel-of-fate").dice(4, thrown)
    session = play(made.start(), "step:d-f4", "card:wheel-of-fate")
    assert choice(session) == answer


@pytest.mark.parametrize(("life", "card"), [(6, "heros-grave"), (1, "healing-spring")])
def test_of_two_pages_it_turns_the_one_that_brings_more(table: TableMaker, life: int, card: str) -> None:
    # The better card lies second; only who is hurt wants the spring.
    other = {"heros-grave": "healing-spring", "healing-spring": "lost-purse"}[card]
    made = table().hero(0, "chronicler", at="d-f5", life=life, large=1).legend(other, card).dice(4)
    assert choice(play(made.start(), "step:d-f4")) == f"card:{card}"


@pytest.mark.parametrize(("life", "takes"), [(6, True), (1, False)])
def test_the_thief_reaches_for_an_item_unless_it_could_kill_him(table: TableMaker, life: int, takes: bool) -> None:
    session = table().hero(0, "acrobat", at="sotonet", life=life, mission="basilisk").start()
    assert (choice(session) == "city:fingers") is takes
