"""Whole games at the page: what a sensible person would answer, worked out without the page, and given by clicking."""

from __future__ import annotations

import json
from dataclasses import dataclass

from playwright.sync_api import Page

from kraina.engine.bot import BOT_STREAM
from kraina.engine.decision import Answer
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from tests.e2e import acts

PERSON = PlayerId(0)
NAMES = ("Ala", "Bolko")


@dataclass(frozen=True, slots=True)
class Whole:
    """A game from its start to its end."""

    answers: list[tuple[Answer, bool]]
    """The person's, each with whether it has to be confirmed."""
    save: dict[str, object]
    """Of its end."""
    winner: str


def played_through(game: str, seed: int) -> Whole:
    """Return a game of a sensible person against a sensible bot."""
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
    return Whole(given, json.loads(save_to_text(session.save())), NAMES[session.outcome.winners[0]])


def play(page: Page, game: str, seed: int) -> Whole:
    """Play a whole game at the page by clicking, to its result, and return it as it is without a page."""
    whole = played_through(game, seed)
    acts.begin(page, seed, ("human", "sensible"), NAMES, game=game)
    for keys, confirmed in whole.answers:
        give(page, keys, confirmed=confirmed)
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"] == whole.save["log"]
    assert save["checkpoint"] == whole.save["checkpoint"]
    return whole


def give(page: Page, keys: Answer, *, confirmed: bool) -> None:
    """Click the buttons of an answer, each as soon as it is there, and confirm where several may be picked.

    Whether buttons lie where a pointer can reach them is what other tests look at; to wait for it costs half the time.
    """
    for key in keys:
        page.dispatch_event(f'#options button[data-key="{key}"]', "click")
    if confirmed:
        page.dispatch_event("#options [data-role=confirm]:enabled", "click")
