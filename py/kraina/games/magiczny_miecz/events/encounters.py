"""Encounters (I): carried out by whoever draws them, and set aside. Rule 16.1."""

from collections.abc import Mapping

from kraina.games.magiczny_miecz.events.omens import OMENS
from kraina.games.magiczny_miecz.events.ordeals import ORDEALS
from kraina.games.magiczny_miecz.verbs import CardVerb

ENCOUNTERS: Mapping[str, CardVerb] = {**OMENS, **ORDEALS}
