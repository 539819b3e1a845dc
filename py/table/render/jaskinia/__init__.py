"""How Jaskinia looks on the table: a dark cave, explored by the light of a lamp.

The module is the renderer of ``table.render``: its functions are those of one ``JaskiniaRenderer``.
"""

from table.render.jaskinia.explain import card_rule, counters
from table.render.jaskinia.renderer import JaskiniaRenderer

_ours = JaskiniaRenderer()

size, spot, focus, board, overlay = _ours.size, _ours.spot, _ours.focus, _ours.board, _ours.overlay
players, hand, piles, scene, moment = _ours.players, _ours.hand, _ours.piles, _ours.scene, _ours.moment
card, die_face = _ours.card, _ours.die_face

__all__ = [
    "JaskiniaRenderer", "board", "card", "card_rule", "counters", "die_face", "focus", "hand", "moment", "overlay",
    "piles", "players", "scene", "size", "spot",
]  # fmt: skip
