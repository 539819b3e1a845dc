"""The Magical World and what is in the box. Rules 0.1-0.3, 3.3, 21.2."""

from collections import Counter

import pytest

from kraina.engine.ids import design_of
from kraina.games.magiczny_miecz.game import MagicznyMiecz
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, stage
from tests.rules.magiczny_miecz.table import DATA, DEFAULTS, TableMaker, asked, keys, play

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
