"""The map of Legenda: how tiles fit the sheet, borders, names, figures, ways and marks, and what may be clicked."""

from itertools import combinations

import pytest

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.engine.text import text
from kraina.games.legenda.board import Lie
from kraina.games.legenda.cards import TRAITS, load_data
from kraina.games.legenda.game import Legenda
from kraina.games.legenda.state import State, Turn
from kraina.games.legenda.view import LegendaView
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.render import laid, renderer
from table.render.kin.brush import painted
from table.render.legenda.cities import CITIES
from table.render.legenda.figures import FIGURES, figure
from table.render.legenda.lands import LANDS, TERRAINS
from table.render.legenda.map import ground_of
from table.render.legenda.overlay import FANS, Standing, spots
from table.render.legenda.plots import CELL, MARGIN, TALL, WIDE, Ground, Plot
from table.render.legenda.renderer import renderer_of, slots_of
from table.render.legenda.sheet import free_box
from tests.unit.table.render.troll import having, parsed, said

NAMES = ("Anna", "<b>Bo</b>", "Cecylia")
DATA = load_data()
SQUARE = DATA.atlas.layouts["square"]
ROW: tuple[Lie, ...] = (("a", 0, 0, 0), ("b", 6, 0, 0), ("c", 12, 0, 0), ("d", 18, 0, 0))
HEROES = ("woodcutter", "chronicler", "card-sharp")


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "legenda"], NAMES)


def state(*fields: str, points: int = 1) -> State:
    """Three heroes on fields, the first to move, on the square layout."""
    game = Legenda()
    options = {"rules": "basic", "layout": "square", "heroes": "draw", "instructor": "5"}
    found = Session(game, [Seat(name) for name in NAMES], 7, options).state
    for one, field, hero in zip(found.heroes, fields, HEROES, strict=True):
        one.field, one.hero = field, hero
        one.base = {**DATA.heroes[hero].traits}
        one.mission = ""
    found.current, found.begun = PlayerId(0), True
    found.turn = Turn(PlayerId(0), points, visited=[fields[0]])
    return found


def view(found: State, viewer: int | None = 0) -> LegendaView:
    return Legenda().view(found, None if viewer is None else PlayerId(viewer))


def decision(*options: Option[str]) -> Decision[str]:
    return Decision(PlayerId(0), "turn", text("ask.turn", points=1), options)


def option(key: str, kind: str, ident: str) -> Option[str]:
    return Option(key, key, text("option.end"), Ref(kind, ident))


def overlay(found: State, *options: Option[str], viewer: int | None = 0) -> Markup:
    seen = view(found, viewer)
    return laid("legenda", seen).overlay(seen, decision(*options) if options else None, texts())


# --- the tiles on the sheet -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", [*DATA.atlas.layouts.values(), ROW])
def test_all_fields_of_a_layout_lie_within_the_sheet_and_none_on_another(layout: tuple[Lie, ...]) -> None:
    ground = ground_of(layout)
    assert len(ground.plots) == len(ground.by_cell) == 144
    for plot in ground.plots:
        left, top, right, bottom = ground.box(plot.cell)
        assert left >= MARGIN - 0.01 and top >= MARGIN - 0.01 and right <= WIDE - MARGIN + 0.01
        assert bottom <= TALL - MARGIN + 0.01


def test_two_by_two_tiles_are_drawn_in_full_size_and_four_in_a_row_as_wide_as_the_sheet() -> None:
    assert ground_of(SQUARE).scale == 1.0
    row = ground_of(ROW)
    assert row.scale == pytest.approx((WIDE - 2 * MARGIN) / (24 * CELL))
    left, top, right, bottom = row.box((0, 0), 24)
    assert (left, right) == (pytest.approx(MARGIN), pytest.approx(WIDE - MARGIN))
    assert row.box((0, 0), 6)[1] == pytest.approx((TALL - row.scale * 6 * CELL) / 2)


def test_a_border_is_the_same_line_from_both_sides_and_straight_at_the_edge_of_the_tiles() -> None:
    plots = tuple(Plot(f"{x}{y}", x, y, "plains", "t") for x in range(2) for y in range(2))
    ground = Ground(plots)
    assert ground.corner((0, 0)) == (0, 0) and ground.corner((2, 1)) == (200, 100)
    assert ground.corner((1, 1)) != (100, 100)
    there, back = ground.side((1, 0), (1, 1)), ground.side((1, 1), (1, 0))
    numbers = there.removeprefix("C").split()
    assert back.removeprefix("C").split()[:4] == [*numbers[2:4], *numbers[:2]]
    assert ground.side((0, 0), (1, 0)) == "L100 0"


def test_boards_that_lie_alike_are_drawn_by_one_renderer_and_others_by_another() -> None:
    first, second = state("a-a1", "b-a1", "c-a1"), state("a-b2", "b-a1", "c-a1")
    assert laid("legenda", view(first)) is laid("legenda", view(second))
    second.layout[0].turn = (second.layout[0].turn + 1) % 4
    assert laid("legenda", view(first)) is not laid("legenda", view(second))
    assert laid("monstrum", None) is renderer("monstrum")


def test_while_tiles_are_laid_there_is_room_on_all_sides_of_them() -> None:
    assert slots_of((("a", 0, 0, 0),)) == ((0, -6), (6, 0), (0, 6), (-6, 0))
    assert slots_of(SQUARE) == ()
    ground = ground_of((("a", 0, 0, 0),), slots_of((("a", 0, 0, 0),)))
    assert ground.span == (-6, -6, 12, 12)


def test_ornaments_stand_where_no_tile_lies_or_not_at_all() -> None:
    assert free_box(400, 300, [(500, 0, WIDE, TALL)], (60, 60)) == (58, 58, 458, 358)
    assert free_box(400, 300, [(300, 0, WIDE, TALL)], (60, 60)) is None


# --- what is drawn --------------------------------------------------------------------------------------------------


def test_terrains_cities_and_figures_are_drawn_and_no_two_alike() -> None:
    assert set(LANDS) == set(TERRAINS) == {field.ground for field in DATA.atlas.fields.values()} - {"city"}
    variants = [painted(drawing) for drawings in LANDS.values() for drawing in drawings]
    assert all(len(drawings) >= 4 for drawings in LANDS.values())
    assert len(set(variants)) == len(variants)
    assert set(CITIES) == set(FIGURES) == set(TRAITS)
    for drawings in (CITIES, FIGURES):
        assert len({painted(one) for one in drawings.values()}) == len(TRAITS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_names_all_cities_and_special_places_and_tells_what_dice_bring(language: str) -> None:
    t = texts(language)
    drawn = renderer_of(SQUARE).board(t)
    read = said(parsed(drawn))
    for ident in DATA.atlas.cities:
        assert t(f"city.{ident}.name") in read
    for ident in DATA.atlas.places:
        assert having(drawn, "data-place", ident)
        assert t(f"place.{ident}.name") in read
    assert t("table.explore") in read and "[" not in read
    # Of the 36 numbers on six terrains 4 cost life, 3 a movement point, 6 bring nothing, the others a card (1.11).
    assert len(having(drawn, "class", "leg-brings-life")) == 4
    assert len(having(drawn, "class", "leg-brings-move")) == 3
    assert len(having(drawn, "class", "leg-brings-none")) == 6
    assert len(having(drawn, "class", "leg-brings-card")) == 23


def test_every_field_shows_a_drawing_of_its_terrain_or_its_city() -> None:
    drawn = renderer_of(SQUARE).board(texts())
    tiles = having(drawn, "class", "leg-tiles")[0]
    shown = [one.attrib["href"].rsplit("-", 1)[0] for one in tiles.findall("use")]
    grounds = [field.ground for field in DATA.atlas.fields.values()]
    for terrain in TERRAINS:
        assert shown.count(f"#leg-{terrain}") == grounds.count(terrain)
    assert shown.count("#leg-city") == 6


# --- in play --------------------------------------------------------------------------------------------------------


def test_figures_alone_stand_in_the_middle_of_their_field_and_several_fan_out() -> None:
    ground = ground_of(SQUARE)
    city = DATA.atlas.cities["sotonet"].field
    alone = Standing(0, "a-a1", "strength", "Anna")
    crowd = [Standing(seat, city, "luck", "x") for seat in range(1, 4)]
    found = spots(ground, [alone, *crowd, Standing(4, "", "magic", "dead")])
    assert found[0][0] == ground.centre(ground.by_id["a-a1"].cell)
    assert len({found[seat][0] for seat in range(1, 4)}) == 3 and found[1][1] < found[0][1]
    assert set(found) == {0, 1, 2, 3}
    assert set(FANS) == set(range(1, 7))


def test_a_figure_is_told_by_its_hero_and_its_number() -> None:
    drawn = [figure(seat, trait) for seat, trait in enumerate(TRAITS)]
    assert all(one != other for one, other in combinations(drawn, 2))
    assert [said(parsed(one)) for one in drawn] == ["1", "2", "3", "4", "5", "6"]


def test_a_step_is_clicked_on_its_field_and_several_options_of_one_field_are_offered() -> None:
    found = state("a-a1", "b-a1", "c-a1")
    drawn = overlay(
        found, option("step:a-a2", "field", "a-a2"), option("x", "field", "a-b1"), option("y", "field", "a-b1")
    )
    assert len(having(drawn, "data-key", "step:a-a2")) == 1
    assert len(having(drawn, "data-at", "field:a-b1")) == 1
    assert not having(drawn, "data-key", "x")


def test_a_free_place_for_a_tile_can_be_clicked_and_lies_on_the_sheet() -> None:
    seen = view(state("a-a1", "b-a1", "c-a1"))
    alone = renderer_of((("a", 0, 0, 0),))
    assert having(alone.overlay(seen, decision(option("lay", "slot", "6,0")), texts()), "data-key", "lay")
    one, other = alone.spot("6,0"), alone.spot("a")
    assert one is not None and other is not None and one[0] > other[0] and one[1] == other[1]
    assert alone.spot("elsewhere") is None


@pytest.mark.parametrize(("points", "far"), [(1, 0), (2, 4)])
def test_the_reach_of_a_turn_is_marked_beyond_the_next_fields(points: int, far: int) -> None:
    # a-c5 is in the lower half of a tile that meets others: fields two steps away, but for the one already stood on.
    found = state("a-c5", "b-a1", "c-a1", points=points)
    assert found.turn is not None
    drawn = overlay(found, option("step:a-c6", "field", "a-c6"))
    numbers = [one.text for one in having(drawn, "class", "leg-steps")]
    assert len(numbers) >= far and set(numbers) <= {"2"}
    board = found.board
    assert len(numbers) == sum(steps == 2 for steps in board.reach("a-c5", ()).values()) * (points > 1)


def test_flags_show_where_missions_lead_and_paws_only_ones_own_beast() -> None:
    found = state("a-a1", "b-a1", "c-a1")
    found.heroes[1].mission, found.heroes[0].mission = "black-knight", "horned-beast"
    marks = overlay(found)
    (flag,) = having(marks, "class", "leg-flag-number")
    assert flag.text == "2"
    woods = sum(field.ground == "forest" for field in DATA.atlas.fields.values())
    (lair,) = having(marks, "class", "leg-lair")
    assert len(lair.findall("use")) == woods
    assert not having(overlay(found, viewer=1), "class", "leg-lair")
    found.heroes[1].captive_to = DATA.atlas.cities["danseptia"].field
    assert len(having(overlay(found), "class", "leg-flag")) == 1


def test_the_way_of_the_turn_is_drawn_once_a_step_was_made() -> None:
    found = state("a-a1", "b-a1", "c-a1")
    assert not having(overlay(found), "class", "leg-way")
    assert found.turn is not None
    found.turn.visited.append("a-a2")
    assert having(overlay(found), "class", "leg-way")
