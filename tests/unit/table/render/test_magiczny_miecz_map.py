"""The map of Magiczny Miecz: where its spaces lie, what touches, what can be read, and what lies on it in play."""

import re
from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, hypot, radians, sin
from xml.etree import ElementTree

import pytest

from kraina.games.magiczny_miecz.board import load_board
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.render.kin.marks import HIGH
from table.render.magiczny_miecz import bridge, geometry, places
from table.render.magiczny_miecz.geometry import BAYS, CROSSINGS, DECK, MIDDLE, OVALS, RINGS, bay, sector, span
from table.render.magiczny_miecz.lettering import Label, broken, label, width
from table.render.magiczny_miecz.map import DRAWINGS, GROUNDS, board, size, spot
from table.render.magiczny_miecz.marks import mark_width, row
from table.render.magiczny_miecz.overlay import (
    Standing,
    lying_cards,
    lying_gold,
    pawn_target,
    pawns,
    spots,
    target,
)
from table.render.magiczny_miecz.places import PLACES
from table.render.magiczny_miecz.vignettes_bridge import ON_BRIDGE
from table.render.pen import Box, Point

SPACES = [space for spaces in RINGS.values() for space in spaces]
ROUND = [space for circle in ("lower", "middle", "upper") for space in RINGS[circle]]


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "magiczny_miecz"], ("Anna", "<b>Bo</b>"))


def parsed(markup: Markup) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{markup}</root>")


def attributes(markup: Markup, name: str) -> list[str]:
    return [element.attrib[name] for element in parsed(markup).iter() if name in element.attrib]


def label_of(space: str, t: Texts) -> Label:
    name = t(f"space.{space}.name")
    return bridge.sign(space, name) if space in RINGS["bridge"] else label(space, name)


def mark_boxes() -> dict[str, Box]:
    found: dict[str, Box] = {}
    for space, place in PLACES.items():
        if place.marks is not None:
            (x, y), wide = geometry.within(space, *place.marks), mark_width(space)
            found[space] = (x - wide / 2, y - HIGH / 2, x + wide / 2, y + HIGH / 2)
    return found


def corners(box: Box) -> tuple[Point, ...]:
    left, top, right, bottom = box
    return (left, top), (right, top), (left, bottom), (right, bottom)


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def inside(space: str, at: Point) -> bool:
    """Tell whether a point lies in a space of the circles: between its ovals, and between its borders."""
    found = sector(space)
    x, y = at[0] - MIDDLE[0], at[1] - MIDDLE[1]
    inner, outer = OVALS[found.inner], OVALS[found.inner + 1]
    if not (hypot(x / inner[0], y / inner[1]) > 1 > hypot(x / outer[0], y / outer[1])):
        return False
    ends = zip(span(found, found.inner), span(found, found.inner + 1), strict=True)
    sides = []
    for near, far in ends:
        (ax, ay), (bx, by) = (
            (oval[0] * cos(radians(turn)), oval[1] * sin(radians(turn))) for oval, turn in ((inner, near), (outer, far))
        )
        sides.append((bx - ax) * (y - ay) - (by - ay) * (x - ax))
    return sides[0] > 0 > sides[1]


# --- where everything lies ------------------------------------------------------------------------------------------


def test_the_map_has_a_spot_for_each_of_the_57_spaces_and_for_nothing_else() -> None:
    wide, high = size()
    spots = [spot(space) for space in SPACES]
    assert len(SPACES) == len(set(spots)) == 57
    assert all(at is not None and 40 < at[0] < wide - 40 and 40 < at[1] < high - 40 for at in spots)
    assert spot("nowhere") is None


@pytest.mark.parametrize("space", ROUND)
def test_a_spot_lies_in_its_own_space_alone(space: str) -> None:
    at = spot(space)
    assert at is not None
    assert [other for other in ROUND if inside(other, at)] == [space]


@pytest.mark.parametrize(("circle", "count"), [("lower", 14), ("middle", 16), ("upper", 18)])
def test_spaces_follow_one_another_clockwise(circle: geometry.Circle, count: int) -> None:
    turns = []
    for space in RINGS[circle]:
        x, y = geometry.within(space, 0.5, 0.5)
        turns.append(degrees(atan2(y - MIDDLE[1], x - MIDDLE[0])) % 360)
    steps = [(after - before) % 360 for before, after in zip(turns, [*turns[1:], turns[0]], strict=True)]
    assert len(steps) == count
    assert all(5 < step < 60 for step in steps) and sum(steps) == pytest.approx(360)


def test_the_spaces_of_a_circle_fill_it_without_gaps() -> None:
    for circle in ("lower", "middle", "upper"):
        sectors = [sector(space) for space in RINGS[circle]]
        for one, after in zip(sectors, [*sectors[1:], sectors[0]], strict=True):
            assert one.start < one.end and (after.start - one.end) % 360 == 0


def test_the_bridge_is_one_straight_line_of_nine_spaces_from_the_ruins_to_the_dead_city() -> None:
    boxes = [bay(space) for space in RINGS["bridge"]]
    assert RINGS["bridge"][0] == "entrance-ruins" and RINGS["bridge"][4] == "beasts-castle"
    assert len(boxes) == 9
    assert {(top, bottom) for _, top, _, bottom in boxes} == {(MIDDLE[1] - DECK, MIDDLE[1] + DECK)}
    assert all(one[2] == after[0] for one, after in zip(boxes, boxes[1:], strict=False))
    assert (BAYS[4][0] + BAYS[4][1], BAYS[0][0] + BAYS[-1][1]) == (0, 0)
    assert {at[1] for space in RINGS["bridge"] if (at := spot(space))} == {round(MIDDLE[1])}
    ends = (MIDDLE[0] + BAYS[0][0] - 3, MIDDLE[1]), (MIDDLE[0] + BAYS[-1][1] + 3, MIDDLE[1])
    assert inside("ruins-of-the-fortress", ends[0]) and inside("dead-city", ends[1])


@pytest.mark.parametrize(
    ("space", "beside"),
    [
        ("entrance-ruins", "fortress-of-the-keeper"),
        ("trap", "path-2"),
        ("magic-trap", "ice-wasteland"),
        ("entrance-dead-city", "temple-of-nemed"),
    ],
)
def test_an_end_of_the_bridge_lies_beside_the_space_that_is_walked_instead(space: str, beside: str) -> None:
    left, top, right, bottom = bay(space)
    touching = [
        other
        for other in ROUND
        for y in (top - 12, bottom + geometry.FACE + 12)
        if inside(other, ((left + right) / 2, y))
    ]
    assert beside in touching and len(touching) == 2


def touching(inner: geometry.Circle, outer: geometry.Circle) -> dict[str, set[str]]:
    """Return which spaces of two circles lie beside each other across the belt between them."""
    found: dict[str, set[str]] = {space: set() for space in RINGS[inner]}
    for one in RINGS[inner]:
        for other in RINGS[outer]:
            here, there = sector(one), sector(other)
            for turn in (-360, 0, 360):
                if min(here.end, there.end + turn) - max(here.start, there.start + turn) > 0.2:
                    found[one].add(other)
    return found


def test_spaces_touch_across_the_belts_as_the_rules_have_it() -> None:
    found = load_board()
    for inner, outer, barrier in (("lower", "middle", found.swamp), ("middle", "upper", found.ice_forest)):
        expected = {space: set(barrier[space]) & set(RINGS[outer]) for space in RINGS[inner]}
        assert touching(inner, outer) == expected


@pytest.mark.parametrize(
    ("belt", "inner", "outer"),
    [("swamp", "glade", "forest-of-ghostly-lights"), ("ice-forest", "ice-kingdom", "valley-of-skulls")],
)
def test_a_crossing_joins_its_two_spaces(belt: str, inner: str, outer: str) -> None:
    oval, turn = CROSSINGS[belt]
    across = [
        (MIDDLE[0] + (wide + more) * cos(radians(turn)), MIDDLE[1] + (high + more) * sin(radians(turn)))
        for (wide, high), more in ((OVALS[oval], -8), (OVALS[oval + 1], 8))
    ]
    assert inside(inner, across[0]) and inside(outer, across[1])
    assert belt in attributes(board(texts()), "data-crossing")


# --- what can be read -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_marks_lie_in_their_spaces_and_never_on_each_other(language: str) -> None:
    t = texts(language)
    names = {space: label_of(space, t).box for space in SPACES}
    marks = mark_boxes()
    for space in ROUND:
        assert all(inside(space, at) for at in corners(names[space])), space
    for space, box in marks.items():
        assert all(inside(space, at) for at in corners(box)), space
    boxes = [*names.values(), *marks.values()]
    assert [pair for pair in combinations(boxes, 2) if not apart(*pair)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_stands_whole_on_the_map(language: str) -> None:
    t = texts(language)
    lettered = [
        " ".join(span.text or "" for span in text)
        for text in parsed(board(t)).iter("text")
        if text.attrib["class"].startswith("kin-name")
    ]
    assert sorted(lettered) == sorted(t(f"space.{space}.name") for space in SPACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_hides_no_drawing(language: str) -> None:
    t = texts(language)
    for space in ROUND:
        (x, y), scale = places.drawing_at(space)
        heart = (x - 25 * scale, y - 15 * scale, x + 25 * scale, y + 25 * scale)
        assert apart(label_of(space, t).box, heart), space


def test_names_are_broken_evenly_and_leave_no_short_word_alone() -> None:
    assert broken("Tavern", 10, 26) == ("Tavern",)
    assert broken("Circle of Power", 130, 26) == ("Circle of", "Power")
    assert broken("Well of Eternity", 60, 26) == ("Well of", "Eternity")
    assert broken("Fortress of the Keeper of the Roads", 170, 27) == ("Fortress of", "the Keeper", "of the Roads")
    assert width("ill", 10) < width("now", 10)


@pytest.mark.parametrize(
    ("space", "marks"),
    [
        ("tavern", ()),
        ("glade", (("card", 1),)),
        ("mist-plateau", (("card", 1),) * 3),
        ("plain-of-lonely-rocks", (("card", 1), ("card", 1), ("swords", 2))),
        ("plain-of-grasses", (("card", 1), ("swords", 3))),
        ("enchanted-hills", (("card", 1), ("spell", 1), ("object", 1))),
        ("crossroads-1", (("card", 1), ("object", 1))),
        ("crossroads-2", (("card", 1), ("spell", 1))),
    ],
)
def test_spaces_show_draws_stronger_enemies_and_what_fails_there(space: str, marks: tuple[object, ...]) -> None:
    assert row(space) == marks


def test_the_map_shows_every_draw_and_every_addition_once_beside_the_legend() -> None:
    uses = attributes(board(texts()), "href")
    assert uses.count("#kin-mark-card") == 8 + 12 + 9 + 1
    bonuses = [text.text for text in parsed(board(texts())).iter("text") if text.attrib.get("class") == "kin-bonus"]
    assert sorted(bonuses, key=str) == ["+1", "+1", "+1", "+2", "+2", "+3", "+3"]


def test_every_space_with_marks_has_a_place_for_them() -> None:
    assert {space for space in ROUND if row(space)} == {space for space, place in PLACES.items() if place.marks}
    assert set(PLACES) == set(ROUND)


# --- the drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_draws_every_space_once_and_refers_to_nothing_that_is_missing(language: str) -> None:
    markup = board(texts(language))
    assert sorted(attributes(markup, "data-space")) == sorted(SPACES)
    ids = attributes(markup, "id")
    assert len(ids) == len(set(ids))
    wanted = {href.removeprefix("#") for href in attributes(markup, "href")}
    wanted |= set(re.findall(r"url\(#([\w-]+)\)", markup))
    assert wanted <= set(ids)
    assert all(ident.startswith(("mm-", "kin-")) for ident in ids)


def test_the_board_is_light_enough_for_a_phone() -> None:
    assert len(board(texts("pl")).encode()) < 120_000


def test_no_two_spaces_share_a_drawing() -> None:
    drawings = [*DRAWINGS.values(), *ON_BRIDGE.values(), bridge.CASTLE]
    assert len(drawings) == len(set(drawings)) == 57
    assert {*DRAWINGS, *ON_BRIDGE, "beasts-castle"} == set(SPACES)
    grounds = [space for spaces in GROUNDS.values() for space in spaces]
    assert sorted(grounds) == sorted(ROUND)


def test_an_outline_with_an_inset_stays_within_the_space() -> None:
    def reach(data: str) -> tuple[float, float]:
        numbers = [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", data)]
        return max(numbers[::2]) - min(numbers[::2]), max(numbers[1::2]) - min(numbers[1::2])

    for space in SPACES:
        wide, high = reach(geometry.outline(space))
        narrow, low = reach(geometry.outline(space, 8.0))
        assert wide - 30 < narrow < wide - 10 and high - 30 < low < high - 10, space


def test_a_place_in_no_circle_has_no_sector() -> None:
    with pytest.raises(KeyError):
        geometry.ring_of("nowhere")


# --- in play --------------------------------------------------------------------------------------------------------


def standing(space: str, count: int) -> list[Standing]:
    return [Standing(player, space, f"player {player}") for player in range(count)]


def gaps(places_: Iterable[Point]) -> float:
    return min(hypot(one[0] - other[0], one[1] - other[1]) for one, other in combinations(places_, 2))


@pytest.mark.parametrize("space", SPACES)
def test_six_pawns_on_one_space_stand_beside_each_other_near_its_spot(space: str) -> None:
    at = spot(space)
    slots, scale = places.pawn_slots(space, 6)
    assert at is not None and len(slots) == 6
    assert gaps(slots) > 28 * scale
    assert all(hypot(x - at[0], y - at[1]) < 60 * scale for x, y in slots)
    assert places.pawn_slots(space, 1)[1] > scale


def test_a_pawn_shows_seat_turn_and_stone() -> None:
    shown = pawns(
        [Standing(1, "tavern", "<b>Bo</b>", current=True), Standing(0, "castle", "Anna", changed="stone", turns=2)]
    )
    assert attributes(shown, "data-pawn") == ["0", "1"]
    groups = {group.attrib["data-pawn"]: group for group in parsed(shown).iter("g") if "data-pawn" in group.attrib}
    classes = {
        player: " ".join(element.attrib.get("class", "") for element in group.iter())
        for player, group in groups.items()
    }
    assert "kin-pawn-turn" in classes["1"] and "seat-1" in classes["1"] and "stone" not in classes["1"]
    assert "kin-cracks" in classes["0"] and "kin-pawn-turn" not in classes["0"]
    assert [text.text for text in groups["0"].iter("text")] == ["1", "2"]
    assert next(groups["1"].iter("title")).text == "<b>Bo</b>"
    slots, _ = places.pawn_slots("tavern", 1)
    x, y = slots[0]
    assert groups["1"].attrib["transform"] == f"translate({x:.1f} {y:.1f})"


def test_farther_pawns_are_drawn_first() -> None:
    order = attributes(pawns(standing("village", 2) + [Standing(2, "castle", "x")]), "data-pawn")
    assert order == ["2", "0", "1"]


def test_a_space_with_one_option_is_played_by_a_click_and_one_with_more_asks_which() -> None:
    one = parsed(target("glade", ("Go to the Glade",), "move:glade"))[0]
    more = parsed(target("glade", ("Go", "Cross & fight")))[0]
    assert (one.attrib["data-key"], one.attrib.get("data-at")) == ("move:glade", None)
    assert (more.attrib.get("data-key"), more.attrib["data-at"]) == (None, "space:glade")
    assert next(more.iter("title")).text == "Go\nCross & fight"
    assert "many" in more.attrib["class"] and "many" not in one.attrib["class"]
    assert {path.attrib["d"] for path in one.iter("path")} == {geometry.outline("glade", 5.0)}


def test_a_pawn_can_be_pointed_to_where_it_stands() -> None:
    (at, scale) = spots(standing("heaths", 3))[2]
    shown = parsed(pawn_target(2, at, scale, ("Meet",)))[0]
    assert shown.attrib["data-at"] == "player:2"
    assert float(next(shown.iter("ellipse")).attrib["cx"]) == pytest.approx(at[0], abs=0.1)


def test_lying_cards_and_gold_stand_on_either_side_of_the_drawing_with_their_numbers() -> None:
    at = spot("tavern")
    assert at is not None
    assert places.gold_at("tavern")[0] < at[0] - 30 < at[0] + 30 < places.cards_at("tavern")[0]
    cards, gold = lying_cards("tavern", 3, "3 cards"), lying_gold("tavern", 12, "12 gold")
    assert [next(parsed(one).iter("text")).text for one in (cards, gold)] == ["3", "12"]
    assert [next(parsed(one).iter("title")).text for one in (cards, gold)] == ["3 cards", "12 gold"]
