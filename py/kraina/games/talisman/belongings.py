"""Objects and Followers: taken, ditched, lost and handed over. Rules 4.1-4.6, 6.1."""

from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.counters import change, hand_gold, pay
from kraina.games.talisman.piles import discard, from_stock, lay, lift
from kraina.games.talisman.points import RAISED
from kraina.games.talisman.state import CURSES, Hero, Tale, able, has
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.names import card_name

BASE_CAPACITY = 4
"""Objects that everybody carries (4.3)."""
HIRED = "mercenary"
"""The Follower who joins for 1 gold."""
RAFT = "raft"
LEFT_OUTSIDE = ("mule",)
"""Followers that do not come into the Cave (13.1)."""
EYE = "hewer-gold"
"""The ability that finds 1 gold more in every card that is gold."""


def capacity(data: TalismanData, one: Hero) -> int:
    """Return how many Objects a hero may carry: four, and as many as each Mule carries (4.3)."""
    character = data.characters.get(one.character)
    extra = character.carries if character is not None else 0
    return BASE_CAPACITY + extra + sum(data.card(uid).carries for uid in one.followers)


def may_own(data: TalismanData, one: Hero, uid: Uid) -> bool:
    """Return whether a hero may have a card: not against his alignment, no Followers with the Hag, no Toad (4.1).

    Nobody has a Mule in the Cave (13.1).
    """
    card = data.card(uid)
    if one.toad or not one.character or (card.id in LEFT_OUTSIDE and data.board.is_cave(one.space)):
        return False
    if card.kind in ("follower", "curse") or card.is_enemy:
        return not has(one, "hag")
    return one.alignment not in card.not_for


def parting(one: Hero) -> list[Uid]:
    """Return the Followers that can leave, be stolen or die: not the curses."""
    return [uid for uid in one.followers if design_of(uid) not in CURSES]


def droppable(one: Hero) -> list[Uid]:
    """Return the Objects that can be ditched: all but a Raft (8.3) and the Magic Crystal (13.6)."""
    return [uid for uid in one.objects if design_of(uid) not in (RAFT, CRYSTAL)]


def can_take(ctx: Tale, one: Hero, uid: Uid) -> bool:
    """Return whether a hero may pick a lying card up: not what he ditched in this turn (4.2)."""
    card = ctx.data.card(uid)
    turn = ctx.state.turn
    if one.toad or (turn is not None and f"{one.player}:{uid}" in turn.dropped):
        return False
    if card.gold:
        return True
    if not (card.is_object or card.kind == "follower") or not may_own(ctx.data, one, uid):
        return False
    return card.id != HIRED or one.gold > 0


def give(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Give a player a card that is nobody's now."""
    one, card = ctx.state.get(player), ctx.data.card(uid)
    (one.objects if card.is_object else one.followers).append(uid)
    told = text("told.takes", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=uid, deck="adventure"))


def from_purchase(ctx: Tale, player: PlayerId, design: str, rule: RuleRef) -> Uid | None:
    """Give a player a Purchase card; None, and told, if none is left (4.5)."""
    uid = from_stock(ctx.state, design)
    if uid is None:
        ctx.emit(Told(text=text("told.none-left", card=card_name(design)), rule="4.5"))
        return None
    give(ctx, player, uid, rule)
    ctx.ran(f"card:{design}")
    return uid


def gain_talisman(ctx: Tale, player: PlayerId, rule: RuleRef) -> None:
    """Give a player a Talisman of the stack, if one is left (4.5, 4.6); a Toad may have none."""
    state = ctx.state
    if not state.talismans:
        ctx.emit(Told(text=text("told.none-left", card=card_name("talisman")), rule="4.5"))
    elif may_own(ctx.data, state.get(player), "talisman"):
        give(ctx, player, state.talismans.pop(0), rule)
        ctx.ran("card:talisman")


def release(ctx: Tale, player: PlayerId, uid: Uid) -> bool:
    """Take a card out of a player's possession; return whether it was a raised Enemy."""
    one = ctx.state.get(player)
    (one.objects if uid in one.objects else one.followers).remove(uid)
    return one.marks.pop(f"{RAISED}{uid}", None) is not None


def lose_card(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Discard an Object or Follower of a player (4.5)."""
    release(ctx, player, uid)
    discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.loses-card", who=Who(player), card=card_name(uid)), rule=rule))


def leave(ctx: Tale, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Leave a card open on its owner's space (4.2); Rafts, curses and tamed Enemies are discarded instead."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if design_of(uid) in (RAFT, CRYSTAL, *CURSES) or ctx.data.card(uid).is_enemy:
        lose_card(ctx, player, uid, rule)
        return
    release(ctx, player, uid)
    lay(ctx, uid, one.space)
    if turn is not None:
        turn.dropped.append(f"{player}:{uid}")
    ctx.emit(Told(text=text("told.leaves-card", who=Who(player), card=card_name(uid)), rule=rule))


def hand_over(ctx: Tale, giver: PlayerId, taker: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Move an Object or Follower from one player to another."""
    raised = release(ctx, giver, uid)
    one, card = ctx.state.get(taker), ctx.data.card(uid)
    (one.objects if card.is_object else one.followers).append(uid)
    if raised:
        one.marks[f"{RAISED}{uid}"] = 1
    told = text("told.takes-from", who=Who(taker), other=Who(giver), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=taker, card=uid, deck="adventure"))


def rob(ctx: Tale, taker: PlayerId, victim: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Take an Object from another player, or 1 gold where no Object is named."""
    if uid:
        hand_over(ctx, victim, taker, uid, rule)
    else:
        hand_gold(ctx, victim, taker, 1, rule)


def turn_to_gold(ctx: Tale, player: PlayerId, uids: list[Uid], rule: RuleRef) -> None:
    """Discard Objects of a player for 1 gold each."""
    for uid in uids:
        lose_card(ctx, player, uid, rule)
        change(ctx, player, "gold", 1, rule)


def pick_up(ctx: Tale, player: PlayerId, uid: Uid) -> None:
    """Take a card that lies on the player's space: gold becomes coins, the Mercenary is paid (1.5)."""
    card = ctx.data.card(uid)
    lift(ctx, uid)
    if card.gold:
        discard(ctx.data, ctx.state, uid)
        more = 1 if able(ctx.state.get(player), EYE) else 0
        if more:
            ctx.ran(f"ability:{EYE}")
        change(ctx, player, "gold", card.gold + more, "1.5")
        ctx.ran(f"card:{card.id}")
        return
    if card.id == HIRED:
        pay(ctx, player, 1, "12.5")
    give(ctx, player, uid, "1.5")
    ctx.ran(f"card:{card.id}")
