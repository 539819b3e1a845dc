"""Casters of Spells: a turn that waits before its move, and what became of the cards."""

from typing import Any

from kraina.engine.decision import Decision
from tests.rules.magiczny_miecz.table import Match, Table
from tests.rules.script import keys

WAITING = ["clay-tablet", "magic-manuscript"]
"""Objects of seat 0 that do nothing here: its turn begins with a question, what to leave, and not with a roll."""
WAITS = ["gauntlets"]
"""The same for other seats; there are four of them."""


def caster(laid: Table, *spells: str, character: str = "conqueror", at: str = "walled-town", **fields: Any) -> Table:
    """Seat a Character in seat 0 who holds some Spells and is about to move."""
    return laid.seeker(0, character, at=at, spells=spells, objects=WAITING, **fields)


def casts(session: Match, spell: str) -> list[str]:
    """Return the keys of the open question that cast a Spell."""
    return [key for key in keys(session) if key.startswith(f"cast:{spell}")]


def question(session: Match) -> Decision[Any]:
    """Return the open question."""
    assert session.pending is not None
    return session.pending


def told(session: Match, viewer: int | None = None) -> list[str]:
    """Return the keys of what has been told since the last time; with a viewer only what that seat alone is told."""
    events = session.drain_events()
    if viewer is None:
        return [event.text.key for event in events]
    return [event.text.key for event in events if event.only is not None and viewer in event.only]
