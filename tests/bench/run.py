"""Measures, side by side in one run: engines, starts and bytes of the page, what a click costs, and memory.

`python3 dev.py bench` sets everything up and runs this; `--only start` takes one of the parts, `engine`, `start`,
`bytes`, `clicks` and `memory`. Rounds alternate, so that a busy machine slows all alike, and the median of the rounds
is printed: a table, and the same as JSON (with --json, the JSON alone). The games of the two engines, Kraina's and
boardgame.io, differ, so their rows tell an order of magnitude and no more. What is measured of the page is a ratio, to
bare Pyodide or of late in a game to early, and stands beside the most that it should be.
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
from typing import Any

from kraina.games.registry import game_ids

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent.parent
NODE = os.environ.get("KRAINA_NODE", "node")
PARTS = ("engine", "start", "bytes", "clicks", "memory")
MOST = {"start": {"first": 0.60, "later": 0.45}, "bytes": {"ready": 2.0, "all": 2.4}}
"""The ratios to bare Pyodide that the page is to stay within."""
GROWS = {
    "script": "Click to next question, ms",
    "slowed": "The same, slowed four times, ms",
    "frame": "Click to first frame, ms",
    "python": "Scripts' own, all that follows, ms",
    "work": "The page's own, all that follows, ms",
    "save": "Save at decisions 10 and 1,000, chars",
}
MOST_MILLIS = {"script": 10.0, "slowed": 60.0, "frame": 16.7}
"""Milliseconds that a click is to stay within, early and late, where nothing else runs."""
MOST_GROWTH = 1.1
"""How much more time a click may cost at decision 1,000 than at decision 10, by the clock and of the page's own."""
ABOUT = {
    ("start", "first"): "Start, first visit, ms",
    ("start", "later"): "Start, later visits, ms",
    ("bytes", "ready"): "Fetched up to ready, bytes, gzip -9",
    ("bytes", "all"): "Fetched in all, bytes, gzip -9",
}


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
    parts = [options.only] if options.only else PARTS
    results: dict[str, Any] = {}
    if "engine" in parts:
        results["bench"] = _engine(options)
    if {"start", "bytes"} & set(parts):
        from tests.bench import start  # needs a browser, which the engine does without

        if "start" in parts:
            print(f"{options.starts} rounds of starts ...", file=sys.stderr, flush=True)
            results["start"] = start.measure_start(options.starts)
        if "bytes" in parts:
            results["bytes"] = start.measure_bytes()
    if {"clicks", "memory"} & set(parts):
        from tests.bench import clicks

        if "clicks" in parts:
            print(f"{options.rounds} rounds of clicks ...", file=sys.stderr, flush=True)
            results["clicks"] = clicks.measure_clicks(options.rounds)
        if "memory" in parts:
            results["memory"] = clicks.measure_memory()
    if not options.json:
        print("\n".join([*_table(results.get("bench", [])), *_ratios(results), *_growth(results)]), end="\n\n")
    print(json.dumps({**results, "bench": [asdict(figure) for figure in results.get("bench", [])]}))
    return 0


def _engine(options: argparse.Namespace) -> list[Figure]:
    measured: dict[str, list[float]] = {}
    for turn in range(1, options.rounds + 1):
        print(f"Round {turn} of {options.rounds} ...", file=sys.stderr, flush=True)
        for what, measure in _contenders(options).items():
            for name, figure in measure().items():
                measured.setdefault(what + name, []).append(figure)
    return [_figure(what, rounds) for what, rounds in measured.items()]


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=PARTS, help="the one part to be measured (default: all)")
    parser.add_argument("--starts", type=int, default=5, help="rounds of starts of the page (default: 5)")
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


def _table(figures: list[Figure]) -> list[str]:
    width = max((len(figure.what) for figure in figures), default=0)
    return [f"{figure.what:<{width}}  {figure.per_second:>10,.0f} {figure.unit}" for figure in figures]


def _ratios(results: dict[str, Any]) -> list[str]:
    """Return the rows of the page: ours, bare Pyodide's, the ratio, and the most that it should be."""
    rows = [f"{'Page':<36} {'ours':>12} {'bare':>12} {'ratio':>7} {'at most':>8}"]
    for (part, kind), what in ABOUT.items():
        if part in results:
            one, most = results[part][kind], MOST[part][kind]
            told = f"{one['ours']:>12,.0f} {one['bare']:>12,.0f} {one['ratio']:>7.2f} {most:>8.2f}"
            rows.append(f"{what:<36} {told}{'' if one['ratio'] <= most else '  missed'}")
    return rows if len(rows) > 1 else []


def _growth(results: dict[str, Any]) -> list[str]:
    """Return the rows of what may not grow with a game, or from game to game; ``length`` is the game's alone."""
    rows = [f"{'Growth':<38} {'early':>12} {'late':>12} {'ratio':>7} {'at most':>8} {'length':>7}"]
    for part, what in GROWS.items():
        if part in results.get("clicks", {}):
            one = results["clicks"][part]
            bound = part in ("script", "work")
            most = f"{MOST_GROWTH:.2f}" if bound else ""
            length = f"{one['length']:.2f}" if "length" in one else ""
            missed = "  grows too much" if bound and one["growth"] > MOST_GROWTH else ""
            if max(one["early"], one["late"]) > MOST_MILLIS.get(part, float("inf")):
                missed += f"  more than {MOST_MILLIS[part]:g} ms"
            figures = f"{one['early']:>12,.1f} {one['late']:>12,.1f} {one['growth']:>7.2f}"
            rows.append(f"{what:<38} {figures} {most:>8} {length:>7}{missed}".rstrip())
    if "memory" in results:
        first, last = results["memory"]["first"], results["memory"]["last"]
        rows.append(f"{'Memory after 1 and 10 games, bytes':<38} {first:>12,.0f} {last:>12,.0f} {last / first:>7.2f}")
    return rows if len(rows) > 1 else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
