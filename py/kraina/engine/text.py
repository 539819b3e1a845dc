"""Sentences as keys and parameters. No human sentence stands in the engine or in the rules.

A text is looked up in the files ``data/<game>/*.<language>.toml`` when it is shown, so that a running game can change
its language.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias, Union

from kraina.engine.ids import PlayerId
from kraina.engine.values import frozen


@frozen()
class Who:
    """A parameter that stands for a player's name, looked up when the text is told."""

    player: PlayerId


Param: TypeAlias = Union[int, str, Who, "Text"]


@frozen()
class Text:
    """A key of the text files and the parameters of its sentence, in alphabetical order."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()


def text(key: str, **params: Param) -> Text:
    """Build a text: ``text("told.won", who=Who(p), strength=3)``."""
    if not params:
        return plain(key)
    return Text(key, tuple(sorted(params.items()) if len(params) > 1 else params.items()))


@lru_cache(maxsize=4096)
def plain(key: str) -> Text:
    """Return the text of a key without parameters, the same object each time."""
    return Text(key)


def listed(texts: Sequence[Text]) -> Text:
    """Return a text that tells several one after another; the page's ``list.more`` joins two. Needs at least one."""
    *first, last = texts
    return text("list.more", first=listed(first), last=last) if first else last


def each(told: Text) -> list[Text]:
    """Return the texts that ``listed`` has put together."""
    if told.key != "list.more":
        return [told]
    parts = dict(told.params)
    return [one for part in (parts["first"], parts["last"]) if isinstance(part, Text) for one in each(part)]


def name(kind: str, ident: str) -> Text:
    """Return the text that names a component: ``name("card", "hammer")`` is the key ``card.hammer.name``."""
    return plain(f"{kind}.{ident}.name")
