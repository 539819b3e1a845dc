"""What is served of Python's standard library: the files that the page may import, or only those it imports late."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path

from tools.project import Damaged, read_text

LIBRARY = Path(__file__).with_name("library.txt")
"""Names the files that the plain way imports: those of all modules that were loaded after such a start, all games
loaded and a game of each begun, with ``LATER``. A module that is missing there ends the start with its name."""
LATER = (
    "_strptime.py", "calendar.py", "concurrent/futures/thread.py", "encodings/ascii.py", "encodings/idna.py",
    "encodings/latin_1.py", "encodings/utf_16.py", "encodings/utf_16_le.py", "encodings/utf_8_sig.py", "pprint.py",
    "queue.py", "stringprep.py",
)  # fmt: skip
"""Files that what is in the snapshot might import later: all that is served with it."""
ZIP_DATE = (2020, 2, 2, 0, 0, 0)


def imported() -> tuple[str, ...]:
    """Return the names of the files that the plain way imports."""
    return tuple(read_text(LIBRARY).split())


def trimmed_library(library: Path, names: Iterable[str]) -> bytes:
    """Return a zip of some files of the standard library, always the same bytes. Raises Damaged when one is missing."""
    target = io.BytesIO()
    try:
        with zipfile.ZipFile(library) as source, zipfile.ZipFile(target, "w") as trimmed:
            for name in names:
                trimmed.writestr(zipfile.ZipInfo(name, ZIP_DATE), source.read(name), zipfile.ZIP_DEFLATED, 9)
    except (KeyError, OSError, zipfile.BadZipFile) as error:
        raise Damaged(library) from error
    return target.getvalue()
