"""What players and watchers see, and what is checked in every state."""

import dataclasses

from kraina.engine import codec
from kraina.engine.rng import Rng
from kraina.games.legenda.game import Legenda
from tests.rules.legenda.table import Table, TableMaker, one


def two(table: TableMaker) -> Table:
    made = table().hero(0, "enchantress", at="d-f5", spells=["fear"], items=["sword"], artifacts=["royal-axe"])
    return made.hero(1, "chronicler", at="c-c1", mission="lich")


def test_all_that_heroes_have_lies_open(table: TableMaker) -> None:
    session = two(table).start()
    for viewer in (None, 0, 1):
        view = session.view(viewer)
        assert view.hero(0).spells == ("fear",) and view.hero(1).mission == "lich"
        assert (view.legend, view.missions, view.artifacts, view.spells) == (100, 23, 31, (35, 26, 18))


def test_a_total_is_shown_with_its_parts(table: TableMaker) -> None:
    seen = two(table).start().view(None).hero(0).traits["strength"]
    assert seen.base == 1 and seen.total == 3
    assert [(part.source.key, part.points) for part in seen.parts] == [
        ("part.base", 1), ("card.sword.name", 1), ("card.royal-axe.name", 1),
    ]  # fmt: skip


def test_the_order_of_piles_is_dealt_anew_for_look_ahead(table: TableMaker) -> None:
    session = two(table).start()
    state = codec.copy(session.state)
    Legenda().redeal_hidden(state, one(session, 0).player, Rng(3))
    assert state.legend != session.state.legend and sorted(state.legend) == sorted(session.state.legend)
    assert state.heroes == session.state.heroes


def test_problems_are_found(table: TableMaker) -> None:
    game = Legenda()
    whole = two(table).start().state

    def wrong(**fields: object) -> list[str]:
        state = codec.copy(whole)
        for name, value in fields.items():
            setattr(state.heroes[0], name, value)
        return game.problems(state)

    assert game.problems(whole) == []
    assert wrong(items=["sword", "rope"]) == ["the equipment are not complete"]
    assert wrong(life=7) == ["player 0: life out of range"]
    assert wrong(field="c-c1") == ["two figures on a field"]
    assert wrong(secret=True) == ["player 0: a secret without a mission"]
    assert wrong(hero="nobody") == ["an unknown hero"]
    assert wrong(life=0) == ["player 0: life out of range"]
    assert wrong(back=3) == ["player 0: on the board and away at once"]
    assert "a seat without a hero" in wrong(hero="")
    state = codec.copy(whole)
    state.heroes[1].captive_to = "d-f4"
    assert "player 1: a captive who goes to no city" in game.problems(state)
    assert game.problems(dataclasses.replace(whole, spells=[*whole.spells[1:], whole.spells[0]])) == [
        "a spell in a pile of another level"
    ]
    assert wrong(denars=-1) == ["player 0: counters out of range"]
    assert game.problems(dataclasses.replace(whole, legend=whole.legend[1:])) == ["the Legend cards are not complete"]
    assert game.problems(whole, between_steps=True) == ["something is half done between two turns"]


def test_a_tile_turned_beyond_reason_is_found_at_once(table: TableMaker) -> None:
    state = codec.copy(two(table).start().state)
    state.layout[1].turn = 10**9
    assert "a tile is turned too far" in Legenda().problems(state)
