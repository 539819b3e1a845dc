"""The Stone Bridge: one space a turn, its tasks, the Castle, and leaving. Rules 10.3-10.5, 14, 23."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from kraina.engine.decision import Flow, Option, Ref
from kraina.engine.event import GameEnded, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.board import CASTLE, DEAD_CITY, RUINS, SpaceId, space_name, space_text
from kraina.games.magiczny_miecz.dice import lucky_pip, roll, roll_several
from kraina.games.magiczny_miecz.falls import spring_trap
from kraina.games.magiczny_miecz.fights import fight
from kraina.games.magiczny_miecz.life import end_turn, lose_life
from kraina.games.magiczny_miecz.movement import arrive
from kraina.games.magiczny_miecz.outlook_bridge import BEAST_BASE, task_outlook
from kraina.games.magiczny_miecz.pawn import put, throw_back
from kraina.games.magiczny_miecz.state import FightKind, Foe, Miecz, working
from kraina.kit.choose import agrees

Task: TypeAlias = Callable[[Miecz, PlayerId], Flow[bool]]
"""Return whether the way on is free."""

BEAST_LIFE = 2
"""Life that a fight lost to the Beast costs (14.7)."""


def inward(ctx: Miecz, space: SpaceId) -> int:
    """Return the direction along the Bridge that leads from a space to the Castle."""
    ring = ctx.data.board.ring(space)
    return 1 if ring.index(space) < ring.index(CASTLE) else -1


def beside(ctx: Miecz, space: SpaceId, direction: int) -> SpaceId:
    """Return the next space along the Bridge; behind its ends lie the gates."""
    ring = ctx.data.board.ring(space)
    spot = ring.index(space) + direction
    if spot < 0:
        return RUINS
    return DEAD_CITY if spot == len(ring) else ring[spot]


def bridge_options(ctx: Miecz, player: PlayerId) -> list[Option[tuple[str, int]]]:
    """Return what a Seeker on the Bridge may do with his turn: a word and the direction of a step (10.3, 10.4)."""
    one = ctx.state.get(player)
    if one.leaving:
        return [_step(ctx, one.space, "leave", one.leaving)]
    if one.hexed:  # he must be off to a temple
        return [_step(ctx, one.space, "back", -inward(ctx, one.space))]
    if one.space == CASTLE:
        task: Option[tuple[str, int]] = Option(
            "task", ("task", 0), text("option.beast"), hint=task_outlook(ctx, player, CASTLE)
        )
        return [task, _step(ctx, CASTLE, "back", -1), _step(ctx, CASTLE, "back", 1)]
    ahead = inward(ctx, one.space)
    options: list[Option[tuple[str, int]]] = []
    if not one.free:
        label, hint = text("option.task", space=space_name(one.space)), task_outlook(ctx, player, one.space)
        options.append(Option("task", ("task", 0), label, hint=hint or space_text(one.space)))
    elif beside(ctx, one.space, ahead) == CASTLE:
        if working(ctx.data, ctx.state, one, "toliman-shield"):
            options.append(_step(ctx, one.space, "castle", ahead, task_outlook(ctx, player, CASTLE)))
        options.append(_step(ctx, one.space, "past", 2 * ahead))
    else:
        onward = task_outlook(ctx, player, beside(ctx, one.space, ahead))
        options.append(_step(ctx, one.space, "on", ahead, onward))
    return [*options, _step(ctx, one.space, "back", -ahead)]


def _step(
    ctx: Miecz, space: SpaceId, word: str, direction: int, outlook: Text | None = None
) -> Option[tuple[str, int]]:
    target = beside(ctx, space, direction)
    key = f"bridge:{target}"
    label = text(f"option.bridge-{word}", space=space_name(target))
    return Option(key, (word, direction), label, Ref("space", target), outlook or space_text(target))


def bridge_turn(ctx: Miecz, player: PlayerId, word: str, direction: int) -> Flow[None]:
    """Do what was chosen: face the task again, go on, enter the Castle, pass it, or leave (10.3-10.5)."""
    turn, one = ctx.state.turn, ctx.state.get(player)
    assert turn is not None
    turn.moves = 0
    turn.moved = True
    turn.start = one.space
    if word == "castle":
        one.marks["bridge-side"] = 1 if direction > 0 else -1
    if word != "task":
        _walk(ctx, player, beside(ctx, one.space, direction))
        if word in ("back", "past", "leave"):
            one.leaving = 1 if direction > 0 else -1
    if not ctx.data.board.on_bridge(one.space):
        one.leaving, one.free = 0, False
        arrive(ctx)
        return
    if not one.leaving:
        yield from face(ctx, player)
    elif one.space.startswith("entrance"):
        arrive(ctx)  # on an Entrance Characters may meet, also on the way out (14.1, 14.2)


def _walk(ctx: Miecz, player: PlayerId, space: SpaceId) -> None:
    ctx.state.get(player).free = False
    put(ctx, player, space, text("told.walks", who=Who(player), space=space_name(space)), "10.3")


def face(ctx: Miecz, player: PlayerId) -> Flow[None]:
    """Face the task of a space of the Bridge (14.3); who has done it goes on in his next turn.

    What the dead have left there may be taken afterwards (12.1), unless a fall or the Beast has ended the turn.
    """
    one = ctx.state.get(player)
    space, character = one.space, one.character
    done = yield from TASKS[space](ctx, player)
    ctx.ran(f"space:{space}")
    one = ctx.state.get(player)
    if one.character == character and one.space == space:
        one.free = done
    else:
        end_turn(ctx, player)


def _game_with_death(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Two dice against Death's two: more goes on, less costs 1 Life, equal plays again next turn (23.3)."""
    mine = sum((yield from roll_several(ctx, player, 2, "death", "23.3"))) + lucky_pip(ctx, player)
    deaths = sum((yield from roll_several(ctx, player, 2, "death", "23.3")))
    ctx.emit(Told(text=text("told.death", who=Who(player), mine=mine, theirs=deaths), rule="23.3"))
    if mine < deaths:
        yield from lose_life(ctx, player, 1, "23.3")
    return mine > deaths


def _guard(foe: str, kind: FightKind) -> Task:
    def fight_it(ctx: Miecz, player: PlayerId) -> Flow[bool]:
        """Roll two dice for its points and fight; it must be killed to go on (14.6)."""
        points = sum((yield from roll_several(ctx, player, 2, "guard", "14.6")))
        foes = [Foe(foe, points, card=False)]
        return (yield from fight(ctx, player, kind, foes, "14.6", hide=False)) == "won"

    return fight_it


def _cerberus(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Lose 1, 2 or 3 Life on 1-2, 3-4, 5-6; nothing that protects in fights helps (23.7)."""
    value = yield from roll(ctx, player, "cerberus", "23.7")
    yield from lose_life(ctx, player, (value + 1) // 2, "23.7")
    return True


def _beast(ctx: Miecz, player: PlayerId) -> Flow[bool]:
    """Fight the Beast: a die for the kind, one for 10 to 15 points; a win is the game (14.7, 10.5, 22)."""
    kind: FightKind = "sword" if (yield from _beast_kind(ctx, player)) <= 3 else "magic"
    points = BEAST_BASE + (yield from roll(ctx, player, "beast", "14.7"))
    foes, character = [Foe("beast", points, card=False)], ctx.state.get(player).character
    result = yield from fight(ctx, player, kind, foes, "14.7", hide=False, life=BEAST_LIFE)
    if result == "won":
        ctx.state.winner = player
        told = text("told.wins", who=Who(player))
        ctx.emit(GameEnded(text=told, rule="22", winners=(player,), notable=True))
    elif result == "lost" and ctx.state.get(player).character == character:
        throw_back(ctx, player)
    return False


def _beast_kind(ctx: Miecz, player: PlayerId) -> Flow[int]:
    """Roll for the kind of fight; the Enchanted Die may make a magical fight of a 3."""
    value = yield from roll(ctx, player, "beast-kind", "14.7")
    if value != 3 or not working(ctx.data, ctx.state, ctx.state.get(player), "enchanted-die"):
        return value
    wanted = yield from agrees(player, "enchanted-die", text("ask.gear-enchanted-die"), "14.7", "enchanted-die")
    return value + lucky_pip(ctx, player) if wanted else value


TASKS: Mapping[SpaceId, Task] = {
    "trap": spring_trap,
    "game-with-death": _game_with_death,
    "demon-of-darkness": _guard("demon-of-darkness", "sword"),
    CASTLE: _beast,
    "monster": _guard("monster", "magic"),
    "cerberus": _cerberus,
    "magic-trap": spring_trap,
}
"""What has to be done on each space of the Bridge (23)."""
