"""Starting: what can be read before Python is up, what is remembered, what the address asks for, and failures."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, Route

from tests.e2e import acts
from tests.e2e.conftest import Watch

WASM = "**/pyodide.asm.wasm"


def hold(page: Page) -> list[Route]:
    """Keep the interpreter from arriving until the routes that are returned are continued."""
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    return held


def test_starts_twice_in_one_profile_under_a_sub_path(playwright: Playwright, tmp_path: Path) -> None:
    with acts.served("/games/kraina/") as address:
        for _ in range(2):
            context = playwright.chromium.launch_persistent_context(
                tmp_path / "profile",
                executable_path=acts.find_chromium(offline=True),
                args=list(acts.FLAGS),
                service_workers="block",
            )
            page = acts.prepare(context).new_page()
            acts.open_page(page, address)
            assert page.evaluate("performance.getEntriesByName('kraina-ready').length") == 1
            page.click("[data-act=quick][data-value=monstrum]")
            assert acts.wait_turn(page)
            page.click("#top .brand")
            page.wait_for_selector("[data-screen=lobby]")
            context.close()


def test_the_lobby_can_be_read_and_turned_to_polish_before_python_is_up(page: Page, address: str) -> None:
    held = hold(page)
    page.goto(address)
    assert page.inner_text("h1") == "A land on your table"
    page.click("[data-act=language][data-value=pl]")
    assert page.inner_text("h1") == "Kraina na twoim stole"
    assert page.get_attribute("html", "lang") == "pl"
    page.wait_for_function("document.querySelector('#progress progress').value > 25")
    assert "MB" in page.inner_text("#progress")
    for route in held:
        route.continue_()
    acts.wait_ready(page)
    assert page.inner_text("h1") == "Kraina na twoim stole"
    assert not page.is_visible("#progress")


def test_an_early_click_is_remembered_and_carried_out(page: Page, address: str) -> None:
    held = hold(page)
    page.goto(address)
    page.click("[data-act=quick][data-value=monstrum]")
    assert "Your click is remembered." in page.inner_text("#progress")
    page.wait_for_function("document.querySelector('#progress progress').value > 0")
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    acts.wait_ready(page)
    assert acts.wait_turn(page)


def test_a_start_that_fails_is_told_in_one_sentence(page: Page, address: str, watch: Watch) -> None:
    watch.expected = "ailed"
    page.route(WASM, lambda route: route.abort())
    page.goto(address)
    page.wait_for_selector("html[data-kraina=failed]", state="attached")
    watch.complaints.clear()
    assert "The page could not start: reload it, or try another browser." in page.inner_text("#progress")


def test_an_address_starts_a_game_and_a_reload_resumes_it(page: Page, address: str) -> None:
    acts.open_page(page, f"{address}?game=monstrum&seed=7&seats=human,bot,random&lang=pl&names=Zofia")
    assert page.get_attribute("html", "lang") == "pl"
    assert page.url == f"{address}#table"
    names = page.locator(".adventurer-name").all_inner_texts()
    assert names == ["Zofia", "Bot Mirko", "Bot Zawisza"]
    acts.play_on(page, 1)
    acts.wait_turn(page)
    asked, save = acts.prompt(page), page.evaluate("kraina.save()")
    page.reload()
    acts.wait_ready(page)
    assert acts.prompt(page) == asked
    assert page.evaluate("kraina.save()") == save
    assert '"seed":"7"' in save


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("game=chess", "The address asks for a game “chess” that does not exist here."),
        ("game=monstrum&seats=human,<b>x", "The address names a seat “<b>x”: write human, bot, sensible or random."),
    ],
    ids=["game", "seat"],
)
def test_a_bad_address_gets_one_sentence_in_the_lobby(page: Page, address: str, query: str, sentence: str) -> None:
    acts.open_page(page, f"{address}?{query}")
    assert page.locator(".notice p").all_inner_texts() == [sentence]
    assert page.is_visible("[data-screen=lobby]")
