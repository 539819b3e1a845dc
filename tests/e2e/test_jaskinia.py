"""Jaskinia at the page: a whole seeded game by clicking, and what the dark map shows."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kraina.engine.bot import BOT_STREAM
from kraina.engine.decision import Answer
from kraina.engine.game import Seat, choose_switches
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from tests.e2e import acts
from tests.rules.jaskinia.table import Table

GAME = "jaskinia"
SEED = 21
"""A short game: the person chooses a Searcher, finds the Crystal, passes the trials and pays the Gnome."""
SWITCHES = {"deal": "choose", "ghosts": "won"}
PERSON = PlayerId(0)


def played_through() -> tuple[list[tuple[Answer, bool]], dict[str, object]]:
    """Return what a sensible person answers, each with whether it has to be confirmed, and the save of the end."""
    found = entry(GAME)
    session = Session(
        found.game,
        [Seat("Ala", "human"), Seat("Bolko", "sensible")],
        SEED,
        choose_switches(found.game.switches, SWITCHES),
    )
    bots = [found.bot("sensible") for _ in session.seats]
    given: list[tuple[Answer, bool]] = []
    while (decision := session.pending) is not None:
        seat = decision.player
        chance = Rng(derive(SEED, BOT_STREAM, seat, len(session.log.answers)))  # as the page's bots have it
        answer = bots[seat].choose(session.view(seat), decision, chance)
        if seat == PERSON:
            if not answer and "pass" in decision.keys():  # noqa: SIM118 - the keys of options
                answer = ("pass",)
            given.append((answer, decision.max_picks > 1 or not answer))
        session.answer(*answer)
    assert session.outcome is not None and session.outcome.winners == (PERSON,)
    return given, json.loads(save_to_text(session.save()))


def test_a_person_plays_a_whole_game_alone_by_clicking(lobby: Page) -> None:
    page = lobby
    answers, end = played_through()
    acts.begin(page, SEED, ("human", "sensible"), ("Ala", "Bolko"), game=GAME, switches=SWITCHES)
    for keys, confirmed in answers:
        for key in keys:
            page.click(f'#options button[data-key="{key}"]')
        if confirmed:
            page.click("#options [data-role=confirm]:enabled")
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    assert "Ala" in page.inner_text("[data-role=outcome]")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"] == end["log"] and save["checkpoint"] == end["checkpoint"]


def test_the_map_shows_lamps_lying_cards_and_the_crystal_and_chances_before_its_trials(lobby: Page) -> None:
    page = lobby
    made = Table().searcher(0, "hewer", at="long-breath", came="four-winds", strength=9, power=5, gold=9)
    made.searcher(1, "caver", at="gullet", came="four-winds")
    made.lying("gullet", "pouch", "club").found("chamber-of-clocks")
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")
    assert page.locator("#board [data-space]").count() == 57 and page.locator("#overlay .jk-lamp").count() == 2
    assert page.locator("#overlay .jk-gleam").count() == 1
    page.click('#overlay [data-act=show][data-value="lying-gullet"] >> nth=0')
    assert page.is_visible('[id="lying-gullet"] [data-card=club]')
    page.click("#options [data-key=step]")
    page.click('#overlay [data-key="space:chamber-of-clocks"]')
    page.wait_for_selector("#scene .jk-chances")
    assert page.locator("#scene .jk-chances li").count() == 4
    page.click("#options [data-key=no]")
    page.wait_for_selector("#scene .jk-chances", state="hidden")
