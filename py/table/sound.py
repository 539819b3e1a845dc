"""Sounds: which of them tells what happened, and when; they are off until chosen.

Which sentences of a game tell that a fight was won or lost stands in ``data/<game>/sounds.toml``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from kraina.engine.event import CardShown, DieRolled, Event, PawnMoved
from kraina.engine.files import read_toml
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who
from table.motion import CARD, FIGHT, LONGEST_WALK, ROLL, STEP

VOLUMES: Mapping[str, float] = {"off": 0.0, "quiet": 0.12, "half": 0.3, "loud": 0.7}
APART = 140
"""Milliseconds between sounds where nothing moves."""
MOST = 6
"""Sounds of one answer at most."""
TURN = "turn"


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound of ``js/sound.mjs`` and when it begins, in milliseconds after the answer."""

    name: str
    start: int


@cache
def _told(game: str) -> Mapping[str, str]:
    """Return the sound of every sentence that has one of its own, by key."""
    return {key: sound for sound, keys in read_toml(game, "sounds").items() for key in keys}


def sounds_of(events: Sequence[Event], game: str, speed: str, viewer: PlayerId | None) -> list[Sound]:
    """Return the sounds of events in their order, each about when its movement begins; those of one kind only once
    where nothing moves. Fights sound for the viewer's own alone.
    """
    found: list[Sound] = []
    start = 0
    for event in events:
        name = _name(event, game, viewer)
        if not name or (speed not in STEP and any(one.name == name for one in found)):
            continue
        found.append(Sound(name, start))
        start += _millis(event, speed)
    return found[:MOST]


def _name(event: Event, game: str, viewer: PlayerId | None) -> str:
    if isinstance(event, DieRolled):
        return "dice"
    if isinstance(event, CardShown):
        return "card"
    if isinstance(event, PawnMoved):
        return "step"
    own = viewer is not None and ("who", Who(viewer)) in event.text.params
    return _told(game).get(event.text.key, "") if own else ""


def _millis(event: Event, speed: str) -> int:
    """Return how long the movement of an event takes, about."""
    if speed not in STEP:
        return APART
    if isinstance(event, DieRolled):
        return FIGHT[speed] if event.purpose == "fight" else ROLL[speed]
    if isinstance(event, PawnMoved):
        return min(STEP[speed] * len(event.path), LONGEST_WALK[speed])
    return CARD[speed] if isinstance(event, CardShown) else 0
