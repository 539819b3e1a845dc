"""The annals: entering, reading what is damaged, clearing, and what follows from matches made up by hand."""

import json

import pytest

from kraina.engine.game import Seat
from kraina.engine.replay import Replay
from kraina.games.registry import entry as game_entry
from table import annals
from table.annals import Annals, entry_of, persons, records
from table.match import Match
from table.storage import MemoryStore, StorageFull
from table.story import Reader
from tests.unit.table.matches import entry


def test_a_match_is_entered_once_and_read_back() -> None:
    store = MemoryStore()
    assert Annals(store).entries() == []
    assert Annals(store).enter(entry("a")) and Annals(store).enter(entry("b", winners=[1]))
    assert not Annals(store).enter(entry("a", turns=99))
    assert Annals(store).entries() == [entry("a"), entry("b", winners=[1])]
    assert json.loads(store.texts[annals.KEY])["version"] == 1


@pytest.mark.parametrize(
    "text", ["{broken", "[]", '{"version":1}', '{"version":1,"matches":7}', '"x"', "null", "[" * 9999]
)
def test_annals_that_cannot_be_read_are_empty_and_told_and_can_be_begun_anew(text: str) -> None:
    store = MemoryStore(left=[(annals.KEY, text), ("kraina/g1/head", "{}"), ("kraina/settings", "{}")])
    it = Annals(store)
    assert it.entries() == [] and it.damaged
    assert it.enter(entry("a"))
    assert it.entries() == [entry("a")] and not it.damaged
    assert (store.texts["kraina/g1/head"], store.texts["kraina/settings"]) == ("{}", "{}")


def test_a_damaged_entry_is_left_out_and_all_others_stay() -> None:
    store = MemoryStore()
    it = Annals(store)
    for ident in "abcd":
        it.enter(entry(ident))
    data = json.loads(store.texts[annals.KEY])
    data["matches"][1]["turns"] = "many"
    data["matches"][2]["winners"] = [5]
    store.texts[annals.KEY] = json.dumps(data)
    assert [one.id for one in it.entries()] == ["a", "d"] and it.damaged


def test_annals_of_a_newer_page_are_not_overwritten() -> None:
    newer = '{"version":2,"matches":{}}'
    store = MemoryStore(left=[(annals.KEY, newer)])
    assert not Annals(store).enter(entry("a"))
    assert store.texts[annals.KEY] == newer


def test_what_was_cleared_can_be_brought_back_beside_what_came_since() -> None:
    store = MemoryStore()
    it = Annals(store)
    it.enter(entry("a"))
    it.clear()
    assert it.entries() == [] and annals.KEY not in store.texts
    it.enter(entry("b"))
    it.restore()
    assert [one.id for one in it.entries()] == ["a", "b"]


def test_a_full_store_loses_nothing() -> None:
    store = MemoryStore()
    it = Annals(store)
    it.enter(entry("a"))
    store.room = sum(len(key) + len(text) for key, text in store.texts.items())
    with pytest.raises(StorageFull):
        it.enter(entry("b"))
    assert [one.id for one in it.entries()] == ["a"]


def test_only_so_many_matches_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(annals, "KEPT", 2)
    it = Annals(MemoryStore())
    for ident in "abc":
        it.enter(entry(ident))
    assert [one.id for one in it.entries()] == ["b", "c"]


def test_persons_are_counted_by_name_and_kind() -> None:
    played = [
        entry("a", dice=[[0, 0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 0]], peaks=[12, 30]),
        entry("b", game="magiczny_miecz", turns=80, winners=[1], dice=[[2, 0, 0, 0, 0, 0], [0] * 6]),
        entry("c"),
        entry("d", names=["Ala", "Jan"], kinds=["human", "human"], winners=[]),
    ]
    ala, jan, bot = persons(played)
    assert (ala.name, ala.games, ala.wins, ala.longest, ala.peak) == ("Ala", 4, 2, 80, 12)
    assert ala.by_game == {"monstrum": (3, 2), "magiczny_miecz": (1, 0)}
    assert ala.dice == [6, 4, 4, 4, 4, 6] and ala.average == 3.5
    assert (ala.run, ala.best_run) == (0, 1)
    assert (jan.name, jan.games, jan.wins) == ("Jan", 1, 0)
    assert (bot.kind, bot.games, bot.wins, bot.peak) == ("sensible", 3, 1, 30)


def test_records_are_those_of_the_game_asked_for() -> None:
    played = [
        entry("a", turns=20, peaks=[11, 14]),
        entry("b", turns=35, winners=[], dice=[[0, 0, 0, 0, 0, 9], [3, 0, 0, 0, 0, 0]]),
        entry("c", turns=12, winners=[1]),
        entry("d", game="magiczny_miecz", turns=300),
    ]
    found = {best.key: (best.value, best.name, best.entry.id) for best in records(played, "monstrum")}
    assert found == {
        "longest": (35, "", "b"),
        "shortest": (12, "Bot", "c"),
        "strongest": (14, "Bot", "a"),
        "rolls": (24, "", "a"),
        "sixes": (9, "Ala", "b"),
    }
    assert records(played, "jaskinia") == []


def test_an_entry_is_what_the_match_was() -> None:
    match = Match.begin("g1", "monstrum", (Seat("Ala", "sensible"), Seat("Ola", "random")), 5, {})
    rolled = [[0] * 6, [0] * 6]
    events = match.told()
    while match.bot_to_act():
        match.answer_of_bot()
        events += match.told()
    for event in events:
        if hasattr(event, "sides"):
            rolled[event.player][event.value - 1] += 1
    save = match.session.save()
    reader = Reader(Replay(game_entry("monstrum").game, save))
    while not reader.read(7):
        pass
    made = entry_of(reader.story, save, "2026-11-30T12:34")
    assert made.dice == rolled and made.answers == len(save.log) and made.turns == match.turn
    assert made.winners == list(match.session.outcome.winners if match.session.outcome else [])
    game, state = match.session.game, match.session.state
    assert made.lasts == [game.strength(state, player) for player in (0, 1)]  # type: ignore[arg-type]
    again = entry_of(reader.story, save, "2027-01-01T00:00")
    assert again.id == made.id and Annals(MemoryStore()).enter(made)
