"""What is offered before a roll and what an option says of itself. Rules 6.8, 7.3, 8.6, 8.13, 9.4, 9.8, 9.12."""

import pytest

from kraina.engine.text import Text, name, text
from kraina.games.monstrum.choose import listed
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, Table, TableMaker, hero, play, strengths, told
from tests.rules.script import asked, keys

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))
BOOK = "book-of-spells"


def meets(made: Table, monster: str, *rolled: int) -> Match:
    """Let the adventurer of seat 0, who stands at "d", walk into a nook where a monster waits."""
    return play(made.next_combat(monster).dice(*rolled).start(), *INTO_NUPTSE)


def hint(session: Match, key: str) -> Text | None:
    """Return what an option of the open question leads to."""
    assert session.pending is not None
    return next(option.hint for option in session.pending.options if option.key == key)


def book_of(*spells: str) -> Text:
    return text("hint.book", spells=listed([name("card", spell) for spell in spells]))


@pytest.mark.rule("monstrum", "9.8")
@pytest.mark.parametrize(("monster", "offered"), [("viper", False), ("imp", False), ("goblin", True), ("orc", True)])
def test_the_cage_is_offered_against_monsters_that_take_more_than_2(
    table: TableMaker, monster: str, offered: bool
) -> None:
    session = meets(table().hero(0, at="d", surprises=["cage", "magic-shield"]), monster)
    assert keys(session) == (("roll", "play:cage", "play:magic-shield") if offered else ("roll", "play:magic-shield"))


@pytest.mark.rule("monstrum", "8.13")
def test_after_omen_no_tricks_are_offered(table: TableMaker) -> None:
    # They would cost the caller 7 and serve nobody: the one called fights.
    made = table().hero(0, at="d", surprises=["omen", "devilish-tricks", "cage"]).hero(1, at="q")
    session = meets(made, "orc")
    assert keys(session) == ("roll", "play:omen", "play:devilish-tricks", "play:cage")
    play(session, "play:omen")
    assert keys(session) == ("roll", "play:cage")


@pytest.mark.rule("monstrum", "8.6")
def test_after_an_omen_out_of_the_book_no_second_omen_is_offered(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen", BOOK, "cage"]).hero(1, at="q").hero(2, at="q")
    session = play(meets(made, "orc"), f"play:{BOOK}", "spell:omen", "player:2")
    assert keys(session) == ("roll", "play:cage")


@pytest.mark.rule("monstrum", "9.4")
def test_after_omen_the_book_holds_the_shield_alone(table: TableMaker) -> None:
    session = play(meets(table().hero(0, at="d", surprises=["omen", BOOK]).hero(1, at="q"), "orc"), "play:omen")
    assert keys(session) == ("roll", f"play:{BOOK}")
    assert hint(session, f"play:{BOOK}") == book_of("magic-shield")
    play(session, f"play:{BOOK}")  # the only spell is read without asking
    assert strengths(session) == [14, 10]


@pytest.mark.rule("monstrum", "9.12")
def test_with_an_armed_belt_the_one_called_is_asked_nothing_and_rolls_nothing(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen", "cage", "magic-shield"])
    made.hero(1, at="q", open=["belt-of-death"], belt_armed=True, belt_ripe=True)
    session = play(meets(made, "orc"), "play:omen")
    assert strengths(session) == [14, 10]
    assert hero(session, 0).surprises == ["cage", "magic-shield"]
    assert asked(session) == (1, "turn")
    lines = told(session)
    assert ("beats-by", "9.12") in lines
    assert not any(rule == "6.4" for _, rule in lines)


@pytest.mark.rule("monstrum", "9.4")
def test_before_a_fight_the_book_tells_which_spells_it_holds(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", surprises=[BOOK]).hero(1, at="q"), "orc")
    assert hint(session, f"play:{BOOK}") == book_of("magic-shield", "devilish-tricks", "omen")


@pytest.mark.rule("monstrum", "9.4")
def test_a_spell_that_cannot_be_read_now_is_not_told(table: TableMaker) -> None:
    # With 7 points Tricks would kill, and under the Stone nobody can be called by Omen.
    session = meets(table().hero(0, at="d", strength=7, surprises=[BOOK]).hero(1, at="q", warded=2), "orc")
    assert hint(session, f"play:{BOOK}") == book_of("magic-shield")


@pytest.mark.rule("monstrum", "9.4")
def test_in_a_corridor_the_book_tells_that_it_holds_the_omen(table: TableMaker) -> None:
    session = play(table().hero(0, at="f", surprises=[BOOK, "omen"]).start(), "card:1", to("corridor-1"))
    assert keys(session) == ("roll", f"play:{BOOK}", "play:omen")
    assert hint(session, f"play:{BOOK}") == book_of("omen")
    assert hint(session, "play:omen") == Text("card.omen.text")


@pytest.mark.rule("monstrum", "6.4")
@pytest.mark.parametrize(
    ("monster", "says"), [("goblin", text("hint.fight", limit=4)), ("wraith", text("hint.fight-one"))]
)
def test_the_roll_tells_on_which_numbers_it_wins(table: TableMaker, monster: str, says: Text) -> None:
    # 3 + 6 - 5 = 4 against a goblin, 3 + 6 - 8 = 1 against a wraith.
    assert hint(meets(table().hero(0, at="d", surprises=["magic-shield"]), monster), "roll") == says


@pytest.mark.rule("monstrum", "8.6")
def test_after_omen_the_roll_tells_the_numbers_of_the_one_called(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen", "cage"]).hero(1, at="q", dexterity=5, open=["double-sword"])
    session = meets(made, "werewolf")
    assert hint(session, "roll") == text("hint.fight", limit=3)  # 3 + 6 - 6
    play(session, "play:omen")
    assert hint(session, "roll") == text("hint.fight", limit=5)


def comes_back(made: Table, card: str) -> Match:
    """Let seat 0 beat a dragon in Nuptse by a card, step out, and come back; an orc lies next on the pile."""
    made.option(spoils="off").hero(1, at="q").next_combat("bog-dragon", "orc")
    session = play(made.start(), to("dolina-nuptse/2"), f"play:{card}", "card:1", to("r"))
    return play(session, to("d"), "card:2", to("p"), to("dolina-nuptse/2"))


@pytest.mark.rule("monstrum", "5.3")
def test_a_fight_won_by_the_shield_was_a_fight(table: TableMaker) -> None:
    session = comes_back(table().hero(0, at="d", hand=[1, 1, 1], surprises=["magic-shield"]), "magic-shield")
    assert session.state.combat[0] == "orc"
    assert strengths(session) == [15, 10]


@pytest.mark.rule("monstrum", "5.3")
def test_a_dragon_beaten_by_sulphur_does_not_close_the_nook(table: TableMaker) -> None:
    session = comes_back(table().hero(0, at="d", hand=[1, 1, 1], surprises=["sulphur"]).dice(1), "sulphur")
    assert strengths(session) == [19, 10]  # 10 + 5, and 4 for the orc


@pytest.mark.rule("monstrum", "4.1")
def test_the_ends_of_a_move_are_offered_nearest_to_zezere_first_and_trapdoors_last(table: TableMaker) -> None:
    # Zezere is 18 steps from "e", 20 from the nook's field and from "c"; a trapdoor is no way to it at all.
    session = play(table().hero(0, at="d").start(), "card:1")
    assert keys(session) == (to("e"), to("dolina-nuptse/2"), to("c"), to("trapdoor"))
    assert hint(session, to("e")) == text("hint.distance", steps=18)
    assert hint(session, to("trapdoor")) == text("hint.trapdoor")
