"""A move through the Outer and Middle Region: the die, the ways, the bridge and the Portal. Rules 1.2, 8.1-8.5."""

from typing import Literal

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.engine.values import frozen
from kraina.games.talisman.board import HILLS, PLAIN, PORTAL, SENTINEL, SpaceId
from kraina.games.talisman.counters import change
from kraina.games.talisman.crown import SESAME, opens_portal
from kraina.games.talisman.dice import roll, roll_several
from kraina.games.talisman.fights import fight
from kraina.games.talisman.outlook import (
    SENTINEL_STRENGTH,
    gate_dice,
    gate_outlook,
    portal_outlook,
    sentinel_outlook,
)
from kraina.games.talisman.pawn import end_turn, put
from kraina.games.talisman.points import craft, strength
from kraina.games.talisman.state import Foe, Hero, State, Tale, able, has
from kraina.kit.cave.march import SLOW
from kraina.kit.choose import agrees, choose_word
from kraina.kit.names import space_name, space_text

Barrier = Literal["", "sentinel", "gate"]
BLIZZARD = "blizzard"
"""Mark of a turn in which a blizzard lets somebody move one space; in the Cave it does nothing (13.3)."""
HEAL, SIX = "troll-heal", 6
KINDS = ("strength", "craft")
"""By what the Portal may be tried (8.4)."""


@frozen()
class Way:
    """One way to walk: the spaces passed, and what is tried at its end."""

    path: tuple[SpaceId, ...]
    barrier: Barrier = ""
    left: int = 0
    """Steps that remain behind the barrier."""

    @property
    def end(self) -> SpaceId:
        """Where it ends, or where the barrier is tried."""
        return self.path[-1]

    @property
    def key(self) -> str:
        """The key of its option."""
        if self.barrier:
            return "gate" if self.barrier == "gate" else "cross"
        return f"move:{self.end}"


def crawls(state: State, one: Hero) -> bool:
    """Return whether a hero moves one space without a die: Toads, with the Poltergeist, in a blizzard (1.2, 6.3)."""
    turn = state.turn
    marks = turn.marks if turn is not None and turn.player == one.player else []
    slow = BLIZZARD in marks or SLOW in marks
    return bool(one.toad) or slow or has(one, "poltergeist")


def rolls_to_move(ctx: Tale, one: Hero) -> bool:
    """Return whether there is a roll for movement that something could replace (9.1)."""
    return not crawls(ctx.state, one) and not one.enslaved and ctx.data.board.is_outside(one.space)


def make_move(ctx: Tale, player: PlayerId, rolled: int = 0) -> Flow[None]:
    """Roll for movement, unless the number is known already, and walk the full count (1.2)."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    assert turn is not None
    turn.start = one.space
    turn.moves -= 1
    if crawls(ctx.state, one):
        ctx.emit(Told(text=text("told.slow", who=Who(player)), rule="1.2"))
        turn.roll = 1
    else:
        turn.roll = rolled or (yield from roll(ctx, player, "move", "1.2"))
        if (yield from mends(ctx, player, turn.roll)):
            return
    yield from _walk(ctx, player, turn.roll)


def mends(ctx: Tale, player: PlayerId, rolled: int) -> Flow[bool]:
    """Let the Troll heal 1 life in place of a move of 6, on both boards; his turn ends with it."""
    one = ctx.state.get(player)
    if rolled != SIX or not able(one, HEAL) or one.life >= ctx.data.characters[one.character].life:
        return False
    if not (yield from agrees(player, HEAL, text("ask.troll-heal"), "12.6", HEAL)):
        return False
    change(ctx, player, "life", 1, "12.6")
    ctx.ran(f"ability:{HEAL}")
    end_turn(ctx, player)
    return True


def ways(ctx: Tale, one: Hero, steps: int, *, crossed: bool = False) -> list[Way]:
    """Return all ways of exactly so many steps, one for each key; both directions are open (1.2).

    None leads into a space that has caved in, or past it (13.8).
    ``crossed`` is for the rest of a move that has led over the bridge: nobody crosses it twice in a move.
    """
    found: dict[str, Way] = {}
    for way in _ways(ctx, one, (one.space,), steps, crossed):
        goal = (HILLS,) if way.barrier == "sentinel" else ()
        if not any(space in ctx.state.closed for space in (*way.path[1:], *goal)):
            found.setdefault(way.key, way)
    return list(found.values())


def _ways(ctx: Tale, one: Hero, path: tuple[SpaceId, ...], steps: int, crossed: bool) -> list[Way]:
    found: list[Way] = []
    for direction in (1, -1):
        line = path
        for taken in range(steps + 1):
            left = steps - taken
            if left == 0:
                found.append(Way(line))
                break
            here = line[-1]
            if here == SENTINEL and not crossed:
                found.append(Way(line, "sentinel", left - 1))
            elif here == HILLS and not crossed:
                found += _ways(ctx, one, (*line, SENTINEL), left - 1, True)
            elif here == PORTAL and not one.quest:
                found.append(Way(line, "gate"))
            line = (*line, ctx.data.board.step(here, direction))
    return found


def _walk(ctx: Tale, player: PlayerId, steps: int, *, crossed: bool = False) -> Flow[None]:
    """Let a player choose a way and go it; if every way is closed, his turn is over."""
    found = ways(ctx, ctx.state.get(player), steps, crossed=crossed)
    if not found:
        ctx.emit(Told(text=text("told.stuck", who=Who(player)), rule="13.8"))
        end_turn(ctx, player)
        return
    options = tuple(_option(ctx, player, way, found) for way in found)
    way = yield from ask(Decision(player, "move", text("ask.move", steps=steps), options, rule="1.2"))
    turn = ctx.state.turn
    assert turn is not None
    if len(way.path) > 1:
        put(ctx, player, way.end, text("told.walks", who=Who(player), space=space_name(way.end)), "1.2", path=way.path)
    turn.moved = True
    if way.barrier == "gate":
        yield from _try_gate(ctx, player)
    elif way.barrier:
        yield from _cross(ctx, player, way.left)
    else:
        turn.arrive()


def _option(ctx: Tale, player: PlayerId, way: Way, found: list[Way]) -> Option[Way]:
    """Return the option of a way; where two ways end on lands of one name, it says which way round it leads."""
    key, hint = "option.move", space_text(way.end)
    if way.barrier == "sentinel":
        key, hint = "option.cross", sentinel_outlook(ctx, player)
    elif way.barrier == "gate":
        key, hint = "option.gate", gate_outlook(ctx, player)
    elif len(way.path) > 1 and _namesakes(ctx, way, found) > 1:
        clockwise = ctx.data.board.step(way.path[-2], 1) == way.end
        key = "option.move-clockwise" if clockwise else "option.move-anticlockwise"
    return Option(way.key, way, text(key, space=space_name(way.end)), Ref("space", way.end), hint)


def _namesakes(ctx: Tale, way: Way, found: list[Way]) -> int:
    """Return how many of some ways end on a land of the same name without trying anything there."""
    board = ctx.data.board
    return sum(not other.barrier and board[other.end].design == board[way.end].design for other in found)


def _cross(ctx: Tale, player: PlayerId, left: int) -> Flow[None]:
    """Meet the Sentinel; who beats or evades him goes on to the Hills and the rest of the way (8.2)."""
    foe = Foe(SENTINEL, SENTINEL_STRENGTH, card=False)
    result = yield from fight(ctx, player, "battle", [foe], "8.2")
    one, turn = ctx.state.get(player), ctx.state.turn
    assert turn is not None
    if result in ("lost", "draw") or one.space != SENTINEL or turn.over:
        end_turn(ctx, player)
        return
    told = text("told.walks", who=Who(player), space=space_name(HILLS))
    put(ctx, player, HILLS, told, "8.2", path=(SENTINEL, HILLS))
    if left:
        yield from _walk(ctx, player, left, crossed=True)
    else:
        turn.arrive()


def _try_gate(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Try to open the Portal of Power by Strength or Craft; the turn ends on one side of it or the other (8.4)."""
    opener = opens_portal(ctx, player)
    if opener:
        if opener == "sesame":
            ctx.state.get(player).marks.pop(f"{SESAME}{player}")
        told = text("told.walks", who=Who(player), space=space_name(PLAIN))
        put(ctx, player, PLAIN, told, "13.6", path=(PORTAL, PLAIN))
        end_turn(ctx, player)
        return
    hints = {kind: portal_outlook(ctx, player, kind) for kind in KINDS}
    kind = yield from choose_word(player, "portal", text("ask.portal"), KINDS, "8.4", hints=hints)
    dice, source = gate_dice(ctx.state.get(player), kind)
    rolled = sum((yield from roll_several(ctx, player, dice, "portal", "8.4")))
    one = ctx.state.get(player)
    points = strength(ctx.data, ctx.state, one) if kind == "strength" else craft(ctx.data, ctx.state, one)
    if source:
        ctx.ran(source)
    ctx.emit(Told(text=text("told.portal", who=Who(player), rolled=rolled, points=points), rule="8.4"))
    if rolled <= points:
        told = text("told.walks", who=Who(player), space=space_name(PLAIN))
        put(ctx, player, PLAIN, told, "8.4", path=(PORTAL, PLAIN))
    else:
        change(ctx, player, "strength" if kind == "strength" else "craft", -1, "8.4")
    end_turn(ctx, player)
