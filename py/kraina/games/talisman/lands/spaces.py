"""All spaces with a text of their own, by design."""

from collections.abc import Mapping

from kraina.games.talisman.lands.inner import INNER
from kraina.games.talisman.lands.middle import MIDDLE
from kraina.games.talisman.lands.outer import OUTER
from kraina.games.talisman.verbs import SpaceVerb

SPACES: Mapping[str, SpaceVerb] = {**OUTER, **MIDDLE, **INNER}
