"""Fights between characters: attack, evading, dice and the winner's choice. Rules 2.4, 2.5, 2.7, 7.2, 10.1."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman import dice
from kraina.games.talisman.belongings import may_own, rob
from kraina.games.talisman.fight_dice import cast_dice, compare, count_used, score, sheltered, still_lost, strikes_again
from kraina.games.talisman.fights import ASSASSIN, Result, assassinates, evades
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.pawn import end_turn
from kraina.games.talisman.quests import done
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Fight, FightKind, Tale, footing, stands
from kraina.games.talisman.windows import window
from kraina.kit.choose import agrees
from kraina.kit.names import card_name, card_text

Spoil = tuple[Literal["life", "gold", "object", "nothing"], str]


def attack(ctx: Tale, player: PlayerId, other: PlayerId, kind: FightKind) -> Flow[Result]:
    """Let a player attack another character; the attacker's turn ends with it. Return how it went for him (2.4)."""
    ctx.emit(Told(text=text("told.attacks", who=Who(player), other=Who(other)), rule="2.4"))
    if kind == "psychic":
        ctx.ran(f"ability:{ctx.state.get(player).character}-psychic")
    running = Fight(player, kind, opponent=other)
    outer, ctx.state.fight = ctx.state.fight, running
    result = yield from _duel(ctx, player, other)
    ctx.state.fight = outer
    yield from settle(ctx)
    end_turn(ctx, player)
    return result


def _duel(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[Result]:
    running = ctx.state.fight
    assert running is not None
    if (yield from evades(ctx, other, text("ask.evade-attacker", who=Who(player)))):
        return "evaded"
    if running.kind == "battle" and assassinates(ctx, ctx.state.get(player)):
        prompt = text("ask.assassinate", other=Who(other))
        running.assassin = yield from agrees(player, "assassinate", prompt, "12.6", ASSASSIN)
    running.begun = [footing(ctx.state.get(side)) for side in (player, other)]
    yield from window(ctx, "fight")
    if running.evaded or not stands(ctx.state, running):
        return "evaded"
    result = yield from _dice(ctx, player, other)
    if result == "won":
        yield from _spoils(ctx, player, other)
    elif result == "lost":
        yield from _spoils(ctx, other, player)
    return result


def _dice(ctx: Tale, player: PlayerId, other: PlayerId) -> Flow[Result]:
    """Roll for both; the attacker decides about fate first, then the defender; compare (2.4, 2.7)."""
    running = ctx.state.fight
    assert running is not None
    rolled = {player: cast_dice(ctx, player), other: [] if running.assassin else cast_dice(ctx, other)}
    for side, key in ((player, "mine"), (other, "theirs")):
        rolled[side] = yield from dice.tempt_fate(ctx, side, rolled[side], "fight")
        rolled[side] = yield from strikes_again(ctx, side, running, rolled[side])
        running.rolled[key] = max(rolled[side], default=0)
        count_used(ctx, side, running)
    if running.assassin:
        ctx.ran(f"ability:{ASSASSIN}")
    die, foe_die = running.rolled["mine"], running.rolled["theirs"]
    own, theirs = die + score(ctx, player), foe_die + score(ctx, other)
    told = text(
        "told.compares", who=Who(player), mine=own, die=die, theirs=theirs, foe_die=foe_die, foe=Who(other)
    )  # fmt: skip
    ctx.emit(Told(text=told, rule="2.4"))
    return compare(own, theirs)


def _spoils(ctx: Tale, winner: PlayerId, loser: PlayerId) -> Flow[None]:
    """Let the winner take a life, an Object or 1 gold (2.4)."""
    ctx.emit(Told(text=text("told.wins-duel", who=Who(winner), other=Who(loser)), rule="2.4"))
    options = spoil_options(ctx, winner, loser)
    prompt = text("ask.spoils", other=Who(loser))
    what, ident = yield from ask(Decision(winner, "spoils", prompt, tuple(options), rule="2.4"))
    if what == "life":
        yield from _take_life(ctx, winner, loser)
    else:
        rob(ctx, winner, loser, ident, "2.4")


def spoil_options(ctx: Tale, winner: PlayerId, loser: PlayerId) -> list[Option[Spoil]]:
    """Return what the winner of a fight may take: a life alone by the Assassin, a Toad or for the quest (2.4, 7.2)."""
    one, victor, running = ctx.state.get(loser), ctx.state.get(winner), ctx.state.fight
    options: list[Option[Spoil]] = [Option("life", ("life", ""), text("option.take-life"))]
    assassin = running is not None and running.assassin and winner == running.player
    if assassin or victor.toad or victor.quest == "life":
        return options
    if one.gold:
        options.append(Option("gold", ("gold", ""), text("option.take-gold")))
    for uid in one.objects:
        if may_own(ctx.data, victor, uid):
            label = text("option.take-object", card=card_name(uid))
            options.append(Option(f"object:{uid}", ("object", uid), label, Ref("card", uid), card_text(uid)))
    return options


def _take_life(ctx: Tale, winner: PlayerId, loser: PlayerId) -> Flow[None]:
    """Take a life from the loser of a fight, if nothing saves it (2.4, 2.6)."""
    if sheltered(ctx, winner, loser) or not (yield from still_lost(ctx, loser, 1)):
        return
    if (yield from lose_life(ctx, loser, 1, "2.4", killer=winner)):
        yield from ctx.data.verbs.life_taken(ctx, winner, loser)
        done(ctx, winner, "life")
