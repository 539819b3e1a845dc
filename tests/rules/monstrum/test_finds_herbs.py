"""The Herbs of Lyx: at once, or by themselves when strength falls. Rule 9.2; reading Q10."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, TableMaker, hero, play, strengths

HERBS = "herbs-of-lyx"


def draws_herbs(table: TableMaker, strength: int) -> Match:
    made = table().hero(0, at="d", strength=strength).next_combat("blank").next_surprise(HERBS)
    return play(made.start(), "card:1", to("dolina-nuptse/2"))


def flooded(table: TableMaker, strength: int) -> Match:
    made = table().hero(0, surprises=["flood"]).hero(1, at="dolina-nuptse", strength=strength, open=[HERBS]).hero(2)
    return play(made.start(), "play:flood")


@pytest.mark.rule("monstrum", "9.2")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_drawn_below_4_they_make_strength_6_at_once(table: TableMaker, strength: int) -> None:
    session = draws_herbs(table, strength)
    assert strengths(session) == [6, 10]
    assert hero(session, 0).open == []
    assert session.state.surprise[-1] == HERBS


@pytest.mark.rule("monstrum", "9.2")
@pytest.mark.parametrize("strength", [4, 6, 10])
def test_drawn_at_4_or_more_they_lie_open(table: TableMaker, strength: int) -> None:
    session = draws_herbs(table, strength)
    assert strengths(session) == [strength, 10]
    assert hero(session, 0).open == [HERBS]


@pytest.mark.rule("monstrum", "9.2")
@pytest.mark.parametrize("before", [6, 7, 8])
def test_open_they_work_when_an_area_spell_brings_strength_to_1_to_3(table: TableMaker, before: int) -> None:
    session = flooded(table, before)
    assert strengths(session) == [10, 6, 10]
    assert hero(session, 1).open == []


@pytest.mark.rule("monstrum", "9.2")
def test_open_they_wait_while_strength_stays_at_4(table: TableMaker) -> None:
    session = flooded(table, 9)
    assert strengths(session) == [10, 4, 10]
    assert hero(session, 1).open == [HERBS]


@pytest.mark.rule("monstrum", "9.2")
@pytest.mark.parametrize("before", [4, 5])
def test_they_do_not_save_from_death(table: TableMaker, before: int) -> None:
    session = flooded(table, before)
    assert strengths(session) == [10, 0, 10]
    assert not hero(session, 1).alive
    assert HERBS in session.state.surprise


@pytest.mark.rule("monstrum", "9.2")
def test_open_they_work_after_a_lost_fight(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=5, open=[HERBS]).next_combat("orc").dice(6)
    assert strengths(play(made.start(), "card:1", to("dolina-nuptse/2"))) == [6, 10]


@pytest.mark.rule("monstrum", "9.2")
def test_the_belt_is_given_back_although_the_herbs_help(table: TableMaker) -> None:
    # 12 - 5 - 5 = 2: the belt goes at 7, the herbs work at 2; nobody may keep the belt with 6.
    made = table().hero(0, surprises=["flood", "book-of-spells"])
    made.hero(1, at="dolina-nuptse", strength=12, open=[HERBS, "belt-of-death"], belt_ripe=True, belt_armed=True)
    session = play(made.start(), "play:flood", "play:book-of-spells", "spell:flood")
    assert strengths(session) == [10, 6]
    assert hero(session, 1).open == []


@pytest.mark.rule("monstrum", "9.2")
def test_one_fall_can_take_the_belt_and_use_the_herbs(table: TableMaker) -> None:
    made = table().hero(0, strength=10, surprises=["devilish-tricks"], open=["belt-of-death", HERBS], belt_ripe=True)
    session = play(made.start(), "play:devilish-tricks")
    assert strengths(session) == [6, 10]
    assert "belt-of-death" in session.state.surprise and HERBS in session.state.surprise
