"""The exact odds that the view and the bot go by. Rules 9.7-9.10; the numbers are worked out in the facts."""

import pytest

from kraina.games.talisman.odds import chances, sums
from kraina.games.talisman.state import Fight
from tests.rules.talisman.table import DATA, TableMaker, one


def won(lead: int) -> int:
    """Return in how many of 36 ways one wins with a lead before the dice."""
    return sum(own + lead > other for own in range(1, 7) for other in range(1, 7))


@pytest.mark.parametrize(("strength", "percent"), [(6, 34), (8, 56), (10, 76), (12, 90)])
def test_the_werewolf_is_beaten_at_the_first_try(strength: int, percent: int) -> None:
    ways = sum(count * won(strength - wolf) for wolf, count in sums(2).items())
    assert round(100 * ways / (36 * 36)) == percent


def test_a_draw_with_death() -> None:
    assert sum(count * count for count in sums(2).values()) == 146 and sum(sums(2).values()) ** 2 == 1296


@pytest.mark.parametrize(("points", "result", "percent"), [(6, 1, 7), (8, 1, 12), (10, 1, 13), (6, 2, 21), (8, 2, 25)])
def test_where_the_tunnels_lead(points: int, result: int, percent: int) -> None:
    # Plain of Peril by a result of 1, the Portal of Power by 2 and 3
    results = (1,) if result == 1 else (2, 3)
    ways = sum(sums(3).get(points + one_of, 0) for one_of in results)
    assert (200 * ways + 216) // 432 == percent


def test_the_view_shows_the_odds_of_a_duel(table: TableMaker) -> None:
    session = table().hero(0, "troll", at="village").hero(1, "thief", at="fields-1").start()
    fight = Fight(one(session, 0).player, "battle", opponent=one(session, 1).player)
    found = chances(DATA, session.state, fight)
    # 6 against 3: lost only by 1-5, 1-6 and 2-6; drawn by 1-4, 2-5 and 3-6
    assert (found.won, found.draw, found.lost) == (30, 3, 3)
