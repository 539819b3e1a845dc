"""The guided first game of each game at the page: from start to end, left and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from table.lesson import Step, guide
from tests.e2e import acts


def follow(page: Page, step: Step) -> None:
    """Do what a step of the guide wants, having looked whether it points at anything that is there."""
    page.wait_for_selector(f"#guide [data-step={step.id}]")
    page.wait_for_selector("#guide [data-act=lesson-next], #options button[data-key]")
    if step.point:
        page.wait_for_selector(".guided", state="attached")
    if step.take:
        page.click(f'#options button[data-key="{step.take[0]}"]')
    else:
        page.click("#guide [data-act=lesson-next]")


@pytest.mark.parametrize("game", ["monstrum", "talisman", "jaskinia"])
def test_a_guided_first_game_is_played_from_start_to_end_at_one_go(lobby: Page, game: str) -> None:
    page = lobby
    page.click(f"[data-act=lesson][data-value={game}]")
    for step in guide(game).steps:
        follow(page, step)
    page.wait_for_selector("[data-notice='teach.done']")
    assert page.locator("#guide .guide").count() == 0


@pytest.mark.parametrize("game", ["magiczny_miecz", "legenda"])
def test_a_guided_first_game_is_left_and_resumed_and_played_to_its_end(lobby: Page, address: str, game: str) -> None:
    page = lobby
    page.click(f"[data-act=lesson][data-value={game}]")
    steps = guide(game).steps
    half = len(steps) // 2
    for step in steps[:half]:
        follow(page, step)
    page.wait_for_selector(f"#guide [data-step={steps[half].id}]")
    page.goto("about:blank")
    acts.open_page(page, address)
    for step in steps[half:]:
        follow(page, step)
    page.wait_for_selector("[data-notice='teach.done']")


def test_astray_the_way_back_is_one_press_of_a_key(lobby: Page) -> None:
    page = lobby
    page.click("[data-act=lesson][data-value=monstrum]")
    first, second = guide("monstrum").steps[:2]
    follow(page, first)
    page.wait_for_selector(f"#guide [data-step={second.id}]")
    page.click("#options [data-key='card:6']")
    page.wait_for_selector("#guide .astray")
    page.keyboard.press("n")
    page.wait_for_selector("#guide [data-step=card]:not(.astray)")
    follow(page, second)
    page.wait_for_selector("#guide [data-step=move]")
