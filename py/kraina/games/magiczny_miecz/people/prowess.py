"""Abilities that decide a fight between Characters before its dice. Rules 8.1, 8.2, 17.6-17.8."""

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.life import die, rescued
from kraina.games.magiczny_miecz.points import fight_parts, total
from kraina.games.magiczny_miecz.state import Bonus, Miecz, Rescue, able, champion_of
from kraina.kit.choose import agrees

FOUL, DICE_ALONE = "rogue-foul-fight", "titan-dice-alone"
"""Abilities, and the sources by which a fight knows that they are used in it."""
BEHEADED = "beheaded"
"""Mark of a turn: the attacked Character has just lost his head."""
BEHEADS_ON = 2
"""The Executioner's axe falls on this number or less."""


def fights_himself(ctx: Miecz, side: PlayerId) -> bool:
    """Return whether a side of the running fight uses its own abilities: nobody fights in its place."""
    running = ctx.state.fight
    return running is not None and champion_of(ctx.state.get(side), running) is None


def behead(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[bool]:
    """Let the attacking Executioner try for the other's head: on 1 or 2 he is dead, if no Spell saves him."""
    turn, ability = ctx.state.turn, "executioner-behead"
    if turn is None or not able(ctx.state.get(player), ability) or not fights_himself(ctx, player):
        return False
    if not (yield from agrees(player, "behead", text("ask.ability-behead", other=Who(other)), "8.2", ability)):
        return False
    ctx.ran(f"ability:{ability}")
    if (yield from roll(ctx, player, "behead", "8.1")) > BEHEADS_ON:
        return False
    if (yield from rescued(ctx, Rescue(other, "head"))):
        return False
    ctx.emit(Told(text=text("told.ability-beheads", who=Who(player), other=Who(other)), rule="8.1", notable=True))
    turn.marks.append(BEHEADED)
    yield from die(ctx, other)
    return True


def fight_foul(ctx: Miecz, player: PlayerId, other: PlayerId) -> Flow[None]:
    """Let the attacking Rogue fight foul: the other adds no die, and loses no Sword or Magic by it."""
    running = ctx.state.fight
    assert running is not None
    if not able(ctx.state.get(player), FOUL) or not fights_himself(ctx, player):
        return
    if (yield from agrees(player, "foul-fight", text("ask.ability-foul", other=Who(other)), "8.2", FOUL)):
        running.bonuses.append(Bonus(player, FOUL, ability=True))
        ctx.emit(Told(text=text("told.ability-fights-foul", who=Who(player)), rule="8.2"))
        ctx.ran(f"ability:{FOUL}")


def dice_decide(ctx: Miecz, side: PlayerId, rival: PlayerId) -> Flow[None]:
    """Let the Titan trust to the dice alone in an ordinary fight with a Character whose Sword is higher than his."""
    running = ctx.state.fight
    assert running is not None
    if running.kind == "magic" or not able(ctx.state.get(side), DICE_ALONE) or not fights_himself(ctx, side):
        return
    mine, theirs = (total(fight_parts(ctx.data, ctx.state, ctx.state.get(one), running)) for one in (side, rival))
    if theirs <= mine:
        return
    why = text("ask.ability-dice-alone", other=Who(rival), mine=mine, theirs=theirs)
    if (yield from agrees(side, "dice-alone", why, "8.2", DICE_ALONE)):
        running.bonuses.append(Bonus(side, DICE_ALONE, ability=True))
        ctx.emit(Told(text=text("told.ability-dice-alone", who=Who(side)), rule="8.2"))
        ctx.ran(f"ability:{DICE_ALONE}")
