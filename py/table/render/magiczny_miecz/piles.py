"""The piles, what is left of the Equipment, what lies on the board, and all its spaces."""

from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.view import MieczView
from table.html import Markup
from table.i18n import Texts
from table.render.kin.piles import gathered, on_board, pile, spaces, stock
from table.render.magiczny_miecz.cards import LOOK

LAYERS = {"event": 41, "spell": 8}
"""How many cards of a pile look one layer higher."""


def piles(view: MieczView, t: Texts) -> Markup:
    """Return the piles with the number of their cards, the Equipment, what lies on the board, and all its spaces."""
    data = definitions()
    return gathered(
        pile(LOOK, "event", view.events, len(view.events_used), LAYERS["event"], t),
        pile(LOOK, "spell", view.spells, len(view.spells_used), LAYERS["spell"], t),
        stock(LOOK, "equipment", tuple(data.stock), view.stock, t),
        on_board(LOOK, view, tuple(data.board.spaces), {}, t),
        spaces(LOOK, t("table.all-spaces"), tuple(data.board.spaces), t),
    )
