"""What everybody may do: ditch Objects and Followers at any moment, and exchange trophies at the end of his turn.

Rules 2.8, 4.2, 6.2. Nobody is asked for the sake of ditching alone.
"""

from functools import partial
from typing import Literal

from kraina.engine.decision import Decision, Flow, Ref, ask_many
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.talisman.belongings import droppable, leave, parting
from kraina.games.talisman.counters import change
from kraina.games.talisman.piles import discard
from kraina.games.talisman.state import Hero, Tale
from kraina.games.talisman.verbs import Act, MomentKind
from kraina.kit.choose import card_option
from kraina.kit.names import card_name

Trophy = Literal["strength", "craft"]


def own_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what needs no card and no ability: trophies."""
    one = ctx.state.get(player)
    acts: list[Act] = []
    words: tuple[Trophy, Trophy] = ("strength", "craft")
    for kind in words if moment == "end" else ():
        if trophy_points(ctx, one, kind) >= price(ctx):
            run = partial(exchange, ctx, player, kind)
            acts.append(Act(f"exchange:{kind}", text(f"option.exchange-{kind}"), run))
    return acts


def leave_offers(ctx: Tale, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player may ditch: all Objects but Rafts, all Followers but curses (4.2)."""
    one = ctx.state.get(player)
    return [
        Act(f"leave:{uid}", text("option.leave", card=card_name(uid)), partial(_leave, ctx, player, uid),
            Ref("card", uid), idle=True, aside=True)
        for uid in (*droppable(one), *parting(one))
    ]  # fmt: skip


def price(ctx: Tale) -> int:
    """Return the trophy points that one counter costs: 7, or fewer with the switch (2.8, 11.4)."""
    return int(ctx.state.options["trophies"])


def trophies_of(ctx: Tale, one: Hero, kind: Trophy) -> list[Uid]:
    """Return a hero's trophies of a kind: Enemies with Strength, or Spirits."""
    of_card = "enemy" if kind == "strength" else "spirit"
    return [uid for uid in one.trophies if ctx.data.card(uid).kind == of_card]


def trophy_points(ctx: Tale, one: Hero, kind: Trophy) -> int:
    """Return the Strength or Craft printed on a hero's trophies."""
    return sum(getattr(ctx.data.card(uid), kind) for uid in trophies_of(ctx, one, kind))


def exchange(ctx: Tale, player: PlayerId, kind: Trophy) -> Flow[None]:
    """Exchange chosen trophies for Strength or Craft; what is left over is lost (2.8). A Toad's gain will vanish."""
    one, cost = ctx.state.get(player), price(ctx)
    prompt = text("ask.exchange-toad", price=cost) if one.toad else text("ask.exchange", price=cost)
    options = tuple(card_option(uid, "trophy") for uid in trophies_of(ctx, one, kind))
    picked = yield from ask_many(Decision(player, "exchange", prompt, options, 0, len(options), rule="2.8"))
    points = sum(getattr(ctx.data.card(uid), kind) for uid in picked) // cost
    if not points:
        return
    for uid in picked:
        ctx.state.get(player).trophies.remove(uid)
        discard(ctx.data, ctx.state, uid)
    ctx.emit(Told(text=text("told.exchanges", who=Who(player), count=len(picked)), rule="2.8"))
    change(ctx, player, kind, points, "2.8")


def _leave(ctx: Tale, player: PlayerId, uid: Uid) -> Flow[None]:
    leave(ctx, player, uid, "4.2")
    yield from ()
