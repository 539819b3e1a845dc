"""No sentence is written into the code: in a language of marks nothing stands outside of them but names and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from kraina.games.registry import game_ids
from table.i18n import Texts
from tests.e2e import acts
from tests.e2e.pseudo import OPEN, SHUT, STRAY, pseudo_site
from tools.serve import HOST, site_server

PEOPLE = ("Ala", "Bolko", "Celina")
UI = Texts("pl", ["ui"])
USUAL = [name for key in ("people", "bots") for name in UI(f"names.{key}").split("|")]
TITLES = sorted((Texts("pl", [game])("game.title") for game in game_ids()), key=len, reverse=True)
BOTH = "Gry / Games"
"""Said in both languages, before Python is up."""
NAMES = ("Kraina", BOTH, *PEOPLE, *TITLES, *[UI("names.bot", name=name) for name in USUAL], *USUAL)


@pytest.fixture(scope="module")
def marks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in the language of marks."""
    target = tmp_path_factory.mktemp("pseudo") / "site"
    pseudo_site(acts.ROOT / "site", target)
    server = site_server(target)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{HOST}:{server.server_address[1]}/?lang=pl"
    server.shutdown()
    server.server_close()


class Reader:
    """Reads a page and notes what stands outside the marks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def read(self, screen: str) -> None:
        """Read the screen as it stands."""
        stray = self.page.evaluate(STRAY, [OPEN, SHUT, list(NAMES)])
        if stray:
            self.found[screen] = stray

    def dialog(self, opener: str, name: str) -> None:
        """Open a dialog, read it and close it."""
        self.page.click(opener)
        self.page.wait_for_selector("dialog[open]")
        self.read(name)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("#dialog", state="hidden")


def read_table(reader: Reader, game: str) -> None:
    """Read the table of a game as it goes on, and all that can be opened there."""
    page = reader.page
    for number in range(5):
        if not acts.wait_turn(page):
            break
        reader.read(f"{game}, table {number}")
        acts.play_on(page, 1, seed=number)
    if acts.wait_turn(page):
        for opener, name in (
            (".ask-prompt", "question"), (".ask-counters", "counters"), ("#banner .rule", "rules beside"),
            ("#log .rule >> nth=-1", "rule of the log"),
            ("#hand .ask-card:visible >> nth=0", "card"),  # what is folded away is not shown
        ):  # fmt: skip
            if page.query_selector(opener):
                reader.dialog(opener, f"{game}, {name}")


def read_dialogs(reader: Reader) -> None:
    """Read what can be opened at the table of every game and is the same in all."""
    for opener, name in (
        ("#top [data-value=settings]", "settings"), ("#top [data-value=help]", "keys"),
        ("#tools [data-value=save]", "save"), ("#tools [data-value=match]", "match"), ("#foot button", "credits"),
    ):  # fmt: skip
        reader.dialog(opener, name)


def test_no_sentence_is_hard_coded(browser: Browser, marks: str) -> None:
    context = acts.prepare(browser.new_context(**acts.USUAL))
    page = context.new_page()
    acts.open_page(page, marks)
    reader = Reader(page)
    reader.read("lobby")
    assert page.inner_text("h1").startswith(OPEN) and page.inner_text("h1").endswith(SHUT)
    for game in game_ids():
        read_game(reader, game)
    acts.begin(page, 7, ("human", "sensible"), PEOPLE[:2])
    acts.wait_turn(page)
    read_dialogs(reader)
    acts.visit(page, "saves")
    reader.read("saves")
    # The shortest: what a result says of a game is the outcome alone.
    acts.begin(page, 7, ("sensible", "sensible"), PEOPLE[:2], game="monstrum")
    page.evaluate("document.querySelector('[data-act=skip]')?.click()")
    page.wait_for_selector("[data-screen=result]", timeout=10 * acts.PATIENCE)
    reader.read("result")
    context.close()
    assert reader.found == {}


def read_game(reader: Reader, game: str) -> None:
    """Read all that is shown of a game, from its rules to its first guided step."""
    page = reader.page
    for place in (f"rules/{game}", f"setup/{game}"):
        acts.visit(page, place)
        reader.read(place)
    acts.begin(page, 7, ("human", "human", "sensible"), PEOPLE, game=game)
    page.wait_for_selector("[data-act=lift]")
    reader.read(f"{game}, curtain")
    read_table(reader, game)
    acts.visit(page, "")
    page.click(f"[data-act=lesson][data-value={game}]")
    page.wait_for_selector("#guide [data-act=lesson-next]")
    reader.read(f"{game}, lesson")
    acts.visit(page, "")
