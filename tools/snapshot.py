"""Makes the memory snapshot from which the page starts, and what the page must know of it before Python is up.

Node.js runs Pyodide with the content of the wheel, imports and reads everything, and writes its memory down; see
``snapshot.mjs``. It is served without its pages of zeros and packed; see ``dense.py`` and ``pack.py``. The page finds
its length and SHA-256 in ``index.html``. Same input, same bytes.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.dense import dense
from tools.library import LATER, trimmed_library
from tools.project import ROOT, Damaged, read_json, run_logged, whole
from tools.setup import node, venv_python
from tools.vendored import PYODIDE_FILES, PYODIDE_LIBRARY

SCRIPT = Path(__file__).with_name("snapshot.mjs")
TOOLS = (Path(__file__), SCRIPT, *(Path(__file__).with_name(name) for name in ("dense.py", "library.py", "pack.py")))
MAKERS = (*TOOLS, ROOT / "requirements" / "build.txt")
"""What a snapshot depends on besides the interpreter and the wheel."""
FOLDER = "snapshot"


@dataclass(frozen=True, slots=True)
class Part:
    """A file of the snapshot, with the length in bytes and the SHA-256 of what is in it when it is unpacked."""

    file: str
    length: int
    sha256: str
    sent: str
    """SHA-256 of the file as it is sent, which may be packed."""
    room: int
    """Bytes that the page needs for it in the end."""


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
    made_from = _digest(wheel, *(pyodide / name for name in PYODIDE_FILES), *MAKERS)
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
    except (Damaged, OSError, TypeError, KeyError, AttributeError):
        return None
    return found if agrees else None


def _is_whole(folder: Path, part: Part) -> bool:
    return _sha256(whole(folder / part.file).read_bytes()) == part.sent


def _make(site: Path, wheel: Path, pyodide: Path, made_from: str) -> Snapshot:
    with tempfile.TemporaryDirectory() as temporary:
        scratch = Path(temporary)
        zipfile.ZipFile(wheel).extractall(scratch / "wheel")
        library = trimmed_library(whole(pyodide / PYODIDE_LIBRARY), LATER)
        (scratch / "library.zip").write_bytes(library)
        command = [node(), SCRIPT, pyodide, scratch / "wheel", scratch / "library.zip", scratch / "made"]
        run_logged(
            command, "Node.js could not make the memory snapshot of site/; correct what it names, and run this again"
        )
        made = whole(scratch / "made").read_bytes()
        (scratch / "memory").write_bytes(dense(made))
        pack: list[str | Path] = [venv_python(), "-m", "tools.pack", scratch / "memory", scratch / "packed"]
        run_logged(pack, "The memory snapshot of site/ could not be packed; remove .venv and run this again")
        memory, packed = (whole(scratch / name).read_bytes() for name in ("memory", "packed"))
    folder = f"{FOLDER}/{_sha256(memory)[:16]}"
    (site / folder).mkdir(parents=True)
    parts = {
        "memory": _write(site / folder / "memory.bin", memory, packed, len(made)),
        "library": _write(site / folder / "library.zip", library, library, len(library)),
    }
    return Snapshot(folder, made_from, parts)


def _write(target: Path, content: bytes, sent: bytes, room: int) -> Part:
    target.write_bytes(sent)
    return Part(target.name, len(content), _sha256(content), _sha256(sent), room)


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _digest(*files: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(hashlib.sha256(whole(file).read_bytes()).digest())
    return total.hexdigest()
