"""The soak of a game that has none of its own: its best bot at every number of seats, and whether all of it runs."""

from __future__ import annotations

import sys
from collections import Counter

from kraina.engine.rng import derive
from kraina.games.registry import entry
from kraina.simulate import simulate
from table.address import best_bot
from tests.soak.measure import Measure, within


def soak(game: str, games: int, seed: int) -> tuple[list[Measure], list[str]]:
    """Share the games among all numbers of seats, and return the measures and what went wrong."""
    it = entry(game)
    least, most = it.game.seats
    count = max(1, games // (most - least + 1))
    measures: list[Measure] = []
    problems: list[str] = []
    ran: Counter[str] = Counter()
    for seats in range(least, most + 1):
        done = simulate(it, seats, count, derive(seed, seats), [best_bot(it.bots)], {})
        print(f"{seats} seats: {count} games, {done.decisions_per_second} decisions/s", file=sys.stderr, flush=True)
        ran.update(done.executed)
        problems += done.problems
        measures += [
            within(f"{seats} seats: games that end with a winner", (done.finished - done.no_winner) / count, 1, None),
            Measure(f"{seats} seats: median turns", f"{done.median_turns}"),
            Measure(f"{seats} seats: wins by seat", " ".join(map(str, done.wins))),
        ]
    never = [ident for ident, times in ran.items() if not times]
    print(f"never executed: {', '.join(never) or 'nothing'}", file=sys.stderr)
    return [
        *measures,
        within("cards, spaces and abilities that never ran", len(never), None, 0, percent=False),
    ], problems
