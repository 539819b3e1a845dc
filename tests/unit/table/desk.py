"""A page without a browser, on which the application runs in tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from table.app import App
from table.html import Markup
from table.motion import Cue
from table.page import Standing
from table.storage import MemoryStore, Store


class Desk:
    """Keeps what is shown, by region, and whatever else a page is asked for."""

    def __init__(
        self, *, query: dict[str, str] | None = None, place: str = "", store: Store | None = None, tab: str = "1"
    ) -> None:
        self.store: Store = store or MemoryStore()
        self.shown: dict[str, str] = {}
        self.lists: dict[str, list[str]] = {}
        """The lines of regions that grow line by line."""
        self.form: dict[str, str] = {}
        self.asked = query or {}
        self.at = place
        self.files: list[tuple[str, str]] = []
        self.cues: list[Cue] = []
        self.seeds = iter(range(1, 100))
        self.is_ready = False
        self.language = self.styled = ""
        self.sealed = ""
        self.marked: dict[str, str] = {}
        self.revealed = ""
        self.focused = "body *"
        self.scrolled: list[str] = []
        self.printed_book = ""
        self.adopted: list[str] = []
        self.tab = tab
        self.stands = Standing()
        self.taken: list[str] = []
        self.contrast_is = ""
        self.heard: list[tuple[str, float, int]] = []
        self.rings: list[tuple[int, int]] = []
        self.waits = False
        """Whether what is to come after a frame waits in ``due``."""
        self.due: Callable[[], None] = lambda: None

    def show(self, region: str, markup: Markup) -> bool:
        changed = self.shown.get(region) != markup
        self.shown[region] = markup
        self.lists.pop(region, None)
        return changed

    def append(self, region: str, markup: Markup, *, drop: int = 0) -> None:
        lines = self.lists.setdefault(region, [])
        del lines[:drop]
        lines += re.findall(r"<p.*?</p>", markup)
        self.shown[region] = "".join(lines)

    def patch(self, region: str, changed: Mapping[int, Markup]) -> None:
        for place, markup in changed.items():
            self.lists[region][place] = markup
        self.shown[region] = "".join(self.lists[region])

    def forget(self, *regions: str) -> None:
        for region in regions:
            self.shown.pop(region, None)

    def after_frame(self, draw: Callable[[], None]) -> None:
        if self.waits:
            self.due = draw
        else:
            draw()

    def printed(self) -> str:
        return self.printed_book

    def adopt(self, region: str, markup: Markup) -> None:
        self.adopted.append(region)
        self.shown[region] = markup

    def lobby(self) -> Markup:
        page = (Path(__file__).parents[3] / "index.html").read_text("utf-8")
        return Markup(page.partition('tabindex="-1">')[2].partition("</main>")[0].strip())

    def dress(self, language: str, theme: str, motion: str, title: str, game: str) -> None:
        self.language, self.styled = language, game

    def seal(self, selector: str) -> None:
        self.sealed = selector

    def focus_in(self, selector: str) -> bool:
        return self.focused in (selector, *selector.split(", "))

    def focus(self, selector: str) -> None:
        self.focused = selector

    def scroll_to(self, selector: str) -> None:
        self.scrolled.append(selector)

    def reveal(self, ident: str) -> None:
        self.revealed = ident

    def modal(self, markup: Markup | None) -> None:
        self.shown["dialog"] = markup or ""

    def mark(self, selector: str, word: str) -> None:
        self.marked[word] = selector

    def values(self, form: str) -> dict[str, str]:
        return self.form

    def query(self) -> dict[str, str]:
        return self.asked

    def place(self) -> str:
        return self.at

    def go(self, place: str, *, replace: bool = False) -> None:
        self.at, self.asked = place, {}

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def standing(self) -> Standing:
        return self.stands

    def take_offer(self, name: str) -> None:
        self.taken.append(name)

    def seed(self) -> int:
        return next(self.seeds)

    def now(self) -> str:
        return "2026-11-30T12:34"

    def reduced_motion(self) -> bool:
        return True

    def ready(self) -> None:
        self.is_ready = True

    def contrast(self, choice: str) -> None:
        self.contrast_is = choice

    def sound(self, name: str, volume: float, delay: int) -> None:
        self.heard.append((name, volume, delay))

    def bind_board(self) -> None: ...

    def unbind_board(self) -> None: ...

    def zoom(self, step: int) -> None: ...

    def look_at(self, board: tuple[int, int], spots: Sequence[tuple[int, int]]) -> None: ...

    def ring(self, across: float, down: float) -> None:
        self.rings.append((round(across), round(down)))

    def perform(self, cues: Sequence[Cue]) -> None:
        self.cues.extend(cues)

    def finish_animations(self) -> None: ...

    async def sprite(self, game: str) -> None: ...

    async def pause(self, millis: int) -> None:
        import asyncio

        await asyncio.sleep(0)


async def opened(desk: Desk, language: str = "en") -> App:
    """Return an application that has started on a page."""
    app = App(desk, language)
    await app.start(None, lasting=True)
    return app


async def persons_turn(app: App) -> bool:
    """Let the bots play until a person has to answer; return False when the game is over instead."""
    import asyncio

    while app.match is not None and app.match.bot_to_act():
        await asyncio.sleep(0)
    return app.match is not None and app.match.session.outcome is None
