"""How Magiczny Miecz looks on the table: three circles of lands on old paper, and the Stone Bridge above them.

The module is the renderer of ``table.render``: its functions are those of one ``MieczRenderer``.
"""

from table.render.magiczny_miecz.explain import card_rule, counters
from table.render.magiczny_miecz.renderer import MieczRenderer

_ours = MieczRenderer()

size, spot, focus, board, overlay = _ours.size, _ours.spot, _ours.focus, _ours.board, _ours.overlay
players, hand, piles, scene, moment = _ours.players, _ours.hand, _ours.piles, _ours.scene, _ours.moment
card, die_face = _ours.card, _ours.die_face

__all__ = [
    "MieczRenderer", "board", "card", "card_rule", "counters", "die_face", "focus", "hand", "moment", "overlay",
    "piles", "players", "scene", "size", "spot",
]  # fmt: skip
