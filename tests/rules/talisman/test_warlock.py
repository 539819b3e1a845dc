"""The Warlock's quests. Rules 7.1-7.3; case T47; interaction A4."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import TableMaker, designs, one, play


@pytest.mark.rule("talisman", "7.1")
@pytest.mark.parametrize(
    ("die", "quest"), [(1, "life"), (2, "enemy"), (3, "follower"), (4, "magic-object"), (5, "gold-3"), (6, "gold-2")]
)
def test_a_quest_is_taken_by_choice_and_its_kind_is_rolled(table: TableMaker, die: int, quest: str) -> None:
    session = play(table().hero(0, "troll", at="runes-2").dice(1, die).start(), "roll", "move:warlocks-cave", "yes")
    assert one(session, 0).quest == quest
    session = play(table().hero(0, "troll", at="runes-2").dice(1).start(), "roll", "move:warlocks-cave", "no")
    assert one(session, 0).quest == ""


def test_one_has_one_quest_at_a_time(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="runes-2", quest="enemy").dice(1)
    session = play(made.start(), "roll", "move:warlocks-cave")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "7.2")
def test_a_quest_for_an_enemy_is_done_in_mid_space(table: TableMaker) -> None:
    # A4: Bear 3 and Spectre 3 on the Ruins: the Bear is beaten, the hero is taken away, the Spectre stays unmet.
    made = table().hero(0, "troll", at="fields-5", quest="enemy", followers=["poltergeist", "guide"])
    session = play(made.lying("ruins", "bear", "spectre").dice(1, 1).start(), "roll", "move:ruins")
    hero = one(session, 0)
    assert (
        hero.space == "warlocks-cave" and designs(hero.objects) == ["talisman"] and designs(hero.trophies) == ["bear"]
    )
    assert designs(session.state.here("ruins")) == ["spectre"] and hero.quest == ""
    assert designs(hero.followers) == ["guide"]  # the Poltergeist stayed beyond the River
    assert asked(session) == (1, "turn")


def test_a_spirit_that_is_destroyed_fulfils_nothing(table: TableMaker) -> None:
    made = table().hero(0, "priest", at="fields-5", quest="enemy").lying("ruins", "spectre", "bag-of-gold").dice(1)
    session = play(made.start(), "roll", "move:ruins", "yes", "done")
    assert one(session, 0).quest == "enemy" and one(session, 0).trophies == []


def test_the_teleport_happens_even_if_no_talisman_is_left(table: TableMaker) -> None:
    # T47
    four = [f"talisman#t{number}" for number in range(1, 5)]
    made = table().hero(0, "troll", at="village", quest="gold-2").hero(1, "monk", at="castle", objects=four)
    session = play(
        made.lying("fields-1", "bag-of-gold#1").dice(1).start(), "roll", "move:fields-1", "take:bag-of-gold#1"
    )
    assert one(session, 0).space == "warlocks-cave" and one(session, 0).gold == 0
    assert designs(one(session, 0).objects) == ["water-bottle"]


@pytest.mark.rule("talisman", "7.2")
@pytest.mark.parametrize(("quest", "cards"), [("follower", ["maiden", "guide"]), ("magic-object", ["ring", "cross"])])
def test_a_gift_is_chosen_and_given_at_once(table: TableMaker, quest: str, cards: list[str]) -> None:
    die = 3 if quest == "follower" else 4
    followers, objects = (cards, ["helmet"]) if quest == "follower" else (["mule"], cards)
    made = table().hero(0, "troll", at="runes-2", followers=followers, objects=objects).dice(1, die)
    session = play(made.start(), "roll", "move:warlocks-cave", "yes")
    assert asked(session) == (0, "quest-gift")
    first = next(key for key in keys(session) if cards[0] in key)
    play(session, first)
    assert designs(session.state.adventure_used) == [cards[0]] and "talisman#t1" in one(session, 0).objects


@pytest.mark.rule("talisman", "7.2")
def test_with_the_quest_for_a_life_the_winner_must_take_it(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", quest="life").hero(1, "monk", at="fields-1", gold=3).dice(1, 6, 1)
    session = play(made.start(), "roll", "move:fields-1", "attack:1")
    assert one(session, 1).life == 3 and one(session, 0).space == "warlocks-cave" and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "7.3")
def test_with_an_open_quest_the_portal_is_not_tried_but_other_ways_lead_in(table: TableMaker) -> None:
    for quest, there in (("gold-3", False), ("", True)):
        made = table().hero(0, "troll", at="castle", quest=quest).hero(1, "monk", at="tavern").dice(3)
        session = play(made.start(), "roll")
        assert ("gate" in keys(session)) == there
        made.check()
    made = table().hero(0, "troll", at="village", quest="gold-3").lying("fields-1", "magic-portal").dice(1, 6)
    session = play(made.start(), "roll", "move:fields-1", "yes")
    assert one(session, 0).space == "plain-of-peril"
