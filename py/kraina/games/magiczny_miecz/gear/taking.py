"""What happens when an Object or Friend is taken. Rule 16.6."""

from collections.abc import Mapping

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, Uid
from kraina.games.magiczny_miecz.gear.held_spells import brings_spell
from kraina.games.magiczny_miecz.life import lose_life
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import Deed


def imp(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[None]:
    """The Imp joins for 1 Life."""
    yield from lose_life(ctx, player, 1, "16.6")


TAKEN: Mapping[str, Deed] = {"imp": imp, "gnome": brings_spell, "crusader": brings_spell}
