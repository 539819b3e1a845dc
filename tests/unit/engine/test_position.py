"""Prepared starts: values put, cards brought, lists emptied, nothing lost, and what does not fit is refused."""

from __future__ import annotations

import pytest

from kraina.engine.errors import BadData
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.position import Bring, Empty, Put, prepared
from kraina.engine.session import Session
from kraina.games.monstrum.game import Monstrum

GAME = Monstrum()
SEATS = (Seat("Ada"), Seat("Jan"))
BEGUN = (Put("begun", True), Put("adventurers.0.dexterity", 5), Put("adventurers.1.dexterity", 6))


def test_values_are_put_and_cards_brought_to_the_front() -> None:
    changes = (*BEGUN, Empty("adventurers.0.hand", "movement"), Bring("step-1#1", "adventurers.0.hand"),
               Bring("step-2#1", "adventurers.0.hand"), Bring("step-3#1", "adventurers.0.hand"),
               Bring("ogre", "combat"))  # fmt: skip
    session, report = Session.load(GAME, prepared(GAME, SEATS, 3, {}, changes))
    assert report.notes == ()
    assert session.state.get(PlayerId(0)).hand == ["step-3#1", "step-2#1", "step-1#1"]
    assert session.state.combat[0] == "ogre"
    hands = [card for one in session.state.adventurers for card in one.hand]
    assert len(session.state.movement) + len(hands) == 30  # five times six
    assert GAME.problems(session.state) == []


def test_a_prepared_match_is_replayed_from_its_start() -> None:
    session, _ = Session.load(GAME, prepared(GAME, SEATS, 3, {}, BEGUN))
    for _ in range(6):
        assert session.pending is not None
        session.answer(session.pending.options[0].key)
    again = Session.replay(GAME, session.save())
    assert (again.state, again.chance) == (session.state, session.chance)


def test_the_same_seed_and_changes_give_the_same_start() -> None:
    assert prepared(GAME, SEATS, 3, {}, BEGUN) == prepared(GAME, SEATS, 3, {}, BEGUN)
    assert prepared(GAME, SEATS, 3, {}, BEGUN) != prepared(GAME, SEATS, 4, {}, BEGUN)


@pytest.mark.parametrize(
    "change",
    [
        Put("adventurers.7.field", 1),
        Put("nothing", 1),
        Put("adventurers.x", 1),
        Bring("no-such-card", "combat"),
        Bring("ogre", "nowhere"),
        Empty("adventurers.0.hand", "nowhere"),
    ],
)
def test_what_is_not_there_is_refused(change: Put | Bring | Empty) -> None:
    with pytest.raises(BadData, match="a prepared start has no"):
        prepared(GAME, SEATS, 3, {}, [change])
