"""Movement in the three Circles. Rules 10.1, 10.2, 13.1, 14.1; rulings crossing-step and noon-wraith."""

import pytest

from tests.rules.magiczny_miecz.scenes import NEXT_TURN, stage
from tests.rules.magiczny_miecz.table import TableMaker, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.parametrize(
    ("at", "die", "ends"),
    [
        ("path-1", 3, ("village", "ice-wasteland")),
        ("tavern", 5, ("village", "circle-of-power")),
        ("mist-plateau", 5, ("plain-of-lonely-rocks", "valley-of-shadows")),
        ("wolf-gully", 6, ("living-rocks-1", "living-rocks-2")),
    ],
)
def test_the_die_leads_exactly_so_far_in_either_direction(
    table: TableMaker, at: str, die: int, ends: tuple[str, str]
) -> None:
    session = stage(table, "goblin", at=at).dice(die).start()
    assert asked(session) == (0, "move")
    assert tuple(key for key in keys(session) if key.startswith("move:")) == tuple(f"move:{end}" for end in ends)


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_the_direction_does_not_change_on_the_way(table: TableMaker) -> None:
    """No end lies between: with 4 from the Marsh there are two, 4 away on either side, and the Swamp on the way."""
    session = stage(table, "goblin", at="marsh-1").dice(4).start()
    assert keys(session) == ("move:marsh-2", "cross:glade", "move:ice-wasteland")


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.rule("magiczny_miecz", "11.3")
def test_the_example_leads_from_the_mist_plateau_down_to_the_ice_wasteland(table: TableMaker) -> None:
    # 6 clockwise: 3 steps to the Forest of Ghostly Lights, the 4th is the Glade, 2 more go back counter-clockwise.
    made = stage(table, "goblin", at="mist-plateau").lying("ice-wasteland", "elk").dice(6, 6, 1)
    session = made.start()
    assert keys(session) == (
        "down:marsh-1", "down:ice-wasteland", "move:ferry-2", "move:ferry-1",
    )  # fmt: skip
    play(session, "down:ice-wasteland")
    assert (one(session, 0).space, asked(session)) == ("ice-wasteland", NEXT_TURN)
    assert one(session, 0).trophies == ["elk#1"]


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_the_crossing_costs_one_step_and_with_none_left_it_cannot_be_made(table: TableMaker) -> None:
    session = stage(table, "goblin", at="hermitage").dice(1).start()
    assert keys(session) == ("move:plain-of-lonely-rocks", "move:forest-of-ghostly-lights")
    session = stage(table, "goblin", at="hermitage").dice(2).start()
    assert "down:glade" in keys(session)


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.rule("magiczny_miecz", "11.3")
def test_after_the_swamp_the_move_goes_on_in_either_direction_but_not_back(table: TableMaker) -> None:
    # 5 from the Ice Wasteland: 2 to the Glade, 1 across, 2 more in the Middle Circle.
    made = stage(table, "elf", at="ice-wasteland").dice(5, 1, 1)
    session = play(made.start(), "cross:glade")
    assert asked(session) == (0, "move")
    assert keys(session) == ("move:plain-of-lonely-rocks", "move:temple-of-nemed")


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.rule("magiczny_miecz", "11.10")
def test_a_move_that_crossed_the_ice_forest_may_still_reach_a_gate(table: TableMaker) -> None:
    # 4 from the Ice Kingdom: 1 across, 2 to the Ruins, and 1 is left for the Entrance.
    made = stage(table, "troll", at="ice-kingdom", sword=9, objects=["magic-sword"]).dice(4, 6, 1)
    session = play(made.start(), "roll", "cross:ice-kingdom")
    assert "gate:ruins-of-the-fortress" in keys(session) and "down:ice-kingdom" not in keys(session)


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.parametrize("laid", [{"slow": 1}, {"friends": ["noon-wraith"]}])
def test_fog_and_noon_wraith_let_a_character_move_one_space(table: TableMaker, laid: dict[str, object]) -> None:
    made = stage(table, "goblin", at="path-1", **laid).lying("marsh-1", "elk").dice(6, 1)
    session = made.start()
    assert keys(session) == ("move:marsh-1", "move:glade")
    play(session, "move:marsh-1")
    assert (asked(session), one(session, 0).slow) == (NEXT_TURN, 0)


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.rule("magiczny_miecz", "8.2")
def test_the_shaman_may_ignore_the_fog(table: TableMaker) -> None:
    session = play(stage(table, "shaman", at="path-1", slow=1).dice(2).start(), "roll")
    assert keys(session) == ("move:barrow", "cross:glade", "move:tavern")


@pytest.mark.rule("magiczny_miecz", "6.4")
@pytest.mark.rule("magiczny_miecz", "11.3")
@pytest.mark.parametrize(
    ("at", "way", "dice"),
    [
        ("forest-of-ghostly-lights", "down:glade", ()),
        ("valley-of-skulls", "down:ice-kingdom", ()),
        ("glade", "cross:glade", (1, 1)),
        ("ice-kingdom", "cross:ice-kingdom", (6, 1)),
    ],
)
def test_the_noon_wraith_stays_behind_at_a_crossing(
    table: TableMaker, at: str, way: str, dice: tuple[int, ...]
) -> None:
    made = stage(table, "elf", at=at, sword=8, friends=["noon-wraith"])
    for space in ("glade", "ice-kingdom", "forest-of-ghostly-lights", "valley-of-skulls"):
        if space != at:
            made.lying(space, {"glade": "elk", "ice-kingdom": "wolf"}.get(space, "nobbin"))
    session = play(made.dice(*dice, 6, 1).start(), way)
    assert (one(session, 0).friends, session.state.events_used) == ([], ["noon-wraith"])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_who_is_carried_over_a_barrier_keeps_the_noon_wraith(table: TableMaker) -> None:
    # Magic Path, 5: the Village.
    made = stage(table, "goblin", at="hermitage", friends=["noon-wraith"]).events("magic-path").dice(5)
    session = play(made.start(), "move:forest-of-ghostly-lights")
    assert (one(session, 0).space, one(session, 0).friends) == ("village", ["noon-wraith"])


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_a_charmed_character_goes_where_the_charmer_wants_also_behind_the_swamp(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="glade", charmer=1).seeker(1, "kobold", at="castle", objects=["helmet"])
    session = play(made.dice(2, 1, 1).start(), "cross:glade")
    assert asked(session) == (1, "move")
    assert keys(session) == ("move:hermitage", "move:enchanted-hills")
    assert one(session, 0).charmer is None


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_only_the_last_space_of_a_move_is_explored_and_those_passed_are_not(table: TableMaker) -> None:
    made = stage(table, "goblin", at="tavern").lying("glade", "gold-2").lying("path-1", "sword").gold("path-1", 3)
    session = play(made.lying("marsh-1", "elk").dice(3, 6, 1).start(), "move:marsh-1")
    assert (one(session, 0).gold, one(session, 0).objects, one(session, 0).trophies) == (1, [], ["elk#1"])
