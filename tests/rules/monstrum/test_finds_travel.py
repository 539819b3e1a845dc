"""Finds that move pawns: Alchemist's Retort and Freya's Rings. Rules 9.1, 9.14; readings Q16, Q18, Q19, 36."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.monstrum.view import MonstrumView
from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import TableMaker, at, bottom, hero, play, steps_in_hand, strengths
from tests.rules.script import asked, keys

RETORT = "alchemists-retort"
RINGS = "freyas-rings"


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort_leads_to_a_field_of_a_free_nook_of_the_same_kind(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=[RETORT]).hero(1, at="q").next_combat("goblin").dice(1)
    session = play(made.start(), f"play:{RETORT}")
    assert asked(session) == (0, "retort")
    # The other two buildings, not the one where the pawn stands.
    assert keys(session) == ("nook:brama-menghor", "nook:wieza-olifant")
    play(session, "nook:wieza-olifant")
    assert asked(session) == (0, "retort-field")
    assert list(keys(session)) == [to(f"wieza-olifant/{number}") for number in range(4)]
    play(session, to("wieza-olifant/2"))
    assert at(session, 0) == field("wieza-olifant/2")
    assert strengths(session) == [13, 10]
    assert bottom(session.state.surprise) == RETORT
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.1")
def test_a_nook_where_a_pawn_stands_is_not_free(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=[RETORT], last_fight="wieza-olifant")
    session = play(made.hero(1, at="brama-menghor/3").start(), f"play:{RETORT}")
    assert asked(session) == (0, "retort-field")  # Olifant is the only free building left
    play(session, to("wieza-olifant"))


@pytest.mark.rule("monstrum", "9.1")
def test_a_dead_pawn_does_not_take_a_nook(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=[RETORT])
    made.hero(1, at="brama-menghor", strength=0, hand=(), alive=False)
    session = play(made.start(), f"play:{RETORT}")
    assert keys(session) == ("nook:brama-menghor", "nook:wieza-olifant")


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort_never_leads_to_zezere(table: TableMaker) -> None:
    # Of the three undergrounds Zezere is the goal and a pawn stands in Emerald: there is no free one.
    made = table().hero(0, at="jama-rajmangal", surprises=[RETORT]).hero(1, at="podziemia-emerald")
    assert f"play:{RETORT}" not in keys(made.start())
    made = table().hero(0, at="jama-rajmangal", surprises=[RETORT], last_fight="podziemia-emerald")
    session = play(made.start(), f"play:{RETORT}")
    assert set(keys(session)) == {to(f"podziemia-emerald/{number}") for number in range(4)}


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort_works_in_a_nook_only(table: TableMaker) -> None:
    assert f"play:{RETORT}" not in keys(table().hero(0, at="q", surprises=[RETORT]).start())


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort_brings_no_fight_where_the_last_fight_was(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", surprises=[RETORT], last_fight="wrzosowiska-lyx").next_combat("ogre")
    session = play(made.start(), f"play:{RETORT}", to("wrzosowiska-lyx"))
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort_after_the_move_into_a_nook(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=[RETORT]).next_combat("goblin", "orc").dice(1, 1)
    session = play(made.start(), "card:1", to("dolina-nuptse/2"), f"play:{RETORT}", to("wrzosowiska-lyx"))
    assert strengths(session) == [17, 10]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "9.14")
def test_the_master_chooses_card_and_path_for_two_turns(table: TableMaker) -> None:
    made = table().hero(0, at="a", hand=[1, 2, 3], surprises=[RINGS]).hero(1, at="q", hand=[2, 3, 5])
    session = play(made.start(), f"play:{RINGS}", "card:1", to("b"))
    assert asked(session) == (0, "slave-card")
    assert keys(session) == ("card:2", "card:3", "card:5")
    play(session, "card:2")
    assert asked(session) == (0, "move")
    play(session, to("s"))
    assert at(session, 1) == field("s")
    assert asked(session) == (0, "turn")
    play(session, "card:2", to("d"))
    assert asked(session) == (0, "slave-card")
    play(session, "card:3", to("p"), to("g"))
    assert asked(session) == (1, "move")  # free again, with one card left
    assert (hero(session, 1).master, hero(session, 1).bondage) == (None, 0)


@pytest.mark.rule("monstrum", "9.14")
def test_the_master_chooses_whom_to_enslave(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=[RINGS]).hero(1).hero(2).start(), f"play:{RINGS}")
    assert asked(session) == (0, "rings")
    assert keys(session) == ("player:1", "player:2")
    play(session, "player:2")
    assert [one.master for one in session.state.adventurers] == [None, None, 0]
    assert bottom(session.state.surprise) == RINGS


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_cannot_be_enslaved_again(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=[RINGS]).hero(1, master=2, bondage=2).hero(2)
    session = play(made.start(), f"play:{RINGS}")
    assert [one.master for one in session.state.adventurers] == [None, 2, 0]


@pytest.mark.rule("monstrum", "9.14")
def test_the_gain_of_a_slave_is_his_own(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="d", master=0, bondage=2).turn(1).next_combat("ogre").dice(1)
    session = play(made.next_surprise("wings").start(), "card:1", to("dolina-nuptse/2"))
    assert strengths(session) == [10, 15]
    assert hero(session, 1).open == ["wings"]


@pytest.mark.rule("monstrum", "9.14")
def test_the_loss_of_a_slave_is_his_own(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="d", strength=4, master=0, bondage=2).turn(1).next_combat("ogre").dice(6)
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert strengths(session) == [10, 0]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_may_be_steered_onto_a_trapdoor(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="d", master=0, bondage=2).turn(1)
    session = play(made.start(), "card:1", to("trapdoor"))
    assert not hero(session, 1).alive
    assert (hero(session, 1).master, hero(session, 1).bondage) == (None, 0)


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_steered_into_zezere_wins_himself(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="w", master=0, bondage=2).turn(1)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"))
    assert session.outcome is not None and session.outcome.winners == (1,)


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_decides_about_his_own_cards_and_fights(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="d", master=0, bondage=2, surprises=["magic-shield", "paralysis"]).turn(1)
    session = made.next_combat("orc").start()
    assert asked(session) == (1, "turn")
    assert keys(session) == ("obey", "play:paralysis")
    play(session, "obey")
    assert asked(session) == (0, "slave-card")
    play(session, "card:1", to("dolina-nuptse/2"))
    assert asked(session) == (1, "fight")
    play(session, "play:magic-shield")
    assert asked(session) == (1, "after-move")
    play(session, "end")
    assert strengths(session) == [10, 14]


@pytest.mark.rule("monstrum", "9.14")
def test_missed_turns_of_a_slave_count(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=[RINGS]).hero(1, asleep=2)
    session = play(made.start(), f"play:{RINGS}", "card:1", to("r"))
    assert hero(session, 1).bondage == 1
    play(session, "card:2", to("p"))
    assert (hero(session, 1).master, hero(session, 1).bondage, hero(session, 1).asleep) == (None, 0, 0)
    play(session, to("s"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_put_to_sleep_in_between_misses_his_turns(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["eternal-sleep"]).hero(1, master=0, bondage=1)
    session = play(made.start(), "play:eternal-sleep", "card:1", to("r"))
    assert asked(session) == (0, "turn")
    assert (hero(session, 1).master, hero(session, 1).asleep) == (None, 1)


@pytest.mark.rule("monstrum", "9.14")
def test_the_rings_are_no_spell_and_the_stone_does_not_help(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=[RINGS]).hero(1, warded=2).start(), f"play:{RINGS}")
    assert hero(session, 1).master == 0


@pytest.mark.rule("monstrum", "9.14")
def test_the_death_of_the_master_frees_the_slave(table: TableMaker) -> None:
    made = table().hero(0, at="jama-rajmangal", strength=5).hero(1, at="q", master=0, bondage=2)
    session = made.hero(2, at="q", surprises=["plague-of-parasites"]).turn(2).start()
    play(session, "play:plague-of-parasites", "card:1", to("r"))
    assert (hero(session, 1).master, hero(session, 1).bondage) == (None, 0)
    assert asked(session) == (1, "turn")
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_who_kills_his_master_moves_freely_in_the_same_turn(table: TableMaker) -> None:
    made = table().hero(0, at="jama-rajmangal", strength=5).hero(2, at="q")
    made.hero(1, at="q", master=0, bondage=2, surprises=["plague-of-parasites"]).turn(1)
    session = play(made.start(), "play:plague-of-parasites")
    assert asked(session) == (1, "turn")
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_may_have_a_slave(table: TableMaker) -> None:
    made = table().hero(0, at="q").hero(1, at="q", master=0, bondage=2, surprises=[RINGS]).hero(2, at="q")
    session = play(made.turn(1).start(), f"play:{RINGS}", "player:2")
    assert asked(session) == (0, "slave-card")
    play(session, "card:1", to("r"))
    assert asked(session) == (1, "slave-card")
    play(session, "card:1", to("p"))
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.14")
def test_master_and_slave_may_enslave_each_other(table: TableMaker) -> None:
    made = table().hero(0, at="q").hero(1, at="q", master=0, bondage=2, surprises=[RINGS])
    session = play(made.turn(1).start(), f"play:{RINGS}", "card:1", to("r"))
    assert asked(session) == (1, "slave-card")
    play(session, "card:1", to("p"))
    assert asked(session) == (0, "slave-card")
    assert (at(session, 0), at(session, 1)) == (field("p"), field("r"))


@pytest.mark.rule("monstrum", "9.14")
def test_the_master_sees_the_movement_cards_of_the_slave_alone(table: TableMaker) -> None:
    made = table().hero(0, surprises=[RINGS]).hero(1, hand=[4, 5], surprises=["cage"]).hero(2)
    session = play(made.start(), f"play:{RINGS}", "player:1")
    for viewer, hand in ((0, ("step-4#1", "step-5#1")), (2, (None, None))):
        view = session.view(PlayerId(viewer))
        assert isinstance(view, MonstrumView)
        assert view.adventurers[1].hand == hand
        assert view.adventurers[1].surprises == (None,)


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_with_an_empty_hand_draws_before_the_master_chooses(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="q", hand=[], master=0, bondage=2).turn(1).next_movement(1, 2, 4)
    session = made.start()
    assert asked(session) == (0, "slave-card")
    assert keys(session) == ("card:1", "card:2", "card:4")
    assert steps_in_hand(session, 1) == [1, 2, 4]


@pytest.mark.rule("monstrum", "9.14")
def test_the_master_chooses_the_card_that_a_slave_who_cannot_move_puts_down(table: TableMaker) -> None:
    session = table().hero(0).hero(1, at="y", hand=[3, 4], master=0, bondage=2).turn(1).start()
    assert asked(session) == (0, "slave-card")
    play(session, "card:4")
    assert (at(session, 1), steps_in_hand(session, 1)) == (field("y"), [3])
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.14")
def test_the_only_other_one_being_a_slave_the_rings_cannot_be_played(table: TableMaker) -> None:
    session = table().hero(0, surprises=[RINGS]).hero(1, master=0, bondage=2).start()
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_before_the_guardian_moves_as_the_master_says(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="kopalnia-zezere/2", master=0, bondage=2).turn(1).option(ending="guardian")
    session = made.start()
    assert asked(session) == (0, "slave-card")
    play(session, "card:1", to("w"))
    assert at(session, 1) == field("w")
