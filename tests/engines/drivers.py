"""Chromium, Firefox and WebKit by one interface: each keeps a profile, opens addresses, runs expressions and clicks."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Playwright

from tests.e2e.acts import FLAGS, PATIENCE

PUPPETEER = Path(__file__).with_name("firefox.mjs")


class Driver(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None:
        """Open an address."""

    def run(self, expression: str) -> Any:
        """Return the value of an expression of JavaScript, awaited, in the page."""

    def click(self, selector: str) -> None:
        """Click the first element that matches, as a person would."""


@contextmanager
def playwrights(playwright: Playwright, engine: str, program: str, profile: Path) -> Iterator[Driver]:
    """Drive a browser by Playwright."""
    flags = list(FLAGS) if engine == "chromium" else []
    kind = getattr(playwright, engine)
    context = kind.launch_persistent_context(profile, executable_path=program, args=flags)
    context.set_default_timeout(PATIENCE)
    try:
        yield _Playwrights(context.new_page())
    finally:
        context.close()


class _Playwrights:
    def __init__(self, page: Any) -> None:
        self.go, self.run, self.click = page.goto, page.evaluate, page.click


@contextmanager
def puppeteers(program: str, profile: Path) -> Iterator[Driver]:
    """Drive Firefox by Puppeteer, in Node.js."""
    command = [os.environ.get("KRAINA_NODE", "node"), str(PUPPETEER), program, str(profile)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        yield _Puppeteers(running)
        assert running.stdin is not None
        running.stdin.close()


class _Puppeteers:
    def __init__(self, running: subprocess.Popen[str]) -> None:
        self._running = running

    def _ask(self, **what: str) -> Any:
        stdin, stdout = self._running.stdin, self._running.stdout
        assert stdin is not None and stdout is not None
        print(json.dumps(what), file=stdin, flush=True)
        answer = json.loads(stdout.readline() or '{"error": "Firefox is gone"}')
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def go(self, address: str) -> None:
        self._ask(go=address)

    def run(self, expression: str) -> Any:
        return self._ask(run=expression)

    def click(self, selector: str) -> None:
        self._ask(click=selector)


@contextmanager
def seleniums(program: str) -> Iterator[Driver]:
    """Drive WebKitGTK by Selenium, on a screen that nobody sees. Its profile ends with it."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.service import Service

    options = webdriver.WebKitGTKOptions()
    options.binary_location = program
    options.add_argument("--automation")
    with screen() as display:
        # As root, which continuous runs often are, WebKit cannot make its sandbox.
        env = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        browser = webdriver.WebKitGTK(options=options, service=Service(env=env))
        try:
            browser.set_script_timeout(PATIENCE / 1000)
            yield _Seleniums(browser)
        finally:
            browser.quit()


class _Seleniums:
    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self.go = browser.get

    def run(self, expression: str) -> Any:
        tell = f"const tell = arguments[0]; Promise.resolve({expression}).then(tell, error => tell(String(error)))"
        return self._browser.execute_async_script(tell)

    def click(self, selector: str) -> None:
        self._browser.find_element("css selector", selector).click()


@contextmanager
def screen() -> Iterator[str]:
    """Run a screen in memory and give its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        try:
            yield f":{running.stdout.readline().strip()}"
        finally:
            running.terminate()


@contextmanager
def driver(playwright: Playwright, engine: str, how: dict[str, str], profile: Path) -> Iterator[Driver]:
    """Start a browser: ``how`` names its program and what drives it, as ``tools/engines.py`` found them."""
    program = how["program"]
    ways = {
        "playwright": lambda: playwrights(playwright, engine, program, profile),
        "puppeteer": lambda: puppeteers(program, profile),
        "selenium": lambda: seleniums(program),
    }
    with ways[how["driver"]]() as started:
        yield started


def wait_for(one: Driver, expression: str) -> Any:
    """Return the first value of an expression that is true. Fails when none comes within the usual patience."""
    latest = time.monotonic() + PATIENCE / 1000
    while not (value := one.run(expression)):
        assert time.monotonic() < latest, f"never came: {expression}"
        time.sleep(0.05)
    return value
