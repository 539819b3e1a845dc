"""Jaskinia at the page: a whole seeded game by clicking, and what the dark map shows."""

from __future__ import annotations

from playwright.sync_api import Page

from kraina.engine.save import save_to_text
from tests.e2e import acts
from tests.e2e.whole import play, played_through
from tests.rules.jaskinia.table import Table

GAME = "jaskinia"
SEED = 21
"""A short game: the person chooses a Searcher, finds the Crystal, passes the trials and pays the Gnome."""
SWITCHES = {"deal": "choose", "ghosts": "won"}


def test_a_person_plays_a_whole_game_alone_by_clicking(lobby: Page) -> None:
    whole = played_through(GAME, SEED, SWITCHES)
    assert whole.winner == "Ala"
    play(lobby, whole)


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
    acts.settle(page)
    assert page.locator("#scene .jk-chances li").count() == 4
    page.click("#options [data-key=no]")
    page.wait_for_selector("#scene .jk-chances", state="hidden")
