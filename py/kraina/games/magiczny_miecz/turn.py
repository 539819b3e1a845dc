"""A turn of Magiczny Miecz: missed turns, the move, meeting or exploring, the end, and the next player. Rule 10.1."""

from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told, TurnStarted
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.bridge import bridge_options, bridge_turn
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.explore import do_taking, explore_on, take_options, visit_options
from kraina.games.magiczny_miecz.life import wear_off
from kraina.games.magiczny_miecz.meeting import meet_or_explore
from kraina.games.magiczny_miecz.movement import make_move
from kraina.games.magiczny_miecz.points import TURN_SWORD
from kraina.games.magiczny_miecz.settle import settle
from kraina.games.magiczny_miecz.state import Miecz, Seeker, State, Turn
from kraina.games.magiczny_miecz.windows import act_option, acts_of, is_secretive, run_act

Choice: TypeAlias = str | tuple[str, int] | None
"""The key of an act, a step on the Bridge, or None to roll and move."""


def play_turn(ctx: Miecz) -> Flow[None]:
    """Play one turn of the current player and pass it on."""
    one = ctx.state.get(ctx.state.current)
    player = one.player
    one.turns += 1
    told = text("told.turn", who=Who(player), turn=one.turns)
    ctx.emit(TurnStarted(text=told, rule="10.1", player=player))
    wear_off(ctx.state, player)
    ctx.state.turn = Turn(player, one.space)
    if (yield from _may_act(ctx, player)):
        yield from _act(ctx, player)
    ctx.data.verbs.turn_ends(ctx)
    yield from settle(ctx)
    finish_turn(ctx.state)


def _may_act(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Count missed turns; return whether the player may do anything (16.1, 20.1, 20.4)."""
    one = ctx.state.get(player)
    if one.stone:
        one.stone -= 1
        return _misses(ctx, one, "20.4")
    if one.lost:
        one.lost -= 1
        return _misses(ctx, one, "16.1")
    if one.frozen:
        return _misses(ctx, one, "19.1")
    if one.possessed:
        value = yield from roll(ctx, player, "possessed", "13.5")
        if value > 3:
            return _misses(ctx, one, "13.5")
        ctx.state.get(player).possessed = False
    return True


def _misses(ctx: Miecz, one: Seeker, rule: RuleRef) -> bool:
    ctx.emit(Told(text=text("told.misses", who=Who(one.player)), rule=rule))
    return False


def _act(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Move, meet or explore, as often as moves and transfers make it necessary, then end the turn (10.1)."""
    state, turn = ctx.state, ctx.state.turn
    assert turn is not None
    while not turn.over and state.winner is None:
        if turn.arrived:
            yield from meet_or_explore(ctx, player)
        elif turn.moves:
            yield from _before_move(ctx, player)
        elif (yield from _ask_end(ctx, player)):
            return


def _before_move(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Offer what may be done before a move, until the player moves (9.1, 10.2, 10.3)."""
    space, turn = ctx.state.get(player).space, ctx.state.turn
    assert turn is not None
    options: list[Option[Choice]] = []
    if ctx.data.board.on_bridge(space):
        options += bridge_options(ctx, player)
        prompt, rule = text("ask.bridge"), "10.3"
    else:
        options.append(Option("roll", None, text("option.roll")))
        prompt, rule = text("ask.turn"), "10.2"
    acts = acts_of(ctx, player, "start")
    options += map(act_option, acts)
    secret = is_secretive(ctx, player)
    picked = yield from ask(Decision(player, "turn", prompt, tuple(options), rule=rule, even_forced=secret))
    if isinstance(picked, str):
        yield from run_act(ctx, acts, picked)
    elif picked is None:
        yield from make_move(ctx, player)
    else:
        yield from bridge_turn(ctx, player, *picked)


def _ask_end(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Go on with what was halted, offer what may still be done before the turn ends (12.1); return whether it ends."""
    yield from explore_on(ctx, player)
    turn = ctx.state.turn
    if turn is None or turn.over or turn.arrived or turn.moves:
        return False
    takes = {one.key: one for one in (*take_options(ctx, player), *visit_options(ctx, player))}
    acts = acts_of(ctx, player, "end")
    secret = is_secretive(ctx, player)
    if not takes and all(act.idle for act in acts) and not secret:
        return True
    options = [Option("end", "end", text("option.end"))]
    options += [Option(one.key, one.key, one.label, one.at, one.hint) for one in takes.values()]
    options += map(act_option, acts)
    decision = Decision(player, "end", text("ask.end"), tuple(options), rule="12.1", even_forced=secret)
    picked = yield from ask(decision)
    if picked == "end":
        return True
    if picked in takes:
        yield from do_taking(ctx, player, *takes[picked].value)
    else:
        yield from run_act(ctx, acts, picked)
    return False


def finish_turn(state: State) -> None:
    """End the current turn and hand on to the next player, or to the same one if turns in a row are left."""
    one = state.get(state.current)
    state.turn, state.fight, state.rescue = None, None, None
    state.scorched = []
    one.frozen = max(0, one.frozen - 1)
    one.barred = max(0, one.barred - 1)
    one.slow = max(0, one.slow - 1)
    for mark in TURN_SWORD:
        one.marks.pop(mark, None)
    if state.extra_turns and one.character and not one.stone:
        state.extra_turns -= 1
        return
    state.extra_turns, state.formula = 0, False
    following = state.others(one.player)
    if following:
        state.current = following[0].player
