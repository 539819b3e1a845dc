"""The 13 Events, the two curses, Strangers and Places. Rules 12.2-12.4."""

import pytest

from tests.rules.script import asked, keys
from tests.rules.talisman.table import Match, Table, TableMaker, designs, one, play


def meets(made: Table, card: str, *dice: int) -> Match:
    """Let seat 0, who stands on the Village, draw a card on the Fields beside it."""
    return play(made.adventure(card).dice(1, *dice).start(), "roll", "move:fields-1")


@pytest.mark.rule("talisman", "12.2")
@pytest.mark.parametrize(
    ("card", "character", "life"),
    [
        ("angel", "priest", 5),
        ("angel", "thief", 4),
        ("angel", "ghoul", 3),
        ("devil", "priest", 3),
        ("devil", "ghoul", 5),
    ],
)
def test_angel_and_devil(table: TableMaker, card: str, character: str, life: int) -> None:
    session = meets(table().hero(0, character, at="village"), card)
    assert one(session, 0).life == life and session.state.adventure_used == [card]


@pytest.mark.rule("talisman", "12.2")
def test_in_a_blizzard_everybody_moves_one_space_in_two_turns(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "monk", at="tavern").adventure("blizzard")
    made.adventure("bag-of-gold", "bag-of-gold", "bag-of-gold", "bag-of-gold").dice(1, 5)
    session = play(made.start(), "roll", "move:fields-1")
    play(session, "roll", "move:fields-5", "take:bag-of-gold#1", "roll", "move:village", "nobody")
    play(session, "roll", "move:ruins", "take:bag-of-gold#2", "take:bag-of-gold#3", "roll", "move:fields-1")
    play(session, "take:bag-of-gold#4", "roll")
    assert asked(session) == (1, "move") and "move:fields-6" not in keys(session) and len(keys(session)) >= 2
    assert [hero.slow for hero in session.state.heroes] == [0, 0]


@pytest.mark.rule("talisman", "12.2")
def test_the_book_of_spells_fills_the_hand(table: TableMaker) -> None:
    session = meets(table().hero(0, "wizard", at="village", spells=["hex"], craft=6), "book-of-spells")
    assert len(one(session, 0).spells) == 3


@pytest.mark.rule("talisman", "12.2")
def test_evil_darkness_takes_a_turn_from_all_but_the_evil(table: TableMaker) -> None:
    # A7: on the Ruins with a Bag left the drawer's turn is this one.
    made = table().hero(0, "monk", at="fields-5").hero(1, "troll", at="castle").hero(2, "ghoul", at="castle")
    session = play(made.adventure("evil-darkness", "bag-of-gold").dice(1).start(), "roll", "move:ruins")
    assert [hero.lost for hero in session.state.heroes] == [0, 0, 0] and one(session, 1).turns == 1
    assert asked(session) == (2, "turn") and designs(session.state.here("ruins")) == ["bag-of-gold"]


@pytest.mark.rule("talisman", "1.7")
def test_a_storm_and_a_siren_of_two_drawers_cost_two_turns(table: TableMaker) -> None:
    # A7: the Monk draws the Storm in the Outer Region, the Thief comes back over the bridge and draws the Siren there.
    made = table().hero(0, "monk", at="village").hero(1, "thief", at="hidden-valley").hero(2, "ghoul", at="tavern")
    session = play(made.adventure("storm", "siren").dice(1, 3).start(), "roll", "move:fields-1")
    assert [hero.lost for hero in session.state.heroes] == [1, 0, 1] and asked(session) == (1, "turn")
    play(session, "roll", "move:hills-1")
    # Ghoul, Monk, Thief, Ghoul and Monk have missed a turn: two each, but the Thief one.
    assert asked(session) == (1, "turn") and [hero.lost for hero in session.state.heroes] == [0, 0, 0]
    assert [hero.turns for hero in session.state.heroes] == [3, 3, 2]


@pytest.mark.rule("talisman", "12.2")
@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "crags"), (2, "forest"), (3, "tavern"), (4, "ruins"), (5, "hidden-valley"), (6, "cursed-glade")],
)
def test_the_imp_carries_one_off_and_the_new_space_is_encountered(table: TableMaker, die: int, space: str) -> None:
    more = {1: [6], 2: [6], 3: [4]}.get(die, [])
    made = table().hero(0, "monk", at="village").adventure("imp")
    made.adventure("bag-of-gold#1", "bag-of-gold#2", "bag-of-gold#3").dice(1, die, *more)
    session = play(made.start(), "roll", "move:fields-1")
    hero = one(session, 0)
    assert hero.space == space and session.state.adventure_used == ["imp"]
    assert (hero.strength, hero.craft, hero.gold) == {1: (3, 3, 1), 2: (2, 4, 1), 3: (2, 3, 2)}.get(die, (2, 3, 1))
    assert len(session.state.here(space)) == {4: 2, 5: 3, 6: 1}.get(die, 0)


@pytest.mark.rule("talisman", "12.2")
def test_the_magical_vortex_takes_all_spells(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "thief", at="castle", spells=["hex"])
    session = meets(made, "magical-vortex")
    assert one(session, 1).spells == [] and session.state.spells_used == ["hex"]


@pytest.mark.rule("talisman", "12.2")
def test_on_market_day_everybody_buys_but_toads(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", gold=3).hero(1, "monk", at="castle", gold=2)
    made.hero(2, "priest", at="castle", toad=2, natural={"strength": 2, "craft": 4}, strength=1, craft=1,
              followers=["poltergeist"])  # fmt: skip
    session = meets(made, "market-day")
    names = ("mule", "sword", "water-bottle", "helmet", "shield", "raft")
    assert sorted(keys(session)) == sorted((*(f"buy:{name}" for name in names), "done"))
    play(session, "buy:raft")
    assert asked(session) == (1, "buy")
    play(session, "buy:sword", "done")
    assert designs(one(session, 0).objects) == ["water-bottle", "raft"] and one(session, 1).gold == 1


@pytest.mark.rule("talisman", "12.2")
def test_mephistopheles_makes_evil_or_wise(table: TableMaker) -> None:
    session = meets(table().hero(0, "monk", at="village"), "mephistopheles")
    assert one(session, 0).alignment == "evil" and one(session, 0).craft == 3
    session = meets(table().hero(0, "ghoul", at="village"), "mephistopheles")
    assert one(session, 0).craft == 5


@pytest.mark.rule("talisman", "12.2")
def test_pestilence_costs_everybody_in_the_region_a_life(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "monk", at="tavern").hero(2, "thief", at="castle")
    session = meets(made, "pestilence")
    assert [hero.life for hero in session.state.heroes] == [5, 3, 4]


@pytest.mark.rule("talisman", "12.2")
def test_the_raiders_bring_the_gold_to_the_oasis(table: TableMaker) -> None:
    session = meets(table().hero(0, "troll", at="village", gold=4), "raiders")
    assert one(session, 0).gold == 0 and session.state.purse == {"oasis": 4}


@pytest.mark.rule("talisman", "12.2")
@pytest.mark.parametrize("card", ["siren", "storm"])
def test_siren_and_storm_take_a_turn_from_the_region(table: TableMaker, card: str) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "monk", at="tavern").hero(2, "thief", at="castle")
    session = meets(made, card)
    assert asked(session) == (2, "turn") and [hero.lost for hero in session.state.heroes] == [1, 0, 0]


@pytest.mark.rule("talisman", "12.2")
def test_the_hag_drives_off_all_followers_till_the_mystic_frees(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", followers=["maiden", "poltergeist", "guide"], objects=["helmet"])
    session = play(made.adventure("hag").start(), "roll", "move:fields-1")
    assert designs(one(session, 0).followers) == ["poltergeist", "hag"]
    assert designs(session.state.here("fields-1")) == ["maiden", "guide"]
    made = table().hero(0, "troll", at="fields-6", followers=["hag"], objects=["helmet"]).dice(1, 2)
    session = play(made.start(), "roll", "move:village", "mystic")
    assert one(session, 0).followers == [] and session.state.adventure_used == ["hag"]


@pytest.mark.rule("talisman", "12.2")
def test_the_poltergeist_slows_and_is_not_killed_in_the_chasm(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="runes-1", followers=["poltergeist"], objects=["helmet"]).dice(6)
    session = play(made.start(), "roll", "move:chasm")
    assert one(session, 0).followers == ["poltergeist"] and one(session, 0).space == "chasm"


@pytest.mark.rule("talisman", "12.2")
def test_a_bandit_is_bought_off_and_stays(table: TableMaker) -> None:
    session = meets(table().hero(0, "monk", at="village"), "bandit")
    play(session, "yes")
    assert one(session, 0).gold == 0 and designs(session.state.here("fields-1")) == ["bandit"]


ENEMIES = {
    "wild-boar": 1, "wolf": 2, "ape": 3, "bear": 3, "lion": 3, "serpent": 4, "goblin": 2, "hobgoblin": 3, "ogre": 5,
    "giant": 6, "dragon": 7,
}  # fmt: skip
SPIRITS = {"lemure": 1, "shadow": 2, "spectre": 3, "wraith": 5, "demon": 10}


@pytest.mark.parametrize("card", ENEMIES)
def test_an_enemy_of_its_strength_is_met_as_an_equal(table: TableMaker, card: str) -> None:
    # As strong as its own Strength, with equal dice: a stand-off; with one pip more: a trophy.
    for die in (3, 4):
        made = table().hero(0, "ghoul", at="village", strength=max(2, ENEMIES[card]))
        less = max(0, 2 - ENEMIES[card])
        session = meets(made, card, 3 + less, die)
        if die == 4:
            play(session, "no")  # the Ghoul does not raise it
        assert designs(one(session, 0).trophies) == ([card] if die == 4 else [])
        made.check()


@pytest.mark.parametrize("card", SPIRITS)
def test_a_spirit_of_its_craft_is_met_as_an_equal(table: TableMaker, card: str) -> None:
    for die in (3, 4):
        made = table().hero(0, "troll", at="village", craft=max(1, SPIRITS[card]))
        session = meets(made, card, 3, die)
        assert designs(one(session, 0).trophies) == ([card] if die == 4 else [])
        made.check()


@pytest.mark.rule("talisman", "12.3")
@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "city"), (2, "village"), (3, "graveyard"), (4, "chapel"), (5, "castle"), (6, "temple")],
)
def test_a_ghost_goes_where_the_die_says(table: TableMaker, die: int, space: str) -> None:
    session = meets(table().hero(0, "troll", at="village"), "ghost", die)
    assert designs(session.state.here(space)) == ["ghost"] and one(session, 0).life == 6


@pytest.mark.rule("talisman", "12.3")
@pytest.mark.parametrize(
    ("card", "character", "granted"),
    [("enchanter", "priest", True), ("enchanter", "thief", False), ("fairy", "monk", True), ("fairy", "ghoul", False),
     ("phantom", "ghoul", True), ("phantom", "thief", False)],
)  # fmt: skip
def test_whoever_is_worthy_has_a_wish(table: TableMaker, card: str, character: str, granted: bool) -> None:
    session = meets(table().hero(0, character, at="village"), card)
    assert (asked(session) == (0, "wish")) == granted
    if granted:
        assert keys(session) == ("spell", "gold", "strength", "craft", "life", "fate", "teleport")
        play(session, "strength")
        assert one(session, 0).strength == 3 and session.state.adventure_used == [card]
    else:
        assert designs(session.state.here("fields-1")) == [card]


@pytest.mark.rule("talisman", "12.3")
@pytest.mark.parametrize(
    ("word", "field", "value"),
    [("spell", "spells", 1), ("gold", "gold", 2), ("craft", "craft", 4), ("life", "life", 5), ("fate", "fate", 1)],
)
def test_the_other_wishes(table: TableMaker, word: str, field: str, value: int) -> None:
    session = play(meets(table().hero(0, "monk", at="village"), "fairy"), word)
    found = getattr(one(session, 0), field)
    assert (len(found) if isinstance(found, list) else found) == value


@pytest.mark.rule("talisman", "12.3")
def test_the_wish_to_be_elsewhere_in_the_region(table: TableMaker) -> None:
    session = play(meets(table().hero(0, "monk", at="village"), "fairy", 4), "teleport", "space:tavern")
    assert one(session, 0).space == "tavern" and one(session, 0).gold == 2


@pytest.mark.rule("talisman", "12.3")
def test_the_healer_heals_two_free_and_stays(table: TableMaker) -> None:
    session = meets(table().hero(0, "troll", at="village", life=3), "healer")
    assert one(session, 0).life == 5 and designs(session.state.here("fields-1")) == ["healer"]


@pytest.mark.rule("talisman", "12.3")
def test_the_hermit_waits_and_gives_the_first_visitor_a_talisman(table: TableMaker) -> None:
    session = meets(table().hero(0, "troll", at="village"), "hermit", 4)
    assert designs(session.state.here("oasis")) == ["hermit"]
    made = table().hero(0, "troll", at="valley-of-fire", fleeing=-1).lying("crypt", "hermit").dice(4, 4, 4)
    made.hero(0, "troll", at="plain-of-peril")
    session = play(made.start(), "forward:crypt")  # T5: met on arrival, before the space's text
    assert "talisman#t1" in one(session, 0).objects and session.state.adventure_used == ["hermit"]


@pytest.mark.rule("talisman", "12.3")
def test_the_mage_gives_the_good_a_spell_at_each_visit(table: TableMaker) -> None:
    session = meets(table().hero(0, "monk", at="village"), "mage")
    assert len(one(session, 0).spells) == 1 and designs(session.state.here("fields-1")) == ["mage"]
    assert one(meets(table().hero(0, "thief", at="village"), "mage"), 0).spells == []


@pytest.mark.rule("talisman", "12.3")
def test_the_sorcerer_sells_a_spell(table: TableMaker) -> None:
    session = play(meets(table().hero(0, "thief", at="village"), "sorcerer"), "yes")
    assert one(session, 0).gold == 0 and len(one(session, 0).spells) == 1


@pytest.mark.rule("talisman", "12.3")
@pytest.mark.parametrize(
    ("die", "field", "value"),
    [(1, "toad", 3), (2, "life", 3), (3, "strength", 4), (4, "craft", 4), (5, "spells", 1), (6, "fate", 2)],
)
def test_the_witch(table: TableMaker, die: int, field: str, value: int) -> None:
    session = meets(table().hero(0, "thief", at="village"), "witch", die)
    found = getattr(one(session, 0), field)
    assert (len(found) if isinstance(found, list) else found) == value


@pytest.mark.rule("talisman", "12.4")
@pytest.mark.parametrize(
    ("die", "more", "field", "value"),
    [(1, (6, 1), "life", 3), (2, (1, 6), "life", 4), (3, (), "lost", 1), (4, (), "gold", 3), (5, (), "gold", 3),
     (6, (), "gold", 4)],
)  # fmt: skip
def test_the_cave(table: TableMaker, die: int, more: tuple[int, ...], field: str, value: int) -> None:
    session = meets(table().hero(0, "thief", at="village"), "cave", die, *more)
    assert getattr(one(session, 0), field) == value and designs(session.state.here("fields-1")) == ["cave"]


@pytest.mark.rule("talisman", "12.4")
@pytest.mark.parametrize(
    ("card", "field", "value"),
    [("fountain-of-wisdom", "craft", 4), ("magic-stream", "strength", 4), ("pool-of-life", "life", 5)],
)
def test_wells_give_one_a_visit_and_are_gone_when_empty(table: TableMaker, card: str, field: str, value: int) -> None:
    session = meets(table().hero(0, "thief", at="village"), card)
    assert getattr(one(session, 0), field) == value and session.state.tokens == {card: 3}
    made = table().hero(0, "thief", at="village").lying("fields-1", card).state(tokens={card: 1}).dice(1)
    session = play(made.start(), "roll", "move:fields-1")
    assert session.state.lying == {} and session.state.adventure_used == [card] and session.state.tokens == {}


@pytest.mark.rule("talisman", "12.4")
@pytest.mark.parametrize(("die", "space"), [(2, "village"), (3, "city"), (4, "warlocks-cave"), (6, "plain-of-peril")])
def test_the_magic_portal_is_entered_by_choice(table: TableMaker, die: int, space: str) -> None:
    session = play(meets(table().hero(0, "troll", at="village"), "magic-portal", die), "yes")
    assert one(session, 0).space == space
    session = play(meets(table().hero(0, "troll", at="village"), "magic-portal"), "no")
    assert one(session, 0).space == "fields-1"


@pytest.mark.rule("talisman", "12.4")
def test_the_market_sells_at_its_prices(table: TableMaker) -> None:
    session = meets(table().hero(0, "troll", at="village", gold=5), "market")
    play(session, "buy:mule", "buy:water-bottle", "buy:shield")
    assert one(session, 0).gold == 0 and designs(one(session, 0).followers) == ["mule"]


@pytest.mark.rule("talisman", "12.4")
def test_marsh_and_maze_hold_the_weak(table: TableMaker) -> None:
    # Total Strength 5 with a Belt passes the Marsh; Craft 5 with the Maiden the Maze.
    for card, character, objects, followers, lost in (
        ("marsh", "warrior", ["helmet"], ["guide"], 1), ("marsh", "warrior", ["magic-belt"], ["guide"], 0),
        ("maze", "thief", ["helmet"], ["guide"], 1), ("maze", "thief", ["helmet"], ["maiden"], 0),
    ):  # fmt: skip
        made = table().hero(0, character, at="village", objects=objects, followers=followers)
        assert one(meets(made, card), 0).lost == lost
        made.check()


@pytest.mark.rule("talisman", "12.4")
@pytest.mark.parametrize(
    ("die", "field", "value"), [(1, "life", 4), (2, "fate", 1), (3, "gold", 2), (4, "spells", 1), (5, "life", 5)]
)
def test_the_shrine(table: TableMaker, die: int, field: str, value: int) -> None:
    session = meets(table().hero(0, "thief", at="village"), "shrine", die)
    found = getattr(one(session, 0), field)
    assert (len(found) if isinstance(found, list) else found) == value


@pytest.mark.rule("talisman", "12.4")
def test_the_shrine_carries_one_off_by_a_six(table: TableMaker) -> None:
    session = play(meets(table().hero(0, "thief", at="village"), "shrine", 6), "space:village", "nobody")
    assert one(session, 0).space == "village"
