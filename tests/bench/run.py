"""Measures, side by side in one run, Kraina's engine on CPython and in Pyodide, and boardgame.io in Node.

`python3 dev.py bench` sets everything up and runs this. Rounds alternate, so that a busy machine slows all alike, and
the median of the rounds is printed: a table, and the same as JSON (with --json, the JSON alone). The games differ, so
the rows of the two engines tell an order of magnitude and no more.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from kraina.games.registry import game_ids

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent.parent
NODE = os.environ.get("KRAINA_NODE", "node")


@dataclass(frozen=True, slots=True)
class Figure:
    """One row: what ran, what was counted, and the median count per second over the rounds."""

    what: str
    unit: str
    per_second: float
    rounds: list[float]


def main(words: Sequence[str]) -> int:
    """Measure, print, and return the exit code."""
    options = _options(words)
    measured: dict[str, list[float]] = {}
    for turn in range(1, options.rounds + 1):
        print(f"Round {turn} of {options.rounds} ...", file=sys.stderr, flush=True)
        for what, measure in _contenders(options).items():
            for name, figure in measure().items():
                measured.setdefault(what + name, []).append(figure)
    figures = [_figure(what, rounds) for what, rounds in measured.items()]
    if not options.json:
        print(_table(figures), end="\n\n")
    print(json.dumps({"bench": [asdict(figure) for figure in figures]}))
    return 0


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="rounds of which the median is taken (default: 3)")
    parser.add_argument("--game", choices=game_ids(), help="the one game of Kraina to be played (default: all)")
    parser.add_argument("--games", type=int, default=20, help="games of it in a round (default: 20)")
    parser.add_argument("--seats", type=int, default=4, help="seats at the table (default: 4)")
    parser.add_argument("--seconds", type=float, default=2, help="how long boardgame.io plays in a round (default: 2)")
    parser.add_argument("--json", action="store_true", help="print the JSON alone")
    return parser.parse_args(words)


def _contenders(options: argparse.Namespace) -> dict[str, Callable[[], dict[str, float]]]:
    found: dict[str, Callable[[], dict[str, float]]] = {}
    for game in [options.game] if options.game else game_ids():
        simulate = ["simulate", game, "--seats", str(options.seats), "--games", str(options.games)]
        simulate += ["--seed", "1", "--bot", "random", "--json"]
        python, pyodide = [sys.executable, "-m", "kraina", *simulate], [NODE, str(BENCH / "in_pyodide.mjs"), *simulate]
        found[f"Kraina, {game}, CPython {platform.python_version()}"] = partial(_decisions, python)
        found[f"Kraina, {game}, Pyodide {_version(ROOT, 'pyodide')} in Node"] = partial(_decisions, pyodide)
    tic_tac_toe = [NODE, str(BENCH / "tic_tac_toe.js"), str(options.seconds)]
    found[f"boardgame.io {_version(BENCH, 'boardgame.io')}, tic-tac-toe in Node, "] = partial(_last_json, tic_tac_toe)
    return found


def _decisions(command: list[str]) -> dict[str, float]:
    return {"": _last_json(command)["decisions_per_second"]}


def _last_json(command: list[str]) -> dict[str, float]:
    """Run a command from the checkout and read the JSON that it prints. Leaves with its words when it fails."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "NODE_ENV": "production"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr or done.stdout}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def _version(folder: Path, package: str) -> str:
    about = json.loads((folder / "node_modules" / package / "package.json").read_text(encoding="utf-8"))
    return str(about["version"])


def _figure(what: str, rounds: list[float]) -> Figure:
    unit = "decisions/s" if what.startswith("Kraina") else "moves/s"
    return Figure(what, unit, statistics.median(rounds), rounds)


def _table(figures: list[Figure]) -> str:
    width = max(len(figure.what) for figure in figures)
    return "\n".join(f"{figure.what:<{width}}  {figure.per_second:>10,.0f} {figure.unit}" for figure in figures)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
