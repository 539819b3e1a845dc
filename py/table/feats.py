"""Feats: what a person may achieve over the matches in the annals. Each is a question about one match and those before.

Own words for each stand in the texts of the page, as ``feat.<id>.name`` and ``feat.<id>.text``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from table.address import HUMAN
from table.annals import Entry
from table.fairness import mean

FEW_ROLLS = 12
"""Rolls below which nobody's luck is judged."""
LUCKLESS = 3.0
FULL_TABLE = 6
MANY_TURNS = 150
STREAK = 3
REGULAR = 10
FAMILY = 3
MACHINES = 3

Test: TypeAlias = Callable[[Entry, Sequence[Entry], str], bool]
"""Whether a match is the one in which a person achieves something; the matches are the person's, up to this one."""


def _first_laurels(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won for the first time."""
    return entry.won_by(name)


def _two_lands(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won two different games."""
    return entry.won_by(name) and len({one.game for one in played if one.won_by(name)}) > 1


def _crowd(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won at a table of six."""
    return entry.won_by(name) and len(entry.names) >= FULL_TABLE


def _weakling(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won with less strength than anybody else in the end."""
    return any(
        all(entry.lasts[seat] < points for other, points in enumerate(entry.lasts) if other != seat)
        for seat in _won(entry, name)
    )


def _comeback(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won after being the weakest half way through."""
    return any(
        all(entry.middles[seat] < points for other, points in enumerate(entry.middles) if other != seat)
        for seat in _won(entry, name)
    )


def _against_luck(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won with dice that averaged less than 3."""
    return any(sum(entry.dice[seat]) >= FEW_ROLLS and mean(entry.dice[seat]) < LUCKLESS for seat in _won(entry, name))


def _three_in_a_row(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Won three matches one after the other."""
    return len(played) >= STREAK and all(one.won_by(name) for one in played[-STREAK:])


def _long_evening(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Sat through a match of 150 turns."""
    return entry.turns >= MANY_TURNS


def _regular(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Finished ten matches."""
    return len(played) >= REGULAR


def _company(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Played with at least two other persons at one table."""
    return entry.kinds.count(HUMAN) >= FAMILY


def _clockwork(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Beat three thinking bots or more, without another person at the table."""
    thinking = sum(kind not in (HUMAN, "random") for kind in entry.kinds)
    return entry.won_by(name) and thinking >= MACHINES and entry.kinds.count(HUMAN) == 1


def _second_chance(entry: Entry, played: Sequence[Entry], name: str) -> bool:
    """Lost with a seed, and won with the same one later."""
    lost = [one.seed for one in played[:-1] if one.game == entry.game and not one.won_by(name)]
    return entry.won_by(name) and entry.seed in lost


def _won(entry: Entry, name: str) -> list[int]:
    return [seat for seat in entry.seats_of(name) if seat in entry.winners]


FEATS: Mapping[str, Test] = {
    "first-laurels": _first_laurels,
    "two-lands": _two_lands,
    "three-in-a-row": _three_in_a_row,
    "crowd": _crowd,
    "clockwork": _clockwork,
    "comeback": _comeback,
    "weakling": _weakling,
    "against-luck": _against_luck,
    "second-chance": _second_chance,
    "long-evening": _long_evening,
    "company": _company,
    "regular": _regular,
}


def feats_of(entries: Sequence[Entry], name: str) -> dict[str, Entry]:
    """Return what a person has achieved, by id, with the match in which it was; entries are oldest first."""
    found: dict[str, Entry] = {}
    played: list[Entry] = []
    for entry in entries:
        if entry.seats_of(name):
            played.append(entry)
            for ident, test in FEATS.items():
                if ident not in found and test(entry, played, name):
                    found[ident] = entry
    return found
