"""What can be wrong with a state: lost cards, counters out of range, things half done."""

from kraina.engine.ids import Uid
from kraina.games.talisman.belongings import capacity
from kraina.games.talisman.board import may_close
from kraina.games.talisman.cards import TalismanData, is_of_stack, is_stock
from kraina.games.talisman.points import spell_room
from kraina.games.talisman.state import COMMAND, CURSES, Hero, State
from kraina.kit.cave.board import load_cave

MOST_POINTS, MOST_TURNS, MOST_WAITING = 1_000, 100_000, 100
"""No real match comes near so many points or gold, turns of one player, and turns to lose or to wait for something."""


def problems(data: TalismanData, state: State, *, between_steps: bool = False) -> list[str]:
    """Return what is wrong with a state; between steps nothing is half done. An empty list is good."""
    try:
        found = [*_lost_cards(data, state), *_world(data, state)]
        for one in state.playing():
            found += [f"player {one.player}: {fault}" for fault in _hero(data, state, one, between_steps)]
    except (KeyError, IndexError, ValueError) as error:
        return [f"something unknown: {error}"]
    if between_steps and (state.turn or state.fight or state.castings or state.rescue):
        found.append("something is half done between two turns")
    return found


def _world(data: TalismanData, state: State) -> list[str]:
    characters = [*(one.character for one in state.playing()), *state.unused]
    seats, depths, alive = range(len(state.heroes)), state.under.depths, state.playing()
    checks = {
        "the seats are not numbered": [one.player for one in state.heroes] == list(seats),
        "nobody's turn": state.current in seats and _has_a_turn(state),
        "a character is there twice": len(set(characters)) == len(characters),
        "an unknown character": all(one in data.characters for one in characters),
        "cards lie nowhere": all(s in data.board.spaces for s in (*state.lying, *state.purse, *state.hexes)),
        "an empty heap": all(state.lying.values()),
        "loose gold is no gold": all(0 < gold <= MOST_POINTS for gold in state.purse.values()),
        "a legacy beyond all matches": all(one.gold <= MOST_POINTS for one in state.heroes),
        "tokens out of range": all(0 < tokens <= MOST_POINTS for tokens in state.tokens.values()),
        "turns in a row out of range": 0 <= state.extra_turns <= 2,
        "Hexes do not agree": list(state.hexers) == list(state.hexes.values()) == list(state.hex_turns),
        "the Crystal is in no Chamber": not depths.found or depths.found in load_cave().of_kind("chamber"),
        "a cave-in where there is none": all(may_close(data.board, space) for space in depths.closed),
        "a cave-in on somebody": not any(data.board.is_cave(one.space) and one.space in depths.closed for one in alive),
        "an unknown player in the Cave": all(player in seats for player in (*depths.closed.values(), depths.dark or 0)),
        "an unknown winner": state.winner is None or state.winner in seats,
        "an unknown player": all(player in seats for player in (*state.hexers.values(), state.silence or 0)),
        "nobody can begin": sum(one.waiting for one in state.heroes) <= len(state.unused),
        "alive and waiting": not any(one.character and one.waiting for one in state.heroes),
    }
    return [fault for fault, good in checks.items() if not good]


def _has_a_turn(state: State) -> bool:
    """Return whether whose turn it is has a character, awaits one or died in it, or nobody has one any more."""
    one = state.get(state.current)
    return not state.begun or bool(state.turn or one.character or one.waiting or not state.playing())


def _hero(data: TalismanData, state: State, one: Hero, between_steps: bool) -> list[str]:
    character = data.characters[one.character]
    own = one.natural if one.toad else {"strength": one.strength, "craft": one.craft}
    points = (one.strength, one.craft, one.life, one.fate, *own.values())
    waits = (one.toad, one.lost, one.slow, one.delver.slow, one.delver.barred, one.delver.empty)
    checks = {
        "Strength below the printed one": own["strength"] >= character.strength,
        "Craft below the printed one": own["craft"] >= character.craft,
        "no life": one.life > 0 or not between_steps,
        "counters below 0": min(one.gold, one.fate, one.turns, one.toad, one.lost, one.slow, one.wolf, one.fiends) >= 0,
        "no space": one.space in data.board.spaces,
        "unknown alignment": one.alignment in ("good", "neutral", "evil"),
        "a Toad with belongings": not one.toad or not (one.objects or one.gold),
        "turns back nowhere": one.fleeing in (-1, 0, 1),
        "came from nowhere near": not one.delver.came or one.delver.came in _beside(data, one),
        "counters beyond all matches": max(points) <= MOST_POINTS
        and max(waits) <= MOST_WAITING
        and max(one.turns, one.delver.drawn, *one.marks.values()) <= MOST_TURNS,
        "creatures of the Inner Region out of range": one.wolf <= 12 and one.fiends <= 6,
        "an unknown offer": one.offer in ("", "teleport", "temple"),
        "an Object that is none": all(data.card(uid).is_object for uid in one.objects),
        "a Follower that is none": all(_follows(data, uid) for uid in one.followers),
        "a trophy that is none": all(data.card(uid).is_enemy for uid in one.trophies),
        "an unknown quest": one.quest in ("", "life", "enemy", "follower", "magic-object", "gold-3", "gold-2"),
    }
    if between_steps:
        checks["too many Spells"] = spell_room(data, state, one) >= 0
        checks["too many Objects"] = len(one.objects) <= capacity(data, one)
    return [fault for fault, good in checks.items() if not good]


def _beside(data: TalismanData, one: Hero) -> tuple[str, ...]:
    return load_cave()[one.space].exits if data.board.is_cave(one.space) else ()


def _follows(data: TalismanData, uid: Uid) -> bool:
    """Return whether a card may follow somebody: Followers, tamed Enemies and the curses."""
    card = data.card(uid)
    return card.kind == "follower" or card.is_enemy or card.id in CURSES


def _lost_cards(data: TalismanData, state: State) -> list[str]:
    lying = [uid for uids in state.lying.values() for uid in uids]
    drawn = state.turn.drawn if state.turn is not None else []
    casting = [one.spell for one in state.castings if one.spell != COMMAND]
    hexes = [uid for uid in state.hexes.values() if uid not in casting]
    owned = [uid for one in state.heroes for uid in (*one.objects, *one.followers, *one.trophies, *one.legacy)]
    held = [uid for one in state.heroes for uid in one.spells]
    cards = [*state.adventure, *state.adventure_used, *state.stock, *state.talismans, *state.aside]
    under = state.under
    cards += [*lying, *drawn, *owned, *under.cave, *under.cave_used, *under.underground, *under.underground_used]
    cards += under.gone
    spells = [*state.spells, *state.spells_used, *held, *casting, *hexes]
    found = []
    if sorted(cards) != sorted((
        *data.adventure_deck, *data.purchase_deck, *data.talisman_deck, *data.cave_deck, *data.underground_deck,
    )):  # fmt: skip
        found.append("the Adventure, Purchase and Talisman cards are not complete")
    if sorted(spells) != sorted(data.spell_deck):
        found.append("the Spells are not complete")
    if not all(map(is_stock, state.stock)) or not all(map(is_of_stack, state.talismans)):
        found.append("the Purchase cards and Talismans are not among themselves")
    if any(is_stock(uid) or is_of_stack(uid) for uid in (*state.adventure, *state.adventure_used)):
        found.append("Purchase cards or Talismans lie among the Adventure cards")
    if any(one.objects or one.followers or one.trophies or one.spells for one in state.heroes if not one.character):
        found.append("somebody without a character has cards")
    return found
