"""The move: cards, ways, hands. Rules 4.1-4.8; readings Q3, Q4, Q25 and 34, 35 of the rulings."""

import pytest

from kraina.engine.ids import design_of
from kraina.games.monstrum.board import load_board
from kraina.games.monstrum.choose import move_options
from tests.rules.monstrum.land import field, to
from tests.rules.monstrum.table import TableMaker, at, bottom, hero, play, steps_in_hand
from tests.rules.script import asked, keys


@pytest.mark.rule("monstrum", "4.1")
def test_a_card_moves_the_pawn_its_number_of_fields(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", hand=[1, 2, 5]).start(), "card:2", to("s"))
    assert at(session, 0) == field("s")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "4.1")
def test_one_card_a_turn_of_those_in_hand(table: TableMaker) -> None:
    session = table().hero(0, at="q", hand=[1, 2, 5]).start()
    assert keys(session) == ("card:1", "card:2", "card:5")
    play(session, "card:5")
    assert steps_in_hand(session, 0) == [1, 2]


@pytest.mark.rule("monstrum", "4.2")
def test_steps_lead_side_to_side(table: TableMaker) -> None:
    session = play(table().hero(0, at="c").start(), "card:1")
    # Dolina Nuptse and the trapdoor touch the field "c" by a corner only.
    assert sorted(keys(session)) == sorted([to("b"), to("d")])


@pytest.mark.rule("monstrum", "4.3")
def test_no_field_twice_the_first_included(table: TableMaker) -> None:
    session = play(table().hero(0, at="c").start(), "card:2")
    wanted = [to("a"), to("e"), to("brama-menghor/3"), to("dolina-nuptse/2"), to("trapdoor")]
    assert sorted(keys(session)) == sorted(wanted)
    assert to("c") not in keys(session)


@pytest.mark.rule("monstrum", "4.3")
def test_a_loop_does_not_come_back_to_its_first_field(table: TableMaker) -> None:
    # From "g" four steps round Lyx (g, h and two fields of the nook) would end on "g" itself.
    session = play(table().hero(0, at="g", hand=[1, 2, 4]).start(), "card:4")
    assert not any(key.split("/")[0] == to("g") for key in keys(session))


@pytest.mark.rule("monstrum", "4.4")
def test_the_played_card_goes_under_the_movement_pile(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", hand=[1, 2, 5]).start(), "card:2", to("s"))
    assert bottom(session.state.movement) == "step-2"
    assert len(session.state.movement) == 30 - 2 - 3


@pytest.mark.rule("monstrum", "4.5")
def test_three_new_cards_when_the_hand_is_empty(table: TableMaker) -> None:
    made = table().hero(0, at="q", hand=[2]).hero(1, at="a").next_movement(6, 4, 6)
    session = play(made.start(), to("s"))
    assert steps_in_hand(session, 0) == []
    play(session, "card:1", to("b"))
    assert asked(session) == (0, "turn")
    assert steps_in_hand(session, 0) == [6, 4, 6]


@pytest.mark.rule("monstrum", "4.5")
def test_no_new_card_while_one_is_left(table: TableMaker) -> None:
    session = table().hero(0, at="q", hand=[2, 3, 4]).hero(1, at="a").start()
    play(session, "card:2", to("s"), "card:1", to("b"))
    assert asked(session) == (0, "turn")
    assert steps_in_hand(session, 0) == [3, 4]


@pytest.mark.rule("monstrum", "4.5")
def test_a_switch_has_the_pile_shuffled_before_a_new_hand(table: TableMaker) -> None:
    made = table().hero(0, at="q", hand=[2]).hero(1, at="a").next_movement(6, 4, 6).option(shuffled_movement="on")
    session = play(made.start(), to("s"))
    order = list(session.state.movement)
    play(session, "card:1", to("b"))
    drawn = hero(session, 0).hand
    assert len(drawn) == 3
    # What was in the pile and has not been drawn is still there, in another order; the card just played is the last.
    left = [card for card in order if card not in drawn]
    assert [card for card in session.state.movement if card in left] != left
    assert sorted(card for card in session.state.movement if card in left) == sorted(left)


@pytest.mark.rule("monstrum", "4.5")
def test_a_missed_turn_draws_no_cards(table: TableMaker) -> None:
    session = table().hero(0, hand=[], stunned=1).hero(1, at="a").start()
    assert asked(session) == (1, "turn")
    assert steps_in_hand(session, 0) == []


@pytest.mark.rule("monstrum", "4.6")
def test_pawns_share_a_field_in_peace(table: TableMaker) -> None:
    made = table().hero(0, at="q").hero(1, at="s", surprises=["cage"]).hero(2, at="s")
    session = play(made.start(), "card:2", to("s"))
    assert at(session, 0) == at(session, 1) == at(session, 2) == field("s")
    assert [one.strength for one in session.state.adventurers] == [10, 10, 10]
    assert hero(session, 1).surprises == ["cage"]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "4.7")
def test_the_full_number_must_be_moved(table: TableMaker) -> None:
    session = play(table().hero(0, at="u", hand=[1, 2, 4]).start(), "card:4")
    # "w" and "x" are two and three fields away; four lead into Zezere, Emerald, back, or round the corridor's corner.
    assert to("w") not in keys(session) and to("x") not in keys(session)
    assert to("kopalnia-zezere") in keys(session)


@pytest.mark.rule("monstrum", "4.7")
def test_any_field_of_a_nook_counts_as_the_nook(table: TableMaker) -> None:
    session = play(table().hero(0, at="v", hand=[1, 2, 3]).start(), "card:3", to("kopalnia-zezere"))
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("monstrum", "4.8")
def test_a_card_that_fits_must_be_chosen(table: TableMaker) -> None:
    # On the island of two fields only the 1 fits, and it has one end: nothing is left to ask.
    session = table().hero(0, at="y", hand=[1, 5, 6]).hero(1).start()
    assert at(session, 0) == field("z")
    assert steps_in_hand(session, 0) == [5, 6]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "4.8")
def test_if_no_card_fits_one_goes_under_the_pile_and_the_pawn_stays(table: TableMaker) -> None:
    session = table().hero(0, at="y", hand=[2, 4, 4]).hero(1).start()
    assert keys(session) == ("card:2", "card:4")
    play(session, "card:4")
    assert at(session, 0) == field("y")
    assert steps_in_hand(session, 0) == [2, 4]
    assert bottom(session.state.movement) == "step-4"
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "4.4")
def test_flight_uses_up_no_movement_card(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["gift-of-flight"]).start(), "play:gift-of-flight", to("s", ""))
    assert steps_in_hand(session, 0) == [1, 2, 3]
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "4.4")
def test_being_pushed_by_darkness_uses_up_no_movement_card(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="q", hand=[4, 5, 6])
    session = play(made.start(), "play:darkness", to("p"))
    assert at(session, 1) == field("p")
    assert steps_in_hand(session, 1) == [4, 5, 6]


@pytest.mark.rule("monstrum", "4.4")
def test_a_corridor_uses_up_no_further_card(table: TableMaker) -> None:
    session = play(table().hero(0, at="f").dice(4).start(), "card:1", to("corridor-1"))
    assert at(session, 0) == field("corridor-4")
    assert steps_in_hand(session, 0) == [2, 3]


@pytest.mark.rule("monstrum", "4.4")
def test_steering_a_slave_uses_up_his_card_and_none_of_the_master(table: TableMaker) -> None:
    made = table().hero(0, hand=[4, 5, 6]).hero(1, at="q", hand=[1, 2, 3], master=0, bondage=2).turn(1)
    session = play(made.start(), "card:2", to("s"))
    assert steps_in_hand(session, 0) == [4, 5, 6]
    assert steps_in_hand(session, 1) == [1, 3]


@pytest.mark.rule("monstrum", "4.1")
def test_no_two_moves_look_alike() -> None:
    board = load_board()
    for start in board.fields:
        for steps in range(1, 7):
            labels = [option.label for option in move_options(board, start.id, steps)]
            assert len(set(labels)) == len(labels), (start, steps)


@pytest.mark.rule("monstrum", "4.9")
@pytest.mark.parametrize(
    ("card", "steps", "end"),
    [
        ("step-1", 1, "q"),
        ("step-2", 2, "r"),
        ("step-3", 3, "s"),
        ("step-4", 4, "t"),
        ("step-5", 5, "u"),
        ("step-6", 6, "v"),
    ],
)
def test_every_movement_card_moves_its_number(table: TableMaker, card: str, steps: int, end: str) -> None:
    session = table().hero(0, at="p", hand=[steps]).start()
    assert design_of(session.state.movement[-1]) == card
    play(session, to(end))
    assert at(session, 0) == field(end)
