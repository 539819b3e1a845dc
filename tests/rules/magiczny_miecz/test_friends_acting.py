"""Friends who act when their master says so. Rules 1.5, 3.1, 6.4, 17.1, 17.4, 17.9. The Kobold: Sword 3, Magic 3."""

from typing import Any

import pytest

from kraina.engine.text import text
from kraina.games.magiczny_miecz.cards import card_name
from kraina.games.magiczny_miecz.points import Part, sword
from tests.rules.magiczny_miecz.people import counted, explore, meet, walk
from tests.rules.magiczny_miecz.scenes import here, stage, view
from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

# --- Alchemist --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "3.1")
def test_the_alchemist_turns_objects_into_1_gold_each(table: TableMaker) -> None:
    goods = ["helmet#s1", "kings-diamond", "shield"]
    session = stage(table, "kobold", at="tavern", objects=goods, friends=["alchemist"]).start()
    ran = counted(session)
    play(session, "use:alchemist", "object:helmet#s1+object:kings-diamond")
    assert (one(session, 0).gold, one(session, 0).objects) == (3, ["shield"])
    assert ("helmet#s1" in session.state.stock, session.state.events_used) == (True, ["kings-diamond"])
    assert "card:alchemist" in ran


def test_the_alchemist_may_be_sent_away_with_nothing(table: TableMaker) -> None:
    session = stage(table, "kobold", at="tavern", objects=["helmet"], friends=["alchemist"]).start()
    play(session, "use:alchemist", "")
    assert (one(session, 0).gold, one(session, 0).objects) == (1, ["helmet"])


def test_the_alchemist_turns_a_bag_and_what_is_in_it_to_gold(table: TableMaker) -> None:
    loads = {"magic-bag": ["helmet"]}
    goods = ["magic-bag", "helmet"]
    session = stage(table, "kobold", at="tavern", objects=goods, friends=["alchemist"], loads=loads).start()
    play(session, "use:alchemist", "object:magic-bag+object:helmet")
    assert (one(session, 0).gold, designs(session.state.events_used)) == (3, ["magic-bag", "helmet"])


def test_what_is_in_a_bag_that_is_turned_to_gold_stays_with_its_owner(table: TableMaker) -> None:
    loads, goods = {"magic-bag": ["helmet"]}, ["magic-bag", "helmet"]
    session = stage(table, "kobold", at="tavern", objects=goods, friends=["alchemist"], loads=loads).start()
    play(session, "use:alchemist", "object:magic-bag")
    assert (designs(one(session, 0).objects), one(session, 0).loads) == (["helmet"], {})


def test_the_alchemist_is_not_offered_without_objects(table: TableMaker) -> None:
    assert keys(stage(table, "kobold", at="tavern", friends=["alchemist"]).start()) == ("roll", "leave:alchemist")


# --- Mercenary --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.5")
def test_the_mercenary_adds_3_sword_for_a_turn_once_a_turn_for_1_gold(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="glade", friends=["mercenary"], gold=3).events("gold-1").dice(1)
    session = laid.start()
    ran = counted(session)
    play(session, "use:mercenary")
    assert (sword(DATA, session.state, one(session, 0)), one(session, 0).gold) == (6, 2)
    assert ("use:mercenary" in keys(session), "card:mercenary" in ran) == (False, True)
    play(session, "roll", "move:path-1", "take:gold-1#1")
    assert (sword(DATA, session.state, one(session, 0)), one(session, 0).friends) == (3, ["mercenary"])


@pytest.mark.rule("magiczny_miecz", "17.3")
def test_the_mercenary_may_be_paid_before_the_dice(table: TableMaker) -> None:
    # 3 + 3 + 1 against 3 + 4
    session = explore(table, "kobold", "path-1", ["bear"], 1, 4, friends=["mercenary"])
    assert (asked(session), keys(session)) == ((0, "response"), ("pass", "use:mercenary"))
    play(session, "use:mercenary")
    assert (one(session, 0).life, here(session, "path-1"), one(session, 0).gold) == (4, ["bear"], 0)


@pytest.mark.parametrize(("card", "gold"), [("bear", 0), ("demon", 1)])
def test_the_mercenary_is_not_offered_without_gold_or_in_a_magical_fight(
    table: TableMaker, card: str, gold: int
) -> None:
    assert one(explore(table, "kobold", "path-1", [card], 1, 6, friends=["mercenary"], gold=gold), 0).gold == gold


def test_the_mercenary_helps_the_attacked_until_the_end_of_that_turn(table: TableMaker) -> None:
    # the Goblin attacks with 3 + 2; 3 + 3 + 1 wins, and gold is taken
    session = play(meet(table, "goblin", "kobold", 2, 1, theirs={"friends": ["mercenary"]}), "attack:1")
    assert asked(session) == (1, "response")
    play(session, "use:mercenary", "gold")
    assert (one(session, 1).gold, one(session, 1).marks) == (1, {})


# --- Knight -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_knight_fights_with_his_own_3_and_nothing_of_his_master(table: TableMaker) -> None:
    # 3 + 4 against 6 + 1 is a draw: neither Sword 1 of the Priestess nor the Talisman's 1 on the die counts
    objects = ["talisman-of-fire"]
    session = explore(table, "priestess", "path-1", ["cyclops"], 4, 1, objects=objects, friends=["knight", "strzyga"])
    assert (asked(session), keys(session)) == ((0, "response"), ("pass", "use:knight"))
    ran = counted(session)
    play(session, "use:knight")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["cyclops"])
    assert "card:knight" in ran


def test_the_fight_shows_why_the_number_fell(table: TableMaker) -> None:
    # M17: the Crystal keeps the question open after the Knight has stepped forward for somebody stronger than he
    laid = stage(table, "trickster", at="glade", friends=["knight"], objects=["elixir-of-strength"]).events("nobbin")
    session = play(laid.dice(1, 6, 1).start(), "roll", "move:path-1")
    fight = view(session, 0).fight
    assert fight is not None
    assert fight.mine == (Part(text("part.own"), 4),)
    assert keys(session) == ("pass", "use:elixir-of-strength", "use:knight")
    session.drain_events()
    play(session, "use:knight")
    told = [event.text for event in session.drain_events()]
    assert text("told.gear-champion", who=told[0].params[1][1], card=card_name("knight")) == told[0]
    assert one(session, 0).trophies == ["nobbin#1"]  # 3 + 6 against 2 + 1


@pytest.mark.rule("magiczny_miecz", "18.1")
def test_the_knight_fights_in_magical_fights_too(table: TableMaker) -> None:
    # 3 + 4 against 6 + 1 is a draw; the Barbarian has Magic 1
    session = explore(table, "barbarian", "path-1", ["demon"], 4, 1, friends=["knight"])
    play(session, "use:knight")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["demon"])


def test_a_knight_who_loses_costs_his_master_the_life_and_no_armour_saves_it(table: TableMaker) -> None:
    objects = ["helmet", "shield", "armour", "war-horse"]
    session = explore(table, "barbarian", "path-1", ["prince-of-demons"], 1, 1, friends=["knight"], objects=objects)
    play(session, "use:knight")
    assert (one(session, 0).life, one(session, 0).friends, one(session, 0).objects) == (3, ["knight"], objects)


def test_nobody_is_asked_for_a_knight_who_is_no_stronger(table: TableMaker) -> None:
    assert one(explore(table, "kobold", "path-1", ["bear"], 6, 1, friends=["knight"]), 0).trophies == ["bear"]


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_the_knight_fights_for_the_attacked_too(table: TableMaker) -> None:
    # the Kobold attacks with 3 + 2; the Priestess (1) has the Knight: 3 + 3 wins
    session = play(meet(table, "kobold", "priestess", 2, 3, theirs={"friends": ["knight"]}), "attack:1")
    assert (asked(session), keys(session)) == ((1, "response"), ("pass", "use:knight"))
    play(session, "use:knight")
    assert asked(session) == (1, "spoils")
    play(session, "gold")
    assert one(session, 1).gold == 2


# --- Seeker of Adventures, interaction A9 -----------------------------------------------------------------------------


def sending(table: TableMaker, who: str = "kobold", at: str = "glade", **mine: Any) -> Table:
    """Lay out somebody about to walk with the Seeker of Adventures."""
    return stage(table, who, at=at, **{"friends": ["adventure-seeker"], "objects": ["sword"], **mine})


@pytest.mark.rule("magiczny_miecz", "17.1")
def test_the_seeker_of_adventures_is_sent_at_monsters_up_to_3_spaces_away(table: TableMaker) -> None:
    laid = (
        sending(table)
        .lying("tavern", "demon")
        .lying("village", "bear")
        .lying("path-2", "wolf")
        .lying("wilds", "dragon")
    )
    laid.lying("marsh-1", "nobbin#1").lying("path-1", "gold-1").dice(1)
    session = walk(laid.start(), "path-1")
    # the Village is 3 spaces away, the second Path 4, the Wilds 5; the Demon in the Tavern has no Sword
    found = [key for key in keys(session) if key.startswith("use:")]
    assert found == ["use:adventure-seeker:nobbin#1", "use:adventure-seeker:bear"]


def test_an_enemy_that_he_kills_is_his_masters_trophy_and_the_turn_goes_on(table: TableMaker) -> None:
    # on the Plain of Lonely Rocks a Nobbin has 2 + 2: 3 + 3 against 4 + 1, without the Sword of his master
    laid = sending(table, at="dark-clearing").lying("plain-of-lonely-rocks", "nobbin#1").lying("ferry-2", "gold-1")
    session = play(laid.dice(1, 3, 1).start(), "roll", "move:ferry-2")
    ran = counted(session)
    play(session, "use:adventure-seeker:nobbin#1")
    assert (one(session, 0).trophies, one(session, 0).friends) == (["nobbin#1"], ["adventure-seeker"])
    assert (asked(session)[0], "card:adventure-seeker" in ran) == (0, True)
    assert not [key for key in keys(session) if key.startswith("use:")]


def test_a_draw_leaves_the_enemy_and_the_seeker_where_they_are(table: TableMaker) -> None:
    laid = sending(table, at="dark-clearing").lying("plain-of-lonely-rocks", "nobbin#1").lying("ferry-2", "gold-1")
    session = play(laid.dice(1, 2, 1).start(), "roll", "move:ferry-2", "use:adventure-seeker:nobbin#1")
    assert (one(session, 0).friends, here(session, "plain-of-lonely-rocks")) == (["adventure-seeker"], ["nobbin#1"])


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_he_dies_when_he_loses_and_his_master_loses_nothing(table: TableMaker) -> None:
    laid = sending(table).lying("barrow", "robber").lying("path-1", "gold-1").dice(1, 1, 6)
    session = play(walk(laid.start(), "path-1"), "use:adventure-seeker:robber")
    assert (one(session, 0).friends, one(session, 0).life, one(session, 0).gold) == ([], 4, 1)
    assert (session.state.events_used, asked(session)) == (["adventure-seeker"], (0, "collect"))


def test_he_is_sent_before_or_after_exploring_and_once_a_turn(table: TableMaker) -> None:
    laid = sending(table).lying("barrow", "bear").events("gold-1").dice(1, 6, 1)
    session = play(walk(laid.start(), "path-1"), "explore", "take:gold-1#1")
    assert (asked(session), keys(session)[:1]) == ((0, "end"), ("end",))
    play(session, "use:adventure-seeker:bear")
    assert (one(session, 0).trophies, asked(session)) == (["bear"], (1, "turn"))


def characters(table: TableMaker, *dice: int, at: str = "barrow", **theirs: Any) -> Match:
    """Send the Kobold's Seeker at the Elf (3 and 4) two spaces away."""
    laid = table().seeker(0, "kobold", at="glade", friends=["adventure-seeker"], objects=["sword"])
    laid.seeker(1, "elf", at=at, **{"objects": ["helmet", "clay-tablet"], **theirs})
    return walk(laid.lying("path-1", "gold-1").dice(1, *dice).start(), "path-1")


@pytest.mark.rule("magiczny_miecz", "17.9")
def test_a_character_beaten_by_the_seeker_gives_his_master_the_choice_and_ends_the_turn(table: TableMaker) -> None:
    session = play(characters(table, 6, 1), "use:adventure-seeker:player:1")
    assert (asked(session), keys(session)) == (
        (0, "spoils"),
        ("life", "gold", "object:helmet", "object:clay-tablet", "nothing"),
    )
    play(session, "object:helmet")
    assert (one(session, 0).objects, asked(session)[0]) == (["sword#1", "helmet"], 1)
    assert one(session, 0).marks["attacked"] == 1


@pytest.mark.rule("magiczny_miecz", "17.10")
def test_a_draw_with_a_character_ends_the_turn(table: TableMaker) -> None:
    session = play(characters(table, 3, 3), "use:adventure-seeker:player:1")
    assert (asked(session)[0], one(session, 0).friends) == (1, ["adventure-seeker"])


def test_beaten_by_a_character_he_dies_and_nothing_is_taken(table: TableMaker) -> None:
    session = play(characters(table, 1, 6), "use:adventure-seeker:player:1")
    assert (one(session, 0).friends, one(session, 0).gold, one(session, 0).life) == ([], 1, 4)
    assert asked(session) == (0, "collect")  # the turn goes on


def test_stone_cannot_be_attacked_by_him(table: TableMaker) -> None:
    assert asked(characters(table, stone=2, objects=[], gold=0)) == (0, "collect")


@pytest.mark.rule("magiczny_miecz", "14.1")
def test_nobody_sends_him_on_the_bridge(table: TableMaker) -> None:
    # on the Entrance Characters may meet, but he is not sent at the Elf there
    laid = table().seeker(0, "kobold", at="trap", free=True, friends=["adventure-seeker"], objects=["sword"])
    session = laid.seeker(1, "elf", at="entrance-ruins", objects=["helmet"]).option(trade="off").start()
    play(session, "bridge:entrance-ruins")
    assert [key for key in keys(session) if key.startswith("use:")] == []


def test_characters_too_far_away_are_not_attacked_by_him(table: TableMaker) -> None:
    assert asked(characters(table, at="wilds")) == (0, "collect")  # 5 spaces away


@pytest.mark.rule("magiczny_miecz", "17.6")
def test_a_hidden_character_costs_the_seekers_errand(table: TableMaker) -> None:
    session = play(characters(table, at="marsh-1", friends=["nymph"]), "use:adventure-seeker:player:1")
    assert asked(session) == (1, "evade")
    play(session, "evade")
    assert asked(session)[0] == 0
    assert not [key for key in keys(session) if key.startswith("use:")]


# --- When champions meet, or change sides ----------------------------------------------------------------------------


def sent(table: TableMaker, *dice: int, tokens: int = 0, lying: tuple[str, ...] = (), **theirs: Any) -> Match:
    """Have the Kobold on the Path, with the Seeker of Adventures, before exploring; the Marsh is one space on."""
    laid = stage(table, "kobold", at="tavern", friends=["adventure-seeker"], objects=["gauntlets"]).events("gold-1")
    laid.state(tokens={"three-headed-dragon": tokens} if tokens else {}).dice(2, *dice)
    if lying:
        laid.lying("marsh-1", *lying)
    if theirs:
        laid.seeker(1, theirs.pop("who"), objects=["gauntlets"], **theirs)
    return play(laid.start(), "roll", "move:path-1")


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_knight_of_the_attacked_may_meet_the_seeker_of_the_attacker(table: TableMaker) -> None:
    # 3 + 3 against 3 + 6: the Seeker dies, and nothing else is lost
    session = sent(table, 3, 6, who="priestess", at="marsh-1", friends=["knight"])
    play(session, "use:adventure-seeker:player:1", "use:knight")
    assert (one(session, 0).friends, one(session, 0).life, one(session, 1).life) == ([], 4, 4)
    assert (one(session, 1).friends, session.state.events_used) == (["knight"], ["adventure-seeker"])


def test_without_the_seeker_who_was_sent_there_is_no_fight(table: TableMaker) -> None:
    session = sent(table, lying=("bear",), who="hag", at="castle", spells=["lord-of-friends"])
    play(session, "pass", "use:adventure-seeker:bear", "cast:lord-of-friends:0")
    assert (here(session, "marsh-1"), one(session, 0).life, one(session, 1).friends) == (
        ["bear"], 4, ["adventure-seeker"],
    )  # fmt: skip


def test_whose_knight_is_stolen_before_the_dice_fights_himself(table: TableMaker) -> None:
    # the Priest has Sword 2: 2 + 6 against 6 + 1
    laid = stage(table, "priest", at="glade", friends=["knight"], objects=["gauntlets"]).events("cyclops").dice(1, 6, 1)
    laid.seeker(1, "hag", at="castle", spells=["lord-of-friends"], objects=["gauntlets"])
    session = play(laid.start(), "roll", "move:path-1", "pass", "use:knight", "cast:lord-of-friends:0")
    assert (one(session, 0).trophies, one(session, 1).friends) == (["cyclops"], ["knight"])


@pytest.mark.rule("magiczny_miecz", "17.4")
def test_the_heads_of_the_dragon_grow_again_when_it_beats_the_seeker(table: TableMaker) -> None:
    # one head is left; 3 + 1 against 2 + 6
    session = play(
        sent(table, 1, 6, tokens=1, lying=("three-headed-dragon",)), "use:adventure-seeker:three-headed-dragon"
    )
    assert (one(session, 0).friends, one(session, 0).life, session.state.tokens) == ([], 4, {})


def test_a_robber_who_beats_the_seeker_takes_nothing(table: TableMaker) -> None:
    session = play(sent(table, 1, 6, lying=("robber",)), "use:adventure-seeker:robber")
    assert (one(session, 0).friends, one(session, 0).gold, one(session, 0).objects) == ([], 1, ["gauntlets"])


def test_a_mercenary_who_is_stolen_after_he_was_paid_helps_no_more(table: TableMaker) -> None:
    laid = stage(table, "kobold", at="glade", friends=["mercenary"], gold=1, objects=["gauntlets"]).dice(1)
    laid.seeker(1, "hag", at="castle", spells=["lord-of-friends"], objects=["gauntlets"]).events("gold-1")
    session = play(laid.start(), "use:mercenary", "roll", "move:path-1", "cast:lord-of-friends:0")
    assert sword(DATA, session.state, one(session, 0)) == 3
