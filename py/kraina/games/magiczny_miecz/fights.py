"""Fights with Enemies, guardians and creatures. Rules 16.2-16.4, 17.1-17.5, 18."""

from collections.abc import Sequence
from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Text, Who, listed, text
from kraina.games.magiczny_miecz.cards import MieczData
from kraina.games.magiczny_miecz.dice import foe_roll
from kraina.games.magiczny_miecz.fight_dice import compare, fight_die, fights_again, is_tough
from kraina.games.magiczny_miecz.life import lose_life, rescued
from kraina.games.magiczny_miecz.piles import clear, lift
from kraina.games.magiczny_miecz.points import DOUBLE, demon_magic, fight_parts, foe_name, foe_points, total
from kraina.games.magiczny_miecz.rescue import save_in_fight
from kraina.games.magiczny_miecz.state import (
    Champion,
    Fight,
    FightKind,
    Foe,
    Miecz,
    Rescue,
    Seeker,
    champion_of,
    footing,
    stands,
)
from kraina.games.magiczny_miecz.windows import window

Result = Literal["won", "lost", "draw", "hidden"]


def foe_of(ctx: Miecz, player: PlayerId, uid: Uid) -> Foe:
    """Return an Enemy's card as a foe on its player's space, with all that adds to it there."""
    return Foe(uid, card_points(ctx, player, uid) + ctx.data.board[ctx.state.get(player).space].enemies)


def card_points(ctx: Miecz, player: PlayerId, uid: Uid) -> int:
    """Return an Enemy's own Sword or Magic: the Double is as strong as its opponent, a Conjunction doubles Demons."""
    card = ctx.data.card(uid)
    if card.id == DOUBLE:
        one = ctx.state.get(player)
        return total(fight_parts(ctx.data, ctx.state, one, Fight(player, "sword")))
    if card.kind == "demon":
        return demon_magic(ctx.state, card)
    return card.sword


def fight(
    ctx: Miecz, player: PlayerId, kind: FightKind, foes: list[Foe], rule: RuleRef, *, hide: bool = True, life: int = 1,
    champion: Uid | None = None,
) -> Flow[Result]:  # fmt: skip
    """Let a player fight some foes at once and return how it went; Life is taken, trophies are given (17.2-17.5).

    Foes hidden from stand in ``Turn.hidden`` afterwards. ``hide`` is off where nobody can hide (19.3); ``life`` is what
    a loss costs, in points; ``champion`` is a Friend whom the player sends in his place, from wherever he is.
    """
    state = ctx.state
    champions = [] if champion is None else [Champion(player, champion, sent=True)]
    running = Fight(player, kind, foes, life=life, champions=champions)
    outer, state.fight = state.fight, running
    result = yield from _fight(ctx, player, rule, hide=hide)
    state.fight = outer
    yield from fought(ctx, running)
    return result


def fought(ctx: Miecz, running: Fight) -> Flow[None]:
    """End what lasts for one fight, for those who fought it themselves."""
    for side in running.sides() if running.rolled else []:
        if running.fights_himself(side):
            yield from ctx.data.verbs.fought(ctx, side)


def _fight(ctx: Miecz, player: PlayerId, rule: RuleRef, *, hide: bool) -> Flow[Result]:
    running = ctx.state.fight
    assert running is not None
    if hide and (yield from hides(ctx, player, text("ask.evade"), "17.2")):
        _hide_from(ctx, running.foes)
        return "hidden"
    running.begun = [footing(ctx.state.get(player))]
    for foe in list(running.foes):
        before = ctx.data.verbs.before_fight.get(design_of(foe.id)) if foe.card else None
        if before is not None and foe in running.foes:
            yield from before(ctx, player, foe.id)
    result = yield from _bout(ctx, player, rule)
    if result == "lost" and (yield from fights_again(ctx, player)):
        result = yield from _bout(ctx, player, rule)
    if result == "won":
        return (yield from win(ctx, player))
    if result == "lost":
        return (yield from _lose(ctx, player, rule))
    return result


def _bout(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[Result]:
    """Let everybody step in before the dice, then roll and compare once (17.3, 17.4)."""
    running = ctx.state.fight
    assert running is not None
    if not running.foes:
        return "hidden"
    yield from window(ctx, "fight")
    leave_out(ctx, running, ctx.state.scorched)  # who stands in a Circle of Fire (A2)
    if running.hiding:
        _hide_from(ctx, running.foes)
    if running.hiding or not running.foes or not stands(ctx.state, running):
        return "hidden"
    return (yield from _dice(ctx, player, rule))


def hides(ctx: Miecz, player: PlayerId, prompt: Text, rule: RuleRef) -> Flow[bool]:
    """Ask somebody who can whether he hides from all his opponents here (17.2, 17.6, 19.1)."""
    hideout = _hideout(ctx.data, ctx.state.get(player))
    if hideout is None or ctx.state.halted(player):
        return False
    options = (Option("fight", False, text("option.fight")), Option("evade", True, text("option.evade")))
    if not (yield from ask(Decision(player, "evade", prompt, options, rule=rule))):
        return False
    ctx.ran(hideout)
    ctx.emit(Told(text=text("told.evades", who=Who(player)), rule="19.1"))
    return True


def may_evade(ctx: Miecz, one: Seeker) -> bool:
    """Return whether an ability or a Friend lets a Seeker hide from all opponents where he is (19.1)."""
    return bool(one.character) and _hideout(ctx.data, one) is not None


def _hideout(data: MieczData, one: Seeker) -> str | None:
    """Return the ability or Friend that lets a Seeker hide from all opponents where he is, if any (19.1)."""
    character = data.characters[one.character]
    if data.board.matches(one.space, character.evades):
        return next(f"ability:{ability}" for ability in character.abilities if ability.endswith("-evade"))
    friends = (uid for uid in one.friends if data.board.matches(one.space, data.card(uid).evades))
    return next((f"card:{design_of(uid)}" for uid in friends), None)


def _hide_from(ctx: Miecz, foes: list[Foe]) -> None:
    if ctx.state.turn is not None:
        ctx.state.turn.hidden += [foe.id for foe in foes if foe.card]


def leave_out(ctx: Miecz, running: Fight, idents: Sequence[str]) -> None:
    """Take foes out of a fight: they count as hidden from (19.1)."""
    _hide_from(ctx, [foe for foe in running.foes if foe.id in idents])
    running.foes = [foe for foe in running.foes if foe.id not in idents]


def _dice(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[Result]:
    """Roll for both sides and compare (17.4); several opponents share one die (17.5)."""
    running = ctx.state.fight
    assert running is not None
    mine = yield from fight_die(ctx, player)
    running.rolled["mine"] = mine
    theirs = foe_roll(ctx, player, "17.4")
    running.rolled["theirs"] = theirs
    one = ctx.state.get(player)
    own = mine + total(fight_parts(ctx.data, ctx.state, one, running))
    other = theirs + sum(foe_points(ctx.data, ctx.state, running, foe) for foe in running.foes)
    foes = listed([foe_name(foe.id, card=foe.card) for foe in running.foes])
    told = text("told.compares", who=Who(player), mine=own, die=mine, theirs=other, foe_die=theirs, foe=foes)
    ctx.emit(Told(text=told, rule=rule))
    result = compare(own, other, (is_tough(one, running), False))
    if result == "draw" and own != other:
        ctx.ran("ability:giant-tough")
    return result


def win(ctx: Miecz, player: PlayerId) -> Flow[Result]:
    """Take the beaten foes off, unless a Spell saves one: then the fight is a draw (17.4, 1.4)."""
    running = ctx.state.fight
    assert running is not None
    for foe in list(running.foes):
        ctx.emit(Told(text=text("told.beats", who=Who(player), foe=foe_name(foe.id, card=foe.card)), rule="17.4"))
        if foe.card and (yield from rescued(ctx, Rescue(player, "enemy", foe.id))):
            return "draw"
    for foe in running.foes:
        if foe.card:
            yield from beat_card(ctx, player, foe.id)
    yield from ctx.data.verbs.after_victory(ctx, player)
    return "won"


def beat_card(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Take a beaten Enemy from the board: Monsters become trophies (1.4), Demons go to the used cards (16.3)."""
    survives = ctx.data.verbs.survives.get(design_of(uid))
    if survives is not None and survives(ctx, player, uid):
        return
    card = ctx.data.card(uid)
    ctx.ran(f"card:{card.id}")
    yield from ctx.data.verbs.beaten(ctx, player, uid)
    if card.kind == "enemy":
        if lift(ctx, uid) is not None:
            ctx.state.get(player).trophies.append(uid)
    else:
        clear(ctx, uid)


def _lose(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[Result]:
    """Take one Life for a lost fight, if nothing saves it (17.4); Enemies may take more."""
    running = ctx.state.fight
    assert running is not None
    ctx.emit(Told(text=text("told.is-beaten", who=Who(player)), rule="17.4"))
    alone = champion_of(ctx.state.get(player), running) is not None
    borne = alone and (yield from ctx.data.verbs.champion_lost(ctx, player))
    saved = (yield from save_in_fight(ctx, player)) if running.life and not borne else "no"
    if saved == "no" and not borne:
        lost = running.taken = yield from lose_life(ctx, player, running.life, rule)
        if running.life and not lost and ctx.state.get(player).life:  # a Spell saved it: the fight is a draw
            return "draw"
    for foe in list(running.foes):
        victory = ctx.data.verbs.victories.get(design_of(foe.id)) if foe.card else None
        if foe.card:
            ctx.ran(f"card:{design_of(foe.id)}")
        if victory is not None and (not borne or ctx.data.card(foe.id).heads):  # from a champion nothing is taken
            yield from victory(ctx, player, foe.id)
    return "lost"
