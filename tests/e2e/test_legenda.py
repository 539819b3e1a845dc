"""Legenda at the page: a whole seeded game by clicking, steps on the map, the spell book, tiles that players lay."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.e2e import acts
from tests.e2e.whole import NAMES, play, played_through

GAME = "legenda"
SEED = 78
"""A short game."""


def test_a_person_plays_a_whole_game_by_clicking_and_somebody_is_proclaimed(lobby: Page) -> None:
    play(lobby, played_through(GAME, SEED))


def test_a_step_is_made_on_the_map_and_the_mission_lies_in_view(lobby: Page) -> None:
    page = lobby
    acts.begin(page, SEED, ("human", "sensible"), ("Ala & <i>Ola</i>", "Bolko"), game=GAME)
    while acts.wait_turn(page) and not page.query_selector("#options button[data-key^='step:']"):
        page.click("#options button[data-key]")
    acts.settle(page)
    assert page.locator(".adventurer-name").all_inner_texts() == ["Ala & <i>Ola</i>", "Bolko"]
    assert page.locator("[data-pawn]").count() == 2
    assert page.is_visible("#hand .hand-mission [data-card]")
    assert page.locator("#hand .page").count() == 3
    step = page.get_attribute("#overlay [data-key^='step:']", "data-key")
    page.locator(f"#overlay [data-key='{step}'] .target-shape").click()
    page.wait_for_function("!document.querySelector(`#overlay [data-key='" + str(step) + "']`)")
    assert [str(step)] in json.loads(page.evaluate("kraina.save()"))["log"]


def test_traits_open_to_their_parts(lobby: Page) -> None:
    page = lobby
    acts.begin(page, SEED, ("human", "sensible"), NAMES, game=GAME)
    assert acts.wait_turn(page)
    page.click("#players .own .traits > summary")
    assert page.is_visible("#players .own .trait-parts")


def test_players_lay_the_tiles_themselves_and_the_map_follows(lobby: Page) -> None:
    page = lobby
    acts.visit(page, f"setup/{GAME}")
    page.check("[name=switch-layout][value=players]")
    page.click("[data-act=start]")
    assert acts.wait_turn(page)
    fields = "#ground .leg-tiles > use"
    assert page.locator(fields).count() == 36
    for tile in (2, 3, 4):
        while page.locator(fields).count() < 36 * tile and acts.wait_turn(page):
            page.click("#options button[data-key]")
    assert page.locator(fields).count() == 144
