"""Friends who are at home at a court: the Princess at the Castle, the Sovereign in the Fortress. Rules 6.1, 13.5."""

from functools import partial

from kraina.engine.decision import Flow, Ref
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.text import text
from kraina.games.magiczny_miecz.belongings import lose_card
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.counters import HEALTH, change, heal
from kraina.games.magiczny_miecz.state import Miecz, find
from kraina.games.magiczny_miecz.verbs import Act

WELCOME_LIFE = 2
"""What they restore on a visit, in points of Life."""
REWARD = 3
"""What is paid for giving them up there, in gold."""


def court_acts(ctx: Miecz, player: PlayerId, friend: str) -> list[Act]:
    """Return what a Friend of this design is good for at home: Life up to 4 once a visit, or gold for parting."""
    one = ctx.state.get(player)
    uid = find(one, friend)
    if uid is None:
        return []
    part = text("option.land-part", card=card_name(uid), gold=REWARD)
    acts = [Act(f"{friend}-gold", part, partial(_part, ctx, player, uid), Ref("card", uid))]
    points = min(WELCOME_LIFE, HEALTH - one.life)
    if points > 0:
        label = text("option.land-welcome", card=card_name(uid), points=points)
        acts.insert(0, Act(f"{friend}-life", label, partial(_welcome, ctx, player, uid), Ref("card", uid)))
    return acts


def _welcome(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    ctx.ran(f"card:{design_of(uid)}")
    heal(ctx, player, WELCOME_LIFE)
    yield from ()


def _part(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    ctx.ran(f"card:{design_of(uid)}")
    lose_card(ctx, player, uid, "6.4")
    change(ctx, player, "gold", REWARD, "13.5")
    yield from ()
