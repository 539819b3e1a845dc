"""Encounters that befall whoever draws them. Rule 16.1; facts 4.1, interaction A13."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

WASTE = "ice-wasteland"
"""One step from the Tavern, in the Lower Circle; one card is drawn there."""


def drawer(table: TableMaker, card: str, character: str = "conqueror", **laid: Any) -> Table:
    """Lay out seat 0 at the Tavern, about to draw a card on the Ice Wasteland; the die for the move is a 1.

    Seat 1 has Gauntlets, so that its turn begins with a question.
    """
    made = table().seeker(0, character, at="tavern", **laid).events(card).dice(1)
    return made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"])


def draws(made: Table) -> Match:
    """Walk onto the Ice Wasteland and draw."""
    session = made.start()
    return play(session, *(["roll"] if asked(session) == (0, "turn") else []), f"move:{WASTE}")


@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.parametrize(("magic", "held", "filled"), [(3, [], 2), (5, ["golem"], 3), (4, ["golem", "mirror"], 2)])
def test_the_magic_tablet_fills_the_spells_up_to_what_magic_allows(
    table: TableMaker, magic: int, held: list[str], filled: int
) -> None:
    made = drawer(table, "magic-tablet", magic=magic, spells=held)
    session = draws(made.spell_pile("illumination", "homunculus", "formula-of-time"))
    fresh = ["illumination", "homunculus", "formula-of-time"][: filled - len(held)]
    assert designs(one(session, 0).spells) == [*held, *fresh]
    assert designs(session.state.events_used) == ["magic-tablet"]


def test_the_magic_tablet_gives_nothing_where_magic_allows_no_spell(table: TableMaker) -> None:
    session = draws(drawer(table, "magic-tablet", "troll"))
    assert one(session, 0).spells == [] and len(session.state.spells) == 30


@pytest.mark.rule("magiczny_miecz", "6.4")
def test_the_noon_wraith_follows_and_slows_down_and_cannot_be_sent_away(table: TableMaker) -> None:
    made = drawer(table, "noon-wraith", "hobgoblin", objects=["clay-tablet"])
    made.seeker(1, "barbarian", at="castle", lost=9)
    session = draws(made)
    assert designs(one(session, 0).friends) == ["noon-wraith"] and session.state.lying == {}
    assert asked(session) == (0, "turn") and "leave:noon-wraith" not in keys(session)
    play(session, "roll")  # no die is rolled
    assert keys(session) == ("move:tavern", "move:walled-town")


def test_the_noon_wraith_stays_behind_when_the_swamp_is_crossed(table: TableMaker) -> None:
    made = table().seeker(0, "hobgoblin", at="forest-of-ghostly-lights", friends=["noon-wraith"])
    made.lying("glade", "wonder-worker").seeker(1, "barbarian", at="castle", objects=["gauntlets"])
    session = play(made.start(), "down:glade")
    assert one(session, 0).space == "glade" and one(session, 0).friends == []
    assert designs(session.state.events_used) == ["noon-wraith"]


def test_the_noon_wraith_is_not_shaken_off_by_being_carried_over(table: TableMaker) -> None:
    made = table().seeker(0, "hobgoblin", at="tavern", friends=["noon-wraith"]).events("magic-path").dice(4)
    made.lying("dark-clearing", "sorcerer").seeker(1, "barbarian", at="castle", objects=["gauntlets"])
    session = play(made.start(), f"move:{WASTE}")
    assert one(session, 0).space == "dark-clearing" and designs(one(session, 0).friends) == ["noon-wraith"]


@pytest.mark.rule("magiczny_miecz", "8.2")
@pytest.mark.parametrize("curse", ["noon-wraith", "evil-spirit"])
def test_the_rogue_sends_both_followers_away(table: TableMaker, curse: str) -> None:
    session = draws(drawer(table, curse, "rogue"))
    assert one(session, 0).friends == [] and designs(session.state.events_used) == [curse]


def test_the_evil_spirit_drives_off_all_friends_but_the_noon_wraith(table: TableMaker) -> None:
    loads = ["gauntlets", "stick-and-rope", "clay-tablet", "magic-manuscript"]
    made = table().seeker(
        0, "hobgoblin", at="tavern", objects=[*loads, "sword", "stiletto", "kings-diamond", "silver-arrow"],
        friends=["porter", "crusader", "noon-wraith"], kept={"crusader": ["golem"]}, loads={"porter": loads},
    )  # fmt: skip
    made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"]).events("evil-spirit")
    session = play(made.start(), "roll", f"move:{WASTE}")
    hero, state = one(session, 0), session.state
    assert asked(session) == (1, "turn")
    assert designs(hero.friends) == ["noon-wraith", "evil-spirit"]
    assert sorted(designs(hero.objects)) == ["kings-diamond", "silver-arrow", "stiletto", "sword"]
    assert hero.loads == {} and hero.kept == {}
    assert sorted(designs(state.events_used)) == sorted([*loads, "porter", "crusader"])
    assert designs(state.spells_used) == ["golem"] and state.lying == {}


def test_with_the_evil_spirit_no_friend_is_gained_and_it_cannot_be_dismissed(table: TableMaker) -> None:
    made = drawer(table, "evil-spirit", "hobgoblin", objects=["clay-tablet"]).dice(1)
    made.seeker(1, "barbarian", at="castle", lost=9).lying("tavern", "sorcerer").lying("glade", "guardian", "gold-1")
    session = draws(made)
    assert asked(session) == (0, "turn") and keys(session)[0] == "roll" and "leave:evil-spirit" not in keys(session)
    play(session, "roll", "move:walled-town")
    assert designs(one(session, 0).friends) == ["evil-spirit"]


def test_a_friend_lying_open_is_not_offered_to_whoever_has_the_evil_spirit(table: TableMaker) -> None:
    made = table().seeker(0, "hobgoblin", at="tavern", friends=["evil-spirit"]).lying(WASTE, "guardian").dice(1)
    session = play(made.gold(WASTE, 1).start(), f"move:{WASTE}")
    assert keys(session) == ("gold", "done")


ENVOYS = [("envoys-of-the-gods", "good", 5), ("envoys-of-the-gods", "evil", 3), ("envoys-of-the-gods", "chaotic", 4)]
HERBS = [("poisonous-herbs", "good", 3), ("poisonous-herbs", "evil", 5), ("poisonous-herbs", "chaotic", 4)]


@pytest.mark.rule("magiczny_miecz", "4.5")
@pytest.mark.parametrize(("card", "alignment", "life"), [*ENVOYS, *HERBS])
def test_envoys_and_herbs_give_a_life_to_one_side_and_take_one_from_the_other(
    table: TableMaker, card: str, alignment: str, life: int
) -> None:
    session = draws(drawer(table, card, alignment=alignment))
    assert one(session, 0).life == life and one(session, 1).life == 4
    assert designs(session.state.events_used) == [card]


@pytest.mark.rule("magiczny_miecz", "7.2")
@pytest.mark.parametrize(("card", "alignment"), [("sabbath-of-witches", "evil"), ("pillar-of-fire", "good")])
def test_sabbath_and_pillar_reward_their_own_and_convert_the_others(
    table: TableMaker, card: str, alignment: str
) -> None:
    session = draws(drawer(table, card, alignment=alignment))
    assert (one(session, 0).magic, one(session, 0).alignment) == (4, alignment)
    for other in {"good", "evil", "chaotic"} - {alignment}:
        session = draws(drawer(table, card, alignment=other))
        assert (one(session, 0).magic, one(session, 0).alignment) == (3, alignment)


@pytest.mark.rule("magiczny_miecz", "7.4")
def test_what_the_new_alignment_forbids_is_put_down_at_once(table: TableMaker) -> None:
    session = draws(drawer(table, "sabbath-of-witches", objects=["holy-grail", "sword"], magic=4))
    assert designs(one(session, 0).objects) == ["sword"]
    assert session.state.lying == {WASTE: ["holy-grail"]}
    assert asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "7.3")
def test_an_alignment_changes_once_a_turn_at_most(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").events("sabbath-of-witches", "pillar-of-fire")
    session = play(made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).dice(1).start(), "move:heaths")
    assert one(session, 0).alignment == "evil" and one(session, 0).magic == 3
    assert sorted(designs(session.state.events_used)) == ["pillar-of-fire", "sabbath-of-witches"]


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_the_guard_sends_back_to_where_the_move_began_and_the_turn_is_over(table: TableMaker) -> None:
    made = drawer(table, "guard").gold("tavern", 3).gold(WASTE, 1).seeker(2, "hobgoblin", at="tavern")
    session = draws(made)
    assert asked(session) == (1, "turn")
    assert one(session, 0).space == "tavern" and one(session, 0).gold == 1
    assert designs(session.state.events_used) == ["guard"]


def test_the_guard_sends_whoever_has_just_left_the_bridge_back_onto_it_still_leaving(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="entrance-ruins", leaving=-1).events("guard", "gold-1")
    session = made.seeker(1, "barbarian", at="castle", lost=9).start()
    # The only step leads onto the Ruins: the Guard undoes it, and in the next turn it is taken anew
    assert one(session, 0).turns == 2 and asked(session) == (0, "collect")
    assert one(session, 0).space == "ruins-of-the-fortress" and one(session, 0).leaving == 0
    assert designs(session.state.events_used) == ["guard"]


PATHS = ["plain-of-sleep", "plain-of-grasses", "valley-of-shadows", "dark-clearing"]


@pytest.mark.rule("magiczny_miecz", "16.8")
@pytest.mark.parametrize(("die", "space"), list(enumerate(PATHS, start=1)))
def test_the_magic_path_leads_to_a_space_that_is_then_explored(table: TableMaker, die: int, space: str) -> None:
    made = drawer(table, "magic-path").dice(die).events("gold-2")
    session = draws(made)
    assert one(session, 0).space == space and asked(session) == (0, "collect")
    assert keys(session) == ("take:gold-2#1", "done")
    assert designs(session.state.events_used) == ["magic-path"]


@pytest.mark.parametrize(("die", "space"), [(5, "village"), (6, "tavern")])
def test_the_magic_path_leads_to_village_and_tavern_too(table: TableMaker, die: int, space: str) -> None:
    made = drawer(table, "magic-path").dice(die).seeker(2, "hobgoblin", at=space)
    session = draws(made)
    assert one(session, 0).space == space and asked(session) == (0, "arrived")
    assert keys(session)[:2] == ("explore", "attack:2")


@pytest.mark.rule("magiczny_miecz", "16.8")
def test_the_other_cards_stay_open_where_the_magic_path_begins(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="magic-gate").events("bear", "gold-2", "magic-path", "gold-1").dice(1, 2)
    session = play(made.start(), "move:mist-plateau")
    assert one(session, 0).space == "plain-of-grasses" and keys(session) == ("take:gold-1#1", "done")
    assert session.state.lying == {"mist-plateau": ["bear", "gold-2#1"], "plain-of-grasses": ["gold-1#1"]}


@pytest.mark.rule("magiczny_miecz", "5.1")
def test_the_ambush_takes_all_gold_and_objects_to_the_heaths(table: TableMaker) -> None:
    objects = ["horse", "sword#s1", "silver-arrow"]
    made = drawer(table, "ambush", "hobgoblin", gold=3, objects=objects, friends=["shepherd"])
    session = draws(made.gold("heaths", 1).lying("heaths", "bear"))
    assert one(session, 0).objects == [] and one(session, 0).gold == 0
    assert designs(one(session, 0).friends) == ["shepherd"]
    assert session.state.here("heaths") == ["bear", "horse", "sword#s1", "silver-arrow"]
    assert session.state.purse == {"heaths": 4}
    assert designs(session.state.events_used) == ["ambush"]


def test_the_ambush_spares_what_the_secret_bag_hides(table: TableMaker) -> None:
    objects = ["secret-bag", "magic-sword#s1", "sword"]
    made = drawer(table, "ambush", "hobgoblin", gold=0, objects=objects, loads={"secret-bag": ["magic-sword#s1"]})
    session = draws(made)
    assert one(session, 0).objects == ["secret-bag", "magic-sword#s1"]
    assert designs(session.state.here("heaths")) == ["sword"] and session.state.purse == {}


def test_whoever_has_nothing_loses_nothing_in_an_ambush(table: TableMaker) -> None:
    session = draws(drawer(table, "ambush", gold=0))
    assert session.state.lying == {} and session.state.purse == {} and asked(session) == (1, "turn")


def test_every_encounter_of_the_deck_has_a_function() -> None:
    drawn = [card.id for card in DATA.cards.values() if card.kind == "encounter"]
    assert len(drawn) == 20 and sorted(DATA.verbs.encounters) == sorted(drawn)
