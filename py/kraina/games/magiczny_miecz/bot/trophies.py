"""Which trophies a sensible player exchanges: those that make most Sword and leave least over. Rule 1.4."""

from collections.abc import Iterable

from kraina.engine.ids import Uid
from kraina.games.magiczny_miecz.bot.outlook import Situation
from kraina.games.magiczny_miecz.own_acts import TROPHY_PRICE

SPARED = 2
"""Points left over for which it is worth waiting for another trophy."""


def exchanged(at: Situation) -> tuple[Uid, ...]:
    """Return the trophies that make most Sword; of those that make as much, the ones that waste least."""
    found: dict[int, tuple[Uid, ...]] = {0: ()}
    for uid in at.me.trophies:
        worth = points(at, [uid])
        found = {**{total + worth: (*picked, uid) for total, picked in found.items()}, **found}
    return found[max(found, key=_gain)]


def pays(at: Situation) -> bool:
    """Return whether trophies are to be exchanged now: little is left over, or the Bridge waits."""
    total = points(at, exchanged(at))
    return total >= TROPHY_PRICE and (total % TROPHY_PRICE < SPARED or at.ready())


def points(at: Situation, trophies: Iterable[Uid]) -> int:
    """Return the Sword printed on some trophies, a dragon's once for each head."""
    return sum(at.data.card(uid).sword * max(1, at.data.card(uid).heads) for uid in trophies)


def _gain(total: int) -> tuple[int, int]:
    return total // TROPHY_PRICE, -total
