"""The two gates of the Stone Bridge and their guardians. Rules 0.8, 11.9-11.11; disputes M4, M8, M9."""

import pytest

from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, stage
from tests.rules.magiczny_miecz.table import DATA, TableMaker, one, play
from tests.rules.script import asked, keys

KEY = ["magic-sword"]
RUINS, CITY = "ruins-of-the-fortress", "dead-city"


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.rule("magiczny_miecz", "11.10")
def test_who_beats_the_stone_monster_ends_the_turn_on_the_entrance_of_the_ruins(table: TableMaker) -> None:
    # The Monster has 2 + 4 = 6 and rolls 2; the Troll has 6 and rolls 3.
    made = stage(table, "troll", at=RUINS, objects=KEY).dice(1, 2, 3, 2)
    session = play(made.start(), "roll", f"gate:{RUINS}")
    assert (one(session, 0).space, one(session, 0).trophies) == ("entrance-ruins", [])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.rule("magiczny_miecz", "11.10")
def test_the_spirit_of_the_rocks_is_fought_with_magic(table: TableMaker) -> None:
    # The Spirit has 1 + 4 = 5 and rolls 1; the Elf has 4 and rolls 3. Her Sword of 3 would have made a draw.
    made = stage(table, "elf", at=CITY, objects=KEY).dice(1, 1, 3, 1)
    session = play(made.start(), "roll", f"gate:{CITY}")
    assert (one(session, 0).space, asked(session)) == ("entrance-dead-city", NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.parametrize("character", ["demon", "priest", "hermit"])
def test_nothing_that_works_against_demons_spares_the_fight_with_the_spirit_of_the_rocks(
    table: TableMaker, character: str
) -> None:
    """Ruling guardian-no-demon: 4 + 1 loses to 6 + 4 + 1, and a point of Magic grown before is lost."""
    made = stage(table, character, at=CITY, objects=[*KEY, "reliquary"], magic=4, alignment="good").dice(1, 6, 1, 1)
    start = DATA.characters[character].magic
    session = play(made.start(), "roll", f"gate:{CITY}")
    assert (one(session, 0).space, one(session, 0).magic) == (CITY, max(start, 3))


@pytest.mark.rule("magiczny_miecz", "11.10")
def test_who_has_entered_takes_nothing_up_and_goes_on_next_turn(table: TableMaker) -> None:
    made = table().seeker(0, "troll", at=RUINS, objects=KEY).seeker(1, "goblin", at="castle", lost=9)
    made.lying("entrance-ruins", "helmet").dice(1, 2, 3, 2)
    session = play(made.start(), "roll", f"gate:{RUINS}")
    assert (asked(session), one(session, 0).turns) == ((0, "turn"), 2)
    assert keys(session)[:2] == ("bridge:trap", f"bridge:{RUINS}")


@pytest.mark.rule("magiczny_miecz", "9.7")
def test_turns_in_a_row_lapse_on_the_bridge_where_no_spell_works(table: TableMaker) -> None:
    made = stage(table, "troll", at=RUINS, objects=KEY).state(extra_turns=2, formula=True).dice(1, 2, 3, 2)
    session = play(made.start(), "roll", f"gate:{RUINS}")
    assert (one(session, 0).space, asked(session)) == ("entrance-ruins", NEXT_TURN)
    assert (session.state.extra_turns, session.state.formula) == (0, False)


@pytest.mark.rule("magiczny_miecz", "11.9")
def test_turns_in_a_row_go_on_after_a_failure_at_the_gate(table: TableMaker) -> None:
    made = stage(table, "troll", at=RUINS, objects=KEY).state(extra_turns=2, formula=True).dice(1, 2, 1, 6)
    session = play(made.start(), "roll", f"gate:{RUINS}")
    assert (one(session, 0).space, asked(session), session.state.extra_turns) == (RUINS, (0, "turn"), 1)


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.rule("magiczny_miecz", "0.8")
def test_without_a_magic_sword_nobody_may_try(table: TableMaker) -> None:
    session = stage(table, "troll", at=RUINS).dice(1).start()
    assert keys(session) == ("move:temple-of-toliman", "move:cliff-1")


@pytest.mark.rule("magiczny_miecz", "11.9")
def test_a_magic_sword_that_sleeps_in_the_war_of_elements_opens_nothing(table: TableMaker) -> None:
    session = play(stage(table, "troll", at=RUINS, objects=KEY).state(war=1).dice(1).start(), "roll")
    assert keys(session) == ("move:temple-of-toliman", "move:cliff-1")


@pytest.mark.rule("magiczny_miecz", "11.9")
def test_the_bridge_is_entered_nowhere_else(table: TableMaker) -> None:
    for space in ("cliff-2", "fortress-of-the-keeper", "path-2", "temple-of-nemed"):
        session = play(stage(table, "troll", at=space, objects=KEY).dice(1).start(), "roll")
        assert [key for key in keys(session) if not key.startswith("move:")] == []


@pytest.mark.rule("magiczny_miecz", "11.10")
def test_a_move_that_ends_on_the_gate_does_not_reach_the_entrance(table: TableMaker) -> None:
    """Dispute M8: not on that move."""
    session = play(stage(table, "troll", at="cliff-1", objects=KEY).dice(1).start(), "roll")
    assert keys(session) == (f"move:{RUINS}", "move:wolf-gully")
    session = play(stage(table, "troll", at="cliff-1", objects=KEY).dice(2).start(), "roll")
    assert keys(session) == (f"gate:{RUINS}", "move:temple-of-toliman", "move:stone-forest")


@pytest.mark.rule("magiczny_miecz", "11.10")
def test_next_turn_one_step_is_enough(table: TableMaker) -> None:
    """Dispute M8: who ended on the gate may begin the next turn with the guardian."""
    made = table().seeker(0, "troll", at="cliff-1", objects=KEY).seeker(1, "goblin", at="castle", lost=3)
    session = play(made.lying(RUINS, "elk").dice(1, 6, 1, 1).start(), "roll", f"move:{RUINS}", "roll")
    assert keys(session) == (f"gate:{RUINS}", "move:temple-of-toliman", "move:cliff-1")


@pytest.mark.rule("magiczny_miecz", "11.9")
def test_who_just_travels_past_a_gate_is_not_attacked(table: TableMaker) -> None:
    made = stage(table, "troll", at="cliff-1", objects=KEY).lying("valley-of-skulls", "elk").dice(3, 6, 1)
    session = play(made.start(), "roll", "move:valley-of-skulls")
    assert (one(session, 0).space, one(session, 0).sword) == ("valley-of-skulls", 6)


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.rule("magiczny_miecz", "10.4")
def test_who_leaves_the_bridge_is_not_attacked(table: TableMaker) -> None:
    made = stage(table, "troll", at="entrance-ruins", objects=KEY, free=True).lying(RUINS, "elk").dice(6, 1)
    session = play(made.start(), f"bridge:{RUINS}")
    assert (one(session, 0).space, one(session, 0).trophies) == (RUINS, ["elk#1"])


@pytest.mark.rule("magiczny_miecz", "11.11")
@pytest.mark.rule("magiczny_miecz", "11.10")
@pytest.mark.parametrize(
    ("gate", "character", "dice", "sword", "magic"),
    [
        (RUINS, "troll", (1, 6, 1, 1), 7, 1),  # 8 + 1 against 10 + 1
        (RUINS, "troll", (1, 4, 2, 2), 8, 1),  # 8 + 2 against 8 + 2
        (CITY, "elf", (1, 6, 1, 1), 3, 5),  # 6 + 1 against 10 + 1
        (CITY, "elf", (1, 3, 2, 1), 3, 6),  # 6 + 2 against 7 + 1
    ],
)
def test_defeat_costs_a_point_a_draw_nothing_and_both_end_the_turn_without_a_card(
    table: TableMaker, gate: str, character: str, dice: tuple[int, ...], sword: int, magic: int
) -> None:
    """Dispute M9: the point is lost only on a defeat."""
    grown = {"sword": 8} if character == "troll" else {"magic": 6}
    made = stage(table, character, at=gate, objects=KEY, **grown).events("gold-2").dice(*dice)
    session = play(made.start(), "roll", f"gate:{gate}")
    assert (one(session, 0).sword, one(session, 0).magic, one(session, 0).life) == (sword, magic, 4)
    assert (one(session, 0).space, here(session, gate), asked(session)) == (gate, [], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "11.11")
@pytest.mark.parametrize("dice", [(1, 6, 1, 6), (1, 2, 1, 1)])
def test_defeat_and_draw_bar_exactly_the_next_turn(table: TableMaker, dice: tuple[int, ...]) -> None:
    """Dispute M9."""
    made = table().seeker(0, "troll", at=RUINS, objects=KEY).seeker(1, "goblin", at="castle", lost=9)
    made.lying("temple-of-toliman", "werewolf").lying("valley-of-skulls", "elk").dice(*dice, 2, 6, 1, 3)
    session = play(made.start(), "roll", f"gate:{RUINS}", "roll")
    assert f"gate:{RUINS}" not in keys(session)
    play(session, "move:valley-of-skulls", "roll")
    assert (one(session, 0).turns, one(session, 0).barred) == (3, 0)
    assert f"gate:{RUINS}" in keys(session)


@pytest.mark.rule("magiczny_miecz", "11.11")
def test_the_other_gate_is_barred_too(table: TableMaker) -> None:
    made = stage(table, "troll", at=CITY, objects=KEY, barred=1).dice(1)
    session = play(made.start(), "roll")
    assert keys(session) == ("move:living-rocks-2", "move:castle")


@pytest.mark.rule("magiczny_miecz", "11.11")
def test_a_missed_turn_is_the_barred_one(table: TableMaker) -> None:
    made = table().seeker(0, "troll", at=RUINS, objects=KEY, barred=1, lost=1).seeker(1, "goblin", lost=2)
    session = play(made.dice(1).start(), "roll")
    assert (one(session, 0).turns, f"gate:{RUINS}" in keys(session)) == (2, True)


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.rule("magiczny_miecz", "8.2")
def test_the_hobgoblin_takes_1_from_the_stone_monsters_die(table: TableMaker) -> None:
    # 3 - 1 + 4 = 6 and 1 against 3 + 5.
    made = stage(table, "hobgoblin", at=RUINS, objects=KEY).dice(1, 3, 5, 1)
    session = play(made.start(), "roll", f"gate:{RUINS}")
    assert one(session, 0).space == "entrance-ruins"


@pytest.mark.rule("magiczny_miecz", "23.1")
@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.parametrize(
    ("entrance", "inward", "gate"),
    [("entrance-ruins", "trap", RUINS), ("entrance-dead-city", "magic-trap", CITY)],
)
def test_each_entrance_leads_to_its_own_end(table: TableMaker, entrance: str, inward: str, gate: str) -> None:
    """Dispute M4."""
    session = stage(table, "troll", at=entrance, free=True).start()
    assert keys(session) == (f"bridge:{inward}", f"bridge:{gate}")


@pytest.mark.rule("magiczny_miecz", "11.9")
def test_the_gate_tells_the_odds_against_any_strength_of_its_guardian(table: TableMaker) -> None:
    """Sword 6 and a die a against 4, a die v and a die b: won where b + v is at most a + 1.

    That has 1 + 3 + 6 + 10 + 15 + 21 = 56 ways; b + v is a + 2 in 2 + 3 + 4 + 5 + 6 + 5 = 25; 135 remain of 216.
    """
    session = play(stage(table, "troll", at=RUINS, objects=KEY).dice(1).start(), "roll")
    hint = next(one.hint for one in session.pending.options if one.key == f"gate:{RUINS}")
    assert dict(hint.params) == {"won": 56, "draw": 25, "lost": 135, "of": 216}
