"""Playing: a whole game by mouse, undo, languages, the curtain, doors for tools."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.e2e import acts

SEATS = ("human", "sensible", "sensible")


def test_a_person_plays_two_bots_from_the_set_up_to_the_result(lobby: Page) -> None:
    page = lobby
    page.click("[data-act=setup][data-value=monstrum]")
    for seat, kind in enumerate(("human", "sensible")):  # a set-up is kept until another game is set up
        page.select_option(f"[name=kind-{seat}]", kind)
    page.fill("[name=name-0]", "Ala & <i>Ola</i>")
    for _ in range(4 - page.locator(".seat").count()):
        page.click("[data-act=seat-add]")
    page.click("[data-act=seat-remove][data-value='3']")
    page.select_option("[name=kind-2]", "random")
    page.fill("[name=seed]", "12")
    page.click("[data-act=start]")
    assert acts.wait_turn(page)
    assert page.locator(".adventurer-name").all_inner_texts() == ["Ala & <i>Ola</i>", "Bot Mirko", "Bot Zawisza"]
    acts.play_to_the_end(page)
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["seed"] == "12"
    assert [seat["kind"] for seat in save["seats"]] == ["human", "sensible", "random"]
    won = page.inner_text("[data-role=outcome]")
    assert won == "Nobody wins" or won.removesuffix(" wins!") in [seat["name"] for seat in save["seats"]]
    page.click("[data-act=again][data-value=same]")
    page.wait_for_selector("[data-screen=table]")
    assert acts.wait_turn(page)
    assert json.loads(page.evaluate("kraina.save()"))["seed"] == "12"


def test_undo_takes_an_answer_back_and_says_why_when_it_cannot(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.wait_turn(page)
    page.click("[data-act=undo]", force=True)
    assert page.inner_text(".notice p") == "There is nothing to take back yet."
    while not page.query_selector("#options button[data-key^=card]"):
        page.click("#options button[data-key]")
        acts.wait_turn(page)
    first, save, log = acts.prompt(page), page.evaluate("kraina.save()"), page.inner_text("#log")
    page.click("#options button[data-key^=card]")
    page.wait_for_selector("#options button[data-key^=field]")
    assert acts.prompt(page) != first
    page.keyboard.press("u")
    assert acts.prompt(page) == first
    assert page.evaluate("kraina.save()") == save
    acts.settle(page)
    assert page.inner_text("#log") == log


def test_the_language_can_be_switched_in_a_running_game(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.play_on(page, 3)
    acts.wait_turn(page)
    english = acts.prompt(page), page.inner_text("#log"), page.get_attribute("#ground svg", "aria-label")
    lines, save = page.locator("#log p").count(), page.evaluate("kraina.save()")
    page.click("[data-act=language][data-value=pl]")
    polish = acts.prompt(page), page.inner_text("#log"), page.get_attribute("#ground svg", "aria-label")
    assert "twoja decyzja" in polish[0]
    assert all(one != other for one, other in zip(english, polish, strict=True))
    assert page.locator("#log p").count() == lines
    assert page.evaluate("kraina.save()") == save
    page.click("[data-act=language][data-value=en]")
    assert (acts.prompt(page), page.inner_text("#log"), page.get_attribute("#ground svg", "aria-label")) == english


def test_a_curtain_hangs_before_the_hand_of_the_next_person(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 3, ("human", "human"), ("Ada", "Jan"))
    page.wait_for_selector("[data-act=lift]")
    who = page.inner_text("#curtain h2")
    assert page.locator("#hand .card").count() == 0
    assert page.locator("#options button").count() == 0
    page.keyboard.press(" ")
    assert page.locator("#hand .card").count() == 3
    while page.query_selector("[data-act=lift]") is None:
        page.click("#options button[data-key]")
    assert page.inner_text("#curtain h2") != who
    assert page.locator("#hand .card").count() == 0


def test_a_field_of_the_board_can_be_clicked(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.play_a_card(page)
    before = page.evaluate("JSON.parse(kraina.save()).answers")
    page.click("#overlay [data-key^=field] .target-shape", force=True)
    page.wait_for_function(f"JSON.parse(kraina.save()).answers > {before}")


def test_bots_can_be_skipped_and_movements_do_not_block(lobby: Page) -> None:
    page = lobby
    acts.move_at(page, "slow")
    acts.begin(page, 7, SEATS)
    for _ in range(3):
        page.wait_for_selector("#options button[data-key], [data-act=skip]")
        if page.query_selector("[data-act=skip]"):
            page.click("[data-act=skip]")
        assert acts.wait_turn(page)
        page.click("#options button[data-key]")


def test_tools_save_and_load_a_game(lobby: Page) -> None:
    page = lobby
    page.click("[data-act=quick][data-value=monstrum]")
    acts.play_on(page, 3)
    acts.wait_turn(page)
    asked, save = acts.prompt(page), page.evaluate("kraina.save()")
    acts.play_on(page, 3, seed=2)
    page.evaluate("text => kraina.load(text)", save)
    assert acts.prompt(page) == asked
    assert page.evaluate("kraina.save()") == save
    refused = "text => kraina.load(text).then(() => 'loaded', error => error.message)"
    damaged = page.evaluate(refused, save[:-20])
    assert damaged == "This save is damaged and cannot be played on; nothing was changed."
    foreign = page.evaluate(refused, '{"hello": 1}')
    assert foreign == "This is no save of a game that Kraina knows."
    newer = page.evaluate(refused, json.dumps({**json.loads(save), "format": 99}))
    assert newer == "This save comes from a newer version of Kraina: reload the page and try again."
    assert page.evaluate("kraina.save()") == save
