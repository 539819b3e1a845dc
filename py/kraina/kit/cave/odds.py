"""The exact odds of the trials, the Great Gates and the search for the Crystal. Rules 11.3, 12.5.

Nobody steps in, no die is rolled again, and nobody's fate is reckoned with.
"""

from collections.abc import Collection
from functools import cache
from typing import TypeAlias

from kraina.engine.values import frozen
from kraina.kit.cave.crystal import BEAST, LEAST_POWER, PHANTOM, needed
from kraina.kit.cave.march import GATES, PICK_OPENS
from kraina.kit.odds import ONE_DIE, Die, sums

Chance: TypeAlias = tuple[int, int]
"""Ways of all."""
NOTHING: Chance = (0, 1)


@frozen()
class Chancer:
    """What counts of somebody who weighs the trials, the search or the Gates."""

    strength: int
    """Total Strength outside Combat, which the Gates are opened by."""
    power: int
    combat: int
    """Strength with which the Beast is fought."""
    spare_strength: int
    """How much of own Strength lies above the start."""
    spare_power: int
    wealth: int
    """What can be paid to the Gnome, with what he takes off his price."""
    mine: Die = ONE_DIE
    """The die with which the Beast is fought."""
    theirs: Die = ONE_DIE
    """The Beast's own die."""


def reduced(ways: int, of: int) -> Chance:
    """Return a chance in its lowest terms."""
    first, second = ways, of
    while second:
        first, second = second, first % second
    return (ways // first, of // first) if first else NOTHING


@cache
def decided(lead: int, mine: Die = ONE_DIE, theirs: Die = ONE_DIE) -> Chance:
    """Return the chance to win a fight that is repeated while it is a draw, ahead by so many points."""
    rolls = [(own + lead - other, ways * more) for own, ways in mine for other, more in theirs]
    won = sum(ways for ahead, ways in rolls if ahead > 0)
    return reduced(won, won + sum(ways for ahead, ways in rolls if ahead < 0))


@cache
def ordeal(lead: int, losses: int, worse: int, mine: Die = ONE_DIE, theirs: Die = ONE_DIE) -> Chance:
    """Return the chance to win before so many fights are lost, each of which makes the lead worse."""
    won, of = decided(lead, mine, theirs)
    if losses <= 1:
        return won, of
    later, later_of = ordeal(lead - worse, losses - 1, worse, mine, theirs)
    return reduced(won * later_of + (of - won) * later, of * later_of)


def beast(strength: int, spare: int, mine: Die = ONE_DIE, theirs: Die = ONE_DIE) -> Chance:
    """Return the chance to beat the Beast with total Strength, so many points of it above the start (12.5a)."""
    return ordeal(strength - BEAST, max(1, spare), 1, mine, theirs)


def phantom(power: int, spare: int) -> Chance:
    """Return the chance to beat the Phantom; each defeat moves 1 Power over to it (12.5b)."""
    return ordeal(power - PHANTOM, max(1, spare), 2)


@cache
def gnome(wealth: int) -> Chance:
    """Return the chance that bags, Items and Friends together pay the Gnome (12.5c)."""
    return reduced(sum(count for rolled, count in sums(3).items() if rolled <= wealth), 216)


def trials(one: Chancer) -> tuple[tuple[str, Chance], ...]:
    """Return the chance of each trial by its name, and of all of them one after another (12.5)."""
    found = (
        ("beast", beast(one.combat, one.spare_strength, one.mine, one.theirs)),
        ("phantom", phantom(one.power, one.spare_power)),
        ("gnome", gnome(one.wealth)),
    )
    ways = of = 1
    for _, (won, cases) in found:
        ways, of = ways * won, of * cases
    return (*found, ("all", reduced(ways, of)))


def together(one: Chancer) -> int:
    """Return the chance of all three trials in whole percent, rounded down."""
    _, (ways, of) = trials(one)[-1]
    return 100 * ways // of


@cache
def two_dice(power: int) -> Chance:
    """Return the chance to find the Crystal by two dice with some total Power (12.5)."""
    if power < LEAST_POWER:
        return NOTHING
    return reduced(sum(count for rolled, count in sums(2).items() if rolled >= needed(power)), 36)


def gates(points: int) -> Chance:
    """Return the chance to open the Great Gates with total Strength or Power (11.3)."""
    return reduced(sum(value + points >= GATES for value in range(1, 7)), 6)


def weighed(one: Chancer, kind: str, keys: Collection[str]) -> tuple[tuple[str, Chance], ...]:
    """Return what a question of a kind, with such keys, is about and the chance of each; nothing for most questions."""
    if kind == "trials":
        return trials(one)
    if kind == "chamber":
        return (("find", two_dice(one.power)),)
    if "gates-strength" not in keys:
        return ()
    pick = (("gates-pickaxe", reduced(7 - PICK_OPENS, 6)),) if "gates-pickaxe" in keys else ()
    return (*pick, ("gates-strength", gates(one.strength)), ("gates-power", gates(one.power)))
