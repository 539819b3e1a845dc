"""Framing: spots come into the window, and the board fills it where it can."""

from __future__ import annotations

import pytest

from kraina.games.registry import game_ids
from table.framing import LARGEST, framing
from table.render import renderer
from table.screens.table import table_class

BOARD = (900, 600)


def seen(spot: float, length: int, scale: float, moved: float) -> float:
    """Return where a spot of the board is seen in the window."""
    return length / 2 + scale * (spot - length / 2 + moved)


@pytest.mark.parametrize("window", [(900, 700), (900, 600)])
@pytest.mark.parametrize("spots", [[(20, 580)], [(450, 300), (500, 310)], [(10, 10), (890, 590)], [(880, 20)]])
def test_spots_are_seen_and_the_board_fills_the_window(
    spots: list[tuple[int, int]], window: tuple[float, float]
) -> None:
    scale, x, y = framing(BOARD, spots, window, 100)
    assert 1 <= scale <= LARGEST
    for length, size, moved in ((900, window[0], x), (600, window[1], y)):
        near, far = seen(0, length, scale, moved), seen(length, length, scale, moved)
        if length * scale >= size:
            assert near <= 1e-6 and far >= size - 1e-6
        else:
            assert near == pytest.approx(size - far)
    for across, down in spots:
        assert 0 <= seen(across, 900, scale, x) <= window[0] and 0 <= seen(down, 600, scale, y) <= window[1]


def test_a_spot_in_the_middle_stands_above_what_is_covered() -> None:
    scale, x, y = framing(BOARD, [(450, 300)], (900, 600), 100)
    assert scale == LARGEST
    assert (seen(450, 900, scale, x), seen(300, 600, scale, y)) == pytest.approx((450, 250))


def test_a_map_that_is_higher_than_wide_takes_the_height_of_the_table() -> None:
    laid = {game: table_class(renderer(game).size()) for game in game_ids()}
    assert [game for game, names in laid.items() if names == "table upright"] == ["talisman", "jaskinia"]
    assert [game for game, names in laid.items() if names == "table"] == ["magiczny_miecz", "monstrum", "legenda"]
