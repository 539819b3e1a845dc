"""Long simulations of Monstrum: what its board, decks and readings must meet, measured and set beside the bounds.

`python3 dev.py soak` runs it. Bots play whole matches in several line-ups; the table shows for each measure its value,
its bound and whether it holds. The exit code is 1 if a match broke or did not end, whatever the measures say.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from kraina.engine.rng import derive
from kraina.games.monstrum.game import Monstrum
from tests.soak.measures import LINE_UPS, Measure, Stories, measure_all
from tests.soak.watch import Watch


def main(words: Sequence[str]) -> int:
    """Play, measure, print, and return the exit code."""
    options = _options(words)
    game = Monstrum()
    played: dict[str, Stories] = {}
    for number, (name, line_up) in enumerate(LINE_UPS.items()):
        count = max(1, options.games * line_up.percent // 100)
        started = time.perf_counter()
        played[name] = _play(game, line_up.seats, line_up.options, derive(options.seed, number), count)
        print(f"{name}: {count} games in {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)
    measures = measure_all(game.data, played)
    if options.json:
        print(json.dumps([asdict(measure) for measure in measures], indent=2, ensure_ascii=False))
    else:
        print(_table(measures))
    problems = [problem for stories in played.values() for story in stories for problem in story.problems]
    for problem in problems:
        print(f"problem: {problem}", file=sys.stderr)
    return 1 if problems else 0


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games of the longest line-up (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the number from which every game gets its seed")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    return parser.parse_args(words)


def _play(game: Monstrum, seats: Sequence[str], switches: Mapping[str, str], seed: int, count: int) -> Stories:
    """Play a line-up again and again; the seats move on by one from game to game."""
    stories: Stories = []
    for number in range(count):
        first = number % len(seats)
        stories.append(Watch(game, [*seats[first:], *seats[:first]], derive(seed, number), switches).play())
        if not stories[-1].finished:
            stories[-1].problems.append(f"a game did not end (seed {derive(seed, number)})")
    return stories


def _table(measures: Sequence[Measure]) -> str:
    rows = [(one.name, one.value, one.bound, {True: "holds", False: "DOES NOT HOLD", None: ""}[one.holds])
            for one in measures]  # fmt: skip
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        f"{name:<{widths[0]}}  {value:>{widths[1]}}  {bound:<{widths[2]}}  {holds}".rstrip()
        for name, value, bound, holds in rows
    ]
    held = [one.holds for one in measures if one.holds is not None]
    return "\n".join([*lines, "", f"{sum(held)} of {len(held)} measures hold."])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
