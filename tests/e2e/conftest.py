"""Fixtures of the browser tests: one server, one browser and one started page for all, or a context for each test.

To load Python costs seconds, so tests take the shared ``lobby`` unless the start itself is what they are about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, sync_playwright

from tests.e2e import acts
from tests.e2e.looks import SIZES, Looks

NewContext = Callable[..., BrowserContext]


class Watch:
    """Hears what a page complains about and whom it talks to."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.expected = ""
        """Part of complaints that a test provokes on purpose."""

    def forget(self) -> None:
        """Begin to hear for another test."""
        self.complaints.clear()
        self.strangers.clear()
        self.expected = ""

    def listen(self, context: BrowserContext) -> None:
        """Hear everything from a context."""
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.expected and self.expected in message.text):
            self.complaints.append(message.text)

    def _see(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.strangers.append(request.url)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, running as long as the tests do."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    running = acts.launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of site/."""
    with acts.served() as served:
        yield served


@pytest.fixture(scope="session")
def hearing(address: str) -> Watch:
    """What hears all pages."""
    return Watch(urlsplit(address).netloc)


@pytest.fixture(scope="session")
def started(browser: Browser, hearing: Watch, address: str) -> Page:
    """A page that is started once for all tests that may share it."""
    context = acts.prepare(browser.new_context(**acts.USUAL))
    hearing.listen(context)
    page = context.new_page()
    acts.open_page(page, address)
    return page


@pytest.fixture
def watch(hearing: Watch) -> Iterator[Watch]:
    """What the pages of this test complain about: nothing, or the test fails."""
    hearing.forget()
    yield hearing
    assert hearing.complaints == []
    assert hearing.strangers == []


@pytest.fixture
def new_context(browser: Browser, watch: Watch) -> Iterator[NewContext]:
    """Make contexts, each like a browser that was never here before."""
    made: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        context = acts.prepare(browser.new_context(**{**acts.USUAL, **options}))
        watch.listen(context)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """An empty page in a context of its own."""
    return new_context().new_page()


@pytest.fixture
def lobby(started: Page, watch: Watch) -> Page:
    """The shared page, back in an empty lobby."""
    return acts.fresh(started)


@pytest.fixture
def looks(request: pytest.FixtureRequest, lobby: Page) -> Iterator[Looks]:
    """Eyes on the shared page, which is as big as the parameter says; on a phone it is touched."""
    acts.resize(lobby, SIZES[getattr(request, "param", "desktop")])
    yield Looks(lobby)
    lobby.emulate_media(color_scheme="light", contrast="no-preference")
    acts.resize(lobby, acts.DESKTOP)
