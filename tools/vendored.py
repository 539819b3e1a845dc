"""Copies the parts of the page that come from npm and PyPI into site/: interpreter, PyScript, modules, fonts."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.library import imported, trimmed_library
from tools.project import ROOT, Damaged, read_json, read_text, whole

PAGE_LOCK = ROOT / "requirements" / "page.txt"
PYODIDE_PROGRAM = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYODIDE_LIBRARY = "python_stdlib.zip"
PYODIDE_FILES = (*PYODIDE_PROGRAM, PYODIDE_LIBRARY)
PYSCRIPT_UNUSED = ("codemirror", "xterm", "service-worker", "zip-")
"""PyScript's code editor, terminal, worker bridge and opener of archives, loaded only where a page asks for them."""
MODULES = {"idiomorph": "idiomorph.esm.js", "@panzoom/panzoom": "panzoom.es.js", "zstddec": "zstddec-stream.mjs"}
WORKBOX = ("core", "routing", "strategies", "precaching")
"""The parts of Workbox that sw.js loads."""
FONTS = {"alegreya": ("400", "400-italic", "700", "700-italic"), "cinzel": ("400", "700")}
"""Weights and styles of each font; of every one the files `latin` and `latin-ext`, which Polish needs."""


def copy_vendored(node_modules: Path, vendor: Path, site: Path) -> None:
    """Fill `site/vendor` and `site/fonts`, and write `site/credits.json`. Raises Damaged for a missing part."""
    target = site / "vendor"
    _copy_pyodide(node_modules / "pyodide", target / "pyodide")
    _add_micropip(node_modules / "pyodide" / "pyodide-lock.json", vendor, target / "pyodide")
    pyscript = node_modules / "@pyscript" / "core" / "dist"
    _copy(pyscript, _pyscript_files(pyscript), target / "pyscript")
    for package, file in MODULES.items():
        _copy(node_modules / package / "dist", [file], target / package.rpartition("/")[2])
    for part in WORKBOX:
        _copy(node_modules / f"workbox-{part}" / "build", [f"workbox-{part}.prod.js"], target / "workbox")
    _copy_fonts(node_modules / "@fontsource", site / "fonts")
    _write_credits(node_modules, site)


def _copy(source: Path, names: Iterable[str], target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for name in names:
        shutil.copyfile(whole(source / name), target / name)


def _copy_pyodide(source: Path, target: Path) -> None:
    """Copy the interpreter, and of the standard library what the page may import."""
    _copy(source, PYODIDE_PROGRAM, target)
    (target / PYODIDE_LIBRARY).write_bytes(trimmed_library(whole(source / PYODIDE_LIBRARY), imported()))


def _pyscript_files(dist: Path) -> list[str]:
    whole(dist / "core.js")
    names = sorted(file.name for file in dist.glob("*") if file.suffix in (".js", ".css"))
    return [name for name in names if not name.startswith(PYSCRIPT_UNUSED)]


def _add_micropip(npm_lock: Path, vendor: Path, target: Path) -> None:
    """Put micropip beside the interpreter, with a lock of that one entry: npm's names another build of it, by hash."""
    lock = read_json(npm_lock, "info", "packages")
    wheel = whole(next(iter(sorted(vendor.glob("micropip-*.whl"))), vendor / "micropip.whl"))
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if digest not in PAGE_LOCK.read_text(encoding="utf-8"):
        raise Damaged(wheel)
    if "micropip" not in lock["packages"]:
        raise Damaged(npm_lock)
    version = wheel.name.split("-")[1]
    entry = {**lock["packages"]["micropip"], "version": version, "file_name": wheel.name, "sha256": digest}
    shutil.copyfile(wheel, target / wheel.name)
    _write_json(target / "pyodide-lock.json", {"info": lock["info"], "packages": {"micropip": entry}})


def _copy_fonts(source: Path, target: Path) -> None:
    """Copy the woff2 files and write `fonts.css`, with the @font-face rules of the packages for exactly these."""
    target.mkdir()
    faces: list[str] = []
    for font, styles in FONTS.items():
        for style in styles:
            rules = read_text(source / font / f"{style}.css")
            wanted = re.compile(rf"@font-face \{{[^}}]*/({font}-latin(?:-ext)?-{style[:3]}-\w+\.woff2)\)[^}}]*\}}")
            found = list(wanted.finditer(rules))
            if not found:
                raise Damaged(source / font / f"{style}.css")
            for face in found:
                _copy(source / font / "files", [face[1]], target)
                faces.append(re.sub(r"src:[^;]*;", f"src: url({face[1]}) format('woff2');", face[0]))
    (target / "fonts.css").write_text("\n".join(faces) + "\n", encoding="utf-8", newline="\n")


def _write_credits(node_modules: Path, site: Path) -> None:
    """Write who made the vendored parts and under which licence, and copy the licence texts that they carry."""
    (site / "licences").mkdir()
    rows = []
    wanted = read_json(node_modules.parent / "package.json", "dependencies")["dependencies"]
    for package in sorted(wanted):
        about = read_json(node_modules / package / "package.json", "name", "version")
        rows.append({"name": package, "version": about["version"], **_credit(node_modules / package, about)})
        for licence in _licence_texts(node_modules / package):
            shutil.copyfile(licence, site / "licences" / f"{package.replace('/', '-').lstrip('@')}.txt")
    _write_json(site / "credits.json", rows)


def _licence_texts(package: Path) -> list[Path]:
    return sorted(file for file in package.iterdir() if file.is_file() and "license" in file.name.lower())


def _credit(package: Path, about: dict[str, Any]) -> dict[str, str]:
    """Return author, licence and home page; an icon set states them in a file of its own."""
    if package.parent.name == "@iconify-json":
        info = read_json(package / "info.json", "author", "license")
        return {"author": info["author"]["name"], "licence": info["license"]["title"], "home": info["author"]["url"]}
    return {
        "author": _author(package, about),
        "licence": about.get("license", ""),
        "home": about.get("homepage", ""),
    }


def _author(package: Path, about: dict[str, Any]) -> str:
    """Return the copyright line of the licence text, or whom package.json names, or the contributors at large."""
    for licence in _licence_texts(package):
        line = re.search(r"^Copyright [^()\n]*\d{4}[^()\n]*", read_text(licence), re.MULTILINE)
        if line:
            return line[0].strip()
    author = about.get("author", "")
    name = author["name"] if isinstance(author, dict) else re.sub(r"\s*[<(].*", "", author)
    return name or f"the contributors of {about['name']}"


def _write_json(target: Path, value: object) -> None:
    target.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")
