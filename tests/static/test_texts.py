"""The texts of every game and of the page: complete in both languages, and every key that the code names is there."""

import ast
import re
from pathlib import Path

import pytest

from kraina.engine.files import borrowed
from table.i18n import LANGUAGES, PLACE, flatten
from tests.static.sources import at, files, toml, tree

FORMS = {"en": 2, "pl": 3}
"""Plural forms of a noun in each language."""
BOOKS = ("rules", "rulings")
"""Rows instead of sentences; they have tests of their own."""
SENTENCES = [
    path.removesuffix(".en.toml")
    for path in files("data", ending=".en.toml")
    if Path(path).name.split(".")[0] not in BOOKS
]
GAMES = [Path(path).parent.name for path in files("data", ending="/rules.en.toml")]
KEY = re.compile(r"[a-z][\w-]*(\.[\w-]+)+")


def sentences(name: str, language: str) -> dict[str, str]:
    return flatten(toml(f"{name}.{language}.toml"))


def parameters(sentence: str) -> list[str]:
    """Return the names of a sentence's parameters, each once."""
    return sorted({match[1] for match in PLACE.finditer(sentence)})


def files_of(folder: str) -> list[str]:
    """Return the files with sentences of the page (``ui``) or of a game, without language and ending."""
    return [name for name in SENTENCES if name.startswith(f"data/{folder}/")]


@pytest.mark.parametrize("folder", ["ui", *GAMES])
def test_the_page_and_every_game_have_texts_in_the_same_files_in_both_languages(folder: str) -> None:
    polish = {name.removesuffix(".pl.toml") for name in files(f"data/{folder}", ending=".pl.toml")}
    books = {name for name in polish if Path(name).name.split(".")[0] in BOOKS}
    assert files_of(folder)
    assert sorted(polish - books) == sorted(files_of(folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_title_for_each_of_its_languages(game: str) -> None:
    for language in LANGUAGES:
        assert "game.title" in [key for name in files_of(game) for key in sentences(name, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["ui", *GAMES])
def test_no_key_stands_in_two_files(folder: str, language: str) -> None:
    places: dict[str, list[str]] = {}
    for name in files_of(folder):
        for key in sentences(name, language):
            places.setdefault(key, []).append(name)
    assert {key: names for key, names in places.items() if len(names) > 1} == {}


@pytest.mark.parametrize("name", SENTENCES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, polish = (sentences(name, language) for language in LANGUAGES)
    assert sorted(english.keys() ^ polish.keys()) == []


@pytest.mark.parametrize("name", SENTENCES)
def test_both_languages_take_the_same_parameters(name: str) -> None:
    english, polish = (sentences(name, language) for language in LANGUAGES)
    assert [key for key in english if parameters(english[key]) != parameters(polish[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SENTENCES)
def test_a_noun_after_a_number_has_all_forms_of_the_language(name: str, language: str) -> None:
    wrong = [
        f"{key}: {match[0]}"
        for key, sentence in sentences(name, language).items()
        for match in PLACE.finditer(sentence)
        if match[2] is not None and len([form for form in match[2].split("|") if form.strip()]) != FORMS[language]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SENTENCES)
def test_a_sentence_is_neither_empty_nor_has_a_brace_too_many(name: str, language: str) -> None:
    wrong = [
        key
        for key, sentence in sentences(name, language).items()
        if not sentence.strip() or re.search(r"[{}]", PLACE.sub("", sentence))
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_that_the_rules_of_a_game_name_is_there(game: str) -> None:
    folders = (game, *borrowed(game))
    known = {key for folder in folders for name in files_of(folder) for key in sentences(name, "en")}
    named = [
        (at(path, node), node.args[0].value)
        for path in files(f"py/kraina/games/{game}")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("text", "Text")
        if node.args and isinstance(node.args[0], ast.Constant) and KEY.fullmatch(str(node.args[0].value))
    ]
    assert named
    assert [f"{place}: {key}" for place, key in named if key not in known] == []
