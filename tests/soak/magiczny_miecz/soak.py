"""The soak of Magiczny Miecz: how long games of sensible bots last, and whether every rule of card and space runs.

Half of the games are played by sensible bots, the others by random ones, which do what no sensible player would.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter

from kraina.engine.game import Seat, choose_switches
from kraina.engine.rng import derive
from kraina.games.registry import entry
from kraina.simulate import Match, play_match
from tests.soak.measure import Measure, within

SEATS = (2, 3, 4, 5, 6)
SENSIBLE, RANDOM = "sensible", "random"
SHARE = 2
"""One of so many games is played by sensible bots."""
MOST_TURNS = 400
"""Turns of each player that a game of sensible bots may last."""


def soak(games: int, seed: int) -> tuple[list[Measure], list[str]]:
    """Play, and return the measures and what went wrong."""
    ran: Counter[str] = Counter()
    measures: list[Measure] = []
    problems: list[str] = []
    for bot, count in ((SENSIBLE, games // SHARE), (RANDOM, games - games // SHARE)):
        for seats in SEATS:
            matches = _play(bot, seats, max(1, count // len(SEATS)), derive(seed, seats), ran)
            problems += [problem for match in matches for problem in match.problems]
            measures += _measures(bot, seats, matches)
            print(f"{bot}, {seats} seats: {len(matches)} games", file=sys.stderr, flush=True)
    game = entry("magiczny_miecz").game
    never = [one for one in game.catalogue(choose_switches(game.switches, {})).executable if not ran[one]]
    print(f"never executed: {', '.join(never) or 'nothing'}", file=sys.stderr)
    ran_all = within("cards, spaces and abilities that never ran", len(never), None, 0, percent=False)
    return [*measures, ran_all], problems


def _play(bot: str, seats: int, games: int, seed: int, ran: Counter[str]) -> list[Match]:
    it = entry("magiczny_miecz")
    options, player = choose_switches(it.game.switches, {}), it.bot(bot)
    sitting = [Seat(f"{bot} {seat + 1}", bot) for seat in range(seats)]
    return [
        play_match(it.game, sitting, [player] * seats, derive(seed, number), options, ran) for number in range(games)
    ]


def _measures(bot: str, seats: int, matches: list[Match]) -> list[Measure]:
    """Return how games of sensible bots go; of random ones it is only asked that nothing breaks."""
    if bot != SENSIBLE:
        return []
    turns = [match.turns for match in matches]
    wins = Counter(winner for match in matches for winner in match.winners or ())
    won = sum(bool(match.winners) for match in matches)
    return [
        within(f"{seats} seats: games that end with a winner", won / len(matches), 1, None),
        Measure(f"{seats} seats: median turns", f"{statistics.median(turns):g}"),
        within(f"{seats} seats: turns of the longest game", max(turns), None, MOST_TURNS, percent=False),
        Measure(f"{seats} seats: wins by seat", " ".join(str(wins[seat]) for seat in range(seats))),
    ]
