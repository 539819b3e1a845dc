"""The shelf: games kept, named, exported, imported, deleted and brought back. Nothing here loses what exists."""

from dataclasses import replace
from typing import TYPE_CHECKING

from kraina.engine.errors import CorruptSave
from kraina.engine.ids import Json
from kraina.engine.save import save_to_text
from table import storage
from table.lesson import lesson_from_json
from table.match import Match
from table.saves import Loaded, SaveProblem, load_save, load_text
from table.storage import Slot, StorageFull

if TYPE_CHECKING:
    from table.app import App


class Shelf:
    """What the application does with saved games."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._deleted: dict[str, str] = {}

    def slots(self) -> list[Slot]:
        """Return all kept games, newest first."""
        return storage.slots(self._app.page.store)

    def claim(self, match: Match) -> None:
        """Tell other tabs that the game is on this table now."""
        page = self._app.page
        match.elsewhere = False
        self._app.dismiss("problem.elsewhere")
        self._app.keep(lambda: storage.claim(page.store, match.slot, page.tab))

    def check_claim(self) -> bool:
        """Return whether the game is still this tab's; if not, tell so and let the table rest."""
        match, page = self._app.match, self._app.page
        if match is None or not storage.claimed_by_another(page.store, match.slot, page.tab):
            return True
        if not match.elsewhere:
            match.elsewhere = True
            self._app.notice("problem.elsewhere", button="problem.take_over", act="take-over")
            if self._app.screen == "table":
                self._app.draw()
        return False

    def notice_claim(self) -> None:
        """Let the table rest if another tab took the game up."""
        self.check_claim()

    def take_over(self) -> None:
        """Take the game up again as the other tab left it."""
        self._app.dismiss("problem.elsewhere")
        if self._app.match is not None and self.load(self._app.match.slot):
            self._app.go("table", replace=True)

    def autosave(self, match: Match) -> None:
        """Keep the game on the table; a full storage is told and tried again after the next answer."""
        if not self.check_claim():
            return
        slot = self._slot_of(match)
        store, lesson = self._app.page.store, _lesson(match)
        if self._app.keep(lambda: storage.write(store, slot, match.session, match.lines, lesson=lesson)):
            self._app.dismiss("problem.full")

    def _slot_of(self, match: Match) -> Slot:
        session = match.session
        finished = session.outcome is not None
        return Slot(match.slot, match.game, match.name, self._app.page.now(), match.turn, match.names, finished)

    def load(self, slot: str) -> bool:
        """Put a kept game on the table; return whether it could be read."""
        try:
            stored = storage.read(self._app.page.store, slot)
            loaded = load_save(stored.save)
        except CorruptSave:
            self._app.notice("problem.damaged")
            return False
        except SaveProblem as problem:
            self._app.notice(problem.key)
            return False
        if loaded.report.notes:
            stored.lines.forget_answers()
        lesson = None if loaded.report.notes else lesson_from_json(stored.slot.game, stored.lesson)
        self._app.put_on_table(Match(slot, loaded.session, stored.lines, name=stored.slot.name, lesson=lesson))
        self._tell(loaded)
        return True

    def _tell(self, loaded: Loaded) -> None:
        for note in loaded.report.notes:
            self._app.notice(f"load.{note}")

    def save_as(self, name: str) -> None:
        """Keep a copy of the game on the table under a name."""
        match = self._app.match
        name = name.strip()[:60]
        if match is None or not name:
            return
        copy = replace(self._slot_of(match), id=storage.new_slot(self._app.page.store), name=name)
        store = self._app.page.store
        lesson = _lesson(match)
        if self._app.keep(lambda: storage.write(store, copy, match.session, match.lines, whole=True, lesson=lesson)):
            self._app.notice("saves.saved", name=name)
        else:
            storage.delete(store, copy.id)

    def text_of_current(self) -> str | None:
        """Return the save of the game on the table as text."""
        match = self._app.match
        return None if match is None else save_to_text(match.session.save())

    def export(self, slot: str) -> None:
        """Offer a kept game, or the one on the table, as a file."""
        match = self._app.match
        if match is not None and slot in ("", match.slot):
            game, text = match.game, save_to_text(match.session.save())
        else:
            try:
                stored = storage.read(self._app.page.store, slot)
            except CorruptSave:
                self._app.notice("problem.damaged")
                return
            game, text = stored.slot.game, save_to_text(stored.save)
        self._app.page.download(f"kraina-{game}-{self._app.page.now().replace(':', '')}.json", text)

    def open(self, slot: str) -> None:
        """Go on with a kept game."""
        match = self._app.match
        if (match is not None and match.slot == slot) or self.load(slot):
            self._app.go("table")

    def take_file(self, text: str | None) -> None:
        """Put the game of a file on the table; None stands for one too big to read."""
        problem = self._import(text)
        if problem is None:
            self._app.go("table")
        self._app.notice(problem or "saves.imported")

    def take_text(self, text: str) -> str:
        """Put a save on the table; return what is wrong in one sentence, or nothing: for ``window.kraina.load``."""
        problem = self._import(text)
        if problem is not None:
            return self._app.t(problem)
        self._app.go("table")
        return ""

    def _import(self, text: str | None) -> str | None:
        """Put the game of a text on the table, in a slot of its own; return the key of what is wrong, if anything."""
        if text is None:
            return "problem.big"
        try:
            loaded = load_text(text)
        except SaveProblem as problem:
            return problem.key
        match = Match(storage.new_slot(self._app.page.store), loaded.session)
        self._app.put_on_table(match)
        self._tell(loaded)
        self.autosave(match)
        return None

    def delete(self, slot: str) -> None:
        """Drop a game, and remember it until the next one is dropped, so that it can be brought back."""
        store = self._app.page.store
        known = next((one for one in self.slots() if one.id == slot), None)
        if known is None:
            return
        prefix = f"{storage.PREFIX}{slot}/"
        self._deleted = {key: store.get(key) or "" for key in store.keys() if key.startswith(prefix)}  # noqa: SIM118
        storage.delete(store, slot)
        if self._app.match is not None and self._app.match.slot == slot:
            self._app.clear_table()
        name = known.name or self._app.t("saves.unnamed")
        self._app.notice("saves.deleted", button="saves.restore", act="restore", name=name)
        self._app.draw()

    def restore(self) -> None:
        """Bring back what was dropped last."""
        try:
            for key, text in self._deleted.items():
                self._app.page.store.set(key, text)
        except StorageFull:
            self._app.notice("problem.full")
            return
        self._deleted = {}
        self._app.dismiss("saves.deleted")
        self._app.notice("saves.restored")
        self._app.draw()


def _lesson(match: Match) -> Json:
    return None if match.lesson is None else match.lesson.to_json()
