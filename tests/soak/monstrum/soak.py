"""The soak of Monstrum: line-ups of bots, and what its board, decks and readings must meet."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence

from kraina.engine.rng import derive
from kraina.games.monstrum.game import Monstrum
from tests.soak.measure import Measure
from tests.soak.monstrum.measures import LINE_UPS, Stories, measure_all
from tests.soak.monstrum.watch import Watch


def soak(games: int, seed: int) -> tuple[list[Measure], list[str]]:
    """Play every line-up, the longest as often as said, and return the measures and what went wrong."""
    game = Monstrum()
    played: dict[str, Stories] = {}
    for number, (name, line_up) in enumerate(LINE_UPS.items()):
        count = max(1, games * line_up.percent // 100)
        started = time.perf_counter()
        played[name] = _play(game, line_up.seats, line_up.options, derive(seed, number), count)
        print(f"{name}: {count} games in {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)
    problems = [problem for stories in played.values() for story in stories for problem in story.problems]
    return measure_all(game.data, played), problems


def _play(game: Monstrum, seats: Sequence[str], switches: Mapping[str, str], seed: int, count: int) -> Stories:
    """Play a line-up again and again; the seats move on by one from game to game."""
    stories: Stories = []
    for number in range(count):
        first = number % len(seats)
        stories.append(Watch(game, [*seats[first:], *seats[:first]], derive(seed, number), switches).play())
        if not stories[-1].finished:
            stories[-1].problems.append(f"a game did not end (seed {derive(seed, number)})")
    return stories
