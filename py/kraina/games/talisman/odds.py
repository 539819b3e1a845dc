"""The exact odds of a fight before its dice, of the Portal and of the tunnels. Rules 2.1-2.4, 8.4, 9.5, 9.6."""

from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.fight_dice import compare, dice_of
from kraina.games.talisman.points import fight_parts
from kraina.games.talisman.state import Fight, Hero, State
from kraina.kit.odds import BEST_OF_TWO, ONE_DIE, Odds, odds_of, sums
from kraina.kit.points import total


def chances(data: TalismanData, state: State, fight: Fight) -> Odds:
    """Return the exact odds of a fight, without fate, for the player whose fight it is."""
    mine = _side(data, state, state.get(fight.player), fight)
    if fight.opponent is None:
        foes = sum(foe.points for foe in fight.foes)
        theirs = [(foes, 1)] if fight.assassin else [(foes + value, 1) for value in range(1, 7)]
    elif fight.assassin:
        theirs = [(total(fight_parts(data, state, state.get(fight.opponent), fight)), 1)]
    else:
        theirs = _side(data, state, state.get(fight.opponent), fight)
    return odds_of(mine, theirs, compare)


def _side(data: TalismanData, state: State, one: Hero, fight: Fight) -> list[tuple[int, int]]:
    """Return the attack scores that a hero may reach, each with its number of ways; of two dice the higher counts."""
    points = total(fight_parts(data, state, one, fight))
    die = ONE_DIE if dice_of(one, fight) == 1 else BEST_OF_TWO
    return [(points + value, ways) for value, ways in die]


def at_most(dice: int, points: int) -> tuple[int, int]:
    """Return the chance that some dice show no more than some points, as ways of all: the Portal, the tunnels."""
    return sum(count for rolled, count in sums(dice).items() if rolled <= points), 6**dice
