"""The Book of Spells as each of the fourteen spells. Rule 9.4; reading Q17."""

import pytest

from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import Match, Table, TableMaker, at, bottom, hero, play, strengths
from tests.rules.script import asked, keys

BOOK = "book-of-spells"
INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))


def reads(made: Table, spell: str, *answers: str) -> Match:
    """Let seat 0 read a spell in his own turn; the Book is then used up."""
    session = play(made.start(), f"play:{BOOK}")
    assert asked(session) == (0, "book")
    play(session, f"spell:{spell}", *answers)
    assert BOOK not in hero(session, 0).surprises
    assert BOOK in session.state.surprise
    return session


def reader(table: TableMaker, at: str = "q", *, strength: int = 10) -> Table:
    return table().hero(0, at=at, strength=strength, surprises=[BOOK])


@pytest.mark.rule("monstrum", "9.4")
def test_it_offers_the_spells_that_can_be_cast_now(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=[BOOK, "cage"]).hero(1, at="dolina-nuptse")
    session = play(made.hero(2, at="jama-rajmangal").start(), f"play:{BOOK}")
    # All but the shield and the omen, which need a roll to come.
    assert keys(session) == (
        "spell:growth-of-strength", "spell:darkness", "spell:flood", "spell:black-wind", "spell:paralysis",
        "spell:loss-of-artefact", "spell:devils-eye", "spell:plague-of-parasites", "spell:enchanted-gate",
        "spell:gift-of-flight", "spell:devilish-tricks", "spell:eternal-sleep",
    )  # fmt: skip


@pytest.mark.rule("monstrum", "9.4")
def test_it_offers_no_spell_that_would_affect_nobody(table: TableMaker) -> None:
    session = play(reader(table, strength=7).hero(1, at="q").start(), f"play:{BOOK}")
    assert keys(session) == (
        "spell:growth-of-strength", "spell:darkness", "spell:paralysis", "spell:devils-eye", "spell:gift-of-flight",
        "spell:eternal-sleep",
    )  # fmt: skip


@pytest.mark.rule("monstrum", "9.4")
def test_it_can_be_read_as_a_spell_that_another_holds(table: TableMaker) -> None:
    made = reader(table).hero(1, surprises=["paralysis"])
    session = reads(made, "paralysis")
    assert (hero(session, 1).stunned, hero(session, 1).surprises) == (1, ["paralysis"])


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_growth_of_strength(table: TableMaker) -> None:
    session = reads(reader(table), "growth-of-strength")
    assert strengths(session) == [15, 10]
    assert bottom(session.state.surprise) == BOOK
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_darkness(table: TableMaker) -> None:
    session = reads(reader(table).hero(1, at="s"), "darkness", to("r"))
    assert at(session, 1) == field("r")


@pytest.mark.rule("monstrum", "9.4")
@pytest.mark.parametrize(
    ("spell", "nook"),
    [("flood", "dolina-nuptse"), ("black-wind", "dwor-motrill"), ("plague-of-parasites", "jama-rajmangal")],
)
def test_book_as_an_area_spell(table: TableMaker, spell: str, nook: str) -> None:
    assert strengths(reads(reader(table).hero(1, at=nook), spell)) == [10, 5]


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_paralysis(table: TableMaker) -> None:
    session = reads(reader(table).hero(1).hero(2), "paralysis")
    assert [one.stunned for one in session.state.adventurers] == [0, 1, 1]


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_omen_in_a_fight(table: TableMaker) -> None:
    made = reader(table, "d").hero(1, at="q", dexterity=7).next_combat("werewolf").dice(4)
    session = play(made.start(), *INTO_NUPTSE, f"play:{BOOK}")
    assert keys(session) == ("spell:magic-shield", "spell:devilish-tricks", "spell:omen")
    play(session, "spell:omen")
    assert strengths(session) == [13, 10]
    assert bottom(session.state.surprise) == BOOK


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_omen_at_a_corridor(table: TableMaker) -> None:
    made = reader(table, "l").hero(1, at="q").dice(1)
    session = play(made.start(), "card:1", to("corridor-3"))
    assert keys(session) == ("roll", f"play:{BOOK}")
    play(session, f"play:{BOOK}")
    assert (at(session, 0), at(session, 1)) == (field("corridor-3"), field("corridor-1"))
    assert BOOK in session.state.surprise


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_magic_shield(table: TableMaker) -> None:
    made = reader(table, "d").next_combat("hydra").next_surprise("blank")
    session = play(made.start(), *INTO_NUPTSE, f"play:{BOOK}", "spell:magic-shield")
    assert strengths(session) == [15, 10]
    assert hero(session, 0).surprises == []


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_loss_of_artefact(table: TableMaker) -> None:
    made = table().hero(0, surprises=[BOOK, "cage"], open=["wings"])
    session = reads(made, "loss-of-artefact")
    assert asked(session) == (0, "lose-find")
    assert keys(session) == ("card:cage", "card:wings")
    play(session, "card:cage")
    assert (hero(session, 0).surprises, hero(session, 0).open) == ([], ["wings"])


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_devils_eye(table: TableMaker) -> None:
    session = reads(reader(table).hero(1, hand=[4, 6]), "devils-eye", "movement:1")
    assert [(peek.viewer, peek.owner, peek.card) for peek in session.state.peeks] == [(0, 1, "step-6#1")]


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_enchanted_gate(table: TableMaker) -> None:
    made = reader(table, "dwor-motrill").next_combat("goblin").dice(1)
    session = reads(made, "enchanted-gate", to("podziemia-emerald/1"))
    assert at(session, 0) == field("podziemia-emerald/1")
    assert strengths(session) == [13, 10]


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_gift_of_flight(table: TableMaker) -> None:
    session = reads(reader(table, "q"), "gift-of-flight", to("s", ""))
    assert at(session, 0) == field("s")


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_devilish_tricks_in_the_own_turn(table: TableMaker) -> None:
    made = reader(table, "d").next_combat("viper").dice(4)
    session = reads(made, "devilish-tricks")
    assert strengths(session) == [3, 10]
    play(session, *INTO_NUPTSE)
    assert strengths(session) == [5, 10]


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_devilish_tricks_in_a_fight(table: TableMaker) -> None:
    made = reader(table, "d").next_combat("viper").dice(4)
    session = play(made.start(), *INTO_NUPTSE, f"play:{BOOK}", "spell:devilish-tricks")
    assert strengths(session) == [5, 10]
    assert hero(session, 0).tricks


@pytest.mark.rule("monstrum", "9.4")
def test_book_as_eternal_sleep(table: TableMaker) -> None:
    session = reads(reader(table).hero(1).hero(2), "eternal-sleep", "player:2")
    assert [one.asleep for one in session.state.adventurers] == [0, 0, 2]


@pytest.mark.rule("monstrum", "9.4")
def test_the_stone_answers_a_spell_out_of_the_book(table: TableMaker) -> None:
    session = reads(reader(table).hero(1, surprises=["stone-of-niwy"]), "eternal-sleep")
    assert asked(session) == (1, "ward")
    play(session, "play:stone-of-niwy")
    assert hero(session, 1).asleep == 0


@pytest.mark.rule("monstrum", "9.4")
def test_in_a_fight_it_is_kept_by_rolling(table: TableMaker) -> None:
    made = reader(table, "d").next_combat("goblin").dice(1)
    session = play(made.start(), *INTO_NUPTSE, "roll")
    assert hero(session, 0).surprises == [BOOK]
    assert asked(session) == (0, "after-move")


@pytest.mark.rule("monstrum", "9.4")
def test_tricks_in_force_are_not_read_again(table: TableMaker) -> None:
    session = play(table().hero(0, strength=20, tricks=True, surprises=[BOOK]).start(), f"play:{BOOK}")
    assert "spell:devilish-tricks" not in keys(session)


@pytest.mark.rule("monstrum", "9.4")
def test_under_the_stone_loss_of_artefact_is_not_read(table: TableMaker) -> None:
    session = play(table().hero(0, open=["wings"], warded=2, surprises=[BOOK]).start(), f"play:{BOOK}")
    assert "spell:loss-of-artefact" not in keys(session)
