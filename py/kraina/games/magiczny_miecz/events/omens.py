"""Encounters that befall many Characters at once, wherever their drawer is. Rule 16.1."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, text
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.counters import heal, pay
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.life import lose_life, lose_turns
from kraina.games.magiczny_miecz.piles import clear, discard, gain_spell
from kraina.games.magiczny_miecz.state import CLEAR_YET, Miecz, Seeker
from kraina.games.magiczny_miecz.verbs import CardVerb
from kraina.kit.choose import rolls

Stroke: TypeAlias = Callable[[Miecz, PlayerId], Flow[None]]

PAYERS = ("good", "chaotic", "evil", "lower", "middle", "upper")
"""Who owes the Tribute on 1 to 6: those of an alignment, or all in a Circle."""
GHOSTS = "hour-of-ghosts"
FOG_TURNS = 2
"""Own turns in which the Fog slows everybody down, after the one in which it rises."""


def storm_of_seven_suns(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All in the drawer's Circle lose a turn: he this one, which ends, the others their next."""
    yield from _strike(ctx, _in_circle(ctx, player), _loses_turn)
    return True


def tribute(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A die names an alignment or a Circle: all of them pay 1 gold or lose 1 Life."""
    payers = PAYERS[(yield from roll(ctx, player, "tribute", "16.1")) - 1]
    ctx.emit(Told(text=Text(f"told.encounter-tribute-{payers}"), rule="16.1"))
    owing = [one for one in ctx.state.in_order() if payers in (one.alignment, ctx.data.board.circle(one.space))]
    yield from _strike(ctx, owing, _pays_tribute)
    return True


def hour_of_ghosts(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Each Evil Character may roll: a Spell, a Life regained, or a turn lost."""
    evil = [one for one in ctx.state.in_order() if one.alignment == "evil" and not one.stone]
    yield from _strike(ctx, evil, _asks_ghosts)
    return True


def comet(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All Strangers that lie open in the drawer's Circle are discarded, those who would stay for good too."""
    for space in ctx.data.board.ring(ctx.state.get(player).space):
        for lying in list(ctx.state.here(space)):
            if ctx.data.card(lying).kind == "stranger" and lying not in ctx.state.face_down:
                ctx.emit(Told(text=text("told.encounter-comet", card=card_name(lying)), rule="16.1"))
                clear(ctx, lying)
    yield from ()
    return True


def fog(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Everybody moves one space a turn in the next two own turns; the running one is not among them."""
    for one in ctx.state.in_order():
        running = ctx.state.turn is not None and ctx.state.turn.player == one.player
        if running and ctx.state.turn is not None and not one.slow:
            ctx.state.turn.marks.append(CLEAR_YET)
        one.slow = max(one.slow, FOG_TURNS + 1 if running else FOG_TURNS)
    ctx.emit(Told(text=text("told.encounter-fog", turns=FOG_TURNS), rule="10.2", notable=True))
    yield from ()
    return True


def solstice(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Every Spell is discarded, in every hand and with every Friend, wherever they are."""
    for one in ctx.state.in_order():
        for spell in [*one.spells, *(spell for held in one.kept.values() for spell in held)]:
            discard(ctx.data, ctx.state, spell)
        one.spells.clear()
        one.kept.clear()
    ctx.emit(Told(text=text("told.encounter-solstice"), rule="16.1", notable=True))
    yield from ()
    return True


def conjunction(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Magic of all Demons counts double until the drawer's next own turn."""
    ctx.state.conjunction = player
    ctx.emit(Told(text=text("told.encounter-conjunction"), rule="16.1", notable=True))
    yield from ()
    return True


def eclipse(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All Good and all Chaotic Characters lose a turn: the drawer this one, if he is one of them."""
    struck = [one for one in ctx.state.in_order() if one.alignment in ("good", "chaotic")]
    yield from _strike(ctx, struck, _loses_turn)
    return True


def plague(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All in the drawer's Circle lose 1 Life, in the order of play from him."""
    yield from _strike(ctx, _in_circle(ctx, player), _loses_life)
    return True


def _strike(ctx: Miecz, whom: list[Seeker], stroke: Stroke) -> Flow[None]:
    """Do something to some Characters one after the other; one that comes in for a dead one is left out."""
    for player, character in [(one.player, one.character) for one in whom]:
        if ctx.state.get(player).character == character:
            yield from stroke(ctx, player)


def _in_circle(ctx: Miecz, player: PlayerId) -> list[Seeker]:
    """Return who is in a player's Circle, he first, in the order of play."""
    board = ctx.data.board
    circle = board.circle(ctx.state.get(player).space)
    return [one for one in ctx.state.in_order() if board.circle(one.space) == circle]


def _loses_turn(ctx: Miecz, player: PlayerId) -> Flow[None]:
    lose_turns(ctx, player, 1, "16.1", now=True)
    yield from ()


def _loses_life(ctx: Miecz, player: PlayerId) -> Flow[None]:
    yield from lose_life(ctx, player, 1, "16.1")


def _pays_tribute(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Have a player pay 1 gold, if he has any and wants to, or else lose 1 Life."""
    options = [Option("life", "life", text("option.encounter-give-life"))]
    if ctx.state.get(player).gold:
        options.insert(0, Option("gold", "gold", text("option.encounter-pay")))
    prompt = text("ask.encounter-tribute")
    decision = Decision(player, "tribute", prompt, tuple(options), rule="16.1", source="tribute")
    if (yield from ask(decision)) == "gold":
        pay(ctx, player, 1)
    else:
        yield from lose_life(ctx, player, 1, "16.1")


def _asks_ghosts(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Let an Evil Character roll: 1-2 a Spell, 3-4 a Life regained, 5-6 a turn lost."""
    prompt = text("ask.encounter-hour-of-ghosts")
    if not (yield from rolls(player, GHOSTS, prompt, card_text(GHOSTS), "16.1", GHOSTS)):
        return
    value = yield from roll(ctx, player, "hour-of-ghosts", "16.1")
    if value <= 2:
        gain_spell(ctx, player)
    elif value <= 4:
        heal(ctx, player, 1, "16.1")
    else:
        yield from _loses_turn(ctx, player)


OMENS: Mapping[str, CardVerb] = {
    "storm-of-seven-suns": storm_of_seven_suns,
    "tribute": tribute,
    "hour-of-ghosts": hour_of_ghosts,
    "comet": comet,
    "fog": fog,
    "solstice": solstice,
    "conjunction": conjunction,
    "eclipse": eclipse,
    "plague": plague,
}
