"""Takes a picture of every screen of every game into shots/, at three sizes, in both languages and both lights.

Words after ``dev.py shots`` limit it: games (``monstrum``), sizes (``1440x900``), languages (``en``), lights
(``dark``), screens (``table``). With ``axe`` axe-core looks at each of them too, and on phones it is measured whether
the page is too wide or its text too small.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from kraina.games.registry import game_ids
from tests.e2e import acts
from tests.e2e.looks import Looks
from tests.e2e.scenes import ONLY_OF, save_of

SIZES = ("1440x900", "1024x768", "390x844")
LANGUAGES = ("en", "pl")
LIGHTS = ("light", "dark")
PLACED = ("fight", "duel", "drawn", "spell", "six", "cave", "result")
"""Screens whose position ``scenes`` finds without the page."""
PAST = ("replay", "why", "dice", "chronicle", "annals")
"""Screens of a match that is over."""
SCREENS = (
    "lobby", "setup", "rules", "lesson", "curtain", "table", "move", *PLACED, "settings", "help", "match",
    "prompt", "counters", "card", "rule", "save", "credits", "recap", "saves", *PAST,
)  # fmt: skip
AXE = "axe"
"""The word that asks for faults beside the pictures."""
COMMON = ("lobby", "settings", "help", "save", "credits", "saves")
"""Screens that are the same in all games, and taken with one of them."""
LIMITS = (SIZES, LANGUAGES, LIGHTS, SCREENS)
PATIENCE = 120_000
"""Milliseconds to wait for anything: pictures are taken while the machine does other things."""
OPENERS = {
    **{name: f"[data-act=dialog][data-value={name}]" for name in ("settings", "help", "match", "save", "credits")},
    "prompt": ".ask-prompt", "counters": ".ask-counters", "card": "#hand .ask-card:visible", "rule": "#banner .rule",
    "recap": "#recap summary",
}  # fmt: skip
"""What is opened at the table, and by which click: dialogs, and what happened since the last answer."""
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


def take_all(
    browser: Browser, address: str, target: Path, wanted: Sequence[str]
) -> tuple[int, Mapping[str, list[str]]]:
    """Take the pictures that the words ask for; the page is started once for all of them.

    Return how many were taken, and what is wrong with each screen that was looked at.
    """
    chosen = [[one for one in group if one in wanted] or list(group) for group in (*LIMITS, game_ids())]
    sizes, languages, lights, screens, games = chosen
    context = acts.prepare(browser.new_context(**acts.USUAL))
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    acts.open_page(page, address)
    taken, looks = 0, Looks(page)
    for size, light, language in product(sizes, lights, languages):
        wide, high = map(int, size.split("x"))
        acts.resize(page, {"width": wide, "height": high})
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        for game in games:
            acts.fresh(page).click(f"[data-act=language][data-value={language}]")
            own = [screen for screen in screens if game == games[0] or screen not in COMMON]
            shots = Shots(page, target, game, f"{game}-{size}-{light}-{language}", own)
            shots.looks = looks if AXE in wanted else None
            shots.walk()
            taken += shots.taken
            print(f"{shots.name}: {shots.taken} pictures, {len(looks.faults)} screens with faults so far", flush=True)
    context.close()
    return taken, looks.faults


class Shots:
    """One walk through the screens."""

    def __init__(self, page: Page, target: Path, game: str, name: str, screens: Sequence[str]) -> None:
        self.page, self.target, self.game, self.name, self.screens = page, target, game, name, screens
        self.tour = TOURS.get(game, USUAL)
        self.taken = 0
        self.looks: Looks | None = None
        """What looks at the screens, if that is wanted."""

    def take(self, screen: str) -> None:
        """Take one picture, and look at the screen if that is wanted."""
        if screen not in self.screens:
            return
        self.taken += 1
        self.page.wait_for_timeout(250)
        self.page.screenshot(path=self.target / f"{screen}-{self.name}.png")
        if self.looks is not None:
            self.looks.look(f"{screen}-{self.name}", ("dark" if "-dark-" in self.name else "light",))

    def walk(self) -> None:
        """Go through all screens."""
        page = self.page
        acts.visit(page, "")
        self.take("lobby")
        acts.visit(page, f"rules/{self.game}/{self.tour.rule}")
        self.take("rules")
        acts.visit(page, f"setup/{self.game}")
        self.take("setup")
        if "lesson" in self.screens:
            acts.visit(page, "")
            page.click(f"[data-act=lesson][data-value={self.game}]")
            page.wait_for_selector("#guide [data-act=lesson-next]")
            self.take("lesson")
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
        page.wait_for_selector("#choice .who")
        while not page.query_selector("#choice [data-act=why]"):  # a person's turn
            page.click("[data-act=replay][data-value=on-turn]")
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
        if "card" in self.screens and not page.query_selector(OPENERS["card"]):
            for small in page.query_selector_all("#hand .small-card > summary:visible")[:1]:
                small.click()
        for screen, opener in OPENERS.items():
            if screen in self.screens and page.query_selector(opener):
                page.click(opener)
                self.take(screen)
                page.keyboard.press("Escape")
        for number in range(TRIES if "move" in self.screens else 0):
            if not acts.wait_turn(page):
                return
            if page.query_selector(self.tour.move):
                self.take("move")
                return
            acts.play_on(page, 1, seed=number)


def main(words: Sequence[str]) -> int:
    """Take the pictures and say where they are, and what is wrong with the screens; return 1 if anything is."""
    known = {AXE, *(word for group in (*LIMITS, game_ids()) for word in group)}
    unknown = [word for word in words if word not in known]
    if unknown:
        print(f"shots.py does not know {', '.join(unknown)}; it knows {', '.join(sorted(known))}.", file=sys.stderr)
        return 2
    target = acts.ROOT / "shots"
    target.mkdir(exist_ok=True)
    with sync_playwright() as playwright, acts.served() as address:
        browser = acts.launch(playwright)
        taken, faults = take_all(browser, address, target, words)
        browser.close()
    for screen, found in faults.items():
        print(f"{screen}:", *found, sep="\n  ")
    print(f"{taken} pictures are in shots/.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
