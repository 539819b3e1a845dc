"""What a player may do between two actions of his own turn: cast a spell, use items, stay alert. Rules 1.7, 1.8."""

from functools import partial

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.games.legenda.casting import may_cast, spell_offers
from kraina.games.legenda.state import Tale
from kraina.games.legenda.uses import use_offers
from kraina.games.legenda.windows import run_act
from kraina.kit.acts import Act, act_option
from kraina.kit.choose import NO


def own_acts(ctx: Tale, player: PlayerId) -> list[Act]:
    """Return the acts of the own turn; all spells stand behind one of them."""
    acts = use_offers(ctx, player, "own")
    if spell_offers(ctx, player, "own"):
        acts.insert(0, Act("magic", text("option.magic-book"), partial(_cast, ctx, player)))
    one = ctx.state.get(player)
    if one.spells and may_cast(one) and not one.alert:
        hint = text("hint.alert")
        acts.append(Act("alert", text("option.alert"), partial(_stay_alert, ctx, player), hint=hint, aside=True))
    return acts


def _cast(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let a player choose a spell and its target, or think better of it."""
    acts = spell_offers(ctx, player, "own")
    options = (*map(act_option, acts), Option(NO, NO, text("option.back")))
    key = yield from ask(Decision(player, "cast", text("ask.cast"), options, rule="1.8"))
    if key != NO:
        yield from run_act(acts, key)


def _stay_alert(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Have a player asked in the others' turns, until his own next one (1.8)."""
    ctx.state.get(player).alert = True
    yield from ()
