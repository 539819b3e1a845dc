"""Objects and Friends: open to all, four without transport, thrown away, forbidden, lost. Rules 5, 6, 12.1."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.belongings import capacity, lose_card
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, still, world
from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.script import asked, keys

FOUR = ["helmet", "shield", "armour", "sword"]
SIX = [*FOUR, "gauntlets", "lamp"]

# --- 5.1, 5.2, 6.1, 6.2 -----------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "5.1")
@pytest.mark.rule("magiczny_miecz", "5.2")
def test_objects_of_both_kinds_are_found_by_exploring_and_lie_open(table: TableMaker) -> None:
    made = stage(table, "elf", at="ice-wasteland").events("helmet", "ring-of-power").dice(2)
    session = play(made.start(), "move:wilds", "take:helmet", "take:ring-of-power")
    assert one(session, 0).objects == ["helmet", "ring-of-power"]
    assert seen(session, 1, 0).objects == seen(session, None, 0).objects == ("helmet", "ring-of-power")
    assert [DATA.card(uid).is_object for uid in ("helmet", "ring-of-power", "gold-1#1")] == [True, True, False]


@pytest.mark.rule("magiczny_miecz", "6.1")
@pytest.mark.rule("magiczny_miecz", "6.2")
def test_friends_are_won_by_exploring_and_lie_open(table: TableMaker) -> None:
    made = stage(table, "elf", at="ice-wasteland").events("shepherd", "strzyga").dice(2)
    session = play(made.start(), "move:wilds", "take:strzyga", "take:shepherd")
    assert one(session, 0).friends == ["strzyga", "shepherd"]
    assert seen(session, 1, 0).friends == seen(session, None, 0).friends == ("strzyga", "shepherd")
    assert here(session, "wilds") == []


@pytest.mark.rule("magiczny_miecz", "6.3")
def test_any_number_of_friends_may_follow(table: TableMaker) -> None:
    many = ["shepherd", "strzyga", "crusader", "guide", "guardian", "ferryman", "elfling", "squire", "princess"]
    made = stage(table, "goblin", at="ice-wasteland", friends=many, objects=FOUR).events("alchemist", "sovereign")
    session = play(made.dice(2).start(), "roll", "move:wilds", "take:alchemist", "take:sovereign")
    assert designs(one(session, 0).friends) == [*many, "alchemist", "sovereign"]
    assert len(one(session, 0).objects) == 4


# --- 5.3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "5.3")
def test_the_evil_hobgoblin_has_to_leave_the_holy_grail_lying(table: TableMaker) -> None:
    made = stage(table, "hobgoblin", at="ice-wasteland").events("holy-grail", "gold-1").dice(2)
    session = play(made.start(), "move:wilds")
    assert keys(session) == ("take:gold-1#1", "done")
    play(session, "take:gold-1#1")
    assert (here(session, "wilds"), asked(session)) == (["holy-grail"], NEXT_TURN)


@pytest.mark.rule("magiczny_miecz", "5.3")
@pytest.mark.parametrize("character", ["elf", "goblin"])
def test_the_good_and_the_chaotic_may_take_the_grail(table: TableMaker, character: str) -> None:
    made = stage(table, character, at="glade").events("holy-grail").dice(1)
    assert keys(play(made.start(), "move:path-1")) == ("take:holy-grail", "done")


@pytest.mark.rule("magiczny_miecz", "5.3")
@pytest.mark.rule("magiczny_miecz", "8.1")
def test_the_hermits_card_forbids_him_a_sword(table: TableMaker) -> None:
    made = stage(table, "hermit", at="ice-wasteland").lying("wilds", "sword", "holy-spear").dice(2)
    assert keys(play(made.start(), "move:wilds")) == ("take:holy-spear", "done")


@pytest.mark.rule("magiczny_miecz", "5.3")
@pytest.mark.rule("magiczny_miecz", "17.9")
def test_a_forbidden_object_that_was_won_is_left_where_it_was_won(table: TableMaker) -> None:
    made = table().seeker(0, "errant-knight", at="path-1", sword=6).dice(1, 6, 1)
    made.seeker(1, "hobgoblin", at="marsh-1", objects=["sword-of-chaos", "helmet"])
    session = play(made.start(), "move:marsh-1", "attack:1", "object:sword-of-chaos")
    assert (here(session, "marsh-1"), one(session, 0).objects) == (["sword-of-chaos"], [])


# --- 5.4, 5.6 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "5.4")
@pytest.mark.parametrize(
    ("objects", "friends", "most"),
    [
        ([], [], 4), (["horse"], [], 12), (["mule"], [], 8), ([], ["porter"], 8), (["magic-bag"], [], 9),
        (["horse", "mule", "magic-bag"], ["porter"], 25), (["troika"], [], 103),
    ],
)  # fmt: skip
def test_transport_adds_to_the_four_of_everybody(
    table: TableMaker, objects: list[str], friends: list[str], most: int
) -> None:
    session = still(table, "elf", objects=objects, friends=friends)
    assert capacity(DATA, session.state, one(session, 0)) == most
    assert (seen(session, 1, 0).capacity, seen(session, 1, 0).load) == (most, 1)  # the Lamp alone is a load


@pytest.mark.rule("magiczny_miecz", "5.4")
@pytest.mark.rule("magiczny_miecz", "5.6")
def test_a_fifth_object_may_be_taken_if_another_is_left(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", objects=FOUR).events("ring-of-power").dice(1)
    session = play(made.start(), "roll", "move:path-1", "take:ring-of-power")
    assert asked(session) == (0, "overload")
    assert len(keys(session)) == 5 and "card:ring-of-power" in keys(session)
    play(session, "card:helmet")
    assert designs(one(session, 0).objects) == ["shield", "armour", "sword", "ring-of-power"]
    assert here(session, "path-1") == ["helmet"]


@pytest.mark.rule("magiczny_miecz", "5.6")
@pytest.mark.rule("magiczny_miecz", "17.9")
def test_the_shaman_who_loses_his_horse_keeps_4_of_6_objects(table: TableMaker) -> None:
    made = table().seeker(0, "adventurer", at="glade", sword=6)
    made.seeker(1, "shaman", at="path-1", objects=["horse", *SIX])
    session = play(made.dice(1, 5, 6, 1).start(), "move:path-1", "attack:1", "object:horse")
    assert asked(session) == (1, "overload")
    assert len(keys(session)) == 6 and "card:horse" not in keys(session)
    play(session, "card:gauntlets+card:lamp")
    assert designs(one(session, 1).objects) == FOUR
    assert (here(session, "path-1"), one(session, 0).objects) == (["gauntlets", "lamp"], ["horse"])
    assert asked(session) == (1, "turn")  # the Adventurer's turn is over: he does not get them now


@pytest.mark.rule("magiczny_miecz", "5.6")
@pytest.mark.rule("magiczny_miecz", "12.1")
def test_the_adventurer_may_take_what_was_thrown_away_when_he_comes_again(table: TableMaker) -> None:
    made = stage(table, "adventurer", at="glade", objects=["horse"]).lying("path-1", "gauntlets#s1", "lamp").dice(1)
    session = play(made.start(), "roll", "move:path-1", "take:gauntlets#s1", "take:lamp")
    assert one(session, 0).objects == ["horse", "gauntlets#s1", "lamp"]


@pytest.mark.rule("magiczny_miecz", "5.4")
@pytest.mark.rule("magiczny_miecz", "5.6")
def test_the_objects_of_a_lost_porter_are_named_when_he_is_loaded_and_lost_with_him(table: TableMaker) -> None:
    """Dispute M26."""
    made = stage(table, "elf", at="ice-wasteland", objects=FOUR, friends=["porter"], gold=3)
    session = play(made.events("ring-of-power", "lamp").dice(2).start(), "roll", "move:wilds", "take:ring-of-power")
    assert asked(session) == (0, "load")
    play(session, "card:sword#1")
    assert seen(session, 1, 0).carried_by("porter") == ("sword#1",)
    play(session, "take:lamp", "card:lamp")
    assert dict(seen(session, 1, 0).loads) == {"porter": ("sword#1", "lamp")}
    ctx, _ = world(session)
    lose_card(ctx, PlayerId(0), "porter", "6.4")
    assert designs(one(session, 0).objects) == ["helmet", "shield", "armour", "ring-of-power"]
    assert sorted(session.state.events_used) == ["lamp", "porter", "sword#1"]


# --- 5.5, 6.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "5.5")
def test_an_object_may_be_thrown_away_before_and_after_the_move(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", objects=["helmet", "sword#s1"]).lying("path-1", "shepherd").dice(1)
    session = play(made.start(), "leave:helmet", "roll", "move:path-1", "done", "leave:sword#s1")
    assert (here(session, "glade"), here(session, "path-1")) == (["helmet"], ["shepherd", "sword#s1"])
    assert (one(session, 0).objects, asked(session)) == ([], (0, "end"))
    play(session, "end")


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_a_friend_sent_away_stays_on_the_space_for_others(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", friends=["shepherd", "crusader"], kept={"crusader": ["mirror"]})
    session = play(made.start(), "leave:crusader")
    assert (one(session, 0).friends, here(session, "glade")) == (["shepherd"], ["crusader"])
    assert session.state.spells_used == ["mirror"]


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_a_friend_who_is_lost_goes_to_the_used_cards(table: TableMaker) -> None:
    session = still(table, "elf", friends=["crusader"], kept={"crusader": ["mirror"]})
    ctx, _ = world(session)
    lose_card(ctx, PlayerId(0), "crusader", "6.4")
    assert (one(session, 0).friends, session.state.events_used) == ([], ["crusader"])
    assert (session.state.spells_used, one(session, 0).kept) == (["mirror"], {})


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_the_noon_wraith_cannot_be_sent_away(table: TableMaker) -> None:
    session = still(table, "elf", friends=["noon-wraith", "shepherd"])
    assert keys(session) == ("roll", "leave:lamp", "leave:shepherd")


# --- 12.1: the Prince -----------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "12.1")
@pytest.mark.rule("magiczny_miecz", "5.4")
def test_the_prince_on_the_living_rocks_takes_all_but_has_to_choose_4_objects(table: TableMaker) -> None:
    left = ["guardian", "stiletto", "gauntlets", "magic-sword#s1", "magic-staff"]
    made = stage(table, "prince", at="bogs-1", objects=["helmet", "sword#s1", "silver-arrow"], gold=5, life=3)
    made.seeker(1, "conqueror", at="castle", objects=["lamp"])
    session = made.lying("living-rocks-1", *left).gold("living-rocks-1", 2).dice(1).start()
    play(session, "roll", "move:living-rocks-1")
    assert asked(session) == (0, "obey")
    taken = ["take:guardian#1", "take:stiletto", "take:gauntlets", "take:magic-sword#s1", "take:magic-staff"]
    assert keys(session) == ("obey", "gold", *taken)
    play(session, "take:guardian#1", "gold")
    assert (one(session, 0).friends, one(session, 0).gold) == (["guardian#1"], 7)
    play(session, "take:gauntlets")  # the fourth Object
    assert len(one(session, 0).objects) == 4 and asked(session) == (0, "obey")
    play(session, "take:magic-sword#s1")
    assert asked(session) == (0, "overload")
    play(session, "card:helmet")
    assert one(session, 0).objects == ["sword#s1", "silver-arrow", "gauntlets", "magic-sword#s1"]
    play(session, "obey")  # the Gauntlets have been taken in time: no Life is lost here
    assert one(session, 0).life == 3
    assert designs(here(session, "living-rocks-1")) == ["stiletto", "magic-staff", "helmet"]
    assert asked(session) == (0, "end")
    play(session, "end")


def test_whoever_takes_the_porter_gets_what_he_carries(table: TableMaker) -> None:
    """Dispute M26: the load goes where the Porter goes."""
    goods = ["helmet", "shield", "armour", "stiletto", "casket", "kings-diamond"]
    made = stage(table, "kobold", at="tavern", spells=["lord-of-friends"], objects=["gauntlets"])
    made.seeker(1, "elf", at="castle", objects=goods, friends=["porter"], loads={"porter": ["shield", "casket"]})
    session = play(made.start(), "cast:lord-of-friends:1")
    assert designs(one(session, 0).objects) == ["gauntlets", "shield", "casket"]
    assert (one(session, 0).friends, one(session, 0).loads) == (["porter"], {})
    assert one(session, 1).objects == ["helmet", "armour", "stiletto", "kings-diamond"]
    assert one(session, 1).loads == {}


def test_what_can_be_carried_without_the_porter_again_is_taken_back(table: TableMaker) -> None:
    # 6 Objects, 2 of them with the Porter; with 5 he needs to carry but 1, with 4 none
    goods = ["helmet", "shield", "armour", "stiletto", "casket", "kings-diamond"]
    made = stage(table, "elf", at="tavern", objects=goods, friends=["porter"], loads={"porter": ["helmet", "shield"]})
    session = play(made.start(), "leave:casket")
    assert asked(session) == (0, "load") and len(keys(session)) == 5
    play(session, "card:stiletto")
    assert one(session, 0).loads == {"porter": ["stiletto"]}
    play(session, "leave:helmet")
    assert one(session, 0).loads == {}
