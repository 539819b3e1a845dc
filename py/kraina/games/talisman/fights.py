"""Fights with creatures: battle and psychic combat. Rules 2.1-2.3, 2.5, 2.8, 9.3."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Text, Who, listed, text
from kraina.games.talisman import dice
from kraina.games.talisman.board import CROWN
from kraina.games.talisman.fight_dice import cast_dice, compare, count_used, score, speaks, still_lost, strikes_again
from kraina.games.talisman.life import lose_life, rescued
from kraina.games.talisman.piles import clear, lift
from kraina.games.talisman.points import foe_name
from kraina.games.talisman.quests import done
from kraina.games.talisman.state import Fight, FightKind, Foe, Hero, Rescue, Tale, able, footing, stands
from kraina.games.talisman.windows import window

Result = Literal["won", "lost", "draw", "evaded"]
INVISIBLE = "invisible:"
"""Mark of a turn, with a player behind it who may evade anything till its end."""
ASSASSIN = "assassin-assassinate"


def foe_of(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[Foe]:
    """Return an Enemy's card as a foe on its player's space, with what the space adds."""
    card, expansion = ctx.data.card(uid), ctx.data.verbs.expansion
    points = card.craft if card.kind == "spirit" else card.strength
    if expansion is not None:
        points = yield from expansion.foe_points(ctx, player, uid)
    return Foe(uid, points + ctx.data.board[ctx.state.get(player).space].creatures)


def fight(
    ctx: Tale, player: PlayerId, kind: FightKind, foes: list[Foe], rule: RuleRef, *, evade: bool = True,
    trial: bool = False,
) -> Flow[Result]:  # fmt: skip
    """Let a player fight some foes at once and return how it went; a life is taken, trophies are given.

    ``evade`` is off where nothing can be evaded (9.3, 13.5); in a ``trial`` no life is at stake (13.4). A lost or drawn
    fight does not end the turn by itself.
    """
    state = ctx.state
    running = Fight(player, kind, foes, trial=trial)
    outer, state.fight = state.fight, running
    cards = [foe.id for foe in foes if foe.card]
    evade = evade and not ctx.data.board.is_cave(state.get(player).space)
    result = yield from _fight(ctx, player, rule, evade=evade)
    state.fight = outer
    expansion = ctx.data.verbs.expansion
    if result == "lost" and expansion is not None and state.get(player).character:
        yield from expansion.aftermath(ctx, player, cards)
    return result


def _fight(ctx: Tale, player: PlayerId, rule: RuleRef, *, evade: bool) -> Flow[Result]:
    running, one = ctx.state.fight, ctx.state.get(player)
    assert running is not None
    running.assassin = running.kind == "battle" and assassinates(ctx, one)
    if evade and (yield from evades(ctx, player, text("ask.evade"))):
        return "evaded"
    running.begun = [footing(one)]
    yield from speaks(ctx, player, running)
    yield from window(ctx, "fight")
    if running.evaded or not running.foes or not stands(ctx.state, running):
        return "evaded"
    result = yield from _dice(ctx, player, rule)
    if result == "won":
        return (yield from _win(ctx, player))
    if result == "lost":
        ctx.emit(Told(text=text("told.is-beaten", who=Who(player)), rule=rule))
        for foe in running.foes:
            if foe.card:
                ctx.ran(f"card:{design_of(foe.id)}")
        yield from _pay(ctx, player, rule)
    return result


def _pay(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Take the lives that a defeat costs, as far as nothing saves them; in a trial none (2.1, 2.6, 13.4)."""
    running, expansion = ctx.state.fight, ctx.data.verbs.expansion
    assert running is not None
    if running.trial:
        return
    lives = 1
    if expansion is not None:
        lives = yield from expansion.toll(ctx, player, [foe.id for foe in running.foes if foe.card])
    lives = yield from still_lost(ctx, player, lives)
    if lives:
        yield from lose_life(ctx, player, lives, rule)


def assassinates(ctx: Tale, one: Hero) -> bool:
    """Return whether the Assassin may assassinate: in his own turn, not on the Crown."""
    return able(one, ASSASSIN) and ctx.state.is_turn_of(one.player) and one.space != CROWN


def evades(ctx: Tale, player: PlayerId, prompt: Text) -> Flow[bool]:
    """Ask somebody who can whether he evades all his opponents here (2.5)."""
    source = evasion(ctx, ctx.state.get(player))
    if source is None:
        return False
    options = (Option("fight", False, text("option.fight")), Option("evade", True, text("option.evade")))
    if not (yield from ask(Decision(player, "evade", prompt, options, rule="2.5"))):
        return False
    if source:
        ctx.ran(source)
    ctx.emit(Told(text=text("told.evades", who=Who(player)), rule="2.5"))
    return True


def evasion(ctx: Tale, one: Hero) -> str | None:
    """Return the ability or Follower that lets a hero evade where he is; an empty word for Invisibility."""
    turn = ctx.state.turn
    if not one.character:
        return None
    if turn is not None and f"{INVISIBLE}{one.player}" in turn.marks:
        return ""
    character = ctx.data.characters[one.character]
    if not one.toad and ctx.data.board.matches(one.space, character.evades):
        return f"ability:{one.character}-evade"
    followers = (uid for uid in one.followers if ctx.data.board.matches(one.space, ctx.data.card(uid).evades))
    return next((f"card:{design_of(uid)}" for uid in followers), None)


def _dice(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[Result]:
    """Roll for the creatures, then for the hero, who may tempt fate, and compare (2.1); several share one die (2.3)."""
    running = ctx.state.fight
    assert running is not None
    theirs = 0 if running.assassin else dice.foe_roll(ctx, player, rule)
    running.rolled["theirs"] = theirs
    rolled = yield from dice.tempt_fate(ctx, player, cast_dice(ctx, player), "fight")
    rolled = yield from strikes_again(ctx, player, running, rolled)
    running.rolled["mine"] = max(rolled)
    count_used(ctx, player, running)
    if running.assassin:
        ctx.ran(f"ability:{ASSASSIN}")
    own = max(rolled) + score(ctx, player)
    other = theirs + sum(foe.points for foe in running.foes)
    foes = listed([foe_name(foe.id, card=foe.card) for foe in running.foes])
    told = text("told.compares", who=Who(player), mine=own, die=max(rolled), theirs=other, foe_die=theirs, foe=foes)
    ctx.emit(Told(text=told, rule=rule))
    return compare(own, other)


def _win(ctx: Tale, player: PlayerId) -> Flow[Result]:
    """Take the beaten foes off, unless a Spell saves one: then the fight is a draw."""
    running = ctx.state.fight
    assert running is not None
    expansion = ctx.data.verbs.expansion
    for foe in running.foes:
        if foe.card and expansion is not None and (yield from expansion.rises(ctx, player, foe.id)):
            ctx.ran(f"card:{design_of(foe.id)}")
            return "draw"
    for foe in running.foes:
        ctx.emit(Told(text=text("told.beats", who=Who(player), foe=foe_name(foe.id, card=foe.card)), rule="2.1"))
        if foe.card and (yield from rescued(ctx, Rescue(player, "enemy", foe.id))):
            return "draw"
    for foe in running.foes:
        if foe.card:
            yield from _beat_card(ctx, player, foe.id)
    if any(foe.card for foe in running.foes):
        done(ctx, player, "enemy")
    return "won"


def _beat_card(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Take a beaten Enemy from the board as a trophy, unless an ability makes something else of it (2.8)."""
    ctx.ran(f"card:{design_of(uid)}")
    if uid not in ctx.state.here(ctx.state.get(player).space):
        return
    if not (yield from ctx.data.verbs.keeps(ctx, player, uid)) and lift(ctx, uid) is not None:
        ctx.state.get(player).trophies.append(uid)
    if ctx.data.verbs.expansion is not None:
        yield from ctx.data.verbs.expansion.reward(ctx, player, uid)


def banish(ctx: Tale, uid: Uid) -> None:
    """Discard an Enemy that was not beaten in a fight: it is no trophy (2.8)."""
    ctx.ran(f"card:{design_of(uid)}")
    clear(ctx, uid)
