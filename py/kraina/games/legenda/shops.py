"""Buying and selling: in markets, magic shops, from traders and collectors. Rules 1.7, 1.12a, 1.9c."""

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.legenda.belongings import lose_artifact, obtainable, put_back, receive
from kraina.games.legenda.counters import gain_denars, pay
from kraina.games.legenda.state import Tale
from kraina.kit.choose import card_option
from kraina.kit.names import card_name

DONE = "done"


def trade(ctx: Tale, player: PlayerId, rule: RuleRef, *, price: int = 0, sells_at: int = 0) -> Flow[None]:
    """Let a player buy items at a price and sell own ones, as many as he wants; 0 is not to be had."""
    while True:
        one = ctx.state.get(player)
        options: list[Option[str]] = []
        if price and one.denars >= price:
            options += [card_option(item, "buy") for item in obtainable(ctx.data, ctx.state, one)]
        if sells_at:
            options += [card_option(item, "sell") for item in dict.fromkeys(one.items)]
        if not options:
            return
        options.append(Option(DONE, DONE, text("option.done")))
        prompt = text("ask.trade", denars=one.denars, price=price, sells=sells_at)
        if not sells_at:
            prompt = text("ask.buy", denars=one.denars, price=price)
        keyed = tuple(Option(one.key, one.key, one.label, one.at, one.hint) for one in options)
        picked = yield from ask(Decision(player, "trade", prompt, keyed, rule=rule))
        if picked == DONE:
            return
        verb, _, item = picked.partition(":")
        if verb == "sell":
            put_back(ctx.state, player, item)
            ctx.emit(Told(text=text("told.sells", who=Who(player), card=card_name(item)), rule=rule))
            gain_denars(ctx, player, sells_at, rule, sold=True)
        elif (yield from receive(ctx, player, item, rule)):
            pay(ctx, player, price, rule)


def sell_artifacts(ctx: Tale, player: PlayerId, price: int, rule: RuleRef) -> Flow[None]:
    """Let a player sell artifacts at a price each, as many as he wants."""
    while ctx.state.get(player).artifacts:
        one = ctx.state.get(player)
        options: list[Option[str]] = [card_option(artifact, "sell") for artifact in one.artifacts]
        options.append(Option(DONE, "", text("option.done")))
        prompt = text("ask.sell-artifact", price=price)
        artifact = yield from ask(Decision(player, "sell-artifact", prompt, tuple(options), rule=rule))
        if not artifact:
            return
        lose_artifact(ctx, player, artifact)
        ctx.emit(Told(text=text("told.sells", who=Who(player), card=card_name(artifact)), rule=rule))
        gain_denars(ctx, player, price, rule, sold=True)
