"""On the Stone Bridge: one space a turn, its tasks, leaving it. Rules 10.3, 10.4, 14.1-14.6, 23.1-23.4, 23.6-23.8."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage
from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

SHIELD = ["toliman-shield"]


def alone(table: TableMaker, character: str, at: str, **laid: Any) -> Table:
    """Seat 0 stands on the Bridge and is asked turn after turn; seat 1 misses all of its own."""
    objects = [*laid.pop("objects", ()), "gauntlets"]
    return table().seeker(0, character, at=at, objects=objects, **laid).seeker(1, "goblin", at="castle", lost=50)


def steps(session: Match) -> tuple[str, ...]:
    """Return what the Bridge offers, without Objects that might be left."""
    return tuple(key for key in keys(session) if not key.startswith("leave:"))


# --- 10.3, 23.1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "10.3")
@pytest.mark.rule("magiczny_miecz", "23.1")
def test_on_the_bridge_one_walks_a_space_a_turn_without_a_die(table: TableMaker) -> None:
    session = alone(table, "troll", "entrance-ruins", free=True, sword=18).dice(6, 6, 6).start()
    assert (asked(session), steps(session)) == ((0, "turn"), ("bridge:trap", "bridge:ruins-of-the-fortress"))
    play(session, "bridge:trap")  # 18 - 18 = 0
    assert (one(session, 0).space, one(session, 0).turns) == ("trap", 2)
    assert steps(session) == ("bridge:game-with-death", "bridge:entrance-ruins")


@pytest.mark.rule("magiczny_miecz", "10.3")
def test_the_task_of_a_space_comes_before_the_way_on(table: TableMaker) -> None:
    session = alone(table, "troll", "game-with-death", free=False).start()
    assert steps(session) == ("task", "bridge:trap")


@pytest.mark.rule("magiczny_miecz", "10.3")
@pytest.mark.rule("magiczny_miecz", "0.8")
def test_without_a_shield_the_castle_is_no_space_and_the_others_beyond_it_are_ignored(table: TableMaker) -> None:
    made = alone(table, "troll", "demon-of-darkness", free=True, life=1).lying("dead-city", "elk").dice(6, 1)
    session = made.start()
    assert steps(session) == ("bridge:monster", "bridge:game-with-death")
    for space in ("monster", "cerberus", "magic-trap", "entrance-dead-city", "dead-city"):
        assert f"bridge:{space}" in steps(session)
        play(session, f"bridge:{space}")
        assert (one(session, 0).space, one(session, 0).life) == (space, 1)
    assert (one(session, 0).turns, one(session, 0).trophies) == (6, ["elk#1"])
    assert (one(session, 0).leaving, one(session, 0).free) == (0, False)


# --- 10.4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "10.4")
def test_with_a_shield_one_may_enter_pass_by_or_turn_back(table: TableMaker) -> None:
    session = alone(table, "troll", "monster", free=True, objects=SHIELD).start()
    assert steps(session) == ("bridge:beasts-castle", "bridge:demon-of-darkness", "bridge:cerberus")


@pytest.mark.rule("magiczny_miecz", "10.4")
def test_a_shield_that_sleeps_opens_no_castle(table: TableMaker) -> None:
    session = alone(table, "troll", "monster", free=True, objects=SHIELD).state(war=1).start()
    assert steps(session) == ("bridge:demon-of-darkness", "bridge:cerberus")


@pytest.mark.rule("magiczny_miecz", "10.4")
def test_turning_back_is_for_good_and_ignores_the_spaces(table: TableMaker) -> None:
    made = alone(table, "troll", "demon-of-darkness", life=1).lying("ruins-of-the-fortress", "elk").dice(6, 1)
    session = play(made.start(), "bridge:game-with-death")
    assert steps(session) == ("bridge:trap",)
    play(session, "bridge:trap")
    assert steps(session) == ("bridge:entrance-ruins",)
    play(session, "bridge:entrance-ruins")
    assert steps(session) == ("bridge:ruins-of-the-fortress",)
    play(session, "bridge:ruins-of-the-fortress")
    assert (one(session, 0).turns, one(session, 0).life, one(session, 0).trophies) == (5, 1, ["elk#1"])
    assert asked(session) == (0, "turn") and "roll" in keys(session)


@pytest.mark.rule("magiczny_miecz", "10.4")
@pytest.mark.rule("magiczny_miecz", "13.4")
def test_the_step_off_the_bridge_is_an_ordinary_end_of_a_move(table: TableMaker) -> None:
    made = stage(table, "troll", at="entrance-dead-city", free=True).events("gold-2")
    session = play(made.start(), "bridge:dead-city", "take:gold-2#1")
    assert (one(session, 0).gold, asked(session)) == (3, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "10.4")
def test_who_passes_the_castle_cannot_turn_to_it_again(table: TableMaker) -> None:
    session = play(alone(table, "troll", "monster", free=True, objects=SHIELD).start(), "bridge:demon-of-darkness")
    assert steps(session) == ("bridge:game-with-death",)


# --- 14.1-14.3 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "14.1")
def test_characters_do_not_meet_beyond_the_entrance(table: TableMaker) -> None:
    made = table().seeker(0, "troll", at="entrance-ruins", sword=18, free=True)
    made.seeker(1, "goblin", at="trap", objects=["helmet"], free=True)
    session = play(made.dice(1, 1, 1).start(), "bridge:trap")
    assert (asked(session), one(session, 0).space) == ((1, "turn"), "trap")


@pytest.mark.rule("magiczny_miecz", "14.1")
@pytest.mark.rule("magiczny_miecz", "14.2")
def test_on_an_entrance_characters_meet_as_elsewhere(table: TableMaker) -> None:
    # 6 + 5 against 3 + 1: the winner chooses.
    made = table().seeker(0, "rogue", at="trap", sword=6, leaving=-1, objects=["helmet"])
    made.seeker(1, "goblin", at="entrance-ruins", gold=2, objects=["sword"], free=True).dice(5, 1)
    session = play(made.start(), "bridge:entrance-ruins")
    assert asked(session) == (0, "arrived") and keys(session)[:2] == ("explore", "attack:1")
    play(session, "attack:1")
    while asked(session)[1] != "spoils":
        play(session, "no" if "no" in keys(session) else "pass")
    play(session, "gold")
    assert [one(session, seat).gold for seat in (0, 1)] == [2, 1]
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "14.3")
@pytest.mark.rule("magiczny_miecz", "12.1")
def test_what_the_dead_left_on_the_bridge_may_be_taken_when_the_task_is_done(table: TableMaker) -> None:
    made = (
        stage(table, "troll", at="trap", free=True)
        .lying("game-with-death", "magic-sword#s1")
        .gold("game-with-death", 2)
    )
    session = play(made.dice(6, 6, 1, 1).start(), "bridge:game-with-death")
    assert (asked(session), keys(session)) == ((0, "end"), ("end", "gold", "take:magic-sword#s1"))
    play(session, "take:magic-sword#s1", "end")
    assert one(session, 0).objects == ["magic-sword#s1"]


# --- 14.5, 23.2, 23.8: the Traps --------------------------------------------------------------------------------


TRAPS = [
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (3, 3, 3), "trap"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (1, 1, 1), "trap"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (4, 3, 3), "entrance-ruins"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (4, 4, 3), "ruins-of-the-fortress"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (4, 4, 4), "ruins-of-the-fortress"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (5, 4, 4), "fortress-of-the-keeper"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (5, 5, 4), "fortress-of-the-keeper"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (5, 5, 5), "village"),
    ("entrance-ruins", "trap", "troll", {"sword": 9}, (6, 6, 6), "village"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 2, 4), "magic-trap"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 2, 2), "magic-trap"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 2, 5), "entrance-dead-city"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 2, 6), "dead-city"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 3, 6), "dead-city"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 4, 6), "temple-of-nemed"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 5, 6), "temple-of-nemed"),
    ("entrance-dead-city", "magic-trap", "elf", {"magic": 7}, (1, 6, 6), "tavern"),
]


@pytest.mark.rule("magiczny_miecz", "14.5")
@pytest.mark.rule("magiczny_miecz", "23.2")
@pytest.mark.rule("magiczny_miecz", "23.8")
@pytest.mark.parametrize(("at", "trap", "character", "points", "dice", "end"), TRAPS)
def test_three_dice_less_the_points_tell_where_a_trap_leads(
    table: TableMaker, at: str, trap: str, character: str, points: dict[str, int], dice: tuple[int, ...], end: str
) -> None:
    session = play(stage(table, character, at=at, free=True, **points).dice(*dice).start(), f"bridge:{trap}")
    assert (one(session, 0).space, one(session, 0).life) == (end, 4)
    assert (asked(session), one(session, 0).free) == (NEXT_TURN, end in (trap, at))


@pytest.mark.rule("magiczny_miecz", "14.5")
@pytest.mark.rule("magiczny_miecz", "21.2")
def test_a_fall_costs_what_the_dice_do_not_keep(table: TableMaker) -> None:
    """A12: total Sword 9 outside fights, 14 on the dice: 5. Weapons give nothing, the Secret Bag is not rolled for."""
    carried = ["silver-arrow", "sword#s1", "magic-sword#s1", "horse", "gauntlets", "shield", "armour", "secret-bag"]
    made = stage(
        table, "troll", at="entrance-ruins", free=True, sword=8, gold=5, objects=[*carried, "helmet"],
        loads={"secret-bag": ["helmet"]}, friends=["crusader", "guide"], kept={"crusader": ["mirror"]},
        trophies=["dragon"],
    )  # fmt: skip
    made.seeker(1, "conqueror", at="castle", objects=["lamp"])
    made.dice(
        6, 5, 3, 1, 2, 3, 4, 1, 2, 1, 5, 2
    )  # arrow, sword, magic sword, horse, gauntlets, shield, armour, Friends
    session = play(made.start(), "bridge:trap")
    assert (one(session, 0).space, one(session, 0).mission) == ("fortress-of-the-keeper", "")
    assert (asked(session), len(keys(session))) == ((0, "overload"), 7)
    play(session, "card:gauntlets+card:shield+card:armour")
    assert one(session, 0).objects == ["silver-arrow", "sword#s1", "secret-bag", "helmet"]
    assert designs(here(session, "fortress-of-the-keeper")) == ["gauntlets", "shield", "armour"]
    assert (one(session, 0).friends, one(session, 0).gold, one(session, 0).trophies) == (["guide#1"], 5, ["dragon"])
    assert "magic-sword#s1" in session.state.stock
    assert sorted(session.state.events_used) == ["crusader", "horse"]
    assert session.state.spells_used == ["mirror"]
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_result_1_is_a_fall_like_the_others(table: TableMaker) -> None:
    made = stage(table, "troll", at="entrance-ruins", free=True, objects=["helmet"], friends=["guide"])
    session = play(made.dice(5, 1, 1, 3, 6).start(), "bridge:trap")
    assert (one(session, 0).space, one(session, 0).objects, one(session, 0).friends) == ("entrance-ruins", [], [])


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_nothing_is_explored_or_taken_where_a_fall_ends(table: TableMaker) -> None:
    made = stage(table, "troll", at="entrance-ruins", free=True).lying("ruins-of-the-fortress", "sword")
    session = play(made.dice(6, 1, 1).start(), "bridge:trap")
    assert (one(session, 0).space, one(session, 0).objects) == ("ruins-of-the-fortress", [])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_the_noon_wraith_is_neither_rolled_for_nor_left_behind_in_a_fall(table: TableMaker) -> None:
    made = stage(table, "troll", at="entrance-ruins", free=True, friends=["noon-wraith"]).dice(6, 6, 6)
    session = play(made.start(), "bridge:trap")
    assert (one(session, 0).space, one(session, 0).friends) == ("village", ["noon-wraith"])


@pytest.mark.rule("magiczny_miecz", "23.8")
@pytest.mark.rule("magiczny_miecz", "14.5")
def test_friends_and_magic_objects_count_in_the_magic_trap(table: TableMaker) -> None:
    # 4 of her own, Ring 2, Strzyga 1: 7 against 7.
    made = stage(table, "elf", at="entrance-dead-city", free=True, objects=["ring-of-power"], friends=["strzyga"])
    session = play(made.dice(1, 2, 4).start(), "bridge:magic-trap")
    assert one(session, 0).space == "magic-trap"


@pytest.mark.rule("magiczny_miecz", "14.5")
@pytest.mark.parametrize(
    ("at", "objects", "dice"),
    [
        ("entrance-ruins", ["clay-tablet"], (3, 3, 3)),  # 9 less Sword 6 and 2
        ("entrance-ruins", ["enchanted-die"], (2, 3, 3)),  # 8 less Sword 6 and 1
        ("entrance-dead-city", ["magic-manuscript"], (1, 1, 2)),  # 4 less Magic 1 and 2
        ("entrance-dead-city", ["enchanted-die"], (1, 1, 1)),  # 3 less Magic 1 and 1
    ],
)
def test_what_helps_in_a_trap_takes_off_no_more_than_it_says(
    table: TableMaker, at: str, objects: list[str], dice: tuple[int, ...]
) -> None:
    trap = {"entrance-ruins": "trap", "entrance-dead-city": "magic-trap"}[at]
    session = stage(table, "troll", at=at, free=True, objects=objects).dice(*dice, 1).start()
    play(session, f"bridge:{trap}")  # the result is 1
    assert (one(session, 0).space, asked(session)) == (at, NEXT_TURN)


# --- 23.3: the Game with Death ----------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "23.3")
@pytest.mark.rule("magiczny_miecz", "14.3")
@pytest.mark.parametrize(
    ("dice", "life", "free"), [((4, 3, 3, 3), 4, True), ((3, 3, 4, 2), 4, False), ((2, 3, 3, 3), 3, False)]
)
def test_death_is_played_with_two_dice_against_two(
    table: TableMaker, dice: tuple[int, ...], life: int, free: bool
) -> None:
    session = play(stage(table, "troll", at="trap", free=True).dice(*dice).start(), "bridge:game-with-death")
    assert (one(session, 0).life, seen(session, 1, 0).free, asked(session)) == (life, free, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "23.3")
def test_who_has_not_won_plays_again_next_turn(table: TableMaker) -> None:
    session = alone(table, "troll", "trap", free=True).dice(2, 3, 3, 3, 6, 6, 1, 1).start()
    play(session, "bridge:game-with-death")
    assert (steps(session), one(session, 0).life) == (("task", "bridge:trap"), 3)
    play(session, "task")
    assert steps(session) == ("bridge:demon-of-darkness", "bridge:trap")


@pytest.mark.rule("magiczny_miecz", "14.6")
@pytest.mark.parametrize(
    ("at", "space", "dice"),
    [
        # the dwarf rolls for himself and for Death alike (23.3), and keeps all but the last die: 6 + 6 against 6 + 1
        ("trap", "game-with-death", (6, 6, 6, 6, 1)),
        # 3 against the Demon's 6 + 1 instead of 12, then 6 and 1 for the fight: 9 + 6 against 7 + 6
        ("game-with-death", "demon-of-darkness", (6, 6, 1, 6, 6)),
    ],
)
def test_dwarf_second_roll_is_for_all_dice_that_he_rolls_himself(
    table: TableMaker, at: str, space: str, dice: tuple[int, ...]
) -> None:
    session = play(stage(table, "dwarf", at=at, free=True, sword=9).dice(*dice).start(), f"bridge:{space}")
    kept = {"game-with-death": 3, "demon-of-darkness": 1}[space]
    play(session, *["keep"] * kept, "again")
    if asked(session) == (0, "roll-again"):
        play(session, "keep")
    assert (seen(session, 1, 0).free, asked(session)) == (True, NEXT_TURN)


# --- 14.6, 23.4, 23.6: the guards -------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "14.6")
@pytest.mark.rule("magiczny_miecz", "23.4")
@pytest.mark.parametrize(
    ("dice", "life", "free"),
    [((4, 3, 5, 2), 4, True), ((4, 3, 2, 1), 4, False), ((4, 3, 1, 6), 3, False)],
)
def test_the_demon_of_darkness_has_two_dice_of_sword(
    table: TableMaker, dice: tuple[int, ...], life: int, free: bool
) -> None:
    # The Troll's 6 against 7.
    session = play(
        stage(table, "troll", at="game-with-death", free=True).dice(*dice).start(), "bridge:demon-of-darkness"
    )
    assert (one(session, 0).life, one(session, 0).free, one(session, 0).trophies) == (life, free, [])


@pytest.mark.rule("magiczny_miecz", "14.6")
@pytest.mark.rule("magiczny_miecz", "23.6")
@pytest.mark.parametrize(
    ("dice", "life", "free"),
    [((4, 1, 5, 2), 4, True), ((4, 1, 2, 1), 4, False), ((4, 1, 1, 6), 3, False)],
)
def test_the_monster_has_two_dice_of_magic(table: TableMaker, dice: tuple[int, ...], life: int, free: bool) -> None:
    # The Elf's 4 against 5.
    session = play(stage(table, "elf", at="cerberus", free=True).dice(*dice).start(), "bridge:monster")
    assert (one(session, 0).life, one(session, 0).free) == (life, free)


@pytest.mark.rule("magiczny_miecz", "14.6")
@pytest.mark.rule("magiczny_miecz", "23.4")
def test_the_guards_strength_is_rolled_anew_for_each_fight(table: TableMaker) -> None:
    session = alone(table, "troll", "game-with-death", free=True).dice(6, 6, 1, 1, 1, 1, 1, 1).start()
    play(session, "bridge:demon-of-darkness")  # 6 + 1 against 12 + 1
    assert (one(session, 0).life, steps(session)) == (3, ("task", "bridge:game-with-death"))
    play(session, "task")  # 6 + 1 against 2 + 1
    assert steps(session) == ("bridge:monster", "bridge:game-with-death")


@pytest.mark.rule("magiczny_miecz", "14.6")
@pytest.mark.rule("magiczny_miecz", "10.4")
def test_who_does_not_beat_the_guard_may_leave(table: TableMaker) -> None:
    session = play(alone(table, "troll", "demon-of-darkness").start(), "bridge:game-with-death")
    assert one(session, 0).leaving == -1


# --- 23.7: Cerberus ---------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "23.7")
@pytest.mark.parametrize(("die", "taken"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cerberus_takes_1_2_or_3_lives_and_no_armour_helps(table: TableMaker, die: int, taken: int) -> None:
    made = stage(table, "elf", at="magic-trap", free=True, objects=["armour", "shield"], friends=["squire"]).dice(die)
    session = play(made.start(), "bridge:cerberus")
    assert (one(session, 0).life, one(session, 0).free, asked(session)) == (4 - taken, True, NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "23.7")
@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_on_the_bridge_begins_anew_below(table: TableMaker) -> None:
    made = stage(table, "elf", at="magic-trap", free=True, life=2, objects=["helmet"]).option(deal="choose").dice(5)
    session = play(made.start(), "bridge:cerberus", "character:troll")
    assert (one(session, 0).space, one(session, 0).free) == ("ice-wasteland", False)
    assert (here(session, "cerberus"), asked(session)) == (["helmet"], NEXT_TURN)


# --- 14.4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "14.4")
@pytest.mark.rule("magiczny_miecz", "19.3")
def test_nobody_can_hide_from_the_creatures_of_the_bridge(table: TableMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dispute M31. No Character is able to hide on the Bridge, so one is given the ability here."""
    able_to_hide(monkeypatch)
    made = stage(table, "elf", at="game-with-death", free=True).dice(1, 1, 6, 1)
    session = play(made.start(), "bridge:demon-of-darkness")
    assert (asked(session), one(session, 0).free) == (NEXT_TURN, True)


@pytest.mark.rule("magiczny_miecz", "14.2")
@pytest.mark.rule("magiczny_miecz", "19.2")
def test_on_an_entrance_one_may_hide_from_a_character_by_an_ability(
    table: TableMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dispute M31."""
    able_to_hide(monkeypatch)
    made = table().seeker(0, "goblin", at="trap", leaving=-1)
    made.seeker(1, "elf", at="entrance-ruins", objects=["helmet"], free=True)
    session = play(made.start(), "attack:1")
    assert (asked(session), keys(session)) == ((1, "evade"), ("fight", "evade"))
    play(session, "evade")
    assert (asked(session), one(session, 1).life) == ((1, "turn"), 4)


def able_to_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the Elf hide on an Entrance and beside the Demon of Darkness."""
    import dataclasses

    from tests.rules.magiczny_miecz.table import DATA

    elf = dataclasses.replace(DATA.characters["elf"], evades=("entrance-ruins", "demon-of-darkness"))
    monkeypatch.setitem(DATA.characters, "elf", elf)


# --- what may come of it, told before it is chosen ----------------------------------------------------------------


def chances_of(session: Match, key: str) -> dict[str, object]:
    """Return the numbers of the hint of an option."""
    hint = next(option.hint for option in session.pending.options if option.key == key)
    return dict(hint.params)


@pytest.mark.rule("magiczny_miecz", "14.5")
def test_the_trap_tells_how_often_one_stays_and_falls(table: TableMaker) -> None:
    """Three dice less Sword 10, in 216: up to 10 has 108 ways, 11 has 27, 12-13 have 46, 14-15 have 25, more 10."""
    session = alone(table, "troll", "entrance-ruins", free=True, sword=10).start()
    expected = {"stay": 108, "one": 27, "three": 46, "five": 25, "six": 10, "of": 216}
    assert chances_of(session, "bridge:trap") == expected


@pytest.mark.rule("magiczny_miecz", "23.3")
def test_the_game_with_death_tells_its_chances(table: TableMaker) -> None:
    """Equal in 2 * (1 + 4 + 9 + 16 + 25) + 36 = 146 of 1296; the rest is halved."""
    session = alone(table, "troll", "game-with-death", free=False).start()
    assert chances_of(session, "task") == {"won": 575, "draw": 146, "lost": 575, "of": 1296}


@pytest.mark.rule("magiczny_miecz", "14.6")
def test_a_guard_of_the_bridge_tells_the_odds_over_all_its_strengths(table: TableMaker) -> None:
    """Sword 18 and a die, 19 at least, against two dice and a third, 18 at most: always won."""
    session = alone(table, "troll", "demon-of-darkness", free=False, sword=18).start()
    assert chances_of(session, "task") == {"won": 1296, "draw": 0, "lost": 0, "of": 1296}


@pytest.mark.rule("magiczny_miecz", "14.7")
def test_the_beast_tells_the_odds_over_both_kinds_and_all_its_strengths(table: TableMaker) -> None:
    """Sword 21 and a die always beat 15 and a die; Magic 1 and a die never reach 10 and a die: half of 432."""
    session = alone(table, "troll", "beasts-castle", free=False, sword=21, magic=1).start()
    assert chances_of(session, "task") == {"won": 216, "draw": 0, "lost": 216, "of": 432}
