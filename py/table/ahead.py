"""Loading ahead: everything that the page may need, so that a memory snapshot holds it and nothing is read later."""

import importlib
import pkgutil

from kraina.engine.files import data_folder, read_toml
from kraina.games.registry import entry, game_ids
from table.i18n import LANGUAGES, load_sentences
from table.lesson import has_guide
from table.render import renderer
from table.screens.rulebook import book

PACKAGES = ("kraina.engine", "kraina.games", "table")
LIBRARY = ("traceback",)
"""Modules of the standard library that PyScript and ``main.py`` import besides those of the page."""


def load_everything() -> None:
    """Import all modules of the page, make all games, and read the sentences and rulebooks of all languages.

    Raises:
        BadData: if a file of data is missing or damaged.
    """
    for package in PACKAGES:
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            importlib.import_module(module.name)
    for name in LIBRARY:
        importlib.import_module(name)
    for game in game_ids():
        entry(game)
        renderer(game)
        has_guide(game)
    for file in sorted(data_folder().glob("*/*.toml")):
        read_toml(file.parent.name, file.stem)
    for language in LANGUAGES:
        for folder in ("ui", *game_ids()):
            load_sentences(folder, language)
        for game in game_ids():
            book(game, language)
