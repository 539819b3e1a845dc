"""What was, in the page: a replay ends where the match stands, bots say why, dice, chronicle and annals, by anybody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from kraina.engine.codec import digest
from kraina.engine.save import save_from_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from tests.e2e import acts
from tests.e2e.conftest import Shared
from tests.e2e.looks import Looks

BOTS = ("sensible", "sensible", "random")
TO_THE_END = 300_000
"""Milliseconds that bots may take for a whole game on a busy machine."""


def play_bots(page: Page, game: str) -> None:
    """Let bots play a game to its end."""
    acts.begin(page, 7, BOTS, game=game)
    page.evaluate("document.querySelector('[data-act=skip]')?.click()")
    page.wait_for_selector("[data-screen=result]", timeout=TO_THE_END)


def true_digest(page: Page) -> str:
    """Return the digest of the state of the match on the table, from its save alone."""
    text = str(page.evaluate("kraina.save()"))
    session, _ = Session.load(entry(json.loads(text)["game"]).game, save_from_text(text))
    return digest(session.state)


def wait_read(page: Page) -> None:
    """Wait until the record of the match has been read."""
    page.wait_for_selector("#replay-at", timeout=TO_THE_END)


@pytest.fixture(scope="module")
def played(shared: Shared) -> str:
    """The save of a finished game of Monstrum, which is played once for all tests."""
    page = acts.fresh(shared.page())
    play_bots(page, "monstrum")
    return str(page.evaluate("kraina.save()"))


@pytest.fixture
def finished(lobby: Page, played: str) -> Page:
    """A page that shows the result of that game."""
    lobby.evaluate("save => kraina.load(save)", played)
    acts.visit(lobby, "result")
    return lobby


def slot_of(page: Page) -> str:
    """Return the slot in which the match on the table is kept."""
    return str(page.evaluate("localStorage.getItem('kraina/current')"))


def test_a_replay_of_a_finished_game_ends_in_the_same_digest(finished: Page) -> None:
    replay_to_the_end(finished)


def replay_to_the_end(page: Page) -> None:
    """Look at a replay from the result, here and there, and whether its end is that of the match."""
    wanted, answers = true_digest(page), page.evaluate("JSON.parse(kraina.save()).answers")
    page.click(".result a[href^='#replay/']")
    wait_read(page)
    assert page.get_attribute("#replay-at", "max") == str(answers)
    for name in ("on", "on-turn", "on-turn", "back"):
        page.click(f"[data-act=replay][data-value={name}]")
    page.click("[data-act=replay][data-value=last]")
    assert page.get_attribute("[data-role=digest]", "data-digest") == wanted
    assert "exactly where the match stands" in page.inner_text("#choice")
    page.click("[data-act=replay][data-value=first]")
    page.fill("#replay-at", str(answers // 2))
    assert f"Decision {answers // 2} of {answers}" in page.inner_text("#replay-where")
    page.fill("#replay-at", str(answers))
    assert page.get_attribute("[data-role=digest]", "data-digest") == wanted
    assert true_digest(page) == wanted


def test_a_replay_is_gone_along_by_keyboard(finished: Page) -> None:
    page = finished
    acts.visit(page, f"replay/{slot_of(page)}")
    wait_read(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.inner_text("#replay-where").startswith("Decision 2 of")
    page.keyboard.press("ArrowLeft")
    assert page.inner_text("#replay-where").startswith("Decision 1 of")
    page.focus("#replay-at")
    page.keyboard.press("End")
    assert page.inner_text("#replay-where").endswith("The end")
    page.keyboard.press("ArrowLeft")
    assert "The end" not in page.inner_text("#replay-where")
    acts.settle(page)
    assert page.evaluate("document.activeElement.id") == "replay-at"
    page.focus("#told")
    page.keyboard.press(" ")
    page.wait_for_selector("[data-role=digest]")


def test_a_replay_is_reached_from_saved_games_and_table_and_hides_what_a_running_game_hides(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, ("human", "sensible", "sensible"))
    acts.play_on(page, 6)
    acts.wait_turn(page)
    asked, save = acts.prompt(page), page.evaluate("kraina.save()")
    page.click("[data-act=dialog][data-value=match]")
    assert page.inner_text("[data-role=seed]") == "Seed of chance: 7"
    page.click("#dialog [data-act=visit]:has-text('Replay')")
    wait_read(page)
    for _ in range(8):
        page.click("[data-act=replay][data-value=on]")
        assert page.locator("#hand .card, #hand [data-key]").count() == 0
        assert page.locator("#choice details").count() == 0
    page.click("#top a[href='#table']")
    acts.wait_turn(page)
    assert (acts.prompt(page), page.evaluate("kraina.save()")) == (asked, save)
    acts.visit(page, "saves")
    page.click(".slots a[href^='#replay/']")
    wait_read(page)
    page.click("[data-act=replay][data-value=last]")
    assert page.get_attribute("[data-role=digest]", "data-digest") == true_digest(page)


def test_a_bot_is_asked_why_in_the_log(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, ("human", "sensible", "random"))
    acts.play_on(page, 8)
    acts.wait_turn(page)
    save = page.evaluate("kraina.save()")
    page.locator("#log [data-act=why]").last.click()
    page.wait_for_selector("#dialog [data-role=why]")
    assert "Chosen:" in page.inner_text("#dialog") or "secret" in page.inner_text("#dialog")
    page.keyboard.press("Escape")
    assert page.evaluate("kraina.save()") == save


def test_bots_are_asked_why_in_a_replay(finished: Page) -> None:
    page = finished
    acts.visit(page, f"replay/{slot_of(page)}")
    wait_read(page)
    asked: list[str] = []
    for wanted in (("Chance alone",), ("What it weighed", "Worth")):
        while not any(all(word in one for word in wanted) for one in asked):
            assert len(asked) < 12, wanted
            page.click("[data-act=replay][data-value=on]")
            page.click("#choice [data-act=why]")
            page.wait_for_selector("#dialog [data-role=why]")
            asked.append(page.inner_text("#dialog"))
            page.click("#dialog [data-act=close]")


def test_after_the_game_there_are_a_replay_dice_a_chronicle_and_annals(lobby: Page, tmp_path: Path) -> None:
    page = lobby
    play_bots(page, "magiczny_miecz")
    replay_to_the_end(page)
    acts.visit(page, "result")
    page.click(".result a[href^='#dice/']")
    page.wait_for_selector("[data-dice=match] .plot")
    rolls = page.inner_text("[data-dice=match] tbody tr:last-child td:nth-last-child(3)")
    assert int(rolls) > 10 and "Seed: 7" in page.inner_text("[data-dice=match]")
    page.go_back()
    page.click(".result a[href^='#chronicle/']")
    page.wait_for_selector(".tale li")
    lines = page.locator(".tale li").count()
    assert 10 <= lines <= 30
    with page.expect_download() as download:
        page.click("[data-act=chronicle-save]")
    file = tmp_path / "chronicle.txt"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("Chronicle: Magiczny Miecz\n")
    page.click(".chronicle a[href='#annals']")
    assert "Bot Mirko" in page.inner_text("[data-screen=annals]")
    page.click("[data-act=annals-clear]")
    assert "Nothing yet" in page.inner_text("[data-screen=annals]")
    page.click("[data-act=annals-restore]")
    assert "Bot Mirko" in page.inner_text("[data-screen=annals]")


def test_broken_annals_are_one_sentence_and_games_stay(finished: Page) -> None:
    page = finished
    page.evaluate("localStorage.setItem('kraina/annals', '{broken')")
    acts.visit(page, "annals")
    assert page.locator("[role=alert]").all_inner_texts() == [
        "A part of the annals could not be read and was left out; games and settings are untouched."
    ]
    acts.visit(page, "saves")
    assert page.locator(f".slots li[data-slot={slot_of(page)}] [data-act=resume]").count() == 1


@pytest.mark.parametrize("looks", ["phone"], indirect=True)
def test_the_screens_of_the_past_are_open_to_everybody(looks: Looks, finished: Page) -> None:
    page, slot = finished, slot_of(finished)
    page.evaluate("record => localStorage.setItem('kraina/annals', record)", ANNALS)
    acts.visit(page, f"replay/{slot}/20")
    wait_read(page)
    looks.in_polish("replay")
    page.click("#choice [data-act=why]")
    page.wait_for_selector("#dialog [data-role=why]")
    looks.look("why")
    page.keyboard.press("Escape")
    for screen, sign in (("dice", "[data-dice=all] .plot"), ("chronicle", ".tale")):
        acts.visit(page, f"{screen}/{slot}")
        page.wait_for_selector(sign)
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        looks.in_polish(screen)
    acts.visit(page, "annals")
    looks.in_polish("annals")
    acts.begin(page, 7, ("human", "sensible"))
    acts.play_on(page, 4)
    acts.wait_turn(page)
    page.click("[data-act=dialog][data-value=match]")
    looks.look("match")
    page.keyboard.press("Escape")
    page.locator("#log [data-act=why]").last.click()
    page.wait_for_selector("#dialog [data-role=why]")
    looks.look("why in a running game")
    assert looks.faults == {}


ANNALS = json.dumps(
    {
        "version": 1,
        "matches": [
            {
                "id": f"made-up-{number}", "game": "magiczny_miecz", "date": "2026-11-30T12:34", "seed": str(number),
                "names": ["Jagna", "Bot Mirko", "Bot Zawisza", "Bot Gniewko"],
                "kinds": ["human", "sensible", "sensible", "sensible"], "winners": [number % 2], "turns": 120,
                "answers": 900, "dice": [[20, 18, 22, 19, 21, 25]] * 4, "peaks": [20, 21, 9, 12],
                "middles": [5, 6, 7, 8], "lasts": [19, 20, 9, 12],
            }
            for number in range(3)
        ],
    }
)  # fmt: skip
"""Three matches of a person against three bots, two of them won."""
