"""When Objects and Friends may be used, and how their use is offered."""

from collections.abc import Callable
from typing import TypeAlias

from kraina.engine.decision import Flow, Ref
from kraina.engine.event import CardShown
from kraina.engine.ids import PlayerId, RuleRef, Uid
from kraina.engine.text import Text, Who, text
from kraina.games.magiczny_miecz.belongings import release
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.piles import discard
from kraina.games.magiczny_miecz.state import FightKind, Miecz, champion_of
from kraina.games.magiczny_miecz.verbs import Act, MomentKind

CardOffer: TypeAlias = Callable[[Miecz, PlayerId, Uid, MomentKind], list[Act]]
"""Return what a player may do at a moment with a card that he owns."""


def in_own_turn(ctx: Miecz, player: PlayerId, moment: MomentKind) -> bool:
    """Return whether a moment is one of a player's own turn: before the move, after it, or at the end."""
    return moment in ("start", "arrived", "end") and ctx.state.is_turn_of(player)


def in_own_fight(ctx: Miecz, player: PlayerId, moment: MomentKind, kind: FightKind | None = None) -> bool:
    """Return whether a player is about to roll for himself in a fight, of one kind if one is named."""
    running = ctx.state.fight
    if moment != "fight" or running is None or player not in running.sides():
        return False
    if ctx.data.verbs.duels.dice_alone(ctx.state, running):
        return False
    return champion_of(ctx.state.get(player), running) is None and kind in (None, running.kind)


def use(
    uid: Uid, run: Callable[[], Flow[None]], *, idle: bool = False, target: str = "", label: Text | None = None
) -> Act:
    """Return the offer to use a card: its key is ``use:<uid>``, with the target behind it if there are several."""
    key = f"use:{uid}" + (f":{target}" if target else "")
    label = text("option.gear-use", card=card_name(uid)) if label is None else label
    return Act(key, label, run, Ref("card", uid), card_text(uid), idle=idle)


def use_up(ctx: Miecz, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
    """Set an Object aside that is used once."""
    release(ctx, player, uid)
    discard(ctx.data, ctx.state, uid)
    told = text("told.gear-uses", who=Who(player), card=card_name(uid))
    ctx.emit(CardShown(text=told, rule=rule, player=player, card=uid, deck="event"))
