"""What Objects let their owner do, and when; with them what needs no single card: refilling, trade and going back."""

from collections.abc import Mapping

from kraina.engine.ids import PlayerId, design_of
from kraina.games.magiczny_miecz.gear.bags import secret_bag
from kraina.games.magiczny_miecz.gear.held_spells import refill_offers
from kraina.games.magiczny_miecz.gear.moments import CardOffer
from kraina.games.magiczny_miecz.gear.once import ONCE
from kraina.games.magiczny_miecz.gear.trade import trade_offers
from kraina.games.magiczny_miecz.gear.travel import rejoin_offers
from kraina.games.magiczny_miecz.gear.vessels import vessel
from kraina.games.magiczny_miecz.gear.weapons import crystal_of_fate, weapon_offers
from kraina.games.magiczny_miecz.state import Miecz, magic_works
from kraina.games.magiczny_miecz.verbs import Act, MomentKind, Offer

OBJECTS: Mapping[str, CardOffer] = {
    **ONCE,
    "boat": vessel,
    "lamp": vessel,
    "secret-bag": secret_bag,
    "crystal-of-fate": crystal_of_fate,
}
WITHOUT_CARD: Mapping[MomentKind, tuple[Offer, ...]] = {
    "start": (refill_offers, rejoin_offers),
    "arrived": (trade_offers,),
    "fight": (weapon_offers,),
    "end": (refill_offers, trade_offers),
}
"""Moment -> what needs no single card."""


def object_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player's Objects let him do at a moment."""
    one = ctx.state.get(player)
    acts = [act for offer in WITHOUT_CARD.get(moment, ()) for act in offer(ctx, player, moment)]
    for uid in one.objects:
        card_offer = OBJECTS.get(design_of(uid))
        if card_offer is not None and magic_works(ctx.data, ctx.state, uid):
            acts += card_offer(ctx, player, uid, moment)
    return acts
