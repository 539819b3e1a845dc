"""The identifiers that every layer shares, and the shape of JSON."""

from functools import lru_cache
from typing import NewType, TypeAlias

PlayerId = NewType("PlayerId", int)
"""A seat at the table, counted from 0 in seating order."""

GameId = NewType("GameId", str)
"""The name of a game's Python package, for instance ``monstrum``."""

Uid: TypeAlias = str
"""One physical component: ``hammer``, or ``step-3#2`` for the second copy of a design."""

RuleRef: TypeAlias = str
"""The id of a row in a game's ``rules.<language>.toml``, for instance ``17.2``."""

Json: TypeAlias = None | bool | int | str | list["Json"] | dict[str, "Json"]
"""JSON without floats: rules and saves hold whole numbers only."""


@lru_cache(maxsize=4096)
def design_of(uid: Uid) -> str:
    """Return the design of a component: the part of its id before ``#``."""
    return uid.partition("#")[0]
