"""Spells over a kind of nook: Flood, Black Wind, Plague of Parasites. Rules 8.3, 8.4, 8.10, 9.10; reading Q11."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import TableMaker, bottom, hero, play, strengths
from tests.rules.script import asked, keys

# An adventurer in each kind of nook, and one on the road.
PLACES = ("dolina-nuptse", "dwor-motrill", "jama-rajmangal", "q")


def struck(table: TableMaker, spell: str) -> list[int]:
    made = table().hero(0, at="p", surprises=[spell])
    for seat, place in enumerate(PLACES, start=1):
        made.hero(seat, at=place)
    session = play(made.start(), f"play:{spell}")
    assert bottom(session.state.surprise) == spell
    return strengths(session)


@pytest.mark.rule("monstrum", "8.3")
def test_flood_takes_5_in_terrain_nooks(table: TableMaker) -> None:
    assert struck(table, "flood") == [10, 5, 10, 10, 10]


@pytest.mark.rule("monstrum", "8.4")
def test_black_wind_takes_5_in_building_nooks(table: TableMaker) -> None:
    assert struck(table, "black-wind") == [10, 10, 5, 10, 10]


@pytest.mark.rule("monstrum", "8.10")
def test_plague_of_parasites_takes_5_in_underground_nooks(table: TableMaker) -> None:
    assert struck(table, "plague-of-parasites") == [10, 10, 10, 5, 10]


@pytest.mark.rule("monstrum", "8.10")
def test_plague_reaches_whoever_failed_before_the_guardian(table: TableMaker) -> None:
    made = table().hero(0, surprises=["plague-of-parasites"]).hero(1, at="kopalnia-zezere").option(ending="guardian")
    assert strengths(play(made.start(), "play:plague-of-parasites")) == [10, 5]


@pytest.mark.rule("monstrum", "8.3")
def test_flood_kills_its_caster_in_his_own_turn(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", strength=5, surprises=["flood", "cage"], open=["wings"])
    session = play(made.hero(1, at="wrzosowiska-lyx", strength=6).start(), "play:flood")
    assert strengths(session) == [0, 1]
    assert not hero(session, 0).alive
    assert (hero(session, 0).surprises, hero(session, 0).open) == ([], [])
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "8.3")
def test_flood_after_the_move_counts_where_everybody_stands_then(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse/2", surprises=["flood"]).hero(1, at="wrzosowiska-lyx")
    session = play(made.start(), "card:1", to("d"), "play:flood")
    assert strengths(session) == [10, 5]


@pytest.mark.rule("monstrum", "8.3")
def test_the_dead_are_not_struck(table: TableMaker) -> None:
    made = table().hero(0, surprises=["flood"]).hero(1, strength=0, hand=(), alive=False, at="dolina-nuptse")
    session = made.hero(2, at="dolina-nuptse").start()
    assert strengths(play(session, "play:flood")) == [10, 0, 5]


@pytest.mark.rule("monstrum", "9.10")
def test_wings_guard_against_black_wind(table: TableMaker) -> None:
    made = table().hero(0, surprises=["black-wind"])
    made.hero(1, at="dwor-motrill", open=["wings"]).hero(2, at="dwor-motrill", open=["oil-lamp"])
    session = play(made.start(), "play:black-wind")
    assert strengths(session) == [10, 10, 5]
    assert hero(session, 1).open == ["wings"]


@pytest.mark.rule("monstrum", "9.10")
def test_wings_guard_the_caster_too(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=["black-wind"], open=["wings"]).hero(1, at="wieza-olifant")
    assert strengths(play(made.start(), "play:black-wind")) == [10, 5]


@pytest.mark.rule("monstrum", "9.10")
def test_black_wind_cannot_be_cast_on_wings_alone(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["black-wind"]).hero(1, at="dwor-motrill", open=["wings"])
    assert "play:black-wind" not in keys(made.start())


@pytest.mark.rule("monstrum", "9.10")
@pytest.mark.parametrize(("spell", "nook"), [("flood", "dolina-nuptse"), ("plague-of-parasites", "jama-rajmangal")])
def test_wings_do_not_guard_against_other_spells(table: TableMaker, spell: str, nook: str) -> None:
    made = table().hero(0, surprises=[spell]).hero(1, at=nook, open=["wings"])
    assert strengths(play(made.start(), f"play:{spell}")) == [10, 5]


@pytest.mark.rule("monstrum", "8.3")
def test_a_caster_who_dies_still_floods_the_others(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", strength=3, surprises=["flood"])
    made.hero(1, at="dolina-nuptse", surprises=["stone-of-niwy"]).hero(2, at="dolina-nuptse")
    session = play(made.start(), "play:flood")
    assert asked(session) == (1, "ward")
    assert strengths(play(session, "play:stone-of-niwy")) == [0, 10, 5]
    assert asked(session)[0] == 1
