"""What is loaded ahead: afterwards the whole page runs without reading a file, as it must after a memory snapshot."""

from __future__ import annotations

import asyncio
import sys

import pytest

from kraina.engine import files
from kraina.games.registry import game_ids
from table.ahead import PACKAGES, load_everything
from table.i18n import LANGUAGES
from tests.unit.table.desk import Desk, opened, persons_turn


def no_files() -> None:
    raise RuntimeError("a file is read")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_afterwards_no_screen_and_no_game_reads_a_file(
    monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    load_everything()
    monkeypatch.setattr(files, "data_folder", no_files)

    async def work() -> None:
        desk = Desk(place=f"rules/{game}")
        app = await opened(desk, language)
        for place in (f"setup/{game}", "saves", ""):
            app.go(place)
        app.act("quick", game)
        assert await persons_turn(app)
        for dialog in ("settings", "help", "credits"):
            app.dialogs.open(dialog)
        assert app.notices == []
        app.act("lesson", game)
        assert await persons_turn(app)
        again = await opened(Desk(store=desk.store), language)
        assert again.match is not None and again.match.lesson is not None

    asyncio.run(asyncio.wait_for(work(), 60))


def test_every_module_of_the_page_is_imported() -> None:
    load_everything()
    folders = [(package, files.PACKAGE.parent.joinpath(*package.split("."))) for package in PACKAGES]
    modules = {
        ".".join((package, *file.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")
        for package, folder in folders
        for file in folder.rglob("*.py")
    }
    assert {"table.dom", "kraina.engine.session", "kraina.games.monstrum.bot"} <= modules
    assert sorted(modules - set(sys.modules)) == []
