"""What a viewer is shown, and that a kept sheet never goes stale."""

from kraina.engine.codec import copy
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.games.jaskinia.game import Jaskinia
from kraina.games.jaskinia.view import HIDDEN
from tests.rules.jaskinia.table import DATA, TableMaker, one


def test_spells_are_hidden_from_the_others_and_from_watchers(table: TableMaker) -> None:
    session = table().searcher(0, "bog-witch", spells=["sesame", "cave-in"]).start()
    assert session.view(PlayerId(0)).searchers[0].spells == ("sesame", "cave-in")
    assert session.view(PlayerId(1)).searchers[0].spells == session.view(None).searchers[0].spells == (HIDDEN, HIDDEN)


def test_a_sheet_follows_every_change(table: TableMaker) -> None:
    session = table().searcher(0, "caver").start()
    game, state, me = Jaskinia(DATA), session.state, one(session)
    for name, value in (("strength", 9), ("power", 8), ("stamina", 1), ("gold", 7), ("lost", 2), ("turns", 30),
                        ("area", "ash-drift")):  # fmt: skip
        setattr(me, name, value)
        shown = game.view(state, None).searchers[0]
        assert getattr(shown, {"strength": "own_strength", "power": "own_power"}.get(name, name)) == value
    for name, value in (("came", "last-lamp"), ("slow", 3), ("barred", 2), ("drawn", 5), ("empty", 1)):
        setattr(me.delver, name, value)
        assert getattr(game.view(state, None).searchers[0], name) == value


def test_dealing_anew_keeps_what_the_viewer_knows(table: TableMaker) -> None:
    session = table().searcher(0, "bog-witch", spells=["sesame"]).searcher(1, "caver", spells=["cave-in"]).start()
    game, seen = Jaskinia(DATA), set()
    for seed in range(20):
        state = copy(session.state)
        game.redeal_hidden(state, PlayerId(0), Rng(seed))
        assert state.searchers[0].spells == ["sesame"] and len(state.searchers[1].spells) == 1
        assert sorted([*state.spells, *state.searchers[1].spells]) == sorted([*session.state.spells, "cave-in"])
        seen.add(state.searchers[1].spells[0])
    assert len(seen) > 3
