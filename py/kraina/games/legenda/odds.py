"""The exact odds of a fight, a duel or a challenge before its dice. Rules 1.9, 1.10, 3.3."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.dice import ways_of_side
from kraina.games.legenda.points import side_parts
from kraina.games.legenda.state import Fight, FightKind, Side, State
from kraina.kit.odds import Odds, odds_of
from kraina.kit.points import total


def dice_of(fight: Fight) -> int:
    """Return how many dice a throw has: two between heroes, else one (1.10)."""
    return 2 if fight.kind == "duel" else 1


def compare(kind: FightKind, own: int, other: int) -> Literal["won", "draw", "lost"]:
    """Return how a comparison ends: an equal number wins against a foe and is a draw between heroes (1.10)."""
    if own == other:
        return "draw" if kind == "duel" else "won"
    return "won" if own > other else "lost"


def compare_by(kind: FightKind) -> Callable[[int, int], Literal["won", "draw", "lost"]]:
    """Return the comparison of a kind of fight."""
    return partial(compare, kind)


def chances(data: LegendaData, state: State, fight: Fight) -> Odds | None:
    """Return the exact odds for whose fight it is; None as long as a trait is not determined.

    Rolling again by an ability is not counted.
    """
    if not (fight.mine.trait and fight.theirs.trait):
        return None
    mine, theirs = (
        [(total(side_parts(data, state, fight, side)) + rolled, ways) for rolled, ways in sided(fight, side)]
        for side in (fight.mine, fight.theirs)
    )
    return odds_of(mine, theirs, compare_by(fight.kind))


def sided(fight: Fight, side: Side) -> list[tuple[int, int]]:
    """Return what a side may roll with the dice of a fight."""
    return ways_of_side(side, dice_of(fight))


def lead_odds(lead: int, mine: Side | None = None, theirs: Side | None = None) -> Odds:
    """Return the odds of a hero whose total is so much above the foe's trait, spells of both sides counted."""
    own = [(lead + rolled, ways) for rolled, ways in ways_of_side(mine or Side(None), 1)]
    return odds_of(own, ways_of_side(theirs or Side(None), 1), lambda a, b: "won" if a >= b else "lost")
