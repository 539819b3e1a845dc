"""Monstrum on the table: what its renderer must show, what may be clicked, and what must stay hidden."""

import dataclasses
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId
from kraina.engine.session import Session
from kraina.engine.text import text
from kraina.games.monstrum.board import FieldId, NookId, load_board
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.state import State
from kraina.games.monstrum.view import FightView, MonstrumView
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.render import renderer
from table.render.monstrum import MonstrumRenderer
from table.render.monstrum.cards import designs, icons

NAMES = ("Anna", "<b>Bo</b>", "Cecylia")
DRAWN = MonstrumRenderer()


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "monstrum"], NAMES)


def state() -> State:
    """Three adventurers at the start, the first to move, with cards of every kind before them."""
    session = Session(Monstrum(), [Seat(name) for name in NAMES], 7, {})
    found = session.state
    found.current = PlayerId(0)
    for one in found.adventurers:
        one.hand = []
    found.adventurers[0].hand = ["step-2#1", "step-5#1"]
    found.adventurers[0].surprises = ["magic-shield", "cage"]
    found.adventurers[1].hand = ["step-6#1"]
    found.adventurers[1].surprises = ["omen"]
    found.adventurers[1].open = ["war-hammer", "net"]
    found.adventurers[1].net = NookId("dwor-motrill")
    return found


def view(viewer: int | None = 0, found: State | None = None) -> MonstrumView:
    return Monstrum().view(found or state(), None if viewer is None else PlayerId(viewer))


def fought(monster: str, **changes: object) -> MonstrumView:
    """The first adventurer (strength 10, dexterity 6) before a monster of strength 5 and dexterity 4."""
    fight = FightView(PlayerId(0), PlayerId(0), monster, 5, 4, caged=False, limit=5)
    fight = dataclasses.replace(fight, **changes)  # type: ignore[arg-type]
    seen = view()
    first = dataclasses.replace(seen.adventurers[0], strength=10, dexterity=6)
    return dataclasses.replace(seen, fight=fight, adventurers=(first, *seen.adventurers[1:]))


def decision(options: Sequence[Option[str]], kind: str = "move") -> Decision[str]:
    return Decision(PlayerId(0), kind, text("ask.move", steps=2), tuple(options))


def option(key: str, at: Ref | None) -> Option[str]:
    return Option(key, key, text("option.end"), at)


def parsed(markup: Markup) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{markup}</root>")


def with_attribute(markup: Markup, name: str) -> dict[str, ElementTree.Element]:
    """Return the elements that carry an attribute, by its value."""
    return {element.attrib[name]: element for element in parsed(markup).iter() if name in element.attrib}


def said(markup: Markup) -> str:
    """Return what can be read, in one line."""
    return " ".join(" ".join(parsed(markup).itertext()).split())


# --- the map --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_is_well_formed_and_names_every_nook(language: str) -> None:
    t = texts(language)
    places = with_attribute(DRAWN.board(t), "data-nook")
    assert set(places) == set(load_board().nooks)
    lettered = {
        " ".join(span.text or "" for span in label)
        for label in parsed(DRAWN.board(t)).iter("text")
        if label.attrib["class"].startswith("map-name")
    }
    assert lettered == {t(f"nook.{nook}.name") for nook in load_board().nooks}


def test_board_numbers_the_corridor_squares() -> None:
    numbers = [label.text for label in parsed(DRAWN.board(texts())).iter("text") if "corridor" in label.attrib["class"]]
    assert sorted(number or "" for number in numbers) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_lie_on_the_sheet_and_hide_neither_fields_nor_each_other(language: str) -> None:
    plan = DRAWN.plan(texts(language))
    wide, tall = DRAWN.size()
    boxes = [label.box for label in plan.labels.values()] + [plan.title, plan.compass]
    fields = {(field.column, field.row): field.nook for field in load_board().fields}
    for place, (left, top, right, bottom) in enumerate(boxes):
        assert 0 < left < right < wide and 0 < top < bottom < tall
        for other in boxes[place + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
    for nook, label in plan.labels.items():
        for cell, owner in fields.items():
            x, y = DRAWN.spot(str(next(f.id for f in load_board().fields if (f.column, f.row) == cell)))
            left, top, right, bottom = label.box
            assert owner == nook or not (left < x < right and top < y < bottom)


def test_board_is_drawn_once_for_a_language() -> None:
    assert DRAWN.board(texts("pl")) is DRAWN.board(texts("pl"))
    assert DRAWN.board(texts("pl")) != DRAWN.board(texts("en"))


def test_spot_of_a_field_is_its_middle() -> None:
    first = load_board().fields[0]
    x, y = DRAWN.spot("0")
    right, below = DRAWN.spot(str(next(f.id for f in load_board().fields if f.row == first.row + 2)))
    assert below - y == 80
    assert (right - x) % 40 == 0


# --- pawns and targets ----------------------------------------------------------------------------------------------


def test_every_living_adventurer_has_a_pawn_with_the_seat_number() -> None:
    found = state()
    found.adventurers[2].alive = False
    pawns = with_attribute(DRAWN.overlay(view(0, found), None, texts()), "data-pawn")
    assert set(pawns) == {"0", "1"}
    numbers = [label.text for pawn in pawns.values() for label in pawn.iter("text")]
    assert numbers == ["1", "2"]


def test_pawns_on_one_field_stand_apart() -> None:
    found = state()
    for one in found.adventurers:
        one.field = FieldId(40)
    pawns = with_attribute(DRAWN.overlay(view(0, found), None, texts()), "data-pawn")
    assert len({pawn.attrib["transform"] for pawn in pawns.values()}) == 3


def test_an_option_alone_on_its_place_is_a_target_with_its_key() -> None:
    places = (Ref("field", "12"), Ref("nook", "dwor-motrill"), Ref("pawn", "1"))
    asked = decision([option(f"go:{at.kind}", at) for at in places])
    targets = with_attribute(DRAWN.overlay(view(), asked, texts()), "data-key")
    assert set(targets) == {"go:field", "go:nook", "go:pawn"}
    assert all("target" in target.attrib["class"].split() for target in targets.values())


def test_several_options_on_one_field_are_one_target_without_a_key() -> None:
    asked = decision([option("field:12/a", Ref("field", "12")), option("field:12/b", Ref("field", "12"))])
    overlay = DRAWN.overlay(view(), asked, texts())
    assert set(with_attribute(overlay, "data-at")) == {"field:12"}
    assert not with_attribute(overlay, "data-key")


def test_every_field_option_of_a_real_move_has_a_target() -> None:
    session = Session(Monstrum(), [Seat(name) for name in NAMES], 3, {})
    while session.pending is not None and session.pending.kind != "move":
        session.answer(session.pending.options[0].key)
    asked = session.pending
    assert asked is not None
    overlay = DRAWN.overlay(Monstrum().view(session.state, asked.player), asked, texts())
    marked = set(with_attribute(overlay, "data-key")) | set(with_attribute(overlay, "data-at"))
    for one in asked.options:
        assert one.at is not None
        assert one.key in marked or f"field:{one.at.id}" in marked


def test_a_trapdoor_is_marked_as_deadly_and_says_so() -> None:
    trapdoor = next(field.id for field in load_board().fields if field.ground == "trapdoor")
    deadly = Option("in", "in", text("place.trapdoor"), Ref("field", str(trapdoor)), text("hint.trapdoor"))
    target = with_attribute(DRAWN.overlay(view(), decision([deadly]), texts()), "data-key")["in"]
    assert "deadly" in target.attrib["class"].split()
    assert texts()("hint.trapdoor") in (target.findtext("title") or "")


def test_the_net_is_drawn_for_its_owner_alone() -> None:
    assert set(with_attribute(DRAWN.overlay(view(1), None, texts()), "data-net")) == {"dwor-motrill"}
    assert not with_attribute(DRAWN.overlay(view(0), None, texts()), "data-net")
    assert texts()("nook.dwor-motrill.name") in said(DRAWN.players(view(1), texts()))
    assert texts()("nook.dwor-motrill.name") not in said(DRAWN.players(view(0), texts()))


# --- cards and sheets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", designs())
def test_a_card_shows_its_name_its_text_and_a_picture_of_its_own(design: str, language: str) -> None:
    t = texts(language)
    face = DRAWN.card(design, t)
    assert t(f"card.{design}.name") in said(face) and t(f"card.{design}.text") in said(face)
    assert f'href="#i-{icons()[design]}"' in face
    assert [other for other in designs() if icons()[other] == icons()[design]] == [design]


def test_a_monster_card_shows_strength_and_dexterity() -> None:
    assert "S 5" in said(DRAWN.card("hydra", texts())) and "Z 8" in said(DRAWN.card("hydra", texts()))


def test_the_hand_shows_the_viewer_cards_and_plays_those_that_options_offer() -> None:
    asked = decision([option("card:5", Ref("card", "step-5#1")), option("play:cage", Ref("card", "cage"))], "turn")
    hand = DRAWN.hand(view(0), asked, texts())
    assert set(with_attribute(hand, "data-card")) == {"step-2", "step-5", "magic-shield", "cage"}
    buttons = with_attribute(hand, "data-key")
    assert {key: button.attrib["data-card"] for key, button in buttons.items()} == {
        "card:5": "step-5",
        "play:cage": "cage",
    }


def test_cards_to_choose_from_that_nobody_holds_are_offered_too() -> None:
    asked = decision([option("spell:flood", Ref("card", "flood"))], "book")
    assert with_attribute(DRAWN.hand(view(0), asked, texts()), "data-key")["spell:flood"].attrib["data-card"] == "flood"


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_hidden_cards_of_others_are_only_counted(viewer: int | None) -> None:
    t = texts()
    seen = view(viewer)
    shown = DRAWN.hand(seen, None, t) + DRAWN.players(seen, t)
    for design in ("step-6", "omen"):
        assert f'data-card="{design}"' not in shown and t(f"card.{design}.name") not in shown
    assert t("table.hidden.surprise", n=1) in shown
    if viewer is None:
        assert not said(DRAWN.hand(seen, None, t))


def test_open_cards_lie_before_everybody_with_their_text() -> None:
    sheet = with_attribute(DRAWN.players(view(2), texts()), "data-seat")["1"]
    read = " ".join(sheet.itertext())
    assert texts()("card.war-hammer.name") in read and texts()("card.war-hammer.text") in read


def test_a_slave_hand_is_shown_to_the_master_as_known() -> None:
    found = state()
    found.adventurers[1].master = PlayerId(0)
    found.adventurers[1].bondage = 2
    sheet = with_attribute(DRAWN.players(view(0, found), texts()), "data-seat")["1"]
    assert texts()("card.step-6.name") in " ".join(sheet.itertext())
    assert texts()("table.state.slave", who="Anna", n=2) in " ".join(sheet.itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_states_of_an_adventurer_stand_on_the_sheet(language: str) -> None:
    found = state()
    one = found.adventurers[2]
    one.asleep, one.stunned, one.warded, one.tricks, one.belt_armed = 2, 1, 2, True, True
    t = texts(language)
    read = said(DRAWN.players(view(0, found), t))
    for key, counted in (("asleep", 2), ("missed", 1), ("warded", 2), ("tricks", 0), ("belt", 0)):
        assert t(f"table.state.{key}", n=counted) in read


def test_a_name_is_escaped_wherever_it_stands() -> None:
    t = texts()
    everything = [
        DRAWN.players(view(), t),
        DRAWN.overlay(view(), None, t),
        DRAWN.scene(fought("ogre", fighter=PlayerId(1)), None, t),
    ]
    for markup in everything:
        assert "&lt;b&gt;Bo&lt;/b&gt;" in markup and "<b>Bo" not in markup


def test_the_piles_are_counted() -> None:
    seen = dataclasses.replace(view(), decks=(("combat", 32), ("surprise", 0), ("movement", 21)))
    piles = with_attribute(DRAWN.piles(seen, texts()), "data-deck")
    assert {deck: pile.findtext("figcaption/b") for deck, pile in piles.items()} == {
        "combat": "32",
        "surprise": "0",
        "movement": "21",
    }


# --- the fight ------------------------------------------------------------------------------------------------------


def test_without_a_fight_there_is_no_scene() -> None:
    assert DRAWN.scene(view(), None, texts()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scene_shows_both_sides_the_limit_and_the_exact_chance(language: str) -> None:
    t = texts(language)
    scene = DRAWN.scene(fought("ogre"), None, t)
    read = said(scene)
    assert t("card.ogre.name") in read and "Anna" in read
    # 6.4: 3 + Z 6 - Z 4 = 5
    assert "1–5" in read and "5/6" in read and "= 5" in read
    wins = [die for die in parsed(scene).iter("li") if die.attrib.get("class") == "odds-win"]
    assert len(wins) == 5


def test_a_win_gives_strength_and_spoils_and_a_loss_costs_it() -> None:
    read = said(DRAWN.scene(fought("ogre"), None, texts()))
    assert texts()("table.fight.win-spoils", points=5) in read
    assert texts()("table.fight.loss", points=5) in read


def test_the_cage_lowers_the_loss_to_two() -> None:
    read = said(DRAWN.scene(fought("ogre", caged=True), None, texts()))
    assert texts()("table.fight.loss", points=2) in read


def test_a_loss_that_kills_says_so() -> None:
    seen = fought("ogre")
    weak = dataclasses.replace(seen.adventurers[0], strength=5)
    seen = dataclasses.replace(seen, adventurers=(weak, *seen.adventurers[1:]))
    assert texts()("table.fight.loss-death", points=5) in said(DRAWN.scene(seen, None, texts()))


def test_the_guardian_is_fought_for_the_game() -> None:
    assert texts()("table.fight.win-game") in said(DRAWN.scene(fought("monstrum"), None, texts()))


def test_weapons_that_raise_the_limit_are_named() -> None:
    seen = fought("giant-spider", dexterity=8, limit=4)
    armed = dataclasses.replace(seen.adventurers[0], open=("war-hammer", "oil-lamp"), tricks=True)
    seen = dataclasses.replace(seen, adventurers=(armed, *seen.adventurers[1:]))
    read = said(DRAWN.scene(seen, None, texts()))
    assert f"{texts()('card.war-hammer.name')}: 1–4" in read and f"{texts()('card.devilish-tricks.name')}: 1–4" in read
    assert texts()("card.oil-lamp.name") not in read


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_number(value: int) -> None:
    assert sum(1 for _ in parsed(DRAWN.die_face(value)).iter("circle")) == value


# --- the module -----------------------------------------------------------------------------------------------------


def test_the_module_is_the_renderer_that_the_page_asks_for() -> None:
    ours = renderer("monstrum")
    assert ours.size() == DRAWN.size()
    assert ours.board(texts()) == DRAWN.board(texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    t = texts(language)
    shown = [DRAWN.board(t), DRAWN.players(view(1), t), DRAWN.hand(view(0), None, t), DRAWN.piles(view(), t)]
    shown += [DRAWN.scene(fought("monstrum", caged=True), None, t), DRAWN.overlay(view(1), None, t)]
    shown += [DRAWN.card(design, t) for design in designs()]
    assert "[" not in "".join(shown)
