"""The Swamp and the Ice Forest. Rules 11.1-11.8; dispute M5 and the switch for an equal roll."""

from typing import Any

import pytest

from kraina.engine.session import Session
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, stage
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys

# --- the Swamp --------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "11.1")
def test_the_swamp_is_crossed_at_the_glade_alone(table: TableMaker) -> None:
    """Spaces on both sides touch all along the Swamp; on foot only the Glade leads over."""
    for space in DATA.board.circles["lower"]:
        session = stage(table, "goblin", at=space).dice(1).start()
        assert ("cross:glade" in keys(session)) == (space == "glade")
        assert all(key in ("cross:glade",) or key.startswith("move:") for key in keys(session))


@pytest.mark.rule("magiczny_miecz", "11.3")
@pytest.mark.rule("magiczny_miecz", "11.1")
def test_less_than_magic_leads_across_and_the_far_side_is_explored(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade").lying("forest-of-ghostly-lights", "elk").dice(1, 1, 2, 6, 1)
    session = play(made.start(), "cross:glade")
    assert (one(session, 0).space, one(session, 0).trophies) == ("forest-of-ghostly-lights", ["elk#1"])
    assert (one(session, 0).life, asked(session)) == (4, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "11.4")
def test_more_than_magic_costs_1_life_and_the_turn_and_no_card_is_drawn(table: TableMaker) -> None:
    made = stage(table, "elf", at="tavern").events("gold-2").dice(6, 3, 2)
    session = play(made.start(), "cross:glade")
    assert (one(session, 0).space, one(session, 0).life) == ("glade", 3)
    assert (here(session, "glade"), asked(session)) == ([], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "11.4")
def test_an_equal_roll_costs_nothing_but_does_not_lead_across(table: TableMaker) -> None:
    made = stage(table, "elf", at="tavern").events("gold-2").dice(6, 3, 1)
    session = play(made.start(), "cross:glade")
    assert (one(session, 0).space, one(session, 0).life) == ("glade", 4)
    assert (here(session, "glade"), asked(session)) == ([], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "11.4")
def test_a_switch_lets_an_equal_roll_cross(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade").lying("forest-of-ghostly-lights", "elk").option(glade_equal="cross")
    session = play(made.dice(1, 3, 1, 6, 1).start(), "cross:glade")
    assert one(session, 0).space == "forest-of-ghostly-lights"


@pytest.mark.rule("magiczny_miecz", "11.4")
def test_next_turn_one_tries_again_or_travels_on(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="glade").seeker(1, "goblin", at="castle", lost=3)
    session = play(made.dice(1, 3, 1, 2).start(), "cross:glade")
    assert (asked(session), one(session, 0).turns) == ((0, "move"), 2)
    assert keys(session) == ("cross:glade", "move:marsh-1", "move:ice-wasteland")


@pytest.mark.rule("magiczny_miecz", "11.3")
def test_total_magic_counts_at_the_swamp(table: TableMaker) -> None:
    # 3 + 2 against 4 of her own and 2 of the Ring.
    made = stage(table, "elf", at="glade", objects=["ring-of-power"]).lying("forest-of-ghostly-lights", "elk")
    session = play(made.dice(1, 3, 2, 6, 1).start(), "roll", "cross:glade")
    assert one(session, 0).space == "forest-of-ghostly-lights"


@pytest.mark.rule("magiczny_miecz", "11.3")
def test_downwards_there_is_no_roll(table: TableMaker) -> None:
    """Dispute M5: the crossings are defended in one direction only."""
    made = stage(table, "troll", at="forest-of-ghostly-lights").lying("glade", "elk").dice(1, 6, 1)
    session = play(made.start(), "down:glade")
    assert (one(session, 0).space, one(session, 0).life) == ("glade", 4)


@pytest.mark.rule("magiczny_miecz", "11.4")
@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_in_the_swamp_leaves_all_on_the_glade(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1, objects=["helmet"]).dice(1, 6, 6)
    session = play(made.start(), "roll", "cross:glade", "none")
    assert (here(session, "glade"), session.state.purse) == (["helmet"], {"glade": 1})
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "11.2")
def test_an_encounter_may_carry_over_the_swamp_without_a_roll(table: TableMaker) -> None:
    # Magic Path, 3: the Valley of Shadows.
    made = stage(table, "troll", at="glade").lying("valley-of-shadows", "elk").events("magic-path").dice(1, 3, 6, 1)
    session = play(made.start(), "move:path-1")
    assert (one(session, 0).space, one(session, 0).life) == ("valley-of-shadows", 4)


@pytest.mark.rule("magiczny_miecz", "11.2")
@pytest.mark.parametrize(
    ("at", "to"), [("barrow", "plain-of-lonely-rocks"), ("plain-of-lonely-rocks", "marsh-1")]
)  # fmt: skip
def test_a_boat_crosses_the_swamp_both_ways_without_a_roll(table: TableMaker, at: str, to: str) -> None:
    made = stage(table, "troll", at=at, objects=["boat"], marks={"got:boat": 0}).lying(to, "elk", "wolf").dice(6, 1)
    session = play(made.start(), f"use:boat:{to}")
    assert (one(session, 0).space, one(session, 0).objects, asked(session)) == (to, [], NEXT_TURN)
    assert one(session, 0).trophies == ["elk#1", "wolf"]  # the far side is explored


# --- the Ice Forest ---------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "11.5")
def test_the_ice_forest_is_crossed_between_ice_kingdom_and_valley_of_skulls_alone(table: TableMaker) -> None:
    for circle in ("middle", "upper"):
        for space in DATA.board.circles["middle" if circle == "middle" else "upper"]:
            session = stage(table, "goblin", at=space).dice(1).start()
            over = [key for key in keys(session) if not key.startswith("move:") and key != "down:glade"]
            expected = {"ice-kingdom": ["cross:ice-kingdom"], "valley-of-skulls": ["down:ice-kingdom"]}
            assert over == expected.get(space, [])


@pytest.mark.rule("magiczny_miecz", "11.7")
def test_the_knight_of_eternal_snows_has_to_be_defeated_on_the_way_up(table: TableMaker) -> None:
    # 6 + 6 against his 10 + 1.
    made = stage(table, "troll", at="ice-kingdom").lying("valley-of-skulls", "elk").dice(1, 6, 1, 6, 1)
    session = play(made.start(), "cross:ice-kingdom")
    assert (one(session, 0).space, asked(session)) == ("valley-of-skulls", NEXT_TURN)
    assert one(session, 0).trophies == ["elk#1"]  # the Knight is no card


@pytest.mark.rule("magiczny_miecz", "11.8")
@pytest.mark.parametrize(("dice", "life"), [((1, 1, 6), 3), ((1, 5, 1), 4)])
def test_defeat_costs_1_life_a_draw_none_and_both_the_turn(table: TableMaker, dice: tuple[int, ...], life: int) -> None:
    made = stage(table, "troll", at="ice-kingdom").events("gold-2").dice(*dice)
    session = play(made.start(), "cross:ice-kingdom")
    assert (one(session, 0).space, one(session, 0).life) == ("ice-kingdom", life)
    assert (here(session, "ice-kingdom"), asked(session)) == ([], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "11.8")
def test_after_the_knight_one_tries_again_or_travels_on(table: TableMaker) -> None:
    made = table().seeker(0, "troll", at="ice-kingdom").seeker(1, "goblin", at="castle", lost=3)
    session = play(made.dice(1, 5, 1, 1).start(), "cross:ice-kingdom")
    assert keys(session) == ("cross:ice-kingdom", "move:ferry-1", "move:fortress-of-the-keeper")


@pytest.mark.rule("magiczny_miecz", "11.7")
def test_the_knight_lets_those_who_come_down_pass(table: TableMaker) -> None:
    """Dispute M5."""
    made = stage(table, "goblin", at="valley-of-skulls").lying("ice-kingdom", "elk").dice(1, 6, 1)
    session = play(made.start(), "down:ice-kingdom")
    assert (one(session, 0).space, one(session, 0).life) == ("ice-kingdom", 4)


@pytest.mark.rule("magiczny_miecz", "11.6")
def test_a_lamp_crosses_the_ice_forest_anywhere_and_passes_the_knight_by(table: TableMaker) -> None:
    made = stage(table, "goblin", at="mist-plateau", objects=["lamp"], marks={"got:lamp": 0})
    session = made.lying("crossroads-1", "elk").dice(6, 1).start()
    assert keys(session)[:5] == (
        "roll",
        "leave:lamp",
        *(f"use:lamp:{to}" for to in ("crossroads-1", "castle", "dead-city")),
    )
    play(session, "use:lamp:crossroads-1")
    assert (one(session, 0).space, one(session, 0).trophies) == ("crossroads-1", ["elk#1"])


@pytest.mark.rule("magiczny_miecz", "11.6")
def test_an_encounter_may_carry_over_the_ice_forest(table: TableMaker) -> None:
    # Magic Path, 2: the Plain of Grasses.
    made = stage(table, "troll", at="hermitage").lying("plain-of-grasses", "elk").events("magic-path").dice(1, 2, 6, 1)
    session = play(made.start(), "move:forest-of-ghostly-lights")
    assert one(session, 0).space == "plain-of-grasses"


# --- both barriers in one move ----------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_a_long_move_may_lead_over_swamp_and_ice_forest(table: TableMaker) -> None:
    """Glade, Forest, six steps to the Ice Kingdom, the Valley of Skulls: eight, with a 5 and 3 of the Mount."""
    made = stage(table, "elf", at="glade", sword=9, objects=["mount"]).dice(5, 1, 2, 6, 1)
    session = play(made.start(), "roll", "add:3", "cross:glade")
    assert (asked(session), "cross:ice-kingdom" in keys(session)) == ((0, "move"), True)
    play(session, "cross:ice-kingdom")  # 9 + 6 against 10 + 1
    assert one(session, 0).space == "valley-of-skulls"


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_a_long_move_may_lead_down_both_barriers(table: TableMaker) -> None:
    made = stage(table, "elf", at="valley-of-skulls", objects=["mount"]).lying("glade", "gold-1").dice(5)
    session = play(made.start(), "roll", "add:3", "down:glade")
    assert one(session, 0).space == "glade"


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_nobody_crosses_the_same_barrier_twice_in_a_move(table: TableMaker) -> None:
    down = stage(table, "elf", at="forest-of-ghostly-lights").dice(2).start()
    assert keys(down) == ("down:path-1", "down:tavern", "move:plain-of-lonely-rocks", "move:temple-of-nemed")
    up = play(stage(table, "elf", at="glade").dice(3, 1, 1).start(), "cross:glade")
    assert keys(up) == ("move:plain-of-lonely-rocks", "move:temple-of-nemed")


# --- what may come of it, told before it is chosen ----------------------------------------------------------------


def chances_of(session: Session[Any, Any], key: str) -> dict[str, object]:
    """Return the numbers of the hint of an option."""
    option = next(one for one in session.pending.options if one.key == key)
    assert option.hint is not None
    return dict(option.hint.params)


@pytest.mark.rule("magiczny_miecz", "11.3")
def test_the_swamp_tells_its_chances(table: TableMaker) -> None:
    """Magic 4: with 2 dice 2 and 3 are less (1 + 2 ways), 4 is equal (3 ways), all else is more (30 ways)."""
    session = stage(table, "elf", at="glade").dice(1).start()
    assert chances_of(session, "cross:glade") == {"won": 3, "draw": 3, "lost": 30, "of": 36}


@pytest.mark.rule("magiczny_miecz", "11.4")
def test_where_an_equal_roll_crosses_it_counts_as_crossing(table: TableMaker) -> None:
    session = stage(table, "elf", at="glade").option(glade_equal="cross").dice(1).start()
    assert chances_of(session, "cross:glade") == {"won": 6, "draw": 0, "lost": 30, "of": 36}


@pytest.mark.rule("magiczny_miecz", "11.3")
def test_the_nymph_tells_the_chances_of_one_die_and_of_two(table: TableMaker) -> None:
    session = play(stage(table, "elf", at="glade", friends=["nymph"]).dice(1).start(), "roll", "cross:glade")
    assert chances_of(session, "yes") == {"won": 3, "draw": 1, "lost": 2, "of": 6}
    assert chances_of(session, "no") == {"won": 3, "draw": 3, "lost": 30, "of": 36}


@pytest.mark.rule("magiczny_miecz", "11.7")
def test_the_ice_forest_tells_the_odds_of_its_fight(table: TableMaker) -> None:
    """Sword 8 and a die against 10 and a die: won by 3 more at least (6 ways), drawn by 2 more (4), else lost (26)."""
    session = stage(table, "elf", at="ice-kingdom", sword=8).dice(1).start()
    assert chances_of(session, "cross:ice-kingdom") == {"won": 6, "draw": 4, "lost": 26, "of": 36}
    assert one(session, 0).space == "ice-kingdom"
