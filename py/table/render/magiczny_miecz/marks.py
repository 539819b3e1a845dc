"""What is printed on spaces beside their names: Events to draw, stronger Enemies, and where Spells or Objects fail."""

from functools import cache

from kraina.games.magiczny_miecz.board import load_board
from table.render.kin.marks import Row, width

EMBLEMS = ("card", "swords", "spell", "object")
"""The marks: an Event to draw, more for Enemies, no Spells, no points from Objects."""


@cache
def row(space: str) -> Row:
    """Return the marks of a space with their numbers, as its rules have them."""
    found = load_board()[space]
    marks = [("card", 1)] * found.draw
    if found.enemies:
        marks.append(("swords", found.enemies))
    if found.spell_free:
        marks.append(("spell", 1))
    if found.plain_points:
        marks.append(("object", 1))
    return tuple(marks)


def mark_width(space: str) -> float:
    """Return how wide the marks of a space are; 0 where it has none."""
    return width(row(space))
