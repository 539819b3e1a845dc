"""The rulebooks as they are written into ``site/``: readable before Python is up, and the same as it shows them."""

import sys
from collections.abc import Sequence
from pathlib import Path

from kraina.games.registry import game_ids
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.screens.rulebook import book, entries, rulebook


def printed_name(game: str, language: str) -> str:
    """Return what a game's rulebook in a language is called: ``monstrum.en``."""
    return f"{game}.{language}"


def printed_rulebook(game: str, language: str) -> Markup:
    """Return a game's whole rulebook in a language, as it stands when nothing is searched or played."""
    t, it = Texts(language, ["ui", game]), book(game, language)
    titles = {str(one): Texts(language, ["ui", one])("game.title") for one in game_ids()}
    return rulebook(t, it, titles, playing=False, shown=entries(t, it))


def main(words: Sequence[str]) -> int:
    """Write the rulebooks of all games in all languages into a folder that does not exist yet."""
    target = Path(words[0])
    target.mkdir()
    for game in game_ids():
        for language in LANGUAGES:
            file = target / f"{printed_name(game, language)}.html"
            file.write_text(printed_rulebook(game, language) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
