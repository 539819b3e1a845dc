"""Leaves the pages of zeros out of a memory: ``js/room.mjs`` puts them back.

What is left begins with numbers of 32 bits, the lowest byte first: the bytes of the whole memory, how many runs follow,
and of each run where it begins and how many bytes it has. After them come the runs, one behind the other.
"""

from __future__ import annotations

import struct
from itertools import groupby

PAGE = 4096
"""Bytes that are left out together or not at all."""


def dense(memory: bytes) -> bytes:
    """Return a memory without its pages of zeros."""
    pages = range(0, len(memory), PAGE)
    runs: list[tuple[int, int]] = []
    for filled, group in groupby(pages, lambda start: any(memory[start : start + PAGE])):
        if filled:
            starts = list(group)
            runs.append((starts[0], min(starts[-1] + PAGE, len(memory)) - starts[0]))
    head = struct.pack(f"<{2 + 2 * len(runs)}I", len(memory), len(runs), *(number for run in runs for number in run))
    return head + b"".join(memory[start : start + size] for start, size in runs)
