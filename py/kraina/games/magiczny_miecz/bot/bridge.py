"""How a sensible player goes along the Stone Bridge."""

from typing import Any

from kraina.engine.decision import Option
from kraina.games.magiczny_miecz.bot.outlook import BOLD_CHANCE, Situation, beast_chance

BEST = 1000
ENOUGH = 3
"""Life that lasts for a fight lost to the Beast."""


def bridge_worth(at: Situation, option: Option[Any]) -> int:
    """Return what a step or task on the Bridge is worth: on to the Beast while Life or chance is good."""
    word = option.value[0]
    bold = at.me.life >= ENOUGH or beast_chance(at.sword, at.magic) >= BOLD_CHANCE
    if word == "leave":
        return BEST
    if word in ("castle", "task", "on"):
        return BEST if bold else 100
    return 50 if bold else 300
