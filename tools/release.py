"""Makes the zip of a release: site/ and the one file that starts it on a computer without a web server."""

from __future__ import annotations

import zipfile
from pathlib import Path

from tools.project import ROOT, SITE
from tools.site import version

DIST = ROOT / "dist"
DATE = (2020, 2, 2, 0, 0, 0)
"""The time of every file in the zip: a fixed one, so that equal input gives equal bytes."""


def make_release() -> Path:
    """Write `dist/kraina-<version>.zip` from site/, and return its path."""
    folder = f"kraina-{version()}"
    files = {"start.py": ROOT / "tools" / "start.py", "LICENSE": ROOT / "LICENSE"}
    files |= {f"site/{file.relative_to(SITE).as_posix()}": file for file in SITE.rglob("*") if file.is_file()}
    DIST.mkdir(exist_ok=True)
    target = DIST / f"{folder}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, file in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{folder}/{name}", DATE)
            entry.external_attr = (0o755 if name == "start.py" else 0o644) << 16
            packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return target
