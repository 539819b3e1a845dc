"""Sower of Destruction and Lord of Events: Spells on what lies open on the board. Rules 9.1, 16.8, 21.3."""

import pytest

from tests.rules.magiczny_miecz.casters import WAITING, WAITS, caster, casts
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys


def test_the_sower_of_destruction_takes_one_open_event_from_anywhere(table: TableMaker) -> None:
    made = caster(table(), "sower-of-destruction").lying("plain-of-sleep", "cave").lying("barrow", "bear", "sword#s1")
    session = made.lying("heaths", "fairy", "shadow-visitor").state(face_down=["fairy"]).start()
    assert casts(session, "") == ["cast:sower-of-destruction:bear", "cast:sower-of-destruction:cave"]
    play(session, "cast:sower-of-destruction:cave")
    assert session.state.here("plain-of-sleep") == [] and session.state.events_used == ["cave"]
    assert session.state.spells_used == ["sower-of-destruction"]


def test_the_sower_of_destruction_needs_an_open_event(table: TableMaker) -> None:
    assert casts(caster(table(), "sower-of-destruction").lying("barrow", "horse#s1").start(), "") == []


def test_the_sower_of_destruction_may_be_cast_after_the_move_before_the_space_is_explored(table: TableMaker) -> None:
    # The Bear is gone: the next card is drawn in its place.
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["sower-of-destruction"], objects=WAITING).dice(1)
    made.lying("path-1", "bear").events("gold-1").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.start(), "roll", "move:path-1")
    assert asked(session) == (0, "arrived")
    play(session, "cast:sower-of-destruction:bear")
    assert session.state.events_used == ["bear"] and one(session, 0).trophies == []
    assert keys(session) == ("take:gold-1#1", "done")


def test_the_sower_of_destruction_may_be_cast_at_the_end_of_the_turn(table: TableMaker) -> None:
    # 4 + 1 against 3 + 2 is a draw: the Bear stands between the hero and the gold.
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["sower-of-destruction"], objects=WAITING).dice(1, 1, 2)
    made.lying("path-1", "bear", "gold-2").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.start(), "roll", "move:path-1", "explore")
    assert asked(session) == (0, "end") and "take:gold-2#1" not in keys(session)
    play(session, "cast:sower-of-destruction:bear", "take:gold-2#1")
    assert one(session, 0).gold == 3 and session.state.events_used == ["bear", "gold-2#1"]


def test_the_lord_of_events_moves_an_open_event_to_a_free_space_of_its_circle(table: TableMaker) -> None:
    made = caster(table(), "lord-of-events", at="tavern").lying("barrow", "bear").lying("wilds", "horse#s1")
    made.seeker(1, "goblin", at="village").seeker(2, "hag", at="marsh-1", stone=2, gold=0)
    session = play(made.start(), "cast:lord-of-events:bear")
    assert asked(session) == (0, "lord-of-events")
    taken = ("tavern", "barrow", "wilds", "village", "marsh-1")
    assert list(keys(session)) == [f"space:{space}" for space in DATA.board.circles["lower"] if space not in taken]
    play(session, "space:devils-mill")
    assert session.state.here("barrow") == [] and session.state.here("devils-mill") == ["bear"]
    assert session.state.events_used == []


def test_a_place_keeps_its_tokens_when_the_lord_of_events_moves_it(table: TableMaker) -> None:
    made = caster(table(), "lord-of-events").lying("heaths", "tree-of-life").state(tokens={"tree-of-life": 2})
    session = play(made.start(), "cast:lord-of-events:tree-of-life", "space:ferry-1")
    assert session.state.tokens == {"tree-of-life": 2} and session.state.here("ferry-1") == ["tree-of-life"]


@pytest.mark.parametrize(("space", "offered"), [("trap", []), ("barrow", ["cast:lord-of-events:helmet"])])
def test_the_lord_of_events_moves_nothing_on_the_stone_bridge(
    table: TableMaker, space: str, offered: list[str]
) -> None:
    assert casts(caster(table(), "lord-of-events").lying(space, "helmet").start(), "") == offered


@pytest.mark.parametrize("spell", ["sower-of-destruction", "lord-of-events"])
def test_neither_is_cast_in_anothers_turn(table: TableMaker, spell: str) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1").lying("path-1", "gold-1").dice(1)
    session = play(made.seeker(1, "goblin", at="castle", spells=[spell]).start(), "move:path-1")
    assert asked(session) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_what_the_lord_of_events_moves_away_from_the_own_space_is_drawn_anew(table: TableMaker) -> None:
    # 3 are drawn on the Mist Plateau: 2 lie there, 1 of them goes, so 2 are drawn
    made = table().seeker(0, "conqueror", at="magic-gate", spells=["lord-of-events"], objects=WAITING).dice(1)
    made.lying("mist-plateau", "bear", "helmet").events("gold-1", "gold-1", "dragon")
    session = play(made.seeker(1, "goblin", at="castle", objects=WAITS).start(), "roll", "move:mist-plateau")
    play(session, "cast:lord-of-events:bear", "space:heaths")
    assert session.state.here("mist-plateau") == ["helmet", "gold-1#1", "gold-1#2"]
    assert session.state.here("heaths") == ["bear"]


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_what_is_destroyed_elsewhere_changes_nothing_where_the_caster_draws(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["sower-of-destruction"], objects=WAITING).dice(1)
    made.lying("path-1", "helmet").lying("barrow", "bear").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.start(), "roll", "move:path-1", "cast:sower-of-destruction:bear")
    assert keys(session) == ("take:helmet", "done") and session.state.here("path-1") == ["helmet"]
