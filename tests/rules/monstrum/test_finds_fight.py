"""Finds for fights: Double Sword, War Hammer, Sulphur, Cage, Belt of Death. Rules 9.5-9.8, 9.12; readings Q15, Q22."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, Table, TableMaker, bottom, hero, play, strengths
from tests.rules.script import asked, keys

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))
INTO_OLIFANT = ("card:1", to("wieza-olifant/2"))
BELT = "belt-of-death"


def meets(made: Table, monster: str, *rolled: int) -> Match:
    """Let the adventurer of seat 0, who stands at "d", walk into a nook where a monster waits."""
    return play(made.next_combat(monster).dice(*rolled).start(), *INTO_NUPTSE)


def draws(made: Table, card: str) -> Match:
    """Let seat 0, who stands at "d", draw a surprise for a blank combat card in Dolina Nuptse."""
    return play(made.next_combat("blank").next_surprise(card).start(), *INTO_NUPTSE)


@pytest.mark.rule("monstrum", "9.5")
@pytest.mark.parametrize(("rolled", "strength"), [(1, 12), (5, 12), (6, 8)])
def test_the_double_sword_wins_on_5_or_less(table: TableMaker, rolled: int, strength: int) -> None:
    session = meets(table().hero(0, at="d", open=["double-sword"]), "viper", rolled)
    assert strengths(session) == [strength, 10]
    assert hero(session, 0).open == ["double-sword"]


@pytest.mark.rule("monstrum", "9.6")
@pytest.mark.parametrize(("rolled", "strength"), [(1, 12), (4, 12), (5, 8)])
def test_the_war_hammer_wins_on_4_or_less(table: TableMaker, rolled: int, strength: int) -> None:
    session = meets(table().hero(0, at="d", open=["war-hammer"]), "viper", rolled)
    assert strengths(session) == [strength, 10]
    assert hero(session, 0).open == ["war-hammer"]


@pytest.mark.rule("monstrum", "9.5")
def test_weapons_serve_against_the_guardian(table: TableMaker) -> None:
    made = table().hero(0, at="w", dexterity=5, open=["double-sword"]).option(ending="guardian").dice(5)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"))
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("monstrum", "9.7")
@pytest.mark.parametrize("dragon", ["bog-dragon", "cave-dragon", "fire-dragon", "mountain-dragon"])
def test_sulphur_beats_every_dragon_and_adds_5(table: TableMaker, dragon: str) -> None:
    session = meets(table().hero(0, at="d", surprises=["sulphur"]).option(spoils="off"), dragon)
    assert keys(session) == ("roll", "play:sulphur")
    play(session, "play:sulphur")
    assert strengths(session) == [15, 10]
    assert hero(session, 0).surprises == []
    assert bottom(session.state.surprise) == "sulphur"
    assert bottom(session.state.combat) == dragon


@pytest.mark.rule("monstrum", "9.7")
def test_a_dragon_beaten_by_sulphur_was_no_fight(table: TableMaker) -> None:
    session = play(
        meets(table().hero(0, at="d", surprises=["sulphur"]).option(spoils="off"), "fire-dragon"), "play:sulphur"
    )
    assert hero(session, 0).last_fight is None


@pytest.mark.rule("monstrum", "9.7")
def test_sulphur_serves_against_dragons_only(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", surprises=["sulphur"]), "orc", 6)
    assert strengths(session) == [6, 10]
    assert hero(session, 0).surprises == ["sulphur"]


@pytest.mark.rule("monstrum", "9.7")
def test_the_guardian_is_no_dragon(table: TableMaker) -> None:
    made = table().hero(0, at="w", surprises=["sulphur"]).option(ending="guardian").dice(6)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"))
    assert strengths(session) == [2, 10]
    assert hero(session, 0).surprises == ["sulphur"]


@pytest.mark.rule("monstrum", "9.7")
def test_a_dragon_may_be_fought_and_sulphur_kept(table: TableMaker) -> None:
    session = play(meets(table().hero(0, at="d", surprises=["sulphur"]), "fire-dragon", 6), "roll")
    assert strengths(session) == [5, 10]
    assert hero(session, 0).surprises == ["sulphur"]


@pytest.mark.rule("monstrum", "9.8")
@pytest.mark.parametrize(("monster", "strength"), [("minotaur", 8), ("ogre", 8), ("wraith", 8)])
def test_under_the_cage_a_winning_monster_takes_only_2(table: TableMaker, monster: str, strength: int) -> None:
    session = play(meets(table().hero(0, at="d", surprises=["cage"]), monster, 6), "play:cage")
    assert strengths(session) == [strength, 10]


@pytest.mark.rule("monstrum", "9.8")
def test_the_cage_is_not_offered_where_it_would_save_nothing(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", surprises=["cage"]), "viper", 6)
    assert strengths(session) == [8, 10]
    assert hero(session, 0).surprises == ["cage"]


@pytest.mark.rule("monstrum", "9.8")
def test_the_cage_saves_a_life(table: TableMaker) -> None:
    session = play(meets(table().hero(0, at="d", strength=3, surprises=["cage"]), "orc", 6), "play:cage")
    assert strengths(session) == [1, 10]
    assert hero(session, 0).alive


@pytest.mark.rule("monstrum", "9.8")
def test_the_cage_does_not_change_what_is_won(table: TableMaker) -> None:
    session = play(meets(table().hero(0, at="d", surprises=["cage"]), "orc", 5), "play:cage")
    assert strengths(session) == [14, 10]


@pytest.mark.rule("monstrum", "9.8")
def test_the_cage_serves_one_fight(table: TableMaker) -> None:
    made = table().hero(0, at="d", hand=[1, 2, 5], surprises=["cage"]).hero(1, at="q")
    made.next_combat("orc", "golem").dice(6, 6)
    session = play(made.start(), *INTO_NUPTSE, "play:cage", "card:1", to("r"))
    assert bottom(session.state.surprise) == "cage"
    play(session, "card:5", to("wrzosowiska-lyx/2"))
    assert strengths(session) == [4, 10]


@pytest.mark.rule("monstrum", "9.8")
def test_the_cage_holds_the_guardian(table: TableMaker) -> None:
    made = table().hero(0, at="w", surprises=["cage"]).option(ending="guardian").dice(6)
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"), "play:cage")
    assert strengths(session) == [8, 10]
    assert session.outcome is None


@pytest.mark.rule("monstrum", "9.12")
@pytest.mark.parametrize(("strength", "armed"), [(15, False), (16, True)])
def test_the_belt_is_armed_in_olifant_with_more_than_15(table: TableMaker, strength: int, armed: bool) -> None:
    made = table().hero(0, at="m", strength=strength, open=[BELT], belt_ripe=True, last_fight="wieza-olifant")
    session = play(made.start(), *INTO_OLIFANT)
    assert hero(session, 0).belt_armed == armed


@pytest.mark.rule("monstrum", "9.12")
def test_the_fight_in_olifant_itself_is_won_by_the_belt(table: TableMaker) -> None:
    made = table().hero(0, at="m", strength=16, open=[BELT], belt_ripe=True).next_combat("wraith")
    assert strengths(play(made.start(), *INTO_OLIFANT)) == [19, 10]


@pytest.mark.rule("monstrum", "9.12")
def test_strength_won_in_olifant_arms_the_belt(table: TableMaker) -> None:
    made = table().hero(0, at="m", strength=13, open=[BELT], belt_ripe=True).next_combat("goblin").dice(1)
    session = play(made.start(), *INTO_OLIFANT)
    assert (hero(session, 0).strength, hero(session, 0).belt_armed) == (16, True)


@pytest.mark.rule("monstrum", "9.12")
def test_a_belt_drawn_in_olifant_with_more_than_15_is_armed_at_once(table: TableMaker) -> None:
    made = table().hero(0, at="m", strength=16).next_combat("blank").next_surprise(BELT)
    session = play(made.start(), *INTO_OLIFANT)
    assert hero(session, 0).belt_armed


@pytest.mark.rule("monstrum", "9.12")
def test_passing_through_olifant_does_not_arm_the_belt(table: TableMaker) -> None:
    made = table().hero(0, at="m", strength=16, open=[BELT], belt_ripe=True)
    session = play(made.start(), "card:3", to("n"))
    assert not hero(session, 0).belt_armed


@pytest.mark.rule("monstrum", "9.12")
def test_more_than_15_elsewhere_does_not_arm_the_belt(table: TableMaker) -> None:
    made = table().hero(0, at="j", strength=20, open=[BELT], belt_ripe=True).next_combat("goblin").dice(6)
    session = play(made.start(), "card:1", to("dwor-motrill/2"))
    assert (hero(session, 0).strength, hero(session, 0).belt_armed) == (17, False)


@pytest.mark.rule("monstrum", "9.12")
def test_once_armed_the_belt_works_anywhere_above_9(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=10, open=[BELT], belt_armed=True, belt_ripe=True)
    session = meets(made.option(spoils="off"), "hydra")
    assert strengths(session) == [15, 10]
    assert hero(session, 0).open == [BELT]


@pytest.mark.rule("monstrum", "9.12")
@pytest.mark.parametrize("armed", [True, False])
def test_armed_or_not_the_belt_goes_back_below_10(table: TableMaker, armed: bool) -> None:
    made = table().hero(0, surprises=["flood"])
    made.hero(1, at="dolina-nuptse", strength=14, open=[BELT], belt_armed=armed, belt_ripe=True)
    session = play(made.start(), "play:flood")
    one = hero(session, 1)
    assert (one.strength, one.open, one.belt_armed) == (9, [], False)
    assert BELT in session.state.surprise


@pytest.mark.rule("monstrum", "9.12")
def test_the_belt_stays_at_10(table: TableMaker) -> None:
    made = table().hero(0, surprises=["flood"])
    made.hero(1, at="dolina-nuptse", strength=15, open=[BELT], belt_armed=True, belt_ripe=True)
    session = play(made.start(), "play:flood")
    assert (hero(session, 1).strength, hero(session, 1).open, hero(session, 1).belt_armed) == (10, [BELT], True)


@pytest.mark.rule("monstrum", "9.12")
def test_a_belt_drawn_below_10_stays_until_strength_has_once_been_10(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=9, hand=[1, 4, 5], surprises=["flood"]).hero(1, at="q")
    session = draws(made, BELT)
    assert hero(session, 0).open == [BELT]
    play(session, "play:flood")  # 9 - 5, and the belt stays
    assert (hero(session, 0).strength, hero(session, 0).open) == (4, [BELT])


@pytest.mark.rule("monstrum", "9.12")
def test_a_belt_that_has_been_held_with_10_goes_back_below_it(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=9, hand=[1, 2, 5], open=[BELT]).hero(1, at="q")
    made.next_combat("imp", "orc").dice(1, 6)
    session = play(made.start(), *INTO_NUPTSE, "card:1", to("r"))
    assert (hero(session, 0).strength, hero(session, 0).open) == (11, [BELT])
    play(session, "card:5", to("wrzosowiska-lyx/2"))
    assert (hero(session, 0).strength, hero(session, 0).open) == (7, [])


@pytest.mark.rule("monstrum", "9.12")
def test_a_belt_that_went_back_wins_no_more_fights(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse/3", strength=14, hand=[1, 3, 4], surprises=["flood"], open=[BELT],
                        belt_armed=True, belt_ripe=True)  # fmt: skip
    made.next_combat("orc").dice(6)
    session = play(made.start(), "play:flood", "card:4", to("wrzosowiska-lyx/2"))
    # 14 - 5 = 9: the belt goes back, and the orc has to be fought with the die.
    assert strengths(session) == [5, 10]


@pytest.mark.rule("monstrum", "9.12")
def test_the_armed_belt_beats_the_guardian(table: TableMaker) -> None:
    made = table().hero(0, at="w", open=[BELT], belt_armed=True, belt_ripe=True).option(ending="guardian")
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"))
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("monstrum", "9.12")
def test_an_unarmed_belt_wins_nothing(table: TableMaker) -> None:
    session = meets(table().hero(0, at="d", strength=20, open=[BELT], belt_ripe=True), "orc", 6)
    assert strengths(session) == [16, 10]
    assert asked(session) == (1, "turn")
