"""Items and Friends: taken, left, lost and handed over. Rules 5.1-5.5, 6.1-6.4."""

from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Who, text
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.counters import change, hand_gold
from kraina.games.jaskinia.piles import discard, lay, lift
from kraina.games.jaskinia.state import Searcher, Tale, able
from kraina.kit.names import card_name

BASE_CAPACITY = 4
"""Items that everybody carries (5.3)."""
EYE = "hewer-gold"


def capacity(data: JaskiniaData, one: Searcher) -> int:
    """Return how many Items a Searcher may have (5.3)."""
    character = data.box.characters.get(one.character)
    return BASE_CAPACITY + (character.carries if character else 0) + sum(data.card(uid).carries for uid in one.friends)


def may_own(data: JaskiniaData, one: Searcher, uid: Uid) -> bool:
    """Return whether a Searcher may have a card: not against his Character (5.2)."""
    return one.character != "" and one.alignment not in data.card(uid).not_for


def can_take(ctx: Tale, one: Searcher, uid: Uid) -> bool:
    """Return whether a Searcher may take a lying card: not what he left behind in this turn (5.2)."""
    card, turn = ctx.data.card(uid), ctx.state.turn
    if turn is not None and f"{one.player}:{uid}" in turn.dropped:
        return False
    return bool(card.gold) or ((card.is_item or card.kind == "friend") and may_own(ctx.data, one, uid))


def give(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Give a player a card that is nobody's now."""
    one, card = ctx.state.get(player), ctx.data.card(uid)
    (one.items if card.is_item else one.friends).append(uid)
    told = text("told.takes", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=uid, deck=card.deck))


def release(ctx: Tale, player: PlayerId, uid: Uid) -> None:
    """Take an Item, Friend or Spell out of a player's possession."""
    one = ctx.state.get(player)
    held = next(pile for pile in (one.items, one.friends, one.spells) if uid in pile)
    held.remove(uid)
    if uid in one.raised:
        one.raised.remove(uid)


def lose_card(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Put an Item, Friend or Spell of a player among the used cards (6.3)."""
    spell = uid in ctx.state.get(player).spells
    release(ctx, player, uid)
    discard(ctx.data, ctx.state, uid)
    told = text("told.loses-spell", who=Who(player)) if spell else text("told.loses-card", who=Who(player),
                                                                        card=card_name(uid))  # fmt: skip
    ctx.emit(Told(text=told, rule=rule))


def destroy(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Take an Item of a player out of the game (12.6)."""
    release(ctx, player, uid)
    ctx.state.aside.append(uid)
    ctx.emit(Told(text=text("told.destroyed", who=Who(player), card=card_name(uid)), rule=rule))


def leave(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Leave a card open on its owner's area (5.4, 6.4); a creature that followed him is used up (8.2)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if ctx.data.card(uid).is_enemy:
        lose_card(ctx, player, uid, rule)
        return
    release(ctx, player, uid)
    lay(ctx, uid, one.area)
    if turn is not None:
        turn.dropped.append(f"{player}:{uid}")
    ctx.emit(Told(text=text("told.leaves-card", who=Who(player), card=card_name(uid)), rule=rule))


def rob(ctx: Tale, taker: PlayerId, victim: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Take an Item from another player, or 1 bag where no Item is named."""
    if not uid:
        hand_gold(ctx, victim, taker, 1, rule)
        return
    release(ctx, victim, uid)
    ctx.state.get(taker).items.append(uid)
    told = text("told.takes-from", who=Who(taker), other=Who(victim), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=taker, card=uid, deck=ctx.data.card(uid).deck))


def hand_friend(ctx: Tale, giver: PlayerId, taker: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Move a Friend from one player to another, a raised creature as such."""
    raised = uid in ctx.state.get(giver).raised
    release(ctx, giver, uid)
    one = ctx.state.get(taker)
    one.friends.append(uid)
    if raised:
        one.raised.append(uid)
    told = text("told.takes-from", who=Who(taker), other=Who(giver), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=taker, card=uid, deck=ctx.data.card(uid).deck))


def pick_up(ctx: Tale, player: PlayerId, uid: Uid) -> None:
    """Take a card that lies on the player's area: gold becomes bags, to the Hewer one more (13.7)."""
    card = ctx.data.card(uid)
    lift(ctx, uid)
    ctx.ran(f"card:{card.id}")
    if not card.gold:
        give(ctx, player, uid, "13.7")
        return
    discard(ctx.data, ctx.state, uid)
    more = 1 if able(ctx.state.get(player), EYE) else 0
    if more:
        ctx.ran(f"ability:{EYE}")
    change(ctx, player, "gold", card.gold + more, "13.7")
