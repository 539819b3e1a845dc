"""Magiczny Miecz on the table: what is its own, put together for the page."""

from kraina.games.magiczny_miecz.view import SeekerView
from table.render.kin.renderer import KinRenderer, Land, Table
from table.render.magiczny_miecz import hands, map, piles, sheets
from table.render.magiczny_miecz.cards import LOOK
from table.render.magiczny_miecz.overlay import shape
from table.render.magiczny_miecz.places import cards_at, gold_at, pawn_slots

LAND = Land(map.size, map.spot, map.board, shape, pawn_slots, cards_at, gold_at, plate=map.plate)


def _changed(one: SeekerView) -> tuple[str, int]:
    return ("stone", one.stone) if one.stone else ("", 0)


class MieczRenderer(KinRenderer):
    """Draws the table of Magiczny Miecz from a view."""

    def __init__(self) -> None:
        super().__init__(LOOK, LAND, Table(sheets.players, hands.hand, piles.piles, _changed))
