"""Saves as texts that come from outside: what is wrong with one is told as a key of the page's sentences."""

from dataclasses import dataclass
from typing import Any

from kraina.engine.errors import CorruptSave
from kraina.engine.save import FORMAT, MAX_BYTES, LoadReport, Save, read_json, save_from_json
from kraina.engine.session import Session
from kraina.games.registry import entry, game_ids


class SaveProblem(Exception):
    """Why a save cannot be played on. ``key`` is one of ``problem.*`` in the texts of the page."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Loaded:
    """A session that was loaded, and what became of its save."""

    session: Session[Any, Any]
    report: LoadReport


def load_text(text: str) -> Loaded:
    """Return the session that a text from a file describes. Raises SaveProblem."""
    if len(text) > MAX_BYTES:
        raise SaveProblem("problem.big")
    try:
        data = read_json(text)
    except CorruptSave as error:
        raise SaveProblem("problem.damaged", str(error)) from error
    if "format" not in data or "game" not in data:
        raise SaveProblem("problem.foreign")
    if type(data["format"]) is int and data["format"] > FORMAT:
        raise SaveProblem("problem.new")
    try:
        save = save_from_json(data)
    except CorruptSave as error:
        raise SaveProblem("problem.damaged", str(error)) from error
    return load_save(save)


def load_save(save: Save) -> Loaded:
    """Return the session of a save whose shape is right. Raises SaveProblem."""
    if save.game not in game_ids():
        raise SaveProblem("problem.foreign")
    game = entry(save.game)
    if save.rules > game.game.rules_version:
        raise SaveProblem("problem.new")
    if any(seat.kind != "human" and seat.kind not in game.bots for seat in save.seats):
        raise SaveProblem("problem.damaged", "a seat is neither a person nor a bot of this game")
    try:
        session, report = Session.load(game.game, save)
    except CorruptSave as error:
        raise SaveProblem("problem.damaged", str(error)) from error
    return Loaded(session, report)
