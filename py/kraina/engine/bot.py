"""Bots: answerers that get a view and a decision, never a state, and have a generator of their own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from kraina.engine.decision import Answer, Decision
from kraina.engine.game import View
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive
from kraina.engine.text import Text, text
from kraina.engine.values import frozen

BOT_STREAM = 0xB07


@frozen()
class Reason:
    """What decided a bot's choice, in words."""

    text: Text
    option: str = ""
    """The key of the option that it is about; empty for the whole choice."""
    worth: int | None = None
    """What the option is worth in all, in the bot's own measure; None for anything that is not the sum."""


class Bot(Protocol):
    """Somebody who chooses by what a seat may know."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of the options picked."""

    def explain(self, view: View, decision: Decision[Any], answer: Answer) -> Sequence[Reason]:
        """Return why it gave an answer to a question, from the view that it had then.

        What holds for the whole choice comes first. A bot that weighs options gives each its worth, and no option that
        it left is worth more than one that it picked.
        """


class RandomBot:
    """Picks any legal answer, each equally likely."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of a random legal answer."""
        return self.pick(decision, rng)

    def pick(self, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of a random legal answer, without a look at the table."""
        keys = list(decision.keys())
        count = decision.min_picks + rng.below(min(decision.max_picks, len(keys)) - decision.min_picks + 1)
        rng.shuffle(keys)
        return decision.check(keys[:count])

    def explain(self, view: View, decision: Decision[Any], answer: Answer) -> Sequence[Reason]:
        """Say that it was chance."""
        return (Reason(text("why.random")),)


def best(decision: Decision[Any], worths: Mapping[str, int], rng: Rng) -> Answer:
    """Return the keys of the options of the greatest worth, by key: all that are worth something, as far as allowed.

    Among equals the generator chooses.
    """
    keys = list(decision.keys())
    rng.shuffle(keys)
    keys.sort(key=lambda key: -worths[key])
    wanted = sum(worth > 0 for worth in worths.values())
    return decision.check(keys[: max(decision.min_picks, min(decision.max_picks, wanted))])


def weighed(decision: Decision[Any], worths: Mapping[str, int], answer: Answer) -> list[Reason]:
    """Return what every option was worth to a bot, by key, as reasons: the best first, of equals those picked."""
    picked = [key for key in decision.keys() if key in answer]  # noqa: SIM118 - the keys of options
    keys = sorted(decision.keys(), key=lambda key: (-worths[key], key not in picked))
    reasons = [Reason(text("why.worth", points=worths[key]), key, worths[key]) for key in keys]
    left = [key for key in keys if key not in picked]
    if picked and left and min(worths[key] for key in picked) == max(worths[key] for key in left):
        reasons.insert(0, Reason(text("why.lot")))
    return reasons


def answer_of(bot: Bot, view: Callable[[PlayerId], View], decision: Decision[Any], rng: Rng) -> tuple[Answer, str]:
    """Return a bot's legal answer and no fault; if the bot fails, a random legal answer and what went wrong.

    ``view`` makes the view of a seat, which a random bot does without.
    """
    if isinstance(bot, RandomBot):
        return bot.pick(decision, rng), ""
    try:
        return decision.check(bot.choose(view(decision.player), decision, rng)), ""
    except Exception as error:  # a bot that breaks must not stop the match
        fault = f"the bot failed at {decision.kind!r}: {type(error).__name__}: {error}"
        return RandomBot().pick(decision, rng), fault


def bot_rng(seed: int, player: PlayerId) -> Rng:
    """Return the generator of a seat's bot, made from the match's seed and the seat."""
    return Rng(derive(seed, BOT_STREAM, player))
