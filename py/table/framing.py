"""Framing: how far a board is zoomed in and moved so that some spots of it fill a window."""

from collections.abc import Sequence

from table.page import Page

AROUND = 1 / 8
"""Part of the board that is shown on every side of a place that is looked for."""
LARGEST = 5.0
"""How many times its size the board is shown at most."""
MARGIN = 1 / 18
"""Part of the board's width that is kept free around the spots."""


def framing(
    board: tuple[int, int], spots: Sequence[tuple[int, int]], window: tuple[float, float], covered: float
) -> tuple[float, float, float]:
    """Return the scale and the way right and down, in units of the board, that bring spots into a window.

    At the scale 1 the board is as wide as the window. It is scaled about its own middle and moved before that, as CSS
    does with ``scale(s) translate(x, y)``. ``covered`` is what lies over the window's lower edge. No edge of the board
    comes into the window unless all of it does.
    """
    wide, high = window
    free = max(high - covered, high / 2)
    margin = board[0] * MARGIN
    left, right = min(x for x, _ in spots) - margin, max(x for x, _ in spots) + margin
    top, bottom = min(y for _, y in spots) - margin, max(y for _, y in spots) + margin
    scale = min(wide / (right - left), free / (bottom - top), LARGEST)
    scale = max(scale, 1.0)
    across = _shift(board[0], wide, scale, (left + right) / 2, wide / 2)
    down = _shift(board[1], high, scale, (top + bottom) / 2, free / 2)
    return scale, across, down


def _shift(length: float, window: float, scale: float, spot: float, wanted: float) -> float:
    """Return how a board of a length is moved so that a spot comes to a wanted place, and no edge into the window."""
    middle = length / 2
    if length * scale <= window:
        return (window / 2 - middle) / scale
    moved = (wanted - middle) / scale + middle - spot
    most = middle - middle / scale
    least = (window - middle) / scale - middle
    return min(most, max(least, moved))


def show_place(page: Page, board: tuple[int, int], spot: tuple[int, int] | None) -> None:
    """Ring a spot of the board, and on a small screen turn the board there; None is a spot of another board."""
    if spot is None:
        return
    wide, high = (round(side * AROUND) for side in board)
    page.scroll_to("#board")
    page.look_at(board, [(spot[0] - wide, spot[1] - high), (spot[0] + wide, spot[1] + high)])
    page.ring(100 * spot[0] / board[0], 100 * spot[1] / board[1])
