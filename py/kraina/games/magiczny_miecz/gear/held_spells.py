"""Spells that are filled up again, and those that Friends bring and hold. Rules 9.5, 9.8."""

from functools import partial

from kraina.engine.decision import Flow
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.gear.moments import in_own_turn, use
from kraina.games.magiczny_miecz.piles import draw_spell, gain_spell
from kraina.games.magiczny_miecz.points import spell_limit, staff_spells
from kraina.games.magiczny_miecz.state import Miecz, able
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.kit.choose import choose_card

REFILL = "refill"
"""Mark of a turn in which Spells have been filled up."""


def refill_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let a player fill up his Spells once a turn, at start or end, by his ability or with the Magic Staff (9.8)."""
    turn = ctx.state.turn
    if turn is None or not in_own_turn(ctx, player, moment) or REFILL in turn.marks:
        return []
    if not _lacking(ctx, player) or not (ctx.state.spells or ctx.state.spells_used):
        return []
    run = partial(_refill, ctx, player)
    return [Act(REFILL, text("option.gear-refill"), run)]


def _lacking(ctx: Miecz, player: PlayerId) -> int:
    """Return how many Spells a player may draw now."""
    one = ctx.state.get(player)
    goal = max(_by_ability(ctx, player), staff_spells(ctx.data, ctx.state, one))
    if goal <= len(one.spells):
        return 0
    return max(0, min(goal, spell_limit(ctx.data, ctx.state, one)) - len(one.spells))


def _by_ability(ctx: Miecz, player: PlayerId) -> int:
    one = ctx.state.get(player)
    refill = ctx.data.characters[one.character].refill
    return refill if refill and able(one, f"{one.character}-{REFILL}") else 0


def _refill(ctx: Miecz, player: PlayerId) -> Flow[None]:
    one, turn = ctx.state.get(player), ctx.state.turn
    assert turn is not None
    turn.marks.append(REFILL)
    if len(one.spells) < _by_ability(ctx, player):
        ctx.ran(f"ability:{one.character}-{REFILL}")
    if len(one.spells) < staff_spells(ctx.data, ctx.state, one):
        ctx.ran("card:magic-staff")
    for _ in range(_lacking(ctx, player)):
        gain_spell(ctx, player)
    yield from ()


def brings_spell(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """A Friend who has just come out of the pile brings a Spell; later owners get him without one."""
    left = ctx.state.tokens.get(uid, ctx.data.card(uid).holds)
    spell = draw_spell(ctx, player) if left else None
    if spell is not None:
        ctx.state.tokens[uid] = left - 1
        ctx.state.get(player).kept.setdefault(uid, []).append(spell)
        ctx.emit(Told(text=text("told.gear-brings", card=card_name(uid)), rule="9.5"))
        seen = text("told.gains-spell-seen", card=card_name(spell))
        ctx.emit(CardShown(text=seen, rule="9.5", player=player, card=spell, deck="spell", only=(player,)))
    yield from ()


def crusader(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Give the Crusader a Spell of one's own to hold, when he has none."""
    one = ctx.state.get(player)
    if not in_own_turn(ctx, player, moment) or one.kept.get(uid) or not one.spells:
        return []
    label = text("option.gear-entrust", card=card_name(uid))
    return [use(uid, partial(_entrust, ctx, player, uid), idle=moment != "start", label=label)]


def _entrust(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    one = ctx.state.get(player)
    prompt = text("ask.gear-entrust", card=card_name(uid))
    spell = yield from choose_card(player, "entrust", prompt, one.spells, "9.5", optional=True)
    if spell is None:
        return
    one = ctx.state.get(player)
    one.spells.remove(spell)
    one.kept.setdefault(uid, []).append(spell)
    ctx.emit(Told(text=text("told.gear-entrusts", who=Who(player), card=card_name(uid)), rule="9.5"))
    ctx.ran("card:crusader")
