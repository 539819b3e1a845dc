"""What the page offers beside the games: where it is told, where only mentioned, and what is told no more."""

from __future__ import annotations

import re

import pytest

from table.page import Standing
from table.storage import MemoryStore
from tests.unit.table.desk import Desk, opened
from tests.unit.table.test_app import GAME, run

UPDATE = Standing(update="ready")
FORGETS = Standing(forgets="desk")


def told(desk: Desk) -> list[str]:
    """Return the sentences at the top."""
    return re.findall(r"<p>(.*?)</p>", desk.shown["notices"])


def buttons(desk: Desk) -> list[str]:
    """Return what the buttons at the top are for, without those that close."""
    return [act for act in re.findall(r'data-act="(\w+)"', desk.shown["notices"]) if act != "dismiss"]


def test_a_new_version_is_offered_in_the_lobby_and_taken_by_a_click_alone() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        assert told(desk) == []
        desk.stands = UPDATE
        app.offers.heard()
        assert (told(desk), buttons(desk)) == (["A new version of Kraina is ready."], ["update"])
        assert desk.taken == []
        app.act("update")
        assert desk.taken == ["update"]

    run(work())


def test_beside_a_running_game_a_new_version_is_mentioned_without_a_button() -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        app = await opened(desk)
        desk.stands = UPDATE
        app.offers.heard()
        assert told(desk) == ["A new version is ready. Reload under “Games” when it suits you."]
        assert buttons(desk) == []
        app.go("rules/monstrum")
        assert len(told(desk)) == 1 and buttons(desk) == []
        app.act("dismiss", "offers.update_hint")
        assert told(desk) == []
        app.go("")
        assert (len(told(desk)), buttons(desk)) == (1, ["update"])

    run(work())


def test_a_new_version_that_other_tabs_hold_back_says_so() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        desk.stands = Standing(update="others")
        app.offers.heard()
        assert told(desk) == ["Kraina is open in another tab or window, too. Close it there, and then reload."]
        assert buttons(desk) == ["update"]

    run(work())


def test_where_games_are_forgotten_the_lobby_says_so_until_it_is_dismissed_for_good() -> None:
    async def work() -> None:
        desk = Desk()
        desk.stands = FORGETS
        app = await opened(desk)
        sentence = "Safari deletes saved games once Kraina has not been opened for seven days."
        assert (told(desk), buttons(desk)) == ([sentence], ["keep"])
        app.act("keep")
        assert (desk.at, told(desk)) == ("saves", [])
        app.go("")
        app.act("dismiss", "offers.forgets")
        assert told(desk) == []
        again = Desk(store=desk.store)
        again.stands = FORGETS
        await opened(again)
        assert told(again) == []
        app.act("language", "pl")
        assert desk.shown["notices"] == ""

    run(work())


@pytest.mark.parametrize(("machine", "how"), [("desk", "“Add to Dock…”"), ("touch", "“Add to Home Screen”")])
def test_the_saved_games_tell_how_to_keep_them_by_file_and_by_installing(machine: str, how: str) -> None:
    async def work() -> None:
        desk = Desk(query=dict(GAME))
        desk.stands = Standing(forgets=machine)
        app = await opened(desk)
        assert app.match is not None
        app.go("saves")
        panel = desk.shown["screen"].partition('class="keeping"')[2].partition("</section>")[0]
        assert how in panel
        assert re.findall(r'data-act="export" data-value="(\w+)"', panel) == [app.match.slot]
        app.act("dismiss", "offers.keeping")
        assert 'class="keeping"' not in desk.shown["screen"]

    run(work())


def test_without_a_game_there_is_nothing_to_export_and_elsewhere_no_warning() -> None:
    async def work() -> None:
        desk = Desk(place="saves")
        desk.stands = FORGETS
        await opened(desk)
        assert 'class="keeping"' in desk.shown["screen"] and 'data-act="export"' not in desk.shown["screen"]
        other = Desk(place="saves")
        await opened(other)
        assert "keeping" not in other.shown["screen"]

    run(work())


def test_a_full_browser_is_told_and_what_was_dismissed_closes_all_the_same() -> None:
    async def work() -> None:
        desk = Desk(store=MemoryStore(room=0))
        desk.stands = FORGETS
        app = await opened(desk)
        app.act("dismiss", "offers.forgets")
        assert [sentence.split(",")[0] for sentence in told(desk)] == ["The browser&#x27;s storage is full"]

    run(work())


def test_a_browser_that_would_install_the_page_gets_a_button_in_the_foot() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        assert 'data-act="install"' not in desk.shown["foot"]
        desk.stands = Standing(install=True)
        app.offers.heard()
        assert "Install Kraina" in desk.shown["foot"]
        app.act("install")
        assert desk.taken == ["install"]

    run(work())
