"""The board, its river and what the game consists of. Rules 0.1, 8.1, 8.3."""

import pytest

from kraina.engine.ids import design_of
from kraina.games.registry import entry
from kraina.games.talisman.board import CROWN
from tests.rules.talisman.table import DATA

BOARD = DATA.board


@pytest.mark.rule("talisman", "0.1")
def test_there_are_all_spaces_cards_and_characters() -> None:
    catalogue = entry("talisman").game.catalogue({})
    assert catalogue.spaces == 49 and catalogue.characters == 14
    assert catalogue.decks == {"adventure": (104, 81), "spell": (24, 17), "purchase": (28, 8), "talisman": (4, 1)}
    assert [len(BOARD.regions[region]) for region in ("outer", "middle", "inner")] == [24, 16, 8]
    assert entry("talisman").game.seats == (2, 6)


def test_kinds_of_cards_have_their_printed_numbers() -> None:
    counts: dict[str, int] = {}
    for uid in DATA.adventure_deck:
        kind = DATA.card(uid).kind
        counts[kind] = counts.get(kind, 0) + 1
    assert counts == {
        "event": 13, "curse": 2, "enemy": 19, "spirit": 10, "stranger": 8, "follower": 11, "magic_object": 13,
        "object": 19, "place": 9,
    }  # fmt: skip
    assert sum(design_of(uid) == "bag-of-gold" for uid in DATA.adventure_deck) == 8
    assert sum(design_of(uid) == "dragon" for uid in DATA.adventure_deck) == 3


@pytest.mark.rule("talisman", "8.1")
def test_the_regions_run_clockwise_and_close() -> None:
    assert BOARD.step("fields-6", 1) == "village" and BOARD.step("village", -1) == "fields-6"
    assert BOARD.step("castle", 1) == "portal-of-power" and BOARD.step("hills-3", 1) == "cursed-glade"
    assert BOARD.step("crypt", 1) == "plain-of-peril" and CROWN not in BOARD.regions["inner"]
    assert (BOARD["sentinel"].row, BOARD["sentinel"].column) == (0, 4)
    assert (BOARD["hills-3"].row, BOARD["hills-3"].column) == (1, 4)


@pytest.mark.rule("talisman", "8.3")
@pytest.mark.parametrize(
    ("space", "opposite"),
    [
        ("portal-of-power", ("village", "fields-1", "fields-6")),
        ("cursed-glade", ("hills-1", "chapel", "fields-2")),
        ("warlocks-cave", ("fields-3", "city", "fields-4")),
        ("temple", ("plains-3", "tavern", "fields-5")),
        ("hidden-valley", ("woods-1",)),
        ("village", ("portal-of-power",)),
        ("tavern", ("temple",)),
        ("sentinel", ("hills-3",)),
        ("hills-1", ("cursed-glade",)),
    ],
)
def test_what_lies_opposite_across_the_river(space: str, opposite: tuple[str, ...]) -> None:
    # T38: an Outer corner has its diagonal Middle corner, a Middle corner has three spaces.
    assert BOARD.opposite[space] == opposite


def test_nothing_of_the_inner_region_lies_opposite_anything() -> None:
    assert [space for space in BOARD.opposite if BOARD.is_inner(space)] == []


def test_only_the_glade_is_bare_and_only_the_runes_help_creatures() -> None:
    assert [one.id for one in BOARD.spaces.values() if one.bare] == ["cursed-glade"]
    assert [one.id for one in BOARD.spaces.values() if one.creatures] == ["runes-1", "runes-2", "runes-3"]
    draws = {one.id: one.draw for one in BOARD.spaces.values() if one.draw > 1}
    assert draws == {"ruins": 2, "hidden-valley": 3, "oasis": 2}
