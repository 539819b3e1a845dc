"""Weapons. Rules 17.4, 17.9, 5.3. The Conqueror has Sword 4 and is Chaotic, a Bear has Sword 3, a Werewolf 10.

A drawn fight says exactly what both sides had: one point more or less would have won or lost it.
"""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.people import counted, explore, meet
from tests.rules.magiczny_miecz.table import Match, TableMaker, one, play
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "17.4")


def bout(table: TableMaker, card: str, *dice: int, at: str = "path-1", who: str = "conqueror", **mine: Any) -> Match:
    """Let somebody meet an Enemy's card on a space; the dice are his own and the Enemy's."""
    return explore(table, who, at, [card], *dice, **mine)


def is_draw(session: Match, card: str, at: str = "path-1") -> bool:
    """Return whether a fight ended in a draw: nothing is lost and the Enemy still lies there."""
    hero = one(session, 0)
    return (hero.life, hero.trophies, session.state.here(at)) == (4, [], [card])


@RULE
@pytest.mark.parametrize(
    ("weapon", "theirs"),
    [("sword", 3), ("stiletto", 3), ("arondight", 3), ("excalibur", 3), ("holy-spear", 3), ("sword-of-chaos", 4)],
)
def test_a_weapon_adds_its_points_in_a_fight(table: TableMaker, weapon: str, theirs: int) -> None:
    # 4 + 1 with the die and 1 or 2 for the weapon, against 3 and the die
    assert is_draw(bout(table, "bear", 1, theirs, objects=[weapon]), "bear")


def test_the_axe_of_light_and_darkness_adds_1_for_an_elf(table: TableMaker) -> None:
    # 3 + 1 + 2 against 3 + 3
    assert is_draw(bout(table, "bear", 2, 3, who="elf", objects=["axe-of-light-and-darkness"]), "bear")


@pytest.mark.parametrize(
    ("weapon", "who", "mine"), [("arondight", "conqueror", 5), ("axe-of-light-and-darkness", "elf", 6)]
)
def test_two_weapons_add_2_against_a_werewolf(table: TableMaker, weapon: str, who: str, mine: int) -> None:
    # 4 + 2 + 5 or 3 + 2 + 6 against 10 + 1
    assert is_draw(bout(table, "werewolf#1", mine, 1, who=who, objects=[weapon]), "werewolf#1")


def test_others_add_no_more_against_a_werewolf(table: TableMaker) -> None:
    # 4 + 2 + 5 against 10 + 1
    assert is_draw(bout(table, "werewolf#1", 5, 1, objects=["sword-of-chaos"]), "werewolf#1")


def test_arondight_is_chosen_by_itself_against_a_werewolf_alone(table: TableMaker) -> None:
    # the best weapon counts: 4 + 2 + 5 against 10 + 1, though the Holy Spear lies on top
    assert is_draw(bout(table, "werewolf#1", 5, 1, objects=["holy-spear", "arondight"]), "werewolf#1")


@RULE
def test_only_one_weapon_counts_and_it_is_the_best(table: TableMaker) -> None:
    # 4 + 2 + 1 against 3 + 4; with both it would have been a victory
    assert is_draw(bout(table, "bear", 1, 4, objects=["sword", "sword-of-chaos", "stiletto"]), "bear")


def test_a_weapon_adds_nothing_in_a_magical_fight(table: TableMaker) -> None:
    # a Demon with Magic 6 against Magic 3: 3 + 4 and 6 + 1
    assert is_draw(bout(table, "demon", 4, 1, objects=["sword-of-chaos", "excalibur"]), "demon")


@pytest.mark.rule("magiczny_miecz", "1.5")
def test_a_weapon_adds_nothing_on_the_enchanted_hills(table: TableMaker) -> None:
    session = bout(table, "bear", 1, 2, at="enchanted-hills", objects=["sword-of-chaos"])
    assert is_draw(session, "bear", "enchanted-hills")


def test_a_weapon_adds_nothing_against_the_visitor_from_the_land_of_shadows(table: TableMaker) -> None:
    # 4 + 3 against 5 + 2
    assert is_draw(bout(table, "shadow-visitor", 3, 2, objects=["sword"]), "shadow-visitor")


# --- Forbidden weapons ------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "5.3")
@pytest.mark.parametrize(
    ("weapon", "who", "takes"),
    [
        ("axe-of-light-and-darkness", "conqueror", False),
        ("axe-of-light-and-darkness", "elf", True),
        ("axe-of-light-and-darkness", "hobgoblin", True),
        ("sword-of-chaos", "elf", False),
        ("sword-of-chaos", "conqueror", True),
        ("sword-of-chaos", "hobgoblin", True),
        ("holy-spear", "hobgoblin", False),
        ("holy-spear", "elf", True),
        ("holy-spear", "conqueror", True),
    ],
)
def test_some_weapons_are_not_for_every_alignment(table: TableMaker, weapon: str, who: str, takes: bool) -> None:
    session = explore(table, who, "path-1", [weapon])
    if takes:
        play(session, f"take:{weapon}")
        assert weapon in one(session, 0).objects
    else:
        assert asked(session) == (1, "turn")
        assert session.state.here("path-1") == [weapon]


@pytest.mark.rule("magiczny_miecz", "7.4")
def test_a_forbidden_weapon_is_put_down_at_once_when_the_alignment_changes(table: TableMaker) -> None:
    session = table().seeker(0, "shaman", at="tavern", objects=["sword-of-chaos", "gauntlets"]).start()
    play(session, "ability:shaman-alignment:good")
    assert one(session, 0).objects == ["gauntlets"]
    assert session.state.here("tavern") == ["sword-of-chaos"]


# --- Excalibur --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_excalibur_gives_a_life_after_each_fight_won_with_it(table: TableMaker) -> None:
    session = bout(table, "bear", 5, 6, objects=["excalibur"])  # 4 + 1 + 5 against 3 + 6
    assert (one(session, 0).life, one(session, 0).trophies) == (5, ["bear"])


def test_excalibur_gives_nothing_after_a_draw_a_defeat_or_a_magical_fight(table: TableMaker) -> None:
    assert is_draw(bout(table, "bear", 1, 3, objects=["excalibur"]), "bear")
    assert one(bout(table, "bear", 1, 6, objects=["excalibur"]), 0).life == 3
    assert one(bout(table, "spirit-of-darkness", 6, 1, objects=["excalibur"]), 0).life == 4


def test_excalibur_sleeps_on_the_enchanted_hills(table: TableMaker) -> None:
    session = bout(table, "bear", 6, 1, at="enchanted-hills", objects=["excalibur"])
    assert (one(session, 0).life, one(session, 0).trophies) == (4, ["bear"])


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_excalibur_may_be_chosen_in_place_of_a_better_weapon(table: TableMaker) -> None:
    session = bout(table, "bear", 4, 5, objects=["sword-of-chaos", "excalibur"])
    assert (asked(session), keys(session)) == ((0, "response"), ("pass", "wield:excalibur"))
    play(session, "wield:excalibur")  # 4 + 1 + 4 against 3 + 5; nobody is asked again
    assert (one(session, 0).life, one(session, 0).trophies) == (5, ["bear"])


def test_without_a_choice_the_better_weapon_is_used_and_excalibur_gives_nothing(table: TableMaker) -> None:
    session = play(bout(table, "bear", 4, 5, objects=["sword-of-chaos", "excalibur"]), "")
    assert (one(session, 0).life, one(session, 0).trophies) == (4, ["bear"])


def test_excalibur_comes_before_another_weapon_that_is_as_good(table: TableMaker) -> None:
    assert one(bout(table, "bear", 5, 6, objects=["sword", "excalibur"]), 0).life == 5


def test_nobody_is_asked_about_a_weaker_weapon(table: TableMaker) -> None:
    session = bout(table, "bear", 6, 1, objects=["sword", "sword-of-chaos"])
    assert one(session, 0).trophies == ["bear"]


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_in_a_duel_excalibur_takes_the_life_from_the_loser_besides_the_winners_choice(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, mine={"objects": ["excalibur"]})
    seen = counted(session)
    play(session, "attack:1")  # 3 + 1 + 6 against 3 + 1
    assert (one(session, 0).life, one(session, 1).life, asked(session)) == (5, 3, (0, "spoils"))
    assert keys(session) == ("life", "gold", "object:gauntlets", "nothing")
    play(session, "gold")
    assert (one(session, 0).gold, one(session, 1).gold) == (2, 0)
    assert "card:excalibur" in seen


def test_armour_saves_the_life_that_excalibur_would_take(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, 3, mine={"objects": ["excalibur"]}, theirs={"objects": ["armour"]})
    play(session, "attack:1")  # the armour rolls 3
    assert (one(session, 0).life, one(session, 1).life, asked(session)) == (4, 4, (0, "spoils"))


def test_who_dies_by_excalibur_leaves_the_winner_nothing_to_choose(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, mine={"objects": ["excalibur"]}, theirs={"life": 1, "objects": []})
    play(session, "attack:1")
    assert asked(session) == (1, "new-character")
    play(session, "none")
    assert (one(session, 0).life, one(session, 0).gold, session.state.purse) == (5, 1, {"village": 1})


def test_the_defender_may_win_with_excalibur_too(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 1, 6, theirs={"objects": ["excalibur"]})
    play(session, "attack:1")
    assert (one(session, 0).life, one(session, 1).life, asked(session)) == (3, 5, (1, "spoils"))
    play(session, "gold")


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_magic_weapons_sleep_in_the_war_of_elements_and_ordinary_ones_do_not(table: TableMaker) -> None:
    # 4 + 1 + 1 against 3 + 3: the Sword counts, Excalibur and the Sword of Chaos do not
    laid = table().seeker(0, "conqueror", at="glade", objects=["excalibur", "sword-of-chaos", "sword"])
    laid.seeker(1, "kobold", at="castle", objects=["gauntlets"]).state(war=1).events("bear").dice(1, 1, 3)
    assert is_draw(play(laid.start(), "roll", "move:path-1"), "bear")
