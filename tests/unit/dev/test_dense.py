"""The pages of zeros that are left out of a memory, and how the page puts them back."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.dense import PAGE, dense
from tools.project import ROOT
from tools.setup import node

SPREAD = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [room, file, length] = process.argv.slice(1);
const { spread } = await import(pathToFileURL(room).href);
const whole = new Uint8Array(Number(length));
try {
  spread(new Uint8Array(readFileSync(file)).buffer, whole);
  writeFileSync(file, whole);
  console.log(JSON.stringify("done"));
} catch (error) {
  console.log(JSON.stringify(error.message));
}
"""
FULL, ZEROS = b"\x07" * PAGE, bytes(PAGE)
MEMORIES = [FULL + ZEROS + ZEROS + b"\0\x01" + ZEROS, ZEROS + FULL + FULL, ZEROS * 3, FULL + b"\x05\x00\x00\x00"]


def spread(content: bytes, length: int, file: Path) -> str:
    """Let the page's code put a memory into one of a length; return what it says, with the memory in the file."""
    file.write_bytes(content)
    command = [node(), "--input-type=module", "-e", SPREAD, str(ROOT / "js" / "room.mjs"), str(file), str(length)]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True)
    return str(json.loads(done.stdout))


@pytest.mark.parametrize("memory", MEMORIES)
def test_the_page_puts_back_what_was_left_out(memory: bytes, tmp_path: Path) -> None:
    assert spread(dense(memory), len(memory), tmp_path / "memory") == "done"
    assert (tmp_path / "memory").read_bytes() == memory


def test_pages_of_zeros_are_left_out_and_runs_are_told_of() -> None:
    # Three pages are full: the first, and the third with the fourth. A head of 2 + 2 * 2 numbers of four bytes.
    memory = FULL + ZEROS + FULL + FULL + ZEROS
    numbers = [5 * PAGE, 2, 0, PAGE, 2 * PAGE, 2 * PAGE]
    assert dense(memory) == b"".join(number.to_bytes(4, "little") for number in numbers) + FULL * 3


def test_a_memory_of_another_length_is_refused(tmp_path: Path) -> None:
    assert spread(dense(FULL), 2 * PAGE, tmp_path / "memory") == "4096 bytes instead of 8192"
