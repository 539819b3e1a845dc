"""The real page. This module and ``regions`` alone touch ``js`` and ``pyscript``, and only inside functions."""

import asyncio
import gc
import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, cast

from table.framing import framing
from table.html import Markup
from table.motion import Cue
from table.page import Standing
from table.regions import Regions, found
from table.storage import MemoryStore, StorageFull, Store

RING = 6.0
"""Seconds for which a place of the board has a ring."""
SMALL = 480
"""Pixels of board width below which it turns to where something can be chosen."""
BUTTONS = 48
"""Pixels at the lower edge of the board that its buttons cover."""


class BrowserStore:
    """The browser's localStorage."""

    def get(self, key: str) -> str | None:
        """Return what stands under a key."""
        import js

        return cast(str | None, found(js.localStorage.getItem(key)))

    def set(self, key: str, value: str) -> None:
        """Keep a text. Raises StorageFull."""
        import js
        from pyodide.ffi import JsException

        try:
            js.localStorage.setItem(key, value)
        except JsException as error:
            raise StorageFull(key) from error

    def remove(self, key: str) -> None:
        """Drop a key."""
        import js

        js.localStorage.removeItem(key)

    def keys(self) -> list[str]:
        """Return all keys."""
        import js

        return [str(js.localStorage.key(place)) for place in range(js.localStorage.length)]


def browser_store() -> tuple[Store, bool]:
    """Return the browser's storage, or one that dies with the page where there is none, and whether it lasts."""
    import js
    from pyodide.ffi import JsException

    try:
        js.localStorage.getItem("kraina/settings")
        return BrowserStore(), True
    except (JsException, AttributeError):
        return MemoryStore(), False


class BrowserPage(Regions):
    """The document of this window."""

    def __init__(self) -> None:
        super().__init__()
        self._still = self._js.matchMedia("(prefers-reduced-motion: reduce)")
        self._panzoom: Any = None
        self._fresh = False
        self._styled = ""
        self._sealed = False
        self._timers: list[asyncio.TimerHandle] = []
        self._glides: list[Any] = []
        self._pause: asyncio.Future[None] | None = None
        self.store, self.lasts = browser_store()
        self.tab = str(self.seed())

    # --- what stands there before Python is up ------------------------------------------------------------------------

    def printed(self) -> str:
        """Return which rulebook stands in the page since before Python was up, or nothing."""
        return str(self._js.krainaBoot.printed())

    def lobby(self) -> Markup:
        """Return the lobby as it stands in the page before Python is up, in both languages."""
        return Markup(self._js.krainaBoot.lobby())

    def dress(self, language: str, theme: str, motion: str, title: str, game: str) -> None:
        """Set the page's language, theme, speed of movement, title, and the game whose styles hold."""
        root = self._js.document.documentElement
        root.lang, root.dataset.theme, root.dataset.motion = language, theme, motion
        self._js.document.title = title
        if self._styled != game:
            self._styled = game
            self._js.krainaBoot.styles(game)

    def seal(self, selector: str) -> None:
        """Take what matches out of reach of mouse and keyboard, and nothing else; nothing at all when empty."""
        if self._sealed:
            for element in self._js.document.querySelectorAll("[inert]"):
                element.inert = False
        self._sealed = bool(selector)
        if selector:
            for element in self._js.document.querySelectorAll(selector):
                element.inert = True

    def focus(self, selector: str) -> None:
        """Move the keyboard's focus, in the next frame, to the first of some selectors that matches anything."""
        self._regions.focus(selector)

    def focus_in(self, selector: str) -> bool:
        """Return whether the keyboard's focus is on an element that matches, or within one."""
        active = found(self._js.document.activeElement)
        return active is not None and found(active.closest(selector)) is not None

    def scroll_to(self, selector: str) -> None:
        """Bring the first element that matches into sight."""
        element = self._find(selector)
        if element is not None:
            element.scrollIntoView()

    def reveal(self, ident: str) -> None:
        """Open what holds the element with this id and what is in it, and bring it into sight."""
        self._js.krainaBoot.reveal(ident)

    def modal(self, markup: Markup | None) -> None:
        """Show a dialog with this content, or none."""
        dialog = self._region("dialog")
        if markup is None:
            if dialog.open:
                dialog.close()
            self.forget("dialog-body")
            return
        self.show("dialog-body", markup)
        if not dialog.open:
            dialog.showModal()

    def mark(self, selector: str, word: str) -> None:
        """Give the class ``word`` to all elements that match, and take it from all others."""
        for element in self._js.document.querySelectorAll(f".{word}"):
            element.classList.remove(word)
        if selector:
            for element in self._js.document.querySelectorAll(selector):
                element.classList.add(word)

    def values(self, form: str) -> dict[str, str]:
        """Return the values of a form's named controls; an unticked box is left out."""
        element = self._region(form)
        if element is None:
            return {}
        return {str(pair[0]): str(pair[1]) for pair in self._js.Array.from_(self._js.FormData.new(element))}

    # --- address, files, chance, clock -------------------------------------------------------------------------------

    def query(self) -> dict[str, str]:
        """Return the parameters of the address."""
        pairs = self._js.Array.from_(self._js.URLSearchParams.new(self._js.location.search))
        return {str(pair[0]): str(pair[1]) for pair in pairs}

    def place(self) -> str:
        """Return the part of the address behind ``#``."""
        return str(self._js.location.hash).removeprefix("#")

    def go(self, place: str, *, replace: bool = False) -> None:
        """Set the part behind ``#`` and drop the parameters, without loading or calling anything."""
        address = self._js.location.pathname + (f"#{place}" if place else "")
        if replace or self.place() == place:
            self._js.history.replaceState(None, "", address)
        else:
            self._js.history.pushState(None, "", address)

    def download(self, name: str, text: str) -> None:
        """Offer a file for saving."""
        from pyodide.ffi import to_js

        kind = "text/plain;charset=utf-8" if name.endswith(".txt") else "application/json"
        options = to_js({"type": kind}, dict_converter=self._js.Object.fromEntries)
        address = self._js.URL.createObjectURL(self._js.Blob.new(to_js([text]), options))
        link = self._js.document.createElement("a")
        link.href, link.download = address, name
        link.click()
        self._js.setTimeout(self._js.URL.revokeObjectURL.bind(self._js.URL, address), 10_000)

    def standing(self) -> Standing:
        """Return how the page stands in its browser: a new version, installing, how long things are kept."""
        return Standing(**json.loads(self._js.krainaOffline.standing()))

    def take_offer(self, name: str) -> None:
        """Do what the browser offers: ``update`` or ``install``."""
        getattr(self._js.krainaOffline, name)()

    def seed(self) -> int:
        """Return 64 bits of fresh chance from the browser's own source."""
        numbers = self._js.crypto.getRandomValues(self._js.Uint32Array.new(2))
        return int(numbers[0]) << 32 | int(numbers[1])

    def now(self) -> str:
        """Return date and time as ``2026-11-30T12:34``."""
        return datetime.now().isoformat(timespec="minutes")

    def reduced_motion(self) -> bool:
        """Return whether the system asks for less movement."""
        return bool(self._still.matches)

    def listen(
        self, name: str, handler: Callable[[Any], None], where: str = "document", *, early: bool = False
    ) -> None:
        """Call a handler at every event of a kind at a place; ``early`` calls it on the event's way down."""
        from pyodide.ffi import create_proxy

        targets = {"document": self._js.document, "window": self._js.window, "dialog": self._region("dialog")}
        targets[where].addEventListener(name, create_proxy(handler), early)

    def early_click(self) -> tuple[str, str] | None:
        """Return the last button that was clicked before Python was up."""
        early = json.loads(self._js.krainaBoot.earlyClick())
        return None if early is None else (str(early["act"]), str(early["value"]))

    def ready(self) -> None:
        """Tell everybody that the page can be used."""
        self._js.krainaBoot.ready()

    def contrast(self, choice: str) -> None:
        """Set how strong the contrast is: ``auto``, as the system wants it, or ``more``."""
        self._js.krainaBoot.contrast(choice)

    def sound(self, name: str, volume: float, delay: int) -> None:
        """Let a sound be heard after some milliseconds."""
        from pyscript.js_modules import sound

        sound.play(name, volume, delay)

    # --- the board ---------------------------------------------------------------------------------------------------

    def bind_board(self) -> None:
        """Make the board that was just shown pan and zoom."""
        from pyodide.ffi import create_proxy, to_js
        from pyscript.js_modules import panzoom

        self.unbind_board()
        stage = self._find("#stage")
        if stage is None:
            return
        options = {"maxScale": 8, "minScale": 1, "contain": "outside", "panOnlyWhenZoomed": True, "cursor": "default"}
        self._panzoom = panzoom.default(stage, to_js(options, dict_converter=self._js.Object.fromEntries))
        self._fresh = True
        self._js.krainaBoot.watchBoard(stage.parentElement)
        self._wheel = create_proxy(self._on_wheel)
        stage.parentElement.addEventListener("wheel", self._wheel)

    def unbind_board(self) -> None:
        """Let go of the board that is to be replaced."""
        if self._panzoom is not None:
            self._panzoom.destroy()
            self._panzoom = None
            self._wheel.destroy()

    def _on_wheel(self, event: Any) -> None:
        if self._panzoom is not None:
            self._panzoom.zoomWithWheel(event)

    def zoom(self, step: int) -> None:
        """Zoom the board in (1), out (-1) or show it whole (0)."""
        if self._panzoom is not None:
            (self._panzoom.reset, self._panzoom.zoomIn, self._panzoom.zoomOut)[step]()

    def look_at(self, board: tuple[int, int], spots: Sequence[tuple[int, int]]) -> None:
        """On a small screen, turn the board so that these spots can be seen and touched."""
        if self._panzoom is None or not spots or self._js.krainaBoot.board.width >= SMALL:
            return
        window = self._find("#board")
        if window is None:
            return
        wide, high = window.clientWidth, window.clientHeight
        unit = wide / board[0]
        # The buttons that zoom lie at the lower edge.
        scale, x, y = framing(board, spots, (wide / unit, high / unit), BUTTONS / unit)
        self._move_board(scale, x * unit, y * unit)
        if self._fresh:
            self._fresh = False
            # Panzoom puts a board back to its start shortly after it was bound.
            asyncio.get_event_loop().call_later(0.05, self._move_board, scale, x * unit, y * unit)

    def ring(self, across: float, down: float) -> None:
        """For some seconds draw a ring around a place of the board: so many hundredths from its left and its top."""
        stage = self._find("#stage")
        if stage is not None:
            for old in stage.querySelectorAll(".ring"):
                old.remove()
            ring = self._js.document.createElement("div")
            ring.className = "ring"
            ring.style.left, ring.style.top = f"{across:.1f}%", f"{down:.1f}%"
            stage.append(ring)
            asyncio.get_event_loop().call_later(RING, lambda: ring.remove())

    def _move_board(self, scale: float, x: float, y: float) -> None:
        from pyodide.ffi import to_js

        if self._panzoom is not None:
            # It would keep the board within its window by the scale of the last frame.
            free = to_js({"contain": "", "force": True}, dict_converter=self._js.Object.fromEntries)
            self._panzoom.zoom(scale, free)
            self._panzoom.pan(x, y, free)

    async def sprite(self, game: str) -> None:
        """Load the icons of a game in place of those of the page, and wait until its styles are there too."""
        place = self._find("#sprite")
        if place is not None and found(place.getAttribute("data-game")) != game:
            answer = await self._js.fetch(f"icons/{game}.svg")
            if answer.ok:
                place.innerHTML = await answer.text()
                place.dataset.game = game
        await self._js.krainaBoot.styles()

    # --- movement ----------------------------------------------------------------------------------------------------

    def perform(self, cues: Sequence[Cue]) -> None:
        """Start movements; each begins at its own time. The page stays as usable as ever."""
        loop = asyncio.get_event_loop()
        for cue in cues:
            if cue.kind == "glide":
                self._glide(cue)
            else:
                start, end = cue.start / 1000, (cue.start + cue.millis) / 1000
                self._timers.append(loop.call_later(start, self.show, cue.kind, cue.markup))
                self._timers.append(loop.call_later(end, self.show, cue.kind, Markup("")))

    def _glide(self, cue: Cue) -> None:
        from pyodide.ffi import to_js

        end = cue.spots[-1]
        frames = [{"translate": f"{x - end[0]}px {y - end[1]}px"} for x, y in cue.spots]
        options = {"duration": cue.millis, "delay": cue.start, "easing": "ease-in-out", "fill": "backwards"}
        from_entries = self._js.Object.fromEntries
        for pawn in self._js.document.querySelectorAll(f'#board [data-pawn="{cue.player}"]'):
            moved = pawn.animate(
                to_js(frames, dict_converter=from_entries), to_js(options, dict_converter=from_entries)
            )
            self._glides.append(moved)

    def finish_animations(self) -> None:
        """End every movement at once, and the pause after it."""
        for timer in self._timers:
            timer.cancel()
        for glide in self._glides:
            glide.finish()
        self._timers.clear()
        self._glides.clear()
        for region in ("dice", "moment"):
            self.show(region, Markup(""))
        if self._pause is not None and not self._pause.done():
            self._pause.set_result(None)

    async def pause(self, millis: int) -> None:
        """Let the page breathe for some milliseconds; ``finish_animations`` ends it early."""
        if millis <= 0:
            await asyncio.sleep(0)
            return
        self._pause = asyncio.get_event_loop().create_future()
        waiter = asyncio.get_event_loop().call_later(millis / 1000, _release, self._pause)
        await self._pause
        waiter.cancel()


def _release(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)


async def start() -> None:
    """Build the application on this page and open it to its user."""
    import js
    from pyodide.ffi import create_proxy

    from table.app import App
    from table.listener import Listener

    page = BrowserPage()
    app = App(page, str(js.krainaBoot.chosen.language))
    Listener(app).attach(page.listen)
    js.krainaBoot.connect(create_proxy(app.shelf.text_of_current), create_proxy(app.shelf.take_text))
    await app.start(page.early_click(), lasting=page.lasts)
    gc.freeze()  # what is there from the start stays: looking through it again and again for garbage takes long
