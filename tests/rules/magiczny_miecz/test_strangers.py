"""Strangers, one by one. Rule 16.5; facts 4.3."""

from typing import Any

import pytest

from tests.rules.magiczny_miecz.table import DATA, Match, Table, TableMaker, designs, one, play
from tests.rules.script import asked, keys

WASTE = "ice-wasteland"
"""One step from the Tavern, in the Lower Circle; one card is drawn there."""


def visitor(table: TableMaker, stranger: str, character: str = "conqueror", **laid: Any) -> Table:
    """Lay out seat 0 at the Tavern, about to meet a Stranger on the Ice Wasteland; the die for the move is a 1.

    Seat 1 has Gauntlets, so that its turn begins with a question.
    """
    made = table().seeker(0, character, at="tavern", **laid).lying(WASTE, stranger).dice(1)
    return made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"])


def visits(made: Table) -> Match:
    """Walk onto the Ice Wasteland, where the Stranger lies."""
    session = made.start()
    return play(session, *(["roll"] if asked(session) == (0, "turn") else []), f"move:{WASTE}")


def here(session: Match) -> list[str]:
    """Return the designs of what lies on the Ice Wasteland."""
    return designs(session.state.here(WASTE))


@pytest.mark.rule("magiczny_miecz", "4.7")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (2, 4), (3, 4), (4, 4), (6, 6)])
def test_the_wonder_worker_restores_2_life_up_to_4_and_stays(table: TableMaker, life: int, after: int) -> None:
    session = visits(visitor(table, "wonder-worker", life=life))
    assert one(session, 0).life == after and here(session) == ["wonder-worker"]


@pytest.mark.rule("magiczny_miecz", "16.5")
def test_a_stranger_drawn_is_met_at_once_and_one_who_stays_counts_for_the_next(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="tavern", life=1, objects=["sword"]).events("wonder-worker").dice(1, 2)
    made.seeker(1, "hobgoblin", at="glade", life=1)
    session = play(made.start(), "roll", f"move:{WASTE}", f"move:{WASTE}")
    assert [one(session, seat).life for seat in range(2)] == [3, 1]
    play(session, "explore")
    assert [one(session, seat).life for seat in range(2)] == [3, 3] and here(session) == ["wonder-worker"]


@pytest.mark.rule("magiczny_miecz", "2.6")
@pytest.mark.parametrize(
    ("alignment", "held", "after"),
    [("good", [], 1), ("good", ["golem"], 2), ("good", ["golem", "mirror"], 2), ("evil", [], 0), ("chaotic", [], 0)],
)
def test_the_sorcerer_gives_the_good_a_spell_if_magic_allows_and_stays(
    table: TableMaker, alignment: str, held: list[str], after: int
) -> None:
    made = visitor(table, "sorcerer", magic=3, alignment=alignment, spells=held)
    session = visits(made.spell_pile("illumination"))
    assert len(one(session, 0).spells) == after and here(session) == ["sorcerer"]
    assert session.state.spells_used == []


@pytest.mark.rule("magiczny_miecz", "12.1")
@pytest.mark.parametrize("space", [WASTE, "hermitage"])
def test_a_stranger_beside_an_unbeaten_enemy_is_out_of_reach(table: TableMaker, space: str) -> None:
    """Neither where cards are drawn nor at the Hermitage is he met or visited, also not before the turn ends."""
    start = {WASTE: "tavern", "hermitage": "forest-of-ghostly-lights"}[space]
    made = table().seeker(0, "conqueror", at=start, life=2).lying(space, "werewolf", "wonder-worker").dice(1, 1, 6)
    session = play(made.seeker(1, "barbarian", at="castle", objects=["gauntlets#s1"]).start(), f"move:{space}")
    assert (one(session, 0).life, asked(session)) == (1, (1, "turn"))


def test_the_conjurer_sells_one_spell_a_visit_for_1_gold_and_stays(table: TableMaker) -> None:
    session = visits(visitor(table, "conjurer", gold=3).spell_pile("illumination"))
    assert asked(session) == (0, "conjurer") and keys(session) == ("yes", "no")
    play(session, "yes")
    assert (designs(one(session, 0).spells), one(session, 0).gold) == (["illumination"], 2)
    assert here(session) == ["conjurer"] and session.state.current == 1


def test_the_conjurer_is_not_paid_by_whoever_declines(table: TableMaker) -> None:
    session = play(visits(visitor(table, "conjurer", gold=1)), "no")
    assert (one(session, 0).spells, one(session, 0).gold) == ([], 1)


@pytest.mark.parametrize("laid", [{"gold": 0}, {"gold": 2, "spells": ["golem", "mirror"]}])
def test_the_conjurer_sells_nothing_without_gold_or_beyond_the_limit(table: TableMaker, laid: dict[str, Any]) -> None:
    session = visits(visitor(table, "conjurer", magic=3, **laid))
    assert asked(session) == (1, "turn") and here(session) == ["conjurer"]


def test_the_good_deity_lets_the_peaceful_go_and_goes_itself(table: TableMaker) -> None:
    session = visits(visitor(table, "good-deity", gold=1))
    assert asked(session) == (1, "turn")
    assert (one(session, 0).gold, one(session, 0).lost) == (1, 0)
    assert designs(session.state.events_used) == ["good-deity"]


def test_the_good_deity_wants_1_gold_or_the_next_turn_of_whoever_ever_attacked(table: TableMaker) -> None:
    session = visits(visitor(table, "good-deity", gold=1, marks={"attacked": 1}))
    assert asked(session) == (0, "good-deity") and keys(session) == ("gold", "stay")
    paid = play(session, "gold")
    assert (one(paid, 0).gold, one(paid, 0).lost) == (0, 0)
    stayed = play(visits(visitor(table, "good-deity", gold=1, marks={"attacked": 1})), "stay")
    assert (one(stayed, 0).gold, one(stayed, 0).lost) == (1, 1)
    assert designs(stayed.state.events_used) == ["good-deity"]


def test_the_good_deity_keeps_whoever_has_no_gold(table: TableMaker) -> None:
    session = visits(visitor(table, "good-deity", gold=0, marks={"attacked": 1}))
    assert asked(session) == (1, "turn") and one(session, 0).lost == 1


def test_the_good_deity_remembers_a_tournament(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="valley-of-shadows").events("tournament", "good-deity").dice(1, 2, 3, 1)
    made.seeker(1, "hobgoblin", at="castle", lost=1)
    session = play(made.start(), "move:heaths", "player:1")  # 4 + 2 against 3 + 3: a draw
    assert session.state.lying == {"heaths": ["good-deity"]} and asked(session) == (0, "move")
    assert one(session, 0).marks["attacked"] == 1


def test_the_wild_steed_gives_another_move(table: TableMaker) -> None:
    session = visits(visitor(table, "wild-steed").dice(2))
    assert asked(session) == (0, "wild-steed")
    play(session, "yes")
    assert asked(session) == (0, "move") and keys(session) == ("move:glade", "move:wilds")
    assert designs(session.state.events_used) == ["wild-steed"] and one(session, 0).turns == 1


def test_the_wild_steed_runs_off_from_whoever_does_not_mount_it(table: TableMaker) -> None:
    session = play(visits(visitor(table, "wild-steed")), "no")
    assert asked(session) == (1, "turn") and designs(session.state.events_used) == ["wild-steed"]


@pytest.mark.rule("magiczny_miecz", "13.1")
def test_the_unicorn_carries_to_any_space_of_the_circle_which_is_then_explored(table: TableMaker) -> None:
    session = visits(visitor(table, "unicorn").lying("path-2", "gold-2"))
    assert asked(session) == (0, "ring-space")
    ring = DATA.board.circles["lower"]
    assert sorted(keys(session)) == sorted(["no", *(f"space:{space}" for space in ring if space != WASTE)])
    play(session, "space:path-2")
    assert one(session, 0).space == "path-2" and asked(session) == (0, "collect")
    assert designs(session.state.events_used) == ["unicorn"]


def test_the_unicorn_goes_though_nobody_rides_it(table: TableMaker) -> None:
    session = play(visits(visitor(table, "unicorn")), "no")
    assert one(session, 0).space == WASTE and designs(session.state.events_used) == ["unicorn"]


@pytest.mark.rule("magiczny_miecz", "21.1")
@pytest.mark.parametrize("design", ["magic-sword", "toliman-shield"])
def test_the_anchorite_gives_his_first_visitor_a_magic_sword_or_a_toliman_shield(
    table: TableMaker, design: str
) -> None:
    session = visits(visitor(table, "anchorite"))
    assert asked(session) == (0, "anchorite") and keys(session) == ("card:magic-sword", "card:toliman-shield")
    play(session, f"card:{design}")
    assert one(session, 0).objects == [f"{design}#s1"] and len(session.state.stock) == 28
    assert designs(session.state.events_used) == ["anchorite"]


@pytest.mark.rule("magiczny_miecz", "12.1")
def test_the_anchorite_is_visited_before_the_space_is_obeyed(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="plain-of-lonely-rocks", gold=0).lying("hermitage", "anchorite").dice(1)
    session = play(made.seeker(1, "barbarian", at="castle", objects=["gauntlets"]).start(), "move:hermitage")
    assert asked(session) == (0, "obey") and keys(session) == ("obey", "visit:anchorite")
    play(session, "visit:anchorite", "card:toliman-shield")
    assert one(session, 0).objects == ["toliman-shield#s1"] and session.state.lying == {}


def test_the_anchorite_gives_what_is_left_and_goes_when_nothing_is(table: TableMaker) -> None:
    swords, shields = ([f"{key}#s{n}" for n in range(1, 5)] for key in ("magic-sword", "toliman-shield"))
    session = visits(visitor(table, "anchorite").seeker(2, "hag", at="castle", objects=swords))
    assert one(session, 0).objects == ["toliman-shield#s1"]
    made = visitor(table, "anchorite").seeker(2, "hag", at="castle", objects=swords)
    session = visits(made.seeker(3, "kobold", at="castle", objects=shields))
    assert one(session, 0).objects == [] and designs(session.state.events_used) == ["anchorite"]


@pytest.mark.rule("magiczny_miecz", "2.3")
def test_the_juggler_turns_only_points_above_the_start(table: TableMaker) -> None:
    session = visits(visitor(table, "juggler", sword=6, magic=4))
    assert asked(session) == (0, "juggler") and keys(session) == ("sword:1", "sword:2", "magic:1", "no")
    play(session, "sword:2")
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 6)
    assert designs(session.state.events_used) == ["juggler"]


def test_the_juggler_turns_magic_into_sword_too_or_nothing(table: TableMaker) -> None:
    session = play(visits(visitor(table, "juggler", sword=4, magic=5)), "magic:1")
    assert (one(session, 0).sword, one(session, 0).magic) == (5, 4)
    session = play(visits(visitor(table, "juggler", sword=4, magic=5)), "no")
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 5)
    assert designs(session.state.events_used) == ["juggler"]


def test_the_juggler_has_nothing_to_turn_for_whoever_never_grew(table: TableMaker) -> None:
    session = visits(visitor(table, "juggler"))
    assert asked(session) == (1, "turn") and designs(session.state.events_used) == ["juggler"]
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 3)


@pytest.mark.parametrize(("called", "gained"), [(5, 1), (4, 0)])
def test_the_sage_gives_a_spell_if_the_number_named_comes_up(table: TableMaker, called: int, gained: int) -> None:
    session = visits(visitor(table, "sage").dice(5).spell_pile("illumination"))
    assert asked(session) == (0, "sage") and keys(session) == tuple(f"call:{number}" for number in range(1, 7))
    play(session, f"call:{called}")
    assert len(one(session, 0).spells) == gained and designs(session.state.events_used) == ["sage"]


def test_the_demigod_lets_any_spell_be_chosen_and_shuffles_the_pile(table: TableMaker) -> None:
    session = visits(visitor(table, "demigod").seeker(2, "hag", at="castle", spells=["mirror"]))
    assert asked(session) == (0, "demigod")
    assert len(keys(session)) == 26 and "card:mirror" not in keys(session)  # 27 designs, one is in a hand
    before = list(session.state.spells)
    play(session, "card:illumination")
    left = session.state.spells
    assert designs(one(session, 0).spells) == ["illumination"]
    assert sorted([*left, "illumination"]) == sorted(before) and [*left] != [x for x in before if x != "illumination"]
    assert designs(session.state.events_used) == ["demigod"]


def test_the_demigod_shows_nothing_to_the_others(table: TableMaker) -> None:
    session = visits(visitor(table, "demigod"))
    play(session, "card:illumination")
    watched = [str(event.text) for event in session.drain_events() if event.only is None]
    assert watched and all("illumination" not in line for line in watched)


def test_the_demigod_turns_the_used_spells_over_when_the_pile_is_empty(table: TableMaker) -> None:
    session = visits(visitor(table, "demigod").used(*DATA.spell_deck))
    assert len(keys(session)) == 27
    play(session, "card:war-of-elements")
    assert designs(one(session, 0).spells) == ["war-of-elements"]
    assert len(session.state.spells) == 29 and session.state.spells_used == []


@pytest.mark.rule("magiczny_miecz", "2.6")
def test_a_spell_chosen_from_the_demigod_beyond_the_limit_makes_another_one_go(table: TableMaker) -> None:
    session = play(visits(visitor(table, "demigod", magic=3, spells=["golem", "mirror"])), "card:illumination")
    assert asked(session) == (0, "surplus-spells")
    play(session, "card:golem")
    assert sorted(designs(one(session, 0).spells)) == ["illumination", "mirror"]


ENCHANTRESS = [(1, 4, 3, 4, 1), (2, 4, 4, 4, 0), (3, 5, 3, 4, 0), (5, 4, 3, 3, 0)]
"""Die, and Sword, Magic, Life and Spells afterwards, of somebody with 4, 3, 4 and none."""


@pytest.mark.parametrize(("die", "sword", "magic", "life", "spells"), ENCHANTRESS)
def test_the_enchantress_gives_or_takes_by_the_die_and_stays(
    table: TableMaker, die: int, sword: int, magic: int, life: int, spells: int
) -> None:
    session = visits(visitor(table, "enchantress").dice(die).spell_pile("illumination"))
    hero = one(session, 0)
    assert (hero.sword, hero.magic, hero.life, len(hero.spells)) == (sword, magic, life, spells)
    assert here(session) == ["enchantress"] and asked(session) == (1, "turn")


def test_the_enchantress_takes_an_object_of_the_visitors_choice_on_a_4(table: TableMaker) -> None:
    objects = ["secret-bag", "sword", "stiletto", "silver-arrow"]
    made = visitor(table, "enchantress", objects=objects, loads={"secret-bag": ["silver-arrow"]}).dice(4)
    session = visits(made)
    assert asked(session) == (0, "lose-object") and keys(session) == ("card:sword#1", "card:stiletto")
    play(session, "card:stiletto")
    assert designs(one(session, 0).objects) == ["secret-bag", "sword", "silver-arrow"]
    assert designs(session.state.events_used) == ["stiletto"] and here(session) == ["enchantress"]


def test_the_enchantress_has_nothing_to_take_from_the_poor(table: TableMaker) -> None:
    session = visits(visitor(table, "enchantress").dice(4))
    assert asked(session) == (1, "turn") and here(session) == ["enchantress"]


@pytest.mark.rule("magiczny_miecz", "20.2")
def test_the_enchantress_turns_to_stone_on_a_6(table: TableMaker) -> None:
    made = visitor(table, "enchantress", gold=2, objects=["sword"], friends=["guardian"], spells=["golem"]).dice(6)
    session = visits(made)
    hero = one(session, 0)
    assert (hero.stone, hero.gold, hero.objects, hero.friends, len(hero.spells)) == (3, 0, [], [], 1)
    assert here(session) == ["enchantress", "sword"] and session.state.purse == {WASTE: 2}
    assert designs(session.state.events_used) == ["guardian"] and asked(session) == (1, "turn")


@pytest.mark.parametrize(
    ("die", "objects", "friends"),
    [(1, 1, 1), (2, 1, 1), (3, 0, 1), (4, 0, 1), (5, 1, 0), (6, 1, 0)],
)
def test_the_ogre_overlooks_his_visitor_or_destroys_an_object_or_kills_a_friend(
    table: TableMaker, die: int, objects: int, friends: int
) -> None:
    session = visits(visitor(table, "ogre", "hobgoblin", objects=["sword"], friends=["guardian"]).dice(die))
    assert (len(one(session, 0).objects), len(one(session, 0).friends)) == (objects, friends)
    assert "ogre" in designs(session.state.events_used) and here(session) == []


def test_the_ogre_finds_neither_what_the_secret_bag_hides_nor_a_curse(table: TableMaker) -> None:
    laid = {"objects": ["secret-bag", "sword"], "loads": {"secret-bag": ["sword#1"]}, "friends": ["evil-spirit"]}
    for die in (4, 6):
        session = visits(visitor(table, "ogre", "hobgoblin", **laid).dice(die))
        assert one(session, 0).objects == ["secret-bag", "sword#1"] and one(session, 0).friends == ["evil-spirit"]
        assert designs(session.state.events_used) == ["ogre"]


def test_the_ogre_takes_one_object_of_several_by_chance(table: TableMaker) -> None:
    objects = ["sword", "stiletto", "clay-tablet", "magic-manuscript"]
    session = visits(visitor(table, "ogre", "hobgoblin", objects=objects).dice(3))
    left = designs(one(session, 0).objects)
    assert len(left) == 3 and set(left) < set(objects)
    assert sorted([*left, "ogre"] + [x for x in objects if x not in left]) == sorted([*objects, "ogre"])


def test_the_time_enchanter_costs_all_but_three_characters_their_next_turn(table: TableMaker) -> None:
    made = visitor(table, "time-enchanter").seeker(1, "elf", at="barrow", objects=["gauntlets"])
    made.seeker(2, "pygmy", at="castle").seeker(3, "trickster", at="heaths").seeker(4, "hag", at="trap")
    session = visits(made.seeker(5, "prince", at="glade", stone=3, gold=0).gold(WASTE, 1))
    # A Stranger ends no turn: the gold is still to be had
    assert asked(session) == (0, "collect")
    assert [one(session, seat).lost for seat in range(6)] == [1, 0, 0, 0, 1, 0]
    play(session, "done")
    assert designs(session.state.events_used) == ["time-enchanter"]


@pytest.mark.parametrize(("gold", "after"), [(3, 2), (1, 0), (0, 1)])
def test_the_good_thief_takes_1_gold_or_gives_1_to_the_poor(table: TableMaker, gold: int, after: int) -> None:
    session = visits(visitor(table, "good-thief", gold=gold))
    assert one(session, 0).gold == after and designs(session.state.events_used) == ["good-thief"]


def test_every_stranger_of_the_deck_has_a_function() -> None:
    drawn = [card.id for card in DATA.cards.values() if card.kind == "stranger"]
    assert len(drawn) == 17 and sorted(DATA.verbs.strangers) == sorted(drawn)
