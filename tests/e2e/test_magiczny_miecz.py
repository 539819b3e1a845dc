"""Magiczny Miecz at the page: a whole seeded game by clicking, responses by the space bar, what lies on the map."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from kraina.engine.bot import BOT_STREAM
from kraina.engine.decision import Answer
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng, derive
from kraina.engine.save import save_to_text
from kraina.engine.session import Session
from kraina.games.registry import entry
from tests.e2e import acts
from tests.rules.magiczny_miecz.table import Table

GAME = "magiczny_miecz"
SEED = 19
"""A game that the person wins, and a short one."""
PERSON = PlayerId(0)


def played_through(seed: int) -> tuple[list[tuple[Answer, bool]], dict[str, object]]:
    """Return what a sensible person answers in a game against a sensible bot, and the whole save of its end.

    With each answer stands whether it has to be confirmed.
    """
    found = entry(GAME)
    seats = [Seat("Ala", "human"), Seat("Bolko", "sensible")]
    session = Session(found.game, seats, seed)
    bots = [found.bot("sensible") for _ in seats]
    given: list[tuple[Answer, bool]] = []
    while (decision := session.pending) is not None:
        seat = decision.player
        chance = Rng(derive(seed, BOT_STREAM, seat, len(session.log.answers)))  # as the page's bots have it
        answer = bots[seat].choose(session.view(seat), decision, chance)
        if seat == PERSON:
            given.append((answer, decision.max_picks > 1 or not answer))
        session.answer(*answer)
    assert session.outcome is not None
    return given, json.loads(save_to_text(session.save()))


def give(page: Page, keys: Answer, *, confirmed: bool) -> None:
    """Click the buttons of an answer, and confirm where several may be picked."""
    for key in keys:
        page.click(f'#options button[data-key="{key}"]')
    if confirmed:
        page.click("#options [data-role=confirm]:enabled")


def test_a_person_plays_a_whole_game_by_clicking_and_beats_the_beast(lobby: Page) -> None:
    page = lobby
    answers, end = played_through(SEED)
    acts.begin(page, SEED, ("human", "sensible"), ("Ala", "Bolko"), game=GAME)
    for keys, confirmed in answers:
        give(page, keys, confirmed=confirmed)
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    assert "Ala" in page.inner_text("[data-role=outcome]")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"] == end["log"]
    assert save["checkpoint"] == end["checkpoint"]


def test_the_table_shows_map_sheets_piles_and_spells(lobby: Page) -> None:
    page = lobby
    acts.begin(page, SEED, ("human", "sensible"), ("Ala & <i>Ola</i>", "Bolko"), game=GAME)
    assert acts.wait_turn(page)
    assert page.locator(".adventurer-name").all_inner_texts() == ["Ala & <i>Ola</i>", "Bolko"]
    assert page.locator("[data-pawn]").count() == 2
    page.click(".total-sword summary >> nth=0")
    assert page.is_visible(".total-sword .parts >> nth=0")
    page.click("#piles [data-deck=equipment] summary >> nth=0")
    assert page.locator("#piles [data-deck=equipment] li").count() == 12


def laid_out(page: Page) -> None:
    """Put a match on the table: the Hag with Madness begins, the Elf has the Mirror, a Cave and a Wolf lie about."""
    made = Table().seeker(0, "hag", at="castle", spells=["madness"], objects=["lamp", "horse", "helmet"])
    made.seeker(1, "elf", at="tavern", spells=["mirror", "golem"]).lying("glade", "cave", "wolf")
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")


def test_a_response_is_passed_by_the_space_bar_and_a_muted_spell_is_not_asked_about(lobby: Page) -> None:
    page = lobby
    for way in ("space", "mute"):
        laid_out(page)
        page.click('#options button[data-key="cast:madness:1"]')
        page.click("[data-act=lift]")
        assert page.is_visible("#options [data-role=pass]")
        assert page.is_visible('#options button[data-key^="cast:mirror"]')
        if way == "space":
            page.locator("body").press("Space")
        else:
            page.click('#options [data-act=mute][data-value="mirror"]')
        page.wait_for_function("!document.querySelector('#options [data-role=pass]')")
        assert json.loads(page.evaluate("kraina.save()"))["log"] == [["cast:madness:1"], ["pass"]]
        settings = json.loads(page.evaluate("localStorage.getItem('kraina/settings')") or "{}")
        assert settings.get(f"muted/{GAME}/Seeker 1") == ("mirror" if way == "mute" else None)


def test_a_badge_of_the_map_opens_what_lies_there_and_it_stays_open(lobby: Page) -> None:
    page = lobby
    laid_out(page)
    assert not page.is_visible('[id="lying-glade"]')
    page.click('#overlay [data-act=show][data-value="lying-glade"] >> nth=0')
    assert page.is_visible('[id="lying-glade"] [data-card=wolf]')
    page.click(".choices-aside > summary")
    page.click('#options button[data-key^="leave:helmet"]')
    assert page.is_visible('[id="lying-castle"] [data-card=helmet]')
    assert page.is_visible('[id="lying-glade"] [data-card=wolf]')
