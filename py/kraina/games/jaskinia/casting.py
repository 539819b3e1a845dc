"""Casting Spells: when, on what, and that they work at once, for nothing answers them. Rules 9.6, 9.7."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.jaskinia.piles import discard
from kraina.games.jaskinia.state import Tale
from kraina.games.jaskinia.verbs import OWN_MOMENTS, Act, MomentKind, Target
from kraina.kit.names import card_name, card_text

ANY_MOMENTS = ("turn", "arrived")
"""Moments of anybody's turn at which a Spell for any time may be cast."""


def spell_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the Spells that a player may cast at a moment, once for each target."""
    acts: list[Act] = []
    for uid in ctx.state.get(player).spells:
        spell = ctx.data.spell(uid)
        if is_time(ctx, player, spell.when, moment):
            acts += [
                _act(ctx, player, uid, target)
                for target in ctx.data.verbs.spells[spell.id].targets(ctx, player, moment)
            ]
    return acts


def is_time(ctx: Tale, player: PlayerId, when: tuple[str, ...], moment: MomentKind) -> bool:
    """Return whether a Spell with these times may be cast by a player at a moment (9.6)."""
    turn = ctx.state.turn
    own = turn is not None and turn.player == player
    if "any" in when:
        return moment in ANY_MOMENTS or (own and moment in OWN_MOMENTS)
    return moment in when and (own or moment not in OWN_MOMENTS)


def _act(ctx: Tale, player: PlayerId, uid: Uid, target: Target) -> Act:
    key = f"cast:{uid}" + (f":{target.key}" if target.key else "")
    label = text("option.cast", card=card_name(uid))
    if target.label is not None:
        label = text("option.cast-on", card=card_name(uid), target=target.label)
    return Act(key, label, partial(cast, ctx, player, uid, target), Ref("card", uid), card_text(uid))


def cast(ctx: Tale, player: PlayerId, uid: Uid, target: Target) -> Flow[None]:
    """Cast a Spell: it leaves the hand, works, and goes to the used ones (9.6)."""
    ctx.state.get(player).spells.remove(uid)
    told = text("told.casts", who=Who(player), card=card_name(uid))
    if target.label is not None:
        told = text("told.casts-on", who=Who(player), card=card_name(uid), target=target.label)
    ctx.reveal()
    ctx.emit(CardShown(text=told, rule="9.6", player=player, card=uid, deck="spell"))
    discard(ctx.data, ctx.state, uid)
    yield from ctx.data.verbs.spells[design_of(uid)].effect(ctx, player, target)
    ctx.ran(f"card:{design_of(uid)}")
