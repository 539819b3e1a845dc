"""The Warlock's quests: what is asked for, when it is done, and the reward. Rules 7.1-7.3."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Text, Who, text
from kraina.games.talisman.belongings import gain_talisman, lose_card, parting
from kraina.games.talisman.board import WARLOCK
from kraina.games.talisman.counters import pay
from kraina.games.talisman.pawn import end_turn, put
from kraina.games.talisman.state import Hero, Tale
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.choose import choose_card
from kraina.kit.names import space_name

KINDS: Mapping[int, str] = {1: "life", 2: "enemy", 3: "follower", 4: "magic-object", 5: "gold-3", 6: "gold-2"}
"""Number rolled -> quest (7.1)."""
PRICES: Mapping[str, int] = {"gold-3": 3, "gold-2": 2}


def gifts(ctx: Tale, one: Hero) -> list[Uid]:
    """Return the cards of which one would fulfil a hero's quest now."""
    if one.quest == "follower":
        return parting(one)
    if one.quest == "magic-object":
        return [uid for uid in one.objects if _is_gift(ctx, uid)]
    return []


def _is_gift(ctx: Tale, uid: Uid) -> bool:
    """Return whether the Warlock takes it as a Magic Object; the Crystal is not given away (13.6)."""
    return ctx.data.card(uid).kind == "magic_object" and ctx.data.card(uid).id != CRYSTAL


def fulfil_by_giving(ctx: Tale, player: PlayerId) -> Flow[None]:
    """Fulfil a quest at once that a gift would fulfil: nothing but the choice of the gift is the hero's (7.2)."""
    one = ctx.state.get(player)
    price = PRICES.get(one.quest, 0)
    if price and one.gold >= price:
        pay(ctx, player, price, "7.2")
        fulfil(ctx, player)
        return
    cards = gifts(ctx, one)
    if cards:
        uid = yield from choose_card(player, "quest-gift", text("ask.quest-gift"), cards, "7.2")
        if uid is not None:
            lose_card(ctx, player, uid, "7.2")
            fulfil(ctx, player)


def fulfil(ctx: Tale, player: PlayerId) -> None:
    """Take a hero to the Warlock's Cave, where he gains a Talisman; it is no landing, and his turn is over (7.2)."""
    one = ctx.state.get(player)
    one.quest, one.enslaved = "", False
    ctx.emit(Told(text=text("told.quest-done", who=Who(player)), rule="7.2", notable=True))
    told = text("told.carried", who=Who(player), space=space_name(WARLOCK))
    put(ctx, player, WARLOCK, told, "7.2", leap=True)
    gain_talisman(ctx, player, "7.2")
    end_turn(ctx, player)


def done(ctx: Tale, player: PlayerId, quest: str) -> None:
    """Note a deed: if it is what the Warlock asked for, the quest is fulfilled (7.2)."""
    if ctx.state.get(player).character and ctx.state.get(player).quest == quest:
        fulfil(ctx, player)


def quest_name(quest: str) -> Text:
    """Return what a quest asks for."""
    return Text(f"quest.{quest}.name")
