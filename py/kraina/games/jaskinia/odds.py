"""The exact odds of a fight before its dice, without dice that are rolled again. Rules 8.2, 14.2-14.4, 15.2."""

from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.fights import compare, dice_of
from kraina.games.jaskinia.points import fight_parts
from kraina.games.jaskinia.state import Fight, Searcher, State
from kraina.kit.odds import BEST_OF_TWO, NO_DIE, ONE_DIE, Die, Odds, odds_of
from kraina.kit.points import total


def chances(data: JaskiniaData, state: State, fight: Fight) -> Odds:
    """Return the exact odds of a fight for the player whose fight it is."""
    mine = _side(data, state.get(fight.player), fight, _die(state.get(fight.player), fight))
    foe_die = NO_DIE if fight.assassin else ONE_DIE
    if fight.opponent is None:
        foes = sum(foe.points for foe in fight.foes)
        theirs = [(foes + value, ways) for value, ways in foe_die]
    else:
        rival = state.get(fight.opponent)
        theirs = _side(data, rival, fight, foe_die if fight.assassin else _die(rival, fight))
    return odds_of(mine, theirs, compare)


def _die(one: Searcher, fight: Fight) -> Die:
    return ONE_DIE if dice_of(one, fight) == 1 else BEST_OF_TWO


def _side(data: JaskiniaData, one: Searcher, fight: Fight, die: Die) -> list[tuple[int, int]]:
    """Return the effectivenesses that a Searcher may reach, each with its number of ways."""
    points = total(fight_parts(data, one, fight))
    return [(points + value, ways) for value, ways in die]
