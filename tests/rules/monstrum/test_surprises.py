"""Drawing, keeping and using up surprises. Rules 7.1, 7.2, 7.4-7.7, 7.9; readings Q7, Q8, Q11."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.monstrum.view import MonstrumView
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, Table, TableMaker, bottom, hero, play, strengths
from tests.rules.script import asked, keys

KEPT = (
    "darkness", "flood", "black-wind", "paralysis", "omen", "magic-shield", "devils-eye", "plague-of-parasites",
    "enchanted-gate", "gift-of-flight", "devilish-tricks", "eternal-sleep",
    "alchemists-retort", "book-of-spells", "sulphur", "cage", "stone-of-niwy", "freyas-rings",
)  # fmt: skip
LAID_OPEN = ("oil-lamp", "double-sword", "war-hammer", "wings", "belt-of-death")


def draws(made: Table, *cards: str) -> Match:
    """Let seat 0, who stands at "d", draw a surprise for a blank combat card in Dolina Nuptse."""
    made.next_combat("blank").next_surprise(*cards)
    return play(made.start(), "card:1", to("dolina-nuptse/2"))


@pytest.mark.rule("monstrum", "7.1")
@pytest.mark.parametrize("blank", ["spell-blank", "find-blank"])
def test_a_blank_surprise_does_nothing(table: TableMaker, blank: str) -> None:
    session = draws(table().hero(0, at="d"), blank)
    assert (hero(session, 0).surprises, hero(session, 0).open) == ([], [])
    assert strengths(session) == [10, 10]
    assert bottom(session.state.surprise) == blank
    assert len(session.state.surprise) == 32


@pytest.mark.rule("monstrum", "7.2")
def test_a_card_with_an_asterisk_is_resolved_at_once(table: TableMaker) -> None:
    session = draws(table().hero(0, at="d"), "growth-of-strength")
    assert strengths(session) == [15, 10]
    assert bottom(session.state.surprise) == "growth-of-strength"


@pytest.mark.rule("monstrum", "7.2")
def test_four_cards_have_an_asterisk(table: TableMaker) -> None:
    surprises = table().hero(0).start().game.data.surprises
    assert [card for card, surprise in surprises.items() if surprise.use == "at_once"] == [
        "growth-of-strength", "loss-of-artefact", "herbs-of-lyx", "poison",
    ]  # fmt: skip


@pytest.mark.rule("monstrum", "7.3")
@pytest.mark.parametrize("card", KEPT)
def test_other_surprises_are_kept_secretly(table: TableMaker, card: str) -> None:
    session = draws(table().hero(0, at="d").hero(1, at="q"), card)
    assert hero(session, 0).surprises == [card]
    assert hero(session, 0).open == []
    for viewer, seen in ((PlayerId(0), card), (PlayerId(1), None), (None, None)):
        view = session.view(viewer)
        assert isinstance(view, MonstrumView)
        assert view.adventurers[0].surprises == (seen,)


@pytest.mark.rule("monstrum", "7.4")
@pytest.mark.parametrize("card", LAID_OPEN)
def test_lasting_finds_are_laid_open(table: TableMaker, card: str) -> None:
    session = draws(table().hero(0, at="d"), card)
    assert hero(session, 0).open == [card]
    assert hero(session, 0).surprises == []
    view = session.view(PlayerId(1))
    assert isinstance(view, MonstrumView)
    assert view.adventurers[0].open == (card,)


@pytest.mark.rule("monstrum", "7.4")
def test_the_net_is_laid_open(table: TableMaker) -> None:
    session = play(draws(table().hero(0, at="d"), "net"), "nook:dwor-motrill")
    assert hero(session, 0).open == ["net"]


@pytest.mark.rule("monstrum", "7.5")
def test_a_used_surprise_goes_under_its_pile(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["paralysis"]).start(), "play:paralysis")
    assert bottom(session.state.surprise) == "paralysis"
    assert len(session.state.surprise) == 32


@pytest.mark.rule("monstrum", "7.6")
def test_any_number_of_surprises_may_be_held(table: TableMaker) -> None:
    session = draws(table().hero(0, at="d", surprises=KEPT[:17], open=LAID_OPEN), KEPT[17])
    assert len(hero(session, 0).surprises) == 18
    assert len(hero(session, 0).open) == 5


@pytest.mark.rule("monstrum", "7.7")
@pytest.mark.parametrize(
    ("spell", "at", "other", "lamp"),
    [
        ("darkness", "q", "q", True),
        ("flood", "q", "dwor-motrill", False),
        ("black-wind", "dolina-nuptse", "jama-rajmangal", False),
        ("plague-of-parasites", "q", "dolina-nuptse", False),
        ("enchanted-gate", "dolina-nuptse", "q", False),
        ("gift-of-flight", "y", "q", False),
    ],
)
def test_a_spell_that_would_affect_nobody_cannot_be_cast(
    table: TableMaker, spell: str, at: str, other: str, lamp: bool
) -> None:
    made = table().hero(0, at=at, hand=[1, 2, 3], surprises=[spell])
    made.hero(1, at=other, open=["oil-lamp"] if lamp else [])
    session = made.start()
    if at == "y":  # the island leaves one way to go, taken without asking, and no flight behind it
        assert asked(session) == (1, "turn")
    else:
        assert f"play:{spell}" not in keys(session)
    assert hero(session, 0).surprises == [spell]


@pytest.mark.rule("monstrum", "7.7")
@pytest.mark.parametrize("spell", ["darkness", "paralysis", "devils-eye", "eternal-sleep"])
def test_a_spell_on_others_cannot_be_cast_if_the_stone_guards_them_all(table: TableMaker, spell: str) -> None:
    session = table().hero(0, at="q", surprises=[spell]).hero(1, at="q", warded=2).start()
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "7.7")
def test_devils_eye_needs_a_hidden_card_to_look_at(table: TableMaker) -> None:
    session = table().hero(0, at="q", surprises=["devils-eye"]).hero(1, hand=[], open=["wings"]).start()
    assert keys(session) == ("card:1", "card:2", "card:3")


@pytest.mark.rule("monstrum", "7.7")
def test_an_area_spell_that_would_affect_only_its_caster_can_be_cast(table: TableMaker) -> None:
    session = table().hero(0, at="dolina-nuptse", surprises=["flood"]).hero(1, at="q").start()
    assert "play:flood" in keys(session)


@pytest.mark.rule("monstrum", "7.7")
@pytest.mark.parametrize("spell", KEPT[:12])
def test_the_last_one_alive_casts_nothing_on_the_dead(table: TableMaker, spell: str) -> None:
    session = table().hero(0, at="q", surprises=[spell]).dead(1).dead(2).start()
    about_oneself = {"gift-of-flight", "devilish-tricks"}
    assert (f"play:{spell}" in keys(session)) == (spell in about_oneself)


@pytest.mark.rule("monstrum", "7.9")
@pytest.mark.parametrize(
    ("spell", "nook"),
    [
        ("flood", "wrzosowiska-lyx"),
        ("black-wind", "wieza-olifant"),
        ("plague-of-parasites", "podziemia-emerald"),
    ],
)
def test_area_spells_strike_their_caster_too(table: TableMaker, spell: str, nook: str) -> None:
    session = play(table().hero(0, at=nook, surprises=[spell]).hero(1, at=nook).start(), f"play:{spell}")
    assert strengths(session) == [5, 5]
