"""Total Sword and Magic, and what may add to them where. Rules 1.1, 1.2, 1.5, 2.1, 2.2, 2.5, 2.6, 17.4."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.engine.text import text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.points import magic, spell_limit, sword
from kraina.games.magiczny_miecz.state import Fight, Seeker, State
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, fight_points, here, seen, stage
from tests.rules.magiczny_miecz.table import DATA, DEFAULTS, Match, TableMaker, one, play
from tests.rules.script import asked, keys

INERT = ["mirror", "lord-of-spells#1", "lord-of-spells#2"]
"""Spells that are cast on nothing but another Spell, so that nobody is asked for them here."""


def sword_of(session: Match, seat: int = 0) -> int:
    return sword(DATA, session.state, one(session, seat))


def magic_of(session: Match, seat: int = 0) -> int:
    return magic(DATA, session.state, one(session, seat))


# --- 1.5: the Troll -------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.5")
@pytest.mark.parametrize(
    ("at", "objects", "friends", "plain", "fighting"),
    [
        ("wilds", [], [], 6, 6),
        ("wilds", ["silver-arrow"], [], 7, 7),
        ("wilds", ["silver-arrow", "stiletto"], [], 7, 8),
        ("wilds", ["silver-arrow", "stiletto"], ["shepherd", "crusader"], 8, 11),
        ("enchanted-hills", ["silver-arrow", "stiletto"], ["shepherd", "crusader"], 7, 9),
        ("crossroads-1", ["silver-arrow", "stiletto"], ["shepherd", "crusader"], 7, 9),
    ],
)
def test_the_trolls_sword_in_the_example(
    table: TableMaker, at: str, objects: list[str], friends: list[str], plain: int, fighting: int
) -> None:
    session = table().seeker(0, "troll", at=at, objects=objects, friends=friends).seeker(1, "elf", at="barrow").turn(1)
    match = session.dice(1).start()
    assert (sword_of(match), fight_points(match, 0)) == (plain, fighting)


@pytest.mark.rule("magiczny_miecz", "1.5")
def test_the_total_can_be_opened_to_see_its_parts(table: TableMaker) -> None:
    made = table().seeker(0, "troll", objects=["silver-arrow", "stiletto"], friends=["shepherd", "crusader"])
    shown = seen(made.start(), 1, 0)
    assert [part.points for part in shown.sword] == [6, 1, 1]
    assert [part.points for part in shown.combat] == [6, 1, 1, 2, 1]
    assert [part.source for part in shown.sword] == [text("part.own"), card_name("silver-arrow"), card_name("shepherd")]
    assert shown.own_sword == 6


@pytest.mark.rule("magiczny_miecz", "1.5")
def test_the_troll_fights_on_the_hills_without_his_objects(table: TableMaker) -> None:
    # 9 + 1 against 5 + 5 is a draw; with the Silver Arrow and the Stiletto it would have been a victory.
    made = stage(table, "troll", at="forest-of-ghostly-lights", objects=["silver-arrow", "stiletto"],
                 friends=["shepherd", "crusader"]).lying("enchanted-hills", "dragon")  # fmt: skip
    session = play(made.dice(1, 1, 5).start(), "roll", "move:enchanted-hills")
    assert asked(session) == NEXT_TURN
    assert (one(session, 0).life, here(session, "enchanted-hills")) == (4, ["dragon"])


# --- 1.1, 1.2, 2.1, 2.2, 2.5 ------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.1")
@pytest.mark.parametrize(("own", "beaten"), [(3, False), (5, True)])
def test_sword_decides_an_ordinary_fight(table: TableMaker, own: int, beaten: bool) -> None:
    # Against the Dragon's 5 + 3: 3 + 4 loses, 5 + 4 wins.
    made = stage(table, "elf", at="glade", sword=own).lying("path-1", "dragon").dice(1, 4, 3)
    session = play(made.start(), "move:path-1")
    assert (one(session, 0).trophies == ["dragon"], one(session, 0).life) == (beaten, 4 if beaten else 3)


@pytest.mark.rule("magiczny_miecz", "2.1")
@pytest.mark.parametrize(("character", "beaten"), [("troll", False), ("elf", True)])
def test_magic_decides_a_magical_fight(table: TableMaker, character: str, beaten: bool) -> None:
    # Against the Spectre's 3 + 3: the Troll has 1 + 4, the Elf 4 + 4.
    made = stage(table, character, at="glade").lying("path-1", "spectre").dice(1, 4, 3)
    session = play(made.start(), "move:path-1")
    assert (here(session, "path-1") == [], one(session, 0).life) == (beaten, 4 if beaten else 3)


@pytest.mark.rule("magiczny_miecz", "1.2")
@pytest.mark.rule("magiczny_miecz", "2.2")
def test_counters_show_the_own_points_alone(table: TableMaker) -> None:
    made = table().seeker(0, "elf", sword=4, objects=["ring-of-power", "silver-arrow"], friends=["shepherd"])
    session = made.start()
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 4)
    assert (seen(session, 1, 0).own_sword, seen(session, 1, 0).own_magic) == (4, 4)


@pytest.mark.rule("magiczny_miecz", "2.5")
def test_total_magic_adds_objects_and_friends(table: TableMaker) -> None:
    # 4 of the Elf's own, Ring 2, Silver Arrow 1, Shepherd 1, Strzyga 1.
    made = table().seeker(0, "elf", objects=["ring-of-power", "silver-arrow"], friends=["shepherd", "strzyga"])
    session = made.start()
    assert magic_of(session) == 9
    assert [part.points for part in seen(session, 0, 0).magic] == [4, 2, 1, 1, 1]
    assert fight_points(session, 0, "magic") == 9


# --- 2.6 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.parametrize(("points", "spells"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (12, 3)])
def test_total_magic_sets_how_many_spells_may_be_held(points: int, spells: int) -> None:
    state = State(dict(DEFAULTS), [Seeker(PlayerId(0), "troll", "wilds", magic=points)], [], [], [])
    assert spell_limit(DATA, state, state.seekers[0]) == spells


@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.rule("magiczny_miecz", "9.4")
def test_a_spell_too_many_goes_on_the_enchanted_hills_and_does_not_come_back(table: TableMaker) -> None:
    """The rulebook's example, and dispute M34: own 4 and a Magic Object of 1 hold 3 Spells, on the Hills 2."""
    made = stage(table, "elf", at="forest-of-ghostly-lights", objects=["holy-grail"], spells=INERT)
    made.lying("enchanted-hills", "elk").seeker(1, "conqueror", at="castle", objects=["gauntlets"])
    made.lying("forest-of-ghostly-lights", "nobbin")
    session = made.dice(1, 6, 1).start()
    assert (magic_of(session), seen(session, 0, 0).spell_limit) == (5, 3)
    play(session, "roll", "move:enchanted-hills")
    assert (asked(session), magic_of(session)) == ((0, "surplus-spells"), 4)
    assert here(session, "enchanted-hills") == ["elk#1"]  # at once: before the Elk is met
    assert keys(session) == ("card:mirror", "card:lord-of-spells#1", "card:lord-of-spells#2")
    play(session, "card:lord-of-spells#1")
    assert one(session, 0).spells == ["mirror", "lord-of-spells#2"]
    assert session.state.spells_used == ["lord-of-spells#1"]
    assert asked(session) == NEXT_TURN and seen(session, 0, 0).spell_limit == 2


@pytest.mark.rule("magiczny_miecz", "2.6")
def test_who_leaves_the_hills_has_the_right_to_a_third_spell_but_has_to_find_it(table: TableMaker) -> None:
    made = stage(table, "elf", at="enchanted-hills", objects=["holy-grail"], spells=INERT[:2])
    session = made.lying("forest-of-ghostly-lights", "elk").dice(1, 6, 1).start()
    assert seen(session, 0, 0).spell_limit == 2
    play(session, "roll", "move:forest-of-ghostly-lights")
    assert (seen(session, 0, 0).spell_limit, one(session, 0).spells) == (3, INERT[:2])


@pytest.mark.rule("magiczny_miecz", "2.6")
def test_a_friend_is_counted_on_the_hills_and_no_spell_goes(table: TableMaker) -> None:
    made = stage(table, "elf", at="forest-of-ghostly-lights", friends=["strzyga"], spells=INERT)
    session = play(made.lying("enchanted-hills", "elk").dice(1, 6, 1).start(), "roll", "move:enchanted-hills")
    assert (asked(session), one(session, 0).spells) == (NEXT_TURN, INERT)


@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.rule("magiczny_miecz", "17.9")
def test_magic_lost_in_anothers_turn_costs_a_spell_at_once(table: TableMaker) -> None:
    # The Goblin takes the Ring from the Elf, whose Magic falls from 6 to 4, so that 1 of 3 Spells goes.
    made = table().seeker(0, "goblin", at="glade", sword=6)
    made.seeker(1, "elf", at="path-1", objects=["ring-of-power", "gauntlets"], spells=INERT).dice(1, 6, 1)
    session = play(made.start(), "move:path-1", "attack:1", "object:ring-of-power")
    assert asked(session) == (1, "surplus-spells")
    play(session, "card:mirror")
    assert asked(session) == (1, "turn") and one(session, 1).spells == INERT[1:]


# --- 17.4: weapons ----------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(
    ("objects", "points"),
    [
        (["sword", "stiletto"], 5),
        (["sword", "sword-of-chaos"], 6),
        (["sword-of-chaos", "holy-spear", "arondight"], 6),
        (["sword", "silver-arrow"], 6),
    ],
)
def test_one_weapon_counts_and_the_silver_arrow_is_none(table: TableMaker, objects: list[str], points: int) -> None:
    session = table().seeker(0, "conqueror", objects=objects).start()
    assert fight_points(session, 0) == points
    assert sword_of(session) == (5 if "silver-arrow" in objects else 4)


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_weapons_give_nothing_in_a_magical_fight(table: TableMaker) -> None:
    session = table().seeker(0, "conqueror", objects=["sword", "silver-arrow"], friends=["crusader"]).start()
    assert fight_points(session, 0, "magic") == 4


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_what_is_shown_before_the_dice_is_what_counts_in_the_fight(table: TableMaker) -> None:
    """Dispute M15: one function computes both, here with the two points of an Elixir."""
    made = stage(table, "elf", at="glade", marks={"elixir-of-strength": 2}, trophies=["dragon", "robber"])
    session = play(made.lying("path-1", "cyclops").dice(1, 3, 1).start(), "roll", "move:path-1")
    assert asked(session) == (0, "response")  # the trophies might still be exchanged
    fight = session.state.fight
    assert isinstance(fight, Fight) and sword_of(session) == 5
    assert fight_points(session, 0) == 5 == sum(part.points for part in seen(session, 0, 0).combat)
    play(session, "pass")  # 5 + 3 against 6 + 1
    assert one(session, 0).trophies == ["dragon", "robber", "cyclops"]
    assert asked(session) == (0, "end")
    play(session, "end")
    assert sword_of(session) == 3
