"""Cards, sheets, hand, piles and scenes of Magia i Miecz."""

import dataclasses
from typing import Any
from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.event import CardShown, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, name, text
from kraina.games.talisman.definitions import definitions
from kraina.games.talisman.state import COMMAND, Foe
from kraina.games.talisman.view import FightView, TalismanView
from kraina.kit.odds import Odds
from kraina.kit.points import Part
from table.html import Markup
from table.i18n import LANGUAGES, Texts, load_sentences
from table.render import renderer
from table.render.kin import look
from table.render.talisman import TalismanRenderer
from table.render.talisman.cards import card, designs, icons, kind_of
from table.render.talisman.explain import RULES, card_rule, counters
from tests.rules.talisman.table import Match, Table
from tests.unit.table.render.troll import having, option, parsed, said

DATA = definitions()
DRAWN = TalismanRenderer()
NAMES = ("Anna", "<b>Bo</b>", "Cecylia")


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "talisman"], NAMES)


def seen(match: Match, viewer: int | None = 0) -> TalismanView:
    view = match.view(None if viewer is None else PlayerId(viewer))
    assert isinstance(view, TalismanView)
    return view


def warrior() -> Match:
    """The Warrior with Strength 4, Belt +1, Sword and Axe +1 each in battle, and others around him."""
    made = Table().hero(
        0, "warrior", at="hills-1", objects=["magic-belt", "sword", "axe"], followers=["maiden", "poltergeist"],
        trophies=["dragon", "ogre", "wraith"], spells=["hex"], gold=3, fate=1,
    )  # fmt: skip
    made.hero(1, "wizard", at="city", objects=["ring"], spells=["counterspell", "random"], lost=1, quest="gold-3")
    made.hero(2, "priest", at="city", toad=2, natural={"strength": 2, "craft": 4}, strength=1, craft=1,
              followers=["hag"])  # fmt: skip
    return made.lying("fields-1", "cave", "bear").gold("fields-1", 2).start()


def sheet(view: TalismanView, seat: int) -> Markup:
    (found,) = having(DRAWN.players(view, texts()), "data-seat", str(seat))
    return Markup(ElementTree.tostring(found, encoding="unicode"))


def asked(*options: Option[str]) -> Decision[str]:
    return Decision(PlayerId(0), "turn", text("ask.turn"), options)


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


def test_cards_are_framed_by_kind_and_every_kind_has_a_rule() -> None:
    kinds = {kind_of(design) for design in designs()}
    assert kinds == {
        "event", "curse", "animal", "monster", "dragon", "spirit", "stranger", "object", "magic_object", "follower",
        "place", "spell",
    }  # fmt: skip
    assert kinds == set(RULES) and card_rule("wraith") == "2.2"


@pytest.mark.parametrize(
    ("design", "number", "points"),
    [
        ("storm", "1", []), ("hag", "1", []), ("bear", "2", ["3"]), ("wraith", "3", ["5"]), ("mage", "4", []),
        ("sword", "5", ["+1"]), ("ring", "5", ["+1", "+1"]), ("two-bags-of-gold", "5", ["2"]), ("cave", "6", []),
        ("maiden", "5", ["+2"]),
    ],
)  # fmt: skip
def test_a_card_shows_its_encounter_number_and_its_points(design: str, number: str, points: list[str]) -> None:
    face = DRAWN.card(design, texts())
    (shown,) = having(face, "class", "card-numeral")
    assert shown.text == number
    assert [said(one).split()[0] for one in having(face, "class", "counter")] == points


def test_a_purchase_card_says_so() -> None:
    assert having(card("helmet", texts(), stock=True), "class", "card-note")
    assert not having(card("helmet", texts()), "class", "card-note")


# --- sheets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("talisman", "2.6")
def test_the_warriors_strength_opens_to_its_parts(  # 4 + 1, and two Weapons in battle
) -> None:
    (total,) = having(sheet(seen(warrior(), 1), 0), "class", "total-strength")
    assert said(next(total.iter("summary"))).startswith("5 Strength (7)")
    rows = [(row[0].text, row[1].text) for row in total.iter("li")]
    assert rows[:3] == [("own", "+4"), ("Magic Belt", "+1"), ("total", "5")]
    assert sorted(rows[3:5]) == [("Axe", "+1"), ("Sword", "+1")] and rows[5] == ("in battle", "7")


def test_a_sheet_shows_character_counters_load_and_trophies() -> None:
    read = said(parsed(sheet(seen(warrior(), 1), 0)))
    for what in ("Anna", "Warrior", "Neutral", "Hills", "5/5 life", "1/1 fate", "3 gold", "Objects 3/4", "Followers",
                 "Trophies: Strength 12, Craft 5"):  # fmt: skip
        assert what in read
    assert "Spells: 1 of 2 allowed" in read


def test_states_are_told_in_words() -> None:
    view = seen(warrior())
    assert "misses 1 turn" in said(parsed(sheet(view, 1))) and "quest: give 3 gold" in said(parsed(sheet(view, 1)))
    assert "a Toad for 2 turns more" in said(parsed(sheet(view, 2)))
    changed = dataclasses.replace(view.heroes[1], wolf=7, fiends=2, enslaved=True, free=True, fleeing=1, slow=1,
                                  offer="temple")  # fmt: skip
    read = said(parsed(sheet(dataclasses.replace(view, heroes=(view.heroes[0], changed, view.heroes[2])), 1)))
    for what in ("a Werewolf of Strength 7", "2 Pitfiends left", "held at the Temple", "may go on", "is turning back",
                 "Blizzard", "ferry to the Temple"):  # fmt: skip
        assert what in read


def test_what_holds_for_everybody_stands_above_the_sheets() -> None:
    view = dataclasses.replace(seen(warrior()), silence=PlayerId(1), extra_turns=2, crowned=True)
    (world,) = having(DRAWN.players(view, texts()), "class", "world")
    for what in ("Destroy Magic", "<b>Bo</b>", "Anna has 2 more turns", "Crown of Command has been reached"):
        assert what in said(world)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_spells_of_others_are_counted_and_never_named(viewer: int | None) -> None:
    view, t = seen(warrior(), viewer), texts()
    shown = Markup(DRAWN.players(view, t) + DRAWN.hand(view, None, t) + DRAWN.piles(view, t))
    hidden = ["hex", *(["counterspell", "random"] if viewer != 1 else [])]
    for design in hidden:
        assert f'data-card="{design}"' not in shown
    assert "<b>Bo</b>" not in shown and "&lt;b&gt;Bo&lt;/b&gt;" in shown


@pytest.mark.parametrize(
    ("changes", "waiting", "mark"), [({}, False, "dead"), ({}, True, "waiting"), ({"winner": 2}, False, "winner")]
)
def test_who_is_out_who_waits_and_who_won_is_marked(changes: dict[str, Any], waiting: bool, mark: str) -> None:
    view = seen(warrior())
    gone = dataclasses.replace(view.heroes[2], character="", waiting=waiting)
    view = dataclasses.replace(view, heroes=(*view.heroes[:2], gone), **changes)
    (marked,) = having(DRAWN.players(view, texts()), "class", mark)
    assert marked.attrib["data-seat"] == "2"


# --- hand, map, piles -----------------------------------------------------------------------------------------------


def test_the_hand_shows_spells_objects_and_followers() -> None:
    rows = {
        row.attrib["aria-label"]: [one.attrib["data-card"] for one in row.iter() if "data-card" in one.attrib]
        for row in parsed(DRAWN.hand(seen(warrior()), None, texts())).iter("section")
    }
    assert rows == {
        "Your Spells": ["hex"],
        "Objects 3/4": ["magic-belt", "sword", "axe"],
        "Followers": ["maiden", "poltergeist"],
    }


def test_a_spell_is_cast_by_a_click_and_an_object_left_only_after_opening_it() -> None:
    cast = Option("cast:hex", "cast:hex", text("option.cast", card=name("card", "hex")), Ref("card", "hex"))
    leave = option("leave:magic-belt", Ref("card", "magic-belt"), "option.leave")
    shown = DRAWN.hand(seen(warrior()), asked(cast, leave), texts())
    (button,) = having(shown, "data-key", "cast:hex")
    assert button.tag == "button" and "Cast: Hex" in said(button)
    (details,) = having(shown, "data-card", "magic-belt")
    assert details.tag == "details" and len(having(shown, "data-key", "leave:magic-belt")) == 1


def test_lands_and_pawns_that_options_point_to_can_be_clicked_and_a_toad_is_seen() -> None:
    shown = DRAWN.overlay(
        seen(warrior()),
        asked(option("move:village", Ref("space", "village")), option("attack:1", Ref("player", "1"))),
        texts(),
    )
    keys = [one.attrib["data-key"] for one in parsed(shown).iter() if "data-key" in one.attrib]
    assert keys == ["move:village", "attack:1"]
    assert [one.attrib["data-pawn"] for one in having(shown, "class", "toad")] == ["2"]
    cards, gold = having(shown, "data-value", "lying-fields-1")
    assert next(cards.iter("title")).text == "Fields: 2 cards\nCave\nBear"
    assert next(gold.iter("title")).text == "2 gold"


def test_the_piles_show_what_is_left_and_a_hex_on_its_land() -> None:
    view = dataclasses.replace(seen(warrior()), hexes={"oasis": ("hex", PlayerId(1), 2)})
    drawn = DRAWN.piles(view, texts())
    for deck, count in (("adventure", view.adventure), ("spell", view.spells), ("talisman", 4)):
        assert str(count) in said(having(drawn, "data-deck", deck)[0])
    (stock,) = having(drawn, "data-deck", "purchase")
    assert len(list(stock.iter("li"))) == 8
    (heap,) = having(drawn, "id", "lying-oasis")
    assert "Hex of <b>Bo</b>: costs 1 life, 2 rounds more" in said(heap)


def test_the_counters_are_explained_with_their_parts() -> None:
    found = {one.name: one for one in counters(seen(warrior()), PlayerId(0), texts())}
    assert (found["battle"].value, found["life"].value, found["objects"].value) == ("7", "5/5", "3/4")
    assert ("Magic Belt", "+1") in found["strength"].parts


# --- scenes and moments ---------------------------------------------------------------------------------------------


def fought(**changes: Any) -> TalismanView:
    """The Warrior against a Dragon on Runes: 7 against 7 + 2."""
    mine = (Part(text("part.own"), 4), Part(name("card", "magic-belt"), 1))
    fight = FightView(PlayerId(0), None, "battle", False, mine, (), (Foe("dragon#1", 9),), {}, Odds(10, 5, 21))
    return dataclasses.replace(seen(warrior()), fight=dataclasses.replace(fight, **changes))


def test_a_fight_shows_both_sides_their_parts_and_the_exact_odds() -> None:
    scene = DRAWN.scene(fought(), None, texts())
    assert said(having(scene, "class", "fight-title")[0]) == "Battle"
    mine, theirs = having(scene, "class", "side")
    assert "Magic Belt +1" in said(mine) and [said(row) for row in theirs.iter("li")] == ["Dragon +7", "more here +2"]
    assert said(having(scene, "class", "odds-draw")[0]) == "stand-off 14 % 5 in 36"


def test_psychic_combat_compares_craft() -> None:
    scene = DRAWN.scene(fought(kind="psychic", foes=(Foe("wraith#1", 5),)), None, texts())
    assert having(scene, "class", "counter-craft") and not having(scene, "class", "counter-strength")


def test_every_creature_that_can_be_fought_has_a_picture_of_its_own() -> None:
    foes = {key.split(".")[1] for key in load_sentences("talisman", "en") if key.startswith("foe.")}
    below = look.icons("jaskinia", "foe")
    assert foes == {*icons("foe"), *below} and not set(icons("foe")) & set(below)
    assert len({*icons("foe").values(), *below.values()}) == len(foes)


def test_the_command_spell_can_be_seen_and_answered_though_it_is_no_card() -> None:
    view = dataclasses.replace(seen(warrior()), castings=((PlayerId(1), COMMAND, None),))
    assert "Command Spell" in said(parsed(DRAWN.scene(view, None, texts())))
    castings = ((PlayerId(1), COMMAND, None), (PlayerId(0), "counterspell#1", PlayerId(1)))
    answered = DRAWN.scene(dataclasses.replace(view, castings=castings), None, texts())
    assert "Counterspell" in said(parsed(answered)) and "Command Spell" in said(parsed(answered))


def fate(player: int, *dice: int) -> Decision[int]:
    again = [
        Option(f"again:{place}", place, text("option.roll-again", value=value)) for place, value in enumerate(dice)
    ]
    return Decision(PlayerId(player), "fate", text("ask.fate-fight", value=dice[0]),
                    (Option("keep", -1, text("option.keep-roll", value=dice[0])), *again), source="fight")  # fmt: skip


@pytest.mark.rule("talisman", "2.7")
def test_before_fate_is_tempted_it_is_told_what_each_answer_makes_of_the_fight() -> None:
    """6 and the Dragon's 9 with a 2: with 4 and 2 it is 10 to 11. The 4 again: only 5 (draw) and 6 change anything, and
    so it is with the 2 again."""
    view = fought(mine=(Part(text("part.own"), 6),), rolled={"theirs": 2})
    scene = DRAWN.scene(view, fate(0, 4, 2), texts())
    assert [said(row) for row in having(scene, "class", "prospect")] == [
        "Keep: 4 loss", *(f"Spend 1 fate, roll again: {die} 17 % win 17 % stand-off 67 % loss" for die in (4, 2)),
    ]  # fmt: skip
    assert having(scene, "title", "4 in 6") and not having(scene, "class", "odds")
    (kept, again) = having(DRAWN.scene(view, fate(0, 5), texts()), "class", "prospect")
    assert (said(kept), said(again)) == (
        "Keep: 5 stand-off", "Spend 1 fate, roll again: 5 17 % win 17 % stand-off 67 % loss",
    )  # fmt: skip
    unknown = fought(rolled={"mine": 3})
    assert not having(DRAWN.scene(unknown, fate(0, 4), texts()), "class", "prospect")
    assert not having(DRAWN.scene(view, None, texts()), "class", "prospect")


def test_a_fight_is_compared_after_its_dice_and_one_with_death_too() -> None:
    for foe, shown in (
        (name("card", "bear"), "Bear"),
        (name("foe", "death"), "Death"),
        (Who(PlayerId(1)), "<b>Bo</b>"),
    ):
        told = text("told.compares", who=Who(PlayerId(0)), mine=9, die=4, theirs=7, foe_die=2, foe=foe)
        drawn = DRAWN.moment(Told(text=told), (), seen(warrior()), texts())
        assert shown in said(parsed(drawn)) and having(drawn, "class", "fight-draw")


def test_a_card_is_shown_when_it_is_drawn_but_not_when_it_is_picked_up() -> None:
    def shown(key: str, uid: str) -> Markup:
        told = Text(key, (("card", name("card", uid)), ("who", Who(PlayerId(0)))))
        event = CardShown(text=told, player=PlayerId(0), card=uid, deck="adventure")
        return DRAWN.moment(event, (), seen(warrior()), texts())

    assert having(shown("told.draws", "bear"), "data-card", "bear") and shown("told.takes", "ring") == ""


# --- all of it ------------------------------------------------------------------------------------------------------


def test_the_module_is_the_renderer_that_the_page_asks_for() -> None:
    ours = renderer("talisman")
    assert ours.size() == DRAWN.size()
    assert ours.players(seen(warrior()), texts()) == DRAWN.players(seen(warrior()), texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_and_no_picture_is_missing(language: str) -> None:
    t, view = texts(language), seen(warrior(), 1)
    parts = (DRAWN.players(view, t), DRAWN.hand(view, None, t), DRAWN.piles(view, t), DRAWN.overlay(view, None, t))
    assert "[" not in "".join(parts)
    for table, wanted in (("space", DATA.board.spaces), ("character", DATA.characters), ("card", designs())):
        assert set(icons(table)) == set(wanted)
    assert set(icons("alignment")) == {"good", "neutral", "evil"}
