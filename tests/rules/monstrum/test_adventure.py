"""Where a pawn comes to rest: nooks, trapdoors, corridors. Rules 5.1-5.7; readings Q5, Q6, Q18."""

import pytest

from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import TableMaker, at, bottom, hero, play
from tests.rules.script import asked, keys

NUPTSE = "dolina-nuptse"
LYX = "wrzosowiska-lyx"


@pytest.mark.rule("monstrum", "5.1")
def test_passing_through_a_nook_turns_over_no_card(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("ogre")
    session = play(made.start(), "card:3", to("e"))
    assert at(session, 0) == field("e")
    assert session.state.combat[0] == "ogre"
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "5.1")
def test_passing_over_a_trapdoor_and_a_corridor_square_does_nothing(table: TableMaker) -> None:
    # The only way of three fields from "k" to "l" leads over a trapdoor and the corridor square 3.
    session = play(table().hero(0, at="k").start(), "card:3", to("l"))
    assert at(session, 0) == field("l")
    assert hero(session, 0).alive


@pytest.mark.rule("monstrum", "5.1")
def test_a_field_of_the_road_holds_no_adventure(table: TableMaker) -> None:
    session = play(table().hero(0, at="q").next_combat("ogre").start(), "card:1", to("r"))
    assert session.state.combat[0] == "ogre"
    assert hero(session, 0).strength == 10


@pytest.mark.rule("monstrum", "5.2")
def test_a_nook_turns_over_one_combat_card(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("goblin", "orc").dice(1)
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert hero(session, 0).strength == 13
    assert session.state.combat[0] == "orc"
    assert bottom(session.state.combat) == "goblin"


@pytest.mark.rule("monstrum", "5.2")
def test_start_nook_is_a_nook_like_others(table: TableMaker) -> None:
    made = table().hero(0, at="a").next_combat("goblin").dice(1)
    session = play(made.start(), "card:1", to("brama-menghor/2"))
    assert hero(session, 0).strength == 13


@pytest.mark.rule("monstrum", "5.3")
def test_moving_within_the_nook_after_a_fight_turns_over_no_card(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse/2", last_fight=NUPTSE).next_combat("ogre")
    session = play(made.start(), "card:1", to("dolina-nuptse/3"))
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "5.3")
def test_moving_within_the_nook_after_a_blank_turns_over_no_card(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank", "ogre").next_surprise("blank")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"), "card:1", to("b"))
    play(session, "card:2", to("dolina-nuptse/1"))
    assert at(session, 0) == field("dolina-nuptse/1")
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "5.3")
def test_leaving_and_coming_back_within_one_move_is_staying(table: TableMaker) -> None:
    # dolina-nuptse/2, "d", "e", dolina-nuptse/3: the pawn is still in the nook where its last move ended.
    made = table().hero(0, at="dolina-nuptse/2", last_fight=LYX).next_combat("ogre")
    session = play(made.start(), "card:3", to("dolina-nuptse/3", "dolina-nuptse"))
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "5.3")
def test_coming_back_after_a_fight_there_turns_over_no_card(table: TableMaker) -> None:
    made = table().hero(0, at="d", hand=[1, 1, 1]).hero(1, at="q").next_combat("goblin", "ogre").dice(6)
    session = play(made.start(), to("dolina-nuptse/2"), "card:1", to("r"))
    assert hero(session, 0).strength == 7
    play(session, to("d"), "card:2", to("p"))
    play(session, to("dolina-nuptse/2"))
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "5.3")
def test_coming_back_after_a_blank_there_is_met_by_a_monster(table: TableMaker) -> None:
    made = table().hero(0, at="d", hand=[1, 1, 1]).hero(1, at="q").dice(1)
    made.next_combat("blank", "goblin").next_surprise("blank")
    session = play(made.start(), to("dolina-nuptse/2"), "card:1", to("r"))
    assert hero(session, 0).strength == 10
    play(session, to("d"), "card:2", to("p"))
    play(session, to("dolina-nuptse/2"))
    assert hero(session, 0).strength == 13


@pytest.mark.rule("monstrum", "5.3")
def test_a_blank_elsewhere_does_not_free_the_nook_of_the_last_fight(table: TableMaker) -> None:
    # The last fight was in Nuptse; a blank card in Lyx was no fight.
    made = table().hero(0, at="g", hand=[1, 4, 6], last_fight=NUPTSE).hero(1, at="q")
    made.next_combat("blank", "ogre").next_surprise("blank")
    session = play(made.start(), "card:1", to("wrzosowiska-lyx/2"), "card:1", to("r"))
    play(session, "card:4", to("dolina-nuptse/3"))
    assert at(session, 0) == field("dolina-nuptse/3")
    assert session.state.combat[0] == "ogre"


@pytest.mark.rule("monstrum", "5.3")
def test_after_a_fight_elsewhere_the_nook_is_open_again(table: TableMaker) -> None:
    made = table().hero(0, at="d", last_fight=LYX).next_combat("goblin").dice(1)
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert hero(session, 0).strength == 13
    assert hero(session, 0).last_fight == NUPTSE


@pytest.mark.rule("monstrum", "5.4")
def test_a_trapdoor_kills(table: TableMaker) -> None:
    session = play(table().hero(0, at="d", strength=30).hero(1).start(), "card:1", to("trapdoor"))
    assert not hero(session, 0).alive
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "5.5")
@pytest.mark.parametrize("rolled", [2, 3, 4, 5, 6])
def test_a_corridor_leads_to_the_square_of_the_number_rolled(table: TableMaker, rolled: int) -> None:
    session = play(table().hero(0, at="f").dice(rolled).start(), "card:1", to("corridor-1"))
    assert at(session, 0) == field(f"corridor-{rolled}")


@pytest.mark.rule("monstrum", "5.5")
def test_a_corridor_can_lead_back(table: TableMaker) -> None:
    session = play(table().hero(0, at="v").dice(1).start(), "card:1", to("corridor-6"))
    assert at(session, 0) == field("corridor-1")


@pytest.mark.rule("monstrum", "5.6")
@pytest.mark.parametrize(("number", "beside"), [(1, "f"), (2, "i"), (3, "l"), (4, "p"), (5, "s"), (6, "v")])
def test_the_own_number_leaves_the_pawn_where_it_is(table: TableMaker, number: int, beside: str) -> None:
    session = play(table().hero(0, at=beside).dice(number).start(), "card:1", to(f"corridor-{number}"))
    assert at(session, 0) == field(f"corridor-{number}")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "5.7")
def test_a_corridor_does_not_start_another_roll(table: TableMaker) -> None:
    session = play(table().hero(0, at="f").dice(5).start(), "card:1", to("corridor-1"))
    assert asked(session) == (1, "turn")
    assert at(session, 0) == field("corridor-5")


@pytest.mark.rule("monstrum", "5.7")
def test_flying_into_a_nook_starts_its_adventure(table: TableMaker) -> None:
    made = table().hero(0, at="f", surprises=["gift-of-flight"]).next_combat("goblin").dice(1)
    session = play(made.start(), "play:gift-of-flight", to("dolina-nuptse/1"))
    assert hero(session, 0).strength == 13
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "5.7")
def test_flying_onto_a_corridor_square_rolls(table: TableMaker) -> None:
    made = table().hero(0, at="h", surprises=["gift-of-flight"]).dice(6)
    session = play(made.start(), "play:gift-of-flight", to("corridor-2"))
    assert at(session, 0) == field("corridor-6")
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "5.7")
def test_flying_onto_a_trapdoor_kills(table: TableMaker) -> None:
    made = table().hero(0, at="e", surprises=["gift-of-flight"])
    session = play(made.start(), "play:gift-of-flight", to("trapdoor"))
    assert not hero(session, 0).alive


@pytest.mark.rule("monstrum", "5.7")
def test_flight_and_move_can_bring_two_adventures_in_one_turn(table: TableMaker) -> None:
    made = table().hero(0, at="f", hand=[1, 2, 5], surprises=["gift-of-flight"])
    made.next_combat("goblin", "orc").dice(1, 5)
    session = play(made.start(), "play:gift-of-flight", to("dolina-nuptse/1"))
    assert hero(session, 0).strength == 13
    play(session, "card:5", to("wrzosowiska-lyx/2"))
    assert hero(session, 0).strength == 17
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "5.7")
def test_the_pushed_one_rolls_at_a_corridor_out_of_turn(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="f").dice(3)
    session = play(made.start(), "play:darkness", to("corridor-1"))
    assert at(session, 1) == field("corridor-3")
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "5.7")
def test_the_pushed_one_fights_out_of_turn(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="d", surprises=["magic-shield"]).next_combat("goblin")
    session = play(made.start(), "play:darkness", to("dolina-nuptse/2"))
    assert asked(session) == (1, "fight")
    assert keys(session) == ("roll", "play:magic-shield")
    play(session, "play:magic-shield")
    assert [one.strength for one in session.state.adventurers] == [10, 13]
    assert asked(session) == (0, "turn")
