"""Piles: drawing, laying open, and where a card goes when it is set aside. Rules 9.5, 9.6, 15.3, 16.6, 16.8, 21."""

from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.cards import MieczData, card_name, is_stock
from kraina.games.magiczny_miecz.state import Miecz, Seeker, State, able, has, working

TWO_SPELLS = "errant-knight-two-spells"
"""The ability to draw two Spells and to keep one; as a mark, how many drawn Spells still lack their second."""
IMP = "imp"
"""The Friend who does the same; its mark counts likewise."""
BLESSED_ARMS = ("excalibur", "holy-grail")
"""What the Errant Knight must own for it."""


def draw_event(ctx: Miecz, player: PlayerId) -> Uid | None:
    """Draw the top Event; used ones are shuffled anew when the pile is empty (15.3). None if there is none at all."""
    restock_events(ctx)
    if not ctx.state.events:
        return None
    uid = ctx.draw(ctx.state.events)
    told = text("told.draws", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule="13.4", player=player, card=uid, deck="event"))
    return uid


def restock_events(ctx: Miecz) -> None:
    """Shuffle the used Events when their pile is empty, if there are any (15.3)."""
    state = ctx.state
    if not state.events and state.events_used:
        state.events, state.events_used = state.events_used, []
        ctx.shuffle(state.events)
        ctx.emit(Told(text=text("told.events-shuffled"), rule="15.3"))


def draw_spell(ctx: Miecz, player: PlayerId) -> Uid | None:
    """Draw the top Spell into nobody's hand yet; used ones are shuffled anew when the pile is empty (9.5)."""
    if not ctx.state.spells:
        restock_spells(ctx)
    return ctx.draw(ctx.state.spells) if ctx.state.spells else None


def restock_spells(ctx: Miecz) -> None:
    """Shuffle the used Spells and put them under their pile, if there are any (9.5)."""
    state = ctx.state
    if state.spells_used:
        ctx.shuffle(state.spells_used)
        state.spells, state.spells_used = [*state.spells, *state.spells_used], []
        ctx.emit(Told(text=text("told.spells-shuffled"), rule="9.5"))


def gain_spell(ctx: Miecz, player: PlayerId) -> Uid | None:
    """Give a player the top Spell. At the limit it is drawn too: a surplus one is set aside afterwards (2.6)."""
    uid = draw_spell(ctx, player)
    if uid is None:
        ctx.emit(Told(text=text("told.no-spell", who=Who(player)), rule="9.5"))
        return None
    one = ctx.state.get(player)
    one.spells.append(uid)
    for source in _second_from(ctx, one):
        one.marks[source] = one.marks.get(source, 0) + 1  # ``settle`` lets him choose
    ctx.emit(Told(text=text("told.gains-spell", who=Who(player)), rule="9.5"))
    seen = text("told.gains-spell-seen", card=card_name(uid))
    ctx.emit(CardShown(text=seen, rule="9.5", player=player, card=uid, deck="spell", only=(player,)))
    return uid


def take_spell(one: Seeker, uid: Uid) -> None:
    """Take a Spell out of the hand that it is in: the Seeker's own, or what a Friend holds for him."""
    for hand in (one.spells, *one.kept.values()):
        if uid in hand:
            hand.remove(uid)


def _second_from(ctx: Miecz, one: Seeker) -> list[str]:
    """Return what lets a Seeker look at one Spell more and keep one of the two: it is said once a Spell."""
    if able(one, TWO_SPELLS) and any(working(ctx.data, ctx.state, one, arm) for arm in BLESSED_ARMS):
        return [TWO_SPELLS]
    return [IMP] if has(one, IMP) else []


def discard(data: MieczData, state: State, uid: Uid) -> None:
    """Set a card aside: to the used Spells, to the Equipment it belongs to (21.2), or to the used Events."""
    if design_of(uid) in data.spells:
        state.spells_used.append(uid)
    elif is_stock(uid):
        state.stock.append(uid)
    else:
        state.events_used.append(uid)
    state.tokens.pop(uid, None)


def lay(ctx: Miecz, uid: Uid, space: SpaceId) -> None:
    """Lay a card open on a space (16.8)."""
    ctx.state.lying.setdefault(space, []).append(uid)


def lift(ctx: Miecz, uid: Uid) -> SpaceId | None:
    """Take a card from the board and return where it lay, or None if it lies nowhere."""
    state = ctx.state
    for space, cards in state.lying.items():
        if uid in cards:
            cards.remove(uid)
            if not cards:
                del state.lying[space]
            if uid in state.face_down:
                state.face_down.remove(uid)
            return space
    return None


def clear(ctx: Miecz, uid: Uid) -> None:
    """Set a card that lies on the board aside."""
    if lift(ctx, uid) is not None:
        discard(ctx.data, ctx.state, uid)


def lay_gold(ctx: Miecz, space: SpaceId, gold: int) -> None:
    """Leave loose gold on a space; it is no card."""
    if gold:
        ctx.state.purse[space] = ctx.state.purse.get(space, 0) + gold


def place_card(ctx: Miecz, uid: Uid, space: SpaceId) -> None:
    """Lay a card on the space to which its text sends it, and tell it (15.1)."""
    lay(ctx, uid, space)
    ctx.emit(Told(text=text("told.placed", card=card_name(uid), space=space_name(space)), rule="15.1"))


def from_stock(state: State, design: str) -> Uid | None:
    """Take a card of a design out of the Equipment, or None if there is none left (21.2)."""
    uid = next((uid for uid in state.stock if design_of(uid) == design), None)
    if uid is not None:
        state.stock.remove(uid)
    return uid
