"""What a Character does where his move ended: meet another one, or explore the space. Rules 13.1-13.3, 14.1."""

from collections.abc import Sequence
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import space_name
from kraina.games.magiczny_miecz.duels import attack
from kraina.games.magiczny_miecz.explore import explore
from kraina.games.magiczny_miecz.people.duelling import kinds
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import FightKind, Miecz, Seeker, meetable
from kraina.games.magiczny_miecz.verbs import Act
from kraina.games.magiczny_miecz.windows import act_option, acts_of, is_secretive, run_act, window

Choice: TypeAlias = str | tuple[PlayerId, FightKind] | None
"""The key of an act, whom to attack and how, or None to explore."""


def meet_or_explore(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Let others step in, then let the player choose between a Character and the space (13.2)."""
    turn = ctx.state.turn
    assert turn is not None
    turn.arrived, turn.found = False, len(ctx.state.here(ctx.state.get(player).space))
    yield from settle(ctx)  # what gives points elsewhere may give none here (1.5, 2.6)
    driven = ctx.state.get(player).hexed  # what needs no space stays his (8.1)
    yield from window(ctx, "arrived", besides=player)
    while not driven and not turn.over and not turn.arrived:
        acts = [*acts_of(ctx, player, "meet"), *acts_of(ctx, player, "arrived")]
        picked = yield from _choose(ctx, player, acts)
        if isinstance(picked, str):
            yield from run_act(ctx, acts, picked)
            if "met" in turn.marks:
                turn.marks.remove("met")
                return
        elif picked is None:
            if not ctx.data.board.on_bridge(ctx.state.get(player).space):
                yield from explore(ctx, player)
            return
        else:
            yield from attack(ctx, player, *picked)
            return


def met(ctx: Miecz, player: PlayerId) -> list[Seeker]:
    """Return the Characters whom a player may meet on his space (13.1, 14.1)."""
    one = ctx.state.get(player)
    if ctx.data.board.on_bridge(one.space) and not one.space.startswith("entrance"):
        return []
    return [other for other in ctx.state.at(one.space) if meetable(ctx.state, one, other)]


def _choose(ctx: Miecz, player: PlayerId, acts: Sequence[Act]) -> Flow[Choice]:
    """Ask what to do here; nobody to meet and nothing to use leaves exploring."""
    space = ctx.state.get(player).space
    bridge = ctx.data.board.on_bridge(space)
    explore_it = text("option.stay") if bridge else text("option.explore", space=space_name(space))
    options: list[Option[Choice]] = [Option("explore", None, explore_it, Ref("space", space))]
    for other in met(ctx, player):
        options += [_attack(other.player, kind) for kind in kinds(ctx, player)]
    secret = is_secretive(ctx, player)
    if secret or len(options) > 1 or not all(act.idle for act in acts):
        options += map(act_option, acts)
    prompt = text("ask.arrived", space=space_name(space))
    return (yield from ask(Decision(player, "arrived", prompt, tuple(options), rule="13.2", even_forced=secret)))


def _attack(other: PlayerId, kind: FightKind) -> Option[Choice]:
    """Return the option to attack a Character with Sword, or with Magic for those who may choose (17.1)."""
    key, label = (
        (f"attack:{other}", text("option.attack", who=Who(other)))
        if kind == "sword"
        else (f"attack:{other}:magic", text("option.ability-attack-magic", who=Who(other)))
    )
    return Option(key, (other, kind), label, Ref("player", str(other)))
