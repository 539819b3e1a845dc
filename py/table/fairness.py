"""Whether dice were fair: Pearson's chi-square test of counts against equal chances.

The p-value is the upper tail of the chi-square distribution, the regularised incomplete gamma function Q(df/2, x/2): by
its series below x = a + 1 and by Lentz's continued fraction above (Abramowitz and Stegun 6.5.29 and 6.5.31).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

LEAST_EXPECTED = 5
"""Times that every face must be expected, or the test says nothing (Cochran's rule)."""
ODD = 0.05
"""A p-value below this is unusual."""
VERY_ODD = 0.001
EXACT = 1e-14
MOST_TERMS = 1000
TINY = 1e-300


@dataclass(frozen=True, slots=True)
class Fit:
    """How counts fit a fair die."""

    rolls: int
    expected: float
    """Times that each face is expected."""
    statistic: float
    degrees: int
    chance: float
    """The p-value: how likely a fair die gives counts at least as uneven."""

    @property
    def verdict(self) -> str:
        """``few`` rolls to tell, ``fair``, ``odd`` or ``very_odd``."""
        if self.expected < LEAST_EXPECTED:
            return "few"
        return "fair" if self.chance >= ODD else "odd" if self.chance >= VERY_ODD else "very_odd"


def fit(counts: Sequence[int]) -> Fit:
    """Return how the counts of the faces of one kind of die fit equal chances."""
    rolls, degrees = sum(counts), len(counts) - 1
    expected = rolls / len(counts)
    if not rolls:
        return Fit(0, 0.0, 0.0, degrees, 1.0)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return Fit(rolls, expected, statistic, degrees, chi_square_tail(statistic, degrees))


def chi_square_tail(statistic: float, degrees: int) -> float:
    """Return the chance that a chi-square variable of so many degrees of freedom is at least the statistic."""
    if statistic <= 0:
        return 1.0
    return _upper_gamma(degrees / 2, statistic / 2)


def _upper_gamma(a: float, x: float) -> float:
    """Return Q(a, x), the regularised upper incomplete gamma function."""
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """Return the sum of x^n / (a (a + 1) … (a + n))."""
    term = total = 1 / a
    for number in range(1, MOST_TERMS):
        term *= x / (a + number)
        total += term
        if term < total * EXACT:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Return 1/(x + 1 - a - 1(1 - a)/(x + 3 - a - 2(2 - a)/(x + 5 - a - …)))."""
    below = x + 1 - a
    front, back = 1 / TINY, 1 / below
    total = back
    for number in range(1, MOST_TERMS):
        factor = -number * (number - a)
        below += 2
        back = 1 / _not_zero(factor * back + below)
        front = _not_zero(below + factor / front)
        change = front * back
        total *= change
        if abs(change - 1) < EXACT:
            break
    return total


def _not_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY


def mean(counts: Sequence[int]) -> float:
    """Return the average of the numbers rolled, 0 without a roll."""
    rolls = sum(counts)
    return sum(face * count for face, count in enumerate(counts, 1)) / rolls if rolls else 0.0


def added(rows: Sequence[Sequence[int]]) -> list[int]:
    """Return counts summed face by face; six times nothing without any."""
    return [sum(row[face] for row in rows) for face in range(6)]
