"""Exact odds of a comparison of two sides, counted way by way in whole numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of whose fight it is, in parts of ``of``."""

    won: int
    draw: int
    lost: int
    of: int = 36


def odds_of(
    mine: Sequence[tuple[int, int]],
    theirs: Sequence[tuple[int, int]],
    compare: Callable[[int, int], Literal["won", "draw", "lost"]],
) -> Odds:
    """Return the odds of two sides, each given by its strengths with their numbers of ways."""
    ways = {"won": 0, "draw": 0, "lost": 0}
    for own, own_weight in mine:
        for other, weight in theirs:
            ways[compare(own, other)] += own_weight * weight
    return Odds(**ways, of=sum(ways.values()))
