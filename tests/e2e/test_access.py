"""Access: axe-core finds nothing on any screen, phones need no sideways scrolling, and no text is small there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import acts
from tests.e2e.conftest import NewContext

AXE = acts.ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": acts.DESKTOP, "phone": acts.PHONE}
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


def violations(page: Page) -> list[str]:
    """Return what axe-core finds on the screen as it stands."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


def visit(page: Page, address: str) -> dict[str, list[str]]:
    """Walk through all screens and return what is wrong on each."""
    faults: dict[str, list[str]] = {}
    phone = page.viewport_size == acts.PHONE

    def look(name: str) -> None:
        faults[name] = violations(page)
        if phone:
            wide = page.evaluate("document.documentElement.scrollWidth")
            faults[name] += [f"the page is {wide} pixels wide"] if wide > acts.PHONE["width"] else []
            faults[name] += page.evaluate(SMALL_TEXT)

    acts.open_page(page, address)
    look("lobby")
    acts.visit(page, address, "rules/monstrum/6.4")
    look("rules")
    acts.visit(page, address, "setup/monstrum")
    look("setup")
    page.select_option("[name=kind-1]", "human")
    page.fill("[name=seed]", "7")
    page.click("[data-act=start]")
    page.wait_for_selector("[data-act=lift]")
    look("curtain")
    acts.play_on(page, 6)
    acts.wait_turn(page)
    look("table")
    for dialog in ("settings", "help", "save"):
        page.click(f"[data-act=dialog][data-value={dialog}]")
        look(dialog)
        page.keyboard.press("Escape")
    page.click("#foot [data-value=credits]")
    look("credits")
    page.keyboard.press("Escape")
    acts.visit(page, address, "saves")
    look("saves")
    acts.visit(page, address, "setup/monstrum")
    for seat in range(3):
        page.select_option(f"[name=kind-{seat}]", "sensible")
    page.click("[data-act=start]")
    page.wait_for_selector("[data-screen=result]")
    look("result")
    return {name: found for name, found in faults.items() if found}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_open_to_everybody(new_context: NewContext, address: str, size: str, theme: str) -> None:
    phone = size == "phone"
    context = new_context(viewport=SIZES[size], color_scheme=theme, is_mobile=phone, has_touch=phone)
    assert visit(context.new_page(), f"{address}") == {}
