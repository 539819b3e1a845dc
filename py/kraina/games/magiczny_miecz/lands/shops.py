"""Shops, healers and buyers: what gold gets, and what it is got for. Rules 3.3, 3.4, 4.7, 21.1, 21.2."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, Ref, ask, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import from_equipment, may_own, release, taken
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.counters import HEALTH, change, heal, pay
from kraina.games.magiczny_miecz.explore import goes_on
from kraina.games.magiczny_miecz.piles import discard
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz
from kraina.kit.choose import NO, card_option

SALE_PRICE = 1
"""What the Usurer pays for any Object, in gold."""


def village_prices(ctx: Miecz) -> Mapping[str, int]:
    """Return what the armourer of the Village sells, with prices in gold."""
    return {item.id: item.village for item in ctx.data.stock.values() if item.village}


def market_prices(ctx: Miecz) -> Mapping[str, int]:
    """Return what the Market sells, with prices in gold."""
    return {item.id: item.market for item in ctx.data.stock.values() if item.market}


def wares(ctx: Miecz, player: PlayerId, prices: Mapping[str, int]) -> list[str]:
    """Return what a player can buy: in stock (21.2), paid for, and nothing that he may not own (5.3)."""
    one = ctx.state.get(player)
    stock = [design_of(uid) for uid in ctx.state.stock]
    return [
        ware for ware, price in prices.items() if ware in stock and price <= one.gold and may_own(ctx.data, one, ware)
    ]


def shop(ctx: Miecz, player: PlayerId, prices: Mapping[str, int], rule: RuleRef) -> Flow[None]:
    """Let a player buy Objects one after another, as long as he wants and can (3.4, 21.2)."""
    while goes_on(ctx, player):
        found = wares(ctx, player, prices)
        if not found:
            return
        options = [_ware(ware, prices[ware]) for ware in found]
        options.append(Option(NO, None, text("option.land-buy-nothing")))
        ware = yield from ask(Decision(player, "buy", text("ask.land-buy"), tuple(options), rule=rule))
        if ware is None:
            return
        pay(ctx, player, prices[ware])
        yield from obtain(ctx, player, ware, rule)
        yield from settle(ctx)


def _ware(ware: str, price: int) -> Option[str | None]:
    label = text("option.land-buy", card=card_name(ware), gold=price)
    return Option(f"buy:{ware}", ware, label, Ref("card", ware), card_text(ware))


def obtain(ctx: Miecz, player: PlayerId, design: str, rule: RuleRef) -> Flow[Uid | None]:
    """Give a player a card of the Equipment, with what comes of taking it; None, and told, if there is none (21.2)."""
    uid = from_equipment(ctx, player, design, rule)
    if uid is not None:
        yield from taken(ctx, player, uid)
    return uid


def sell(ctx: Miecz, player: PlayerId, uid: Uid, price: int, rule: RuleRef) -> None:
    """Turn an Object into gold; what it carried stays with its owner, bought cards go back to the stock (21.2)."""
    release(ctx, player, uid)
    discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.land-sells", who=Who(player), card=card_name(uid)), rule=rule))
    change(ctx, player, "gold", price, rule)


def usurer(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Sell any Objects, magic ones too, at 1 gold each."""
    options = tuple(card_option(uid, "sell") for uid in ctx.state.get(player).objects)
    decision = Decision(player, "sell", text("ask.land-sell"), options, 0, len(options), rule="13.5")
    for uid in (yield from ask_many(decision)):
        sell(ctx, player, uid, SALE_PRICE, "13.5")


def curable(ctx: Miecz, player: PlayerId) -> int:
    """Return how many points of Life a player can have restored for gold: up to 4 in all, 1 gold each (4.7)."""
    one = ctx.state.get(player)
    return max(0, min(HEALTH - one.life, one.gold))


def choose_points(ctx: Miecz, player: PlayerId, *, optional: bool = False) -> Flow[int]:
    """Ask a player how many points of Life he wants to pay for, 0 if he need not want any."""
    options = [Option(f"heal:{n}", n, text("option.land-heal", points=n)) for n in range(1, curable(ctx, player) + 1)]
    if optional:
        options.append(Option(NO, 0, text("option.land-heal-nothing")))
    return (yield from ask(Decision(player, "heal", text("ask.land-heal"), tuple(options), rule="4.7")))


def healer(ctx: Miecz, player: PlayerId, *, optional: bool = False) -> Flow[None]:
    """Restore Life at 1 gold a point, up to 4 in all (4.7)."""
    points = yield from choose_points(ctx, player, optional=optional)
    if points:
        pay(ctx, player, points)
        heal(ctx, player, points)
