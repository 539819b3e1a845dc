"""Magia i Miecz at the page: a whole seeded game by clicking, with a Spell in another's turn that is answered."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kraina.engine.decision import Answer
from kraina.engine.save import save_to_text
from kraina.games.talisman.state import COMMAND
from kraina.games.talisman.view import TalismanView
from tests.e2e import acts
from tests.e2e.whole import PERSON, play, played_through
from tests.rules.talisman.below import CaveTable
from tests.rules.talisman.table import Table

GAME = "talisman"
SEED = 118
"""A short game that the person wins; the bot casts a Spell in the person's turn, and the person counters it."""
SWITCHES = {"deal": "choose", "trophies": "5", "start_bonus": "on", "sudden_death": "crown"}


def test_a_person_plays_a_whole_game_by_clicking_and_counters_a_spell_in_the_own_turn(lobby: Page) -> None:
    countered: list[tuple[str, Answer]] = []

    def seen(view: TalismanView, answer: Answer) -> None:
        caster, spell, _ = view.castings[-1] if view.castings else (PERSON, COMMAND, None)
        if caster not in (PERSON, view.current) and answer[:1] == ("cast:counterspell#1",):
            countered.append((spell, answer))

    def before(answer: Answer) -> None:
        if answer == countered[0][1]:
            lobby.wait_for_selector("#scene .spell-scene [data-card=random]")

    whole = played_through(GAME, SEED, SWITCHES, seen)
    assert whole.winner == "Ala"
    assert countered == [("random#1", ("cast:counterspell#1",))]
    play(lobby, whole, before)


def test_the_table_shows_map_sheets_stock_and_what_lies_about(lobby: Page) -> None:
    page = lobby
    made = Table().hero(0, "warrior", at="tavern", objects=["sword", "helmet"], spells=["hex"], followers=["maiden"])
    made.hero(1, "wizard", at="city", spells=["counterspell"]).lying("tavern", "cave", "bear")
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")
    assert page.locator("[data-pawn]").count() == 2 and page.locator("#board [data-space]").count() == 49
    page.click(".total-strength summary >> nth=0")
    assert page.is_visible(".total-strength .parts >> nth=0")
    page.click("#piles [data-deck=purchase] summary >> nth=0")
    assert page.locator("#piles [data-deck=purchase] li").count() == 8
    page.click('#overlay [data-act=show][data-value="lying-tavern"] >> nth=0')
    assert page.is_visible('[id="lying-tavern"] [data-card=bear]')
    page.click(".choices-aside > summary")
    page.click('#options button[data-key^="leave:helmet"]')
    acts.settle(page)
    assert page.locator('[id="lying-tavern"] [data-card=helmet]').count() == 1


def test_a_person_enters_the_cave_and_leaves_it_by_clicking(lobby: Page) -> None:
    page = lobby
    made = CaveTable().hero(0, "warrior", at="crags", marks={"cave-bound:crags": 1})
    made.hero(1, "wizard", at="city", lost=9)
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")
    assert page.locator("#overlay .jk-map").count() == 0 and page.locator("#overlay [data-pawn]").count() == 2
    page.click("#options [data-key=enter-cave]")
    page.wait_for_selector("#overlay .jk-map")
    assert page.locator("#overlay .jk-space").count() == 57 and page.locator("#overlay [data-pawn]").count() == 1
    assert page.is_visible("#piles [data-deck=cave]") and page.is_visible("#piles [data-deck=underground]")
    page.click("#options [data-key='out:crags']")
    page.wait_for_selector("#overlay .jk-map", state="detached")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"][:2] == [["enter-cave"], ["out:crags"]]
