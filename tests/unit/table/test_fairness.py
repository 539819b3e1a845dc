"""The fair-dice test against printed tables of the chi-square distribution, and what it says of counts."""

import pytest

from table.fairness import added, chi_square_tail, fit, mean

TABLE = [
    (1, 0.95, 0.00393), (1, 0.10, 2.706), (1, 0.05, 3.841), (1, 0.01, 6.635), (1, 0.001, 10.828),
    (2, 0.05, 5.991), (2, 0.01, 9.210),
    (5, 0.99, 0.554), (5, 0.95, 1.145), (5, 0.90, 1.610), (5, 0.50, 4.351), (5, 0.10, 9.236), (5, 0.05, 11.070),
    (5, 0.025, 12.833), (5, 0.01, 15.086), (5, 0.005, 16.750), (5, 0.001, 20.515),
    (10, 0.95, 3.940), (10, 0.05, 18.307), (10, 0.001, 29.588), (30, 0.05, 43.773), (100, 0.05, 124.342),
]  # fmt: skip
"""Degrees of freedom, upper tail and critical value, as printed tables have them (three decimals)."""


@pytest.mark.parametrize(("degrees", "tail", "value"), TABLE)
def test_the_tail_is_that_of_the_printed_table(degrees: int, tail: float, value: float) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(tail, rel=0.006)


def test_two_degrees_of_freedom_are_an_exponential() -> None:
    assert chi_square_tail(2 * 0.693147180559945, 2) == pytest.approx(0.5, abs=1e-12)
    assert chi_square_tail(0, 5) == 1


def test_counts_of_sixty_rolls_worked_out_by_hand() -> None:
    """Ten of each are expected: (4 + 4 + 1 + 1 + 16 + 16) / 10 = 4.2."""
    found = fit([8, 12, 9, 11, 14, 6])
    assert (found.rolls, found.expected, found.degrees) == (60, 10, 5)
    assert found.statistic == pytest.approx(4.2)
    assert 0.50 < found.chance < 0.55 and found.verdict == "fair"


@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ([10] * 6, "fair"),
        ([0] * 6, "few"),
        ([5, 5, 5, 5, 5, 4], "few"),
        ([5] * 6, "fair"),
        ([2, 8, 10, 10, 10, 20], "odd"),
        ([0, 0, 0, 0, 0, 60], "very_odd"),
    ],
)
def test_the_verdict_follows_the_counts(counts: list[int], verdict: str) -> None:
    assert fit(counts).verdict == verdict


def test_mean_and_sum_of_counts() -> None:
    assert mean([1, 0, 0, 0, 0, 1]) == 3.5
    assert mean([0] * 6) == 0
    assert added([[1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1]]) == [2, 3, 4, 5, 6, 7]
    assert added([]) == [0] * 6
