"""Long simulations: what boards, decks and readings must meet, measured and set beside the bounds.

`python3 dev.py soak [GAME ...]` runs them, without words for all games. A game's own measures are in a folder of its
name here, with a module `soak`; a game without one is played by its best bot at every number of seats. The exit code is
1 if a match broke or did not end, whatever the measures say.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from kraina.games.registry import playable_ids
from tests.soak import plain
from tests.soak.measure import Measure, table


def main(words: Sequence[str]) -> int:
    """Play, measure, print, and return the exit code."""
    options = _options(words)
    done = {game: _soak(game, options.games, options.seed) for game in options.game or playable_ids()}
    if options.json:
        rows = {game: [asdict(measure) for measure in measures] for game, (measures, _) in done.items()}
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        print("\n\n".join(f"{game}\n\n{table(measures)}" for game, (measures, _) in done.items()))
    problems = [f"{game}: {problem}" for game, (_, found) in done.items() for problem in found]
    for problem in problems:
        print(f"problem: {problem}", file=sys.stderr)
    return 1 if problems else 0


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="games to play (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="games of the longest line-up (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the number from which every game gets its seed")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args(words)
    unknown = [game for game in options.game if game not in playable_ids()]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}, only {', '.join(playable_ids())}")
    return options


def _soak(game: str, games: int, seed: int) -> tuple[list[Measure], list[str]]:
    if find_spec(f"tests.soak.{game}") is None:
        return plain.soak(game, games, seed)
    own = import_module(f"tests.soak.{game}.soak")
    return cast(tuple[list[Measure], list[str]], own.soak(games, seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
