"""Magiczny Miecz at the page: a whole seeded game by clicking, and responses by the space bar."""

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
from tests.e2e import acts

GAME = "magiczny_miecz"
SEED = 67
"""A game that the person wins, and a short one."""
PERSON = PlayerId(0)


def played_through(seed: int) -> tuple[list[tuple[Answer, bool]], dict[str, object]]:
    """Return what a sensible person answers in a game against a sensible bot, and the whole save of its end.

    With each answer stands whether it has to be confirmed.
    """
    found = entry(GAME)
    seats = [Seat("Ala", "human"), Seat("Bolko", "sensible")]
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


def test_a_person_plays_a_whole_game_by_clicking_and_beats_the_beast(lobby: Page) -> None:
    page = lobby
    answers, end = played_through(SEED)
    acts.begin(page, SEED, ("human", "sensible"), ("Ala", "Bolko"), game=GAME)
    for keys, confirmed in answers:
        give(page, keys, confirmed=confirmed)
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    assert "Ala" in page.inner_text("[data-role=outcome]")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"] == end["log"]
    assert save["checkpoint"] == end["checkpoint"]


def test_the_table_shows_map_sheets_piles_and_spells(lobby: Page) -> None:
    page = lobby
    acts.begin(page, SEED, ("human", "sensible"), ("Ala & <i>Ola</i>", "Bolko"), game=GAME)
    assert acts.wait_turn(page)
    assert page.locator(".adventurer-name").all_inner_texts() == ["Ala & <i>Ola</i>", "Bolko"]
    assert page.locator("[data-pawn]").count() == 2
    page.click(".total-sword summary >> nth=0")
    assert page.is_visible(".total-sword .parts >> nth=0")
    page.click("#piles [data-deck=equipment] summary >> nth=0")
    assert page.locator("#piles [data-deck=equipment] li").count() == 12
