"""What the abilities of a hero are worth: by how much his share of the wins falls when they are switched off.

In every match the abilities of each hero are switched off by a coin of his own, so that all heroes are measured at
once. They are taken together: the second and third come into force so late, the third for the last two rounds of the
few who reach level 3 at all, that each alone could only be worth as much if the first ended the game far too early.
"""

from __future__ import annotations

import dataclasses
import math

from kraina.engine.rng import Rng, derive
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.game import Legenda
from tests.soak.legenda.watch import Watch
from tests.soak.measure import Measure

SEATS = 6
LEAST, MOST = 0.03, 0.08
SURE = 0.02
"""A greater standard error leaves it open whether a worth lies within its bounds."""


@dataclasses.dataclass(slots=True)
class Count:
    """Matches of a hero and those he won."""

    played: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        """The share of matches won."""
        return self.won / max(1, self.played)


def ability_worths(data: LegendaData, games: int, seed: int) -> list[Measure]:
    """Play matches and return a row for each hero."""
    counts = {(hero, on): Count() for hero in data.heroes for on in (True, False)}
    for number in range(games):
        thinned = without_some(data, Rng(derive(seed, 2 * number)))
        story = Watch(Legenda(thinned), SEATS, derive(seed, 2 * number + 1), {}).play()
        for seat in story.seats:
            count = counts[seat.hero, any(thinned.heroes[seat.hero].abilities)]
            count.played, count.won = count.played + 1, count.won + seat.won
    return [row(hero, counts[hero, True], counts[hero, False]) for hero in data.heroes]


def without_some(data: LegendaData, rng: Rng) -> LegendaData:
    """Return the definitions with every second hero's abilities gone, by chance."""
    heroes = {
        ident: card if rng.roll(2) == 1 else dataclasses.replace(card, abilities=("", "", ""))
        for ident, card in data.heroes.items()
    }
    return dataclasses.replace(data, heroes=heroes)


def row(hero: str, able: Count, unable: Count) -> Measure:
    """Return by how much the share of wins falls, with its standard error; open while that is great."""
    error = math.sqrt(sum(one.share * (1 - one.share) / max(1, one.played) for one in (able, unable)))
    worth = able.share - unable.share
    holds = LEAST <= worth <= MOST if error <= SURE else None
    bound = f"{100 * LEAST:.1f} % to {100 * MOST:.1f} %"
    return Measure(f"worth of the abilities of {hero}", f"{100 * worth:+.1f} ± {100 * error:.1f} %", bound, holds)
