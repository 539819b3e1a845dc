"""Drawing Adventure cards on a space: how many, and what is laid open. Rules 1.4, 1.5."""

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.games.talisman.piles import draw_adventure, lay
from kraina.games.talisman.state import Tale
from kraina.games.talisman.windows import window


def missing(ctx: Tale, player: PlayerId) -> int:
    """Return how many cards have to be drawn on a player's space; what lay there on arrival counts (1.4)."""
    turn = ctx.state.turn
    assert turn is not None
    return max(0, ctx.data.board[ctx.state.get(player).space].draw - turn.found)


def draw_cards(ctx: Tale, player: PlayerId, count: int) -> Flow[None]:
    """Draw cards, let some be replaced, send those off that have a space of their own and lay the others open."""
    turn = ctx.state.turn
    assert turn is not None
    space = ctx.state.get(player).space
    turn.drawn = [uid for uid in (draw_adventure(ctx, player) for _ in range(count)) if uid]
    if turn.drawn:
        yield from ctx.data.verbs.replaces(ctx, player)
        yield from window(ctx, "drawn")
    while turn.drawn:
        uid = turn.drawn[0]
        placed = ctx.data.verbs.placed.get(ctx.data.card(uid).id)
        if placed is not None:
            yield from placed(ctx, player, uid)
        else:
            lay(ctx, uid, space)
        turn.drawn.remove(uid)
