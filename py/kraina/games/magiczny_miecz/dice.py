"""Dice that a player rolls, with what may change them. Rules 10.2, 17.4 and the Dwarf's second roll."""

from collections.abc import Callable

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.ids import PlayerId, RuleRef
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.state import Miecz, able, working


def roll(ctx: Miecz, player: PlayerId, purpose: str, rule: RuleRef) -> Flow[int]:
    """Roll one die for a player, 1 to 6; the Dwarf may roll it once more and then keeps the second number."""
    value = ctx.roll(player, purpose, _told(player), rule)
    if not able(ctx.state.get(player), "dwarf-second-roll"):
        return value
    options = (
        Option("keep", False, text("option.keep-roll", value=value)),
        Option("again", True, text("option.roll-again")),
    )
    why = text("ask.roll-again", value=value)
    if (yield from ask(Decision(player, "roll-again", why, options, rule=rule, source="dwarf-second-roll"))):
        ctx.ran("ability:dwarf-second-roll")
        return ctx.roll(player, purpose, _told(player), rule)
    return value


def roll_several(ctx: Miecz, player: PlayerId, dice: int, purpose: str, rule: RuleRef) -> Flow[list[int]]:
    """Roll several dice for a player and return their numbers."""
    values = []
    for _ in range(dice):
        values.append((yield from roll(ctx, player, purpose, rule)))
    return values


def lucky_pip(ctx: Miecz, player: PlayerId) -> int:
    """Return what the Enchanted Die adds for its owner on the Bridge, in pips, and count it."""
    if not working(ctx.data, ctx.state, ctx.state.get(player), "enchanted-die"):
        return 0
    ctx.ran("card:enchanted-die")
    return 1


def foe_roll(ctx: Miecz, player: PlayerId, rule: RuleRef) -> int:
    """Roll the die of an Enemy for a player; somebody else rolls it, so nobody's ability changes it (17.4)."""
    return ctx.roll(player, "foe", lambda value: text("told.foe-rolls", value=value), rule)


def _told(player: PlayerId) -> Callable[[int], Text]:
    return lambda value: text("told.rolls", who=Who(player), value=value)
