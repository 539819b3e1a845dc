"""Finding the Crystal's Chamber, the three trials, and winning. Rules 4.3, 12.4, 12.5, 17.1."""

import pytest

from tests.rules.jaskinia.table import Match, Table, TableMaker, exploring, one, play, told
from tests.rules.script import asked, keys

CLOCKS = "chamber-of-clocks"


def arriving(made: Table, character: str = "caver", **fields: object) -> Match:
    """Have seat 0, who rolls 1, come from the Long Breath into the Chamber of Clocks."""
    made.searcher(0, character, at="long-breath", came="four-winds", **fields)
    session = made.start()
    return play(session, *(["step", f"space:{CLOCKS}"] if "step" in keys(session) else ["roll", f"move:{CLOCKS}"]))


@pytest.mark.rule("jaskinia", "12.5")
@pytest.mark.parametrize(
    ("power", "dice", "found"),
    [(6, (6, 6), True), (6, (6, 5), False), (7, (6, 5), True), (7, (5, 5), False), (8, (4, 6), True),
     (8, (4, 5), False), (9, (3, 4), True), (9, (3, 3), False), (12, (1, 6), True)],
)  # fmt: skip
def test_two_dice_find_the_chamber(table: TableMaker, power: int, dice: tuple[int, int], found: bool) -> None:
    session = arriving(table().dice(1, *dice), power=power, items=["dagger"])
    assert keys(session) == ("one-die", "two-dice")
    play(session, "two-dice")
    assert (session.state.depths.found == CLOCKS) == found
    assert one(session).power == (power if found else power - 1)
    assert asked(session) == (0, "trials" if found else "turn")


@pytest.mark.rule("jaskinia", "12.5")
def test_below_power_6_nobody_looks_for_it(table: TableMaker) -> None:
    # kind 1, Terror
    assert one(arriving(table().dice(1), power=5)).stamina == 3


@pytest.mark.rule("jaskinia", "12.4")
def test_once_found_no_other_chamber_is_looked_at_by_two_dice(table: TableMaker) -> None:
    session = arriving(table().found("chamber-of-ashes").dice(1, 1), power=9, items=["dagger"])
    assert one(session).turns == 2 and session.state.depths.found == "chamber-of-ashes"


@pytest.mark.rule("jaskinia", "12.5")
@pytest.mark.parametrize(("dice", "area"), [((1, 1), "chamber-of-ashes"), ((3, 4), "chamber-of-the-throne"),
                                            ((5, 6), "chamber-of-the-drowned")])  # fmt: skip
def test_a_pointer_names_a_chamber(table: TableMaker, dice: tuple[int, int], area: str) -> None:
    session = play(exploring(table().cave("blind-foreman").dice(*dice), gold=2), "yes")
    assert session.state.depths.found == area and one(session).gold == 0


@pytest.mark.rule("jaskinia", "12.5")
def test_a_pointer_of_12_lets_its_finder_choose(table: TableMaker) -> None:
    session = play(exploring(table().cave("blind-foreman").dice(6, 6), gold=2), "yes")
    assert asked(session) == (0, "pointer") and len(keys(session)) == 10
    assert play(session, "space:chamber-of-silence").state.depths.found == "chamber-of-silence"


@pytest.mark.rule("jaskinia", "12.5")
@pytest.mark.rule("jaskinia", "17.1")
def test_the_whole_of_the_trials(table: TableMaker) -> None:
    # A13: own Strength 7 (3 at the start), Crossbow 2, Ember 1 and 1; own Power 7, Diadem 2: 10.
    goods = ["magic-crossbow", "ember-of-the-mountain", "diadem-of-shadows", "miners-lamp"]
    made = table().found(CLOCKS).dice(1, 2, 5, 6, 6, 6, 1)
    made.dice(3, 5, 1, 6, 5, 2)
    made.dice(3, 4, 4)
    session = arriving(made, strength=7, power=7, gold=7, items=goods, friends=["giant-mole"])
    play(session, "yes")
    # Beast: 10+2 : 10+5 lost, 9+6 : 10+6 lost, 8+6 : 10+1 won. Phantom: 10+3 : 8+5 drawn, 10+1 : 8+6 lost, then
    # 9+5 : 9+2 won. Gnome: 11; 4 Items, a Friend and 7 bags are 12
    me = one(session)
    assert (me.strength, me.power, me.stamina) == (5, 6, 4)
    assert asked(session) == (0, "gnome") and session.pending is not None
    assert (session.pending.min_picks, session.pending.max_picks) == (4, 5)
    play(session, "card:magic-crossbow+card:diadem-of-shadows+card:miners-lamp+card:giant-mole")
    assert session.outcome is not None and session.outcome.winners == (0,) and session.outcome.reason == "crystal"
    assert (
        one(session).items == ["ember-of-the-mountain", "magic-crystal"]
        and one(session).gold == 0
        and "told.crystal" in told(session)
    )


@pytest.mark.rule("jaskinia", "12.5")
def test_the_gnome_takes_bags_first_if_that_is_wanted(table: TableMaker) -> None:
    made = table().found(CLOCKS).dice(1, 6, 1, 6, 1, 1, 1, 2)
    session = play(arriving(made, strength=9, power=9, gold=6, items=["dagger", "spear"]), "yes", "")
    assert session.outcome is not None
    assert one(session).gold == 2 and one(session).items == ["dagger", "spear", "magic-crystal"]


@pytest.mark.rule("jaskinia", "12.5")
def test_too_little_for_the_gnome_is_a_failure_and_nothing_is_paid(table: TableMaker) -> None:
    # 10 against 1 bag, dagger, spear: 3
    made = table().found(CLOCKS).dice(1, 6, 1, 6, 1, 3, 3, 4)
    session = play(arriving(made, strength=9, power=9, items=["dagger", "spear"]), "yes")
    me = one(session)
    assert (me.gold, me.items, me.delver.barred) == (1, ["dagger", "spear"], 3) and asked(session) == (0, "turn")


@pytest.mark.rule("jaskinia", "12.5")
def test_the_beast_wears_strength_down_to_the_start(table: TableMaker) -> None:
    # own 5 (3 at the start): 5+1 : 10+6, 4+1 : 10+6: lost twice, no Stamina
    made = table().found(CLOCKS).dice(1, 6, 1, 6)
    session = play(arriving(made, strength=5), "yes")
    assert (one(session).strength, one(session).stamina) == (3, 4) and "told.trial-failed" in told(session)


@pytest.mark.rule("jaskinia", "12.5")
def test_the_phantom_grows_by_what_it_takes(table: TableMaker) -> None:
    # Beast 12+6 : 10+1; Phantom: 6+1 : 8+1 lost, then 5+4 : 9+1 lost (a draw would be 9), at the start: failed
    made = table().found(CLOCKS).dice(1, 6, 1, 1, 1, 4, 1)
    session = play(arriving(made, strength=12, power=6, items=["dagger"]), "yes")
    assert one(session).power == 4 and "told.trial-failed" in told(session)


@pytest.mark.rule("jaskinia", "12.5")
def test_with_strength_of_the_start_there_is_one_fight_and_draws_are_repeated(table: TableMaker) -> None:
    # 5+6 : 10+1 drawn, 5+1 : 10+1 lost
    made = table().found(CLOCKS).dice(6, 1, 1, 1)
    session = play(arriving(made, "cannibal"), "yes")
    assert one(session).strength == 5 and one(session).delver.barred == 3


@pytest.mark.rule("jaskinia", "12.5")
def test_after_a_failure_one_leaves_and_stays_away_for_three_turns(table: TableMaker) -> None:
    made = table().found(CLOCKS).dice(1, 1).lying("long-breath", "dagger", "spear")
    session = play(arriving(made.lying("four-winds", "club", "iron-key"), "caver"), "yes", "step", "space:long-breath")
    play(session, "done")
    assert one(session).delver.barred == 2
    play(session, "step", "done")  # the Chamber is no way now: only the Crossing is left
    assert one(session).area == "four-winds" and one(session).delver.barred == 1


@pytest.mark.rule("jaskinia", "12.5")
def test_the_trials_may_be_declined(table: TableMaker) -> None:
    session = play(arriving(table().found(CLOCKS)), "no")
    assert one(session).delver.barred == 0 and one(session).turns == 2


@pytest.mark.rule("jaskinia", "12.5")
def test_each_fight_of_a_trial_may_be_helped(table: TableMaker) -> None:
    # 3+3 (Wrath) +6 : 10+1 won; the Shield: 4+3+6 : 8+1 won; the Gnome wants 3 dice of 1, the Smuggler's price is lower
    made = table().found(CLOCKS).dice(6, 1, 6, 1, 1, 1, 1)
    session = arriving(made, "smuggler", spells=["wrath-of-the-mountain", "shield-of-the-mind"])
    play(session, "yes", "cast:wrath-of-the-mountain:0", "cast:shield-of-the-mind:0")
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("jaskinia", "17.1")
def test_when_all_are_out_nobody_wins(table: TableMaker) -> None:
    # the Basilisk kills the first, kind 1, Terror, the second
    made = table().found("chamber-of-ashes").searcher(1, "smuggler", at="long-breath", came="four-winds", stamina=1)
    session = exploring(made.cave("basilisk").dice(1, 6, 1), stamina=1)
    assert session.outcome is None
    play(session, "step", f"space:{CLOCKS}")
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.reason) == ((), "nobody")
