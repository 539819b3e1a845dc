"""Asking bots why: the moment is played again from the record, and the bot explains the view that it had then."""

from typing import TYPE_CHECKING, Any

from kraina.engine.decision import Answer, Decision
from kraina.engine.errors import CorruptSave
from kraina.engine.game import View
from kraina.engine.ids import PlayerId
from kraina.engine.log import SKIPPED
from kraina.engine.replay import Replay
from kraina.engine.save import Save
from kraina.games.registry import entry
from table.address import HUMAN
from table.html import Markup
from table.i18n import Texts
from table.screens import why
from table.secrecy import open_options, secrets

if TYPE_CHECKING:
    from table.app import App

CHUNK = 60
"""Answers that are given again between two breaths of the page."""


class Reasons:
    """What the application asks of bots."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._past: Replay[Any, Any] | None = None
        self._about: object = None
        """The match that was asked about last."""
        self._asked = 0
        self.dialog = Markup("")

    def ask(self, save: Save, at: int, t: Texts, *, viewer: PlayerId | None, told: bool) -> None:
        """Ask why an answer was given, the first being number 0, and show it in a dialog.

        ``told`` says that the match is over and everything may be told; else only what the viewer may know.
        """
        self._asked += 1
        self.dialog = why.thinking(t)
        self._app.dialogs.open("why")
        self._app.spawn(self._answer(self._asked, save, at, t, viewer=viewer, told=told))

    async def _answer(self, asked: int, save: Save, at: int, t: Texts, *, viewer: PlayerId | None, told: bool) -> None:
        try:
            replay = self._replay(save)
            while not replay.go(at, most=CHUNK):
                await self._app.page.pause(0)
                if asked != self._asked:
                    return
            self.dialog = self._reasons(replay, at, t, viewer=viewer, told=told)
        except CorruptSave as error:
            self.dialog = why.silent(t, t("replay.broken", detail=str(error)))
        if self._app.dialogs.name == "why":
            self._app.dialogs.draw()

    def _replay(self, save: Save) -> Replay[Any, Any]:
        """Return the replay of a match, the same as before if it was asked about before."""
        about = (save.game, save.seed, tuple(save.seats), save.base, tuple(sorted(save.options.items())))
        if self._past is None or self._about != about:
            self._past, self._about = Replay(entry(save.game).game, save), about
        elif self._past.answers != tuple(save.log):
            self._past.renew(save.log)
        return self._past

    def _reasons(self, replay: Replay[Any, Any], at: int, t: Texts, *, viewer: PlayerId | None, told: bool) -> Markup:
        session, decision = replay.session, replay.session.pending
        kind = session.seats[decision.player].kind if decision is not None else HUMAN
        if decision is None or kind == HUMAN or at >= replay.length or replay.answers[at] == SKIPPED:
            return why.silent(t, t("why.silent"))
        answer, view = replay.answers[at], session.view(decision.player)
        try:
            reasons = entry(session.game.id).bot(kind).explain(view, decision, answer)
        except Exception:  # a bot that breaks must not break the page
            return why.silent(t, t("why.silent"))
        if told:
            return why.why(t, decision, answer, reasons, None)
        shown = _shown(replay, decision, answer, view, viewer)
        return why.silent(t, t("why.secret")) if shown is None else why.why(t, decision, answer, reasons, shown)


def _shown(
    replay: Replay[Any, Any], decision: Decision[Any], answer: Answer, view: View, viewer: PlayerId | None
) -> Any:
    """Return the options that may be shown, or None; the replay stands one answer further then."""
    before = replay.session.view(viewer)
    replay.go(replay.at + 1)
    secret = secrets(view, (before, replay.session.view(viewer)), replay.told)
    return open_options(decision, answer, secret, replay.told, viewer)
