"""The spaces of the Lower Circle, all faces of their tables. The Conqueror has Sword 4 and Magic 3, the Hag 2 and 4."""

import pytest

from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.magiczny_miecz.visits import NEXT, told, visit
from tests.rules.script import asked, keys

RULE = pytest.mark.rule("magiczny_miecz", "13.5")

# --- Tavern -----------------------------------------------------------------------------------------------------------


@RULE
def test_tavern_1_takes_a_gold(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tavern", 1, gold=3)
    assert asked(session) == NEXT
    assert one(session, 0).gold == 2


def test_tavern_1_takes_nothing_from_the_poor(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tavern", 1, gold=0)
    assert asked(session) == NEXT
    assert one(session, 0).gold == 0
    assert "told.land-nothing" in told(session)


def test_tavern_2_gives_a_gold(table: TableMaker) -> None:
    assert one(visit(table(), "conqueror", "tavern", 2, gold=3), 0).gold == 4


def test_tavern_3_costs_the_next_turn_and_not_this_one(table: TableMaker) -> None:
    session = play(visit(table().lying("tavern", "helmet"), "conqueror", "tavern", 3), "obey")
    assert one(session, 0).lost == 1
    assert asked(session) == (0, "end")  # this turn goes on: the helmet can still be taken
    play(session, "take:helmet")
    assert designs(one(session, 0).objects) == ["helmet"]
    assert (one(session, 0).lost, asked(session)) == (1, NEXT)


@pytest.mark.parametrize(("mine", "theirs", "life"), [(2, 1, 4), (1, 2, 3), (3, 3, 4)])
def test_tavern_4_is_a_fight_with_the_local_strongman_of_sword_4(
    table: TableMaker, mine: int, theirs: int, life: int
) -> None:
    session = visit(table(), "conqueror", "tavern", 4, mine, theirs)
    assert asked(session) == NEXT
    assert one(session, 0).life == life
    assert one(session, 0).trophies == []  # he is no card (1.4)


def test_tavern_5_may_lead_to_any_space_of_the_lower_circle(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "tavern", 5, 2)
    assert asked(session) == (0, "ring-space")
    assert len(keys(session)) == 13 + 1  # the other 13 spaces, or none
    assert "space:tavern" not in keys(session)
    play(session, "space:barrow")  # there he obeys as after a move: a 2 does nothing
    assert asked(session) == NEXT
    assert one(session, 0).space == "barrow"


def test_tavern_5_need_not_be_used(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "tavern", 5), "no")
    assert asked(session) == NEXT
    assert one(session, 0).space == "tavern"


def test_tavern_6_may_lead_to_the_temple_of_nemed(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "tavern", 6), "yes")
    assert one(session, 0).space == "temple-of-nemed"
    assert asked(session) == (0, "pray")
    assert play(session, "no").pending is not None
    assert asked(session) == NEXT


def test_tavern_6_need_not_be_used(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "tavern", 6), "no")
    assert (asked(session), one(session, 0).space) == (NEXT, "tavern")


# --- Barrow -----------------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(("face", "sword", "lost"), [(1, 5, 0), (2, 4, 0), (3, 4, 0), (4, 4, 1), (5, 4, 1)])
def test_barrow_1_to_5(table: TableMaker, face: int, sword: int, lost: int) -> None:
    session = visit(table(), "conqueror", "barrow", face)
    assert asked(session) == NEXT
    assert (one(session, 0).sword, one(session, 0).lost) == (sword, lost)


@pytest.mark.parametrize(("mine", "theirs", "life"), [(3, 1, 4), (1, 1, 3), (2, 1, 4)])
def test_barrow_6_is_a_magical_fight_with_a_ghost_of_magic_4(
    table: TableMaker, mine: int, theirs: int, life: int
) -> None:
    session = visit(table(), "conqueror", "barrow", 6, mine, theirs)  # Magic 3 against 4
    assert (asked(session), one(session, 0).life) == (NEXT, life)


# --- Village ----------------------------------------------------------------------------------------------------------


def test_one_of_three_may_be_visited_in_the_village(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "village", 6, life=3, gold=1)
    assert asked(session) == (0, "visit")
    assert keys(session) == ("witch", "armourer", "medic", "no")
    play(session, "witch")  # a 6: ignored, and that was the one visit
    assert asked(session) == NEXT


def test_nobody_need_be_visited_in_the_village(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "village"), "no")
    assert asked(session) == NEXT


@RULE
@pytest.mark.parametrize("face", [1, 2])
def test_the_witch_takes_a_sword_on_1_and_2(table: TableMaker, face: int) -> None:
    session = play(visit(table(), "conqueror", "village", face, sword=6), "witch")
    assert one(session, 0).sword == 5


@pytest.mark.rule("magiczny_miecz", "1.3")
def test_the_witch_takes_no_sword_below_the_start(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "village", 1, sword=4), "witch")
    assert (one(session, 0).sword, asked(session)) == (4, NEXT)


@pytest.mark.parametrize("face", [3, 4])
@pytest.mark.parametrize(("choice", "sword", "magic"), [("sword", 5, 3), ("magic", 4, 4)])
def test_the_witch_gives_sword_or_magic_on_3_and_4(
    table: TableMaker, face: int, choice: str, sword: int, magic: int
) -> None:
    session = play(visit(table(), "conqueror", "village", face), "witch")
    assert (asked(session), keys(session)) == ((0, "gift"), ("sword", "magic"))
    play(session, choice)
    assert (one(session, 0).sword, one(session, 0).magic) == (sword, magic)


def test_the_witch_gives_a_spell_on_5(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "conqueror", "village", 5), "witch")
    assert one(session, 0).spells == ["fatum"]


def test_a_spell_of_the_witch_beyond_the_limit_pushes_one_out(table: TableMaker) -> None:
    laid = table().spell_pile("fatum")
    session = play(visit(laid, "conqueror", "village", 5, spells=["golem", "rebirth"]), "witch")  # Magic 3: 2 Spells
    assert (asked(session), keys(session)) == ((0, "surplus-spells"), ("card:golem", "card:rebirth", "card:fatum"))
    play(session, "card:golem")
    assert one(session, 0).spells == ["rebirth", "fatum"]
    assert session.state.spells_used == ["golem"]


@pytest.mark.rule("magiczny_miecz", "21.2")
def test_the_armourer_sells_what_the_equipment_has_at_his_prices(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "village", gold=6), "armourer")
    assert (asked(session), keys(session)) == ((0, "buy"), ("buy:sword", "buy:stiletto", "buy:helmet", "no"))
    play(session, "buy:stiletto", "buy:sword", "buy:helmet")  # 3 + 2 + 1 = 6 gold
    assert one(session, 0).objects == ["stiletto#s1", "sword#s1", "helmet#s1"]
    assert (one(session, 0).gold, asked(session)) == (0, NEXT)
    assert len(session.state.stock) == 30 - 3


def test_the_armourer_offers_only_what_can_be_paid(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "village", gold=2), "armourer")
    assert keys(session) == ("buy:sword", "buy:helmet", "no")
    assert asked(play(session, "no")) == NEXT


def test_what_is_out_of_stock_is_not_sold(table: TableMaker) -> None:
    laid = table().lying("wilds", "sword#s1", "sword#s2", "sword#s3")
    session = play(visit(laid, "conqueror", "village", gold=2), "armourer")
    assert keys(session) == ("buy:helmet", "no")


@pytest.mark.rule("magiczny_miecz", "5.3")
def test_the_hermit_is_sold_nothing_that_he_cannot_use(table: TableMaker) -> None:
    session = visit(table(), "hermit", "village", gold=6)  # no Sword, Stiletto, Helmet
    assert keys(session) == ("witch", "no")


def test_a_fifth_object_bought_must_make_room(table: TableMaker) -> None:
    laid = table()
    objects = ["gauntlets", "stick-and-rope", "shield", "lamp"]
    session = play(visit(laid, "conqueror", "village", gold=1, objects=objects), "armourer", "buy:helmet")
    assert asked(session) == (0, "overload")
    play(session, "card:lamp")
    assert designs(one(session, 0).objects) == ["gauntlets", "stick-and-rope", "shield", "helmet"]
    assert designs(session.state.here("village")) == ["lamp"]


@pytest.mark.rule("magiczny_miecz", "4.7")
def test_the_medic_restores_life_at_one_gold_each_up_to_4(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "village", gold=5, life=2), "medic")
    assert (asked(session), keys(session)) == ((0, "heal"), ("heal:1", "heal:2"))
    play(session, "heal:2")
    assert (one(session, 0).life, one(session, 0).gold, asked(session)) == (4, 3, NEXT)


def test_the_medic_heals_no_more_than_is_paid(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "village", gold=1, life=1), "medic")
    assert (one(session, 0).life, one(session, 0).gold) == (2, 0)


@pytest.mark.parametrize("marks", [{"life": 4, "gold": 0}, {"life": 6, "gold": 0}, {"life": 2, "gold": 0}])
def test_healthy_or_poor_are_not_offered_a_medic(table: TableMaker, marks: dict[str, int]) -> None:
    assert keys(visit(table(), "conqueror", "village", **marks)) == ("witch", "no")


# --- Devil's Mill -----------------------------------------------------------------------------------------------------


@RULE
def test_devils_mill_takes_a_life_of_the_good(table: TableMaker) -> None:
    session = visit(table(), "trickster", "devils-mill")
    assert (one(session, 0).life, asked(session)) == (3, NEXT)


def test_reliquary_protects_the_good_at_the_devils_mill(table: TableMaker) -> None:
    ran: list[str] = []
    session = visit(table(), "trickster", "devils-mill", objects=["reliquary"], ran=ran)
    assert one(session, 0).life == 4
    assert "card:reliquary" in ran and "space:devils-mill" in ran


def test_reliquary_sleeps_in_the_war_of_elements(table: TableMaker) -> None:
    session = visit(table().state(war=1), "trickster", "devils-mill", objects=["reliquary"])
    assert one(session, 0).life == 3


@pytest.mark.parametrize(("face", "life"), [(1, 5), (2, 5), (3, 5), (4, 3), (5, 3), (6, 3)])
def test_devils_mill_of_the_chaotic_gives_or_takes_a_life(table: TableMaker, face: int, life: int) -> None:
    session = visit(table(), "conqueror", "devils-mill", face)
    assert (one(session, 0).life, asked(session)) == (life, NEXT)  # 5: gained Life has no limit (4.6)


def test_devils_mill_may_be_left_alone_by_the_evil(table: TableMaker) -> None:
    session = visit(table(), "hag", "devils-mill")
    assert asked(session) == (0, "roll-space")
    assert asked(play(session, "no")) == NEXT


@pytest.mark.parametrize(("face", "change"), [(1, {"sword": 3}), (2, {"magic": 5}), (5, {"lost": 1}), (6, {"life": 3})])
def test_devils_mill_of_the_evil(table: TableMaker, face: int, change: dict[str, int]) -> None:
    session = play(visit(table(), "hag", "devils-mill", face), "yes")
    seen = {name: getattr(one(session, 0), name) for name in ("sword", "magic", "life", "lost")}
    assert seen == {"sword": 2, "magic": 4, "life": 4, "lost": 0} | change
    assert asked(session) == NEXT


def test_devils_mill_3_gives_the_evil_a_spell(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "hag", "devils-mill", 3), "yes")
    assert one(session, 0).spells == ["fatum"]


def test_devils_mill_4_lets_the_evil_move_again_at_once(table: TableMaker) -> None:
    session = play(visit(table(), "hag", "devils-mill", 4, 2), "yes")  # the 2 is the second move
    assert asked(session) == (0, "move")
    assert keys(session) == ("move:well-of-eternity", "move:path-2")


# --- Circle of Power --------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize(("face", "magic", "lost"), [(2, 3, 1), (3, 3, 1), (4, 3, 0), (5, 3, 0), (6, 4, 0)])
def test_circle_of_power_2_to_6(table: TableMaker, face: int, magic: int, lost: int) -> None:
    session = visit(table(), "conqueror", "circle-of-power", face)
    assert (one(session, 0).magic, one(session, 0).lost, asked(session)) == (magic, lost, NEXT)


@pytest.mark.parametrize(("mine", "theirs", "life"), [(3, 1, 4), (1, 1, 3), (2, 1, 4)])
def test_circle_of_power_1_is_a_fight_with_its_guard_of_sword_5(
    table: TableMaker, mine: int, theirs: int, life: int
) -> None:
    session = visit(table(), "conqueror", "circle-of-power", 1, mine, theirs)  # Sword 4 against 5
    assert (one(session, 0).life, asked(session)) == (life, NEXT)


# --- Well of Eternity -------------------------------------------------------------------------------------------------


@RULE
@pytest.mark.parametrize("character", ["hag", "conqueror"])
def test_well_of_eternity_does_nothing_for_others_than_the_good(table: TableMaker, character: str) -> None:
    session = visit(table(), character, "well-of-eternity", life=1)
    assert (one(session, 0).life, asked(session)) == (1, NEXT)


def test_reliquary_changes_nothing_for_the_evil_at_the_well_of_eternity(table: TableMaker) -> None:
    session = visit(table(), "hag", "well-of-eternity", life=1, objects=["reliquary"])
    assert (one(session, 0).life, asked(session)) == (1, NEXT)


def test_well_of_eternity_restores_the_life_of_the_good(table: TableMaker) -> None:
    session = visit(table(), "trickster", "well-of-eternity", life=1)
    assert (asked(session), keys(session)) == ((0, "well"), ("heal", "roll", "no"))
    play(session, "heal")
    assert (one(session, 0).life, asked(session)) == (4, NEXT)


@pytest.mark.parametrize("life", [4, 6])
def test_well_of_eternity_has_nothing_to_restore_at_4_or_more(table: TableMaker, life: int) -> None:
    session = visit(table(), "trickster", "well-of-eternity", life=life)
    assert keys(session) == ("roll", "no")
    assert one(play(session, "no"), 0).life == life


@pytest.mark.parametrize(("face", "life"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_a_roll_at_the_well_of_eternity(table: TableMaker, face: int, life: int) -> None:
    session = play(visit(table(), "trickster", "well-of-eternity", face), "roll")
    assert (one(session, 0).life, asked(session)) == (life, NEXT)


def test_well_of_eternity_5_gives_a_spell(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "trickster", "well-of-eternity", 5), "roll")
    assert one(session, 0).spells == ["fatum"]


def test_well_of_eternity_6_gives_another_move(table: TableMaker) -> None:
    session = play(visit(table(), "trickster", "well-of-eternity", 6, 1), "roll")
    assert (asked(session), keys(session)) == ((0, "move"), ("move:wilds", "move:circle-of-power"))


# --- Walled Town ------------------------------------------------------------------------------------------------------


def test_one_of_two_may_be_visited_in_the_walled_town(table: TableMaker) -> None:
    session = visit(table(), "conqueror", "walled-town", objects=["helmet"])
    assert (asked(session), keys(session)) == ((0, "visit"), ("seer", "usurer", "no"))
    assert asked(play(session, "no")) == NEXT


def test_usurer_is_of_no_use_without_objects(table: TableMaker) -> None:
    assert keys(visit(table(), "conqueror", "walled-town", friends=["shepherd"])) == ("seer", "no")


def test_the_seer_gives_a_spell_on_1(table: TableMaker) -> None:
    session = play(visit(table().spell_pile("fatum"), "conqueror", "walled-town", 1), "seer")
    assert one(session, 0).spells == ["fatum"]


@pytest.mark.rule("magiczny_miecz", "20.2")
def test_the_seer_turns_to_stone_on_2(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "walled-town", 2, gold=2, objects=["helmet"]), "seer")
    assert (one(session, 0).stone, one(session, 0).gold, asked(session)) == (3, 0, NEXT)
    assert designs(session.state.here("walled-town")) == ["helmet"]
    assert session.state.purse == {"walled-town": 2}


@pytest.mark.rule("magiczny_miecz", "7.2")
@pytest.mark.parametrize(("character", "alignment"), [("hag", "good"), ("conqueror", "evil"), ("trickster", "good")])
def test_the_seer_changes_the_alignment_of_the_evil_and_the_chaotic_on_3(
    table: TableMaker, character: str, alignment: str
) -> None:
    session = play(visit(table(), character, "walled-town", 3), "seer")
    assert (one(session, 0).alignment, asked(session)) == (alignment, NEXT)


@pytest.mark.parametrize("face", [4, 5, 6])
def test_the_seer_ignores_visitors_on_4_to_6(table: TableMaker, face: int) -> None:
    session = play(visit(table(), "conqueror", "walled-town", face), "seer")
    seeker = one(session, 0)
    assert (seeker.alignment, seeker.stone, seeker.spells, asked(session)) == ("chaotic", 0, [], NEXT)


def test_usurer_buys_any_objects_at_one_gold_each(table: TableMaker) -> None:
    objects = ["helmet#s1", "ring-of-power", "holy-spear"]
    session = play(visit(table(), "conqueror", "walled-town", objects=objects, gold=0), "usurer")
    assert asked(session) == (0, "sell")
    play(session, "sell:helmet#s1+sell:ring-of-power")
    assert (one(session, 0).objects, one(session, 0).gold, asked(session)) == (["holy-spear"], 2, NEXT)
    assert "helmet#s1" in session.state.stock  # what was bought goes back to the Equipment (21.2)
    assert session.state.events_used == ["ring-of-power"]


def test_usurer_need_not_be_sold_anything(table: TableMaker) -> None:
    session = play(visit(table(), "conqueror", "walled-town", objects=["helmet"], gold=0), "usurer", "")
    assert (designs(one(session, 0).objects), one(session, 0).gold) == (["helmet"], 0)


def test_a_bag_sold_to_the_usurer_leaves_its_content_with_the_owner(table: TableMaker) -> None:
    loads = {"magic-bag": ["gauntlets", "lamp"]}
    objects = ["magic-bag", "gauntlets", "lamp"]
    session = play(visit(table(), "conqueror", "walled-town", objects=objects, loads=loads), "usurer", "sell:magic-bag")
    assert designs(one(session, 0).objects) == ["gauntlets", "lamp"]
    assert one(session, 0).loads == {}
