"""Abilities in fights between Characters. Rules 8.1, 8.2, 17.6-17.10.

From a duel's end to what follows it ``Turn.marks`` holds who was beaten, and with how much Life.
"""

from collections.abc import Callable
from typing import TypeAlias

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.counters import Counter, change, spare
from kraina.games.magiczny_miecz.life import lose_life
from kraina.games.magiczny_miecz.people.prowess import (
    BEHEADED,
    DICE_ALONE,
    FOUL,
    behead,
    dice_decide,
    fight_foul,
    fights_himself,
)
from kraina.games.magiczny_miecz.people.pursuit import attack_again, drive_off, forget, lives_on, note_beaten
from kraina.games.magiczny_miecz.state import Fight, FightKind, Miecz, State, able
from kraina.kit.choose import agrees

KIND_OF_FIGHT = ("executioner-kind-of-fight", "dark-knight-kind-of-fight")
"""Abilities to attack with Sword or with Magic."""
Sequel: TypeAlias = Callable[[Miecz, PlayerId, PlayerId, str], Flow[None]]
"""What follows a duel: attacker, attacked, and how it went for the attacker."""


def kinds(ctx: Miecz, player: PlayerId) -> list[FightKind]:
    """Return the kinds of fight that a player may choose from when he attacks a Character (17.1)."""
    one = ctx.state.get(player)
    return ["sword", "magic"] if any(able(one, ability) for ability in KIND_OF_FIGHT) else ["sword"]


def before(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Let attacker and attacked use what comes before the Spells and the dice."""
    running = ctx.state.fight
    assert running is not None
    forget(ctx)
    for ability in KIND_OF_FIGHT:
        if running.kind == "magic" and able(ctx.state.get(player), ability):
            ctx.ran(f"ability:{ability}")
    if (yield from behead(ctx, player, other)):
        return
    yield from fight_foul(ctx, player, other)
    for side, rival in ((player, other), (other, player)):
        yield from dice_decide(ctx, side, rival)


def no_die(fight: Fight, side: PlayerId) -> bool:
    """Return whether a side adds no die: whoever is attacked in a foul fight."""
    return any(bonus.source == FOUL and bonus.player != side for bonus in fight.bonuses)


def dice_alone(state: State, fight: Fight) -> bool:
    """Return whether only the dice decide."""
    return any(bonus.source == DICE_ALONE for bonus in fight.bonuses)


def defeated(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> Flow[bool]:
    """Note who has been beaten, before the winner's choice; it replaces nothing."""
    note_beaten(ctx, winner, loser)
    yield from ()
    return False


def spoils(ctx: Miecz, winner: PlayerId, loser: PlayerId) -> Flow[bool]:
    """Let the Rogue take 1 Sword or Magic from the loser in place of the winner's choice; return whether he did.

    The loser needs points above those of the start (1.3, 2.3), and the fight must not have been foul.
    """
    running, ability = ctx.state.fight, "rogue-weaken"
    assert running is not None
    foul = any(bonus.source == FOUL for bonus in running.bonuses)
    if foul or not able(ctx.state.get(winner), ability) or not fights_himself(ctx, winner):
        return False
    counters: tuple[Counter, ...] = ("sword", "magic")
    options: list[Option[Counter | None]] = [
        Option(counter, counter, text(f"option.ability-weaken-{counter}"))
        for counter in counters
        if spare(ctx, ctx.state.get(loser), counter)
    ]
    if not options:
        return False
    options.append(Option("no", None, text("option.no")))
    why = text("ask.ability-weaken", other=Who(loser))
    counter = yield from ask(Decision(winner, "weaken", why, tuple(options), rule="8.1", source=ability))
    if counter is None:
        return False
    change(ctx, loser, counter, -1, "8.1")
    ctx.ran(f"ability:{ability}")
    return True


def life_taken(ctx: Miecz, winner: PlayerId, loser: PlayerId, points: int) -> Flow[None]:
    """Feed the Demon with Life taken in a magical fight; let the Conqueror take a second one in an ordinary fight."""
    running = ctx.state.fight
    if running is None or not fights_himself(ctx, winner):
        return
    one = ctx.state.get(winner)
    if running.kind == "magic" and able(one, "demon-life-theft"):
        change(ctx, winner, "life", points, "8.1")
        ctx.ran("ability:demon-life-theft")
    ability = "conqueror-two-lives"
    if running.kind == "sword" and able(one, ability) and lives_on(ctx, loser) and points == 1:
        why = text("ask.ability-second-life", other=Who(loser))
        if (yield from agrees(winner, "second-life", why, "8.1", ability)):
            ctx.ran(f"ability:{ability}")
            yield from lose_life(ctx, loser, 1, "8.1")


def after(mission: Sequel) -> Sequel:
    """Return what follows a duel: the mission of the Keeper first, then abilities."""

    def run(ctx: Miecz, player: PlayerId, other: PlayerId, result: str) -> Flow[None]:
        turn = ctx.state.turn
        assert turn is not None
        if BEHEADED in turn.marks:
            result = "won"
        yield from mission(ctx, player, other, result)
        if result == "won":
            yield from drive_off(ctx, player, other)
            yield from attack_again(ctx, player, other)
        elif result == "lost":
            yield from drive_off(ctx, other, player)
        forget(ctx)

    return run
