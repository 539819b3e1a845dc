"""How the game ends, and what becomes of the dead. Rules 1.1, 10.1-10.5; readings Q2, Q24 and 35 of the rulings."""

import pytest

from kraina.engine.game import Outcome
from kraina.engine.ids import PlayerId
from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import TableMaker, at, bottom, hero, play, strengths
from tests.rules.script import asked, keys

ZEZERE = to("kopalnia-zezere/2")


@pytest.mark.rule("monstrum", "1.1")
@pytest.mark.rule("monstrum", "10.1")
def test_the_first_to_end_a_move_in_zezere_wins_at_once(table: TableMaker) -> None:
    made = table().hero(0, at="w", surprises=["paralysis"]).hero(1, at="w")
    session = play(made.start(), "card:1", ZEZERE)
    assert session.outcome == Outcome((PlayerId(0),), "reached")
    assert session.pending is None


@pytest.mark.rule("monstrum", "10.1")
def test_no_card_is_turned_over_in_zezere(table: TableMaker) -> None:
    session = play(table().hero(0, at="w").next_combat("ogre").start(), "card:1", ZEZERE)
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "10.1")
def test_passing_through_zezere_does_not_win(table: TableMaker) -> None:
    session = play(table().hero(0, at="w").start(), "card:3", to("x"))
    assert session.outcome is None
    assert at(session, 0) == field("x")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "10.1")
def test_zezere_must_be_hit_with_the_full_number(table: TableMaker) -> None:
    # From "v" Zezere is two steps away, so a 1 ends before it.
    session = play(table().hero(0, at="v").start(), "card:1")
    assert sorted(keys(session)) == sorted([to("u"), to("w"), to("corridor-6")])


@pytest.mark.rule("monstrum", "10.2")
def test_with_the_guardian_reaching_zezere_is_not_enough(table: TableMaker) -> None:
    session = play(table().hero(0, at="w").option(ending="guardian").dice(5).start(), "card:1", ZEZERE)
    assert session.outcome is None
    assert strengths(session) == [2, 10]
    assert at(session, 0) == field("kopalnia-zezere/2")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "10.2")
def test_beating_the_guardian_wins(table: TableMaker) -> None:
    session = play(table().hero(0, at="w").option(ending="guardian").dice(4).start(), "card:1", ZEZERE)
    assert session.outcome == Outcome((PlayerId(0),), "guardian")


@pytest.mark.rule("monstrum", "10.2")
def test_the_guardian_can_kill(table: TableMaker) -> None:
    made = table().hero(0, at="w", strength=8).option(ending="guardian").dice(5)
    session = play(made.start(), "card:1", ZEZERE)
    assert not hero(session, 0).alive
    assert session.outcome is None


@pytest.mark.rule("monstrum", "10.2")
def test_whoever_lost_and_lives_may_fight_again_next_turn_instead_of_moving(table: TableMaker) -> None:
    made = table().hero(0, at="w", strength=20).hero(1).option(ending="guardian").dice(6, 4)
    session = play(made.start(), "card:1", ZEZERE, "card:1", to("b"))
    assert keys(session) == ("card:2", "card:3", "challenge")
    play(session, "challenge")
    assert session.outcome == Outcome((PlayerId(0),), "guardian")


@pytest.mark.rule("monstrum", "10.2")
def test_a_second_lost_fight_ends_the_move_and_keeps_the_cards(table: TableMaker) -> None:
    made = table().hero(0, at="kopalnia-zezere", strength=20).option(ending="guardian").dice(6)
    session = play(made.start(), "challenge")
    assert strengths(session) == [12, 10]
    assert len(hero(session, 0).hand) == 3
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "10.2")
def test_whoever_lost_may_leave_instead(table: TableMaker) -> None:
    made = table().hero(0, at="kopalnia-zezere/2").option(ending="guardian")
    session = play(made.start(), "card:1", to("w"))
    assert at(session, 0) == field("w")


@pytest.mark.rule("monstrum", "10.2")
def test_nobody_else_may_challenge_from_afar(table: TableMaker) -> None:
    assert "challenge" not in keys(table().hero(0, at="w").option(ending="guardian").start())
    assert "challenge" not in keys(table().hero(0, at="jama-rajmangal").option(ending="guardian").start())


@pytest.mark.rule("monstrum", "10.2")
def test_flying_about_in_zezere_after_a_loss_is_no_new_arrival(table: TableMaker) -> None:
    # The fight may be taken up again next turn, not once more in the same turn by a flight within the nook.
    made = table().hero(0, at="w", strength=20, surprises=["gift-of-flight"]).option(ending="guardian").dice(6)
    session = play(made.start(), "card:1", ZEZERE, "play:gift-of-flight", to("kopalnia-zezere/1"))
    assert strengths(session) == [12, 10]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "10.2")
def test_moving_within_zezere_is_no_new_arrival(table: TableMaker) -> None:
    made = table().hero(0, at="kopalnia-zezere/2").option(ending="guardian")
    session = play(made.start(), "card:1", to("kopalnia-zezere/3"))
    assert session.outcome is None
    assert strengths(session) == [10, 10]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "10.2")
def test_coming_back_to_zezere_is_a_new_arrival(table: TableMaker) -> None:
    made = table().hero(0, at="kopalnia-zezere/2").hero(1, at="a").option(ending="guardian").dice(4)
    session = play(made.start(), "card:1", to("w"), "card:1", to("b"), "card:2", to("kopalnia-zezere"))
    assert session.outcome == Outcome((PlayerId(0),), "guardian")


@pytest.mark.rule("monstrum", "5.3")
@pytest.mark.rule("monstrum", "10.2")
@pytest.mark.parametrize(("place", "answers"), [("w", ("card:1", ZEZERE)), ("kopalnia-zezere/2", ("challenge",))])
def test_a_lost_fight_before_the_guardian_frees_the_nook_of_the_fight_before(
    table: TableMaker, place: str, answers: tuple[str, ...]
) -> None:
    # The last fight but one was in Emerald, four steps from Zezere: 20 - 8 for the guardian, + 3 for the goblin.
    made = table().hero(0, at=place, hand=[1, 4, 4], strength=20, last_fight="podziemia-emerald").hero(1, at="a")
    made.option(ending="guardian").next_combat("goblin").dice(6, 1)
    session = play(made.start(), *answers, "card:1", to("b"), "card:4", to("podziemia-emerald/3"))
    assert strengths(session) == [15, 10]
    assert hero(session, 0).last_fight == "podziemia-emerald"


@pytest.mark.rule("monstrum", "10.2")
def test_the_guardian_leaves_no_spoils_and_adds_no_strength(table: TableMaker) -> None:
    session = play(table().hero(0, at="w").option(ending="guardian").dice(1).start(), "card:1", ZEZERE)
    assert strengths(session) == [10, 10]
    assert len(session.state.surprise) == 32
    assert len(session.state.combat) == 32


@pytest.mark.rule("monstrum", "10.3")
def test_when_all_are_dead_nobody_wins(table: TableMaker) -> None:
    session = play(table().hero(0, at="d").dead(1).start(), "card:1", to("trapdoor"))
    assert session.outcome == Outcome((), "nobody")
    assert session.pending is None


@pytest.mark.rule("monstrum", "10.3")
def test_a_flood_that_kills_everybody_leaves_no_winner(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", strength=5, surprises=["flood"])
    session = play(made.hero(1, at="wrzosowiska-lyx", strength=3).start(), "play:flood")
    assert session.outcome == Outcome((), "nobody")


@pytest.mark.rule("monstrum", "10.4")
def test_the_cards_of_the_dead_go_under_their_piles(table: TableMaker) -> None:
    made = table().hero(0, at="d", hand=[1, 2, 3], surprises=["cage"], open=["wings", "net"], net="dwor-motrill")
    session = play(made.start(), "card:1", to("trapdoor"))
    one = hero(session, 0)
    assert (one.hand, one.surprises, one.open, one.net) == ([], [], [], None)
    assert list(session.state.surprise[-3:]) == ["cage", "wings", "net"]
    assert list(session.state.movement[-3:]) == ["step-1#1", "step-2#1", "step-3#1"]
    assert (len(session.state.surprise), len(session.state.movement)) == (32, 27)


@pytest.mark.rule("monstrum", "10.4")
def test_the_marks_of_the_dead_go_with_them(table: TableMaker) -> None:
    made = table().hero(0, surprises=["flood"])
    made.hero(1, at="dolina-nuptse", strength=5, stunned=1, asleep=2, master=0, bondage=2, tricks=True)
    one = hero(play(made.hero(2).start(), "play:flood"), 1)
    assert (one.stunned, one.asleep, one.master, one.bondage, one.tricks) == (0, 0, None, 0, False)


@pytest.mark.rule("monstrum", "10.4")
def test_the_stone_of_the_dead_guards_nobody_and_their_bondage_ends(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="d", warded=2, master=0, bondage=2, tricks=True).hero(2).turn(1)
    one = hero(play(made.start(), "card:1", to("trapdoor")), 1)
    assert not one.alive
    assert (one.warded, one.master, one.bondage, one.tricks) == (0, None, 0, False)


@pytest.mark.rule("monstrum", "10.4")
def test_the_dead_have_no_more_turns(table: TableMaker) -> None:
    session = table().hero(0, at="q").dead(1).hero(2, at="q").start()
    play(session, "card:1", to("r"))
    assert asked(session) == (2, "turn")
    play(session, "card:1", to("p"))
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "10.4")
def test_the_combat_card_that_killed_goes_under_its_pile(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=1).next_combat("orc").dice(6)
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert bottom(session.state.combat) == "orc"
    assert len(session.state.combat) == 32


@pytest.mark.rule("monstrum", "10.5")
def test_the_last_one_alive_plays_on(table: TableMaker) -> None:
    session = table().hero(0, at="u", hand=[1, 2, 3]).dead(1).dead(2).start()
    play(session, "card:2", to("w"))
    assert session.outcome is None
    assert asked(session) == (0, "turn")
    play(session, "card:1", ZEZERE)
    assert session.outcome == Outcome((PlayerId(0),), "reached")


@pytest.mark.rule("monstrum", "10.5")
def test_the_last_one_alive_can_still_miss_turns(table: TableMaker) -> None:
    session = table().hero(0, at="q", asleep=2).dead(1).start()
    assert asked(session) == (0, "turn")
    assert (hero(session, 0).turns, hero(session, 0).asleep) == (3, 0)
