"""Trade by consent between two Characters on one space: Objects and gold. Rule 3.4."""

from collections.abc import Sequence
from functools import partial

from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, Who, text
from kraina.engine.values import frozen
from kraina.games.magiczny_miecz.belongings import hand_over, may_own
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import hand_gold
from kraina.games.magiczny_miecz.gear.moments import in_own_turn
from kraina.games.magiczny_miecz.meeting import met
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.games.magiczny_miecz.windows import may_act
from kraina.kit.choose import agrees, card_option

REFUSED = "refused:"
"""Mark of a turn, with a player behind it who has refused a trade: nothing more is proposed to him in it."""


@frozen()
class Bargain:
    """What somebody proposes to another."""

    given: tuple[Uid, ...]
    wanted: tuple[Uid, ...]
    gold: int
    """Gold that is paid along with it; below 0 it is asked for."""


def trade_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Let a player propose a trade, after his move, to Characters on his space with whom there is a thing to trade.

    Whoever may do nothing now, in another's turns in a row, cannot be asked.
    """
    if ctx.state.options["trade"] == "off" or not in_own_turn(ctx, player, moment):
        return []
    one = ctx.state.get(player)
    refused = ctx.state.turn.marks if ctx.state.turn is not None else []
    willing = [other for other in met(ctx, player) if may_act(ctx, other.player)]
    others = [other for other in willing if one.gold or one.objects or other.gold or other.objects]
    return [_propose(ctx, player, other.player) for other in others if f"{REFUSED}{other.player}" not in refused]


def _propose(ctx: Miecz, player: PlayerId, other: PlayerId) -> Act:
    label = text("option.gear-trade", who=Who(other))
    run = partial(trade, ctx, player, other)
    return Act(f"trade:{other}", label, run, Ref("player", str(other)), idle=True)


def trade(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Have a player say what he gives and what he wants; if the other agrees, they exchange it (3.4)."""
    given = yield from _pick(ctx, player, player, other)
    wanted = yield from _pick(ctx, player, other, player)
    gold = yield from _gold(ctx, player, other)
    bargain = Bargain(given, wanted, gold)
    if bargain == Bargain((), (), 0):
        return
    prompt = text(
        "ask.gear-trade", who=Who(player), given=_told(given, max(0, gold)), wanted=_told(wanted, max(0, -gold))
    )
    if not (yield from agrees(other, "trade", prompt, "3.4")):
        ctx.emit(Told(text=text("told.gear-declines", who=Who(other)), rule="3.4"))
        if ctx.state.turn is not None:
            ctx.state.turn.marks.append(f"{REFUSED}{other}")
        return
    _exchange(ctx, player, other, bargain)


def _pick(ctx: Miecz, player: PlayerId, owner: PlayerId, taker: PlayerId) -> Flow[tuple[Uid, ...]]:
    """Have the proposer pick among the owner's Objects; what the taker may not own is left out (5.3)."""
    goods = [uid for uid in ctx.state.get(owner).objects if may_own(ctx.data, ctx.state.get(taker), uid)]
    if not goods:
        return ()
    kind, prompt = ("trade-want", text("ask.gear-trade-want", who=Who(owner)))
    if owner == player:
        kind, prompt = "trade-give", text("ask.gear-trade-give", who=Who(taker))
    options = tuple(card_option(uid, "object") for uid in goods)
    return tuple((yield from ask_many(Decision(player, kind, prompt, options, 0, len(options), rule="3.4"))))


def _gold(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[int]:
    """Have the proposer name the gold that he pays or asks for; one of the two at most."""
    options = [Option("none", 0, text("option.gear-no-gold"))]
    for gold in range(1, ctx.state.get(player).gold + 1):
        options.append(Option(f"pay:{gold}", gold, text("option.gear-pay", gold=gold)))
    for gold in range(1, ctx.state.get(other).gold + 1):
        options.append(Option(f"ask:{gold}", -gold, text("option.gear-ask", gold=gold)))
    return (yield from ask(Decision(player, "trade-gold", text("ask.gear-trade-gold"), tuple(options), rule="3.4")))


def _told(cards: Sequence[Uid], gold: int) -> Text:
    """Return a text that lists cards and gold, or says that it is nothing."""
    things = [card_name(uid) for uid in cards] + ([text("list.gear-gold", gold=gold)] if gold else [])
    if not things:
        return text("list.gear-nothing")
    told = things[-1]
    for thing in reversed(things[:-1]):
        told = text("list.gear-and", first=thing, rest=told)
    return told


def _exchange(ctx: Miecz, player: PlayerId, other: PlayerId, bargain: Bargain) -> None:
    """Exchange what was named and nothing else: a Magic Bag is emptied before."""
    for uid in (*bargain.given, *bargain.wanted):
        for one in map(ctx.state.get, (player, other)):
            one.loads.pop(uid, None)
    for uid in bargain.given:
        hand_over(ctx, player, other, uid, "3.4")
    for uid in bargain.wanted:
        hand_over(ctx, other, player, uid, "3.4")
    hand_gold(ctx, player, other, bargain.gold, "3.4")
    ctx.emit(Told(text=text("told.gear-trades", who=Who(player), other=Who(other)), rule="3.4"))
