"""Troika, Mount, Boat and Lamp. Rules 10.2, 11.2, 11.6. The Trickster is Good, with Sword 4 and Magic 3.

Seat 1 misses its turns, so that the next question is one of seat 0 again.
"""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.people import counted
from tests.rules.magiczny_miecz.scenes import here
from tests.rules.magiczny_miecz.table import Table, TableMaker, one, play
from tests.rules.script import asked, keys


def alone(table: TableMaker, at: str, *, who: str = "trickster", **laid: Any) -> Table:
    """Lay out somebody whom nobody disturbs for some turns."""
    return table().seeker(0, who, at=at, **laid).seeker(1, "conqueror", at="castle", lost=5)


# --- Troika -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "10.2")
def test_the_troika_adds_1_to_the_roll_for_movement(table: TableMaker) -> None:
    session = alone(table, "tavern", objects=["troika"]).dice(2).start()
    seen = counted(session)
    play(session, "roll")
    assert keys(session) == ("cross:glade", "move:marsh-1", "move:wilds")  # 3 spaces either way, or over the Swamp
    assert "card:troika" in seen


def test_in_the_fog_neither_troika_nor_mount_is_any_faster(table: TableMaker) -> None:
    session = play(alone(table, "walled-town", objects=["troika", "mount"], slow=1).start(), "roll")
    assert keys(session) == ("move:ice-wasteland", "move:wilds")


# --- Mount ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.parametrize(("added", "space"), [(0, "path-1"), (1, "marsh-1"), (2, "barrow"), (3, "village")])
def test_the_mount_adds_up_to_3_when_the_die_is_known(table: TableMaker, added: int, space: str) -> None:
    session = play(alone(table, "tavern", objects=["mount"]).dice(2).start(), "roll")
    assert (asked(session), keys(session)) == ((0, "mount"), ("add:0", "add:1", "add:2", "add:3"))
    play(session, f"add:{added}")
    assert f"move:{space}" in keys(session)


def test_mount_and_troika_add_up(table: TableMaker) -> None:
    session = play(alone(table, "tavern", objects=["mount", "troika"]).dice(1).start(), "roll", "add:3")
    assert "move:village" in keys(session)


def test_friends_stay_where_the_die_alone_would_have_led(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["mount"], friends=["shepherd", "squire"]).events("gold-1").dice(1)
    session = laid.start()
    seen = counted(session)
    play(session, "roll", "add:1", "move:path-1")
    assert (one(session, 0).friends, here(session, "glade")) == ([], ["shepherd", "squire"])
    assert "card:mount" in seen


def test_friends_come_along_when_the_mount_adds_nothing(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["mount"], friends=["shepherd"]).events("gold-1").dice(2)
    session = play(laid.start(), "roll", "add:0", "move:path-1")
    assert (one(session, 0).friends, here(session, "glade")) == (["shepherd"], [])


def test_the_next_turn_may_lead_back_to_the_friends_in_place_of_the_move(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["mount"], friends=["shepherd"]).events("gold-1", "nobbin").dice(1, 6, 1)
    session = play(laid.start(), "roll", "add:1", "move:path-1", "take:gold-1#1")
    assert keys(session) == ("roll", "leave:mount", "rejoin:glade")
    play(session, "rejoin:glade")  # the space is explored as after a move: 4 + 1 and 6 against 2 + 1
    assert (one(session, 0).space, one(session, 0).friends) == ("glade", ["shepherd"])
    assert one(session, 0).trophies == ["nobbin#1"]


def test_a_turn_later_the_friends_are_lost(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["mount"], friends=["shepherd"]).events("gold-1", "nobbin#1").dice(1, 1, 6, 1)
    session = play(laid.start(), "roll", "add:1", "move:path-1", "take:gold-1#1", "roll", "add:0", "move:marsh-1")
    assert keys(session) == ("roll", "leave:mount")
    assert here(session, "glade") == ["shepherd"]


def test_friends_whom_somebody_else_has_taken_cannot_be_rejoined(table: TableMaker) -> None:
    laid = table().seeker(0, "trickster", at="tavern", objects=["mount"], friends=["shepherd"])
    laid.seeker(1, "kobold", at="tavern", objects=["helmet"]).events("gold-1").dice(1, 1)
    session = play(laid.start(), "roll", "add:1", "move:path-1", "take:gold-1#1")
    play(session, "roll", "move:glade", "take:shepherd")  # the Shepherd counts: no card is drawn on the Glade
    assert (one(session, 1).friends, keys(session)) == (["shepherd"], ("roll", "leave:mount"))


def test_the_porter_stays_behind_with_his_load_and_comes_back_with_it(table: TableMaker) -> None:
    goods = ["mount", "helmet", "shield", "armour", "stiletto"]
    laid = alone(table, "tavern", objects=goods, friends=["porter"], loads={"porter": ["helmet"]})
    session = play(laid.events("gold-1", "gold-1").dice(1).start(), "roll", "add:1", "move:path-1", "take:gold-1#1")
    assert (here(session, "glade"), "helmet" in one(session, 0).objects) == (["porter", "helmet"], False)
    play(session, "rejoin:glade")
    assert (one(session, 0).friends, len(one(session, 0).objects), one(session, 0).gold) == (["porter"], 5, 2)


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_a_friend_who_stays_behind_gives_up_the_spell_that_he_holds(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["mount"], friends=["crusader"], kept={"crusader": ["mirror"]})
    session = play(laid.events("gold-1").dice(1).start(), "roll", "add:1", "move:path-1")
    assert (session.state.spells_used, one(session, 0).kept) == (["mirror"], {})


@pytest.mark.rule("magiczny_miecz", "11.3")
def test_steps_over_the_swamp_count_when_friends_are_left_behind(table: TableMaker) -> None:
    # the die says 2: to the Glade and over the Swamp; the Mount alone goes on to the Hermitage
    laid = alone(table, "path-1", objects=["mount"], friends=["shepherd"]).dice(2, 1, 1)
    session = play(laid.start(), "roll", "add:1", "cross:glade", "move:hermitage")
    assert (one(session, 0).space, here(session, "forest-of-ghostly-lights")) == ("hermitage", ["shepherd"])


def test_friends_are_there_when_the_move_ends_before_they_fall_behind(table: TableMaker) -> None:
    # 1 and 1 spaces from the Path; on the Glade the roll of 12 fails, and nobody has gone further than the die said
    laid = alone(table, "path-1", objects=["mount"], friends=["shepherd"]).dice(1, 6, 6)
    session = play(laid.start(), "roll", "add:1", "cross:glade")
    assert (one(session, 0).space, one(session, 0).friends, one(session, 0).life) == ("glade", ["shepherd"], 3)


# --- Boat and Lamp ----------------------------------------------------------------------------------------------------

BOUGHT = {"marks": {"got:boat#s1": 0, "got:lamp#s1": 0}}
"""What was got in the turn before the first one."""


@pytest.mark.rule("magiczny_miecz", "11.2")
def test_a_boat_crosses_the_swamp_to_a_bordering_space_instead_of_the_move(table: TableMaker) -> None:
    # no roll at the Glade; the Plateau is explored, and a Nobbin wins there with 2 + 6 against 4 + 1
    laid = alone(table, "ice-wasteland", objects=["boat#s1", "clay-tablet"], **BOUGHT)
    session = laid.events("nobbin", "gold-1", "gold-1").dice(1, 6).start()
    seen = counted(session)
    assert keys(session) == ("roll", "leave:boat#s1", "leave:clay-tablet", "use:boat#s1:mist-plateau")
    play(session, "use:boat#s1:mist-plateau")
    assert (one(session, 0).space, one(session, 0).life, one(session, 0).objects) == (
        "mist-plateau",
        3,
        ["clay-tablet"],
    )
    assert ("boat#s1" in session.state.stock, "card:boat" in seen) == (True, True)


@pytest.mark.rule("magiczny_miecz", "11.2")
@pytest.mark.parametrize(
    ("at", "spaces"),
    [
        ("tavern", ("temple-of-nemed", "enchanted-hills", "forest-of-ghostly-lights")),
        ("mist-plateau", ("walled-town", "ice-wasteland")),
        ("cliff-1", ()),
    ],
)
def test_a_boat_leads_either_way_but_only_over_the_swamp(table: TableMaker, at: str, spaces: tuple[str, ...]) -> None:
    session = alone(table, at, objects=["boat#s1", "helmet"], **BOUGHT).start()
    assert [key for key in keys(session) if key.startswith("use:")] == [f"use:boat#s1:{space}" for space in spaces]


@pytest.mark.rule("magiczny_miecz", "11.6")
@pytest.mark.parametrize(
    ("at", "spaces"),
    [
        ("gate-guard", ("plain-of-grasses", "cliff-2")),
        ("plain-of-grasses", ("gate-guard", "magic-gate")),
        ("tavern", ()),
    ],
)
def test_a_lamp_leads_either_way_but_only_over_the_ice_forest(
    table: TableMaker, at: str, spaces: tuple[str, ...]
) -> None:
    session = alone(table, at, objects=["lamp#s1", "helmet"], **BOUGHT).start()
    assert [key for key in keys(session) if key.startswith("use:")] == [f"use:lamp#s1:{space}" for space in spaces]


@pytest.mark.rule("magiczny_miecz", "11.6")
def test_a_lamp_passes_the_knight_of_eternal_snows_by(table: TableMaker) -> None:
    laid = alone(table, "ice-kingdom", objects=["lamp#s1", "helmet"], friends=["noon-wraith"], **BOUGHT).events(
        "gold-1"
    )
    session = play(laid.start(), "use:lamp#s1:valley-of-skulls", "take:gold-1#1")
    assert (one(session, 0).space, one(session, 0).objects, one(session, 0).gold) == ("valley-of-skulls", ["helmet"], 2)
    assert one(session, 0).friends == []  # crossing frees of the Noon-wraith
    assert "lamp#s1" in session.state.stock


@pytest.mark.parametrize(("card", "at", "space"), [("boat", "glade", "hermitage"), ("lamp", "ferry-1", "bogs-1")])
def test_they_serve_in_the_turn_after_they_were_got_and_not_before(
    table: TableMaker, card: str, at: str, space: str
) -> None:
    road = {"glade": "path-1", "ferry-1": "valley-of-shadows"}[at]
    laid = alone(table, at, objects=["helmet"], gold=0).events(card, "gold-1").dice(1)
    session = play(laid.start(), "roll", f"move:{road}", f"take:{card}")
    assert f"use:{card}:{space}" in keys(session)


def test_a_lamp_goes_out_at_the_end_of_its_turn_unused(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["lamp", "helmet"], marks={"got:lamp": 0}).events("gold-1").dice(1)
    session = play(laid.start(), "roll", "move:glade", "take:gold-1#1")
    assert (one(session, 0).objects, session.state.events_used) == (["helmet"], ["gold-1#1", "lamp"])
    assert one(session, 0).marks == {}


def test_a_lamp_goes_out_in_a_missed_turn_too(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["lamp", "helmet"], marks={"got:lamp": 0}, lost=1)
    assert one(laid.start(), 0).objects == ["helmet"]


def test_a_boat_does_not_come_along(table: TableMaker) -> None:
    # in its turn it rots where it is left; before, it lies there for others
    laid = alone(table, "tavern", objects=["boat", "helmet"], marks={"got:boat": 0}).events("gold-1").dice(1)
    session = play(laid.start(), "roll", "move:glade")
    assert (one(session, 0).objects, session.state.events_used, here(session, "tavern")) == (["helmet"], ["boat"], [])
    laid = alone(table, "tavern", objects=["boat", "helmet"]).events("gold-1").dice(1)
    session = play(laid.start(), "roll", "move:glade")
    assert (one(session, 0).objects, session.state.events_used, here(session, "tavern")) == (["helmet"], [], ["boat"])


@pytest.mark.rule("magiczny_miecz", "5.6")
def test_a_lamp_that_somebody_else_wins_serves_its_new_owner_a_turn_later(table: TableMaker) -> None:
    laid = table().seeker(0, "kobold", at="walled-town", objects=["lamp"], marks={"got:lamp": 0}, gold=0)
    laid.seeker(1, "elf", at="wilds", objects=["helmet"], gold=0).dice(1, 2, 6)
    session = play(laid.start(), "roll", "move:wilds", "attack:1", "object:lamp")
    assert (one(session, 1).objects, "got:lamp" in one(session, 0).marks) == (["helmet", "lamp"], False)
    assert one(session, 1).marks == {"got:lamp": 0}


def test_friends_stay_where_the_doubled_die_alone_would_have_led(table: TableMaker) -> None:
    # 1 counts twice and the Mount adds 3: from the Tavern 5 to the Village, the Friend stays after 2 on the Path
    laid = alone(table, "tavern", objects=["mount"], friends=["shepherd"], spells=["formula-of-space"]).dice(1)
    session = play(laid.start(), "roll", "cast:formula-of-space", "add:3", "move:village")
    assert (one(session, 0).friends, here(session, "path-1")) == ([], ["shepherd"])


def test_what_the_mount_added_to_one_move_is_forgotten_in_the_next(table: TableMaker) -> None:
    # rides 3 to the Marsh, where a Noon-wraith comes and a Steed; the second move goes 1 space without a roll
    laid = alone(table, "tavern", objects=["mount"]).lying("marsh-1", "noon-wraith", "wild-steed").events("gold-1")
    session = play(laid.dice(1).start(), "roll", "add:2", "move:marsh-1", "yes", "roll", "move:path-1")
    assert (one(session, 0).space, one(session, 0).friends) == ("path-1", ["noon-wraith"])


def test_a_boat_stays_where_its_owner_is_carried_off(table: TableMaker) -> None:
    # taken on the Path, from where the Secret Passage leads to the Walled Town
    laid = alone(table, "tavern").lying("path-1", "boat", "secret-passage").dice(2, 1)
    session = play(laid.start(), "move:path-1", "take:boat", "yes")
    assert (one(session, 0).space, one(session, 0).objects) == ("walled-town", [])
    assert here(session, "path-1") == ["secret-passage", "boat"]


def test_the_friends_are_rejoined_before_a_move_and_not_after_it(table: TableMaker) -> None:
    laid = alone(table, "tavern", objects=["mount"], friends=["shepherd"]).events("gold-1", "gold-1").dice(1, 1)
    session = play(laid.start(), "roll", "add:1", "move:path-1", "take:gold-1#1")
    play(session, "roll", "add:0", "move:marsh-1")
    assert not [key for key in keys(session) if key.startswith("rejoin")]
    play(session, "done")
    assert asked(session) == (0, "end") and not [key for key in keys(session) if key.startswith("rejoin")]
