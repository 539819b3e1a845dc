"""Finds the Chromium that the browser tests drive, and on Debian, as root, installs it."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

from tools.debian import apt_install, is_debian_root
from tools.project import Stop, shown
from tools.setup import site_packages, venv_python

NAMES = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome")
OWN_PROGRAMS = {
    "chromium": ("chrome-linux*/chrome", "chrome-mac*/*.app/Contents/MacOS/*", "chrome-win*/chrome.exe"),
    "firefox": ("firefox/firefox", "firefox/*.app/Contents/MacOS/firefox", "firefox/firefox.exe"),
    "webkit": ("pw_run.sh", "Playwright.exe"),
}
"""Where in the folder of Playwright's own browser its program is, by the system."""
MAC_APPLICATIONS = ("Chromium", "Google Chrome")


def find_chromium(*, offline: bool) -> Path:
    """Return a Chromium or Chrome: the one in KRAINA_CHROMIUM, Playwright's own, the system's, or a fresh one.

    Raises Stop with what to install when there is none: browser tests are never left out.
    """
    named = os.environ.get("KRAINA_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise Stop(f"KRAINA_CHROMIUM names {named}, which is not there; correct it or unset it.")
        return Path(named)
    found = playwrights_own("chromium") or _systems()
    if found is None and is_debian_root() and not offline:
        apt_install("chromium")
        found = _systems()
    if found is None:
        raise Stop(
            "The browser tests need Chromium or Google Chrome and there is none; install one of them "
            f"(or run {shown(venv_python())} -m playwright install chromium) and run this again."
        )
    return found


def playwrights_own(engine: str) -> Path | None:
    """Return the browser that `playwright install` puts in place of an engine for the Playwright in .venv."""
    index = site_packages() / "playwright" / "driver" / "package" / "browsers.json"
    if not index.exists():
        return None
    listed = json.loads(index.read_text(encoding="utf-8"))["browsers"]
    one = next(browser for browser in listed if browser["name"] == engine)
    revisions = (one["revision"], *one.get("revisionOverrides", {}).values())
    patterns = [f"{engine}-{revision}/{program}" for revision in revisions for program in OWN_PROGRAMS[engine]]
    return next((program for pattern in patterns for program in _playwrights_folder().glob(pattern)), None)


def _playwrights_folder() -> Path:
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if named and named != "0":
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ms-playwright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "ms-playwright"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "ms-playwright"


def _systems() -> Path | None:
    for name in NAMES:
        program = shutil.which(name)
        if program is not None:
            return Path(program)
    installed = [Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in MAC_APPLICATIONS]
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if variable in os.environ:
            installed.append(Path(os.environ[variable]) / "Google" / "Chrome" / "Application" / "chrome.exe")
    return next((program for program in installed if program.is_file()), None)
