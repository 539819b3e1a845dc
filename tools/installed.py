"""Tells from the files alone, without running anything, whether the packages of a lock file are installed whole."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from tools.project import Damaged, read_json, read_text, whole

LOCKED = re.compile(r"^([\w.-]+)==([^\s;]+)( *;)?", re.MULTILINE)
"""A package of a pip lock: name, version, and whether it is for some machines only."""


def python_gap(lock: Path, site_packages: Path) -> str | None:
    """Return the first package of a pip lock that is missing or has a missing or shortened file, or None."""
    installed = {_plain(folder.name.removesuffix(".dist-info")): folder for folder in site_packages.glob("*.dist-info")}
    for name, version, elsewhere in LOCKED.findall(read_text(lock)):
        folder = installed.get(_plain(f"{name}-{version}"))
        if folder is None and elsewhere:
            continue
        if folder is None or not _has_every_file(folder / "RECORD"):
            return str(name)
    return None


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _has_every_file(record: Path) -> bool:
    """Return whether every file that pip noted, with its size, is there; compiled files are noted without one."""
    try:
        rows = csv.reader(read_text(record).splitlines())
        sizes = {record.parent.parent / row[0]: int(row[2]) for row in rows if len(row) == 3 and row[2]}
        return bool(sizes) and all(file.stat().st_size == size for file, size in sizes.items())
    except (Damaged, OSError, ValueError):
        return False


def npm_gap(folder: Path) -> str | None:
    """Return the first package that a folder's package.json asks for and its node_modules lack, or None."""
    about = read_json(folder / "package.json")
    for name in (*about.get("dependencies", ()), *about.get("devDependencies", ())):
        try:
            whole(folder / "node_modules" / name / "package.json")
        except Damaged:
            return str(name)
    return None
