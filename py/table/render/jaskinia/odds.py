"""What the dice may bring before the trials, the search for the Crystal and the Great Gates, in Jaskinia alone."""

from typing import Any

from kraina.engine.decision import Decision
from kraina.games.jaskinia.outlook import chancer
from kraina.games.jaskinia.view import JaskiniaView
from kraina.kit.cave import odds
from kraina.kit.cave.odds import Chance


def chances(view: JaskiniaView, decision: Decision[Any] | None) -> tuple[tuple[str, Chance], ...]:
    """Return what a question is about and the chance of each, or nothing where no dice are to be weighed."""
    if decision is None or view.fight is not None or not view.searchers[decision.player].character:
        return ()
    return odds.weighed(chancer(view.searchers[decision.player]), decision.kind, decision.keys())
