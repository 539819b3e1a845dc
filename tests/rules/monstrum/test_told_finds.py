"""What the log tells of finds, each line with its rule. Rules 9.1-9.14."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import TableMaker, play, told

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))
MOTRILL = "dwor-motrill"
STONE = "stone-of-niwy"
BELT = "belt-of-death"
RINGS = "freyas-rings"


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", surprises=["alchemists-retort"], last_fight="wrzosowiska-lyx")
    session = play(made.start(), "play:alchemists-retort", to("wrzosowiska-lyx"))
    assert told(session)[-3:] == [("plays", "9.1"), ("moves", "9.1"), ("no-fight", "5.3")]


@pytest.mark.rule("monstrum", "9.2")
def test_the_herbs_drawn_in_need(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=3).next_combat("blank").next_surprise("herbs-of-lyx")
    lines = told(play(made.start(), *INTO_NUPTSE))
    assert lines[-4:-1] == [("draws-open", "9.2"), ("herbs", "9.2"), ("gains", "9.2")]


@pytest.mark.rule("monstrum", "9.2")
def test_the_herbs_that_lay_open(table: TableMaker) -> None:
    made = table().hero(0, surprises=["flood"]).hero(1, at="dolina-nuptse", strength=7, open=["herbs-of-lyx"])
    lines = told(play(made.start(), "play:flood"))
    assert lines[-3:] == [("loses", "8.3"), ("herbs", "9.2"), ("gains", "9.2")]


@pytest.mark.rule("monstrum", "9.3")
def test_the_lamp_protects(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="q", open=["oil-lamp"]).hero(2, at="q")
    assert told(play(made.start(), "play:darkness"))[-2:] == [("plays", "8.2"), ("protected", "9.3")]


@pytest.mark.rule("monstrum", "9.7")
def test_sulphur(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["sulphur"]).next_combat("bog-dragon").next_surprise("blank")
    session = play(made.start(), *INTO_NUPTSE)
    told(session)
    assert told(play(session, "play:sulphur"))[:-1] == [
        ("plays", "9.7"), ("beats-by", "9.7"), ("gains", "9.7"), ("spoils", "6.11"), ("draws-blank", "7.1"),
    ]  # fmt: skip


@pytest.mark.rule("monstrum", "9.8")
def test_the_cage_and_what_it_leaves_to_lose(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["cage"]).next_combat("orc").dice(6)
    session = play(made.start(), *INTO_NUPTSE)
    told(session)
    assert told(play(session, "play:cage"))[:-1] == [
        ("plays", "9.8"), ("rolls-fight", "6.4"), ("beaten", "6.6"), ("loses", "9.8"),
    ]  # fmt: skip


@pytest.mark.rule("monstrum", "9.9")
def test_the_net_is_cast(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("net")
    session = play(made.start(), *INTO_NUPTSE)
    assert told(session)[-1] == ("draws-open", "9.9")
    assert told(play(session, f"nook:{MOTRILL}")) == [("net-cast", "9.9"), ("turn", None)]


@pytest.mark.rule("monstrum", "9.9")
@pytest.mark.parametrize(("strength", "fate"), [(10, []), (5, [("dies", "6.7")])])
def test_the_net_is_sprung(table: TableMaker, strength: int, fate: list[tuple[str, str]]) -> None:
    made = table().hero(0, open=["net"], net=MOTRILL).hero(1, at="j", strength=strength).hero(2).turn(1)
    session = play(made.start(), "card:3", to("k", MOTRILL))
    assert told(session)[-1] == ("moves", "4.1")
    assert told(play(session, "play:net")) == [("net-sprung", "9.9"), ("loses", "9.9"), *fate, ("turn", None)]


@pytest.mark.rule("monstrum", "9.9")
def test_a_net_held_back_is_not_told(table: TableMaker) -> None:
    made = table().hero(0, open=["net"], net=MOTRILL).hero(1, at="j").turn(1)
    session = play(made.start(), "card:3", to("k", MOTRILL))
    told(session)
    assert told(play(session, "wait")) == [("turn", None)]


@pytest.mark.rule("monstrum", "9.10")
def test_the_wings_protect(table: TableMaker) -> None:
    made = table().hero(0, surprises=["black-wind"]).hero(1, at=MOTRILL, open=["wings"]).hero(2, at=MOTRILL)
    lines = told(play(made.start(), "play:black-wind"))
    assert lines[-3:] == [("plays", "8.4"), ("protected", "9.10"), ("loses", "8.4")]


@pytest.mark.rule("monstrum", "9.11")
def test_the_poison_that_lay_open(table: TableMaker) -> None:
    made = table().hero(0, surprises=["eternal-sleep"]).hero(1, open=["poison"])
    assert told(play(made.start(), "play:eternal-sleep"))[-2:] == [("plays", "8.14"), ("poison", "9.11")]


@pytest.mark.rule("monstrum", "9.11")
def test_the_poison_drawn_in_sleep(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["darkness"]).hero(1, at="d", asleep=2)
    made.next_combat("blank").next_surprise("poison")
    lines = told(play(made.start(), "play:darkness", to("dolina-nuptse/2")))
    assert lines[-2:] == [("draws-open", "9.11"), ("poison", "9.11")]


@pytest.mark.rule("monstrum", "9.12")
def test_the_belt_is_armed_and_wins(table: TableMaker) -> None:
    made = table().hero(0, at="m", strength=16, open=[BELT], belt_ripe=True).next_combat("wraith")
    lines = told(play(made.start(), "card:1", to("wieza-olifant/2")))
    assert lines[-6:-1] == [
        ("moves", "4.1"), ("belt-armed", "9.12"), ("meets", "6.3"), ("beats-by", "9.12"), ("gains", "6.5"),
    ]  # fmt: skip


@pytest.mark.rule("monstrum", "9.12")
@pytest.mark.parametrize("armed", [True, False])
def test_the_belt_is_given_back(table: TableMaker, armed: bool) -> None:
    made = table().hero(0, surprises=["flood"])
    made.hero(1, at="dolina-nuptse", strength=14, open=[BELT], belt_armed=armed, belt_ripe=True)
    assert told(play(made.start(), "play:flood"))[-2:] == [("loses", "8.3"), ("belt-lost", "9.12")]


@pytest.mark.rule("monstrum", "9.13")
def test_the_stone_is_laid_in_the_own_turn(table: TableMaker) -> None:
    assert told(play(table().hero(0, surprises=[STONE]).start(), f"play:{STONE}"))[-1] == ("lays-stone", "9.13")


@pytest.mark.rule("monstrum", "9.13")
def test_the_stone_is_laid_in_answer(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["paralysis"]).hero(1, surprises=[STONE]).start(), "play:paralysis")
    assert told(session)[-1] == ("plays", "8.5")
    assert told(play(session, f"play:{STONE}")) == [("lays-stone", "9.13")]


@pytest.mark.rule("monstrum", "9.13")
def test_the_stone_keeps_a_spell_off_and_wears_off(table: TableMaker) -> None:
    session = table().hero(0, at="q", surprises=["paralysis"]).hero(1, warded=1).hero(2, hand=[]).start()
    told(session)
    assert told(play(session, "play:paralysis")) == [("plays", "8.5"), ("warded", "9.13"), ("paralysed", "8.5")]
    assert told(play(session, "card:1", to("r")))[-2:] == [("turn", None), ("ward-ends", "9.13")]


@pytest.mark.rule("monstrum", "9.13")
def test_the_stone_that_has_a_turn_left_is_not_told_to_end(table: TableMaker) -> None:
    assert told(table().hero(0, at="q", warded=2).start()) == [("turn", None)]


@pytest.mark.rule("monstrum", "9.14")
def test_the_rings_enslave_and_the_slave_is_freed_after_two_turns(table: TableMaker) -> None:
    session = table().hero(0, at="a", hand=[1, 2, 3], surprises=[RINGS]).hero(1, at="q", hand=[2, 3, 5]).start()
    told(session)
    assert told(play(session, f"play:{RINGS}")) == [("plays", "9.14"), ("enslaved", "9.14")]
    lines = told(play(session, "card:1", to("b"), "card:2", to("s"), "card:2", to("d")))
    assert ("freed", "9.14") not in lines
    assert told(play(session, "card:3", to("p")))[:3] == [
        ("plays-movement", "4.1"),
        ("moves", "4.1"),
        ("freed", "9.14"),
    ]


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_whose_master_dies_is_told_to_be_free(table: TableMaker) -> None:
    made = table().hero(0, at="jama-rajmangal", strength=5).hero(1, at="q", master=0, bondage=2)
    session = made.hero(2, at="q", surprises=["plague-of-parasites"]).turn(2).start()
    told(session)
    lines = told(play(session, "play:plague-of-parasites"))
    assert lines == [("plays", "8.10"), ("loses", "8.10"), ("dies", "6.7"), ("freed", "9.14")]


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_who_dies_is_not_told_to_be_free(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="d", master=0, bondage=1).hero(2).turn(1)
    lines = told(play(made.start(), "card:1", to("trapdoor")))
    assert lines[-2:] == [("dies", "5.4"), ("turn", None)]


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_who_kills_his_master_is_told_to_be_free_once(table: TableMaker) -> None:
    made = table().hero(0, at="jama-rajmangal", strength=5).hero(2, at="q")
    made.hero(1, at="q", master=0, bondage=1, surprises=["plague-of-parasites"]).turn(1)
    lines = told(play(made.start(), "play:plague-of-parasites", "card:1", to("r")))
    assert lines.count(("freed", "9.14")) == 1
