"""All definitions of the game together: its data and what the cards, spaces and abilities do."""

from functools import cache

from kraina.games.magiczny_miecz.cards import MieczData, load_data
from kraina.games.magiczny_miecz.casting import spell_offers
from kraina.games.magiczny_miecz.events.encounters import ENCOUNTERS
from kraina.games.magiczny_miecz.events.enemies import BEFORE_FIGHT, PLACED, SURVIVES, VICTORIES
from kraina.games.magiczny_miecz.events.places import PLACES
from kraina.games.magiczny_miecz.events.strangers import STRANGERS
from kraina.games.magiczny_miecz.gear import fighting as gear_fighting
from kraina.games.magiczny_miecz.gear.friends import friend_offers
from kraina.games.magiczny_miecz.gear.objects import object_offers
from kraina.games.magiczny_miecz.gear.taking import TAKEN
from kraina.games.magiczny_miecz.gear.travel import left_behind, speed
from kraina.games.magiczny_miecz.gear.vessels import boats_stay
from kraina.games.magiczny_miecz.gear.wear import turn_ends
from kraina.games.magiczny_miecz.hooks import all_of, first_of
from kraina.games.magiczny_miecz.lands.missions import mission_beaten, mission_duel
from kraina.games.magiczny_miecz.lands.spaces import SPACES
from kraina.games.magiczny_miecz.magic.spells import SPELLS
from kraina.games.magiczny_miecz.own_acts import own_offers
from kraina.games.magiczny_miecz.people import duelling, enemies, offers
from kraina.games.magiczny_miecz.people.demons import count_demon
from kraina.games.magiczny_miecz.people.travel import left
from kraina.games.magiczny_miecz.verbs import DuelVerbs, Verbs

DUELS = DuelVerbs(
    before=duelling.before,
    no_die=duelling.no_die,
    dice_alone=duelling.dice_alone,
    spoils=first_of(duelling.defeated, gear_fighting.excalibur_takes, duelling.spoils, gear_fighting.diamond_spoils),
    life_taken=duelling.life_taken,
    after=duelling.after(mission_duel),
)

VERBS = Verbs(
    encounters=ENCOUNTERS,
    strangers=STRANGERS,
    places=PLACES,
    placed=PLACED,
    ignores=enemies.ignores,
    spares=first_of(enemies.spares, gear_fighting.spares),
    taken=TAKEN,
    before_fight=BEFORE_FIGHT,
    victories=VICTORIES,
    survives=SURVIVES,
    beaten=all_of(mission_beaten, count_demon),
    after_victory=gear_fighting.after_victory,
    champion_lost=gear_fighting.champion_lost,
    fought=gear_fighting.fought,
    turn_ends=turn_ends,
    speed=speed,
    stays=boats_stay,
    left=all_of(left, left_behind),
    duels=DUELS,
    spaces=SPACES,
    spells=SPELLS,
    offers=(own_offers, spell_offers, object_offers, friend_offers, offers.ability_offers),
)


@cache
def definitions() -> MieczData:
    """Return the definitions of ``data/magiczny_miecz`` with all verbs."""
    return load_data(VERBS)
