"""What Friends let their owner do, and when."""

from collections.abc import Mapping

from kraina.engine.ids import PlayerId, design_of
from kraina.games.magiczny_miecz.gear.champions import adventure_seeker, knight
from kraina.games.magiczny_miecz.gear.held_spells import crusader
from kraina.games.magiczny_miecz.gear.hirelings import alchemist, mercenary
from kraina.games.magiczny_miecz.gear.moments import CardOffer
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Act, MomentKind

FRIENDS: Mapping[str, CardOffer] = {
    "alchemist": alchemist,
    "crusader": crusader,
    "mercenary": mercenary,
    "knight": knight,
    "adventure-seeker": adventure_seeker,
}


def friend_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player's Friends let him do at a moment."""
    one = ctx.state.get(player)
    if not one.friends:
        return []
    offers = [(uid, FRIENDS.get(design_of(uid))) for uid in one.friends]
    return [act for uid, offer in offers if offer is not None for act in offer(ctx, player, uid, moment)]
