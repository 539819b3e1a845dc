"""The piles, what lies in the Cave, and all its areas."""

from kraina.games.jaskinia.view import JaskiniaView
from kraina.kit.cave.board import load_cave
from table.html import Markup
from table.i18n import Texts
from table.render.jaskinia.cards import LOOK
from table.render.kin.pawns import player_name
from table.render.kin.piles import gathered, on_board, pile, spaces

LAYERS = {"cave": 15, "adventure": 6, "spell": 2}
"""How many cards of a pile look one layer higher."""


def piles(view: JaskiniaView, t: Texts) -> Markup:
    """Return the piles with the number of their cards, what lies in the Cave, and a list of its areas."""
    notes = {area: (t("cave.closed-until", who=player_name(t, player)),) for area, player in view.depths.closed.items()}
    return gathered(
        pile(LOOK, "cave", view.cave, len(view.cave_used), LAYERS["cave"], t),
        pile(LOOK, "adventure", view.adventure, len(view.adventure_used), LAYERS["adventure"], t),
        pile(LOOK, "spell", view.spells, len(view.spells_used), LAYERS["spell"], t),
        on_board(LOOK, view, tuple(load_cave().areas), notes, t),
        spaces(LOOK, t("table.all-spaces"), tuple(load_cave().areas), t),
    )
