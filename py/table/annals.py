"""The annals: what this browser remembers of the matches that were finished in it, and what follows from that.

They are one text in the store, with a version, apart from all saved games: an entry that cannot be read is left out,
and nothing else is touched.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kraina.engine.codec import digest, from_json, to_json
from kraina.engine.errors import CorruptSave
from kraina.engine.save import Save
from table.address import HUMAN
from table.fairness import added, mean
from table.storage import PREFIX, Store
from table.story import Story, rolls

KEY = f"{PREFIX}annals"
VERSION = 1
KEPT = 1000
"""Matches that are remembered; beyond them the oldest go."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished match."""

    id: str
    """The same for the same match, however often it is entered."""
    game: str
    date: str
    """When it was entered, as ``2026-11-30T12:34``."""
    seed: str
    names: list[str]
    kinds: list[str]
    winners: list[int]
    turns: int
    answers: int
    dice: list[list[int]]
    """For each seat how often each number fell."""
    peaks: list[int]
    """The greatest strength of each seat."""
    middles: list[int]
    """The strength of each seat half way."""
    lasts: list[int]
    """The strength of each seat at the end."""

    def seats_of(self, name: str) -> list[int]:
        """Return the seats at which a person of a name sat."""
        return [seat for seat, one in enumerate(self.names) if one == name and self.kinds[seat] == HUMAN]

    def won_by(self, name: str) -> bool:
        """Return whether a person of a name won."""
        return any(seat in self.winners for seat in self.seats_of(name))


def entry_of(story: Story, save: Save, date: str) -> Entry:
    """Return what is remembered of a finished match, from its story and its save."""
    seats = range(len(story.seats))
    about = [save.game, save.seed, [[seat.name, seat.kind] for seat in save.seats], save.options, save.log]
    return Entry(
        id=digest(to_json(about))[:16],
        game=story.game,
        date=date,
        seed=str(story.seed),
        names=[seat.name for seat in story.seats],
        kinds=[seat.kind for seat in story.seats],
        winners=[int(winner) for winner in story.outcome.winners] if story.outcome is not None else [],
        turns=story.turns,
        answers=story.answers,
        dice=[list(row) for row in story.dice],
        peaks=[story.peak(seat) for seat in seats],
        middles=[story.middle(seat) for seat in seats],
        lasts=[story.last(seat) for seat in seats],
    )


class Annals:
    """The entries as they lie in the store; read anew each time, for another tab may have written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.damaged = False
        """Whether something could not be read the last time."""
        self._cleared: str | None = None

    def entries(self) -> list[Entry]:
        """Return all entries that can be read, oldest first."""
        found, self.damaged = _read(self._store.get(KEY))
        return found

    def enter(self, entry: Entry) -> bool:
        """Add a match unless it is there already; return whether it was added. Raises StorageFull."""
        if _newer(self._store.get(KEY)):
            return False
        known = self.entries()
        if any(one.id == entry.id for one in known):
            return False
        self._keep([*known, entry][-KEPT:])
        return True

    def clear(self) -> None:
        """Forget everything; ``restore`` brings it back."""
        self._cleared = self._store.get(KEY)
        self._store.remove(KEY)
        self.damaged = False

    def restore(self) -> None:
        """Bring back what was forgotten last, beside what was entered since. Raises StorageFull."""
        back, _ = _read(self._cleared)
        known = [one.id for one in back]
        self._keep([*back, *[one for one in self.entries() if one.id not in known]][-KEPT:])

    def _keep(self, entries: Sequence[Entry]) -> None:
        text = json.dumps({"version": VERSION, "matches": to_json(list(entries))}, separators=(",", ":"))
        self._store.set(KEY, text)


def _read(text: str | None) -> tuple[list[Entry], bool]:
    """Return the entries in a text, and whether something in it could not be read."""
    if text is None:
        return [], False
    try:
        data = json.loads(text)
        rows, version = data["matches"], data["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return [], True
    if version != VERSION or not isinstance(rows, list):
        return [], True
    found = [entry for row in rows if (entry := _entry(row)) is not None]
    return found, len(found) < len(rows)


def _newer(text: str | None) -> bool:
    """Return whether a text was written by a newer page: it is not touched then."""
    try:
        version = json.loads(text or "{}").get("version", VERSION)
    except (ValueError, AttributeError, RecursionError):
        return False
    return type(version) is int and version > VERSION


def _entry(row: Any) -> Entry | None:
    try:
        entry = from_json(Entry, row)
    except (CorruptSave, RecursionError):
        return None
    count = len(entry.names)
    rows = (entry.kinds, entry.dice, entry.peaks, entry.middles, entry.lasts)
    fits = all(len(one) == count for one in rows) and all(len(faces) == 6 for faces in entry.dice)
    return entry if fits and all(0 <= winner < count for winner in entry.winners) else None


# --- what follows ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Person:
    """What is remembered of somebody."""

    name: str
    kind: str
    games: int = 0
    wins: int = 0
    by_game: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Game -> matches played and won."""
    longest: int = 0
    """Turns of the longest match."""
    peak: int = 0
    dice: list[int] = field(default_factory=lambda: [0] * 6)
    run: int = 0
    """Matches won one after the other, up to the last one."""
    best_run: int = 0

    @property
    def average(self) -> float:
        """The average of all numbers rolled."""
        return mean(self.dice)


def persons(entries: Iterable[Entry]) -> list[Person]:
    """Return everybody who played, by name and kind: persons first, then those who won most."""
    found: dict[tuple[str, str], Person] = {}
    for entry in entries:
        for seat, (name, kind) in enumerate(zip(entry.names, entry.kinds, strict=True)):
            _count(found.setdefault((name, kind), Person(name, kind)), entry, seat)
    return sorted(found.values(), key=lambda one: (one.kind != HUMAN, -one.wins, -one.games, one.name))


def _count(one: Person, entry: Entry, seat: int) -> None:
    won = seat in entry.winners
    played, wins = one.by_game.get(entry.game, (0, 0))
    one.by_game[entry.game] = (played + 1, wins + won)
    one.games, one.wins = one.games + 1, one.wins + won
    one.longest, one.peak = max(one.longest, entry.turns), max(one.peak, entry.peaks[seat])
    one.dice = added([one.dice, entry.dice[seat]])
    one.run = one.run + 1 if won else 0
    one.best_run = max(one.best_run, one.run)


@dataclass(frozen=True, slots=True)
class Best:
    """A record: what was reached, by whom, in which match."""

    key: str
    """Below ``annals.record``."""
    value: int
    name: str
    entry: Entry


def records(entries: Sequence[Entry], game: str) -> list[Best]:
    """Return the records of a game; of equals the earliest stands. None without a match."""
    own = [entry for entry in entries if entry.game == game]
    if not own:
        return []
    longest = max(own, key=lambda entry: entry.turns)
    found = [Best("longest", longest.turns, _winner(longest), longest)]
    won = [entry for entry in own if entry.winners]
    if won:
        shortest = min(won, key=lambda entry: entry.turns)
        found.append(Best("shortest", shortest.turns, _winner(shortest), shortest))
    strongest = max(own, key=lambda entry: max(entry.peaks))
    peak = max(strongest.peaks)
    found.append(Best("strongest", peak, strongest.names[strongest.peaks.index(peak)], strongest))
    rolled = max(own, key=lambda entry: rolls(entry.dice))
    found.append(Best("rolls", rolls(rolled.dice), "", rolled))
    sixes = max(own, key=lambda entry: max(row[5] for row in entry.dice))
    most = [row[5] for row in sixes.dice]
    found.append(Best("sixes", max(most), sixes.names[most.index(max(most))], sixes))
    return found


def _winner(entry: Entry) -> str:
    return ", ".join(entry.names[seat] for seat in entry.winners)
