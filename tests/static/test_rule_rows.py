"""Every row of a rulebook has a test that is marked with it, and every rule that is cited is a row."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.i18n import LANGUAGES
from tests.static.sources import at, files, text, toml, tree

GAMES = [Path(path).parent.name for path in files("data", ending="/rules.en.toml")]
CITED = re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2}[a-z]?)(?![\w.]*\d)")
FIELDS = ("id", "basis")
"""What a row has in common in every language."""


def rows(game: str, language: str = "en") -> list[str]:
    """Return the ids of a game's rules, in order."""
    return [row["id"] for row in toml(f"data/{game}/rules.{language}.toml")["rules"]]


def markers() -> Iterator[tuple[str, ast.Call]]:
    """Yield every ``pytest.mark.rule(…)`` of the tests, with its file."""
    for path in files("tests"):
        for node in ast.walk(tree(path)):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and called.attr == "rule" and isinstance(called.value, ast.Attribute):
                assert isinstance(node, ast.Call)
                yield path, node


def marked() -> list[tuple[str, str, str]]:
    """Return the game, the rule and the place of every marker; markers say both in so many words."""
    found: list[tuple[str, str, str]] = []
    for path, call in markers():
        words = [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
        assert len(words) == len(call.args) == 2 and not call.keywords, f"{at(path, call)} names no game and rule"
        found.append((words[0], words[1], at(path, call)))
    return found


def test_there_are_rulebooks() -> None:
    assert "monstrum" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_of_a_rulebook_have_ids_of_their_own(game: str) -> None:
    ids = rows(game)
    assert len(ids) > 0
    assert [ident for ident in ids if ids.count(ident) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_the_same_rows_in_both_languages(game: str) -> None:
    english, polish = (toml(f"data/{game}/rules.{language}.toml")["rules"] for language in ("en", "pl"))
    assert [[row[field] for field in FIELDS] for row in polish] == [[row[field] for field in FIELDS] for row in english]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_row_lies_in_a_chapter_that_the_page_shows(game: str, language: str) -> None:
    book = toml(f"data/{game}/rules.{language}.toml")
    chapters = [chapter["id"] for chapter in book["chapters"]]
    assert len(set(chapters)) == len(chapters)
    assert [row["id"] for row in book["rules"] if row["id"].partition(".")[0] not in chapters] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_leads_to_a_rule_that_exists(game: str, language: str) -> None:
    rulings = toml(f"data/{game}/rulings.{language}.toml")["rulings"]
    known = rows(game, language)
    assert [row["id"] for row in rulings if row.get("rule", known[0]) not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_marked_test(game: str) -> None:
    tested = [rule for of_game, rule, _ in marked() if of_game == game]
    assert [rule for rule in rows(game) if rule not in tested] == []


def test_every_marker_names_a_rule_that_exists() -> None:
    known = {game: rows(game) for game in GAMES}
    assert [f"{place}: {game} {rule}" for game, rule, place in marked() if rule not in known.get(game, [])] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_of_a_game_names_exists(game: str) -> None:
    known = rows(game)
    cited = [
        f"{path}: {match[1]}"
        for path in files(f"py/kraina/games/{game}")
        for match in CITED.finditer(text(path))
        if match[1] not in known
    ]
    assert cited == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_question_or_an_event_cites_exists(game: str) -> None:
    known = rows(game)
    cited = [
        (at(path, word.value), word.value.value)
        for path in files(f"py/kraina/games/{game}")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "rule" and isinstance(word.value, ast.Constant) and isinstance(word.value.value, str)
    ]
    assert cited
    assert [f"{place}: {rule}" for place, rule in cited if rule not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_data_of_a_game_names_exists(game: str) -> None:
    known = rows(game)
    cited = [
        f"{path}: {rule}"
        for path in files(f"data/{game}", ending=".toml")
        for rule in re.findall(r'^rules? = "([^"]*)"', text(path), re.MULTILINE)
        if rule not in known
    ]
    assert cited == []
