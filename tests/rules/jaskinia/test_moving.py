"""Turns and moves: by the die, a single step, forks, Chambers that are passed, Gates. Rules 10.1, 11.1-11.4, 12.1."""

import pytest

from tests.rules.jaskinia.table import TableMaker, one, play, told
from tests.rules.script import asked, keys

SMUGGLER = "smuggler"
"""Power 4, and nothing that helps in moving."""


@pytest.mark.rule("jaskinia", "10.1")
@pytest.mark.rule("jaskinia", "11.1")
def test_the_first_move_leads_inside_and_the_turn_passes_on(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER).searcher(1, "caver", at="long-breath", came="four-winds")
    session = made.adventure("vision").start()
    assert keys(session) == ("roll", "step")
    play(session, "step")
    assert one(session).area == "gullet" and one(session).power == 5
    assert asked(session) == (1, "turn") and one(session).turns == 1


@pytest.mark.rule("jaskinia", "11.2")
def test_below_power_6_the_die_decides_at_forks(table: TableMaker) -> None:
    # From the Entrance 4 steps: Gullet, Four Winds; fork die 3: straight on; Long Breath, Chamber of Clocks (its end).
    made = table().searcher(0, SMUGGLER).dice(4, 3, 6, 1, 2)
    session = play(made.start(), "roll")
    assert one(session).area == "chamber-of-clocks" and one(session).delver.came == "long-breath"
    # the Chamber: kind 6, the Abyss, 1: no Items to lose; then the next turn's question and 2 unused
    assert asked(session) == (0, "turn")
    play(session, "roll", "go-back")
    assert one(session).area == "four-winds"


@pytest.mark.rule("jaskinia", "11.2")
@pytest.mark.parametrize(("die", "goal"), [(1, "dripping-vault"), (2, "dripping-vault"), (3, "long-breath"),
                                           (4, "long-breath"), (5, "salt-passage"), (6, "salt-passage")])  # fmt: skip
def test_three_branches(table: TableMaker, die: int, goal: str) -> None:
    made = table().searcher(0, SMUGGLER, at="gullet", came="cave-entrance").cave("dagger", "spear").dice(2, die)
    session = play(made.start(), "roll", "go-on")
    assert one(session).area == goal


@pytest.mark.rule("jaskinia", "11.2")
@pytest.mark.parametrize(("die", "goal"), [(3, "salt-passage"), (4, "smugglers-ledge")])
def test_two_branches(table: TableMaker, die: int, goal: str) -> None:
    made = table().searcher(0, SMUGGLER, at="sacrificial-altar", came="chamber-of-roots").dice(2, die)
    made.lying("smugglers-ledge", "dagger", "spear").lying("salt-passage", "buckler", "iron-key")
    assert one(play(made.start(), "roll", "go-on")).area == goal


@pytest.mark.rule("jaskinia", "11.2")
def test_below_power_6_one_may_go_one_area_to_any_side_without_a_roll(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="four-winds", came="gullet").lying("salt-passage", "dagger", "spear")
    session = play(made.start(), "step")
    assert keys(session) == ("space:long-breath", "space:salt-passage", "space:gullet", "space:dripping-vault")
    play(session, "space:salt-passage")
    assert one(session).area == "salt-passage" and one(session).delver.came == "four-winds"


@pytest.mark.rule("jaskinia", "11.2")
def test_with_power_6_one_rolls_and_chooses_the_way(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="four-winds", came="gullet", power=6, items=["dagger"]).dice(2)
    session = made.lying("spider-fork", "spear", "buckler").start()
    assert keys(session) == ("roll", "leave:dagger")
    play(session, "roll")
    assert keys(session) == (
        "move:chamber-of-clocks", "move:spider-fork", "move:cave-entrance", "move:bat-roost",
    )  # fmt: skip
    play(session, "move:spider-fork")
    assert one(session).area == "spider-fork"


@pytest.mark.rule("jaskinia", "11.2")
def test_total_power_counts_at_the_start_of_the_move(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="four-winds", items=["diadem-of-shadows"])
    assert "step" not in keys(made.start())


@pytest.mark.rule("jaskinia", "11.2")
def test_a_rolled_move_may_begin_backwards_but_never_turns(table: TableMaker) -> None:
    made = (
        table().searcher(0, SMUGGLER, at="long-breath", came="chamber-of-clocks").dice(1).adventure("vision", "pouch")
    )
    session = play(made.start(), "roll")
    assert asked(session) == (0, "way") and keys(session) == ("go-on", "go-back")
    play(session, "go-on")
    assert one(session).area == "four-winds" and one(session).power == 5


@pytest.mark.rule("jaskinia", "11.2")
def test_whoever_was_carried_there_may_set_out_any_way(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="four-winds").dice(1).lying("salt-passage", "dagger", "spear")
    session = play(made.start(), "roll")
    assert asked(session) == (0, "direction") and len(keys(session)) == 4
    assert one(play(session, "space:salt-passage")).area == "salt-passage"


@pytest.mark.rule("jaskinia", "11.2")
def test_a_die_that_names_a_crossed_branch_ends_the_move_at_the_fork(table: TableMaker) -> None:
    # Star Crossing (5: right), Heart of the Mountain (5: right), Crystal Vein, Runes (passing 1), Iron Stairs: 4 is
    # right, the Frozen Steps from which the move began; one step is lost
    made = table().searcher(0, SMUGGLER, at="frozen-steps", came="iron-stairs").dice(6, 5, 5, 1, 4)
    session = play(made.lying("iron-stairs", "dagger").start(), "roll", "go-on")
    assert one(session).area == "iron-stairs" and asked(session) == (0, "collect")


@pytest.mark.rule("jaskinia", "11.2")
def test_a_move_ends_where_the_only_way_on_has_been_crossed(table: TableMaker) -> None:
    # once round: Star Crossing (1, then 5: right), Whispers, Serpent Fork (4: right), the Chamber (1), Glass Floor
    made = table().searcher(0, SMUGGLER, at="heart-of-the-mountain", came="crystal-vein")
    session = made.dice(6, 1, 5, 4, 1).lying("glass-floor", "dagger", "spear").start()
    play(session, "roll", "go-on")
    assert one(session).area == "glass-floor" and one(session).delver.came == "chamber-of-serpents"


@pytest.mark.rule("jaskinia", "11.2")
def test_a_dead_end_ends_the_move_and_the_chamber_there_needs_no_passing_die(table: TableMaker) -> None:
    # to the Throne with 4 steps left; kind 3, the Grotto, 2: 2 bags
    made = table().searcher(0, SMUGGLER, at="star-crossing", came="whisper-hall").dice(5, 5, 3, 2)
    session = play(made.start(), "roll", "go-on")
    assert one(session).area == "chamber-of-the-throne" and one(session).gold == 3


@pytest.mark.rule("jaskinia", "11.2")
def test_with_power_6_one_may_stop_short_in_a_dead_end_only(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="last-lamp", came="dragon-steps", power=6, items=["dagger"]).dice(4)
    session = play(made.start(), "roll")
    assert "move:chamber-of-silence" in keys(session) and "move:ash-drift" not in keys(session)
    play(session, "move:chamber-of-silence")
    assert asked(session) == (0, "chamber")


@pytest.mark.rule("jaskinia", "11.4")
def test_a_chamber_on_the_way_is_passed_on_4(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="long-breath", came="four-winds").dice(2, 4)
    session = play(made.lying("ring-of-bones", "dagger", "spear").start(), "roll", "go-on")
    assert one(session).area == "ring-of-bones" and one(session).delver.came == "chamber-of-clocks"


@pytest.mark.rule("jaskinia", "11.4")
@pytest.mark.rule("jaskinia", "12.1")
def test_a_5_ends_the_move_in_the_chamber_which_must_be_dealt_with(table: TableMaker) -> None:
    # the Witch stands there: no meeting; kind 1, the Chamber of Terror: 1 Stamina
    made = table().searcher(0, SMUGGLER, at="long-breath", came="four-winds").dice(2, 5, 1)
    session = play(made.searcher(1, "bog-witch", at="chamber-of-clocks").start(), "roll", "go-on")
    assert one(session).area == "chamber-of-clocks" and one(session).stamina == 3
    assert asked(session) == (1, "turn")


@pytest.mark.rule("jaskinia", "11.4")
def test_the_example_of_one_move(table: TableMaker) -> None:
    # A11: Power 5, roll 6: Clocks (passing 3), Ring of Bones (fork 5: right, the Spring), Spring, Green Light
    # (fork 2: left, Wall of Fire), Wall of Fire, Chamber of Embers: the move ends in it; kind 3, Grotto, 1: 1 bag.
    made = table().searcher(0, SMUGGLER, at="long-breath", came="four-winds", power=5).dice(6, 3, 5, 2, 3, 1)
    session = play(made.start(), "roll", "go-on")
    assert one(session).area == "chamber-of-embers" and one(session).gold == 2


@pytest.mark.rule("jaskinia", "11.3")
def test_the_gates_stop_every_move(table: TableMaker) -> None:
    # fork die 3 at the Ring of Bones: straight on, the Gates; the three steps left are lost
    made = table().searcher(0, SMUGGLER, at="long-breath", came="four-winds").dice(6, 3, 3)
    session = play(made.start(), "roll", "go-on")
    assert one(session).area == "great-gates-middle"
    assert asked(session) == (0, "turn") and keys(session) == ("gates-back", "gates-strength", "gates-power")


@pytest.mark.rule("jaskinia", "11.3")
def test_gates_that_stay_shut_cost_the_turn(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="great-gates-middle", came="ring-of-bones").dice(5)
    session = play(made.start(), "gates-strength")
    assert one(session).area == "great-gates-middle" and one(session).turns == 2
    assert "told.gates-shut" in told(session)


@pytest.mark.rule("jaskinia", "11.3")
def test_gates_opened_by_9_let_one_on_in_the_same_turn_and_shut_behind(table: TableMaker) -> None:
    # Power 4 + 5 = 9; then 1 area, or a roll, beyond
    made = table().searcher(0, SMUGGLER, at="great-gates-middle", came="ring-of-bones").dice(5)
    session = made.lying("heart-of-the-mountain", "dagger", "spear").start()
    play(session, "gates-power")
    assert keys(session) == ("roll", "step")
    play(session, "step", "done")
    assert one(session).area == "heart-of-the-mountain"
    play(session, "step", "space:great-gates-middle")
    assert keys(session) == ("gates-back", "gates-strength", "gates-power")


@pytest.mark.rule("jaskinia", "11.3")
def test_from_the_gates_one_may_turn_back_freely(table: TableMaker) -> None:
    made = table().searcher(0, SMUGGLER, at="great-gates-middle", came="ring-of-bones").dice(1)
    session = made.lying("ring-of-bones", "dagger", "spear").start()
    play(session, "gates-back", "roll", "done")
    assert one(session).area == "ring-of-bones"


@pytest.mark.rule("jaskinia", "11.2")
def test_a_roll_at_the_gates_goes_on_beyond_them(table: TableMaker) -> None:
    # Heart of the Mountain from the Gates: fork 3, straight: Star Crossing
    made = table().searcher(0, "hewer", at="great-gates-middle", came="ring-of-bones").dice(2, 3)
    session = play(made.lying("star-crossing", "dagger").start(), "gates-open", "roll")
    assert one(session).area == "star-crossing" and asked(session) == (0, "collect")


@pytest.mark.rule("jaskinia", "11.2")
def test_when_every_way_is_closed_nobody_moves(table: TableMaker) -> None:
    session = table().searcher(0, SMUGGLER).searcher(1, "caver", at="crawl").closed("gullet", 1).start()
    play(session, "step")
    assert one(session).area == "cave-entrance" and asked(session) == (1, "turn")


@pytest.mark.rule("jaskinia", "12.1")
@pytest.mark.rule("jaskinia", "11.2")
def test_whose_first_die_names_a_closed_branch_does_nothing_where_he_stood(table: TableMaker) -> None:
    # coming from the Bats, left leads to the Rusty Rungs, which have caved in: no card is drawn at the fork
    made = table().searcher(0, SMUGGLER, at="crooked-fork", came="bat-roost").closed("rusty-rungs", 1)
    session = play(made.searcher(1, "caver", at="crawl", lost=9).dice(4, 1).start(), "roll", "go-on")
    assert (one(session).area, one(session).turns) == ("crooked-fork", 2) and not session.state.lying
