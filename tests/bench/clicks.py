"""What an answer costs in the page: from a click to the next question, early and late in a game; memory after games.

The clicks are those of six persons in the largest game, without curtains and with nothing moving, autosave included.
The same page plays on from two saves of one match, its tenth and its thousandth decision, in turns; then again with
the processor slowed four times. A late position also holds more than an early one: cards on the board, in hands and
among the options. So a third save is played on from as well: the position of the thousandth decision in a match that
begins there, with no decision before it. Late to early tells how a click grows in a game as it is, late to this one
how much of that is the length of the game alone.

The next question is drawn first, in a frame of its own, and all else after that frame. The clock tells how long
question and frame take; besides, since it tells more where other programs run, the time is taken that the page's
thread itself was at work, from the click until the second frame stands with all that was drawn after the first. That a
frame is ready to be shown is what the page knows; when it is on the screen depends on what paints it, which here is no
graphics card. The memory is what the tab holds after one game of bots and after ten.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from kraina.engine.bot import answer_of, bot_rng
from kraina.engine.game import Seat
from kraina.engine.ids import GameId, PlayerId
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from tests.e2e import acts

LARGEST = GameId("magiczny_miecz")
SEATS = 6
SEED = 1
AT = {"early": 10, "late": 1_000}
"""Decisions at which the clicks are measured."""
ANSWERS = 40
"""Clicks of one measurement."""
BEGUN = "begun"
"""The late position in a match that begins there."""
SLOWED = 4
GAMES = {"first": 1, "last": 10}
HELD = ("usedSize", "embedderHeapUsedSize", "backingStorageSize")
"""Parts of what a tab holds: objects of JavaScript, of the document, and the memory of the interpreter."""
CLICK = """async chance => {
  const keys = [...document.querySelectorAll('#options button[data-key]:not([aria-disabled=true])')];
  const picked = keys[Math.floor(chance * keys.length)];
  const frame = () => new Promise(tell => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => tell(performance.now());
    after.port2.postMessage(0);
  }));
  const first = frame();
  const start = performance.now();
  picked.click();
  document.querySelector('#options [data-role=confirm]:enabled')?.click();
  const done = performance.now() - start;
  const shown = await first - start;
  await frame();
  return [done, shown];
}"""
"""Answer; give the milliseconds until the next question stood, and until its first frame was ready to be shown. What
is drawn after that frame, and the frame in which it is, are waited for too."""


def saves() -> dict[str, str]:
    """Return one match of persons, played by bots outside the page, as saved at each decision, and ``BEGUN``."""
    found = entry(LARGEST)
    session = Session(found.game, [Seat(f"Person {seat + 1}", "human") for seat in range(SEATS)], SEED)
    bots = [found.bot("sensible") for _ in range(SEATS)]
    chances = [bot_rng(SEED, PlayerId(seat)) for seat in range(SEATS)]
    made: dict[str, str] = {}
    for name, decisions in AT.items():
        while len(session.log.answers) < decisions:
            decision = session.pending
            assert decision is not None, "the match is too short to be measured late"
            seat = decision.player
            session.answer(*answer_of(bots[seat], session.view, decision, chances[seat])[0])
        made[name] = save_to_text(session.save())
    last = session.save()
    begun = replace(last, base=last.checkpoint, answers=len(last.tail), log=list(last.tail))
    return {**made, BEGUN: save_to_text(begun)}


@contextmanager
def _page() -> Iterator[tuple[Page, CDPSession]]:
    with sync_playwright() as playwright, acts.served() as address:
        browser = acts.launch(playwright)
        context = acts.prepare(browser.new_context(**acts.USUAL))
        page = context.new_page()
        acts.open_page(page, address)
        yield page, context.new_cdp_session(page)
        browser.close()


def _without_curtain(page: Page) -> None:
    page.evaluate("""() => {
        const settings = JSON.parse(localStorage.getItem('kraina/settings') || '{}');
        localStorage.setItem('kraina/settings', JSON.stringify({...settings, curtain: 'off'}));
    }""")
    page.reload()
    acts.wait_ready(page)


def _clicks(page: Page, chromium: CDPSession, save: str, seed: int) -> list[list[float]]:
    """Return of each click the milliseconds until the question stood and until its frame, and of work in between."""
    acts.put_on_table(page, save)
    chance, measured = Random(seed), []
    for _ in range(ANSWERS):
        acts.wait_turn(page)
        before = _at_work(chromium)
        taken = page.evaluate(CLICK, chance.random())
        measured.append([*taken, *(late - early for early, late in zip(before, _at_work(chromium), strict=True))])
    return measured


def _at_work(chromium: CDPSession) -> list[float]:
    """Return for how many milliseconds the page's thread has been at work: at scripts, Python included, and at all."""
    found = {one["name"]: one["value"] for one in chromium.send("Performance.getMetrics")["metrics"]}
    return [1000 * float(found[name]) for name in ("ScriptDuration", "TaskDuration")]


def measure_clicks(rounds: int) -> dict[str, Any]:
    """Return medians of milliseconds for a click, and characters of a save: early, late, and how much they grow."""
    made = saves()
    measured: dict[tuple[int, str], list[list[float]]] = {}
    with _page() as (page, chromium):
        _without_curtain(page)
        chromium.send("Performance.enable", {"timeDomain": "threadTicks"})
        for speed in (1, SLOWED):
            chromium.send("Emulation.setCPUThrottlingRate", {"rate": speed})
            for turn in range(rounds):
                for name, save in made.items():
                    measured.setdefault((speed, name), []).extend(_clicks(page, chromium, save, SEED + turn))
    found = {"save": _grown({name: float(len(made[name])) for name in AT})}
    rows = (("script", 1, 0), ("frame", 1, 1), ("python", 1, 2), ("work", 1, 3), ("slowed", SLOWED, 0))
    for part, speed, place in rows:
        found[part] = _grown({name: statistics.median(one[place] for one in measured[speed, name]) for name in made})
    return found


def _grown(figures: dict[str, float]) -> dict[str, float]:
    """Return figures with how much the late one is of the early one, and of that of a match which begins there."""
    by_length = {"length": figures["late"] / figures[BEGUN]} if BEGUN in figures else {}
    return {**figures, "growth": figures["late"] / figures["early"], **by_length}


def measure_memory() -> dict[str, float]:
    """Return the bytes that the tab holds after one game of bots and after ten, garbage collected."""
    held: dict[str, float] = {}
    with _page() as (page, chromium):
        for game in range(1, max(GAMES.values()) + 1):
            acts.begin(page, SEED + game, ("sensible",) * 2)
            page.evaluate("document.querySelector('[data-act=skip]')?.click()")
            page.wait_for_selector("[data-screen=result]", timeout=10 * acts.PATIENCE)
            for name, games in GAMES.items():
                if game == games:
                    chromium.send("HeapProfiler.collectGarbage")
                    usage = chromium.send("Runtime.getHeapUsage")
                    held[name] = sum(float(usage.get(part, 0)) for part in HELD)
    return held
