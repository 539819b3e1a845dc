"""Responses at the table: passing, cards that nobody is asked about, groups of options, several picks, the curtain."""

from __future__ import annotations

import asyncio
import dataclasses
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from table import storage
from table.app import App
from table.i18n import Texts
from table.play import spots_of
from table.render import renderer
from table.screens.options import groups, numbered, options
from table.storage import MemoryStore
from tests.unit.table import parley
from tests.unit.table.desk import Desk, opened


@pytest.fixture(autouse=True)
def laid_out(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game is one of those on the shelf."""
    parley.lay_out(monkeypatch)
    yield


FIRST, ASKED = "Jagna", "Bogdan"
"""The persons of the two seats; the second one is asked when the first one shouts."""


def table(seats: str = "human,human", *, curtain: str = "off", store: MemoryStore | None = None) -> tuple[App, Desk]:
    """Return an application with the tiny game on its table."""
    desk = Desk(query={"game": "parley", "seed": "1", "seats": seats}, store=store)
    app = asyncio.run(_opened(desk))
    app.changed("settings", "curtain", curtain, typing=False)
    return app, desk


async def _opened(desk: Desk) -> App:
    return await opened(desk)


def keys(desk: Desk) -> list[str]:
    return re.findall(r'data-key="([^"]*)"', desk.shown["options"])


def done(app: App) -> list[str]:
    """Return what has been done in the match."""
    assert app.match is not None
    found: list[str] = app.match.session.state.done
    return found


def asked(app: App) -> tuple[int, str]:
    """Return who is asked, and the kind of the question."""
    assert app.match is not None and app.match.session.pending is not None
    return app.match.session.pending.player, app.match.session.pending.kind


# --- passing --------------------------------------------------------------------------------------------------------


def test_the_space_bar_passes_a_response_wherever_the_focus_is_but_on_an_option() -> None:
    app, desk = table()
    app.pick("shout")
    assert asked(app) == (1, "response")
    desk.focused = "#options button"
    assert not app.key(" ", focused=True)
    assert asked(app) == (1, "response")
    desk.focused = "#tools button"
    assert app.key(" ", focused=True)
    assert done(app) == ["1 pass"]
    assert asked(app) == (0, "turn")
    assert not app.key(" ", focused=False)


def test_pass_is_the_first_button_has_no_number_and_0_still_shows_the_whole_board() -> None:
    app, desk = table()
    app.pick("shout")
    assert keys(desk)[0] == "pass"
    passing = re.search(r'<button[^>]*class="option pass".*?</button>', desk.shown["options"])
    assert passing is not None and '<kbd aria-hidden="true">Space</kbd>' in passing[0]
    assert app.key("0", focused=False) and asked(app) == (1, "response")
    assert app.key("1", focused=False) and done(app) == ["1 cast:ash#2:0"]


def test_a_response_needs_no_other_button_to_let_the_moment_pass() -> None:
    app, desk = table()
    app.pick("shout")
    assert 'data-role="confirm"' not in desk.shown["options"]
    assert "at most" not in desk.shown["banner"]


# --- cards that nobody is asked about ---------------------------------------------------------------------------------


def test_a_response_of_muted_cards_alone_is_passed_at_once_and_without_a_curtain() -> None:
    app, desk = table(curtain="on")
    app.act("lift")
    app.muting.mute("parley", ASKED, "ash", on=True)
    app.pick("shout")
    assert asked(app) == (1, "response") and "curtain" in desk.shown["curtain"]
    app.act("lift")
    app.act("mute", "birch")
    assert done(app) == ["1 pass"]
    assert asked(app) == (0, "turn")
    app.act("lift")
    app.pick("shout")
    assert done(app) == ["1 pass", "1 pass"]
    assert asked(app) == (0, "turn") and desk.shown["curtain"] == ""


def test_a_card_is_muted_and_asked_about_again_where_it_is_played() -> None:
    app, desk = table()
    app.pick("shout")
    buttons = re.findall(r'aria-pressed="(\w+)" data-act="mute" data-value="(\w+)"', desk.shown["options"])
    assert buttons == [("false", "ash"), ("false", "birch")]
    assert "Don&#x27;t ask me about this card again: Birch" in desk.shown["options"]
    app.act("mute", "birch")
    assert asked(app) == (1, "response")
    assert 'aria-pressed="true" data-act="mute" data-value="birch"' in desk.shown["options"]
    assert "Not asked about: 1 card" in desk.shown["tools"]
    app.act("mute", "birch")
    assert 'aria-pressed="true" data-act="mute"' not in desk.shown["options"]
    assert "Not asked about" not in desk.shown["tools"]


def test_what_is_muted_is_kept_for_its_game_and_taken_back_in_the_settings() -> None:
    store = MemoryStore()
    app, desk = table(store=store)
    app.muting.mute("parley", ASKED, "ash", on=True)
    app.muting.mute("parley", ASKED, "birch", on=True)
    assert storage.settings(store)["muted/parley/Bogdan"] == "ash birch"
    again, other = table(store=store)
    assert again.match is not None and again.match.muted == {0: frozenset(), 1: {"ash", "birch"}}
    again.act("dialog", "settings")
    assert "Ash (Parley, Bogdan)" in other.shown["dialog"] and "Birch (Parley, Bogdan)" in other.shown["dialog"]
    again.act("unmute", "parley/Bogdan/ash")
    assert "Ash (Parley, Bogdan)" not in other.shown["dialog"]
    again.act("unmute", "parley/Bogdan/birch")
    assert again.match.muted == {0: frozenset(), 1: frozenset()}
    assert "muted/parley/Bogdan" not in storage.settings(store)


def test_a_card_that_one_person_has_muted_is_still_asked_of_the_others() -> None:
    app, _ = table()
    for card in ("ash", "birch"):
        app.muting.mute("parley", FIRST, card, on=True)
    app.pick("shout")
    assert asked(app) == (1, "response")
    app.pick("pass")
    app.pick("mutter")
    assert done(app) == ["1 pass", "0 pass"]


def test_bots_and_other_games_are_not_muted() -> None:
    async def work() -> None:
        app = await opened(Desk(query={"game": "parley", "seed": "1", "seats": "human,random"}))
        app.muting.mute("monstrum", ASKED, "ash", on=True)
        assert app.match is not None and app.match.muted == {0: frozenset()}
        app.muting.mute("parley", ASKED, "ash", on=True)
        app.muting.mute("parley", ASKED, "birch", on=True)
        app.pick("shout")
        assert asked(app) == (1, "response") and app.match.bot_to_act()

    asyncio.run(work())


def test_a_question_without_a_muted_card_or_of_another_kind_is_asked() -> None:
    app, _ = table()
    app.muting.mute("parley", ASKED, "birch", on=True)
    app.pick("shout")
    assert asked(app) == (1, "response")
    app.pick("pass")
    app.muting.mute("parley", ASKED, "ash", on=True)
    app.pick("crowd")
    assert asked(app) == (0, "crowd")


def test_undo_takes_back_the_answer_before_a_pass_of_the_page_with_its_lines() -> None:
    app, desk = table()
    app.muting.mute("parley", FIRST, "ash", on=True)
    app.pick("many")
    app.act("confirm")
    assert app.match is not None
    lines = list(app.match.lines.rows)
    app.pick("mutter")
    assert done(app) == ["many:", "0 pass"] and len(app.match.lines.rows) == len(lines) + 1
    app.act("undo")
    assert done(app) == ["many:"] and asked(app) == (0, "turn")
    assert app.match.lines.rows == lines
    app.act("undo")
    assert asked(app) == (0, "pick")


def test_undo_in_a_loaded_game_does_not_end_at_a_muted_question() -> None:
    store = MemoryStore()
    app, _ = table(store=store)
    app.muting.mute("parley", FIRST, "ash", on=True)
    app.pick("mutter")
    again = asyncio.run(_opened(Desk(store=store)))
    assert done(again) == ["0 pass"]
    again.act("undo")
    assert done(again) == [] and asked(again) == (0, "turn")


# --- many options, several picks ------------------------------------------------------------------------------------


def crowd(app: App) -> tuple[Texts, Any]:
    app.pick("crowd")
    assert app.match is not None
    return app.texts("parley"), app.match.decision()


def test_many_options_stand_in_groups_and_keep_their_numbers() -> None:
    app, desk = table()
    t, decision = crowd(app)
    found = [(group.heading, [one.key for one in group.options]) for group in groups(t, decision, None)]
    assert found == [
        ("Hills", [f"go:{number}" for number in (0, 1, 3, 5, 6, 7, 8, 9)]),
        ("Green Hill", ["go:2", "go:4"]),
        ("Players", ["go:10"]),
        ("", ["go:11"]),
    ]
    order = [key for _, group in found for key in group]
    assert keys(desk) == order
    assert [one.key for one in numbered(t, decision, None)] == order[:9]
    assert app.key("9", focused=False) and done(app) == ["go:2"]


def test_what_is_seldom_wanted_is_folded_and_has_no_number() -> None:
    options_ = [Option(key, key, text(f"option.{key}"), aside=key != "one") for key in ("one", "two", "three")]
    decision: Decision[str] = Decision(PlayerId(0), "turn", text("ask.turn"), tuple(options_))
    app, _ = table()
    t = app.texts("parley")
    shown = options(t, decision, (), None)
    opened_, _, folded = shown.partition("<details")
    assert re.findall(r'data-key="(\w+)"', opened_) == ["one"] and "<kbd" in opened_
    assert re.findall(r'data-key="(\w+)"', folded) == ["two", "three"] and "<kbd" not in folded
    assert "Lay something down: 2 cards" in folded
    assert [one.key for one in numbered(t, decision, None)] == ["one"]
    alone = dataclasses.replace(decision, options=tuple(options_[1:]))
    assert "<details" not in options(t, alone, (), None)  # where there is nothing else, nothing is hidden


def test_options_of_one_place_are_shown_alone_and_numbered_anew() -> None:
    app, desk = table()
    crowd(app)
    app.point("hill:5")
    assert keys(desk) == ["go:2", "go:4"] and "<h3" not in desk.shown["options"]
    assert app.key("2", focused=False) and done(app) == ["go:4"]


def test_what_all_options_of_a_card_lead_to_is_told_once() -> None:
    app, desk = table()
    app.pick("shout")
    assert desk.shown["options"].count("It is loud.") == 2
    assert desk.shown["options"].count("Cast Ash on") == 2


def test_options_that_may_be_none_or_several_say_how_many_are_picked() -> None:
    app, desk = table()
    app.pick("many")
    assert "Pick 2 at most, or nothing." in desk.shown["banner"]
    assert re.search(r'data-role="confirm">Pick nothing<', desk.shown["options"])
    app.pick("three")
    app.pick("one")
    assert "Confirm: 2 picked" in desk.shown["options"]
    assert re.search(r'data-key="two" aria-pressed="false" aria-disabled="true"', desk.shown["options"])
    assert desk.marked["picked"].count("data-key") == 2
    app.pick("two")
    app.pick("one")
    assert "Confirm: 1 picked" in desk.shown["options"]
    app.act("confirm")
    assert done(app) == ["many:three"] and desk.marked["picked"] == ""


def test_one_option_or_none_is_picked_at_once_or_declined() -> None:
    app, desk = table()
    app.pick("maybe")
    assert "Pick 1 at most, or nothing." in desk.shown["banner"]
    app.act("confirm")
    app.pick("maybe")
    app.pick("two")
    assert done(app) == ["maybe:", "maybe:two"]


def test_so_many_options_and_no_fewer_are_confirmed() -> None:
    app, desk = table()
    app.pick("both")
    assert "Pick 2, then confirm." in desk.shown["banner"]
    app.pick("one")
    assert re.search(r'data-role="confirm" disabled>Confirm: 1 picked<', desk.shown["options"])
    app.act("confirm")
    assert asked(app) == (0, "pick")
    app.pick("two")
    app.act("confirm")
    assert done(app) == ["both:one,two"]


# --- several persons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "may answer what has just happened"), ("pl", "odpowiedzieć")]
)
def test_the_curtain_says_that_somebody_may_answer(language: str, sentence: str) -> None:
    app, desk = table(curtain="on")
    app.choose_language(language)
    assert sentence not in desk.shown["curtain"]
    app.act("lift")
    app.pick("shout")
    assert sentence in desk.shown["curtain"]
    assert "Ash" not in desk.shown["curtain"]


def test_a_question_is_looked_at_where_its_player_and_its_options_are() -> None:
    app, _ = table()
    _, decision = crowd(app)
    assert app.match is not None
    spots = spots_of(renderer("parley"), app.match.view(), decision)
    assert spots == [(0, 99), *((10 * number, 50) for number in (1, 2, 5, 3, 4, 6, 7, 8, 9)), (1, 99)]


def test_a_response_is_asked_with_the_buttons_of_its_cards_in_order() -> None:
    app, desk = table("human,human,human")
    app.pick("shout")
    assert keys(desk) == ["pass", *(f"cast:{uid}:{seat}" for uid in parley.CARDS[1] for seat in range(3))]
    t = app.texts("parley")
    assert app.match is not None and app.match.session.pending is not None
    assert "<h3>" not in options(t, app.match.session.pending, (), "card:birch#1")
