"""Scenes for the abilities of Characters: two of them meet, one of them explores; and what has been counted."""

from collections.abc import Sequence
from typing import Any

from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, play
from tests.rules.script import asked

CARRIED = ("gauntlets",)
"""An Object that changes no fight: whoever owns it is asked at the start of his turn, so that nobody rolls unasked."""
Laid = dict[str, Any]
"""What else is laid out for a seat."""


def meet(
    table: TableMaker,
    character: str,
    other: str,
    *dice: int,
    at: str = "village",
    mine: Laid | None = None,
    theirs: Laid | None = None,
) -> Match:
    """Have seat 0 walk one step clockwise onto the space of seat 1, and stand before the choice what to do there.

    Both have Gauntlets, and 1 gold or what their Character starts with. The dice are those that fall afterwards.
    """
    laid = table().seeker(0, character, at=DATA.board.step(at, -1), **{"objects": CARRIED, **(mine or {})})
    laid.seeker(1, other, at=at, **{"objects": CARRIED, **(theirs or {})})
    return walk(laid.option(trade="off").dice(1, *dice).start(), at)


def explore(table: TableMaker, character: str, space: str, cards: Sequence[str], *dice: int, **mine: Any) -> Match:
    """Have seat 0 walk one step clockwise onto a space and turn up these cards there, with nobody else near."""
    laid = table().seeker(0, character, at=DATA.board.step(space, -1), **{"objects": CARRIED, **mine})
    laid.seeker(1, far(character), at="castle", objects=CARRIED)
    return walk(laid.events(*cards).dice(1, *dice).start(), space)


def far(character: str) -> str:
    """Return a Character for the seat that only looks on."""
    return "conqueror" if character != "conqueror" else "kobold"


def walk(session: Match, space: str) -> Match:
    """Roll and move onto a space."""
    if asked(session)[1] == "turn":
        play(session, "roll")
    return play(session, f"move:{space}")


def counted(session: Match) -> list[str]:
    """Return the list in which every rule that runs from now on is counted."""
    seen: list[str] = []
    session._ran = seen.append
    return seen


def used(seen: list[str], ability: str) -> bool:
    """Return whether an ability has taken effect."""
    return f"ability:{ability}" in seen
