"""Seeded matches of every game as digests: of all that was asked, answered and told, and of the states on the way.

CPython and Pyodide both run this file; it imports nothing but the rules.
"""

import json
from typing import Any

from kraina.engine.bot import RandomBot, bot_rng
from kraina.engine.codec import digest
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import derive
from kraina.engine.session import Session
from kraina.games.registry import entry, playable_ids

MATCHES = 5
MOST_DECISIONS = 500


def digests() -> list[list[str]]:
    """Return for some matches of every game the digests of the story and of the last state."""
    return [match_digests(ident, seed) for ident in playable_ids() for seed in range(MATCHES)]


def match_digests(ident: str, seed: int) -> list[str]:
    """Play one match with random answers."""
    game = entry(ident).game
    least, most = game.seats
    count = least + seed % (most - least + 1)
    options = {switch.id: switch.values[derive(seed, 9) % len(switch.values)] for switch in game.switches}
    session: Session[Any, Any] = Session(game, [Seat(f"seat {seat}") for seat in range(count)], seed, options)
    rngs = [bot_rng(seed, PlayerId(seat)) for seat in range(count)]
    story = ""
    for _ in range(MOST_DECISIONS):
        decision = session.pending
        if decision is None:
            break
        answer = RandomBot().choose(session.view(decision.player), decision, rngs[decision.player])
        session.answer(*answer)
        asked = (decision.player, decision.kind, decision.prompt, decision.keys(), answer)
        story = digest((story, asked, session.drain_events(), session.chance))
    views = [session.view(viewer) for viewer in (None, *map(PlayerId, range(count)))]
    return [f"{ident} {seed}", story, digest(session.state), digest(views), digest(session.save())]


if __name__ == "__main__":
    print(json.dumps(digests()))
