"""Abilities that follow a won fight between Characters. Rules 8.1, 8.2, 17.9."""

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.board import space_name
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.duels import attack
from kraina.games.magiczny_miecz.pawn import put
from kraina.games.magiczny_miecz.people.prowess import BEHEADED, fights_himself
from kraina.games.magiczny_miecz.state import Miecz, able, meetable
from kraina.kit.choose import agrees, choose_space

BEATEN = "beaten:"
"""How the mark of a turn begins that tells who was beaten in the duel, and with how much Life."""


def note_beaten(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> None:
    """Note for what follows whom a player has beaten with his own hand, before anything is taken from him."""
    turn = ctx.state.turn
    if turn is not None and fights_himself(ctx, winner):
        turn.marks.append(f"{_mark(ctx, loser)}{ctx.state.get(loser).life}")


def _mark(ctx: Miecz, loser: PlayerId) -> str:
    return f"{BEATEN}{loser}:{ctx.state.get(loser).character}:"


def forget(ctx: Miecz) -> None:
    """Take the marks of a duel off the turn."""
    turn = ctx.state.turn
    if turn is not None:
        turn.marks[:] = [mark for mark in turn.marks if mark != BEHEADED and not mark.startswith(BEATEN)]


def lives_on(ctx: Miecz, loser: PlayerId) -> bool:
    """Return whether the beaten one is still the same Character, and flesh."""
    turn, one = ctx.state.turn, ctx.state.get(loser)
    beaten = turn is not None and any(mark.startswith(_mark(ctx, loser)) for mark in turn.marks)
    return beaten and bool(one.character) and not one.stone


def _unhurt(ctx: Miecz, loser: PlayerId) -> bool:
    """Return whether the beaten one lost no Life by it."""
    turn = ctx.state.turn
    return turn is not None and f"{_mark(ctx, loser)}{ctx.state.get(loser).life}" in turn.marks


def drive_off(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> Flow[None]:
    """Let the Troll drive whom he has beaten as many spaces away as he rolls, whichever way he likes."""
    ability, space = "troll-drive-off", ctx.state.get(loser).space
    if not able(ctx.state.get(winner), ability) or not lives_on(ctx, loser) or ctx.data.board.on_bridge(space):
        return
    if not (yield from agrees(winner, "drive-off", text("ask.ability-drive-off", other=Who(loser)), "8.1", ability)):
        return
    steps = yield from roll(ctx, winner, "drive-off", "8.1")
    goals = [ctx.data.board.step(space, direction, steps) for direction in (1, -1)]
    prompt = text("ask.ability-drive-where", other=Who(loser))
    goal = yield from choose_space(winner, "drive-where", prompt, goals, "8.1")
    assert goal is not None
    ctx.data.verbs.stays(ctx, loser, space)
    ctx.state.get(loser).possessed = False
    told = text("told.ability-drives-off", who=Who(winner), other=Who(loser), space=space_name(goal))
    put(ctx, loser, goal, told, "8.1", leap=True)
    ctx.ran(f"ability:{ability}")


def attack_again(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> Flow[None]:
    """Let the Barbarian, who attacked, won and took no Life, attack the same Character again at once."""
    ability = "barbarian-attack-again"
    one, other = ctx.state.get(winner), ctx.state.get(loser)
    if not able(one, ability) or not _unhurt(ctx, loser):
        return
    if one.space != other.space or not meetable(ctx.state, one, other):
        return
    if (yield from agrees(winner, "attack-again", text("ask.ability-attack-again", other=Who(loser)), "8.2", ability)):
        ctx.ran(f"ability:{ability}")
        yield from attack(ctx, winner, loser, "sword")
