"""Entries of the annals made up for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from table.annals import Entry

FLAT = [2, 2, 2, 2, 2, 2]


def entry(
    ident: str = "a", *, names: Sequence[str] = ("Ala", "Bot"), kinds: Sequence[str] = ("human", "sensible"),
    winners: Sequence[int] = (0,), **more: Any,
) -> Entry:  # fmt: skip
    """Return a match of 20 turns that the first seat won, with what is told otherwise."""
    count = len(names)
    usual: dict[str, Any] = {
        "game": "monstrum", "date": "2026-11-30T12:34", "seed": "7", "turns": 20, "answers": 90,
        "dice": [list(FLAT) for _ in names], "peaks": [10] * count, "middles": [8] * count, "lasts": [9] * count,
    }  # fmt: skip
    return Entry(id=ident, names=list(names), kinds=list(kinds), winners=list(winners), **{**usual, **more})
