"""The rulebooks that can be read before Python is up: the very same as it shows, and taken over without a move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kraina.games.registry import game_ids
from table.i18n import LANGUAGES
from table.printed import main, printed_rulebook
from tests.unit.table.desk import Desk, opened


def shown(place: str, language: str, printed: str) -> Desk:
    """Return a page that was opened at a place while a printed rulebook stood in it."""
    desk = Desk(place=place)
    desk.printed_book = printed
    asyncio.run(asyncio.wait_for(opened(desk, language), 60))
    return desk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_printed_rulebook_is_what_the_page_shows(game: str, language: str) -> None:
    desk = shown(f"rules/{game}", language, "")
    assert desk.adopted == []
    frame, rules = desk.shown["screen"], desk.shown["rule-list"]
    whole = frame.replace('<div id="rule-list"></div>', f'<div id="rule-list">{rules}</div>')
    assert whole == printed_rulebook(game, language) != frame


def test_the_rulebook_that_is_read_already_stays_as_it_is() -> None:
    desk = shown("rules/monstrum/4.1", "pl", "monstrum.pl")
    assert desk.adopted == ["screen", "rule-list"]
    assert desk.scrolled == [] and desk.focused == "body *"


@pytest.mark.parametrize(
    ("place", "language", "printed"),
    [
        ("rules/monstrum", "pl", "monstrum.en"),
        ("rules/monstrum", "en", "magiczny_miecz.en"),
        ("saves", "en", "monstrum.en"),
    ],
    ids=["another language", "another game", "another screen"],
)
def test_another_screen_is_drawn_in_its_place(place: str, language: str, printed: str) -> None:
    desk = shown(place, language, printed)
    assert desk.adopted == []
    assert desk.scrolled == ["#top"] and desk.focused == "#screen h1"


def test_a_rulebook_is_taken_over_only_at_the_start() -> None:
    desk = Desk(place="")
    desk.printed_book = "monstrum.en"

    async def work() -> None:
        app = await opened(desk, "en")
        app.go("rules/monstrum")

    asyncio.run(asyncio.wait_for(work(), 60))
    assert desk.adopted == []


def test_all_games_are_written_in_all_languages(tmp_path: Path) -> None:
    target = tmp_path / "rules"
    assert main([str(target)]) == 0
    names = sorted(f"{game}.{language}.html" for game in game_ids() for language in LANGUAGES)
    assert sorted(file.name for file in target.iterdir()) == names
    for game in game_ids():
        for language in LANGUAGES:
            assert (target / f"{game}.{language}.html").read_text("utf-8") == printed_rulebook(game, language) + "\n"
