"""Counting dice: of the match that is looked at, and of all matches that this browser knows."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kraina.engine.errors import CorruptSave
from kraina.engine.replay import Replay
from kraina.games.registry import entry, game_ids
from table import storage
from table.annals import Annals, Entry
from table.fairness import added
from table.html import Markup
from table.i18n import Texts
from table.saves import SaveProblem, load_save
from table.screens import dice
from table.screens.dice import Row
from table.storage import Slot
from table.story import Reader, Story, rolls

if TYPE_CHECKING:
    from table.app import App
    from table.history import Opened

CHUNK = 60
"""Answers that are read between two breaths of the page."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The dice of a match: for each seat its name and how often each number fell."""

    game: str
    seed: str
    rows: tuple[Row, ...]

    @property
    def rolls(self) -> int:
        """The number of all rolls."""
        return rolls([row.counts for row in self.rows])


def counted(found: Entry | Story) -> Counted:
    """Return the dice of a match that was remembered or read."""
    names = found.names if isinstance(found, Entry) else [seat.name for seat in found.seats]
    rows = tuple(Row(name, tuple(row)) for name, row in zip(names, found.dice, strict=True))
    return Counted(found.game, str(found.seed), rows)


def once_a_seed(matches: list[Counted]) -> list[Counted]:
    """Return one match for each game and seed, that with most rolls: the others have the same dice over again."""
    found: dict[tuple[str, str], Counted] = {}
    for match in matches:
        known = found.get((match.game, match.seed))
        if known is None or match.rolls > known.rolls:
            found[match.game, match.seed] = match
    return list(found.values())


def by_name(matches: list[Counted]) -> list[Row]:
    """Return the counts of everybody over all matches, those with most rolls first."""
    found: dict[str, list[int]] = {}
    for row in (row for match in matches for row in match.rows):
        found[row.name] = added([found.get(row.name, [0] * 6), row.counts])
    rows = [Row(name, tuple(counts)) for name, counts in found.items()]
    return sorted(rows, key=lambda row: (-sum(row.counts), row.name))


class Counting:
    """What the application counts of dice."""

    def __init__(self, app: "App", annals: Annals) -> None:
        self._app, self._annals = app, annals
        self._read: dict[str, tuple[str, Counted]] = {}
        """Slot -> when it was saved, and its dice."""
        self._left = 0
        self._reading = False

    def draw(self, opened: "Opened | None", t: Texts) -> None:
        """Draw the page, and begin to read what is not known yet."""
        if not self._reading and self._unread():
            self._reading = True
            self._app.spawn(self._read_kept())
        sections = [*self._this(opened, t), *self._all(t)]
        self._app.page.show("screen", dice.dice(t, *sections))

    def _this(self, opened: "Opened | None", t: Texts) -> list[Markup]:
        if opened is None:
            return []
        if opened.problem:
            return [dice.broken(t, opened.problem)]
        if opened.story is None:
            return [dice.progress(t, opened.reader.part, 100)]
        hints = [t("result.seed", seed=str(opened.story.seed))]
        hints += [] if opened.story.whole else [t("dice.later")]
        title = t("dice.this", game=t("game.title"))
        return [dice.section(t, "match", title, counted(opened.story).rows, *hints)]

    def _all(self, t: Texts) -> list[Markup]:
        kept = [found for _, found in self._read.values()]
        matches = once_a_seed([*map(counted, self._annals.entries()), *kept])
        hint = t("dice.all_hint", n=len(matches))
        found = [dice.section(t, "all", t("dice.all"), by_name(matches), hint)]
        left = len(self._unread()) if self._reading else 0
        return [*found, dice.progress(t, self._left - left, self._left)] if left else found

    def _unread(self) -> list[Slot]:
        """Return the kept games that are not counted as they stand now."""
        known = {(one.game, one.seed, one.turns, tuple(one.names)) for one in self._annals.entries()}
        heads = {(game, turns, names) for game, _, turns, names in known}
        return [
            slot
            for slot in self._app.shelf.slots()
            if not slot.damaged
            and slot.game in game_ids()
            and self._read.get(slot.id, ("",))[0] != slot.saved + str(slot.turn)
            and not (slot.finished and (slot.game, slot.turn, slot.names) in heads)
        ]

    async def _read_kept(self) -> None:
        """Read kept games one after the other, as long as the page is looked at."""
        unread = self._unread()
        self._left = len(unread)
        for slot in unread:
            if self._app.screen != "dice":
                break
            self._read[slot.id] = (slot.saved + str(slot.turn), await self._count(slot))
            if self._app.screen == "dice":
                self._app.history.draw()
        self._reading = False
        if self._app.screen == "dice":
            self._app.history.draw()

    async def _count(self, slot: Slot) -> Counted:
        """Return the dice of a kept game; of one that cannot be read none."""
        try:
            save = storage.read(self._app.page.store, slot.id).save
            load_save(save)
            reader = Reader(Replay(entry(save.game).game, save))
            while not reader.read(CHUNK):
                await self._app.page.pause(0)
        except (CorruptSave, SaveProblem):
            return Counted(slot.game, f"?{slot.id}", ())
        return counted(reader.story)
