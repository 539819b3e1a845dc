"""A turn of Monstrum: the opening, the hand, the move, and the next player. Rules 3.2, 3.6, 4.1-4.8, 7.8."""

from collections.abc import Callable

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import CardShown, CounterChanged, PawnMoved, Told, TurnStarted
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, Who, text
from kraina.games.monstrum.adventure import travel
from kraina.games.monstrum.board import GOAL
from kraina.games.monstrum.cards import card_name, step_value
from kraina.games.monstrum.choose import field_option, move_options
from kraina.games.monstrum.fight import fight_guardian
from kraina.games.monstrum.finds import play, playable
from kraina.games.monstrum.state import Adventurer, MonstrumCtx, State

CHALLENGE = "challenge"
END = "end"
OBEY = "obey"


def opening(ctx: MonstrumCtx) -> Flow[None]:
    """Roll everybody's dexterity, draw the first player and let all place their pawns (3.2, 3.3, 3.6)."""
    for one in ctx.state.adventurers:
        value = ctx.roll(one.player, "dexterity", _rolls_dexterity(one.player), "3.2")
        one.dexterity = ctx.data.numbers.dexterity[value - 1]
        told = text("told.dexterity", who=Who(one.player), points=one.dexterity)
        event = CounterChanged(
            text=told, rule="3.2", player=one.player, counter="dexterity", before=0, after=one.dexterity
        )
        ctx.emit(event)
    first = PlayerId(ctx.rng.below(len(ctx.state.adventurers)))
    ctx.state.current = first
    ctx.emit(Told(text=text("told.first", who=Who(first)), rule="3.6"))
    for one in [ctx.state.get(first), *ctx.state.others(first)]:
        yield from _place_pawn(ctx, one)
    ctx.state.begun = True


def _place_pawn(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Let a player choose the start field, the nearest to the goal first (3.3)."""
    board = ctx.data.board
    starts = sorted(board.starts, key=lambda field: (board.steps_to_goal(field), field))
    options = tuple(field_option(board, field) for field in starts)
    field = yield from ask(Decision(one.player, "start", text("ask.start"), options, rule="3.3"))
    path, one.field = (str(one.field), str(field)), field
    ctx.emit(
        PawnMoved(text=text("told.placed", who=Who(one.player)), rule="3.3", player=one.player, path=path, leap=True)
    )


def _rolls_dexterity(player: PlayerId) -> Callable[[int], Text]:
    return lambda rolled: text("told.rolls-dexterity", who=Who(player), rolled=rolled)


def play_turn(ctx: MonstrumCtx) -> Flow[None]:
    """Play one turn of the current player and pass it on."""
    one = ctx.state.get(ctx.state.current)
    one.turns += 1
    ctx.emit(TurnStarted(text=text("told.turn", who=Who(one.player), turn=one.turns), player=one.player))
    _wear_off(ctx, one)
    if one.stunned or one.asleep:
        _miss(ctx, one)
    else:
        _refill(ctx, one)
        yield from _act(ctx, one)
    bound = one.master is not None
    pass_turn(ctx.state)
    if bound and one.master is None:
        ctx.emit(Told(text=text("told.freed", who=Who(one.player)), rule="9.14"))


def _wear_off(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Count a turn of the Stone of Niwy (9.13)."""
    if one.warded:
        one.warded -= 1
        if not one.warded:
            ctx.emit(Told(text=text("told.ward-ends", who=Who(one.player)), rule="9.13"))


def pass_turn(state: State) -> None:
    """End the current turn and hand on to the next living player (7.8: a missed turn of a slave counts too)."""
    one = state.get(state.current)
    state.fight = None
    if one.bondage:
        one.bondage -= 1
        if not one.bondage:
            one.master = None
    following = state.others(one.player)
    if following:
        state.current = following[0].player


def _miss(ctx: MonstrumCtx, one: Adventurer) -> None:
    if one.stunned:
        one.stunned -= 1
        rule = "8.5"
    else:
        one.asleep -= 1
        rule = "8.14"
    ctx.emit(Told(text=text("told.misses", who=Who(one.player)), rule=rule))


def _refill(ctx: MonstrumCtx, one: Adventurer) -> None:
    """Draw three movement cards if none is left (4.5); a switch has the pile shuffled first."""
    if one.hand:
        return
    if ctx.state.switched("shuffled_movement"):
        ctx.shuffle(ctx.state.movement)
        ctx.emit(Told(text=text("told.shuffles"), rule="4.5"))
    for _ in range(ctx.data.numbers.hand):
        one.hand.append(ctx.draw(ctx.state.movement))
    ctx.emit(Told(text=text("told.refills", who=Who(one.player)), rule="4.5"))


def _act(ctx: MonstrumCtx, one: Adventurer) -> Flow[None]:
    """Let a player move once and play surprises before and after (7.3)."""
    moved = False
    while one.alive and ctx.state.winner is None:
        picked = yield from _ask_turn(ctx, one, moved=moved)
        if picked == END:
            return
        if picked in one.surprises:
            yield from play(ctx, one, picked)
            continue
        moved = True
        if picked == CHALLENGE:
            yield from fight_guardian(ctx, one)
        elif picked == OBEY:
            yield from _obey(ctx, one)
        else:
            yield from _move(ctx, one, one, picked)


def _ask_turn(ctx: MonstrumCtx, one: Adventurer, *, moved: bool) -> Flow[Uid]:
    options: list[Option[Uid]] = []
    if not moved:
        slave = one.master is not None
        options = [Option(OBEY, OBEY, text("option.obey"))] if slave else _card_options(ctx, one)
        if not slave and ctx.state.options["ending"] == "guardian" and ctx.data.board.nook_at(one.field) == GOAL:
            options.append(
                Option(CHALLENGE, CHALLENGE, text("option.challenge", monster=card_name(ctx.data.guardian.id)))
            )
    for card in playable(ctx, one):
        label = text("option.play", card=card_name(card))
        options.append(Option(f"play:{card}", card, label, Ref("card", card), Text(f"card.{card}.text")))
    if moved:
        options.append(Option(END, END, text("option.end")))
    kind = "after-move" if moved else "turn"
    prompt, rule = ("ask.after-move", "7.3") if moved else _what_now(ctx, one)
    return (yield from ask(Decision(one.player, kind, text(prompt), tuple(options), rule=rule)))


def _what_now(ctx: MonstrumCtx, one: Adventurer) -> tuple[str, str]:
    """Return the prompt before the move and its rule."""
    if one.master is not None:
        return "ask.slave-turn", "9.14"
    if not any(ctx.data.board.ways(one.field, step_value(card)) for card in one.hand):
        return "ask.no-way", "4.8"
    return "ask.turn", "4.1"


def fitting(ctx: MonstrumCtx, one: Adventurer) -> list[Uid]:
    """Return the movement cards that have a legal path, one of each number; all if none has (4.8)."""
    cards = {step_value(card): card for card in reversed(one.hand)}
    fit = {value: card for value, card in cards.items() if ctx.data.board.ways(one.field, value)}
    return [card for _, card in sorted((fit or cards).items())]


def _card_options(ctx: MonstrumCtx, one: Adventurer) -> list[Option[Uid]]:
    return [
        Option(f"card:{step_value(card)}", card, text("option.card", steps=step_value(card)), Ref("card", card))
        for card in fitting(ctx, one)
    ]


def _obey(ctx: MonstrumCtx, slave: Adventurer) -> Flow[None]:
    """Let the master choose the slave's movement card and path (9.14)."""
    assert slave.master is not None  # only a slave is offered to obey
    master = ctx.state.get(slave.master)
    prompt = text("ask.slave-card", who=Who(slave.player))
    decision = Decision(master.player, "slave-card", prompt, tuple(_card_options(ctx, slave)), rule="9.14")
    card = yield from ask(decision)
    yield from _move(ctx, slave, master, card)


def _move(ctx: MonstrumCtx, one: Adventurer, mover: Adventurer, card: Uid) -> Flow[None]:
    """Play a movement card and move its full number of fields, or stay if no path is that long (4.1-4.8)."""
    steps = step_value(card)
    one.hand.remove(card)
    ctx.state.movement.append(card)
    ctx.state.peeks = [peek for peek in ctx.state.peeks if peek.card != card]
    told = text("told.plays-movement", who=Who(one.player), steps=steps)
    ctx.emit(CardShown(text=told, rule="4.1", player=one.player, card=card, deck="movement"))
    ctx.ran(f"card:step-{steps}")
    ways = move_options(ctx.data.board, one.field, steps)
    if not ways:
        ctx.emit(Told(text=text("told.no-way", who=Who(one.player)), rule="4.8"))
        return
    prompt, rule = text("ask.move", steps=steps), "4.1"
    if mover is not one:
        prompt, rule = text("ask.slave-move", who=Who(one.player), steps=steps), "9.14"
    way = yield from ask(Decision(mover.player, "move", prompt, ways, rule=rule, source=card))
    yield from travel(ctx, one, way.path, leap=False, rule="4.1")
