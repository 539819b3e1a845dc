"""Builds site/: the page, one wheel with rules, page code and data, and the vendored parts. Same input, same bytes.

The folder is made beside the old one and then takes its place, so that a failed build leaves the old one whole.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from tools.icons import write_sprites
from tools.precache import WORKER, write_worker
from tools.project import (
    NODE_MODULES,
    ROOT,
    SITE,
    VENDOR,
    Damaged,
    Stop,
    environment,
    read_json,
    read_toml,
    run_logged,
    say,
    shown,
)
from tools.setup import mend, venv_python
from tools.snapshot import Snapshot, snapshot_for
from tools.vendored import copy_vendored

PAGE_FILES = ("index.html", "pyscript.toml", "manifest.webmanifest")
PAGE_FOLDERS = ("css",)
OPTIONAL_FOLDERS = ("js",)
WHEEL_SOURCES = ("py/kraina", "py/table", "data")
OTHER_INPUTS = ("py/main.py", WORKER, "pyproject.toml", "LICENSE", "package-lock.json", "requirements", "tools")
START = "<!-- start -->"
"""Where the build writes into index.html what the page needs to start: what to fetch at once, and the snapshot."""
MODULES_AT_ONCE = (
    "js/interpreter.mjs",
    "js/room.mjs",
    "js/snapshot.mjs",
    "js/wasm.mjs",
    "js/regions.mjs",
    "vendor/pyodide/pyodide.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
    "vendor/pyscript/core-*.js",
    "vendor/pyscript/toml-*.js",
    "vendor/idiomorph/idiomorph.esm.js",
    "vendor/panzoom/panzoom.es.js",
)
FILES_AT_ONCE = ("main.py", "pyscript.toml")
"""What the browser would otherwise find one after the other. Not the WebAssembly: when it was preloaded, Chromium does
not use the machine code that it kept of it, and compiles anew on every visit."""
WASM = "pyodide.asm.wasm"
EARLY = "js/early.js"
"""What is written into the page itself, so that nothing has to come before it."""
WHEEL_DATE = "1580601600"
"""The time of every file in the wheel, in seconds since 1970: a fixed one, so that equal input gives equal bytes."""


def build_site(*, offline: bool) -> None:
    """Make site/ from the checkout, unless it was made from exactly this input and is whole.

    What was fetched and is damaged is fetched once more, unless `offline` is set. Raises Stop when a part is missing.
    """
    _check_inputs()
    if _built_from(SITE) == _inputs_digest():
        return
    say("Building site/ ...")
    fresh = SITE.with_name(f"site.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        _make_or_mend(fresh, offline=offline)
        shutil.rmtree(SITE, ignore_errors=True)
        fresh.rename(SITE)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _make_or_mend(fresh: Path, *, offline: bool) -> None:
    try:
        make_site(fresh)
    except Damaged as damage:
        if offline:
            raise Stop(f"{shown(damage.path)} is missing or damaged; run this once without --offline.") from damage
        mend(damage)
        shutil.rmtree(fresh, ignore_errors=True)
        make_site(fresh)


def _check_inputs() -> None:
    for name in (*PAGE_FILES, *PAGE_FOLDERS, *WHEEL_SOURCES, "py/main.py", WORKER):
        if not (ROOT / name).exists():
            raise Stop(f"{name} is missing, and site/ cannot be built without it; take it from the repository again.")


def _input_files() -> Iterator[Path]:
    for name in (*PAGE_FILES, *PAGE_FOLDERS, *OPTIONAL_FOLDERS, *WHEEL_SOURCES, *OTHER_INPUTS):
        top = ROOT / name
        for file in [top] if top.is_file() else sorted(top.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield file


def _inputs_digest() -> str:
    total = hashlib.sha256()
    for file in _input_files():
        total.update(f"{shown(file)}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def _built_from(site: Path) -> str | None:
    """Return the digest of the input from which a site was made, or None for none or a half one."""
    try:
        about = read_json(site / "build.json", "source", "files")
    except Damaged:
        return None
    return str(about["source"]) if about["files"] == _sizes(site) and (site / WORKER).is_file() else None


def _sizes(site: Path) -> dict[str, int]:
    """Return the size in bytes of every file of a site but build.json, which holds them, and sw.js, made after that."""
    files = sorted((file.relative_to(site).as_posix(), file) for file in site.rglob("*") if file.is_file())
    return {name: file.stat().st_size for name, file in files if name not in ("build.json", WORKER)}


def make_site(site: Path) -> None:
    """Make the whole site in a folder that does not exist yet."""
    digest = _inputs_digest()
    for file in (ROOT / "pyscript.toml", *sorted((ROOT / "data").rglob("*.toml"))):
        read_toml(file)
    site.mkdir()
    for name in PAGE_FILES:
        shutil.copyfile(ROOT / name, site / name)
    shutil.copyfile(ROOT / "py" / "main.py", site / "main.py")
    for name in (*PAGE_FOLDERS, *OPTIONAL_FOLDERS):
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, site / name, copy_function=shutil.copyfile)
    copy_vendored(NODE_MODULES, VENDOR, site)
    write_sprites(
        ROOT / "data",
        NODE_MODULES / "@iconify-json" / "game-icons" / "icons.json",
        ROOT / "css" / "art" / "grounds.svg",
        site / "icons",
    )
    (site / ".nojekyll").touch()
    _print_rulebooks(site)
    wheel = _build_wheel(site)
    snapshot = snapshot_for(site, wheel, SITE)
    _write_start(site, snapshot, _named_after_content(site / "vendor" / "pyodide" / WASM, site / "wasm"))
    about = {
        "wheel": wheel.relative_to(site).as_posix(),
        "version": version(),
        "snapshot": asdict(snapshot),
        "source": digest,
        "files": _sizes(site),
    }
    (site / "build.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8", newline="\n")
    write_worker(site)


def _build_wheel(site: Path) -> Path:
    """Build the wheel into a folder named after its content, so that no cache can answer with an older one."""
    new = site / "new"
    command: list[str | Path] = [venv_python(), "-m", "hatchling", "build", "-t", "wheel", "-d", new]
    failure = "hatchling could not build the wheel; correct what it names, or remove .venv, and run this again"
    run_logged(command, failure, env=environment(SOURCE_DATE_EPOCH=WHEEL_DATE))
    wheel = _named_after_content(next(new.glob("*.whl")), site / "wheel")
    new.rmdir()
    return wheel


def _named_after_content(file: Path, target: Path) -> Path:
    """Move a file into a folder that is named after its content, inside another one, and return where it lies then."""
    folder = target / hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    folder.mkdir(parents=True)
    return file.rename(folder / file.name)


def _write_start(site: Path, snapshot: Snapshot, wasm: Path) -> None:
    """Write into the page which files to fetch at once, and the snapshot. Raises Stop when it has no place for that."""
    page = (site / "index.html").read_text(encoding="utf-8")
    if page.count(START) != 1:
        raise Stop(f"index.html must contain {START} once; take it from the repository again.")
    modules = [file.relative_to(site).as_posix() for name in MODULES_AT_ONCE for file in sorted(site.glob(name))]
    address = json.dumps({"address": wasm.relative_to(site).as_posix()})
    lines = [
        f'<script type="application/json" id="wasm">{address}</script>',
        f'<script type="application/json" id="snapshot">{snapshot.for_page()}</script>',
        f"<script>\n{(site / EARLY).read_text(encoding='utf-8')}</script>",
    ]
    (site / EARLY).unlink()
    lines += [f'<link rel="modulepreload" href="{name}">' for name in modules]
    lines += [
        f'<link rel="preload" as="fetch" crossorigin href="{name}">' for name in (*FILES_AT_ONCE, snapshot.library())
    ]
    (site / "index.html").write_text(page.replace(START, "\n".join(lines)), encoding="utf-8", newline="\n")


def _print_rulebooks(site: Path) -> None:
    """Write all rulebooks as the page shows them, so that they can be read before Python is up."""
    failure = "The rulebooks could not be written; correct what it names and run this again"
    run_logged([venv_python(), "-m", "table.printed", site / "rules"], failure, env=environment(PYTHONPATH=ROOT / "py"))


def version() -> str:
    """Return the version of Kraina, which stands in the rules package alone."""
    text = (ROOT / "py" / "kraina" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise Stop("py/kraina/__init__.py names no __version__; take it from the repository again.")
    return found[1]
