"""After a move: another Searcher, or the area. Rules 12.1, 12.2."""

from collections.abc import Sequence
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.jaskinia.duels import attack
from kraina.games.jaskinia.explore import goes_on, search
from kraina.games.jaskinia.heroes import attacks_psychically
from kraina.games.jaskinia.pawn import end_turn
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import FightKind, Searcher, Tale
from kraina.games.jaskinia.verbs import MEET, Act
from kraina.games.jaskinia.windows import acts_of, is_secretive, run_act, window
from kraina.kit.acts import act_option
from kraina.kit.names import space_name

Choice: TypeAlias = str | tuple[PlayerId, FightKind] | None
"""The key of an act, whom to attack and how, or None to search the area."""


def encounter(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let others step in, then let the player choose between a Searcher and the area (12.1)."""
    turn = ctx.state.turn
    assert turn is not None
    turn.arrived = False
    yield from settle(ctx)
    yield from window(ctx, "arrived", besides=player)
    while goes_on(ctx, player):
        others = [] if turn.bound else [one for one in ctx.state.at(ctx.state.get(player).area) if one.player != player]
        acts = [
            act for other in others for offer in ctx.data.verbs.meetings for act in offer(ctx, player, other.player)
        ]
        acts += acts_of(ctx, player, "arrived")
        picked = yield from _choose(ctx, player, others, acts)
        if isinstance(picked, str):
            yield from run_act(ctx, acts, picked)
            if picked.startswith(MEET):
                end_turn(ctx, player)
        elif picked is None:
            yield from search(ctx, player)
            return
        else:
            yield from attack(ctx, player, *picked)
            return


def _choose(ctx: Tale, player: PlayerId, others: Sequence[Searcher], acts: Sequence[Act]) -> Flow[Choice]:
    """Ask what to do here; nobody to meet and nothing to use leaves the area (12.1)."""
    area = ctx.state.get(player).area
    label = text("option.explore", space=space_name(area))
    options: list[Option[Choice]] = [Option("explore", None, label, Ref("space", area))]
    for other in others:
        options.append(_attack(other.player, "combat"))
        if attacks_psychically(ctx.state.get(player)):
            options.append(_attack(other.player, "psychic"))
    secret = is_secretive(ctx, player)
    if secret or len(options) > 1 or not all(act.idle for act in acts):
        options += map(act_option, acts)
    prompt = text("ask.arrived", space=space_name(area))
    return (yield from ask(Decision(player, "arrived", prompt, tuple(options), rule="12.1", even_forced=secret)))


def _attack(other: PlayerId, kind: FightKind) -> Option[Choice]:
    """Return the option to attack a Searcher, by Strength or by Power (14.1, 15.1)."""
    key, label = (
        (f"attack:{other}", text("option.attack", who=Who(other)))
        if kind == "combat"
        else (f"attack:{other}:psychic", text("option.attack-psychic", who=Who(other)))
    )
    return Option(key, (other, kind), label, Ref("player", str(other)))
