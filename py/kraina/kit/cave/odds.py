"""The exact odds of the trials, the Great Gates and the search for the Crystal. Rules 11.3, 12.5."""

from kraina.kit.cave.crystal import BEAST, LEAST_POWER, PHANTOM, needed
from kraina.kit.cave.march import GATES

Chance = tuple[int, int]
"""Ways of all."""


def reduced(ways: int, of: int) -> Chance:
    """Return a chance in its lowest terms."""
    first, second = ways, of
    while second:
        first, second = second, first % second
    return (ways // first, of // first) if first else (0, 1)


def decided(lead: int) -> Chance:
    """Return the chance to win a fight that is repeated while it is a draw, ahead by so many points."""
    won = sum(own + lead > other for own in range(1, 7) for other in range(1, 7))
    lost = sum(own + lead < other for own in range(1, 7) for other in range(1, 7))
    return reduced(won, won + lost)


def ordeal(lead: int, losses: int, worse: int) -> Chance:
    """Return the chance to win before so many fights are lost, each of which makes the lead worse."""
    won, of = decided(lead)
    if losses <= 1:
        return won, of
    later, later_of = ordeal(lead - worse, losses - 1, worse)
    return reduced(won * later_of + (of - won) * later, of * later_of)


def beast(strength: int, spare: int) -> Chance:
    """Return the chance to beat the Beast with total Strength, so many points of it above the start (12.5a)."""
    return ordeal(strength - BEAST, max(1, spare), 1)


def phantom(power: int, spare: int) -> Chance:
    """Return the chance to beat the Phantom; each defeat moves 1 Power over to it (12.5b)."""
    return ordeal(power - PHANTOM, max(1, spare), 2)


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


def gnome(wealth: int) -> Chance:
    """Return the chance that bags, Items and Friends together pay the Gnome (12.5c)."""
    return reduced(sum(count for rolled, count in sums(3).items() if rolled <= wealth), 216)


def two_dice(power: int) -> Chance:
    """Return the chance to find the Crystal by two dice with some total Power (12.5)."""
    if power < LEAST_POWER:
        return 0, 1
    return reduced(sum(count for rolled, count in sums(2).items() if rolled >= needed(power)), 36)


def gates(points: int) -> Chance:
    """Return the chance to open the Great Gates with total Strength or Power (11.3)."""
    return reduced(sum(value + points >= GATES for value in range(1, 7)), 6)
