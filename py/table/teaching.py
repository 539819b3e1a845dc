"""Teaching: the guided first game on the table, and notes at the first question of each kind."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kraina.engine.decision import Decision
from kraina.engine.session import Session
from kraina.games.registry import entry
from table import storage
from table.html import Markup
from table.i18n import Texts
from table.lesson import Lesson, guide
from table.match import Match
from table.screens import lesson as screen
from table.screens.setup import named_seats

if TYPE_CHECKING:
    from table.app import App

FIRST = "#guide [data-act=lesson-next], #guide [data-act=lesson-back], #options button"
"""Where the keyboard's focus goes at a question: on what the guide wants first, else on the first option."""


class Teaching:
    """What the application does to teach."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._noted = ""
        """The kind of question that the note shown is about."""
        self._points = ""
        """What the present step is about, as a selector, or nothing."""

    def begin(self, game: str) -> None:
        """Put the guided first game of a game on the table."""
        it, plan = entry(game), guide(game)
        seats = named_seats(self._app.t, [("", kind) for kind in plan.seats])
        session, _ = Session.load(it.game, plan.save(it.game, seats))
        slot = storage.new_slot(self._app.page.store)
        self._app.put_on_table(Match(slot, session, lesson=Lesson(game)))
        self._app.go("table")

    def draw(self, match: Match, t: Texts) -> None:
        """Show the present step, or the note at a first question."""
        page, decision = self._app.page, match.decision()
        if match.lesson is not None and match.lesson.step is None:
            match.lesson = None
            self._app.notice("teach.done")
        lesson = match.lesson
        if lesson is None or match.session.outcome is not None:
            page.show("guide", Markup(""))
            self._points = ""
            self._draw_note(match, t, decision)
            return
        step = lesson.step
        assert step is not None
        waits = decision is None or (lesson.astray is None and decision.kind != step.ask)
        page.show("note", Markup(""))
        page.show("guide", screen.guide_box(t, lesson, waits=waits))
        self._points = "" if waits or lesson.astray is not None else step.point

    def point(self) -> None:
        """Point at what the present step is about, once all is drawn."""
        self._app.page.mark(self._points, "guided")

    def _draw_note(self, match: Match, t: Texts, decision: Decision[Any] | None) -> None:
        kind = "" if decision is None else decision.kind
        if self._noted and kind and kind != self._noted:
            self._see(match.game, self._noted)
        settings = self._app.settings
        fresh = kind and t.has(f"note.{kind}") and kind not in settings.words("seen", match.game)
        self._noted = kind if fresh and settings["hints"] == "on" else ""
        self._app.page.show("note", screen.note(t, self._noted) if self._noted else Markup(""))

    def _see(self, game: str, kind: str) -> None:
        self._app.settings.add_word("seen", game, kind)
        self._app.keep(self._app.settings.keep)
        self._noted = ""

    # --- what its buttons are for ------------------------------------------------------------------------------------

    def act(self, name: str) -> None:
        """Do what a button of the guide or of a note is for."""
        match = self._app.match
        if match is None:
            return
        if name == "lesson-next" and match.lesson is not None:
            match.lesson.read(len(match.session.log.answers))
        elif name == "lesson-back":
            self._back(match)
        elif name == "lesson-leave":
            match.lesson = None
        elif name == "note-seen" and self._noted:
            self._see(match.game, self._noted)
        elif name == "note-off":
            self._app.choose("hints", "off")
        self._app.shelf.autosave(self._app.match or match)
        self._app.draw()
        self._app.page.focus(FIRST)

    def press(self) -> None:
        """Do what the guide wants first: go on, or go back to the lesson; or be done with a note."""
        lesson = self._app.match.lesson if self._app.match is not None else None
        if lesson is not None:
            self._app.act("lesson-next" if lesson.astray is None else "lesson-back")
        elif self._noted:
            self._app.act("note-seen")

    def _back(self, match: Match) -> None:
        """Put the match back to where the learner left the guide, by its own log."""
        lesson = match.lesson
        if lesson is None or lesson.astray is None:
            return
        astray = lesson.astray
        save = match.session.save()
        assert save.base is not None
        cut = replace(save, checkpoint=save.base, tail=[], answers=astray.answers, log=save.log[: astray.answers])
        session = Session.replay(match.session.game, cut)
        session.drain_events()
        match.lines.cut(astray.lines)
        lesson.undone(astray.answers)
        self._app.put_on_table(Match(match.slot, session, match.lines, name=match.name, lesson=lesson))
        self._app.go("table", replace=True)
