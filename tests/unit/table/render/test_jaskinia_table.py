"""Cards, sheets, hand, piles, scenes and chances of Jaskinia."""

import dataclasses
from typing import Any
from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.jaskinia.definitions import definitions, lent_definitions
from kraina.games.jaskinia.state import Foe
from kraina.games.jaskinia.view import FightView, JaskiniaView
from kraina.kit.odds import Odds
from kraina.kit.points import Part
from table.html import Markup
from table.i18n import LANGUAGES, Texts, load_sentences
from table.render import renderer
from table.render.jaskinia import JaskiniaRenderer
from table.render.jaskinia.cards import designs, icons, kind_of
from table.render.jaskinia.explain import RULES, card_rule, counters
from table.render.jaskinia.odds import chances
from tests.rules.jaskinia.table import Match, Table
from tests.unit.table.render.troll import having, option, parsed, said

BOX = definitions().box
DRAWN = JaskiniaRenderer()
NAMES = ("Anna", "<b>Bo</b>", "Cecylia")


def texts(language: str = "en") -> Texts:
    return Texts(language, ["ui", "jaskinia"], NAMES)


def seen(match: Match, viewer: int | None = 0) -> JaskiniaView:
    view = match.view(None if viewer is None else PlayerId(viewer))
    assert isinstance(view, JaskiniaView)
    return view


def hewer() -> Match:
    """The Hewer with own Strength 5, Miner +1, and in Combat his pick +1 and the Hound +1; others around him."""
    made = Table().searcher(
        0, "hewer", at="long-breath", came="four-winds", strength=5, items=["buckler"],
        friends=["spellbound-miner", "hound"], trophies=["cave-rat", "basilisk"], spells=["sesame"], gold=3, stamina=2,
    )  # fmt: skip
    made.searcher(1, "smuggler", at="gullet", items=["dagger"], spells=["cave-in", "stone-skin"], lost=1, slow=2)
    made.searcher(2, "caver", at="gullet", barred=3)
    return made.lying("gullet", "pouch", "club").gold("gullet", 2).start()


def sheet(view: JaskiniaView, seat: int) -> Markup:
    (found,) = having(DRAWN.players(view, texts()), "data-seat", str(seat))
    return Markup(ElementTree.tostring(found, encoding="unicode"))


def asked(*options: Option[str], kind: str = "turn") -> Decision[str]:
    return Decision(PlayerId(0), kind, text("ask.turn"), options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", designs())
def test_a_card_shows_its_name_its_picture_and_its_text(design: str, language: str) -> None:
    t = texts(language)
    (face,) = parsed(DRAWN.card(design, t))
    read = said(face)
    assert t(f"card.{design}.name") in read and t(f"card.{design}.text") in read and "[" not in read
    assert f"card-{kind_of(design)}" in face.attrib["class"].split()
    assert f"#i-{icons('card')[design]}" in [use.attrib["href"] for use in face.iter("use")]


def test_every_kind_of_card_has_a_rule() -> None:
    assert {kind_of(design) for design in designs()} == set(RULES) and card_rule("night-hag") == "13.5"


@pytest.mark.parametrize(
    ("design", "number", "points"),
    [
        ("earthquake", "1", []), ("basilisk", "2", ["8"]), ("night-hag", "3", ["7"]), ("seer-of-the-deep", "4", []),
        ("dagger", "5", ["+1"]), ("ember-of-the-mountain", "5", ["+1", "+1"]), ("gold-nugget", "5", ["2"]),
        ("pit", "6", []),
    ],
)  # fmt: skip
def test_a_card_shows_its_number_and_its_points(design: str, number: str, points: list[str]) -> None:
    face = DRAWN.card(design, texts())
    (shown,) = having(face, "class", "card-numeral")
    assert shown.text == number
    assert [said(one).split()[0] for one in having(face, "class", "counter")] == points


@pytest.mark.rule("jaskinia", "1.6")
def test_the_hewers_strength_opens_to_its_parts() -> None:  # 5 + 1, and pick and Hound in Combat
    (total,) = having(sheet(seen(hewer(), 1), 0), "class", "total-strength")
    assert said(next(total.iter("summary"))).startswith("6 Strength (8)")
    rows = [(row[0].text, row[1].text) for row in total.iter("li")]
    assert rows[:3] == [("own", "+5"), ("Spellbound Miner", "+1"), ("total", "6")]
    assert sorted(rows[3:5]) == [("Hound", "+1"), ("Own pick", "+1")] and rows[5] == ("in Combat", "8")


def test_a_sheet_shows_searcher_counters_states_and_trophies() -> None:
    view = seen(hewer(), 1)
    read = said(parsed(sheet(view, 0)))
    for what in ("Anna", "Hewer", "Good", "The Long Breath", "2/4 Stamina", "3 gold", "Items 1/4", "Friends",
                 "Beaten creatures: Strength 11", "came from: Crossing of Four Winds"):  # fmt: skip
        assert what in read
    assert "misses 1 turn" in said(parsed(sheet(view, 1))) and "2 turns more" in said(parsed(sheet(view, 1)))
    assert "kept from the Crystal, 3 turns more" in said(parsed(sheet(view, 2)))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_spells_of_others_are_counted_and_never_named(viewer: int | None) -> None:
    view, t = seen(hewer(), viewer), texts()
    shown = Markup(DRAWN.players(view, t) + DRAWN.hand(view, None, t) + DRAWN.piles(view, t))
    hidden = ["cave-in", "stone-skin", *(["sesame"] if viewer != 0 else [])]
    for design in hidden:
        assert f'data-card="{design}"' not in shown
    assert "<b>Bo</b>" not in shown and "&lt;b&gt;Bo&lt;/b&gt;" in shown


def test_what_is_known_of_the_cave_stands_above_the_sheets_and_on_the_map() -> None:
    view = seen(hewer())
    depths = dataclasses.replace(
        view.depths, found="chamber-of-runes", closed={"gullet": PlayerId(1)}, dark=PlayerId(2)
    )
    view = dataclasses.replace(view, depths=depths, extra_turns=1)
    (world,) = having(DRAWN.players(view, texts()), "class", "world")
    for what in ("The Magic Crystal is here: Chamber of Runes", "next turn of Cecylia", "Anna has 1 more turn"):
        assert what in said(world)
    shown = DRAWN.overlay(view, None, texts())
    assert len(having(shown, "class", "jk-gleam")) == 1 and len(having(shown, "class", "jk-boulders")) == 1
    (heap,) = having(DRAWN.piles(view, texts()), "id", "lying-gullet")
    assert "Caved in until the next turn of <b>Bo</b>" in said(heap)


def test_every_searcher_carries_a_lamp_and_who_is_to_move_a_bright_one() -> None:
    lamps = having(DRAWN.overlay(seen(hewer()), None, texts()), "class", "jk-lamp")
    assert [one.attrib["r"] for one in lamps] == ["300", "190", "190"]


def test_areas_and_pawns_that_options_point_to_can_be_clicked() -> None:
    options = (option("move:gullet", Ref("space", "gullet")), option("attack:1", Ref("player", "1")))
    shown = DRAWN.overlay(seen(hewer()), asked(*options), texts())
    keys = [one.attrib["data-key"] for one in parsed(shown).iter() if "data-key" in one.attrib]
    assert keys == ["move:gullet", "attack:1"]
    cards, gold = having(shown, "data-value", "lying-gullet")
    assert next(cards.iter("title")).text == "The Gullet: 2 cards\nPouch\nClub"
    assert next(gold.iter("title")).text == "2 bags of gold"


def test_the_hand_and_the_piles_show_what_there_is() -> None:
    view, t = seen(hewer()), texts()
    rows = [row.attrib["aria-label"] for row in parsed(DRAWN.hand(view, None, t)).iter("section")]
    assert rows == ["Your Spells", "Items 1/4", "Friends"]
    drawn = DRAWN.piles(view, t)
    for deck, count in (("cave", view.cave), ("adventure", view.adventure), ("spell", view.spells)):
        assert str(count) in said(having(drawn, "data-deck", deck)[0])


def test_the_counters_are_explained_with_their_parts() -> None:
    found = {one.name: one for one in counters(seen(hewer()), PlayerId(0), texts())}
    assert (found["combat"].value, found["stamina"].value, found["items"].value) == ("8", "2/4", "1/4")
    assert ("Spellbound Miner", "+1") in found["strength"].parts


# --- chances --------------------------------------------------------------------------------------------------------


def ready(**changes: Any) -> JaskiniaView:
    """Somebody with Strength 9 and a weapon +1, Power 8, 1 point of each to spare, and 15 things for the Gnome."""
    view = seen(hewer())
    one = dataclasses.replace(
        view.searchers[0], strength=(Part(text("part.own"), 9),), power=(Part(text("part.own"), 8),),
        combat=(Part(text("part.own"), 9), Part(name("ability", "hewer-pick"), 1)),
        spare_strength=1, spare_power=1, gold=15, items=(), friends=(), **changes,
    )  # fmt: skip
    return dataclasses.replace(view, searchers=(one, *view.searchers[1:]))


@pytest.mark.rule("jaskinia", "12.5")
def test_before_the_trials_their_exact_chances_are_shown() -> None:
    """Even fights end 1 to 1; of the 216 rolls of three dice 206 show 15 or less."""
    found = dict(chances(ready(), asked(kind="trials")))
    assert found == {"beast": (1, 2), "phantom": (1, 2), "gnome": (103, 108), "all": (103, 432)}
    scene = DRAWN.scene(ready(), asked(kind="trials"), texts())
    rows = [said(row) for row in having(scene, "class", "jk-chances")[0].iter("li")]
    assert rows == [
        "You beat the Beast 50 % 1 in 2", "You beat the Phantom 50 % 1 in 2", "You can pay the Gnome 95 % 103 in 108",
        "All three trials 24 % 103 in 432",
    ]  # fmt: skip


def test_before_the_search_and_at_the_gates_the_chances_are_shown() -> None:
    """Power 8 finds the Crystal on 10, 11 and 12, 6 of 36; at the Gates 9 and 8 are always enough, 4 with a 5 or 6."""
    assert chances(ready(), asked(kind="chamber")) == (("find", (1, 6)),)
    at_gates = asked(option("gates-strength", None), option("gates-power", None))
    assert chances(ready(), at_gates) == (("gates-strength", (1, 1)), ("gates-power", (1, 1)))
    weak = dataclasses.replace(ready().searchers[0], power=(Part(text("part.own"), 4),))
    view = dataclasses.replace(ready(), searchers=(weak, *ready().searchers[1:]))
    assert dict(chances(view, at_gates))["gates-power"] == (1, 3)
    assert chances(ready(), asked(option("roll", None))) == () == chances(ready(), None)


# --- scenes and moments ---------------------------------------------------------------------------------------------


def test_a_fight_shows_both_sides_and_the_exact_odds() -> None:
    mine = (Part(text("part.own"), 5), Part(name("card", "hound"), 1))
    fight = FightView(PlayerId(0), None, "combat", False, mine, (), (Foe("basilisk", 8),), {}, Odds(6, 4, 26))
    scene = DRAWN.scene(dataclasses.replace(seen(hewer()), fight=fight), None, texts())
    assert said(having(scene, "class", "fight-title")[0]) == "Combat"
    assert "Hound +1" in said(having(scene, "class", "side")[0])
    assert said(having(scene, "class", "odds-won")[0]) == "win 17 % 6 in 36"


def test_after_the_dice_both_sums_with_their_parts_and_the_end_are_shown() -> None:
    rat = name("card", "cave-rat")
    told = Told(text=text("told.compares", who=Who(PlayerId(0)), mine=10, die=4, theirs=6, foe_die=3, foe=rat))
    ends = [Told(text=text("told.beats", who=Who(PlayerId(0)), foe=rat))]
    drawn = DRAWN.moment(told, ends, seen(hewer()), texts())
    assert having(drawn, "class", "fight-won") and "Anna beats Cave Rat." in said(parsed(drawn))
    assert having(drawn, "data-card", "cave-rat")
    assert [said(one) for one in having(drawn, "class", "rolled-total")] == ["10 6 +", "6 3 +"]


def test_every_creature_and_every_thing_has_a_picture() -> None:
    foes = {key.split(".")[1] for key in load_sentences("jaskinia", "en") if key.startswith("foe.")}
    assert foes == set(icons("foe"))
    people = lent_definitions().box.characters
    for table, wanted in (("space", definitions().board.areas), ("character", people), ("card", designs())):
        assert set(icons(table)) == set(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_and_the_module_is_the_renderer(language: str) -> None:
    t, view = texts(language), seen(hewer(), 1)
    parts = (DRAWN.players(view, t), DRAWN.hand(view, None, t), DRAWN.piles(view, t), DRAWN.overlay(view, None, t))
    assert "[" not in "".join(parts)
    assert renderer("jaskinia").players(view, t) == DRAWN.players(view, t)
