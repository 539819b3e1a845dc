"""Spells on oneself: Growth of Strength, Magic Shield, Loss of Artefact, Devilish Tricks. Rules 8.1, 8.7, 8.8, 8.13;
reading Q14."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, Table, TableMaker, bottom, hero, play, strengths
from tests.rules.script import asked, keys

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))


def draws(made: Table, *cards: str) -> Match:
    """Let seat 0, who stands at "d", draw a surprise for a blank combat card in Dolina Nuptse."""
    return play(made.next_combat("blank").next_surprise(*cards).start(), *INTO_NUPTSE)


@pytest.mark.rule("monstrum", "8.1")
def test_growth_adds_5_at_once(table: TableMaker) -> None:
    session = draws(table().hero(0, at="d", strength=7), "growth-of-strength")
    assert strengths(session) == [12, 10]
    assert bottom(session.state.surprise) == "growth-of-strength"


@pytest.mark.rule("monstrum", "8.7")
def test_the_shield_wins_one_fight_and_is_used_up(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["magic-shield"]).next_combat("hydra").next_surprise("blank")
    session = play(made.start(), *INTO_NUPTSE, "play:magic-shield")
    assert strengths(session) == [15, 10]
    assert hero(session, 0).surprises == []
    assert "magic-shield" in session.state.surprise


@pytest.mark.rule("monstrum", "8.7")
def test_the_shield_need_not_be_used(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["magic-shield"]).next_combat("orc").dice(1)
    session = play(made.start(), *INTO_NUPTSE, "roll")
    assert strengths(session) == [14, 10]
    assert hero(session, 0).surprises == ["magic-shield"]


@pytest.mark.rule("monstrum", "8.7")
def test_the_shield_beats_the_guardian(table: TableMaker) -> None:
    made = table().hero(0, at="w", surprises=["magic-shield"]).option(ending="guardian")
    session = play(made.start(), "card:1", to("kopalnia-zezere/2"), "play:magic-shield")
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.rule("monstrum", "8.8")
def test_loss_of_artefact_takes_a_find_of_the_holders_choice(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["cage", "paralysis"], open=["wings", "poison"])
    session = draws(made, "loss-of-artefact")
    assert asked(session) == (0, "lose-find")
    # Finds alone, hidden and open; the spell of Paralysis is no find.
    assert keys(session) == ("card:cage", "card:wings", "card:poison")
    play(session, "card:wings")
    assert (hero(session, 0).surprises, hero(session, 0).open) == (["cage", "paralysis"], ["poison"])
    assert list(session.state.surprise[-2:]) == ["loss-of-artefact", "wings"]


@pytest.mark.rule("monstrum", "8.8")
def test_loss_of_artefact_takes_the_only_find_without_asking(table: TableMaker) -> None:
    session = draws(table().hero(0, at="d", open=["double-sword"]), "loss-of-artefact")
    assert hero(session, 0).open == []
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "8.8")
def test_loss_of_artefact_takes_nothing_from_who_has_no_find(table: TableMaker) -> None:
    session = draws(table().hero(0, at="d", surprises=["magic-shield"]), "loss-of-artefact")
    assert hero(session, 0).surprises == ["magic-shield"]
    assert bottom(session.state.surprise) == "loss-of-artefact"
    assert asked(session) == (1, "turn")


@pytest.mark.rule("monstrum", "8.8")
def test_a_net_that_is_lost_catches_nobody(table: TableMaker) -> None:
    made = table().hero(0, at="d", open=["net"], net="dwor-motrill").hero(1, at="j")
    session = draws(made, "loss-of-artefact")
    assert (hero(session, 0).open, hero(session, 0).net) == ([], None)
    play(session, "card:3", to("k", "dwor-motrill"))
    assert strengths(session) == [10, 10]


@pytest.mark.rule("monstrum", "8.8")
def test_a_belt_that_is_lost_wins_no_more_fights(table: TableMaker) -> None:
    made = table().hero(0, at="d", open=["belt-of-death"], belt_armed=True, belt_ripe=True)
    session = draws(made, "loss-of-artefact")
    one = hero(session, 0)
    assert (one.open, one.belt_armed, one.belt_ripe) == ([], False, False)


@pytest.mark.rule("monstrum", "8.13")
def test_tricks_cost_7_and_win_on_4_for_good(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=8, hand=[1, 4, 5], surprises=["devilish-tricks"]).hero(1, at="q")
    made.next_combat("scorpion", "viper").dice(4, 4)
    session = play(made.start(), "play:devilish-tricks")
    assert strengths(session) == [1, 10]
    play(session, *INTO_NUPTSE, "card:2", to("s"))
    assert strengths(session) == [3, 10]
    play(session, "card:5", to("wrzosowiska-lyx/2"))
    assert strengths(session) == [5, 10]


@pytest.mark.rule("monstrum", "8.13")
@pytest.mark.parametrize("strength", [1, 6, 7])
def test_tricks_may_not_kill(table: TableMaker, strength: int) -> None:
    session = table().hero(0, at="d", strength=strength, surprises=["devilish-tricks"]).start()
    assert "play:devilish-tricks" not in keys(session)


@pytest.mark.rule("monstrum", "8.13")
def test_tricks_may_be_played_before_the_roll(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["devilish-tricks"]).next_combat("scorpion").dice(4)
    session = play(made.start(), *INTO_NUPTSE)
    assert keys(session) == ("roll", "play:devilish-tricks")
    play(session, "play:devilish-tricks")
    # 10 - 7 for the tricks, 4 wins, + 2
    assert strengths(session) == [5, 10]


@pytest.mark.rule("monstrum", "8.13")
def test_tricks_that_would_kill_are_not_offered_before_a_roll(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=7, surprises=["devilish-tricks"]).next_combat("goblin").dice(1)
    session = play(made.start(), *INTO_NUPTSE)
    assert strengths(session) == [10, 10]


@pytest.mark.rule("monstrum", "8.13")
def test_the_card_of_tricks_goes_under_its_pile_and_the_effect_stays(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["devilish-tricks"]).start(), "play:devilish-tricks")
    assert (hero(session, 0).surprises, hero(session, 0).open) == ([], [])
    assert bottom(session.state.surprise) == "devilish-tricks"
    assert hero(session, 0).tricks


@pytest.mark.rule("monstrum", "8.13")
def test_tricks_are_not_played_twice_by_the_same_adventurer(table: TableMaker) -> None:
    made = table().hero(0, at="d", strength=20, tricks=True, surprises=["devilish-tricks"]).next_combat("viper").dice(4)
    session = made.start()
    assert "play:devilish-tricks" not in keys(session)
    play(session, *INTO_NUPTSE)  # nor is it offered before the roll
    assert strengths(session) == [22, 10]


@pytest.mark.rule("monstrum", "8.13")
def test_tricks_lose_the_belt_when_strength_falls_below_10(table: TableMaker) -> None:
    made = table().hero(0, strength=16, surprises=["devilish-tricks"], open=["belt-of-death"], belt_ripe=True)
    session = play(made.start(), "play:devilish-tricks")
    assert strengths(session) == [9, 10]
    assert "belt-of-death" in session.state.surprise


@pytest.mark.rule("monstrum", "8.13")
def test_herbs_soften_the_price_of_tricks(table: TableMaker) -> None:
    session = play(
        table().hero(0, surprises=["devilish-tricks"], open=["herbs-of-lyx"]).start(), "play:devilish-tricks"
    )
    # 10 - 7 = 3, and the herbs make it 6.
    assert strengths(session) == [6, 10]
    assert "herbs-of-lyx" in session.state.surprise
