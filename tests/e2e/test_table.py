"""The table: everything within the window, focus, the curtain, moments that are shown, two tabs, a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from kraina.engine.event import DieRolled
from kraina.engine.game import Seat
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from tests.e2e import acts
from tests.e2e.conftest import NewContext

SEATS = ("human", "sensible", "sensible")
BOXES = """selectors => Object.fromEntries(selectors.map(one => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [one, [box.left, box.top, box.right, box.bottom]];
}))"""
TARGETS = """() => [...document.querySelectorAll('#overlay .target-shape')].map(shape => {
    const box = shape.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
})"""


def boxes(page: Page, *selectors: str) -> dict[str, list[float]]:
    """Return where elements lie in the window: left, top, right, bottom."""
    found: dict[str, Any] = page.evaluate(BOXES, list(selectors))
    return found


def focused(page: Page) -> str:
    """Return the key of the option that has the keyboard's focus, or nothing."""
    return str(page.evaluate("document.activeElement.dataset.key ?? ''"))


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1024, 768)])
def test_six_seats_fit_the_window(lobby: Page, wide: int, high: int) -> None:
    page = lobby
    page.set_viewport_size({"width": wide, "height": high})
    acts.begin(page, 11, ("human", *["sensible"] * 5))
    acts.wait_turn(page)
    parts = ("#board", "#banner", "#options", "#tools", "#hand", "#players", "#piles", "#log")
    for name, (left, top, right, bottom) in boxes(page, *parts).items():
        assert left >= 0 and top >= 0 and right <= wide and bottom <= high, name
    log = page.evaluate("[log.scrollTop, log.clientHeight, log.scrollHeight]")
    assert log[0] + log[1] >= log[2] - 1
    page.set_viewport_size(acts.DESKTOP)


def test_focus_goes_to_the_first_option_for_those_who_had_it_there(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.wait_turn(page)
    for _ in range(3):
        acts.settle(page)
        first = page.get_attribute("#options button", "data-key")
        assert focused(page) == first
        page.keyboard.press("Enter")
        acts.wait_turn(page)
    page.focus("#log")
    page.keyboard.press("1")
    acts.wait_turn(page)
    assert page.evaluate("document.activeElement.id") == "log"


def test_behind_the_curtain_nothing_can_be_reached(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 3, ("human", "human"))
    page.wait_for_selector("[data-act=lift]")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('#curtain') ?? document.body")
        assert page.evaluate("document.activeElement.closest('[inert], .left, .right, #top, #foot')") is None
    page.click("[data-act=lift]")
    assert page.locator("[inert]").count() == 0
    acts.visit(page, "saves")
    assert page.locator("[inert]").count() == 0


def before_a_fight() -> tuple[str, str]:
    """Return a save in which a person has the turn, and the key of an answer after which a die decides a fight."""
    session = Session(entry("monstrum").game, [Seat("Ada"), Seat("Bot", "random")], 7, {})
    while session.pending is not None:
        player, save, key = session.pending.player, save_to_text(session.save()), session.pending.options[0].key
        session.drain_events()
        session.answer(key)
        rolls = [event for event in session.drain_events() if isinstance(event, DieRolled)]
        if player == 0 and any(roll.purpose == "fight" and roll.player == 0 for roll in rolls):
            return save, key
    raise AssertionError("nobody fought")


def test_a_fight_without_a_question_is_shown_and_ends_at_a_click(lobby: Page) -> None:
    page = lobby
    save, key = before_a_fight()
    acts.move_at(page, "slow")
    page.evaluate("text => kraina.load(text)", save)
    page.click(f"#options [data-key='{key}']")
    page.wait_for_selector("#moment .fight-rolled .rolled-total")
    page.click("#banner")
    assert page.locator("#moment *").count() == 0


def test_a_game_in_two_tabs_is_overwritten_by_neither(lobby: Page, address: str) -> None:
    first = lobby
    acts.begin(first, 7, ("human", "sensible"))
    acts.wait_turn(first)
    old = first.evaluate("kraina.save()")
    second = first.context.new_page()
    acts.open_page(second, address)
    acts.wait_turn(second)
    first.wait_for_selector(".notice [data-act=take-over]")
    assert first.locator("#options button").count() == 0
    acts.play_on(second, 3)
    acts.wait_turn(second)
    save, asked = second.evaluate("kraina.save()"), acts.prompt(second)
    assert first.evaluate("kraina.save()") == old
    first.click(".notice [data-act=take-over]")
    assert (first.evaluate("kraina.save()"), acts.prompt(first)) == (save, asked)
    second.wait_for_selector(".notice [data-act=take-over]")
    assert first.locator(".notice").count() == 0
    second.close()


def test_on_a_phone_a_whole_game_is_played_by_touch_and_all_that_matters_is_seen_at_once(
    new_context: NewContext, address: str
) -> None:
    page = new_context(viewport=acts.PHONE, is_mobile=True, has_touch=True).new_page()
    acts.open_page(page, f"{address}?game=monstrum&seed=7&seats=human,bot,bot")
    moved = 0
    while moved < 3:
        acts.wait_turn(page)
        if page.query_selector("#options [data-key^=field]"):
            moved += 1
            page.wait_for_timeout(100)
            left, top, right, bottom = boxes(page, "#board")["#board"]
            for x, y in page.evaluate(TARGETS):
                assert left <= x <= right and top <= y <= bottom
        seen = boxes(page, "#board", "#banner", "#options button")
        assert seen["#board"][3] <= seen["#banner"][1] < seen["#options button"][3] < acts.PHONE["height"]
        page.tap("#options button[data-key]")
    while acts.wait_turn(page):
        page.tap(acts.OFFERED)
        if page.query_selector("#options [aria-pressed=true]"):
            page.tap("#options [data-role=confirm]:enabled")
    assert page.is_visible("[data-screen=result] [data-role=outcome]")
