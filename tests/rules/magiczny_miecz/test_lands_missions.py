"""The Fortress of the Keeper of the Roads: missions, their reward, and the Sovereign. The Conqueror has Sword 4."""

import pytest

from tests.rules.magiczny_miecz.table import Match, Table, TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "13.5")
FORTRESS = "fortress-of-the-keeper"


@RULE
@pytest.mark.parametrize(
    ("face", "mission"),
    [(1, "enemy"), (2, "character"), (3, "character"), (4, "gold-3"), (5, "gold-3"), (6, "gold-2")],
)
def test_the_die_says_which_mission_is_taken(table: TableMaker, face: int, mission: str) -> None:
    ran: list[str] = []
    session = visit(table(), "conqueror", FORTRESS, face, ran=ran)
    assert (asked(session), keys(session)) == ((0, "visit"), ("mission", "no"))
    play(session, "mission")
    assert (one(session, 0).mission, asked(session)) == (mission, NEXT)
    assert f"space:{FORTRESS}" in ran


def test_no_mission_need_be_taken(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", FORTRESS), "no")
    assert (one(session, 0).mission, asked(session)) == ("", NEXT)


@pytest.mark.parametrize("mission", ["enemy", "character", "gold-3"])
def test_whoever_is_on_a_mission_is_given_no_other(table: TableMaker, mission: str) -> None:
    session = visit(table(), "conqueror", FORTRESS, mission=mission, gold=2)
    assert (one(session, 0).mission, asked(session)) == (mission, NEXT)


@pytest.mark.rule("magiczny_miecz", "21.1")
@pytest.mark.parametrize(("mission", "gold", "left"), [("gold-3", 4, 1), ("gold-2", 2, 0)])
def test_gold_is_handed_over_on_a_visit_and_the_shield_given_at_once(
    table: TableMaker, mission: str, gold: int, left: int
) -> None:
    ran: list[str] = []
    session = visit(table(), "conqueror", FORTRESS, mission=mission, gold=gold, ran=ran)
    assert (asked(session), keys(session)) == ((0, "visit"), ("pay", "no"))
    play(session, "pay")
    assert (one(session, 0).objects, one(session, 0).gold) == (["toliman-shield#s1"], left)
    assert one(session, 0).mission == ""
    assert "card:toliman-shield" in ran
    assert (asked(session), keys(session)) == ((0, "visit"), ("mission", "no"))


def test_gold_need_not_be_handed_over(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", FORTRESS, mission="gold-2", gold=2), "no")
    assert (one(session, 0).gold, one(session, 0).mission, asked(session)) == (2, "gold-2", NEXT)


def test_whoever_has_the_gold_when_it_is_asked_for_may_hand_it_over_at_once(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", FORTRESS, 6, gold=2), "mission", "pay")
    assert (designs(one(session, 0).objects), one(session, 0).gold) == (["toliman-shield"], 0)
    assert asked(session) == NEXT  # one mission a visit


def test_no_gold_is_asked_for_while_no_shield_is_left(table: TableMaker) -> None:
    laid = table().lying("wilds", *(f"toliman-shield#s{n}" for n in range(1, 5)))
    session = visit(laid, "conqueror", FORTRESS, mission="gold-2", gold=2)
    assert (one(session, 0).gold, one(session, 0).mission, asked(session)) == (2, "gold-2", NEXT)


# --- Beating an Enemy -------------------------------------------------------------------------------------------------


def on_a_mission(table: TableMaker, mission: str, enemy: str, *dice: int) -> Match:
    """Have the Conqueror, on a mission, walk onto an Enemy on the Path."""
    return visit(table().lying("path-1", enemy), "conqueror", "path-1", *dice, mission=mission)


@RULE
def test_an_enemy_beaten_fulfils_the_mission_and_the_shield_waits_in_the_fortress(table: TableMaker) -> None:
    session = on_a_mission(table, "enemy", "bear", 2, 1)  # 6 against 4
    assert (one(session, 0).mission, one(session, 0).objects, one(session, 0).space) == ("done", [], "path-1")
    assert one(session, 0).trophies == ["bear"]


def test_a_demon_beaten_fulfils_the_mission_too(table: TableMaker) -> None:
    session = on_a_mission(table, "enemy", "spirit-of-doom", 2, 1)  # Magic 3 against 2
    assert one(session, 0).mission == "done"


@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (1, 6)])
def test_an_enemy_unbeaten_does_not(table: TableMaker, mine: int, theirs: int) -> None:
    assert one(on_a_mission(table, "enemy", "bear", mine, theirs), 0).mission == "enemy"


@pytest.mark.parametrize("mission", ["", "character", "gold-2"])
def test_an_enemy_beaten_is_nothing_to_another_mission(table: TableMaker, mission: str) -> None:
    assert one(on_a_mission(table, mission, "bear", 2, 1), 0).mission == mission


def test_a_creature_of_a_space_is_no_enemy_card_and_fulfils_nothing(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tavern", 4, 6, 1, mission="enemy")
    assert one(session, 0).mission == "enemy"


@pytest.mark.rule("magiczny_miecz", "21.1")
def test_the_shield_is_fetched_in_the_fortress(table: TableMaker) -> None:
    session = visit(table(), "conqueror", FORTRESS, mission="done")
    assert (one(session, 0).objects, one(session, 0).mission) == (["toliman-shield#s1"], "")
    assert (asked(session), keys(session)) == ((0, "visit"), ("mission", "no"))


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_a_shield_that_is_out_of_stock_can_be_fetched_later(table: TableMaker) -> None:
    laid = table().lying("wilds", *(f"toliman-shield#s{n}" for n in range(1, 5)))
    session = visit(laid, "conqueror", FORTRESS, mission="done")
    assert (one(session, 0).objects, one(session, 0).mission, asked(session)) == ([], "done", NEXT)


# --- Beating another Character ----------------------------------------------------------------------------------------


def duel(laid: Table, mine: int, theirs: int, **missions: str) -> Match:
    """Have the Adventurer, Sword 3 and two rolls, attack the Rogue, Sword 5, on the Heaths."""
    laid.seeker(2, "rogue", at="heaths", mission=missions.get("rogue", ""))
    mission = missions.get("adventurer", "")
    session = visit(laid, "adventurer", "heaths", mine, 1, theirs, mission=mission)
    return play(session, "attack:2")


@RULE
def test_the_winner_on_a_mission_is_carried_to_the_fortress_and_gets_the_shield(table: TableMaker) -> None:
    session = play(duel(table(), 6, 1, adventurer="character"), "gold")  # 9 against 6
    seeker = one(session, 0)
    assert (seeker.space, seeker.mission, seeker.objects) == (FORTRESS, "", ["toliman-shield#s1"])
    assert asked(session) == NEXT  # the attacker's turn is over (17.9): nothing is taken up in the Fortress


def test_a_defender_who_wins_has_beaten_a_character_too(table: TableMaker) -> None:
    session = play(duel(table(), 1, 1, rogue="character"), "gold")  # 4 against 6
    assert (one(session, 2).space, one(session, 2).mission) == (FORTRESS, "")
    assert designs(one(session, 2).objects) == ["toliman-shield"]
    assert (one(session, 0).space, asked(session)) == ("heaths", NEXT)


@pytest.mark.parametrize(("mine", "theirs", "space", "mission"), [(6, 1, FORTRESS, ""), (1, 6, "heaths", "character")])
def test_a_character_beaten_by_the_seeker_of_adventures_counts_as_beaten(
    table: TableMaker, mine: int, theirs: int, space: str, mission: str
) -> None:
    """What he wins is his owner's (3 + 6 against 6 + 1); and who beats him has not beaten a Character (3 + 1)."""
    laid = table().seeker(0, "adventurer", at="valley-of-shadows", mission="character", friends=["adventure-seeker"])
    laid.seeker(1, "kobold", at="stone-forest", objects=["mule"])
    laid.seeker(2, "troll", at="gate-guard", mission="character")
    session = laid.lying("heaths", "labyrinth", "market").gold("heaths", 1).dice(1, mine, theirs).start()
    play(session, "roll", "move:heaths", "use:adventure-seeker:player:2")
    play(session, *(["gold"] if mine == 6 else []))
    assert (one(session, 0).space, one(session, 0).mission) == (space, mission)
    assert (one(session, 2).space, one(session, 2).mission) == ("gate-guard", "character")


def test_the_loser_on_a_mission_stays(table: TableMaker) -> None:
    session = play(duel(table(), 1, 1, adventurer="character"), "gold")
    assert (one(session, 0).space, one(session, 0).mission) == ("heaths", "character")


def test_a_draw_fulfils_nothing(table: TableMaker) -> None:
    session = duel(table(), 3, 1, adventurer="character", rogue="character")  # 6 against 6
    assert [one(session, seat).space for seat in (0, 2)] == ["heaths", "heaths"]
    assert [one(session, seat).mission for seat in (0, 2)] == ["character", "character"]


@pytest.mark.parametrize("mission", ["", "enemy", "gold-2"])
def test_a_character_beaten_is_nothing_to_another_mission(table: TableMaker, mission: str) -> None:
    session = play(duel(table(), 6, 1, adventurer=mission), "gold")
    assert (one(session, 0).space, one(session, 0).mission) == ("heaths", mission)


def test_without_a_shield_in_stock_the_winner_is_carried_back_and_waits_for_one(table: TableMaker) -> None:
    laid = table().lying("wilds", *(f"toliman-shield#s{n}" for n in range(1, 5)))
    session = play(duel(laid, 6, 1, adventurer="character"), "gold")
    assert (one(session, 0).space, one(session, 0).mission) == (FORTRESS, "done")


def test_the_winner_on_an_entrance_of_the_bridge_is_carried_off_it(table: TableMaker) -> None:
    laid = table().seeker(2, "rogue", at="entrance-ruins", free=True)
    laid.seeker(1, "kobold", at="stone-forest", objects=["mule"])
    laid.seeker(0, "adventurer", at="trap", leaving=-1, mission="character").dice(6, 1, 1)
    session = play(laid.start(), "attack:2", "gold")  # the step off the Trap is the only one he may take
    seeker = one(session, 0)
    assert (seeker.space, seeker.leaving, seeker.free, seeker.mission) == (FORTRESS, 0, False, "")


# --- The Sovereign ----------------------------------------------------------------------------------------------------


def test_sovereign_restores_2_life_once_a_visit_to_the_fortress(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "adventurer", FORTRESS, friends=["sovereign"], life=1, ran=ran)
    assert keys(session) == ("mission", "sovereign-life", "sovereign-gold", "no")
    play(session, "sovereign-life")
    assert (one(session, 0).life, one(session, 0).friends) == (3, ["sovereign"])
    assert keys(session) == ("mission", "sovereign-gold", "no")
    assert "card:sovereign" in ran


def test_sovereign_may_be_given_up_for_the_gold_of_a_mission(table: TableMaker) -> None:
    session = visit(table(), "adventurer", FORTRESS, friends=["sovereign"], mission="gold-3", gold=0)
    assert keys(session) == ("sovereign-gold", "no")
    play(session, "sovereign-gold")
    assert (one(session, 0).gold, session.state.events_used) == (3, ["sovereign"])
    play(session, "pay", "no")
    assert (designs(one(session, 0).objects), one(session, 0).gold, asked(session)) == (["toliman-shield"], 0, NEXT)


def test_sovereign_heals_nobody_at_the_castle(table: TableMaker) -> None:
    session = visit(table(), "adventurer", "castle", friends=["sovereign"], life=1, gold=0)
    assert (one(session, 0).life, asked(session)) == (1, NEXT)
