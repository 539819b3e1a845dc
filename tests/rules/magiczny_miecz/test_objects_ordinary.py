"""Ordinary Objects that are no weapons. Rules 5, 14.5, 16.6, 17.4, 17.9, 18.2. The Conqueror: Sword 4, Magic 3."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.people import counted, explore, meet
from tests.rules.magiczny_miecz.scenes import fight_points, here, stage, still
from tests.rules.magiczny_miecz.table import Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

LOST = (1, 6)
"""Dice with which the Conqueror loses against a Bear: 4 + 1 against 3 + 6."""
LOST_TO_A_DEMON = (1, 6)


def beaten(table: TableMaker, *dice: int, **mine: Any) -> Match:
    """Let the Conqueror lose an ordinary fight; the dice are those of what may save his Life."""
    return explore(table, "conqueror", "path-1", ["bear"], *LOST, *dice, **mine)


# --- Gold -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "3.5")
@pytest.mark.parametrize(("card", "gold"), [("gold-1", 1), ("gold-2", 2)])
def test_a_card_of_gold_becomes_coins_and_is_set_aside(table: TableMaker, card: str, gold: int) -> None:
    session = explore(table, "conqueror", "path-1", [card], objects=["helmet", "shield", "armour", "sword"])
    play(session, f"take:{card}#1")
    assert (one(session, 0).gold, len(one(session, 0).objects)) == (1 + gold, 4)
    assert designs(session.state.events_used) == [card]


# --- Armour -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(
    ("piece", "face", "life"),
    [("helmet", 1, 4), ("helmet", 2, 3), ("shield", 2, 4), ("shield", 3, 3), ("armour", 3, 4), ("armour", 4, 3)],
)
def test_armour_saves_the_life_lost_in_an_ordinary_fight_on_its_numbers(
    table: TableMaker, piece: str, face: int, life: int
) -> None:
    session = beaten(table, face, objects=[piece])
    assert (one(session, 0).life, designs(one(session, 0).objects)) == (life, [piece])


def test_each_piece_of_armour_has_a_roll_of_its_own(table: TableMaker) -> None:
    session = beaten(table, 2, 3, 3, objects=["helmet", "shield", "armour"])
    assert one(session, 0).life == 4


def test_no_more_is_rolled_once_a_piece_has_saved_the_life(table: TableMaker) -> None:
    assert one(beaten(table, 1, objects=["helmet", "shield", "armour"]), 0).life == 4


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_nothing_saves_a_life_in_a_magical_fight(table: TableMaker) -> None:
    # M32: no die is rolled for any of them, and the War Horse is not asked for
    objects = ["helmet", "shield", "armour", "war-horse"]
    session = explore(table, "conqueror", "path-1", ["demon"], *LOST_TO_A_DEMON, objects=objects)
    assert (one(session, 0).life, one(session, 0).objects) == (3, objects)


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_armour_saves_the_loser_of_a_duel(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, 2, theirs={"objects": ["shield"]})
    play(session, "attack:1", "life")
    assert one(session, 1).life == 4


# --- War Horse --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_war_horse_adds_magic_to_sword_in_ordinary_fights(table: TableMaker) -> None:
    # 4 + 3 + 1 against 3 + 5 is a draw
    session = explore(table, "conqueror", "path-1", ["bear"], 1, 5, objects=["war-horse"])
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["bear"])


def test_the_war_horse_dies_instead_of_its_masters_life(table: TableMaker) -> None:
    session = explore(table, "conqueror", "path-1", ["cyclops"], 1, 6, objects=["war-horse"])  # 8 against 12
    assert asked(session) == (0, "war-horse")
    play(session, "yes")
    assert (one(session, 0).life, one(session, 0).objects) == (4, [])
    assert session.state.events_used == ["war-horse"]


def test_the_war_horse_may_be_kept(table: TableMaker) -> None:
    session = play(explore(table, "conqueror", "path-1", ["cyclops"], 1, 6, objects=["war-horse"]), "no")
    assert (one(session, 0).life, one(session, 0).objects) == (3, ["war-horse"])


@pytest.mark.parametrize(("who", "points"), [("trickster", 7), ("hermit", 5)])
def test_magic_is_added_once_whatever_adds_it(table: TableMaker, who: str, points: int) -> None:
    # the Trickster has 4 and 3; the Hermit, with 2 and 3, adds his Magic anyway
    assert fight_points(still(table, who, objects=["war-horse"]), 0) == points


def test_the_war_horse_adds_nothing_at_the_crossroads_where_objects_give_no_points(table: TableMaker) -> None:
    assert fight_points(still(table, "trickster", at="crossroads-1", objects=["war-horse"]), 0) == 4


# --- King's Diamond ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_whoever_beats_the_owner_of_the_kings_diamond_takes_it_instead_of_a_life(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, theirs={"objects": ["kings-diamond", "helmet"]})
    seen = counted(session)
    play(session, "attack:1")
    assert keys(session) == ("gold", "object:kings-diamond", "object:helmet", "nothing")
    play(session, "object:kings-diamond")
    assert ("kings-diamond" in one(session, 0).objects, one(session, 1).life) == (True, 4)
    assert "card:kings-diamond" in seen


def test_the_winner_may_still_take_gold_from_the_owner_of_the_diamond(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, theirs={"objects": ["kings-diamond"]})
    play(session, "attack:1", "gold")
    assert (one(session, 0).gold, one(session, 1).gold) == (2, 0)
    assert (one(session, 1).objects, one(session, 1).life) == (["kings-diamond"], 4)


def test_with_nothing_but_the_diamond_the_winner_takes_it_or_nothing(table: TableMaker) -> None:
    theirs = {"objects": ["kings-diamond"], "gold": 0, "friends": ["strzyga"]}
    spared = play(meet(table, "kobold", "elf", 6, 1, theirs=theirs), "attack:1")
    assert (asked(spared), keys(spared)) == ((0, "spoils"), ("object:kings-diamond", "nothing"))
    play(spared, "nothing")
    assert (asked(spared), one(spared, 1).objects, one(spared, 1).life) == ((1, "turn"), ["kings-diamond"], 4)
    session = play(meet(table, "kobold", "elf", 6, 1, theirs=theirs), "attack:1", "object:kings-diamond")
    assert (asked(session), one(session, 1).objects, one(session, 1).life) == ((1, "turn"), [], 4)
    assert "kings-diamond" in one(session, 0).objects


def test_the_diamond_in_the_secret_bag_protects_nothing(table: TableMaker) -> None:
    theirs = {"objects": ["kings-diamond", "secret-bag"], "loads": {"secret-bag": ["kings-diamond"]}}
    session = play(meet(table, "kobold", "elf", 6, 1, theirs=theirs), "attack:1")
    assert keys(session) == ("life", "gold", "nothing")
    play(session, "life")
    assert one(session, 1).life == 3


def test_an_enemy_that_beats_its_owner_does_not_take_the_diamond(table: TableMaker) -> None:
    session = beaten(table, objects=["kings-diamond"])
    assert (one(session, 0).life, one(session, 0).objects) == (3, ["kings-diamond"])


# --- Against the harm of spaces ---------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.parametrize("space", ["bogs-1", "bogs-2"])
def test_stick_and_rope_keep_everything_at_the_bogs(table: TableMaker, space: str) -> None:
    session = visit(table(), "conqueror", space, objects=["stick-and-rope", "helmet"], friends=["shepherd"])
    assert (len(one(session, 0).objects), one(session, 0).friends, asked(session)) == (2, ["shepherd"], NEXT)


@pytest.mark.parametrize("space", ["living-rocks-1", "living-rocks-2"])
def test_gauntlets_save_the_life_on_the_living_rocks(table: TableMaker, space: str) -> None:
    assert one(visit(table(), "conqueror", space, objects=["gauntlets"]), 0).life == 4
    assert one(visit(table(), "conqueror", space, objects=["helmet"]), 0).life == 3


@pytest.mark.rule("magiczny_miecz", "14.5")
@pytest.mark.parametrize(
    ("trap", "entrance", "tablet", "dice"),
    [
        ("trap", "entrance-ruins", "clay-tablet", (2, 2, 2)),
        ("magic-trap", "entrance-dead-city", "magic-manuscript", (1, 2, 2)),
    ],
)
def test_clay_tablet_and_magic_manuscript_take_2_from_the_dice_of_their_trap(
    table: TableMaker, trap: str, entrance: str, tablet: str, dice: tuple[int, int, int]
) -> None:
    # for the Trickster 6 less Sword 4 and 2, or 5 less Magic 3 and 2, is 0: safe
    session = stage(table, "trickster", at=entrance, objects=[tablet], free=True).dice(*dice).start()
    play(session, f"bridge:{trap}")
    assert (one(session, 0).space, one(session, 0).free, one(session, 0).objects) == (trap, True, [tablet])


@pytest.mark.parametrize(
    ("trap", "entrance", "tablet", "dice", "landing"),
    [
        ("trap", "entrance-ruins", "magic-manuscript", (2, 2, 2), "ruins-of-the-fortress"),
        ("magic-trap", "entrance-dead-city", "clay-tablet", (1, 2, 2), "dead-city"),
    ],
)
def test_the_tablet_of_the_other_trap_is_no_help(
    table: TableMaker, trap: str, entrance: str, tablet: str, dice: tuple[int, int, int], landing: str
) -> None:
    # a result of 2 is a fall to the gate; the tablet itself is kept on a 1
    session = stage(table, "trickster", at=entrance, objects=[tablet], free=True).dice(*dice, 1).start()
    play(session, f"bridge:{trap}")
    assert (one(session, 0).space, one(session, 0).objects) == (landing, [tablet])


# --- Loads ------------------------------------------------------------------------------------------------------------

FOUR = ["helmet", "shield", "armour", "stiletto"]
NINE = [*FOUR, "gauntlets#s3", "stick-and-rope", "lamp", "clay-tablet", "magic-manuscript"]


@pytest.mark.rule("magiczny_miecz", "5.4")
@pytest.mark.parametrize(("transport", "more"), [("horse", 8), ("mule", 4), ("magic-bag", 5)])
def test_transport_carries_objects_and_is_no_load_itself(table: TableMaker, transport: str, more: int) -> None:
    goods = [*NINE, "war-horse", "kings-diamond", "casket", "silver-arrow"][: 4 + more]
    loads = {"magic-bag": goods[:5]} if transport == "magic-bag" else {}
    session = explore(table, "conqueror", "path-1", ["gold-1"], objects=[transport, *goods], loads=loads)
    play(session, "done")
    assert len(one(session, 0).objects) == 5 + more


def test_a_troika_carries_any_number_of_objects(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="tavern", objects=["troika", *NINE, "war-horse", "kings-diamond"])
    session = play(laid.events("casket").dice(1).start(), "roll", "move:path-1", "take:casket")  # 1 and 1 spaces
    assert (len(one(session, 0).objects), asked(session)) == (13, (1, "turn"))


@pytest.mark.rule("magiczny_miecz", "5.6")
@pytest.mark.parametrize(("transport", "more"), [("horse", 8), ("mule", 4)])
def test_one_object_too_many_has_to_be_left(table: TableMaker, transport: str, more: int) -> None:
    goods = [*NINE, "war-horse", "kings-diamond", "casket", "silver-arrow"][: 4 + more]
    session = explore(table, "conqueror", "path-1", ["ring-of-power"], objects=[transport, *goods])
    play(session, "take:ring-of-power")
    assert asked(session) == (0, "overload")
    assert f"card:{transport}" not in keys(session)
    play(session, "card:helmet")
    assert here(session, "path-1") == ["helmet"]


def test_without_transport_4_objects_are_carried(table: TableMaker) -> None:
    session = explore(table, "conqueror", "path-1", ["ring-of-power"], objects=FOUR)
    play(session, "take:ring-of-power")
    assert (asked(session), keys(session)[-1]) == ((0, "overload"), "card:ring-of-power")
    play(session, "card:ring-of-power")
    assert one(session, 0).objects == FOUR


def test_whoever_loses_the_troika_keeps_4_objects_and_leaves_the_rest(table: TableMaker) -> None:
    session = meet(table, "kobold", "elf", 6, 1, theirs={"objects": ["troika", *NINE]})
    play(session, "attack:1", "object:troika")
    assert asked(session) == (1, "overload")
    play(session, "+".join(f"card:{uid}" for uid in NINE[4:]))
    assert (one(session, 1).objects, here(session, "village")) == (FOUR, NINE[4:])
    assert "troika" in one(session, 0).objects


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_a_bought_horse_goes_back_to_the_equipment_and_one_from_the_events_to_the_used_cards(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "bogs-1", objects=["horse#s1", "horse"])
    play(session, "card:horse#s1")
    assert ("horse#s1" in session.state.stock, session.state.events_used) == (True, [])
    assert one(session, 0).objects == ["horse"]
