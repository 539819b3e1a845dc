"""How Monstrum looks on the table: a pen-and-ink map on old paper, cards framed by kind, sheets and the fight.

The module is the renderer of ``table.render``: its functions are those of one ``MonstrumRenderer``.
"""

from table.render.monstrum.explain import card_rule, counters
from table.render.monstrum.renderer import MonstrumRenderer

_ours = MonstrumRenderer()

size, spot, focus, board, overlay = _ours.size, _ours.spot, _ours.focus, _ours.board, _ours.overlay
players, hand, piles, scene, moment = _ours.players, _ours.hand, _ours.piles, _ours.scene, _ours.moment
card, die_face = _ours.card, _ours.die_face

__all__ = [
    "MonstrumRenderer", "board", "card", "card_rule", "counters", "die_face", "focus", "hand", "moment", "overlay",
    "piles", "players", "scene", "size", "spot",
]  # fmt: skip
