"""Magia i Miecz at the page: a whole seeded game by clicking, with a Spell in another's turn that is answered."""

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
from kraina.games.talisman.state import COMMAND
from tests.e2e import acts
from tests.rules.talisman.below import CaveTable
from tests.rules.talisman.table import Table

GAME = "talisman"
SEED = 118
"""A short game that the person wins; the bot casts a Spell in the person's turn, and the person counters it."""
SWITCHES = {"deal": "choose", "trophies": "5", "start_bonus": "on", "sudden_death": "crown"}
PERSON = PlayerId(0)


def played_through() -> tuple[list[tuple[Answer, bool]], dict[str, object], list[tuple[str, Answer]]]:
    """Return what a sensible person answers, the whole save of the end, and the Spells answered in another's turn.

    With each of the person's answers stands whether it has to be confirmed.
    """
    found = entry(GAME)
    session = Session(found.game, [Seat("Ala", "human"), Seat("Bolko", "sensible")], SEED, SWITCHES)
    bots = [found.bot("sensible") for _ in session.seats]
    given: list[tuple[Answer, bool]] = []
    countered: list[tuple[str, Answer]] = []
    while (decision := session.pending) is not None:
        seat = decision.player
        chance = Rng(derive(SEED, BOT_STREAM, seat, len(session.log.answers)))  # as the page's bots have it
        view = session.view(seat)
        answer = bots[seat].choose(view, decision, chance)
        if seat == PERSON:
            if not answer and "pass" in decision.keys():  # noqa: SIM118 - the keys of options
                answer = ("pass",)
            given.append((answer, decision.max_picks > 1 or not answer))
            caster, spell, _ = view.castings[-1] if view.castings else (seat, COMMAND, None)
            if caster not in (seat, view.current) and answer[:1] == ("cast:counterspell#1",):
                countered.append((spell, answer))
        session.answer(*answer)
    assert session.outcome is not None and session.outcome.winners == (PERSON,)
    return given, json.loads(save_to_text(session.save())), countered


def test_a_person_plays_a_whole_game_by_clicking_and_counters_a_spell_in_the_own_turn(lobby: Page) -> None:
    page = lobby
    answers, end, countered = played_through()
    assert countered == [("random#1", ("cast:counterspell#1",))]
    acts.begin(page, SEED, ("human", "sensible"), ("Ala", "Bolko"), game=GAME, switches=SWITCHES)
    for keys, confirmed in answers:
        if keys == countered[0][1]:
            page.wait_for_selector("#scene .spell-scene [data-card=random]")
        for key in keys:
            page.click(f'#options button[data-key="{key}"]')
        if confirmed:
            page.click("#options [data-role=confirm]:enabled")
    page.wait_for_selector("[data-screen=result] [data-role=outcome]")
    assert "Ala" in page.inner_text("[data-role=outcome]")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"] == end["log"] and save["checkpoint"] == end["checkpoint"]
    assert {switch: save["options"][switch] for switch in SWITCHES} == SWITCHES


def test_the_table_shows_map_sheets_stock_and_what_lies_about(lobby: Page) -> None:
    page = lobby
    made = Table().hero(0, "warrior", at="tavern", objects=["sword", "helmet"], spells=["hex"], followers=["maiden"])
    made.hero(1, "wizard", at="city", spells=["counterspell"]).lying("tavern", "cave", "bear")
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")
    assert page.locator("[data-pawn]").count() == 2 and page.locator("#board [data-space]").count() == 49
    page.click(".total-strength summary >> nth=0")
    assert page.is_visible(".total-strength .parts >> nth=0")
    page.click("#piles [data-deck=purchase] summary >> nth=0")
    assert page.locator("#piles [data-deck=purchase] li").count() == 8
    page.click('#overlay [data-act=show][data-value="lying-tavern"] >> nth=0')
    assert page.is_visible('[id="lying-tavern"] [data-card=bear]')
    page.click(".choices-aside > summary")
    page.click('#options button[data-key^="leave:helmet"]')
    assert page.locator('[id="lying-tavern"] [data-card=helmet]').count() == 1


def test_a_person_enters_the_cave_and_leaves_it_by_clicking(lobby: Page) -> None:
    page = lobby
    made = CaveTable().hero(0, "warrior", at="crags", marks={"cave-bound:crags": 1})
    made.hero(1, "wizard", at="city", lost=9)
    page.evaluate("text => kraina.load(text)", save_to_text(made.start().save()))
    page.click("[data-act=lift]")
    assert page.locator("#overlay .jk-map").count() == 0 and page.locator("#overlay [data-pawn]").count() == 2
    page.click("#options [data-key=enter-cave]")
    page.wait_for_selector("#overlay .jk-map")
    assert page.locator("#overlay .jk-space").count() == 57 and page.locator("#overlay [data-pawn]").count() == 1
    assert page.is_visible("#piles [data-deck=cave]") and page.is_visible("#piles [data-deck=underground]")
    page.click("#options [data-key='out:crags']")
    page.wait_for_selector("#overlay .jk-map", state="detached")
    save = json.loads(page.evaluate("kraina.save()"))
    assert save["log"][:2] == [["enter-cave"], ["out:crags"]]
