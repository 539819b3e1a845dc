"""Dice over many matches: one match a seed, players by name; and the words and figures of a verdict."""

import pytest

from table.counting import Counted, by_name, counted, once_a_seed
from table.fairness import fit
from table.i18n import Texts
from table.screens.dice import Row, p_value, percent, verdict
from tests.unit.table.matches import entry

EN, PL = Texts("en", ["ui"]), Texts("pl", ["ui"])


def match(seed: str, *rows: tuple[str, int], game: str = "monstrum") -> Counted:
    """Return a match in which each player rolled so many sixes."""
    return Counted(game, seed, tuple(Row(name, (0, 0, 0, 0, 0, sixes)) for name, sixes in rows))


def test_of_matches_with_the_same_seed_that_with_most_rolls_counts() -> None:
    short, long, other = match("7", ("Ala", 3)), match("7", ("Ola", 5)), match("8", ("Ala", 1))
    elsewhere = match("7", ("Ala", 2), game="magiczny_miecz")
    assert once_a_seed([short, long, other, elsewhere]) == [long, other, elsewhere]
    assert once_a_seed([]) == []


def test_players_are_added_up_by_name_those_with_most_rolls_first() -> None:
    rows = by_name([match("1", ("Ala", 3), ("Ola", 1)), match("2", ("Ola", 4))])
    assert rows == [Row("Ola", (0, 0, 0, 0, 0, 5)), Row("Ala", (0, 0, 0, 0, 0, 3))]


def test_an_entry_of_the_annals_is_counted_by_its_names() -> None:
    assert counted(entry(seed="9", names=["Ala", "B"])).rows == (Row("Ala", (2,) * 6), Row("B", (2,) * 6))


@pytest.mark.parametrize(
    ("chance", "english", "polish"),
    [
        (0.523, "52%", "52%"),
        (0.999, "99%", "99%"),
        (0.0312, "3.1%", "3,1%"),
        (0.0003, "less than 0.1%", "mniej niż 0,1%"),
    ],
)
def test_a_chance_is_told_in_hundredths(chance: float, english: str, polish: str) -> None:
    assert (percent(EN, chance), percent(PL, chance)) == (english, polish)


@pytest.mark.parametrize(("chance", "told"), [(0.523, "0.52"), (0.0312, "0.031"), (0.00001, "less than 0.001")])
def test_a_p_value_is_told_with_two_or_three_decimals(chance: float, told: str) -> None:
    assert p_value(EN, chance) == told


def test_the_verdict_is_one_plain_sentence() -> None:
    """240, 216, 264, 228, 252 and 300 of 1500: (100 + 1156 + 196 + 484 + 4 + 2500) / 250 = 17.76."""
    told = verdict(EN, fit([240, 216, 264, 228, 252, 300])).replace("\u00a0", " ")
    assert told.startswith("The counts are unusual, which chance alone can do")
    assert "only 0.3% of all such series (χ² = 17.8, 5 degrees of freedom, p = 0.003)." in told
    assert verdict(PL, fit([1, 0, 0, 0, 0, 0])) == "1 rzut to za mało, by coś powiedzieć: trzeba 30."
    assert verdict(EN, fit([0] * 6)) == "No die has been rolled yet."
    assert verdict(EN, fit([10] * 6)).startswith("The dice look fair")
