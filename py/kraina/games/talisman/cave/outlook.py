"""What a hero brings to the trials, the search for the Crystal and the Great Gates, by a view. Rules 13.2, 13.4."""

from collections.abc import Sequence

from kraina.engine.ids import Uid, design_of
from kraina.games.talisman.belongings import RAFT
from kraina.games.talisman.state import CURSES
from kraina.games.talisman.view import HeroView
from kraina.kit.cave.box import CRYSTAL, load_box
from kraina.kit.cave.odds import Chancer
from kraina.kit.odds import BEST_OF_TWO, NO_DIE, ONE_DIE
from kraina.kit.points import total

MINERAL = "mineral"
KEPT = (RAFT, CRYSTAL, *CURSES)
"""What the Gnome is not paid with."""


def value_of(uid: Uid) -> int:
    """Return as how many things the Gnome counts a card: the Mineral as two."""
    return 2 if design_of(uid) == MINERAL else 1


def _things(uids: Sequence[Uid]) -> int:
    return sum(value_of(uid) for uid in uids if design_of(uid) not in KEPT)


def chancer(one: HeroView) -> Chancer:
    """Return what counts of a hero in his own turn, before the dice; nobody's fate is reckoned with."""
    searcher = load_box().characters.get(one.character)
    return Chancer(
        strength=total(one.strength),
        power=total(one.craft),
        combat=total(one.battle),
        spare_strength=one.spare_strength,
        spare_power=one.spare_craft,
        wealth=one.gold + _things((*one.objects, *one.followers)) + (searcher.discount if searcher else 0),
        mine=BEST_OF_TWO if one.character == "warrior" else ONE_DIE,
        theirs=NO_DIE if one.character == "assassin" else ONE_DIE,
    )
