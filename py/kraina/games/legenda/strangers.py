"""The strangers, each by a function. Rule 1.9c."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.legenda import dice
from kraina.games.legenda.cards import MENTAL, PHYSICAL, Stranger, Trait
from kraina.games.legenda.counters import gain_denars, gain_small, heal, pay
from kraina.games.legenda.learning import choose_unknown, draw_unknown, level_open
from kraina.games.legenda.life import choose_city, city_name, lose_life, place
from kraina.games.legenda.points import value
from kraina.games.legenda.rewards import arrive
from kraina.games.legenda.shops import sell_artifacts, trade
from kraina.games.legenda.state import Tale, as_trait
from kraina.kit.choose import agrees, choose_word

RULE = "1.9c"
Meeting: TypeAlias = Callable[[Tale, PlayerId], Flow[None]]


def meet(ctx: Tale, player: PlayerId, card: Stranger) -> Flow[None]:
    """Meet a stranger (1.9c)."""
    yield from MEETINGS[card.id](ctx, player)


def _trader(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from trade(ctx, player, RULE, price=ctx.data.numbers.item, sells_at=1)


def _peddler(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from trade(ctx, player, RULE, price=ctx.data.numbers.item)


def _agrees_to_pay(ctx: Tale, player: PlayerId, card: str, price: int) -> Flow[bool]:
    """Ask a player who has the money whether he pays what a stranger wants, and take it."""
    if ctx.state.get(player).denars < price:
        return False
    prompt = text(f"ask.{card}", price=price)
    if not (yield from agrees(player, "stranger", prompt, RULE, card)):
        return False
    pay(ctx, player, price, RULE)
    return True


def _villager(ctx: Tale, player: PlayerId) -> Flow[None]:
    if (yield from _agrees_to_pay(ctx, player, "villager", ctx.data.numbers.alms)):
        gain_small(ctx, player, "courage", RULE)


def _test(ctx: Tale, player: PlayerId, trait: Trait, points: int) -> bool:
    """Compare a trait and a die with a number and a die; equal is enough."""
    own = value(ctx.data, ctx.state.get(player), trait) + dice.roll(ctx, player, "stranger", RULE)
    other = points + dice.roll(ctx, ctx.state.left_of(player), "stranger", RULE)
    ctx.emit(Told(text=text("told.compares", who=Who(player), mine=own, theirs=other), rule=RULE))
    return own >= other


def _devil(ctx: Tale, player: PlayerId) -> Flow[None]:
    if not (yield from agrees(player, "stranger", text("ask.devil"), RULE, "devil")):
        return
    if _test(ctx, player, "knowledge", ctx.data.numbers.devil):
        gain_denars(ctx, player, ctx.data.numbers.devil_denars, RULE)
        gain_small(ctx, player, "knowledge", RULE)
    else:
        lose_life(ctx, player, 1, RULE)


def _dice_player(ctx: Tale, player: PlayerId) -> Flow[None]:
    stake = ctx.data.numbers.stake
    staked = yield from _agrees_to_pay(ctx, player, "dice-player", stake)
    if staked and _test(ctx, player, "luck", ctx.data.numbers.gambler):
        gain_denars(ctx, player, 2 * stake, RULE)


def _wandering_mage(ctx: Tale, player: PlayerId) -> Flow[None]:
    if level_open(ctx.data, ctx.state, ctx.state.get(player)) != 1:
        return
    if (yield from _agrees_to_pay(ctx, player, "wandering-mage", ctx.data.numbers.mage)):
        draw_unknown(ctx, player, 1, RULE)


def _hermit(ctx: Tale, player: PlayerId) -> Flow[None]:
    level = level_open(ctx.data, ctx.state, ctx.state.get(player))
    if level and (yield from _agrees_to_pay(ctx, player, "hermit", ctx.data.numbers.teacher)):
        draw_unknown(ctx, player, level, RULE)


def _old_witch(ctx: Tale, player: PlayerId) -> Flow[None]:
    level = level_open(ctx.data, ctx.state, ctx.state.get(player))
    if not level or not (yield from agrees(player, "stranger", text("ask.old-witch"), RULE, "old-witch")):
        return
    draw_unknown(ctx, player, level, RULE)
    lose_life(ctx, player, 1, RULE)


def _exiled_scholar(ctx: Tale, player: PlayerId) -> Flow[None]:
    level = level_open(ctx.data, ctx.state, ctx.state.get(player))
    if level and (yield from _agrees_to_pay(ctx, player, "exiled-scholar", ctx.data.numbers.fees[level - 1])):
        yield from choose_unknown(ctx, player, level, RULE)


def _herbalist(ctx: Tale, player: PlayerId) -> Flow[None]:
    heal(ctx, player, ctx.data.numbers.herbs, RULE)
    yield from ()


def _carter(ctx: Tale, player: PlayerId) -> Flow[None]:
    if not (yield from _agrees_to_pay(ctx, player, "carter", ctx.data.numbers.carter)):
        return
    cities = ctx.state.board.nearest_cities(ctx.state.get(player).field)
    city = yield from choose_city(ctx, player, "nearest", cities, RULE)
    told = text("told.carried", who=Who(player), city=city_name(ctx, city))
    place(ctx, ctx.state.get(player), city, told, RULE)
    arrive(ctx, player)


def _lesson(ctx: Tale, player: PlayerId, card: str, traits: tuple[Trait, ...]) -> Flow[None]:
    if (yield from _agrees_to_pay(ctx, player, card, ctx.data.numbers.lesson)):
        word = yield from choose_word(player, "lesson", text("ask.lesson"), traits, RULE, card)
        gain_small(ctx, player, as_trait(word), RULE)


def _veteran(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from _lesson(ctx, player, "veteran", PHYSICAL)


def _astrologer(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from _lesson(ctx, player, "astrologer", MENTAL)


def _collector(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from sell_artifacts(ctx, player, ctx.data.numbers.collector, RULE)


MEETINGS: Mapping[str, Meeting] = {
    "trader": _trader,
    "peddler": _peddler,
    "villager": _villager,
    "devil": _devil,
    "wandering-mage": _wandering_mage,
    "hermit": _hermit,
    "old-witch": _old_witch,
    "exiled-scholar": _exiled_scholar,
    "herbalist": _herbalist,
    "carter": _carter,
    "dice-player": _dice_player,
    "veteran": _veteran,
    "astrologer": _astrologer,
    "collector": _collector,
}
