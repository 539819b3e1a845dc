"""Totals as the sum of named parts, computed whenever they are asked for."""

from collections.abc import Sequence

from kraina.engine.text import Text
from kraina.engine.values import frozen


@frozen()
class Part:
    """What adds to a total: a name for it, and points."""

    source: Text
    points: int


def total(parts: Sequence[Part]) -> int:
    """Return the sum of some parts."""
    return sum(part.points for part in parts)
