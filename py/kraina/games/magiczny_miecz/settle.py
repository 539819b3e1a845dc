"""What is put right at once: surplus Spells, loads, forbidden Objects. Rules 2.6, 5.3-5.6, 7.4."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import (
    BASE_CAPACITY,
    barring_ability,
    bearers,
    capacity,
    leave,
    load,
    may_own,
    room,
)
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.piles import IMP, TWO_SPELLS, discard, draw_spell
from kraina.games.magiczny_miecz.points import spell_room
from kraina.games.magiczny_miecz.state import Miecz, Seeker
from kraina.kit.choose import choose_card, choose_cards


def settle(ctx: Miecz) -> Flow[None]:
    """Put everybody's cards right, in turn order from the current player."""
    for player in [one.player for one in ctx.state.in_order()]:
        if ctx.state.get(player).objects:
            _put_down(ctx, player)
        if ctx.state.get(player).marks:
            yield from _second_spells(ctx, player)
        if ctx.state.get(player).spells:
            yield from _surplus_spells(ctx, player)
        if len(ctx.state.get(player).objects) > BASE_CAPACITY:
            yield from _overload(ctx, player)
        if bearers(ctx.state.get(player)):
            yield from _load_bearers(ctx, player)


def _put_down(ctx: Miecz, player: PlayerId) -> None:
    """Put down at once what the Character may not own (5.3, 7.4)."""
    one = ctx.state.get(player)
    for uid in [uid for uid in one.objects if not may_own(ctx.data, one, uid)]:
        barred = barring_ability(ctx.data, one, uid)
        if barred is not None:
            ctx.ran(f"ability:{barred}")
        leave(ctx, player, uid, "7.4")


def _second_spells(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Draw a second Spell for each that the Errant Knight or the Imp's owner drew, and keep one of the two (8.2)."""
    one = ctx.state.get(player)
    count = one.marks.pop(TWO_SPELLS, 0)
    source = f"ability:{TWO_SPELLS}" if count else f"card:{IMP}"
    count += one.marks.pop(IMP, 0)
    for first in one.spells[-count:] if count else []:
        second = draw_spell(ctx, player)
        if second is None:
            return
        ctx.state.get(player).spells.append(second)
        prompt = text("ask.ability-second-spell")
        aside = yield from choose_card(player, "second-spell", prompt, [first, second], "8.2")
        if aside is not None and aside in ctx.state.get(player).spells:
            ctx.state.get(player).spells.remove(aside)
            discard(ctx.data, ctx.state, aside)
        ctx.ran(source)


def _surplus_spells(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Set aside the Spells that Magic does not allow; the owner chooses which (2.6)."""
    one = ctx.state.get(player)
    surplus = -spell_room(ctx.data, ctx.state, one)
    if surplus <= 0:
        return
    prompt = text("ask.surplus-spells", count=surplus)
    for uid in (yield from choose_cards(player, "surplus-spells", prompt, one.spells, surplus, "2.6")):
        ctx.state.get(player).spells.remove(uid)
        discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.surplus-spells", who=Who(player), count=surplus), rule="2.6"))


def _overload(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Leave the Objects that cannot be carried; the owner chooses which (5.6)."""
    one = ctx.state.get(player)
    carried = load(one)
    surplus = len(carried) - capacity(ctx.data, ctx.state, one)
    if surplus <= 0:
        return
    prompt = text("ask.overload", count=surplus)
    for uid in (yield from choose_cards(player, "overload", prompt, carried, surplus, "5.6")):
        leave(ctx, player, uid, "5.6")


def _load_bearers(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Have the owner name what Porter and Magic Bag carry, as soon as it could not be carried without them.

    They carry no more than they have to: what the owner can carry himself again he takes back.
    """
    one, state = ctx.state.get(player), ctx.state
    ready = [uid for uid in bearers(one) if room(ctx.data, state, uid)]
    beyond = len(load(one)) - capacity(ctx.data, state, one) + sum(room(ctx.data, state, uid) for uid in ready)
    for uid in bearers(one):
        if uid not in ready or _loaded(one, ready) > max(0, beyond):
            one.loads.pop(uid, None)
    for bearer in ready:
        one = state.get(player)
        count = min(beyond - _loaded(one, ready), room(ctx.data, state, bearer) - len(one.loads.get(bearer, [])))
        if count <= 0:
            continue
        loaded = [uid for cards in one.loads.values() for uid in cards]
        free = [uid for uid in load(one) if uid not in loaded]
        prompt = text("ask.load", card=card_name(bearer), count=count)
        picked = yield from choose_cards(player, "load", prompt, free, count, "5.4")
        state.get(player).loads.setdefault(bearer, []).extend(picked)


def _loaded(one: Seeker, ready: list[Uid]) -> int:
    return sum(len(one.loads.get(uid, [])) for uid in ready)
