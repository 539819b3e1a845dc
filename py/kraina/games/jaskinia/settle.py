"""What is put right at once: Spells and Items beyond what is allowed. Rules 2.8, 5.2, 5.3, 5.5."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.jaskinia.belongings import BASE_CAPACITY, capacity, leave, may_own
from kraina.games.jaskinia.heroes import refills
from kraina.games.jaskinia.piles import discard
from kraina.games.jaskinia.points import spell_limit
from kraina.games.jaskinia.state import Tale
from kraina.kit.choose import choose_cards


def settle(ctx: Tale) -> Flow[None]:
    """Put everybody's cards right, in turn order from the current player."""
    for player in [one.player for one in ctx.state.in_order()]:
        one = ctx.state.get(player)
        for uid in [uid for uid in one.items if not may_own(ctx.data, one, uid)]:
            leave(ctx, player, uid, "5.2")
        refills(ctx, player, spell_limit(ctx.data, one))
        yield from _surplus_spells(ctx, player)
        yield from _overload(ctx, player)


def _surplus_spells(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Put the Spells that Power does not allow on the used ones; the owner chooses which (2.8)."""
    one = ctx.state.get(player)
    surplus = len(one.spells) - spell_limit(ctx.data, one) if one.spells else 0
    if surplus <= 0:
        return
    prompt = text("ask.surplus-spells", count=surplus)
    for uid in (yield from choose_cards(player, "surplus-spells", prompt, one.spells, surplus, "2.8")):
        ctx.state.get(player).spells.remove(uid)
        discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.surplus-spells", who=Who(player), count=surplus), rule="2.8"))


def _overload(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Leave the Items that are too many; the owner chooses which (5.3, 5.5)."""
    one = ctx.state.get(player)
    if len(one.items) <= BASE_CAPACITY:
        return
    surplus = len(one.items) - capacity(ctx.data, one)
    if ctx.data.box.characters[one.character].carries:
        ctx.ran("ability:smuggler-carries")
    if surplus <= 0:
        return
    prompt = text("ask.overload", count=surplus)
    for uid in (yield from choose_cards(player, "overload", prompt, one.items, surplus, "5.5")):
        leave(ctx, player, uid, "5.5")
