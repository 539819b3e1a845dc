"""All Spells: what they may be cast on, and what they do."""

from collections.abc import Mapping

from kraina.games.talisman.magic.fate import FATE
from kraina.games.talisman.magic.fighting import FIGHTING
from kraina.games.talisman.magic.theft import THEFT
from kraina.games.talisman.verbs import SpellVerb

SPELLS: Mapping[str, SpellVerb] = {**FATE, **FIGHTING, **THEFT}
"""The function of each of the 17 designs."""
