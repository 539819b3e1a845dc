"""The record at the table: the log as it is drawn, line by line, and what happened since somebody's last answer."""

from collections.abc import Sequence

from kraina.engine.ids import PlayerId
from table.html import Markup
from table.i18n import Texts
from table.lines import Line
from table.match import Match
from table.page import Page
from table.screens import table

RECAPPED = 40
"""Lines since the last answer that are told at most."""


class Record:
    """What stands in the log on the page, so that an answer adds its own lines and draws no others."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._about: object = None
        """The match and the language of what stands in the log."""
        self._first = 0
        """Number of the first line that stands there."""
        self._readable: list[bool] = []
        """For each line that stands there whether it can be read; the others leave an empty place."""
        self._answered: dict[PlayerId | None, int] = {}
        """Number of the next line of the log when each person last answered."""

    def begin(self) -> None:
        """Begin with another match."""
        self._answered = {}

    def forget(self) -> None:
        """Note that nothing stands in the log."""
        self._about = None

    def answered(self, by: PlayerId, match: Match) -> None:
        """Note that a person answered just now."""
        self._answered[by] = match.lines.end

    def since(self, match: Match) -> Sequence[Line]:
        """Return the readable lines since the last answer of the person before the screen, the last 40 at most."""
        lines, eyes = match.lines, match.eyes()
        start = max(self._answered.get(eyes, 0), lines.end - RECAPPED)
        return [line for line in lines.rows[max(0, start - lines.first) :] if line.seen_by(eyes)]

    def draw(self, match: Match, t: Texts) -> None:
        """Add the new lines, and show or hide those that only some may read.

        After an undo and in another language all are drawn anew.
        """
        page, lines, eyes, about = self._page, match.lines, match.eyes(), (match.slot, t.language)
        end = self._first + len(self._readable)
        if self._about != about or not lines.first <= end <= lines.end:
            page.forget("log")
            page.show("log", Markup(""))
            self._about, self._first, self._readable = about, lines.first, []
        dropped = lines.first - self._first
        before, now = self._readable[dropped:], [line.only is None or line.seen_by(eyes) for line in lines.rows]
        added = [_line(t, match, place, now) for place in range(len(before), len(now))]
        if added or dropped:
            page.append("log", Markup("".join(added)), drop=dropped)
        changed = [place for place, readable in enumerate(before) if readable != now[place]]
        if changed:
            page.patch("log", {place: _line(t, match, place, now) for place in changed})
        self._first, self._readable = lines.first, now


def _line(t: Texts, match: Match, place: int, readable: Sequence[bool]) -> Markup:
    """Return a line of the log, or the empty place of one that others alone may read, so that lines can be counted."""
    return table.log_line(t, match.game, match.lines.rows[place]) if readable[place] else table.NO_LINE
