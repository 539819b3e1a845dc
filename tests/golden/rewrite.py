"""Writes the golden playthroughs of all games anew: ``python tests/golden/rewrite.py``."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from kraina.games.registry import playable_ids  # noqa: E402
from tests.golden.record import path_of, record, write  # noqa: E402

for ident in playable_ids():
    write(ident, record(ident))
    print(path_of(ident).relative_to(ROOT))
