"""The log of the table: the last 200 things told, kept as texts, so that a change of language retells them.

Lines are numbered from the start of the match. They are stored in pieces of 50 by these numbers, each written once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from kraina.engine.event import Event, TurnStarted
from kraina.engine.ids import Json, PlayerId, RuleRef
from kraina.engine.text import Param, Text, Who

KEPT = 200
PIECE = 50


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    text: Text
    rule: RuleRef | None = None
    only: tuple[PlayerId, ...] | None = None
    """The players who may read it; None means everybody."""
    turn: bool = False
    """Whether it opens a turn."""
    answer: int = -1
    """The number of the answer, counted from 0, by which a bot brought it about; -1 where there is nothing to ask."""

    def seen_by(self, viewer: PlayerId | None) -> bool:
        """Return whether the viewer may read it."""
        return self.only is None or (viewer is not None and viewer in self.only)


def line_of(event: Event, answer: int = -1) -> Line:
    """Return the line that an event leaves in the log."""
    return Line(event.text, event.rule, event.only, isinstance(event, TurnStarted), answer)


class Lines:
    """The newest lines; ``first`` is the number of the oldest that is kept, ``end`` the number of the next one."""

    def __init__(self, rows: Sequence[Line] = (), first: int = 0) -> None:
        self.rows: list[Line] = list(rows)
        self.first = first
        self._unsaved_from = first
        self._dropped_from = first // PIECE

    @property
    def end(self) -> int:
        """The number that the next line gets."""
        return self.first + len(self.rows)

    def add(self, line: Line) -> None:
        """Add a line at the end; the oldest goes when there are more than 200."""
        self.rows.append(line)
        over = len(self.rows) - KEPT
        if over > 0:
            del self.rows[:over]
            self.first += over

    def forget_answers(self) -> None:
        """Note that the log of answers has begun anew: what brought these lines about cannot be asked any more."""
        self.rows = [replace(line, answer=-1) for line in self.rows]
        self._unsaved_from = self.first

    def cut(self, end: int) -> None:
        """Take back the lines from a number on."""
        del self.rows[max(0, end - self.first) :]
        self._unsaved_from = min(self._unsaved_from, end)

    def piece(self, index: int) -> list[Json]:
        """Return the kept lines of a piece as JSON, empty places for those that are gone."""
        start = index * PIECE
        found: list[Json] = []
        for number in range(start, min(start + PIECE, self.end)):
            found.append(line_to_json(self.rows[number - self.first]) if number >= self.first else None)
        return found

    def pieces(self) -> range:
        """Return the indexes of all pieces that hold kept lines."""
        return range(self.first // PIECE, (self.end + PIECE - 1) // PIECE)

    def unsaved_pieces(self) -> range:
        """Return the indexes of the pieces to be written."""
        return range(max(self._unsaved_from, self.first) // PIECE, (self.end + PIECE - 1) // PIECE)

    def outworn_pieces(self) -> range:
        """Return the indexes of the pieces that have fallen out since the last writing."""
        return range(self._dropped_from, self.first // PIECE)

    def mark_saved(self) -> None:
        """Note that everything has been written."""
        self._unsaved_from = self.end
        self._dropped_from = self.first // PIECE


@lru_cache(maxsize=KEPT)
def line_to_json(line: Line) -> Json:
    """Return a line as JSON; read it only, it is kept for the next time."""
    only: Json = None if line.only is None else [int(player) for player in line.only]
    return [_text_to_json(line.text), line.rule, only, line.turn, *([line.answer] if line.answer >= 0 else [])]


def lines_from_json(rows: Sequence[Any], first: int) -> Lines:
    """Return the lines that JSON describes; a row that cannot be read is left out, with all before it."""
    found: list[Line] = []
    for row in rows:
        try:
            said, rule, only, turn, *answer = row
            players = None if only is None else tuple(PlayerId(int(player)) for player in only)
            about = int(answer[0]) if answer else -1
            found.append(Line(_text_from_json(said), None if rule is None else str(rule), players, turn is True, about))
        except (TypeError, ValueError, KeyError, RecursionError):
            first += len(found) + 1
            found = []
    return Lines(found, first)


def _text_to_json(said: Text) -> Json:
    return {"key": said.key, **{f":{name}": _param_to_json(value) for name, value in said.params}}


def _param_to_json(value: Param) -> Json:
    if isinstance(value, Who):
        return {"who": int(value.player)}
    return _text_to_json(value) if isinstance(value, Text) else value


def _text_from_json(data: Any) -> Text:
    params = [(str(name)[1:], _param_from_json(value)) for name, value in data.items() if name.startswith(":")]
    return Text(str(data["key"]), tuple(sorted(params, key=lambda param: param[0])))


def _param_from_json(data: Any) -> Param:
    if isinstance(data, dict):
        return Who(PlayerId(int(data["who"]))) if "who" in data else _text_from_json(data)
    if isinstance(data, (int, str)):
        return data
    raise ValueError("a parameter is a number, a text or a name")
