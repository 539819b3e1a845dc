"""What dice promise on the way to the Beast: plain chances, and how an assault on the Stone Bridge is likely to end."""

from collections.abc import Mapping
from functools import cache

from kraina.engine.values import frozen
from kraina.games.magiczny_miecz.board import CASTLE, DEAD_CITY, RUINS, SpaceId
from kraina.games.magiczny_miecz.odds import Odds, count

SIDES: Mapping[SpaceId, tuple[SpaceId, ...]] = {
    RUINS: ("trap", "game-with-death", "demon-of-darkness", CASTLE),
    DEAD_CITY: ("magic-trap", "cerberus", "monster", CASTLE),
}
"""Gate -> what has to be done behind it, up to the Beast (23)."""
VICTORY = 1000
BACK = 300
"""What it is worth to turn back alive, where victory is 1000 and death nothing."""
FALLEN = 50
"""What is left by a fall out of a Trap: two of three Objects are lost (14.5)."""
AGAIN = 85
"""Hundredths that a second assault is worth of the first: it takes time."""
BITES = 3
"""The most Life that Cerberus takes; 1, 2 and 3 are equally likely (23.7)."""
BEAST_LIFE = 2


@cache
def chance(lead: int) -> Odds:
    """Return in how many of 36 ways two dice end when one side is so many points ahead."""
    return count([(lead + value, 1) for value in range(1, 7)], [(value, 1) for value in range(1, 7)])


@cache
def beast_chance(sword: int, magic: int) -> int:
    """Return in how many of 36 ways the Beast is beaten, its kind and its 10 to 15 points taken on average (14.7)."""
    return sum(chance(own - beast).won for own in (sword, magic) for beast in range(10, 16)) // 12


@cache
def three_dice(points: int) -> int:
    """Return in how many of 216 ways three dice are no more than some points: so a Trap is escaped (14.5)."""
    faces = range(1, 7)
    return sum(one + two + three <= points for one in faces for two in faces for three in faces)


@frozen()
class Assault:
    """A Seeker who is to go over the Bridge from a gate: what he has for it, and what turning back is worth to him."""

    gate: SpaceId
    trap: int
    """Points against the Trap."""
    sword: int
    magic: int
    back: int = BACK


@cache
def hope(one: Assault, space: SpaceId, life: int) -> int:
    """Return what facing a space with some Life is worth, in thousandths of a victory; he may turn back later.

    The space is one of ``SIDES`` of his gate. Armour is left out of account.
    """
    side = SIDES[one.gate]
    step = side.index(space)
    if step == 0:
        escapes = three_dice(one.trap)
        return (escapes * at_best(one, side[1], life) + (216 - escapes) * min(FALLEN, one.back)) // 216
    if space == "cerberus":
        return sum(at_best(one, side[step + 1], life - bite) for bite in range(1, BITES + 1)) // BITES
    won, lost = _ways(one, space)
    if space == CASTLE:
        again = max(one.back, AGAIN * hope(one, side[0], life - BEAST_LIFE) // 100) if life > BEAST_LIFE else 0
        return (won * VICTORY + lost * again) // (won + lost)
    return (won * at_best(one, side[step + 1], life) + lost * at_best(one, space, life - 1)) // (won + lost)


def at_best(one: Assault, space: SpaceId, life: int) -> int:
    """Return what standing before a space with some Life is worth: to face it or to turn back."""
    return max(one.back, hope(one, space, life)) if life > 0 else 0


@cache
def _ways(one: Assault, space: SpaceId) -> tuple[int, int]:
    """Return how many ways win a task and how many lose it; after a draw it is faced again (17.10, 23.3)."""
    if space == "game-with-death":
        return 1, 1
    if space == CASTLE:
        fights = [chance(own - points) for own in (one.sword, one.magic) for points in range(10, 16)]
    else:
        own = one.sword if space == "demon-of-darkness" else one.magic
        fights = [chance(own - first - second) for first in range(1, 7) for second in range(1, 7)]
    return sum(odds.won for odds in fights), sum(odds.lost for odds in fights)
