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
from tests.e2e.scenes import ONLY_OF, save_of

SIZES = ("1440x900", "1024x768", "390x844")
LANGUAGES = ("en", "pl")
LIGHTS = ("light", "dark")
PLACED = ("fight", "duel", "drawn", "spell", "six", "result")
"""Screens whose position ``scenes`` finds without the page."""
PAST = ("replay", "why", "dice", "chronicle", "annals")
"""Screens of a match that is over."""
SCREENS = (
    "lobby", "setup", "rules", "curtain", "table", "move", *PLACED, "settings", "help", "match", "saves", *PAST,
)  # fmt: skip
LIMITS = (SIZES, LANGUAGES, LIGHTS, SCREENS)
TRIES = 60
"""Answers after which a move is not waited for any more."""


@dataclass(frozen=True, slots=True)
class Tour:
    """What is peculiar to a game: a rule to be shown, and how the question where to go is known."""

    rule: str
    move: str


TOURS: Mapping[str, Tour] = {
    "monstrum": Tour("6.4", "#options [data-key^=field]"),
    "magiczny_miecz": Tour("17.4", "#options [data-spot^=space]"),
    "legenda": Tour("1.10", "#options [data-key^=step]"),
    "talisman": Tour("8.4", "#options [data-spot^=space]"),
    "jaskinia": Tour("12.5", "#options [data-spot^=space]"),
}
USUAL = Tour("", "#overlay [data-key]")


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
                        service_workers="block",
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
        acts.begin(page, 7, ("human", "human", "sensible"), game=self.game)
        page.wait_for_selector("[data-act=lift]")
        self.take("curtain")
        acts.play_on(page, 6)
        self._table()
        for screen in PLACED:
            wanted = screen in self.screens or (screen == "result" and any(one in self.screens for one in PAST))
            if wanted and self.game in ONLY_OF.get(screen, (self.game,)):
                acts.put_on_table(page, save_of(self.game, screen))
                acts.visit(page, "result" if screen == "result" else "table")
                self.take(screen)
        if any(screen in self.screens for screen in PAST):
            self._past()
        acts.visit(page, "saves")
        self.take("saves")

    def _past(self) -> None:
        """Show what can be looked up after a match."""
        page = self.page
        slot = page.evaluate("localStorage.getItem('kraina/current')")
        half = page.evaluate("JSON.parse(kraina.save()).answers") // 2
        acts.visit(page, f"replay/{slot}/{half}")
        page.wait_for_selector("#choice [data-act=why]")
        self.take("replay")
        page.click("#choice [data-act=why]")
        page.wait_for_selector("#dialog [data-role=why]")
        self.take("why")
        page.keyboard.press("Escape")
        for screen, sign in (("dice", "[data-dice=all]"), ("chronicle", ".tale")):
            acts.visit(page, f"{screen}/{slot}")
            page.wait_for_selector(sign)
            self.take(screen)
        acts.visit(page, "annals")
        self.take("annals")

    def _table(self) -> None:
        page = self.page
        acts.wait_turn(page)
        self.take("table")
        for dialog in ("settings", "help", "match"):
            page.click(f"[data-act=dialog][data-value={dialog}]")
            self.take(dialog)
            page.keyboard.press("Escape")
        for number in range(TRIES if "move" in self.screens else 0):
            if not acts.wait_turn(page):
                return
            if page.query_selector(self.tour.move):
                self.take("move")
                return
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
