"""The piles, what is left of the Purchase cards and Talismans, what lies on the board, and all its spaces."""

from kraina.games.talisman.board import load_board
from kraina.games.talisman.cave.expansion import joined_definitions
from kraina.games.talisman.view import TalismanView
from kraina.kit.cave.board import load_cave
from table.html import Markup
from table.i18n import Texts
from table.render.kin.pawns import player_name
from table.render.kin.piles import gathered, on_board, pile, spaces, stock
from table.render.talisman.cards import LOOK

LAYERS = {"adventure": 26, "spell": 6, "talisman": 1, "cave": 16, "underground": 4}
"""How many cards of a pile look one layer higher."""


def piles(view: TalismanView, t: Texts) -> Markup:
    """Return the piles with the number of their cards, the Purchase cards, what lies on the board and its spaces."""
    data = joined_definitions()
    notes = {
        space: (t("table.hex", who=player_name(t, caster), n=turns),)
        for space, (_, caster, turns) in view.hexes.items()
    }
    notes |= {area: (t("cave.closed-until", who=player_name(t, who)),) for area, who in view.depths.closed.items()}
    return gathered(
        pile(LOOK, "adventure", view.adventure, len(view.adventure_used), LAYERS["adventure"], t),
        pile(LOOK, "spell", view.spells, len(view.spells_used), LAYERS["spell"], t),
        pile(LOOK, "talisman", view.talismans, 0, LAYERS["talisman"], t),
        *_below(view, t),
        stock(LOOK, "purchase", tuple(data.purchases), view.stock, t),
        on_board(LOOK, view, tuple(data.board.spaces), notes, t),
        spaces(LOOK, t("table.all-spaces"), tuple(load_board().spaces), t),
        spaces(LOOK, t("region.cave.name"), tuple(load_cave().areas), t) if view.options.get("cave") == "on" else None,
    )


def _below(view: TalismanView, t: Texts) -> list[Markup]:
    """Return the piles of the Cave, if it is played with; the Underground cards may all lie in that of the Cave."""
    if view.options.get("cave") != "on":
        return []
    drawn = [pile(LOOK, "cave", view.cave, len(view.cave_used), LAYERS["cave"], t)]
    if view.options.get("underground") == "pit":
        drawn.append(pile(LOOK, "underground", view.underground, 0, LAYERS["underground"], t))
    return drawn
