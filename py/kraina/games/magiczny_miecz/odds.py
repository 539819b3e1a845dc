"""The exact odds of a fight before its dice, in thirty-sixths. Rules 17.4, 17.8."""

from collections.abc import Sequence

from kraina.games.magiczny_miecz.cards import MieczData
from kraina.games.magiczny_miecz.fight_dice import compare, is_tough, known_pips
from kraina.games.magiczny_miecz.points import fight_parts, foe_points, total
from kraina.games.magiczny_miecz.state import Fight, Seeker, State, able, champion_of
from kraina.kit.odds import Odds as Odds
from kraina.kit.odds import odds_of


def chances(data: MieczData, state: State, fight: Fight) -> Odds:
    """Return the exact odds of a fight for the player whose fight it is."""
    one = state.get(fight.player)
    mine = _sides(data, state, one, fight)
    if fight.opponent is None:
        foes = sum(foe_points(data, state, fight, foe) for foe in fight.foes)
        theirs = [(value + foes, 1) for value in range(1, 7)]
        tough = (is_tough(one, fight), False)
    else:
        other = state.get(fight.opponent)
        theirs = _sides(data, state, other, fight)
        tough = (is_tough(one, fight), is_tough(other, fight))
    return count(mine, theirs, tough)


def count(
    mine: Sequence[tuple[int, int]], theirs: Sequence[tuple[int, int]], tough: tuple[bool, bool] = (False, False)
) -> Odds:
    """Return the odds of a comparison of two sides, each given by its strengths with their numbers of ways."""
    return odds_of(mine, theirs, lambda own, other: compare(own, other, tough))


def _sides(data: MieczData, state: State, one: Seeker, fight: Fight) -> list[tuple[int, int]]:
    """Return the strengths that a Character may reach in a fight, each with its number of ways."""
    alone = champion_of(one, fight) is not None
    points = total(fight_parts(data, state, one, fight))
    if data.verbs.duels.dice_alone(state, fight):
        points = 0
    if data.verbs.duels.no_die(fight, one.player):
        return [(points, 1)]
    pips = 0 if alone else known_pips(data, state, one, fight)
    if able(one, "adventurer-two-rolls") and not alone:
        return [(points + pips + best, 2 * best - 1) for best in range(1, 7)]
    return [(points + pips + value, 1) for value in range(1, 7)]
