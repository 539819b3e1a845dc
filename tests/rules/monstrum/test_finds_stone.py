"""The Stone of Niwy against each spell, in force and as an answer, and how long it lasts. Rules 7.3, 9.13."""

import pytest

from kraina.engine import codec
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, TableMaker, at, bottom, hero, play, strengths, told
from tests.rules.script import asked, keys

STONE = "stone-of-niwy"
INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))

# Spell, where its target stands, and the answers between playing it and its reaching the only other adventurer.
SPELLS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("darkness", "q", (to("r"),)),
    ("flood", "wrzosowiska-lyx", ()),
    ("black-wind", "dwor-motrill", ()),
    ("plague-of-parasites", "jama-rajmangal", ()),
    ("paralysis", "q", ()),
    ("devils-eye", "q", ()),
    ("eternal-sleep", "q", ()),
)
each_spell = pytest.mark.parametrize(("spell", "place", "answers"), SPELLS, ids=[row[0] for row in SPELLS])


def cast_on(table: TableMaker, spell: str, place: str, answers: tuple[str, ...]) -> Match:
    """Seat 0 casts a spell on seat 1, who holds the Stone hidden and is asked about it."""
    made = table().hero(0, at="a", surprises=[spell]).hero(1, at=place, hand=[4], surprises=[STONE])
    session = play(made.start(), f"play:{spell}", *answers)
    assert asked(session) == (1, "ward")
    assert keys(session) == (f"play:{STONE}", "suffer")
    return session


@pytest.mark.rule("monstrum", "9.13")
@each_spell
def test_as_an_answer_the_stone_stops_it(table: TableMaker, spell: str, place: str, answers: tuple[str, ...]) -> None:
    session = cast_on(table, spell, place, answers)
    before = codec.copy(hero(session, 1))
    play(session, f"play:{STONE}")
    before.surprises, before.warded = [], 2
    assert hero(session, 1) == before
    assert session.state.peeks == []
    assert bottom(session.state.surprise) == STONE
    assert asked(session) == (0, "turn")


@pytest.mark.rule("monstrum", "9.13")
@each_spell
def test_the_stone_may_be_held_back_and_the_spell_suffered(
    table: TableMaker, spell: str, place: str, answers: tuple[str, ...]
) -> None:
    session = play(cast_on(table, spell, place, answers), "suffer")
    if spell == "devils-eye":
        play(session, "movement:0")
    one = hero(session, 1)
    effects = {
        "darkness": to("r") == f"field:{one.field}",
        "paralysis": one.stunned == 1,
        "eternal-sleep": one.asleep == 2,
        "devils-eye": [peek.card for peek in session.state.peeks] == ["step-4#1"],
    }
    assert effects.get(spell, one.strength == 5)
    assert one.surprises == [STONE]


@pytest.mark.rule("monstrum", "9.13")
@each_spell
def test_in_force_the_stone_keeps_it_off_and_others_are_reached(
    table: TableMaker, spell: str, place: str, answers: tuple[str, ...]
) -> None:
    made = table().hero(0, at="a", surprises=[spell]).hero(1, at=place, hand=[4], warded=2)
    session = made.hero(2, at=place, hand=[5]).start()
    before = codec.copy(hero(session, 1))
    play(session, f"play:{spell}", *answers)
    assert hero(session, 1) == before
    # Eternal Sleep never comes near: whoever is warded cannot be chosen.
    assert told(session).count(("warded", "9.13")) == (0 if spell == "eternal-sleep" else 1)
    two = hero(session, 2)
    reached = {
        "darkness": to("r") == f"field:{two.field}",
        "paralysis": two.stunned == 1,
        "eternal-sleep": two.asleep == 2,
        "devils-eye": [peek.card for peek in session.state.peeks] == ["step-5#1"],
    }
    assert reached.get(spell, two.strength == 5)


@pytest.mark.rule("monstrum", "9.13")
def test_laid_in_the_own_turn_it_guards_for_two_turns(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=[STONE]).hero(1, at="a", surprises=["eternal-sleep"])
    session = play(made.start(), f"play:{STONE}")
    assert (hero(session, 0).surprises, hero(session, 0).warded) == ([], 2)
    play(session, "card:1", to("r"))
    assert "play:eternal-sleep" not in keys(session)
    play(session, "card:1", to("b"))
    assert hero(session, 0).warded == 1
    play(session, "card:2", to("p"))
    assert "play:eternal-sleep" not in keys(session)
    play(session, "card:2", to("d"))
    assert hero(session, 0).warded == 0
    play(session, to("s"))
    assert "play:eternal-sleep" in keys(session)


@pytest.mark.rule("monstrum", "9.13")
def test_laid_as_an_answer_it_guards_for_the_rest_of_that_turn_too(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["paralysis", "eternal-sleep"]).hero(1, surprises=[STONE])
    session = play(made.start(), "play:paralysis", f"play:{STONE}")
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "9.13")
def test_the_stone_is_not_used_up_by_the_first_spell(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["flood", "plague-of-parasites"])
    made.hero(1, at="dolina-nuptse", warded=2).hero(2, at="dolina-nuptse")
    session = play(made.start(), "play:flood")
    assert strengths(session) == [10, 10, 5]
    assert hero(session, 1).warded == 2


@pytest.mark.rule("monstrum", "9.13")
def test_a_missed_turn_counts_for_the_stone(table: TableMaker) -> None:
    made = table().hero(0, at="q").hero(1, warded=1, stunned=1)
    session = play(made.start(), "card:1", to("r"))
    assert (hero(session, 1).warded, hero(session, 1).stunned) == (0, 0)


@pytest.mark.rule("monstrum", "9.13")
def test_in_force_it_guards_against_loss_of_artefact(table: TableMaker) -> None:
    made = table().hero(0, at="d", open=["wings"], warded=2).next_combat("blank").next_surprise("loss-of-artefact")
    session = play(made.start(), *INTO_NUPTSE)
    assert hero(session, 0).open == ["wings"]
    assert bottom(session.state.surprise) == "loss-of-artefact"


@pytest.mark.rule("monstrum", "9.13")
def test_it_may_be_laid_in_answer_to_loss_of_artefact(table: TableMaker) -> None:
    made = table().hero(0, at="d", open=["wings", "double-sword"], surprises=[STONE])
    made.next_combat("blank").next_surprise("loss-of-artefact")
    session = play(made.start(), *INTO_NUPTSE)
    assert asked(session) == (0, "ward")
    play(session, f"play:{STONE}")
    assert hero(session, 0).open == ["wings", "double-sword"]


@pytest.mark.rule("monstrum", "9.13")
def test_it_does_not_keep_off_growth_of_strength(table: TableMaker) -> None:
    made = table().hero(0, at="d", warded=2).next_combat("blank").next_surprise("growth-of-strength")
    assert strengths(play(made.start(), *INTO_NUPTSE)) == [15, 10]


@pytest.mark.rule("monstrum", "9.13")
def test_it_does_not_hinder_its_owner_from_travelling_by_spells(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", warded=2, surprises=["enchanted-gate"], last_fight="podziemia-emerald")
    session = play(made.start(), "play:enchanted-gate", to("podziemia-emerald"))
    assert f"field:{at(session, 0)}" == to("podziemia-emerald")


@pytest.mark.rule("monstrum", "9.13")
def test_under_the_stone_no_spell_harms_not_even_the_own_flood(table: TableMaker) -> None:
    made = table().hero(0, at="dolina-nuptse", warded=2, surprises=["flood"]).hero(1, at="dolina-nuptse")
    assert strengths(play(made.start(), "play:flood")) == [10, 5]


@pytest.mark.rule("monstrum", "9.13")
def test_it_does_not_guard_against_monsters(table: TableMaker) -> None:
    made = table().hero(0, at="d", warded=2).next_combat("orc").dice(6)
    assert strengths(play(made.start(), *INTO_NUPTSE)) == [6, 10]


@pytest.mark.rule("monstrum", "9.13")
def test_wings_spare_the_stone(table: TableMaker) -> None:
    made = table().hero(0, surprises=["black-wind"]).hero(1, at="dwor-motrill", surprises=[STONE], open=["wings"])
    session = play(made.hero(2, at="dwor-motrill").start(), "play:black-wind")
    assert asked(session) == (0, "turn")
    assert (strengths(session), hero(session, 1).surprises) == ([10, 10, 5], [STONE])


@pytest.mark.rule("monstrum", "9.13")
def test_the_lamp_spares_the_stone(table: TableMaker) -> None:
    made = table().hero(0, surprises=["darkness"]).hero(1, at="q", surprises=[STONE], open=["oil-lamp"]).hero(2, at="q")
    session = play(made.start(), "play:darkness", "leave")
    assert asked(session) == (0, "turn")
    assert hero(session, 1).surprises == [STONE]


@pytest.mark.rule("monstrum", "9.13")
def test_the_one_whose_turn_it_is_answers_an_omen_called_in_his_own_darkness(table: TableMaker) -> None:
    made = table().hero(0, at="q", surprises=["darkness", STONE]).hero(1, at="d", surprises=["omen"])
    session = play(made.next_combat("goblin").dice(6).start(), "play:darkness", to("dolina-nuptse/2"), "play:omen")
    assert asked(session) == (0, "ward")
    play(session, f"play:{STONE}")
    assert strengths(session) == [10, 7]
    assert hero(session, 0).warded == 2
    assert asked(session) == (0, "turn")
