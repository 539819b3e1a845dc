"""Exact odds of a comparison of two sides, counted way by way in whole numbers."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from kraina.engine.values import frozen

Die: TypeAlias = tuple[tuple[int, int], ...]
"""What a die may show, each with its number of ways."""
ONE_DIE: Die = tuple((value, 1) for value in range(1, 7))
BEST_OF_TWO: Die = tuple((value, 2 * value - 1) for value in range(1, 7))
NO_DIE: Die = ((0, 1),)


@frozen()
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


def sums(dice: int) -> dict[int, int]:
    """Return the number of ways to roll each sum of some dice."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for rolled, count in ways.items():
            for value in range(1, 7):
                more[rolled + value] = more.get(rolled + value, 0) + count
        ways = more
    return ways
