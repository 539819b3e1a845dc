"""The exact odds of a fight before its dice, without dice that are rolled again. Rules 14.2-14.4, 15.2."""

from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.fights import compare
from kraina.games.jaskinia.points import fight_parts
from kraina.games.jaskinia.state import Fight, State
from kraina.kit.odds import Odds, odds_of
from kraina.kit.points import total


def chances(data: JaskiniaData, state: State, fight: Fight) -> Odds:
    """Return the exact odds of a fight for the player whose fight it is."""
    mine = total(fight_parts(data, state.get(fight.player), fight))
    theirs = sum(foe.points for foe in fight.foes)
    if fight.opponent is not None:
        theirs = total(fight_parts(data, state.get(fight.opponent), fight))
    return odds_of(
        [(mine + value, 1) for value in range(1, 7)], [(theirs + value, 1) for value in range(1, 7)], compare
    )
