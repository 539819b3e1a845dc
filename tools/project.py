"""Where things lie in the checkout, and the one way a command ends early: `Stop`, with a sentence for the reader."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
VENDOR = ROOT / "vendor"
SITE = ROOT / "site"
LOG = ROOT / ".setup.log"


class Stop(Exception):
    """A failure the reader can act on; its text is one sentence that says what to do."""


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(text, flush=True)


def shown(path: Path) -> str:
    """Return the path as a reader in the checkout would type it."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


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
    """Let one dev.py set up and build in this checkout at a time; another waits and says so."""
    try:
        import fcntl
    except ImportError:  # Windows has no flock, and two set-ups at once are rare there
        yield
        return
    with (ROOT / ".setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another dev.py that is setting up or building in this folder ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def environment(**extra: str | Path) -> dict[str, str]:
    """Return this process's environment with `extra` on top."""
    return {**os.environ, **{name: str(value) for name, value in extra.items()}}
