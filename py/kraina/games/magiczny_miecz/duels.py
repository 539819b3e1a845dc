"""Fights between Characters: attack, hiding, dice and the winner's choice. Rules 13.3, 17.6-17.10, 18."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import losable, rob
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.fight_dice import compare, fight_die, fights_again, is_tough
from kraina.games.magiczny_miecz.fights import Result, fought, hides
from kraina.games.magiczny_miecz.life import end_turn, lose_life
from kraina.games.magiczny_miecz.points import fight_parts, total
from kraina.games.magiczny_miecz.rescue import save_in_fight
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Champion, Fight, FightKind, Miecz, champion_of, footing, stands
from kraina.games.magiczny_miecz.windows import window

Spoil = tuple[Literal["life", "gold", "object", "ability", "nothing"], str]


def attack(ctx: Miecz, player: PlayerId, other: PlayerId, kind: FightKind) -> Flow[Result]:
    """Let a player attack another Character; the attacker's turn ends with the fight (17.9, 17.10).

    Return how it went for the attacker.
    """
    ctx.state.get(player).marks["attacked"] = 1  # the Good Deity remembers
    ctx.emit(Told(text=text("told.attacks", who=Who(player), other=Who(other)), rule="17.6"))
    result = yield from duel(ctx, player, other, kind)
    yield from ctx.data.verbs.duels.after(ctx, player, other, result)
    end_turn(ctx, player)
    return result


def duel(ctx: Miecz, player: PlayerId, other: PlayerId, kind: FightKind, champion: Uid | None = None) -> Flow[Result]:
    """Play one fight between two Characters, the winner's choice included; the turn is not touched (17.6-17.9).

    ``champion`` is a Friend whom the attacker sends in his place, from wherever he is.
    """
    state = ctx.state
    champions = [] if champion is None else [Champion(player, champion, sent=True)]
    running = Fight(player, kind, opponent=other, champions=champions)
    outer, state.fight = state.fight, running
    result = yield from _duel(ctx, player, other)
    state.fight = outer
    yield from fought(ctx, running)
    yield from settle(ctx)
    return result


def _duel(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[Result]:
    running = ctx.state.fight
    assert running is not None
    if (yield from hides(ctx, other, text("ask.evade-attacker", who=Who(player)), "17.6")):
        return "hidden"
    running.begun = [footing(ctx.state.get(side)) for side in (player, other)]
    yield from ctx.data.verbs.duels.before(ctx, player, other)
    result = yield from _bout(ctx, player, other)
    loser = {"won": other, "lost": player}.get(result)
    if loser is not None and (yield from fights_again(ctx, loser)):
        result = yield from _bout(ctx, player, other)
    if result == "won":
        return (yield from _spoils(ctx, player, other, "won"))
    if result == "lost" and not (yield from _bears(ctx, player)):
        return (yield from _spoils(ctx, other, player, "lost"))
    return result


def _bears(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Return whether a Friend who fought in the attacker's place bears the loss alone."""
    running = ctx.state.fight
    assert running is not None
    if champion_of(ctx.state.get(player), running) is None:
        return False
    return (yield from ctx.data.verbs.champion_lost(ctx, player))


def _bout(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[Result]:
    """Let everybody step in before the dice, then roll and compare once (17.7, 17.8).

    A Spell, or the axe before it, may have removed or killed one of the two.
    """
    running = ctx.state.fight
    assert running is not None
    yield from window(ctx, "fight")
    if running.hiding or not stands(ctx.state, running):
        return "hidden"
    return (yield from _dice(ctx, player, other))


def _dice(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[Result]:
    """Roll for the attacker, then for the defender, and compare (17.8)."""
    running = ctx.state.fight
    assert running is not None
    dice = {}
    for side, key in ((player, "mine"), (other, "theirs")):
        plain = ctx.data.verbs.duels.no_die(running, side)
        dice[side] = 0 if plain else (yield from fight_die(ctx, side))
        running.rolled[key] = dice[side]
    own, theirs = (dice[side] + strength(ctx, side) for side in (player, other))
    told = text(
        "told.compares", who=Who(player), mine=own, die=dice[player], theirs=theirs, foe_die=dice[other],
        foe=Who(other),
    )  # fmt: skip
    ctx.emit(Told(text=told, rule="17.8"))
    one, rival = ctx.state.get(player), ctx.state.get(other)
    found = compare(own, theirs, (is_tough(one, running), is_tough(rival, running)))
    if found == "draw" and own != theirs:
        ctx.ran("ability:giant-tough")
    return found


def strength(ctx: Miecz, side: PlayerId) -> int:
    """Return a Character's points in the running duel, before the die."""
    running = ctx.state.fight
    assert running is not None
    if ctx.data.verbs.duels.dice_alone(ctx.state, running):
        return 0
    return total(fight_parts(ctx.data, ctx.state, ctx.state.get(side), running))


def _spoils(ctx: Miecz, winner: PlayerId, loser: PlayerId, result: Result) -> Flow[Result]:
    """Let the winner take a Life, an Object, 1 gold or nothing (17.9); a Life can be saved, and it may be a draw."""
    ctx.emit(Told(text=text("told.wins-duel", who=Who(winner), other=Who(loser)), rule="17.9"))
    if (yield from ctx.data.verbs.duels.spoils(ctx, winner, loser)):
        return result
    options = spoil_options(ctx, loser)
    prompt = text("ask.spoils", other=Who(loser))
    what, ident = yield from ask(Decision(winner, "spoils", prompt, tuple(options), rule="17.9"))
    if what == "life":
        return (yield from take_life(ctx, winner, loser, result))
    take_spoil(ctx, winner, loser, (what, ident))
    return result


def take_spoil(ctx: Miecz, winner: PlayerId, loser: PlayerId, spoil: Spoil) -> None:
    """Hand the winner of a duel an Object or 1 gold, or let him take nothing: it is his right, no duty (17.9)."""
    what, ident = spoil
    if what == "nothing":
        ctx.emit(Told(text=text("told.spares", who=Who(winner), other=Who(loser)), rule="17.9"))
    else:
        rob(ctx, winner, loser, ident, "17.9")


def spoil_options(ctx: Miecz, loser: PlayerId) -> list[Option[Spoil]]:
    """Return what the winner of a duel may take (17.9)."""
    one = ctx.state.get(loser)
    options: list[Option[Spoil]] = [Option("life", ("life", ""), text("option.take-life"))]
    if one.gold:
        options.append(Option("gold", ("gold", ""), text("option.take-gold")))
    for uid in losable(one):
        label = text("option.take-object", card=card_name(uid))
        options.append(Option(f"object:{uid}", ("object", uid), label, Ref("card", uid), card_text(uid)))
    options.append(Option("nothing", ("nothing", ""), text("option.take-nothing")))
    return options


def take_life(ctx: Miecz, winner: PlayerId, loser: PlayerId, result: Result, points: int = 1) -> Flow[Result]:
    """Take Life from the loser of a duel, if nothing saves it (17.9, 18.2)."""
    saved = yield from save_in_fight(ctx, loser)
    if saved == "saved":
        return result
    lost = yield from lose_life(ctx, loser, points, "17.9")
    if not lost:
        return "draw"
    yield from ctx.data.verbs.duels.life_taken(ctx, winner, loser, lost)
    return result
