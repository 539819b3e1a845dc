"""The generator of chance: SplitMix64, whose whole state is one 64-bit integer.

It lives in the session beside the game's state, is saved with it and never touches the world outside.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """Return SplitMix64's finaliser of a 64-bit value (Steele, Lea, Flood 2014)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def derive(seed: int, *parts: int) -> int:
    """Return a seed of its own for a sub-stream, such as a bot's, from a seed and some integers."""
    value = seed & MASK
    for part in parts:
        value = mix((value + GAMMA * (part + 1)) & MASK)
    return value


@dataclass(slots=True)
class Rng:
    """A stream of chance. ``state`` moves by one fixed step for each 64-bit number drawn."""

    state: int

    def next64(self) -> int:
        """Draw a number from 0 to 2**64 - 1."""
        self.state = (self.state + GAMMA) & MASK
        return mix(self.state)

    def below(self, limit: int) -> int:
        """Draw a number from 0 to ``limit`` - 1, each equally likely (by rejection).

        Raises:
            ValueError: if ``limit`` is not from 1 to 2**64.
        """
        if not 1 <= limit <= MASK + 1:
            raise ValueError(f"limit {limit} is not from 1 to 2**64")
        while True:
            value = self.next64()
            if value <= MASK - limit or value <= MASK - (MASK + 1) % limit:  # the first is quick and nearly always so
                return value % limit

    def roll(self, sides: int = 6) -> int:
        """Roll one die: a number from 1 to ``sides``."""
        return self.below(sides) + 1

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely. Raises ValueError if there is none."""
        return items[self.below(len(items))]
