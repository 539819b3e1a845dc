"""The map of Magia i Miecz: square rings, what touches, what can be read, and what is drawn."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from kraina.games.talisman.board import CROWN, HILLS, SENTINEL, VALLEY, load_board
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.render.kin.lettering import LEADING, width
from table.render.pen import Box
from table.render.talisman import wall
from table.render.talisman.geometry import RIVER, SIDES, TALL, WALL, WIDE, box, middle, outline, ring_box
from table.render.talisman.map import DRAWINGS, GROUNDS, board, row, size, spot
from table.render.talisman.places import FANS, ROOM, cards_at, drawing_at, gold_at, lettering, pawn_slots

BOARD = load_board()
SPACES = list(BOARD.spaces)


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "talisman"])


def attributes(markup: Markup, name: str) -> list[str]:
    root = ElementTree.fromstring(f"<root>{markup}</root>")
    return [element.attrib[name] for element in root.iter() if name in element.attrib]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def holds(outer: Box, at: tuple[float, float]) -> bool:
    return outer[0] < at[0] < outer[2] and outer[1] < at[1] < outer[3]


def test_49_square_lands_lie_on_the_sheet_and_none_on_another() -> None:
    assert len(SPACES) == 49 and size() == (WIDE, TALL)
    for space in SPACES:
        left, top, right, bottom = box(space)
        assert right - left == pytest.approx(bottom - top) == pytest.approx(SIDES[BOARD.region(space)])
        assert 40 < left < right < WIDE - 40 and 40 < top < bottom < TALL - 40
    pairs = [(one, other) for one, other in combinations(SPACES, 2) if overlap(_shrunk(one), _shrunk(other))]
    assert pairs == []


def _shrunk(space: str) -> Box:
    left, top, right, bottom = box(space)
    return left + 1, top + 1, right - 1, bottom - 1


def test_spaces_that_follow_one_another_share_a_side() -> None:
    for ring in BOARD.regions.values():
        for one, after in zip(ring, [*ring[1:], ring[0]], strict=True):
            (x, y), (to_x, to_y), side = middle(one), middle(after), SIDES[BOARD.region(one)]
            assert sorted((abs(x - to_x), abs(y - to_y))) == pytest.approx([0, side])


def test_the_river_and_the_wall_lie_between_the_rings() -> None:
    outer, centre, inner = (ring_box(region) for region in ("outer", "middle", "inner"))
    assert centre[0] - outer[0] == pytest.approx(SIDES["outer"] + RIVER) == pytest.approx(outer[2] - centre[2])
    assert inner[1] - centre[1] == pytest.approx(SIDES["middle"] + WALL) == pytest.approx(centre[3] - inner[3])
    assert middle(CROWN) == pytest.approx(((inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2))


def test_what_lies_opposite_across_the_river_is_near() -> None:
    """A side is shared, or a corner: the middles are at most one land and the river apart, a diagonal at corners."""
    for space, others in BOARD.opposite.items():
        for other in others:
            (x, y), (to_x, to_y) = middle(space), middle(other)
            assert max(abs(x - to_x), abs(y - to_y)) < (SIDES["outer"] + SIDES["middle"]) / 2 + RIVER + 1


def test_the_bridge_joins_the_sentinel_and_the_hills() -> None:
    assert abs(middle(SENTINEL)[0] - middle(HILLS)[0]) < 40
    assert box(HILLS)[1] - box(SENTINEL)[3] == pytest.approx(RIVER)


def test_arrows_lead_both_ways_round_to_the_valley_and_the_crown() -> None:
    ring, steps = BOARD.regions["inner"], dict.fromkeys(wall.WAYS)
    assert len(steps) == 9 and (VALLEY, CROWN) in steps
    for one, after in steps:
        if after != CROWN:
            assert abs(ring.index(one) - ring.index(after)) in (1, len(ring) - 1)
    assert {after for _, after in steps} == {*ring, CROWN} - {"plain-of-peril"}


def test_the_map_has_a_spot_for_each_land_and_for_nothing_else() -> None:
    spots = [spot(space) for space in SPACES]
    assert len(set(spots)) == 49 and spot("nowhere") is None
    assert all(at is not None and holds(box(space), at) for space, at in zip(SPACES, spots, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_land_in_letters_that_can_be_read(language: str) -> None:
    t = texts(language)
    for space in SPACES:
        lines, height, top = lettering(space, t(f"space.{space}.name"))
        left, high, right, bottom = box(space)
        assert " ".join(lines) == t(f"space.{space}.name") and height >= 36
        assert max(width(line, height) for line in lines) <= right - left - 2 * ROOM
        assert high < top and top + height * LEADING * len(lines) < bottom
        # The name lies below the middle of the drawing, and pawns stand above the name's last line.
        assert top > drawing_at(space)[0][1]


def test_pawns_and_badges_lie_on_their_land() -> None:
    for space in SPACES:
        for count in FANS:
            places, scale = pawn_slots(space, count)
            assert len(set(places)) == count and all(holds(box(space), place) for place in places)
            assert 1 < scale < 2
        assert holds(box(space), cards_at(space)) and holds(box(space), gold_at(space))


def test_printed_marks_are_those_of_the_rules() -> None:
    assert row("fields-1") == (("card", 1),) and row("hidden-valley") == (("card", 1),) * 3 and row("village") == ()
    assert row("runes-1") == (("card", 1), ("swords", 2))
    assert row("cursed-glade") == (("card", 1), ("object", 1), ("spell", 1))


def test_every_land_has_a_drawing_of_its_own_and_a_ground() -> None:
    assert set(DRAWINGS) == set(SPACES)
    drawn = list(DRAWINGS.values())
    assert all(one != other for one, other in combinations(drawn, 2))
    grounds = [design for designs in GROUNDS.values() for design in designs]
    assert sorted(grounds) == sorted({found.design for found in BOARD.spaces.values()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_draws_every_land_once_and_refers_to_nothing_that_is_missing(language: str) -> None:
    markup = board(texts(language))
    assert sorted(attributes(markup, "data-space")) == sorted(SPACES) and "[" not in markup
    ids = attributes(markup, "id")
    assert len(ids) == len(set(ids)) and all(ident.startswith(("tm-", "kin-")) for ident in ids)
    wanted = {href.removeprefix("#") for href in attributes(markup, "href")}
    assert wanted | set(re.findall(r"url\(#([\w-]+)\)", markup)) <= set(ids)
    assert {f"tm-at-{space}" for space in SPACES} <= set(ids)


def test_an_outline_can_be_made_smaller() -> None:
    left, top, right, bottom = box("village")
    assert outline("village") == f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}Z"
    assert outline("village", 10) == f"M{left + 10:g} {top + 10:g}H{right - 10:g}V{bottom - 10:g}H{left + 10:g}Z"
