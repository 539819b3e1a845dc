"""How Magia i Miecz looks on the table: three square rings of lands, a river, a wall, and the Crown in the middle.

The module is the renderer of ``table.render``: its functions are those of one ``TalismanRenderer``.
"""

from table.render.talisman.explain import card_rule, counters
from table.render.talisman.renderer import TalismanRenderer

_ours = TalismanRenderer()

size, spot, focus, board, overlay = _ours.size, _ours.spot, _ours.focus, _ours.board, _ours.overlay
players, hand, piles, scene, moment = _ours.players, _ours.hand, _ours.piles, _ours.scene, _ours.moment
card, die_face, showing = _ours.card, _ours.die_face, _ours.showing

__all__ = [
    "TalismanRenderer", "board", "card", "card_rule", "counters", "die_face", "focus", "hand", "moment", "overlay",
    "piles", "players", "scene", "showing", "size", "spot",
]  # fmt: skip
