"""Abilities in fights between Characters. Facts 3; rules 8.1, 8.2, 17.6-17.10, 18."""

import pytest

from tests.rules.magiczny_miecz.people import CARRIED, counted, meet, used, walk
from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.script import asked, keys

BOTH = ("explore", "attack:1", "attack:1:magic")


@pytest.mark.rule("magiczny_miecz", "17.1")
@pytest.mark.parametrize("character", ["executioner", "dark-knight"])
@pytest.mark.parametrize(("key", "winner"), [("attack:1", 1), ("attack:1:magic", 0)])
def test_the_attacker_chooses_the_kind_of_fight(table: TableMaker, character: str, key: str, winner: int) -> None:
    # "executioner-kind-of-fight" (Sword 2, Magic 4), "dark-knight-kind-of-fight" (3, 3); the Troll has 6 and 1
    session = meet(table, character, "troll", 1, 1)
    seen = counted(session)
    assert keys(session) == BOTH
    play(session, key)
    if character == "executioner":
        play(session, "no")  # the axe
    assert asked(session) == (winner, "spoils")
    assert used(seen, f"{character}-kind-of-fight") == (key == "attack:1:magic")


def test_nobody_else_attacks_with_magic(table: TableMaker) -> None:
    assert keys(meet(table, "adventurer", "troll")) == ("explore", "attack:1")


@pytest.mark.rule("magiczny_miecz", "4.4")
@pytest.mark.parametrize("die", [1, 2])
def test_executioner_behead_kills_on_1_and_2(table: TableMaker, die: int) -> None:
    session = meet(table, "executioner", "troll", die, theirs={"gold": 3})
    seen = counted(session)
    play(session, "attack:1")
    assert asked(session) == (0, "behead")
    play(session, "yes")
    assert asked(session) == (1, "new-character") and used(seen, "executioner-behead")
    play(session, "none")
    assert one(session, 1).character == "" and designs(session.state.here("village")) == ["gauntlets"]
    assert session.state.purse["village"] == 3 and one(session, 0).turns == 2  # his turn ended with the fight


@pytest.mark.parametrize("die", [3, 6])
def test_executioner_behead_that_fails_is_followed_by_the_fight(table: TableMaker, die: int) -> None:
    session = play(meet(table, "executioner", "troll", die, 1, 1), "attack:1", "yes")
    assert one(session, 1).character == "troll"
    assert asked(session) == (1, "spoils")  # 2 + 1 against 6 + 1


def test_executioner_behead_fulfils_the_mission_to_beat_a_character(table: TableMaker) -> None:
    session = meet(table, "executioner", "troll", 1, mine={"mission": "character"})
    play(session, "attack:1", "yes", "none")
    assert one(session, 0).mission == "" and "toliman-shield" in designs(one(session, 0).objects)
    assert one(session, 0).space == "fortress-of-the-keeper"


def test_executioner_behead_is_for_attackers_alone(table: TableMaker) -> None:
    session = play(meet(table, "elf", "executioner", 1, 6), "attack:1")
    assert asked(session) == (1, "spoils")  # 3 + 1 against 2 + 6


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_rogue_foul_fight_leaves_the_attacked_without_a_die(table: TableMaker) -> None:
    session = meet(table, "rogue", "troll", 2, theirs={"sword": 8})
    seen = counted(session)
    play(session, "attack:1")
    assert asked(session) == (0, "foul-fight")
    play(session, "yes")  # 5 + 2 against 8, and no die for the Troll
    assert asked(session) == (1, "spoils") and used(seen, "rogue-foul-fight")


def test_rogue_foul_fight_takes_no_sword_or_magic(table: TableMaker) -> None:
    session = play(meet(table, "rogue", "elf", 1, theirs={"sword": 5}), "attack:1", "yes")
    assert asked(session) == (0, "spoils")  # 5 + 1 against 5: won, and not asked to weaken him


def test_rogue_foul_fight_is_for_attackers_alone(table: TableMaker) -> None:
    session = play(meet(table, "elf", "rogue", 1, 1), "attack:1")
    assert asked(session) == (1, "spoils")  # both have rolled: 3 + 1 against 5 + 1


@pytest.mark.rule("magiczny_miecz", "1.3")
@pytest.mark.parametrize(("key", "after"), [("sword", (4, 6)), ("magic", (5, 5))])
def test_rogue_weaken_takes_sword_or_magic_above_the_start(table: TableMaker, key: str, after: tuple[int, int]) -> None:
    session = meet(table, "rogue", "elf", 6, 1, theirs={"sword": 5, "magic": 6})
    seen = counted(session)
    play(session, "attack:1", "no")
    assert asked(session) == (0, "weaken") and keys(session) == ("sword", "magic", "no")
    play(session, key)
    assert (one(session, 1).sword, one(session, 1).magic, one(session, 1).life) == (*after, 4)
    assert used(seen, "rogue-weaken") and asked(session) == (1, "turn")


def test_rogue_weaken_can_be_left_for_the_usual_spoils(table: TableMaker) -> None:
    session = play(meet(table, "rogue", "elf", 6, 1, theirs={"sword": 4}), "attack:1", "no")
    assert keys(session) == ("sword", "no")
    play(session, "no")
    assert asked(session) == (0, "spoils") and keys(session) == ("life", "gold", "object:gauntlets#s1", "nothing")


def test_rogue_weaken_works_in_defence_and_not_below_the_start(table: TableMaker) -> None:
    grown = play(meet(table, "elf", "rogue", 1, 6, mine={"magic": 5}), "attack:1", "magic")
    assert one(grown, 0).magic == 4
    fresh = play(meet(table, "elf", "rogue", 1, 6), "attack:1")
    assert asked(fresh) == (1, "spoils")  # the Elf has nothing above the start


@pytest.mark.rule("magiczny_miecz", "17.8")
def test_titan_dice_alone_decide_against_a_stronger_character(table: TableMaker) -> None:
    session = meet(table, "titan", "troll", 3, 2)
    seen = counted(session)
    play(session, "attack:1")
    assert asked(session) == (0, "dice-alone")
    play(session, "yes")
    assert asked(session) == (0, "spoils") and used(seen, "titan-dice-alone")


def test_titan_dice_alone_decide_when_he_is_attacked_too(table: TableMaker) -> None:
    session = play(meet(table, "troll", "titan", 2, 2), "attack:1")
    assert asked(session) == (1, "dice-alone")
    play(session, "yes")
    assert asked(session) == (1, "turn") and one(session, 1).life == 4  # equal dice: a draw (17.10)


def test_titan_dice_alone_is_not_offered_against_the_weaker_or_in_magic(table: TableMaker) -> None:
    weaker = play(meet(table, "titan", "elf", 6, 1), "attack:1")
    assert asked(weaker) == (0, "spoils")  # 4 + 6 against 3 + 1
    magical = play(meet(table, "dark-knight", "titan", 6, 1, mine={"sword": 9}), "attack:1:magic")
    assert asked(magical) == (0, "spoils")  # 3 + 6 against 2 + 1


def test_titan_dice_alone_may_be_declined(table: TableMaker) -> None:
    session = play(meet(table, "titan", "troll", 3, 2), "attack:1", "no")
    assert asked(session) == (1, "spoils")  # 4 + 3 against 6 + 2


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_barbarian_attack_again_as_long_as_he_takes_no_life(table: TableMaker) -> None:
    session = meet(table, "barbarian", "elf", 6, 1, 5, 1, theirs={"gold": 2})
    seen = counted(session)
    play(session, "attack:1", "gold")
    assert asked(session) == (0, "attack-again")
    play(session, "yes")
    assert asked(session) == (0, "spoils") and used(seen, "barbarian-attack-again")
    play(session, "life")
    assert asked(session) == (1, "turn")  # a Life taken: no third attack
    assert (one(session, 1).life, one(session, 1).gold, one(session, 0).gold) == (3, 1, 2)


def test_barbarian_attack_again_follows_each_attack_that_took_no_life(table: TableMaker) -> None:
    session = meet(table, "barbarian", "elf", 6, 1, 6, 1, theirs={"gold": 2})
    play(session, "attack:1", "gold", "yes", "gold")
    assert asked(session) == (0, "attack-again")
    play(session, "no")
    assert asked(session) == (1, "turn") and one(session, 0).gold == 3


def test_barbarian_attack_again_follows_a_life_that_armour_saved(table: TableMaker) -> None:
    session = meet(table, "barbarian", "elf", 6, 1, 2, theirs={"objects": ["shield"]})
    play(session, "attack:1", "life")
    assert one(session, 1).life == 4 and asked(session) == (0, "attack-again")


def test_barbarian_attack_again_follows_no_draw_no_defeat_and_no_defence(table: TableMaker) -> None:
    draw = play(meet(table, "barbarian", "elf", 1, 3), "attack:1")
    assert asked(draw) == (1, "turn")
    lost = play(meet(table, "barbarian", "elf", 1, 6), "attack:1", "gold")
    assert asked(lost) == (1, "turn")
    defended = play(meet(table, "elf", "barbarian", 1, 6), "attack:1", "gold")
    assert asked(defended) == (1, "turn")


@pytest.mark.parametrize("goal", ["circle-of-power", "glade"])
def test_troll_drive_off_sends_the_loser_as_far_as_the_die_says(table: TableMaker, goal: str) -> None:
    session = meet(table, "troll", "elf", 6, 1, 4)
    seen = counted(session)
    play(session, "attack:1", "gold")
    assert asked(session) == (0, "drive-off")
    play(session, "yes")
    # four from the Village: clockwise the Circle of Power, counter-clockwise the Glade
    assert keys(session) == ("space:circle-of-power", "space:glade")
    play(session, f"space:{goal}")
    assert one(session, 1).space == goal
    assert used(seen, "troll-drive-off") and asked(session) == (1, "turn")


def test_troll_drive_off_works_in_defence_and_ends_the_attackers_turn(table: TableMaker) -> None:
    session = play(meet(table, "elf", "troll", 1, 6, 2), "attack:1", "life", "yes", "space:marsh-1")
    assert one(session, 0).space == "marsh-1" and session.state.here("marsh-1") == []
    assert asked(session) == (1, "turn")


def test_troll_drive_off_is_not_for_the_dead_nor_after_a_draw(table: TableMaker) -> None:
    killed = play(meet(table, "troll", "elf", 6, 1, theirs={"life": 1}), "attack:1", "life")
    assert asked(killed) == (1, "new-character")
    play(killed, "none")
    assert asked(killed) == (0, "turn")
    draw = play(meet(table, "troll", "elf", 1, 4), "attack:1")
    assert asked(draw) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "14.2")
def test_troll_drive_off_does_not_work_on_the_bridge(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "troll", at="trap", leaving=-1, objects=CARRIED)
    session = laid.seeker(1, "elf", at="entrance-ruins", objects=CARRIED, free=True).dice(6, 1).start()
    play(session, "bridge:entrance-ruins", "attack:1", "gold")
    assert asked(session) == (1, "turn") and one(session, 1).space == "entrance-ruins"


@pytest.mark.rule("magiczny_miecz", "18.1")
def test_demon_life_theft_feeds_on_a_magical_fight(table: TableMaker) -> None:
    session = meet(table, "dark-knight", "demon", 1, 6)
    seen = counted(session)
    play(session, "attack:1:magic", "life")  # 3 + 1 against 4 + 6
    assert (one(session, 0).life, one(session, 1).life) == (3, 5) and used(seen, "demon-life-theft")


def test_demon_life_theft_is_nothing_in_an_ordinary_fight_or_for_other_spoils(table: TableMaker) -> None:
    ordinary = play(meet(table, "dark-knight", "demon", 1, 6), "attack:1", "life")  # 3 + 1 against 2 + 6
    assert (one(ordinary, 0).life, one(ordinary, 1).life) == (3, 4)
    gold = play(meet(table, "dark-knight", "demon", 1, 6), "attack:1:magic", "gold")
    assert (one(gold, 0).life, one(gold, 1).life) == (4, 4)


def test_conqueror_two_lives_may_be_taken_in_an_ordinary_fight(table: TableMaker) -> None:
    session = meet(table, "conqueror", "elf", 6, 1)
    seen = counted(session)
    play(session, "attack:1", "life")
    assert asked(session) == (0, "second-life")
    play(session, "yes")
    assert one(session, 1).life == 2 and used(seen, "conqueror-two-lives")


def test_conqueror_two_lives_may_be_one_and_work_in_defence(table: TableMaker) -> None:
    session = play(meet(table, "elf", "conqueror", 1, 6), "attack:1", "life", "no")
    assert one(session, 0).life == 3 and asked(session) == (1, "turn")


def test_conqueror_two_lives_cannot_be_taken_from_the_dead_or_by_magic(table: TableMaker) -> None:
    killed = play(meet(table, "conqueror", "elf", 6, 1, theirs={"life": 1}), "attack:1", "life")
    assert asked(killed) == (1, "new-character")
    play(killed, "none")
    magical = play(meet(table, "dark-knight", "conqueror", 1, 6), "attack:1:magic", "life")
    assert one(magical, 0).life == 3 and asked(magical) == (1, "turn")


def test_conqueror_two_lives_are_both_saved_by_armour(table: TableMaker) -> None:
    session = meet(table, "conqueror", "elf", 6, 1, 1, theirs={"objects": ["helmet"]})
    play(session, "attack:1", "life")
    assert one(session, 1).life == 4 and asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "16.1")
def test_dark_knight_second_duel_follows_a_won_tournament(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "dark-knight", at="valley-of-shadows", objects=CARRIED)
    laid.seeker(1, "elf", at="castle", objects=CARRIED).seeker(2, "troll", at="tavern", objects=CARRIED)
    session = laid.events("tournament", "bear").dice(1, 6, 1, 5, 2).start()
    seen = counted(session)
    walk(session, "heaths")
    assert asked(session) == (0, "tournament")
    play(session, "player:1", "sword", "gold")  # 3 + 6 against 3 + 1
    assert asked(session) == (0, "tournament")
    play(session, "player:2", "magic", "life")  # 3 + 5 against 1 + 2
    assert used(seen, "dark-knight-second-duel") and asked(session) == (1, "turn")
    assert (one(session, 1).space, one(session, 2).space, one(session, 2).life) == ("heaths", "heaths", 3)
    assert designs(session.state.here("heaths")) == ["bear"]


def test_dark_knight_second_duel_does_not_follow_a_lost_one(table: TableMaker) -> None:
    laid = table().option(trade="off").seeker(0, "dark-knight", at="valley-of-shadows", objects=CARRIED)
    laid.seeker(1, "troll", at="castle", objects=CARRIED).events("tournament", "bear").dice(1, 1, 6)
    session = play(walk(laid.start(), "heaths"), "player:1", "sword")
    assert asked(session) == (1, "spoils")
    play(session, "gold")
    assert asked(session) == (1, "drive-off")
    play(session, "no")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_executioner_behead_comes_after_hiding(table: TableMaker) -> None:
    session = play(meet(table, "executioner", "hobgoblin", at="path-2"), "attack:1")
    assert asked(session) == (1, "evade")
    play(session, "evade")
    assert asked(session) == (1, "turn")


def test_executioner_behead_can_be_averted_by_the_hidden_one(table: TableMaker) -> None:
    session = meet(table, "executioner", "troll", 1, 1, 1, theirs={"spells": ["hidden-one"], "magic": 3})
    play(session, "attack:1", "yes")
    assert asked(session) == (1, "response")
    play(session, next(key for key in keys(session) if key.startswith("cast:hidden-one")))
    assert one(session, 1).character == "troll" and asked(session) == (1, "spoils")  # the fight went on: 3 against 7


def test_no_ability_of_its_owner_helps_a_friend_who_is_sent(table: TableMaker) -> None:
    laid = (
        table().option(trade="off").seeker(0, "executioner", at="path-2", objects=CARRIED, friends=["adventure-seeker"])
    )
    laid.seeker(1, "elf", at="devils-mill", objects=CARRIED).lying("marsh-2", "gold-1").dice(1, 6, 1)
    session = walk(laid.start(), "marsh-2")
    while asked(session) == (0, "arrived") or asked(session) == (0, "collect"):
        sent = next((key for key in keys(session) if key.endswith("player:1")), None)
        play(session, sent or "done")
    assert asked(session) == (0, "spoils")  # 3 + 6 against 3 + 1, and the axe was not asked for
    play(session, "life")
    assert one(session, 1).life == 3 and asked(session) == (1, "turn")


def test_barbarian_attack_again_follows_the_diamond_but_not_excalibur(table: TableMaker) -> None:
    jewel = meet(table, "barbarian", "elf", 6, 1, theirs={"objects": ["kings-diamond", "gauntlets"]})
    play(jewel, "attack:1", "object:kings-diamond")
    assert asked(jewel) == (0, "attack-again")
    blade = meet(table, "barbarian", "elf", 6, 1, mine={"objects": ["excalibur"]})
    play(blade, "attack:1", "gold")
    assert one(blade, 1).life == 3 and asked(blade) == (1, "turn")  # Excalibur took a Life for him


def test_executioner_behead_is_not_averted_by_rebirth(table: TableMaker) -> None:
    mine = {"alignment": "chaotic"}
    session = meet(table, "executioner", "elf", 1, mine=mine, theirs={"life": 2, "spells": ["rebirth"]})
    if asked(session) == (1, "response"):  # before the attack
        play(session, "pass")
    play(session, "attack:1", "yes")
    assert asked(session) == (1, "new-character")
    play(session, "none")
