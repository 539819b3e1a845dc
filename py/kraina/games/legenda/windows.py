"""Moments at which players may cast spells or use tokens beyond the course of a turn. Rules 1.8, 1.9, 1.10.

Before the dice of a fight or challenge those are asked whose fight it is; when another player's turn begins, and before
the dice of another's fight, also those who have said in their own turn that they stay alert. So nobody is asked again
and again who only waits. The player whose fight it is comes first, then clockwise, until all pass in a row.
"""

from collections.abc import Sequence

from kraina.engine.decision import Decision, Flow, Option, ask_many
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.games.legenda.casting import spell_offers
from kraina.games.legenda.life import proclaim
from kraina.games.legenda.moments import MomentKind
from kraina.games.legenda.state import Tale
from kraina.games.legenda.uses import use_offers
from kraina.kit.acts import Act, act_option

PASS = "pass"


def acts_of(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return all that a player may do at a moment beyond the course of the turn."""
    return [*spell_offers(ctx, player, moment), *use_offers(ctx, player, moment)]


def window(ctx: Tale, moment: MomentKind, *, besides: PlayerId | None = None) -> Flow[None]:
    """Let everybody who can step in do so, besides one player, until all pass or the fight has gone."""
    fight = ctx.state.fight
    first = ctx.state.current if fight is None else fight.player
    while ctx.state.winner is None and _is_open(ctx, first):
        for one in ctx.state.in_order(first):
            if one.player != besides and (yield from _ask(ctx, one.player, moment)):
                break
        else:
            return


def _is_open(ctx: Tale, first: PlayerId) -> bool:
    """Return whether whoever's turn or fight it is stands yet, with all opponents."""
    fight = ctx.state.fight
    if fight is not None and fight.theirs.player is not None and not ctx.state.get(fight.theirs.player).field:
        return False
    return bool(ctx.state.get(first).field)


def _is_involved(ctx: Tale, player: PlayerId) -> bool:
    """Return whether a player fights in the running fight."""
    fight = ctx.state.fight
    return fight is not None and player in (fight.mine.player, fight.theirs.player)


def _ask(ctx: Tale, player: PlayerId, moment: MomentKind) -> Flow[bool]:
    """Ask one player who has a reason to be asked; return whether something was done."""
    if not (ctx.state.get(player).alert or _is_involved(ctx, player)):
        return False
    acts = acts_of(ctx, player, moment)
    if all(act.idle for act in acts):
        return False
    options = (Option(PASS, PASS, text("option.pass")), *map(act_option, acts))
    prompt = text(f"ask.response-{moment}")
    picked = yield from ask_many(Decision(player, "response", prompt, options, 0, 1, rule="1.8"))
    if not picked or picked[0] == PASS:
        return False
    yield from run_act(acts, picked[0])
    proclaim(ctx)
    return True


def run_act(acts: Sequence[Act], key: str) -> Flow[None]:
    """Do the act of a key."""
    yield from next(act for act in acts if act.key == key).run()
