"""The same seed and the same answers give the same match: on CPython with any hash seed, and in Pyodide."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.digests import MATCHES, digests
from tests.conformance.matches import Match, Setup, playable_ids, setups

HERE = Path(__file__).resolve().parent
NODE = os.environ.get("KRAINA_NODE", "node")


def printed(command: list[str], **environment: str) -> Any:
    """Return the JSON that a command prints."""
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def here() -> list[list[str]]:
    return digests()


def test_there_are_matches_of_every_game_and_no_two_are_alike(here: list[list[str]]) -> None:
    assert len(here) == MATCHES * len(playable_ids())
    assert len({story for _, story, *_ in here}) == len(here)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_order_of_hashes_changes_nothing(here: list[list[str]], hash_seed: str) -> None:
    path = str(HERE.parents[1] / "py")
    assert printed([sys.executable, str(HERE / "digests.py")], PYTHONHASHSEED=hash_seed, PYTHONPATH=path) == here


def test_pyodide_plays_the_very_same_matches(here: list[list[str]]) -> None:
    assert printed([NODE, str(HERE / "pyodide_digests.mjs")]) == here


@pytest.mark.parametrize("setup", setups(1), ids=str)
def test_a_bot_plays_the_same_match_again(setup: Setup) -> None:
    first, second = (Match(setup).play(300) for _ in range(2))
    assert first.save() == second.save()
