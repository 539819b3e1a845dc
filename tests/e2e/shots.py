"""Takes a picture of every screen of every game into shots/, at three sizes, in both languages and both lights.

Words after ``dev.py shots`` limit it: games (``monstrum``), sizes (``1440x900``), languages (``en``), lights
(``dark``), screens (``table``).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from kraina.games.registry import game_ids
from tests.e2e import acts

SIZES = ("1440x900", "1024x768", "390x844")
LANGUAGES = ("en", "pl")
LIGHTS = ("light", "dark")
PAST = ("replay", "why", "dice", "chronicle", "annals")
"""Screens of a match that is over."""
SCREENS = (
    "lobby", "setup", "rules", "curtain", "table", "move", "fight", "six", "settings", "help", "match",
    "saves", "result", *PAST,
)  # fmt: skip
LIMITS = (SIZES, LANGUAGES, LIGHTS, SCREENS)
TO_THE_END = 600_000
"""Milliseconds that bots may take for a whole game."""
TRIES = 60
"""Answers after which no fight is waited for any more."""


@dataclass(frozen=True, slots=True)
class Tour:
    """What is peculiar to a game: a rule to be shown, and how the screens of its own are known."""

    rule: str
    signs: Mapping[str, str]
    """Screen -> what is on it."""


TOURS: Mapping[str, Tour] = {
    "monstrum": Tour("6.4", {"move": "#options [data-key^=field]", "fight": "#scene .fight"}),
    "magiczny_miecz": Tour("17.4", {"move": "#options [data-spot^=space]", "fight": "#scene > *"}),
}
USUAL = Tour("", {"move": "#overlay [data-key]", "fight": "#scene > *"})


def take_all(browser: Browser, address: str, target: Path, wanted: Sequence[str]) -> int:
    """Take the pictures that the words ask for and return their number."""
    chosen = [[one for one in group if one in wanted] or list(group) for group in (*LIMITS, game_ids())]
    sizes, languages, lights, screens, games = chosen
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
                page = context.new_page()
                acts.open_page(page, f"{address}?lang={language}")
                for game in games:
                    shots = Shots(page, target, game, f"{game}-{size}-{light}-{language}", screens)
                    shots.walk()
                    taken += shots.taken
                context.close()
    return taken


class Shots:
    """One walk through the screens."""

    def __init__(self, page: Page, target: Path, game: str, name: str, screens: Sequence[str]) -> None:
        self.page, self.target, self.game, self.name, self.screens = page, target, game, name, screens
        self.tour = TOURS.get(game, USUAL)
        self.taken = 0

    def take(self, screen: str) -> None:
        """Take one picture."""
        if screen in self.screens:
            self.page.wait_for_timeout(250)
            self.page.screenshot(path=self.target / f"{screen}-{self.name}.png")
            self.taken += 1

    def walk(self) -> None:
        """Go through all screens."""
        page = self.page
        acts.visit(page, "")
        self.take("lobby")
        acts.visit(page, f"rules/{self.game}/{self.tour.rule}")
        self.take("rules")
        acts.visit(page, f"setup/{self.game}")
        self.take("setup")
        self._begin(7, "human", "human", "sensible")
        page.wait_for_selector("[data-act=lift]")
        self.take("curtain")
        acts.play_on(page, 6)
        self._table()
        acts.visit(page, "saves")
        self.take("saves")
        if "six" in self.screens:
            self._six()
        if "result" in self.screens or any(screen in self.screens for screen in PAST):
            self._begin(7, "sensible", "sensible", "sensible")
            page.evaluate("document.querySelector('[data-act=skip]')?.click()")
            page.wait_for_selector("[data-screen=result]", timeout=TO_THE_END)
            self.take("result")
            self._past()

    def _past(self) -> None:
        """Show what can be looked up after a match."""
        page = self.page
        slot = page.evaluate("localStorage.getItem('kraina/current')")
        half = page.evaluate("JSON.parse(kraina.save()).answers") // 2
        acts.visit(page, f"replay/{slot}/{half}")
        page.wait_for_selector("#choice [data-act=why]", timeout=TO_THE_END)
        self.take("replay")
        page.click("#choice [data-act=why]")
        page.wait_for_selector("#dialog [data-role=why]")
        self.take("why")
        page.keyboard.press("Escape")
        for screen, sign in (("dice", "[data-dice=all]"), ("chronicle", ".tale")):
            acts.visit(page, f"{screen}/{slot}")
            page.wait_for_selector(sign, timeout=TO_THE_END)
            self.take(screen)
        acts.visit(page, "annals")
        self.take("annals")

    def _begin(self, seed: int, *kinds: str) -> None:
        acts.begin(self.page, seed, kinds, game=self.game)

    def _six(self) -> None:
        """Show a table with as many seats as there can be."""
        page = self.page
        self._begin(11, "human", *["sensible"] * 5)
        acts.play_on(page, 14)
        acts.wait_turn(page)
        self.take("six")

    def _table(self) -> None:
        page = self.page
        acts.wait_turn(page)
        self.take("table")
        for dialog in ("settings", "help", "match"):
            page.click(f"[data-act=dialog][data-value={dialog}]")
            self.take(dialog)
            page.keyboard.press("Escape")
        wanted = dict(self.tour.signs)
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
    known = {word for group in (*LIMITS, game_ids()) for word in group}
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
