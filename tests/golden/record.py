"""Golden playthroughs: for every game one whole match as its answers, with digests of the states on the way.

They tell when the same seed and answers give another match: then ``rules_version`` has to be raised, and
``python tests/golden/rewrite.py`` writes them anew.
"""

import json
from pathlib import Path
from typing import Any, TypeAlias

from kraina.engine.bot import RandomBot, bot_rng
from kraina.engine.codec import digest
from kraina.engine.decision import Answer
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.games.registry import entry

FOLDER = Path(__file__).resolve().parent
SEED = 10
EVERY = 25
"""Answers between two digests."""
LEAST = 4 * EVERY
"""Answers that a playthrough has to exceed."""

Golden: TypeAlias = dict[str, Any]


def path_of(game: str) -> Path:
    """Return where a game's playthrough lies."""
    return FOLDER / f"{game}.json"


def read(game: str) -> Golden:
    """Return a game's stored playthrough."""
    found: Golden = json.loads(path_of(game).read_text("utf-8"))
    return found


def write(game: str, golden: Golden) -> None:
    """Store a playthrough, one part a line."""
    parts = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in golden.items())
    path_of(game).write_text(f"{{\n{parts}\n}}\n", "utf-8")


def record(game: str) -> Golden:
    """Play matches of as few seats as the game has, with random answers, and return the first that is long enough."""
    seed = SEED
    while len((golden := _record(game, seed))["answers"]) <= LEAST:
        seed += 1
    return golden


def _record(game: str, seed: int) -> Golden:
    session = _start(game, seed, entry(game).game.seats[0])
    rngs = [bot_rng(seed, PlayerId(seat)) for seat in range(len(session.seats))]
    while session.pending is not None:
        seat = session.pending.player
        session.answer(*RandomBot().choose(session.view(seat), session.pending, rngs[seat]))
    return play(game, seed, len(session.seats), session.log.answers)


def play(game: str, seed: int, seats: int, answers: list[Answer]) -> Golden:
    """Play a match with the answers given and return it with its digests."""
    session = _start(game, seed, seats)
    digests: list[str] = []
    for number, answer in enumerate(answers, 1):
        session.answer(*answer)
        if number % EVERY == 0:
            digests.append(digest((session.state, session.chance)))
    return {
        "game": game,
        "rules": session.game.rules_version,
        "seed": seed,
        "seats": seats,
        "answers": [list(answer) for answer in answers],
        "digests": digests,
        "final": digest(session.state),
        "outcome": None if session.outcome is None else [list(session.outcome.winners), session.outcome.reason],
    }


def _start(game: str, seed: int, seats: int) -> Session[Any, Any]:
    return Session(entry(game).game, [Seat(f"seat {seat}") for seat in range(seats)], seed)
