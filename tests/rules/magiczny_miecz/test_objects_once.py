"""Magic Objects that are used once. Rules 1.3, 1.5, 13.4, 16.3, 17.4. The Conqueror has Sword 4 and Magic 3."""

from typing import Any

import pytest

from kraina.games.magiczny_miecz.points import sword
from tests.rules.magiczny_miecz.people import counted, explore, meet, walk
from tests.rules.magiczny_miecz.scenes import fight_points, here, seen, stage
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import visit
from tests.rules.script import asked, keys


def sword_of(session: Match, seat: int = 0) -> int:
    return sword(DATA, session.state, one(session, seat))


# --- Elixir of Strength -----------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.5")
def test_the_elixir_of_strength_shows_in_the_total_and_counts_in_the_fight(table: TableMaker) -> None:
    # M15: 4 + 2 outside fights, and 4 + 2 + 1 against 3 + 4 is a draw
    laid = stage(table, "kobold", at="glade", objects=["elixir-of-strength"]).events("bear").dice(1, 1, 3)
    session = play(laid.start(), "use:elixir-of-strength")
    assert (sword_of(session), fight_points(session, 0), one(session, 0).objects) == (5, 5, [])
    assert [part.points for part in seen(session, 1, 0).sword] == [3, 2]
    play(session, "move:path-1")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["bear"])


def test_the_elixir_wears_off_at_the_end_of_the_turn(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="glade", objects=["elixir-of-strength", "gauntlets#s3"]).events("gold-1").dice(1)
    session = play(laid.start(), "use:elixir-of-strength", "roll", "move:path-1", "take:gold-1#1")
    assert (asked(session), sword_of(session)) == ((1, "turn"), 3)
    assert "elixir-of-strength" in session.state.events_used


@pytest.mark.rule("magiczny_miecz", "17.3")
def test_the_elixir_may_be_drunk_before_the_dice(table: TableMaker) -> None:
    # 4 + 2 + 1 against 3 + 4
    session = explore(table, "conqueror", "path-1", ["bear"], 1, 4, objects=["elixir-of-strength"])
    assert (asked(session), keys(session)) == ((0, "response"), ("pass", "use:elixir-of-strength"))
    seen = counted(session)
    play(session, "use:elixir-of-strength")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["bear"])
    assert "card:elixir-of-strength" in seen


def test_the_elixir_helps_the_attacked_and_is_gone_after_that_turn(table: TableMaker) -> None:
    # the Kobold attacks with 3 + 6; the Elf drinks: 3 + 2 + 5 wins
    session = play(meet(table, "kobold", "elf", 6, 5, theirs={"objects": ["elixir-of-strength", "helmet"]}), "attack:1")
    assert asked(session) == (1, "response")
    play(session, "use:elixir-of-strength", "gold")
    assert (one(session, 0).gold, one(session, 1).gold, one(session, 1).marks) == (0, 2, {})


@pytest.mark.parametrize(
    ("card", "space"), [("demon", "path-1"), ("shadow-visitor", "path-1"), ("bear", "enchanted-hills")]
)
def test_the_elixir_is_not_offered_where_it_does_nothing(table: TableMaker, card: str, space: str) -> None:
    session = explore(table, "conqueror", space, [card], 1, 6, objects=["elixir-of-strength"])
    assert (one(session, 0).life, one(session, 0).objects) == (3, ["elixir-of-strength"])


def test_an_elixir_drunk_before_does_not_work_against_the_visitor_from_the_land_of_shadows(table: TableMaker) -> None:
    # 3 + 3 against 5 + 1 is a draw
    laid = stage(table, "kobold", at="glade", objects=["elixir-of-strength"]).events("shadow-visitor").dice(1, 3, 1)
    session = play(laid.start(), "use:elixir-of-strength", "move:path-1")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["shadow-visitor"])


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_magic_objects_cannot_be_used_in_the_war_of_elements(table: TableMaker) -> None:
    objects = ["elixir-of-strength", "mirror-of-destruction", "crystal-of-fate", "magic-staff", "casket"]
    laid = stage(table, "kobold", at="tavern", objects=objects, sword=6).state(war=1)
    assert [key for key in keys(laid.start()) if not key.startswith("leave:")] == ["roll", "use:casket"]


# --- Rowan Fruit ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.4")
def test_the_rowan_fruit_has_one_event_more_drawn_and_one_set_aside(table: TableMaker) -> None:
    session = explore(table, "conqueror", "path-1", ["bear", "gold-2"], objects=["rowan-fruit"])
    assert (asked(session), keys(session)) == ((0, "arrived"), ("explore", "use:rowan-fruit"))
    seen = counted(session)
    play(session, "use:rowan-fruit")
    assert (asked(session), keys(session)) == ((0, "set-aside"), ("card:bear", "card:gold-2#1"))
    play(session, "card:bear", "take:gold-2#1")
    assert (one(session, 0).gold, one(session, 0).objects) == (3, [])
    assert designs(session.state.events_used) == ["rowan-fruit", "bear", "gold-2"]
    assert "card:rowan-fruit" in seen


def test_the_titan_with_the_rowan_fruit_draws_two_more_and_sets_two_aside(table: TableMaker) -> None:
    session = explore(table, "titan", "mist-plateau", ["bear", "elk#1", "gold-2#1", "gold-2#2", "gold-2#3"],
                      objects=["rowan-fruit"])  # fmt: skip
    play(session, "use:rowan-fruit")
    assert (asked(session), len(keys(session))) == ((0, "set-aside"), 5)
    play(session, "card:bear+card:elk#1")
    assert here(session, "mist-plateau") == ["gold-2#1", "gold-2#2", "gold-2#3"]


@pytest.mark.rule("magiczny_miecz", "16.7")
def test_the_rowan_fruit_may_be_eaten_at_the_rock_gate(table: TableMaker) -> None:
    # A8: 3 cards and one more are drawn there, and one of the four is set aside
    drawn = ["gold-2#1", "gold-2#2", "gold-2#3", "bear"]
    session = explore(table, "conqueror", "path-1", ["rock-gate", *drawn], objects=["rowan-fruit"])
    play(session, "explore", "yes")
    assert asked(session) == (0, "rowan-fruit")
    play(session, "yes")
    assert (asked(session), keys(session)) == ((0, "set-aside"), tuple(f"card:{uid}" for uid in drawn))
    play(session, "card:bear")
    assert (here(session, "path-1"), one(session, 0).objects) == (drawn[:3], [])


def test_the_rowan_fruit_is_kept_for_another_space(table: TableMaker) -> None:
    session = play(
        explore(table, "conqueror", "path-1", ["gold-1"], objects=["rowan-fruit"]), "explore", "take:gold-1#1"
    )
    assert one(session, 0).objects == ["rowan-fruit"]


def test_the_rowan_fruit_is_not_offered_where_nothing_is_to_be_drawn(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="glade", objects=["rowan-fruit"]).lying("path-1", "gold-1").dice(1)
    assert asked(walk(laid.start(), "path-1")) == (0, "collect")
    session = visit(table(), "conqueror", "barrow", 2, objects=["rowan-fruit"])
    assert one(session, 0).objects == ["rowan-fruit"]


# --- Apple of Inspiration ---------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.parametrize(("answer", "sword", "magic"), [("lower", 5, 3), ("keep", 4, 4)])
def test_the_apple_of_inspiration_changes_the_sum_of_a_prayer_by_1(
    table: TableMaker, answer: str, sword: int, magic: int
) -> None:
    # at the Temple of Nemed 6 gives a point of Magic and 5 one of Sword
    session = visit(table(), "conqueror", "temple-of-nemed", 2, 4, objects=["apple-of-inspiration"])
    play(session, "yes")
    assert (asked(session), keys(session)) == ((0, "apple"), ("keep", "lower", "raise"))
    play(session, answer)
    assert (one(session, 0).sword, one(session, 0).magic) == (sword, magic)
    assert one(session, 0).objects == (["apple-of-inspiration"] if answer == "keep" else [])


# --- Wand of Destiny --------------------------------------------------------------------------------------------------


def enslaved(table: TableMaker, space: str, cards: list[str], *dice: int, who: str = "conqueror", **mine: Any) -> Match:
    """Let somebody use the Wand on the first of some Enemies."""
    return play(explore(table, who, space, cards, *dice, objects=["wand-of-destiny"], **mine), "yes")


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_an_enemy_enslaved_by_the_wand_of_destiny_helps_in_the_next_fight_and_is_free_again(table: TableMaker) -> None:
    # the Cyclops (6) helps against the Bear: 4 + 6 + 1 and 3 + 6
    session = enslaved(table, "wilds", ["cyclops", "bear"], 1, 6)
    assert (one(session, 0).friends, one(session, 0).trophies, one(session, 0).objects) == ([], ["bear"], [])
    assert (here(session, "wilds"), one(session, 0).marks) == (["cyclops"], {})
    assert (asked(session), session.state.events_used) == ((1, "turn"), ["wand-of-destiny"])


def test_the_slave_of_the_wand_follows_like_a_friend_until_its_fight(table: TableMaker) -> None:
    session = enslaved(table, "path-1", ["bear"])
    assert (one(session, 0).friends, here(session, "path-1")) == (["bear"], [])
    assert fight_points(session, 0) == 7


def test_the_slave_is_free_after_a_lost_fight_and_in_a_duel_too(table: TableMaker) -> None:
    laid = table().seeker(0, "kobold", at="barrow", friends=["bear"], marks={"slave:bear": 1}, objects=["helmet"])
    laid.seeker(1, "elf", at="village", objects=["gauntlets"]).dice(1, 1, 5)
    session = play(walk(laid.start(), "village"), "attack:1", "gold")  # 3 + 3 + 1 against 3 + 5
    assert (one(session, 0).friends, here(session, "village"), one(session, 0).gold) == ([], ["bear"], 0)


def test_an_enslaved_demon_helps_in_a_magical_fight(table: TableMaker) -> None:
    # the Demon (6) against the Spectre (3): 3 + 6 + 1 and 3 + 6
    session = enslaved(table, "wilds", ["demon", "spectre"], 1, 6)
    assert (here(session, "wilds"), session.state.events_used) == (["demon"], ["wand-of-destiny", "spectre"])


def test_the_one_fight_may_be_of_the_wrong_kind(table: TableMaker) -> None:
    # a Monster is no help against a Demon: 3 + 4 against 3 + 4 is a draw
    session = enslaved(table, "wilds", ["bear", "spectre"], 4, 4)
    assert (one(session, 0).friends, here(session, "wilds")) == ([], ["spectre", "bear"])


def test_the_wand_may_be_kept(table: TableMaker) -> None:
    session = play(explore(table, "conqueror", "path-1", ["bear"], 6, 1, objects=["wand-of-destiny"]), "no")
    assert (one(session, 0).objects, one(session, 0).trophies) == (["wand-of-destiny"], ["bear"])


@pytest.mark.rule("magiczny_miecz", "6.1")
@pytest.mark.parametrize(("who", "friends"), [("rogue", []), ("conqueror", ["evil-spirit"])])
def test_who_may_have_no_friends_cannot_use_the_wand(table: TableMaker, who: str, friends: list[str]) -> None:
    session = explore(table, who, "path-1", ["bear"], 6, 1, objects=["wand-of-destiny"], friends=friends)
    assert (one(session, 0).objects, one(session, 0).trophies) == (["wand-of-destiny"], ["bear"])


def test_the_wand_does_nothing_to_the_visitor_from_the_land_of_shadows(table: TableMaker) -> None:
    session = explore(table, "conqueror", "path-1", ["shadow-visitor"], 6, 1, objects=["wand-of-destiny"])
    assert one(session, 0).trophies == ["shadow-visitor"]


# --- Mirror of Destruction --------------------------------------------------------------------------------------------


def facing(table: TableMaker, **theirs: Any) -> Match:
    """Open the turn of a Kobold with the Mirror; the Elf (3 and 4) is far away."""
    laid = table().seeker(0, "kobold", at="tavern", objects=["mirror-of-destruction", "helmet"])
    return laid.seeker(1, "elf", at="castle", **theirs).start()


@pytest.mark.rule("magiczny_miecz", "1.3")
@pytest.mark.parametrize(
    ("points", "sword", "magic"),
    [(("sword", "sword"), 4, 7), (("sword", "magic"), 5, 6), (("magic", "magic"), 6, 5)],
)
def test_the_mirror_of_destruction_takes_2_gained_points_in_any_split(
    table: TableMaker, points: tuple[str, str], sword: int, magic: int
) -> None:
    session = facing(table, sword=6, magic=7)
    seen = counted(session)
    play(session, "use:mirror-of-destruction:1", *points)
    assert (one(session, 1).sword, one(session, 1).magic) == (sword, magic)
    assert (one(session, 0).objects, "card:mirror-of-destruction" in seen) == (["helmet"], True)


def test_the_mirror_takes_no_more_than_was_gained(table: TableMaker) -> None:
    session = play(facing(table, sword=4), "use:mirror-of-destruction:1")
    assert (one(session, 1).sword, asked(session)) == (3, (0, "turn"))


@pytest.mark.rule("magiczny_miecz", "20.5")
@pytest.mark.parametrize("theirs", [{}, {"sword": 6, "gold": 0, "stone": 2}])
def test_the_mirror_is_not_for_those_who_have_gained_nothing_nor_for_stone(
    table: TableMaker, theirs: dict[str, int]
) -> None:
    assert [key for key in keys(facing(table, **theirs)) if key.startswith("use:")] == []


def test_an_elixir_drunk_before_gives_nothing_where_objects_give_no_points(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="enchanted-hills", marks={"elixir-of-strength": 2}, objects=["helmet"])
    session = laid.start()
    assert (sword_of(session), fight_points(session, 0)) == (3, 3)
    laid = stage(table, "kobold", at="glade", marks={"elixir-of-strength": 2}, objects=["helmet"]).state(war=1)
    assert sword_of(laid.start()) == 3


def test_a_stolen_slave_of_the_wand_stays_a_slave(table: TableMaker) -> None:
    # the Kobold steals the enslaved Dragon, which helps him against the Bear (3 + 5 + 1 against 3 + 6) and is free
    laid = table().seeker(0, "kobold", at="glade", spells=["lord-of-friends"], objects=["helmet"])
    laid.seeker(1, "conqueror", at="castle", friends=["dragon"], marks={"slave:dragon": 1}, objects=["gauntlets"])
    session = play(laid.lying("path-1", "bear").dice(1, 1, 6).start(), "cast:lord-of-friends:1")
    assert (one(session, 0).marks, one(session, 1).marks) == ({"slave:dragon": 1, "attacked": 1}, {})
    walk(session, "path-1")
    assert (one(session, 0).life, one(session, 0).friends, here(session, "path-1")) == (4, [], ["bear", "dragon"])


def test_the_pygmy_does_not_ride_the_slave_of_the_wand_but_is_helped_by_it(table: TableMaker) -> None:
    laid = stage(table, "pygmy", at="marsh-1", friends=["wolf"], marks={"slave:wolf": 1}, objects=["helmet"]).dice(1)
    session = play(laid.start(), "roll")  # with one die
    assert (asked(session), fight_points(session, 0)) == ((0, "move"), 4)


def test_a_beast_that_is_no_mount_fights_for_the_pygmy(table: TableMaker) -> None:
    laid = stage(table, "pygmy", at="marsh-1", friends=["bear"], objects=["helmet"]).dice(1)
    session = play(laid.start(), "roll")
    assert (asked(session), fight_points(session, 0)) == ((0, "move"), 5)


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_the_freed_slave_bars_nothing_to_whom_it_served(table: TableMaker) -> None:
    # the Cyclops helps against the Elk: 4 + 6 + 1 and 1 + 6; then the card of gold may be taken
    laid = stage(table, "conqueror", at="devils-mill", objects=["wand-of-destiny"]).seeker(
        1, "elf", at="castle", lost=1
    )
    laid.lying("circle-of-power", "cyclops", "elk", "gold-1").dice(1, 1, 6, 4)
    session = play(walk(laid.start(), "circle-of-power"), "yes")
    assert (asked(session), keys(session)) == ((0, "obey"), ("obey", "take:gold-1#1"))
    play(session, "obey")
