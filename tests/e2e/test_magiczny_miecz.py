"""Magiczny Miecz at the page: a whole seeded game by clicking, responses by the space bar, what lies on the map."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kraina.engine.save import save_to_text
from tests.e2e import acts
from tests.e2e.whole import play, played_through
from tests.rules.magiczny_miecz.table import Table

GAME = "magiczny_miecz"
SEED = 9
"""A game that the person wins, and a short one."""


def test_a_person_plays_a_whole_game_by_clicking_and_beats_the_beast(lobby: Page) -> None:
    whole = played_through(GAME, SEED)
    assert whole.winner == "Ala"
    play(lobby, whole)


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


def laid_out(page: Page) -> None:
    """Put a match on the table: the Hag with Madness begins, the Elf has the Mirror, a Cave and a Wolf lie about."""
    made = Table().seeker(0, "hag", at="castle", spells=["madness"], objects=["lamp", "horse", "helmet"])
    made.seeker(1, "elf", at="tavern", spells=["mirror", "golem"]).lying("glade", "cave", "wolf")
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")


def test_a_response_is_passed_by_the_space_bar_and_a_muted_spell_is_not_asked_about(lobby: Page) -> None:
    page = lobby
    for way in ("space", "mute"):
        laid_out(page)
        page.click('#options button[data-key="cast:madness:1"]')
        page.click("[data-act=lift]")
        assert page.is_visible("#options [data-role=pass]")
        assert page.is_visible('#options button[data-key^="cast:mirror"]')
        if way == "space":
            page.locator("body").press("Space")
        else:
            page.click('#options [data-act=mute][data-value="mirror"]')
        page.wait_for_function("!document.querySelector('#options [data-role=pass]')")
        assert json.loads(page.evaluate("kraina.save()"))["log"] == [["cast:madness:1"], ["pass"]]
        settings = json.loads(page.evaluate("localStorage.getItem('kraina/settings')") or "{}")
        assert settings.get(f"muted/{GAME}/Seeker 1") == ("mirror" if way == "mute" else None)


def test_a_badge_of_the_map_opens_what_lies_there_and_it_stays_open(lobby: Page) -> None:
    page = lobby
    laid_out(page)
    assert not page.is_visible('[id="lying-glade"]')
    page.click('#overlay [data-act=show][data-value="lying-glade"] >> nth=0')
    assert page.is_visible('[id="lying-glade"] [data-card=wolf]')
    page.click(".choices-aside > summary")
    page.click('#options button[data-key^="leave:helmet"]')
    acts.settle(page)
    assert page.is_visible('[id="lying-castle"] [data-card=helmet]')
    assert page.is_visible('[id="lying-glade"] [data-card=wolf]')
