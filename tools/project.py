"""Where things lie in the checkout, and the one way a command ends early: `Stop`, with a sentence for the reader."""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
VENDOR = ROOT / "vendor"
SITE = ROOT / "site"
LOG = ROOT / ".setup.log"
LOCK = ROOT / ".setup.lock"


class Stop(Exception):
    """A failure the reader can act on; its text is one sentence that says what to do."""


class Damaged(Stop):
    """A file is missing, empty or unreadable; `path` tells which, so that what was fetched can be fetched again."""

    def __init__(self, path: Path) -> None:
        fetched = next((part for part in path.parents if part.name in (NODE_MODULES.name, VENDOR.name)), None)
        remedy = (
            "take it from the repository again" if fetched is None else f"remove {shown(fetched)} and run this again"
        )
        super().__init__(f"{shown(path)} is missing or damaged; {remedy}.")
        self.path = path


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(text, flush=True)


def shown(path: Path) -> str:
    """Return the path as a reader in the checkout would type it."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def whole(path: Path) -> Path:
    """Return the path of a file that has content. Raises Damaged otherwise."""
    if not path.is_file() or path.stat().st_size == 0:
        raise Damaged(path)
    return path


def read_text(path: Path) -> str:
    """Return the text of a file. Raises Damaged when it cannot be read."""
    try:
        return whole(path).read_text(encoding="utf-8")
    except ValueError as error:
        raise Damaged(path) from error


def read_json(path: Path, *keys: str) -> dict[str, Any]:
    """Return the object in a JSON file. Raises Damaged when there is none, or when it lacks one of the keys."""
    try:
        value = json.loads(read_text(path))
    except ValueError as error:
        raise Damaged(path) from error
    if not isinstance(value, dict) or not value.keys() >= set(keys):
        raise Damaged(path)
    return value


def read_toml(path: Path) -> dict[str, Any]:
    """Return the table in a TOML file of the project. Raises Stop with the place of the mistake."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Stop(f"{shown(path)} is not valid TOML: {error}; correct that and run this again.") from error


def run_logged(command: Sequence[str | Path], failure: str, *, env: Mapping[str, str] | None = None) -> None:
    """Run a set-up command in the checkout with its output kept in `.setup.log`.

    Raises Stop with `failure`, and a pointer to the log, when the command cannot be started or ends with an error.
    """
    words = [str(word) for word in command]
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(words)}\n".encode())
        log.flush()
        try:
            done = subprocess.run(
                words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
            )
        except OSError as error:
            raise Stop(f"{failure} ({error}).") from error
    if done.returncode != 0:
        raise Stop(f"{failure} (the end of {shown(LOG)} tells why).")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let one dev.py set up and build in this checkout at a time; another waits and says so.

    A checkout that cannot be written to needs no lock as long as nothing is missing in it. Raises Stop if something is.
    """
    try:
        import fcntl
    except ImportError:  # Windows has no flock, and two set-ups at once are rare there
        yield
        return
    try:
        lock = LOCK.open("w")
    except OSError:
        with _nothing_to_write():
            yield
        return
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another dev.py that is setting up or building in this folder ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def _nothing_to_write() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Stop(f"Something is to be set up or built, and {ROOT} cannot be written to ({error}).") from error


def environment(**extra: str | Path) -> dict[str, str]:
    """Return this process's environment with `extra` on top."""
    return {**os.environ, **{name: str(value) for name, value in extra.items()}}
