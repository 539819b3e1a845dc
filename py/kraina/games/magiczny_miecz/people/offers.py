"""What abilities let a Character do, and when. Rule 8.1."""

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.people.acts import ACTS
from kraina.games.magiczny_miecz.people.meetings import MEETINGS, meet_acts
from kraina.games.magiczny_miecz.state import Miecz, able
from kraina.games.magiczny_miecz.verbs import Act, MomentKind


def ability_offers(ctx: Miecz, player: PlayerId, moment: MomentKind) -> list[Act]:
    """Return what a player's Character is able to do at a moment."""
    one = ctx.state.get(player)
    acts = [act for ability in ACTS if able(one, ability) for act in ACTS[ability](ctx, player, moment)]
    if moment == "meet":
        acts += [act for ability in MEETINGS if able(one, ability) for act in meet_acts(ctx, player, ability)]
    return acts
