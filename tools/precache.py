"""Gives a site its service worker: sw.js of the checkout with the list of all files that it keeps, by workbox-build."""

from __future__ import annotations

import re
from pathlib import Path

from tools.project import ROOT, Stop, run_logged
from tools.setup import node

WORKER = "sw.js"
LEFT = (WORKER, ".nojekyll", "vendor/workbox/*")
"""What the list leaves out: the worker itself with its parts, which the browser keeps beside it, and an empty mark."""


def write_worker(site: Path) -> None:
    """Write `sw.js` of a site that is otherwise whole.

    Raises Stop when the list of files that it keeps is not that of the site.
    """
    script = ROOT / "tools" / "precache.mjs"
    failure = "workbox-build could not list the files of the page; remove node_modules and run this again"
    run_logged([node(), script, ROOT / WORKER, site, *LEFT], failure)
    check_worker(site)


def check_worker(site: Path) -> None:
    """Compare what the worker of a site keeps with what there is. Raises Stop with the names that differ."""
    listed = set(kept_files(site))
    there = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    wanted = {name for name in there if not any(Path(name).match(pattern) for pattern in LEFT)}
    if listed != wanted:
        names = ", ".join(sorted(listed ^ wanted))
        raise Stop(f"sw.js would not keep exactly the files of site/ ({names}); mend tools/precache.mjs or its LEFT.")


def kept_files(site: Path) -> list[str]:
    """Return the names of the files that the worker of a site keeps, in the order of its list."""
    urls = re.findall(r'"url":"([^"]*)"', (site / WORKER).read_text(encoding="utf-8"))
    return ["index.html" if url == "./" else url for url in urls]
