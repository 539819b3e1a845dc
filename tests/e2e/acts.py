"""What a person does at the page, for tests and screenshots: opening it, answering, playing a game to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page, Playwright, ViewportSize

from table.motion import SPEEDS
from tools.browser import find_chromium
from tools.serve import HOST, site_server

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SLIDE = "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('change', {bubbles: true})) }"
PATIENCE = 60_000
"""Milliseconds to wait for anything: the machine may be busy with other tests."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
USUAL: dict[str, Any] = {"viewport": DESKTOP, "service_workers": "block"}
"""How contexts are made: only the tests of the service worker let it keep a copy of the whole site."""
OFFERED = "#options button[data-key]:not([aria-pressed=true], [aria-disabled=true], details:not([open]) *)"
STILL = (
    "if (location.origin !== 'null' && !localStorage.getItem('kraina/settings'))"
    " localStorage.setItem('kraina/settings', JSON.stringify({speed: 'off', language: 'en'}))"
)
"""Run before the page: nothing moves, and the page speaks English until told otherwise."""


@contextmanager
def served(prefix: str = "/") -> Iterator[str]:
    """Serve site/ on a free port and give its address."""
    server = site_server(ROOT / "site", prefix=prefix)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{server.server_address[1]}{prefix}"
    finally:
        server.shutdown()
        server.server_close()


def launch(playwright: Playwright) -> Browser:
    """Start the Chromium that dev.py found."""
    return playwright.chromium.launch(executable_path=find_chromium(offline=True), args=list(FLAGS))


def prepare(context: BrowserContext) -> BrowserContext:
    """Give a context patience and a page where nothing moves."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(STILL)
    return context


def wait_ready(page: Page) -> None:
    """Wait until Python has said that the page is ready."""
    page.wait_for_selector("html[data-kraina=ready]", state="attached")


def open_page(page: Page, address: str) -> None:
    """Open an address and wait until the page is ready."""
    page.goto(address)
    wait_ready(page)


def fresh(page: Page) -> Page:
    """Bring a page that was used before back to an empty lobby, without loading Python anew."""
    page.evaluate("""() => {
        document.querySelector('dialog[open] [data-act=close]')?.click();
        for (let one; (one = document.querySelector('.notice [data-act=dismiss]')); ) one.click();
        document.querySelector('[data-act=language][data-value=en]').click();
        if (location.hash) location.hash = '';
    }""")
    page.wait_for_selector("html[lang=en][data-kraina=ready] [data-screen=lobby]")
    page.evaluate("localStorage.clear()")
    if page.get_attribute("html", "data-motion") != "off":
        move_at(page, "off")
    return page


def resize(page: Page, size: ViewportSize) -> None:
    """Make the page as big as a screen; one as big as that of a phone is touched, and laid out as a phone's."""
    page.set_viewport_size(size)
    phone = size == PHONE
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setTouchEmulationEnabled", {"enabled": phone})
    tools.send("Emulation.setDeviceMetricsOverride", {**size, "mobile": phone, "deviceScaleFactor": 1})


def move_at(page: Page, speed: str) -> None:
    """Choose how fast things move."""
    page.click("#top [data-value=settings]")
    page.locator("#settings [name=speed]").evaluate(SLIDE, SPEEDS.index(speed))
    page.wait_for_selector(f"html[data-motion={speed}]")
    page.click("#dialog [data-act=close]")
    page.wait_for_selector("#dialog", state="hidden")


def begin(
    page: Page,
    seed: int,
    kinds: Sequence[str],
    names: Sequence[str] = (),
    *,
    game: str = "monstrum",
    switches: Mapping[str, str] | None = None,
) -> None:
    """Set a game up and start it, on a page that is open already; switches that are not named stand as usual."""
    visit(page, f"setup/{game}")
    while (seats := page.locator(".seat").count()) != len(kinds):
        seat = "[data-act=seat-add]" if seats < len(kinds) else f"[data-act=seat-remove][data-value='{seats - 1}']"
        page.click(seat)
    for seat, kind in enumerate(kinds):
        page.select_option(f"[name=kind-{seat}]", kind)
        page.fill(f"[name=name-{seat}]", names[seat] if names else "")
    for switch, value in (switches or {}).items():
        page.check(f"[name=switch-{switch}][value='{value}']")
    page.fill("[name=seed]", str(seed))
    page.click("[data-act=start]")
    page.wait_for_selector("[data-screen=table], [data-screen=result]")


def visit(page: Page, place: str) -> None:
    """Go to a place of the page that is open already; the page is not loaded anew."""
    page.evaluate("place => { location.hash = place }", place)
    page.wait_for_selector(f"html[data-kraina=ready] [data-screen={place.partition('/')[0] or 'lobby'}]")


def put_on_table(page: Page, save: str) -> None:
    """Put a match on the table that was saved without a page."""
    visit(page, "saves")
    page.set_input_files("#import-file", {"name": "save.json", "mimeType": "application/json", "buffer": save.encode()})
    page.wait_for_selector("[data-screen=table]")
    page.click("[data-notice='saves.imported'] [data-act=dismiss]")


def prompt(page: Page) -> str:
    """Return what the banner asks."""
    return page.inner_text("[data-role=prompt]")


def wait_turn(page: Page) -> bool:
    """Wait until a question to the person and all around it stands; return False when the game is over instead."""
    asked = wait_question(page)
    settle(page)
    return asked


def wait_question(page: Page) -> bool:
    """Wait for a question to the person, lifting the curtain; return False when the game is over instead.

    The board, the sheets, the hand and the log come a frame later: ``wait_turn`` waits for them too.
    """
    page.wait_for_selector("#options button[data-key], [data-screen=result], [data-act=lift]")
    if page.query_selector("[data-act=lift]"):
        page.click("[data-act=lift]")
        page.wait_for_selector("#options button[data-key]")
    return page.query_selector("[data-screen=result]") is None


def settle(page: Page) -> None:
    """Wait until all stands that is drawn after the question: board, sheets, hand, log.

    They are drawn by a message sent from the next frame, so this one, sent from the frame after it, comes later.
    """
    page.evaluate("""() => new Promise(done => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        requestAnimationFrame(() => requestAnimationFrame(() => channel.port2.postMessage(null)));
    })""")


def answer(page: Page, choose: Callable[[list[ElementHandle]], ElementHandle]) -> None:
    """Click one of the offered buttons, or as many of them as are wanted, and confirm those."""
    while True:
        choose(page.query_selector_all(OFFERED)).click()
        if page.query_selector("#options [aria-pressed=true]") is None:
            return
        if (confirm := page.query_selector("#options [data-role=confirm]:enabled")) is not None:
            confirm.click()
            return


def play_a_card(page: Page) -> None:
    """Answer until a movement card can be played, play it, and wait for the question where to go."""
    while wait_question(page) and not page.query_selector("#options button[data-key^=card]"):
        page.click("#options button[data-key]")
    page.click("#options button[data-key^=card]")
    page.wait_for_selector("#options button[data-key^=field]")
    settle(page)


def play_to_the_end(page: Page) -> None:
    """Click the first button until the game is over: of a move it is the field nearest to the goal."""
    while wait_question(page):
        answer(page, lambda offered: offered[0])


def play_on(page: Page, answers: int, seed: int = 1) -> int:
    """Answer up to a number of questions; return how many were answered before the end."""
    chance = random.Random(seed)
    for given in range(answers):
        if not wait_question(page):
            return given
        answer(page, chance.choice)
    settle(page)
    return answers
