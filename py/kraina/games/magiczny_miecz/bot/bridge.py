"""How a sensible player goes along the Stone Bridge."""

from typing import Any

from kraina.engine.decision import Option
from kraina.games.magiczny_miecz.board import CASTLE, ENTRANCES
from kraina.games.magiczny_miecz.bot.chances import SIDES, hope
from kraina.games.magiczny_miecz.bot.outlook import Situation

FIRST = 250
"""What any step on the Bridge is worth at least: it comes before most acts."""


def bridge_worth(at: Situation, option: Option[Any]) -> int:
    """Return what a step or task on the Bridge is worth: on to the Beast if that promises more than to turn back."""
    word, direction = option.value
    if word in ("leave", "past"):
        return FIRST
    gate = next(gate for gate, side in SIDES.items() if at.me.space in side or at.me.space == ENTRANCES[gate])
    one = at.assault(gate)
    if word == "back":
        return FIRST + one.back // 10
    bridge = at.data.board.ring(CASTLE)
    space = at.me.space if word == "task" else bridge[bridge.index(at.me.space) + direction]
    return FIRST + (hope(one, space, at.me.life) // 10 if at.shielded(gate, space) else 0)
