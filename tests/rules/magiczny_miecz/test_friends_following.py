"""Friends who help by being there. Rules 1.5, 6, 9.5, 11.3, 13.5, 16.6, 17.4, 19.1. The Kobold: Sword 3, Magic 3."""

import pytest

from kraina.games.magiczny_miecz.points import magic, sword
from tests.rules.magiczny_miecz.people import counted, explore, meet
from tests.rules.magiczny_miecz.scenes import fight_points, here, seen, stage, still
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys


def totals(session: Match) -> tuple[int, int, int]:
    """Return Sword and Magic outside fights, and what is fought with."""
    hero = one(session, 0)
    return sword(DATA, session.state, hero), magic(DATA, session.state, hero), fight_points(session, 0)


@pytest.mark.rule("magiczny_miecz", "1.5")
@pytest.mark.parametrize("at", ["marsh-1", "enchanted-hills", "crossroads-1"])
@pytest.mark.parametrize(
    ("friend", "points"),
    [("shepherd", (4, 4, 4)), ("strzyga", (3, 4, 3)), ("imp", (3, 5, 3)), ("squire", (3, 3, 5)),
     ("crusader", (3, 3, 5)), ("mercenary", (3, 3, 3)), ("knight", (3, 3, 3))],
)  # fmt: skip
def test_friends_add_their_points_everywhere(
    table: TableMaker, friend: str, points: tuple[int, int, int], at: str
) -> None:
    assert totals(still(table, "kobold", at=at, friends=[friend])) == points


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_squire_and_crusader_add_nothing_in_a_magical_fight(table: TableMaker) -> None:
    # 3 + 3 against 3 + 4 is a defeat, and the Squire does not die in the Kobold's place
    session = explore(table, "kobold", "path-1", ["spectre"], 3, 4, 6, friends=["squire", "crusader"])
    assert (one(session, 0).life, len(one(session, 0).friends)) == (3, 2)


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_friends_help_in_the_war_of_elements(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="marsh-1", friends=["shepherd", "squire"]).state(war=1)
    assert totals(laid.start()) == (4, 4, 6)


# --- Squire -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
@pytest.mark.parametrize(("face", "life", "friends"), [(1, 4, []), (2, 3, ["squire"])])
def test_the_squire_dies_on_a_1_instead_of_his_masters_life(
    table: TableMaker, face: int, life: int, friends: list[str]
) -> None:
    # 3 + 2 + 1 against 3 + 6
    session = explore(table, "kobold", "path-1", ["bear"], 1, 6, face, friends=["squire"])
    assert (one(session, 0).life, one(session, 0).friends) == (life, friends)


@pytest.mark.rule("magiczny_miecz", "18.2")
def test_the_squire_who_is_no_object_may_die_in_a_magical_fight_too(table: TableMaker) -> None:
    # 3 + 1 against 3 + 6: the Helmet is not rolled for, the Squire dies
    session = explore(table, "kobold", "path-1", ["spectre"], 1, 6, 1, friends=["squire"], objects=["helmet"])
    assert (one(session, 0).life, one(session, 0).friends, one(session, 0).objects) == (4, [], ["helmet"])


# --- Imp --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "16.6")
def test_the_imp_joins_for_a_life(table: TableMaker) -> None:
    session = play(explore(table, "kobold", "path-1", ["imp"]), "take:imp")
    assert (one(session, 0).life, one(session, 0).friends) == (3, ["imp"])


def test_the_imp_may_be_left_alone(table: TableMaker) -> None:
    session = play(explore(table, "kobold", "path-1", ["imp"]), "done")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["imp"])


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_of_the_imp_leaves_it_there(table: TableMaker) -> None:
    session = play(explore(table, "kobold", "path-1", ["imp"], life=1), "take:imp")
    assert (asked(session), here(session, "path-1")) == ((0, "new-character"), ["imp", "gauntlets"])
    play(session, "none")


@pytest.mark.rule("magiczny_miecz", "9.5")
def test_with_the_imp_two_spells_are_seen_and_one_is_kept(table: TableMaker) -> None:
    laid = (
        stage(table, "kobold", at="tavern", objects=["casket"], friends=["imp"]).spell_pile("fatum", "madness").dice(2)
    )
    session = laid.start()
    ran = counted(session)
    play(session, "use:casket")
    assert (asked(session), keys(session)) == ((0, "second-spell"), ("card:fatum", "card:madness"))
    play(session, "card:fatum")  # set aside
    assert (one(session, 0).spells, session.state.spells_used) == (["madness"], ["fatum"])
    assert "card:imp" in ran


# --- Friends who bring a Spell ----------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "9.5")
@pytest.mark.parametrize("friend", ["gnome", "crusader"])
def test_gnome_and_crusader_bring_a_spell_that_only_their_master_sees(table: TableMaker, friend: str) -> None:
    laid = stage(table, "kobold", at="glade", spells=["mirror", "lord-of-spells#1"], objects=["helmet"])
    session = play(laid.events(friend).spell_pile("fatum").dice(1).start(), "roll", "move:path-1", f"take:{friend}")
    assert (one(session, 0).kept, len(one(session, 0).spells)) == ({friend: ["fatum"]}, 2)  # beyond the limit of 2
    assert (dict(seen(session, 0, 0).kept), dict(seen(session, 1, 0).kept)) == ({friend: ("fatum",)}, {friend: ("",)})


@pytest.mark.parametrize("friend", ["gnome", "crusader"])
def test_they_bring_it_once_and_not_to_each_new_master(table: TableMaker, friend: str) -> None:
    laid = stage(table, "kobold", at="glade", objects=["helmet"], gold=3).events(friend).spell_pile("mirror", "fatum")
    session = play(laid.dice(1).start(), "roll", "move:path-1", f"take:{friend}")
    assert asked(session) == (1, "turn")
    assert session.state.tokens == {friend: 0}
    assert "fatum" in session.state.spells


def test_a_crusader_dismissed_and_taken_up_again_brings_nothing(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="glade", friends=["crusader"], kept={"crusader": ["mirror"]}, objects=["helmet"])
    laid.lying("path-1", "gold-1").state(tokens={"crusader": 0}).dice(1)
    session = play(laid.start(), "roll", "move:path-1", "done", "leave:crusader")
    assert session.state.spells_used == ["mirror"]
    play(session, "take:crusader")
    assert (one(session, 0).friends, one(session, 0).kept) == (["crusader"], {})


@pytest.mark.rule("magiczny_miecz", "9.6")
def test_the_gnome_casts_his_spell_for_1_gold_and_leaves(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="tavern", friends=["gnome"], kept={"gnome": ["rebirth"]}, life=2, gold=2,
                 objects=["helmet"])  # fmt: skip
    session = laid.start()
    ran = counted(session)
    play(session, "cast:rebirth:0")
    assert (one(session, 0).life, one(session, 0).gold, one(session, 0).friends) == (4, 1, [])
    assert (session.state.spells_used, session.state.events_used) == (["rebirth"], ["gnome"])
    assert "card:gnome" in ran


def test_the_gnome_casts_nothing_without_gold(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="tavern", friends=["gnome"], kept={"gnome": ["rebirth"]}, life=2, gold=0)
    assert keys(laid.start()) == ("roll", "leave:gnome")


def test_the_crusader_casts_his_spell_and_stays(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="tavern", friends=["crusader"], kept={"crusader": ["rebirth"]}, life=2, gold=0)
    session = play(laid.start(), "cast:rebirth:0")
    assert (one(session, 0).life, one(session, 0).friends, one(session, 0).kept["crusader"]) == (4, ["crusader"], [])


@pytest.mark.rule("magiczny_miecz", "9.4")
def test_a_spell_may_be_entrusted_to_a_crusader_who_has_none(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="tavern", friends=["crusader"], spells=["mirror", "lord-of-spells#1"])
    session = laid.start()
    ran = counted(session)
    play(session, "use:crusader")
    assert keys(session) == ("card:mirror", "card:lord-of-spells#1", "no")
    play(session, "card:mirror")
    assert (one(session, 0).spells, one(session, 0).kept) == (["lord-of-spells#1"], {"crusader": ["mirror"]})
    assert ("use:crusader" in keys(session), "card:crusader" in ran) == (False, True)


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_a_spell_held_by_a_friend_goes_to_the_used_ones_when_his_master_dies(table: TableMaker) -> None:
    # M16
    laid = stage(table, "kobold", at="glade", friends=["crusader"], kept={"crusader": ["mirror"]}, life=1,
                 spells=["lord-of-spells#1"])  # fmt: skip
    session = play(laid.events("cyclops").dice(1, 1, 6).start(), "roll", "move:path-1")
    assert (asked(session), here(session, "path-1")) == ((0, "new-character"), ["cyclops", "crusader"])
    assert session.state.spells_used == ["mirror", "lord-of-spells#1"]
    play(session, "none")


# --- Guides and guards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "13.5")
@pytest.mark.parametrize(
    ("friend", "space"),
    [
        ("elfling", "cliff-1"), ("guardian#1", "cliff-2"), ("guardian#2", "tower-of-destiny"),
        ("guide#1", "circle-of-power"), ("guide#2", "wolf-gully"), ("guide#1", "crypt-of-wraiths"), ("nymph", "barrow"),
    ],
)  # fmt: skip
def test_some_friends_spare_their_master_the_dice_of_a_space(table: TableMaker, friend: str, space: str) -> None:
    session = visit(table(), "conqueror", space, friends=[friend])
    if asked(session) != NEXT:  # he may, but need not
        play(session, "no")
    assert (one(session, 0).life, one(session, 0).lost, one(session, 0).stone) == (4, 0, 0)
    assert (one(session, 0).friends, asked(session)) == ([friend], NEXT)


def test_the_guardian_protects_the_other_friends_on_the_cliff_too(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "cliff-1", friends=["guardian#1", "squire", "shepherd"])
    assert len(one(session, 0).friends) == 3


@pytest.mark.parametrize("space", ["ferry-1", "ferry-2"])
def test_with_the_ferryman_the_ferry_is_free(table: TableMaker, space: str) -> None:
    session = visit(table(), "conqueror", space, friends=["ferryman"])
    assert (one(session, 0).space, one(session, 0).gold, asked(session)) == (space, 1, NEXT)


@pytest.mark.rule("magiczny_miecz", "19.1")
@pytest.mark.parametrize(
    ("friend", "space"),
    [("elfling", "wilds"), ("elfling", "heaths"), ("elfling", "plain-of-lonely-rocks"), ("elfling", "stone-forest"),
     ("nymph", "marsh-1"), ("nymph", "forest-of-ghostly-lights")],
)  # fmt: skip
def test_some_friends_let_their_master_hide_from_all_enemies(table: TableMaker, friend: str, space: str) -> None:
    cards = ["bear", "gold-1"] if DATA.board[space].draw == 2 else ["bear"]
    session = explore(table, "kobold", space, cards, friends=[friend])
    assert (asked(session), keys(session)) == ((0, "evade"), ("fight", "evade"))
    play(session, "evade")
    assert ("bear" in here(session, space), one(session, 0).life) == (True, 4)
    assert asked(session) == ((0, "collect") if len(cards) == 2 else (1, "turn"))


def test_there_is_no_hiding_with_them_elsewhere(table: TableMaker) -> None:
    session = explore(table, "kobold", "path-1", ["bear"], 6, 1, friends=["elfling", "nymph"])
    assert one(session, 0).trophies == ["bear"]


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_they_hide_their_master_from_characters_too(table: TableMaker) -> None:
    session = play(meet(table, "kobold", "goblin", at="wilds", theirs={"friends": ["elfling"]}), "attack:1")
    assert asked(session) == (1, "evade")
    play(session, "evade")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "11.3")
@pytest.mark.parametrize(("answer", "dice", "space"), [("yes", (2,), "hermitage"), ("no", (2, 2), "glade")])
def test_the_nymph_lets_her_master_roll_one_die_at_the_swamp(
    table: TableMaker, answer: str, dice: tuple[int, ...], space: str
) -> None:
    # 2 is less than Magic 3 and crosses, 4 costs a Life
    laid = stage(table, "kobold", at="glade", friends=["nymph"]).dice(2, *dice)
    session = play(laid.start(), "roll", "cross:glade", answer)
    if answer == "yes":
        play(session, "move:hermitage")
    assert (one(session, 0).space, one(session, 0).life) == (space, 4 if answer == "yes" else 3)


# --- Porter -----------------------------------------------------------------------------------------------------------

FIVE = ["helmet", "shield", "armour", "stiletto", "clay-tablet"]


@pytest.mark.rule("magiczny_miecz", "3.4")
@pytest.mark.parametrize("friend", ["porter", "mercenary"])
def test_porter_and_mercenary_join_for_1_gold(table: TableMaker, friend: str) -> None:
    session = play(explore(table, "kobold", "path-1", [friend]), f"take:{friend}")
    assert (one(session, 0).friends, one(session, 0).gold) == ([friend], 0)
    session = explore(table, "kobold", "path-1", [friend], gold=0)
    assert (asked(session), here(session, "path-1")) == ((1, "turn"), [friend])


@pytest.mark.rule("magiczny_miecz", "5.4")
def test_the_owner_names_what_the_porter_carries_and_everybody_sees_it(table: TableMaker) -> None:
    # M26
    session = play(
        explore(table, "kobold", "path-1", ["ring-of-power"], objects=FIVE[:4], friends=["porter"]),
        "take:ring-of-power",
    )
    assert asked(session) == (0, "load")
    play(session, "card:ring-of-power")
    assert dict(seen(session, 1, 0).loads) == {"porter": ("ring-of-power",)}


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_the_porter_is_lost_with_the_objects_that_he_carries(table: TableMaker) -> None:
    laid = {"objects": FIVE, "friends": ["porter"], "loads": {"porter": ["clay-tablet"]}}
    session = play(visit(table(), "conqueror", "bogs-1", **laid), "card:porter")
    assert (one(session, 0).objects, one(session, 0).friends) == (FIVE[:4], [])
    assert designs(session.state.events_used) == ["porter", "clay-tablet"]


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_the_evil_spirit_drives_porter_and_crusader_away(table: TableMaker) -> None:
    # A13: the load goes with the Porter, the Spell to the used ones; the Noon-wraith stays
    laid = stage(table, "kobold", at="glade", objects=FIVE, friends=["porter", "crusader", "noon-wraith"],
                 loads={"porter": ["clay-tablet"]}, kept={"crusader": ["mirror"]})  # fmt: skip
    session = play(laid.events("evil-spirit").start(), "roll", "move:path-1")
    assert (one(session, 0).friends, one(session, 0).objects) == (["noon-wraith", "evil-spirit"], FIVE[:4])
    assert designs(session.state.events_used) == ["porter", "clay-tablet", "crusader"]
    assert session.state.spells_used == ["mirror"]


# --- Losing Friends, and who may have none --------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "14.5")
@pytest.mark.parametrize("friend", ["princess", "sovereign", "porter", "squire"])
def test_friends_may_be_lost_in_a_fall_from_the_bridge(table: TableMaker, friend: str) -> None:
    laid = stage(table, "kobold", at="entrance-ruins", free=True, friends=[friend]).dice(3, 3, 3, 3)
    session = play(laid.start(), "bridge:trap")  # 9 less 3: the Village; the Friend is lost on a 3
    assert (one(session, 0).friends, session.state.events_used) == ([], [friend])


@pytest.mark.rule("magiczny_miecz", "8.2")
def test_the_rogue_takes_no_friends(table: TableMaker) -> None:
    session = explore(table, "rogue", "path-1", ["shepherd"])
    assert (asked(session), here(session, "path-1")) == ((1, "turn"), ["shepherd"])


@pytest.mark.rule("magiczny_miecz", "20.2")
def test_friends_leave_whoever_turns_to_stone(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tower-of-destiny", 2, friends=["shepherd", "crusader"])
    assert (one(session, 0).friends, session.state.events_used) == ([], ["shepherd", "crusader"])
    assert fight_points(session, 0) == 4


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_a_dismissed_friend_lies_on_the_space_for_others(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="tavern", friends=["shepherd"], objects=["helmet"])
    session = play(laid.start(), "leave:shepherd")
    assert here(session, "tavern") == ["shepherd"]
