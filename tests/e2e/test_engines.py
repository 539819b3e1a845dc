"""The smoke test of `--engines all`: start, play ten decisions, save, reload, resume, in three engines.

Without it nothing runs here, since each of its steps is made in Chromium by other tests.

The first visit of a profile fetches everything, later ones find what was kept: their faults do not show on the first.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from kraina.games.registry import game_ids
from tests.e2e import acts
from tests.engines.drivers import Driver, driver, wait_for

ENGINES: dict[str, dict[str, str]] = json.loads(os.environ.get("KRAINA_ENGINES", "{}"))
READY = "document.documentElement.dataset.kraina === 'ready' && !document.documentElement.dataset.styles"
STILL = """localStorage.setItem('kraina/settings', JSON.stringify({speed: 'off', language: 'en', curtain: 'off'}))"""
TURN = "!!document.querySelector('#options button[data-key]:not(:disabled)')"
SEEN = """({
  asked: document.querySelector('[data-role=prompt]').innerText,
  save: window.kraina.save(),
  notices: [...document.querySelectorAll('.notice')].map(one => one.innerText),
  plain: performance.getEntriesByType('resource').some(({name}) => name.endsWith('.whl')),
})"""
DECISIONS = 10
CONFIRM = "#options [data-role=confirm]:enabled"


def decisions(one: Driver) -> int:
    """Return how many decisions the match on the table has seen."""
    return int(json.loads(one.run("window.kraina.save()"))["answers"])


def visit(one: Driver, address: str) -> dict[str, Any]:
    """Open the table and return what is seen there, once a question stands."""
    one.go("about:blank")
    one.go(address)
    wait_for(one, READY)
    wait_for(one, TURN)
    return dict(one.run(SEEN))


def play_on(one: Driver) -> None:
    """Answer one question by clicks: pick until that is an answer."""
    before = decisions(one)
    while decisions(one) == before:
        one.click(CONFIRM if one.run(f"!!document.querySelector({CONFIRM!r})") else acts.OFFERED)
    wait_for(one, TURN)


def open_all(one: Driver) -> dict[str, Any]:
    """Begin a game of each, and return what is seen of the last."""
    for game in game_ids():
        one.click("#top .brand")
        one.click(f"[data-act=quick][data-value={game}]")
        wait_for(one, TURN)
        assert json.loads(one.run("window.kraina.save()"))["game"] == game
    return dict(one.run(SEEN))


@pytest.mark.parametrize("engine", ENGINES)
def test_a_game_is_started_played_saved_and_resumed(playwright: Playwright, tmp_path: Path, engine: str) -> None:
    with acts.served() as address:
        with driver(playwright, engine, ENGINES[engine], tmp_path) as one:
            one.go(f"{address}js/boot.js")
            one.run(STILL)
            first = visit(one, f"{address}?game=magiczny_miecz&seed=7&seats=human,human")
            while decisions(one) < DECISIONS:
                play_on(one)
            left = dict(one.run(SEEN))
            assert left["asked"] and left["save"] != first["save"]
            assert (left["notices"], left["plain"]) == ([], False)
            assert visit(one, address) == left
            left = open_all(one)
        if ENGINES[engine]["driver"] != "selenium":  # its browser forgets the profile
            with driver(playwright, engine, ENGINES[engine], tmp_path) as one:
                assert visit(one, address) == left
