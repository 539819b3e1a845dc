"""All definitions of the game together: its data and what Spells and abilities do."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from kraina.games.jaskinia.cards import JaskiniaData, load_data
from kraina.games.jaskinia.casting import spell_offers
from kraina.games.jaskinia.fights import fight
from kraina.games.jaskinia.hero_acts import hero_meetings, hero_offers
from kraina.games.jaskinia.lent import heroes
from kraina.games.jaskinia.magic import SPELLS
from kraina.games.jaskinia.own_acts import leave_offers, own_offers
from kraina.games.jaskinia.people import searcher_meetings
from kraina.games.jaskinia.verbs import Verbs

VERBS = Verbs(
    fight=fight,
    meetings=(searcher_meetings, hero_meetings),
    spells=SPELLS,
    offers=(spell_offers, own_offers, hero_offers),
    idle_offers=(leave_offers,),
)


@cache
def definitions() -> JaskiniaData:
    """Return the definitions of ``data/jaskinia`` with all verbs."""
    return load_data(VERBS)


@cache
def lent_definitions() -> JaskiniaData:
    """Return the definitions with the heroes of Magia i Miecz among the Searchers (8.2)."""
    data = definitions()
    return replace(data, box=replace(data.box, characters={**data.box.characters, **heroes()}))


def data_of(base: JaskiniaData, options: Mapping[str, str]) -> JaskiniaData:
    """Return the definitions that a match is played with."""
    return lent_definitions() if options["heroes"] == "on" else base
