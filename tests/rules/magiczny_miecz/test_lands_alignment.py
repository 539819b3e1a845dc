"""Changes of alignment: at most one a turn, and what becomes of Objects that no longer suit."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.alignment import change_alignment, may_change
from kraina.games.magiczny_miecz.cards import Alignment
from tests.rules.magiczny_miecz.table import Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, told, visit
from tests.rules.script import asked, keys

FIRST = PlayerId(0)


def change(session: Match, alignment: Alignment) -> bool:
    """Change the alignment of seat 0 now, between two questions; nothing may be asked."""
    flow = change_alignment(session._ctx, FIRST, alignment, "16.1")
    with pytest.raises(StopIteration) as end:
        next(flow)
    return bool(end.value.value)


@pytest.mark.rule("magiczny_miecz", "7.3")
def test_nobody_changes_alignment_twice_in_a_turn(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "magic-gate")
    assert change(session, "evil")
    assert not change(session, "good")
    assert one(session, 0).alignment == "evil"
    assert told(session)[-1] == "told.land-alignment-stays"


@pytest.mark.rule("magiczny_miecz", "7.3")
def test_two_characters_may_change_alignment_in_one_turn(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "magic-gate")
    assert change(session, "evil")
    assert may_change(session._ctx, PlayerId(1), "evil")


def test_a_new_turn_allows_another_change(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "magic-gate")
    assert change(session, "evil")
    play(session, "gold")
    assert asked(session) == NEXT
    assert may_change(session._ctx, FIRST, "good")


def test_whoever_is_of_that_alignment_already_does_not_use_up_the_change(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "magic-gate")
    assert not change(session, "chaotic")
    assert "told.land-alignment-stays" not in told(session)
    assert change(session, "good")


@pytest.mark.rule("magiczny_miecz", "20.5")
def test_stone_has_no_alignment_to_change(table: TableMaker) -> None:
    session = visit(table().seeker(2, "hag", at="wilds", stone=2, gold=0), "conqueror", "magic-gate")
    assert not may_change(session._ctx, PlayerId(2), "good")


@pytest.mark.rule("magiczny_miecz", "7.4")
def test_an_object_of_the_other_side_is_put_down_at_once(table: TableMaker) -> None:
    # the Axe is not for the Chaotic
    session = visit(table(), "hag", "magic-gate", objects=["axe-of-light-and-darkness", "helmet"])
    assert change(session, "chaotic")
    assert designs(one(session, 0).objects) == ["helmet"]
    assert designs(session.state.here("magic-gate")) == ["axe-of-light-and-darkness"]


@pytest.mark.rule("magiczny_miecz", "7.4")
def test_the_holy_grail_goes_and_with_it_the_spells_it_allowed(table: TableMaker) -> None:
    laid = table()
    spells = ["magic-and-sword", "lord-of-spells", "mirror"]  # Magic 4 + 1 allows 3 of them, 4 only 2
    session = visit(laid, "adventurer", "walled-town", 3, objects=["holy-grail"], spells=spells, magic=4)
    play(session, "seer")
    assert (asked(session), len(keys(session))) == ((0, "surplus-spells"), 3)
    play(session, "card:mirror")
    assert one(session, 0).alignment == "evil"
    assert (one(session, 0).objects, session.state.here("walled-town")) == ([], ["holy-grail"])
    assert session.state.spells_used == ["mirror"]
