"""What a bot's choice may tell while the match is running: nothing that only the bot could know.

What stands in the bot's view and in none of the viewer's, before or after the choice, is secret. An option that names
something secret, by its key, its place or its words, is not shown.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from kraina.engine.codec import to_json
from kraina.engine.decision import Answer, Decision, Option
from kraina.engine.event import CardShown, Event
from kraina.engine.game import View
from kraina.engine.ids import PlayerId, design_of
from kraina.engine.text import Text
from table.responses import PASS, RESPONSE


def words(view: View) -> frozenset[str]:
    """Return all words in a view: ids of cards and places, and whatever else is text."""
    return frozenset(_words(to_json(view)))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _words(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from _words(one)


def secrets(bot: View, viewer: Iterable[View], told: Iterable[Event]) -> frozenset[str]:
    """Return what the bot knows and somebody else does not, by views from before and after and what was told."""
    known = frozenset().union(*map(words, viewer))
    shown = frozenset(event.card for event in told if isinstance(event, CardShown))
    return words(bot) - known - shown


def open_options(
    decision: Decision[Any], answer: Answer, secret: AbstractSet[str], told: Iterable[Event], viewer: PlayerId | None
) -> list[Option[Any]] | None:
    """Return the options that the viewer may know, what was picked first; None if the choice itself is a secret."""
    events = list(told)
    if not events or not all(event.seen_by(viewer) for event in events):
        return None
    if decision.kind == RESPONSE and PASS in answer:
        return None
    designs = secret | {design_of(word) for word in secret}
    if designs & set(_named(decision.prompt)):
        return None
    picked = [option for option in decision.options if option.key in answer]
    if any(secret & set(_tokens(option)) for option in picked):
        return None
    left = [option for option in decision.options if option.key not in answer and not designs & set(_tokens(option))]
    return [*picked, *left]


def _tokens(option: Option[Any]) -> Iterator[str]:
    """Yield all that an option names."""
    yield option.key
    yield from option.key.split(":")
    if option.at is not None:
        yield option.at.id
    yield from _named(option.label)
    if option.hint is not None:
        yield from _named(option.hint)


def _named(said: Text) -> Iterator[str]:
    """Yield the parts of the keys of a text: ``card.hammer.name`` names ``hammer``."""
    yield from said.key.split(".")
    for _, value in said.params:
        if isinstance(value, Text):
            yield from _named(value)
        elif isinstance(value, str):
            yield value
