"""The exact odds of the trials, of the two dice and of the Gates. Rules 11.3, 12.5; the numbers are in the facts."""

import pytest

from kraina.kit.cave import odds
from kraina.kit.cave.crystal import needed
from kraina.kit.odds import BEST_OF_TWO, NO_DIE

pytestmark = pytest.mark.rule("jaskinia", "12.5")

BEAST = {7: (9, 12, 12, 12), 8: (19, 26, 28, 28), 9: (32, 45, 50, 51), 10: (50, 66, 72, 75), 11: (68, 84, 89, 91),
         12: (81, 94, 97, 98)}  # fmt: skip
PHANTOM = {6: (19, 21, 21, 21), 7: (32, 38, 38, 38), 8: (50, 59, 61, 61), 9: (68, 78, 80, 80), 10: (81, 91, 92, 93),
           11: (91, 97, 98, 98)}  # fmt: skip
GNOME = {9: 38, 10: 50, 11: 63, 12: 74, 13: 84, 14: 91, 16: 98, 18: 100}


def percent(chance: tuple[int, int]) -> int:
    """Return a chance in percent, rounded (halves up)."""
    ways, of = chance
    return (200 * ways + of) // (2 * of)


def test_the_beast_and_the_phantom_exactly() -> None:
    assert odds.beast(10, 3) == (719, 992)
    assert odds.phantom(9, 3) == (8471, 10571)


@pytest.mark.parametrize("strength", BEAST)
def test_the_beast(strength: int) -> None:
    assert tuple(percent(odds.beast(strength, spare)) for spare in (1, 2, 3, 4)) == BEAST[strength]
    assert odds.beast(strength, 0) == odds.beast(strength, 1)


@pytest.mark.parametrize("power", PHANTOM)
def test_the_phantom(power: int) -> None:
    assert tuple(percent(odds.phantom(power, spare)) for spare in (1, 2, 3, 4)) == PHANTOM[power]


@pytest.mark.parametrize("wealth", GNOME)
def test_the_gnome(wealth: int) -> None:
    # of 216 ways 81 make 9 or less
    assert percent(odds.gnome(wealth)) == GNOME[wealth] and odds.gnome(9) == (3, 8)


def test_all_three_together() -> None:
    def together(strength: int, power: int, wealth: int) -> int:
        parts = (odds.beast(strength, 3), odds.phantom(power, 3), odds.gnome(wealth))
        ways = of = 1
        for won, out_of in parts:
            ways, of = ways * won, of * out_of
        return percent((ways, of))

    assert (together(10, 9, 11), together(11, 10, 12), together(12, 11, 14)) == (36, 61, 86)


def test_other_dice_against_the_beast() -> None:
    # The higher of two dice against one: 125 of 216 ways win, 55 lose. Without a die for the Beast, 3 behind:
    # 4, 5 and 6 win, 3 is a draw, 1 and 2 lose; a second fight, 4 behind: 5 and 6 win, 1 to 3 lose.
    assert odds.beast(10, 1, mine=BEST_OF_TWO) == (25, 36)
    assert odds.beast(7, 1, theirs=NO_DIE) == (3, 5) and odds.beast(7, 2, theirs=NO_DIE) == (19, 25)


def test_what_a_question_is_about() -> None:
    one = odds.Chancer(strength=5, power=8, combat=10, spare_strength=0, spare_power=0, wealth=9)
    assert odds.weighed(one, "trials", ()) == (
        ("beast", (1, 2)), ("phantom", (1, 2)), ("gnome", (3, 8)), ("all", (3, 32)),
    )  # fmt: skip
    assert odds.together(one) == 9
    assert odds.weighed(one, "chamber", ("one-die", "two-dice")) == (("find", (1, 6)),)
    by_force = ("gates-back", "gates-strength", "gates-power")
    assert odds.weighed(one, "turn", by_force) == (("gates-strength", (1, 2)), ("gates-power", (1, 1)))
    assert odds.weighed(one, "turn", ("gates-pickaxe", *by_force))[0] == ("gates-pickaxe", (2, 3))
    assert odds.weighed(one, "turn", ("roll", "step")) == ()


def test_two_dice() -> None:
    assert [odds.two_dice(power) for power in (5, 6, 7, 8, 9, 14)] == [
        (0, 1), (1, 36), (1, 12), (1, 6), (7, 12), (7, 12),
    ]  # fmt: skip
    assert [needed(power) for power in (6, 7, 8, 9, 10)] == [12, 11, 10, 7, 7]


@pytest.mark.rule("jaskinia", "11.3")
def test_the_gates() -> None:
    assert [odds.gates(points) for points in (2, 4, 5, 6, 7, 8)] == [
        (0, 1), (1, 3), (1, 2), (2, 3), (5, 6), (1, 1),
    ]  # fmt: skip
