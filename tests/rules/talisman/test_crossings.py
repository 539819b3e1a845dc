"""The Sentinel, Rafts and the Portal of Power. Rules 8.1-8.5, 7.3; case T38; interactions A6, A10."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play


@pytest.mark.rule("talisman", "8.2")
def test_whoever_beats_the_sentinel_goes_on_either_way(table: TableMaker) -> None:
    # A10: roll 4 from the second space before: Sentinel (2), fight 10 + 4 to 9 + 1, Hills (3), one step either way.
    made = table().hero(0, "troll", strength=10, at="graveyard").adventure("bag-of-gold").dice(4, 1, 4)
    session = play(made.start(), "roll")
    assert keys(session) == ("cross", "move:chapel", "move:forest")
    play(session, "cross")
    assert one(session, 0).space == "hills-3" and keys(session) == ("move:cursed-glade", "move:hidden-valley")
    play(session, "move:cursed-glade", "take:bag-of-gold#1")
    assert one(session, 0).trophies == [] and one(session, 0).gold == 2


@pytest.mark.rule("talisman", "8.2")
@pytest.mark.parametrize(("theirs", "life"), [(6, 5), (1, 6)])
def test_a_lost_or_drawn_fight_ends_the_turn_on_his_space(table: TableMaker, theirs: int, life: int) -> None:
    # Troll 6: 6 + 4 to 9 + 6 lost, 6 + 4 to 9 + 1 drawn; no card is drawn there.
    session = play(table().hero(0, "troll", at="woods-1").dice(2, theirs, 4).start(), "roll", "cross")
    assert one(session, 0).space == "sentinel" and one(session, 0).life == life
    assert session.state.here("sentinel") == [] and asked(session) == (1, "turn")


def test_a_life_saved_by_armour_still_stops_there(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="woods-1", objects=["armour"]).dice(2, 6, 1, 5)
    session = play(made.start(), "roll", "cross")
    assert one(session, 0).life == 6 and one(session, 0).space == "sentinel" and asked(session) == (1, "turn")


def test_the_sentinel_is_evaded_by_immobility_and_one_must_go_on(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="woods-1", spells=["immobility"]).adventure("bag-of-gold").dice(3)
    session = play(made.start(), "roll", "cross", "cast:immobility#1:sentinel")
    assert one(session, 0).space == "hills-3"
    play(session, "move:hidden-valley")
    assert one(session, 0).space == "hidden-valley"


@pytest.mark.rule("talisman", "8.2")
def test_whoever_is_invisible_evades_the_sentinel_and_must_go_on(table: TableMaker) -> None:
    # A10: cast before the dice; roll 2 from the Woods: Sentinel 1, Hills 2, and there the encounter.
    made = table().hero(0, "thief", at="woods-1", spells=["invisibility"]).adventure("bear").dice(2)
    session = play(made.start(), "roll", "cross", "cast:invisibility")
    assert one(session, 0).space == "hills-3" and one(session, 0).life == 4
    # Till the end of the turn he may evade the Bear as well, who stays there.
    assert asked(session) == (0, "evade")
    play(session, "evade")
    assert designs(session.state.here("hills-3")) == ["bear"] and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "8.1")
def test_he_attacks_nobody_who_passes_ends_there_or_comes_back(table: TableMaker) -> None:
    session = play(table().hero(0, "troll", at="woods-1").adventure("bag-of-gold").dice(1).start(), "roll")
    play(session, "move:sentinel", "take:bag-of-gold#1")
    assert one(session, 0).space == "sentinel" and one(session, 0).life == 6
    made = table().hero(0, "troll", at="hidden-valley").adventure("bag-of-gold").dice(3)
    session = play(made.start(), "roll")
    # Hidden Valley -> Hills 1, Sentinel 2, one step either way; or on in the Middle Region
    assert set(keys(session)) == {"move:hills-1", "move:woods-1", "move:runes-1", "gate", "move:castle"}
    play(session, "move:hills-1", "take:bag-of-gold#1")
    assert one(session, 0).space == "hills-1" and one(session, 0).life == 6


def test_with_the_poltergeist_the_one_step_is_the_bridge(table: TableMaker) -> None:
    # A10: wins, the Poltergeist is gone, no step is left, the Hills are encountered.
    made = table().hero(0, "troll", strength=10, at="sentinel", followers=["poltergeist"]).dice(1, 4)
    session = play(made.adventure("bag-of-gold").start(), "cross")
    assert one(session, 0).followers == [] and one(session, 0).space == "hills-3"
    assert keys(session) == ("take:bag-of-gold#1", "done")


@pytest.mark.rule("talisman", "8.3")
def test_a_raft_is_built_and_used_next_turn(table: TableMaker) -> None:
    # A6, T38: building is the whole turn; at the limit another Object goes, not the Raft.
    load = ["axe", "helmet", "shield", "sword"]
    made = table().hero(0, "thief", at="woods-3", objects=load).hero(1, "monk", at="castle", lost=1)
    session = play(made.start(), "build-raft")
    assert asked(session) == (0, "overload")
    assert keys(session) == ("card:axe", "card:helmet", "card:shield", "card:sword#1")
    play(session, "card:helmet")
    assert designs(one(session, 0).objects) == ["axe", "shield", "sword", "raft"]
    assert asked(session) == (0, "turn") and "raft:oasis" not in keys(session)
    assert [key for key in keys(session) if key.startswith("raft:")] == ["raft:desert-2"]
    play(session, "raft:desert-2")
    assert one(session, 0).space == "desert-2" and "raft#s1" in session.state.stock and one(session, 0).life == 3


def test_by_a_switch_the_space_is_encountered_after_building(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="woods-3", objects=["axe"]).option(raft="encounter").adventure("bag-of-gold")
    session = play(made.start(), "build-raft", "take:bag-of-gold#1")
    assert one(session, 0).gold == 2 and designs(one(session, 0).objects) == ["axe", "raft"]


@pytest.mark.rule("talisman", "8.3")
def test_a_raft_that_is_not_used_is_gone_before_the_die(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", objects=["raft#s1"]).dice(1)
    session = play(made.start(), "roll")
    assert one(session, 0).objects == [] and session.state.stock.count("raft#s1") == 1
    made = table().hero(0, "troll", at="village", objects=["raft", "helmet"], lost=1).hero(1, "monk", at="castle")
    session = made.start()
    assert designs(one(session, 0).objects) == ["helmet"] and asked(session) == (1, "turn")


def test_a_stolen_raft_serves_the_thief_in_his_next_turn(table: TableMaker) -> None:
    made = table().turn(1).hero(0, "troll", at="woods-3", objects=["raft", "axe"])
    made.hero(1, "thief", at="temple", spells=["acquisition"]).adventure("bag-of-gold").dice(1)
    session = play(made.start(), "cast:acquisition:0", "object:raft")
    assert not any(key.startswith("raft:") for key in keys(session))
    play(session, "roll", "move:woods-4", "done")
    assert asked(session) == (0, "turn") and not any(key.startswith("raft:") for key in keys(session))
    assert designs(one(session, 1).objects) == ["water-bottle", "raft"]


@pytest.mark.rule("talisman", "8.4")
@pytest.mark.parametrize(("dice", "space", "craft"), [((2, 3), "plain-of-peril", 5), ((3, 3), "portal-of-power", 4)])
def test_the_portal_is_tried_by_the_chosen_ability(
    table: TableMaker, dice: tuple[int, int], space: str, craft: int
) -> None:
    # Monk, printed Craft 3 and 2 counters: 5 opens it, 6 costs a counter.
    made = table().hero(0, "monk", at="castle", craft=5).hero(1, "troll", at="tavern").dice(2, *dice)
    session = play(made.start(), "roll", "gate")
    assert asked(session) == (0, "portal")
    play(session, "craft")
    assert one(session, 0).space == space and one(session, 0).craft == craft
    assert session.state.here("portal-of-power") == [] and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "8.4")
def test_the_portal_needs_a_step_that_is_left(table: TableMaker) -> None:
    session = play(table().hero(0, "monk", at="castle").hero(1, "troll", at="tavern").dice(1).start(), "roll")
    assert keys(session) == ("move:portal-of-power", "move:runes-3")
    session = play(table().hero(0, "monk", at="portal-of-power").dice(1).start(), "roll")
    assert "gate" in keys(session)


@pytest.mark.rule("talisman", "8.5")
def test_outwards_the_portal_is_free_and_the_whole_move(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="plain-of-peril").adventure("bag-of-gold")
    session = play(made.start(), "out", "take:bag-of-gold#1")
    assert one(session, 0).space == "portal-of-power" and one(session, 0).gold == 2
