"""What can be wrong with a state: lost cards, counters out of range, things half done."""

from kraina.engine.ids import Uid
from kraina.games.magiczny_miecz.belongings import CURSES
from kraina.games.magiczny_miecz.cards import MieczData, is_stock
from kraina.games.magiczny_miecz.points import spell_room
from kraina.games.magiczny_miecz.state import Seeker, State

MOST_POINTS, MOST_TURNS, MOST_WAITING = 1_000, 100_000, 100
"""No real match comes near so many points or gold, turns of one player, and turns to miss or to wait for something."""
MISSIONS = ("", "enemy", "character", "gold-3", "gold-2", "done")
"""What ``Seeker.mission`` may say."""


def problems(data: MieczData, state: State, *, between_steps: bool = False) -> list[str]:
    """Return what is wrong with a state; between steps nothing is half done. An empty list is good."""
    try:
        found = [*_lost_cards(data, state), *_world(data, state)]
        for one in state.playing():
            found += [f"player {one.player}: {fault}" for fault in _seeker(data, state, one, between_steps)]
    except (KeyError, IndexError, ValueError) as error:
        return [f"something unknown: {error}"]
    if between_steps and (state.turn or state.fight or state.castings or state.scorched or state.rescue):
        found.append("something is half done between two turns")
    return found


def _world(data: MieczData, state: State) -> list[str]:
    checks = {
        "the seats are not numbered": [one.player for one in state.seekers] == list(range(len(state.seekers))),
        "nobody's turn": 0 <= state.current < len(state.seekers) and _has_a_turn(state),
        "a Character is played twice": len({one.character for one in state.playing()}) == len(state.playing()),
        "cards lie nowhere": all(space in data.board.spaces for space in (*state.lying, *state.purse)),
        "an empty heap": all(state.lying.values()),
        "loose gold is no gold": all(0 < gold <= MOST_POINTS for gold in state.purse.values()),
        "a hidden card does not lie on the board": all(
            any(uid in cards for cards in state.lying.values()) for uid in state.face_down
        ),
        "tokens out of range": all(0 <= tokens <= MOST_POINTS for tokens in state.tokens.values()),
        "turns in a row out of range": 0 <= state.extra_turns <= 2,
        "an unknown winner": state.winner is None or 0 <= state.winner < len(state.seekers),
        "an unknown dead Character": all(one in data.characters for one in state.dead),
    }
    charmers = [one.charmer for one in state.seekers]
    named = [player for player in (state.war, state.conjunction, *charmers) if player is not None]
    checks["an unknown player"] = all(0 <= player < len(state.seekers) for player in named)
    return [fault for fault, good in checks.items() if not good]


def _has_a_turn(state: State) -> bool:
    """Return whether whose turn it is has a Character, or died in it, or nobody has one."""
    return not state.begun or bool(state.turn or state.get(state.current).character or not state.playing())


def _seeker(data: MieczData, state: State, one: Seeker, between_steps: bool) -> list[str]:
    character = data.characters[one.character]
    carried = [uid for uids in one.loads.values() for uid in uids]
    waits = (one.stone, one.lost, one.slow, one.barred, one.frozen)
    checks = {
        "Sword below the start": one.sword >= character.sword,
        "Magic below the start": one.magic >= character.magic,
        "no Life": one.life > 0 or not between_steps,
        "less than no gold": one.gold >= 0,
        "counters below 0": min(*waits, one.turns) >= 0,
        "counters beyond all matches": max(one.sword, one.magic, one.life, one.gold) <= MOST_POINTS
        and max(waits) <= MOST_WAITING
        and max([one.turns, *one.marks.values()]) <= MOST_TURNS,
        "an unknown mission": one.mission in MISSIONS,
        "an Object that is none": all(data.card(uid).is_object for uid in one.objects),
        "a Friend that is none": all(_follows(data, uid) for uid in one.friends),
        "a trophy that is none": all(data.card(uid).kind == "enemy" for uid in one.trophies),
        "no space": one.space in data.board.spaces,
        "unknown alignment": one.alignment in ("good", "evil", "chaotic"),
        "carries what is not there": all(uid in one.objects for uid in carried),
        "a bearer is not there": all(uid in (*one.objects, *one.friends) for uid in (*one.loads, *one.kept)),
        "stone with belongings": not one.stone or not (one.objects or one.friends or one.gold),
        "leaves nothing": one.leaving in (-1, 0, 1),
    }
    if between_steps:
        checks["too many Spells"] = spell_room(data, state, one) >= 0
    return [fault for fault, good in checks.items() if not good]


def _follows(data: MieczData, uid: Uid) -> bool:
    """Return whether a card may follow somebody: Friends, tamed Enemies and the curses."""
    card = data.card(uid)
    return card.kind == "friend" or card.is_enemy or card.id in CURSES


def _lost_cards(data: MieczData, state: State) -> list[str]:
    lying = [uid for uids in state.lying.values() for uid in uids]
    drawn = state.turn.drawn if state.turn is not None else []
    casting = [one.spell for one in state.castings]
    owned = [uid for one in state.seekers for uid in (*one.objects, *one.friends, *one.trophies)]
    held = [uid for one in state.seekers for uid in one.spells]
    kept = [uid for one in state.seekers for uids in one.kept.values() for uid in uids]
    events = [*state.events, *state.events_used, *state.stock, *lying, *drawn, *owned]
    spells = [*state.spells, *state.spells_used, *held, *kept, *casting]
    found = []
    if sorted(events) != sorted((*data.event_deck, *data.equipment)):
        found.append("the Events and Equipment are not complete")
    if sorted(spells) != sorted(data.spell_deck):
        found.append("the Spells are not complete")
    if any(is_stock(uid) for uid in (*state.events, *state.events_used)):
        found.append("Equipment lies among the Events")
    if any(not is_stock(uid) for uid in state.stock):
        found.append("Events lie among the Equipment")
    if any(one.objects or one.friends or one.trophies or one.spells for one in state.seekers if not one.character):
        found.append("somebody without a Character has cards")
    return found
