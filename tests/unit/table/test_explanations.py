"""Explanations of questions, cards and counters, where cards come from, and the rulebook beside the game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from importlib import import_module
from typing import Any

import pytest

from kraina.engine.files import read_toml
from kraina.games.registry import game_ids
from table.i18n import LANGUAGES, Texts
from table.render import renderer
from table.screens import rulebook
from table.sources import SOURCES, ask_card, source_mark, source_of
from tests.unit.table.desk import Desk, opened, persons_turn

GAMES = {
    "monstrum": {"game": "monstrum", "seed": "7", "seats": "human,bot"},
    "magiczny_miecz": {"game": "magiczny_miecz", "seed": "7", "seats": "human,bot"},
    "talisman": {"game": "talisman", "seed": "7", "seats": "human,bot"},
    "jaskinia": {"game": "jaskinia", "seed": "7", "seats": "human,bot"},
    "legenda": {"game": "legenda", "seed": "7", "seats": "human,bot"},
}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def designs(game: str) -> tuple[str, ...]:
    found: tuple[str, ...] = import_module(f"table.render.{game}.cards").designs()
    return found


@pytest.mark.parametrize("game", game_ids())
def test_what_is_named_as_a_source_is_a_card_or_character_of_the_game_and_named_once(game: str) -> None:
    rows, t = read_toml(game, "sources"), Texts("en", [game])
    named = [design for source in SOURCES for design in rows.get(source, ())]
    assert rows["default"] in SOURCES
    assert sorted(set(named)) == sorted(named)
    strange = [design for design in named if design not in designs(game)]
    assert [design for design in strange if not t.has(f"character.{design}.name")] == []


def test_cards_that_are_known_and_cards_that_are_ours_are_told_apart() -> None:
    assert source_of("monstrum", "war-hammer") == "stated"
    assert source_of("monstrum", "step-3") == "reconstructed"
    assert source_of("monstrum", "ghoul") == "ours"
    assert source_of("magiczny_miecz", "dragon") == "stated"
    assert source_of("magiczny_miecz", "hidden-one") == "reconstructed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_card_shows_where_it_comes_from_and_has_a_rule_in_the_book(game: str, language: str) -> None:
    t, it = Texts(language, ["ui", game]), renderer(game)
    rules = [row["id"] for row in rulebook.book(game, language).rules]
    for design in designs(game):
        assert str(source_mark(t, game, design)) in it.card(design, t), design
        assert it.card_rule(design) in rules, design
        assert f'data-value="card/{design}"' in ask_card(t, game, design)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_question_counters_and_cards_are_explained_with_all_their_sentences(game: str, language: str) -> None:
    async def work() -> None:
        desk = Desk(query={**GAMES[game], "lang": language})
        app = await opened(desk)
        await persons_turn(app)
        assert app.match is not None and (decision := app.match.decision()) is not None
        for about in ("prompt", "counters/0", "counters/1", *(f"card/{design}" for design in designs(game)[::9])):
            app.act("explain", about)
            assert "dialog-title" in desk.shown["dialog"]
            assert re.findall(r"\[[a-z_]+\.[a-z_.-]+\]", desk.shown["dialog"]) == []
        app.act("explain", "prompt")
        assert all(app.texts(game).say(one.label) in desk.shown["dialog"].replace("&#x27;", "'")
                   for one in decision.options)  # fmt: skip
        assert f'id="rule-{decision.rule}"' in desk.shown["dialog"]

    run(work())


def test_counters_of_magiczny_miecz_name_their_parts() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        app.act("lesson", "magiczny_miecz")
        app.act("explain", "counters/0")
        said = re.sub(r"<[^>]*>", " ", desk.shown["dialog"])
        assert re.search(r"Sword in ordinary fights\s+3\s", said)
        assert re.search(r"Spells held, of how many\s+1/2\s", said)

    run(work())


@pytest.mark.parametrize(("words", "rule"), [("swamp glade", "11.1"), ("trzesawisk uroczysk", "11.1"), ("śmierć", "")])
def test_the_rulebook_is_searched_in_both_languages_and_without_marks(words: str, rule: str) -> None:
    for language in LANGUAGES:
        t = Texts(language, ["ui", "magiczny_miecz"])
        found = rulebook.entries(t, rulebook.book("magiczny_miecz", language), words)
        assert f'id="rule-{rule}"' in found or not rule
        assert found.count('class="rule-row"') < 60
        folded = rulebook.entries(t, rulebook.book("magiczny_miecz", language), rulebook.fold(words))
        assert folded == found


def test_the_rules_are_opened_beside_the_game_and_searched_there() -> None:
    async def work() -> None:
        desk = Desk(query=GAMES["monstrum"])
        app = await opened(desk)
        await persons_turn(app)
        app.act("rule", "monstrum/6.4")
        assert desk.at == "table" and "rule-search-beside" in desk.shown["dialog"]
        assert desk.shown["rule-beside"].count("rule-row") > 50
        app.changed("rules-beside", "search", "trapdoor", typing=True)
        assert 0 < desk.shown["rule-beside"].count("rule-row") < 20
        app.act("close")
        app.go("saves")
        app.act("rule", "monstrum/6.4")
        assert desk.at == "rules/monstrum/6.4"

    run(work())


def test_a_dialog_does_not_outlive_the_screen_on_which_it_was_opened() -> None:
    async def work() -> None:
        desk = Desk(query=GAMES["monstrum"])
        app = await opened(desk)
        await persons_turn(app)
        app.act("explain", "prompt")
        assert desk.shown["dialog"]
        app.arrive("saves")
        assert desk.shown["dialog"] == ""

    run(work())
