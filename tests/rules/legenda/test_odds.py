"""The exact odds shown before the dice. Rules 1.9, 1.10, 3.3."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.games.legenda.odds import lead_odds
from kraina.games.legenda.state import Side
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import TableMaker, play

LEADS = range(-3, 4)
PLAIN = [".167", ".278", ".417", ".583", ".722", ".833", ".917"]
BEST = {
    2: [".269", ".417", ".579", ".745", ".861", ".935", ".977"],
    3: [".333", ".494", ".660", ".826", ".923", ".972", ".993"],
    4: [".376", ".541", ".707", ".874", ".954", ".987", ".998"],
}


def shown(won: int, of: int) -> str:
    """Return a chance with three digits, as tables print it."""
    return f".{(2000 * won + of) // (2 * of):03d}"


@pytest.mark.rule("legenda", "3.4")
def test_plain_odds() -> None:
    assert [shown(lead_odds(lead).won, lead_odds(lead).of) for lead in LEADS] == PLAIN


@pytest.mark.parametrize("throws", [2, 3, 4])
def test_odds_with_several_rolls(throws: int) -> None:
    best, worst = Side(None, spread="highest", throws=throws), Side(None, spread="lowest", throws=throws)
    for mine, theirs in ((best, None), (None, worst)):
        odds = [lead_odds(lead, mine, theirs) for lead in LEADS]
        assert [shown(one.won, one.of) for one in odds] == BEST[throws]


def test_a_shift_is_a_lead() -> None:
    assert lead_odds(0, Side(None, shift=2)).won == lead_odds(2).won == 30


@pytest.mark.rule("legenda", "1.10")
def test_the_fight_shows_its_odds_before_the_dice(table: TableMaker) -> None:
    # Strength 4 against the Wild Bull's 4 + 1 on its plains: one behind, 15 of 36; with Surge of Strength 125 of 216.
    start, field = PATHS["plains"]
    made = table().hero(0, "woodcutter", at=start, spells=["surge-of-strength", "weakness"]).legend("wild-bull")
    session = play(made.dice(4, 1, 6, 6, 1).start(), f"step:{field}")
    odds = session.view(PlayerId(1)).fight.odds
    assert (odds.won, odds.of) == (15, 36)
    play(session, "cast:surge-of-strength:0")
    odds = session.view(None).fight.odds
    assert (odds.won, odds.of) == (125, 216)
    play(session, "pass")


def test_the_odds_of_a_duel_count_both_dice_and_draws(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["weakness"]).hero(1, "chronicler", at="d-f4")
    session = play(made.dice(1, 1, 1, 1).start(), "attack:1", "trait:luck", "trait:strength")
    odds = session.view(None).fight.odds
    assert (odds.won, odds.draw, odds.lost, odds.of) == (575, 146, 575, 1296)
    play(session, "pass")
