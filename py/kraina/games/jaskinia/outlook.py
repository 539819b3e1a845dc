"""What somebody brings to the trials, the search for the Crystal and the Great Gates, as a view shows it."""

from kraina.games.jaskinia.definitions import lent_definitions
from kraina.games.jaskinia.view import SearcherView
from kraina.kit.cave.odds import Chancer
from kraina.kit.odds import BEST_OF_TWO, NO_DIE, ONE_DIE
from kraina.kit.points import total


def chancer(one: SearcherView) -> Chancer:
    """Return what counts of a Searcher before the dice. Rules 11.3, 12.5."""
    return Chancer(
        strength=total(one.strength),
        power=total(one.power),
        combat=total(one.combat),
        spare_strength=one.spare_strength,
        spare_power=one.spare_power,
        wealth=one.gold + len(one.items) + len(one.friends) + lent_definitions().box.characters[one.character].discount,
        mine=BEST_OF_TWO if one.character == "warrior" else ONE_DIE,
        theirs=NO_DIE if one.character == "assassin" else ONE_DIE,
    )
