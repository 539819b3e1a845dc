"""Spells that move pawns: Darkness, Enchanted Gate, Gift of Flight. Rules 8.2, 8.11, 8.12, 9.3; readings Q12, Q18."""

import pytest

from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import TableMaker, at, bottom, hero, play, strengths
from tests.rules.script import asked, keys


@pytest.mark.rule("monstrum", "8.2")
def test_darkness_pushes_each_other_pawn_one_field_or_leaves_it(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["darkness"]).hero(1, at="d").hero(2, at="q")
    session = play(made.start(), "play:darkness")
    assert asked(session) == (0, "darkness")
    assert sorted(keys(session)) == sorted([to("c"), to("e"), to("dolina-nuptse/2"), to("trapdoor"), "leave"])
    play(session, to("e"))
    assert asked(session) == (0, "darkness")
    play(session, "leave")
    assert (at(session, 0), at(session, 1), at(session, 2)) == (field("q"), field("e"), field("q"))
    assert bottom(session.state.surprise) == "darkness"
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.2")
def test_darkness_pushes_onto_a_trapdoor(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["darkness"]).hero(1, at="d").hero(2).start(), "play:darkness")
    play(session, to("trapdoor"), "leave")
    assert not hero(session, 1).alive
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.2")
def test_the_switch_keeps_darkness_off_trapdoors(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d").option(darkness_trapdoors="off")
    session = play(made.start(), "play:darkness")
    assert sorted(keys(session)) == sorted([to("c"), to("e"), to("dolina-nuptse/2"), "leave"])
    play(session, "leave")


@pytest.mark.rule("monstrum", "8.2")
@pytest.mark.parametrize(("place", "answer"), [("d", "card:1"), ("e", "play:gift-of-flight")])
def test_the_switch_does_not_touch_moves_and_flights(table: TableMaker, place: str, answer: str) -> None:
    made = table().hero(0, at=place, surprises=["gift-of-flight"]).option(darkness_trapdoors="off")
    session = play(made.start(), answer)
    assert to("trapdoor") in keys(session)


@pytest.mark.rule("monstrum", "8.2")
def test_darkness_pushes_into_a_nook_and_a_fight_follows(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d").next_combat("goblin").dice(6)
    session = play(made.start(), "play:darkness", to("dolina-nuptse/2"))
    assert strengths(session) == [10, 7]
    assert hero(session, 1).last_fight == "dolina-nuptse"
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.2")
def test_darkness_within_a_nook_brings_no_fight(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="dolina-nuptse/2").next_combat("ogre")
    session = play(made.start(), "play:darkness", to("dolina-nuptse/3"))
    assert at(session, 1) == field("dolina-nuptse/3")
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "8.2")
def test_pushed_out_of_a_nook_one_meets_no_second_fight_there(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="dolina-nuptse/2", last_fight="dolina-nuptse")
    session = play(made.next_combat("ogre").start(), "play:darkness", to("d"), "card:1", to("b"))
    play(session, "card:1", to("dolina-nuptse/2"))
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "8.2")
def test_pushed_into_zezere_the_target_wins_and_nobody_else_is_pushed(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="w").hero(2, at="d")
    session = play(made.start(), "play:darkness", to("kopalnia-zezere/2"))
    assert session.pending is None
    assert session.outcome is not None and session.outcome.winners == (1,)


@pytest.mark.rule("monstrum", "8.2")
def test_pushed_before_the_guardian_the_target_fights_it(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="w").option(ending="guardian").dice(6)
    session = play(made.start(), "play:darkness", to("kopalnia-zezere/2"))
    assert strengths(session) == [10, 2]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.2")
def test_a_target_that_died_in_an_earlier_push_does_not_shield_those_after_it(table: TableMaker) -> None:
    # Pushed into a nook, seat 1 lets seat 2 fight in his place: seat 2 dies. Seat 3 may be pushed all the same.
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d", surprises=["omen"])
    made.hero(2, at="q", strength=1).hero(3, at="f").next_combat("goblin").dice(6)
    session = play(made.start(), "play:darkness", to("dolina-nuptse/2"), "play:omen", "player:2")
    assert not hero(session, 2).alive
    assert asked(session) == (0, "darkness")
    play(session, to("g"))
    assert at(session, 3) == field("g")


@pytest.mark.rule("monstrum", "8.2")
def test_a_caster_who_dies_by_an_omen_is_asked_no_more(table: TableMaker) -> None:
    made = table().hero(0, at="q", strength=1, surprises=["darkness"]).hero(1, at="d", surprises=["omen"])
    made.hero(2, at="f").next_combat("goblin").dice(6)
    session = play(made.start(), "play:darkness", to("dolina-nuptse/2"), "play:omen", "player:0")
    assert not hero(session, 0).alive
    assert at(session, 2) == field("f")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "9.3")
def test_the_lamp_guards_against_darkness(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d", open=["oil-lamp"]).hero(2, at="q")
    session = play(made.start(), "play:darkness", to("r"))
    assert (at(session, 1), at(session, 2)) == (field("d"), field("r"))
    assert hero(session, 1).open == ["oil-lamp"]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.3")
def test_the_lamp_of_the_caster_does_not_hinder_him(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"], open=["oil-lamp"]).hero(1, at="q")
    session = play(made.start(), "play:darkness", to("r"))
    assert at(session, 1) == field("r")


@pytest.mark.rule("monstrum", "8.11")
def test_the_gate_leads_from_a_building_to_emerald(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=["enchanted-gate"]).next_combat("orc").dice(2)
    session = play(made.start(), "play:enchanted-gate")
    assert asked(session) == (0, "gate")
    emerald = [to(f"podziemia-emerald/{number}") for number in range(4)]
    assert list(keys(session)) == emerald
    play(session, emerald[3])
    assert at(session, 0) == field("podziemia-emerald/3")
    assert strengths(session) == [14, 10]
    assert bottom(session.state.surprise) == "enchanted-gate"
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.11")
@pytest.mark.parametrize("place", ["q", "dolina-nuptse", "jama-rajmangal"])
def test_the_gate_opens_in_buildings_only(table: TableMaker, place: str) -> None:
    assert "play:enchanted-gate" not in keys(table().hero(0, at=place, surprises=["enchanted-gate"]).start())


@pytest.mark.rule("monstrum", "8.11")
def test_the_gate_brings_no_fight_where_the_last_fight_was(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=["enchanted-gate"], last_fight="podziemia-emerald")
    session = play(made.next_combat("orc").start(), "play:enchanted-gate", to("podziemia-emerald"))
    assert session.state.combat[0] == "orc"


@pytest.mark.rule("monstrum", "8.12")
def test_flight_goes_two_fields_across_corners_too(table: TableMaker) -> None:
    session = play(table().hero(0, at="f", surprises=["gift-of-flight"]).start(), "play:gift-of-flight")
    assert asked(session) == (0, "flight")
    # dolina-nuptse/1 and wrzosowiska-lyx lie two rows up; "f" itself is not offered.
    ends = {key.split("/")[0] for key in keys(session)}
    assert {to("dolina-nuptse"), to("dolina-nuptse/1"), to("dolina-nuptse/2")} <= ends
    assert {to("wrzosowiska-lyx"), to("d"), to("h"), to("road/1")} <= ends
    assert to("f") not in ends and to("c") not in ends


@pytest.mark.rule("monstrum", "8.12")
def test_flight_within_the_same_nook_brings_no_fight(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse/2", surprises=["gift-of-flight"]).next_combat("ogre")
    session = play(made.start(), "play:gift-of-flight", to("dolina-nuptse/1"))
    assert at(session, 0) == field("dolina-nuptse/1")
    assert session.state.combat[0] == "ogre"
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.12")
def test_flying_into_zezere_wins(table: TableMaker) -> None:
    made = table().hero(0, at="v", surprises=["gift-of-flight"])
    session = play(made.start(), "play:gift-of-flight", to("kopalnia-zezere/2"))
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("monstrum", "8.12")
def test_flight_after_the_move(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["gift-of-flight"]).start(), "card:1", to("r"))
    play(session, "play:gift-of-flight", to("t"))
    assert at(session, 0) == field("t")
    assert asked(session) == (1, "turn")
