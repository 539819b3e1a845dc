"""The Cave beside the board: in and out, moving, searching, the Crystal, Toads and death. Rules 13.1-13.7."""

from collections.abc import Callable

import pytest

from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, design_of
from kraina.engine.rng import Rng
from kraina.engine.text import Text, text
from kraina.games.talisman.game import Talisman
from kraina.games.talisman.piles import discard
from kraina.kit.points import total
from tests.rules.script import asked, keys
from tests.rules.talisman.below import JOINED, CaveTable
from tests.rules.talisman.table import DEFAULTS, Match, designs, one, play, told

CaveMaker = Callable[[], CaveTable]
SEATS = [Seat("a"), Seat("b")]


@pytest.mark.rule("talisman", "13.8")
@pytest.mark.rule("talisman", "13.9")
@pytest.mark.parametrize(("underground", "cave", "below"), [("pit", 59, 12), ("cave", 71, 0)])
def test_the_box_is_shuffled_in(underground: str, cave: int, below: int) -> None:
    options = {**DEFAULTS, "cave": "on", "underground": underground}
    state = Talisman().setup(SEATS, options, Rng(4))
    assert (len(state.adventure), len(state.under.cave), len(state.under.underground)) == (134, cave, below)
    assert len(state.spells) + sum(len(hero.spells) for hero in state.heroes) == 34
    assert state.under.gone == ["magic-crystal"] and len(state.unused) + 2 == 22
    assert Talisman().setup(SEATS, DEFAULTS, Rng(4)).under.cave == []


@pytest.mark.rule("talisman", "13.1")
def test_from_the_crags_one_goes_in_with_the_next_move(joined: CaveMaker) -> None:
    # no die is rolled on the Crags; the Mule stays there, the Hag lets go
    made = joined().hero(0, "troll", at="crags", followers=["mule#s1"])
    made.hero(1, "thief", at="castle", lost=9)
    crags = JOINED.board
    near = crags.step("crags", -1)
    session = made.hero(0, "troll", at=near, followers=["mule#s1"]).dice(1).start()
    play(session, "roll", "move:crags", "yes")
    assert one(session, 0).space == "crags" and "told.cave-bound" in told(session)
    assert keys(session)[0] == "enter-cave"
    play(session, "enter-cave")
    assert one(session, 0).space == "cave-entrance" and one(session, 0).followers == []
    assert designs(session.state.here("crags")) == ["mule"]


@pytest.mark.rule("talisman", "13.1")
def test_the_card_cave_is_a_way_in_too_and_the_hag_stays_behind(joined: CaveMaker) -> None:
    made = joined().lying("fields-1", "cave").hero(0, "troll", at="village", followers=["hag"]).dice(1)
    session = play(made.hero(1, "thief", at="castle", lost=9).start(), "move:fields-1", "yes")
    assert one(session, 0).space == "cave-entrance" and one(session, 0).followers == []
    assert "hag" in session.state.adventure_used
    assert keys(session) == ("roll", "step", "out:crags", "out:fields-1")


@pytest.mark.rule("talisman", "13.1")
def test_out_of_the_cave_the_space_is_encountered(joined: CaveMaker) -> None:
    made = joined().inside(0, "dwarf", at="cave-entrance", objects=["sword"]).dice(6)
    session = play(made.start(), "out:crags", "no")
    assert one(session, 0).space == "crags" and asked(session) == (0, "need-not-roll")
    play(session, "no")
    assert asked(session)[1] != "need-not-roll"


@pytest.mark.rule("talisman", "13.2")
def test_below_craft_6_the_die_decides_at_forks(joined: CaveMaker) -> None:
    # the Troll, Craft 1, from the Gullet: 2, then 5: right, the Salt Passage
    made = joined().inside(0, "troll", at="gullet", came="cave-entrance", objects=["sword"]).dice(2, 5)
    session = made.lying("salt-passage", "dagger", "buckler").start()
    assert keys(session)[:2] == ("roll", "step")
    play(session, "roll", "go-on", "done")
    assert one(session, 0).space == "salt-passage" and one(session, 0).delver.came == "four-winds"


@pytest.mark.rule("talisman", "13.2")
def test_fate_turns_the_dice_of_the_cave(joined: CaveMaker) -> None:
    made = joined().inside(0, "troll", at="gullet", came="cave-entrance", objects=["sword"], fate=1).dice(2, 5, 1)
    session = made.lying("dripping-vault", "dagger", "buckler").start()
    play(session, "roll", "keep", "go-on", "again:0", "done")
    assert one(session, 0).space == "dripping-vault" and one(session, 0).fate == 0


@pytest.mark.rule("talisman", "13.2")
@pytest.mark.parametrize(("die", "open_"), [(2, False), (3, True)])
def test_the_pickaxe_opens_the_gates_on_3(joined: CaveMaker, die: int, open_: bool) -> None:
    made = joined().inside(0, "troll", at="great-gates-east", came="scorched-rock", objects=["pickaxe"]).dice(die)
    session = play(made.start(), "gates-pickaxe")
    assert asked(session) == (0 if open_ else 1, "turn") and ("told.gates-shut" in told(session)) != open_


@pytest.mark.rule("talisman", "13.2")
def test_a_chamber_that_stops_a_move_must_be_dealt_with(joined: CaveMaker) -> None:
    # passing 5; kind 1, Terror: a life; the Thief there cannot be met
    made = joined().inside(0, "troll", at="long-breath", came="four-winds", objects=["sword"]).dice(2, 5, 1)
    session = play(made.inside(1, "thief", at="chamber-of-clocks", lost=9).start(), "roll", "go-on")
    assert one(session, 0).space == "chamber-of-clocks" and one(session, 0).life == 5


@pytest.mark.rule("talisman", "13.3")
def test_only_cave_cards_are_drawn_inside_and_no_power_comes_of_seven(joined: CaveMaker) -> None:
    # Crossing of Four Winds: 2 Adventure cards alone, 2 Cave cards here
    made = joined().inside(0, "troll", at="gullet", came="cave-entrance", objects=["sword"])
    session = play(made.cave("iron-key", "dagger").start(), "step", "space:four-winds")
    assert session.state.here("four-winds") == ["iron-key", "dagger"] and asked(session) == (0, "collect")
    assert one(session, 0).delver.drawn == 0


@pytest.mark.rule("talisman", "13.3")
@pytest.mark.rule("jaskinia", "13.3")
def test_what_strikes_a_region_or_a_blizzard_does_not_reach_in(joined: CaveMaker) -> None:
    for card in ("pestilence", "blizzard", "storm"):
        made = (
            joined().inside(1, "thief", at="gullet", lost=0).hero(0, "troll", at="village", objects=["sword"]).dice(1)
        )
        session = play(made.adventure(card).start(), "roll", "move:fields-1")
        assert (one(session, 1).life, one(session, 1).slow, one(session, 1).lost) == (4, 0, 0), card


@pytest.mark.rule("talisman", "13.3")
def test_command_reaches_in(joined: CaveMaker) -> None:
    made = joined().hero(0, "troll", at="crown-of-command", objects=["sword"]).dice(4).state(crowned=True)
    session = play(made.inside(1, "thief", at="gullet", lost=9).start(), "stay")
    assert one(session, 1).life == 3


@pytest.mark.rule("jaskinia", "9.7")
def test_teleport_is_not_cast_in_the_cave(joined: CaveMaker) -> None:
    made = joined().inside(0, "wizard", at="gullet", came="cave-entrance", spells=["teleport"], objects=["sword"])
    assert not any(key.startswith("cast:") for key in keys(made.start()))


@pytest.mark.rule("talisman", "13.5")
def test_nothing_is_evaded_and_the_costliest_counts(joined: CaveMaker) -> None:
    # the Basilisk 8: Troll 6 + 1 + 1 to 8 + 6: 2 lives, and the turn is over
    made = joined().inside(0, "troll", at="crawl", came="blind-bend", objects=["sword"]).dice(6, 1)
    session = play(made.cave("basilisk").start(), "step", "space:hanging-stones")
    assert one(session, 0).life == 4 and session.state.here("hanging-stones") == ["basilisk"]


@pytest.mark.rule("talisman", "13.5")
def test_ghosts_are_trophies_here_and_bring_what_they_bring(joined: CaveMaker) -> None:
    # Craft 9 + 6 to the Strzyga's 7 + 1
    made = joined().inside(0, "wizard", at="crawl", came="blind-bend", craft=9, objects=["sword"]).dice(1, 1, 6)
    session = play(made.cave("strzyga").start(), "roll", "move:hanging-stones")
    assert one(session, 0).trophies == ["strzyga"] and one(session, 0).craft == 10


@pytest.mark.rule("talisman", "13.5")
def test_a_quest_fulfilled_inside_leads_out_at_once(joined: CaveMaker) -> None:
    made = joined().inside(0, "troll", at="crawl", came="blind-bend", quest="enemy", objects=["sword"]).dice(1, 6)
    session = play(made.lying("hanging-stones", "cave-rat").start(), "step", "space:hanging-stones")
    hero = one(session, 0)
    assert (hero.space, hero.trophies, hero.quest) == ("warlocks-cave", ["cave-rat"], "")
    assert "talisman" in designs(hero.objects) and hero.delver.came == ""


@pytest.mark.rule("talisman", "13.2")
def test_the_troll_heals_in_place_of_a_move_of_6_in_the_cave_too(joined: CaveMaker) -> None:
    for life, rolled, healed in ((3, 6, 4), (6, 6, None), (3, 1, None)):
        made = joined().inside(0, "troll", at="four-winds", came="gullet", craft=6, life=life, objects=["sword"])
        session = play(made.dice(rolled).start(), "roll")
        assert asked(session) == (0, "troll-heal" if healed else "move")
        if healed:
            hero = one(play(session, "yes"), 0)
            assert (hero.life, hero.space, asked(session)[0]) == (healed, "four-winds", 1)


@pytest.mark.rule("talisman", "13.4")
@pytest.mark.rule("talisman", "13.6")
def test_the_trials_bring_the_crystal_and_the_match_goes_on(joined: CaveMaker) -> None:
    # Beast: 12+1 : 10+6 lost, 1 Strength; 11+6 : 10+1 won. Phantom 5+6 : 8+1. Gnome 1+1+1; its die falls first.
    made = joined().found("chamber-of-clocks").dice(6, 1, 1, 6, 1, 6, 1, 1, 1)
    made.inside(0, "wizard", at="long-breath", came="four-winds", strength=10, craft=5, gold=9,
                objects=["sword", "helmet"], followers=["hound"], life=4)  # fmt: skip
    session = play(made.start(), "step", "space:chamber-of-clocks")
    assert asked(session) == (0, "trials")
    play(session, "yes", "")
    hero = one(session, 0)
    assert "magic-crystal" in hero.objects and session.outcome is None and hero.gold == 6
    assert hero.strength == 9 and hero.life == 4


@pytest.mark.rule("talisman", "13.4")
def test_who_fails_is_barred_and_nobody_is_out(joined: CaveMaker) -> None:
    made = joined().found("chamber-of-clocks").dice(6, 1)
    made.inside(0, "troll", at="long-breath", came="four-winds", objects=["sword"])
    session = play(made.start(), "step", "space:chamber-of-clocks", "yes")
    assert (one(session, 0).life, one(session, 0).strength, one(session, 0).delver.barred) == (6, 6, 3)


@pytest.mark.rule("talisman", "13.6")
def test_what_the_crystal_is_worth(joined: CaveMaker) -> None:
    made = joined().hero(0, "troll", at="castle", objects=["magic-crystal", "sword"])
    session = made.start()
    seen = session.view(PlayerId(0)).heroes[0]
    assert (total(seen.strength), total(seen.craft)) == (7, 2)
    assert "leave:magic-crystal" not in keys(session) and "leave:sword#1" in keys(session)


@pytest.mark.rule("talisman", "13.6")
@pytest.mark.parametrize(("crystal", "space"), [("full", "plain-of-peril"), ("talisman", "portal-of-power")])
def test_the_portal_opens_before_its_owner(joined: CaveMaker, crystal: str, space: str) -> None:
    made = joined().option(crystal=crystal).hero(0, "troll", at="castle", objects=["magic-crystal"]).dice(3)
    ring = JOINED.board.regions["middle"]
    made.hero(0, "troll", at=ring[ring.index("portal-of-power") - 2], objects=["magic-crystal", "sword"])
    session = play(made.start(), "roll", "gate")
    if crystal == "talisman":
        made.dice(6, 6)
        play(session, "strength")
    assert one(session, 0).space == space


def hint(session: Match, key: str) -> Text | None:
    """Return what is told with an option of the open question."""
    assert session.pending is not None
    return next(option.hint for option in session.pending.options if option.key == key)


@pytest.mark.rule("talisman", "13.6")
def test_wherever_the_crystal_helps_towards_the_crown_it_says_so(joined: CaveMaker) -> None:
    ring, owned = JOINED.board.regions["middle"], ["magic-crystal", "sword"]
    near = ring[ring.index("portal-of-power") - 2]
    session = play(joined().hero(0, "troll", at=near, objects=owned).dice(3).start(), "roll")
    assert hint(session, "gate") == text("chance.portal-crystal")
    made = joined().option(crystal="talisman").hero(0, "troll", at=near, objects=owned).dice(3)
    # as a Talisman only it leaves the dice: Strength 6 + 1 opens in 21 of 36 rolls, Craft 1 + 1 in 1
    by = {kind: text(f"chance.portal-{kind}", won=won, of=36) for kind, won in (("strength", 21), ("craft", 1))}
    assert hint(play(made.start(), "roll"), "gate") == text("chance.portal", **by)
    made = joined().hero(0, "troll", at="werewolf-den", objects=owned, free=True)
    assert hint(made.start(), "forward:valley-of-fire") == text("chance.valley-crystal")
    made = joined().hero(0, "troll", at="valley-of-fire", objects=owned)
    assert hint(made.start(), "crown") == text("chance.command-crystal", won=4, of=6)


@pytest.mark.rule("talisman", "13.6")
def test_sesame_opens_the_portal_and_says_so_and_the_crystal_saves_it(joined: CaveMaker) -> None:
    ring = JOINED.board.regions["middle"]
    near = ring[ring.index("portal-of-power") - 2]
    session = play(joined().hero(0, "troll", at=near, objects=["sword"], marks={"sesame:0": 1}).dice(3).start(), "roll")
    assert hint(session, "gate") == text("chance.portal-sesame")
    hero = one(play(session, "gate"), 0)
    assert hero.space == "plain-of-peril" and "sesame:0" not in hero.marks
    made = joined().hero(0, "troll", at=near, objects=["magic-crystal", "sword"], marks={"sesame:0": 1}).dice(3)
    assert "sesame:0" in one(play(made.start(), "roll", "gate"), 0).marks


@pytest.mark.rule("talisman", "11.3")
def test_the_crystal_never_makes_an_easier_command_harder(joined: CaveMaker) -> None:
    made = joined().option(command="easier").state(crowned=True).dice(2)
    made.hero(0, "troll", at="crown-of-command", objects=["magic-crystal", "sword"])
    for seat, character in enumerate(("thief", "monk", "elf", "druid", "wizard"), start=1):
        made.hero(seat, character, at="castle", lost=9)
    assert [one(play(made.start(), "stay"), 1).life] == [3]  # with six players from 2 on


@pytest.mark.rule("talisman", "13.6")
@pytest.mark.parametrize(("die", "life"), [(3, 3), (2, 4)])
def test_its_owners_command_works_from_3_on(joined: CaveMaker, die: int, life: int) -> None:
    made = (
        joined()
        .hero(0, "troll", at="crown-of-command", objects=["magic-crystal", "sword"])
        .dice(die)
        .state(crowned=True)
    )
    assert one(play(made.hero(1, "thief", at="castle", lost=9).start(), "stay"), 1).life == life


@pytest.mark.rule("talisman", "13.6")
def test_when_its_owner_dies_it_is_back_in_its_chamber(joined: CaveMaker) -> None:
    made = (
        joined()
        .inside(0, "troll", at="crawl", came="blind-bend", life=1, objects=["magic-crystal", "sword"])
        .dice(6, 1)
    )
    session = play(made.cave("basilisk").start(), "step", "space:hanging-stones")
    assert session.state.under.gone == ["magic-crystal"] and one(session, 0).waiting
    assert "magic-crystal" not in [design_of(uid) for uid in session.state.here("hanging-stones")]


@pytest.mark.rule("talisman", "13.7")
@pytest.mark.rule("jaskinia", "16.1")
def test_no_toads_in_the_cave(joined: CaveMaker) -> None:
    # Random 1 cast on somebody inside: no Toad; a Toad at the Crags is not asked
    made = joined().turn(1).hero(1, "thief", at="castle", spells=["random"]).dice(1)
    session = play(made.inside(0, "troll", at="gullet", objects=["sword"]).start(), "cast:random#1:0")
    assert one(session, 0).toad == 0 and one(session, 0).objects == ["sword#1"]
    near = JOINED.board.step("crags", -1)
    made = joined().hero(0, "troll", at=near, toad=2, natural={"strength": 6, "craft": 1}, strength=1, craft=1,
                         followers=["poltergeist"]).dice(3)  # fmt: skip
    session = play(made.start(), "move:crags")
    assert not any(mark.startswith("cave-bound") for mark in one(session, 0).marks)


@pytest.mark.rule("talisman", "13.7")
def test_who_becomes_a_toad_at_the_crags_does_not_go_in(joined: CaveMaker) -> None:
    made = joined().turn(1).hero(1, "thief", at="castle", spells=["random"]).dice(1)
    made.hero(0, "troll", at="crags", objects=["sword"], marks={"cave-bound:crags": 1})
    session = play(made.start(), "cast:random#1:0")
    assert one(session, 0).toad == 3 and one(session, 0).marks == {}


@pytest.mark.rule("talisman", "13.3")
@pytest.mark.rule("jaskinia", "4.3")
@pytest.mark.rule("jaskinia", "17.1")
def test_who_dies_inside_begins_anew_outside_and_the_last_one_wins(joined: CaveMaker) -> None:
    made = joined().found("chamber-of-ashes").inside(0, "troll", at="crawl", came="blind-bend", life=1, gold=2,
                                                     objects=["sword"]).dice(6, 1)  # fmt: skip
    session = play(made.cave("basilisk").start(), "step", "space:hanging-stones")
    assert one(session, 0).waiting and session.state.purse == {"hanging-stones": 2}
    assert designs(session.state.here("hanging-stones")) == ["basilisk", "sword"]


@pytest.mark.rule("talisman", "13.6")
def test_the_abyss_takes_the_crystal_too_and_it_is_back_in_its_chamber(joined: CaveMaker) -> None:
    made = joined().found("chamber-of-ashes").inside(0, "troll", at="long-breath", objects=["magic-crystal", "sword"])
    session = play(made.dice(6, 1).start(), "step", "space:chamber-of-clocks")
    assert one(session, 0).objects == [] and session.state.under.gone == ["magic-crystal"]


@pytest.mark.rule("talisman", "13.1")
def test_what_the_mule_carried_stays_outside(joined: CaveMaker) -> None:
    goods = ["sword", "helmet", "axe", "armour", "shield"]
    made = joined().hero(0, "troll", at="crags", objects=goods, followers=["mule#s1"], marks={"cave-bound:crags": 1})
    session = play(made.start(), "enter-cave")
    assert asked(session) == (0, "overload")
    play(session, keys(session)[2])
    assert one(session, 0).space == "cave-entrance" and len(one(session, 0).objects) == 4
    assert designs(session.state.here("crags")) == ["mule", "axe"]


@pytest.mark.rule("talisman", "13.1")
def test_nobody_gains_a_mule_inside(joined: CaveMaker) -> None:
    # at the Market Day that the Thief draws outside, and by Mesmerism
    made = joined().turn(1).hero(1, "thief", at="village").adventure("market-day").dice(1)
    made.inside(0, "troll", at="crawl", came="blind-bend", gold=5)
    session = play(made.start(), "roll", "move:fields-1", "done")
    assert asked(session) == (0, "buy") and "buy:helmet" in keys(session) and "buy:mule" not in keys(session)
    made = joined().inside(0, "druid", at="crawl", came="blind-bend", spells=["mesmerism"], objects=["helmet"])
    session = made.hero(1, "thief", at="city", followers=["mule#s1"]).start()
    assert not [key for key in keys(session) if key.startswith("cast:")]
    made = joined().inside(0, "druid", at="crawl", came="blind-bend", spells=["mesmerism"], objects=["helmet"])
    made.hero(1, "thief", at="city", followers=["mule#s1", "hound"])
    assert one(play(made.start(), "cast:mesmerism:1"), 0).followers == ["hound"]


@pytest.mark.rule("talisman", "13.3")
def test_a_blizzard_from_outside_slows_nobody_inside(joined: CaveMaker) -> None:
    made = joined().inside(0, "wizard", at="crawl", came="blind-bend", craft=6, slow=2)
    assert {"roll", "step"} & {*keys(made.start())} == {"roll"}
    made = joined().hero(0, "wizard", at="village", slow=2).adventure("bag-of-gold")
    assert one(play(made.start(), "roll", "move:fields-1"), 0).space == "fields-1"  # without a die


@pytest.mark.rule("talisman", "13.5")
def test_whom_the_wisp_leads_on_searches_there(joined: CaveMaker) -> None:
    # Craft 1 + 1 to 3 + 6; at the Hanging Stones 4 leads right, to the Mirrors: Grotto, 2: 2 gold
    made = joined().inside(0, "troll", at="crawl", came="blind-bend", objects=["sword"]).cave("will-o-the-wisp")
    session = play(made.dice(6, 1, 4, 3, 2).start(), "step", "space:hanging-stones")
    hero = one(session, 0)
    assert (hero.space, hero.gold, hero.life) == ("chamber-of-mirrors", 3, 6)


@pytest.mark.rule("talisman", "13.6")
def test_no_trials_are_offered_for_a_crystal_that_somebody_has(joined: CaveMaker) -> None:
    made = joined().found("chamber-of-clocks").hero(1, "thief", at="city", lost=9, objects=["magic-crystal"])
    made.inside(0, "troll", at="long-breath", came="four-winds", gold=9, strength=12)
    session = play(made.start(), "step", "space:chamber-of-clocks")
    assert asked(session)[1] == "turn" and "told.crystal-gone" in told(session) and one(session, 0).gold == 9


@pytest.mark.rule("talisman", "13.9")
def test_underground_cards_of_the_cave_go_back_to_its_cards(joined: CaveMaker) -> None:
    made = joined().option(underground="cave").underground("mole-rat")
    made.inside(0, "troll", at="crawl", came="blind-bend", objects=["sword"])
    session = made.start()
    state = session.state
    state.under.cave = [*state.under.underground, *state.under.cave]
    state.under.underground = []
    discard(JOINED, state, state.under.cave.pop(0))
    assert (state.under.cave_used, state.under.underground_used) == (["mole-rat"], [])


@pytest.mark.rule("talisman", "13.5")
def test_invisibility_does_not_help_against_creatures_inside(joined: CaveMaker) -> None:
    made = joined().inside(0, "priest", at="crawl", came="blind-bend", spells=["invisibility"], objects=["helmet"])
    session = play(made.cave("cave-rat").dice(1, 6).start(), "step", "space:hanging-stones", "explore")
    assert one(session, 0).trophies == ["cave-rat"]


@pytest.mark.rule("talisman", "13.5")
def test_an_animal_that_does_not_attack_the_minstrel_bars_the_rest(joined: CaveMaker) -> None:
    made = joined().inside(0, "minstrel", at="crawl", came="blind-bend", objects=["helmet"])
    session = play(made.lying("hanging-stones", "cave-rat", "dagger").start(), "step", "space:hanging-stones", "pass")
    assert session.state.here("hanging-stones") == ["cave-rat", "dagger"] and asked(session)[1] == "turn"


@pytest.mark.rule("talisman", "13.5")
@pytest.mark.rule("jaskinia", "13.7")
@pytest.mark.parametrize(
    ("weapon", "at", "life"), [("dagger", "gullet", 4), ("club", "gullet", 3), ("dagger", "city", 3)]
)
def test_battle_armour_turns_four_weapons_aside_in_the_cave_alone(
    joined: CaveMaker, weapon: str, at: str, life: int
) -> None:
    # the Troll comes and wins 6 + 1 + 6 to 3 + 1; the armour's own die would be 1
    near = "four-winds" if at == "gullet" else JOINED.board.step("city", 1)
    made = joined().hero(1, "thief", at=at, lost=9, objects=["battle-armour"]).dice(*([] if at == "gullet" else [1]))
    made.hero(0, "troll", at=near, objects=[weapon]).dice(6, 1, *([] if life == 4 else [1]))
    session = made.start()
    play(session, *(["step", "space:gullet"] if at == "gullet" else ["roll", "move:city"]), "attack:1", "life")
    assert one(session, 1).life == life
