"""What a sensible player reads from a view: his chances, what life and experience are worth, and who leads.

All worths are points, 100 for a small experience point.
"""

from collections.abc import Callable
from dataclasses import field
from functools import cache
from typing import Any, TypeVar

from kraina.engine.values import frozen
from kraina.games.legenda.cards import TRAITS, LegendaData, Trait
from kraina.games.legenda.dice import ways_of
from kraina.games.legenda.odds import lead_odds
from kraina.games.legenda.state import Side
from kraina.games.legenda.view import HeroView, LegendaView
from kraina.kit.odds import odds_of

SMALL, LARGE, ARTIFACT, DENAR = 100, 420, 150, 14
MISSION = LARGE + SMALL + ARTIFACT + 4 * DENAR
"""What a mission brings in all."""
LIFE = (0, 100, 48, 25, 14, 8, 5)
"""Hundredths of what death costs that the next life point to be lost is worth, by those that are left."""
VICTORY = 6000
AVERAGE_TRAIT = 325
"""Hundredths of the trait of an enemy on the average, its own terrain counted."""
T = TypeVar("T")
RICH = 14
"""Denars beyond which more are hardly of use."""
KEPT, SPARE = 5, 6
"""Denars that are kept for what may come, and what one beyond them is worth."""


@cache
def win100(lead: int) -> int:
    """Return the chance, of 100, of a hero ahead of a foe by so many points."""
    odds = lead_odds(lead)
    return 100 * odds.won // odds.of


@cache
def duel100(lead: int) -> int:
    """Return the chance, of 100, of winning a duel with so many points ahead."""
    mine = [(lead + rolled, ways) for rolled, ways in ways_of(2)]
    odds = odds_of(mine, ways_of(2), lambda own, other: "won" if own > other else "lost")
    return 100 * odds.won // odds.of


def _death(one: HeroView) -> int:
    """Return what death would cost a hero: a round, his experience, and all that he has."""
    experience = 270 * one.large + 45 * sum(seen.small for seen in one.traits.values())
    return 150 + experience + 8 * one.denars + 100 * len(one.artifacts) + 20 * len(one.items)


@frozen()
class Situation:
    """A view, and who looks at it."""

    data: LegendaData
    view: LegendaView
    me: HeroView
    memory: dict[str, Any] = field(default_factory=dict)
    """What was worked out for this question already."""

    def once(self, what: str, work: Callable[[], T]) -> T:
        """Return what work gives, which is done once for a question."""
        if what not in self.memory:
            self.memory[what] = work()
        found: T = self.memory[what]
        return found

    @property
    def rivals(self) -> list[HeroView]:
        """The other heroes on the board."""
        return [one for one in self.view.heroes if one.player != self.me.player and one.field]

    @property
    def added(self) -> int:
        """What the extended rules add to foes."""
        return self.me.level if self.view.options["rules"] == "extended" else 0

    def life_worth(self, points: int = 1, one: HeroView | None = None) -> int:
        """Return what losing so many life points costs."""
        hero = one or self.me
        death = self.once(f"death-{hero.player}", lambda: _death(hero))
        return sum(15 + death * LIFE[max(0, hero.life - taken)] // 100 for taken in range(points))

    def denars_worth(self, denars: int) -> int:
        """Return what denars are worth beside those at hand."""
        useful = max(0, min(denars, RICH - self.me.denars))
        return DENAR * useful + 3 * (denars - useful)

    def cost(self, denars: int) -> int:
        """Return what paying denars costs: little of what is left over."""
        needed = max(0, min(denars, KEPT + denars - self.me.denars))
        return DENAR * needed + SPARE * (denars - needed)

    def small_worth(self, trait: str) -> int:
        """Return what a small experience point in a trait is worth: more where it completes three or leads to six."""
        seen = self.me.traits[trait]
        worth = SMALL + (130 if seen.small == 2 else 20 * seen.small)
        return worth + (40 if trait == self.goal() and seen.base < self.data.numbers.most_trait else 0)

    def goal(self) -> Trait:
        """Return the trait in which this hero wants to be proclaimed: the highest base, then his own."""
        own = self.data.heroes[self.me.hero].own
        return max(TRAITS, key=lambda trait: (self.me.traits[trait].base, trait == own))

    def crowned_city(self) -> str:
        """Return the field of a city where he would be proclaimed at once, or an empty word; of several the nearest."""
        if self.me.level < 3 or not self.me.field:
            return ""
        numbers, cities = self.data.numbers, self.data.atlas.cities.values()
        ready = [city.field for city in cities if self.me.traits[city.trait].base >= numbers.most_trait]
        steps = self.view.board.steps(self.me.field)
        return min(ready, key=lambda field: steps[field], default="")

    def fight100(self, points: int) -> int:
        """Return the chance, of 100, against a foe that has all traits alike, the trait being the indicator's."""
        faces = self.data.heroes[self.me.hero].indicator
        return sum(win100(self.me.value(trait) - points - self.added) for trait in faces) // len(faces)

    def enemy100(self) -> int:
        """Return the chance, of 100, against an enemy of the Legend cards."""
        low, high = self.fight100(AVERAGE_TRAIT // 100), self.fight100(AVERAGE_TRAIT // 100 + 1)
        return low + (high - low) * (AVERAGE_TRAIT % 100) // 100

    def lead(self, one: HeroView) -> int:
        """Return how far a hero has come: experience, the best trait, and being about to win."""
        best = max((seen.base for seen in one.traits.values()), default=0)
        return 100 * one.large + 60 * best + (400 if one.level == 3 and best >= 6 else 0)

    def leads(self, one: HeroView) -> bool:
        """Return whether a hero is ahead of all others, and of oneself."""
        return self.lead(one) >= max(self.lead(other) for other in self.view.heroes)


def changed(side: Side, **fields: object) -> Side:
    """Return a side with other fields."""
    new = Side(side.player, side.trait, side.magic, side.spread, side.throws, side.shift)
    for name, value in fields.items():
        setattr(new, name, value)
    return new
