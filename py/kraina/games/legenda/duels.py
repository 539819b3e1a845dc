"""Duels between heroes: secret traits, two dice, and what the winner takes. Rule 1.10a."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.legenda import dice
from kraina.games.legenda.belongings import make_room, may_have, put_back
from kraina.games.legenda.cards import TRAITS
from kraina.games.legenda.counters import gain_denars, gain_small, pay
from kraina.games.legenda.fights import compared, count_helpers, play_ace
from kraina.games.legenda.life import choose_city, city_name, lose_life, place
from kraina.games.legenda.rewards import arrive
from kraina.games.legenda.state import Fight, Side, Tale, as_trait, in_city
from kraina.games.legenda.windows import window
from kraina.kit.choose import NO, card_option
from kraina.kit.names import card_name

LOOT = "loot"


def attackable(ctx: Tale, player: PlayerId) -> list[PlayerId]:
    """Return whom a player may attack: heroes on the next fields, nobody in a city (1.10a)."""
    state, one = ctx.state, ctx.state.get(player)
    if in_city(state, one):
        return []
    near = state.board.neighbours(one.field)
    return [other.player for other in state.others(player) if other.field in near and not in_city(state, other)]


def duel(ctx: Tale, attacker: PlayerId, defender: PlayerId) -> Flow[None]:
    """Let one hero attack another one (1.10a)."""
    state = ctx.state
    fight = state.fight = Fight("duel", "", attacker, Side(attacker), Side(defender))
    ctx.emit(Told(text=text("told.attacks", who=Who(attacker), other=Who(defender)), rule="1.10a"))
    first = yield from _declare(ctx, attacker)
    fight.mine.trait = first
    second = yield from _declare(ctx, defender)
    fight.theirs.trait = second
    ctx.reveal()
    for side in (fight.mine, fight.theirs):
        assert side.player is not None
        told = text("told.declares", who=Who(side.player), trait=name("trait", side.trait))
        ctx.emit(Told(text=told, rule="1.10a"))
    yield from window(ctx, "fight")
    if state.get(attacker).field and state.get(defender).field and state.winner is None:
        yield from _dice(ctx, fight)
    state.fight = None


def _declare(ctx: Tale, player: PlayerId) -> Flow[str]:
    """Ask for the trait of a duel; the other one learns it when both have declared."""
    options = tuple(Option(f"trait:{trait}", trait, name("trait", trait), Ref("trait", trait)) for trait in TRAITS)
    prompt = text("ask.declare", who=Who(player))
    trait = yield from ask(Decision(player, "declare", prompt, options, rule="1.10a"))
    return str(trait)


def _dice(ctx: Tale, fight: Fight) -> Flow[None]:
    """Throw two dice each and compare: the higher rating wins, an equal one is undecided (1.10a)."""
    for side in (fight.mine, fight.theirs):
        assert side.player is not None
        dice.throw(ctx, side.player, side, 2, "1.10a")
        yield from play_ace(ctx, fight, side)
        count_helpers(ctx, fight, side)
    own, other = compared(ctx, fight, "1.10a")
    if own == other:
        ctx.emit(Told(text=text("told.undecided"), rule="1.10a"))
        for side, foe in ((fight.mine, fight.theirs), (fight.theirs, fight.mine)):
            assert side.player is not None
            gain_small(ctx, side.player, as_trait(foe.trait), "1.10a")
        return
    winner, loser = (fight.mine, fight.theirs) if own > other else (fight.theirs, fight.mine)
    yield from _settle(ctx, winner, loser)


def _settle(ctx: Tale, winner: Side, loser: Side) -> Flow[None]:
    """Let the winner loot and move up; the loser loses life and is carried to the nearest city (1.10a)."""
    assert winner.player is not None and loser.player is not None
    state, first, second = ctx.state, winner.player, loser.player
    ctx.emit(Told(text=text("told.wins-duel", who=Who(first), other=Who(second)), rule="1.10a"))
    state.fight = None
    denars = state.get(second).denars
    pay(ctx, second, denars, "1.10a")
    gain_denars(ctx, first, denars, "1.10a")
    yield from _loot(ctx, first, second)
    gain_small(ctx, first, as_trait(loser.trait), "1.10a")
    field = state.get(second).field
    lose_life(ctx, second, ctx.data.numbers.duel_loss, "1.10a")
    if state.get(second).field:
        city = yield from choose_city(ctx, second, "nearest", state.board.nearest_cities(field), "1.10a")
        told = text("told.carried", who=Who(second), city=city_name(ctx, city))
        place(ctx, state.get(second), city, told, "1.10a")
        arrive(ctx, second)
    place(ctx, state.get(first), field, text("told.moves-up", who=Who(first)), "1.10a")


def _loot(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Let the winner take one item or artifact; an item must fit into the pack (1.7, 1.10a)."""
    one, victim = ctx.state.get(player), ctx.state.get(other)
    items = [item for item in dict.fromkeys(victim.items) if may_have(ctx.data, one, item)]
    options: list[Option[str]] = [card_option(uid, LOOT) for uid in (*items, *victim.artifacts)]
    if not options:
        return
    options.append(Option(NO, "", text("option.none")))
    prompt = text("ask.loot", other=Who(other))
    taken = yield from ask(Decision(player, LOOT, prompt, tuple(options), rule="1.10a"))
    if not taken:
        return
    if taken in ctx.data.artifacts:
        ctx.state.get(other).artifacts.remove(taken)
        ctx.state.get(player).artifacts.append(taken)
    else:
        if not (yield from make_room(ctx, player, taken)):
            return
        put_back(ctx.state, other, taken)
        ctx.state.supply[taken] -= 1
        ctx.state.get(player).items.append(taken)
    told = text("told.takes-from", who=Who(player), other=Who(other), card=card_name(taken))
    ctx.emit(Told(text=told, rule="1.10a"))
