"""The application on a page without a browser: screens, answers, undo, saved games, faults."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from kraina.engine.errors import RulesBug
from kraina.engine.files import read_toml
from kraina.engine.game import Seat
from table import storage
from table.app import App
from table.html import Markup
from table.i18n import flatten
from table.match import Match
from table.render import monstrum
from table.screens.table import NO_LINE, log_line
from table.storage import MemoryStore
from tests.unit.table.desk import Desk, opened, persons_turn

GAME = {"game": "monstrum", "seed": "7", "seats": "human,bot"}


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits."""
    asyncio.run(asyncio.wait_for(work, 60))


def keys(desk: Desk) -> list[str]:
    """Return the keys of the option buttons."""
    return re.findall(r'data-key="([^"]*)"', desk.shown["options"])


async def to_a_card(app: App, desk: Desk) -> None:
    """Answer until a movement card can be played."""
    while await persons_turn(app) and not any(key.startswith("card:") for key in keys(desk)):
        app.pick(keys(desk)[0])


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("place", ["", "setup/monstrum", "saves", "rules/monstrum/4.1"])
def test_every_screen_has_all_its_sentences(place: str, language: str) -> None:
    async def work() -> None:
        desk = Desk(place=place)
        await opened(desk, language)
        assert desk.is_ready
        assert "<h1" in desk.shown["screen"]
        assert [text for text in desk.shown.values() if re.search(r">\[[a-z_.-]+\]<", text)] == []

    run(work())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_dialog_has_all_its_sentences(language: str) -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk, language)
        await persons_turn(app)
        for dialog in ("settings", "help", "credits", "save"):
            app.act("dialog", dialog)
            assert "dialog-title" in desk.shown["dialog"]
            assert not re.search(r"\[[a-z_]+\.[a-z_.-]+\]", desk.shown["dialog"])
            app.act("close")

    run(work())


def test_the_styles_of_the_game_on_the_table_hold_and_of_no_other() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        assert desk.styled == ""
        app.act("quick", "monstrum")
        assert desk.styled == "monstrum" and app.match is not None
        assert [seat.kind for seat in app.match.session.seats] == ["human", "sensible", "sensible"]

    run(work())


def test_the_lobby_is_that_of_the_page_with_the_way_back_to_the_last_game() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        await persons_turn(app)
        app.go("")
        assert desk.shown["screen"] == desk.lobby()
        assert "Monstrum, turn" in desk.shown["last"] and 'data-act="resume"' in desk.shown["last"]
        app.go("setup/monstrum")
        app.go("")
        assert desk.shown["screen"] == desk.lobby() and 'data-act="resume"' in desk.shown["last"]

    run(work())


@pytest.mark.parametrize(
    ("game", "place", "count", "ring"),
    [
        ("jaskinia", "cave-entrance", 57, (51, 93)),
        ("talisman", "tavern", 49, (10, 87)),
        ("magiczny_miecz", "castle", 57, (91, 39)),
    ],
)
def test_all_spaces_are_listed_and_each_is_shown_on_the_board(
    game: str, place: str, count: int, ring: tuple[int, int]
) -> None:
    async def work() -> None:
        desk = Desk(query={"game": game, "seed": "7", "seats": "human,bot"})
        app = await opened(desk)
        await persons_turn(app)
        listed = desk.shown["piles"].partition('class="all-spaces"')[2]
        assert listed.count('data-act="place"') == count
        assert f'data-value="{place}"' in listed
        app.act("place", place)
        app.act("place", "nowhere")
        assert desk.rings == [ring]

    run(work())


def test_an_answer_is_taken_and_shown_and_saved() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        assert await persons_turn(app)
        asked = desk.shown["banner"]
        app.pick(keys(desk)[0])
        assert desk.shown["banner"] != asked
        assert app.match is not None
        assert storage.read(desk.store, app.match.slot).save == app.match.session.save()

    run(work())


def test_undo_restores_question_and_log() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        await persons_turn(app)
        app.act("undo")
        assert "There is nothing to take back yet." in desk.shown["notices"]
        await to_a_card(app, desk)
        assert app.match is not None
        asked, lines, save = desk.shown["banner"], list(app.match.lines.rows), app.match.session.save()
        app.pick(keys(desk)[0])
        app.act("undo")
        assert (desk.shown["banner"], app.match.lines.rows, app.match.session.save()) == (asked, lines, save)

    run(work())


def test_keys_answer_and_undo() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        await to_a_card(app, desk)
        asked = desk.shown["banner"]
        assert app.key("1", focused=False)
        assert desk.shown["banner"] != asked
        assert app.key("u", focused=True)
        assert desk.shown["banner"] == asked
        assert not app.key("x", focused=False)
        assert app.key("r", focused=False) and desk.at == "table"
        assert 'id="rule-4.1"' in desk.shown["rule-beside"] and desk.marked["found"] == '#dialog [id="rule-4.1"]'

    run(work())


def test_what_happened_since_the_last_answer_can_be_unfolded() -> None:
    async def work() -> None:
        desk = Desk(query={"game": "monstrum", "seed": "7", "seats": "human,bot,bot"})
        app = await opened(desk)
        while await persons_turn(app) and app.match is not None and app.match.turn < 2:
            app.pick(keys(desk)[0])
        assert "Since your last answer" in desk.shown["recap"]

    run(work())


def test_a_game_resumes_from_the_store_at_the_same_question() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        await persons_turn(app)
        app.pick(keys(desk)[0])
        again = Desk(store=desk.store)
        other = await opened(again)
        assert again.shown["banner"] == desk.shown["banner"]
        assert again.shown["options"] == desk.shown["options"]
        assert app.match is not None and other.match is not None
        assert other.match.lines.rows == app.match.lines.rows

    run(work())


def test_a_full_store_is_told_and_the_game_goes_on() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME), store=MemoryStore(room=400))
        app = await opened(desk)
        assert await persons_turn(app)
        assert "The browser&#x27;s storage is full" in desk.shown["notices"]
        app.pick(keys(desk)[0])
        assert app.match is not None and len(app.match.session.log.answers) >= 1

    run(work())


def test_a_broken_rule_offers_ways_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        await persons_turn(app)
        assert app.match is not None
        first = keys(desk)[0]

        def breaks(*_: str) -> None:
            raise RulesBug("monstrum: KeyError: <x>")

        with monkeypatch.context() as patch:
            patch.setattr(app.match.session, "answer", breaks)
            app.pick(first)
        assert "Restart the turn" in desk.shown["dialog"] and "&lt;x&gt;" in desk.shown["dialog"]
        app.act("fault", "report")
        assert json.loads(desk.files[0][1])["error"] == "monstrum: KeyError: <x>"
        app.act("fault", "restart")
        assert desk.shown["dialog"] == ""
        assert first in keys(desk)

    run(work())


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_what_breaks_in_drawing_is_told_and_play_goes_on(monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        assert app.match is not None and await persons_turn(app)
        drawn: list[int] = []

        def breaks(*_: object) -> Markup:
            drawn.append(len(drawn))
            if drawn[-1] == answers:
                raise KeyError("a die of seven")
            return Markup("")

        with monkeypatch.context() as patch:
            patch.setattr(monstrum, "scene", breaks)
            given = len(app.match.session.log.answers)
            while len(drawn) <= answers:
                app.pick(keys(desk)[0])
                assert await persons_turn(app)
        assert len(app.match.session.log.answers) > given
        assert "KeyError" in desk.shown["notices"] and keys(desk)

    run(work())


def test_what_lies_at_a_place_is_shown() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        app.act("show", "lying-tavern")
        assert desk.revealed == "lying-tavern"
        assert desk.marked["found"] == '[id="lying-tavern"]'

    run(work())


@pytest.mark.parametrize("place", ["", "setup/monstrum", "saves", "rules/monstrum/4.1", "table"])
def test_every_icon_is_in_a_sprite(place: str) -> None:
    known = {name for folder in ("ui", "monstrum") for name in flatten(read_toml(folder, "icons")).values()}

    async def work() -> None:
        desk = Desk(place=place, query=dict(GAME) if place == "table" else {})
        app = await opened(desk)
        await persons_turn(app)
        used = {name for text in desk.shown.values() for name in re.findall(r'href="#i-([^"]*)"', text)}
        assert used and used <= known

    run(work())


def test_names_are_escaped_everywhere() -> None:
    async def work() -> None:
        desk = Desk(query={**GAME, "names": "<script>x</script>"})
        app = await opened(desk)
        await persons_turn(app)
        assert [text for text in desk.shown.values() if "<script" in text] == []
        assert "&lt;script&gt;" in desk.shown["players"]

    run(work())


def test_the_log_shows_each_person_all_that_this_person_may_read() -> None:
    async def work() -> None:
        desk = Desk(query={"game": "monstrum", "seed": "3", "seats": "human,human,bot"})
        app = await opened(desk)
        seen = set()
        for number in range(120):
            if not await persons_turn(app):
                break
            assert app.match is not None
            t, eyes = app.texts("monstrum"), app.match.eyes()
            rows = app.match.lines.rows
            wanted = [log_line(t, "monstrum", line) if line.seen_by(eyes) else NO_LINE for line in rows]
            assert desk.lists.get("log", []) == wanted, f"before answer {number}"
            seen.add((eyes, any(line.only is not None for line in rows)))
            if eyes is None:
                app.act("lift")
            else:
                app.pick(keys(desk)[0])
                if number % 7 == 0:
                    app.act("undo")
        assert len(seen) >= 4 and app.match is not None and app.match.lines.first > 0

    run(work())


def test_private_lines_are_read_by_their_owner_alone() -> None:
    match = Match.begin("g1", "monstrum", (Seat("A"), Seat("B")), 3, {})
    match.told()
    first = match.curtain()
    assert first is not None and match.eyes() is None and match.decision() is None
    match.lift_curtain()
    assert match.curtain() is None and match.eyes() == first
    assert match.decision() is not None


def test_bots_are_named_apart_and_empty_names_become_usual_ones() -> None:
    async def work() -> None:
        desk = Desk(query={"game": "monstrum", "seats": "human,human,bot,random", "names": "Celina"})
        app = await opened(desk, "pl")
        assert app.match is not None
        assert app.match.names == ("Celina", "Jagna", "Bot Mirko", "Bot Zawisza")

    run(work())


def test_a_game_taken_up_in_another_tab_rests_here_and_is_taken_over_as_it_stands_there() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        await persons_turn(app)
        assert app.match is not None
        other_desk = Desk(store=desk.store, tab="2")
        other = await opened(other_desk)
        assert other.match is not None and other.match.slot == app.match.slot
        app.stored_elsewhere(storage.claim_key(app.match.slot))
        assert keys(desk) == [] and "take-over" in desk.shown["notices"]
        await persons_turn(other)
        other.pick(keys(other_desk)[0])
        played_on = other.match.session.save()
        assert storage.read(desk.store, app.match.slot).save == played_on
        app.act("take-over")
        assert app.match.session.save() == played_on
        other.pick(keys(other_desk)[0] if keys(other_desk) else "")
        assert other.match.session.save() == played_on

    run(work())
