"""How a sensible player goes along the Stone Bridge."""

from typing import Any

from kraina.engine.decision import Option
from kraina.games.magiczny_miecz.bot.outlook import Situation

BEST = 1000


def bridge_worth(at: Situation, option: Option[Any]) -> int:
    """Return what a step or task on the Bridge is worth: on to the Beast while there is Life for it."""
    word = option.value[0]
    if word in ("castle", "leave"):
        return BEST
    if word == "task":
        return BEST if at.me.life >= 2 else 200
    if word == "on":
        return BEST if at.me.life >= 2 else 100
    return 300 if word == "back" and at.me.life < 2 else 50
