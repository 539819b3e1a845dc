"""Makes the memory snapshot from which the page starts, and what the page must know of it before Python is up.

Node.js runs Pyodide with the content of the wheel, imports and reads everything, and writes its memory down; see
``snapshot.mjs``. The page finds it with its length and SHA-256 in ``index.html``. Same input, same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import tempfile
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.project import Damaged, read_json, run_logged, whole
from tools.setup import node

SCRIPT = Path(__file__).with_name("snapshot.mjs")
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LATER = (
    "_strptime.py", "calendar.py", "concurrent/futures/thread.py", "encodings/ascii.py", "encodings/idna.py",
    "encodings/latin_1.py", "encodings/utf_16.py", "encodings/utf_16_le.py", "encodings/utf_8_sig.py", "pprint.py",
    "queue.py", "stringprep.py",
)  # fmt: skip
"""Files of the standard library that what is in the snapshot might import later: all that is served with it."""
ZIP_DATE = (2020, 2, 2, 0, 0, 0)
FOLDER = "snapshot"


@dataclass(frozen=True, slots=True)
class Part:
    """A file that the page unpacks, with the length in bytes and the SHA-256 of what comes out."""

    file: str
    length: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A folder of the site, named after the memory in it, and its parts: ``memory`` and ``library``."""

    folder: str
    made_from: str
    """Digest of everything that the snapshot depends on."""
    parts: dict[str, Part]

    def for_page(self) -> str:
        """Return what the page must know, as JSON that can stand inside a script element."""
        parts = {name: asdict(part) for name, part in self.parts.items()}
        return json.dumps({"folder": self.folder, "parts": parts}).replace("<", "\\u003c")

    def library(self) -> str:
        """Return the address of the library."""
        return f"{self.folder}/{self.parts['library'].file}"


def snapshot_for(site: Path, wheel: Path, old: Path) -> Snapshot:
    """Put the snapshot of a wheel into a site: that of an old site if it was made from the same, or a new one.

    Raises Stop when Node.js cannot make it, and Damaged when a part of Pyodide is missing.
    """
    pyodide = site / "vendor" / "pyodide"
    made_from = _digest(wheel, *(pyodide / name for name in RUNTIME), SCRIPT, Path(__file__))
    kept = kept_snapshot(old, made_from)
    if kept is not None:
        shutil.copytree(old / kept.folder, site / kept.folder, copy_function=shutil.copyfile)
        return kept
    return _make(site, wheel, pyodide, made_from)


def kept_snapshot(site: Path, made_from: str) -> Snapshot | None:
    """Return the snapshot of a finished site if it was made from exactly this and is whole, or None."""
    try:
        about = read_json(site / "build.json", "snapshot")["snapshot"]
        parts = {name: Part(**part) for name, part in about["parts"].items()}
        found = Snapshot(about["folder"], about["made_from"], parts)
        agrees = found.made_from == made_from and all(_is_whole(site / found.folder, part) for part in parts.values())
    except (Damaged, OSError, EOFError, TypeError, KeyError, AttributeError):
        return None
    return found if agrees else None


def _is_whole(folder: Path, part: Part) -> bool:
    content = gzip.decompress(whole(folder / part.file).read_bytes())
    return len(content) == part.length and hashlib.sha256(content).hexdigest() == part.sha256


def _make(site: Path, wheel: Path, pyodide: Path, made_from: str) -> Snapshot:
    with tempfile.TemporaryDirectory() as temporary:
        scratch = Path(temporary)
        zipfile.ZipFile(wheel).extractall(scratch / "wheel")
        library = trimmed_library(whole(pyodide / "python_stdlib.zip"))
        (scratch / "library.zip").write_bytes(library)
        command = [node(), SCRIPT, pyodide, scratch / "wheel", scratch / "library.zip", scratch / "memory"]
        run_logged(
            command, "Node.js could not make the memory snapshot of site/; correct what it names, and run this again"
        )
        memory = whole(scratch / "memory").read_bytes()
    folder = f"{FOLDER}/{hashlib.sha256(memory).hexdigest()[:16]}"
    (site / folder).mkdir(parents=True)
    parts = {name: _write(site / folder, name, content) for name, content in (("memory", memory), ("library", library))}
    return Snapshot(folder, made_from, parts)


def trimmed_library(library: Path) -> bytes:
    """Return a zip of the files of the standard library that the page may import after the snapshot."""
    target = io.BytesIO()
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as trimmed:
        for name in LATER:
            trimmed.writestr(zipfile.ZipInfo(name, ZIP_DATE), source.read(name))
    return target.getvalue()


def _write(folder: Path, name: str, content: bytes) -> Part:
    """Write a part packed. Its ending says nothing of gzip, or some hosts would have the browser unpack it."""
    (folder / f"{name}.bin").write_bytes(gzip.compress(content, 9, mtime=0))
    return Part(f"{name}.bin", len(content), hashlib.sha256(content).hexdigest())


def _digest(*files: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(hashlib.sha256(whole(file).read_bytes()).digest())
    return total.hexdigest()
