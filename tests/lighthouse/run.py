"""Lighthouse on the built site: accessibility and best practices, with and without the headers that isolate a page.

With them both are 100; without them nothing may be found but Pyodide's notice about SharedArrayBuffer.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Thread
from typing import Any

from tools.browser import find_chromium
from tools.serve import HOST, site_server
from tools.setup import node

ROOT = Path(__file__).resolve().parents[2]
CLI = Path(__file__).parent / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("accessibility", "best-practices")
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"
NOTICE = ("deprecations", "SharedArrayBuffer")
"""The audit that may fail on a page that is not isolated, and what it has to be about."""
LONGEST = 300
"""Seconds for one run."""


def report(address: str) -> dict[str, Any]:
    """Return Lighthouse's report on an address."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        words = [node(), str(CLI), address, f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet",
                 f"--output-path={file}", "--max-wait-for-load=90000", f"--chrome-flags={FLAGS}"]  # fmt: skip
        env = {**os.environ, "CHROME_PATH": str(find_chromium(offline=True))}
        subprocess.run(words, check=True, env=env, timeout=LONGEST)
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return found


def findings(found: dict[str, Any]) -> dict[str, list[str]]:
    """Return what lowers a score: the audit, and what it found."""
    counted = {ref["id"] for name in CATEGORIES for ref in found["categories"][name]["auditRefs"] if ref["weight"]}
    return {
        name: [json.dumps(item)[:300] for item in audit.get("details", {}).get("items", [])]
        for name, audit in found["audits"].items()
        if name in counted and audit.get("score") is not None and audit["score"] < 1
    }


def audit(*, isolated: bool) -> bool:
    """Run Lighthouse once, say what it found, and return whether all is as it has to be."""
    server = site_server(ROOT / "site", isolated=isolated)
    Thread(target=server.serve_forever, daemon=True).start()
    found = report(f"http://{HOST}:{server.server_address[1]}/")
    server.shutdown()
    scores = {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}
    wrong = findings(found)
    print(f"{'isolated' if isolated else 'as a static host serves it'}: {scores}")
    for name, items in wrong.items():
        print(f"  {name}: {'; '.join(items)}")
    name, about = NOTICE
    if not isolated and all(about in item for item in wrong.get(name, [])):
        wrong.pop(name, None)
    return not wrong and scores["accessibility"] == 100 and (not isolated or scores["best-practices"] == 100)


def main() -> int:
    """Audit the site both ways; return 1 if something else than the notice was found."""
    return 0 if all([audit(isolated=True), audit(isolated=False)]) else 1


if __name__ == "__main__":
    sys.exit(main())
