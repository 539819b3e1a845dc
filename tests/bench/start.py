"""How long the page takes to start and how much it fetches, each as a ratio to bare Pyodide in the same run.

Bare Pyodide is a page that does nothing but ``await loadPyodide()``, with npm's package served by the same server to
the same Chromium. A round gives each of the two a browser profile of its own and visits it three times, in turns: the
first visit has nothing in the browser's caches, the two later ones find there what the first left behind. On the first
visit of ours a short while is played, and the game put away: Chromium keeps machine code once enough of it was made,
for which bare Pyodide does enough while it starts.
"""

from __future__ import annotations

import gzip
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.e2e.acts import FLAGS, PATIENCE, play_on
from tools.browser import find_chromium
from tools.project import NODE_MODULES, SITE
from tools.serve import HOST, SiteRequest, SiteServer
from tools.vendored import PYODIDE_FILES

VISITS = 3
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
performance.mark("kraina-ready");
</script>"""
READY = "performance.getEntriesByName('kraina-ready')[0]?.startTime"
SETTLED = 6_000
"""Milliseconds that a visit goes on: nothing is fetched any more, and Chromium has put the machine code away."""

PLAYED = 12
"""Decisions of the game that is played on the first visit."""

Rounds = dict[str, dict[str, list[float]]]


class Recorder(SiteRequest):
    """Notes what is asked for, by the page or by a worker of it."""

    def __init__(self, *args: object, asked: list[str], **options: object) -> None:
        self.asked = asked
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Note the file that a request is for, and answer it."""
        self.asked.append(urlsplit(self.path).path.lstrip("/") or "index.html")
        super().do_GET()


@dataclass(frozen=True, slots=True)
class Contender:
    """A page that is served: its address, its folder, and the files that were asked for."""

    address: str
    folder: Path
    asked: list[str]


@contextmanager
def _served(folder: Path) -> Iterator[Contender]:
    asked: list[str] = []
    server = SiteServer((HOST, 0), partial(Recorder, directory=str(folder), asked=asked))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Contender(f"http://{HOST}:{server.server_address[1]}/", folder, asked)
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def contenders() -> Iterator[dict[str, Contender]]:
    """Serve both pages."""
    with tempfile.TemporaryDirectory() as temporary:
        bare = Path(temporary)
        for name in (*PYODIDE_FILES, "pyodide-lock.json"):
            (bare / name).write_bytes((NODE_MODULES / "pyodide" / name).read_bytes())
        (bare / "index.html").write_text(BARE, encoding="utf-8")
        with _served(bare) as bare_page, _served(SITE) as our_page:
            yield {"bare": bare_page, "ours": our_page}


@contextmanager
def _profile(playwright: Playwright) -> Iterator[BrowserContext]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_chromium(offline=True), args=list(FLAGS)
        )
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()


def _ready(page: Page, address: str) -> float:
    """Open an address and return the milliseconds until the page was ready."""
    page.goto(address)
    page.wait_for_function(READY)
    return float(page.evaluate(READY))


def _play(page: Page) -> None:
    """Play for a short while, and put the game away."""
    page.click("[data-act=quick][data-value=monstrum]")
    play_on(page, PLAYED)
    page.evaluate("localStorage.clear()")


def measure_start(rounds: int) -> dict[str, Any]:
    """Return milliseconds and ratios of the start, for first and later visits: medians over the rounds."""
    times: Rounds = {name: {"first": [], "later": []} for name in ("bare", "ours")}
    with sync_playwright() as playwright, contenders() as both:
        for turn in range(rounds):
            order = list(both) if turn % 2 == 0 else list(both)[::-1]
            with _profile(playwright) as one, _profile(playwright) as other:
                for visit in range(VISITS):
                    for name, context in zip(order, (one, other), strict=True):
                        page = context.new_page()
                        times[name]["later" if visit else "first"].append(_ready(page, both[name].address))
                        if name == "ours" and not visit:
                            _play(page)
                        page.wait_for_timeout(SETTLED)  # so that what is kept for later visits is kept
                        page.close()
    return {kind: _ratio(times["ours"][kind], times["bare"][kind]) for kind in ("first", "later")}


def _ratio(ours: Sequence[float], bare: Sequence[float]) -> dict[str, Any]:
    middle = statistics.median(ours), statistics.median(bare)
    return {
        "ours": middle[0],
        "bare": middle[1],
        "ratio": middle[0] / middle[1],
        "rounds": {"ours": ours, "bare": bare},
    }


def measure_bytes() -> dict[str, Any]:
    """Return the bytes of a first visit, packed with gzip -9 file by file, up to ready and in all, and their ratios."""
    sums: dict[str, dict[str, int]] = {"ready": {}, "all": {}}
    with sync_playwright() as playwright, contenders() as both:
        for name, one in both.items():
            with _profile(playwright) as context:
                page = context.new_page()
                _ready(page, one.address)
                sums["ready"][name] = _packed(one)
                seen = -1
                while len(one.asked) != seen:  # until nothing more is fetched
                    seen = len(one.asked)
                    page.wait_for_timeout(SETTLED)
                sums["all"][name] = _packed(one)
    return {kind: {**found, "ratio": found["ours"] / found["bare"]} for kind, found in sums.items()}


def _packed(one: Contender) -> int:
    """Return the bytes of all files asked for, each once: the second time it comes from the browser's cache."""
    files = [one.folder / name for name in dict.fromkeys(one.asked)]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if file.is_file())
