"""Magia i Miecz on the table: what is its own, put together for the page."""

from kraina.games.talisman.view import HeroView
from table.render.kin.renderer import KinRenderer, Land, Table
from table.render.talisman import hands, map, piles, sheets
from table.render.talisman.cards import LOOK
from table.render.talisman.geometry import outline
from table.render.talisman.places import cards_at, gold_at, pawn_slots

AROUND = 190
"""So that most of the neighbouring lands are seen as well."""


def _shape(space: str) -> str:
    """Return the outline of a land that may be clicked."""
    return outline(space, 6.0)


def _changed(one: HeroView) -> tuple[str, int]:
    return ("toad", one.toad) if one.toad else ("", 0)


LAND = Land(map.size, map.spot, map.board, _shape, pawn_slots, cards_at, gold_at, AROUND)


class TalismanRenderer(KinRenderer):
    """Draws the table of Magia i Miecz from a view."""

    def __init__(self) -> None:
        super().__init__(LOOK, LAND, Table(sheets.players, hands.hand, piles.piles, _changed))
