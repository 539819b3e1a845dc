"""Abilities that meet Encounters, Strangers and Enemies. Facts 3; rules 8.1, 8.2, 16.1-16.5; interaction A6."""

import pytest

from tests.rules.magiczny_miecz.people import CARRIED, counted, explore, used, walk
from tests.rules.magiczny_miecz.scenes import fight_points
from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.script import asked, keys

OVER = (1, "turn")
"""What is asked when the explorer's turn is over."""


@pytest.mark.rule("magiczny_miecz", "16.4")
def test_demon_ignore_demons_leaves_their_cards_and_opens_the_rest(table: TableMaker) -> None:
    session = explore(table, "demon", "wilds", ["prince-of-demons", "gold-1"])
    assert asked(session) == (0, "collect")
    play(session, "take:gold-1#1")
    assert one(session, 0).gold == 2 and one(session, 0).life == 4
    assert designs(session.state.here("wilds")) == ["prince-of-demons"]
    assert asked(session) == OVER


def test_demon_ignore_demons_is_true_of_creatures_of_a_circle(table: TableMaker) -> None:
    laid = (
        table().seeker(0, "demon", at="marsh-1", objects=CARRIED).seeker(1, "conqueror", at="castle", objects=CARRIED)
    )
    session = laid.dice(1, 6).start()  # a 6 in the Barrow wakes the Ghost
    seen = counted(session)
    walk(session, "barrow")
    assert asked(session) == OVER and used(seen, "demon-ignore-demons")


@pytest.mark.rule("magiczny_miecz", "14.6")
def test_demon_ignore_demons_is_not_true_of_the_monster_of_the_bridge(table: TableMaker) -> None:
    laid = table().seeker(0, "demon", at="cerberus", objects=CARRIED, free=True)
    session = laid.seeker(1, "conqueror", at="castle", objects=CARRIED).dice(1, 1, 1, 6).start()
    play(session, "bridge:monster")
    assert one(session, 0).life == 3  # 4 + 1 against 2 + 6
    assert asked(session) == OVER


def test_demon_ignore_demons_does_not_spare_him_monsters(table: TableMaker) -> None:
    session = explore(table, "demon", "wilds", ["bear", "spectre"], 1, 6)
    assert one(session, 0).life == 3 and asked(session) == OVER  # 2 + 1 against 3 + 6


@pytest.mark.parametrize("die", [1, 3])
def test_priest_exorcise_beats_a_demon_on_1_to_3(table: TableMaker, die: int) -> None:
    session = explore(table, "priest", "wilds", ["prince-of-demons", "gold-1"], die)
    seen = counted(session)
    assert asked(session) == (0, "exorcise")
    play(session, "yes")
    assert used(seen, "priest-exorcise") and "card:prince-of-demons" in seen
    assert designs(session.state.events_used) == ["prince-of-demons"] and one(session, 0).trophies == []
    assert asked(session) == (0, "collect")


@pytest.mark.parametrize("die", [4, 6])
def test_priest_exorcise_that_fails_is_followed_by_the_fight(table: TableMaker, die: int) -> None:
    session = play(explore(table, "priest", "wilds", ["phantom", "gold-1"], die, 1, 6), "yes")
    assert one(session, 0).life == 3 and asked(session) == OVER  # 4 + 1 against 5 + 6
    assert designs(session.state.here("wilds")) == ["phantom", "gold-1"]


def test_priest_exorcise_may_be_declined_and_is_for_demons_alone(table: TableMaker) -> None:
    fought = play(explore(table, "priest", "wilds", ["phantom", "gold-1"], 6, 1), "no")
    assert designs(fought.state.events_used) == ["phantom"]  # 4 + 6 against 5 + 1
    session = explore(table, "priest", "wilds", ["wolf", "gold-1"], 6, 1)
    assert asked(session) == (0, "collect") and designs(one(session, 0).trophies) == ["wolf"]


def test_priest_exorcise_works_on_the_ghost_of_the_barrow(table: TableMaker) -> None:
    laid = table().seeker(0, "priest", at="marsh-1", objects=CARRIED)
    session = walk(laid.seeker(1, "conqueror", at="castle", objects=CARRIED).dice(1, 6, 2).start(), "barrow")
    assert asked(session) == (0, "exorcise")
    assert asked(play(session, "yes")) == OVER


@pytest.mark.rule("magiczny_miecz", "16.3")
def test_hermit_banish_sends_a_demon_to_a_free_space_of_the_circle(table: TableMaker) -> None:
    laid = table().seeker(0, "hermit", at="well-of-eternity", objects=CARRIED).gold("glade", 1)
    laid.seeker(1, "conqueror", at="tavern", objects=CARRIED).lying("barrow", "unicorn")
    session = walk(laid.events("phantom", "gold-1").dice(1).start(), "wilds")
    seen = counted(session)
    assert asked(session) == (0, "shift")
    free = ("glade", "path-1", "marsh-1", "village", "path-2", "marsh-2", "devils-mill", "circle-of-power")
    assert keys(session) == (
        *(f"space:{space}" for space in (*free, "well-of-eternity", "walled-town", "ice-wasteland")), "no",
    )  # fmt: skip
    play(session, "space:village")
    assert designs(session.state.here("village")) == ["phantom"] and used(seen, "hermit-banish")
    assert asked(session) == (0, "collect")  # the rest is open


def test_hermit_banish_may_be_declined_and_is_for_demons_alone(table: TableMaker) -> None:
    session = play(explore(table, "hermit", "wilds", ["phantom", "gold-1"], 1, 6), "no")
    assert one(session, 0).life == 3  # 3 + 1 against 5 + 6
    assert asked(explore(table, "hermit", "wilds", ["cyclops", "gold-1"], 6, 1)) == (0, "collect")  # 2+3+6 against 7


@pytest.mark.parametrize(("word", "magic", "spells"), [("magic", 21, 0), ("spell", 20, 1)])
def test_dark_knight_demons_bring_a_spell_or_magic_for_every_10(
    table: TableMaker, word: str, magic: int, spells: int
) -> None:
    session = explore(table, "dark-knight", "wilds", ["prince-of-demons", "gold-1"], 1, 1, magic=20)
    seen = counted(session)
    assert asked(session) == (0, "bounty") and keys(session) == ("spell", "magic")
    play(session, word)
    assert (one(session, 0).magic, len(one(session, 0).spells)) == (magic, spells)
    assert one(session, 0).marks["dark-knight-demons"] == 0 and used(seen, "dark-knight-demons")


def test_dark_knight_demons_keep_what_is_left_over(table: TableMaker) -> None:
    kept = explore(table, "dark-knight", "wilds", ["phantom", "spectre"], 1, 1, magic=20)
    assert asked(kept) == OVER and one(kept, 0).marks["dark-knight-demons"] == 8  # 5 + 3
    more = explore(
        table, "dark-knight", "wilds", ["vampire", "gold-1"], 1, 1, magic=20, marks={"dark-knight-demons": 8}
    )
    assert asked(more) == (0, "bounty")
    play(more, "magic")
    assert one(more, 0).marks["dark-knight-demons"] == 2  # 8 + 4 - 10


def test_dark_knight_demons_count_what_is_printed(table: TableMaker) -> None:
    laid = table().seeker(0, "dark-knight", at="ferry-2", objects=CARRIED, magic=30).state(conjunction=1)
    laid.seeker(1, "conqueror", at="castle", objects=CARRIED).events("phantom")
    session = walk(laid.dice(1, 1, 1).start(), "dark-clearing")  # it fights with 5 x 2 + 1
    assert one(session, 0).marks["dark-knight-demons"] == 5


TAMED = [
    ("goblin", "nobbin", "goblin-nobbin", 2), ("hobgoblin", "hadron", "hobgoblin-hadron", 3),
    ("trickster", "dragon", "trickster-tame", 5),
]  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "8.1")
@pytest.mark.parametrize(("character", "card", "ability", "sword"), TAMED)
def test_an_enemy_becomes_a_friend_that_fights(
    table: TableMaker, character: str, card: str, ability: str, sword: int
) -> None:
    session = explore(table, character, "wilds", [card, "gold-1"])
    seen, before = counted(session), fight_points(session, 0)
    assert asked(session) == (0, "befriend")
    play(session, "yes")
    assert designs(one(session, 0).friends) == [card] and used(seen, ability)
    assert fight_points(session, 0) == before + sword and designs(session.state.here("wilds")) == ["gold-1"]
    assert asked(session) == (0, "collect")


@pytest.mark.parametrize(("character", "card", "ability", "sword"), TAMED)
def test_an_enemy_that_is_no_friend_is_fought(
    table: TableMaker, character: str, card: str, ability: str, sword: int
) -> None:
    session = explore(table, character, "wilds", [card, "gold-1"], 6, 1)  # 3 or 4 + 6 against at most 5 + 1
    play(session, "no")
    assert designs(one(session, 0).trophies) == [card]


@pytest.mark.parametrize(("character", "card"), [(row[0], row[1]) for row in TAMED])
def test_no_enemy_is_befriended_with_the_evil_spirit(table: TableMaker, character: str, card: str) -> None:
    session = explore(table, character, "wilds", [card, "gold-1"], 6, 1, friends=["evil-spirit"])
    assert asked(session) == (0, "collect") and designs(one(session, 0).trophies) == [card]


def test_a_befriended_enemy_that_is_dismissed_is_an_enemy_again(table: TableMaker) -> None:
    laid = (
        table().seeker(0, "goblin", at="wilds", friends=["nobbin"], objects=CARRIED).seeker(1, "conqueror", at="castle")
    )
    session = play(laid.start(), "leave:nobbin#1")
    assert designs(session.state.here("wilds")) == ["nobbin"] and one(session, 0).friends == []


def test_trickster_tame_works_once_a_game_and_on_beasts_alone(table: TableMaker) -> None:
    again = explore(table, "trickster", "wilds", ["wolf", "gold-1"], 6, 1, marks={"trickster-tame": 1})
    assert asked(again) == (0, "collect") and designs(one(again, 0).trophies) == ["wolf"]
    session = play(explore(table, "trickster", "wilds", ["elk", "bear"], 6, 1), "yes")
    assert designs(one(session, 0).friends) == ["elk"] and one(session, 0).marks["trickster-tame"] == 1
    assert designs(one(session, 0).trophies) == ["bear"]  # not asked for a second one: 4 + 1 + 6 against 3 + 1
    nobbin = explore(table, "trickster", "wilds", ["nobbin", "gold-1"], 6, 1)
    assert designs(one(nobbin, 0).trophies) == ["nobbin"]


def test_goblin_hadron_never_attacks_and_may_be_driven_off(table: TableMaker) -> None:
    session = explore(table, "goblin", "wilds", ["hadron", "gold-1"])
    seen = counted(session)
    assert asked(session) == (0, "shift") and "space:barrow" in keys(session)
    play(session, "space:barrow")
    assert designs(session.state.here("barrow")) == ["hadron"] and asked(session) == (0, "collect")
    stays = play(explore(table, "goblin", "wilds", ["hadron", "gold-1"]), "no")
    assert designs(stays.state.here("wilds")) == ["hadron", "gold-1"] and asked(stays) == (0, "collect")
    assert one(stays, 0).life == 4 and not seen.count("card:hadron")


def test_goblin_hadron_is_counted_when_it_leaves_him_alone(table: TableMaker) -> None:
    laid = table().seeker(0, "goblin", at="well-of-eternity", objects=CARRIED).lying("wilds", "hadron", "gold-1")
    session = laid.seeker(1, "conqueror", at="castle", objects=CARRIED).dice(1).start()
    seen = counted(session)
    walk(session, "wilds")
    assert used(seen, "goblin-hadron")


@pytest.mark.parametrize("mount", ["wolf", "elk"])
def test_pygmy_ride_makes_a_mount_that_moves_with_two_dice(table: TableMaker, mount: str) -> None:
    session = explore(table, "pygmy", "wilds", [mount, "gold-1"])
    seen, before = counted(session), fight_points(session, 0)
    play(session, "yes")
    assert designs(one(session, 0).friends) == [mount] and used(seen, "pygmy-ride")
    assert fight_points(session, 0) == before  # nobody fights with a mount


def test_pygmy_ride_has_one_mount_at_a_time(table: TableMaker) -> None:
    laid = (
        table().seeker(0, "pygmy", at="barrow", friends=["wolf"]).seeker(1, "conqueror", at="castle", objects=CARRIED)
    )
    session = walk(laid.events("elk").dice(1, 1, 6, 1).start(), "path-2")
    assert designs(one(session, 0).trophies) == ["elk"]  # not asked: 2 + 6 + 1 against 1 + 1
    bear = explore(table, "pygmy", "wilds", ["bear", "gold-1"], 6, 1)
    assert designs(one(bear, 0).trophies) == ["bear"]


@pytest.mark.parametrize("die", [1, 3])
@pytest.mark.parametrize(("beast", "sword"), [("elk", 1), ("wolf", 2), ("bear", 3)])
def test_priestess_beasts_come_when_she_calls_on_1_to_3(table: TableMaker, die: int, beast: str, sword: int) -> None:
    session = explore(table, "priestess", "wilds", [beast, "gold-1"], die, spells=["golem", "mirror"])
    seen, before = counted(session), fight_points(session, 0)
    assert asked(session) == (0, "call-beast")
    play(session, "yes")
    assert designs(one(session, 0).friends) == [beast] and fight_points(session, 0) == before + sword
    assert used(seen, "priestess-beasts") and asked(session) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "16.4")
@pytest.mark.parametrize("call", [("yes", [4]), ("no", [])])
def test_priestess_beasts_leave_her_alone_whether_they_come_or_not(
    table: TableMaker, call: tuple[str, list[int]]
) -> None:
    session = explore(table, "priestess", "wilds", ["wolf", "gold-1"], *call[1], spells=["golem", "mirror"])
    play(session, call[0])
    assert one(session, 0).friends == [] and one(session, 0).life == 4
    assert designs(session.state.here("wilds")) == ["wolf", "gold-1"] and asked(session) == (0, "collect")


def test_priestess_beasts_of_other_kinds_are_not_called_but_leave_her_alone(table: TableMaker) -> None:
    session = explore(table, "priestess", "wilds", ["werewolf", "gold-1"], spells=["golem", "mirror"])
    assert asked(session) == (0, "collect") and one(session, 0).life == 4
    attacked = explore(table, "priestess", "wilds", ["robber", "gold-1"], 1, 6, spells=["golem", "mirror"], gold=0)
    assert one(attacked, 0).life == 3  # no Beast: 1 + 1 against 3 + 6


IGNORING = [
    ("sorcerer", "plague", "sorcerer-ignore"), ("sorcerer", "unicorn", "sorcerer-ignore"),
    ("sorcerer", "enchantress", "sorcerer-ignore-enchantress"), ("pygmy", "magic-path", "pygmy-magic-path"),
]  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "16.1")
@pytest.mark.parametrize(("character", "card", "ability"), IGNORING)
def test_a_drawn_card_may_be_ignored_and_stays(table: TableMaker, character: str, card: str, ability: str) -> None:
    session = explore(table, character, "wilds", [card, "gold-1"], spells=["golem", "mirror"])
    seen = counted(session)
    assert asked(session) == (0, "ignore")
    play(session, "yes")
    assert used(seen, ability) and f"card:{card}" not in seen
    assert designs(session.state.here("wilds")) == [card, "gold-1"] and one(session, 0).space == "wilds"
    assert one(session, 0).life == 4 and asked(session) == (0, "collect")


def test_what_is_not_ignored_is_carried_out(table: TableMaker) -> None:
    session = play(explore(table, "sorcerer", "wilds", ["plague", "gold-1"], spells=["golem", "mirror"]), "no")
    assert one(session, 0).life == 3
    path = play(explore(table, "pygmy", "wilds", ["magic-path", "gold-1"], 5, spells=["golem"]), "no")
    assert one(path, 0).space == "village"


def test_sorcerer_ignore_is_for_what_he_draws_himself(table: TableMaker) -> None:
    laid = table().seeker(0, "sorcerer", at="well-of-eternity", objects=CARRIED, spells=["golem", "mirror"])
    laid.seeker(1, "conqueror", at="castle", objects=CARRIED).lying("wilds", "time-enchanter", "gold-1")
    session = walk(laid.dice(1).start(), "wilds")
    assert one(session, 0).lost == 1 and asked(session) == (0, "collect")


def test_sorcerer_ignore_enchantress_works_where_she_lay_before(table: TableMaker) -> None:
    laid = table().seeker(0, "sorcerer", at="well-of-eternity", objects=CARRIED, spells=["golem", "mirror"])
    laid.seeker(1, "conqueror", at="castle", objects=CARRIED).lying("wilds", "enchantress", "gold-1")
    session = walk(laid.dice(1).start(), "wilds")
    assert asked(session) == (0, "ignore")


def test_nobody_is_asked_to_ignore_a_stranger_whom_he_visits_by_choice(table: TableMaker) -> None:
    laid = table().seeker(0, "sorcerer", at="barrow", objects=CARRIED, spells=["golem", "mirror"])
    laid.seeker(1, "conqueror", at="castle", objects=CARRIED).lying("village", "enchantress")
    session = play(walk(laid.dice(1, 3).start(), "village"), "visit:enchantress")
    assert one(session, 0).sword == 3


def test_others_ignore_nothing(table: TableMaker) -> None:
    session = explore(table, "elf", "wilds", ["plague", "gold-1"])
    assert one(session, 0).life == 3 and asked(session) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_a_demon_that_a_spell_saves_from_the_exorcism_is_fought(table: TableMaker) -> None:
    laid = table().seeker(0, "priest", at="village", objects=CARRIED).lying("path-2", "spectre")
    laid.seeker(1, "sorcerer", at="castle", objects=CARRIED, spells=["hidden-one", "golem"])
    session = play(walk(laid.dice(1, 1, 6, 1).start(), "path-2"), "yes")
    assert asked(session) == (1, "response")
    play(session, next(key for key in keys(session) if key.startswith("cast:hidden-one")))
    assert designs(session.state.events_used) == ["spectre"]  # then beaten in a fight: 4 + 6 against 3 + 1
