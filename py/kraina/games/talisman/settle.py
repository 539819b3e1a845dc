"""What is put right at once: forbidden cards, Spells, loads and quests. Rules 3.5, 4.1, 4.3, 5.1, 7.2."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import BASE_CAPACITY, capacity, droppable, leave, may_own, parting
from kraina.games.talisman.piles import discard, gain_spell
from kraina.games.talisman.points import spell_limit, spell_room
from kraina.games.talisman.quests import fulfil_by_giving
from kraina.games.talisman.state import Hero, Tale, able, has, working
from kraina.kit.choose import choose_cards

NEVER_WITHOUT = ("prophetess-always", "wizard-always")
"""Abilities whose owner always has a Spell."""
WAND = "wand"


def settle(ctx: Tale) -> Flow[None]:
    """Put everybody's cards right, in turn order from the current player."""
    for player in [one.player for one in ctx.state.in_order()]:
        if ctx.state.get(player).toad or not ctx.state.get(player).character:
            continue
        _put_down(ctx, player)
        _refill(ctx, player)
        yield from _surplus_spells(ctx, player)
        yield from _overload(ctx, player)
        yield from fulfil_by_giving(ctx, player)


def _put_down(ctx: Tale, player: PlayerId) -> None:
    """Put down at once what the hero may not have: the Hag drives off all other Followers (4.1)."""
    one = ctx.state.get(player)
    for uid in [uid for uid in one.objects if not may_own(ctx.data, one, uid)]:
        leave(ctx, player, uid, "4.1")
    if has(one, "hag"):
        for uid in parting(one):
            leave(ctx, player, uid, "4.1")


def _refill(ctx: Tale, player: PlayerId) -> None:
    """Give a Spell to those who always have one, if Craft allows it."""
    one = ctx.state.get(player)
    source = _never_without(ctx, one)
    if source and not one.spells and spell_limit(ctx.data, ctx.state, one) and _left(ctx):
        gain_spell(ctx, player)
        ctx.ran(source)


def _never_without(ctx: Tale, one: Hero) -> str:
    ability = next((ability for ability in NEVER_WITHOUT if able(one, ability)), None)
    if ability is not None:
        return f"ability:{ability}"
    return f"card:{WAND}" if working(ctx.data, ctx.state, one, WAND) else ""


def _left(ctx: Tale) -> bool:
    return bool(ctx.state.spells or ctx.state.spells_used)


def _surplus_spells(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Discard the Spells that Craft does not allow; the owner chooses which (5.1)."""
    one = ctx.state.get(player)
    surplus = -spell_room(ctx.data, ctx.state, one)
    if surplus <= 0:
        return
    prompt = text("ask.surplus-spells", count=surplus)
    for uid in (yield from choose_cards(player, "surplus-spells", prompt, one.spells, surplus, "5.1")):
        ctx.state.get(player).spells.remove(uid)
        discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.surplus-spells", who=Who(player), count=surplus), rule="5.1"))


def _overload(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Leave the Objects that cannot be carried; the owner chooses which, but no Raft (4.3)."""
    one = ctx.state.get(player)
    surplus = len(one.objects) - capacity(ctx.data, one)
    if len(one.objects) > BASE_CAPACITY and ctx.data.characters[one.character].carries:
        ctx.ran("ability:smuggler-carries")
    if surplus <= 0:
        return
    prompt = text("ask.overload", count=surplus)
    for uid in (yield from choose_cards(player, "overload", prompt, droppable(one), surplus, "4.3")):
        leave(ctx, player, uid, "4.3")
