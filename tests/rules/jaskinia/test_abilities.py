"""The abilities of the eight Searchers. Rules 2.7, 8.1, 11.2-11.4, 12.2, 12.5, 14.2."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.kit.points import total
from tests.rules.jaskinia.table import TableMaker, exploring, one, play
from tests.rules.script import asked, keys

pytestmark = pytest.mark.rule("jaskinia", "8.1")


@pytest.mark.rule("jaskinia", "2.7")
def test_the_cannibal_never_has_spells(table: TableMaker) -> None:
    made = table().searcher(0, "cannibal", at="long-breath", came="four-winds", power=5).dice(3, 6)
    assert one(play(made.start(), "step", "space:chamber-of-clocks")).spells == []


@pytest.mark.parametrize(("answer", "stamina", "kept"), [("yes", 3, []), ("no", 2, ["cave-rat"])])
def test_the_cannibal_may_eat_an_animal(table: TableMaker, answer: str, stamina: int, kept: list[str]) -> None:
    session = play(exploring(table().cave("cave-rat").dice(4, 1), "cannibal", stamina=2), answer)
    assert (one(session).stamina, one(session).trophies) == (stamina, kept)
    assert ("cave-rat" in session.state.cave_used) == (not kept)


def test_the_cannibal_eats_no_monster_and_not_when_unhurt(table: TableMaker) -> None:
    assert one(exploring(table().cave("kobold-plunderer").dice(4, 1), "cannibal", stamina=2)).stamina == 2
    assert one(exploring(table().cave("cave-rat").dice(4, 1), "cannibal")).trophies == ["cave-rat"]


@pytest.mark.parametrize("die", [4, 6])
def test_fire_does_nothing_to_the_cyborg(table: TableMaker, die: int) -> None:
    made = table().searcher(0, "cyborg", at="green-light").dice(die)
    me = one(play(made.start(), "step", "space:wall-of-fire"))
    assert (me.strength, me.stamina) == (4, 4)


def test_the_power_plant_ends_the_cyborg_or_gives_him_nothing(table: TableMaker) -> None:
    made = table().searcher(0, "cyborg", at="iron-stairs", items=["dagger"]).dice(4)
    assert one(play(made.start(), "step", "space:ancient-power-plant")).stamina == 4
    made = table().searcher(0, "cyborg", at="iron-stairs", items=["dagger"]).dice(3)
    made.searcher(1, "caver", at="long-breath", came="four-winds")
    session = play(made.start(), "step", "space:ancient-power-plant")
    assert one(session).waiting and "dagger" in session.state.aside and asked(session) == (1, "turn")


def test_fumes_do_not_harm_the_cyborg(table: TableMaker) -> None:
    assert one(exploring(table().cave("poisonous-fumes"), "cyborg")).stamina == 4


def test_the_cyborgs_plates_save_each_point_on_a_6(table: TableMaker) -> None:
    # the Basilisk takes 2: one die each, after the armour's
    assert one(exploring(table().cave("basilisk").dice(1, 1, 6, 5), "cyborg")).stamina == 3
    session = exploring(table().cave("basilisk").dice(1, 1, 4, 6, 6), "cyborg", items=["buckler"])
    assert one(session).stamina == 4


@pytest.mark.rule("jaskinia", "11.2")
def test_the_caver_chooses_at_forks(table: TableMaker) -> None:
    made = table().searcher(0, "caver", at="gullet", came="cave-entrance").dice(2)
    session = play(made.lying("dripping-vault", "dagger", "spear").start(), "roll")
    assert asked(session) == (0, "move") and "move:dripping-vault" in keys(session)


@pytest.mark.rule("jaskinia", "11.4")
@pytest.mark.parametrize("answer", ["pass-by", "roll-passing"])
def test_the_caver_need_not_roll_to_pass_a_chamber(table: TableMaker, answer: str) -> None:
    made = table().searcher(0, "caver", at="long-breath", came="four-winds").dice(2)
    made.dice(*([6, 1] if answer == "roll-passing" else [])).lying("ring-of-bones", "dagger", "spear")
    session = play(made.start(), "roll", "move:ring-of-bones:chamber-of-clocks", answer)
    assert one(session).area == ("ring-of-bones" if answer == "pass-by" else "chamber-of-clocks")


def test_the_hewers_pick_is_a_weapon_and_no_item(table: TableMaker) -> None:
    session = table().searcher(0, "hewer", items=["dagger"]).start()
    assert total(session.view(None).searcher(PlayerId(0)).combat) == 5
    session = table().searcher(0, "hewer", items=["magic-crossbow"]).start()
    assert total(session.view(None).searcher(PlayerId(0)).combat) == 6


@pytest.mark.rule("jaskinia", "11.3")
def test_the_hewer_opens_the_gates(table: TableMaker) -> None:
    made = table().searcher(0, "hewer", at="great-gates-east", came="scorched-rock")
    assert keys(made.start()) == ("gates-back", "gates-open")


def test_the_hewer_finds_a_bag_more_in_every_gold_card(table: TableMaker) -> None:
    session = exploring(table().cave("gold-nugget"), "hewer")
    assert one(play(session, "take:gold-nugget#1")).gold == 4


@pytest.mark.rule("jaskinia", "14.2")
def test_the_knight_strikes_again_once_a_turn(table: TableMaker) -> None:
    # 4 + 1 to 5 + 3; again 6: 10 to 8
    session = exploring(table().cave("rock-spider").dice(1, 3, 6), "exiled-knight")
    assert asked(session) == (0, "exiled-knight-again") and keys(session) == ("keep", "again")
    assert one(play(session, "again")).trophies == ["rock-spider"]
    session = exploring(table().cave("weeping-woman").dice(1, 3), "exiled-knight")
    assert one(session).stamina == 3  # not in Psychic Combat: 3 + 1 to 4 + 3


def test_the_knight_strikes_no_third_time_in_a_turn(table: TableMaker) -> None:
    # twice in the trial of Strength: 5+1 : 10+6, again 1; then 4+1 : 10+6 without asking
    made = table().searcher(0, "exiled-knight", at="long-breath", came="four-winds", strength=6)
    session = made.found("chamber-of-clocks").dice(1, 6, 1, 1, 6).start()
    play(session, "step", "space:chamber-of-clocks", "yes", "again")
    assert one(session).strength == 4 and asked(session) == (0, "turn")


@pytest.mark.rule("jaskinia", "14.2")
def test_the_witch_may_fight_animals_with_power(table: TableMaker) -> None:
    # Power 4 + 1 to 4 + 1: a draw, Strength 3 would lose; the loss is that of a Combat
    session = exploring(table().cave("nightwing").dice(1, 1), "bog-witch")
    assert asked(session) == (0, "bog-witch-animals")
    assert one(play(session, "power")).stamina == 4
    assert one(exploring(table().cave("kobold-plunderer").dice(1, 1), "bog-witch", gold=0)).stamina == 3


@pytest.mark.rule("jaskinia", "14.2")
def test_the_ray_gun_adds_2_until_a_low_roll_empties_it_for_three_turns(table: TableMaker) -> None:
    # 3 + 2 + 2 to 3 + 1: won, and the gun is empty for turns 2, 3 and 4
    session = exploring(table().cave("cave-rat").dice(2, 1).lying("crawl", "dagger", "spear"), "star-castaway")
    seen = session.view(None).searcher(PlayerId(0))
    assert one(session).trophies == ["cave-rat"] and seen.empty == 3 and total(seen.combat) == 3
    play(session, "step", "space:crawl", "done")
    assert one(session).delver.empty == 2
    assert one(exploring(table().cave("cave-rat").dice(3, 1), "star-castaway")).delver.empty == 0


def test_the_smuggler_carries_six(table: TableMaker) -> None:
    goods = ["dagger", "spear", "buckler", "iron-key", "club"]
    session = exploring(table().cave("magic-crossbow"), "smuggler", items=goods)
    assert len(one(play(session, "take:magic-crossbow")).items) == 6


@pytest.mark.rule("jaskinia", "12.2")
def test_the_smuggler_takes_instead_of_attacking(table: TableMaker) -> None:
    made = table().searcher(1, "cyborg", at="hanging-stones", lost=9, items=["dagger"])
    session = exploring(made, "smuggler")
    assert keys(session) == ("explore", "attack:1", "meet:smuggler-takes:1")
    play(session, "meet:smuggler-takes:1", "gold")
    assert (one(session).gold, one(session, 1).gold, one(session).turns) == (2, 0, 2)


@pytest.mark.rule("jaskinia", "12.5")
def test_the_gnome_asks_the_smuggler_for_2_less(table: TableMaker) -> None:
    # 1 + 1 + 3 less 2: 3 bags are enough
    made = table().searcher(0, "smuggler", at="long-breath", came="four-winds", strength=10, power=5, gold=3)
    session = made.found("chamber-of-clocks").dice(6, 1, 6, 1, 1, 1, 3).start()
    play(session, "step", "space:chamber-of-clocks", "yes")
    assert session.outcome is not None and session.outcome.winners == (0,) and one(session).gold == 0
