"""Movement: one after the other, never longer than its bound, one glide for each pawn, and none when switched off."""

from __future__ import annotations

from kraina.engine.event import DieRolled, Event, PawnMoved
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text
from table.motion import MOST, cues_of, die, length
from table.render import renderer

NOTHING = Text("told.turn")


def walk(player: int, *path: int, leap: bool = False) -> PawnMoved:
    return PawnMoved(text=NOTHING, player=PlayerId(player), path=tuple(map(str, path)), leap=leap)


def roll(value: int) -> DieRolled:
    return DieRolled(text=NOTHING, player=PlayerId(0), value=value)


def test_nothing_moves_when_movement_is_off() -> None:
    assert cues_of([walk(0, 1, 2), roll(3)], "off", renderer("monstrum")) == []


def test_movements_follow_one_another() -> None:
    it = renderer("monstrum")
    first, second = cues_of([walk(0, 1, 2, 3), roll(4)], "fast", it)
    assert first.spots == (it.spot("1"), it.spot("2"), it.spot("3"))
    assert (first.kind, first.start) == ("glide", 0)
    assert (second.kind, second.start) == ("tumble", first.millis)


def test_a_pawn_that_walks_twice_glides_once() -> None:
    it = renderer("monstrum")
    cues = cues_of([walk(0, 1, 2), roll(2), walk(0, 2, 9, leap=True)], "fast", it)
    glides = [cue for cue in cues if cue.kind == "glide"]
    assert [cue.spots for cue in glides] == [(it.spot("1"), it.spot("2"), it.spot("9"))]


def test_long_chains_are_cut_short() -> None:
    events: list[Event] = [roll(1 + number % 6) for number in range(30)]
    assert length(cues_of(events, "fast", renderer("monstrum"))) <= MOST["fast"]


def test_a_die_shows_its_pips() -> None:
    assert [die(value, 0).count("pip") for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]
