"""A move: the die, the ways, crossings on the way, and who else comes along. Rules 10.1-10.3, 11, 13.1."""

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import PawnMoved, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.board import SpaceId, space_name
from kraina.games.magiczny_miecz.crossings import shed_noon_wraith, try_gate, try_ice, try_swamp
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.outlook import outlook
from kraina.games.magiczny_miecz.pawn import lift_hex
from kraina.games.magiczny_miecz.state import CLEAR_YET, Miecz, Seeker, State, able, has, rides
from kraina.games.magiczny_miecz.ways import Barrier, Way, ways
from kraina.games.magiczny_miecz.windows import may_act, window


def make_move(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Roll for movement and walk (10.2)."""
    turn = ctx.state.turn
    assert turn is not None
    turn.start, turn.trail = ctx.state.get(player).space, []
    turn.moves -= 1
    turn.roll = yield from steps_of(ctx, player)
    yield from window(ctx, "rolled")
    if turn.over or turn.arrived:
        return
    if not crawls(ctx.state, ctx.state.get(player)):
        turn.roll += yield from ctx.data.verbs.speed(ctx, player)
    yield from walk(ctx, player, turn.roll)


def crawls(state: State, one: Seeker) -> bool:
    """Return whether a Seeker moves 1 space without a roll: in Fog, or with the Noon-wraith."""
    return has(one, "noon-wraith") or (_in_fog(state, one) and not able(one, "shaman-fog"))


def _in_fog(state: State, one: Seeker) -> bool:
    """Return whether there is Fog for a Seeker; the turn in which he drew it is not among his two."""
    turn = state.turn
    clear = turn is not None and turn.player == one.player and CLEAR_YET in turn.marks
    return one.slow > 0 and not clear


def steps_of(ctx: Miecz, player: PlayerId) -> Flow[int]:
    """Return what is rolled for a move, or 1 in Fog or with the Noon-wraith; what Objects add comes later (10.2)."""
    one = ctx.state.get(player)
    if _in_fog(ctx.state, one) and able(one, "shaman-fog"):
        ctx.ran("ability:shaman-fog")
    if crawls(ctx.state, one):
        ctx.emit(Told(text=text("told.slow", who=Who(player)), rule="10.2"))
        return 1
    value = yield from roll(ctx, player, "move", "10.2")
    if value == 6:
        _mark(ctx, "natural-6")
    if any(rides(one, uid) for uid in one.friends):
        value += yield from roll(ctx, player, "move", "10.2")
        ctx.ran("ability:pygmy-ride")
    return value


def _mark(ctx: Miecz, mark: str) -> None:
    if ctx.state.turn is not None:
        ctx.state.turn.marks.append(mark)


def walk(ctx: Miecz, player: PlayerId, steps: int) -> Flow[None]:
    """Let a player walk so many spaces; who is charmed goes where the Kobold wants, if that one still can want it."""
    one, state = ctx.state.get(player), ctx.state
    mover, charmer, one.charmer = player, one.charmer, None
    if charmer is not None and may_act(ctx, charmer) and able(state.get(charmer), "kobold-charm"):
        mover = charmer
    start = one.space
    yield from _walk(ctx, player, mover, steps)
    if state.get(player) is one and one.space != start:
        yield from ctx.data.verbs.left(ctx, player, start)


def _walk(ctx: Miecz, player: PlayerId, mover: PlayerId, steps: int, crossed: tuple[Barrier, ...] = ()) -> Flow[None]:
    """Let a player, or whoever moves him, choose a way and go it; ``crossed`` are the barriers behind him."""
    one, turn = ctx.state.get(player), ctx.state.turn
    options = [_option(ctx, player, way) for way in ways(ctx, player, one.space, steps, crossed)]
    if able(one, "kobold-six") and turn is not None and "natural-6" in turn.marks:
        options += [_any_space(ctx, space, one.space) for space in ctx.data.board.ring(one.space) if space != one.space]
    prompt = text("ask.move", steps=steps) if mover == player else text("ask.move-other", who=Who(player), steps=steps)
    way = yield from ask(Decision(mover, "move", prompt, tuple(options), rule="10.2"))
    yield from go(ctx, player, mover, way, crossed)


def _option(ctx: Miecz, player: PlayerId, way: Way) -> Option[Way]:
    key = {"": "option.move", "swamp": "option.swamp", "ice": "option.ice", "gate": "option.gate"}[way.barrier]
    if way.crosses:
        key = "option.move-down"
    label = text(key, space=space_name(way.end))
    if way.twin and way.barrier:
        label = text("option.with-left", way=label, left=way.left)
    elif way.twin:
        label = text("option.by-way-of", way=label, space=space_name(way.path[1]))
    hint = outlook(ctx, player, way.barrier, way.end) or Text(f"space.{way.end}.text")
    return Option(way.key, way, label, Ref("space", way.end), hint)


def _any_space(ctx: Miecz, space: SpaceId, start: SpaceId) -> Option[Way]:
    way = Way((start, space))
    return Option(f"any:{space}", way, text("option.any-space", space=space_name(space)), Ref("space", space))


def go(ctx: Miecz, player: PlayerId, mover: PlayerId, way: Way, crossed: tuple[Barrier, ...] = ()) -> Flow[None]:
    """Walk a way; behind a barrier that was overcome the mover goes on, free of direction (10.2)."""
    one, turn = ctx.state.get(player), ctx.state.turn
    assert turn is not None
    if len(way.path) > 1:
        one.space = way.end
        lift_hex(one)
        told = text("told.walks", who=Who(player), space=space_name(way.end))
        ctx.emit(PawnMoved(text=told, rule="10.2", player=player, path=way.path))
    turn.trail += way.path[1:]
    if way.crosses:
        shed_noon_wraith(ctx, player)
    _kobold_ran(ctx, player, way)
    turn.moved = True
    if way.barrier == "gate":
        yield from try_gate(ctx, player)
    elif way.barrier:
        attempt = try_swamp if way.barrier == "swamp" else try_ice
        over = yield from attempt(ctx, player)
        turn.trail += [one.space] if over else []
        if over and way.left:
            yield from _walk(ctx, player, mover, way.left, (*crossed, way.barrier))
        elif over:
            arrive(ctx)
    else:
        arrive(ctx)


def _kobold_ran(ctx: Miecz, player: PlayerId, way: Way) -> None:
    turn = ctx.state.turn
    if turn is not None and "natural-6" in turn.marks:
        turn.marks.remove("natural-6")
        if able(ctx.state.get(player), "kobold-six") and len(way.path) == 2:
            ctx.ran("ability:kobold-six")
    if way.past:
        ctx.ran("ability:titan-step-past")


def arrive(ctx: Miecz) -> None:
    """Have the current Seeker's move end where he is: the space has to be met or explored (13.1)."""
    turn = ctx.state.turn
    assert turn is not None
    turn.arrive()
