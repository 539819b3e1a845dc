"""Takes a picture of every screen into shots/, at three sizes, in both languages and both lights.

Words after ``dev.py shots`` limit it: sizes (``1440x900``), languages (``en``), lights (``dark``), screens (``table``).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e import acts

SIZES = ("1440x900", "1024x768", "390x844")
LANGUAGES = ("en", "pl")
LIGHTS = ("light", "dark")
SCREENS = ("lobby", "setup", "rules", "curtain", "table", "move", "fight", "six", "settings", "help", "saves", "result")
TRIES = 60
"""Answers after which no fight is waited for any more."""


def take_all(browser: Browser, address: str, target: Path, wanted: Sequence[str]) -> int:
    """Take the pictures that the words ask for and return their number."""
    chosen = [[one for one in group if one in wanted] or list(group) for group in (SIZES, LANGUAGES, LIGHTS, SCREENS)]
    sizes, languages, lights, screens = chosen
    taken = 0
    for size in sizes:
        wide, high = map(int, size.split("x"))
        phone = wide < 700
        for light in lights:
            for language in languages:
                context = acts.prepare(
                    browser.new_context(
                        viewport={"width": wide, "height": high},
                        color_scheme=light,  # type: ignore[arg-type]
                        is_mobile=phone,
                        has_touch=phone,
                    )
                )
                shots = Shots(context.new_page(), target, f"{size}-{light}-{language}", screens)
                shots.walk(f"{address}?lang={language}")
                taken += shots.taken
                context.close()
    return taken


class Shots:
    """One walk through the screens."""

    def __init__(self, page: Page, target: Path, name: str, screens: Sequence[str]) -> None:
        self.page, self.target, self.name, self.screens = page, target, name, screens
        self.taken = 0

    def take(self, screen: str) -> None:
        """Take one picture."""
        if screen in self.screens:
            self.page.wait_for_timeout(250)
            self.page.screenshot(path=self.target / f"{screen}-{self.name}.png")
            self.taken += 1

    def walk(self, start: str) -> None:
        """Go through all screens."""
        page = self.page
        acts.open_page(page, start)
        page.wait_for_selector("[data-screen=lobby]")
        self.take("lobby")
        acts.visit(page, "rules/monstrum/6.4")
        self.take("rules")
        acts.visit(page, "setup/monstrum")
        self.take("setup")
        acts.begin(page, 7, ("human", "human", "sensible"))
        page.wait_for_selector("[data-act=lift]")
        self.take("curtain")
        acts.play_on(page, 6)
        self._table()
        acts.visit(page, "saves")
        self.take("saves")
        if "six" in self.screens:
            self._six()
        acts.begin(page, 7, ("sensible", "sensible", "sensible"))
        page.wait_for_selector("[data-screen=result]")
        self.take("result")

    def _six(self) -> None:
        """Show a table with as many seats as there can be."""
        page = self.page
        acts.begin(page, 11, ("human", *["sensible"] * 5))
        acts.play_on(page, 14)
        acts.wait_turn(page)
        self.take("six")

    def _table(self) -> None:
        page = self.page
        acts.wait_turn(page)
        self.take("table")
        for dialog in ("settings", "help"):
            page.click(f"[data-act=dialog][data-value={dialog}]")
            self.take(dialog)
            page.keyboard.press("Escape")
        wanted = {"move": "#options [data-key^=field]", "fight": "#scene .fight"}
        for number in range(TRIES):
            if not wanted or not acts.wait_turn(page):
                return
            for screen, sign in list(wanted.items()):
                if page.query_selector(sign):
                    self.take(screen)
                    del wanted[screen]
            acts.play_on(page, 1, seed=number)


def main(words: Sequence[str]) -> int:
    """Take the pictures and say where they are."""
    known = {*SIZES, *LANGUAGES, *LIGHTS, *SCREENS}
    unknown = [word for word in words if word not in known]
    if unknown:
        print(f"shots.py does not know {', '.join(unknown)}; it knows {', '.join(sorted(known))}.", file=sys.stderr)
        return 2
    target = acts.ROOT / "shots"
    target.mkdir(exist_ok=True)
    with sync_playwright() as playwright, acts.served() as address:
        browser = acts.launch(playwright)
        taken = take_all(browser, address, target, words)
        browser.close()
    print(f"{taken} pictures are in shots/.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
