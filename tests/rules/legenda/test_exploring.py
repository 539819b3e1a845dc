"""Exploring: the table of every terrain, the items that help, and the lights. Rules 1.11, 3.1, 3.2, 3.4."""

import pytest

from kraina.games.legenda.explore import TABLE
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, Match, TableMaker, one, play
from tests.rules.script import asked, keys

PRINTED = {
    "mountains": "Lccccn",
    "forest": "Mccccn",
    "desert": "Lccccn",
    "plains": "cccccn",
    "swamp": "MLcccn",
    "snow": "LMcccn",
}
"""What the rulebook prints: life, movement, card, nothing for each number."""
CARD = "lost-purse"
"""A treasure of 4 denars: what a card drawn shows."""


def explored(table: TableMaker, terrain: str, *dice: int, **fields: object) -> Match:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start, level=2, **fields).legend(CARD)
    return play(made.dice(*dice).start(), f"step:{field}")


def outcome(session: Match) -> str:
    """Return what happened, in the letters of ``PRINTED``."""
    hero, turn = one(session, 0), session.state.turn
    if hero.life == 5:
        return "L"
    if hero.denars == 9:
        return "c"
    return "M" if turn is None or turn.player != 0 or turn.points == 0 else "n"


@pytest.mark.rule("legenda", "1.11")
@pytest.mark.rule("legenda", "3.4")
@pytest.mark.parametrize(("terrain", "number"), [(terrain, number) for terrain in PRINTED for number in range(1, 7)])
def test_the_die_brings_what_the_table_says(table: TableMaker, terrain: str, number: int) -> None:
    assert outcome(explored(table, terrain, number)) == PRINTED[terrain][number - 1]
    assert set(TABLE) == set(PRINTED)


@pytest.mark.rule("legenda", "3.1")
@pytest.mark.parametrize(
    ("item", "terrain", "row"),
    [
        ("compass", "forest", "nccccn"),
        ("compass", "swamp", "nLcccn"),
        ("canteen", "desert", "ccccnn"),
        ("rope", "mountains", "ccccnn"),
        ("snow-cloak", "snow", "Mcccnn"),
        ("rope", "desert", "Lccccn"),
        ("compass", "snow", "LMcccn"),
    ],
)
def test_an_item_helps_on_its_terrain(table: TableMaker, item: str, terrain: str, row: str) -> None:
    assert "".join(outcome(explored(table, terrain, n, items=[item])) for n in range(1, 7)) == row


@pytest.mark.rule("legenda", "3.2")
@pytest.mark.parametrize(
    ("light", "terrain"),
    [
        ("steppe-light", "plains"),
        ("desert-light", "desert"),
        ("snow-light", "snow"),
        ("swamp-light", "swamp"),
        ("mountain-light", "mountains"),
        ("forest-light", "forest"),
    ],
)
def test_a_light_draws_three_cards_of_which_one_is_kept(table: TableMaker, light: str, terrain: str) -> None:
    start, field = PATHS[terrain]
    made = table().hero(0, "enchantress", at=start, artifacts=[light]).legend("hydra", CARD, "lynx").dice(5)
    session = play(made.start(), f"step:{field}")
    assert asked(session) == (0, "legend") and keys(session) == ("card:hydra", f"card:{CARD}", "card:lynx")
    play(session, f"card:{CARD}")
    assert one(session, 0).denars == 9
    assert session.state.legend_used == ["hydra", "lynx", CARD]


def test_a_light_shines_on_its_own_terrain_alone(table: TableMaker) -> None:
    session = explored(table, "plains", 5, artifacts=["desert-light"])
    assert one(session, 0).denars == 9 and session.state.legend_used == [CARD]


@pytest.mark.rule("legenda", "1.9")
def test_when_the_pile_has_run_out_the_discards_are_shuffled(table: TableMaker) -> None:
    start, field = PATHS["plains"]
    made = table().hero(0, "enchantress", at=start, level=2, denars=0).legend(CARD).only().dice(3, 6)
    session = play(made.start(), f"step:{field}")
    assert session.state.legend == [] and len(session.state.legend_used) == 100
    play(session, "step:d-e4")
    assert len(session.state.legend_used) == 100  # a 6: nothing was drawn


def test_the_hundred_cards_are_complete() -> None:
    assert len(DATA.legend_deck) == 100 and len(DATA.legend) == 98
