"""Saves: their shape, their two version numbers, and reading them without harm.

A save holds the game, seats, set-up and seed; the checkpoint at the start of the step; the tail of answers since; and
the whole log of answers. Numbers of 64 bits stand as text. ``format`` numbers the shape of this file and ``rules`` the
rules of the game: a save of an older format is brought up to date by ``FORMAT_MIGRATIONS``, one of other rules by the
game's own ``migrate``.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from kraina.engine.codec import from_json, to_json
from kraina.engine.decision import Answer
from kraina.engine.errors import CorruptSave
from kraina.engine.game import Seat
from kraina.engine.ids import Json

FORMAT = 1
MAX_BYTES = 4_000_000
"""Longer texts are refused unread: far beyond any real game, and near what a browser's storage holds."""

MAX_ANSWERS = 50_000
"""Longer logs are refused: far beyond any real game."""

MAX_NAME = 200
"""Longer names of players are refused: the page gives them a small part of that."""

FORMAT_MIGRATIONS: Mapping[int, Callable[[dict[str, Json]], dict[str, Json]]] = {}
"""Format number -> the function that turns such a save into one of the next number."""


@dataclass(frozen=True, slots=True)
class StoredCheckpoint:
    """The start of a step, as it is stored."""

    state: Any
    """JSON; the game's state type reads it."""
    rng: str
    reveals: int
    steps: int


@dataclass(frozen=True, slots=True)
class Save:
    """A save, checked for its shape but not yet for its game."""

    format: int
    game: str
    rules: int
    seats: list[Seat]
    options: dict[str, str]
    seed: str
    base: StoredCheckpoint | None
    """Where the log starts, if not at the set-up: the checkpoint taken over when the rules changed."""
    checkpoint: StoredCheckpoint
    tail: list[Answer]
    """Answers since the checkpoint."""
    answers: int
    """Answers of the whole log, which is stored apart in the browser: tells whether it is complete."""
    log: list[Answer]


@dataclass(frozen=True, slots=True)
class LoadReport:
    """What became of a save when it was loaded."""

    rules_changed: bool = False
    dropped: int = 0
    """Answers of the running turn that have to be given again."""
    notes: tuple[str, ...] = field(default=())
    """Keys below ``load.`` in the texts of the page."""


def number64(text: str, where: str) -> int:
    """Return the 64-bit number that a text holds. Raises CorruptSave if it is none."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < 1 << 64):
        raise CorruptSave(f"{where} is not a 64-bit number")
    return int(text)


def save_to_text(save: Save) -> str:
    """Return a save as JSON text."""
    return json.dumps(to_json(save), ensure_ascii=True, separators=(",", ":"))


def read_json(text: str) -> dict[str, Any]:
    """Return the object in a JSON text of a save.

    Raises:
        CorruptSave: if the text is too big or holds no JSON object.
    """
    if len(text) > MAX_BYTES:
        raise CorruptSave(f"a save may have {MAX_BYTES} characters, this one has {len(text)}")
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        raise CorruptSave("this is no JSON text") from None
    if not isinstance(data, dict):
        raise CorruptSave("this JSON holds no save")
    return data


def save_from_text(text: str) -> Save:
    """Return the save that a JSON text holds, in the present format.

    Raises:
        CorruptSave: if it is damaged, foreign, too big or of a newer format.
    """
    return save_from_json(read_json(text))


def save_from_json(data: dict[str, Json]) -> Save:
    """Return the save that a JSON object holds. Raises CorruptSave as ``save_from_text`` does."""
    version = data.get("format")
    if type(version) is not int or "game" not in data:
        raise CorruptSave("this is no save of Kraina")
    if version > FORMAT:
        raise CorruptSave(f"this save has format {version}, newer than {FORMAT}: reload the page to update it")
    while version < FORMAT:
        step = FORMAT_MIGRATIONS.get(version)
        if step is None:
            raise CorruptSave(f"saves of format {version} are unknown")
        try:
            data = step(data)
            version = cast(int, data["format"])
        except Exception as error:
            raise CorruptSave(f"this save of format {version} is damaged: {error}") from error
    try:
        save = from_json(Save, data, "save")
    except RecursionError:
        raise CorruptSave("this save is nested too deeply") from None
    if len(save.log) > MAX_ANSWERS:
        raise CorruptSave(f"a game has at most {MAX_ANSWERS} answers, this one has {len(save.log)}")
    if any(len(seat.name) > MAX_NAME for seat in save.seats):
        raise CorruptSave(f"the name of a player has at most {MAX_NAME} characters")
    return save
