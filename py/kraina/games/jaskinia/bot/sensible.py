"""A sensible player of Jaskinia: grows, looks for the Crystal's Chamber, and faces the trials when the odds are fair.

``JUDGES`` holds for each kind of decision the function that gives an option its worth; the best options are picked. A
kind that is not named is answered by ``by_chance``.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from kraina.engine.bot import Reason, best, weighed
from kraina.engine.decision import Answer, Decision
from kraina.engine.game import View
from kraina.engine.rng import Rng
from kraina.games.jaskinia.bot.judges import JUDGES, by_chance
from kraina.games.jaskinia.bot.outlook import Situation
from kraina.games.jaskinia.bot.reasons import considerations, principle
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.definitions import data_of
from kraina.games.jaskinia.view import JaskiniaView

MOST_KNOWN = 60
"""Of how many footings the worths are kept."""


class SensibleBot:
    """Chooses the options of the greatest worth; among equals, by its generator."""

    def __init__(self, data: JaskiniaData) -> None:
        self._data = data
        self._known: dict[Hashable, dict[Hashable, int]] = {}

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of the best options."""
        return best(decision, self._worths(view, decision), rng)

    def explain(self, view: View, decision: Decision[Any], answer: Answer) -> Sequence[Reason]:
        """Return what it goes by, what it sees in the options, and the worth of every option."""
        at = self._at(view, decision)
        seen = [Reason(told, one.key) for one in decision.options for told in considerations(at, decision, one)]
        return (Reason(principle(decision)), *seen, *weighed(decision, self._worths(view, decision), answer))

    def _at(self, view: View, decision: Decision[Any]) -> Situation:
        assert isinstance(view, JaskiniaView)
        at = Situation(data_of(self._data, view.options), view, view.searchers[decision.player])
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return replace(at, known=self._known.setdefault(at.footing, {}))

    def _worths(self, view: View, decision: Decision[Any]) -> dict[str, int]:
        at = self._at(view, decision)
        judge = JUDGES.get(decision.kind, by_chance)
        return {option.key: judge(at, decision, option) for option in decision.options}
