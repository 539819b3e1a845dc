"""Objects and Friends: taken, left, lost and handed over, with what they carry. Rules 5, 6, 16.6, 20.2, 21."""

from collections.abc import Sequence

from kraina.engine.decision import Flow
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import MieczData, card_name, is_stock
from kraina.games.magiczny_miecz.counters import change, hand_gold, pay
from kraina.games.magiczny_miecz.piles import discard, from_stock, lay, lift
from kraina.games.magiczny_miecz.state import SLAVE, Miecz, Seeker, State, able, has, magic_works

KEYS = ("magic-sword", "toliman-shield")
"""What is exchanged for the card of the Equipment when it is taken (16.6)."""
CURSES = ("noon-wraith", "evil-spirit")
"""Encounters that follow like a Friend and cannot be sent away."""
TRANSPORT = ("horse", "mule", "troika", "magic-bag", "boat")
"""Objects that are no load themselves (5.6)."""
BEARERS = ("porter", "magic-bag")
"""What carries Objects of its own, which are lost with it."""
PAID = ("mercenary", "porter")
"""Friends who join for 1 gold."""
BASE_CAPACITY = 4
"""Objects that everybody carries (5.4)."""


def capacity(data: MieczData, state: State, one: Seeker) -> int:
    """Return how many Objects a Seeker may carry (5.4); in the War of Elements the Magic Bag carries none."""
    return BASE_CAPACITY + sum(room(data, state, uid) for uid in (*one.objects, *one.friends))


def room(data: MieczData, state: State, uid: Uid) -> int:
    """Return how many Objects a Friend or means of transport carries now."""
    carries = data.card(uid).carries
    return carries if carries and magic_works(data, state, uid) else 0


def bearers(one: Seeker) -> list[Uid]:
    """Return a Seeker's Porter and Magic Bag."""
    return [uid for uid in (*one.friends, *one.objects) if design_of(uid) in BEARERS]


def carried_by(one: Seeker, uid: Uid) -> list[Uid]:
    """Return the Objects that go where a Porter or Magic Bag goes: not the Secret Bag, nor what is hidden in it."""
    held = one.loads.get(uid, []) if design_of(uid) in BEARERS else []
    return [carried for carried in held if carried not in secret(one)]


def load(one: Seeker) -> list[Uid]:
    """Return the Objects that count against the capacity: all but means of transport (5.6)."""
    return [uid for uid in one.objects if design_of(uid) not in TRANSPORT]


def may_own(data: MieczData, one: Seeker, uid: Uid) -> bool:
    """Return whether a Seeker has the right to an Object or Friend (5.3, 7.4)."""
    card = data.card(uid)
    if card.kind == "friend" or card.is_enemy:
        return not able(one, "rogue-no-friends") and not has(one, "evil-spirit")
    return data.suits(uid, one.character, one.alignment)


def barring_ability(data: MieczData, one: Seeker, uid: Uid) -> str | None:
    """Return the ability that keeps a Character from owning an Object or Friend, if one does (8.1)."""
    card = data.card(uid)
    if able(one, "rogue-no-friends") and card.kind == "friend":
        return "rogue-no-friends"
    return f"{one.character}-forbidden" if card.id in data.characters[one.character].forbidden else None


def can_take(data: MieczData, state: State, one: Seeker, uid: Uid) -> bool:
    """Return whether a Seeker may pick a lying card up: it is no use to fetch what must be left at once (5.3)."""
    card = data.card(uid)
    if uid in state.face_down:
        return False
    if design_of(uid) == "magic-sword" and data.board.circle(one.space) == "lower" and not is_stock(uid):
        return False  # it cannot be gained there and goes back to the pile
    if card.gold:
        return True
    if not (card.is_object or card.kind == "friend") or not may_own(data, one, uid):
        return False
    return card.id not in PAID or one.gold > 0


def take(ctx: Miecz, player: PlayerId, uid: Uid, rule: RuleRef = "16.6") -> Uid:
    """Give a player an Object or Friend that is nobody's now; return the card he has in the end.

    The Magic Sword and Toliman's Shield are exchanged for the Equipment's card while it has one (16.6).
    """
    one = ctx.state.get(player)
    if design_of(uid) in KEYS and not is_stock(uid):
        stock = from_stock(ctx.state, design_of(uid))
        if stock is not None:
            discard(ctx.data, ctx.state, uid)
            uid = stock
    (one.friends if ctx.data.card(uid).kind == "friend" else one.objects).append(uid)
    told = text("told.takes", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=uid, deck="event"))
    return uid


def from_equipment(ctx: Miecz, player: PlayerId, design: str, rule: RuleRef) -> Uid | None:
    """Give a player a card of the Equipment; None, and told, if none is left (21.1, 21.2)."""
    uid = from_stock(ctx.state, design)
    if uid is None:
        ctx.emit(Told(text=text("told.none-left", card=card_name(design)), rule="21.2"))
        return None
    return take(ctx, player, uid, rule)


def release(ctx: Miecz, player: PlayerId, uid: Uid) -> list[Uid]:
    """Take a card out of a player's possession and return the Spells that it held."""
    one = ctx.state.get(player)
    (one.objects if uid in one.objects else one.friends).remove(uid)
    one.loads.pop(uid, None)
    one.marks.pop(SLAVE + uid, None)
    for carried in one.loads.values():
        if uid in carried:
            carried.remove(uid)
    return one.kept.pop(uid, [])


def lose_card(ctx: Miecz, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Set an Object or Friend of a player aside: what it carries or holds goes with it (4.4, 21.2)."""
    one = ctx.state.get(player)
    with_it = carried_by(one, uid)
    for spell in release(ctx, player, uid):
        discard(ctx.data, ctx.state, spell)
    discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.loses-card", who=Who(player), card=card_name(uid)), rule=rule))
    for carried in with_it:
        if carried in one.objects:
            lose_card(ctx, player, carried, rule)


def leave(ctx: Miecz, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Leave an Object or Friend open on the space where its owner is (5.5, 6.4); Spells it held go to the used ones."""
    one = ctx.state.get(player)
    for spell in release(ctx, player, uid):
        discard(ctx.data, ctx.state, spell)
    lay(ctx, uid, one.space)
    ctx.emit(Told(text=text("told.leaves-card", who=Who(player), card=card_name(uid)), rule=rule))


def hand_over(ctx: Miecz, giver: PlayerId, taker: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Move an Object or Friend from one player to another, with the Spells it holds and the Objects it carries."""
    with_it, slave = carried_by(ctx.state.get(giver), uid), SLAVE + uid in ctx.state.get(giver).marks
    spells = release(ctx, giver, uid)
    one, card = ctx.state.get(taker), ctx.data.card(uid)
    (one.friends if card.kind == "friend" or card.is_enemy else one.objects).append(uid)
    if spells:
        one.kept[uid] = spells
    if slave:
        one.marks[SLAVE + uid] = 1
    told = text("told.takes-from", who=Who(taker), other=Who(giver), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=taker, card=uid, deck="event"))
    for carried in with_it:
        hand_over(ctx, giver, taker, carried, rule)
    if with_it:
        one.loads[uid] = with_it


def rob(ctx: Miecz, taker: PlayerId, victim: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Take an Object from another player, or 1 gold where no Object is named."""
    if uid:
        hand_over(ctx, victim, taker, uid, rule)
    else:
        hand_gold(ctx, victim, taker, 1, rule)


def turn_to_gold(ctx: Miecz, player: PlayerId, uids: Sequence[Uid], rule: RuleRef) -> None:
    """Turn Objects of a player into 1 gold each; what a bag carried stays with its owner, as when it is sold."""
    for uid in uids:
        release(ctx, player, uid)
        discard(ctx.data, ctx.state, uid)
        ctx.emit(Told(text=text("told.loses-card", who=Who(player), card=card_name(uid)), rule=rule))
        change(ctx, player, "gold", 1, rule)


def pick_up(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Take a card that lies on the player's space (12.1): gold becomes coins, Friends who ask it are paid."""
    card = ctx.data.card(uid)
    lift(ctx, uid)
    if card.gold:
        discard(ctx.data, ctx.state, uid)
        change(ctx, player, "gold", card.gold, "16.6")
        ctx.ran(f"card:{card.id}")
        return
    if card.id in PAID:
        pay(ctx, player, 1)
    yield from taken(ctx, player, take(ctx, player, uid, "12.1"))


def taken(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Do what comes of a card having been taken, and count it."""
    deed = ctx.data.verbs.taken.get(design_of(uid))
    if deed is not None:
        yield from deed(ctx, player, uid)
    ctx.ran(f"card:{design_of(uid)}")


def secret(one: Seeker) -> list[Uid]:
    """Return what the Secret Bag protects from loss: itself and one Object."""
    return [
        hidden for bag in one.objects if design_of(bag) == "secret-bag" for hidden in (bag, *one.loads.get(bag, []))
    ]


def losable(one: Seeker) -> list[Uid]:
    """Return the Objects that a Seeker can be made to lose."""
    return [uid for uid in one.objects if uid not in secret(one)]


def parting_friends(one: Seeker) -> list[Uid]:
    """Return the Friends that can leave, be stolen or die: not the curses."""
    return [uid for uid in one.friends if design_of(uid) not in CURSES]
