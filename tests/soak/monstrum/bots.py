"""The bots that the soak plays against each other: the sensible one, and others of a plainer taste."""

from __future__ import annotations

from collections.abc import Mapping

from kraina.engine.bot import Bot
from kraina.games.monstrum.bot import SensibleBot
from kraina.games.monstrum.cards import MonstrumData
from kraina.games.monstrum.outlook import Taste

TASTES: Mapping[str, Taste] = {
    "sensible": Taste(),
    "racer": Taste(heeds_fights=False),
    "avoider": Taste(fight=-300),
    "fighter": Taste(fight=300),
}
"""A racer looks at the distance alone, an avoider goes three fields out of a fight's way, a fighter three into it."""


def make_bot(data: MonstrumData, name: str) -> Bot:
    """Return a bot of a taste."""
    return SensibleBot(data, TASTES[name])
