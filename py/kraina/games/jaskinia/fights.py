"""Combat and Psychic Combat: dice, armour, defeat and victory. Rules 13.4, 13.5, 14.1-14.3, 15.1, 15.2."""

from typing import Literal

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, listed, text
from kraina.games.jaskinia.delving import Delving
from kraina.games.jaskinia.heroes import ASSASSIN, TWO_DICE, assassinates, raises
from kraina.games.jaskinia.life import lose_stamina
from kraina.games.jaskinia.people import eats, speaks, strikes_again
from kraina.games.jaskinia.piles import clear, lift
from kraina.games.jaskinia.points import (
    BARE,
    GUN,
    INNER_STRENGTH,
    TWO_WEAPONS,
    UNARMED,
    fight_parts,
    tamed,
    weapons_of,
)
from kraina.games.jaskinia.state import Fight, FightKind, Foe, Rescue, Result, Searcher, Tale, able, stands
from kraina.games.jaskinia.windows import window
from kraina.kit.cave.creatures import aftermath, reward, rises, toll
from kraina.kit.names import card_name, foe_name
from kraina.kit.points import total

PLATES = "cyborg-plates"
EMPTY_TURNS, EMPTIED_TO = 3, 2
"""Own turns for which the ray gun is empty, and the greatest number of its owner that empties it."""


def fight(
    ctx: Tale, player: PlayerId, kind: FightKind, foes: list[Foe], rule: RuleRef, *, trial: bool = False
) -> Flow[Result]:  # fmt: skip
    """Let a player fight some foes at once and return how it went (14.2, 14.3). It does not end the turn by itself."""
    running = Fight(player, kind, foes, trial=trial)
    running.assassin = assassinates(ctx, ctx.state.get(player), running)
    outer, ctx.state.fight = ctx.state.fight, running
    yield from speaks(ctx, player, running)
    yield from window(ctx, "fight")
    if stands(ctx.state, running):
        result = yield from _dice(ctx, player, rule)
    else:
        result = "off"
    if result == "won":
        result = yield from _win(ctx, player, rule)
    elif result == "lost":
        yield from _lose(ctx, player, rule)
    ctx.state.fight = outer
    if result == "lost" and ctx.state.get(player).character:
        yield from aftermath(Delving(ctx), player, [foe.id for foe in foes if foe.card])
    return result


def _dice(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[Result]:
    """Roll for the Searcher and for his foes, who share one die, and compare (14.2, 14.3)."""
    running = ctx.state.fight
    assert running is not None
    running.rolled["mine"] = cast_dice(ctx, player, running, rule)
    running.rolled["theirs"] = 0
    if not running.assassin:
        running.rolled["theirs"] = ctx.roll(player, "foe", lambda value: text("told.foe-rolls", value=value), rule)
    yield from strikes_again(ctx, player, running, "mine")
    count_used(ctx, player, running, running.rolled["mine"])
    die, foe_die = running.rolled["mine"], running.rolled["theirs"]
    own, theirs = die + score(ctx, player), foe_die + sum(foe.points for foe in running.foes)
    foes = listed([foe_name(foe.id, card=foe.card) for foe in running.foes])
    told = text("told.compares", who=Who(player), mine=own, die=die, theirs=theirs, foe_die=foe_die, foe=foes)
    ctx.emit(Told(text=told, rule=rule))
    return compare(own, theirs)


def dice_of(one: Searcher, fight: Fight) -> int:
    """Return how many dice a Searcher rolls in a fight, of which the highest counts: the Warrior two in Combat."""
    return 2 if fight.kind == "combat" and able(one, TWO_DICE) else 1


def cast_dice(ctx: Tale, player: PlayerId, fight: Fight, rule: RuleRef) -> int:
    """Roll a Searcher's dice in a fight and return what counts."""
    dice = dice_of(ctx.state.get(player), fight)
    if dice > 1:
        ctx.ran(f"ability:{TWO_DICE}")
    return max(_cast(ctx, player, fight, rule) for _ in range(dice))


def _cast(ctx: Tale, player: PlayerId, fight: Fight, rule: RuleRef) -> int:
    return ctx.roll(player, fight.kind, lambda value: text("told.rolls", who=Who(player), value=value), rule)


def compare(own: int, other: int) -> Literal["won", "draw", "lost"]:
    """Return how a comparison of two effectivenesses ends (14.2)."""
    return "draw" if own == other else "won" if own > other else "lost"


def score(ctx: Tale, player: PlayerId) -> int:
    """Return a Searcher's points in the running fight, before the die."""
    running = ctx.state.fight
    assert running is not None
    return total(fight_parts(ctx.data, ctx.state.get(player), running))


def count_used(ctx: Tale, player: PlayerId, fight: Fight, rolled: int) -> None:
    """Count what has helped a Searcher in a fight; a low roll empties the ray gun. Without a die ``rolled`` is 0."""
    one = ctx.state.get(player)
    for uid in (*one.items, *one.friends):
        card = ctx.data.card(uid)
        if (card.strength if fight.kind == "combat" else card.power) or (card.combat and not card.weapon):
            ctx.ran(f"card:{card.id}")
    for weapon in weapons_of(ctx.data, one, fight):
        ctx.ran(f"ability:{weapon.source}" if weapon.own else f"card:{design_of(weapon.source)}")
        if weapon.source == GUN and 0 < rolled <= EMPTIED_TO:
            one.delver.empty = EMPTY_TURNS + (1 if ctx.state.is_turn_of(player) else 0)
            ctx.emit(Told(text=text("told.gun-empty", who=Who(player)), rule="14.2"))
    if fight.kind == "combat":
        _count_heroes(ctx, one, fight)


def _count_heroes(ctx: Tale, one: Searcher, fight: Fight) -> None:
    """Count the abilities of heroes that have counted in a Combat."""
    armed = any(ctx.data.card(uid).weapon for uid in one.items)
    counted = {
        ASSASSIN: fight.assassin and one.player == fight.player,
        INNER_STRENGTH: True,
        TWO_WEAPONS: len(weapons_of(ctx.data, one, fight)) > 1,
        **dict.fromkeys(UNARMED, armed),
    }
    for ability, counts in counted.items():
        if counts and able(one, ability):
            ctx.ran(f"ability:{ability}")
    for uid in tamed(ctx.data, one)[:1]:
        ctx.ran(f"card:{design_of(uid)}")


def _win(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[Result]:
    """Take the beaten foes off; one that rises again makes it a draw (13.4)."""
    running, host = ctx.state.fight, Delving(ctx)
    assert running is not None
    cards = [foe.id for foe in running.foes if foe.card]
    for uid in cards:
        if (yield from rises(host, player, uid)):
            ctx.ran(f"card:{design_of(uid)}")
            ctx.emit(Told(text=text("told.rises", card=card_name(uid)), rule="13.4"))
            return "draw"
    for foe in running.foes:
        ctx.emit(Told(text=text("told.beats", who=Who(player), foe=foe_name(foe.id, card=foe.card)), rule=rule))
    for uid in cards:
        yield from _beat_card(ctx, player, uid)
    return "won"


def _beat_card(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Take a beaten creature from the board: Animals and Monsters are kept, Ghosts are used up (13.4, 13.5)."""
    ctx.ran(f"card:{design_of(uid)}")
    if ctx.data.card(uid).kind == "ghost" or (yield from eats(ctx, player, uid)):
        clear(ctx, uid)
    elif not (yield from raises(ctx, player, uid)) and lift(ctx, uid) is not None:
        ctx.state.get(player).trophies.append(uid)
    yield from reward(Delving(ctx), player, uid)


def _lose(ctx: Tale, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Take what a defeat costs, unless something prevents it; in a trial nothing here (14.2, 15.2)."""
    running = ctx.state.fight
    assert running is not None
    ctx.emit(Told(text=text("told.is-beaten", who=Who(player)), rule=rule))
    if running.trial:
        return
    cards = [foe.id for foe in running.foes if foe.card]
    for uid in cards:
        ctx.ran(f"card:{design_of(uid)}")
    points = yield from toll(Delving(ctx), player, cards)
    yield from suffer(ctx, player, points, rule)


def suffer(ctx: Tale, player: PlayerId, points: int, rule: RuleRef) -> Flow[int]:
    """Have the loser of a fight lose Stamina, as far as nothing prevents it; return how much (14.2, 15.2)."""
    running = ctx.state.fight
    if points and running is not None and running.kind == "combat":
        points = yield from _prevented(ctx, player, points)
    if points:
        yield from lose_stamina(ctx, player, points, rule)
    return points


def _prevented(ctx: Tale, player: PlayerId, points: int) -> Flow[int]:
    """Return the Stamina still lost after armour, the Cyborg's plates and a Spell (14.2)."""
    one = ctx.state.get(player)
    if _armour_saves(ctx, one):
        return 0
    if able(one, PLATES):
        ctx.ran(f"ability:{PLATES}")
        told = text("told.plates", who=Who(player))
        points = sum(_cast_for(ctx, player, "plates") < 6 for _ in range(points))
        ctx.emit(Told(text=told, rule="14.2"))
    if not points:
        return 0
    rescue = Rescue(player)
    outer, ctx.state.rescue = ctx.state.rescue, rescue
    yield from window(ctx, "loss")
    ctx.state.rescue = outer
    return 0 if rescue.saved else points


def _cast_for(ctx: Tale, player: PlayerId, purpose: str) -> int:
    return ctx.roll(player, purpose, lambda value: text("told.rolls", who=Who(player), value=value), "14.2")


def _armour_saves(ctx: Tale, one: Searcher) -> bool:
    """Roll for the best armour of who lost a Combat (14.2); the Monk uses none."""
    if able(one, BARE):
        ctx.ran(f"ability:{BARE}")
        return False
    worn = min((uid for uid in one.items if ctx.data.card(uid).saves_from),
               key=lambda uid: ctx.data.card(uid).saves_from, default=None)  # fmt: skip
    if worn is None:
        return False
    ctx.ran(f"card:{design_of(worn)}")
    if _cast_for(ctx, one.player, "armour") < ctx.data.card(worn).saves_from:
        return False
    ctx.emit(Told(text=text("told.armour-saves", who=Who(one.player), card=card_name(worn)), rule="14.2"))
    return True
