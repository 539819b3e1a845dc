"""A turn: what begins it, the move, the encounter, the end, and the next player. Rules 4.3, 4.6, 10.1, 11.1-11.3."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told, TurnStarted
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.jaskinia.counters import heal, pay, wounds
from kraina.games.jaskinia.delving import Delving
from kraina.games.jaskinia.life import begin_anew
from kraina.games.jaskinia.meeting import encounter
from kraina.games.jaskinia.pawn import end_turn
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import State, Tale, Turn
from kraina.games.jaskinia.windows import acts_of, asked_acts, is_secretive, run_act, window
from kraina.kit.acts import act_option
from kraina.kit.cave import march
from kraina.kit.cave.board import ENTRANCE
from kraina.kit.cave.host import opener
from kraina.kit.names import ability_text, card_text, space_name


def play_turn(ctx: Tale) -> Flow[None]:
    """Play one turn of the current player and pass it on."""
    state = ctx.state
    player = state.current
    if state.get(player).waiting:
        begin_anew(ctx, player)
    one = state.get(player)
    one.turns += 1
    told = text("told.turn", who=Who(player), turn=one.turns)
    ctx.emit(TurnStarted(text=told, rule="10.1", player=player))
    state.turn = Turn(player, one.area)
    march.begin_turn(Delving(ctx), player)
    if (yield from _may_act(ctx, player)):
        yield from _act(ctx, player)
        yield from _end(ctx, player)
    yield from settle(ctx)
    if state.get(player).character and state.winner is None:
        march.close_turn(Delving(ctx), player)
    finish_turn(state)


def _may_act(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Count lost turns, then let others step in; return whether the player may do anything."""
    one = ctx.state.get(player)
    if one.lost:
        one.lost -= 1
        ctx.emit(Told(text=text("told.misses", who=Who(player)), rule="10.1"))
        return False
    yield from settle(ctx)
    yield from window(ctx, "turn", besides=player)
    return ctx.state.is_turn_of(player)


def _act(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Move and encounter, as often as something carries the Searcher on (10.1)."""
    turn = ctx.state.turn
    assert turn is not None
    while not turn.over and ctx.state.winner is None:
        if turn.arrived:
            yield from encounter(ctx, player)
        elif turn.moves:
            yield from _before_move(ctx, player)
        else:
            return


def _before_move(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Offer what may be done before a move, and the ways to move (11.2, 11.3)."""
    options = _at_gates(ctx, player) or _moves(ctx, player)
    one = ctx.state.get(player)
    if one.area == ENTRANCE and wounds(ctx.data, one) and one.gold:
        options.append(Option("heal", "heal", text("option.heal"), Ref("space", ENTRANCE)))
    acts = acts_of(ctx, player, "start")
    options += map(act_option, acts)
    secret = is_secretive(ctx, player)
    decision = Decision(player, "turn", text("ask.turn"), tuple(options), rule="11.2", even_forced=secret)
    picked = yield from ask(decision)
    if any(act.key == picked for act in acts):
        yield from run_act(ctx, acts, picked)
    else:
        yield from _move(ctx, player, picked)


def _moves(ctx: Tale, player: PlayerId) -> list[Option[str]]:
    """Return how a player may move: by the die, or 1 area without it (11.2)."""
    host, options = Delving(ctx), []
    if march.may_roll(host, player):
        options.append(Option("roll", "roll", text("option.roll")))
    if march.may_step(host, player):
        options.append(Option("step", "step", text("option.step")))
    return options


def _at_gates(ctx: Tale, player: PlayerId) -> list[Option[str]]:
    """Return what a player at the Great Gates may do first: turn back, or open them (11.3)."""
    host = Delving(ctx)
    if not march.at_gates(host, player) or host.marked(march.OPENED) or host.marked(march.BACK):
        return []
    back = text("option.gates-back", space=space_name(host.delver(player).came))
    options = [Option("gates-back", "gates-back", back, Ref("space", host.delver(player).came))]
    source = opener(host, player)
    if source:
        options.append(Option("gates-open", "gates-open", text("option.gates-open"), hint=_hint(source)))
        return options
    for trait in ("strength", "power"):
        label = text(f"option.gates-{trait}")
        options.append(Option(f"gates-{trait}", f"gates-{trait}", label, hint=text("hint.gates", points=march.GATES)))
    return options


def _hint(source: str) -> Text:
    kind, _, ident = source.partition(":")
    return ability_text(ident) if kind == "ability" else card_text(ident)


def _move(ctx: Tale, player: PlayerId, picked: str) -> Flow[None]:
    """Do what was picked: heal, deal with the Gates, or move."""
    host, turn = Delving(ctx), ctx.state.turn
    assert turn is not None
    if picked == "heal":
        pay(ctx, player, 1, "4.6")
        heal(ctx, player, 1, "4.6")
        end_turn(ctx, player)
    elif picked == "gates-back":
        host.mark(march.BACK)
    elif picked == "gates-open":
        march.open_gates(host, player, opener(host, player))
    elif picked.startswith("gates-"):
        yield from march.try_gates(host, player, "strength" if picked == "gates-strength" else "power")
    elif picked == "roll":
        turn.moves -= 1
        yield from march.roll_and_move(host, player)
    else:
        turn.moves -= 1
        yield from march.step(host, player)


def _end(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Offer what may still be done when the turn ends, however it came to its end."""
    while ctx.state.winner is None:
        acts = asked_acts(ctx, player, "end")
        secret = is_secretive(ctx, player)
        if not acts and not secret:
            return
        options = (Option("end", "end", text("option.end")), *map(act_option, acts))
        picked = yield from ask(Decision(player, "end", text("ask.end"), options, rule="10.1", even_forced=secret))
        if picked == "end":
            return
        yield from run_act(ctx, acts, picked)


def finish_turn(state: State) -> None:
    """End the current turn and hand on to the next player, or to the same one if turns in a row are left."""
    one = state.get(state.current)
    state.turn, state.fight, state.rescue = None, None, None
    if state.extra_turns and one.character:
        state.extra_turns -= 1
        return
    state.extra_turns = 0
    count = len(state.searchers)
    for step in range(1, count + 1):
        following = state.searchers[(state.current + step) % count]
        if following.character or following.waiting:
            state.current = following.player
            return
