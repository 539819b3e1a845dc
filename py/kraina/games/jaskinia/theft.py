"""Taking an Item or a bag from another Searcher, by Spell or ability. Rules 9.6, 12.2."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.jaskinia.belongings import may_own, rob
from kraina.games.jaskinia.state import Searcher, Tale
from kraina.kit.names import card_name, card_text


def stealable(ctx: Tale, player: PlayerId, one: Searcher) -> list[Option[str]]:
    """Return what a player may take from another: an Item that he may have, or 1 bag; its value is the card."""
    me = ctx.state.get(player)
    options = [Option("gold", "", text("option.take-gold"))] if one.gold else []
    for uid in one.items:
        if may_own(ctx.data, me, uid):
            label = text("option.take-item", card=card_name(uid))
            options.append(Option(f"item:{uid}", uid, label, Ref("card", uid), card_text(uid)))
    return options


def steal(ctx: Tale, player: PlayerId, victim: PlayerId, rule: RuleRef) -> Flow[None]:
    """Let a player take an Item or 1 bag from another."""
    options = tuple(stealable(ctx, player, ctx.state.get(victim)))
    prompt = text("ask.steal", other=Who(victim))
    uid = yield from ask(Decision(player, "steal", prompt, options, rule=rule))
    rob(ctx, player, victim, uid, rule)
