"""Responses: questions of the kind ``response``, put to others between two actions, and the cards that are muted.

Each option of a response points to the card that it plays (``Ref("card", <design>)``); ``pass`` lets the moment go by.
A person may mute a card. Where every answer but ``pass`` plays muted cards, the page passes by itself.
"""

from collections.abc import Set as AbstractSet
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import design_of

RESPONSE = "response"
PASS = "pass"


def can_pass(decision: Decision[Any] | None) -> bool:
    """Return whether a question is a response that can be passed."""
    return decision is not None and decision.kind == RESPONSE and any(one.key == PASS for one in decision.options)


def card_of(option: Option[Any]) -> str:
    """Return the design of the card that an option plays, or nothing."""
    return design_of(option.at.id) if option.at is not None and option.at.kind == "card" else ""


def is_muted(decision: Decision[Any] | None, muted: AbstractSet[str]) -> bool:
    """Return whether a response is about muted cards alone."""
    if decision is None or not muted or not can_pass(decision):
        return False
    cards = [card_of(one) for one in decision.options if one.key != PASS]
    return bool(cards) and all(card in muted for card in cards)
