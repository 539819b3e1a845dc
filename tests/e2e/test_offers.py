"""What is offered beside the games, as a browser sees it: keeping games in Safari, and installing the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.e2e import acts
from tests.e2e.looks import Looks

SAFARI = """touches => {
    const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) '
        + 'Version/18.4 Safari/605.1.15';
    const traits = {vendor: 'Apple Computer, Inc.', userAgent: agent, maxTouchPoints: touches};
    for (const [name, value] of Object.entries(traits))
        Object.defineProperty(navigator, name, {value, configurable: true});
    window.dispatchEvent(new Event('kraina-offline'));
}"""
ITSELF = """() => {
    for (const name of ['vendor', 'userAgent', 'maxTouchPoints']) delete navigator[name];
    window.dispatchEvent(new Event('kraina-offline'));
}"""
PROMPT = """() => {
    const event = new Event('beforeinstallprompt', {cancelable: true});
    event.prompt = () => { window.prompted = (window.prompted ?? 0) + 1 };
    return window.dispatchEvent(event);
}"""
FAR_APART = """async size => {
    const drawn = async source => {
        const image = new Image(size, size);
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(size, size).getContext('2d');
        canvas.drawImage(image, 0, 0, size, size);
        return canvas.getImageData(0, 0, size, size).data;
    };
    const [one, other] = [await drawn('css/art/app.svg'), await drawn(`css/art/app-${size}.png`)];
    return one.reduce((sum, value, place) => sum + Math.abs(value - other[place]), 0) / one.length;
}"""


@pytest.fixture
def page(lobby: Page) -> Iterator[Page]:
    """The shared page, which is itself again afterwards."""
    yield lobby
    lobby.set_viewport_size(acts.DESKTOP)
    lobby.emulate_media(color_scheme="light")
    lobby.evaluate(ITSELF)


def test_chromium_forgets_nothing_and_is_not_warned(page: Page) -> None:
    assert page.locator(".notice").count() == 0
    acts.visit(page, "saves")
    assert page.locator(".keeping").count() == 0


def test_safari_is_told_how_to_keep_games_and_both_ways_are_open(page: Page) -> None:
    looks = Looks(page)
    acts.begin(page, 7, ("human", "sensible"))
    save = page.evaluate("kraina.save()")
    acts.visit(page, "")
    page.evaluate(SAFARI, 0)
    page.wait_for_selector("[data-notice='offers.forgets']")
    looks.in_polish("lobby")
    page.click("[data-notice='offers.forgets'] [data-act=keep]")
    assert "“Add to Dock…”" in page.inner_text(".keeping")
    looks.in_polish("saves")
    with page.expect_download() as download:
        page.click(".keeping [data-act=export]")
    assert download.value.path().read_text(encoding="utf-8") == save
    page.evaluate(SAFARI, 5)
    page.wait_for_selector(".keeping :text('“Add to Home Screen”')")
    page.set_viewport_size(acts.PHONE)
    looks.in_polish("saves on a phone")
    page.click(".keeping [data-act=dismiss]")
    page.wait_for_selector(".keeping", state="detached")
    assert looks.faults == {}


def test_the_browsers_own_banner_gives_way_to_a_button_that_installs_once(page: Page) -> None:
    assert page.evaluate(PROMPT) is False
    page.click("#foot [data-act=install]")
    assert page.evaluate("window.prompted") == 1
    page.wait_for_selector("#foot [data-act=install]", state="detached")


@pytest.mark.parametrize("size", [180, 192, 512])
def test_the_icons_are_the_drawing_at_their_size(page: Page, size: int) -> None:
    assert page.evaluate(FAR_APART, size) < 3
