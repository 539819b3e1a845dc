"""Turns: when surprises are played, and turns that are missed. Rules 7.3, 7.8; readings Q7, Q13."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import TableMaker, hero, play
from tests.rules.script import asked, keys


@pytest.mark.rule("monstrum", "7.3")
def test_a_kept_surprise_is_played_before_the_move(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["paralysis"]).start(), "play:paralysis")
    assert hero(session, 0).surprises == []
    assert hero(session, 1).stunned == 1
    assert asked(session) == (0, "turn")
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "7.3")
def test_a_kept_surprise_is_played_after_the_move(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["paralysis"]).start(), "card:2", to("s"))
    assert asked(session) == (0, "after-move")
    assert keys(session) == ("play:paralysis", "end")
    play(session, "play:paralysis")
    assert hero(session, 1).stunned == 0  # the turn just missed used it up
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "7.3")
def test_a_kept_surprise_may_be_kept_on(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["paralysis"]).start(), "card:2", to("s"), "end")
    assert hero(session, 0).surprises == ["paralysis"]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "7.3")
def test_a_kept_surprise_is_not_played_in_the_turn_of_another(table: TableMaker) -> None:
    session = table().hero(0, surprises=["paralysis", "flood", "freyas-rings"]).hero(1, at="q").turn(1).start()
    assert asked(session) == (1, "turn")
    assert keys(session) == ("card:1", "card:2", "card:3")
    play(session, "card:2", to("s"))
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "7.3")
@pytest.mark.parametrize("card", ["magic-shield", "omen", "cage", "sulphur"])
def test_cards_with_a_moment_of_their_own_wait_for_it(table: TableMaker, card: str) -> None:
    session = table().hero(0, at="q", surprises=[card]).start()
    assert keys(session) == ("card:1", "card:2", "card:3")
    play(session, "card:2", to("s"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "7.3")
def test_several_surprises_in_one_turn(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["paralysis", "stone-of-niwy"]).hero(1).hero(2)
    session = play(made.start(), "play:stone-of-niwy", "card:2", to("s"), "play:paralysis")
    assert hero(session, 0).surprises == []
    assert hero(session, 0).warded == 1  # the others missed their turns and the next own turn has begun
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "7.8")
def test_a_missed_turn_passes_without_a_question(table: TableMaker) -> None:
    session = table().hero(0, stunned=1, surprises=["paralysis"]).hero(1, at="q").start()
    assert asked(session) == (1, "turn")
    play(session, "card:2", to("s"))
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "7.8")
def test_missed_turns_add_up(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["paralysis", "eternal-sleep"]).hero(1).next_movement(1, 2, 4)
    session = play(made.start(), "play:paralysis", "play:eternal-sleep")
    assert hero(session, 1).stunned + hero(session, 1).asleep == 3
    play(session, "card:1", to("r"))  # the first missed turn follows,
    play(session, "card:2", to("p"))  # the second,
    play(session, to("s"))  # and, after the last card of the hand, the third
    assert hero(session, 1).turns == 3
    assert asked(session) == (0, "turn")
    play(session, "card:1", to("t"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "7.8")
def test_two_sleeps_add_up(table: TableMaker) -> None:
    made = table().hero(0, surprises=["eternal-sleep"]).hero(1, asleep=2)
    session = play(made.start(), "play:eternal-sleep")
    assert hero(session, 1).asleep == 4


@pytest.mark.rule("monstrum", "7.8")
def test_whoever_misses_turns_is_still_met_by_adventures(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d", asleep=2).next_combat("goblin").dice(6)
    session = play(made.start(), "play:darkness", to("dolina-nuptse/2"))
    assert hero(session, 1).strength == 7
    assert hero(session, 1).asleep == 2
