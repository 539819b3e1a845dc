"""The Magical World and what is in the box. Rules 0.1-0.3, 3.3, 21.2."""

from collections import Counter

import pytest

from kraina.engine.ids import design_of
from kraina.games.magiczny_miecz.board import Circle
from kraina.games.magiczny_miecz.game import MagicznyMiecz
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, stage
from tests.rules.magiczny_miecz.table import DATA, DEFAULTS, TableMaker, play
from tests.rules.script import asked, keys

BOARD = DATA.board


@pytest.mark.rule("magiczny_miecz", "0.1")
def test_the_three_circles_have_14_16_and_18_spaces_and_the_bridge_9() -> None:
    assert [len(BOARD.circles[circle]) for circle in ("lower", "middle", "upper", "bridge")] == [14, 16, 18, 9]
    assert BOARD.circles["lower"][:3] == ("tavern", "glade", "path-1")
    assert BOARD.circles["middle"][-2:] == ("ferry-2", "dark-clearing")
    assert BOARD.circles["upper"][9:11] == ("castle", "dead-city")


@pytest.mark.rule("magiczny_miecz", "0.1")
def test_the_swamp_lies_between_lower_and_middle_and_the_ice_forest_between_middle_and_upper() -> None:
    for touching, circles in ((BOARD.swamp, ["lower", "middle"]), (BOARD.ice_forest, ["middle", "upper"])):
        pairs = [[BOARD.circle(one), BOARD.circle(other)] for one, others in touching.items() for other in others]
        assert pairs and all(sorted(pair) == sorted(circles) for pair in pairs)
    assert BOARD.swamp["marsh-1"] == ("plain-of-lonely-rocks",)
    assert BOARD.ice_forest["bogs-1"] == ("ferry-1", "valley-of-shadows")


ORDER = {
    "lower": "tavern glade path-1 marsh-1 barrow village path-2 marsh-2 devils-mill circle-of-power well-of-eternity "
    "wilds walled-town ice-wasteland",
    "middle": "fortress-of-the-keeper ice-kingdom ferry-1 valley-of-shadows heaths tower-of-destiny gate-guard "
    "magic-gate mist-plateau temple-of-nemed enchanted-hills forest-of-ghostly-lights hermitage plain-of-lonely-rocks "
    "ferry-2 dark-clearing",
    "upper": "cliff-1 ruins-of-the-fortress temple-of-toliman valley-of-skulls bogs-1 living-rocks-1 cliff-2 "
    "plain-of-grasses crossroads-1 castle dead-city living-rocks-2 bogs-2 crypt-of-wraiths plain-of-sleep crossroads-2 "
    "stone-forest wolf-gully",
    "bridge": "entrance-ruins trap game-with-death demon-of-darkness beasts-castle monster cerberus magic-trap "
    "entrance-dead-city",
}
"""The spaces clockwise, and those of the Bridge from the Ruins' side."""
BORDERS = {
    "swamp": "L1:10,11,12 L2:12,13 L3:13 L4:14 L5:15,14 L6:1,15,16,2 L7:2 L8:2,3,4 L9:4 L10:5 L11:6,5 L12:7,6 "
    "L13:7,8,9 L14:9",
    "ice_forest": "M1:1,2,18 M2:2,3,4 M3:4,5 M4:5 M5:6 M6:7 M7:8,7 M8:8,9 M9:9,10,11 M10:11,12,13 M11:13,14 M12:14,15 "
    "M13:15,16 M14:16 M15:17,16 M16:17,18",
}
"""Which spaces touch across a barrier, by their numbers in the inner and in the outer circle."""


@pytest.mark.rule("magiczny_miecz", "0.1")
@pytest.mark.parametrize("circle", ORDER)
def test_the_spaces_follow_one_another_as_on_the_board(circle: Circle) -> None:
    assert " ".join(BOARD.circles[circle]) == ORDER[circle]


@pytest.mark.rule("magiczny_miecz", "11.2")
@pytest.mark.rule("magiczny_miecz", "11.6")
@pytest.mark.parametrize(
    ("barrier", "inner", "outer"), [("swamp", "lower", "middle"), ("ice_forest", "middle", "upper")]
)
def test_spaces_touch_across_a_barrier_as_worked_out_from_the_board(barrier: str, inner: str, outer: str) -> None:
    rows = [row[1:].split(":") for row in BORDERS[barrier].split()]
    pairs = {
        (ORDER[inner].split()[int(one) - 1], ORDER[outer].split()[int(other) - 1])
        for one, others in rows
        for other in others.split(",")
    }
    touching = BOARD.swamp if barrier == "swamp" else BOARD.ice_forest
    found = {(one, other) for one, others in touching.items() for other in others}
    assert found == pairs | {(other, one) for one, other in pairs}


@pytest.mark.rule("magiczny_miecz", "0.2")
def test_who_walks_the_lower_circle_passes_below_the_bridge(table: TableMaker) -> None:
    # From the Barrow 2 clockwise: Village, Path; the Trap above the Path is no space for walkers.
    made = stage(table, "troll", at="barrow").dice(2)
    session = made.start()
    assert keys(session) == ("move:path-2", "move:path-1")


@pytest.mark.rule("magiczny_miecz", "0.2")
def test_who_walks_the_middle_circle_stands_on_fortress_and_temple_and_never_on_an_entrance(table: TableMaker) -> None:
    ring = BOARD.circles["middle"]
    assert [space for space in ring if BOARD.on_bridge(space)] == []
    session = stage(table, "troll", at="dark-clearing").dice(1).start()
    assert keys(session) == ("move:fortress-of-the-keeper", "move:ferry-2")


@pytest.mark.rule("magiczny_miecz", "0.2")
def test_the_upper_circle_leads_past_the_gates_for_who_does_not_enter(table: TableMaker) -> None:
    made = stage(table, "troll", at="cliff-1").lying("valley-of-skulls", "elk").dice(3, 6, 1)
    session = play(made.start(), "move:valley-of-skulls")
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "0.3")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    catalogue = MagicznyMiecz().catalogue(DEFAULTS)
    assert catalogue.decks == {"event": (165, 138), "spell": (30, 27), "equipment": (30, 12)}
    assert (catalogue.spaces, catalogue.characters) == (57, 27)


@pytest.mark.rule("magiczny_miecz", "0.3")
def test_the_kinds_of_events_stand_in_the_printed_proportion() -> None:
    kinds = Counter(DATA.card(uid).kind for uid in DATA.event_deck)
    assert kinds == {
        "encounter": 20, "enemy": 22, "demon": 10, "stranger": 17, "object": 38, "magic_object": 25, "friend": 20,
        "place": 13,
    }  # fmt: skip
    assert sum(DATA.card(uid).gold > 0 for uid in DATA.event_deck) == 18


@pytest.mark.rule("magiczny_miecz", "0.3")
def test_the_equipment_has_eight_keys_of_the_bridge_and_one_boat_and_lamp() -> None:
    stock = Counter(design_of(uid) for uid in DATA.equipment)
    assert stock == {
        "magic-sword": 4, "toliman-shield": 4, "sword": 3, "stiletto": 3, "gauntlets": 3, "stick-and-rope": 3,
        "helmet": 2, "shield": 2, "armour": 2, "horse": 2, "lamp": 1, "boat": 1,
    }  # fmt: skip


@pytest.mark.rule("magiczny_miecz", "0.3")
def test_of_several_dice_the_numbers_are_added_up(table: TableMaker) -> None:
    # 1 + 2 at the Swamp is less than Magic 4; 3 + 1 is not.
    made = stage(table, "elf", at="glade").lying("forest-of-ghostly-lights", "shepherd").dice(1, 1, 2)
    assert asked(play(made.start(), "cross:glade")) == (0, "collect")
    made = stage(table, "elf", at="glade").dice(1, 3, 1)
    assert asked(play(made.start(), "cross:glade")) == NEXT_TURN
