"""Items that are used once: dog fat and the lumberjack's bread. Rules 1.7, 3.1."""

from functools import partial

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import CardShown
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.legenda.belongings import drop_item, put_back
from kraina.games.legenda.counters import gain_moves, heal
from kraina.games.legenda.moments import MomentKind
from kraina.games.legenda.state import Tale
from kraina.kit.acts import Act
from kraina.kit.choose import NO, card_option
from kraina.kit.names import card_name, card_text


def use_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player may do with his items: fat heals, bread moves in the own turn, anything may be discarded."""
    one, acts = ctx.state.get(player), []
    for item in dict.fromkeys(one.items):
        once = ctx.data.items[item].once
        if (once == "life" and one.life < ctx.data.numbers.life) or (once == "move" and moment == "own"):
            label = text("option.use", card=card_name(item))
            run = partial(use, ctx, player, item)
            acts.append(Act(f"use:{item}", label, run, Ref("card", item), card_text(item), idle=moment == "fight"))
    if moment == "own" and one.items:
        acts.append(Act("discard", text("option.discard"), partial(_discard, ctx, player), aside=True))
    return acts


def use(ctx: Tale, player: PlayerId, item: str) -> Flow[None]:
    """Use an item up (3.1)."""
    put_back(ctx.state, player, item)
    told = text("told.uses", who=Who(player), card=card_name(item))
    ctx.emit(CardShown(text=told, rule="3.1", player=player, card=item, deck="equipment"))
    if ctx.data.items[item].once == "life":
        heal(ctx, player, 1, "3.1")
    else:
        gain_moves(ctx, player, 1)
    ctx.ran(f"card:{item}")
    yield from ()


def _discard(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let a player choose an item to discard, or none (1.7)."""
    options: list[Option[str]] = [card_option(item, "drop") for item in dict.fromkeys(ctx.state.get(player).items)]
    options.append(Option(NO, "", text("option.back")))
    item = yield from ask(Decision(player, "discard", text("ask.discard"), tuple(options), rule="1.7"))
    if item:
        drop_item(ctx, player, item)
