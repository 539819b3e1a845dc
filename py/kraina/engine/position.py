"""Prepared starts: a fresh set-up in which values and cards are changed, as the save of a match that begins there.

What is changed stands as data: ``Put`` sets a value of the state by its path (``adventurers.0.field``), ``Bring`` takes
a component from wherever it lies to the front of a list, and ``Empty`` all of a list to the end of another, so that
nothing is lost or doubled.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kraina.engine.codec import to_json
from kraina.engine.errors import BadData
from kraina.engine.game import Game, Seat, choose_switches
from kraina.engine.ids import Json, Uid
from kraina.engine.rng import Rng
from kraina.engine.save import FORMAT, Save, StoredCheckpoint


@dataclass(frozen=True, slots=True)
class Put:
    """A value of the state, by its path."""

    path: str
    value: Json


@dataclass(frozen=True, slots=True)
class Bring:
    """A component that is brought to the front of a list, by the path of the list."""

    card: Uid
    to: str


@dataclass(frozen=True, slots=True)
class Empty:
    """All components of a list, by its path, that are put to the end of another list."""

    path: str
    to: str


def prepared(
    game: Game[Any, Any],
    seats: Sequence[Seat],
    seed: int,
    options: Mapping[str, str],
    changes: Sequence[Put | Bring | Empty],
) -> Save:
    """Return the save of a match that begins in a changed set-up, its log empty.

    The changes are made in their order; of several cards that are brought to one list the last lies in front.

    Raises:
        BadData: if a path leads nowhere or a component is not there.
        BadSetup: if a switch does not fit the game.
    """
    switches, rng = choose_switches(game.switches, options), Rng(seed)
    state: Any = to_json(game.setup(seats, switches, rng))
    for change in changes:
        if isinstance(change, Put):
            place, key = _place(state, change.path)
            place[key] = change.value
        elif isinstance(change, Empty):
            place, key = _place(state, change.path)
            target, name = _place(state, change.to)
            target[name].extend(place[key])
            place[key] = []
        else:
            _lift(state, change.card)
            place, key = _place(state, change.to)
            place[key].insert(0, change.card)
    start = StoredCheckpoint(state, str(rng.state), 0, 0)
    return Save(
        format=FORMAT, game=game.id, rules=game.rules_version, seats=list(seats), options=switches, seed=str(seed),
        base=start, checkpoint=start, tail=[], answers=0, log=[],
    )  # fmt: skip


def _place(state: Any, path: str) -> tuple[Any, Any]:
    """Return what holds the value of a path, and its key or index there."""
    *way, last = path.split(".")
    found = state
    try:
        for part in way:
            found = found[int(part) if isinstance(found, list) else part]
        key = int(last) if isinstance(found, list) else last
        found[key]
    except (KeyError, IndexError, TypeError, ValueError):
        raise BadData(f"a prepared start has no {path!r}") from None
    return found, key


def _lift(state: Any, card: Uid) -> None:
    """Take a component out of the one list in which it lies. Raises BadData if there is none."""
    for value in state.values() if isinstance(state, dict) else state:
        if isinstance(value, list) and card in value:
            value.remove(card)
            return
        if isinstance(value, (dict, list)):
            try:
                _lift(value, card)
                return
            except BadData:
                continue
    raise BadData(f"a prepared start has no {card!r}")
