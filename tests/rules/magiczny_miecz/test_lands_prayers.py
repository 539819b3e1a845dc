"""Prayers in both temples: each sum of the dice, the Priest's second prayer, the Apple, and being possessed."""

import pytest

from tests.rules.magiczny_miecz.table import Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "13.5")
NEMED, TOLIMAN = "temple-of-nemed", "temple-of-toliman"
SECOND = "priest-second-prayer"
START = {"sword": 5, "magic": 4, "life": 4, "gold": 1}
"""What the praying Conqueror has: 1 Sword and 1 Magic more than he started with."""


def dice(total: int) -> tuple[int, int]:
    """Return two dice with a sum."""
    return (total - 1, 1) if total <= 7 else (6, total - 6)


def points(session: Match) -> dict[str, int]:
    """Return what the praying Seeker has by now."""
    return {name: getattr(one(session, 0), name) for name in START}


@RULE
@pytest.mark.parametrize("temple", [NEMED, TOLIMAN])
def test_nobody_must_pray(table: TableMaker, temple: str) -> None:
    session = visit(table(), "conqueror", temple)
    assert asked(session) == (0, "pray")
    assert asked(play(session, "no")) == NEXT


@RULE
@pytest.mark.parametrize(
    ("total", "change"),
    [(2, {"life": 6}), (3, {"life": 3}), (5, {"sword": 6}), (6, {"magic": 5}), (8, {"life": 5}), (12, {"life": 2})],
)
def test_nemed_gives_and_takes_points(table: TableMaker, total: int, change: dict[str, int]) -> None:
    session = play(visit(table(), "conqueror", NEMED, *dice(total), **START), "yes")
    assert (points(session), asked(session)) == (START | change, NEXT)


def test_nemed_4_takes_a_life_of_those_without_friends(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", NEMED, 1, 3), "yes")
    assert (one(session, 0).life, asked(session)) == (3, NEXT)


@pytest.mark.parametrize(
    ("choice", "life", "friends"), [("life", 3, ["shepherd", "strzyga"]), ("card:strzyga", 4, ["shepherd"])]
)
def test_nemed_4_takes_a_life_or_a_friend(table: TableMaker, choice: str, life: int, friends: list[str]) -> None:
    session = play(visit(table(), "adventurer", NEMED, 1, 3, friends=["shepherd", "strzyga"]), "yes")
    assert (asked(session), keys(session)) == ((0, "lose"), ("life", "card:shepherd", "card:strzyga"))
    play(session, choice)
    assert (one(session, 0).life, one(session, 0).friends, asked(session)) == (life, friends, NEXT)


def test_nemed_7_gives_a_spell(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "conqueror", NEMED, 3, 4), "yes")
    assert one(session, 0).spells == ["fatum"]


@pytest.mark.parametrize(("choice", "sword", "magic"), [("sword", 4, 4), ("magic", 5, 3)])
def test_nemed_10_takes_a_sword_or_a_magic(table: TableMaker, choice: str, sword: int, magic: int) -> None:
    session = play(visit(table(), "conqueror", NEMED, 4, 6, **START), "yes")
    assert (asked(session), keys(session)) == ((0, "lose-points"), ("sword", "magic"))
    play(session, choice)
    assert (one(session, 0).sword, one(session, 0).magic, asked(session)) == (sword, magic, NEXT)


@pytest.mark.rule("magiczny_miecz", "2.3")
@pytest.mark.parametrize(("sword", "magic"), [(4, 3), (6, 3), (4, 5)])
def test_nemed_10_takes_only_points_above_the_start(table: TableMaker, sword: int, magic: int) -> None:
    session = play(visit(table(), "conqueror", NEMED, 4, 6, sword=sword, magic=magic), "yes")
    assert (one(session, 0).sword, one(session, 0).magic) == (max(4, sword - 1), max(3, magic - 1))
    assert asked(session) == NEXT  # what can be lost is lost unasked


@pytest.mark.rule("magiczny_miecz", "21.1")
def test_nemed_11_gives_a_magic_sword_of_the_equipment(table: TableMaker) -> None:
    ran: list[str] = []
    session = play(visit(table(), "conqueror", NEMED, 5, 6, ran=ran), "yes")
    assert one(session, 0).objects == ["magic-sword#s1"]
    assert "card:magic-sword" in ran and f"space:{NEMED}" in ran


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_nemed_11_gives_nothing_when_no_magic_sword_is_left(table: TableMaker) -> None:
    laid = table().lying("wilds", *(f"magic-sword#s{n}" for n in range(1, 5)))
    session = play(visit(laid, "conqueror", NEMED, 5, 6), "yes")
    assert (one(session, 0).objects, asked(session)) == ([], NEXT)


@pytest.mark.parametrize("total", [3, 12])
def test_a_prayer_can_kill(table: TableMaker, total: int) -> None:
    session = play(visit(table(), "adventurer", NEMED, *dice(total), life=1), "yes")
    assert asked(session) == (0, "new-character")


# --- Possessed --------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("temple", [NEMED, TOLIMAN])
def test_9_possesses_in_both_temples_and_ends_the_turn(table: TableMaker, temple: str) -> None:
    laid = table().lying(temple, "helmet")
    session = play(visit(laid, "conqueror", temple, 4, 5), "obey", "yes")
    assert one(session, 0).possessed
    assert (asked(session), designs(session.state.here(temple))) == (NEXT, ["helmet"])  # this turn is over


def test_the_possessed_misses_a_turn_on_4_and_is_free_on_3(table: TableMaker) -> None:
    laid = table().seeker(0, "conqueror", at=NEMED, possessed=True)
    laid.seeker(1, "kobold", at="gate-guard", objects=["mule"], gold=1)
    session = laid.dice(4, 1, 3, 2).start()  # his 4, the Kobold's move, his 3, his move
    assert asked(session) == NEXT
    play(session, "roll", "move:magic-gate", "gold")
    assert not one(session, 0).possessed
    assert (asked(session), keys(session)) == ((0, "move"), ("move:forest-of-ghostly-lights", "move:magic-gate"))


# --- Toliman ----------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(
    ("total", "change"),
    [
        (2, {"life": 3}),
        (3, {"magic": 3, "sword": 4}),
        (11, {"life": 5}),
        (12, {"life": 3, "magic": 3, "sword": 4}),
    ],
)
def test_toliman_gives_and_takes_points(table: TableMaker, total: int, change: dict[str, int]) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, *dice(total), **START), "yes")
    assert (points(session), asked(session)) == (START | change, NEXT)


@pytest.mark.parametrize("total", [3, 12])
def test_toliman_takes_no_points_of_the_start(table: TableMaker, total: int) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, *dice(total)), "yes")
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 3)


def test_toliman_12_takes_nothing_of_the_new_character_of_the_dead(table: TableMaker) -> None:
    session = play(visit(table(), "adventurer", TOLIMAN, 6, 6, life=1, sword=5), "yes")
    assert asked(session) == (0, "new-character")


def test_toliman_4_takes_a_spell_of_ones_choice(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, 1, 3, spells=["magic-and-sword", "hidden-one"]), "yes")
    assert (asked(session), keys(session)) == ((0, "lose-spell"), ("card:magic-and-sword#1", "card:hidden-one"))
    play(session, "card:hidden-one")
    assert (one(session, 0).spells, session.state.spells_used) == (["magic-and-sword#1"], ["hidden-one"])


def test_toliman_4_takes_the_spell_that_a_friend_holds(table: TableMaker) -> None:
    kept = {"crusader": ["magic-and-sword"]}
    session = play(visit(table(), "adventurer", TOLIMAN, 1, 3, friends=["crusader"], kept=kept), "yes")
    assert (one(session, 0).friends, session.state.spells_used) == (["crusader"], ["magic-and-sword#1"])


def test_toliman_4_takes_nothing_of_those_without_spells(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, 1, 3), "yes")
    assert (asked(session), session.state.spells_used) == (NEXT, [])


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_toliman_5_takes_a_friend_of_ones_choice(table: TableMaker) -> None:
    session = play(visit(table(), "adventurer", TOLIMAN, 1, 4, friends=["shepherd", "strzyga"]), "yes")
    assert (asked(session), keys(session)) == ((0, "lose"), ("card:shepherd", "card:strzyga"))
    play(session, "card:shepherd")
    assert (one(session, 0).friends, session.state.events_used) == (["strzyga"], ["shepherd"])


def test_toliman_5_takes_nothing_of_the_friendless(table: TableMaker) -> None:
    assert asked(play(visit(table(), "conqueror", TOLIMAN, 1, 4), "yes")) == NEXT


def test_toliman_6_gives_a_spell(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "conqueror", TOLIMAN, 1, 5), "yes")
    assert one(session, 0).spells == ["fatum"]


@pytest.mark.parametrize(("choice", "sword", "magic"), [("sword", 5, 3), ("magic", 4, 4)])
def test_toliman_7_gives_a_magic_or_a_sword(table: TableMaker, choice: str, sword: int, magic: int) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, 1, 6), "yes")
    assert (asked(session), keys(session)) == ((0, "gift"), ("sword", "magic"))
    play(session, choice)
    assert (one(session, 0).sword, one(session, 0).magic) == (sword, magic)


def test_toliman_8_gives_another_move(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, 4, 4, 1), "yes")
    assert (asked(session), keys(session)) == ((0, "move"), ("move:valley-of-skulls", "move:ruins-of-the-fortress"))


@pytest.mark.rule("magiczny_miecz", "21.1")
def test_toliman_10_gives_a_shield_of_the_equipment(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", TOLIMAN, 4, 6), "yes")
    assert (one(session, 0).objects, asked(session)) == (["toliman-shield#s1"], NEXT)


def test_toliman_10_gives_nothing_when_no_shield_is_left(table: TableMaker) -> None:
    laid = table().lying("wilds", *(f"toliman-shield#s{n}" for n in range(1, 5)))
    session = play(visit(laid, "conqueror", TOLIMAN, 4, 6), "yes")
    assert one(session, 0).objects == []


# --- The Priest, the Dwarf and the Apple ------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "8.1")
def test_priest_second_prayer_counts_in_place_of_the_first(table: TableMaker) -> None:
    ran: list[str] = []
    session = play(visit(table(), "priest", NEMED, 1, 2, 3, 3, ran=ran), "yes")
    assert (asked(session), keys(session)) == ((0, "pray-again"), ("keep", "again"))
    play(session, "again")  # 3 would take a Life, 6 gives a Magic; there is no third prayer
    assert (one(session, 0).life, one(session, 0).magic) == (4, 5)
    assert f"ability:{SECOND}" in ran


def test_priest_second_prayer_need_not_be_used(table: TableMaker) -> None:
    ran: list[str] = []
    session = play(visit(table(), "priest", NEMED, 2, 3, ran=ran), "yes", "keep")
    assert one(session, 0).sword == 3
    assert f"ability:{SECOND}" not in ran


def test_the_dwarf_rolls_a_die_of_his_prayer_again(table: TableMaker) -> None:
    laid = table().seeker(0, "dwarf", at="mist-plateau").seeker(1, "kobold", at="stone-forest", objects=["mule"])
    session = play(laid.dice(1, 1, 5, 1).start(), "keep", f"move:{NEMED}", "yes", "again", "keep")
    assert one(session, 0).magic == 4  # the first die once more, a 5 in place of the 1, then 1: 6


def test_apple_of_inspiration_raises_or_lowers_a_prayer_once(table: TableMaker) -> None:
    ran: list[str] = []
    session = play(visit(table(), "conqueror", NEMED, 4, 6, objects=["apple-of-inspiration"], ran=ran), "yes")
    assert (asked(session), keys(session)) == ((0, "apple"), ("keep", "lower", "raise"))
    play(session, "raise")  # 11: a Magic Sword
    assert one(session, 0).objects == ["magic-sword#s1"]
    assert session.state.events_used == ["apple-of-inspiration"]
    assert "card:apple-of-inspiration" in ran


def test_apple_of_inspiration_may_lower_a_prayer(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", NEMED, 4, 5, objects=["apple-of-inspiration"]), "yes", "lower")
    assert (one(session, 0).life, one(session, 0).possessed) == (5, False)  # 8, not 9


def test_apple_of_inspiration_may_be_kept(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", NEMED, 4, 4, objects=["apple-of-inspiration"]), "yes", "keep")
    assert (one(session, 0).life, one(session, 0).objects) == (5, ["apple-of-inspiration"])


@pytest.mark.parametrize(("total", "offered"), [(2, ("keep", "raise")), (12, ("keep", "lower"))])
def test_apple_of_inspiration_leads_to_no_sum_that_dice_cannot_have(
    table: TableMaker, total: int, offered: tuple[str, ...]
) -> None:
    session = play(visit(table(), "conqueror", NEMED, *dice(total), objects=["apple-of-inspiration"]), "yes")
    assert keys(session) == offered


def test_apple_of_inspiration_sleeps_in_the_war_of_elements(table: TableMaker) -> None:
    laid = table().state(war=1)
    session = play(visit(laid, "conqueror", NEMED, 4, 4, objects=["apple-of-inspiration"]), "yes")
    assert (one(session, 0).life, asked(session)) == (5, NEXT)


def test_the_priest_may_pray_again_and_then_eat_the_apple(table: TableMaker) -> None:
    session = play(visit(table(), "priest", NEMED, 1, 2, 5, 5, objects=["apple-of-inspiration"]), "yes", "again")
    assert (asked(session), keys(session)) == ((0, "apple"), ("keep", "lower", "raise"))
    play(session, "raise")
    assert designs(one(session, 0).objects) == ["magic-sword"]
