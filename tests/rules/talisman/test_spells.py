"""The 17 Spells, their times, targets, limits and answers. Rules 5.1-5.4; cases T9, T11, T12."""

import pytest

from kraina.games.talisman.points import spell_limit
from tests.rules.script import asked, keys
from tests.rules.talisman.table import DATA, Match, TableMaker, designs, one, play, told


def casts(session: Match, spell: str = "") -> list[str]:
    """Return the keys of the open question that cast a Spell."""
    return [key for key in keys(session) if key.startswith(f"cast:{spell}")]


@pytest.mark.rule("talisman", "5.1")
@pytest.mark.parametrize(("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_craft_says_how_many_spells_may_be_held(table: TableMaker, craft: int, limit: int) -> None:
    session = table().hero(0, "troll", at="village", craft=craft).start()  # T9
    assert spell_limit(DATA, session.state, one(session, 0)) == limit


@pytest.mark.rule("talisman", "5.1")
def test_a_surplus_goes_at_once_in_anothers_turn_too(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="castle", spells=["acquisition"], craft=4)
    made.hero(1, "monk", at="temple", objects=["ring"], spells=["hex", "alchemy"])
    session = play(made.start(), "cast:acquisition:1", "object:ring")
    assert asked(session) == (1, "surplus-spells")
    play(session, "card:hex")
    assert designs(one(session, 1).spells) == ["alchemy"]


@pytest.mark.rule("talisman", "5.2")
def test_as_many_are_cast_as_were_held_when_the_turn_began(table: TableMaker) -> None:
    # One held; the second, gained by the first turn's Temple, must wait: limit 1.
    made = table().hero(0, "thief", at="desert-2", spells=["alchemy"], craft=4, objects=["helmet"])
    made.spell_deck("nullify").hero(1, "monk", at="tavern", spells=["healing"]).dice(1, 4, 4)
    session = play(made.start(), "cast:alchemy", "card:helmet", "move:temple")
    assert designs(one(session, 0).spells) == ["nullify"] and session.state.current == 1


@pytest.mark.rule("talisman", "5.2")
def test_in_anothers_turn_one_is_cast(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village", gold=2).adventure("bag-of-gold").dice(4, 1)
    made.hero(1, "wizard", at="castle", spells=["random#1", "nullify", "invisibility"], craft=6)
    session = made.start()
    assert asked(session) == (1, "response") and casts(session, "random") == ["cast:random#1:1", "cast:random#1:0"]
    play(session, "cast:random#1:0")
    assert one(session, 0).gold == 0 and asked(session) == (0, "turn")
    play(session, "roll", "move:fields-1")
    assert asked(session) == (0, "collect")  # the Wizard is asked no more


@pytest.mark.rule("talisman", "5.3")
def test_without_a_target_a_spell_cannot_be_cast(table: TableMaker) -> None:
    # T11: nobody is hurt, nobody has a Follower, nobody else a Spell.
    made = table().hero(0, "wizard", at="village", spells=["healing", "mesmerism", "nullify"], craft=6)
    session = made.hero(1, "troll", at="castle").start()
    assert casts(session) == []


@pytest.mark.rule("talisman", "5.3")
def test_what_replaces_a_roll_needs_a_roll(table: TableMaker) -> None:
    # T12: not in the Inner Region, not in a blizzard, not with the Poltergeist.
    for at, fields in (("plain-of-peril", {}), ("village", {"slow": 2}), ("village", {"followers": ["poltergeist"]})):
        made = table().hero(0, "wizard", at=at, spells=["teleport"], objects=["helmet"], **fields)
        assert casts(made.start(), "teleport") == []
    assert casts(table().hero(0, "wizard", at="village", spells=["teleport"]).start()) == ["cast:teleport#1"]


@pytest.mark.rule("talisman", "5.4")
def test_answers_unwind_last_in_first_out(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="castle", spells=["acquisition", "counterspell"], craft=4)
    made.hero(1, "monk", at="castle", spells=["counterspell"], gold=3)
    session = play(made.start(), "cast:acquisition:1", "cast:counterspell#2", "cast:counterspell#1", "gold")
    assert one(session, 0).gold == 2 and one(session, 1).gold == 2
    assert designs(session.state.spells_used) == ["counterspell", "counterspell", "acquisition"]


def test_acquisition_takes_an_object_or_gold(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["acquisition"])
    session = made.hero(1, "troll", at="castle", objects=["runesword", "sword"]).start()
    play(session, "cast:acquisition:1")
    assert keys(session) == ("gold", "object:runesword", "object:sword#1")
    play(session, "object:runesword")
    assert designs(one(session, 0).objects) == ["water-bottle", "runesword"]


def test_alchemy_turns_objects_to_gold(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["alchemy"], objects=["helmet", "ring", "axe"])
    session = play(made.start(), "cast:alchemy", "card:helmet+card:ring")
    assert one(session, 0).gold == 3 and designs(one(session, 0).objects) == ["axe"]


def test_counterspell_cancels_the_spell_just_cast(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="castle", spells=["acquisition"]).hero(1, "monk", spells=["counterspell"])
    session = play(made.start(), "cast:acquisition:1", "cast:counterspell#1")
    assert one(session, 0).gold == 1 and asked(session) == (0, "turn")


def test_destroy_magic_silences_spells_and_magic_objects(table: TableMaker) -> None:
    # T9: Solomon's Crown sleeps, Craft falls to 3 and the limit to 1 at once; a Talisman still opens the Valley.
    made = table().hero(0, "thief", at="village", spells=["destroy-magic"]).hero(1, "monk", at="pits", free=True,
        objects=["solomons-crown", "talisman"], spells=["nullify", "random"])  # fmt: skip
    session = play(made.start(), "pass", "cast:destroy-magic")
    assert session.state.silence == 0 and asked(session) == (1, "surplus-spells")
    play(session, "card:nullify")
    assert casts(session) == [] and asked(session) == (0, "turn")


def test_destruction_removes_a_card_and_no_trophy_is_had(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["destruction"]).lying("fields-1", "giant").dice(1)
    session = play(made.lying("crypt", "hermit").adventure("bag-of-gold").start(), "roll", "move:fields-1")
    assert casts(session, "destruction") == ["cast:destruction#1:giant"]  # not the Hermit in the Inner Region
    play(session, "cast:destruction#1:giant")
    assert session.state.adventure_used == ["giant"] and one(session, 0).trophies == []
    play(session, "take:bag-of-gold#1")
    assert one(session, 0).gold == 2


def test_divination_shows_the_top_five_to_its_caster_alone(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["divination"]).adventure("bear", "lion", "ape", "imp", "hag")
    session = made.start()
    session.drain_events()
    play(session, "cast:divination")
    seen = [event for event in session.drain_events() if event.text.key == "told.foresees"]
    assert len(seen) == 5 and all(event.only == (0,) for event in seen)
    assert session.state.adventure[:5] == ["bear", "lion", "ape", "imp", "hag"]


def test_healing_restores_the_life_value(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["healing"]).hero(1, "troll", at="castle", life=2)
    session = play(made.start(), "cast:healing#1:1")
    assert one(session, 1).life == 6


def test_healing_saves_whoever_is_about_to_die(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["healing"], life=1).adventure("giant").dice(1, 6, 1)
    session = play(made.start(), "roll", "move:fields-1", "explore", "pass", "cast:healing#1:0")
    assert one(session, 0).life == 3


@pytest.mark.rule("talisman", "1.6")
def test_a_hex_costs_a_life_before_anything_else_for_three_rounds(table: TableMaker) -> None:
    # The Hex goes when its caster's third turn from now begins.
    made = table().hero(0, "wizard", at="castle", spells=["hex"]).hero(1, "troll", at="village", lost=9)
    made.adventure("bag-of-gold").spell_deck("counterspell").dice(1, 1, 1)
    session = play(made.start(), "cast:hex", "space:fields-1")
    assert session.state.hexes == {"fields-1": "hex"} and session.state.spells_used == []
    assert session.state.hex_turns == {"hex": 3}
    play(session, "roll", "move:portal-of-power", "take:bag-of-gold#1")
    assert session.state.hex_turns == {"hex": 2}
    play(session, "roll", "move:castle")
    assert session.state.hex_turns == {"hex": 1}
    play(session, "roll", "move:portal-of-power")
    assert session.state.hexes == {} and session.state.spells_used == ["hex"]


@pytest.mark.rule("talisman", "1.6")
def test_whoever_lands_in_a_hex_loses_a_life_before_he_meets_anybody(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "monk", at="fields-1").dice(1)
    hexed = {"hexes": {"fields-1": "hex"}, "hexers": {"hex": 1}, "hex_turns": {"hex": 1}}
    made._spells.remove("hex")
    session = play(made.state(**hexed).start(), "roll", "move:fields-1")
    assert one(session, 0).life == 5 and asked(session) == (0, "arrived")
    assert session.state.hexes == {"fields-1": "hex"}


def test_immobility_takes_the_turn_that_begins(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "thief", at="castle", spells=["immobility"])
    session = made.start()
    assert asked(session) == (1, "response") and casts(session) == ["cast:immobility#1:0"]
    play(session, "cast:immobility#1:0")
    assert asked(session) == (1, "turn") and one(session, 0).space == "village"


def test_immobility_lets_a_creature_be_evaded(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="fields-5", spells=["immobility"]).adventure("giant", "bag-of-gold").dice(1)
    session = play(made.start(), "roll", "move:ruins", "cast:immobility#1:giant", "take:bag-of-gold#1")
    assert one(session, 0).life == 4 and one(session, 0).gold == 2 and designs(session.state.here("ruins")) == ["giant"]


def test_invisibility_evades_everything_till_the_turn_ends(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="fields-5", spells=["invisibility"]).adventure("giant", "demon").dice(1)
    session = play(made.start(), "cast:invisibility", "roll", "move:ruins", "evade", "evade")
    assert one(session, 0).life == 4 and designs(session.state.here("ruins")) == ["giant", "demon"]


def test_the_attacked_vanishes_before_the_dice(table: TableMaker) -> None:
    made = table().hero(0, "troll", at="village").hero(1, "thief", at="fields-1", spells=["invisibility"]).dice(1)
    session = play(made.start(), "pass", "roll", "move:fields-1", "pass", "attack:1", "cast:invisibility")
    assert one(session, 1).life == 4 and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "4.1")
def test_mesmerism_takes_a_follower_but_not_by_who_may_have_none(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["mesmerism"], followers=["guide"])
    session = play(made.hero(1, "troll", at="castle", followers=["maiden", "poltergeist"]).start(), "cast:mesmerism:1")
    assert designs(one(session, 0).followers) == ["guide", "maiden"]
    made = table().hero(0, "thief", at="village", spells=["mesmerism"], followers=["hag"], objects=["helmet"])
    assert casts(made.hero(1, "troll", at="castle", followers=["maiden"]).start()) == []


def test_nullify_discards_all_spells_of_a_character(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["nullify"])
    made.hero(1, "monk", at="castle", craft=4, spells=["hex", "alchemy"])
    session = play(made.start(), "cast:nullify:1")
    assert one(session, 1).spells == [] and sorted(session.state.spells_used) == ["alchemy", "hex", "nullify"]


def test_preservation_saves_a_life_or_an_enemy(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["preservation"], life=1).hero(1, "troll", at="castle")
    session = play(made.adventure("giant").dice(1, 6, 1).start(), "roll", "move:fields-1", "cast:preservation:0")
    assert one(session, 0).life == 1
    made = table().hero(0, "troll", at="village").hero(1, "thief", at="castle", spells=["preservation"])
    session = play(made.adventure("wolf").dice(1, 1, 6).start(), "roll", "move:fields-1")
    assert casts(session) == ["cast:preservation:wolf"]
    play(session, "cast:preservation:wolf")
    assert one(session, 0).trophies == [] and designs(session.state.here("fields-1")) == ["wolf"]


def test_psionic_blast_adds_the_printed_craft_in_a_battle(table: TableMaker) -> None:
    # Monk 2 + Craft 5 by his ability + printed 3 = 10 + 1 against Giant 6 + 5 = 11: a stand-off.
    made = table().hero(0, "monk", at="village", craft=5, spells=["psionic-blast"]).adventure("giant").dice(1, 5, 1)
    session = play(made.start(), "roll", "move:fields-1", "cast:psionic-blast#1")
    assert one(session, 0).life == 4 and one(session, 0).trophies == []


@pytest.mark.parametrize(
    ("die", "field", "value"),
    [(1, "toad", 3), (2, "strength", 2), (3, "craft", 3), (4, "gold", 0), (5, "strength", 5), (6, "life", 5)],
)
def test_random_does_what_the_targets_die_says(table: TableMaker, die: int, field: str, value: int) -> None:
    made = table().hero(0, "thief", at="castle", spells=["random"])
    made.hero(1, "monk", at="temple", strength=4, craft=5, gold=3).dice(die)
    session = play(made.start(), "cast:random#1:1")
    assert getattr(one(session, 1), field) == value


def test_teleport_leads_to_any_space_of_the_region(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="village", spells=["teleport"]).dice(4)
    session = play(made.start(), "cast:teleport#1")
    assert len(keys(session)) == 23 and "space:village" not in keys(session)
    play(session, "space:tavern")
    assert one(session, 0).space == "tavern" and one(session, 0).gold == 2


def test_temporal_warp_gives_three_turns_in_a_row(table: TableMaker) -> None:
    # A7: lost in the first of the three is the second.
    made = table().hero(0, "thief", at="village", spells=["temporal-warp"]).adventure("siren", "bag-of-gold")
    made.hero(1, "monk", at="castle").dice(1, 1)
    session = play(made.start(), "cast:temporal-warp", "roll", "move:fields-1")
    assert asked(session) == (0, "turn") and one(session, 0).turns == 3 and session.state.extra_turns == 0
    play(session, "roll", "move:village", "nobody")
    assert asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "5.3")
def test_the_cursed_glade(table: TableMaker) -> None:
    # A5: 4/4 there; one of three Spells goes; the Serpent 4 is fought 4 to 4; the Helmet saves on 6; no Blast.
    made = table().hero(0, "druid", at="hills-3", strength=4, craft=4,
                        objects=["ring", "solomons-crown", "sword", "wand", "helmet"], followers=["mule"],
                        spells=["psionic-blast", "hex", "alchemy"])  # fmt: skip
    session = play(made.adventure("serpent").dice(1, 5, 1, 6).start(), "roll", "move:cursed-glade")
    assert asked(session) == (0, "surplus-spells")
    play(session, "card:hex", "explore")
    assert one(session, 0).life == 4 and len(one(session, 0).spells) == 2 and asked(session) == (1, "turn")


@pytest.mark.rule("talisman", "5.1")
def test_on_the_glade_the_maidens_craft_keeps_the_spells_and_passing_it_does_nothing(table: TableMaker) -> None:
    # A5: Craft 4 + 2 by the Maiden holds all three; Ring and Solomon's Crown, +3, would be silent there.
    made = table().hero(0, "druid", at="hills-3", craft=4, objects=["ring", "solomons-crown"], followers=["maiden"],
                        spells=["psionic-blast", "hex", "alchemy"])  # fmt: skip
    session = play(made.adventure("bag-of-gold").dice(1).start(), "roll", "move:cursed-glade", "explore")
    assert keys(session) == ("take:bag-of-gold#1", "done") and len(one(session, 0).spells) == 3
    made = table().hero(0, "druid", at="hills-3", craft=4, objects=["ring", "solomons-crown"],
                        spells=["psionic-blast", "hex", "alchemy"])  # fmt: skip
    session = play(made.adventure("bag-of-gold").dice(2).start(), "roll", "move:runes-1", "explore")
    assert keys(session) == ("take:bag-of-gold#1", "done") and len(one(session, 0).spells) == 3


@pytest.mark.rule("talisman", "5.3")
def test_healing_does_not_reach_the_glade_but_the_command_does(table: TableMaker) -> None:
    # A5: B cannot cast Healing on him there; Command reaches him.
    made = table().hero(0, "thief", at="castle", life=3, spells=["healing"]).hero(1, "monk", at="cursed-glade", life=2)
    assert casts(made.start()) == ["cast:healing#1:0"]
    made = table().hero(0, "troll", at="crown-of-command").state(crowned=True)
    session = play(made.hero(1, "monk", at="cursed-glade", life=2).dice(4).start(), "stay")
    assert one(session, 1).life == 1


def test_nobody_is_reached_on_the_glade_or_through_the_amulet(table: TableMaker) -> None:
    made = table().hero(0, "thief", at="castle", spells=["random"]).hero(1, "monk", at="cursed-glade")
    session = made.hero(2, "troll", at="city", objects=["amulet"]).start()
    assert casts(session) == ["cast:random#1:0"] and told(session)
