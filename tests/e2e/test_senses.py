"""Speed, sound, contrast, and a whole game by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e import acts
from tests.e2e.conftest import NewContext

SEATS = ("human", "sensible", "sensible")
EARS = """
globalThis.heard = [];
globalThis.AudioContext = class {
    constructor() { this.state = 'running'; this.currentTime = 0; this.sampleRate = 8000; this.destination = {}; }
    node(kind) {
        const setting = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
        const node = {frequency: {...setting}, gain: {...setting}, Q: {}, connect: (other) => other, stop() {},
            start: () => heard.push(kind)};
        return node;
    }
    createGain() { return this.node('gain'); }
    createOscillator() { return this.node('tone'); }
    createBiquadFilter() { return this.node('filter'); }
    createBufferSource() { return this.node('noise'); }
    createBuffer(channels, count) { return {getChannelData: () => new Float32Array(count)}; }
};
"""
"""Stands for the browser's audio, and hears what is played."""


def test_nothing_is_heard_until_sound_is_chosen(new_context: NewContext, address: str) -> None:
    context = new_context()
    context.add_init_script(EARS)
    page = context.new_page()
    acts.open_page(page, address)
    acts.begin(page, 7, SEATS)
    acts.play_on(page, 3)
    acts.wait_turn(page)
    assert page.evaluate("heard") == []
    page.keyboard.press("m")
    assert "Sound: Half" in page.inner_text("#notices")
    acts.play_on(page, 2)
    acts.wait_turn(page)
    assert {"tone", "noise"} <= set(page.evaluate("heard"))
    page.keyboard.press("m")
    page.evaluate("heard.length = 0")
    acts.play_on(page, 2)
    assert page.evaluate("heard") == []


def test_the_real_audio_of_the_browser_makes_every_sound(lobby: Page) -> None:
    page = lobby
    page.evaluate("""async () => {
        const {play} = await import('./js/sound.mjs');
        for (const name of ['dice', 'card', 'step', 'won', 'lost', 'turn']) play(name, 0.01, 0);
    }""")


def test_contrast_follows_the_system_and_the_settings(lobby: Page) -> None:
    page = lobby
    assert page.get_attribute("html", "data-contrast") == "usual"
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-contrast=more]")
    page.emulate_media(contrast="no-preference")
    page.wait_for_selector("html[data-contrast=usual]")
    page.click("#top [data-value=settings]")
    page.check("[name=contrast][value=more]")
    page.wait_for_selector("html[data-contrast=more]")
    page.reload()
    acts.wait_ready(page)
    assert page.get_attribute("html", "data-contrast") == "more"
    page.click("#top [data-value=settings]")
    page.check("[name=contrast][value=auto]")
    page.wait_for_selector("html[data-contrast=usual]")


def test_the_speed_is_a_slider_at_the_table_that_the_keyboard_moves(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.wait_turn(page)
    page.focus("#pace input")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("html[data-motion=swift]")
    assert page.get_attribute("#pace input", "aria-valuetext") == "Swift"
    assert page.evaluate("document.activeElement.name") == "speed"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(".")
    page.wait_for_selector("html[data-motion=off]")


def test_arrows_go_from_choice_to_choice_on_the_board(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.play_a_card(page)
    acts.settle(page)
    page.mouse.click(2, 2)  # nothing is there: whoever points sees no field filled by a focus that comes
    page.evaluate("document.querySelectorAll('#overlay .hot').forEach(it => it.classList.remove('hot'))")
    page.focus("#options button")
    assert page.locator("#overlay .hot").count() == 0
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        acts.settle(page)
        page.wait_for_selector("#overlay .hot", state="attached")
        seen.add(page.evaluate("document.activeElement.dataset.key"))
    assert len(seen) > 2
    before = page.evaluate("JSON.parse(kraina.save()).answers")
    page.keyboard.press("Enter")
    page.wait_for_function(f"JSON.parse(kraina.save()).answers > {before}")


def test_a_whole_game_is_played_by_the_keyboard_alone(lobby: Page) -> None:
    page = lobby
    page.evaluate("document.activeElement.blur()")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-act=quick][data-value=monstrum]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-screen=table]")
    page.keyboard.press("?")
    assert page.locator("dialog .keys dt").count() == 13
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog", state="hidden")
    page.wait_for_selector("#options button[data-key]:focus")
    rule = page.inner_text("[data-role=prompt] .rule")
    page.keyboard.press("r")
    page.wait_for_selector(".rule-row.found")
    assert rule.removeprefix("rule ") == page.inner_text(".rule-row.found .number")
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog", state="hidden")
    while True:
        page.wait_for_selector("#options button[data-key], [data-screen=result]")
        if page.query_selector("[data-screen=result]"):
            break
        page.keyboard.press("1")
    acts.settle(page)
    assert page.evaluate("document.activeElement.dataset.role") == "outcome"
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.result a[href=\"#\"]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-screen=lobby]")


def test_question_and_log_are_told_to_screen_readers(lobby: Page) -> None:
    page = lobby
    acts.begin(page, 7, SEATS)
    acts.wait_turn(page)
    assert page.get_attribute("#banner", "aria-live") == "polite"
    assert page.get_attribute("#log", "role") == "log"
    assert page.get_attribute("#options", "role") == "group"
    lines = page.locator("#log p").count()
    first = page.query_selector("#log p")
    page.keyboard.press("1")
    acts.wait_turn(page)
    assert page.locator("#log p").count() > lines
    assert first is not None and first.evaluate("line => line.isConnected")  # only new lines are told
