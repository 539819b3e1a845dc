"""Abilities in fights with Enemies and guardians, and with Spells. Facts 3; rules 8.1, 8.2, 17, 18, 19."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.people import CARRIED, counted, explore, far, meet, used, walk
from tests.rules.magiczny_miecz.scenes import fight_points
from tests.rules.magiczny_miecz.table import Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

OVER = (1, "turn")
"""What is asked when the turn of seat 0 is over."""


def alone(table: TableMaker, character: str, at: str, **laid: Any) -> Table:
    """Lay out seat 0 with Gauntlets, and somebody far away who is asked when his turn begins."""
    made = table().seeker(0, character, at=at, **{"objects": CARRIED, **laid})
    return made.seeker(1, far(character), at="castle", objects=CARRIED)


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize("dice", [(2, 5), (5, 2)])
def test_adventurer_two_rolls_keep_the_better(table: TableMaker, dice: tuple[int, int]) -> None:
    session = alone(table, "adventurer", "village").events("cyclops").dice(1, *dice, 1).start()
    seen = counted(session)
    walk(session, "path-2")
    assert designs(one(session, 0).trophies) == ["cyclops"]  # 3 + 5 against 6 + 1
    assert used(seen, "adventurer-two-rolls")


def test_adventurer_two_rolls_work_against_characters_too(table: TableMaker) -> None:
    session = play(meet(table, "elf", "adventurer", 3, 1, 6), "attack:1")
    assert asked(session) == (1, "spoils")  # 3 + 3 against 3 + 6


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_dwarf_second_roll_replaces_the_first(table: TableMaker) -> None:
    session = alone(table, "dwarf", "village").dice(1, 3).start()
    seen = counted(session)
    play(session, "roll")
    assert asked(session) == (0, "roll-again") and keys(session) == ("keep", "again")
    play(session, "again")
    assert "move:devils-mill" in keys(session) and used(seen, "dwarf-second-roll")


def test_dwarf_second_roll_may_be_left(table: TableMaker) -> None:
    session = play(alone(table, "dwarf", "village").dice(1).start(), "roll", "keep")
    assert "move:path-2" in keys(session)


def test_dwarf_second_roll_is_for_any_die_of_his_but_not_for_his_enemys(table: TableMaker) -> None:
    session = alone(table, "dwarf", "village").events("cyclops").dice(1, 1, 6, 2).start()
    play(session, "roll", "keep", "move:path-2")
    assert asked(session) == (0, "roll-again")
    play(session, "again")  # 3 + 6 against 6 + 2
    assert designs(one(session, 0).trophies) == ["cyclops"] and asked(session) == OVER


@pytest.mark.rule("magiczny_miecz", "9.6")
@pytest.mark.parametrize(("character", "die"), [("demon", 1), ("demon", 2), ("dwarf", 2)])
def test_a_ward_makes_a_spell_fail_on_1_and_2(table: TableMaker, character: str, die: int) -> None:
    # "demon-spell-ward", "dwarf-spell-ward"
    laid = table().seeker(0, "hag", at="castle", spells=["madness"], objects=CARRIED)
    session = laid.seeker(1, character, at="tavern", spells=["golem"], objects=CARRIED).dice(die).start()
    seen = counted(session)
    play(session, "cast:madness:1")
    if character == "dwarf":
        play(session, "keep")
    assert used(seen, f"{character}-spell-ward") and one(session, 1).spells == ["golem"]
    assert session.state.spells_used == ["madness"]


@pytest.mark.parametrize(("character", "die"), [("demon", 3), ("dwarf", 6)])
def test_a_ward_lets_a_spell_through_on_3_and_more(table: TableMaker, character: str, die: int) -> None:
    laid = table().seeker(0, "hag", at="castle", spells=["madness"], objects=CARRIED)
    session = laid.seeker(1, character, at="tavern", spells=["golem"], objects=CARRIED).dice(die).start()
    play(session, "cast:madness:1")
    if character == "dwarf":
        play(session, "keep")
    assert one(session, 0).spells == ["golem"] and one(session, 1).spells == []


EVADING = [
    ("elf", "hermitage", "plain-of-lonely-rocks"), ("hobgoblin", "village", "path-2"), ("giant", "path-2", "marsh-2"),
]  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.parametrize(("character", "start", "space"), EVADING)
def test_an_ability_hides_from_all_enemies_on_its_terrain(
    table: TableMaker, character: str, start: str, space: str
) -> None:
    # "elf-evade", "hobgoblin-evade", "giant-evade"
    laid = alone(table, character, start).lying(space, "werewolf", "cyclops", "gold-1").dice(1)
    session = laid.start()
    seen = counted(session)
    walk(session, space)
    if character == "elf":
        play(session, "explore")
    assert asked(session) == (0, "evade")
    play(session, "evade")
    assert asked(session) == (0, "collect") and used(seen, f"{character}-evade")
    assert designs(session.state.here(space)) == ["werewolf", "cyclops", "gold-1"]


@pytest.mark.parametrize("character", ["elf", "hobgoblin", "giant"])
def test_an_ability_hides_nobody_elsewhere(table: TableMaker, character: str) -> None:
    session = explore(table, character, "wilds", ["werewolf", "gold-1"], 1, 1)
    assert one(session, 0).life == 3 and asked(session) == OVER


@pytest.mark.rule("magiczny_miecz", "17.6")
@pytest.mark.parametrize(("character", "space"), [("hobgoblin", "path-2"), ("giant", "marsh-2")])
def test_an_ability_hides_from_an_attacker(table: TableMaker, character: str, space: str) -> None:
    session = play(meet(table, "troll", character, at=space), "attack:1")
    assert asked(session) == (1, "evade")
    play(session, "evade")
    assert asked(session) == (1, "turn") and one(session, 1).life == 4


@pytest.mark.rule("magiczny_miecz", "11.9")
@pytest.mark.parametrize(
    ("character", "gate", "entrance"),
    [("hobgoblin", "ruins-of-the-fortress", "entrance-ruins"), ("giant", "dead-city", "entrance-dead-city")],
)
def test_the_guardian_of_a_gate_counts_1_less_against_its_kin(
    table: TableMaker, character: str, gate: str, entrance: str
) -> None:
    # "hobgoblin-stone-monster" and "giant-spirit": 3 against a die of 3, less 1, and 4; both then roll
    laid = alone(table, character, gate, objects=["magic-sword"])
    session = laid.dice(1, 3, 5, 1).start()
    seen = counted(session)
    play(session, "roll", f"gate:{gate}")
    assert one(session, 0).space == entrance  # 3 + 5 against 6 + 1, and not 7 + 1
    ability = {"hobgoblin": "hobgoblin-stone-monster", "giant": "giant-spirit"}[character]
    assert used(seen, ability)


@pytest.mark.parametrize(("character", "gate"), [("hobgoblin", "dead-city"), ("giant", "ruins-of-the-fortress")])
def test_the_other_guardian_counts_in_full(table: TableMaker, character: str, gate: str) -> None:
    laid = alone(table, character, gate, objects=["magic-sword"], sword=3, magic=3)
    session = laid.dice(1, 3, 5, 1).start()
    play(session, "roll", f"gate:{gate}")
    assert one(session, 0).space == gate and one(session, 0).barred  # 3 + 5 against 7 + 1: a draw


@pytest.mark.rule("magiczny_miecz", "17.10")
@pytest.mark.parametrize(("card", "mine", "theirs"), [("cyclops", 5, 2), ("demon", 4, 2)])
def test_giant_tough_is_a_draw_by_1_in_both_kinds_of_fight(
    table: TableMaker, card: str, mine: int, theirs: int
) -> None:
    session = alone(table, "giant", "village").events(card).dice(1, mine, theirs).start()
    seen = counted(session)
    walk(session, "path-2")
    assert one(session, 0).life == 4 and used(seen, "giant-tough")  # 2 + 5 : 6 + 2, and 3 + 4 : 6 + 2
    assert designs(session.state.here("path-2")) == [card]


def test_giant_tough_is_beaten_by_2_and_wins_by_1(table: TableMaker) -> None:
    lost = walk(alone(table, "giant", "village").events("cyclops").dice(1, 5, 3).start(), "path-2")
    assert one(lost, 0).life == 3  # 7 against 9
    won = walk(alone(table, "giant", "village").events("cyclops").dice(1, 6, 1).start(), "path-2")
    assert designs(one(won, 0).trophies) == ["cyclops"]  # 8 against 7


def test_giant_tough_counts_against_an_attacker(table: TableMaker) -> None:
    session = play(meet(table, "elf", "giant", 2, 2), "attack:1")
    assert asked(session) == (1, "turn") and one(session, 1).life == 4  # 3 + 2 against 2 + 2
    beaten = play(meet(table, "elf", "giant", 3, 2), "attack:1")
    assert asked(beaten) == (0, "spoils")


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_hermit_magic_to_sword_is_added_in_ordinary_fights(table: TableMaker) -> None:
    session = alone(table, "hermit", "village").events("cyclops").dice(1, 3, 1).start()
    seen = counted(session)
    assert fight_points(session, 0) == 5 and fight_points(session, 0, "magic") == 3
    walk(session, "path-2")
    assert designs(one(session, 0).trophies) == ["cyclops"]  # 2 + 3 + 3 against 6 + 1
    assert used(seen, "hermit-magic-to-sword")


def test_hermit_magic_to_sword_does_not_add_up_with_the_war_horse(table: TableMaker) -> None:
    session = alone(table, "hermit", "village", objects=["war-horse"]).start()
    assert fight_points(session, 0) == 5


@pytest.mark.rule("magiczny_miecz", "5.3")
def test_hermit_forbidden_arms_are_neither_taken_nor_kept(table: TableMaker) -> None:
    laid = alone(table, "hermit", "well-of-eternity")
    laid.lying("wilds", "sword", "stiletto", "helmet", "armour", "shield")
    session = laid.dice(1).start()
    seen = counted(session)
    walk(session, "wilds")
    assert keys(session) == ("take:shield", "done") and used(seen, "hermit-forbidden")


def test_hermit_forbidden_arms_that_he_wins_are_put_down(table: TableMaker) -> None:
    session = meet(table, "hermit", "elf", 6, 1, theirs={"objects": ["armour", "gauntlets"]})
    seen = counted(session)
    play(session, "attack:1", "object:armour")
    assert one(session, 0).objects == ["gauntlets"] and used(seen, "hermit-forbidden")
    assert designs(session.state.here("village")) == ["armour"]


PIPS = [
    ("pygmy", "village", "path-2", "pygmy-paths-and-valleys", 3),  # 2 + 6 + 1 against 6 + 3
    ("pygmy", "ferry-1", "valley-of-shadows", "pygmy-paths-and-valleys", 2),  # 2 + 6 + 1 against 6 + 1 + 2
    ("shaman", "hermitage", "plain-of-lonely-rocks", "shaman-plains", 2),  # 3 + 6 + 1 against 6 + 2 + 2
]


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(("character", "start", "space", "ability", "theirs"), PIPS)
def test_a_terrain_adds_1_to_the_die(
    table: TableMaker, character: str, start: str, space: str, ability: str, theirs: int
) -> None:
    laid = alone(table, character, start, spells=["golem"]).lying(space, "cyclops", "unicorn")
    session = laid.dice(1, 6, theirs).start()
    seen = counted(session)
    walk(session, space)
    if character == "shaman":
        play(session, "explore")
    assert used(seen, ability) and asked(session) == OVER
    assert one(session, 0).life == 4 and designs(session.state.here(space)) == ["cyclops", "unicorn"]  # a draw


def test_a_terrain_adds_nothing_elsewhere(table: TableMaker) -> None:
    session = (
        alone(table, "pygmy", "well-of-eternity", spells=["golem"]).events("cyclops", "gold-1").dice(1, 5, 1).start()
    )
    seen = counted(session)
    walk(session, "wilds")
    assert one(session, 0).trophies == [] and one(session, 0).life == 4  # 2 + 5 against 6 + 1
    assert not used(seen, "pygmy-paths-and-valleys")


def test_mage_raise_beast_lends_its_sword_for_one_fight(table: TableMaker) -> None:
    laid = alone(table, "mage", "village", trophies=["bear", "nobbin"], spells=["golem", "mirror"])
    session = laid.events("cyclops").dice(1, 3, 1).start()
    seen = counted(session)
    walk(session, "path-2")
    assert asked(session) == (0, "response") and keys(session) == ("pass", "ability:mage-raise-beast:bear")
    play(session, "ability:mage-raise-beast:bear")
    assert designs(one(session, 0).trophies) == ["nobbin", "cyclops"]  # 2 + 3 + 3 against 6 + 1
    assert designs(session.state.events_used) == ["bear"] and used(seen, "mage-raise-beast")
    assert fight_points(session, 0) == 2


def test_mage_raise_beast_is_of_no_use_in_a_magical_fight_or_with_the_evil_spirit(table: TableMaker) -> None:
    laid = alone(table, "mage", "village", trophies=["bear"], spells=["golem", "mirror"])
    assert asked(walk(laid.events("spectre").dice(1, 3, 1).start(), "path-2")) == OVER
    cursed = alone(table, "mage", "village", trophies=["bear"], friends=["evil-spirit"], spells=["golem", "mirror"])
    assert asked(walk(cursed.events("cyclops").dice(1, 3, 1).start(), "path-2")) == OVER


def test_mage_raise_beast_helps_when_he_is_attacked(table: TableMaker) -> None:
    session = play(meet(table, "elf", "mage", 1, 3, theirs={"trophies": ["wolf"]}), "attack:1")
    assert asked(session) == (1, "response")
    play(session, "ability:mage-raise-beast:wolf")
    assert asked(session) == (1, "spoils") and one(session, 1).trophies == []  # 3 + 1 against 2 + 2 + 3


def test_mage_golems_are_not_sent_against_him(table: TableMaker) -> None:
    laid = table().seeker(0, "hag", at="village", spells=["golem", "homunculus"], objects=CARRIED)
    laid.seeker(1, "mage", at="tavern", objects=CARRIED).seeker(2, "troll", at="barrow", objects=CARRIED)
    session = laid.lying("glade", "bear").dice(6, 1).start()
    seen = counted(session)
    assert "cast:golem:2" in keys(session) and "cast:golem:1" not in keys(session)
    play(session, "cast:golem:bear")
    assert "cast:homunculus:2" in keys(session) and "cast:homunculus:1" not in keys(session)
    assert used(seen, "mage-golems")


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_errant_knight_second_fight_counts(table: TableMaker) -> None:
    session = alone(table, "errant-knight", "village").events("cyclops").dice(1, 1, 6, 6, 1).start()
    seen = counted(session)
    walk(session, "path-2")
    assert asked(session) == (0, "second-fight")
    play(session, "yes")
    assert designs(one(session, 0).trophies) == ["cyclops"] and one(session, 0).life == 4  # 3 + 6 against 6 + 1
    assert used(seen, "errant-knight-second-fight") and asked(session) == OVER


def test_errant_knight_second_fight_is_the_last(table: TableMaker) -> None:
    session = alone(table, "errant-knight", "village").events("cyclops").dice(1, 1, 6, 1, 6).start()
    play(walk(session, "path-2"), "yes")
    assert one(session, 0).life == 3 and asked(session) == OVER


def test_errant_knight_second_fight_may_be_declined(table: TableMaker) -> None:
    session = alone(table, "errant-knight", "village").events("cyclops").dice(1, 1, 6).start()
    play(walk(session, "path-2"), "no")
    assert one(session, 0).life == 3


def test_errant_knight_second_fight_follows_no_magical_fight_and_no_draw(table: TableMaker) -> None:
    magical = alone(table, "errant-knight", "village").events("phantom").dice(1, 1, 6).start()
    assert asked(walk(magical, "path-2")) == OVER and one(magical, 0).life == 3
    draw = alone(table, "errant-knight", "village").events("cyclops").dice(1, 4, 1).start()
    assert asked(walk(draw, "path-2")) == OVER and one(draw, 0).life == 4


@pytest.mark.parametrize("attacks", [True, False])
def test_errant_knight_second_fight_is_for_fights_between_characters_too(table: TableMaker, attacks: bool) -> None:
    pair = ("errant-knight", "elf") if attacks else ("elf", "errant-knight")
    dice = (1, 6, 6, 1) if attacks else (6, 1, 1, 6)
    session = play(meet(table, *pair, *dice), "attack:1")
    knight = 0 if attacks else 1
    assert asked(session) == (knight, "second-fight")
    play(session, "yes")
    assert asked(session) == (knight, "spoils")


def test_errant_knight_second_fight_opens_the_way_to_the_upper_circle(table: TableMaker) -> None:
    laid = alone(table, "errant-knight", "ice-kingdom", sword=9).events("gold-1")
    session = play(laid.dice(1, 1, 6, 6, 1).start(), "roll", "cross:ice-kingdom", "yes")
    assert one(session, 0).space == "valley-of-skulls"


ARMS = ["excalibur", "holy-grail"]


@pytest.mark.rule("magiczny_miecz", "9.5")
@pytest.mark.parametrize("arm", ARMS)
def test_errant_knight_two_spells_are_drawn_and_one_is_kept(table: TableMaker, arm: str) -> None:
    laid = alone(table, "errant-knight", "gate-guard", objects=[arm]).spell_pile("golem", "mirror")
    session = laid.dice(1).start()
    seen = counted(session)
    walk(session, "magic-gate")
    play(session, "spell")
    assert asked(session) == (0, "second-spell") and keys(session) == ("card:golem", "card:mirror")
    play(session, "card:golem")
    assert one(session, 0).spells == ["mirror"] and session.state.spells_used == ["golem"]
    assert used(seen, "errant-knight-two-spells") and "errant-knight-two-spells" not in one(session, 0).marks


def test_errant_knight_two_spells_are_drawn_at_the_limit_too(table: TableMaker) -> None:
    laid = alone(table, "errant-knight", "gate-guard", objects=["excalibur"], spells=["illumination", "lord-of-ice"])
    session = laid.spell_pile("golem", "mirror").dice(1).start()
    walk(session, "magic-gate")
    play(session, "spell", "card:mirror")
    assert asked(session) == (0, "surplus-spells") and len(keys(session)) == 3
    play(session, "card:illumination")
    assert one(session, 0).spells == ["lord-of-ice", "golem"]


def test_errant_knight_two_spells_need_the_arms_and_their_magic(table: TableMaker) -> None:
    bare = alone(table, "errant-knight", "gate-guard").spell_pile("golem", "mirror").dice(1).start()
    play(walk(bare, "magic-gate"), "spell")
    assert one(bare, 0).spells == ["golem"] and asked(bare) == OVER
    laid = alone(table, "errant-knight", "gate-guard", objects=["excalibur"]).spell_pile("golem", "mirror")
    asleep = laid.state(war=1).dice(1).start()
    play(walk(asleep, "magic-gate"), "spell")
    assert one(asleep, 0).spells == ["golem"]
    other = table().seeker(0, "elf", at="gate-guard", objects=["excalibur"]).spell_pile("golem", "mirror")
    session = other.seeker(1, "conqueror", at="castle", objects=CARRIED).dice(1).start()
    play(walk(session, "magic-gate"), "spell")
    assert one(session, 0).spells == ["golem"]


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_rogue_no_friends_neither_taken_nor_won_nor_forced(table: TableMaker) -> None:
    laid = alone(table, "rogue", "well-of-eternity").lying("wilds", "shepherd", "gold-1")
    session = laid.dice(1).start()
    seen = counted(session)
    walk(session, "wilds")
    assert keys(session) == ("take:gold-1#1", "done") and used(seen, "rogue-no-friends")
    cursed = alone(table, "rogue", "well-of-eternity").events("noon-wraith", "evil-spirit").dice(1).start()
    walk(cursed, "wilds")
    assert one(cursed, 0).friends == [] and designs(cursed.state.events_used) == ["noon-wraith", "evil-spirit"]


def test_errant_knight_two_spells_are_drawn_for_each_that_a_tablet_gives(table: TableMaker) -> None:
    laid = alone(table, "errant-knight", "village", objects=["excalibur"]).events("magic-tablet")
    session = laid.spell_pile("golem", "mirror", "illumination", "lord-of-ice").dice(1).start()
    walk(session, "path-2")  # Magic 3 allows two Spells
    assert asked(session) == (0, "second-spell") and keys(session) == ("card:golem", "card:illumination")
    play(session, "card:golem")
    assert asked(session) == (0, "second-spell") and keys(session) == ("card:mirror", "card:lord-of-ice")
    play(session, "card:lord-of-ice")
    assert one(session, 0).spells == ["mirror", "illumination"]
    assert session.state.spells_used == ["golem", "lord-of-ice"]
