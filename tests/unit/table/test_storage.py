"""Games in the browser's storage: what is written when, what is read back, and what a full or damaged one does."""

from __future__ import annotations

import pytest

from kraina.engine.errors import CorruptSave
from kraina.engine.event import Told
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from table import storage
from table.lines import KEPT, Line, Lines, line_of, line_to_json, lines_from_json
from table.match import Match
from table.storage import MemoryStore, Slot, StorageFull


class Counting(MemoryStore):
    """A store that notes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def set(self, key: str, value: str) -> None:
        self.written.append(key)
        super().set(key, value)


def match_of(answers: int) -> Match:
    """Return a match of two bots after a number of answers."""
    match = Match.begin("g1", "monstrum", (Seat("A", "random"), Seat("B", "random")), 5, {})
    match.told()
    for _ in range(answers):
        match.answer_of_bot()
        match.told()
    return match


def slot_of(match: Match, name: str = "", saved: str = "2026-01-01T00:00") -> Slot:
    return Slot(match.slot, match.game, name, saved, match.turn, match.names, finished=False)


def test_a_game_is_read_back_as_it_was_written() -> None:
    store, match = MemoryStore(), match_of(12)
    storage.write(store, slot_of(match, "Mine"), match.session, match.lines)
    stored = storage.read(store, "g1")
    assert stored.save == match.session.save()
    assert stored.lines.rows == match.lines.rows
    assert (stored.slot.name, stored.slot.names, stored.slot.turn) == ("Mine", ("A", "B"), match.turn)


def test_an_autosave_writes_the_head_and_the_last_pieces_alone() -> None:
    store, match = Counting(), match_of(3)
    for number in range(420):
        match.session.log.answers.insert(0, (f"x{number}",))
        match.lines.add(Line(Text("told.turn")))
    storage.write(store, slot_of(match), match.session, match.lines)
    store.written.clear()
    match.answer_of_bot()
    match.told()
    storage.write(store, slot_of(match), match.session, match.lines)
    assert "kraina/g1/head" in store.written
    assert [key for key in store.written if "/log/" in key] == ["kraina/g1/log/2"]
    assert len(store.written) <= 4


def test_pieces_of_the_log_that_fell_out_are_removed() -> None:
    store, match = MemoryStore(), match_of(1)
    for _ in range(60):
        match.lines.add(Line(Text("told.turn")))
    storage.write(store, slot_of(match), match.session, match.lines)
    for _ in range(300):
        match.lines.add(Line(Text("told.turn")))
    storage.write(store, slot_of(match), match.session, match.lines)
    told = sorted(int(key.rpartition("/")[2]) for key in store.keys() if "/told/" in key)  # noqa: SIM118
    assert told == list(match.lines.pieces())
    assert len(storage.read(store, "g1").lines.rows) == KEPT


def test_a_store_that_is_full_keeps_what_it_had_and_the_next_write_makes_up_for_it() -> None:
    store, match = MemoryStore(), match_of(2)
    storage.write(store, slot_of(match), match.session, match.lines)
    before = dict(store.texts)
    store.room = 10
    match.answer_of_bot()
    with pytest.raises(StorageFull):
        storage.write(store, slot_of(match), match.session, match.lines)
    assert store.texts == before
    store.room = None
    storage.write(store, slot_of(match), match.session, match.lines)
    assert storage.read(store, "g1").save == match.session.save()


def test_slots_are_listed_newest_first_and_damaged_ones_are_named() -> None:
    store, match = MemoryStore(left=[("kraina/g9/head", "{nonsense"), ("other", "1")]), match_of(1)
    storage.write(store, slot_of(match, saved="2026-01-02T00:00"), match.session, match.lines)
    match.slot = "g2"
    storage.write(store, slot_of(match, saved="2026-01-03T00:00"), match.session, match.lines, whole=True)
    assert [(slot.id, slot.damaged) for slot in storage.slots(store)] == [("g2", False), ("g1", False), ("g9", True)]
    with pytest.raises(CorruptSave):
        storage.read(store, "g9")
    storage.delete(store, "g9")
    assert store.get("other") == "1" and [slot.id for slot in storage.slots(store)] == ["g2", "g1"]


def test_old_games_without_a_name_are_cleared_away_and_named_ones_are_not() -> None:
    store, match = MemoryStore(), match_of(1)
    for number in range(1, 9):
        match.slot = f"g{number}"
        named = "kept" if number == 1 else ""
        storage.write(store, slot_of(match, named, f"2026-01-0{number}T00:00"), match.session, match.lines, whole=True)
    assert storage.new_slot(store) == "g9"
    assert [slot.id for slot in storage.slots(store)] == ["g8", "g7", "g6", "g5", "g1"]


def test_settings_that_cannot_be_read_are_no_settings() -> None:
    assert storage.settings(MemoryStore(left=[("kraina/settings", "[1")])) == {}
    assert storage.settings(MemoryStore(left=[("kraina/settings", '{"speed":"slow"}')])) == {"speed": "slow"}


def test_a_line_survives_json_with_names_and_texts_inside() -> None:
    said = text("told.won", who=Who(PlayerId(1)), card=Text("card.cage.name"), points=3, kind="x")
    event = Told(text=said, rule="6.5", only=(PlayerId(0), PlayerId(2)))
    line = line_of(event)
    assert lines_from_json([line_to_json(line)], 0).rows == [line]
    assert line.seen_by(PlayerId(2)) and not line.seen_by(PlayerId(1)) and not line.seen_by(None)


def test_only_the_last_lines_are_kept_and_cutting_takes_the_newest() -> None:
    lines = Lines()
    for number in range(KEPT + 30):
        lines.add(Line(text("told.n", n=number)))
    assert (len(lines.rows), lines.first, lines.end) == (KEPT, 30, KEPT + 30)
    lines.cut(KEPT + 25)
    assert lines.rows[-1] == Line(text("told.n", n=KEPT + 24))
