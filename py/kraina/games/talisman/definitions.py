"""All definitions of the game together: its data and what the cards, spaces and abilities do."""

from functools import cache

from kraina.games.talisman.cards import TalismanData, load_data
from kraina.games.talisman.casting import spell_offers
from kraina.games.talisman.events.omens import EVENTS
from kraina.games.talisman.events.places import PLACES
from kraina.games.talisman.events.strangers import PLACED, STRANGERS
from kraina.games.talisman.gear.acts import gear_offers
from kraina.games.talisman.lands.spaces import SPACES
from kraina.games.talisman.magic.spells import SPELLS
from kraina.games.talisman.own_acts import leave_offers, own_offers
from kraina.games.talisman.people.acts import ability_offers
from kraina.games.talisman.people.enemies import keeps, replaces, spares
from kraina.games.talisman.people.meetings import life_taken, meetings
from kraina.games.talisman.travel import travel_offers
from kraina.games.talisman.verbs import Verbs

VERBS = Verbs(
    events=EVENTS,
    strangers=STRANGERS,
    places=PLACES,
    placed=PLACED,
    spares=spares,
    replaces=replaces,
    keeps=keeps,
    life_taken=life_taken,
    meetings=meetings,
    spaces=SPACES,
    spells=SPELLS,
    offers=(travel_offers, spell_offers, gear_offers, ability_offers, own_offers),
    idle_offers=(leave_offers,),
)


@cache
def definitions() -> TalismanData:
    """Return the definitions of ``data/talisman`` with all verbs."""
    return load_data(VERBS)
