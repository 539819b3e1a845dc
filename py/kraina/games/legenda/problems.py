"""What can be wrong with a state: lost cards and tokens, counters out of range, things half done."""

from kraina.games.legenda.board import SIDE, contact
from kraina.games.legenda.cards import SHAPESHIFTER, TRAITS, LegendaData
from kraina.games.legenda.state import Hero, State, in_city

MOST = 100_000
"""No counter of a real match comes near this number."""


def problems(data: LegendaData, state: State, *, between_steps: bool = False) -> list[str]:
    """Return what is wrong with a state; between steps nothing is half done. An empty list is good."""
    try:
        found = [*_lost(data, state), *_world(data, state)]
        for one in state.heroes:
            if one.hero:
                found += [f"player {one.player}: {fault}" for fault in _hero(data, state, one)]
    except (KeyError, IndexError, ValueError) as error:
        return [f"something unknown: {error}"]
    if between_steps and (state.turn or state.fight or state.drawn):
        found.append("something is half done between two turns")
    return found


def _world(data: LegendaData, state: State) -> list[str]:
    heroes = [one.hero for one in state.heroes if one.hero]
    seats = range(len(state.heroes))
    standing = [one.field for one in state.heroes if one.field and not in_city(state, one)]
    lies = [(one.tile, one.x, one.y, one.turn) for one in state.layout]
    pairs = [(first, second) for place, first in enumerate(lies) for second in lies[:place]]
    checks = {
        "the seats are not numbered": [one.player for one in state.heroes] == list(seats),
        "a seat that is not there": all(one in seats for one in (state.current, state.first, state.winner or 0)),
        "a hero is there twice": len(set(heroes)) == len(heroes),
        "an unknown hero": all(hero in data.heroes for hero in heroes),
        "a seat without a hero": not state.begun or len(heroes) == len(state.heroes),
        "two figures on a field": len(set(standing)) == len(standing),
        "a round out of range": 1 <= state.round <= MOST and 0 <= state.opened <= state.round,
        "tiles lie on each other": all(contact(*pair) >= 0 for pair in pairs),
        "a tile is there twice": len({lie[0] for lie in lies}) == len(lies),
        "a tile is turned too far": all(0 <= lie[3] < 4 and max(abs(lie[1]), abs(lie[2])) <= 4 * SIDE for lie in lies),
        "the tiles are not complete": not state.begun or {lie[0] for lie in lies} == {*data.atlas.tiles},
        "the board falls apart": not state.begun or state.board.is_connected(),
        "an unknown kind of equipment": {*state.supply} == {*data.items},
        "a spell in a pile of another level": _sorted_by_level(data, state),
        "equipment out of range": all(0 <= count <= data.items[item].copies for item, count in state.supply.items()),
    }
    return [fault for fault, good in checks.items() if not good]


def _sorted_by_level(data: LegendaData, state: State) -> bool:
    """Return whether there is a pile of spells for each level, with spells of that level alone."""
    levels = [{data.spells[ident].level for ident in pile} for pile in state.spells]
    return len(levels) == len(data.numbers.slots) and all(found <= {n} for n, found in enumerate(levels, 1))


def _hero(data: LegendaData, state: State, one: Hero) -> list[str]:
    numbers = data.numbers
    doubled = [item for item in one.items if one.items.count(item) > 1 and not data.items[item].once]
    levels = [data.spells[ident].level for ident in one.spells]
    counters = (
        one.denars,
        one.large,
        one.owed,
        one.slow,
        one.cloak,
        one.extra,
        one.back,
        one.turns,
        one.casts,
        one.aces,
    )
    mission = data.missions.get(one.mission)
    checks = {
        "is nowhere": one.field in state.board.fields or not state.begun or (not one.field and one.back > 0),
        "on the board and away at once": not (one.field and one.back),
        "life out of range": 1 <= one.life <= numbers.life,
        "counters out of range": min(counters) >= 0 and max(counters) <= MOST,
        "traits out of range": all(0 <= one.base[trait] <= numbers.most_trait for trait in TRAITS)
        and len(one.base) == len(TRAITS),
        "experience out of range": all(0 <= one.small[trait] < numbers.small_for_large for trait in TRAITS),
        "too many items": len(one.items) <= numbers.pack,
        "an item twice": not doubled,
        "a spell twice": len({*one.spells}) == len(one.spells),
        "too many spells of a level": all(
            levels.count(level + 1) <= slots for level, slots in enumerate(numbers.slots)
        ),
        "a spell face down that is not known": all(ident in one.spells for ident in one.spent),
        "a mission nobody can have": not one.mission or (mission is not None and one.mission != SHAPESHIFTER),
        "a captive without a mission": not one.captive_to or (mission is not None and mission.kind == "rescue"),
        "a captive who goes to no city": not one.captive_to or one.captive_to in state.board.cities,
        "a secret without a mission": not one.secret or (mission is not None and mission.kind == "duel"),
        "knows a reflection of nothing": state.open or not one.reflection,
    }
    return [fault for fault, good in checks.items() if not good]


def _lost(data: LegendaData, state: State) -> list[str]:
    heroes = state.heroes
    piles = {
        "Legend cards": ([*state.legend, *state.legend_used, *state.drawn], list(data.legend_deck)),
        "artifacts": ([*state.artifacts, *(ident for one in heroes for ident in one.artifacts)], list(data.artifacts)),
        "Mission cards": (_missions(state), _all_missions(data, state)),
        "equipment": (
            [item for item, count in state.supply.items() for _ in range(count)]
            + [item for one in heroes for item in one.items],
            [item.id for item in data.items.values() for _ in range(item.copies)],
        ),
        "spells": (
            [ident for pile in state.spells for ident in pile] + [ident for one in heroes for ident in one.spells],
            [spell.id for spell in data.spells.values() for _ in range(spell.copies)],
        ),
    }
    return [f"the {name} are not complete" for name, (cards, whole) in piles.items() if sorted(cards) != sorted(whole)]


def _missions(state: State) -> list[str]:
    held = [one.mission for one in state.heroes if one.mission]
    return [*state.missions, *state.missions_used, *held, *([SHAPESHIFTER] if state.open else [])]


def _all_missions(data: LegendaData, state: State) -> list[str]:
    return [ident for ident in data.missions if state.extended or ident != SHAPESHIFTER]
