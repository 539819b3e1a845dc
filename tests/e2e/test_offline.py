"""Without the network: kept by one visit, played after a restart, healed, and brought up to date only when asked.

All tests go to one host with one browser profile, whose first visit is the fixture's; each of them says what it needs.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from kraina.games.registry import game_ids
from tests.e2e import acts
from tools.precache import write_worker
from tools.start import HOST, SiteRequest, SiteServer

PLAIN = "licences/idiomorph.txt"
"""A page of the host that needs no Python."""
CORE = "vendor/pyscript/core.js"
CACHE = "(await caches.keys()).find(name => name.startsWith('kraina-precache'))"
ENTRY = f"""async name => {{
    const cache = await caches.open({CACHE});
    const key = (await cache.keys()).find(({{url}}) => new URL(url).pathname === '/' + name);
    const text = key && await (await cache.match(key)).text();
    return text ?? null;
}}"""
COMES = f"""async ([name, want, patience]) => {{
    for (const end = Date.now() + patience; Date.now() < end; await new Promise(next => setTimeout(next, 50)))
        if (await ({ENTRY})(name) === want) return true;
    return false;
}}"""
DROP = f"""async name => {{
    const cache = await caches.open({CACHE});
    await cache.delete((await cache.keys()).find(({{url}}) => new URL(url).pathname === '/' + name));
}}"""
DAMAGE = f"""async name => {{
    const cache = await caches.open({CACHE});
    const key = (await cache.keys()).find(({{url}}) => new URL(url).pathname === '/' + name);
    await cache.put(key, new Response('<svg/>', {{headers: {{'Content-Type': 'image/svg+xml'}}}}));
}}"""


class Host:
    """A web host with a copy of site/, which lets browsers keep files as long as a usual host does."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "site"
        self.profile = folder / "profile"
        self.fetched: Counter[str] = Counter()
        """How often each path was answered with a file."""
        shutil.copytree(acts.ROOT / "site", self.site)
        self._server: SiteServer | None = None
        self.start(0)
        self.port = self._server.server_address[1] if self._server else 0
        self.address = f"http://{HOST}:{self.port}/"

    def start(self, port: int | None = None) -> None:
        """Answer."""
        host = self

        class Request(SiteRequest):
            cache_control = "max-age=600"

            def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
                if int(code) == 200:
                    host.fetched[self.path] += 1

        place = (HOST, self.port if port is None else port)
        self._server = SiteServer(place, partial(Request, directory=str(self.site)))
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def text(self, name: str) -> str:
        """Return a file as it is now."""
        return (self.site / name).read_text(encoding="utf-8")

    def publish(self, name: str, old: str, new: str) -> None:
        """Bring out a new version in which one file differs."""
        assert old in self.text(name)
        (self.site / name).write_text(self.text(name).replace(old, new, 1), encoding="utf-8")
        write_worker(self.site)
        self.fetched.clear()


@contextmanager
def browser_of(playwright: Playwright, host: Host) -> Iterator[Page]:
    """Open the browser of the profile anew and give its page; nothing but the host may be asked for anything."""
    strangers: list[str] = []
    context: BrowserContext = playwright.chromium.launch_persistent_context(
        host.profile, executable_path=acts.find_chromium(offline=True), args=list(acts.FLAGS), viewport=acts.DESKTOP
    )
    context.on("request", lambda asked: None if host.address in asked.url else strangers.append(asked.url))
    try:
        yield acts.prepare(context).pages[0]
    finally:
        context.close()
    assert [url for url in strangers if not url.startswith(("data:", "blob:"))] == []


@pytest.fixture(scope="module")
def host(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host after the first visit of a browser."""
    serving = Host(tmp_path_factory.mktemp("host"))
    with browser_of(playwright, serving) as page:
        acts.open_page(page, serving.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    yield serving
    serving.stop()


def test_the_first_visit_fetches_every_file_and_none_twice(host: Host) -> None:
    files = {f"/{file.relative_to(host.site).as_posix()}" for file in host.site.rglob("*") if file.is_file()}
    assert host.fetched == Counter((files - {"/index.html", "/.nojekyll"}) | {"/"})


def test_every_game_is_played_saved_and_resumed_after_a_restart_with_the_network_gone(
    playwright: Playwright, host: Host
) -> None:
    host.stop()
    saves: dict[str, str] = {}
    with browser_of(playwright, host) as page:
        page.goto(f"{host.address}index.html?lang=en")
        assert page.inner_text("h1") == "A land on your table"
        acts.open_page(page, f"{host.address}?lang=en")
        for game in game_ids():
            page.click(f"[data-act=quick][data-value={game}]")
            assert acts.play_on(page, 3) == 3
            assert acts.wait_turn(page)
            saves[page.evaluate("localStorage.getItem('kraina/current')")] = page.evaluate("kraina.save()")
            acts.visit(page, "")
    with browser_of(playwright, host) as page:
        acts.open_page(page, f"{host.address}#saves")
        for slot, save in saves.items():
            page.click(f"li[data-slot={slot}] [data-act=resume]")
            assert acts.wait_turn(page)
            assert page.evaluate("kraina.save()") == save
            acts.visit(page, "saves")
        acts.visit(page, "")
        assert len(saves) == len(game_ids())
    host.start()


def test_files_that_are_lost_or_damaged_are_fetched_again(playwright: Playwright, host: Host) -> None:
    lost, damaged = "css/layout.css", "css/art/monstrum.svg"
    with browser_of(playwright, host) as page:
        page.goto(host.address + PLAIN)
        page.evaluate(DROP, lost)
        page.evaluate(DAMAGE, damaged)
        host.fetched.clear()
        acts.open_page(page, host.address)
        for name in (lost, damaged):
            assert page.evaluate(COMES, [name, host.text(name), acts.PATIENCE])
        assert {f"/{lost}", f"/{damaged}", "/sw.js"} >= set(host.fetched)
        tools = page.context.new_cdp_session(page)
        assert tools.send("Page.getAppManifest")["errors"] == []
        assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_new_version_waits_for_the_lobby_and_for_a_click(playwright: Playwright, host: Host) -> None:
    host.publish("index.html", "A land on your table", "A new land on your table")
    with browser_of(playwright, host) as page:
        acts.open_page(page, host.address)
        page.click("[data-act=quick][data-value=monstrum]")
        page.wait_for_selector("[data-notice='offers.update_hint']")
        assert page.locator(".notice [data-act=update]").count() == 0
        assert acts.wait_turn(page)
        save = page.evaluate("kraina.save()")
        acts.visit(page, "")
        assert page.inner_text("h1") == "A land on your table"
        other = page.context.new_page()
        other.goto(host.address + PLAIN)
        page.click(".notice [data-act=update]")
        page.wait_for_selector("[data-notice='offers.update_others']")
        other.close()
        page.click(".notice [data-act=update]")
        page.wait_for_selector("h1:has-text('A new land on your table')")
        acts.wait_ready(page)
        page.click("#last [data-act=resume]")
        assert acts.wait_turn(page)
        assert page.evaluate("kraina.save()") == save
        assert set(host.fetched) == {"/", "/sw.js"}


def test_a_page_that_cannot_start_takes_the_new_version_by_itself(playwright: Playwright, host: Host) -> None:
    host.publish(CORE, "", "// another version\n")
    with browser_of(playwright, host) as page:
        page.goto(host.address + PLAIN)
        page.evaluate(DROP, CORE)
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(host.address)
        # A start that fails, and one that does not.
        page.wait_for_selector("html[data-kraina=ready]", state="attached", timeout=2 * acts.PATIENCE)
        assert page.evaluate(ENTRY, CORE) == host.text(CORE)
        assert acts.wait_turn(page)
