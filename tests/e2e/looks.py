"""Looks at screens: axe-core, and on phones text that is too small and pages that are too wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.e2e import acts

AXE = acts.ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": acts.DESKTOP, "phone": acts.PHONE}
LIGHTS = {"desktop": ("light", "dark"), "phone": ("light",)}
"""Colours are the same at all sizes, so the second light is looked at where the screen is wide."""
COLOURS = ("color-contrast", "link-in-text-block")
"""Rules of axe-core that depend on the light."""
RUN = """async options => {
  const dialog = document.querySelector('dialog[open]');
  const rest = dialog ? [...document.body.children].filter(one => one !== dialog) : [];
  const root = document.documentElement.style;
  root.setProperty('--grain', 'none');
  for (const one of rest) one.style.display = 'none';
  try { return await axe.run(dialog ?? document, options); }
  finally {
    for (const one of rest) one.style.removeProperty('display');
    root.removeProperty('--grain');
  }
}"""
"""Runs axe-core; while it looks at a dialog the rest is not even there, for it goes through everything that is.

It measures no contrast on a picture, and so none on the grain of the paper.
"""
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
    """Return what axe-core finds on the screen as it stands, by some of its rules or by all.

    Before an open dialog nothing else can be reached or read: the dialog alone is looked at.
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate(RUN, options)
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


class Looks:
    """Looks at screens and notes what is wrong: wide ones in both lights, those of phones in Polish."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: dict[str, list[str]] = {}

    @property
    def phone(self) -> bool:
        """Whether the page is as big as a phone now."""
        return self.page.viewport_size == acts.PHONE

    def look(self, name: str, lights: Sequence[str] = (), rules: Sequence[str] = ()) -> None:
        """Look at the screen as it stands, by some rules or by all; in a second light at its colours."""
        for number, light in enumerate(lights or LIGHTS["phone" if self.phone else "desktop"]):
            self.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
            self._note(f"{name}, {light}", violations(self.page, COLOURS if number else rules))
        self.measure(name)

    def measure(self, name: str) -> None:
        """On a phone, look whether the page is too wide and text too small."""
        if self.phone:
            wide = self.page.evaluate("document.documentElement.scrollWidth")
            self._note(name, [f"the page is {wide} pixels wide"] if wide > acts.PHONE["width"] else [])
            self._note(name, self.page.evaluate(SMALL_TEXT))

    def in_polish(self, name: str) -> None:
        """Look at a screen in English on a desktop, in Polish on a phone.

        What is longer in Polish is too long on a phone first; for what axe-core knows the language makes no difference.
        """
        if not self.phone:
            self.look(name)
            return
        self.measure(name)
        self.page.click("[data-act=language][data-value=pl]")
        self.look(f"{name}, Polish")
        self.page.click("[data-act=language][data-value=en]")

    def _note(self, name: str, found: list[str]) -> None:
        if found:
            self.faults.setdefault(name, []).extend(found)
