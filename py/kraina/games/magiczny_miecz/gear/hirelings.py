"""Friends who do something for their owner when he says so: the Alchemist and the Mercenary. Rules 1.5, 3.1."""

from functools import partial

from kraina.engine.decision import Decision, Flow, ask_many
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import text
from kraina.games.magiczny_miecz.belongings import turn_to_gold
from kraina.games.magiczny_miecz.counters import pay
from kraina.games.magiczny_miecz.gear.moments import in_own_fight, in_own_turn, use
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.kit.choose import card_option

MERCENARY = "mercenary"
HIRE_SWORD = 3
"""Sword that a hired Mercenary adds until the end of the turn."""


def alchemist(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Turn Objects into 1 gold each, in the own turn or before the dice of a fight."""
    if not in_own_turn(ctx, player, moment) and moment != "fight":
        return []
    if not ctx.state.get(player).objects:
        return []
    return [use(uid, partial(_transmute, ctx, player, uid), idle=moment != "start")]


def _transmute(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    one = ctx.state.get(player)
    options = tuple(card_option(held, "object") for held in one.objects)
    prompt = text("ask.gear-alchemist")
    decision = Decision(player, "alchemist", prompt, options, 0, len(options), rule="3.1", source=uid)
    picked = yield from ask_many(decision)
    turn_to_gold(ctx, player, picked, "3.1")
    if picked:
        ctx.ran("card:alchemist")


def mercenary(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Pay him 1 gold, once a turn, for 3 Sword until its end."""
    one = ctx.state.get(player)
    fighting = in_own_fight(ctx, player, moment, "sword")
    if not fighting and not (moment != "end" and in_own_turn(ctx, player, moment)):
        return []
    if not one.gold or MERCENARY in one.marks:
        return []

    def run() -> Flow[None]:
        pay(ctx, player, 1)
        ctx.state.get(player).marks[MERCENARY] = HIRE_SWORD
        ctx.ran(f"card:{MERCENARY}")
        yield from ()

    return [use(uid, run, idle=moment == "arrived")]
