"""What may be done in a city. Rules 1.7, 1.8, 1.11, 1.12a."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.belongings import choose_item, obtainable
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.counters import heal, pay, raise_trait
from kraina.games.legenda.learning import choose_unknown, draw_unknown, level_open
from kraina.games.legenda.life import lose_life
from kraina.games.legenda.shops import sell_artifacts, trade
from kraina.games.legenda.state import Hero, State, Tale, able

RULE = "1.12a"
TAUGHT, TRAINED = "spell", "training"
"""Marks of a turn: what is done once a visit."""
GIFT, WELL_READ, LIGHT_FINGERS = "gift-of-magic", "well-read", "light-fingers"
STOLEN_FROM = 5
"""The acrobat takes an item by this number or more; by a 1 he is beaten."""
Service: TypeAlias = Callable[[Tale, PlayerId], Flow[None]]
SERVICES = ("healer", "market", "fingers", "guild", "shop", "instructor")


def services(ctx: Tale, player: PlayerId) -> list[str]:
    """Return the services of the city that would be of any use to a player now."""
    state, one, numbers = ctx.state, ctx.state.get(player), ctx.data.numbers
    useful = {
        "healer": one.life < numbers.life and one.denars > 0,
        "market": one.denars >= numbers.item and bool(obtainable(ctx.data, state, one)),
        "fingers": _may_take(ctx, one),
        "guild": _may_learn(ctx, one),
        "shop": bool(one.artifacts),
        "instructor": _may_train(ctx, one),
    }
    return [service for service in SERVICES if useful[service]]


def fee(data: LegendaData, one: Hero, level: int, *, chosen: bool) -> int:
    """Return what a spell of a level costs in the guild: a chosen one twice as much (1.8)."""
    price = data.numbers.fees[level - 1]
    if chosen and not able(data, one, WELL_READ):
        price *= 2
    return price - data.numbers.gift * able(data, one, GIFT)


def _times(ctx: Tale, mark: str) -> int:
    """Return how often something was done during this visit of the city."""
    return ctx.state.turn.done.count(mark) if ctx.state.turn is not None else 0


def _may_learn(ctx: Tale, one: Hero) -> bool:
    """Return whether a hero may learn a spell: once a visit, the enchantress twice."""
    level = level_open(ctx.data, ctx.state, one)
    learned = _times(ctx, TAUGHT)
    most = 1 + able(ctx.data, one, GIFT)
    return bool(level) and learned < most and one.denars >= fee(ctx.data, one, level, chosen=False)


def _may_take(ctx: Tale, one: Hero) -> bool:
    """Return whether the acrobat may reach for an item: once a visit (1.3)."""
    fresh = not _times(ctx, LIGHT_FINGERS)
    return fresh and able(ctx.data, one, LIGHT_FINGERS) and bool(obtainable(ctx.data, ctx.state, one))


def is_free(ctx: Tale, one: Hero, service: str) -> bool:
    """Return whether a service costs no movement point: a theft, what the well-read learn, a second spell (1.3)."""
    second = bool(_times(ctx, TAUGHT)) and able(ctx.data, one, GIFT)
    return service == "fingers" or (service == "guild" and (second or able(ctx.data, one, WELL_READ)))


def lesson_price(state: State) -> int:
    """Return what the instructor takes, by the switch."""
    return int(state.options["instructor"])


def _may_train(ctx: Tale, one: Hero) -> bool:
    state = ctx.state
    city = state.board.fields[one.field].city
    fresh = not _times(ctx, TRAINED)
    low = one.base[ctx.data.trait_of(city)] < ctx.data.numbers.most_trait
    return fresh and low and one.denars >= lesson_price(state)


def serve(ctx: Tale, player: PlayerId, service: str) -> Flow[None]:
    """Let a player use a service of the city (1.12a)."""
    yield from BY_NAME[service](ctx, player)


def _healer(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Sell life points at a denar each."""
    one = ctx.state.get(player)
    most = min(ctx.data.numbers.life - one.life, one.denars)
    options = tuple(
        Option(f"life:{points}", points, text("option.heal", points=points)) for points in range(most, 0, -1)
    )
    points = yield from ask(Decision(player, "heal", text("ask.heal"), options, rule=RULE))
    pay(ctx, player, points, RULE)
    heal(ctx, player, points, RULE)


def _market(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from trade(ctx, player, RULE, price=ctx.data.numbers.item)


def _fingers(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let the acrobat reach for an item that he does not pay: a die decides whether he gets it (1.3)."""
    if ctx.state.turn is not None:
        ctx.state.turn.done.append(LIGHT_FINGERS)
    ctx.ran(f"ability:{LIGHT_FINGERS}")
    rolled = dice.roll(ctx, player, "fingers", "1.3")
    if rolled < STOLEN_FROM:
        ctx.emit(Told(text=text("told.caught", who=Who(player)), rule="1.3"))
        if rolled == 1:
            lose_life(ctx, player, 1, "1.3")
        return
    yield from choose_item(ctx, player, "1.3")


def _shop(ctx: Tale, player: PlayerId) -> Flow[None]:
    yield from sell_artifacts(ctx, player, ctx.data.numbers.artifact, RULE)


def _guild(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Teach a spell of the open level, drawn or chosen (1.8)."""
    state, one, turn = ctx.state, ctx.state.get(player), ctx.state.turn
    level = level_open(ctx.data, state, one)
    drawn, chosen = (fee(ctx.data, one, level, chosen=how) for how in (False, True))
    options = [Option("random", False, text("option.learn-random", level=level, price=drawn))]
    if one.denars >= chosen:
        options.append(Option("chosen", True, text("option.learn-chosen", level=level, price=chosen)))
    chooses = yield from ask(Decision(player, "guild", text("ask.guild", level=level), tuple(options), rule="1.8"))
    for ability in (GIFT, WELL_READ):
        if able(ctx.data, one, ability):
            ctx.ran(f"ability:{ability}")
    if turn is not None:
        turn.done.append(TAUGHT)
    pay(ctx, player, chosen if chooses else drawn, "1.8")
    if not chooses:
        draw_unknown(ctx, player, level, "1.8")
        return
    yield from choose_unknown(ctx, player, level, "1.8")


def _instructor(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Raise the city's trait by one point, for the price of the switch."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if turn is not None:
        turn.done.append(TRAINED)
    pay(ctx, player, lesson_price(ctx.state), RULE)
    raise_trait(ctx, player, ctx.data.trait_of(ctx.state.board.fields[one.field].city), RULE)
    yield from ()


BY_NAME: Mapping[str, Service] = {
    "healer": _healer,
    "market": _market,
    "fingers": _fingers,
    "guild": _guild,
    "shop": _shop,
    "instructor": _instructor,
}


def service_option(ctx: Tale, player: PlayerId, service: str) -> Option[str]:
    """Return the option to use a service; the instructor's names the trait and the price."""
    return Option(f"city:{service}", f"city:{service}", _label(ctx, player, service))


def _label(ctx: Tale, player: PlayerId, service: str) -> Text:
    if service != "instructor":
        return text(f"option.{service}")
    city = ctx.state.board.fields[ctx.state.get(player).field].city
    trait = name("trait", ctx.data.trait_of(city))
    return text("option.instructor", trait=trait, price=lesson_price(ctx.state))
