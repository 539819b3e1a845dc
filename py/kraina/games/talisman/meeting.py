"""After a move: what waits unnumbered, other characters, or the space. Rules 1.3, 1.6, 2.4, 9.4, 10.1, 10.2."""

from collections.abc import Sequence
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.board import CROWN, MEETING_PLACES
from kraina.games.talisman.crown import command
from kraina.games.talisman.duels import attack
from kraina.games.talisman.explore import explore, goes_on, land
from kraina.games.talisman.life import lose_life
from kraina.games.talisman.pawn import end_turn
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import FightKind, Hero, Tale, able, working
from kraina.games.talisman.verbs import Act
from kraina.games.talisman.windows import act_option, acts_of, is_secretive, run_act, window
from kraina.kit.names import card_name, space_name

Choice: TypeAlias = str | tuple[PlayerId, FightKind] | None
"""The key of an act, whom to attack and how, or None to encounter the space."""
MEET = "meet:"
"""What the keys of acts begin with that take the place of an attack: they are the turn's encounter."""
PSYCHIC = ("ghoul-psychic", "sorceress-psychic", "wizard-psychic")
"""Abilities to attack characters psychically."""


def encounter(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let others step in, then let the player choose between a character and the space (1.3)."""
    turn = ctx.state.turn
    assert turn is not None
    turn.arrived, turn.found = False, len(ctx.state.here(ctx.state.get(player).space))
    yield from settle(ctx)  # what gives points elsewhere may give none here
    yield from _hexed(ctx, player)
    yield from land(ctx, player)
    yield from window(ctx, "arrived", besides=player)
    while goes_on(ctx, player):
        acts = [*_meetings(ctx, player), *acts_of(ctx, player, "arrived")]
        picked = yield from _choose(ctx, player, acts)
        if isinstance(picked, str):
            yield from run_act(ctx, acts, picked)
            if picked.startswith(MEET):
                end_turn(ctx, player)
        elif picked is None:
            yield from _space(ctx, player)
            return
        else:
            yield from attack(ctx, player, *picked)
            return


def _space(ctx: Tale, player: PlayerId) -> Flow[None]:
    if ctx.state.get(player).space == CROWN:
        yield from command(ctx, player)
    else:
        yield from explore(ctx, player)


def _hexed(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Have a Hex on the space take a life, before anything else there (1.6); a Spell, it does nothing to the Amulet."""
    one = ctx.state.get(player)
    uid = ctx.state.hexes.get(one.space)
    if uid is None:
        return
    if working(ctx.data, ctx.state, one, "amulet"):
        ctx.ran("card:amulet")
        ctx.emit(Told(text=text("told.no-effect", card=card_name(uid)), rule="1.6"))
        return
    ctx.emit(Told(text=text("told.hexed", who=Who(player), card=card_name(uid)), rule="1.6"))
    yield from lose_life(ctx, player, 1, "1.6")
    yield from settle(ctx)


def met(ctx: Tale, player: PlayerId) -> list[Hero]:
    """Return the characters whom a player may meet on his space (1.3, 9.4)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    if turn is not None and "bound" in turn.marks:
        return []  # a Chamber has stopped his move (13.2)
    if ctx.data.board.is_inner(one.space) and one.space not in MEETING_PLACES:
        return []
    return [other for other in ctx.state.at(one.space) if other.player != player]


def _meetings(ctx: Tale, player: PlayerId) -> list[Act]:
    return [act for other in met(ctx, player) for act in ctx.data.verbs.meetings(ctx, player, other.player)]


def kinds(one: Hero) -> list[FightKind]:
    """Return how a hero may attack characters (2.4)."""
    return ["battle", "psychic"] if any(able(one, ability) for ability in PSYCHIC) else ["battle"]


def _choose(ctx: Tale, player: PlayerId, acts: Sequence[Act]) -> Flow[Choice]:
    """Ask what to do here; nobody to meet and nothing to use leaves the space. On the Crown others must be met."""
    one = ctx.state.get(player)
    others = met(ctx, player)
    options: list[Option[Choice]] = []
    if one.space != CROWN or not others:
        label = text("option.command") if one.space == CROWN else text("option.explore", space=space_name(one.space))
        options.append(Option("explore", None, label, Ref("space", one.space)))
    for other in others:
        options += [_attack(other.player, kind) for kind in kinds(one)]
    secret = is_secretive(ctx, player)
    if secret or len(options) > 1 or not all(act.idle for act in acts):
        options += map(act_option, acts)
    prompt = text("ask.arrived", space=space_name(one.space))
    return (yield from ask(Decision(player, "arrived", prompt, tuple(options), rule="1.3", even_forced=secret)))


def _attack(other: PlayerId, kind: FightKind) -> Option[Choice]:
    """Return the option to attack a character, in battle or psychically (2.4)."""
    key, label = (
        (f"attack:{other}", text("option.attack", who=Who(other)))
        if kind == "battle"
        else (f"attack:{other}:psychic", text("option.attack-psychic", who=Who(other)))
    )
    return Option(key, (other, kind), label, Ref("player", str(other)))
