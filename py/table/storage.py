"""Games kept in the browser: a head for each, which changes with every answer, and pieces that are written once.

Keys are ``kraina/<slot>/head``, ``kraina/<slot>/log/<n>`` (200 answers) and ``kraina/<slot>/told/<n>`` (50 lines of the
table's log). An autosave writes the head and the last pieces: it does not grow with the game.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Protocol

from kraina.engine.errors import CorruptSave
from kraina.engine.ids import Json
from kraina.engine.log import PIECE
from kraina.engine.save import Save, StoredCheckpoint, save_from_json
from kraina.engine.session import Session
from table.lines import PIECE as TOLD_PIECE
from table.lines import Lines, lines_from_json

PREFIX = "kraina/"
UNNAMED_KEPT = 5
"""Games without a name beyond the newest of these are cleared away when a new one begins."""


class StorageFull(Exception):
    """The browser keeps no more: nothing that was there before is lost."""


class Store(Protocol):
    """Text by key, such as the browser's localStorage."""

    def get(self, key: str) -> str | None:
        """Return what stands under a key."""

    def set(self, key: str, value: str) -> None:
        """Keep a text. Raises StorageFull."""

    def remove(self, key: str) -> None:
        """Drop a key."""

    def keys(self) -> list[str]:
        """Return all keys."""


@dataclass(frozen=True, slots=True)
class Slot:
    """What the list of games shows of one."""

    id: str
    game: str
    name: str
    """Given by the player, or empty for a game that only saves itself."""
    saved: str
    """When, as ``2026-11-30T12:34``."""
    turn: int
    names: tuple[str, ...]
    finished: bool
    damaged: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as it was read from the store."""

    slot: Slot
    save: Save
    lines: Lines
    lesson: Any
    """JSON of how far its guided first game has come, or None."""


def settings(store: Store) -> dict[str, str]:
    """Return what the player chose for the page."""
    try:
        found = json.loads(store.get(f"{PREFIX}settings") or "{}")
    except ValueError:
        return {}
    return {str(key): str(value) for key, value in found.items()} if isinstance(found, dict) else {}


def keep_settings(store: Store, chosen: dict[str, str]) -> None:
    """Keep what the player chose for the page. Raises StorageFull."""
    store.set(f"{PREFIX}settings", json.dumps(chosen, separators=(",", ":")))


def current(store: Store) -> str | None:
    """Return the slot of the game on the table."""
    return store.get(f"{PREFIX}current") or None


def set_current(store: Store, slot: str | None) -> None:
    """Note which game is on the table. Raises StorageFull."""
    if slot is None:
        store.remove(f"{PREFIX}current")
    else:
        store.set(f"{PREFIX}current", slot)


def claim_key(slot: str) -> str:
    """Return the key under which the tab stands that a game is open in."""
    return f"{PREFIX}{slot}/tab"


def claim(store: Store, slot: str, tab: str) -> None:
    """Note that a game is open in a tab, and no longer in any other. Raises StorageFull."""
    store.set(claim_key(slot), tab)


def claimed_by_another(store: Store, slot: str, tab: str) -> bool:
    """Return whether a game was opened in another tab since this one opened it."""
    return store.get(claim_key(slot)) not in (None, tab)


def write(
    store: Store, slot: Slot, session: Session[Any, Any], lines: Lines, *, whole: bool = False, lesson: Json = None
) -> None:
    """Write what changed of a game since it was last written, or, for a copy, all of it.

    Raises:
        StorageFull: if it does not fit; what is marked as unwritten is tried again the next time.
    """
    base = f"{PREFIX}{slot.id}"
    log = session.log
    for index in range(log.pieces()) if whole else log.unsaved_pieces():
        store.set(f"{base}/log/{index}", _dump(log.piece(index)))
    for index in lines.pieces() if whole else lines.unsaved_pieces():
        store.set(f"{base}/told/{index}", _dump(lines.piece(index)))
    for index in lines.outworn_pieces():
        store.remove(f"{base}/told/{index}")
    head = {"slot": slot, "told": [lines.first, lines.end], "lesson": lesson}
    store.set(f"{base}/head", _head_text(head, session.save_head()))
    if not whole:
        log.mark_saved()
        lines.mark_saved()


class _Written:
    """A checkpoint as text: most of a head, and the same for all answers of a step."""

    def __init__(self) -> None:
        self._checkpoint: StoredCheckpoint | None = None
        self._text = ""

    def text_of(self, checkpoint: StoredCheckpoint) -> str:
        """Return a checkpoint as JSON, made anew only for another one than the last."""
        if checkpoint is not self._checkpoint:
            self._checkpoint, self._text = checkpoint, _dump(checkpoint)
        return self._text


_WRITTEN = _Written()


def _head_text(head: dict[str, Any], save: Save) -> str:
    """Return a head with its save as JSON."""
    rest = _fields(save)
    checkpoint = _WRITTEN.text_of(rest.pop("checkpoint"))
    return f'{_dump(head)[:-1]},"save":{_dump(rest)[:-1]},"checkpoint":{checkpoint}}}}}'


def read(store: Store, slot: str) -> Stored:
    """Return a game of the store. Raises CorruptSave if it is missing or damaged."""
    head = _head(store, slot)
    data = head["save"]
    wanted = data.get("answers", 0) if isinstance(data, dict) else 0
    if not isinstance(data, dict) or not isinstance(wanted, int):
        raise CorruptSave("the head of this save is damaged")
    log: list[Any] = []
    for index in range((wanted + PIECE - 1) // PIECE):
        piece = _load(store.get(f"{PREFIX}{slot}/log/{index}"))
        log.extend(piece if isinstance(piece, list) else [])
    save = save_from_json({**data, "log": log[:wanted]})
    return Stored(_slot(slot, head), save, _lines(store, slot, head), head.get("lesson"))


def _lines(store: Store, slot: str, head: dict[str, Any]) -> Lines:
    told = head.get("told")
    if not (isinstance(told, list) and len(told) == 2 and all(type(number) is int for number in told)):
        return Lines()
    first, end = told
    rows: list[Any] = []
    start = first // TOLD_PIECE * TOLD_PIECE
    for index in range(first // TOLD_PIECE, (end + TOLD_PIECE - 1) // TOLD_PIECE):
        piece = _load(store.get(f"{PREFIX}{slot}/told/{index}"))
        rows.extend(piece if isinstance(piece, list) else [])
    return lines_from_json(rows[first - start : end - start], first)


def slots(store: Store) -> list[Slot]:
    """Return all kept games, newest first; one that cannot be read is marked as damaged."""
    found = []
    for key in store.keys():  # noqa: SIM118 - a store is no dict
        if key.startswith(PREFIX) and key.endswith("/head"):
            slot = key[len(PREFIX) : -len("/head")]
            try:
                found.append(_slot(slot, _head(store, slot)))
            except CorruptSave:
                found.append(Slot(slot, "", "", "", 0, (), finished=False, damaged=True))
    return sorted(found, key=lambda slot: (slot.saved, slot.id), reverse=True)


def delete(store: Store, slot: str) -> None:
    """Drop a game with all its pieces."""
    for key in store.keys():  # noqa: SIM118 - a store is no dict
        if key.startswith(f"{PREFIX}{slot}/"):
            store.remove(key)
    if current(store) == slot:
        set_current(store, None)


def new_slot(store: Store) -> str:
    """Return a free slot and clear away the oldest games that nobody named."""
    known = slots(store)
    unnamed = [slot for slot in known if not slot.name and not slot.damaged]
    for slot in unnamed[UNNAMED_KEPT - 1 :]:
        delete(store, slot.id)
    numbers = [int(slot.id[1:]) for slot in known if slot.id[:1] == "g" and slot.id[1:].isdigit()]
    return f"g{max(numbers, default=0) + 1}"


def _head(store: Store, slot: str) -> dict[str, Any]:
    head = _load(store.get(f"{PREFIX}{slot}/head"))
    if not isinstance(head, dict) or not isinstance(head.get("slot"), dict) or "save" not in head:
        raise CorruptSave(f"there is no readable game {slot!r}")
    return head


def _slot(ident: str, head: dict[str, Any]) -> Slot:
    row = head["slot"]
    names = row.get("names")
    return Slot(
        id=ident,
        game=str(row.get("game", "")),
        name=str(row.get("name", "")),
        saved=str(row.get("saved", "")),
        turn=row["turn"] if type(row.get("turn")) is int else 0,
        names=tuple(map(str, names)) if isinstance(names, list) else (),
        finished=row.get("finished") is True,
    )


def _dump(value: object) -> str:
    return _encode(value)


def _fields(value: Any) -> dict[str, Any]:
    """Return the fields of a dataclass; what lies deeper is written without being copied."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_fields).encode


def _load(text: str | None) -> Any:
    try:
        return None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        return None


class MemoryStore:
    """A store that lasts as long as the page, for browsers that keep nothing, and for tests.

    ``room`` is the number of characters it holds.
    """

    def __init__(self, room: int | None = None, left: Iterable[tuple[str, str]] = ()) -> None:
        self.room = room
        self.texts: dict[str, str] = dict(left)

    def get(self, key: str) -> str | None:
        """Return what stands under a key."""
        return self.texts.get(key)

    def set(self, key: str, value: str) -> None:
        """Keep a text. Raises StorageFull beyond ``room``."""
        used = sum(len(name) + len(text) for name, text in self.texts.items() if name != key)
        if self.room is not None and used + len(key) + len(value) > self.room:
            raise StorageFull(key)
        self.texts[key] = value

    def remove(self, key: str) -> None:
        """Drop a key."""
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """Return all keys."""
        return list(self.texts)
