"""Visitors of spaces: a Seeker one step away, who walks there and obeys what the space says.

Seat 1 is a Kobold far away. He has a Mule, so that his turn begins with a question and not with a roll.
"""

from typing import Any

from tests.rules.magiczny_miecz.table import DATA, Match, Table, play
from tests.rules.script import asked, keys

NEXT = (1, "turn")
"""What is asked when the visitor's turn is over: the Kobold's turn begins."""


def visit(
    laid: Table, character: str, space: str, *dice: int, ran: list[str] | None = None, start: str = "", **seeker: Any
) -> Match:
    """Have a Character walk one step to a space, clockwise unless ``start`` is named; then the dice fall.

    Play stands at the first question on that space, or after the turn if nothing is asked. ``ran`` takes in whatever is
    counted from now on.
    """
    laid.seeker(1, "kobold", at="stone-forest", objects=["mule"])
    laid.seeker(0, character, at=start or DATA.board.step(space, -1), **seeker)
    session = laid.dice(1, *dice).start()
    if ran is not None:
        session._ran = ran.append
    if asked(session) == (0, "turn"):
        play(session, "roll")
    play(session, f"move:{space}")
    if asked(session) == (0, "arrived") and not any(key.startswith("attack:") for key in keys(session)):
        play(session, "explore")  # asked for the sake of Spells or abilities alone
    return session


def told(session: Match) -> list[str]:
    """Return the keys of all that has been told since this was last asked."""
    return [event.text.key for event in session.drain_events()]
