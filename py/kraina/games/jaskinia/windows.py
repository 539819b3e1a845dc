"""Moments at which players may step in: who is asked, in which order, and what they may do. Rules 9.6, 14.2, 14.4.

Only seats that can do something are asked, the active player first and then clockwise, until all of them pass in a row.
With the switch ``always_ask`` everybody is asked who has any Spell, so that being asked betrays nothing.
"""

from collections.abc import Sequence

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import Tale, stands
from kraina.games.jaskinia.verbs import Act, MomentKind
from kraina.kit.acts import respond


def is_secretive(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player is asked even if he can do nothing: with ``always_ask`` who has a Spell."""
    return ctx.state.options["always_ask"] == "on" and bool(ctx.state.get(player).spells)


def acts_of(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return all that a player may do at a moment, beyond the course of the turn."""
    if not ctx.state.get(player).character:
        return []
    verbs = ctx.data.verbs
    return [act for offer in (*verbs.offers, *verbs.idle_offers) for act in offer(ctx, player, moment)]


def asked_acts(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the same if there is a reason to ask the player, else nothing."""
    acts = acts_of(ctx, player, moment)
    return acts if is_secretive(ctx, player) or not all(act.idle for act in acts) else []


def window(ctx: Tale, moment: MomentKind, *, besides: PlayerId | None = None) -> Flow[None]:
    """Let everybody who can step in do so, besides one player, until all pass or nothing is left to step in for."""
    while ctx.state.winner is None and not _is_moot(ctx, moment):
        for player in [one.player for one in ctx.state.in_order()]:
            if player == besides or not ctx.state.get(player).character:
                continue
            if (yield from _ask(ctx, player, moment)):
                break
        else:
            return


def _is_moot(ctx: Tale, moment: MomentKind) -> bool:
    """Return whether the fight or the loss that a moment is about has been done away with."""
    if moment == "fight" and ctx.state.fight is not None:
        return not stands(ctx.state, ctx.state.fight)
    if moment == "loss" and ctx.state.rescue is not None:
        return ctx.state.rescue.saved
    return moment in ("turn", "arrived") and (ctx.state.turn is None or ctx.state.turn.over)


def _ask(ctx: Tale, player: PlayerId, moment: MomentKind) -> Flow[bool]:
    """Ask one player; return whether something was done."""
    acts = asked_acts(ctx, player, moment)
    if not acts and not is_secretive(ctx, player):
        return False
    picked = yield from respond(player, moment, acts, "9.6")
    if picked:
        yield from run_act(ctx, acts, picked)
    return bool(picked)


def run_act(ctx: Tale, acts: Sequence[Act], key: str) -> Flow[None]:
    """Do the act of a key, and put everybody's cards right after it."""
    act = next(act for act in acts if act.key == key)
    yield from act.run()
    yield from settle(ctx)
