"""Looking at a replay: where it stands, the buttons of its time line, and what of the table is drawn."""

from typing import TYPE_CHECKING, Any

from kraina.engine.codec import digest
from kraina.engine.ids import PlayerId
from table.address import HUMAN
from table.framing import show_place
from table.html import Markup, join
from table.i18n import Texts
from table.outcome import ending
from table.render import Renderer, laid, renderer, showing
from table.screens import replay as screen
from table.screens import table

if TYPE_CHECKING:
    from table.app import App
    from table.history import Opened

PACE = 700
"""Milliseconds between two decisions of a replay that plays by itself."""
REGIONS = (*table.REGIONS, "time", "choice", "told")
KEYS = {"ArrowRight": "on", "ArrowLeft": "back", "Home": "first", "End": "last"}


class Viewing:
    """What a replay shows."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._at = 0
        self._eyes: PlayerId | None = None
        """Whose cards are shown of a finished match; None shows those of whoever has to decide."""
        self._ground: tuple[Renderer | None, str, Markup] = (None, "", Markup(""))
        """The board as it was drawn last: by which renderer, and in which language."""
        self._playing: object | None = None
        """What stands for a replay that plays by itself."""
        self.view: Any = None
        """What is shown of the match."""

    def begin(self, at: int) -> None:
        """Begin to look at a match, at one of its decisions."""
        self.stop()
        self._at, self._eyes = at, None
        self._app.page.forget("screen")

    def stop(self) -> None:
        """Play no further."""
        self._playing = None

    # --- moving ------------------------------------------------------------------------------------------------------

    def go(self, opened: "Opened", t: Texts, at: int) -> None:
        """Show the match after so many answers."""
        self._at = max(0, min(at, opened.replay.length))
        self._draw_parts(opened, t)

    def look(self, opened: "Opened", t: Texts, seat: int) -> None:
        """Show the cards of a seat from now on."""
        if opened.outcome is not None and 0 <= seat < len(opened.names):
            self._eyes = PlayerId(seat)
            self._draw_parts(opened, t)

    def show_place(self, opened: "Opened", t: Texts, place: str) -> None:
        """Show where a place lies: until the next decision on its own map, where there are several."""
        it = showing(laid(opened.save.game, self.view), place)
        self._app.page.show("overlay", table.svg(it.size(), it.overlay(self.view, None, t)))
        show_place(self._app.page, it.size(), it.spot(place))

    def step(self, opened: "Opened", t: Texts, name: str) -> None:
        """Do what a button of the time line is for."""
        replay, at = opened.replay, self._at
        before = [turn for turn in replay.turns if turn < at]
        after = [turn for turn in replay.turns if turn > at]
        if name == "play":
            self._play(opened, t)
            return
        self.stop()
        aims = {
            "first": 0,
            "back": at - 1,
            "back-turn": before[-1] if before else 0,
            "on": at + 1,
            "on-turn": after[0] if after else replay.length,
            "last": replay.length,
        }
        if name in aims:
            self.go(opened, t, aims[name])

    @staticmethod
    def step_of(key: str, *, focused: bool) -> str:
        """Return the button that a key stands for, or nothing."""
        return "play" if key == " " and not focused else KEYS.get(key, "")

    def _play(self, opened: "Opened", t: Texts) -> None:
        if self._playing is not None:
            self.stop()
            self._draw_parts(opened, t)
            return
        if self._at >= opened.replay.length:
            self._at = 0
        self._playing = object()
        self._app.spawn(self._run(opened, self._playing))

    async def _run(self, opened: "Opened", playing: object) -> None:
        """Go on decision by decision until the end, or until something else was asked for."""
        while self._playing is playing and self._app.screen == "replay":
            self.go(opened, self._app.history.texts(), self._at + 1)
            if self._at >= opened.replay.length:
                self.stop()
                self._draw_time(opened, self._app.history.texts())
                return
            await self._app.page.pause(PACE)

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, opened: "Opened", t: Texts) -> None:
        """Draw the whole screen."""
        page, it = self._app.page, renderer(opened.save.game)
        if page.show("screen", screen.frame(t, it.size())):
            page.forget(*REGIONS)
        page.bind_board()
        if opened.story is None:
            self.draw_progress(opened, t)
            return
        self.go(opened, t, self._at)

    def draw_progress(self, opened: "Opened", t: Texts) -> None:
        """Show how far the match has been read, or why it cannot be."""
        shown = screen.broken(t, opened.problem) if opened.problem else screen.reading(t, opened.reader.part)
        self._app.page.show("time", shown)

    def _draw_parts(self, opened: "Opened", t: Texts) -> None:
        page, replay = self._app.page, opened.replay
        replay.go(self._at)
        session, finished = replay.session, opened.outcome is not None
        decider = session.pending.player if session.pending is not None else None
        eyes = self._eyes if self._eyes is not None else decider if decider is not None else PlayerId(0)
        view = self.view = session.view(eyes if finished else None)
        it = laid(opened.save.game, view)
        if self._ground[:2] != (it, t.language):
            self._ground = (it, t.language, table.svg(it.size(), it.board(t), label=t("play.board")))
        page.show("ground", self._ground[2])
        page.show("overlay", table.svg(it.size(), it.overlay(view, None, t)))
        page.show("players", it.players(view, t))
        page.show("piles", it.piles(view, t))
        page.show("scene", it.scene(view, None, t))
        page.show("hand", screen.hands(t, eyes, it.hand(view, None, t)) if finished else screen.covered(t))
        shown = [event for event in replay.told if finished or event.seen_by(None)]
        page.show("told", screen.told(t, opened.save.game, shown))
        self._draw_time(opened, t)
        page.show("choice", self._choice(opened, t))
        if decider is not None:
            page.look_at(it.size(), it.focus(view, decider))

    def _draw_time(self, opened: "Opened", t: Texts) -> None:
        replay = opened.replay
        turn = replay.session.game.turns(replay.session.state)
        playing = self._playing is not None
        place = screen.Place(self._at, replay.length, turn, tuple(replay.turns), playing)
        self._app.page.show("time", screen.time_line(t, place))

    def _choice(self, opened: "Opened", t: Texts) -> Markup:
        replay, finished = opened.replay, opened.outcome is not None
        session, decision = replay.session, replay.session.pending
        told: list[Markup] = []
        if decision is not None:
            answer = replay.answers[self._at] if self._at < replay.length else None
            bot = answer is not None and session.seats[decision.player].kind != HUMAN
            label = t("why.ask_about", who=t.names[decision.player], n=self._at + 1)
            why = screen.why_button(t, self._at, label) if bot else None
            told.append(screen.choice(t, decision, answer if finished else None, why=why))
        if self._at == replay.length:
            sentence = ending(t, session.outcome) if session.outcome is not None else ""
            made = digest(session.state)
            told.append(screen.ending(t, sentence, made, same=made == opened.digest))
        if not finished:
            told.append(screen.watching(t))
        return join(*told)
