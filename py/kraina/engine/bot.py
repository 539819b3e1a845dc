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


def answer_of(bot: Bot, view: View, decision: Decision[Any], rng: Rng) -> tuple[Answer, str]:
    """Return a bot's legal answer and no fault; if the bot fails, a random legal answer and what went wrong."""
    try:
        return decision.check(bot.choose(view, decision, rng)), ""
    except Exception as error:  # a bot that breaks must not stop the match
        fault = f"the bot failed at {decision.kind!r}: {type(error).__name__}: {error}"
        return RandomBot().choose(view, decision, rng), fault


def bot_rng(seed: int, player: PlayerId) -> Rng:
    """Return the generator of a seat's bot, made from the match's seed and the seat."""
    return Rng(derive(seed, BOT_STREAM, player))
