"""Enemies (II, III) with a will of their own: before a fight, when they win, when they lose. Rules 16.2, 16.3."""

from collections.abc import Callable, Mapping

from kraina.engine.decision import Decision, Flow, Option, Ref, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, Uid
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import losable, lose_card
from kraina.games.magiczny_miecz.cards import card_name, card_text
from kraina.games.magiczny_miecz.counters import change
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.events.placed import PLACED
from kraina.games.magiczny_miecz.fights import leave_out
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Deed

__all__ = ["BEFORE_FIGHT", "PLACED", "SURVIVES", "VICTORIES"]

SLIPS_AWAY_ON = 3
"""Nobody has to fight the Wanderer who rolls this or less."""


def wanderer(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """On 1-3 the Character slips away from him, otherwise they fight."""
    if (yield from roll(ctx, player, "wanderer", "16.2")) <= SLIPS_AWAY_ON:
        ctx.emit(Told(text=text("told.enemy-slips-away", who=Who(player), card=card_name(uid)), rule="16.2"))
        assert ctx.state.fight is not None
        leave_out(ctx, ctx.state.fight, [uid])


def robber(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """Whoever loses to him gives up 1 gold or 1 Object, as he chooses; the dead have nothing left to give."""
    if not ctx.state.is_turn_of(player):
        return
    one = ctx.state.get(player)
    options = [Option("gold", "", text("option.enemy-gold"))] if one.gold else []
    options += [
        Option(f"object:{lost}", lost, card_name(lost), Ref("card", lost), card_text(lost)) for lost in losable(one)
    ]
    if not options:
        return
    prompt = text("ask.enemy-robber")
    lost = yield from ask(Decision(player, "robber", prompt, tuple(options), rule="16.2", source=uid))
    if lost:
        lose_card(ctx, player, lost, "16.2")
    else:
        change(ctx, player, "gold", -1, "16.2")


def vampire(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """It keeps the Life that it took; of a Squire who died in his master's place it has none."""
    tokens, running = ctx.state.tokens, ctx.state.fight
    if running is None or not running.taken:
        return
    tokens[uid] = tokens.get(uid, 0) + 1
    ctx.emit(Told(text=text("told.enemy-lives", card=card_name(uid), lives=tokens[uid]), rule="16.3"))
    yield from ()


def vampire_survives(ctx: Miecz, player: PlayerId, uid: Uid) -> bool:
    """A fight lost costs it one of the Lives it took; with none left it is beaten."""
    left = ctx.state.tokens.pop(uid, 0) - 1
    if left <= 0:
        return False
    ctx.state.tokens[uid] = left
    ctx.emit(Told(text=text("told.enemy-lives", card=card_name(uid), lives=left), rule="16.3"))
    return True


def dragon(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """After a fight that it won, all its heads have grown again."""
    if ctx.state.tokens.pop(uid, None) is not None:
        ctx.emit(Told(text=text("told.enemy-heads-grow", card=card_name(uid)), rule="16.2"))
    yield from ()


def dragon_survives(ctx: Miecz, player: PlayerId, uid: Uid) -> bool:
    """A fight lost costs it a head; with the last one it is beaten."""
    left = ctx.state.tokens.pop(uid, ctx.data.card(uid).heads) - 1
    if left:
        ctx.state.tokens[uid] = left
        ctx.emit(Told(text=text("told.enemy-heads", card=card_name(uid), heads=left), rule="16.2"))
    return left > 0


BEFORE_FIGHT: Mapping[str, Deed] = {"wanderer": wanderer}
VICTORIES: Mapping[str, Deed] = {"robber": robber, "vampire": vampire, "three-headed-dragon": dragon}
SURVIVES: Mapping[str, Callable[[Miecz, PlayerId, Uid], bool]] = {
    "vampire": vampire_survives,
    "three-headed-dragon": dragon_survives,
}
