"""Where the data files lie: inside the installed package, or beside ``py`` in a checkout. Each is read once."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from kraina.engine.errors import BadData

PACKAGE = Path(__file__).resolve().parents[1]
BOOKS = ("rules", "rulings")
"""Files in a language that hold rows of a rulebook, not sentences."""


@cache
def data_folder() -> Path:
    """Return the folder of all data. Raises BadData if there is none."""
    for folder in (PACKAGE / "data", PACKAGE.parents[1] / "data"):
        if folder.is_dir():
            return folder
    raise BadData("the data folder is missing")


@cache
def read_toml(game: str, name: str) -> dict[str, Any]:
    """Return the content of ``data/<game>/<name>.toml``. Treat it as read-only.

    Raises:
        BadData: if the file is missing or damaged.
    """
    path = data_folder() / game / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadData(f"data/{game}/{name}.toml is missing") from None
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"data/{game}/{name}.toml is damaged: {error}") from None


@cache
def borrowed(game: str) -> tuple[str, ...]:
    """Return the folders whose sentences a game uses too, besides its own: ``folders`` in its ``borrows.toml``."""
    path = data_folder() / game / "borrows.toml"
    return tuple(read_toml(game, "borrows")["folders"]) if path.is_file() else ()


@cache
def sentence_files(game: str, language: str) -> tuple[str, ...]:
    """Return the names, as ``read_toml`` takes them, of all files with sentences of a game: ``("text.en", ...)``.

    They are the files ``data/<game>/*.<language>.toml`` but for rules and rulings, sorted by name.

    Raises:
        BadData: if there is none.
    """
    found = sorted(path.stem for path in (data_folder() / game).glob(f"*.{language}.toml"))
    names = tuple(name for name in found if name.partition(".")[0] not in BOOKS)
    if not names:
        raise BadData(f"data/{game} has no sentences in {language!r}")
    return names
