"""The map of the Cave: where areas lie, what can be read, which ways are drawn, and what is printed on it."""

from itertools import combinations, product
from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Decision, Ref
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.kit.cave.board import load_cave
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.render.cave.geometry import (
    FANS,
    LEGIBLE,
    RADII,
    TALL,
    WIDE,
    cards_at,
    gold_at,
    middle,
    name_box,
    pawn_slots,
    tunnels,
)
from table.render.jaskinia import JaskiniaRenderer
from table.render.kin.plates import SIZE
from tests.rules.jaskinia.table import Table
from tests.unit.table.render.troll import having, option, parsed, said

CAVE = load_cave()
DRAWN = JaskiniaRenderer()
NARROWEST = 525
"""Pixels that the whole map is wide on a screen of 1024 by 768."""
BADGE = (-17, -19, 28, 26)
"""How far the badge of what lies in an area reaches from its place: left, top, right and bottom."""


def board(language: str = "en") -> Markup:
    return DRAWN.board(Texts(language, ["ui", "jaskinia"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_57_areas_are_drawn_with_sign_and_name(language: str) -> None:
    t, drawn = Texts(language, ["ui", "jaskinia"]), board(language)
    spaces = {one.attrib["data-space"]: one for one in parsed(drawn).iter() if "data-space" in one.attrib}
    assert set(spaces) == set(CAVE.areas) and len(spaces) == 57
    letters = " ".join(said(one) for one in having(drawn, "class", "jk-names"))
    for area, one in spaces.items():
        assert next(one.iter("title")).text == t(f"space.{area}.name")
        assert t(f"space.{area}.name").split(" ")[0] in letters
        assert next(one.iter("use")).attrib["href"].startswith("#i-")


def test_areas_lie_on_the_sheet_and_none_touches_another() -> None:
    for area in CAVE.areas.values():
        (x, y), (across, down) = middle(area.id), RADII[area.kind]
        assert x - across > 20 and x + across < WIDE - 20 and y - down > 20 and y + down < TALL - 20
    for one, other in combinations(CAVE.areas.values(), 2):
        (left, top), (right, bottom) = middle(one.id), middle(other.id)
        beside = abs(right - left) > RADII[one.kind][0] + RADII[other.kind][0]
        assert beside or abs(bottom - top) > RADII[one.kind][1] + RADII[other.kind][1], (one.id, other.id)


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return how much two boxes share, in square units."""
    wide, high = (min(one[side + 2], other[side + 2]) - max(one[side], other[side]) for side in (0, 1))
    return max(0, wide) * max(0, high)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_large_enough_lie_on_the_sheet_and_never_on_one_another(language: str) -> None:
    t = Texts(language, ["ui", "jaskinia"])
    boxes = {area: name_box(area, t(f"space.{area}.name")) for area in CAVE.areas}
    for area, (left, top, right, bottom) in boxes.items():
        assert left > 10 and right < WIDE - 10 and bottom < TALL - 10 and top < bottom, area
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)
    sizes = [float(one.attrib["style"].removeprefix("font-size:").removesuffix("px"))
             for one in parsed(board(language)).iter("text") if "style" in one.attrib]  # fmt: skip
    assert len(sizes) == 57 and min(sizes) == LEGIBLE and LEGIBLE * NARROWEST / WIDE >= 11
    for place, there in product((cards_at, gold_at), CAVE.areas):
        x, y = place(there)
        badge = tuple(side + more for side, more in zip((x, y, x, y), BADGE, strict=True))
        covered = [area for area, box in boxes.items() if area != there and overlap(box, badge) > 40]
        assert not covered, there


def test_every_passage_is_drawn_once() -> None:
    passages = {frozenset((one.id, other)) for one in CAVE.areas.values() for other in one.exits}
    assert len(tunnels()) == len(passages) == len(set(tunnels()))


def test_left_and_right_at_a_fork_are_as_the_rules_have_them() -> None:
    """Whoever comes to the Crossing of Four Winds from the Gullet has the Vault left, the Passage right."""
    (vault, breath, salt), here = CAVE.branches("four-winds", "gullet"), middle("four-winds")
    assert (vault, breath, salt) == ("dripping-vault", "long-breath", "salt-passage")
    assert middle(vault)[0] < here[0] < middle(salt)[0] and middle(breath)[1] < here[1]


def test_chambers_show_their_number_and_corridors_their_cards() -> None:
    drawn = board()
    spaces = {one.attrib["data-space"]: one for one in parsed(drawn).iter() if "data-space" in one.attrib}
    for area in CAVE.areas.values():
        markup = Markup(ElementTree.tostring(spaces[area.id], encoding="unicode"))
        assert [one.text for one in having(markup, "class", "jk-number")] == ([str(area.number)] if area.number else [])
        for kind, count in (("adventure", area.draw_adventure), ("cave", area.draw_cave)):
            assert len(having(markup, "class", f"jk-card-{kind}")) == count
        assert having(markup, "class", f"jk-{area.kind}")


@pytest.mark.parametrize("count", FANS)
def test_pawns_in_one_area_stand_beside_one_another(count: int) -> None:
    places, scale = pawn_slots("gullet", count)
    assert len(set(places)) == count and scale >= 1
    for (left, top), (right, bottom) in combinations(places, 2):
        assert abs(left - right) >= 18 or abs(top - bottom) >= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_points_to_an_area_reads_its_name_in_large_letters(language: str) -> None:
    """46 units are 14 pixels where 1800 of them are 555 wide; the plate stands on the sheet and beside the area."""
    t = Texts(language, ["ui", "jaskinia"])
    plates = having(board(language), "class", "kin-named")
    assert [said(one) for one in plates] == [t(f"space.{area}.name") for area in CAVE.areas]
    for area, one in zip(CAVE.areas.values(), plates, strict=True):
        box = next(one.iter("rect")).attrib
        left, top, wide, high = (float(box[name]) for name in ("x", "y", "width", "height"))
        assert left > 0 and left + wide < WIDE and top + high < TALL, area.id
        assert top > middle(area.id)[1] + RADII[area.kind][1] and SIZE >= 46


def test_a_target_shows_the_name_of_its_area_too() -> None:
    question = Decision(PlayerId(0), "step", text("ask.step"), (option("space:gullet", Ref("space", "gullet")),))
    view = Table().searcher(0, "caver").start().view(PlayerId(0))
    (shown,) = having(DRAWN.overlay(view, question, Texts("en", ["ui", "jaskinia"])), "class", "target-space")
    assert "The Gullet" in said(shown) and having(Markup(ElementTree.tostring(shown).decode()), "class", "kin-plate")
