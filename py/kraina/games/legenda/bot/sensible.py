"""A sensible player of Legenda: pursues missions, explores where it is strong, learns spells, goes for a title.

``JUDGES`` holds for each kind of decision the function that gives an option its worth; the best options are picked. A
kind that is not named is left to chance. It gets views only.
"""

from collections.abc import Sequence
from typing import Any

from kraina.engine.bot import Reason, best, weighed
from kraina.engine.decision import Answer, Decision
from kraina.engine.game import View
from kraina.engine.rng import Rng
from kraina.engine.text import text
from kraina.games.legenda.bot.judges import JUDGES, by_lot
from kraina.games.legenda.bot.outlook import Situation
from kraina.games.legenda.bot.reasons import considerations
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.view import LegendaView

PRINCIPLES = ("turn", "response", "task")
"""Kinds of decision for which it says by what it goes in a sentence of their own."""


class SensibleBot:
    """Chooses the options of the greatest worth; among equals, by its generator."""

    def __init__(self, data: LegendaData) -> None:
        self._data = data

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of the best options."""
        return best(decision, self._worths(self._situation(view, decision), decision), rng)

    def explain(self, view: View, decision: Decision[Any], answer: Answer) -> Sequence[Reason]:
        """Return what it goes by, the worth of every option, and the odds and distances that it saw."""
        at = self._situation(view, decision)
        went = decision.kind if decision.kind in PRINCIPLES else "worth" if decision.kind in JUDGES else "chance"
        reasons = [Reason(text(f"why.go-by.{went}")), *weighed(decision, self._worths(at, decision), answer)]
        for option in decision.options:
            reasons += [Reason(said, option.key) for said in considerations(at, decision, option)]
        return reasons

    def _situation(self, view: View, decision: Decision[Any]) -> Situation:
        assert isinstance(view, LegendaView)
        return Situation(self._data, view, view.heroes[decision.player])

    def _worths(self, at: Situation, decision: Decision[Any]) -> dict[str, int]:
        judge = JUDGES.get(decision.kind, by_lot)
        return {option.key: judge(at, decision, option) for option in decision.options}
