"""What wears off at the end of a turn."""

from kraina.games.magiczny_miecz.gear.travel import behind_ends
from kraina.games.magiczny_miecz.gear.vessels import vessels_end
from kraina.games.magiczny_miecz.points import TURN_SWORD
from kraina.games.magiczny_miecz.state import Miecz


def turn_ends(ctx: Miecz) -> None:
    """End what lasts for a turn, with everybody and whoever's turn it was."""
    for one in ctx.state.playing():
        for mark in TURN_SWORD:
            one.marks.pop(mark, None)
        vessels_end(ctx, one.player)
        behind_ends(ctx, one.player)
