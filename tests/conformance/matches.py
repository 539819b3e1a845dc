"""Seeded matches of every registered game, played by its bots: what the conformance tests look at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from kraina.engine.bot import bot_rng
from kraina.engine.decision import Answer, Decision
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import derive
from kraina.engine.session import Session
from kraina.games.registry import entry, playable_ids

MOST_DECISIONS = 30_000
"""No match of any game asks more questions than this."""
AT_RANDOM = {"legenda": {"rules": "basic"}}
"""Switches with which random bots play: those who do not plan hardly ever win where more is asked of them."""
FIRST_AT_RANDOM = {"magiczny_miecz": 5}
"""Seeds at which the matches of random bots begin: the second before asks 20,000 questions and shows nothing more."""
NAMES = ("Ala", "Bolko", "Celina", "Dobromir", "Ewa", "Feliks", "Gaja", "Hugo")


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match is set up."""

    game: str
    bot: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.game}-{self.bot}-{self.seats}-{self.seed}"


def setups(count: int, bot: str | None = None) -> list[Setup]:
    """Return set-ups of every game: ``count`` for each of its bots, or for the one named.

    Seats go round from the least to the most, and switches are set by lot.
    """
    found: list[Setup] = []
    for ident in playable_ids():
        game = entry(ident).game
        least, most = game.seats
        for name in entry(ident).bots if bot is None else (bot,):
            first = FIRST_AT_RANDOM.get(ident, 0) if name == "random" else 0
            for seed in range(first, first + count):
                chosen = tuple(
                    (switch.id, switch.values[derive(seed, place) % len(switch.values)])
                    for place, switch in enumerate(game.switches)
                )
                if name == "random":
                    chosen = tuple({**dict(chosen), **AT_RANDOM.get(ident, {})}.items())
                found.append(Setup(ident, name, least + seed % (most - least + 1), seed, chosen))
    return found


class Match:
    """A match with a bot at every seat."""

    def __init__(self, setup: Setup, ran: Callable[[str], None] | None = None) -> None:
        found = entry(setup.game)
        self.setup, self.game = setup, found.game
        seats = [Seat(NAMES[seat], setup.bot) for seat in range(setup.seats)]
        self.session: Session[Any, Any] = Session(found.game, seats, setup.seed, dict(setup.options), ran=ran)
        self._bots = [found.bot(setup.bot) for _ in seats]
        self._rngs = [bot_rng(setup.seed, PlayerId(seat)) for seat in range(setup.seats)]

    def players(self) -> list[PlayerId]:
        """Return everybody who sits at the table."""
        return [PlayerId(seat) for seat in range(self.setup.seats)]

    def choose(self, decision: Decision[Any]) -> Answer:
        """Return what the bot of the seat that is asked answers."""
        seat = decision.player
        return self._bots[seat].choose(self.session.view(seat), decision, self._rngs[seat])

    def questions(self, most: int = MOST_DECISIONS) -> Iterator[tuple[int, Decision[Any], Answer]]:
        """Yield the questions one by one, counted from 1, with the answer that is given when the caller goes on.

        Fails if the match has not ended after ``MOST_DECISIONS``; with a smaller ``most`` it is left there.
        """
        for number in range(1, most + 1):
            decision = self.session.pending
            if decision is None:
                return
            answer = self.choose(decision)
            yield number, decision, answer
            self.session.answer(*answer)
        if most == MOST_DECISIONS:
            raise AssertionError(f"{self.setup} has not ended after {most} decisions")

    def play(self, most: int = MOST_DECISIONS) -> Session[Any, Any]:
        """Play to the end, or for a number of questions, and return the session."""
        for _ in self.questions(most):
            pass
        return self.session


def is_power_of_two(number: int) -> bool:
    """Return whether a number is 1, 2, 4, 8 …"""
    return number & (number - 1) == 0
