"""The wish that Nightmare, King of the Forest and Fairy grant. Rule 16.5; facts 4.3."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

WASTE = "ice-wasteland"
WISHES = ("sword", "magic", "life", "spell", "gold", "space")


def visitor(table: TableMaker, stranger: str, alignment: str, **laid: Any) -> Table:
    """Lay out seat 0 at the Tavern, about to meet a Stranger on the Ice Wasteland; the die for the move is a 1."""
    made = table().seeker(0, "conqueror", at="tavern", alignment=alignment, **laid)
    return made.lying(WASTE, stranger).dice(1).seeker(1, "barbarian", at="castle", objects=["gauntlets"])


def visits(made: Table) -> Match:
    """Walk onto the Ice Wasteland, where the Stranger lies."""
    return play(made.start(), f"move:{WASTE}")


GRANTED = [("nightmare", "evil"), ("forest-king", "good"), ("forest-king", "evil"), ("forest-king", "chaotic"),
           ("fairy", "good")]  # fmt: skip
REFUSED = [("nightmare", "good"), ("nightmare", "chaotic"), ("fairy", "evil"), ("fairy", "chaotic")]


@pytest.mark.rule("magiczny_miecz", "16.5")
@pytest.mark.parametrize(("stranger", "alignment"), GRANTED)
def test_the_first_visitor_of_the_right_alignment_has_a_wish_and_the_stranger_goes(
    table: TableMaker, stranger: str, alignment: str
) -> None:
    session = visits(visitor(table, stranger, alignment))
    assert asked(session) == (0, "wish") and keys(session) == WISHES
    play(session, "sword")
    assert (one(session, 0).sword, one(session, 0).magic) == (5, 3)
    assert session.state.lying == {} and designs(session.state.events_used) == [stranger]


@pytest.mark.parametrize(("stranger", "alignment"), REFUSED)
def test_a_visitor_of_another_alignment_gets_nothing_and_the_stranger_stays(
    table: TableMaker, stranger: str, alignment: str
) -> None:
    session = visits(visitor(table, stranger, alignment))
    assert asked(session) == (1, "turn")
    assert session.state.lying == {WASTE: [stranger]} and session.state.events_used == []


@pytest.mark.parametrize(("wish", "after"), [("magic", 4), ("life", 5), ("gold", 2)])
def test_a_wish_may_be_a_point_of_magic_a_life_beyond_4_or_gold(table: TableMaker, wish: str, after: int) -> None:
    session = play(visits(visitor(table, "forest-king", "chaotic")), wish)
    assert getattr(one(session, 0), wish) == after


def test_a_wish_may_be_a_spell(table: TableMaker) -> None:
    session = play(visits(visitor(table, "fairy", "good").spell_pile("illumination")), "spell")
    assert designs(one(session, 0).spells) == ["illumination"]


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_a_wish_may_be_a_way_to_any_space_of_the_circle(table: TableMaker) -> None:
    session = play(visits(visitor(table, "nightmare", "evil").lying("glade", "gold-1")), "space")
    assert asked(session) == (0, "ring-space") and len(keys(session)) == 13
    assert f"space:{WASTE}" not in keys(session)
    play(session, "space:glade")
    assert one(session, 0).space == "glade" and asked(session) == (0, "collect")
    assert designs(session.state.events_used) == ["nightmare"]


def test_only_the_first_visitor_has_the_wish(table: TableMaker) -> None:
    made = visitor(table, "forest-king", "chaotic").seeker(1, "hobgoblin", at="tavern").dice(1)
    session = play(visits(made.events("gold-1")), "gold", f"move:{WASTE}", "explore")
    assert asked(session) == (1, "collect") and one(session, 0).gold == 2
