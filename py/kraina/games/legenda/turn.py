"""A turn: its movement points, the actions, its end, and the next player. Rules 1.8, 1.11, 1.12."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told, TurnStarted
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, name, text
from kraina.games.legenda.board import FieldId
from kraina.games.legenda.cards import LegendaData
from kraina.games.legenda.cities import is_free, serve, service_option, services
from kraina.games.legenda.duels import attackable, duel
from kraina.games.legenda.explore import open_steps, step
from kraina.games.legenda.life import proclaim, return_to_city
from kraina.games.legenda.missions import attempt, draw_mission, may_draw, may_swap, swap_mission, tasks_at
from kraina.games.legenda.own_acts import own_acts
from kraina.games.legenda.state import Hero, State, Tale, Turn, in_city, level
from kraina.games.legenda.windows import run_act, window
from kraina.kit.acts import act_option
from kraina.kit.names import card_name

END = "end"
DRAWN = "mission"
"""Mark of a turn: a mission was drawn during this visit."""


def play_turn(ctx: Tale) -> Flow[None]:
    """Play one turn of the current player and pass it on."""
    state = ctx.state
    player = state.current
    one = state.get(player)
    one.alert = False
    if not state.in_row:
        one.turns += 1
    told = text("told.turn", who=Who(player), turn=one.turns)
    ctx.emit(TurnStarted(text=told, rule="1.12", player=player))
    if one.back > state.round:
        ctx.emit(Told(text=text("told.absent", who=Who(player)), rule="1.4"))
        finish_turn(state)
        return
    turn = state.turn = Turn(player, 0)
    begins = (one.turns == 1 and not state.in_row) or bool(one.back)
    if one.back:
        yield from return_to_city(ctx, player)
    turn.points = _points(ctx, player)
    turn.visited = [state.get(player).field]
    proclaim(ctx)
    yield from window(ctx, "turn", besides=player)
    if begins and state.is_turn_of(player) and may_draw(ctx, player):
        draw_mission(ctx, player)
        turn.done.append(DRAWN)
    yield from _act(ctx, player)
    finish_turn(state)


def moves(ctx: Tale, one: Hero) -> int:
    """Return the movement points of a hero's turn: his level, and what artifacts add (1.11, 3.2)."""
    boots = [ident for ident in one.artifacts if ctx.data.artifacts[ident].moves]
    for ident in boots:
        ctx.ran(f"card:{ident}")
    return level(ctx.data, one) + sum(ctx.data.artifacts[ident].moves for ident in boots)


def _points(ctx: Tale, player: PlayerId) -> int:
    """Return the movement points of the turn that begins: slowed to one, less what is owed (1.12, 3.3)."""
    one = ctx.state.get(player)
    points = min(moves(ctx, one), 1) if one.slow else moves(ctx, one)
    owed = min(points, one.owed)
    if owed:
        one.owed -= owed
        ctx.emit(Told(text=text("told.pays-moves", who=Who(player), points=owed), rule="1.12"))
    return points - owed


def _act(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Let a player act until he ends the turn or has nothing left to do (1.12)."""
    state = ctx.state
    while state.is_turn_of(player) and state.winner is None:
        turn = state.turn
        assert turn is not None
        acts = own_acts(ctx, player)
        deeds = _deeds(ctx, player, turn)
        options = [*deeds, *map(act_option, acts)]
        costly = [one.key for one in deeds if not one.key.startswith("mission:")]
        if turn.used or not costly or not turn.points:
            options.append(Option(END, END, text("option.end")))
        if all(act.aside for act in acts) and not deeds:
            return
        prompt = text("ask.turn", points=turn.points)
        picked = yield from ask(Decision(player, "turn", prompt, tuple(options), rule="1.12"))
        if picked == END:
            return
        if any(act.key == picked for act in acts):
            yield from run_act(acts, picked)
        else:
            yield from _do(ctx, player, picked)
        proclaim(ctx)


def _deeds(ctx: Tale, player: PlayerId, turn: Turn) -> list[Option[str]]:
    """Return the actions of a turn: steps, what a city offers, missions, attacks (1.12)."""
    state, one = ctx.state, ctx.state.get(player)
    options: list[Option[str]] = []
    if turn.points:
        options += [_step_option(ctx, one, field) for field in open_steps(state, one)]
        options += [
            Option(f"attack:{other}", f"attack:{other}", text("option.attack", other=Who(other)), _at(state, other))
            for other in attackable(ctx, player)
        ]
        if tasks_at(ctx, one, one.field):
            options.append(Option("attempt", "attempt", text("option.attempt"), Ref("field", one.field)))
    if in_city(state, one):
        paid = bool(turn.points) or turn.free
        offered = [it for it in services(ctx, player) if paid or is_free(ctx, one, it)]
        options += [service_option(ctx, player, service) for service in offered]
        if may_draw(ctx, player) and DRAWN not in turn.done:
            options.append(Option("mission:draw", "mission:draw", text("option.mission-draw")))
        if may_swap(ctx, player):
            price = ctx.data.numbers.swap
            card = card_name(one.mission)
            label = text("option.mission-swap", card=card, price=price)
            options.append(Option("mission:swap", "mission:swap", label, Ref("card", one.mission)))
    return options


def _at(state: State, other: PlayerId) -> Ref:
    return Ref("field", state.get(other).field)


def _step_option(ctx: Tale, one: Hero, field: FieldId) -> Option[str]:
    """Return the option to step onto a field; its label names the side and the ground."""
    board = ctx.state.board
    side = name("side", board.side(one.field, field))
    label = text("option.step", side=side, where=field_name(ctx.data, field))
    return Option(f"step:{field}", f"step:{field}", label, Ref("field", field))


def field_name(data: LegendaData, field: FieldId) -> Text:
    """Return the text that names a field: its city, its special place with the terrain, or its terrain."""
    ground = data.atlas.fields[field]
    if ground.city:
        return name("city", ground.city)
    terrain = name("terrain", ground.ground)
    return text("field.place", place=name("place", ground.place), terrain=terrain) if ground.place else terrain


def _do(ctx: Tale, player: PlayerId, key: str) -> Flow[None]:
    """Carry out an action; all but missions drawn cost a movement point, and the first in a city entered does not."""
    verb, _, rest = key.partition(":")
    turn = ctx.state.turn
    assert turn is not None
    if verb == "mission":
        if rest == "draw":
            turn.done.append(DRAWN)
            draw_mission(ctx, player)
        else:
            swap_mission(ctx, player)
        return
    if verb == "city" and is_free(ctx, ctx.state.get(player), rest):
        yield from serve(ctx, player, rest)
        return
    if verb == "city" and turn.free:
        turn.free = False
    else:
        turn.points -= 1
    turn.used = True
    if verb == "step":
        yield from step(ctx, player, rest)
    elif verb == "city":
        yield from serve(ctx, player, rest)
    elif verb == "attack":
        yield from duel(ctx, player, PlayerId(int(rest)))
    else:
        yield from attempt(ctx, player)


def finish_turn(state: State) -> None:
    """End the current turn and hand on to the next player, or to the same one by Haste; see whether the round ends."""
    one = state.get(state.current)
    state.turn = state.fight = None
    state.legend_used += state.drawn
    state.drawn.clear()
    if one.field:
        one.slow, one.cloak = max(0, one.slow - 1), max(0, one.cloak - 1)
    if one.extra and one.field:
        one.extra -= 1
        state.in_row = True
        return
    state.in_row = False
    state.current = state.left_of(state.current)
    if state.current == state.first:
        state.round += 1
        for hero in state.heroes:
            hero.casts = 0
            hero.spent.clear()
