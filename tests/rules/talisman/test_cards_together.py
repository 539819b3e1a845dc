"""What two cards do to each other that nobody meets alone. Rules 1.6, 3.5, 5.1, 8.1, 11.7, 12.6."""

from collections.abc import Callable

import pytest

from kraina.games.talisman.ending import score
from tests.rules.script import asked, keys
from tests.rules.talisman.below import JOINED, CaveTable
from tests.rules.talisman.table import TableMaker, one, play


@pytest.mark.rule("talisman", "5.1")
def test_whoever_holds_all_that_craft_allows_draws_no_spell(table: TableMaker) -> None:
    # Craft 3 allows one: the Mage gives nothing, the Sorcerer does not even ask for his gold.
    for card in ("mage", "sorcerer"):
        made = table().hero(0, "monk", at="village", spells=["hex"], gold=3).adventure(card).dice(1)
        session = play(made.spell_deck("alchemy").start(), "roll", "move:fields-1")
        assert (one(session, 0).spells, one(session, 0).gold) == (["hex"], 3)
        assert session.state.spells[0] == "alchemy" and session.state.spells_used == []
        assert asked(session) == (1, "turn")
        made.check()


@pytest.mark.rule("talisman", "5.1")
def test_with_all_the_spells_that_craft_allows_none_is_wished_for_and_no_book_is_read(table: TableMaker) -> None:
    made = table().hero(0, "monk", at="village", spells=["hex"]).adventure("fairy").dice(1)
    session = play(made.start(), "roll", "move:fields-1")
    assert keys(session) == ("gold", "strength", "craft", "life", "fate", "teleport")
    play(session, "craft")  # Craft 4 allows two
    assert (one(session, 0).craft, one(session, 0).spells) == (4, ["hex"])
    made = table().hero(0, "monk", at="village", spells=["hex"]).adventure("book-of-spells").dice(1)
    assert one(play(made.start(), "roll", "move:fields-1"), 0).spells == ["hex"]


@pytest.mark.rule("talisman", "5.1")
def test_the_priest_destroys_a_spirit_but_draws_nothing_beyond_his_limit(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="village", spells=["hex", "alchemy"]).adventure("demon").dice(1)
    session = play(made.start(), "roll", "move:fields-1", "yes")  # Craft 4 allows the two that he has
    assert one(session, 0).spells == ["hex", "alchemy"] and session.state.adventure_used == ["demon"]


@pytest.mark.rule("talisman", "12.2")
@pytest.mark.parametrize(("start", "dice", "space"), [("crypt", (6, 6, 6), "city"), ("mines", (6, 6, 6), "tavern")])
def test_out_of_the_inner_region_into_the_outer_one_leads_over_the_river(
    table: TableMaker, start: str, dice: tuple[int, ...], space: str
) -> None:
    # 18 less 6 or 1 is more than 5: from the middle of the board to its edge, and the Poltergeist stays behind.
    made = table().hero(0, "troll", at="plain-of-peril", followers=["poltergeist"], gold=0).dice(*dice)
    more = {"tavern": [4]}.get(space, [])  # the Tavern: 1 gold
    session = play(made.dice(*more).start(), f"forward:{start}")
    if space == "city":
        play(session, "nobody")
    assert (one(session, 0).space, one(session, 0).followers) == (space, [])
    assert session.state.adventure_used == ["poltergeist"]


@pytest.mark.rule("talisman", "12.2")
@pytest.mark.parametrize(
    ("at", "step", "followers"), [("village", "fields-1", []), ("hidden-valley", "hills-3", ["poltergeist"])]
)
def test_the_magic_portal_leads_over_the_river_only_from_the_outer_region(
    table: TableMaker, at: str, step: str, followers: list[str]
) -> None:
    # A 6 leads to the Plain of Peril: from the Fields over the river, from the Hills behind it not.
    made = table().hero(0, "troll", at=at, followers=["poltergeist"]).lying(step, "magic-portal").dice(6)
    session = play(made.start(), f"move:{step}", "yes")
    assert (one(session, 0).space, one(session, 0).followers) == ("plain-of-peril", followers)


@pytest.mark.rule("talisman", "1.6")
def test_the_amulet_wards_off_the_hex_but_not_where_it_sleeps(table: TableMaker) -> None:
    for space, start, life in (("fields-1", "village", 6), ("cursed-glade", "hills-3", 5)):
        made = table().hero(0, "troll", at=start, objects=["amulet"]).hero(1, "monk", at="castle").dice(1)
        made._spells.remove("hex")
        made.state(hexes={space: "hex"}, hexers={"hex": 1}, hex_turns={"hex": 2}).adventure("bag-of-gold")
        session = play(made.start(), "roll", f"move:{space}")
        assert one(session, 0).life == life and session.state.hexes == {space: "hex"}
        made.check()


@pytest.mark.rule("talisman", "7.2")
def test_loose_gold_and_the_price_of_a_princess_fulfil_a_quest_before_anything_else(table: TableMaker) -> None:
    # 1 + 2 gold are the 3 that were asked for: he is carried off at once, and the Helmet stays where it is.
    made = (
        table().hero(0, "troll", at="village", quest="gold-3").gold("fields-1", 2).lying("fields-1", "helmet").dice(1)
    )
    session = play(made.start(), "roll", "move:fields-1", "gold")
    assert (one(session, 0).space, one(session, 0).gold, one(session, 0).quest) == ("warlocks-cave", 0, "")
    assert session.state.here("fields-1") == ["helmet"] and asked(session) == (1, "turn")
    # 0 + 3 gold for the Princess: the Prince has no time left to heal.
    made = table().hero(0, "troll", at="runes-3", quest="gold-3", gold=0, life=2, followers=["prince", "princess"])
    session = play(made.dice(1).start(), "roll", "move:castle", "explore", "hand-over:princess")
    assert (one(session, 0).space, one(session, 0).gold, one(session, 0).life) == ("warlocks-cave", 0, 2)
    assert one(session, 0).followers == ["prince"]


@pytest.mark.rule("talisman", "12.6")
def test_the_druid_fills_his_spells_in_the_woods_whatever_he_meets_there(table: TableMaker) -> None:
    # 2 + 6 against the Troll's 6 + 1: he attacks and draws no card, but has landed on Woods (Craft 4: two Spells).
    made = table().hero(0, "druid", at="graveyard").hero(1, "troll", at="woods-1").spell_deck("hex", "alchemy")
    session = play(made.dice(1, 6, 1).start(), "roll", "move:woods-1", "attack:1", "life")
    assert one(session, 0).spells == ["hex", "alchemy"] and one(session, 1).life == 5


@pytest.mark.rule("talisman", "11.7")
def test_what_a_character_starts_with_is_no_gain_when_time_is_up(joined: Callable[[], CaveTable]) -> None:
    # The Smuggler starts with 3 gold, of which nothing has been gained: a Helmet is all that counts.
    session = joined().hero(0, "smuggler", at="tavern", gold=3, fate=3, objects=["helmet"]).start()
    assert score(JOINED, one(session, 0)) == 1
