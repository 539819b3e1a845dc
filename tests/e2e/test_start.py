"""Starting: what can be read before Python is up, what is remembered, what the address asks for, and failures."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, Route

from kraina.games.registry import game_ids
from tests.e2e import acts
from tests.e2e.conftest import Watch

WASM = re.compile(r"/pyodide\.asm\.wasm(\?kept)?$")
SEEN = "getComputedStyle(document.getElementById('screen')).opacity"


def hold(page: Page, what: str | re.Pattern[str] = WASM) -> list[Route]:
    """Keep a file, the interpreter or another, from arriving until the routes that are returned are continued."""
    held: list[Route] = []
    page.route(what, lambda route: held.append(route))
    return held


def release(page: Page, held: list[Route]) -> None:
    """Let what is held come, as soon as it is asked for."""
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()


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


def test_lobby_and_rules_can_be_read_in_both_languages_before_python_is_up_and_stay_when_it_comes(
    page: Page, address: str
) -> None:
    held = hold(page)
    page.goto(address)
    assert page.inner_text("h1") == "A land on your table"
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length === 1")
    page.wait_for_function("document.querySelector('#progress progress').value > 25")
    assert "MB" in page.inner_text("#progress")
    page.click("#top a[href='#rules']")
    page.wait_for_selector("h1:text-is('Rules of Magiczny Miecz')")
    page.click("[data-act=language][data-value=pl]")
    assert page.get_attribute("html", "lang") == "pl"
    page.wait_for_selector("h1:text-is('Zasady gry Magiczny Miecz')")
    page.click("#screen a[href='#rules/monstrum']")
    page.wait_for_selector("h1:text-is('Zasady gry Monstrum')")
    page.click("[data-act=chapter][data-value='4']")
    rolled = page.evaluate("scrollY")
    assert rolled > 300
    page.evaluate("document.getElementById('rule-4.1').kept = true")
    release(page, held)
    acts.wait_ready(page)
    assert not page.is_visible("#progress")
    assert page.evaluate("scrollY") == rolled
    assert page.evaluate("document.getElementById('rule-4.1').kept")
    page.fill("#rule-search", "Menghor")
    page.wait_for_selector("#rule-list [role=status]")
    acts.visit(page, "")
    assert page.inner_text("h1") == "Kraina na twoim stole"


def test_what_is_sought_in_the_rules_before_python_is_up_is_found_then(page: Page, address: str) -> None:
    held = hold(page)
    page.goto(f"{address}#rules/monstrum/4.1")
    page.wait_for_selector("[id='rule-4.1'].found")
    page.fill("#rule-search", "Menghor")
    release(page, held)
    acts.wait_ready(page)
    page.wait_for_selector("#rule-list [role=status]")
    assert page.input_value("#rule-search") == "Menghor"


def test_an_early_click_is_remembered_and_carried_out(page: Page, address: str) -> None:
    held = hold(page)
    page.goto(address)
    page.click("[data-act=quick][data-value=monstrum]")
    assert "Your click is remembered." in page.inner_text("#progress")
    page.wait_for_function("document.querySelector('#progress progress').value > 0")
    release(page, held)
    acts.wait_ready(page)
    assert acts.wait_turn(page)


@pytest.mark.parametrize(
    ("file", "break_it"),
    [
        (WASM, lambda route: route.abort()),
        (WASM, lambda route: route.fulfill(body="no program", content_type="application/wasm")),
        (WASM, lambda route: route.fulfill(status=404, body="not found", content_type="text/plain")),
        (re.compile(r"/(memory\.bin|python_stdlib\.zip)$"), lambda route: route.abort()),
        ("**/pyodide.asm.mjs", lambda route: route.abort()),
    ],
    ids=["wasm gone", "wasm damaged", "wasm not found", "snapshot and library gone", "glue gone"],
)
def test_a_start_that_fails_is_told_in_one_sentence(
    page: Page, address: str, watch: Watch, file: str | re.Pattern[str], break_it: Callable[[Route], None]
) -> None:
    page.route(file, break_it)
    page.goto(address)
    page.wait_for_selector("html[data-kraina=failed]", state="attached")
    assert "The page could not start: reload it, or try another browser." in page.inner_text("#progress")
    page.goto("about:blank")
    watch.forget()


def test_a_start_that_fails_before_the_page_is_there_is_told_when_it_is(page: Page, address: str, watch: Watch) -> None:
    page.add_init_script("""Object.defineProperty(window, 'krainaBoot', {
        configurable: true,
        set(boot) {
            Object.defineProperty(window, 'krainaBoot', {value: boot});
            boot.fail('too early');
        },
    })""")
    page.goto(address)
    page.wait_for_function("document.querySelector('#progress .detail')?.textContent === 'too early'")
    assert "The page could not start: reload it, or try another browser." in page.inner_text("#progress")
    page.goto("about:blank")
    watch.forget()


def test_a_webassembly_that_does_not_come_is_asked_for_a_second_time(page: Page, address: str, watch: Watch) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(address)
    acts.wait_ready(page)
    page.goto("about:blank")
    watch.forget()


def test_an_address_starts_a_game_that_is_seen_with_its_styles_alone_and_a_closed_tab_is_resumed(
    page: Page, address: str
) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.partition("/css/")[2]))
    held = hold(page, "**/css/monstrum.css")
    page.goto(f"{address}?game=monstrum&seed=7&seats=human,bot,random&lang=pl&names=Zofia")
    page.wait_for_selector("[data-screen=table]", state="attached")
    assert (page.evaluate(SEEN), page.get_attribute("html", "data-kraina")) == ("0", None)
    release(page, held)
    page.unroute_all()
    acts.wait_ready(page)
    assert page.evaluate(SEEN) == "1"
    styles = {name for name in fetched if name.endswith(".css") and name.startswith((*game_ids(), "kin-"))}
    assert styles == {"monstrum.css", "monstrum-cards.css"}
    assert page.get_attribute("html", "lang") == "pl"
    assert page.url == f"{address}#table"
    names = page.locator(".adventurer-name").all_inner_texts()
    assert names == ["Zofia", "Bot Mirko", "Bot Zawisza"]
    acts.play_on(page, 2)
    acts.wait_turn(page)
    page.click("#options button[data-key]")
    acts.wait_turn(page)
    seen, save = seen_on(page), page.evaluate("kraina.save()")
    assert '"seed":"7"' in save
    page.close()
    again = page.context.new_page()
    acts.open_page(again, address)
    assert seen_on(again) == seen
    assert again.evaluate("kraina.save()") == save


def seen_on(page: Page) -> tuple[str, str, str]:
    """Return what is asked, what may be answered, and the log."""
    acts.settle(page)
    return acts.prompt(page), page.inner_text("#options"), page.inner_text("#log")


def test_a_bad_address_gets_one_sentence_in_the_lobby(page: Page, address: str) -> None:
    acts.open_page(page, f"{address}?game=monstrum&seats=human,<b>x")
    sentence = "The address names a seat “<b>x”: write human, bot, sensible or random."
    assert page.locator(".notice p").all_inner_texts() == [sentence]
    assert page.is_visible("[data-screen=lobby]")
