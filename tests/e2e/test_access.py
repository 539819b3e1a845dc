"""Access: axe-core finds nothing on any screen, phones need no sideways scrolling, and no text is small there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import acts
from tests.e2e.conftest import NewContext

AXE = acts.ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": acts.DESKTOP, "phone": acts.PHONE}
LIGHTS = {"desktop": ("light", "dark"), "phone": ("light",)}
"""Colours are the same at all sizes, so the second light is looked at where the screen is wide."""
COLOURS = ("color-contrast", "link-in-text-block")
"""Rules of axe-core that depend on the light."""
SMALL_TEXT = """() => {
  const small = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const unread = "svg, script, style, [aria-hidden=true], .unseen";
    if (!walk.currentNode.textContent.trim() || element.closest(unread)) continue;
    if (!element.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    if (size < 15.9) small.push(`${size} ${element.className}: ${walk.currentNode.textContent.trim().slice(0, 30)}`);
  }
  return small;
}"""


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """Return what axe-core finds on the screen as it stands, by some of its rules or by all."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
        # It measures no contrast on a picture, and so none on the grain of the paper.
        page.evaluate("document.documentElement.style.setProperty('--grain', 'none')")
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


class Looks:
    """Looks at screens and notes what is wrong: wide ones in both lights, those of phones in Polish too."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: dict[str, list[str]] = {}

    @property
    def phone(self) -> bool:
        """Whether the page is as big as a phone now."""
        return self.page.viewport_size == acts.PHONE

    def look(self, name: str, lights: Sequence[str] = ()) -> None:
        """Look at the screen as it stands; in a second light at its colours."""
        for number, light in enumerate(lights or LIGHTS["phone" if self.phone else "desktop"]):
            self.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
            self._note(f"{name}, {light}", violations(self.page, COLOURS if number else ()))
        if self.phone:
            wide = self.page.evaluate("document.documentElement.scrollWidth")
            self._note(name, [f"the page is {wide} pixels wide"] if wide > acts.PHONE["width"] else [])
            self._note(name, self.page.evaluate(SMALL_TEXT))

    def in_polish(self, name: str) -> None:
        """Look at the screen in both languages: what is longer in Polish is too long on a phone first."""
        self.look(name)
        if not self.phone:
            return
        self.page.click("[data-act=language][data-value=pl]")
        self.look(f"{name}, Polish")
        self.page.click("[data-act=language][data-value=en]")

    def _note(self, name: str, found: list[str]) -> None:
        if found:
            self.faults.setdefault(name, []).extend(found)


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
    looks.look("lesson with more contrast")
    acts.visit(page, "")
    looks.look("lobby with more contrast")
    page.emulate_media(contrast="no-preference")


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_open_to_everybody(new_context: NewContext, address: str, size: str) -> None:
    phone = size == "phone"
    page = new_context(viewport=SIZES[size], is_mobile=phone, has_touch=phone).new_page()
    looks = Looks(page)
    acts.open_page(page, address)
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
    acts.begin(page, 67, ("human", "sensible"), game="magiczny_miecz")
    acts.wait_turn(page)
    looks.in_polish("Magiczny Miecz")
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
    acts.begin(page, 7, ("sensible", "sensible"))
    page.wait_for_selector("[data-screen=result]")
    looks.look("result")
    look_at_a_lesson(looks)
    assert looks.faults == {}
