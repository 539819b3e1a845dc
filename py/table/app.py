"""The application: which screen is shown, what was chosen, and what every click means. It knows the page by ``Page``.

What happens at the table is in ``play``, what happens before in ``seating``, saved games are in ``shelf``; here are the
ways between the screens, settings, notices and dialogs.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from kraina.games.registry import entry, game_ids
from table import storage
from table.address import HUMAN, BadAddress, Wanted, split_place, wanted_game
from table.dialogs import Dialogs
from table.history import SCREENS, History
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.keys import Keys
from table.match import Match
from table.muting import Muting
from table.offers import Offers
from table.page import Page
from table.play import Play
from table.printed import printed_name
from table.render import renderer
from table.screens import lobby, rulebook, saves, setup, shell
from table.screens.result import result
from table.seating import Seating
from table.settings import Settings
from table.shelf import Shelf
from table.storage import StorageFull
from table.teaching import FIRST, Teaching

WARM_UP = 150
"""Milliseconds between two things that are loaded ahead."""
TEXTS_KEPT = 16
"""Sets of sentences that are kept: one object for each, so that markup made with it can be kept too."""


class App:
    """Everything that is shown, and the one place that changes it."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.settings = Settings(page.store, language)
        self.t = Texts(language, ["ui"])
        self._texts: dict[tuple[str, str, tuple[str, ...]], Texts] = {}
        self.screen = ""
        self.match: Match | None = None
        self.play = Play(self)
        self.shelf = Shelf(self)
        self.seating = Seating(self)
        self.teaching = Teaching(self)
        self.keys = Keys(self)
        self.muting = Muting(self)
        self.dialogs = Dialogs(self)
        self.offers = Offers(self)
        self.history = History(self)
        self.notices: list[shell.Notice] = []
        self.search = ""
        self.shown_game = str(game_ids()[0])
        self._printed = page.printed()
        """The rulebook that stood in the page before Python was up, until the first screen is drawn."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- start -----------------------------------------------------------------------------------------------------

    async def start(self, early: tuple[str, str] | None, *, lasting: bool) -> None:
        """Show what the address asks for, carry out an early click, and tell that the page is ready."""
        if not lasting:
            self.notice("problem.no_storage")
        wanted = self._wanted()
        asked = "game" in self.page.query()
        if wanted is not None:
            self.seating.begin(wanted)
        else:
            self.page.go(self.page.place(), replace=True)
            self._resume(at_once=early is None and not asked)
        if early is not None and wanted is None:
            self.act(*early)
        if self.match is not None:
            await self.page.sprite(self.match.game)
        self.page.ready()
        if self.match is None:
            self.spawn(self._warm_up())

    async def _warm_up(self) -> None:
        """Load the games one after the other while somebody looks around, so that none has to be waited for."""
        for game in game_ids():
            for load in (entry, self.texts, renderer):
                await self.page.pause(WARM_UP)
                load(game)

    def _resume(self, *, at_once: bool) -> None:
        """Put the game back on the table that lay there, and show it unless another screen is asked for."""
        slot, place = storage.current(self.page.store), self.page.place()
        if slot is None or not at_once:
            self.arrive(place)
        elif self.shelf.load(slot):
            self.go(place or "table", replace=True)
        else:
            self.go("", replace=True)

    def _wanted(self) -> Wanted | None:
        query = self.page.query()
        if query.get("lang") in LANGUAGES:
            self.choose("language", query["lang"])
        elif "lang" in query:
            self.notice("address.lang", value=query["lang"][:60])
        try:
            return wanted_game(query)
        except BadAddress as error:
            self.notice(error.key, value=error.value)
            return None

    # --- what the page reports ---------------------------------------------------------------------------------------

    def act(self, name: str, value: str = "") -> None:
        """Do what a button is for."""
        doing: dict[str, Callable[[str], None]] = {
            "content": lambda _: self.page.focus("#screen"),
            "language": self.choose_language,
            "dismiss": self.offers.dismiss,
            "keep": lambda _: self.go("saves"),
            "update": lambda _: self.page.take_offer("update"),
            "install": lambda _: self.page.take_offer("install"),
            "dialog": self.dialogs.open,
            "close": lambda _: self.dialogs.close(),
            "quick": self.seating.quick,
            "lesson": self.teaching.begin,
            "explain": self.dialogs.explain,
            "rule": self.dialogs.rule,
            "setup": lambda game: self.go(f"setup/{game}"),
            "seat-add": lambda _: self.seating.change_seats(None),
            "seat-remove": lambda place: self.seating.change_seats(int(place)),
            "seed": lambda _: self.seating.new_seed(),
            "start": lambda _: self.seating.begin_draft(),
            "again": self.seating.again,
            "resume": self.shelf.open,
            "delete": self.shelf.delete,
            "restore": lambda _: self.shelf.restore(),
            "export": self.shelf.export,
            "save-as": lambda _: self.dialogs.save_as(),
            "look": lambda _: self.go("table"),
            "take-over": lambda _: self.shelf.take_over(),
            "result": lambda _: self.go("result"),
            "chapter": lambda chapter: self.page.scroll_to(f'[id="chapter-{chapter}"]'),
            "zoom": lambda step: self.page.zoom(int(step)),
            "unmute": self.muting.unmute,
            "show": self._show,
            "place": self._show_place,
            **self.history.acts(),
        }
        if name in doing:
            self.guard(lambda: doing[name](value))
        elif name.startswith(("lesson-", "note-")):
            self.guard(lambda: self.teaching.act(name))
        else:
            self.guard(lambda: self.play.act(name, value))

    def guard(self, do: Callable[[], None]) -> None:
        """Do something; whatever breaks becomes a notice, and the page stays usable."""
        try:
            do()
        except Exception as error:
            import traceback

            traceback.print_exc()
            self.notice("fault.page", detail=f"{type(error).__name__}: {error}"[:200])

    def pick(self, key: str) -> None:
        """Pick an option of the open question."""
        self.guard(lambda: self.play.pick(key))

    def point(self, at: str) -> None:
        """Show only the options that lie at a place."""
        self.guard(lambda: self.play.point(at))

    def touched(self) -> None:
        """End the movements: somebody clicked somewhere."""
        self.page.finish_animations()

    def key(self, name: str, *, focused: bool) -> bool:
        """Do what a key is for; return whether it was for anything. ``focused`` tells of a focused button."""
        return self.keys.press(name, focused=focused)

    def changed(self, form: str, name: str, value: str, *, typing: bool) -> None:
        """Take over what was changed in a form."""
        if form == "rules" and typing:
            self.search = value
            self.guard(self._draw_rules)
        elif form == "rules-beside" and typing:
            self.guard(lambda: self.dialogs.search(value))
        elif form in ("settings", "pace") and not typing:
            self.choose(name, value)
            self.guard(self.draw)
        elif form == "replay":
            self.guard(lambda: self.history.seek(value))
        elif form == "setup":
            self.seating.take()
            if name == "language" and not typing:
                self.choose_language(value)
            elif name.startswith("kind-"):
                self.guard(self.draw)

    def stored_elsewhere(self, key: str) -> None:
        """Note that another tab wrote something into the browser's storage."""
        if self.match is not None and key == storage.claim_key(self.match.slot):
            self.guard(self.shelf.notice_claim)

    def arrive(self, place: str) -> None:
        """Show the screen of a place of the address."""
        parts = split_place(place) or ("lobby",)
        self.guard(lambda: self._arrive(parts))

    def _arrive(self, parts: tuple[str, ...]) -> None:
        screen = parts[0]
        if screen in SCREENS:
            self._enter(self.history.arrive(parts), self.history.about or self._a_game(), "")
            return
        game = parts[1] if len(parts) > 1 else self._a_game()
        if screen in ("table", "result") and self.match is None:
            slot = storage.current(self.page.store)
            if slot is None or not self.shelf.load(slot):
                screen = "lobby"
        known = screen in ("lobby", "setup", "table", "result", "saves", "rules") and game in game_ids()
        if screen == "setup" and known:
            self.seating.open(game)
        if screen == "result" and self.match is not None and self.match.session.outcome is None:
            screen = "table"
        self._enter(screen if known else "lobby", game, parts[2] if len(parts) > 2 else "")

    def _a_game(self) -> str:
        return self.match.game if self.match is not None else str(game_ids()[0])

    def go(self, place: str, *, replace: bool = False) -> None:
        """Show a place and put it into the address."""
        self.page.go(place, replace=replace)
        self._arrive(split_place(place) or ("lobby",))

    def _enter(self, screen: str, game: str, part: str) -> None:
        changed = screen != self.screen
        self.screen, self.shown_game = screen, game
        if changed:
            self.search = ""
            self.dialogs.name = ""  # a dialog belongs to the screen on which it was opened
            self.page.forget("screen")
            self.history.leave()
            if screen == "lobby":
                self.keep(lambda: storage.set_current(self.page.store, None))
            elif screen in ("table", "result") and self.match is not None:
                slot = self.match.slot
                self.keep(lambda: storage.set_current(self.page.store, slot))
        standing = screen == "rules" and self._is_printed()
        self.draw()
        self._printed = ""
        if standing:
            return  # it is being read, and stays where it was rolled to
        if part:
            self.page.mark(f'[id="rule-{part}"]', "found")
            self.page.scroll_to(f'[id="rule-{part}"]')
        elif changed:
            self.page.scroll_to("#top")
            self.page.focus(f"#curtain button, {FIRST}, #screen h1" if screen == "table" else "#screen h1")

    # --- drawing -----------------------------------------------------------------------------------------------------

    def texts(self, game: str) -> Texts:
        """Return the sentences of the page and a game, with the players' names."""
        names = self.match.names if self.match is not None and self.match.game == game else ()
        about = (game, self.t.language, names)
        if about not in self._texts:
            if len(self._texts) >= TEXTS_KEPT:
                self._texts.clear()
            self._texts[about] = Texts(self.t.language, ["ui", game], names)
        return self._texts[about]

    def title(self, game: str) -> str:
        """Return what a game is called."""
        return self.texts(game)("game.title")

    def draw(self) -> None:
        """Draw everything; what did not change is not touched."""
        t, page = self.t, self.page
        on_table = self.history.game or (self.match.game if self.match is not None else "")
        page.dress(t.language, self.settings["theme"], self.speed(), t("page.title"), on_table)
        page.contrast(self.settings["contrast"])
        page.show("top", shell.bar(t, self.screen, f"rules/{self.shown_game}", playing=self.match is not None))
        page.show("foot", shell.foot(t, install=self.offers.standing.install))
        self._draw_notices()
        drawing: dict[str, Callable[[], None]] = {
            "lobby": self._draw_lobby,
            "setup": self._draw_setup,
            "saves": self._draw_saves,
            "rules": self._draw_rulebook,
            "result": self._draw_result,
            "table": self.play.draw,
            **dict.fromkeys(SCREENS, self.history.draw),
        }
        if self.screen != "table":
            self.play.leave()
        drawing[self.screen]()
        self.dialogs.draw()

    def _draw_lobby(self) -> None:
        if self.page.show("screen", self.page.lobby()):
            self.page.forget("last")
        kept = (slot for slot in self.shelf.slots() if not slot.finished and not slot.damaged)
        last = next((slot for slot in kept if slot.game in game_ids()), None)
        self.page.show("last", lobby.last(self.texts(last.game), last) if last is not None else Markup(""))

    def _draw_setup(self) -> None:
        draft = self.seating.draft
        assert draft is not None
        it = entry(draft.game)
        kinds = (HUMAN, *reversed(list(it.bots)))
        self.page.show("screen", setup.setup(self.texts(draft.game), draft, it.game.seats, kinds, it.game.switches))

    def _draw_saves(self) -> None:
        slots = self.shelf.slots()
        titles = {slot.game: self.title(slot.game) for slot in slots if slot.game in game_ids()}
        on_table = self.match.slot if self.match else None
        self.page.show("screen", saves.saves(self.t, slots, titles, on_table, self.offers.panel()))

    def _draw_rulebook(self) -> None:
        it = rulebook.book(self.shown_game, self.t.language)
        playing = self.match is not None
        titles = {str(game): self.title(game) for game in game_ids()}
        frame = rulebook.rulebook(self.texts(self.shown_game), it, titles, playing=playing)
        if self._is_printed():
            self.page.adopt("screen", frame)
            self.page.adopt("rule-list", rulebook.entries(self.texts(self.shown_game), it))
        elif self.page.show("screen", frame):
            self.page.forget("rule-list")
        self._draw_rules()

    def _is_printed(self) -> bool:
        return self.match is None and self._printed == printed_name(self.shown_game, self.t.language)

    def _draw_rules(self) -> None:
        it = rulebook.book(self.shown_game, self.t.language)
        self.page.show("rule-list", rulebook.entries(self.texts(self.shown_game), it, self.search))

    def _draw_result(self) -> None:
        match = self.match
        if match is not None and match.session.outcome is not None:
            t, session = self.texts(match.game), match.session
            assert session.outcome is not None
            self.history.remember(match)
            shown = result(t, match.slot, session.outcome, session.seats, match.turn, session.seed)
            self.page.show("screen", shown)

    # --- notices -----------------------------------------------------------------------------------------------------

    def notice(self, key: str, *, button: str = "", act: str = "", **params: str | int) -> None:
        """Show a sentence at the top, once, with at most one button."""
        self.notices = [one for one in self.notices if one.key != key]
        self.notices.append(shell.Notice(key, tuple(params.items()), button, act))
        self._draw_notices()

    def dismiss(self, key: str) -> None:
        """Take a notice away."""
        if any(one.key == key for one in self.notices):
            self.notices = [one for one in self.notices if one.key != key]
            self._draw_notices()

    def _draw_notices(self) -> None:
        self.page.show("notices", shell.notices(self.t, [*self.offers.notices(), *self.notices]))

    # --- settings ----------------------------------------------------------------------------------------------------

    def choose(self, name: str, value: str) -> None:
        """Take over a choice of the settings, and keep it."""
        if not self.settings.choose(name, value):
            return
        self.keep(self.settings.keep)
        if name == "language":
            self.t = Texts(value, ["ui"])
        if name == "curtain" and self.match is not None:
            self.match.curtains = value == "on"

    def _show(self, ident: str) -> None:
        """Show what lies at a place of the board."""
        self.page.reveal(ident)
        self.page.mark(f'[id="{ident}"]', "found")

    def _show_place(self, place: str) -> None:
        """Show where a place lies on the board."""
        if self.screen == "replay":
            self.history.show_place(place)
        elif self.match is not None:
            self.play.show_place(place)

    def choose_language(self, language: str) -> None:
        """Tell everything in another language, a running game too."""
        if language in LANGUAGES and language != self.t.language:
            self.choose("language", language)
            self.draw()

    def speed(self) -> str:
        """Return how fast things move: not at all where the system asks for less movement."""
        return "off" if self.page.reduced_motion() else self.settings["speed"]

    # --- the table ---------------------------------------------------------------------------------------------------

    def put_on_table(self, match: Match) -> None:
        self.play.leave()
        match.curtains = self.settings["curtain"] == "on"
        self.muting.take(match)
        self.match = match
        self.dialogs.name = ""
        self.dismiss("problem.full")
        self.page.forget("screen")
        self.screen = ""
        self.spawn(self.page.sprite(match.game))
        self.shelf.claim(match)
        self.play.begin(match)

    def clear_table(self) -> None:
        """Take the match off the table."""
        self.play.leave()
        self.match = None

    def keep(self, write: Callable[[], object]) -> bool:
        """Write to the browser's storage; a full one becomes a notice. Return whether it was written."""
        try:
            write()
        except StorageFull:
            self.notice("problem.full", button="play.export", act="export")
            return False
        return True

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the page; what breaks in it becomes a notice."""
        task = asyncio.ensure_future(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            failure = error
            self.guard(lambda: _raise(failure))


def _raise(error: Exception) -> None:
    raise error
