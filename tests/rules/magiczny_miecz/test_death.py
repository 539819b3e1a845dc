"""Death and the new Character, whoever's turn it is. Rules 4.4, 22; A10, disputes M16 and M18."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.magiczny_miecz.life import lose_life
from tests.rules.magiczny_miecz.scenes import NEXT_TURN, here, seen, stage, world
from tests.rules.magiczny_miecz.table import DATA, Match, TableMaker, designs, one, play
from tests.rules.script import asked, keys


def killed(table: TableMaker, *answers: str, **switches: str) -> Match:
    """An Elf with 1 Life and much to leave dies on the Path, beaten by the Dragon; seat 1 comes next."""
    made = stage(
        table, "elf", at="glade", life=1, gold=3, sword=5, magic=6, objects=["sword#s1", "ring-of-power"],
        friends=["crusader", "guardian"], kept={"crusader": ["mirror"]}, spells=["lord-of-spells"],
        trophies=["wolf"],
    )  # fmt: skip
    made.lying("path-1", "werewolf").option(**switches).dice(1, 1, 6)
    return play(made.start(), "roll", "move:path-1", *answers)


@pytest.mark.rule("magiczny_miecz", "4.4")
@pytest.mark.rule("magiczny_miecz", "4.3")
def test_objects_friends_and_gold_of_the_dead_stay_on_the_space(table: TableMaker) -> None:
    session = killed(table)
    assert here(session, "path-1") == ["werewolf#1", "crusader", "guardian#1", "sword#s1", "ring-of-power"]
    assert session.state.purse == {"path-1": 3}


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_spells_of_the_dead_and_of_their_friends_go_to_the_used_ones(table: TableMaker) -> None:
    """Dispute M16: no card ever leaves the game."""
    session = killed(table)
    assert sorted(session.state.spells_used) == ["lord-of-spells#1", "mirror"]


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_trophies_of_the_dead_go_to_the_used_events(table: TableMaker) -> None:
    assert killed(table).state.events_used == ["wolf"]


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_the_dead_leaves_the_board_and_the_player_may_take_another_character(table: TableMaker) -> None:
    session = killed(table)
    assert asked(session) == (0, "new-character") and keys(session) == ("new", "none")
    assert seen(session, 1, 0).character == "" and session.state.at("path-1") == []
    play(session, "new")
    fresh = one(session, 0)
    card = DATA.characters[fresh.character]
    assert fresh.character not in ("elf", "conqueror", "")
    assert (fresh.life, fresh.gold, fresh.sword, fresh.magic) == (4, card.gold, card.sword, card.magic)
    assert (fresh.space, designs(fresh.objects), len(fresh.spells)) == (card.start, list(card.kit), card.spells)
    assert (fresh.friends, fresh.trophies) == ([], [])


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_the_new_character_plays_in_the_next_turn_of_its_seat(table: TableMaker) -> None:
    session = killed(table, "character:troll", deal="choose")
    assert asked(session) == NEXT_TURN
    assert (one(session, 0).character, one(session, 0).space) == ("troll", "ice-wasteland")


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_the_dead_character_is_not_offered_to_its_own_player_but_may_be_taken_later_by_anybody(
    table: TableMaker,
) -> None:
    """Dispute M18."""
    session = killed(table, deal="choose")
    assert len(keys(session)) == 27 - 2 + 1  # all but the Elf and the Conqueror, and the choice of none
    assert "character:elf" not in keys(session)
    play(session, "character:troll")
    assert "elf" in session.state.unused(DATA)


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_a_switch_keeps_the_dead_out(table: TableMaker) -> None:
    """Dispute M18."""
    session = killed(table, "character:troll", deal="choose", dead="out")
    assert "elf" not in session.state.unused(DATA)


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_takes_no_character_stops_playing_and_the_others_go_on(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).seeker(2, "troll", at="path-2", objects=["helmet"])
    made.lying("path-1", "werewolf").lying("valley-of-skulls", "elk")
    session = play(made.dice(1, 1, 6, 6, 6, 1).start(), "move:path-1", "none")
    assert [seeker.character for seeker in session.state.playing()] == ["conqueror", "troll"]
    play(session, "roll", "move:valley-of-skulls")
    assert asked(session) == (2, "turn")


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_nobody_wins_when_nobody_wants_to_go_on(table: TableMaker) -> None:
    made = table().seeker(0, "elf", at="glade", life=1).seeker(1, "goblin", at="glade", life=1)
    made.lying("path-1", "werewolf").dice(1, 1, 6, 1, 1, 6)
    session = play(made.start(), "move:path-1", "none", "move:path-1", "none")
    assert session.pending is None and session.outcome is not None
    assert (session.outcome.winners, session.outcome.reason) == ((), "nobody")


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_turns_in_a_row_end_with_the_character_that_had_them(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).lying("path-1", "werewolf").state(extra_turns=2)
    session = play(made.option(deal="choose").dice(1, 1, 6).start(), "move:path-1", "character:troll")
    assert (asked(session), session.state.extra_turns) == (NEXT_TURN, 0)


@pytest.mark.rule("magiczny_miecz", "4.4")
@pytest.mark.rule("magiczny_miecz", "9.5")
def test_a_new_characters_spells_come_from_the_used_ones_when_the_pile_is_short(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).lying("path-1", "werewolf").option(deal="choose")
    made.dice(1, 1, 6).used(*[uid for uid in DATA.spell_deck if uid != "mirror"])
    session = play(made.start(), "move:path-1", "character:mage")
    assert len(one(session, 0).spells) == 2 and one(session, 0).spells[0] == "mirror"


# --- death in another's turn (A10) ------------------------------------------------------------------------------


def plague(table: TableMaker) -> Match:
    """The Goblin draws the Plague; the Elf of the same Circle has 1 Life, and dies next to much else."""
    made = table().seeker(0, "goblin", at="glade").events("plague").option(deal="choose")
    made.seeker(
        1, "elf", at="path-2", life=1, gold=3, friends=["crusader", "noon-wraith"], kept={"crusader": ["mirror"]},
        objects=["horse", "sword", "helmet", "shield", "armour", "lamp"], trophies=["dragon", "elk", "hadron"],
    )  # fmt: skip
    made.seeker(2, "troll", at="castle", objects=["gauntlets"])
    return play(made.dice(1).start(), "move:path-1")


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_dies_in_anothers_turn_leaves_its_goods_where_it_stood(table: TableMaker) -> None:
    session = plague(table)
    assert (asked(session), one(session, 0).life) == ((1, "new-character"), 3)
    assert designs(here(session, "path-2")) == ["crusader", "horse", "sword", "helmet", "shield", "armour", "lamp"]
    assert session.state.purse == {"path-2": 3}
    assert session.state.spells_used == ["mirror"]
    assert sorted(session.state.events_used) == ["dragon", "elk#1", "hadron#1", "noon-wraith"]


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_who_died_in_anothers_turn_plays_in_its_normal_place(table: TableMaker) -> None:
    session = play(plague(table), "character:dwarf")
    assert (asked(session), one(session, 1).space) == ((1, "turn"), "village")
    assert one(session, 0).space == "path-1" and one(session, 0).objects == []


@pytest.mark.rule("magiczny_miecz", "4.4")
def test_several_deaths_are_settled_in_the_order_of_play(table: TableMaker) -> None:
    made = table().turn(1).seeker(0, "elf", at="path-2", life=1).seeker(1, "goblin", at="glade", life=1)
    made.seeker(2, "troll", at="wilds", life=1).events("plague").dice(1)
    session = play(made.start(), "move:path-1")
    order = []
    while session.pending is not None:
        order.append(asked(session)[0])
        play(session, "none")
    assert order == [1, 2, 0]


@pytest.mark.rule("magiczny_miecz", "4.4")
@pytest.mark.rule("magiczny_miecz", "12.1")
def test_whose_turn_it_is_takes_the_goods_of_the_dead_only_where_it_stands(table: TableMaker) -> None:
    made = table().seeker(0, "goblin", at="glade").events("plague").option(deal="choose")
    made.seeker(1, "elf", at="path-1", life=1, gold=2, objects=["helmet"]).dice(1)
    made.seeker(2, "hag", at="castle", objects=["gauntlets"])
    session = play(made.start(), "move:path-1", "explore", "character:dwarf")
    assert asked(session) == (0, "collect") and keys(session) == ("gold", "take:helmet", "done")
    play(session, "gold", "take:helmet")
    assert (one(session, 0).gold, one(session, 0).objects) == (3, ["helmet"])


@pytest.mark.rule("magiczny_miecz", "4.3")
def test_a_character_loses_no_more_life_than_it_has(table: TableMaker) -> None:
    """Of 3 points the Elf of Life 1 can lose one; the owner of a Hidden One is asked once, not three times."""
    made = stage(table, "elf", at="marsh-1", life=1, objects=["lamp"])
    session = made.seeker(1, "hag", at="castle", spells=["hidden-one"]).start()
    ctx, _ = world(session)
    losing = lose_life(ctx, PlayerId(0), 3, "23.7")
    assert [next(losing).kind, losing.send(("pass",)).kind] == ["response", "new-character"]
    with pytest.raises(StopIteration) as over:
        losing.send(("none",))
    assert (over.value.value, one(session, 0).character) == (1, "")


@pytest.mark.parametrize(("answer", "war"), [("none", None), ("new", 1)])
def test_a_war_of_elements_ends_with_a_caster_who_leaves_the_game(
    table: TableMaker, answer: str, war: int | None
) -> None:
    """Without an end it would keep everybody off the Bridge for ever; a new Character's turn ends it in time."""
    made = table().seeker(0, "troll", at="glade").events("plague").gold("path-1", 1)
    made.seeker(1, "goblin", at="tavern", life=1).state(war=1, conjunction=1).dice(1)
    session = play(made.start(), "move:path-1")
    assert (asked(session), session.state.war) == ((1, "new-character"), 1)
    play(session, answer)
    assert (asked(session), session.state.war, session.state.conjunction) == ((0, "collect"), war, war)


def test_turns_in_a_row_end_with_the_death_of_whoever_has_them(table: TableMaker) -> None:
    made = stage(table, "elf", at="glade", life=1).lying("path-1", "werewolf").state(extra_turns=2, formula=True)
    session = play(made.dice(1, 1, 6).start(), "move:path-1", "new")
    assert (asked(session), session.state.extra_turns, session.state.formula) == (NEXT_TURN, 0, False)
