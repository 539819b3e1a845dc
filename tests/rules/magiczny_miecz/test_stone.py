"""Turned to stone. Rules 20; item 18 of what is easily missed, A4."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.life import lose_life, turn_to_stone
from kraina.games.magiczny_miecz.points import magic, sword
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, still, world
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, designs, one, play
from tests.rules.script import asked, keys


def tower(table: TableMaker, **state: int) -> Match:
    """An Elf with much of everything comes to the Tower of Destiny, where a 2 turns to stone."""
    made = stage(
        table, "elf", at="heaths", sword=5, magic=6, gold=3, objects=["sword#s1", "ring-of-power", "lamp"],
        friends=["crusader", "shepherd"], kept={"crusader": ["mirror"]}, spells=["lord-of-spells"], trophies=["wolf"],
    )  # fmt: skip
    made.state(**state) if state else made
    return play(made.dice(1, 2).start(), "roll", "move:tower-of-destiny")


@pytest.mark.rule("magiczny_miecz", "20.1")
@pytest.mark.rule("magiczny_miecz", "20.2")
def test_objects_and_gold_are_left_and_all_friends_leave_for_good(table: TableMaker) -> None:
    session = tower(table)
    assert (one(session, 0).stone, one(session, 0).objects, one(session, 0).friends) == (3, [], [])
    assert here(session, "tower-of-destiny") == ["sword#s1", "ring-of-power", "lamp"]
    assert (one(session, 0).gold, session.state.purse) == (0, {"tower-of-destiny": 3})
    assert session.state.events_used == ["crusader", "shepherd"]
    assert session.state.spells_used == ["mirror"]
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "20.2")
def test_what_a_porter_carries_is_left_on_the_space_too(table: TableMaker) -> None:
    goods = ["sword#s1", "helmet#s1", "shield#s1", "armour#s1", "clay-tablet"]
    made = stage(table, "elf", at="heaths", objects=goods, friends=["porter"]).dice(1, 2)
    session = play(made.start(), "roll", "move:tower-of-destiny", "card:helmet#s1")  # one more than he can carry
    assert (one(session, 0).stone, one(session, 0).objects, one(session, 0).loads) == (3, [], {})
    assert here(session, "tower-of-destiny") == goods
    assert session.state.events_used == ["porter"]


@pytest.mark.rule("magiczny_miecz", "20.3")
@pytest.mark.rule("magiczny_miecz", "20.5")
def test_points_spells_and_trophies_stay(table: TableMaker) -> None:
    session = tower(table)
    assert (one(session, 0).sword, one(session, 0).magic) == (5, 6)
    assert (one(session, 0).spells, one(session, 0).trophies) == (["lord-of-spells#1"], ["wolf"])
    assert seen(session, 1, 0).stone == 3


@pytest.mark.rule("magiczny_miecz", "20.1")
@pytest.mark.rule("magiczny_miecz", "20.4")
def test_three_own_turns_are_missed_and_the_fourth_is_played(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="marsh-1", stone=3, gold=0).seeker(1, "goblin", at="castle", lost=9)
    session = made.lying("barrow", "elk").dice(1).start()
    assert (asked(session), one(session, 0).turns, one(session, 0).stone) == ((0, "move"), 4, 0)
    assert one(session, 0).space == "marsh-1"


@pytest.mark.rule("magiczny_miecz", "20.4")
def test_in_between_the_others_play_theirs(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="marsh-1", stone=2, gold=0).seeker(1, "goblin", at="path-1", objects=["helmet"])
    session = play(made.lying("glade", "elk").dice(1, 6, 1).start(), "roll", "move:glade")
    assert (asked(session), one(session, 0).stone, one(session, 1).turns) == ((1, "turn"), 0, 2)


@pytest.mark.rule("magiczny_miecz", "20.3")
def test_after_the_change_back_the_points_are_as_before(table: TableMaker) -> None:
    session = stage(table, "elf", at="marsh-1", sword=5, magic=6, spells=["mirror"], stone=1, gold=0).start()
    assert (asked(session), one(session, 0).stone) == (NEXT_TURN, 0)
    seeker = one(session, 0)
    assert (sword(DATA, session.state, seeker), magic(DATA, session.state, seeker), seeker.spells) == (5, 6, ["mirror"])


@pytest.mark.rule("magiczny_miecz", "20.5")
def test_no_life_is_taken_from_stone(table: TableMaker) -> None:
    # The Plague takes 1 Life from everybody in the Circle.
    made = table().seeker(0, "goblin", at="glade", objects=["helmet"]).events("plague").dice(1)
    made.seeker(1, "elf", at="path-2", stone=2, gold=0).seeker(2, "troll", at="barrow", objects=["lamp"])
    session = play(made.start(), "roll", "move:path-1")
    assert [one(session, seat).life for seat in range(3)] == [3, 4, 3]
    ctx, _ = world(session)
    with pytest.raises(StopIteration) as over:
        next(lose_life(ctx, PlayerId(1), 2, "20.5"))
    assert over.value.value == 0


@pytest.mark.rule("magiczny_miecz", "20.5")
def test_stone_is_no_target_of_spells(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade", spells=["fatum"]).seeker(1, "elf", at="path-1", stone=2, gold=0)
    session = made.seeker(2, "troll", at="castle", objects=["lamp"]).start()
    assert [key for key in keys(session) if key.startswith("cast:")] == ["cast:fatum:0", "cast:fatum:2"]


@pytest.mark.rule("magiczny_miecz", "20.5")
def test_stone_casts_no_spell(table: TableMaker) -> None:
    """The Hag of stone could answer or step in, and is not asked."""
    made = stage(table, "goblin", at="glade").seeker(2, "hag", at="castle", stone=3, gold=0, spells=["fatum"])
    session = play(made.lying("path-1", "elk").dice(1, 6, 1).start(), "move:path-1")
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "20.3")
@pytest.mark.rule("magiczny_miecz", "20.5")
def test_nobody_meets_stone_but_it_still_occupies_its_space(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade").seeker(1, "elf", at="path-1", stone=3, gold=0)
    made.seeker(2, "troll", at="castle", objects=["lamp"]).lying("path-1", "elk").dice(1, 6, 1)
    session = play(made.start(), "move:path-1")
    assert one(session, 0).trophies == ["elk#1"]
    assert [seeker.player for seeker in session.state.at("path-1")] == [0, 1]


@pytest.mark.rule("magiczny_miecz", "20.4")
def test_turns_in_a_row_lapse_with_stone_and_three_ordinary_turns_are_missed(table: TableMaker) -> None:
    """A4."""
    session = tower(table, extra_turns=2)
    assert (asked(session), session.state.extra_turns, one(session, 0).stone) == (NEXT_TURN, 0, 3)


@pytest.mark.rule("magiczny_miecz", "20.1")
def test_stone_is_not_turned_to_stone_anew(table: TableMaker) -> None:
    session = still(table, "elf")
    ctx, told = world(session)
    turn_to_stone(ctx, PlayerId(1))
    one(session, 1).stone = 2
    told.clear()
    turn_to_stone(ctx, PlayerId(1))
    assert (one(session, 1).stone, told) == (2, [])


@pytest.mark.rule("magiczny_miecz", "20.2")
@pytest.mark.rule("magiczny_miecz", "12.1")
def test_what_stone_has_left_may_be_taken_by_whoever_comes(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade").lying("path-1", "helmet", "sword#s1").gold("path-1", 2).dice(1)
    made.seeker(2, "elf", at="path-1", stone=2, gold=0)
    session = play(made.start(), "move:path-1", "gold", "take:helmet", "take:sword#s1")
    assert (one(session, 0).gold, designs(one(session, 0).objects)) == (3, ["helmet", "sword"])
