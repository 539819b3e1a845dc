"""Replays, reasons, dice, chronicle and annals in the application, on a page without a browser."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from html import unescape
from typing import Any

import pytest

from kraina.engine.codec import digest
from table import storage
from table.address import Wanted
from table.annals import KEY
from table.app import App
from tests.unit.table.desk import Desk, opened, persons_turn

BOTS = {"game": "monstrum", "seed": "7", "seats": "bot,random"}
PERSON = {"game": "monstrum", "seed": "7", "seats": "human,bot"}
UNTOLD = re.compile(r"\[[a-z_]+\.[\w.-]+\]")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


async def settled(app: App) -> None:
    """Wait until nothing runs beside the page any more."""
    while app._tasks:
        await asyncio.sleep(0)


async def finished(language: str = "en", query: dict[str, str] | None = None) -> tuple[App, Desk, str]:
    """Return an application in which bots have played a match to its end, and the slot of the match."""
    desk = Desk(query=dict(query or BOTS))
    app = await opened(desk, language)
    app.act("skip")
    assert not await persons_turn(app)
    await settled(app)
    assert app.match is not None and app.screen == "result"
    return app, desk, app.match.slot


def end_of(desk: Desk) -> str:
    found = re.search(r'data-digest="(\w+)"', desk.shown["choice"])
    return found[1] if found else ""


@pytest.mark.parametrize("game", ["monstrum", "magiczny_miecz"])
def test_a_replay_ends_where_the_match_stands_and_every_step_is_whole(game: str) -> None:
    async def work() -> None:
        app, desk, slot = await finished(query={"game": game, "seed": "3", "seats": "bot,random"})
        assert app.match is not None
        wanted, length = digest(app.match.session.state), len(app.match.session.log.answers)
        app.go(f"replay/{slot}")
        await settled(app)
        assert "The beginning" in desk.shown["time"] and f'max="{length}"' in desk.shown["time"]
        for name in ("on", "on-turn", "on", "back", "back-turn", "last", "back", "on"):
            app.act("replay", name)
            shown = " ".join(desk.shown.values())
            assert not UNTOLD.search(shown)
        assert end_of(desk) == wanted and "exactly where the match stands" in desk.shown["choice"]
        app.changed("replay", "at", str(length // 2), typing=True)
        assert f"Decision {length // 2} of {length}" in desk.shown["time"]
        assert app.key("Home", focused=False) and "The beginning" in desk.shown["time"]
        assert app.key("End", focused=False) and end_of(desk) == wanted

    run(work())


def test_a_replay_is_opened_at_a_moment_and_plays_by_itself_to_the_end() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        app.go(f"replay/{slot}/5")
        await settled(app)
        assert "Decision 5 of" in desk.shown["time"]
        app.act("replay", "play")
        await settled(app)
        assert end_of(desk)

    run(work())


def test_a_finished_replay_shows_every_hand_and_a_running_one_none() -> None:
    async def work() -> None:
        desk = Desk(query=dict(PERSON))
        app = await opened(desk)
        for _ in range(6):
            await persons_turn(app)
            app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        await persons_turn(app)
        assert app.match is not None
        app.go(f"replay/{app.match.slot}")
        await settled(app)
        for _ in range(len(app.match.session.log.answers) + 1):
            assert "Hands stay covered" in desk.shown["hand"]
            assert "Chosen" not in desk.shown["choice"] and "data-design" not in desk.shown["hand"]
            app.act("replay", "on")
        app, desk, slot = await finished()
        app.go(f"replay/{slot}/4")
        await settled(app)
        assert desk.shown["hand"].count('aria-pressed="true"') == 1 and "Chosen" in desk.shown["choice"]
        hands = []
        for seat in ("0", "1"):
            app.act("replay-eyes", seat)
            assert f'aria-pressed="true" data-act="replay-eyes" data-value="{seat}"' in desk.shown["hand"]
            hands.append(desk.shown["hand"].partition('class="held"')[2])
        assert hands[0] != hands[1] and all("card" in hand for hand in hands)

    run(work())


def test_a_match_that_ends_is_entered_into_the_annals_once() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        assert len(app.history.annals.entries()) == 1
        app.go(f"chronicle/{slot}")
        await settled(app)
        app.go("result")
        await settled(app)
        assert len(app.history.annals.entries()) == 1
        app.go("annals")
        assert "Bot Mirko" in desk.shown["screen"] and not UNTOLD.search(desk.shown["screen"])
        app.act("annals-clear")
        assert KEY not in desk.store.keys() and "Nothing yet" in desk.shown["screen"]  # noqa: SIM118
        app.act("annals-restore")
        assert len(app.history.annals.entries()) == 1

    run(work())


def test_broken_annals_get_one_sentence_and_nothing_else_is_lost() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        desk.store.set(KEY, "{broken")
        before = {key: desk.store.get(key) for key in desk.store.keys() if key != KEY}  # noqa: SIM118
        app.go("annals")
        assert desk.shown["screen"].count("could not be read") == 1
        assert {key: desk.store.get(key) for key in desk.store.keys() if key != KEY} == before  # noqa: SIM118

    run(work())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_screen_of_the_past_has_all_its_sentences(language: str) -> None:
    async def work() -> None:
        app, desk, slot = await finished(language)
        for place in (f"replay/{slot}", f"dice/{slot}", "dice", f"chronicle/{slot}", "annals", "saves", "result"):
            app.go(place)
            await settled(app)
            assert "<h1" in desk.shown["screen"], place
            assert not UNTOLD.search(" ".join(desk.shown.values())), place

    run(work())


def test_the_dice_of_a_match_and_of_all_are_counted_once() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        entry = app.history.annals.entries()[0]
        rolls = sum(map(sum, entry.dice))
        app.act("again", "same")
        app.act("skip")
        await persons_turn(app)
        await settled(app)
        app.go(f"dice/{slot}")
        await settled(app)
        match, everything = desk.shown["screen"].split('data-dice="all"')
        assert f"<td>{rolls}</td>" in match and f"<td>{rolls}</td>" in everything
        assert "the games still kept here: 1 match." in everything

    run(work())


def test_a_running_game_of_the_browser_is_counted_too() -> None:
    async def work() -> None:
        desk = Desk(query=dict(PERSON))
        app = await opened(desk)
        await persons_turn(app)
        app.go("dice")
        await settled(app)
        assert "2 rolls are too few to judge" in desk.shown["screen"]

    run(work())


def test_the_chronicle_is_exported_as_text() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        app.go(f"chronicle/{slot}")
        await settled(app)
        app.act("chronicle-save")
        name, text = desk.files[0]
        assert name.endswith(".txt") and text.startswith("Chronicle: Monstrum\n===")
        shown = unescape(re.sub(r"<[^>]*>", "", desk.shown["screen"]))
        assert all(line in shown for line in text.splitlines()[3:] if line and not line.startswith("-"))

    run(work())


def test_the_seed_is_told_at_the_table_and_the_ways_to_the_past() -> None:
    async def work() -> None:
        desk = Desk(query=dict(PERSON))
        app = await opened(desk)
        await persons_turn(app)
        assert app.match is not None
        app.act("dialog", "match")
        assert "Seed of chance: 7" in desk.shown["dialog"]
        app.act("visit", f"replay/{app.match.slot}")
        await settled(app)
        assert desk.shown["dialog"] == "" and desk.at == f"replay/{app.match.slot}"

    run(work())


def test_what_cannot_be_opened_is_told_and_leads_to_the_saved_games() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        for place in ("replay/g9", "chronicle", "dice/<b>"):
            app.go(place)
            await settled(app)
            assert 'data-screen="saves"' in desk.shown["screen"] and "damaged" in desk.shown["notices"]

    run(work())


def test_a_line_of_a_bot_can_be_asked_and_answers_from_the_view_it_had() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        assert app.match is not None
        asked = [line for line in app.match.lines.rows if line.answer >= 0]
        session = app.match.session
        assert len(asked) > 20 and len({line.answer for line in asked}) == len(asked)
        app.go("table")
        for line in asked[::5]:
            app.act("why", str(line.answer))
            await settled(app)
            shown = desk.shown["dialog"]
            assert "Chosen:" in shown and not UNTOLD.search(shown) and line.answer < len(session.log.answers)
            assert "Chance alone" in shown or "What it weighed" in shown
        read = storage.read(desk.store, slot)
        assert [line.answer for line in read.lines.rows] == [line.answer for line in app.match.lines.rows]

    run(work())


def test_after_the_log_was_lost_its_lines_cannot_be_asked_any_more() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        desk.store.remove(f"kraina/{slot}/log/0")
        again = Desk(store=desk.store)
        other = await opened(again)
        assert other.match is not None and "incomplete" in again.shown["notices"]
        assert len(other.match.lines.rows) > 20 and all(line.answer < 0 for line in other.match.lines.rows)

    run(work())


def test_a_log_that_does_not_fit_is_told_and_nothing_is_entered() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        app.act("annals-clear")
        key = f"kraina/{slot}/log/0"
        pieces = json.loads(desk.store.get(key) or "")
        pieces[3] = ["fly"]
        desk.store.set(key, json.dumps(pieces))
        other = await opened(Desk(store=desk.store))
        for place in (f"replay/{slot}", f"chronicle/{slot}", f"dice/{slot}"):
            other.go(place)
            await settled(other)
            shown = " ".join(other.page.shown.values())  # type: ignore[attr-defined]
            assert "cannot be replayed: answer 3 of the log does not fit" in shown, place
        assert other.history.annals.entries() == []

    run(work())


def test_each_game_speaks_its_own_sentences_though_the_names_are_the_same() -> None:
    async def work() -> None:
        app, desk, slot = await finished()
        other = storage.new_slot(desk.store)
        names = app.match.names if app.match is not None else ()
        app.seating.begin(Wanted("magiczny_miecz", (("", "sensible"), ("", "random")), 3, {}))
        assert app.match is not None and (app.match.slot, app.match.names) == (other, names)
        app.go(f"replay/{slot}")
        await settled(app)
        assert "Replay: Monstrum" in desk.shown["screen"] and desk.styled == "monstrum"
        assert 'href="#rules/monstrum"' in desk.shown["top"]
        explained = {"card/bog-dragon": "Bog Dragon", "counters/1": f"The counters of {names[1]}"}
        for about, told in explained.items():  # of what is seen, and not of what lies on the table
            app.act("explain", about)
            assert told in unescape(desk.shown["dialog"])
        app.act("explain", "prompt")
        assert 'class="keys"' in desk.shown["dialog"] and not app.notices
        app.act("place", "dwor-motrill")
        assert len(desk.rings) == 1
        app.go(f"replay/{other}")
        await settled(app)
        assert "Replay: Magiczny Miecz" in desk.shown["screen"] and desk.styled == "magiczny_miecz"

    run(work())
