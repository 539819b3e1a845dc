"""Positions worth a look, found by letting bots play without a page, and kept as saves to be put on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from kraina.engine.bot import answer_of, bot_rng
from kraina.engine.decision import Decision
from kraina.engine.game import Seat, choose_switches
from kraina.engine.ids import PlayerId
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from table.html import Markup
from table.i18n import Texts
from table.render import renderer
from table.render.talisman.below import is_inside

NAMES = ("Jagna", "Bogdan", "Celina", "Wit", "Sława", "Lech")
ME = PlayerId(0)
SEEDS = range(1, 60)
"""Matches that are tried one after the other."""
MOST = 1500
"""Answers after which a match is not followed any further."""
GROWN = 120
"""Answers after which the table is as full as it usually gets."""

Sign = Callable[[Session[Any, Any], Decision[Any], int], bool]
"""Whether this is the position: the match, the question, and the number of answers before it."""


def _scene(session: Session[Any, Any], decision: Decision[Any]) -> Markup:
    """Return what the person at the first seat sees in the foreground."""
    game = str(session.game.id)
    t = Texts("en", ["ui", game], tuple(seat.name for seat in session.seats))
    return renderer(game).scene(session.view(ME), decision, t)


def _has(word: str) -> Sign:
    return lambda session, decision, _: decision.player == ME and f'class="{word}' in _scene(session, decision)


def _has_within(word: str) -> Sign:
    return lambda session, decision, _: decision.player == ME and word in _scene(session, decision)


def _below(session: Session[Any, Any], decision: Decision[Any], _: int) -> bool:
    return decision.player == ME and decision.kind == "turn" and is_inside(session.view(ME).heroes[ME])


def _grown(_: Session[Any, Any], decision: Decision[Any], number: int) -> bool:
    return decision.player == ME and decision.kind == "turn" and number >= GROWN


SIGNS: dict[str, Sign] = {
    "fight": _has("fight "),
    "duel": lambda session, decision, _: _has("fight ")(session, decision, 0) and "share-" in _scene(session, decision)
    and "side-foes" not in _scene(session, decision),
    "drawn": _has_within("drawn-scene"),
    "spell": _has_within("spell-scene"),
    "six": _grown,
    "cave": _below,
    "result": lambda session, decision, number: False,
}  # fmt: skip
"""Screen -> how its position is known; that of the result is the end of the match."""
KIN = ("magiczny_miecz", "talisman")
DUELLING = (*KIN, "jaskinia")
ONLY_OF = {"duel": DUELLING, "drawn": KIN, "spell": KIN, "cave": ("talisman",)}
"""Screens that not every game has."""
SWITCHES = {"cave": {"cave": "on"}}
"""What a screen has to be played with."""


@cache
def save_of(game: str, screen: str) -> str:
    """Return the save of a match that stands where a screen can be seen. Raises LookupError if none is found."""
    kinds = ("human", *["sensible"] * (5 if screen == "six" else 2))
    for seed in SEEDS:
        session = _session(game, seed, kinds, SWITCHES.get(screen, {}))
        for number, decision in enumerate(_questions(session, seed)):
            if SIGNS[screen](session, decision, number):
                return save_to_text(session.save())
            if number > MOST and screen != "result":
                break
        if screen == "result" and session.outcome is not None:
            return save_to_text(session.save())
    raise LookupError(f"no match of {game} comes to the screen {screen}")


def _session(game: str, seed: int, kinds: tuple[str, ...], switches: Mapping[str, str]) -> Session[Any, Any]:
    it = entry(game).game
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return Session(it, seats, seed, choose_switches(it.switches, switches))


def _questions(session: Session[Any, Any], seed: int) -> Iterator[Decision[Any]]:
    """Yield each question, and let the best bot answer it for whoever is asked."""
    it = entry(str(session.game.id))
    best = list(it.bots)[-1]
    bots = [it.bot(best) for _ in session.seats]
    chances = [bot_rng(seed, PlayerId(seat)) for seat in range(len(session.seats))]
    while (decision := session.pending) is not None:
        yield decision
        seat = decision.player
        answer, _ = answer_of(bots[seat], session.view, decision, chances[seat])
        session.answer(*answer)
        session.drain_events()
