"""The tiles and the given layouts: terrains, distances, and that no figure cuts the board in two. Rules 1.2, 1.11."""

import pytest

from kraina.engine.errors import BadData
from kraina.games.legenda.board import Board, contact, read_atlas
from kraina.games.legenda.opening import lay_out
from tests.rules.legenda.table import DATA

LAYOUTS = list(DATA.atlas.layouts)
BOARDS = {layout: Board(DATA.atlas, DATA.atlas.layouts[layout]) for layout in LAYOUTS}


@pytest.mark.rule("legenda", "1.11")
def test_there_are_four_tiles_of_six_by_six_fields_and_six_cities() -> None:
    assert len(DATA.atlas.fields) == 144 and DATA.atlas.tiles == ("a", "b", "c", "d")
    assert sorted(city.trait for city in DATA.atlas.cities.values()) == [
        "courage", "dexterity", "knowledge", "luck", "magic", "strength",
    ]  # fmt: skip


@pytest.mark.parametrize("terrain", ["plains", "forest", "mountains", "snow", "swamp", "desert"])
def test_each_terrain_has_a_sixth_of_the_land(terrain: str) -> None:
    assert sum(field.ground == terrain for field in DATA.atlas.fields.values()) == 23


def test_every_mission_with_a_place_has_one_of_its_own() -> None:
    named = [mission.place for mission in DATA.missions.values() if mission.place]
    assert sorted(named) == sorted(DATA.atlas.places) and len(named) == 16
    for tile in DATA.atlas.tiles:
        assert sum(field.startswith(tile) for field in DATA.atlas.places.values()) == 4


@pytest.mark.rule("legenda", "1.2")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_tile_touches_another_and_none_lies_on_another(layout: str) -> None:
    lies = DATA.atlas.layouts[layout]
    assert [lie[0] for lie in lies] == ["a", "b", "c", "d"] and lies[0][1:3] == (0, 0)
    for lie in lies:
        touching = [contact(lie, other) for other in lies if other is not lie]
        assert min(touching) >= 0 and max(touching) >= (6 if layout == "square" else 4)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_in_the_given_layouts_no_field_is_far_from_a_city(layout: str) -> None:
    board = BOARDS[layout]
    assert max(min(board.steps(city)[field] for city in board.cities) for field in board.fields) == 4
    assert min(len(board.neighbours(city)) for city in board.cities) >= 3
    places = DATA.atlas.places.values()
    steps = [board.steps(city)[place] for city in board.cities for place in places]
    assert sum(steps) <= 7 * len(steps)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_single_figure_never_cuts_the_board_in_two(layout: str) -> None:
    board = BOARDS[layout]
    assert board.is_connected()
    assert [field for field in board.fields if not board.is_connected((field,))] == []


def test_a_turned_tile_has_its_fields_turned() -> None:
    board = Board(DATA.atlas, [("a", 0, 0, 1), ("b", 6, 0, 0), ("c", 0, 6, 0), ("d", 6, 6, 0)])
    assert board.spots["a-a1"] == (5, 0) and board.spots["a-f1"] == (5, 5) and board.spots["a-f6"] == (0, 5)
    assert board.side("a-a1", "b-a1") == "east" and board.around["a-a1"]["west"] == "a-a2"


def test_the_nearest_city_may_be_one_of_several() -> None:
    board = BOARDS["square"]
    assert board.nearest_cities("d-d4") == ("d-c5",)
    assert board.nearest_cities("d-b2") == ("a-f2", "d-c5")


@pytest.mark.parametrize(
    ("first", "second", "fields"),
    [((0, 0), (6, 0), 6), ((0, 0), (6, 5), 1), ((0, 0), (6, 6), 0), ((0, 0), (5, 5), -1), ((0, 0), (-4, 6), 2)],
)
def test_contact_is_counted_in_fields(first: tuple[int, int], second: tuple[int, int], fields: int) -> None:
    assert contact(("a", *first, 0), ("b", *second, 0)) == fields


def test_tiles_on_each_other_are_refused() -> None:
    with pytest.raises(BadData):
        Board(DATA.atlas, [("a", 0, 0, 0), ("b", 3, 0, 0)])


def test_a_city_in_the_wrong_place_is_refused() -> None:
    tile = {"id": "a", "map": "pppppp " * 6}
    with pytest.raises(BadData):
        read_atlas(
            {"tiles": [tile], "cities": [{"id": "x", "trait": "luck", "field": "a-a1"}], "places": [], "layouts": []}
        )


def test_the_players_layout_begins_with_one_tile() -> None:
    assert len(lay_out(DATA, "players")) == 1
