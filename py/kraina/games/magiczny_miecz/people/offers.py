"""What abilities let a Character do, and when. Rule 8.1."""

from functools import cache

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.people.acts import ACTS
from kraina.games.magiczny_miecz.people.meetings import MEETINGS, meet_acts
from kraina.games.magiczny_miecz.state import Miecz, able
from kraina.games.magiczny_miecz.verbs import Act, MomentKind, Offer


@cache
def _acts_of(character: str) -> tuple[Offer, ...]:
    """Return what the abilities of a Character offer."""
    return tuple(offer for ability, offer in ACTS.items() if ability.startswith(f"{character}-"))


def ability_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player's Character is able to do at a moment."""
    one = ctx.state.get(player)
    if one.stone:
        return []
    acts = [act for offer in _acts_of(one.character) for act in offer(ctx, player, moment)]
    if moment == "meet":
        acts += [act for ability in MEETINGS if able(one, ability) for act in meet_acts(ctx, player, ability)]
    return acts
