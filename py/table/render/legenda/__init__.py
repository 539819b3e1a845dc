"""How Legenda looks on the table: four tiles of six terrains, cards framed by kind, sheets of heroes, and fights.

The module is the renderer of ``table.render`` for tiles that lie in the first given layout; ``laid`` returns that of a
view's tiles.
"""

from kraina.games.legenda.cards import load_data
from kraina.games.legenda.view import LegendaView
from table.render.legenda.renderer import LegendaRenderer, renderer_of


def laid(view: LegendaView) -> LegendaRenderer:
    """Return the renderer of the tiles as they lie in a view."""
    return renderer_of(view.layout)


_first = renderer_of(next(iter(load_data().atlas.layouts.values())))

size, spot, focus, board, overlay = _first.size, _first.spot, _first.focus, _first.board, _first.overlay
players, hand, piles, scene, moment = _first.players, _first.hand, _first.piles, _first.scene, _first.moment
card, card_rule, counters = _first.card, _first.card_rule, _first.counters

__all__ = [
    "LegendaRenderer", "board", "card", "card_rule", "counters", "focus", "hand", "laid", "moment", "overlay",
    "piles", "players", "scene", "size", "spot",
]  # fmt: skip
