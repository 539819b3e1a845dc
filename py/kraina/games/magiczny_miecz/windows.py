"""Moments at which others may step in: who is asked, in which order, and what they may do. Rules 9.1, 17.3, 17.7.

Only seats that can do something are asked, in turn order from the current player, until all of them pass in a row. With
the switch ``always_ask`` everybody is asked who has any Spell and could cast it, so that being asked betrays nothing;
in his own turn too, before the move, after it and at the end.
"""

from collections.abc import Sequence

from kraina.engine.decision import Decision, Flow, Option, ask_many
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz, Seeker, stands, working
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.kit.acts import act_option as act_option

PASS = "pass"


def may_act(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a player may do anything: not as stone, in a Circle of Fire or in another's turns in a row."""
    one = ctx.state.get(player)
    return bool(one.character) and not one.stone and not one.frozen and not ctx.state.halted(player)


def may_cast(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a player may cast Spells at all, where he is and as things are; everybody can see that."""
    one = ctx.state.get(player)
    return (
        may_act(ctx, player)
        and ctx.state.war is None
        and not ctx.data.board[one.space].spell_free
        and not working(ctx.data, ctx.state, one, "crystal-of-mages")
    )


def is_secretive(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a player is asked even if he can do nothing: with ``always_ask`` who has a Spell and may cast."""
    asked = ctx.state.options["always_ask"] == "on" and may_cast(ctx, player)
    return asked and bool(spells_of(ctx.state.get(player)))


def spells_of(one: Seeker) -> list[Uid]:
    """Return the Spells that a Seeker has: his own, and those that Friends hold for him."""
    return [*one.spells, *(spell for friend in one.friends for spell in one.kept.get(friend, []))]


def acts_of(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return all that a player may do at a moment, beyond the course of the turn."""
    acts: list[Act] = []
    if may_act(ctx, player):
        for offer in ctx.data.verbs.offers:
            acts += offer(ctx, player, moment)
    return acts


def window(ctx: Miecz, moment: MomentKind, *, besides: PlayerId | None = None) -> Flow[None]:
    """Let everybody who can step in do so, besides one player, until all pass or nothing is left to step in for."""
    while ctx.state.winner is None and not _is_moot(ctx, moment):
        for one in ctx.state.in_order():
            if one.player == besides:
                continue
            if (yield from _ask(ctx, one.player, moment)):
                break
        else:
            return


def _is_moot(ctx: Miecz, moment: MomentKind) -> bool:
    """Return whether the fight, the loss or the Spell that a moment is about has been done away with."""
    running, rescue = ctx.state.fight, ctx.state.rescue
    if moment == "fight" and running is not None:
        left = [foe for foe in running.foes if foe.id not in ctx.state.scorched]
        return running.hiding or (running.opponent is None and not left) or not stands(ctx.state, running)
    if moment == "loss" and rescue is not None:
        return rescue.saved
    return moment == "cast" and bool(ctx.state.castings) and ctx.state.castings[-1].cancelled


def _ask(ctx: Miecz, player: PlayerId, moment: MomentKind) -> Flow[bool]:
    """Ask one player; return whether something was done."""
    acts = acts_of(ctx, player, moment)
    if all(act.idle for act in acts) and not is_secretive(ctx, player):
        return False
    options = (Option(PASS, PASS, text("option.pass")), *map(act_option, acts))
    prompt = text(f"ask.response-{moment}")
    picked = yield from ask_many(Decision(player, "response", prompt, options, 0, 1, rule="17.7"))
    if not picked or picked[0] == PASS:
        return False
    yield from run_act(ctx, acts, picked[0])
    return True


def run_act(ctx: Miecz, acts: Sequence[Act], key: str) -> Flow[None]:
    """Do the act of a key, and put everybody's cards right after it."""
    act = next(act for act in acts if act.key == key)
    yield from act.run()
    yield from settle(ctx)
