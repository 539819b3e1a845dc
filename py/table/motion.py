"""Movement: which dice roll, cards turn and pawns walk after an answer, when each begins and how long it takes.

The table is drawn in its final state first; movements only lead up to it. Any click ends them, and none blocks one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kraina.engine.event import CardShown, DieRolled, Event, PawnMoved
from table.html import Markup, tag
from table.i18n import Texts
from table.render import Renderer

SPEEDS = ("slow", "calm", "fast", "swift", "off")
"""From slow to instant."""
STEP = {"slow": 220, "calm": 150, "fast": 90, "swift": 45}
"""Milliseconds for one field."""
LONGEST_WALK = {"slow": 1800, "calm": 1200, "fast": 700, "swift": 350}
ROLL = {"slow": 1200, "calm": 850, "fast": 550, "swift": 300}
FIGHT = {"slow": 2800, "calm": 2000, "fast": 1200, "swift": 600}
"""Milliseconds for a roll that the renderer shows as a moment of its own."""
CARD = {"slow": 1800, "calm": 1250, "fast": 750, "swift": 350}
LINGER = {"slow": 1100, "calm": 700, "fast": 350, "swift": 120}
"""Milliseconds between two answers of bots, beside the movements."""
MOST = {"slow": 7500, "calm": 5000, "fast": 3000, "swift": 1400}
"""Milliseconds beyond which the movements of one answer do not go."""

PIPS = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}
"""Places of a die's pips on a square of three by three."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One movement: a pawn that glides along spots, a die that tumbles, or a moment in the foreground."""

    kind: str
    """``glide``, or the region that shows the markup: ``dice`` or ``moment``."""
    start: int
    """Milliseconds after the answer."""
    millis: int
    player: int
    spots: tuple[tuple[int, int], ...] = ()
    markup: Markup = Markup("")


def cues_of(events: Sequence[Event], speed: str, renderer: Renderer, view: Any, t: Texts) -> list[Cue]:
    """Return the movements that events call for at a speed, one after the other; the last ones go if it gets long."""
    if speed not in STEP:
        return []
    cues: list[Cue] = []
    start = 0
    for place, event in enumerate(events):
        moment = renderer.moment(event, events[place + 1 :], view, t)
        cue = _moment(event, speed, start, moment) if moment else _cue(event, speed, start, renderer)
        if cue is not None:
            if cue.start + cue.millis > MOST[speed]:
                break
            cues.append(cue)
            start += cue.millis
    return _settled(cues)


def _moment(event: Event, speed: str, start: int, markup: Markup) -> Cue:
    millis = CARD[speed] if isinstance(event, CardShown) else FIGHT[speed]
    return Cue("moment", start, millis, 0, markup=markup)


def _cue(event: Event, speed: str, start: int, renderer: Renderer) -> Cue | None:
    if isinstance(event, DieRolled):
        return Cue("dice", start, ROLL[speed], event.player, markup=die(event.value, event.player))
    if isinstance(event, PawnMoved) and len(event.path) > 1:
        spots = tuple(spot for place in event.path if (spot := renderer.spot(place)) is not None)
        if len(spots) < 2:
            return None
        if event.leap:
            spots = (spots[0], spots[-1])
        millis = min(STEP[speed] * (len(spots) - 1) + STEP[speed], LONGEST_WALK[speed])
        return Cue("glide", start, millis, event.player, spots)
    return None


def _settled(cues: list[Cue]) -> list[Cue]:
    """Join what one pawn walks into one glide, or the earlier ones would show it at a place it left long ago."""
    last: dict[int, int] = {}
    for place, cue in enumerate(cues):
        if cue.kind == "glide":
            last[cue.player] = place
    settled: list[Cue] = []
    walked: dict[int, Cue] = {}
    for place, cue in enumerate(cues):
        if cue.kind != "glide":
            settled.append(cue)
            continue
        before = walked.get(cue.player)
        whole = cue if before is None else _joined(before, cue)
        walked[cue.player] = whole
        if last[cue.player] == place:
            settled.append(whole)
    return settled


def _joined(first: Cue, second: Cue) -> Cue:
    millis = second.start + second.millis - first.start
    return Cue("glide", first.start, millis, first.player, first.spots + second.spots[1:])


def length(cues: Sequence[Cue]) -> int:
    """Return how many milliseconds the movements take in all."""
    return max((cue.start + cue.millis for cue in cues), default=0)


def die(value: int, player: int) -> Markup:
    """Return a die that shows a number in a player's colour: a cube whose tumbling is a matter of style."""
    faces = [tag("span", *_spots(side), class_=f"face face-{side}") for side in PIPS]
    cube = tag("div", *faces, class_="cube")
    return tag("div", cube, class_=f"rolling seat-{player} shows-{value}", data_value=value)


@cache
def _spots(side: int) -> tuple[Markup, ...]:
    return tuple(tag("i", class_="pip" if place in PIPS[side] else None) for place in range(9))
