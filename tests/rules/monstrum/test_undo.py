"""What may be taken back: nothing that has told something of a hidden card. Rules 7.3, 8.2-8.14, 9.9, 9.14."""

from typing import Any

import pytest

from kraina.engine import codec
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, Table, TableMaker, hero, play
from tests.rules.script import asked

MOTRILL = "dwor-motrill"


each_spell = pytest.mark.parametrize(
    ("card", "place", "answers"),
    [
        ("darkness", "q", (to("r"),)),
        ("flood", "dolina-nuptse", ()),
        ("black-wind", MOTRILL, ()),
        ("paralysis", "q", ()),
        ("devils-eye", "q", ()),
        ("plague-of-parasites", "jama-rajmangal", ()),
        ("eternal-sleep", "q", ()),
    ],
)
"""Each spell on others, where its target stands, and the answers that bring it upon the target."""


def cast(made: Table, card: str, answers: tuple[str, ...]) -> Match:
    """Let seat 0 cast a spell that nobody answers, so that seat 0 is asked again."""
    session = play(made.start(), f"play:{card}", *answers)
    assert asked(session)[0] == 0
    return session


@pytest.mark.rule("monstrum", "8.2")
@pytest.mark.rule("monstrum", "8.3")
@pytest.mark.rule("monstrum", "8.4")
@pytest.mark.rule("monstrum", "8.5")
@pytest.mark.rule("monstrum", "8.9")
@pytest.mark.rule("monstrum", "8.10")
@pytest.mark.rule("monstrum", "8.14")
@each_spell
def test_a_spell_that_a_hidden_hand_did_not_answer_is_final(
    table: TableMaker, card: str, place: str, answers: tuple[str, ...]
) -> None:
    # That no Stone of Niwy was laid down tells that there is none.
    made = table().hero(0, surprises=[card]).hero(1, at=place, surprises=["cage"])
    assert not cast(made, card, answers).can_undo()


@pytest.mark.rule("monstrum", "7.3")
@each_spell
def test_a_spell_on_who_keeps_nothing_may_be_taken_back(
    table: TableMaker, card: str, place: str, answers: tuple[str, ...]
) -> None:
    session = table().hero(0, surprises=[card]).hero(1, at=place).start()
    before = codec.copy(session.state)
    play(session, f"play:{card}", *answers)
    for _ in range(1 + len(answers)):
        assert session.can_undo()
        session.undo()
    assert session.state == before


@pytest.mark.rule("monstrum", "8.3")
def test_a_flood_that_does_not_reach_the_hidden_hand_may_be_taken_back(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", surprises=["flood", "cage"]).hero(1, at="q", surprises=["omen"])
    made.hero(2, at="dolina-nuptse", surprises=["sulphur"], warded=1)
    assert cast(made, "flood", ()).can_undo()


@pytest.mark.rule("monstrum", "8.2")
def test_who_is_left_in_place_has_not_been_probed(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="q", surprises=["cage"])
    session = made.start()
    before = codec.copy(session.state)
    play(session, "play:darkness", "leave")
    session.undo()
    assert session.can_undo()
    session.undo()
    assert session.state == before


@pytest.mark.rule("monstrum", "8.6")
@pytest.mark.parametrize(("held", "undo"), [(["sulphur"], False), ([], True)])
def test_an_omen_that_a_hidden_hand_did_not_answer_is_final(table: TableMaker, held: list[str], undo: bool) -> None:
    made = table().hero(0, at="d", surprises=["omen", "cage"]).hero(1, at="q", surprises=held).next_combat("orc")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"), "play:omen")
    assert asked(session) == (0, "fight")
    assert session.can_undo() == undo


def walks(made: Table, *answers: str) -> bool:
    """Let seat 0 walk, who could still play Paralysis afterwards; return whether the walk may be taken back."""
    session = play(made.start(), *answers)
    assert asked(session) == (0, "after-move")
    return session.can_undo()


def walker(table: TableMaker, at: str = "j", **marks: Any) -> Table:
    return table().hero(0, at=at, surprises=["paralysis"], **marks)


@pytest.mark.rule("monstrum", "9.9")
@pytest.mark.parametrize(("open_cards", "net", "undo"), [(["net"], "dolina-nuptse", False), ([], None, True)])
def test_a_walk_through_a_nook_is_final_while_the_net_of_another_is_out(
    table: TableMaker, open_cards: list[str], net: str | None, undo: bool
) -> None:
    # The net lies elsewhere and is not sprung: that tells where it does not lie.
    made = walker(table).hero(1, open=open_cards, net=net)
    assert walks(made, "card:3", to("k", MOTRILL)) == undo


@pytest.mark.rule("monstrum", "9.9")
@pytest.mark.parametrize(("open_cards", "net", "undo"), [(["net"], "dolina-nuptse", False), ([], None, True)])
def test_so_is_a_walk_that_ends_in_a_nook_without_a_card(
    table: TableMaker, open_cards: list[str], net: str | None, undo: bool
) -> None:
    made = walker(table, last_fight=MOTRILL).hero(1, open=open_cards, net=net)
    assert walks(made, "card:1", to("dwor-motrill/2")) == undo


@pytest.mark.rule("monstrum", "9.9")
def test_a_walk_that_enters_no_nook_may_be_taken_back_in_spite_of_a_net(table: TableMaker) -> None:
    assert walks(walker(table).hero(1, open=["net"], net="dolina-nuptse"), "card:3", to("k", ""))
    inside = walker(table, "dwor-motrill/2").hero(1, open=["net"], net=MOTRILL)
    assert walks(inside, "card:1", to("dwor-motrill/3"))


@pytest.mark.rule("monstrum", "9.9")
def test_the_own_net_is_no_secret_to_its_owner(table: TableMaker) -> None:
    made = table().hero(0, at="j", surprises=["paralysis"], open=["net"], net=MOTRILL)
    assert walks(made, "card:3", to("k", MOTRILL))


@pytest.mark.rule("monstrum", "9.14")
def test_enslaving_is_final(table: TableMaker) -> None:
    # The master has seen the movement cards of the slave.
    session = play(table().hero(0, surprises=["freyas-rings"]).hero(1).start(), "play:freyas-rings")
    assert asked(session) == (0, "turn")
    assert hero(session, 1).master == 0
    assert not session.can_undo()
