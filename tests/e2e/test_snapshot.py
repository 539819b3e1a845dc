"""Starting from the memory snapshot and the plain way: every fault of the snapshot, over several visits by one browser.

Whoever goes the plain way fetches the wheel; from the snapshot nobody does.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable

import zstandard
from playwright.sync_api import BrowserContext, Page, Route

from tests.e2e import acts
from tests.e2e.conftest import NewContext, Watch

SITE = acts.ROOT / "site"
MEMORY = "**/memory.bin"
BUILD_ID = 20
"""Where in a memory, in bytes, one of the bytes stands that tell of which build of Pyodide it is."""

KEPT = "caches.open('kraina-snapshot').then(cache => cache.keys()).then(kept => kept.length)"
"""How many snapshots the browser keeps."""

Fault = Callable[[BrowserContext], None]


def about() -> dict[str, dict[str, dict[str, str]]]:
    """Return what the build noted of the snapshot."""
    noted: dict[str, dict[str, dict[str, str]]] = json.loads((SITE / "build.json").read_text("utf-8"))["snapshot"]
    return noted


def packed() -> bytes:
    return (SITE / str(about()["folder"]) / "memory.bin").read_bytes()


def changed(place: int) -> bytes:
    """Return the unpacked file with another byte at a place of its first run, with which the memory begins."""
    memory = bytearray(zstandard.decompress(packed()))
    head = 4 * (2 + 2 * int.from_bytes(memory[4:8], "little"))
    memory[head + place] ^= 1
    return bytes(memory)


def send(body: bytes) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type="application/octet-stream")


def missing(context: BrowserContext) -> None:
    context.route(MEMORY, lambda route: route.fulfill(status=404, body="not found", content_type="text/plain"))


def cut(context: BrowserContext) -> None:
    context.route(MEMORY, send(packed()[:-100_000]))


def garbled(context: BrowserContext) -> None:
    """Send a file that cannot be unpacked."""
    content = bytearray(packed())
    content[3_000_000:3_000_100] = bytes(100)
    context.route(MEMORY, send(bytes(content)))


def another_kind(context: BrowserContext) -> None:
    context.route(MEMORY, send(b"<!doctype html><title>Not found</title>"))


def without_its_decoder(context: BrowserContext) -> None:
    context.route("**/zstddec-stream.mjs", lambda route: route.fulfill(status=404, body="", content_type="text/plain"))


def shortened(context: BrowserContext) -> None:
    """Send a whole file of too little."""
    context.route(MEMORY, send(zstandard.compress(changed(BUILD_ID)[:-65536], 1)))


def altered(context: BrowserContext) -> None:
    context.route(MEMORY, send(zstandard.compress(changed(20_000_000), 1)))


def of_another_build(context: BrowserContext) -> None:
    """Send a snapshot that is what the page expects, but was made with another build of Pyodide."""
    memory = changed(BUILD_ID)
    context.route(MEMORY, send(zstandard.compress(memory, 1)))
    page = (SITE / "index.html").read_text("utf-8")
    expected = page.replace(about()["parts"]["memory"]["sha256"], hashlib.sha256(memory).hexdigest())
    assert expected != page
    context.route(re.compile(r"/$"), lambda route: route.fulfill(body=expected, content_type="text/html"))


class Visit:
    """A visit to the page, which tells which way it started."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.asked: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url.rpartition("/")[2]))
        self.page.goto(address)

    def ready(self) -> Visit:
        acts.wait_ready(self.page)
        return self

    @property
    def plain(self) -> bool:
        return any(name.endswith(".whl") and name.startswith("kraina") for name in self.asked)

    @property
    def fetched(self) -> bool:
        return "memory.bin" in self.asked

    def leave(self) -> None:
        self.page.close()

    def kept(self) -> None:
        """Wait until the memory is kept in the browser's cache."""
        self.page.wait_for_function(f"{KEPT}.then(kept => kept === 1)")

    def seed(self) -> str:
        """Begin a game and return its seed."""
        self.page.click("[data-act=quick][data-value=monstrum]")
        acts.wait_turn(self.page)
        save = json.loads(self.page.evaluate("kraina.save()"))
        return str(save["seed"])


FAULTS = (missing, of_another_build)
"""One that is refused when it is fetched, and the one that is refused by Pyodide."""
FETCHED = (cut, altered, garbled, another_kind, without_its_decoder, shortened)
"""Refused when they are fetched, as one that is missing; what follows then is the same."""


def test_faulty_snapshots_are_passed_over_and_a_good_one_is_used_then(
    new_context: NewContext, address: str, watch: Watch
) -> None:
    watch.expected = "404"
    context = new_context()
    for fault in FAULTS:
        fault(context)
        visit = Visit(context, address).ready()
        assert (visit.plain, visit.fetched) == (True, True), fault.__name__
        assert visit.page.text_content("#progress .detail") == ""  # nobody was told of a failure
        assert visit.page.evaluate(KEPT) == 0
        visit.leave()
        context.unroute_all()
    good = Visit(context, address).ready()
    assert (good.plain, good.fetched) == (False, True)


def test_a_snapshot_that_cannot_be_unpacked_or_is_not_what_was_built_is_refused(
    new_context: NewContext, address: str, watch: Watch
) -> None:
    watch.expected = "404"
    context = new_context()
    told = re.sub(r"<script[^>]*(?:src=|>)(?!\{)[^<]*</script>", "", (SITE / "index.html").read_text("utf-8"))
    context.route(re.compile(r"/$"), lambda route: route.fulfill(body=told, content_type="text/html"))
    for fault in (None, *FETCHED):
        if fault is not None:
            fault(context)
        page = context.new_page()
        page.goto(address)
        page.evaluate("caches.delete('kraina-snapshot')")
        given = page.evaluate("""import('./js/snapshot.mjs').then(async (it) => {
            let taken = 0;
            await it.memory((bytes) => (taken = bytes.byteLength));
            return taken;
        }).catch(error => error.message)""")
        if fault is None:
            assert given == int(about()["parts"]["memory"]["length"])
        else:
            assert isinstance(given, str) and given, fault.__name__
        page.close()


def test_later_visits_start_from_what_is_kept_and_never_with_the_same_chance(
    new_context: NewContext, address: str
) -> None:
    context = new_context()
    first = Visit(context, address).ready()
    assert (first.plain, first.fetched) == (False, True)
    first.kept()
    seeds = [first.seed()]
    first.leave()
    later = Visit(context, f"{address}#setup/monstrum").ready()
    assert (later.plain, later.fetched) == (False, False)
    later.page.click("#top .brand")
    seeds.append(later.seed())
    assert len(set(seeds)) == 2
    assert all(seed.isdigit() for seed in seeds)
    damage = """async () => {
        const cache = await caches.open('kraina-snapshot');
        const [request] = await cache.keys();
        const bytes = await (await cache.match(request)).arrayBuffer();
        await cache.put(request, new Response(bytes.slice(0, -65536)));
    }"""
    later.page.evaluate(damage)
    later.leave()
    healed = Visit(context, address).ready()
    assert (healed.plain, healed.fetched) == (False, True)


def test_after_a_start_that_was_not_ready_the_next_goes_the_plain_way_and_after_two_all_do(
    new_context: NewContext, address: str
) -> None:
    context = new_context()
    held: list[Route] = []
    for turn in (1, 2):
        context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
        stuck = Visit(context, address)
        while len(held) < turn:
            stuck.page.wait_for_timeout(50)
        stuck.page.wait_for_function(
            "performance.getEntriesByType('resource').some(it => it.name.endsWith('/memory.bin'))"
        )
        stuck.leave()
        context.unroute_all()
        after = Visit(context, address)
        while not after.plain:  # how the plain way ends is seen below
            after.page.wait_for_timeout(50)
        assert not after.fetched
        after.leave()
    for_good = Visit(context, address).ready()
    assert (for_good.plain, for_good.fetched) == (True, False)
