"""Whole games at the page: what a sensible person would answer, worked out without the page, and given by clicking."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

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
UNSEEN = ":is(#ground, #overlay, #hand, #players, #piles, #log) { content-visibility: hidden }"
"""A style by which nothing is painted that nobody looks at; that saves a third of the time."""

Seen = Callable[[Any, Answer], None]
"""Is told the person's view before each of the person's answers, and that answer."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A game from its start to its end."""

    answers: list[tuple[Answer, bool]]
    """The person's, each with whether it has to be confirmed."""
    save: dict[str, Any]
    """Of its end."""
    winner: str


def played_through(game: str, seed: int, switches: Mapping[str, str] | None = None, seen: Seen | None = None) -> Whole:
    """Return a game of a sensible person against a sensible bot."""
    found = entry(game)
    seats = [Seat(NAMES[0], "human"), Seat(NAMES[1], "sensible")]
    session = Session(found.game, seats, seed, switches)
    bots = [found.bot("sensible") for _ in seats]
    given: list[tuple[Answer, bool]] = []
    while (decision := session.pending) is not None:
        seat, view = decision.player, session.view(decision.player)
        chance = Rng(derive(seed, BOT_STREAM, seat, len(session.log.answers)))  # as the page's bots have it
        answer = bots[seat].choose(view, decision, chance)
        if seat == PERSON:
            if not answer and "pass" in decision.keys():  # noqa: SIM118 - the keys of options
                answer = ("pass",)
            given.append((answer, decision.max_picks > 1 or not answer))
            if seen is not None:
                seen(view, answer)
        session.answer(*answer)
    assert session.outcome is not None
    return Whole(given, json.loads(save_to_text(session.save())), NAMES[session.outcome.winners[0]])


def play(page: Page, whole: Whole, before: Callable[[Answer], None] = lambda answer: None) -> None:
    """Play a whole game at the page by clicking, to its result, and look whether it is as it was without a page.

    `before` is called before each answer.
    """
    save = whole.save
    acts.begin(page, int(save["seed"]), ("human", "sensible"), NAMES, game=save["game"], switches=save["options"])
    unseen = page.add_style_tag(content=UNSEEN)
    for keys, confirmed in whole.answers:
        before(keys)
        give(page, keys, confirmed=confirmed)
    unseen.evaluate("style => style.remove()")
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    assert whole.winner in page.inner_text("[data-role=outcome]")
    found = json.loads(page.evaluate("kraina.save()"))
    assert [found[part] for part in ("log", "checkpoint", "options")] == [
        save[part] for part in ("log", "checkpoint", "options")
    ]


def give(page: Page, keys: Answer, *, confirmed: bool) -> None:
    """Click the buttons of an answer, each as soon as it is there, and confirm where several may be picked.

    Whether buttons lie where a pointer can reach them is what other tests look at; to wait for it costs half the time.
    """
    for key in keys:
        page.dispatch_event(f'#options button[data-key="{key}"]', "click")
    if confirmed:
        page.dispatch_event("#options [data-role=confirm]:enabled", "click")
