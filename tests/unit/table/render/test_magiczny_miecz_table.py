"""The table of Magiczny Miecz around its map: cards, sheets, hand and piles, and what of them may be clicked."""

import dataclasses
from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Option, Ref
from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.view import MieczView
from table.changes import Change, Redress, changes
from table.html import Markup
from table.i18n import LANGUAGES, Texts
from table.render import renderer
from table.render.magiczny_miecz.cards import card, designs, icons, kind_of
from tests.rules.magiczny_miecz.table import Table
from tests.unit.table.render.troll import DRAWN, decision, having, option, parsed, said, seen, texts, troll

DATA = definitions()


def sheet(view: MieczView, seat: int, t: Texts | None = None) -> Markup:
    (found,) = having(DRAWN.players(view, t or texts()), "data-seat", str(seat))
    return Markup(ElementTree.tostring(found, encoding="unicode"))


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", designs())
def test_a_card_shows_its_name_its_picture_and_its_text(design: str, language: str) -> None:
    t = texts(language)
    (face,) = parsed(DRAWN.card(design, t))
    read = said(face)
    assert t(f"card.{design}.name") in read and t(f"card.{design}.text") in read and "[" not in read
    assert f"card-{kind_of(design)}" in face.attrib["class"].split()
    assert f"#i-{icons('card')[design]}" in [use.attrib["href"] for use in face.iter("use")]


def test_all_designs_have_a_face_and_no_two_share_a_picture() -> None:
    assert len(designs()) == 138 + 27
    assert len({icons("card")[design] for design in designs()}) == len(designs())


def test_cards_are_framed_by_kind() -> None:
    kinds = {kind_of(design) for design in designs()}
    assert kinds == {
        "encounter", "enemy", "beast", "demon", "stranger", "object", "magic_object", "friend", "place", "spell",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("design", "numeral", "points"),
    [
        ("fog", "I", []), ("bear", "II", ["3"]), ("three-headed-dragon", "II", ["2×3"]), ("spectre", "III", ["3"]),
        ("sage", "IV", []), ("stiletto", "V", ["+1"]), ("gold-2", "V", ["2"]), ("crusader", "V", ["+2"]),
        ("cave", "VI", []),
    ],
)  # fmt: skip
def test_a_card_shows_its_numeral_and_its_points(design: str, numeral: str, points: list[str]) -> None:
    face = DRAWN.card(design, texts())
    (shown,) = having(face, "class", "card-numeral")
    assert shown.text == numeral
    assert [said(one).split()[0] for one in having(face, "class", "counter")] == points


def test_a_card_of_the_equipment_says_so() -> None:
    assert having(card("helmet", texts(), stock=True), "class", "card-note")
    assert not having(card("helmet", texts()), "class", "card-note")


# --- sheets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.5")
def test_the_trolls_total_opens_to_its_parts_and_they_add_up_to_8_and_11() -> None:
    drawn = sheet(seen(troll(), 1), 0)
    (total,) = having(drawn, "class", "total-sword")
    summary = next(total.iter("summary"))
    assert said(summary).startswith("8 Sword (11)")
    rows = [(row[0].text, row[1].text) for row in total.iter("li")]
    assert rows == [
        ("own points", "+6"), ("Silver Arrow", "+1"), ("Shepherd", "+1"), ("total", "8"),
        ("Crusader", "+2"), ("Stiletto", "+1"), ("in ordinary fights", "11"),
    ]  # fmt: skip


def test_a_total_without_anything_for_fights_shows_one_number() -> None:
    (total,) = having(sheet(seen(troll()), 1), "class", "total-magic")
    assert said(next(total.iter("summary"))) == "4 Magic"
    assert [row[0].text for row in total.iter("li")] == ["own points", "total"]


def test_a_sheet_shows_character_counters_and_load() -> None:
    read = said(parsed(sheet(seen(troll(), 1), 0)))
    for what in ("Anna", "Troll", "Chaotic", "Wilds", "4 Life", "7 gold", "Objects 2/4", "Trophies: Sword 9"):
        assert what in read
    assert "Spells: 1 of " in read


def test_abilities_stand_under_the_characters_name() -> None:
    (who,) = having(sheet(seen(troll()), 1), "class", "character")
    for ability in DATA.characters["elf"].abilities:
        assert texts()(f"ability.{ability}.text") in said(who)


def test_states_are_told_in_words() -> None:
    made = Table().seeker(0, "troll", at="wilds").seeker(1, "elf", at="barrow", stone=2, gold=0)
    made.seeker(2, "hag", at="glade", slow=1, hexed=True, mission="gold-3", frozen=1, possessed=True)
    view = seen(made.dice(1, 1, 1).start())
    assert "stone for 2 turns more" in said(parsed(sheet(view, 1)))
    read = said(parsed(sheet(view, 2)))
    for what in ("Fog: 1 space a turn, 1 turn more", "hexed", "mission: bring 3 gold", "Circle of Fire", "possessed"):
        assert what in read
    assert not having(sheet(view, 0), "class", "states")


def test_what_holds_for_everybody_stands_above_the_sheets() -> None:
    view = dataclasses.replace(seen(troll()), war=PlayerId(1), extra_turns=2)
    (world,) = having(DRAWN.players(view, texts()), "class", "world")
    assert "War of Elements" in said(world) and "<b>Bo</b>" in said(world) and "Anna has 2 more turns" in said(world)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_spells_of_others_are_counted_and_never_named(viewer: int | None) -> None:
    view, t = seen(troll(), viewer), texts()
    shown = Markup(DRAWN.players(view, t) + DRAWN.hand(view, None, t) + DRAWN.piles(view, t))
    for hidden in ("mirror", "fatum", *(("golem", "homunculus") if viewer != 1 else ())):
        assert t(f"card.{hidden}.name") not in said(parsed(shown)) and hidden not in shown
    assert "Holds a Spell." in said(parsed(sheet(view, 0)))


def test_names_of_players_are_escaped() -> None:
    view = seen(troll())
    for markup in (DRAWN.players(view, texts()), DRAWN.overlay(view, None, texts())):
        assert "<b>Bo</b>" not in markup and "&lt;b&gt;Bo&lt;/b&gt;" in markup


def test_whose_turn_it_is_who_won_and_who_is_out_is_marked() -> None:
    view = seen(troll())
    gone = dataclasses.replace(view.seekers[2], character="")
    for mark, seat, drawn in (
        ("to-move", 0, view),
        ("dead", 2, dataclasses.replace(view, seekers=(*view.seekers[:2], gone))),
        ("winner", 1, dataclasses.replace(view, winner=PlayerId(1))),
    ):
        (marked,) = having(DRAWN.players(drawn, texts()), "class", mark)
        assert marked.attrib["data-seat"] == str(seat)


# --- the hand -------------------------------------------------------------------------------------------------------


def rows(markup: Markup) -> dict[str, list[str]]:
    """Return the designs in each row of the hand, by its title."""
    return {
        row.attrib["aria-label"]: [one.attrib["data-card"] for one in row.iter() if "data-card" in one.attrib]
        for row in parsed(markup).iter("section")
    }


def test_the_hand_shows_the_viewers_own_cards() -> None:
    assert rows(DRAWN.hand(seen(troll()), None, texts())) == {
        "Your Spells": ["mirror"],
        "Spells your Friends hold": ["fatum"],
        "Objects 2/4": ["silver-arrow", "stiletto"],
        "Friends": ["shepherd", "crusader"],
    }


def test_nobody_who_only_watches_has_a_hand_and_an_empty_one_says_so() -> None:
    match = Table().seeker(0, "troll", at="wilds").dice(1, 1, 1).start()
    assert DRAWN.hand(seen(match, None), None, texts()) == ""
    assert said(parsed(DRAWN.hand(seen(match), None, texts()))) == texts()("table.hand.empty")


def test_a_card_that_one_option_plays_is_a_button_and_says_what_it_does() -> None:
    asked = decision(Option("cast:mirror", "", text("option.cast", card=card_name("mirror")), Ref("card", "mirror")))
    (button,) = having(DRAWN.hand(seen(troll()), asked, texts()), "data-key", "cast:mirror")
    assert (button.tag, button.attrib["data-card"], button.attrib["tabindex"]) == ("button", "mirror", "-1")
    assert "Cast Mirror" in said(button)


def test_a_card_with_several_options_asks_which() -> None:
    asked = decision(option("cast:mirror:1", Ref("card", "mirror")), option("cast:mirror:2", Ref("card", "mirror")))
    hand = DRAWN.hand(seen(troll()), asked, texts())
    (button,) = having(hand, "data-at", "card:mirror")
    assert "data-key" not in button.attrib and "2 ways" in said(button)


def test_other_cards_that_a_decision_offers_lie_first_in_the_hand() -> None:
    asked = decision(option("take:wolf", Ref("card", "wolf"), "card.wolf.name"), option("done", None))
    hand = DRAWN.hand(seen(troll()), asked, texts())
    assert list(rows(hand).items())[0] == ("To choose from", ["wolf"])
    assert len(having(hand, "data-key", "take:wolf")) == 1


def test_a_click_on_an_own_object_never_leaves_it_unasked() -> None:
    leave = option("leave:silver-arrow", Ref("card", "silver-arrow"), "option.leave")
    hand = DRAWN.hand(seen(troll()), decision(leave), texts())
    (button,) = having(hand, "data-key", "leave:silver-arrow")
    (details,) = having(hand, "data-card", "silver-arrow")
    assert (details.tag, button.tag, button.attrib["tabindex"]) == ("details", "button", "-1")
    (held,) = having(hand, "id", "held-silver-arrow")
    assert [one.tag for one in held] == [
        "details",
        "button",
    ]  # the style shows the button when the card before it is open
    use = option("use:silver-arrow", Ref("card", "silver-arrow"))
    hand = DRAWN.hand(seen(troll()), decision(leave, use), texts())
    (card_,) = having(hand, "data-card", "silver-arrow")
    assert card_.attrib["data-key"] == "use:silver-arrow"


def test_what_may_be_left_changes_the_hand_by_its_button_alone() -> None:
    leave = option("leave:silver-arrow", Ref("card", "silver-arrow"), "option.leave")
    hands = [DRAWN.hand(seen(troll()), decision(*options), texts()) for options in ((), (leave,))]
    (change,) = changes(*hands) or ()
    assert isinstance(change, Change) and change.gone == 0
    assert [parsed(one)[0].attrib["data-key"] for one in change.fresh] == ["leave:silver-arrow"]


def test_the_eyes_of_another_change_two_sheets_by_their_attributes_alone() -> None:
    match = troll()
    sheets = [DRAWN.players(seen(match, viewer), texts()) for viewer in (1, 2)]
    found = changes(*sheets) or ()
    assert [one.start for one in found if isinstance(one, Redress)] == [
        '<li class="adventurer kin-sheet seat-1" data-seat="1">',
        '<li class="adventurer kin-sheet seat-2 own" data-seat="2">',
    ]
    assert len(found) == 2


def test_an_option_that_points_to_no_card_makes_no_button_in_the_hand() -> None:
    hand = DRAWN.hand(seen(troll()), decision(option("roll", None), option("go", Ref("space", "glade"))), texts())
    assert [one for one in parsed(hand).iter() if "data-key" in one.attrib or "data-at" in one.attrib] == []


# --- the map in play ------------------------------------------------------------------------------------------------


def test_spaces_and_pawns_that_options_point_to_can_be_clicked() -> None:
    asked = decision(
        option("move:glade", Ref("space", "glade")), option("a", Ref("space", "tavern")),
        option("b", Ref("space", "tavern")), option("attack:1", Ref("player", "1")),
        option("c", Ref("player", "2")), option("d", Ref("player", "2")),
    )  # fmt: skip
    shown = DRAWN.overlay(seen(troll()), asked, texts())
    targets = [one for one in parsed(shown).iter() if "target" in one.attrib.get("class", "").split()]
    assert [one.attrib["data-key"] for one in targets if "data-key" in one.attrib] == ["move:glade", "attack:1"]
    assert [one.attrib["data-at"] for one in targets if "data-at" in one.attrib] == ["space:tavern", "player:2"]
    assert all(one.attrib["tabindex"] == "-1" for one in targets)


def test_only_characters_in_play_have_pawns() -> None:
    view = seen(troll())
    gone = dataclasses.replace(view.seekers[2], character="")
    shown = DRAWN.overlay(dataclasses.replace(view, seekers=(*view.seekers[:2], gone)), None, texts())
    assert {one.attrib["data-pawn"] for one in parsed(shown).iter() if "data-pawn" in one.attrib} == {"0", "1"}


def test_a_badge_on_the_map_names_what_lies_there_and_points_to_the_list() -> None:
    view, t = seen(troll()), texts()
    cards, gold = having(DRAWN.overlay(view, None, t), "data-value", "lying-glade")
    assert next(cards.iter("title")).text == "Glade: 2 cards\nCave\nWolf"
    assert next(gold.iter("title")).text == "3 gold"
    (heap,) = having(DRAWN.piles(view, t), "id", "lying-glade")
    for what in ("Glade", "Cave", "Wolf", "3 gold"):
        assert what in said(heap)


def test_a_card_that_lies_face_down_is_not_named() -> None:
    view, t = dataclasses.replace(seen(troll()), lying={"glade": ("", "cave")}), texts()
    (heap,) = having(DRAWN.piles(view, t), "id", "lying-glade")
    assert "face down" in said(heap) and "Cave" in said(heap)
    assert "face down" in said(having(DRAWN.overlay(view, None, t), "data-value", "lying-glade")[0])


# --- the piles ------------------------------------------------------------------------------------------------------


def test_the_piles_show_how_many_cards_are_left() -> None:
    view = seen(troll())
    drawn = DRAWN.piles(view, texts())
    counts = [said(having(drawn, "data-deck", deck)[0]) for deck in ("event", "spell")]
    assert f"{view.events}" in counts[0] and f"{view.spells}" in counts[1]
    (stock,) = having(drawn, "data-deck", "equipment")
    assert said(next(stock.iter("summary"))) == f"Equipment {len(view.stock)}"
    assert len(list(stock.iter("li"))) == 12


def test_equipment_of_which_none_is_left_is_marked() -> None:
    view = seen(troll())
    sold = dataclasses.replace(view, stock=tuple(uid for uid in view.stock if not uid.startswith("lamp#")))
    (gone,) = having(DRAWN.piles(sold, texts()), "class", "none-left")
    assert said(gone).startswith("Lamp") and said(gone).endswith(" 0")


# --- all of it ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_number(value: int) -> None:
    assert sum(1 for _ in parsed(DRAWN.die_face(value)).iter("circle")) == value


def test_the_module_is_the_renderer_that_the_page_asks_for() -> None:
    ours = renderer("magiczny_miecz")
    assert ours.size() == DRAWN.size()
    assert ours.players(seen(troll()), texts()) == DRAWN.players(seen(troll()), texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_and_no_picture_is_missing(language: str) -> None:
    t, view = texts(language), seen(troll(), 1)
    parts = (DRAWN.players(view, t), DRAWN.hand(view, None, t), DRAWN.piles(view, t), DRAWN.overlay(view, None, t))
    assert "[" not in "".join(parts)
    for one in ("good", "evil", "chaotic"):
        assert icons("alignment")[one]
    for table, wanted in (("space", DATA.board.spaces), ("character", DATA.characters), ("card", designs())):
        assert set(icons(table)) == set(wanted)


def test_a_space_that_can_be_chosen_has_its_name_in_large_letters_beside_it() -> None:
    """On the Bridge names have letters of 7 pixels on small screens; those of plates have 46 units, 14 pixels there."""
    question = decision(option("space:magic-trap", Ref("space", "magic-trap")))
    (target,) = having(DRAWN.overlay(seen(troll()), question, texts()), "class", "target-space")
    assert [said(one) for one in target if one.attrib.get("class") == "kin-plate"] == ["Magic Trap"]
