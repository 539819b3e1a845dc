"""The Secret Bag, which hides one Object. Rule 5.1."""

from functools import partial

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.gear.moments import in_own_turn, use
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act, MomentKind
from kraina.kit.choose import choose_card


def secret_bag(ctx: Miecz, player: PlayerId, uid: Uid, moment: MomentKind) -> list[Act]:
    """Put an Object into the Secret Bag in the own turn, in place of the one that is in it."""
    one = ctx.state.get(player)
    if not in_own_turn(ctx, player, moment) or not _fitting(ctx, player, uid):
        return []
    label = text("option.gear-stow", card=card_name(uid))
    return [use(uid, partial(_stow, ctx, player, uid), idle=moment != "start" or bool(one.loads.get(uid)), label=label)]


def _fitting(ctx: Miecz, player: PlayerId, bag: Uid) -> list[Uid]:
    one = ctx.state.get(player)
    return [uid for uid in one.objects if uid != bag and uid not in one.loads.get(bag, [])]


def _stow(ctx: Miecz, player: PlayerId, bag: Uid) -> Flow[None]:
    prompt = text("ask.gear-stow", card=card_name(bag))
    picked = yield from choose_card(player, "stow", prompt, _fitting(ctx, player, bag), "5.1", optional=True)
    if picked is None:
        return
    one = ctx.state.get(player)
    for carried in one.loads.values():
        if picked in carried:
            carried.remove(picked)
    one.loads[bag] = [picked]
    told = text("told.gear-stows", who=Who(player), card=card_name(picked))
    ctx.emit(Told(text=told, rule="5.1"))
    ctx.ran("card:secret-bag")
