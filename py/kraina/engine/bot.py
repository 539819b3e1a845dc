"""Bots: answerers that get a view and a decision, never a state, and have a generator of their own."""

from typing import Any, Protocol

from kraina.engine.decision import Answer, Decision
from kraina.engine.game import View
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive

BOT_STREAM = 0xB07


class Bot(Protocol):
    """Somebody who chooses by what a seat may know."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of the options picked."""


class RandomBot:
    """Picks any legal answer, each equally likely."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of a random legal answer."""
        keys = list(decision.keys())
        count = decision.min_picks + rng.below(min(decision.max_picks, len(keys)) - decision.min_picks + 1)
        rng.shuffle(keys)
        return decision.check(keys[:count])


def bot_rng(seed: int, player: PlayerId) -> Rng:
    """Return the generator of a seat's bot, made from the match's seed and the seat."""
    return Rng(derive(seed, BOT_STREAM, player))
