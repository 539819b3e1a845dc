"""What each ability of a hero is worth: by how much his share of the wins falls when it is switched off.

In every match each ability of every hero is switched off by a coin of its own, so that all are measured at once: the
wins of a hero with the ability are set against those without it.
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
SURE = 0.015
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
    """Play matches and return a row for each ability."""
    counts = {
        (ability, on): Count() for one in data.heroes.values() for ability in one.abilities for on in (True, False)
    }
    for number in range(games):
        thinned = without_some(data, Rng(derive(seed, 2 * number)))
        story = Watch(Legenda(thinned), SEATS, derive(seed, 2 * number + 1), {}).play()
        for seat in story.seats:
            for ability in data.heroes[seat.hero].abilities:
                count = counts[ability, ability in thinned.heroes[seat.hero].abilities]
                count.played, count.won = count.played + 1, count.won + seat.won
    return [row(ability, counts[ability, True], counts[ability, False]) for ability, on in counts if on]


def without_some(data: LegendaData, rng: Rng) -> LegendaData:
    """Return the definitions with every second ability gone, by chance."""
    heroes = {}
    for ident, card in data.heroes.items():
        first, second, third = (ability if rng.roll(2) == 1 else "" for ability in card.abilities)
        heroes[ident] = dataclasses.replace(card, abilities=(first, second, third))
    return dataclasses.replace(data, heroes=heroes)


def row(ability: str, able: Count, unable: Count) -> Measure:
    """Return by how much the share of wins falls, with its standard error; open while that is great."""
    error = math.sqrt(sum(one.share * (1 - one.share) / max(1, one.played) for one in (able, unable)))
    worth = able.share - unable.share
    holds = LEAST <= worth <= MOST if error <= SURE else None
    bound = f"{100 * LEAST:.1f} % to {100 * MOST:.1f} %"
    return Measure(f"worth of {ability}", f"{100 * worth:+.1f} ± {100 * error:.1f} %", bound, holds)
