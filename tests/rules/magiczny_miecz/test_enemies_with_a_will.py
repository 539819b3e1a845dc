"""Enemies that do more than fight: where they go, what they take, when they are beaten. Facts 4.2; 15.1, A5, A6."""

from typing import Any

import pytest

from kraina.games.magiczny_miecz.odds import Odds
from tests.rules.magiczny_miecz.scenes import WASTE, fights, meets, view
from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

WATERS = ("marsh-1", "marsh-2", "ferry-1", "ferry-2", "bogs-1", "bogs-2")


def compared(session: Match) -> list[tuple[object, object]]:
    """Return the strengths of both sides in the fights since the last call."""
    found = []
    for event in session.drain_events():
        if event.text.key == "told.compares":
            params = dict(event.text.params)
            found.append((params["mine"], params["theirs"]))
    return found


# The Dragon with three heads


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_the_three_heads_of_the_dragon_are_fought_one_after_another(table: TableMaker) -> None:
    session = fights(meets(table, "three-headed-dragon", 2, 1, 3, 1, 1, 2, trophies=["elk#1"]))
    assert compared(session) == [(6, 3), (7, 3), (5, 4)]
    assert one(session, 0).trophies == ["elk#1", "three-headed-dragon"] and session.state.tokens == {}
    # a trophy of 6, and 1 for the Elk: together 1 Sword
    assert asked(session) == (0, "end") and "exchange" in keys(session)
    play(session, "exchange", "trophy:elk#1+trophy:three-headed-dragon")
    assert one(session, 0).sword == 5


def test_after_a_lost_fight_all_heads_of_the_dragon_grow_again(table: TableMaker) -> None:
    session = fights(meets(table, "three-headed-dragon", 2, 1, 1, 6))
    assert compared(session) == [(6, 3), (5, 8)]
    assert one(session, 0).life == 3 and one(session, 0).trophies == []
    assert session.state.lying == {WASTE: ["three-headed-dragon"]} and session.state.tokens == {}


def test_the_last_life_lost_to_the_dragon_lets_its_heads_grow_too(table: TableMaker) -> None:
    made = meets(table, "three-headed-dragon", 1, 6, life=1).state(tokens={"three-headed-dragon": 1})
    session = fights(made)
    assert asked(session) == (0, "new-character")
    play(session, "new")
    assert session.state.lying == {WASTE: ["three-headed-dragon"]} and session.state.tokens == {}


def test_after_a_draw_the_beaten_heads_of_the_dragon_stay_off(table: TableMaker) -> None:
    session = fights(meets(table, "three-headed-dragon", 2, 1, 1, 3))
    assert compared(session) == [(6, 3), (5, 5)]
    assert one(session, 0).life == 4 and session.state.tokens == {"three-headed-dragon": 2}


def test_the_next_one_to_come_finds_the_heads_that_are_left(table: TableMaker) -> None:
    made = meets(table, "three-headed-dragon", 2, 1).state(tokens={"three-headed-dragon": 1})
    session = fights(made)
    assert compared(session) == [(6, 3)] and one(session, 0).trophies == ["three-headed-dragon"]


@pytest.mark.rule("magiczny_miecz", "17.5")
def test_beside_the_dragon_another_monster_adds_to_the_first_head_alone(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").lying("heaths", "bear", "three-headed-dragon")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1, 4, 2, 3, 1, 3, 1)
    session = play(made.start(), "move:heaths")
    assert compared(session) == [(8, 7), (7, 3), (7, 3)]
    assert one(session, 0).trophies == ["bear", "three-headed-dragon"]


# The Wanderer and the Robber


@pytest.mark.parametrize("die", [1, 2, 3])
def test_whoever_rolls_up_to_3_slips_away_from_the_wanderer(table: TableMaker, die: int) -> None:
    session = fights(meets(table, "wanderer", die).gold(WASTE, 2))
    assert asked(session) == (0, "collect") and keys(session) == ("gold", "done")
    assert session.state.lying == {WASTE: ["wanderer"]} and one(session, 0).life == 4


@pytest.mark.parametrize("die", [4, 5, 6])
def test_whoever_rolls_more_fights_the_wanderer(table: TableMaker, die: int) -> None:
    session = fights(meets(table, "wanderer", die, 3, 1))
    assert compared(session) == [(7, 4)] and one(session, 0).trophies == ["wanderer"]


@pytest.mark.rule("magiczny_miecz", "17.3")
def test_nobody_is_asked_for_spells_in_a_fight_that_the_wanderer_did_not_get(table: TableMaker) -> None:
    session = fights(meets(table, "wanderer", 2, spells=["magic-and-sword"]))
    assert asked(session) == (1, "turn") and one(session, 0).life == 4


def test_slipping_away_from_the_wanderer_leaves_the_other_monsters(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").lying("heaths", "bear", "wanderer")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1, 2, 3, 1)
    session = play(made.start(), "move:heaths")
    assert compared(session) == [(7, 4)] and one(session, 0).trophies == ["bear"]
    assert session.state.lying == {"heaths": ["wanderer"]}


def test_the_robber_takes_1_gold_or_1_object_beside_the_life(table: TableMaker) -> None:
    objects = ["secret-bag", "sword", "stiletto", "silver-arrow"]
    laid = {"objects": objects, "loads": {"secret-bag": ["silver-arrow"]}, "gold": 2, "sword": 4}
    session = fights(meets(table, "robber", 1, 6, **laid))
    assert asked(session) == (0, "robber") and keys(session) == ("gold", "object:sword#1", "object:stiletto")
    play(session, "gold")
    assert (one(session, 0).life, one(session, 0).gold) == (3, 1)
    session = play(fights(meets(table, "robber", 1, 6, **laid)), "object:stiletto")
    assert (one(session, 0).gold, designs(session.state.events_used)) == (2, ["stiletto"])
    assert designs(one(session, 0).objects) == ["secret-bag", "sword", "silver-arrow"]


def test_the_robber_takes_no_more_than_the_life_of_the_poor(table: TableMaker) -> None:
    session = fights(meets(table, "robber", 1, 6, gold=0))
    assert asked(session) == (1, "turn") and one(session, 0).life == 3


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_armour_saves_the_life_but_not_the_robbers_share(table: TableMaker) -> None:
    session = fights(meets(table, "robber", 1, 6, 3, objects=["armour"], gold=1))
    assert asked(session) == (0, "robber") and one(session, 0).life == 4
    play(session, "object:armour")
    assert one(session, 0).objects == []


def test_the_robber_gets_nothing_from_the_dead_nor_from_who_comes_after_them(table: TableMaker) -> None:
    made = meets(table, "robber", 1, 6, life=1, gold=2, objects=["sword"]).option(deal="choose")
    session = play(fights(made), "character:prince")
    assert session.state.purse == {WASTE: 2}
    assert designs(session.state.here(WASTE)) == ["robber", "sword"] and session.state.events_used == []
    assert asked(session) == (1, "turn")
    assert (one(session, 0).gold, designs(one(session, 0).objects)) == (5, ["helmet", "sword"])


# The Vampire


def test_the_vampire_that_took_nothing_is_beaten_like_any_demon(table: TableMaker) -> None:
    session = fights(meets(table, "vampire", 3, 1))
    assert compared(session) == [(6, 5)] and designs(session.state.events_used) == ["vampire"]


def test_the_vampire_keeps_every_life_that_it_takes(table: TableMaker) -> None:
    session = fights(meets(table, "vampire", 1, 6).state(tokens={"vampire": 1}))
    assert one(session, 0).life == 3 and session.state.tokens == {"vampire": 2}
    session = play(fights(meets(table, "vampire", 1, 6, life=1)), "new")
    assert session.state.here(WASTE) == ["vampire"] and session.state.tokens == {"vampire": 1}


@pytest.mark.parametrize(("kept", "left"), [(3, {"vampire": 2}), (2, {"vampire": 1}), (1, {})])
def test_each_lost_fight_costs_the_vampire_one_of_its_lives_until_it_has_none(
    table: TableMaker, kept: int, left: dict[str, int]
) -> None:
    session = fights(meets(table, "vampire", 3, 1).state(tokens={"vampire": kept}).gold(WASTE, 1))
    assert session.state.tokens == left and one(session, 0).trophies == []
    if left:  # it stands, so nothing else is within reach (16.4)
        assert session.state.lying == {WASTE: ["vampire"]} and asked(session) == (1, "turn")
    else:
        assert session.state.lying == {} and asked(session) == (0, "collect")


def test_a_draw_costs_the_vampire_nothing(table: TableMaker) -> None:
    session = fights(meets(table, "vampire", 2, 1).state(tokens={"vampire": 2}))
    assert session.state.tokens == {"vampire": 2} and one(session, 0).life == 4


# Cards that go to a space of their own


def drawn(table: TableMaker, card: str, *dice: int) -> Table:
    """Lay out seat 0 at the Tavern, about to draw a card on the Ice Wasteland; the die for the move is a 1."""
    made = table().seeker(0, "conqueror", at="tavern").events(card).dice(1, *dice)
    return made.seeker(1, "barbarian", at="castle", objects=["gauntlets"])


WRAITH = ["village", "walled-town", "valley-of-shadows", "dark-clearing", "crypt-of-wraiths", "dead-city"]


@pytest.mark.rule("magiczny_miecz", "15.1")
@pytest.mark.parametrize(("die", "space"), list(enumerate(WRAITH, start=1)))
def test_the_wraith_goes_where_the_die_says_and_does_not_attack_its_drawer(
    table: TableMaker, die: int, space: str
) -> None:
    session = fights(drawn(table, "wraith", die))
    assert session.state.lying == {space: ["wraith#1"]} and one(session, 0).life == 4
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_a_wraith_that_goes_to_its_drawers_own_space_leaves_him_alone_for_the_turn(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="fortress-of-the-keeper", objects=["sword"]).events("wraith")
    made.gold("dark-clearing", 1).dice(1, 4).seeker(1, "barbarian", at="castle", lost=9)
    session = play(made.start(), "roll", "move:dark-clearing")
    assert session.state.lying == {"dark-clearing": ["wraith#1"]}
    assert asked(session) == (0, "collect") and keys(session) == ("gold", "done")


def test_a_wraith_does_not_attack_a_drawer_who_is_carried_after_it_in_the_same_turn(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").events("magic-path", "wraith").dice(1, 4, 4)
    made.gold("dark-clearing", 1).seeker(1, "barbarian", at="castle", objects=["gauntlets"])
    session = play(made.start(), "move:heaths")
    assert one(session, 0).space == "dark-clearing" and session.state.lying == {"dark-clearing": ["wraith#1"]}
    assert asked(session) == (0, "collect") and one(session, 0).life == 4


def test_a_wraith_turned_over_leaves_whoever_turned_it_over_alone_for_the_turn(table: TableMaker) -> None:
    """The Reliquary would have beaten it at once."""
    made = table().seeker(0, "conqueror", at="fortress-of-the-keeper", objects=["reliquary"]).gold("dark-clearing", 1)
    made.lying("dark-clearing", "wraith").state(face_down=["wraith#1"]).dice(1, 4)
    session = play(made.seeker(1, "barbarian", at="castle", lost=9).start(), "roll", "move:dark-clearing")
    assert session.state.lying == {"dark-clearing": ["wraith#1"]} and session.state.events_used == []
    assert asked(session) == (0, "collect") and keys(session) == ("gold", "done")


def test_the_next_one_to_come_fights_the_wraith_with_what_its_space_adds(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="fortress-of-the-keeper").lying("dark-clearing", "wraith").dice(1, 3, 1)
    session = play(made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).start(), "move:dark-clearing")
    assert compared(session) == [(6, 6)] and asked(session) == (1, "turn")


ANCHORITE = [(1, "wilds"), (2, "glade"), (3, "hermitage"), (4, "tower-of-destiny"), (6, "ruins-of-the-fortress")]


@pytest.mark.parametrize(("die", "space"), ANCHORITE)
def test_the_anchorite_goes_where_the_die_says(table: TableMaker, die: int, space: str) -> None:
    session = fights(drawn(table, "anchorite", die))
    assert session.state.lying == {space: ["anchorite"]} and asked(session) == (1, "turn")


def test_the_drawer_of_the_anchorite_chooses_between_the_two_crossroads(table: TableMaker) -> None:
    session = fights(drawn(table, "anchorite", 5))
    assert asked(session) == (0, "place-card") and keys(session) == ("space:crossroads-1", "space:crossroads-2")
    play(session, "space:crossroads-2")
    assert session.state.lying == {"crossroads-2": ["anchorite"]}


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_the_anchorite_gives_his_drawer_nothing_in_that_turn(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="well-of-eternity").events("anchorite", "gold-1").dice(1, 1)
    session = play(made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).start(), "move:wilds", "done")
    assert one(session, 0).objects == [] and designs(session.state.here("wilds")) == ["anchorite", "gold-1"]


def test_the_leviathan_goes_to_a_free_water_of_its_drawers_choice(table: TableMaker) -> None:
    made = drawn(table, "leviathan").seeker(2, "hag", at="marsh-2").lying("ferry-2", "gold-1")
    session = fights(made)
    assert asked(session) == (0, "place-card")
    assert keys(session) == ("space:marsh-1", "space:ferry-1", "space:bogs-1", "space:bogs-2")
    play(session, "space:bogs-1")
    assert session.state.here("bogs-1") == ["leviathan"] and one(session, 0).life == 4


def test_the_leviathan_is_discarded_if_no_water_is_free(table: TableMaker) -> None:
    made = drawn(table, "leviathan")
    for space in WATERS:
        made.lying(space, "gold-1")
    session = fights(made)
    assert asked(session) == (1, "turn") and designs(session.state.events_used) == ["leviathan"]


# Visitor from the Land of Shadows and Double


def test_no_weapon_and_no_magic_object_helps_against_the_shadow_visitor(table: TableMaker) -> None:
    laid = {"objects": ["sword-of-chaos", "silver-arrow", "talisman-of-fire"], "friends": ["crusader", "shepherd"]}
    session = fights(meets(table, "shadow-visitor", 2, 4, character="hobgoblin", **laid))
    # own 3, Crusader 2, Shepherd 1, and the die: 3 + 2 + 1 + 2 against 5 + 4
    assert compared(session) == [(8, 9)] and one(session, 0).life == 3


HILLS = {"objects": ["sword", "silver-arrow"], "friends": ["crusader"]}


@pytest.mark.rule("magiczny_miecz", "1.5")
@pytest.mark.parametrize(("mine", "theirs", "trophies", "life"), [(4, 3, ["double"], 4), (3, 3, [], 4), (2, 3, [], 3)])
def test_on_the_enchanted_hills_the_double_has_what_counts_there(
    table: TableMaker, mine: int, theirs: int, trophies: list[str], life: int
) -> None:
    made = table().seeker(0, "hobgoblin", at="temple-of-nemed", **HILLS).lying("enchanted-hills", "double")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1, mine, theirs)
    session = play(made.start(), "roll", "move:enchanted-hills")
    assert compared(session) == [(5 + mine, 5 + theirs)]
    assert (one(session, 0).trophies, one(session, 0).life) == (trophies, life)


def test_beside_the_double_a_bear_adds_its_own_points(table: TableMaker) -> None:
    made = table().seeker(0, "hobgoblin", at="temple-of-nemed", **HILLS).lying("enchanted-hills", "double", "bear")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1, 6, 2)
    session = play(made.start(), "roll", "move:enchanted-hills")
    assert compared(session) == [(11, 10)] and one(session, 0).trophies == ["double", "bear"]


def test_a_talismans_point_on_the_die_is_not_the_doubles(table: TableMaker) -> None:
    laid = {"objects": [*HILLS["objects"], "talisman-of-fire"], "friends": HILLS["friends"]}
    made = table().seeker(0, "hobgoblin", at="temple-of-nemed", **laid).lying("enchanted-hills", "double")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1, 3, 3)
    session = play(made.start(), "roll", "move:enchanted-hills")
    assert compared(session) == [(9, 8)] and one(session, 0).trophies == ["double"]


def test_on_the_lonely_rocks_the_double_is_2_stronger(table: TableMaker) -> None:
    made = table().seeker(0, "hobgoblin", at="hermitage", **HILLS).lying("plain-of-lonely-rocks", "double", "sorcerer")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"]).dice(1, 3, 1)
    session = play(made.start(), "roll", "move:plain-of-lonely-rocks")
    assert compared(session) == [(10, 10)]  # 3 + 1 + 1 + 2 for both, and 2 for the Double


def test_the_double_is_worth_nothing_as_a_trophy(table: TableMaker) -> None:
    session = fights(meets(table, "double", 2, 1, trophies=["cyclops"]))
    assert one(session, 0).trophies == ["cyclops", "double"] and asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "17.3")
def test_the_double_has_what_was_added_before_the_dice_too(table: TableMaker) -> None:
    session = fights(meets(table, "double", 2, 1, spells=["magic-and-sword"]))
    assert asked(session) == (0, "response")
    play(session, next(key for key in keys(session) if key.startswith("cast:magic-and-sword")))
    assert compared(session) == [(9, 8)]  # 4 + 3 of Magic for both


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_odds_against_the_double_stay_even_whatever_is_added_before_the_dice(table: TableMaker) -> None:
    made = meets(table, "double", 6, 3, 2, spells=["magic-and-sword"], objects=["crystal-of-fate"])
    session = fights(made)
    play(session, "use:crystal-of-fate")  # a 6 adds 3; the Spell may still be cast
    assert asked(session) == (0, "response")
    running = view(session, 0).fight
    assert running is not None
    assert ([foe.points for foe in running.foes], running.odds) == ([7], Odds(15, 6, 15))
    play(session, "pass")
    assert compared(session) == [(10, 9)]


@pytest.mark.rule("magiczny_miecz", "17.1")
def test_against_a_friend_sent_the_double_has_his_points_and_what_its_own_space_adds(table: TableMaker) -> None:
    """The Seeker of Adventures has 3; on the Lonely Rocks, 2 spaces away, Enemies have 2 more."""
    made = table().seeker(0, "conqueror", at="enchanted-hills", friends=["adventure-seeker"])
    made.lying("plain-of-lonely-rocks", "double").dice(2, 4, 1).seeker(1, "barbarian", at="castle", lost=9)
    session = play(made.start(), "roll", "move:hermitage", "use:adventure-seeker:double")
    assert compared(session) == [(3 + 4, 3 + 2 + 1)]


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_nobody_sends_the_seeker_of_adventures_after_a_leviathan_in_the_turn_it_was_drawn(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="ice-kingdom", friends=["adventure-seeker"]).events("leviathan")
    made.lying("heaths", "elk").gold("valley-of-shadows", 1).dice(2).seeker(1, "barbarian", at="castle", lost=9)
    session = play(made.start(), "roll", "move:valley-of-shadows", "explore", "space:ferry-1")
    assert asked(session) == (0, "collect")
    play(session, "done")
    assert (asked(session), [key for key in keys(session) if key.startswith("use:")]) == (
        (0, "end"),
        ["use:adventure-seeker:elk#1"],
    )


# Prince of Demons (A6)


def prince(table: TableMaker, *dice: int, **laid: Any) -> Table:
    """Lay out seat 0 at the Fortress and the Prince of Demons on the Dark Clearing; the die for the move is a 1."""
    made = table().seeker(0, "conqueror", at="fortress-of-the-keeper", **laid)
    made.lying("dark-clearing", "prince-of-demons").dice(1, *dice)
    return made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"])


@pytest.mark.rule("magiczny_miecz", "16.3")
def test_the_prince_of_demons_has_11_on_the_dark_clearing_and_is_no_trophy(table: TableMaker) -> None:
    session = play(prince(table, 4, 2, magic=10).start(), "move:dark-clearing")
    assert compared(session) == [(14, 13)]
    assert one(session, 0).trophies == [] and designs(session.state.events_used) == ["prince-of-demons"]


def test_in_a_conjunction_the_prince_of_demons_is_doubled_before_the_space_adds(table: TableMaker) -> None:
    objects = ["helmet", "war-horse"]
    made = prince(table, 6, 2, magic=10, objects=objects).state(conjunction=1)
    session = play(made.start(), "roll", "move:dark-clearing")
    assert compared(session) == [(16, 23)]
    assert one(session, 0).life == 3 and designs(one(session, 0).objects) == objects
    assert session.state.lying == {"dark-clearing": ["prince-of-demons#1"]}
