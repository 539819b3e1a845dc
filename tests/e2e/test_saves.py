"""Saved games: names, files in and out, deleting and bringing back, damaged ones, and a full browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e import acts

FULL = """() => {
    window.setItem ??= Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };
}"""
COUNTED = """() => {
    window.setItem ??= Storage.prototype.setItem;
    window.written = 0;
    Storage.prototype.setItem = function (key, value) {
        window.written += value.length;
        window.setItem.call(this, key, value);
    };
}"""
AS_EVER = "() => { if (window.setItem) Storage.prototype.setItem = window.setItem }"


@pytest.fixture
def page(lobby: Page) -> Iterator[Page]:
    """A page with a game after three answers, and a storage that works again afterwards."""
    acts.begin(lobby, 7, ("human", "sensible"))
    acts.play_on(lobby, 3)
    acts.wait_turn(lobby)
    yield lobby
    lobby.evaluate(AS_EVER)


def test_a_named_save_is_played_on_after_the_game_went_further(page: Page) -> None:
    asked, save = acts.prompt(page), page.evaluate("kraina.save()")
    page.click("[data-act=dialog][data-value=save]")
    page.fill("#save-name", "Before the <bridge>")
    page.keyboard.press("Enter")
    assert page.inner_text(".notice p") == "Saved as “Before the <bridge>”."
    acts.play_on(page, 4, seed=3)
    page.click("#top a[href='#saves']")
    assert page.locator(".slots li").count() == 2
    page.locator(".slots li", has_text="Before the <bridge>").locator("[data-act=resume]").click()
    assert acts.prompt(page) == asked
    assert page.evaluate("kraina.save()") == save


def test_a_game_goes_out_to_a_file_and_back_in(page: Page, tmp_path: Path) -> None:
    asked, save = acts.prompt(page), page.evaluate("kraina.save()")
    with page.expect_download() as download:
        page.click("#tools [data-act=export]")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("kraina-monstrum-") and file.read_text(encoding="utf-8") == save
    acts.visit(page, "saves")
    page.click("[data-act=delete]")
    assert page.locator(".slots li").count() == 0
    assert page.evaluate("kraina.save()") is None
    page.set_input_files("#import-file", file)
    page.wait_for_selector("[data-screen=table]")
    assert acts.prompt(page) == asked
    assert page.evaluate("kraina.save()") == save


def test_a_deleted_game_can_be_brought_back(page: Page) -> None:
    save = page.evaluate("kraina.save()")
    acts.visit(page, "saves")
    page.click("[data-act=delete]")
    page.click("[data-act=restore]")
    page.click("[data-act=resume]")
    assert page.evaluate("kraina.save()") == save


def test_bad_files_get_one_sentence_and_lose_nothing(page: Page, tmp_path: Path) -> None:
    save = page.evaluate("kraina.save()")
    acts.visit(page, "saves")
    bad = {
        "damaged": (save[: len(save) // 2], "This save is damaged and cannot be played on; nothing was changed."),
        "foreign": ('{"cells": []}', "This is no save of a game that Kraina knows."),
        "huge": (" " * 4_000_001, "This save is too big: a real one has at most four million characters."),
    }
    for name, (content, sentence) in bad.items():
        file = tmp_path / f"{name}.json"
        file.write_text(content, encoding="utf-8")
        page.set_input_files("#import-file", file)
        page.wait_for_selector(f".notice p:has-text('{sentence}')")
    assert page.locator(".slots li").count() == 1
    assert page.evaluate("kraina.save()") == save


def test_a_damaged_game_in_the_browser_is_named_and_can_be_deleted(page: Page) -> None:
    page.evaluate("localStorage.setItem('kraina/g7/head', '{broken')")
    acts.visit(page, "saves")
    assert "This game is damaged and cannot be read." in page.inner_text(".slots")
    page.click("li[data-slot=g7] [data-act=delete]")
    assert page.locator(".slots li").count() == 1


def test_a_full_browser_is_told_and_the_game_goes_on(page: Page) -> None:
    page.evaluate(FULL)
    acts.play_on(page, 2, seed=5)
    acts.wait_turn(page)
    assert "The browser's storage is full" in page.inner_text("#notices")
    with page.expect_download():
        page.click(".notice [data-act=export]")
    asked = acts.prompt(page)
    assert asked and page.locator("#options button[data-key]").count() > 0


def test_the_browser_keeps_little_for_a_long_game(page: Page) -> None:
    page.evaluate(COUNTED)
    given = acts.play_on(page, 10)
    assert given == 10
    assert page.evaluate("window.written") / given < 200_000
