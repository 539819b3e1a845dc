"""The table of Legenda around its map: cards, sheets, spell book, belongings, piles, fights and moments."""

from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Option, Ref
from kraina.engine.event import CardShown, Event, Told
from kraina.engine.ids import PlayerId
from kraina.engine.text import Who, name, text
from kraina.games.legenda.cards import TRAITS
from kraina.games.legenda.state import Fight, Side, State
from kraina.kit.names import card_name, card_text
from table.html import Markup
from table.i18n import LANGUAGES
from table.render import laid
from table.render.legenda.book import DEADLY, price_of
from table.render.legenda.cards import card, designs, icons_of, kind_of
from tests.unit.table.render.test_legenda_map import decision, state, texts, view
from tests.unit.table.render.troll import having, parsed, said

ME = PlayerId(0)


def at_the_table() -> State:
    """The woodcutter with a full pack of some things, five spells, and two small points of strength."""
    found = state("a-a1", "b-a1", "c-a1")
    one = found.heroes[0]
    one.small = {**dict.fromkeys(TRAITS, 0), "strength": 2}
    one.items, one.artifacts = ["sword", "dog-fat"], ["royal-axe"]
    one.spells, one.spent, one.mission = ["weakness", "fear", "haste"], ["fear"], "black-knight"
    one.life, one.denars, one.large = 4, 7, 3
    return found


def hand(found: State, *options: Option[str]) -> Markup:
    seen = view(found)
    return laid("legenda", seen).hand(seen, decision(*options) if options else None, texts())


def sheet(found: State, seat: int = 0, viewer: int | None = 0) -> Markup:
    seen = view(found, viewer)
    drawn = laid("legenda", seen).players(seen, texts())
    (one,) = having(drawn, "data-seat", str(seat))
    return Markup(ElementTree.tostring(one, encoding="unicode"))


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", designs())
def test_a_card_shows_its_name_its_picture_and_its_text(design: str, language: str) -> None:
    t = texts(language)
    (face,) = parsed(card(design, t))
    read = said(face)
    assert t(f"card.{design}.name") in read and t(f"card.{design}.text") in read and "[" not in read
    assert f"card-{kind_of(design)}" in face.attrib["class"].split()
    assert f"#i-{icons_of('card')[design]}" in [use.attrib["href"] for use in face.iter("use")]


def test_there_are_197_designs_and_the_kinds_are_told_apart() -> None:
    assert len(designs()) == len(set(designs())) == 98 + 25 + 32 + 12 + 30
    kinds = [kind_of(design) for design in designs()]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "animal": 16, "spirit": 16, "monster": 16, "challenge": 24, "stranger": 14, "treasure": 12, "beast": 9,
        "duel": 9, "rescue": 6, "shapeshifter": 1, "artifact": 32, "item": 12, "spell-1": 12, "spell-2": 9,
        "spell-3": 9,
    }  # fmt: skip
    with pytest.raises(KeyError):
        kind_of("trait")


def test_the_yeti_shows_its_printed_traits_and_a_challenge_its_difficulty() -> None:
    numbers = [said(one).split()[0] for one in having(card("yeti", texts()), "class", "medal")]
    assert numbers == ["4", "3", "3", "1", "1", "2"]
    (one,) = having(card("raging-river", texts()), "class", "medal")
    assert said(one) == "3 dexterity"
    two = [said(one) for one in having(card("black-knight", texts()), "class", "medal")]
    assert two == ["5 strength", "4 courage"]


# --- sheets ---------------------------------------------------------------------------------------------------------


def test_a_trait_shows_total_base_and_small_points_and_opens_to_its_parts() -> None:
    # Base 4, level 2 gives 1 to the own trait, the sword 1, the Royal Axe 1: 7.
    drawn = sheet(at_the_table())
    strength = having(drawn, "class", "medal-strength")[-1]
    assert strength.find("b") is not None
    (trait,) = [one for one in having(drawn, "class", "trait") if "medal-strength" in one.attrib["class"]]
    assert (said(trait.findall("b")[0]), said(trait.findall("small")[0])) == ("7", "4")
    assert len([pip for pip in trait.iter("i") if pip.attrib["class"] == "pip lit"]) == 2
    parts = [said(row) for row in having(drawn, "class", "trait-parts")[0].findall("li")[0].iter("li")][1:]
    assert parts == ["base +4", "level +1", "Sword +1", "Royal Axe +1"]


def test_a_sheet_shows_level_life_denars_experience_and_mission() -> None:
    drawn = sheet(at_the_table())
    read = said(parsed(drawn))
    for what in ("Anna", "Strongman Woodcutter", "4/6", "7", "3 of 5 large experience points", "Black Knight"):
        assert what in read
    assert having(drawn, "class", "level")[0].text == "II"
    assert len(having(drawn, "class", "lit")) == 3 + 2


def test_the_others_things_lie_on_their_sheets_and_ones_own_in_the_hand() -> None:
    found = at_the_table()
    assert not having(sheet(found), "data-card", "sword")
    assert having(sheet(found, viewer=1), "data-card", "sword")
    assert having(sheet(found, viewer=1), "data-card", "haste")


def test_states_are_told_in_words() -> None:
    found = at_the_table()
    one = found.heroes[0]
    one.slow, one.cloak, one.extra, one.owed, one.secret, one.alert = 2, 1, 3, 1, True, True
    read = said(parsed(sheet(found)))
    for what in (
        "slowed for 2 turns more",
        "Cloak for 1 turn more",
        "3 more turns in a row",
        "owes 1 movement point",
        "secret",
        "alert: may cast",
    ):
        assert what in read


def test_the_open_shapeshifter_is_told_to_all() -> None:
    found = at_the_table()
    seen = view(found, None)
    assert not having(laid("legenda", seen).players(seen, texts()), "class", "world")
    found.open = True
    seen = view(found, None)
    assert having(laid("legenda", seen).players(seen, texts()), "class", "world")


# --- the spell book -------------------------------------------------------------------------------------------------


def cast(design: str, key: str, points: int = 0) -> Option[str]:
    hint = card_text(design)
    if points:
        what = text("hint.deadly") if points == DEADLY else text("hint.price", points=points)
        hint = text("list.more", first=what, last=hint)
    return Option(key, key, text("option.cast", card=card_name(design)), Ref("card", design), hint)


def test_the_book_tells_what_may_be_cast_now_at_which_price_and_what_is_spent() -> None:
    drawn = hand(at_the_table(), cast("weakness", "cast:weakness:foe", 1))
    (able,) = having(drawn, "class", "castable")
    assert said(able).startswith("Weakness") and "costs 1 life" in said(able)
    assert having(drawn, "data-key", "cast:weakness:foe")[0].tag == "button"
    (spent,) = having(drawn, "class", "spent")
    assert "Fear" in said(spent) and "cast in this round" in said(spent)
    (known,) = having(drawn, "class", "known")
    assert "Haste" in said(known) and "not now" in said(known)


def test_in_ones_own_turn_the_book_is_opened_by_a_click() -> None:
    opening = Option("magic", "magic", text("option.magic-book"))
    (button,) = having(hand(at_the_table(), opening), "data-key", "magic")
    assert button.tag == "button" and said(button) == "Cast a spell"
    assert not having(hand(at_the_table()), "class", "open-book")


def test_a_spell_with_several_targets_asks_which() -> None:
    drawn = hand(at_the_table(), cast("haste", "cast:haste:0"), cast("haste", "cast:haste:1"))
    assert having(drawn, "data-at", "card:haste") and not having(drawn, "data-key", "cast:haste:0")


@pytest.mark.parametrize("points", [0, 1, 2, DEADLY])
def test_the_price_of_a_spell_is_that_of_its_option(points: int) -> None:
    assert price_of(cast("fireball", "cast:fireball", points)) == points


def test_the_free_places_of_the_book_tell_fee_and_knowledge() -> None:
    # Four of level I with two known, three of level II, two of level III with one known (1.8).
    free = [said(one) for one in having(hand(at_the_table()), "class", "free-slot")]
    assert free == [
        "2× free: 3 denars, knowledge 2",
        "3× free: 4 denars, knowledge 3",
        "1× free: 5 denars, knowledge 4",
    ]


# --- belongings and piles -------------------------------------------------------------------------------------------


def test_an_item_is_used_by_a_click_and_thrown_away_only_behind_its_text() -> None:
    use = Option("use:dog-fat", "use:dog-fat", text("option.use", card=card_name("dog-fat")), Ref("card", "dog-fat"))
    drops = [
        Option(f"drop:{item}", f"drop:{item}", text("option.drop", card=card_name(item)), Ref("card", item))
        for item in ("sword", "dog-fat")
    ]
    drawn = hand(at_the_table(), use, *drops)
    (button,) = having(drawn, "data-key", "use:dog-fat")
    assert "small-card" in button.attrib["class"]
    (leave,) = having(drawn, "data-key", "drop:sword")
    assert leave.attrib["class"] == "leave"
    assert "Equipment 2/6" in said(parsed(drawn))


def test_the_mission_lies_in_view_and_is_never_swapped_by_a_click_on_it() -> None:
    swap = Option("mission:swap", "mission:swap", text("option.end"), Ref("card", "black-knight"))
    drawn = hand(at_the_table(), swap)
    assert having(drawn, "data-card", "black-knight") and not having(drawn, "data-key", "mission:swap")
    found = at_the_table()
    found.heroes[0].mission = ""
    assert "no mission" in said(parsed(hand(found)))


def test_cards_that_are_offered_lie_before_ones_own() -> None:
    drawn = hand(at_the_table(), Option("yeti", "yeti", card_name("yeti"), Ref("card", "yeti")))
    rows = [one.attrib["class"] for one in parsed(drawn)[0]]
    assert rows[0] == "hand-row hand-offered" and having(drawn, "data-key", "yeti")


def test_piles_show_their_numbers_and_what_equipment_is_left() -> None:
    seen = view(at_the_table())
    read = said(parsed(laid("legenda", seen).piles(seen, texts())))
    for what in ("100", "24", "32", "36", "26", "18", "64"):
        assert what in read.split()


# --- fights ---------------------------------------------------------------------------------------------------------


def fight(found: State, kind: str, foe: str, trait: str, value: int) -> None:
    mine, theirs = Side(ME, trait), Side(None, trait)
    found.fight = Fight(kind, foe, ME, mine, theirs, {trait: value})  # type: ignore[arg-type]


def scene(found: State) -> Markup:
    seen = view(found)
    return laid("legenda", seen).scene(seen, None, texts())


@pytest.mark.parametrize(("value", "won"), [(7, "21 in 36"), (8, "15 in 36"), (5, "30 in 36"), (10, "6 in 36")])
def test_a_fight_shows_both_totals_and_the_exact_odds(value: int, won: str) -> None:
    # Seven against a spirit, a die each, an equal number wins: .583, .417, .833, .167.
    found = at_the_table()
    fight(found, "enemy", "frost-maiden", "strength", value)
    drawn = scene(found)
    totals = [said(one).split()[0] for one in having(drawn, "class", "side-total")]
    assert totals == ["7", str(value)]
    (odds,) = having(drawn, "class", "odds-won")
    assert said(odds).endswith(won)
    assert not having(drawn, "class", "odds-draw")


@pytest.mark.parametrize(("rolled", "won"), [(4, "6 in 6"), (2, "4 in 6"), (1, "3 in 6")])
def test_with_ones_own_die_rolled_the_odds_are_those_of_the_other_die(rolled: int, won: str) -> None:
    # 7 and 4 are 11 against 5 and at most 6; 7 and 2 are 9 against 5 and at most 4; 7 and 1 are 8: at most 3.
    found = at_the_table()
    fight(found, "enemy", "frost-maiden", "strength", 5)
    assert found.fight is not None
    found.fight.mine.rolled = rolled
    drawn = scene(found)
    (odds,) = having(drawn, "class", "odds-won")
    assert said(odds).endswith(won) and "if your throw stands" in said(parsed(drawn))


def test_spells_at_work_on_the_dice_are_told() -> None:
    found = at_the_table()
    fight(found, "enemy", "yeti", "strength", 5)
    assert found.fight is not None
    found.fight.theirs.spread, found.fight.theirs.throws = "lowest", 2
    found.fight.mine.shift = -1
    read = said(parsed(scene(found)))
    assert "lowest of 2 throws" in read and "−1 to the dice" in read


def test_the_opponents_of_missions_have_faces_and_names() -> None:
    for kind, foe, title in (("servant", "squire", "Squire"), ("master", "black-knight", "Black Knight")):
        found = at_the_table()
        fight(found, kind, foe, "courage", 3)
        assert title in said(parsed(scene(found)))


def test_a_duel_hides_what_is_declared_and_shows_what_either_might_choose() -> None:
    found = at_the_table()
    found.fight = Fight("duel", "", PlayerId(1), Side(PlayerId(1), "luck"), Side(ME))
    drawn = scene(found)
    assert not having(drawn, "class", "side-total") and said(parsed(drawn)).count("chosen in secret") == 2
    assert len(having(drawn, "class", "foe-traits")) == 2


def test_without_a_fight_there_is_no_scene() -> None:
    assert scene(at_the_table()) == ""


# --- moments --------------------------------------------------------------------------------------------------------


def moment(event: Event, *later: Event) -> Markup:
    seen = view(at_the_table())
    return laid("legenda", seen).moment(event, later, seen, texts())


def compares(mine: int, theirs: int, **more: object) -> Told:
    return Told(text=text("told.compares", who=Who(ME), mine=mine, theirs=theirs, **more), rule="1.10")  # type: ignore[arg-type]


@pytest.mark.parametrize(("key", "how"), [("told.beats", "won"), ("told.beaten", "lost")])
def test_after_the_dice_both_totals_and_the_outcome_are_shown(key: str, how: str) -> None:
    end = Told(text=text(key, who=Who(ME), foe=card_name("yeti")), rule="1.9a")
    drawn = moment(compares(9, 6), end)
    assert having(drawn, "class", f"fight-{how}")
    read = said(parsed(drawn))
    assert "9" in read and "6" in read and "Yeti" in read and "Anna" in read


def test_after_the_dice_both_totals_show_what_they_are_made_of() -> None:
    made = {"own": 4, "own_dice": 5, "other": 3, "other_dice": 3, "foe": card_name("yeti"),
            "trait": name("trait", "strength"), "trait2": name("trait", "strength")}  # fmt: skip
    drawn = moment(compares(9, 6, **made))
    assert [said(one).split() for one in having(drawn, "class", "rolled-parts")] == [["4", "+", "5"], ["3", "+", "3"]]


def test_a_duel_is_told_from_the_side_of_the_attacker_whoever_wins() -> None:
    end = Told(text=text("told.wins-duel", who=Who(PlayerId(1)), other=Who(ME)), rule="1.10a")
    drawn = moment(compares(9, 12), end)
    assert having(drawn, "class", "fight-lost")
    assert [said(one) for one in having(drawn, "class", "fighter-name")] == ["Anna", "<b>Bo</b>"]


def test_a_drawn_card_turns_over_unless_a_fight_shows_it_better() -> None:
    shown = CardShown(
        text=text("told.draws", who=Who(ME), card=card_name("yeti")), rule="1.9", player=ME, card="yeti", deck="legend"
    )
    assert having(moment(shown), "data-card", "yeti")
    assert moment(shown, compares(9, 6)) == ""


def test_counters_are_explained_with_what_they_are_made_of() -> None:
    seen = view(at_the_table())
    found = {one.name: one for one in laid("legenda", seen).counters(seen, ME, texts())}
    assert found["life"].value == "4/6" and found["large"].value == "3/5" and found["items"].value == "2/6"
    assert found["strength"].parts == (("base", "+4"), ("level", "+1"), ("Sword", "+1"), ("Royal Axe", "+1"))
    assert set(found) == {"life", "denars", "large", "items", "effect", *TRAITS}
