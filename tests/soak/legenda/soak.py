"""The soak of Legenda: sensible bots at every number of seats, and what heroes, cards, board and pace must meet."""

from __future__ import annotations

import sys
import time
from collections import Counter

from kraina.engine.rng import derive
from kraina.games.legenda.game import Legenda
from tests.soak.legenda.abilities import ability_worths
from tests.soak.legenda.measures import LINE_UPS, LineUp, measure_all
from tests.soak.legenda.watch import Story, Watch
from tests.soak.measure import Measure, within


def soak(games: int, seed: int) -> tuple[list[Measure], list[str]]:
    """Play every line-up, the longest as often as said, and return the measures and what went wrong."""
    game = Legenda()
    played: dict[str, list[Story]] = {}
    for number, (name, line_up) in enumerate(LINE_UPS.items()):
        count = max(1, games * line_up.percent // 100)
        started = time.perf_counter()
        played[name] = _play(game, line_up, derive(seed, number), count)
        print(f"{name}: {count} games in {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)
    problems = [problem for stories in played.values() for one in stories for problem in one.problems]
    ran = sum((one.ran for stories in played.values() for one in stories), Counter[str]())
    never = [ident for ident in game.catalogue({"rules": "extended"}).executable if not ran[ident]]
    started = time.perf_counter()
    worths = ability_worths(game.data, 2 * games, derive(seed, len(LINE_UPS)))
    print(f"abilities: {2 * games} games in {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)
    print(f"never executed: {', '.join(never) or 'nothing'}", file=sys.stderr)
    rows = [*measure_all(game.data, played), *worths]
    return [*rows, within("cards, fields and abilities that never ran", len(never), None, 0, percent=False)], problems


def _play(game: Legenda, line_up: LineUp, seed: int, count: int) -> list[Story]:
    stories = [Watch(game, line_up.seats, derive(seed, number), line_up.options).play() for number in range(count)]
    for number, one in enumerate(stories):
        if not one.finished:
            one.problems.append(f"a game did not end (seed {derive(seed, number)})")
    return stories
