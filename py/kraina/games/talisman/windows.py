"""Moments at which players may step in: who is asked, in which order, and what they may do. Rules 5.2-5.4.

Only seats that can do something are asked, the active player first and then clockwise, until all of them pass in a row.
With the switch ``always_ask`` everybody is asked who has any Spell and could cast it, so that being asked betrays
nothing.
"""

from collections.abc import Sequence

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Tale, stands, working
from kraina.games.talisman.verbs import Act, MomentKind
from kraina.kit.acts import act_option as act_option
from kraina.kit.acts import respond


def may_cast(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player may cast Spells at all, where he is and as things are; everybody can see that.

    Not as a Toad, on the Cursed Glade, under Destroy Magic, with the Amulet, or beyond the limit of the turn (5.2).
    """
    one, state = ctx.state.get(player), ctx.state
    if not one.character or one.toad or state.silence is not None or ctx.data.board[one.space].bare:
        return False
    return not working(ctx.data, state, one, "amulet") and _within_limit(ctx, player)


def _within_limit(ctx: Tale, player: PlayerId) -> bool:
    """Return whether the turn's limit allows one more: as many as held at its start, one in another's (5.2)."""
    turn = ctx.state.turn
    if turn is None:
        return False
    return turn.cast.get(str(player), 0) < (turn.held if turn.player == player else 1)


def is_secretive(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player is asked even if he can do nothing: with ``always_ask`` who has a Spell and may cast."""
    asked = ctx.state.options["always_ask"] == "on" and may_cast(ctx, player)
    return asked and bool(ctx.state.get(player).spells)


def acts_of(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return all that a player may do at a moment, beyond the course of the turn."""
    return [*_pressing(ctx, player, moment), *_idle(ctx, player, moment)]


def asked_acts(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the same if there is a reason to ask the player, else nothing."""
    acts = _pressing(ctx, player, moment)
    if all(act.idle for act in acts) and not is_secretive(ctx, player):
        return []
    return [*acts, *_idle(ctx, player, moment)]


def _pressing(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    if not ctx.state.get(player).character:
        return []
    return [act for offer in ctx.data.verbs.offers for act in offer(ctx, player, moment)]


def _idle(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    if not ctx.state.get(player).character:
        return []
    return [act for offer in ctx.data.verbs.idle_offers for act in offer(ctx, player, moment)]


def window(ctx: Tale, moment: MomentKind, *, besides: PlayerId | None = None) -> Flow[None]:
    """Let everybody who can step in do so, besides one player, until all pass or nothing is left to step in for."""
    while ctx.state.winner is None and not _is_moot(ctx, moment):
        for one in ctx.state.in_order():
            if one.player == besides or not ctx.state.get(one.player).character:
                continue
            if (yield from _ask(ctx, one.player, moment)):
                break
        else:
            return


def _is_moot(ctx: Tale, moment: MomentKind) -> bool:
    """Return whether the fight, the loss or the Spell that a moment is about has been done away with."""
    running, rescue = ctx.state.fight, ctx.state.rescue
    if moment == "fight" and running is not None:
        gone = running.opponent is None and not running.foes
        return running.evaded or gone or not stands(ctx.state, running)
    if moment == "loss" and rescue is not None:
        return rescue.saved
    if moment in ("turn", "arrived"):
        return ctx.state.turn is None or ctx.state.turn.over
    return moment == "cast" and bool(ctx.state.castings) and ctx.state.castings[-1].cancelled


def _ask(ctx: Tale, player: PlayerId, moment: MomentKind) -> Flow[bool]:
    """Ask one player; return whether something was done."""
    acts = asked_acts(ctx, player, moment)
    if not acts and not is_secretive(ctx, player):
        return False
    picked = yield from respond(player, moment, acts, "5.4")
    if picked:
        yield from run_act(ctx, acts, picked)
    return bool(picked)


def run_act(ctx: Tale, acts: Sequence[Act], key: str) -> Flow[None]:
    """Do the act of a key, and put everybody's cards right after it."""
    act = next(act for act in acts if act.key == key)
    yield from act.run()
    yield from settle(ctx)
