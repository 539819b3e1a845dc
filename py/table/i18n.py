"""Sentences in English and Polish: looking texts up, filling them in, and the plural forms of both languages.

A sentence holds ``{name}`` for a parameter and ``{n:punkt|punkty|punktów}`` for a number with its noun.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kraina.engine.files import borrowed, read_toml, sentence_files
from kraina.engine.text import Param, Text, Who

LANGUAGES = ("en", "pl")
PLACE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def flatten(table: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """Return nested tables as one: ``{"card": {"cage": {"name": …}}}`` becomes ``{"card.cage.name": …}``."""
    flat: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            flat.update(flatten(value, f"{prefix}{key}."))
        else:
            flat[prefix + key] = str(value)
    return flat


@cache
def load_sentences(folder: str, language: str) -> Mapping[str, str]:
    """Return all sentences of ``data/<folder>`` in a language: of the page (``ui``) or of a game.

    They may lie in any number of files ``<name>.<language>.toml``; no key stands in two of them. Those that a game
    borrows are there too, where it has none of its own.
    """
    found: dict[str, str] = {}
    for other in borrowed(folder):
        found.update(load_sentences(other, language))
    for name in sentence_files(folder, language):
        found.update(flatten(read_toml(folder, name)))
    return found


def plural(language: str, number: int) -> int:
    """Return which plural form a number takes: 0 one, 1 few (Polish) or other, 2 many (Polish)."""
    number = abs(number)
    if language != "pl":
        return 0 if number == 1 else 1
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


class Texts:
    """The sentences of one language, for the page and the game on the table, and the players' names."""

    def __init__(self, language: str, folders: Sequence[str], names: Sequence[str] = ()) -> None:
        """Load a language for folders of data; later ones win. ``names`` are the players', by seat."""
        self.language = language
        self.names = tuple(names)
        self._sentences: dict[str, str] = {}
        for folder in folders:
            self._sentences.update(load_sentences(folder, language))

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for a key."""
        return key in self._sentences

    def __call__(self, key: str, **params: Param) -> str:
        """Return the sentence of a key with its parameters filled in; a key without a sentence shows itself."""
        return self._fill(key, params)

    def say(self, said: Text) -> str:
        """Return the sentence of a text."""
        return self._fill(said.key, dict(said.params))

    def _fill(self, key: str, params: Mapping[str, Param]) -> str:
        sentence = self._sentences.get(key)
        if sentence is None:
            return f"[{key}]"
        return PLACE.sub(lambda match: self._place(match, params), sentence)

    def _place(self, match: re.Match[str], params: Mapping[str, Param]) -> str:
        value = params.get(match[1])
        if match[2] is not None and isinstance(value, int):
            forms = match[2].split("|")
            return f"{value} {forms[min(plural(self.language, value), len(forms) - 1)]}"
        return self._value(value) if value is not None else match[0]

    def _value(self, value: Param) -> str:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, Who):
            return self.names[value.player] if value.player < len(self.names) else str(value.player + 1)
        return str(value)
