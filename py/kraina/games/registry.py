"""The games that can be played, by id, and their bots. A new game is one more row."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from kraina.engine.bot import Bot, RandomBot
from kraina.engine.game import Game
from kraina.engine.ids import GameId


@dataclass(frozen=True, slots=True)
class Entry:
    """A game with the bots that play it; ``random`` plays every game."""

    game: Game[Any, Any]
    bots: Mapping[str, Callable[[], Bot]]

    def bot(self, name: str) -> Bot:
        """Return a new bot. Raises KeyError if the game has none of that name."""
        return self.bots[name]()


def _monstrum() -> Entry:
    from kraina.games.monstrum.bot import SensibleBot
    from kraina.games.monstrum.game import Monstrum

    game = Monstrum()
    return Entry(game, {"random": RandomBot, "sensible": lambda: SensibleBot(game.data)})


def _magiczny_miecz() -> Entry:
    from kraina.games.magiczny_miecz.bot import SensibleBot
    from kraina.games.magiczny_miecz.game import MagicznyMiecz

    game = MagicznyMiecz()
    return Entry(game, {"random": RandomBot, "sensible": lambda: SensibleBot(game.data)})


def _talisman() -> Entry:
    from kraina.games.talisman.bot import SensibleBot
    from kraina.games.talisman.game import Talisman

    game = Talisman()
    return Entry(game, {"random": RandomBot, "sensible": lambda: SensibleBot(game.data)})


def _legenda() -> Entry:
    from kraina.games.legenda.bot import SensibleBot
    from kraina.games.legenda.game import Legenda

    game = Legenda()
    return Entry(game, {"random": RandomBot, "sensible": lambda: SensibleBot(game.data)})


def _jaskinia() -> Entry:
    from kraina.games.jaskinia.bot import SensibleBot
    from kraina.games.jaskinia.game import Jaskinia

    game = Jaskinia()
    return Entry(game, {"random": RandomBot, "sensible": lambda: SensibleBot(game.data)})


ENTRIES: Mapping[GameId, Callable[[], Entry]] = {
    GameId("magiczny_miecz"): _magiczny_miecz,
    GameId("talisman"): _talisman,
    GameId("jaskinia"): _jaskinia,
    GameId("monstrum"): _monstrum,
    GameId("legenda"): _legenda,
}


HEADLESS: Mapping[GameId, Callable[[], Entry]] = {}
"""Games that can be played without a page only: they have no renderer and stand in no lobby yet."""


def game_ids() -> tuple[GameId, ...]:
    """Return the ids of all games with a page, in the order in which they are shown."""
    return tuple(ENTRIES)


def playable_ids() -> tuple[GameId, ...]:
    """Return the ids of all games that can be played, those without a page last."""
    return (*ENTRIES, *HEADLESS)


@cache
def entry(ident: str) -> Entry:
    """Return a game and its bots, made at the first call. Raises KeyError if the id is unknown."""
    return ({**ENTRIES, **HEADLESS})[GameId(ident)]()
