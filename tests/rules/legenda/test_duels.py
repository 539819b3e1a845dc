"""Duels between heroes: who may be attacked, secret traits, two dice, loot and retreat. Rule 1.10a."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name
from tests.rules.legenda.table import Match, Table, TableMaker, one, play
from tests.rules.script import asked, keys


def facing(table: TableMaker, **fields: object) -> Table:
    """Lay out a Woodcutter (strength 4) beside a Chronicler (knowledge 4) on the plains."""
    made = table().hero(0, "woodcutter", at="d-f5", artifacts=["snow-light"])
    return made.hero(1, "chronicler", at="d-f4", denars=3, **fields)


def fought(session: Match, *more: str) -> Match:
    return play(session, "attack:1", "trait:strength", "trait:knowledge", *more)


@pytest.mark.rule("legenda", "1.10a")
def test_the_winner_takes_denars_and_one_thing_and_the_loser_goes_to_the_nearest_city(table: TableMaker) -> None:
    # 4 + 7 against 4 + 6. The experience is in the trait that the loser used.
    session = fought(facing(table, items=["sword"], artifacts=["steppe-light"]).dice(3, 4, 2, 4).start())
    assert asked(session) == (0, "loot") and keys(session) == ("loot:sword", "loot:steppe-light", "no")
    play(session, "loot:steppe-light")
    winner, loser = one(session, 0), one(session, 1)
    assert winner.artifacts == ["snow-light", "steppe-light"] and winner.denars == 8 and winner.small["knowledge"] == 1
    assert winner.field == "d-f4" and winner.life == 6
    assert loser.denars == 0 and loser.items == ["sword"] and loser.life == 4 and loser.field == "c-b6"


def test_a_duel_tells_the_totals_and_dice_that_it_is_made_of(table: TableMaker) -> None:
    # Strength 4 and 3 + 4 against knowledge 4 and 2 + 4.
    session = fought(facing(table).dice(3, 4, 2, 4).start())
    told = next(event.text for event in session.drain_events() if event.text.key == "told.compares")
    said = dict(told.params)
    assert (said["mine"], said["own"], said["own_dice"]) == (11, 4, 7)
    assert (said["theirs"], said["other"], said["other_dice"]) == (10, 4, 6)
    assert (said["who"], said["foe"]) == (Who(PlayerId(0)), Who(PlayerId(1)))
    assert (said["trait"], said["trait2"]) == (name("trait", "strength"), name("trait", "knowledge"))


@pytest.mark.rule("legenda", "1.10a")
def test_the_attacked_one_may_win(table: TableMaker) -> None:
    session = fought(facing(table).dice(1, 2, 3, 3).start())
    assert asked(session) == (1, "loot")
    play(session, "loot:snow-light")
    assert one(session, 1).artifacts == ["snow-light"] and one(session, 1).denars == 8
    assert one(session, 1).small["strength"] == 1 and one(session, 1).field == "d-f5"
    assert one(session, 0).life == 4 and one(session, 0).field == "d-c5"


@pytest.mark.rule("legenda", "1.10a")
def test_on_a_draw_each_learns_in_the_trait_of_the_other(table: TableMaker) -> None:
    session = fought(facing(table).dice(3, 3, 2, 4).start())
    assert one(session, 0).small["knowledge"] == 1 and one(session, 1).small["strength"] == 1
    assert one(session, 0).denars == 5 and one(session, 1).denars == 3 and one(session, 1).life == 6


def test_the_first_trait_is_secret_until_the_second_is_declared(table: TableMaker) -> None:
    session = play(facing(table).start(), "attack:1", "trait:luck")
    assert asked(session) == (1, "declare")
    hidden, own = session.view(PlayerId(1)), session.view(PlayerId(0))
    assert hidden.fight.mine.trait == "" and hidden.fight.mine.parts == () and hidden.fight.odds is None
    assert own.fight.mine.trait == "luck"
    assert session.view(None).fight.mine.trait == ""


@pytest.mark.parametrize(("first", "second"), [("sotonet", "a-e2"), ("a-e2", "sotonet"), ("d-f5", "d-e4")])
def test_nobody_is_attacked_in_or_from_a_city_or_farther_off(table: TableMaker, first: str, second: str) -> None:
    made = table().hero(0, "woodcutter", at=first).hero(1, "chronicler", at=second)
    assert not [key for key in keys(made.start()) if key.startswith("attack")]


def test_a_duel_costs_a_movement_point(table: TableMaker) -> None:
    session = fought(facing(table).dice(3, 3, 2, 4).start())
    assert session.state.current == 1


def test_a_loser_with_two_life_points_is_looted_and_dies(table: TableMaker) -> None:
    session = fought(facing(table, life=2, items=["sword"]).dice(6, 6, 1, 1).start(), "loot:sword")
    assert one(session, 1).deaths == 1 and one(session, 1).field == ""
    assert one(session, 0).items == ["sword"] and one(session, 0).denars == 8 and one(session, 0).field == "d-f4"


@pytest.mark.rule("legenda", "1.7")
def test_loot_obeys_the_limits_of_the_pack(table: TableMaker) -> None:
    pack = ["sword", "horn", "rope", "wand", "compass", "dog-fat"]
    made = table().hero(0, "woodcutter", at="d-f5", items=pack)
    made.hero(1, "chronicler", at="d-f4", items=["sword", "almanac"]).dice(6, 6, 1, 1)
    session = fought(made.start())
    assert keys(session) == ("loot:almanac", "no")
    play(session, "loot:almanac", "drop:rope")
    assert one(session, 0).items == ["sword", "horn", "wand", "compass", "dog-fat", "almanac"]
    assert one(session, 1).items == ["sword"]


def test_spells_of_several_rolls_repeat_the_whole_throw_of_two_dice(table: TableMaker) -> None:
    # Magic 1: effectiveness 2. Strength 4 + the higher of 3 and 9 against 4 + 8.
    made = table().hero(0, "woodcutter", at="d-f5", spells=["surge-of-strength"]).hero(1, "chronicler", at="d-f4")
    session = play(made.dice(1, 2, 4, 5, 4, 4).start(), "attack:1", "trait:strength", "trait:knowledge")
    play(session, "cast:surge-of-strength:0")
    assert one(session, 1).life == 4 and one(session, 0).denars == 10


def test_an_attack_spell_fights_a_duel_with_magic_against_the_declared_trait(table: TableMaker) -> None:
    # Magic 6 + 2 against knowledge 4 + 3; the loser used knowledge.
    made = table().hero(0, "woodcutter", at="d-f5", traits={"magic": 6}, spells=["fireball"])
    session = play(made.hero(1, "chronicler", at="d-f4").dice(1, 1, 1, 2).start(), "attack:1", "trait:luck")
    play(session, "trait:knowledge", "cast:fireball:1")
    assert one(session, 0).small["knowledge"] == 1 and one(session, 0).life == 5


@pytest.mark.rule("legenda", "1.5c")
def test_a_loser_carried_to_his_captives_city_has_brought_him_home(table: TableMaker) -> None:
    made = facing(table, mission="captive-smith", captive_to="c-b6").artifacts("royal-axe").dice(6, 6, 1, 1, 4)
    session = fought(made.start())
    assert one(session, 1).missions == 1 and one(session, 1).denars == 4 and one(session, 1).large == 1
