"""The dice of a hero in a fight, and what saves the life of who lost it. Rules 2.1, 2.4, 2.6, 2.7."""

from typing import Literal

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.talisman import dice
from kraina.games.talisman.points import fight_parts, weapons
from kraina.games.talisman.state import Fight, Hero, Tale, able
from kraina.kit.names import card_name

TWO_DICE = "warrior-dice"


def dice_of(one: Hero, fight: Fight) -> int:
    """Return how many dice a hero rolls in a fight, of which the highest counts: the Warrior two in battle."""
    return 2 if fight.kind == "battle" and able(one, TWO_DICE) else 1


def cast_dice(ctx: Tale, player: PlayerId) -> list[int]:
    """Roll a hero's dice in the running fight, before fate."""
    running = ctx.state.fight
    assert running is not None
    count = dice_of(ctx.state.get(player), running)
    if count > 1:
        ctx.ran(f"ability:{TWO_DICE}")
    return dice.cast(ctx, player, count, "fight", "2.1")


def compare(own: int, other: int) -> Literal["won", "draw", "lost"]:
    """Return how a comparison of two attack scores ends (2.1)."""
    return "draw" if own == other else "won" if own > other else "lost"


def count_used(ctx: Tale, player: PlayerId, fight: Fight) -> None:
    """Count what has helped a hero in a fight."""
    one = ctx.state.get(player)
    for uid in weapons(ctx.data, ctx.state, one, fight):
        ctx.ran(f"card:{design_of(uid)}")
    if fight.kind == "battle":
        armed = any(ctx.data.card(uid).weapon for uid in one.objects)
        for ability in ("monk-craft", "warrior-weapons", "priest-weapon"):
            if able(one, ability) and (armed or ability == "monk-craft"):
                ctx.ran(f"ability:{ability}")


def armour(ctx: Tale, one: Hero) -> Uid | None:
    """Return the piece of armour that a hero uses, the best one; the Monk uses none (2.6)."""
    if able(one, "monk-bare"):
        return None
    worn = [uid for uid in one.objects if ctx.data.card(uid).saves_from]
    return min(worn, key=lambda uid: ctx.data.card(uid).saves_from, default=None)


def armour_saves(ctx: Tale, player: PlayerId) -> Flow[bool]:
    """Roll for the armour of who lost a battle; in psychic combat no Object saves a life (2.2, 2.6)."""
    running, one = ctx.state.fight, ctx.state.get(player)
    worn = armour(ctx, one)
    if able(one, "monk-bare"):
        ctx.ran("ability:monk-bare")
    if running is None or running.kind == "psychic" or worn is None:
        return False
    value = yield from dice.roll(ctx, player, "armour", "2.6")
    ctx.ran(f"card:{design_of(worn)}")
    if value < ctx.data.card(worn).saves_from:
        return False
    ctx.emit(Told(text=text("told.armour-saves", who=Who(player), card=card_name(worn)), rule="2.6"))
    return True


def score(ctx: Tale, player: PlayerId) -> int:
    """Return a hero's points in the running fight, before the die."""
    running = ctx.state.fight
    assert running is not None
    return sum(part.points for part in fight_parts(ctx.data, ctx.state, ctx.state.get(player), running))
