"""Abilities of movement, drawing and change. Facts 3; rules 7.3, 8.1, 8.2, 10.2, 13.4; ruling 1 (7)."""

from typing import Any

import pytest

from kraina.games.magiczny_miecz.view import HIDDEN
from tests.rules.magiczny_miecz.people import CARRIED, counted, explore, far, used, walk
from tests.rules.magiczny_miecz.scenes import view
from tests.rules.magiczny_miecz.table import Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

OVER = (1, "turn")
"""What is asked when the turn of seat 0 is over."""


def alone(table: TableMaker, character: str, at: str, **laid: Any) -> Table:
    """Lay out seat 0 with Gauntlets, and somebody far away who is asked when his turn begins."""
    made = table().seeker(0, character, at=at, **{"objects": CARRIED, **laid})
    return made.seeker(1, far(character), at="castle", objects=CARRIED)


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_elf_move_again_leaves_the_plain_untouched(table: TableMaker) -> None:
    session = alone(table, "elf", "hermitage").events("bear", "cyclops").dice(1, 2).start()
    seen = counted(session)
    walk(session, "plain-of-lonely-rocks")
    assert asked(session) == (0, "arrived") and keys(session) == ("explore", "ability:elf-move-again")
    play(session, "ability:elf-move-again")
    assert asked(session) == (0, "turn") and session.state.here("plain-of-lonely-rocks") == []
    play(session, "roll")
    assert keys(session) == ("move:dark-clearing", "move:forest-of-ghostly-lights")
    assert used(seen, "elf-move-again")


def test_elf_move_again_works_once_a_turn(table: TableMaker) -> None:
    # the Troika adds 1 to each move: 7 from the Plain of Grasses lead to the Plain of Sleep
    made = alone(table, "elf", "living-rocks-1", objects=["troika"]).events("gold-1")
    session = play(made.dice(1, 6).start(), "roll", "move:plain-of-grasses", "ability:elf-move-again", "roll")
    play(session, "move:plain-of-sleep")
    assert asked(session) == (0, "collect")  # explored without being asked: one card is drawn


def test_elf_move_again_is_for_plains_alone(table: TableMaker) -> None:
    session = explore(table, "elf", "wilds", ["gold-1", "gold-1"])
    assert asked(session) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_kobold_six_leads_to_any_space_of_the_circle(table: TableMaker) -> None:
    session = alone(table, "kobold", "walled-town").dice(6).start()
    seen = counted(session)
    play(session, "roll")
    others = [space for space in keys(session) if space.startswith("any:")]
    assert "move:barrow" in keys(session) and "move:path-2" in keys(session)
    assert len(others) == 13 and "any:walled-town" not in others and "any:castle" not in others
    play(session, "any:well-of-eternity")
    assert one(session, 0).space == "well-of-eternity" and used(seen, "kobold-six") and asked(session) == OVER


def test_kobold_six_is_nothing_without_a_six(table: TableMaker) -> None:
    session = play(alone(table, "kobold", "walled-town").dice(5).start(), "roll")
    assert [key for key in keys(session) if key.startswith("any:")] == []
    other = play(alone(table, "troll", "walled-town").dice(6).start(), "roll")
    assert [key for key in keys(other) if key.startswith("any:")] == []


def test_kobold_six_is_nothing_in_the_fog(table: TableMaker) -> None:
    session = play(alone(table, "kobold", "walled-town", slow=2).start(), "roll")
    assert keys(session) == ("move:ice-wasteland", "move:wilds")


def test_pygmy_ride_moves_with_two_dice(table: TableMaker) -> None:
    session = alone(table, "pygmy", "tavern", friends=["elk"]).dice(2, 3).start()
    seen = counted(session)
    play(session, "roll")
    assert "move:village" in keys(session) and used(seen, "pygmy-ride")


def test_nobody_else_rides_a_beast(table: TableMaker) -> None:
    session = play(alone(table, "trickster", "tavern", friends=["elk"]).dice(2).start(), "roll")
    assert "move:path-1" in keys(session)


def test_titan_step_past_leads_to_the_next_free_space(table: TableMaker) -> None:
    laid = table().seeker(0, "titan", at="devils-mill", objects=CARRIED)
    laid.seeker(1, "conqueror", at="well-of-eternity", objects=CARRIED).seeker(2, "elf", at="wilds")
    session = laid.dice(2).start()
    seen = counted(session)
    play(session, "roll")
    assert keys(session) == ("move:well-of-eternity", "past:walled-town", "move:path-2")
    play(session, "past:walled-town", "no")
    assert one(session, 0).space == "walled-town" and used(seen, "titan-step-past")


def test_titan_step_past_is_nothing_past_an_empty_space_or_for_others(table: TableMaker) -> None:
    laid = table().seeker(0, "troll", at="devils-mill", objects=CARRIED)
    laid.seeker(1, "conqueror", at="well-of-eternity", objects=CARRIED)
    assert keys(play(laid.dice(2).start(), "roll")) == ("move:well-of-eternity", "move:path-2")
    free = play(alone(table, "titan", "devils-mill").dice(2).start(), "roll")
    assert keys(free) == ("move:well-of-eternity", "move:path-2")


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_titan_extra_card_is_drawn_and_one_is_set_aside_before_any_works(table: TableMaker) -> None:
    session = alone(table, "titan", "tavern").events("magic-path", "gold-1").dice(1).start()
    seen = counted(session)
    walk(session, "glade")
    assert asked(session) == (0, "set-aside") and keys(session) == ("card:magic-path", "card:gold-1#1")
    play(session, "card:magic-path")
    assert designs(session.state.events_used) == ["magic-path"] and used(seen, "titan-extra-card")
    assert asked(session) == (0, "collect") and one(session, 0).space == "glade"


@pytest.mark.rule("magiczny_miecz", "16.7")
def test_titan_extra_card_is_drawn_at_the_rock_gate_too(table: TableMaker) -> None:
    cards = ["gold-1", "rock-gate", "gold-1", "gold-2", "gold-2", "gold-2"]
    session = alone(table, "titan", "tavern").events(*cards).dice(1).start()
    walk(session, "glade")
    play(session, "card:gold-1#1", "yes")
    assert asked(session) == (0, "set-aside") and len(keys(session)) == 4  # three for the Gate, and one more


def test_titan_extra_card_is_not_drawn_where_nothing_is_to_be_drawn(table: TableMaker) -> None:
    session = walk(alone(table, "titan", "tavern").lying("glade", "gold-1").dice(1).start(), "glade")
    assert asked(session) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_prince_leave_unseen_lays_cards_face_down_for_the_next_explorer(table: TableMaker) -> None:
    laid = table().seeker(0, "prince", at="well-of-eternity", objects=CARRIED)
    laid.seeker(1, "elf", at="well-of-eternity", objects=CARRIED).events("gold-1", "gold-2")
    session = laid.dice(1, 1).start()
    seen = counted(session)
    walk(session, "wilds")
    assert asked(session) == (0, "leave-unseen") and keys(session) == ("unseen:0", "unseen:1", "unseen:2")
    play(session, "unseen:1")
    assert used(seen, "prince-leave-unseen") and asked(session) == (0, "collect")
    assert view(session, 0).lying["wilds"] == (HIDDEN, "gold-2#1")
    assert keys(session) == ("take:gold-2#1", "done")
    play(session, "done", "end")
    assert asked(session) == (1, "turn")
    walk(session, "wilds")
    play(session, "explore")
    assert session.state.face_down == [] and keys(session) == ("take:gold-1#1", "take:gold-2#1", "done")


def test_prince_leave_unseen_may_leave_none(table: TableMaker) -> None:
    session = play(explore(table, "prince", "wilds", ["gold-1", "gold-2"]), "unseen:0")
    assert session.state.face_down == [] and asked(session) == (0, "collect")


TRICKSTER_AT = "devils-mill"


def travelling(table: TableMaker, **laid: Any) -> Table:
    """Lay out a mover in seat 0 and the Trickster beside him in seat 1."""
    made = table().option(trade="off").seeker(0, "troll", at=TRICKSTER_AT, objects=CARRIED)
    return made.seeker(1, "trickster", at=TRICKSTER_AT, **{"objects": CARRIED, **laid})


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_trickster_travel_takes_him_where_the_others_move_ends(table: TableMaker) -> None:
    session = travelling(table).dice(2).start()
    seen = counted(session)
    walk(session, "well-of-eternity")
    assert asked(session) == (1, "travel") and keys(session) == ("yes", "no")
    play(session, "yes")
    assert one(session, 1).space == "well-of-eternity" and used(seen, "trickster-travel")
    assert asked(session) == (0, "arrived") and "attack:1" in keys(session)


def test_trickster_travel_may_be_declined(table: TableMaker) -> None:
    session = play(walk(travelling(table).dice(2).start(), "well-of-eternity"), "no")
    assert one(session, 1).space == TRICKSTER_AT and asked(session) == (1, "turn")


@pytest.mark.parametrize("held", [{"possessed": True}, {"frozen": 1}, {"stone": 2, "gold": 0, "objects": []}])
def test_trickster_travel_is_not_for_those_who_are_held(table: TableMaker, held: dict[str, Any]) -> None:
    made = table().option(trade="off").seeker(0, "troll", at=TRICKSTER_AT, objects=CARRIED)
    made.seeker(1, "trickster", at=TRICKSTER_AT, **{"objects": CARRIED, **held})
    made.seeker(2, "conqueror", at="castle", objects=CARRIED).dice(2)
    session = made.dice(*([6] if "possessed" in held else [])).start()
    walk(session, "well-of-eternity")
    assert asked(session) == (2, "turn") and one(session, 1).space == TRICKSTER_AT


def test_trickster_travel_follows_no_one_who_merely_passes(table: TableMaker) -> None:
    laid = table().seeker(0, "sorcerer", at="glade", objects=CARRIED, spells=["golem", "mirror"], magic=12)
    laid.seeker(1, "trickster", at="forest-of-ghostly-lights", objects=CARRIED)
    session = play(laid.events("gold-1").dice(2, 1, 1).start(), "roll", "cross:glade")
    play(session, next(key for key in keys(session) if key.endswith(":enchanted-hills")))
    assert asked(session) == (0, "collect") and one(session, 1).space == "forest-of-ghostly-lights"


def test_trickster_travel_crosses_the_swamp_with_others(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "hermit", at="glade", objects=CARRIED, magic=12)
    laid.seeker(1, "trickster", at="glade", objects=CARRIED, friends=["noon-wraith"]).events("gold-1")
    session = play(laid.dice(1, 1, 1).start(), "roll", "cross:glade")
    assert asked(session) == (1, "travel")
    play(session, "yes")
    assert one(session, 1).space == "forest-of-ghostly-lights" and one(session, 1).friends == []


def test_trickster_travel_does_not_lead_onto_the_bridge(table: TableMaker) -> None:
    laid = table().seeker(0, "troll", at="ruins-of-the-fortress", objects=["magic-sword"])
    laid.seeker(1, "trickster", at="ruins-of-the-fortress", objects=CARRIED)
    session = play(laid.dice(1, 1, 6, 1).start(), "roll", "gate:ruins-of-the-fortress")
    assert one(session, 0).space == "entrance-ruins" and one(session, 1).space == "ruins-of-the-fortress"
    assert asked(session) == (1, "turn")


def test_shaman_fog_does_not_slow_him(table: TableMaker) -> None:
    session = alone(table, "shaman", "tavern", slow=2).dice(5).start()
    seen = counted(session)
    play(session, "roll")
    assert "move:village" in keys(session) and used(seen, "shaman-fog")


@pytest.mark.rule("magiczny_miecz", "7.3")
def test_shaman_alignment_changes_once_a_turn(table: TableMaker) -> None:
    session = alone(table, "shaman", "circle-of-power").dice(1).start()
    seen = counted(session)
    changes = ("ability:shaman-alignment:good", "ability:shaman-alignment:evil")
    assert [key for key in keys(session) if "alignment" in key] == list(changes)
    play(session, changes[0])
    assert one(session, 0).alignment == "good" and used(seen, "shaman-alignment")
    assert [key for key in keys(session) if "alignment" in key] == []
    walk(session, "well-of-eternity")  # where the Good may roll
    assert asked(session) == (0, "well")


def test_shaman_alignment_changes_where_a_move_has_ended(table: TableMaker) -> None:
    session = walk(alone(table, "shaman", "circle-of-power").dice(1).start(), "well-of-eternity")
    assert asked(session) == (0, "arrived")
    play(session, "ability:shaman-alignment:good")
    assert asked(session) == (0, "well")


@pytest.mark.rule("magiczny_miecz", "7.4")
def test_shaman_alignment_puts_down_what_no_longer_suits_him(table: TableMaker) -> None:
    session = alone(table, "shaman", "circle-of-power", objects=["holy-grail", "gauntlets"], alignment="good").start()
    play(session, "ability:shaman-alignment:evil")
    assert one(session, 0).objects == ["gauntlets"] and designs(session.state.here("circle-of-power")) == ["holy-grail"]


def test_conqueror_friend_for_life_is_a_life_for_a_friend(table: TableMaker) -> None:
    session = alone(table, "conqueror", "village", friends=["shepherd", "noon-wraith"], objects=CARRIED).start()
    seen = counted(session)
    offered = [key for key in keys(session) if key.startswith("ability:")]
    assert offered == ["ability:conqueror-friend-for-life:shepherd"]  # a curse is no Friend to give up
    play(session, offered[0])
    assert one(session, 0).life == 5 and one(session, 0).friends == ["noon-wraith"]
    assert designs(session.state.events_used) == ["shepherd"] and used(seen, "conqueror-friend-for-life")


def test_conqueror_friend_for_life_saves_him_from_death(table: TableMaker) -> None:
    session = explore(table, "conqueror", "wilds", ["werewolf", "gold-1"], 1, 1, friends=["strzyga"], life=1)
    assert asked(session) == (0, "response") and keys(session) == (
        "pass", "ability:conqueror-friend-for-life:strzyga",
    )  # fmt: skip
    play(session, "ability:conqueror-friend-for-life:strzyga")
    assert one(session, 0).character == "conqueror" and one(session, 0).life == 1 and one(session, 0).friends == []


def test_conqueror_friend_for_life_asks_nothing_while_there_is_life(table: TableMaker) -> None:
    session = explore(table, "conqueror", "wilds", ["werewolf", "gold-1"], 1, 1, friends=["strzyga"], life=2)
    assert asked(session) == OVER and one(session, 0).life == 1 and one(session, 0).friends == ["strzyga"]


@pytest.mark.parametrize("spell", ["magic-journey", "lord-of-the-marshes"])
def test_trickster_travel_follows_a_spell_that_replaces_the_move(table: TableMaker, spell: str) -> None:
    made = table().seeker(0, "kobold", at="tavern", spells=[spell], objects=CARRIED).events("gold-1")
    made.seeker(1, "trickster", at="tavern", objects=CARRIED)
    goal = {"magic-journey": "marsh-2", "lord-of-the-marshes": "enchanted-hills"}[spell]
    session = play(made.start(), f"cast:{spell}", f"space:{goal}")
    assert asked(session) == (1, "travel")
    play(session, "yes")
    assert (one(session, 0).space, one(session, 1).space) == (goal, goal)


@pytest.mark.parametrize("fields", [{"stone": 2, "gold": 0}, {"frozen": 1}])
def test_kobold_charm_moves_nobody_while_he_can_do_nothing_himself(table: TableMaker, fields: dict[str, int]) -> None:
    made = (
        table().seeker(0, "elf", at="marsh-1", charmer=1, objects=CARRIED).seeker(1, "kobold", at="village", **fields)
    )
    session = play(made.dice(2).start(), "roll")
    assert (asked(session), one(session, 0).charmer) == ((0, "move"), None)


@pytest.mark.rule("magiczny_miecz", "15.1")
def test_a_leviathan_that_the_prince_left_unseen_is_nowhere_lost_while_it_is_asked_where_it_goes(
    table: TableMaker,
) -> None:
    made = alone(table, "goblin", "glade").lying("path-1", "leviathan").state(face_down=["leviathan"]).dice(1)
    session = walk(made.start(), "path-1")
    assert asked(session) == (0, "place-card") and session.game.problems(session.state) == []
    play(session, "space:marsh-2")
    assert session.state.lying == {"marsh-2": ["leviathan"]}
