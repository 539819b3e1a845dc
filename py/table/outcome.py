"""How a match ended, as a sentence."""

from kraina.engine.game import Outcome
from kraina.engine.text import Param, Who, text
from table.i18n import Texts


def ending(t: Texts, outcome: Outcome) -> str:
    """Return how a match ended; a game tells of one winner by name."""
    won: dict[str, Param] = {"who": Who(outcome.winners[0])} if outcome.winners else {}
    return t.say(text(f"outcome.{outcome.reason}", **won))
