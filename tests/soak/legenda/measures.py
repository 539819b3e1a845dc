"""What Legenda has to meet: pace, heroes, missions, spells and the Shapeshifter, each a row of the table."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import dataclass

from kraina.games.legenda.cards import LegendaData
from tests.soak.legenda.watch import SeatStory, Story
from tests.soak.measure import Measure, within


@dataclass(frozen=True, slots=True)
class LineUp:
    """Matches of one kind."""

    seats: int
    options: Mapping[str, str]
    percent: int
    """How many of them are played, of 100 of the longest line-up."""


EXTENDED = {"rules": "extended"}
LINE_UPS: Mapping[str, LineUp] = {
    "basic 4": LineUp(4, {}, 100),
    "extended 4": LineUp(4, EXTENDED, 60),
    "basic 6": LineUp(6, {}, 100),
    "extended 6": LineUp(6, EXTENDED, 40),
    "basic 2": LineUp(2, {}, 20),
    "extended 2": LineUp(2, EXTENDED, 20),
    "bricks 3": LineUp(3, {"layout": "bricks"}, 10),
    "terraces 5": LineUp(5, {"layout": "terraces"}, 10),
    "players' board 3": LineUp(3, {**EXTENDED, "layout": "players", "heroes": "choose"}, 10),
}


def measure_all(data: LegendaData, played: Mapping[str, list[Story]]) -> list[Measure]:
    """Return all measures."""
    found: list[Measure] = []
    for name, stories in played.items():
        found.append(within(f"{name}: games that end", _share([one.finished for one in stories]), 1, None))
        found.append(Measure(f"{name}: median rounds", f"{statistics.median(one.rounds for one in stories):g}"))
    basic, extended = played["basic 4"], played["extended 4"]
    found += [_rounds("basic 4", basic, 20, 35), _rounds("extended 4", extended, 30, 45)]
    found += _pace("basic 4", basic, 0.2) + _pace("extended 4", extended, 0.5)
    found += _fights(basic) + _missions(basic)
    for name in ("extended 4", "basic 6", "extended 6"):
        seats = _seats(played[name])
        found.append(Measure(f"{name}: missions done a player", f"{statistics.mean(s.missions for s in seats):.2f}"))
        found.append(Measure(f"{name}: deaths a player", f"{statistics.mean(s.deaths for s in seats):.2f}"))
    found += _heroes(data, "basic 6", played["basic 6"]) + _heroes(data, "extended 6", played["extended 6"])
    found += _spells("basic 4", basic) + _spells("extended 4", extended)
    found += _shapeshifter(extended)
    return found


def _share(truths: list[bool]) -> float:
    return sum(truths) / max(1, len(truths))


def _seats(stories: list[Story]) -> list[SeatStory]:
    return [seat for one in stories for seat in one.seats]


def _rounds(name: str, stories: list[Story], least: int, most: int) -> Measure:
    return within(f"{name}: median rounds", statistics.median(s.rounds for s in stories), least, most, percent=False)


def _pace(name: str, stories: list[Story], deaths: float) -> list[Measure]:
    """Level 2 by round 17 and level 3 by round 25, the heroes counted who have reached them; deaths a player."""
    rows = []
    for rank, most in ((2, 17), (3, 25)):
        rounds = [seat.levels[rank] for seat in _seats(stories) if rank in seat.levels]
        bound = most if name.startswith("basic") else 99
        rows.append(
            within(f"{name}: median round of level {rank}", statistics.median(rounds), None, bound, percent=False)
        )
    died = statistics.mean(seat.deaths for seat in _seats(stories))
    return [*rows, within(f"{name}: deaths a player", died, None, deaths, percent=False)]


def _fights(stories: list[Story]) -> list[Measure]:
    """Level 1 wins 55 to 75 of 100 fights with enemies, level 3 80 to 90."""
    rows = []
    for rank, least, most in ((1, 0.55, 0.75), (3, 0.8, 0.9)):
        won = sum(seat.fights[rank, True] for seat in _seats(stories))
        lost = sum(seat.fights[rank, False] for seat in _seats(stories))
        rows.append(within(f"basic 4: fights won at level {rank}", won / max(1, won + lost), least, most))
    return rows


def _missions(stories: list[Story]) -> list[Measure]:
    seats = _seats(stories)
    done, failed = (
        sum(count[1] for count in counts) for counts in ([s.done for s in seats], [s.failed for s in seats])
    )
    missions = statistics.mean(seat.missions for seat in seats)
    large = sum(seat.large for seat in seats)
    return [
        within("basic 4: missions done a player", missions, 1.3, None, percent=False),
        within("basic 4: large points from missions", sum(s.missions for s in seats) / large, 0.4, 0.5),
        within("basic 4: missions done at level 1", done / max(1, done + failed), 0.45, 0.6),
    ]


def _heroes(data: LegendaData, name: str, stories: list[Story]) -> list[Measure]:
    wins = [seat.hero for seat in _seats(stories) if seat.won]
    return [within(f"{name}: {hero} wins", wins.count(hero) / max(1, len(wins)), 0.11, 0.23) for hero in data.heroes]


def _spells(name: str, stories: list[Story]) -> list[Measure]:
    learned = statistics.mean(seat.learned for seat in _seats(stories))
    rows = [within(f"{name}: spells learned a player", learned, 2, None, percent=False)]
    for rank, least in ((1, 0.2), (2, 0.2), (3, 0.05)):
        games = _share([one.cast[rank] > 0 for one in stories])
        rows.append(within(f"{name}: games with a spell of level {rank} cast", games, least, None))
    rows.append(Measure(f"{name}: duels a game", f"{statistics.mean(one.duels for one in stories):.2f}"))
    return rows


def _shapeshifter(stories: list[Story]) -> list[Measure]:
    rounds = [number for one in stories for number in one.opened]
    return [
        within(
            "extended 4: median rounds from draw to fall", statistics.median(rounds or [99]), None, 12, percent=False
        ),
        within("extended 4: games that end with it standing", _share([one.standing for one in stories]), None, 0.15),
    ]
