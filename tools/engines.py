"""Finds Firefox and WebKit for the smoke test in three engines: Playwright's own, or on Debian, as root, Debian's."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.browser import playwrights_own
from tools.debian import apt_install, is_debian_root
from tools.project import ROOT, Stop, shown
from tools.setup import npm_packages, set_up, venv_python

PUPPETEER = ROOT / "tests" / "engines"
"""Locks what drives Debian's Firefox; what drives Debian's WebKit is in requirements/engines.txt."""
FIREFOX = {"firefox-esr": "firefox-esr"}
WEBKIT = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Programs of Debian, and the packages that they are in."""
LIBRARIES = Path("/usr/lib")
MINI_BROWSER = "*-linux-gnu*/webkit2gtk-4.1/MiniBrowser"

How = dict[str, str]
"""The ``program`` of an engine, and its ``driver``: ``playwright``, ``puppeteer`` or ``selenium``."""


def find_engines(chromium: Path, *, offline: bool) -> dict[str, How]:
    """Return how each of the three engines is driven, after installing what is wanted for that.

    Raises Stop with what to install when one cannot be had: no engine is left out.
    """
    found = {"chromium": {"driver": "playwright", "program": str(chromium)}}
    for engine, debians in (("firefox", _debians_firefox), ("webkit", _debians_webkit)):
        own = playwrights_own(engine)
        if own is not None:
            found[engine] = {"driver": "playwright", "program": str(own)}
            continue
        how = debians(offline=offline)
        if how is None:
            raise Stop(
                f"The smoke test in all engines needs {engine} and there is none; run {shown(venv_python())} -m "
                f"playwright install --with-deps {engine} (on Debian, as root, this command without --offline does) "
                "and run this again."
            )
        found[engine] = how
    return found


def _debians_firefox(*, offline: bool) -> How | None:
    if not _has(FIREFOX, offline=offline):
        return None
    npm_packages(PUPPETEER, offline=offline)
    return {"driver": "puppeteer", "program": str(shutil.which("firefox-esr"))}


def _debians_webkit(*, offline: bool) -> How | None:
    program = next(LIBRARIES.glob(MINI_BROWSER), None) if _has(WEBKIT, offline=offline) else None
    if program is None:
        return None
    set_up(("engines",), offline=offline)
    return {"driver": "selenium", "program": str(program)}


def _has(programs: dict[str, str], *, offline: bool) -> bool:
    """Return whether all programs are there, after installing the missing ones where that can be done."""
    for program, package in programs.items():
        if shutil.which(program) is None and is_debian_root() and not offline:
            apt_install(package)
    return all(map(shutil.which, programs))
