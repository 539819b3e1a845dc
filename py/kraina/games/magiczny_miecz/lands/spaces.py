"""What each space says, by its design. Rule 13.5. Where cards are drawn there is nothing else to obey (13.4)."""

from collections.abc import Mapping

from kraina.games.magiczny_miecz.lands.lower import LOWER
from kraina.games.magiczny_miecz.lands.middle import MIDDLE
from kraina.games.magiczny_miecz.lands.upper import UPPER
from kraina.games.magiczny_miecz.verbs import SpaceVerb

SPACES: Mapping[str, SpaceVerb] = {**LOWER, **MIDDLE, **UPPER}
