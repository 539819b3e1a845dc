"""What the box of Jaskinia adds to the common decks: cards, Spells, Searchers. Rules 13.5, 13.8, 13.9."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.talisman.cave.below import RIVER
from kraina.kit.cave.box import load_box
from kraina.kit.points import total
from tests.rules.script import asked, keys
from tests.rules.talisman.below import JOINED, CaveTable
from tests.rules.talisman.table import Match, designs, one, play, told

CaveMaker = Callable[[], CaveTable]
pytestmark = pytest.mark.rule("talisman", "13.8")


def drawing(made: CaveTable, card: str, character: str = "troll", **fields: Any) -> Match:
    """Have seat 0 walk from the Village to the Fields, where 1 Adventure card is drawn."""
    fields.setdefault("objects", ["sword"])
    made.script.left.insert(0, 1)
    session = made.hero(0, character, at="village", **fields).adventure(card).start()
    return play(session, "roll", "move:fields-1")


def going_down(made: CaveTable, *cards: str, character: str = "troll", **fields: Any) -> Match:
    """Have seat 0 go down into a Pit that lies on the Fields and meet 2 Underground cards."""
    fields.setdefault("objects", ["sword"])
    made.script.left.insert(0, 1)
    made.hero(1, "thief", at="castle", lost=9).lying("fields-1", "pit").underground(*cards)
    session = made.hero(0, character, at="village", **fields).start()
    return play(session, "roll", "move:fields-1", "yes")


def test_the_mineral_is_sold_in_city_and_castle_and_counts_two_for_the_gnome(joined: CaveMaker) -> None:
    for space, gold in (("city", 3), ("castle", 4)):
        near = JOINED.board.step(space, 1)
        made = joined().hero(0, "troll", at=near, objects=["mineral", "sword"]).dice(1)
        session = play(made.hero(1, "thief", at="village", lost=9).start(), "roll", f"move:{space}", "use:mineral")
        assert one(session, 0).gold == 1 + gold and one(session, 0).objects == ["sword#1"]
    made = joined().found("chamber-of-clocks").dice(1, 6, 1, 6, 1, 1, 2)
    made.inside(0, "smuggler", at="long-breath", came="four-winds", strength=10, craft=5, gold=0, objects=["mineral"])
    session = play(made.start(), "step", "space:chamber-of-clocks", "yes")
    assert one(session, 0).objects == ["magic-crystal"]


def test_the_pickaxe_is_a_weapon_and_digs(joined: CaveMaker) -> None:
    near = JOINED.board.step("ruins", 1)
    made = joined().hero(0, "troll", at=near, objects=["pickaxe"]).dice(1, 5)
    session = made.hero(1, "thief", at="village", lost=9).start()
    assert total(session.view(PlayerId(0)).heroes[0].battle) == 7
    play(session, "roll", "move:ruins", "use:pickaxe")
    assert one(session, 0).gold == 2 and session.state.here("ruins") == [] and one(session, 0).turns == 2


def test_a_meteor_shower_strikes_who_has_no_roof(joined: CaveMaker) -> None:
    # the Thief in the City and the Monk in the Cave need not roll
    made = joined().hero(1, "thief", at="city", lost=9).inside(2, "monk", at="gullet", lost=9).dice(1)
    session = drawing(made, "meteor-shower")
    assert [one(session, seat).life for seat in range(3)] == [5, 4, 4]


def test_the_underground_map_leads_down_and_chooses_branches(joined: CaveMaker) -> None:
    near = JOINED.board.step("ruins", 1)
    made = joined().hero(0, "troll", at=near, objects=["underground-map"]).underground("vein-of-silver").dice(1)
    session = made.hero(1, "thief", at="village", lost=9).start()
    play(session, "roll", "move:ruins", "use:underground-map", "card:vein-of-silver")
    assert one(session, 0).gold == 3 and session.state.here("ruins") == []
    made = joined().inside(0, "troll", at="gullet", came="cave-entrance", objects=["underground-map"]).dice(2)
    assert "move:salt-passage" in keys(play(made.start(), "roll"))


def test_recruitment(joined: CaveMaker) -> None:
    made = joined().hero(1, "thief", at="city", strength=5, gold=0).hero(2, "monk", at="oasis", strength=9)
    session = drawing(made, "recruitment")
    assert asked(session) == (0, "recruitment")
    play(session, "pay-gold")
    assert (one(session, 0).gold, one(session, 1).turns, one(session, 2).lost) == (0, 1, 0)


def test_abduction_wakes_one_at_the_entrance(joined: CaveMaker) -> None:
    session = drawing(joined().hero(1, "thief", at="city", lost=9), "abduction", followers=["mule#s1"])
    hero = one(session, 0)
    assert (hero.space, hero.gold, hero.followers) == ("cave-entrance", 0, [])
    assert designs(session.state.here("fields-1")) == ["mule"] and asked(session) == (0, "turn")


@pytest.mark.rule("talisman", "13.9")
def test_the_pit_shows_two_cards_in_the_order_of_their_numbers_and_stays(joined: CaveMaker) -> None:
    # the Rockfall 1 first, 1: a life; then the silver; the Pit need not be entered
    session = going_down(joined().dice(1), "vein-of-silver", "rockfall")
    play(session, "card:vein-of-silver")
    assert (one(session, 0).life, one(session, 0).gold) == (5, 3)
    assert session.state.here("fields-1") == ["pit"]
    assert sorted(session.state.under.underground_used) == ["rockfall", "vein-of-silver"]


@pytest.mark.rule("talisman", "13.9")
def test_the_guttering_candle_costs_the_next_turn(joined: CaveMaker) -> None:
    session = play(going_down(joined(), "guttering-candle", "pit-pony"), "card:pit-pony")
    assert one(session, 0).turns == 3 and one(session, 0).followers == ["pit-pony"]


@pytest.mark.rule("talisman", "13.9")
@pytest.mark.parametrize(("card", "gold"), [("mole-rat", 1), ("deep-orc", 2)])
def test_beaten_creatures_below_are_trophies(joined: CaveMaker, card: str, gold: int) -> None:
    session = play(going_down(joined().dice(1, 6), card, "ghost-lamp"), "no")
    assert one(session, 0).trophies == [card] and one(session, 0).gold == gold


@pytest.mark.rule("talisman", "13.9")
def test_weapons_add_nothing_against_the_salt_golem_and_what_is_not_beaten_is_gone(joined: CaveMaker) -> None:
    # Troll 6 + 1, not 7 + 1, to 6 + 2
    session = going_down(joined().dice(2, 1), "salt-golem", "ghost-lamp")
    assert one(session, 0).life == 5 and session.state.here("fields-1") == ["pit"]
    assert sorted(session.state.under.underground_used) == ["ghost-lamp", "salt-golem"]


@pytest.mark.rule("talisman", "13.9")
def test_the_hewers_shade_leaves_gold(joined: CaveMaker) -> None:
    session = play(going_down(joined().dice(1, 6), "old-hewers-shade", "ghost-lamp", craft=4), "no")
    assert one(session, 0).gold == 2 and one(session, 0).trophies == ["old-hewers-shade"]


@pytest.mark.rule("talisman", "13.9")
def test_the_whisperer_takes_a_spell_in_place_of_a_life(joined: CaveMaker) -> None:
    session = going_down(joined().dice(6, 1), "whisperer", "ghost-lamp", character="wizard", spells=["hex", "alchemy"])
    assert asked(session) == (0, "robbed")
    play(session, "card:hex")
    assert one(session, 0).life == 4 and one(session, 0).spells == ["alchemy"]


@pytest.mark.rule("talisman", "13.9")
def test_the_gold_washer_shows_the_way(joined: CaveMaker) -> None:
    session = play(going_down(joined(), "lost-gold-washer", "ghost-lamp"), "yes", "no")
    assert one(session, 0).gold == 0 and "gold-washer" in keys(session)
    assert one(play(session, "gold-washer"), 0).space == "cave-entrance"


@pytest.mark.rule("talisman", "13.9")
def test_the_gold_washers_way_holds_for_the_next_move_only(joined: CaveMaker) -> None:
    session = play(going_down(joined().dice(1), "lost-gold-washer", "ghost-lamp"), "yes", "no")
    assert "gold-washer" in keys(session)
    play(session, "roll", "move:village")
    while asked(session) != (0, "turn"):
        play(session, keys(session)[-1])
    assert "gold-washer" not in keys(session)


@pytest.mark.rule("talisman", "13.9")
def test_the_ghost_lamp_gives_craft_and_the_pony_carries(joined: CaveMaker) -> None:
    made = joined().inside(
        0, "troll", at="gullet", came="cave-entrance", objects=["ghost-lamp"], followers=["pit-pony"]
    )
    session = made.start()
    seen = session.view(PlayerId(0)).heroes[0]
    assert total(seen.craft) == 2 and seen.capacity == 6


@pytest.mark.rule("talisman", "13.9")
@pytest.mark.parametrize(("die", "space"), [(2, "oasis"), (5, "cave-entrance")])
def test_the_buried_river_carries_one_away(joined: CaveMaker, die: int, space: str) -> None:
    session = going_down(joined().dice(die), "buried-river", "ghost-lamp")
    play(session, "yes")
    assert one(session, 0).space == space and (RIVER[3], RIVER[4]) == ("temple", "temple")


@pytest.mark.rule("talisman", "13.7")
@pytest.mark.parametrize(("die", "space"), [(2, "oasis"), (5, "fields-1")])
def test_the_buried_river_carries_no_toad_into_the_cave(joined: CaveMaker, die: int, space: str) -> None:
    made = joined().hero(1, "thief", at="castle", lost=9).lying("fields-1", "pit").dice(die)
    made.underground("buried-river", "ghost-lamp")
    made.hero(0, "troll", at="village", toad=2, strength=1, craft=1, gold=0, followers=["poltergeist"],
              natural={"strength": 6, "craft": 1})  # fmt: skip
    session = play(made.start(), "move:fields-1", "yes", "yes")
    assert one(session, 0).space == space


def test_providence_keeps_the_last_life_at_the_chapel(joined: CaveMaker) -> None:
    session = drawing(joined().dice(6, 1), "grey-bear", "priest", life=1, spells=["providence"])
    assert asked(session) == (0, "response")
    play(session, "cast:providence")
    hero = one(session, 0)
    assert (hero.life, hero.space) == (1, "chapel") and session.state.spells_used == ["providence"]


def test_providence_does_not_work_in_the_cave(joined: CaveMaker) -> None:
    made = joined().inside(0, "priest", at="crawl", came="blind-bend", life=1, spells=["providence"], objects=["cross"])
    session = play(made.cave("cave-rat").dice(6, 1).start(), "step", "space:hanging-stones")
    assert one(session, 0).waiting


def test_riotous_living_sends_whoever_is_about_to_move_to_the_tavern(joined: CaveMaker) -> None:
    made = joined().hero(0, "troll", at="village", objects=["sword"]).dice(6)
    session = made.hero(1, "wizard", at="castle", lost=9, spells=["riotous-living"]).start()
    assert asked(session) == (1, "response")
    play(session, "cast:riotous-living:0")
    assert one(session, 0).space == "tavern" and "told.riotous" in told(session)


def test_sesame_opens_gates_and_the_portal_once(joined: CaveMaker) -> None:
    made = joined().inside(
        0, "wizard", at="great-gates-east", came="scorched-rock", spells=["sesame"], objects=["sword"]
    )
    assert "roll" in keys(play(made.start(), "cast:sesame"))
    ring = JOINED.board.regions["middle"]
    made = joined().hero(0, "wizard", at=ring[ring.index("portal-of-power") - 2], spells=["sesame"]).dice(3)
    session = play(made.start(), "cast:sesame", "roll", "gate")
    assert one(session, 0).space == "plain-of-peril" and one(session, 0).marks == {}


def test_the_golden_thread_sets_the_length_of_a_move_outside(joined: CaveMaker) -> None:
    made = joined().hero(0, "wizard", at="village", spells=["golden-thread"])
    session = play(made.start(), "cast:golden-thread", "pace-1")
    assert keys(session) == ("move:fields-1", "move:fields-6")


def test_stone_skin_saves_all_lives_of_a_battle(joined: CaveMaker) -> None:
    made = joined().inside(0, "priest", at="crawl", came="blind-bend", spells=["stone-skin"], objects=["cross"])
    session = play(made.cave("basilisk").dice(6, 1).start(), "step", "space:hanging-stones", "cast:stone-skin:0")
    assert one(session, 0).life == 4


@pytest.mark.parametrize(("spell", "card"), [("wrath-of-the-mountain", "rock-spider"),
                                             ("shield-of-the-mind", "drowned-one")])  # fmt: skip
def test_wrath_and_the_shield_add_3(joined: CaveMaker, spell: str, card: str) -> None:
    # the Caver 3 / 4 with 3 more: 6 + 1 to 5 + 1, 7 + 1 to 5 + 1
    made = joined().inside(0, "caver", at="crawl", came="blind-bend", spells=[spell], objects=["helmet"]).dice(1, 1)
    session = play(made.cave(card).start(), "step", "space:hanging-stones", f"cast:{spell}:0")
    assert one(session, 0).trophies == [card]


def test_a_cave_in_closes_a_corridor(joined: CaveMaker) -> None:
    made = joined().inside(0, "druid", at="gullet", came="cave-entrance", spells=["cave-in"], objects=["helmet"])
    session = play(made.start(), "cast:cave-in", "space:four-winds", "step")
    assert one(session, 0).space == "cave-entrance"


def test_a_cave_in_may_close_a_space_outside_where_cards_are_drawn(joined: CaveMaker) -> None:
    made = joined().inside(0, "druid", at="gullet", came="cave-entrance", spells=["cave-in"], objects=["helmet"])
    session = play(made.hero(1, "troll", at="fields-2").start(), "cast:cave-in")
    found = keys(session)
    assert {"space:woods-1", "space:sentinel", "space:four-winds", "space:oasis"} <= {*found}
    assert not {"space:fields-2", "space:village", "space:crags", "space:gullet", "space:plain-of-peril"} & {*found}


@pytest.mark.parametrize(("die", "goal"), [(1, "fields-1"), (2, "village")])
def test_no_move_leads_into_a_closed_space_or_past_it(joined: CaveMaker, die: int, goal: str) -> None:
    # from the Graveyard Woods are the next space one way, and closed: 1 and 2 lead the other way
    made = joined().hero(0, "troll", at="graveyard").closed(1, "woods-1").adventure("bag-of-gold").dice(die)
    assert one(play(made.start(), "roll"), 0).space == goal


def test_who_finds_every_way_closed_loses_his_move_and_it_opens_with_the_casters_next_turn(joined: CaveMaker) -> None:
    made = joined().hero(0, "troll", at="crags").closed(1, "fields-2", "plains-1").dice(1)
    session = play(made.hero(1, "monk", at="village").start(), "roll")
    assert one(session, 0).space == "crags" and "told.stuck" in told(session)
    assert asked(session) == (1, "turn") and session.state.closed == {}


def test_neither_bridge_nor_portal_leads_into_a_closed_space(joined: CaveMaker) -> None:
    made = joined().hero(0, "troll", at="sentinel").closed(1, "hills-3").dice(1)
    assert keys(play(made.start(), "roll")) == ("move:hills-1", "move:woods-1")
    session = joined().hero(0, "troll", at="plain-of-peril").closed(1, "portal-of-power").start()
    assert "out" not in keys(session) and "forward:crypt" in keys(session)


def test_who_would_be_carried_into_a_closed_space_stays(joined: CaveMaker) -> None:
    # the Imp's 4 names the Ruins
    made = joined().hero(0, "troll", at="village").closed(1, "ruins").adventure("imp").dice(1, 4)
    session = play(made.start(), "roll", "move:fields-1")
    assert one(session, 0).space == "fields-1" and "told.shut-out" in told(session)


def test_out_of_the_cave_no_way_leads_to_a_closed_space(joined: CaveMaker) -> None:
    made = joined().inside(0, "troll", at="cave-entrance", came="gullet").lying("fields-1", "cave")
    assert "out:fields-1" not in keys(made.closed(1, "fields-1").start())


def test_what_the_dead_have_closed_opens_when_they_do_not_come_back(joined: CaveMaker) -> None:
    # the Thief has the ways closed and the lights out; he dies when the Crown has been reached
    made = joined().turn(1).hero(1, "troll", at="village").hero(2, "monk", at="castle").state(crowned=True)
    made.hero(0, "thief", at="fields-1", life=1).closed(0, "four-winds", "ruins").dice(1, 6, 1)
    made._depths.dark = PlayerId(0)
    session = play(made.start(), "roll", "move:fields-1", "attack:0", "life", "")
    assert not one(session, 0).waiting and session.state.closed == {} and session.state.under.depths.dark is None


def test_shadow_theft_and_healing_breath(joined: CaveMaker) -> None:
    made = joined().hero(
        0, "druid", at="village", life=2, spells=["shadow-theft", "healing-breath"], objects=["helmet"]
    )
    session = made.hero(1, "thief", at="castle", lost=9, objects=["sword"]).start()
    play(session, "cast:healing-breath:0", "cast:shadow-theft:1", "object:sword#1")
    assert one(session, 0).life == 4 and designs(one(session, 0).objects) == ["helmet", "sword"]


def test_the_searchers_have_4_lives_their_fate_and_start(joined: CaveMaker) -> None:
    found = {one_of: JOINED.characters[one_of] for one_of in ("cannibal", "smuggler", "star-castaway")}
    assert [(c.life, c.fate, c.start, c.gold) for c in found.values()] == [
        (4, 1, "forest", 1), (4, 3, "tavern", 3), (4, 4, "ruins", 1),
    ]  # fmt: skip


def test_no_ray_gun_is_emptied_by_a_die_that_is_not_rolled(joined: CaveMaker) -> None:
    # the Assassin's victim adds none: 3 + 6 to 3 and the gun's 2
    made = joined().hero(0, "assassin", at="village").hero(1, "star-castaway", at="fields-1").dice(1, 6)
    session = play(made.start(), "roll", "move:fields-1", "attack:1", "yes")
    assert (one(session, 1).delver.empty, one(session, 1).life) == (0, 3)


def test_the_cannibal_eats_and_has_no_spells(joined: CaveMaker) -> None:
    session = play(drawing(joined().dice(1, 6), "grey-bear", "cannibal", life=2), "yes")
    assert one(session, 0).life == 3 and one(session, 0).trophies == []
    assert session.view(None).heroes[0].spell_limit == 0


def test_the_cyborgs_plates_the_hewers_pick_and_gold(joined: CaveMaker) -> None:
    # Grey Bear 4 + 6 to 4 + 1 + 1: lost, a 6 saves
    assert one(drawing(joined().dice(6, 1, 6), "grey-bear", "cyborg"), 0).life == 4
    session = joined().hero(0, "hewer", at="village", objects=["helmet"]).start()
    assert total(session.view(None).heroes[0].battle) == 5
    assert one(play(drawing(joined(), "pouch", "hewer"), "take:pouch"), 0).gold == 3


def test_the_knight_strikes_again_and_the_witch_speaks_to_animals(joined: CaveMaker) -> None:
    session = drawing(joined().dice(3, 1, 6), "grey-bear", "exiled-knight")
    assert one(play(session, "again"), 0).trophies == ["grey-bear"]
    # Craft 4, Sword 1, 3 to 4 + 3
    session = play(drawing(joined().dice(3, 3), "grey-bear", "bog-witch"), "craft")
    assert one(session, 0).trophies == ["grey-bear"]


def test_the_ray_gun_empties_and_the_smuggler_takes(joined: CaveMaker) -> None:
    session = drawing(joined().dice(1, 2), "grey-bear", "star-castaway")
    assert one(session, 0).trophies == ["grey-bear"] and one(session, 0).delver.empty == 3
    made = joined().hero(1, "thief", at="fields-1", lost=9, gold=2).dice(1)
    session = play(made.hero(0, "smuggler", at="village", objects=["sword"]).start(), "roll", "move:fields-1")
    play(session, "meet:smuggler-takes:1", "gold")
    assert (one(session, 0).gold, one(session, 1).gold) == (2, 1)


def test_the_caver_and_the_hewer_know_their_way(joined: CaveMaker) -> None:
    made = joined().inside(0, "caver", at="long-breath", came="four-winds", objects=["sword"]).dice(2)
    session = play(made.lying("ring-of-bones", "dagger", "club").start(), "roll")
    play(session, "move:ring-of-bones:chamber-of-clocks", "pass-by", "done")
    assert one(session, 0).space == "ring-of-bones"
    made = joined().inside(0, "hewer", at="great-gates-east", came="scorched-rock", objects=["sword"])
    assert "gates-open" in keys(made.start())


@pytest.mark.rule("talisman", "13.5")
def test_arrows_and_the_bloodstone(joined: CaveMaker) -> None:
    session = drawing(joined().dice(4, 1), "grey-bear", "troll", objects=["poisoned-arrows", "sword"])
    assert one(play(session, "use:poisoned-arrows"), 0).trophies == ["grey-bear"]
    session = joined().hero(0, "troll", at="village", life=1, objects=["bloodstone", "sword"]).start()
    assert one(play(session, "use:bloodstone"), 0).life == 6


def test_every_card_that_comes_with_the_cave_alone_is_named_here() -> None:
    text, box = Path(__file__).read_text("utf-8"), load_box()
    cards = [one_of.id for one_of in (*box.cards.values(), *box.spells.values()) if one_of.joined]
    assert len(cards) == 21 and [card for card in cards if f'"{card}"' not in text] == []
