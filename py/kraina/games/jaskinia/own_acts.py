"""What one may do beyond the course of a turn without a Spell: exchange, leave things, use what works once.

Rules 1.4, 5.4, 6.4, 14.2. Nobody is asked for the sake of leaving things alone.
"""

from functools import partial

from kraina.engine.decision import Decision, Flow, Ref, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.jaskinia.belongings import leave, lose_card
from kraina.games.jaskinia.counters import change, heal, wounds
from kraina.games.jaskinia.piles import discard
from kraina.games.jaskinia.state import Searcher, Tale
from kraina.games.jaskinia.verbs import OWN_MOMENTS, Act, MomentKind
from kraina.kit.cave.creatures import WEAPON_PROOF
from kraina.kit.choose import card_option
from kraina.kit.names import card_name, card_text

PRICE = 7
"""Points of beaten Animals and Monsters for 1 Strength (1.4)."""
STONE = "bloodstone"


def own_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return the exchange and the Bloodstone in the own turn, and weapons for one Combat before its dice."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if moment == "fight":
        return _weapons(ctx, one)
    if moment not in OWN_MOMENTS or turn is None or turn.player != player:
        return []
    acts: list[Act] = []
    if trophy_points(ctx, one) >= PRICE:
        idle = moment == "arrived"
        acts.append(Act("exchange", text("option.exchange"), partial(exchange, ctx, player), idle=idle))
    if wounds(ctx.data, one):
        for uid in [uid for uid in one.items if design_of(uid) == STONE]:
            label, run = text("option.use", card=card_name(uid)), partial(_bloodstone, ctx, player, uid)
            acts.append(Act(f"use:{uid}", label, run, Ref("card", uid), card_text(uid)))
    return acts


def _weapons(ctx: Tale, one: Searcher) -> list[Act]:
    """Return the weapons for one Combat that could be used in the running one (14.2)."""
    running = ctx.state.fight
    if running is None or running.kind != "combat" or one.player not in running.sides():
        return []
    if str(one.player) in running.loosed or any(foe.id in WEAPON_PROOF for foe in running.foes):
        return []
    return [
        Act(f"use:{uid}", text("option.use", card=card_name(uid)), partial(_loose, ctx, one.player, uid),
            Ref("card", uid), card_text(uid))
        for uid in one.items if ctx.data.card(uid).once
    ]  # fmt: skip


def _loose(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Use a weapon for one Combat in place of any other; then it is gone."""
    running = ctx.state.fight
    assert running is not None
    running.loosed[str(player)] = uid
    lose_card(ctx, player, uid, "14.2")
    ctx.ran(f"card:{design_of(uid)}")
    yield from ()


def _bloodstone(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Regain all Stamina up to that of the start; then the stone is gone."""
    lose_card(ctx, player, uid, "4.6")
    heal(ctx, player, wounds(ctx.data, ctx.state.get(player)), "4.6")
    ctx.ran(f"card:{STONE}")
    yield from ()


def trophy_points(ctx: Tale, one: Searcher) -> int:
    """Return the Strength printed on the Animals and Monsters that a Searcher has beaten (1.4)."""
    return sum(ctx.data.card(uid).strength for uid in one.trophies)


def exchange(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Exchange chosen trophies for Strength; points above a multiple of 7 are lost (1.4)."""
    options = tuple(card_option(uid, "trophy") for uid in ctx.state.get(player).trophies)
    prompt = text("ask.exchange", price=PRICE)
    picked = yield from ask_many(Decision(player, "exchange", prompt, options, 0, len(options), rule="1.4"))
    points = sum(ctx.data.card(uid).strength for uid in picked) // PRICE
    if not points:
        return
    for uid in picked:
        ctx.state.get(player).trophies.remove(uid)
        discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.exchanges", who=Who(player), count=len(picked)), rule="1.4"))
    change(ctx, player, "strength", points, "1.4")


def leave_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player may leave behind: any Item, any Friend (5.4, 6.4)."""
    one = ctx.state.get(player)
    return [
        Act(f"leave:{uid}", text("option.leave", card=card_name(uid)), partial(_leave, ctx, player, uid),
            Ref("card", uid), idle=True, aside=True)
        for uid in (*one.items, *one.friends)
    ]  # fmt: skip


def _leave(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    leave(ctx, player, uid, "6.4" if uid in ctx.state.get(player).friends else "5.4")
    yield from ()
