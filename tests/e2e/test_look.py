"""How the table looks where it is fullest: open to everybody, whole on a phone, and reached by two clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kraina.games.registry import game_ids
from tests.e2e import acts
from tests.e2e.looks import SIZES, Looks
from tests.e2e.scenes import ONLY_OF, SIGNS, save_of

CUT = """() => [...document.querySelectorAll('#options .option, #tools .button, .card > *, #banner *')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen, [aria-hidden=true]') && one.clientWidth > 0)
    .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
    .map(one => one.className + ': ' + one.textContent.trim().slice(0, 40))"""
"""Text that is wider than what holds it."""
SHOWN = [
    (game, screen)
    for game in game_ids()
    for screen in SIGNS
    if screen != "result" and game in ONLY_OF.get(screen, (game,))
]
"""Positions of all games; they take turns at the two sizes."""
LIGHT_OF = {"desktop": "light", "phone": "dark"}
"""The colours are the same at all sizes; test_access looks at both lights."""


@pytest.mark.parametrize("game", game_ids())
def test_the_first_decision_is_at_most_two_clicks_from_the_lobby(lobby: Page, game: str) -> None:
    lobby.click(f"[data-act=quick][data-value={game}]")
    lobby.wait_for_selector("#options button[data-key], [data-act=skip]")
    if not lobby.query_selector("#options button[data-key]"):
        lobby.click("[data-act=skip]")
    lobby.wait_for_selector("#options button[data-key]")
    assert "Jagna: your decision" in acts.prompt(lobby)


@pytest.mark.parametrize("looks", SIZES, indirect=True)
def test_fights_spells_and_full_tables_are_open_to_everybody(looks: Looks) -> None:
    page, phone = looks.page, looks.phone
    light = LIGHT_OF["phone" if phone else "desktop"]
    cut: dict[str, list[str]] = {}
    for number, (game, screen) in enumerate(SHOWN):
        if (number % 2 == 0) == phone:
            continue
        page.evaluate("save => kraina.load(save)", save_of(game, screen))
        acts.wait_turn(page)
        looks.look(f"{game}, {screen}", (light,))
        if found := page.evaluate(CUT):
            cut[f"{game}, {screen}"] = found
        if phone and screen == "six":
            within_reach(page)
    assert looks.faults == {}
    assert cut == {}


def within_reach(page: Page) -> None:
    """Check that board, question and first answer share the first screen, and that answers are as big as thumbs."""
    wide, high = acts.PHONE["width"], acts.PHONE["height"]
    for part in ("#board", "#banner", "#options button >> nth=0"):
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] >= 0 and box["y"] + min(box["height"], 60) <= high, part
        assert box["x"] >= 0 and box["x"] + box["width"] <= wide + 1, part
    heights = "found => found.map(one => one.getBoundingClientRect().height)"
    assert min(page.eval_on_selector_all("#options button", heights)) >= 40


def test_a_badge_on_the_map_opens_the_cards_of_its_space_and_they_stay_open(lobby: Page) -> None:
    acts.put_on_table(lobby, save_of("magiczny_miecz", "drawn"))
    badge = lobby.locator("[data-act=show]").first
    space = badge.get_attribute("data-value")
    faces = lobby.locator(f"#{space} .small-card > .card")
    assert faces.count() > 0 and not faces.first.is_visible()
    badge.dispatch_event("click")
    assert faces.first.is_visible() and faces.first.locator(".ground").count() == 1
    lobby.click("#options [data-key=pass]")
    assert acts.wait_turn(lobby)
    assert faces.first.is_visible()
