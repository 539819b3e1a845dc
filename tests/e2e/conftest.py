"""Fixtures of the browser tests: one server, one browser and one started page for all, or a context for each test.

To load Python costs seconds, so tests take the shared ``lobby`` unless the start itself is what they are about.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, sync_playwright

from tests.e2e import acts
from tests.e2e.looks import SIZES, Looks

NewContext = Callable[..., BrowserContext]
HERE = Path(__file__).parent
DEAD = ("Target crashed", "Page crashed")
"""What Playwright says when the renderer of Chromium has died."""


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a browser test once more, and say so, if the renderer of Chromium died in it: that happens on busy machines.

    A test in which it dies twice fails.
    """
    if not item.path.is_relative_to(HERE):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed and any(said in report.longreprtext for said in DEAD) for report in reports):
        warnings.warn(f"the browser died in {item.nodeid}, which is run once more", stacklevel=1)
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


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


class Shared:
    """The page that many tests share: it is started once, and anew only if its renderer has died."""

    def __init__(self, start: Callable[[], Page]) -> None:
        self._start = start
        self._page: Page | None = None
        self._dead = False

    def page(self) -> Page:
        """Return it."""
        if self._page is None or self._dead:
            self._page, self._dead = self._start(), False
            self._page.on("crash", self._dies)
        return self._page

    def _dies(self, page: Page) -> None:
        self._dead = True


@pytest.fixture(scope="session")
def shared(browser: Browser, hearing: Watch, address: str) -> Shared:
    """A page that is started once for all tests that may share it."""

    def start() -> Page:
        context = acts.prepare(browser.new_context(**acts.USUAL))
        hearing.listen(context)
        page = context.new_page()
        acts.open_page(page, address)
        return page

    return Shared(start)


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
def lobby(shared: Shared, watch: Watch) -> Page:
    """The shared page, back in an empty lobby."""
    return acts.fresh(shared.page())


@pytest.fixture
def looks(request: pytest.FixtureRequest, lobby: Page) -> Iterator[Looks]:
    """Eyes on the shared page, which is as big as the parameter says; on a phone it is touched."""
    acts.resize(lobby, SIZES[getattr(request, "param", "desktop")])
    yield Looks(lobby)
    lobby.emulate_media(color_scheme="light", contrast="no-preference")
    acts.resize(lobby, acts.DESKTOP)
