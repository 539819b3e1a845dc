"""Buying, selling and paid healing. Rules 3.2, 3.4, 4.5, 12.1."""

from collections.abc import Mapping
from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId, RuleRef, design_of
from kraina.engine.text import text
from kraina.games.talisman.belongings import from_purchase, may_own
from kraina.games.talisman.counters import missing, pay, restore
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Tale, able
from kraina.kit.names import card_name, card_text

FREE = "thief-free"


def prices(ctx: Tale, where: Literal["village", "market"]) -> dict[str, int]:
    """Return what is sold at the Village's blacksmith or the Market, with prices in gold."""
    rows = ctx.data.purchases.values()
    found = {row.id: row.village if where == "village" else row.market for row in rows}
    return {design: price for design, price in found.items() if price}


def shop(ctx: Tale, player: PlayerId, goods: Mapping[str, int], rule: RuleRef) -> Flow[None]:
    """Let a player buy what he can pay and the stock has, one card after the other; a Toad can have nothing (6.1)."""
    while not ctx.state.get(player).toad:
        one = ctx.state.get(player)
        stock = {design_of(uid): 1 for uid in ctx.state.stock}
        there = [design for design in goods if design in stock and may_own(ctx.data, one, design)]
        options: list[Option[tuple[str, int]]] = []
        for design in there:
            if one.gold >= goods[design]:
                label = text("option.buy", card=card_name(design), price=goods[design])
                ref, hint = Ref("card", design), card_text(design)
                options.append(Option(f"buy:{design}", (design, goods[design]), label, ref, hint))
        if able(one, FREE) and _first_visit(ctx):
            for design in there:
                label = text("option.thief-free", card=card_name(design))
                options.append(Option(f"free:{design}", (design, 0), label, Ref("card", design), card_text(design)))
        if not options:
            return
        options.append(Option("done", ("", 0), text("option.done")))
        design, price = yield from ask(Decision(player, "buy", text("ask.buy"), tuple(options), rule=rule))
        if not design:
            return
        if price:
            pay(ctx, player, price, rule)
        elif ctx.state.turn is not None:
            ctx.state.turn.marks.append(FREE)
            ctx.ran(f"ability:{FREE}")
        from_purchase(ctx, player, design, rule)
        yield from settle(ctx)


def _first_visit(ctx: Tale) -> bool:
    return ctx.state.turn is not None and FREE not in ctx.state.turn.marks


def heal_for_gold(
    ctx: Tale, player: PlayerId, counter: Literal["life", "fate"], most: int, rule: RuleRef
) -> Flow[None]:  # fmt: skip
    """Let a player heal, or replenish fate, for 1 gold each, up to his value and to a number (3.2, 3.3)."""
    one = ctx.state.get(player)
    most = min(most, one.gold, missing(ctx, one, counter))
    if most <= 0:
        return
    options = tuple(Option(f"pay:{n}", n, text(f"option.pay-{counter}", count=n)) for n in range(most, -1, -1))
    count = yield from ask(Decision(player, f"pay-{counter}", text(f"ask.pay-{counter}"), options, rule=rule))
    if count:
        pay(ctx, player, count, rule)
        restore(ctx, player, counter, count, rule)
