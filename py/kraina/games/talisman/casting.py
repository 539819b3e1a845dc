"""Casting Spells: who may, on what, what answers them, and when they work. Rules 5.2-5.4, 9.3."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.piles import discard
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Casting, Hero, Tale, working
from kraina.games.talisman.verbs import Act, MomentKind, Target
from kraina.games.talisman.windows import may_cast, window
from kraina.kit.names import card_name, card_text

OWN_MOMENTS = ("start", "arrived", "end")
"""Moments of the own turn at which Spells for any time may be cast."""
ANY_MOMENTS = ("turn", "arrived", "fight")
"""Moments of anybody's turn at which they may."""


def reachable(ctx: Tale, other: Hero) -> bool:
    """Return whether a Spell affects a character: not on the Cursed Glade, not the Amulet's owner."""
    if not other.character or ctx.data.board[other.space].bare:
        return False
    return not working(ctx.data, ctx.state, other, "amulet")


def spell_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the Spells that a player may cast at a moment, once for each target."""
    if not may_cast(ctx, player):
        return []
    acts: list[Act] = []
    seen: list[str] = []
    for uid in ctx.state.get(player).spells:
        spell = ctx.data.spell(uid)
        if spell.id in seen or not is_time(ctx, player, spell.when, moment):
            continue
        seen.append(spell.id)
        for target in ctx.data.verbs.spells[spell.id].targets(ctx, player, moment):
            acts.append(_act(ctx, player, uid, target))
    return acts


def is_time(ctx: Tale, player: PlayerId, when: tuple[str, ...], moment: MomentKind) -> bool:
    """Return whether a Spell with these times may be cast by a player at a moment (5.3)."""
    turn = ctx.state.turn
    own = turn is not None and turn.player == player
    if "any" in when and (moment in ANY_MOMENTS or (own and moment in OWN_MOMENTS)):
        return True
    if moment == "fight":
        return "creature" in when or "battle" in when
    if moment == "start":
        return own and ("start" in when or "move" in when)
    return moment in when and (own or moment not in OWN_MOMENTS)


def _act(ctx: Tale, player: PlayerId, uid: Uid, target: Target) -> Act:
    key = f"cast:{uid}" + (f":{target.key}" if target.key else "")
    label = text("option.cast", card=card_name(uid))
    if target.label is not None:
        label = text("option.cast-on", card=card_name(uid), target=target.label)
    run = partial(cast, ctx, player, uid, target)
    return Act(key, label, run, Ref("card", uid), card_text(uid))


def cast(ctx: Tale, player: PlayerId, uid: Uid, target: Target) -> Flow[None]:
    """Cast a Spell: it leaves the hand, others may answer it, then it works and is discarded (5.4)."""
    state, turn = ctx.state, ctx.state.turn
    state.get(player).spells.remove(uid)
    if turn is not None:
        turn.cast[str(player)] = turn.cast.get(str(player), 0) + 1
    casting = Casting(player, uid, target.player, target.at)
    state.castings.append(casting)
    _tell(ctx, casting, target.label)
    yield from window(ctx, "cast")
    design = design_of(uid)
    kept = False
    if casting.cancelled:
        ctx.emit(Told(text=text("told.cancelled", card=card_name(uid)), rule="5.4"))
    elif casting.target is not None and not reachable(ctx, state.get(casting.target)):
        ctx.emit(Told(text=text("told.no-effect", card=card_name(uid)), rule="5.3"))
    else:
        yield from ctx.data.verbs.spells[design].effect(ctx, casting)
        ctx.ran(f"card:{design}")
        kept = uid in state.hexers
    state.castings.remove(casting)
    if not kept:
        discard(ctx.data, state, uid)
    yield from settle(ctx)


def _tell(ctx: Tale, casting: Casting, label: Text | None) -> None:
    who, card = Who(casting.caster), card_name(casting.spell)
    told = text("told.casts", who=who, card=card)
    if label is not None:
        told = text("told.casts-on", who=who, card=card, target=label)
    ctx.reveal()
    ctx.emit(CardShown(text=told, rule="5.4", player=casting.caster, card=casting.spell, deck="spell"))
