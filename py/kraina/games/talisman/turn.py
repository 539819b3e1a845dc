"""A turn: what begins it, the move, the encounter, the end, and the next player. Rules 1.1, 1.7, 3.6, 6.1, 8.3."""

from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told, TurnStarted
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import RAFT, lose_card
from kraina.games.talisman.dice import roll
from kraina.games.talisman.ending import score_if_time
from kraina.games.talisman.inner import inner_move, inner_options
from kraina.games.talisman.life import TOADED, begin_anew, change_back, lift_hex
from kraina.games.talisman.meeting import encounter
from kraina.games.talisman.movement import BLIZZARD, make_move
from kraina.games.talisman.points import MERCENARY, POTION
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import Hero, State, Tale, Turn
from kraina.games.talisman.windows import act_option, acts_of, asked_acts, is_secretive, run_act, window

Choice: TypeAlias = str | tuple[str, int] | None
"""The key of an act, a step in the Inner Region, or None to roll and move."""
FREED_FROM = 4
"""Whoever is enslaved at the Temple goes free by this number or more."""
TAVERN = "tavern"


def play_turn(ctx: Tale) -> Flow[None]:
    """Play one turn of the current player and pass it on."""
    state = ctx.state
    player = state.current
    if state.get(player).waiting:
        yield from begin_anew(ctx, player)
    one = state.get(player)
    one.turns += 1
    told = text("told.turn", who=Who(player), turn=one.turns)
    ctx.emit(TurnStarted(text=told, rule="1.1", player=player))
    _wear_off(ctx, player)
    rafts = [uid for uid in one.objects if uid.partition("#")[0] == RAFT]
    turn = state.turn = Turn(player, one.space, rafts, len(one.spells))
    _prepare(one, turn, in_row=state.in_row)
    expansion = ctx.data.verbs.expansion
    if expansion is not None:
        expansion.begins(ctx, player)
    if (yield from _may_act(ctx, player)):
        yield from _act(ctx, player)
        yield from _end(ctx, player)
    yield from _close(ctx, player)


def _prepare(one: Hero, turn: Turn, *, in_row: bool) -> None:
    """Take up what was waiting for this turn: a blizzard, the Tavern's offer."""
    if one.slow:
        one.slow -= 0 if in_row else 1
        turn.marks.append(BLIZZARD)
    if one.offer and one.space == TAVERN:
        turn.marks.append(f"offer:{one.offer}")
    one.offer = ""


def _wear_off(ctx: Tale, player: PlayerId) -> None:
    """End what lasts until a player's next turns: Destroy Magic, and his Hexes."""
    state = ctx.state
    if state.silence == player:
        state.silence = None
    for space, uid in list(state.hexes.items()):
        if state.hexers[uid] == player and not state.in_row:
            state.hex_turns[uid] -= 1
            if not state.hex_turns[uid]:
                lift_hex(ctx, space)


def _may_act(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Count lost turns, then let others step in; return whether the player may do anything (1.7)."""
    one = ctx.state.get(player)
    if one.lost:
        one.lost -= 1
        ctx.emit(Told(text=text("told.misses", who=Who(player)), rule="1.7"))
        return False
    yield from settle(ctx)
    yield from window(ctx, "turn", besides=player)
    return ctx.state.is_turn_of(player)


def _act(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Move and encounter, as often as something carries the hero on, then end the turn (1.1)."""
    state, turn = ctx.state, ctx.state.turn
    assert turn is not None
    while not turn.over and state.winner is None:
        if turn.arrived:
            yield from encounter(ctx, player)
        elif turn.moves:
            yield from _before_move(ctx, player)
        else:
            return


def _before_move(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Offer what may be done before a move, until the player moves (1.1, 9.1)."""
    expansion = ctx.data.verbs.expansion
    if expansion is not None and (yield from expansion.moves(ctx, player)):
        return
    one, turn = ctx.state.get(player), ctx.state.turn
    assert turn is not None
    options: list[Option[Choice]] = []
    inner = ctx.data.board.is_inner(one.space)
    if inner:
        options += inner_options(ctx, player)
    else:
        options.append(Option("roll", None, text("option.roll")))
    acts = acts_of(ctx, player, "start")
    options += map(act_option, acts)
    prompt, rule = (text("ask.inner"), "9.1") if inner else (text("ask.turn"), "1.1")
    secret = is_secretive(ctx, player)
    picked = yield from ask(Decision(player, "turn", prompt, tuple(options), rule=rule, even_forced=secret))
    if isinstance(picked, str):
        yield from run_act(ctx, acts, picked)
        return
    drop_rafts(ctx, player)
    if picked is not None:
        yield from inner_move(ctx, player, *picked)
    elif not ctx.state.get(player).enslaved:
        yield from make_move(ctx, player)
    else:
        yield from _break_free(ctx, player)


def _break_free(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Roll for freedom from the Temple: the number that frees is the move, else there is none (12.1)."""
    turn = ctx.state.turn
    assert turn is not None
    value = yield from roll(ctx, player, "enslaved", "12.1")
    if value < FREED_FROM:
        turn.moves -= 1
        ctx.emit(Told(text=text("told.enslaved", who=Who(player)), rule="12.1"))
        return
    ctx.state.get(player).enslaved = False
    yield from make_move(ctx, player, value)


def drop_rafts(ctx: Tale, player: PlayerId) -> None:
    """Have the Rafts go that were not used at the start of the turn (8.3)."""
    turn = ctx.state.turn
    assert turn is not None
    for uid in list(turn.rafts):
        turn.rafts.remove(uid)
        if uid in ctx.state.get(player).objects:
            lose_card(ctx, player, uid, "8.3")


def _end(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Offer what may still be done when the turn ends, however it came to its end (1.1, 2.8)."""
    while ctx.state.winner is None:
        acts = asked_acts(ctx, player, "end")
        secret = is_secretive(ctx, player)
        if not acts and not secret:
            return
        options = (Option("end", "end", text("option.end")), *map(act_option, acts))
        picked = yield from ask(Decision(player, "end", text("ask.end"), options, rule="1.1", even_forced=secret))
        if picked == "end":
            return
        yield from run_act(ctx, acts, picked)


def _close(ctx: Tale, player: PlayerId) -> Flow[None]:
    """End the turn: a Toad's third, Rafts that were not used, and what lasted till now (6.1, 8.3)."""
    state = ctx.state
    drop_rafts(ctx, player)
    if ctx.data.verbs.expansion is not None:
        ctx.data.verbs.expansion.closes(ctx, player)
    turn, one = state.turn, state.get(player)
    assert turn is not None
    if one.toad and TOADED not in turn.marks:
        one.toad -= 1
        if not one.toad:
            change_back(ctx, player)
    for hero in state.heroes:
        hero.marks.pop(POTION, None)
        hero.marks.pop(MERCENARY, None)
    yield from settle(ctx)
    finish_turn(state)
    score_if_time(ctx)


def finish_turn(state: State) -> None:
    """End the current turn and hand on to the next player, or to the same one if turns in a row are left."""
    one = state.get(state.current)
    state.turn, state.fight, state.rescue = None, None, None
    state.castings.clear()
    if state.extra_turns and one.character:
        state.extra_turns -= 1
        state.in_row = True
        return
    state.extra_turns, state.in_row = 0, False
    count = len(state.heroes)
    for step in range(1, count + 1):
        following = state.heroes[(state.current + step) % count]
        if following.character or following.waiting:
            state.current = following.player
            return
