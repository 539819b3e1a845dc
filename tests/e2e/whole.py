"""Whole games at the page: what a sensible person would answer, worked out without the page, and given by clicking."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kraina.engine.bot import BOT_STREAM
from kraina.engine.decision import Answer
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry

PERSON = PlayerId(0)
NAMES = ("Ala", "Bolko")


def played_through(game: str, seed: int) -> tuple[list[tuple[Answer, bool]], dict[str, object]]:
    """Return what a sensible person answers in a game against a sensible bot, and the whole save of its end.

    With each answer stands whether it has to be confirmed.
    """
    found = entry(game)
    seats = [Seat(NAMES[0], "human"), Seat(NAMES[1], "sensible")]
    session = Session(found.game, seats, seed)
    bots = [found.bot("sensible") for _ in seats]
    given: list[tuple[Answer, bool]] = []
    while (decision := session.pending) is not None:
        seat = decision.player
        chance = Rng(derive(seed, BOT_STREAM, seat, len(session.log.answers)))  # as the page's bots have it
        answer = bots[seat].choose(session.view(seat), decision, chance)
        if seat == PERSON:
            given.append((answer, decision.max_picks > 1 or not answer))
        session.answer(*answer)
    assert session.outcome is not None
    return given, json.loads(save_to_text(session.save()))


def give(page: Page, keys: Answer, *, confirmed: bool) -> None:
    """Click the buttons of an answer, and confirm where several may be picked."""
    for key in keys:
        page.click(f'#options button[data-key="{key}"]')
    if confirmed:
        page.click("#options [data-role=confirm]:enabled")
