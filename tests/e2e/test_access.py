"""Access: axe-core finds nothing on any screen, phones need no sideways scrolling, and no text is small there."""

from __future__ import annotations

import pytest

from tests.e2e import acts
from tests.e2e.looks import COLOURS, SIZES, Looks
from tests.e2e.scenes import save_of


def look_at_explanations(looks: Looks) -> None:
    """Look at what can be opened at the table by its question marks and rules."""
    page = looks.page
    for opener in (".ask-prompt", ".ask-counters", "#hand .ask-card", "#banner .rule"):
        if page.query_selector(opener):
            page.click(opener)
            looks.look(f"what {opener} opens")
            page.keyboard.press("Escape")


def look_at_a_lesson(looks: Looks) -> None:
    """Look at a guided first game, and at more contrast."""
    page = looks.page
    acts.visit(page, "")
    page.click("[data-act=lesson][data-value=magiczny_miecz]")
    page.wait_for_selector("#guide [data-act=lesson-next]")
    looks.in_polish("lesson")
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-contrast=more]")
    looks.look("lesson with more contrast", rules=COLOURS)
    acts.visit(page, "")
    looks.look("lobby with more contrast", rules=COLOURS)


@pytest.mark.parametrize("looks", SIZES, indirect=True)
def test_every_screen_is_open_to_everybody(looks: Looks) -> None:
    page = looks.page
    looks.in_polish("lobby")
    acts.visit(page, "rules/monstrum/6.4")
    looks.look("rules")
    acts.visit(page, "setup/monstrum")
    looks.look("setup")
    acts.begin(page, 7, ("human", "human", "sensible"))
    page.wait_for_selector("[data-act=lift]")
    looks.look("curtain")
    acts.play_on(page, 6)
    acts.wait_turn(page)
    looks.in_polish("table")
    look_at_explanations(looks)
    acts.begin(page, 7, ("human", "sensible"), game="jaskinia")
    acts.wait_turn(page)
    looks.in_polish("Jaskinia")
    for dialog in ("settings", "help", "save"):
        page.click(f"[data-act=dialog][data-value={dialog}]")
        looks.look(dialog)
        page.keyboard.press("Escape")
    page.click("#foot [data-value=credits]")
    looks.look("credits")
    page.keyboard.press("Escape")
    acts.visit(page, "saves")
    looks.look("saves")
    page.evaluate("save => kraina.load(save)", save_of("monstrum", "result"))
    acts.visit(page, "result")
    looks.look("result")
    look_at_a_lesson(looks)
    assert looks.faults == {}
