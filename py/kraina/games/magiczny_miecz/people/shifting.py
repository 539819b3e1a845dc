"""Enemies driven to another space. Rule 8.1."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.piles import lay, lift
from kraina.games.magiczny_miecz.state import Miecz
from kraina.kit.choose import choose_space


def free_spaces(ctx: Miecz, space: SpaceId) -> list[SpaceId]:
    """Return the other spaces of a Circle where nobody stands and no card lies, clockwise."""
    return [other for other in ctx.data.board.ring(space) if other != space and ctx.state.is_free(other)]


def shift(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Let a player move an Enemy's card from his space to a free one of the Circle; return whether he did."""
    free = free_spaces(ctx, ctx.state.get(player).space)
    prompt = text("ask.ability-shift", card=card_name(uid))
    goal = yield from choose_space(player, "shift", prompt, free, "8.2", optional=True)
    if goal is None:
        return False
    lift(ctx, uid)
    lay(ctx, uid, goal)
    told = text("told.ability-shifts", who=Who(player), card=card_name(uid), space=space_name(goal))
    ctx.emit(Told(text=told, rule="8.1"))
    return True
