"""The measures of Monstrum with their bounds: what the board, the decks and the readings were made to meet."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kraina.games.monstrum.cards import MonstrumData
from tests.soak.measure import Measure, within
from tests.soak.monstrum.deck import after_fights, correlation
from tests.soak.monstrum.watch import SeatStory, Story

Stories = list[Story]
FIGHTS_WATCHED = 9


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who sits at the table, under which switches, in how many percent of the games asked for."""

    seats: tuple[str, ...]
    percent: int = 100
    options: Mapping[str, str] = field(default_factory=dict)


GUARDIAN = {"ending": "guardian"}
MIXED = ("avoider", "fighter", "avoider", "fighter")
LINE_UPS: Mapping[str, LineUp] = {
    "sensible, 4 seats": LineUp(("sensible",) * 4),
    "sensible, 2 seats": LineUp(("sensible",) * 2, 40),
    "sensible, 3 seats": LineUp(("sensible",) * 3, 40),
    "sensible, 6 seats": LineUp(("sensible",) * 6, 40),
    "racer, 2 seats": LineUp(("racer",) * 2, 40),
    "racer, 4 seats": LineUp(("racer",) * 4, 40),
    "racer, 6 seats": LineUp(("racer",) * 6, 40),
    "mixed": LineUp(MIXED),
    "mixed, guardian": LineUp(MIXED, options=GUARDIAN),
    "guardian": LineUp(("sensible",) * 4, options=GUARDIAN),
}


def measure_all(data: MonstrumData, played: Mapping[str, Stories]) -> list[Measure]:
    """Return all measures of the line-ups played."""
    four, guardian = played["sensible, 4 seats"], played["guardian"]
    return [
        *_deck(data),
        *_lengths(played),
        *_deaths(four),
        *_strength(four),
        *_corridors(four),
        *_surprises(data, four),
        *_balance(played),
        within("guardian: games that end", _part(guardian, lambda story: story.finished), 0.98, 1.0),
        *_fairness("reach", four, most=1.5),
        *_fairness("guardian", guardian, most=2.0),
    ]


# --- the shapes of rows ------------------------------------------------------------------------------------------


def _told(name: str, value: float, *, percent: bool = False) -> Measure:
    return Measure(name, f"{100 * value:.1f} %" if percent else f"{value:.2f}")


def _seats(stories: Stories) -> Iterator[SeatStory]:
    return (seat for story in stories for seat in story.seats)


def _part(stories: Stories, asked: Callable[[Story], bool]) -> float:
    return sum(map(asked, stories)) / len(stories)


def _seat_part(stories: Stories, asked: Callable[[SeatStory], bool]) -> float:
    return _mean(stories, lambda seat: int(asked(seat)))


def _mean(stories: Stories, count: Callable[[SeatStory], int]) -> float:
    return statistics.fmean(count(seat) for seat in _seats(stories))


# --- the measures ------------------------------------------------------------------------------------------------


def _deck(data: MonstrumData) -> list[Measure]:
    """Measure 1: what nine fights do without any card."""
    faces = data.numbers.dexterity
    dead = {dexterity: after_fights(data, dexterity, FIGHTS_WATCHED) for dexterity in sorted(set(faces))}
    everybody = [dead[dexterity] for dexterity in faces]
    first, *_, last = dead
    strengths = [one.strength for one in data.monsters.values()]
    return [
        within("deck: correlation of S and Z", correlation(data), None, -0.5, percent=False),
        within("deck: mean S", statistics.fmean(strengths), 3.5, 4, percent=False),
        within("deck: dead after 9 fights", statistics.fmean(one[0] for one in everybody), None, 0.2),
        within(f"deck: dead after 9 fights with Z {first}", dead[first][0], None, 0.3),
        within(f"deck: dead after 9 fights with Z {last}", dead[last][0], 0.05, None),
        within("deck: S > 15 within 9 fights", statistics.fmean(one[1] for one in everybody), 0.55, 0.75),
    ]


def _lengths(played: Mapping[str, Stories]) -> list[Measure]:
    """Measure 4: turns of the player who had most."""
    bounds: Mapping[int, tuple[float | None, float | None]] = {2: (None, 26), 4: (16, 22), 6: (15, None)}
    rows: list[Measure] = []
    for name, stories in played.items():
        turns = sorted(story.turns for story in stories)
        taste, _, seats = name.partition(", ")
        least, most = bounds.get(int(seats[0]), (None, None)) if seats.endswith("seats") else (None, None)
        label, median = f"{name}: median turns", statistics.median(turns)
        bound = least is not None or most is not None
        rows.append(within(label, median, least, most, percent=False) if bound else _told(label, median))
        if taste in ("sensible", "guardian"):
            tenth, ninetieth = turns[len(turns) // 10], turns[-1 - len(turns) // 10]
            rows.append(Measure(f"{name}: turns, tenth to ninetieth in a hundred", f"{tenth} to {ninetieth}"))
    return rows


def _deaths(four: Stories) -> list[Measure]:
    """Measure 5, and fights."""
    causes = Counter(seat.death for seat in _seats(four) if seat.death)
    seats = sum(len(story.seats) for story in four)
    by_others = (causes["darkness"] + causes["rings"]) / seats
    return [
        within("seats killed by trapdoors", causes["trapdoor"] / seats, None, 0.03),
        within("seats killed by Darkness and Rings", by_others, None, 0.02),
        *[
            _told(f"seats killed by: {cause}", causes[cause] / seats, percent=True)
            for cause in ("darkness", "rings", "fight", "area spell", "net", "other loss")
        ],
        _told("fights a player", _mean(four, lambda seat: seat.fights)),
        _told("games without a winner", _part(four, lambda story: not any(s.won for s in story.seats)), percent=True),
    ]


def _strength(four: Stories) -> list[Measure]:
    """Measure 7."""
    armed = _part(four, lambda story: any(seat.belt_armed for seat in story.seats))
    return [
        _told("seats that reach S > 15", _seat_part(four, lambda seat: seat.strongest > 15), percent=True),
        within("games with the belt armed", armed, 0.05, None),
    ]


def _corridors(four: Stories) -> list[Measure]:
    """Measure 6."""
    used = _mean(four, lambda seat: seat.corridors)
    users = _seat_part(four, lambda seat: seat.corridors > 0)
    gain = sum(seat.corridor_gain for seat in _seats(four)) / max(1, sum(seat.corridors for seat in _seats(four)))
    won = [seat for seat in _seats(four) if seat.won]
    by_users = sum(seat.corridors > 0 for seat in won) / max(1, len(won))
    return [
        within("corridors used by a player", used, 0.5, 1.5, percent=False),
        _told("seats that use a corridor", users, percent=True),
        _told("fields gained by a use", gain),
        within("games won by users of corridors", by_users, 0.4, 0.6),
    ]


def _surprises(data: MonstrumData, four: Stories) -> list[Measure]:
    """Measure 8: surprises a player, and how often each of them was in effect in a thousand games.

    A card that is laid open is in effect from then on; how often its moment came is told beside it.
    """
    ran: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for story in four:
        ran.update(story.ran)
        drawn.update(story.drawn)
    rows = [within("surprises a player", _mean(four, lambda seat: seat.surprises), 2.0, 3.2, percent=False)]
    for card in data.surprises:
        count, seen = (round(number * 1000 / len(four)) for number in (ran[f"card:{card}"], drawn[card]))
        kept = data.surprises[card].use == "kept" or data.surprises[card].spell
        told = f"{card} (drawn {seen})" if kept else f"{card} (laid open; came to use {count})"
        rows.append(within(f"in 1,000 games: {told}", count if kept else seen, 50, None, percent=False))
    return rows


def _balance(played: Mapping[str, Stories]) -> list[Measure]:
    """Measure 4: avoiders against fighters."""
    rows: list[Measure] = []
    for name in ("mixed", "mixed, guardian"):
        won = Counter(seat.taste for seat in _seats(played[name]) if seat.won)
        rows.append(within(f"{name}: won by avoiders", won["avoider"] / max(1, won.total()), 0.4, 0.6))
        for taste in ("avoider", "fighter"):
            fights = [seat.fights for seat in _seats(played[name]) if seat.taste == taste]
            rows.append(_told(f"{name}: fights of each {taste}", statistics.fmean(fights)))
    return rows


def _fairness(ending: str, stories: Stories, *, most: float) -> list[Measure]:
    """Measure 9: dexterity and the order of play."""
    seats = list(_seats(stories))
    last = len(stories[0].seats) - 1
    by_dexterity = _ratio([s for s in seats if s.dexterity == 7], [s for s in seats if s.dexterity == 5])
    by_place = _ratio([s for s in seats if s.place == 0], [s for s in seats if s.place == last])
    places = sorted(Counter(seat.place for seat in seats if seat.won).items())
    return [
        within(f"{ending}: wins with Z 7 to Z 5", by_dexterity, None, most, percent=False),
        within(f"{ending}: wins of the first to the last in play", by_place, None, 1.25, percent=False),
        Measure(f"{ending}: wins by place in play", " ".join(str(wins) for _, wins in places)),
    ]


def _ratio(those: Sequence[SeatStory], others: Sequence[SeatStory]) -> float:
    """Return how many times as often a seat of one sort wins as one of another; 0 if the other never wins."""
    rates = [statistics.fmean([seat.won for seat in seats] or [0.0]) for seats in (those, others)]
    return rates[0] / rates[1] if rates[1] else 0.0
