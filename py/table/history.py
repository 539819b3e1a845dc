"""What was: the replay of a match, its dice, its chronicle, the annals, and the reasons of bots.

A match is opened from its save, apart from the one on the table, and read through once, a piece at a time so that the
page stays usable. The live game never looks here.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kraina.engine.codec import digest
from kraina.engine.errors import CorruptSave
from kraina.engine.game import Outcome
from kraina.engine.replay import Replay
from kraina.engine.save import Save
from kraina.games.registry import game_ids
from table import storage
from table.annals import Annals, entry_of
from table.chronicle import as_text, chronicle
from table.counting import Counting
from table.i18n import Texts
from table.match import Match
from table.reasons import Reasons
from table.saves import SaveProblem, load_save
from table.screens import annals as annals_screen
from table.screens import chronicle as chronicle_screen
from table.screens import why
from table.story import Reader, Story
from table.viewing import Viewing

if TYPE_CHECKING:
    from table.app import App

SCREENS = ("replay", "dice", "chronicle", "annals")
CHUNK = 60
"""Answers that are read between two breaths of the page."""


@dataclass(slots=True)
class Opened:
    """A match that was opened to be looked at."""

    slot: str
    save: Save
    replay: Replay[Any, Any]
    outcome: Outcome | None
    digest: str
    """The digest of the state in which the match stands."""
    turn: int
    reader: Reader = field(init=False)
    story: Story | None = None
    """Its story once it has been read."""
    problem: str = ""
    """Why it cannot be read."""

    def __post_init__(self) -> None:
        self.reader = Reader(self.replay)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(seat.name for seat in self.save.seats)

    @property
    def prepared(self) -> bool:
        """Whether it began with a laid-out start, as a guided first game does: it sets no record."""
        return self.save.base is not None and self.save.base.steps == 0


class History:
    """What the application does with matches of the past."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._opened: Opened | None = None
        self._texts: Texts | None = None
        self._about: tuple[str, str, tuple[str, ...]] | None = None
        """Language, game and names of these sentences."""
        self._icons = False
        """Whether the icons are those of a game that was opened, and not those of the one on the table."""
        self.annals = Annals(app.page.store)
        self.counting = Counting(app, self.annals)
        self.reasons = Reasons(app)
        self.viewing = Viewing(app)

    # --- ways in -----------------------------------------------------------------------------------------------------

    def arrive(self, parts: tuple[str, ...]) -> str:
        """Prepare the screen of a place, such as ``replay/g3/12``; return the screen, another one if it cannot be."""
        screen, slot = parts[0], parts[1] if len(parts) > 1 else ""
        if screen == "annals" or (screen == "dice" and not slot):
            self._opened = None if screen == "dice" else self._opened
            return screen
        opened = self.open(slot)
        if opened is None:
            return "saves"
        if screen == "replay":
            at = parts[2] if len(parts) > 2 else "0"
            self.viewing.begin(int(at) if at.isascii() and at.isdigit() else 0)
        return screen

    def open(self, slot: str) -> Opened | None:
        """Open the match in a slot and begin to read it, unless it is open already; None and a notice if it cannot."""
        match = self._app.match
        try:
            save = match.session.save() if match is not None and slot == match.slot else self._stored(slot)
            opened = self._opened
            if opened is None or opened.slot != slot or opened.save != save:
                opened = self._opened = self._open(slot, save)
                self._app.spawn(self._read(opened))
        except CorruptSave:
            self._app.notice("problem.damaged")
            return None
        except SaveProblem as problem:
            self._app.notice(problem.key)
            return None
        return opened

    def _stored(self, slot: str) -> Save:
        return storage.read(self._app.page.store, slot).save

    def _open(self, slot: str, save: Save) -> Opened:
        session = load_save(save).session
        turn = session.game.turns(session.state)
        return Opened(slot, save, Replay(session.game, save), session.outcome, digest(session.state), turn)

    async def _read(self, opened: Opened) -> None:
        """Read a match through; a finished one is entered into the annals."""
        try:
            while not opened.reader.read(CHUNK):
                self._progress(opened)
                await self._app.page.pause(0)
        except CorruptSave as error:
            opened.problem = str(error)
            self._progress(opened)
            return
        opened.story = opened.reader.story
        if opened.outcome is not None and opened.story.answers and not opened.prepared:
            made = entry_of(opened.story, opened.save, self._app.page.now())
            self._app.keep(lambda: self.annals.enter(made))
        if opened is self._opened and self._app.screen in SCREENS:
            self.draw()

    def _progress(self, opened: Opened) -> None:
        """Show how far a match has been read, or that it cannot be."""
        if opened is not self._opened:
            return
        if self._app.screen == "replay":
            self.viewing.draw_progress(opened, self.texts())
        elif self._app.screen in ("dice", "chronicle"):
            self.draw()

    def remember(self, match: Match) -> None:
        """Read a match that has ended, so that it is entered into the annals."""
        if match.session.outcome is not None:
            self.open(match.slot)

    # --- drawing -----------------------------------------------------------------------------------------------------

    @property
    def about(self) -> str:
        """The game of the match that was opened, or nothing."""
        return self._opened.save.game if self._opened is not None else ""

    @property
    def game(self) -> str:
        """The game whose styles and icons the open screen needs, or nothing."""
        return self.about if self._app.screen == "replay" else ""

    def texts(self) -> Texts:
        """Return the sentences of the page and of the open match's game, with its players' names."""
        opened, language = self._opened, self._app.t.language
        if opened is None:
            return self._app.t
        about = (language, opened.save.game, opened.names)
        if self._texts is None or self._about != about:
            self._texts, self._about = Texts(language, ["ui", opened.save.game], opened.names), about
        return self._texts

    def draw(self) -> None:
        """Draw the screen of the past that is shown."""
        drawing: dict[str, Callable[[], None]] = {
            "replay": self._draw_replay,
            "dice": lambda: self.counting.draw(self._opened, self.texts()),
            "chronicle": self._draw_chronicle,
            "annals": self._draw_annals,
        }
        drawing[self._app.screen]()

    def _draw_replay(self) -> None:
        if self._opened is not None:
            self.viewing.draw(self._opened, self.texts())

    def _draw_chronicle(self) -> None:
        opened, t = self._opened, self.texts()
        if opened is None:
            return
        title = t("chronicle.title", game=t("game.title"))
        if opened.outcome is None:
            shown = chronicle_screen.notice(t, title, t("chronicle.running"))
        elif opened.problem:
            shown = chronicle_screen.notice(t, title, t("replay.broken", detail=opened.problem))
        elif opened.story is None:
            shown = chronicle_screen.reading(t, title, opened.reader.part)
        else:
            shown = chronicle_screen.chronicle(t, opened.slot, chronicle(t, opened.story), opened.story)
        self._app.page.show("screen", shown)

    def _draw_annals(self) -> None:
        entries = self.annals.entries()
        titles = {str(game): self._app.title(game) for game in game_ids()}
        shown = annals_screen.annals(self._app.t, entries, titles, damaged=self.annals.damaged)
        self._app.page.show("screen", shown)

    # --- what buttons are for ----------------------------------------------------------------------------------------

    def acts(self) -> dict[str, Callable[[str], None]]:
        """Return what the buttons of these screens do, by name."""
        return {
            "visit": self._visit,
            "why": self._why,
            "replay": self._step,
            "replay-eyes": self._look,
            "chronicle-save": lambda _: self._save_chronicle(),
            "annals-clear": lambda _: self._clear(),
            "annals-restore": lambda _: self._restore(),
        }

    def _visit(self, place: str) -> None:
        self._app.dialogs.close()
        self._app.go(place)

    def _step(self, name: str) -> None:
        if self._opened is not None and self._opened.story is not None:
            self.viewing.step(self._opened, self.texts(), name)

    def _look(self, seat: str) -> None:
        if self._opened is not None and self._opened.story is not None:
            self.viewing.look(self._opened, self.texts(), int(seat))

    def show_place(self, place: str) -> None:
        """Show where a place lies on the board of the replay."""
        if self._opened is not None and self._opened.story is not None:
            self.viewing.show_place(self._opened, self.texts(), place)

    def seek(self, value: str) -> None:
        """Go to the decision that the slider of the time line stands at."""
        if self._opened is not None and self._opened.story is not None and value.isdigit():
            self.viewing.go(self._opened, self.texts(), int(value))

    def key(self, name: str, *, focused: bool) -> bool:
        """Do what a key is for in the replay; return whether it was for anything."""
        step = self.viewing.step_of(name, focused=focused)
        if step:
            self._step(step)
        return bool(step)

    def leave(self) -> None:
        """Stop what plays by itself, and have the icons of the game that is to be seen now."""
        self.viewing.stop()
        match = self._app.match
        game = self.game or (match.game if match is not None and self._icons else "")
        self._icons = bool(self.game)
        if game:
            self._app.spawn(self._app.page.sprite(game))

    def _save_chronicle(self) -> None:
        opened, t = self._opened, self.texts()
        if opened is not None and opened.story is not None:
            title = t("chronicle.title", game=t("game.title"))
            name = f"kraina-{opened.save.game}-{self._app.page.now().replace(':', '')}.txt"
            self._app.page.download(name, as_text(t, title, chronicle(t, opened.story)))

    def _clear(self) -> None:
        self.annals.clear()
        self._app.notice("annals.cleared", button="annals.restore", act="annals-restore")
        self._app.draw()

    def _restore(self) -> None:
        self._app.dismiss("annals.cleared")
        if self._app.keep(self.annals.restore):
            self._app.notice("annals.restored")
        self._app.draw()

    def _why(self, value: str) -> None:
        """Ask a bot why it gave the answer of a number: of the replay that is shown, or of the match on the table."""
        if not value.isdigit():
            return
        if self._app.screen == "replay" and self._opened is not None:
            finished = self._opened.outcome is not None
            self.reasons.ask(self._opened.save, int(value), self.texts(), viewer=None, told=finished)
        elif self._app.match is not None:
            match = self._app.match
            finished = match.session.outcome is not None
            t = self._app.texts(match.game)
            self.reasons.ask(match.session.save(), int(value), t, viewer=match.eyes(), told=finished)

    def match_dialog(self) -> Any:
        """Return what there is to know about the match on the table."""
        match = self._app.match
        assert match is not None
        return why.match_dialog(
            self._app.texts(match.game), match.slot, match.session.seed, match.turn, len(match.session.log.answers),
            finished=match.session.outcome is not None,
        )  # fmt: skip
