"""Sword, Magic, gold and Life: gained, lost, exchanged, healed. Rules 1.3, 1.4, 2.3, 2.4, 3, 4.1-4.3, 4.5-4.7."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.counters import change, heal, spare
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, still, view, world
from tests.rules.magiczny_miecz.table import TableMaker, designs, one, play
from tests.rules.script import asked, keys

# --- 1.3, 2.3: floors -------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.3")
@pytest.mark.parametrize(("before", "after"), [(8, 7), (6, 6)])
def test_sword_never_falls_below_the_start(table: TableMaker, before: int, after: int) -> None:
    # The Troll starts with 6 and loses to the Stone Monster: 6 + 4 and then 6 against 8 + 1 at most.
    made = stage(table, "troll", at="ruins-of-the-fortress", sword=before, objects=["magic-sword"]).dice(1, 6, 1, 6)
    session = play(made.start(), "roll", "gate:ruins-of-the-fortress")
    assert (one(session, 0).sword, one(session, 0).life) == (after, 4)
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "2.3")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (4, 4)])
def test_magic_never_falls_below_the_start(table: TableMaker, before: int, after: int) -> None:
    # The Elf starts with 4 and loses to the Spirit of the Rocks, 6 + 4 and then 6.
    made = stage(table, "elf", at="dead-city", magic=before, objects=["magic-sword"]).dice(1, 6, 1, 6)
    session = play(made.start(), "roll", "gate:dead-city")
    assert (one(session, 0).magic, one(session, 0).life) == (after, 4)


@pytest.mark.rule("magiczny_miecz", "1.3")
@pytest.mark.rule("magiczny_miecz", "2.3")
def test_only_what_lies_above_the_start_can_be_lost(table: TableMaker) -> None:
    """So a swap of points, like the Juggler's, turns these points alone."""
    session = still(table, "troll", sword=8)
    ctx, _ = world(session)
    assert (spare(ctx, one(session, 0), "sword"), spare(ctx, one(session, 0), "magic")) == (2, 0)
    assert change(ctx, PlayerId(0), "sword", -5, "1.3") == -2
    assert one(session, 0).sword == 6


# --- 1.4: trophies --------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_a_dragon_and_a_robber_give_1_sword_and_1_point_is_wasted(table: TableMaker) -> None:
    session = still(table, "elf", trophies=["dragon", "robber"])
    play(session, "exchange", "trophy:dragon+trophy:robber")
    assert (one(session, 0).sword, one(session, 0).trophies) == (4, [])
    assert session.state.events_used == ["dragon", "robber"]


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_who_waits_for_6_points_more_gets_2_sword_for_14(table: TableMaker) -> None:
    session = still(table, "elf", trophies=["dragon", "robber", "cyclops"])
    play(session, "exchange", "trophy:dragon+trophy:robber+trophy:cyclops")
    assert (one(session, 0).sword, one(session, 0).trophies) == (5, [])


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_one_chooses_which_trophies_to_hand_in(table: TableMaker) -> None:
    session = still(table, "elf", trophies=["dragon", "robber", "cyclops", "elk", "wolf"])
    play(session, "exchange", "trophy:dragon+trophy:wolf")  # 5 + 2
    assert (one(session, 0).sword, one(session, 0).trophies) == (4, ["robber", "cyclops", "elk#1"])
    play(session, "exchange", "trophy:cyclops+trophy:elk#1")
    assert (one(session, 0).sword, one(session, 0).trophies) == (5, ["robber"])
    assert keys(session) == ("roll", "leave:lamp")


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_less_than_7_points_buy_nothing_and_are_not_offered(table: TableMaker) -> None:
    assert keys(still(table, "elf", trophies=["cyclops"])) == ("roll", "leave:lamp")


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_too_few_points_picked_give_nothing_and_keep_the_cards(table: TableMaker) -> None:
    session = still(table, "elf", trophies=["dragon", "robber"])
    play(session, "exchange", "trophy:dragon")
    assert (one(session, 0).sword, one(session, 0).trophies) == (3, ["dragon", "robber"])


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_trophies_may_be_exchanged_just_before_the_dice(table: TableMaker) -> None:
    # 3 + 1 + 4 = 8 against the Dragon's 5 + 2: without the exchange it would be a draw.
    made = stage(table, "elf", at="path-1", trophies=["cyclops", "elk"]).lying("marsh-1", "dragon")
    session = play(made.dice(1, 4, 2).start(), "roll", "move:marsh-1")
    assert asked(session) == (0, "response") and "exchange" in keys(session)
    play(session, "exchange", "trophy:cyclops+trophy:elk#1")
    assert (one(session, 0).sword, one(session, 0).trophies) == (4, ["dragon"])


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_who_is_attacked_may_exchange_trophies_in_the_others_turn(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade").seeker(1, "elf", at="path-1", trophies=["dragon", "wolf"])
    session = play(made.dice(1, 4, 4).start(), "move:path-1", "attack:1")
    assert asked(session) == (1, "response")
    play(session, "exchange", "trophy:dragon+trophy:wolf")
    # 3 + 4 against 4 + 4: the Elf wins and chooses.
    assert (one(session, 1).sword, asked(session)) == (4, (1, "spoils"))


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_in_anothers_turn_trophies_may_be_exchanged_by_whoever_is_asked_anyway(table: TableMaker) -> None:
    made = stage(table, "goblin", at="glade").lying("path-1", "bear").dice(1, 6, 1)
    made.seeker(1, "hag", at="castle", spells=["fatum"], trophies=["dragon", "wolf"], objects=["lamp"])
    made.seeker(2, "elf", at="castle", trophies=["cyclops", "elk"], objects=["helmet"])  # not asked for trophies alone
    session = play(made.start(), "move:path-1")
    assert asked(session) == (1, "response")
    play(session, "exchange", "trophy:dragon+trophy:wolf")
    assert (one(session, 1).sword, one(session, 1).trophies) == (3, [])
    play(session, "pass", "pass")
    assert (asked(session), one(session, 0).trophies) == ((1, "turn"), ["bear"])


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_a_trophy_is_worth_what_is_printed_whatever_the_space_added(table: TableMaker) -> None:
    # The Cyclops of 6 fights with 8 on the Plain of Lonely Rocks; the Elk with it makes 7 in the end.
    made = stage(table, "titan", at="hermitage", sword=9, trophies=["elk"])
    made.lying("plain-of-lonely-rocks", "cyclops", "shepherd")
    session = play(made.dice(1, 6, 1).start(), "move:plain-of-lonely-rocks", "done", "exchange")
    assert keys(session) == ("trophy:elk#1", "trophy:cyclops")
    play(session, "trophy:elk#1+trophy:cyclops")
    assert one(session, 0).sword == 10


@pytest.mark.rule("magiczny_miecz", "1.4")
@pytest.mark.rule("magiczny_miecz", "16.3")
def test_a_demon_is_no_trophy(table: TableMaker) -> None:
    made = stage(table, "elf", at="path-1").lying("marsh-1", "phantom").dice(1, 6, 1)
    session = play(made.start(), "move:marsh-1")
    assert (one(session, 0).trophies, session.state.events_used) == ([], ["phantom"])


@pytest.mark.rule("magiczny_miecz", "1.4")
def test_the_double_is_worth_nothing_and_the_three_heads_6(table: TableMaker) -> None:
    session = still(table, "elf", trophies=["double", "three-headed-dragon", "elk"])
    play(session, "exchange", "trophy:double+trophy:three-headed-dragon+trophy:elk#1")
    assert one(session, 0).sword == 4  # 0 + 3 x 2 + 1


@pytest.mark.rule("magiczny_miecz", "2.4")
@pytest.mark.rule("magiczny_miecz", "1.4")
def test_sword_and_magic_grow_by_encounters_and_trophies_give_sword_alone(table: TableMaker) -> None:
    # The Pillar of Fire gives each Good Character 1 Magic.
    made = stage(table, "elf", at="glade", trophies=["dragon", "wolf"]).events("pillar-of-fire").dice(1)
    session = play(made.start(), "exchange", "trophy:dragon+trophy:wolf")
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 4)
    play(session, "move:path-1")
    assert (one(session, 0).sword, one(session, 0).magic) == (4, 5)


# --- 3: gold --------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "3.1")
@pytest.mark.rule("magiczny_miecz", "3.4")
def test_gold_found_by_exploring_becomes_counters(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade").events("gold-2").dice(1)
    session = play(made.start(), "move:path-1", "take:gold-2#1")
    assert (one(session, 0).gold, seen(session, 1, 0).gold) == (3, 3)
    assert (one(session, 0).objects, session.state.events_used) == ([], ["gold-2#1"])
    assert asked(session) == NEXT_TURN


@pytest.mark.rule("magiczny_miecz", "3.1")
@pytest.mark.rule("magiczny_miecz", "3.4")
def test_gold_pays_for_a_service_and_goes_to_the_supply(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", gold=2).events("porter").dice(1)
    session = play(made.start(), "move:path-1", "take:porter")
    assert (one(session, 0).gold, one(session, 1).gold, one(session, 0).friends) == (1, 1, ["porter"])


@pytest.mark.rule("magiczny_miecz", "3.3")
def test_who_lacks_the_price_is_offered_nothing(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", gold=0).events("porter").dice(1)
    session = play(made.start(), "move:path-1")
    assert (asked(session), here(session, "path-1")) == (NEXT_TURN, ["porter"])


@pytest.mark.rule("magiczny_miecz", "3.5")
def test_any_amount_of_gold_is_carried_beside_4_objects(table: TableMaker) -> None:
    four = ["helmet", "shield", "armour", "sword"]
    made = stage(table, "elf", at="glade", gold=40, objects=four).gold("path-1", 7).lying("path-1", "gold-1")
    session = play(made.dice(1).start(), "roll", "move:path-1", "gold", "take:gold-1#1")
    assert (one(session, 0).gold, designs(one(session, 0).objects)) == (48, four)
    assert session.state.purse == {}
    assert asked(session) == NEXT_TURN


# --- 4: Life --------------------------------------------------------------------------------------------------


@pytest.mark.rule("magiczny_miecz", "4.1")
@pytest.mark.rule("magiczny_miecz", "4.3")
@pytest.mark.parametrize(("enemy", "dice"), [("dragon", (1, 1, 6)), ("phantom", (1, 1, 6))])
def test_fights_of_both_kinds_take_a_counter_of_life(table: TableMaker, enemy: str, dice: tuple[int, ...]) -> None:
    made = stage(table, "elf", at="glade").lying("path-1", enemy).dice(*dice)
    session = play(made.start(), "move:path-1")
    assert (one(session, 0).life, seen(session, 1, 0).life) == (3, 3)


@pytest.mark.rule("magiczny_miecz", "4.1")
def test_a_character_bears_as_many_lost_fights_as_it_has_life(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).lying("path-1", "dragon").dice(1, 1, 6)
    session = play(made.start(), "move:path-1")
    assert asked(session) == (0, "new-character")


@pytest.mark.rule("magiczny_miecz", "4.5")
@pytest.mark.rule("magiczny_miecz", "4.6")
def test_life_gained_goes_beyond_4(table: TableMaker) -> None:
    # Envoys of the Gods: 1 Life for the Good.
    made = stage(table, "elf", at="glade").events("envoys-of-the-gods").dice(1)
    session = play(made.start(), "move:path-1")
    assert one(session, 0).life == 5


@pytest.mark.rule("magiczny_miecz", "4.6")
def test_there_is_no_limit_to_life(table: TableMaker) -> None:
    session = still(table, "elf", life=11)
    ctx, _ = world(session)
    assert change(ctx, PlayerId(0), "life", 3, "4.6") == 3
    assert view(session, 1).seeker(PlayerId(0)).life == 14


@pytest.mark.rule("magiczny_miecz", "4.7")
@pytest.mark.parametrize(("life", "points", "restored"), [(1, 2, 2), (3, 2, 1), (4, 2, 0), (6, 2, 0)])
def test_healing_leads_up_to_4_and_never_down(table: TableMaker, life: int, points: int, restored: int) -> None:
    session = still(table, "elf", life=life)
    ctx, _ = world(session)
    assert heal(ctx, PlayerId(0), points) == restored
    assert one(session, 0).life == life + restored


@pytest.mark.rule("magiczny_miecz", "4.7")
def test_a_wonder_worker_restores_2_life_up_to_4(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=3).events("wonder-worker").dice(1)
    session = play(made.start(), "move:path-1")
    assert (one(session, 0).life, here(session, "path-1")) == (4, ["wonder-worker"])


def test_a_seat_without_a_character_neither_gains_nor_loses(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).lying("path-1", "dragon").seeker(2, "troll", objects=["helmet"])
    session = play(made.dice(1, 1, 6).start(), "move:path-1", "none")
    ctx, told = world(session)
    assert [change(ctx, PlayerId(0), what, -1, "1.3") for what in ("sword", "magic", "gold", "life")] == [0, 0, 0, 0]
    assert told == []
