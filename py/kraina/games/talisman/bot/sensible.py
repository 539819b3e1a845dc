"""A sensible player of Magia i Miecz: grows, fetches a Talisman, and goes for the Crown when the odds are fair.

``JUDGES`` holds for each kind of decision the function that gives an option its worth; the best options are picked. A
kind that is not named is answered by ``by_chance``.
"""

from collections.abc import Sequence
from typing import Any

from kraina.engine.bot import Reason, best, weighed
from kraina.engine.decision import Answer, Decision
from kraina.engine.game import View
from kraina.engine.rng import Rng
from kraina.games.talisman.bot.cave import judge_below
from kraina.games.talisman.bot.cave_reasons import cave_considerations, cave_principle
from kraina.games.talisman.bot.judges import JUDGES, by_chance
from kraina.games.talisman.bot.outlook import Situation
from kraina.games.talisman.bot.reasons import considerations, principle
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.cave.expansion import data_of
from kraina.games.talisman.view import TalismanView


class SensibleBot:
    """Chooses the options of the greatest worth; among equals, by its generator."""

    def __init__(self, data: TalismanData) -> None:
        self._data = data

    def choose(self, view: View, decision: Decision[Any], rng: Rng) -> Answer:
        """Return the keys of the best options."""
        return best(decision, self._worths(self._situation(view, decision), decision), rng)

    def explain(self, view: View, decision: Decision[Any], answer: Answer) -> Sequence[Reason]:
        """Return what it goes by in such a question, the worth of every option, and what speaks for and against."""
        at = self._situation(view, decision)
        goes_by = cave_principle(at, decision) or principle(decision)
        reasons = [Reason(goes_by), *weighed(decision, self._worths(at, decision), answer)]
        for option in decision.options:
            below = cave_considerations(at, decision, option)
            seen = considerations(at, decision, option) if below is None else below
            reasons += [Reason(said, option.key) for said in seen]
        return reasons

    def _situation(self, view: View, decision: Decision[Any]) -> Situation:
        assert isinstance(view, TalismanView)
        return Situation(data_of(self._data, view.options), view, view.heroes[decision.player])

    def _worths(self, at: Situation, decision: Decision[Any]) -> dict[str, int]:
        judge = judge_below(at, decision) or JUDGES.get(decision.kind, by_chance)
        return {option.key: judge(at, decision, option) for option in decision.options}
