"""Encounters that befall many Characters at once. Rule 16.1; facts 4.1, interaction A10."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

WASTE = "ice-wasteland"
"""One step from the Tavern, in the Lower Circle; one card is drawn there."""


def drawer(table: TableMaker, card: str, character: str = "conqueror", **laid: Any) -> Table:
    """Lay out seat 0 at the Tavern, about to draw a card on the Ice Wasteland; the die for the move is a 1.

    Seat 1 has Gauntlets, so that its turn begins with a question.
    """
    return table().seeker(0, character, at="tavern", **laid).events(card).dice(1)


def draws(made: Table) -> Match:
    """Walk onto the Ice Wasteland and draw."""
    return play(made.start(), f"move:{WASTE}")


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_the_storm_of_seven_suns_costs_the_drawers_circle_a_turn_and_him_this_one(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").events("storm-of-seven-suns", "gold-1").dice(1)
    made.seeker(1, "barbarian", at="castle").seeker(2, "hobgoblin", at="mist-plateau", objects=["gauntlets"])
    made.seeker(3, "prince", at="hermitage", stone=3, gold=0).seeker(4, "kobold", at="ferry-1", lost=1)
    session = play(made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).start(), "move:heaths")
    assert asked(session) == (1, "turn")
    assert [one(session, seat).lost for seat in range(5)] == [0, 0, 1, 0, 2]
    assert designs(session.state.here("heaths")) == ["gold-1"]
    assert designs(session.state.events_used) == ["storm-of-seven-suns"]


def test_a_turn_lost_to_the_storm_of_seven_suns_is_missed_by_the_others_when_it_comes(table: TableMaker) -> None:
    made = drawer(table, "storm-of-seven-suns").seeker(1, "barbarian", at="barrow")
    session = draws(made.seeker(2, "hobgoblin", at="castle", objects=["gauntlets"]))
    assert asked(session) == (2, "turn")
    assert one(session, 1).lost == 0 and one(session, 1).turns == 1 and one(session, 1).space == "barrow"


TRIBUTE = [(1, [0]), (2, [1]), (3, [2]), (4, [0, 3]), (5, [1]), (6, [2])]
"""Die -> seats that owe the Tribute: Good, Chaotic, Evil, the Lower, the Middle, the Upper Circle."""


@pytest.mark.parametrize(("die", "owing"), TRIBUTE)
def test_the_tribute_is_paid_in_gold_by_those_whom_the_die_names(table: TableMaker, die: int, owing: list[int]) -> None:
    made = drawer(table, "tribute", "errant-knight", gold=1).dice(die)
    made.seeker(1, "conqueror", at="heaths", objects=["gauntlets"], gold=1)
    made.seeker(2, "hobgoblin", at="castle", gold=1)
    session = draws(made.seeker(3, "executioner", at="barrow", alignment="good", stone=3, gold=0))
    for seat in owing:
        if seat != 3:
            assert asked(session) == (seat, "tribute") and keys(session) == ("gold", "life")
            play(session, "gold")
    assert [one(session, seat).gold for seat in range(3)] == [0 if seat in owing else 1 for seat in range(3)]
    assert [one(session, seat).life for seat in range(4)] == [4, 4, 4, 4]
    assert designs(session.state.events_used) == ["tribute"]


def test_the_tribute_costs_a_life_where_there_is_no_gold_or_no_will_to_pay(table: TableMaker) -> None:
    made = drawer(table, "tribute", gold=2).dice(4)
    made.seeker(1, "hobgoblin", at="barrow", objects=["gauntlets"], gold=0).seeker(2, "prince", at="castle", gold=0)
    session = play(draws(made), "life")
    assert asked(session) == (1, "turn")
    assert [(one(session, seat).life, one(session, seat).gold) for seat in range(3)] == [(3, 2), (3, 0), (4, 0)]


def test_at_the_hour_of_ghosts_each_evil_character_may_roll(table: TableMaker) -> None:
    made = drawer(table, "hour-of-ghosts", "hobgoblin").dice(2, 3, 6).spell_pile("golem")
    made.seeker(1, "dark-knight", at="game-with-death", life=2, objects=["gauntlets"])
    made.seeker(2, "hag", at="castle").seeker(3, "conqueror", at="barrow")
    session = draws(made.seeker(4, "demon", at="heaths", stone=2, gold=0))
    assert asked(session) == (0, "hour-of-ghosts")
    play(session, "yes")  # 2: a Spell
    assert asked(session) == (1, "hour-of-ghosts")
    play(session, "yes")  # 3: a Life back, on the Bridge too
    assert asked(session) == (2, "hour-of-ghosts")
    play(session, "yes")  # 6: a turn lost
    assert designs(one(session, 0).spells) == ["golem"]
    assert one(session, 1).life == 3
    assert [one(session, seat).lost for seat in range(5)] == [0, 0, 1, 0, 0]
    assert designs(session.state.events_used) == ["hour-of-ghosts"]


def test_the_hour_of_ghosts_restores_no_life_beyond_4_and_ends_the_turn_of_its_drawer(table: TableMaker) -> None:
    made = drawer(table, "hour-of-ghosts", "hobgoblin").dice(5, 4).gold(WASTE, 2)
    made.seeker(1, "dark-knight", at="castle", objects=["gauntlets"]).seeker(2, "hag", at="castle")
    session = play(draws(made), "yes", "yes", "no")
    assert asked(session) == (1, "turn")
    assert one(session, 1).life == 4
    assert [one(session, seat).lost for seat in range(3)] == [0, 0, 0]
    assert session.state.purse == {WASTE: 2}


def test_the_comet_discards_the_strangers_of_the_drawers_circle_alone(table: TableMaker) -> None:
    made = drawer(table, "comet").seeker(1, "barbarian", at="castle", objects=["gauntlets"])
    made.lying("glade", "wonder-worker", "bear").lying("village", "fairy").lying("heaths", "sorcerer")
    session = draws(made.lying("marsh-1", "sage").state(face_down=["sage"]))
    assert session.state.lying == {"glade": ["bear"], "heaths": ["sorcerer"], "marsh-1": ["sage"]}
    assert sorted(designs(session.state.events_used)) == ["comet", "fairy", "wonder-worker"]


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_in_the_fog_everybody_moves_one_space_in_his_next_two_own_turns(table: TableMaker) -> None:
    made = drawer(table, "fog").seeker(1, "barbarian", at="village", objects=["gauntlets"])
    session = draws(made)
    assert (one(session, 0).slow, one(session, 1).slow) == (2, 2)
    play(session, "roll")  # no die is rolled
    assert keys(session) == ("move:path-2", "move:barrow")


def test_the_fog_is_over_after_two_own_turns(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="devils-mill").seeker(1, "barbarian", at="heaths", lost=9)
    made.events("fog").lying("path-2", "wonder-worker").lying("marsh-1", "conjurer").dice(1, 4)
    session = play(made.start(), "move:marsh-2")
    assert asked(session) == (0, "move")
    assert keys(session) == ("move:devils-mill", "move:path-2")
    play(session, "move:path-2")
    assert keys(session) == ("move:marsh-2", "move:village")
    play(session, "move:marsh-2")
    assert one(session, 0).slow == 0 and asked(session) == (0, "move")
    assert keys(session) == ("move:wilds", "move:marsh-1")


def test_the_solstice_puts_out_all_spells_those_of_friends_and_on_the_bridge_too(table: TableMaker) -> None:
    """Dispute M14."""
    made = drawer(table, "solstice", "hobgoblin", spells=["golem"], friends=["crusader"], kept={"crusader": ["mirror"]})
    made.seeker(1, "dark-knight", at="game-with-death", spells=["illumination"], objects=["gauntlets"])
    made.seeker(2, "hag", at="castle", spells=["homunculus"], stone=2, gold=0)
    session = play(made.start(), "roll", f"move:{WASTE}")
    state = session.state
    assert [one(session, seat).spells for seat in range(3)] == [[], [], []]
    assert one(session, 0).kept == {} and designs(one(session, 0).friends) == ["crusader"]
    assert sorted(designs(state.spells_used)) == ["golem", "homunculus", "illumination", "mirror"]
    assert designs(state.events_used) == ["solstice"]


@pytest.mark.rule("magiczny_miecz", "16.3")
def test_a_conjunction_doubles_all_demons_until_the_drawers_next_turn(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").events("conjunction", "spirit-of-doom")
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets"], lost=1).dice(1, 2, 1)
    session = play(made.dice(3).start(), "move:heaths")
    # Magic 3 + 2 against 2 x 2 + 1: a draw, where 2 + 1 would have been a win
    assert one(session, 0).life == 4 and session.state.here("heaths") == ["spirit-of-doom"]
    # seat 1 misses its turn; with the drawer's own turn the Conjunction is over
    assert asked(session) == (0, "move")
    assert session.state.conjunction is None


def test_the_eclipse_costs_the_good_and_the_chaotic_a_turn_anywhere(table: TableMaker) -> None:
    made = drawer(table, "eclipse", "errant-knight").seeker(1, "hobgoblin", at="castle", objects=["gauntlets"])
    made.seeker(2, "conqueror", at="cerberus", free=True).seeker(3, "trickster", at="heaths")
    session = draws(made.gold(WASTE, 1))
    assert asked(session) == (1, "turn")
    assert [one(session, seat).lost for seat in range(4)] == [0, 0, 1, 1]
    assert session.state.purse == {WASTE: 1}


def test_the_eclipse_does_not_stop_an_evil_drawer(table: TableMaker) -> None:
    made = drawer(table, "eclipse", "hobgoblin").seeker(1, "conqueror", at="castle")
    session = draws(made.gold(WASTE, 1).seeker(2, "rogue", at="castle", objects=["gauntlets"]))
    assert asked(session) == (0, "collect")
    assert [one(session, seat).lost for seat in range(3)] == [0, 1, 0]
    play(session, "gold")
    assert one(session, 0).gold == 2


def test_the_plague_takes_a_life_from_all_in_the_circle(table: TableMaker) -> None:
    made = drawer(table, "plague").seeker(1, "barbarian", at="castle", objects=["gauntlets"])
    session = draws(made.seeker(2, "hobgoblin", at="barrow").seeker(3, "prince", at="glade", stone=2, gold=0))
    assert asked(session) == (1, "turn")
    assert [one(session, seat).life for seat in range(4)] == [3, 4, 3, 4]
    assert designs(session.state.events_used) == ["plague"]


def doomed(table: TableMaker, at: str) -> Table:
    """Lay out A10: seat 1 has 1 Life, a Horse, 6 Objects, 3 gold, a Crusader with a Spell, and a Noon-wraith."""
    made = drawer(table, "plague")
    goods = ["horse", "sword", "stiletto", "clay-tablet", "magic-manuscript", "stick-and-rope", "gauntlets"]
    friends = ["crusader", "noon-wraith"]
    kept = {"crusader": ["golem"]}
    return made.seeker(
        1, "hobgoblin", at=at, life=1, gold=3, objects=goods, friends=friends, kept=kept,
        trophies=["cyclops", "bear"], spells=["illumination"],
    )  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_of_anothers_plague_leaves_his_goods_and_plays_anew_in_his_place(table: TableMaker) -> None:
    session = draws(doomed(table, "barrow").option(deal="choose"))
    assert asked(session) == (1, "new-character")
    play(session, "character:prince")
    state = session.state
    left = ["horse", "sword", "stiletto", "clay-tablet", "magic-manuscript", "stick-and-rope", "gauntlets", "crusader"]
    assert sorted(designs(state.here("barrow"))) == sorted(left)
    assert state.purse["barrow"] == 3
    assert sorted(designs(state.spells_used)) == ["golem", "illumination"]
    assert sorted(designs(state.events_used)) == ["bear", "cyclops", "noon-wraith", "plague"]
    fresh = one(session, 1)
    assert (fresh.space, fresh.life, fresh.gold) == ("walled-town", 4, 5)
    assert designs(fresh.objects) == ["helmet", "sword"] and fresh.trophies == [] and fresh.friends == []
    assert asked(session) == (1, "turn") and fresh.turns == 1


def test_the_drawer_of_a_plague_may_take_what_the_dead_leave_on_his_own_space(table: TableMaker) -> None:
    session = draws(doomed(table, WASTE))
    play(session, "explore", "new")
    assert asked(session) == (0, "collect")
    assert {"gold", "take:horse", "take:crusader"} <= set(keys(session))
    play(session, "gold", "take:horse", "done")
    assert one(session, 0).gold == 4 and designs(one(session, 0).objects) == ["horse"]


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_several_dead_of_a_plague_are_settled_in_turn_order_from_the_drawer(table: TableMaker) -> None:
    made = table().turn(1).seeker(0, "prince", at="castle", objects=["gauntlets"])
    made.seeker(1, "conqueror", at="tavern", life=1)
    made.seeker(2, "barbarian", at="barrow", life=1).seeker(3, "hobgoblin", at="glade", life=1)
    session = play(made.events("plague").dice(1).start(), f"move:{WASTE}")
    for seat in (1, 2, 3):
        assert asked(session) == (seat, "new-character")
        play(session, "none")
    assert [one(session, seat).character for seat in range(4)] == ["prince", "", "", ""]
