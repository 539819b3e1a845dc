"""What a sensible player reads from a view: his totals, the odds of fights and trials, and how bold he is by now."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, TypeAlias

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import Uid, design_of
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.outlook import chancer
from kraina.games.jaskinia.view import JaskiniaView, SearcherView
from kraina.kit.cave import odds
from kraina.kit.cave.creatures import MUTANT
from kraina.kit.points import total

STAMINA_WORTH = (0, 700, 330, 190, 130)
"""What a point of Stamina is worth, in hundredths, by what is left; more is like the last."""
WARY, BOLD = 25, 70
"""Turns until which one waits for good odds in the trials, and after which one tries with any."""
CAREFUL, CARE, CARELESS = 10, 75, 20
"""Turns until which one is careful, and how much one cares for Stamina before and when bold, in percent."""
WEARY = 120
"""Turns after which one does not care for Stamina at all: whoever is left alone shall not wait for ever."""
EDGES = {"warrior": 1, "assassin": 3}
"""About what the dice of heroes add to their Combats: the higher of two, and none against them."""
SPELL = 5
"""Turns after which one is a little bolder."""
ENOUGH = 40
"""Chance of the trials in percent that is good enough at first."""


@cache
def win36(lead: int) -> int:
    """Return in how many of 36 ways one wins who is ahead by so many points before the dice."""
    return sum(own + lead > other for own in range(1, 7) for other in range(1, 7))


def lose36(lead: int) -> int:
    """Return in how many of 36 ways one loses."""
    return win36(-lead)


@dataclass(frozen=True)
class Situation:
    """A view, and who looks at it."""

    data: JaskiniaData
    view: JaskiniaView
    me: SearcherView
    memo: list[Any] = field(default_factory=list, compare=False)
    """The journeys worked out for this question."""
    known: dict[Hashable, int] = field(default_factory=dict, compare=False)
    """Worths worked out for somebody as he is now, whoever stands where; see ``footing``."""

    @property
    def footing(self) -> Hashable:
        """Return all that worths depend on but for who stands where and what lies there."""
        me = self.me
        return (
            me.character, me.alignment, me.stamina, me.gold, me.barred, me.spare_strength, me.spare_power, me.items,
            me.friends, len(me.spells), me.spell_limit, self.strength, self.power, self.combat, self.age, self.found,
        )  # fmt: skip

    def once(self, key: Hashable, worth: Callable[[], int]) -> int:
        """Return a worth by its key, worked out the first time it is asked for."""
        if key not in self.known:
            self.known[key] = worth()
        return self.known[key]

    @cached_property
    def strength(self) -> int:
        """Total Strength outside Combat."""
        return total(self.me.strength)

    @cached_property
    def power(self) -> int:
        """Total Power."""
        return total(self.me.power)

    @cached_property
    def combat(self) -> int:
        """Points in a Combat, before the die."""
        return total(self.me.combat)

    @property
    def edge(self) -> int:
        """What the dice of a hero add to his Combats, about."""
        return EDGES.get(self.me.character, 0)

    @property
    def found(self) -> str:
        """The Crystal's Chamber, once it is known."""
        return self.view.depths.found

    @property
    def stamina_worth(self) -> int:
        """What the next point of Stamina to be lost is worth."""
        return self.worth_of_stamina(self.me.stamina)

    def worth_of_stamina(self, left: int) -> int:
        """Return what a point is worth with so much left; the last one more when death is final."""
        worth = STAMINA_WORTH[max(0, min(left, len(STAMINA_WORTH) - 1))]
        return (worth * 3 // 2 if left == 1 and self.found else worth) * self.care // 100

    @property
    def care(self) -> int:
        """How much one cares for Stamina, in percent: less as time goes by, so that nobody waits for ever."""
        if self.age > BOLD:
            return CARELESS * max(0, WEARY - self.age) // (WEARY - BOLD)
        return CARE - (CARE - CARELESS) * max(0, self.age - CAREFUL) // (BOLD - CAREFUL)

    @property
    def age(self) -> int:
        """How many turns the player has had, in steps of some."""
        return self.me.turns // SPELL * SPELL

    def harm_worth(self, points: int) -> int:
        """Return what the loss of so many points is worth."""
        left = self.me.stamina
        return sum(self.worth_of_stamina(left - lost) for lost in range(min(points, left)))

    def owns(self, design: str) -> bool:
        """Return whether the player owns an Item or Friend of a design."""
        return any(design_of(uid) == design for uid in (*self.me.items, *self.me.friends))

    @cached_property
    def trials(self) -> int:
        """The chance of all three trials, in percent."""
        return odds.together(chancer(self.me))

    def ready(self) -> bool:
        """Return whether the player dares the trials: with less chance as time goes by, or nothing to lose."""
        if not self.me.spare_strength and not self.me.spare_power:
            return self.trials > 0
        wait = max(0, min(self.age, BOLD) - WARY)
        return self.trials * (BOLD - WARY) >= ENOUGH * (BOLD - WARY - wait)

    def points(self, uid: Uid) -> int:
        """Return the Strength or Power of a creature, the Mutant's on the average."""
        card = self.data.card(uid)
        return 5 if card.id == MUTANT else card.power if card.kind == "ghost" else card.strength

    def lead(self, uid: Uid) -> int:
        """Return by how much the player is ahead of a creature's card."""
        card = self.data.card(uid)
        mine = self.power if card.kind == "ghost" else self.combat + self.edge
        if card.kind == "animal" and self.me.character == "bog-witch":
            mine = max(mine, self.power)
        return mine - self.points(uid)

    def fight_worth(self, lead: int, prize: int, harm: int = 1) -> int:
        """Return what a fight is worth, in hundredths: the prize against Stamina."""
        return (win36(lead) * prize - lose36(lead) * self.harm_worth(harm)) // 36

    def running_lead(self) -> int:
        """Return by how much the player is ahead in the running fight."""
        fight = self.view.fight
        if fight is None:
            return 0
        lead = total(fight.mine) - sum(foe.points for foe in fight.foes) - total(fight.theirs)
        return lead if fight.player == self.me.player else -lead


Judge: TypeAlias = Callable[[Situation, Decision[Any], Option[Any]], int]
"""Return the worth of an option of a decision."""
