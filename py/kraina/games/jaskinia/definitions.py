"""All definitions of the game together: its data and what Spells and abilities do."""

from functools import cache

from kraina.games.jaskinia.cards import JaskiniaData, load_data
from kraina.games.jaskinia.casting import spell_offers
from kraina.games.jaskinia.fights import fight
from kraina.games.jaskinia.magic import SPELLS
from kraina.games.jaskinia.own_acts import leave_offers, own_offers
from kraina.games.jaskinia.people import meetings
from kraina.games.jaskinia.verbs import Verbs

VERBS = Verbs(
    fight=fight,
    meetings=meetings,
    spells=SPELLS,
    offers=(spell_offers, own_offers),
    idle_offers=(leave_offers,),
)


@cache
def definitions() -> JaskiniaData:
    """Return the definitions of ``data/jaskinia`` with all verbs."""
    return load_data(VERBS)
