"""All Spells: what they may be cast on, and what they do."""

from collections.abc import Mapping

from kraina.games.magiczny_miecz.magic.answers import ANSWERS
from kraina.games.magiczny_miecz.magic.board import BOARD
from kraina.games.magiczny_miecz.magic.fate import FATE
from kraina.games.magiczny_miecz.magic.fighting import FIGHTING
from kraina.games.magiczny_miecz.magic.golems import GOLEMS
from kraina.games.magiczny_miecz.magic.paralysis import PARALYSIS
from kraina.games.magiczny_miecz.magic.theft import THEFT
from kraina.games.magiczny_miecz.magic.travel import TRAVEL
from kraina.games.magiczny_miecz.verbs import SpellVerb

SPELLS: Mapping[str, SpellVerb] = {
    **ANSWERS, **BOARD, **FATE, **FIGHTING, **GOLEMS, **PARALYSIS, **THEFT, **TRAVEL,
}  # fmt: skip
"""The function of each of the 27 designs."""
