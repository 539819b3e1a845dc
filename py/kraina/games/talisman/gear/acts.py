"""What Objects and Followers let their owner do: the Potion, the Mercenary, the Alchemist. Rule 12.5."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import droppable, lose_card
from kraina.games.talisman.counters import pay
from kraina.games.talisman.magic.theft import sell
from kraina.games.talisman.points import MERCENARY, POTION
from kraina.games.talisman.state import Tale, find, magic_works
from kraina.games.talisman.verbs import Act, MomentKind
from kraina.kit.names import card_text

POTION_POINTS = 2
MERCENARY_POINTS = 3
PAID = "mercenary-paid:"
"""Mark of a turn, with a player behind it who has paid his Mercenary in it."""
ALCHEMIST = "alchemist"


def gear_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what Objects and Followers let a player do at a moment."""
    one = ctx.state.get(player)
    acts: list[Act] = []
    own = ctx.state.is_turn_of(player)
    potion = find(one, POTION)
    in_time = _in_battle(ctx, player, moment) or (own and moment in ("start", "arrived"))
    if potion is not None and in_time and magic_works(ctx.data, ctx.state, one, potion):
        run = partial(_drink, ctx, player, potion)
        acts.append(Act(f"use:{potion}", text("option.potion"), run, Ref("card", potion), card_text(potion)))
    hired = find(one, MERCENARY)
    paid = ctx.state.turn is None or f"{PAID}{player}" in ctx.state.turn.marks
    if hired is not None and one.gold and not paid and _in_battle(ctx, player, moment):
        run = partial(_hire, ctx, player)
        acts.append(Act(f"use:{hired}", text("option.mercenary"), run, Ref("card", hired), card_text(hired)))
    alchemist = find(one, ALCHEMIST)
    if alchemist is not None and droppable(one) and own and moment in ("start", "arrived"):
        run = partial(_sell, ctx, player)
        label = text("option.alchemist")
        acts.append(Act(f"use:{alchemist}", label, run, Ref("card", alchemist), card_text(alchemist), idle=True))
    return acts


def _in_battle(ctx: Tale, player: PlayerId, moment: MomentKind) -> bool:
    running = ctx.state.fight
    return moment == "fight" and running is not None and running.kind == "battle" and player in running.sides()


def _drink(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    """Two more Strength till the end of the turn."""
    lose_card(ctx, player, uid, "12.5")
    ctx.state.get(player).marks[POTION] = POTION_POINTS
    ctx.ran(f"card:{POTION}")
    yield from ()


def _hire(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Three more Strength in battle till the end of the turn, for 1 gold, once a turn."""
    pay(ctx, player, 1, "12.5")
    ctx.state.get(player).marks[MERCENARY] = MERCENARY_POINTS
    if ctx.state.turn is not None:
        ctx.state.turn.marks.append(f"{PAID}{player}")
    ctx.emit(Told(text=text("told.mercenary", who=Who(player)), rule="12.5"))
    ctx.ran(f"card:{MERCENARY}")
    yield from ()


def _sell(ctx: Tale, player: PlayerId) -> Flow[None]:
    ctx.ran(f"card:{ALCHEMIST}")
    yield from sell(ctx, player, "12.5")
