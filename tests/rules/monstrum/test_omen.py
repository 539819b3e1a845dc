"""Omen: another one acts, the good is one's own. Rule 8.6; reading Q20 and 36 of the rulings."""

import pytest

from tests.rules.monstrum.land import BOARD, field, to
from tests.rules.monstrum.table import Match, Table, TableMaker, at, bottom, hero, play, strengths
from tests.rules.script import asked, keys

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))


def calls(made: Table, monster: str, *rolled: int) -> Match:
    """Let seat 0, who stands at "d" with an Omen, meet a monster and play it; of two seats the other is called."""
    return play(made.next_combat(monster).dice(*rolled).start(), *INTO_NUPTSE, "play:omen")


def caller(table: TableMaker, *, dexterity: int = 5, strength: int = 10) -> Table:
    return table().hero(0, at="d", dexterity=dexterity, strength=strength, surprises=["omen"]).option(spoils="off")


@pytest.mark.rule("monstrum", "8.6")
def test_the_one_called_fights_with_his_own_dexterity_and_the_gain_is_the_callers(table: TableMaker) -> None:
    # A werewolf of dexterity 6: the caller would win on 3 + 5 - 6 = 2, the one called wins on 4.
    session = calls(caller(table).hero(1, at="q", dexterity=7), "werewolf", 4)
    assert strengths(session) == [13, 10]
    assert bottom(session.state.combat) == "werewolf"
    assert "omen" in session.state.surprise


@pytest.mark.rule("monstrum", "8.6")
def test_the_loss_is_of_the_one_called(table: TableMaker) -> None:
    session = calls(caller(table).hero(1, at="q", dexterity=7), "werewolf", 5)
    assert strengths(session) == [10, 7]


@pytest.mark.rule("monstrum", "8.6")
def test_the_one_called_uses_his_own_weapons(table: TableMaker) -> None:
    assert strengths(calls(caller(table).hero(1, at="q", open=["double-sword"]), "scorpion", 5)) == [12, 10]
    made = table().hero(0, at="d", surprises=["omen"], open=["double-sword"]).hero(1, at="q")
    # The sword of the caller does not serve the one called: 2 beats no scorpion.
    assert strengths(calls(made, "scorpion", 2)) == [10, 8]


@pytest.mark.rule("monstrum", "8.6")
def test_the_one_called_wins_by_his_armed_belt(table: TableMaker) -> None:
    made = caller(table).hero(1, at="q", open=["belt-of-death"], belt_armed=True, belt_ripe=True)
    assert strengths(calls(made, "hydra")) == [15, 10]


@pytest.mark.rule("monstrum", "8.6")
def test_the_caller_chooses_among_the_living_others(table: TableMaker) -> None:
    session = calls(caller(table).hero(1, at="q").dead(2).hero(3, at="q"), "goblin", 6)
    assert asked(session) == (0, "omen")
    assert keys(session) == ("player:1", "player:3")
    play(session, "player:3")
    assert strengths(session) == [10, 10, 0, 7]


@pytest.mark.rule("monstrum", "8.6")
def test_omen_can_kill_the_one_called(table: TableMaker) -> None:
    session = calls(caller(table).hero(1, at="q", strength=3).hero(2, at="q"), "goblin", 6)
    play(session, "player:1")
    assert strengths(session) == [10, 0, 10]
    assert not hero(session, 1).alive
    assert asked(session) == (2, "turn")


@pytest.mark.rule("monstrum", "8.6")
def test_the_cage_holds_for_the_one_called(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen", "cage"]).hero(1, at="q").next_combat("ogre").dice(6)
    session = play(made.start(), *INTO_NUPTSE, "play:cage", "play:omen")
    assert strengths(session) == [10, 8]


@pytest.mark.rule("monstrum", "8.6")
def test_the_caged_gain_is_whole(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen", "cage"]).hero(1, at="q").next_combat("orc").dice(1)
    session = play(made.start(), *INTO_NUPTSE, "play:omen", "play:cage")
    assert strengths(session) == [14, 10]


@pytest.mark.rule("monstrum", "8.6")
def test_spoils_are_the_callers(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen"]).hero(1, at="q").next_surprise("oil-lamp")
    session = calls(made, "ogre", 1)
    assert (hero(session, 0).open, hero(session, 1).open) == (["oil-lamp"], [])


@pytest.mark.rule("monstrum", "8.6")
def test_the_fight_stays_the_callers_own(table: TableMaker) -> None:
    session = calls(caller(table).hero(1, at="q", last_fight="dwor-motrill"), "goblin", 1)
    assert hero(session, 0).last_fight == "dolina-nuptse"
    assert hero(session, 1).last_fight == "dwor-motrill"
    assert at(session, 1) == field("q")


@pytest.mark.rule("monstrum", "8.6")
def test_whoever_is_called_may_answer_with_the_stone(table: TableMaker) -> None:
    made = caller(table, dexterity=6).hero(1, at="q", surprises=["stone-of-niwy"])
    session = calls(made, "goblin", 5)
    assert asked(session) == (1, "ward")
    play(session, "play:stone-of-niwy")
    # The caller fights himself, on 4, and the Omen is used up.
    assert strengths(session) == [7, 10]
    assert hero(session, 0).surprises == []


@pytest.mark.rule("monstrum", "8.6")
def test_whoever_stands_under_the_stone_cannot_be_called(table: TableMaker) -> None:
    made = caller(table).hero(1, at="q", warded=2).next_combat("goblin").dice(1)
    session = play(made.start(), *INTO_NUPTSE)
    assert strengths(session) == [13, 10]
    assert hero(session, 0).surprises == ["omen"]


@pytest.mark.rule("monstrum", "8.6")
def test_a_sleeper_can_be_called(table: TableMaker) -> None:
    session = calls(caller(table).hero(1, at="q", asleep=2), "goblin", 6)
    assert strengths(session) == [10, 7]


@pytest.mark.rule("monstrum", "8.6")
def test_by_omen_the_guardian_is_beaten_for_the_caller(table: TableMaker) -> None:
    made = table().hero(0, at="w", surprises=["omen"]).hero(1, at="a", dexterity=7).option(ending="guardian").dice(5)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"), "play:omen")
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("monstrum", "8.6")
def test_by_omen_the_guardian_strikes_the_one_called(table: TableMaker) -> None:
    made = table().hero(0, at="w", surprises=["omen"]).hero(1, at="a").hero(2).option(ending="guardian").dice(6)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"), "play:omen", "player:1")
    assert strengths(session) == [10, 2, 10]
    assert session.outcome is None


@pytest.mark.rule("monstrum", "8.6")
def test_with_nobody_alive_to_call_it_is_not_offered(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen"]).dead(1).next_combat("goblin").dice(1)
    session = play(made.start(), *INTO_NUPTSE)
    assert hero(session, 0).strength == 13
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "8.6")
def test_at_a_corridor_a_nearer_square_moves_the_callers_pawn(table: TableMaker) -> None:
    # Square 6 is 3 steps from Zezere, square 3 is 12.
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q").dice(6)
    session = play(made.start(), "card:1", to("corridor-3"))
    assert asked(session) == (0, "corridor")
    assert keys(session) == ("roll", "play:omen")
    play(session, "play:omen")
    assert (at(session, 0), at(session, 1)) == (field("corridor-6"), field("q"))


@pytest.mark.rule("monstrum", "8.6")
def test_at_a_corridor_a_farther_square_moves_the_pawn_of_the_one_called(table: TableMaker) -> None:
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q").dice(1)
    session = play(made.start(), "card:1", to("corridor-3"), "play:omen")
    assert (at(session, 0), at(session, 1)) == (field("corridor-3"), field("corridor-1"))
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "8.6")
def test_at_a_corridor_a_square_as_near_moves_the_callers_pawn(
    table: TableMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = field("corridor-3"), field("corridor-1")
    level = tuple(BOARD.to_goal[here if one.id == there else one.id] for one in BOARD.fields)
    monkeypatch.setattr(BOARD, "to_goal", level)
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q").dice(1)
    session = play(made.start(), "card:1", to("corridor-3"), "play:omen")
    assert (at(session, 0), at(session, 1)) == (there, field("q"))


@pytest.mark.rule("monstrum", "8.6")
def test_at_a_corridor_the_own_number_moves_nobody(table: TableMaker) -> None:
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q").dice(3)
    session = play(made.start(), "card:1", to("corridor-3"), "play:omen")
    assert (at(session, 0), at(session, 1)) == (field("corridor-3"), field("q"))


@pytest.mark.rule("monstrum", "8.6")
def test_at_a_corridor_the_stone_keeps_the_roll_with_the_caller(table: TableMaker) -> None:
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q", surprises=["stone-of-niwy"]).dice(1)
    session = play(made.start(), "card:1", to("corridor-3"), "play:omen", "play:stone-of-niwy")
    assert (at(session, 0), at(session, 1)) == (field("corridor-1"), field("q"))


@pytest.mark.rule("monstrum", "8.6")
def test_without_omen_a_farther_square_moves_the_roller(table: TableMaker) -> None:
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q").dice(1)
    session = play(made.start(), "card:1", to("corridor-3"), "roll")
    assert (at(session, 0), at(session, 1)) == (field("corridor-1"), field("q"))
    assert hero(session, 0).surprises == ["omen"]


@pytest.mark.rule("monstrum", "8.6")
def test_the_one_pushed_by_darkness_may_call_the_caster(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["darkness"]).hero(1, at="d", surprises=["omen"])
    made.next_combat("goblin").dice(6)
    session = play(made.start(), "play:darkness", to("dolina-nuptse/2"), "play:omen")
    assert strengths(session) == [7, 10]
    assert asked(session) == (0, "turn")
