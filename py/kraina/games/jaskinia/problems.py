"""What can be wrong with a state: lost cards, counters out of range, things half done."""

from kraina.games.jaskinia.belongings import capacity
from kraina.games.jaskinia.cards import JaskiniaData
from kraina.games.jaskinia.points import spell_limit
from kraina.games.jaskinia.state import Searcher, State
from kraina.kit.cave.box import CRYSTAL

MOST_POINTS, MOST_TURNS, MOST_WAITING = 1_000, 100_000, 100
"""No real match comes near so many points or bags, turns of one player, and turns to lose or to wait for something."""


def problems(data: JaskiniaData, state: State, *, between_steps: bool = False) -> list[str]:
    """Return what is wrong with a state; between steps nothing is half done. An empty list is good."""
    try:
        found = [*_lost_cards(data, state), *_world(data, state)]
        for one in state.playing():
            found += [f"player {one.player}: {fault}" for fault in _searcher(data, one, between_steps)]
    except (KeyError, IndexError, ValueError) as error:
        return [f"something unknown: {error}"]
    if between_steps and (state.turn or state.fight or state.rescue):
        found.append("something is half done between two turns")
    return found


def _world(data: JaskiniaData, state: State) -> list[str]:
    characters = sorted([*(one.character for one in state.playing()), *state.unused])
    seats, depths = range(len(state.searchers)), state.depths
    checks = {
        "the seats are not numbered": [one.player for one in state.searchers] == list(seats),
        "nobody's turn": state.current in seats,
        "the Searchers are not complete": characters == sorted(data.box.characters),
        "cards lie nowhere": all(area in data.board for area in (*state.lying, *state.purse, *depths.closed)),
        "an empty heap": all(state.lying.values()),
        "loose gold is no gold": all(0 < bags <= MOST_POINTS for bags in state.purse.values()),
        "tokens out of range": all(0 < tokens <= MOST_POINTS for tokens in state.tokens.values()),
        "turns in a row out of range": 0 <= state.extra_turns <= MOST_WAITING,
        "the Crystal is in no Chamber": not depths.found or data.board[depths.found].kind == "chamber",
        "a cave-in beside the corridors": all(data.board[area].kind == "corridor" for area in depths.closed),
        "a cave-in on somebody": not any(state.at(area) for area in depths.closed),
        "an unknown player": all(player in seats for player in (*depths.closed.values(), depths.dark or 0)),
        "an unknown winner": state.winner is None or state.winner in seats,
        "alive and waiting": not any(one.character and one.waiting for one in state.searchers),
    }
    return [fault for fault, good in checks.items() if not good]


def _searcher(data: JaskiniaData, one: Searcher, between_steps: bool) -> list[str]:
    character, delver = data.box.characters[one.character], one.delver
    checks = {
        "Strength below that of the start": one.strength >= character.strength,
        "Power below that of the start": one.power >= character.power,
        "no Stamina": one.stamina > 0 or not between_steps,
        "counters below 0": min(one.gold, one.turns, one.lost, delver.slow, delver.barred, delver.drawn) >= 0,
        "counters beyond all matches": max(one.strength, one.power, one.stamina, one.gold) <= MOST_POINTS
        and max(one.lost, delver.slow, delver.barred, delver.empty) <= MOST_WAITING
        and max(one.turns, delver.drawn) <= MOST_TURNS,
        "no area": one.area in data.board,
        "raised creatures that do not follow": all(
            uid in one.friends and data.card(uid).is_enemy for uid in one.raised
        ),
        "an Item that is none": all(data.card(uid).is_item for uid in one.items),
        "a Friend that is none": all(data.card(uid).kind == "friend" or data.card(uid).is_enemy for uid in one.friends),
        "a trophy that is none": all(data.card(uid).kind in ("animal", "monster") for uid in one.trophies),
        "came from nowhere near": not delver.came or delver.came in data.board[one.area].exits,
    }
    if between_steps:
        checks["too many Spells"] = len(one.spells) <= spell_limit(data, one)
        checks["too many Items"] = len(one.items) <= capacity(data, one)
    return [fault for fault, good in checks.items() if not good]


def _lost_cards(data: JaskiniaData, state: State) -> list[str]:
    cards = [*state.adventure, *state.adventure_used, *state.cave, *state.cave_used, *state.aside]
    cards += [uid for uids in state.lying.values() for uid in uids]
    cards += [uid for one in state.searchers for uid in (*one.items, *one.friends, *one.trophies)]
    spells = [*state.spells, *state.spells_used, *(uid for one in state.searchers for uid in one.spells)]
    found = []
    if sorted(cards) != sorted((*data.adventure_deck, *data.cave_deck, CRYSTAL)):
        found.append("the Adventure and Cave cards are not complete")
    if sorted(spells) != sorted(data.spell_deck):
        found.append("the Spells are not complete")
    piles = {"adventure": (*state.adventure, *state.adventure_used), "cave": (*state.cave, *state.cave_used)}
    if any(data.card(uid).deck != deck for deck, uids in piles.items() for uid in uids):
        found.append("a card lies in the wrong pile")
    nobody = [one for one in state.searchers if not one.character]
    if any(one.items or one.friends or one.trophies or one.spells for one in nobody):
        found.append("somebody without a Searcher has cards")
    return found
