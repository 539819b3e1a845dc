"""The 24 challenges: trait and difficulty, and what success and failure bring. Rules 1.9b, 2.3."""

import pytest

from kraina.engine.event import DieRolled
from kraina.games.legenda.cards import TRAITS, Challenge
from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import DATA, Match, TableMaker, one, play

CHALLENGES = [
    ("fallen-boulder", "strength", 2, "move:1", "move:-1"),
    ("stuck-wagon", "strength", 2, "denars:3", "move:-1"),
    ("arm-wrestling", "strength", 3, "denars:4", "denars:-2"),
    ("iron-gate", "strength", 4, "artifact:1", "life:-1"),
    ("graveyard-night", "courage", 2, "denars:2", "life:-1"),
    ("rope-bridge", "courage", 2, "move:1", "move:-1"),
    ("burning-house", "courage", 3, "denars:4", "life:-1"),
    ("voice-from-the-pit", "courage", 4, "artifact:1", "life:-1"),
    ("thorn-thicket", "dexterity", 2, "move:1", "life:-1"),
    ("archery", "dexterity", 2, "denars:3", "denars:-1"),
    ("raging-river", "dexterity", 3, "move:1", "life:-1"),
    ("trapped-passage", "dexterity", 4, "item:1", "life:-1"),
    ("enchanted-circle", "magic", 2, "move:1", "move:-1"),
    ("runaway-broom", "magic", 2, "move:1", "life:-1"),
    ("sealed-door", "magic", 3, "denars:4", "life:-1"),
    ("wild-magic", "magic", 4, "artifact:1", "life:-1"),
    ("torn-map", "knowledge", 2, "denars:3", "move:-1"),
    ("starless-night", "knowledge", 2, "move:1", "move:-1"),
    ("three-riddles", "knowledge", 3, "item:1", "denars:-2"),
    ("forgotten-tongue", "knowledge", 4, "artifact:1", "life:-1"),
    ("thin-ice", "luck", 2, "move:1", "life:-1"),
    ("three-cups", "luck", 2, "denars:3", "denars:-3"),
    ("crossroads-coin", "luck", 3, "move:1", "move:-1"),
    ("wheel-of-fate", "luck", 4, "artifact:1", "life:-1"),
]
"""Id, trait, difficulty, success, failure."""
START, FIELD = PATHS["plains"]


def challenged(table: TableMaker, card: str, trait: str, own: int, other: int, level: int = 2) -> Match:
    """Take a challenge up with a total of 3, these two dice, and a movement point to spare."""
    points = 2 if trait == "magic" and level == 2 else 3
    made = table().hero(0, "enchantress", at=START, level=level, traits={trait: points}, items=["rope"])
    made.legend(card).artifacts("snow-light").dice(4, own, other)
    return play(made.start(), f"step:{FIELD}")


def moves(session: Match) -> int:
    """Return the movement points left in the running turn."""
    return session.state.turn.points if session.state.turn is not None and session.state.turn.player == 0 else 0


@pytest.mark.rule("legenda", "1.9b")
@pytest.mark.parametrize(("card", "trait", "difficulty", "success", "failure"), CHALLENGES)
def test_an_equal_result_succeeds(
    table: TableMaker, card: str, trait: str, difficulty: int, success: str, failure: str
) -> None:
    session = challenged(table, card, trait, 3, 6 - difficulty)
    what = success.split(":")[0]
    if what == "item":
        play(session, "item:sword")
    hero = one(session, 0)
    assert hero.small[trait] == 1 and hero.life == 6
    assert moves(session) == (2 if what == "move" else 1)
    assert hero.denars == 5 + (int(success.split(":")[1]) if what == "denars" else 0)
    assert hero.artifacts == (["snow-light"] if what == "artifact" else [])
    assert hero.items == (["rope", "sword"] if what == "item" else ["rope"])


@pytest.mark.parametrize(("card", "trait", "difficulty", "success", "failure"), CHALLENGES)
def test_a_lower_result_fails(
    table: TableMaker, card: str, trait: str, difficulty: int, success: str, failure: str
) -> None:
    session = challenged(table, card, trait, 1, 5 - difficulty)
    hero = one(session, 0)
    assert hero.small[trait] == 0 and hero.artifacts == []
    assert hero.life == (5 if failure == "life:-1" else 6)
    assert moves(session) == (0 if failure == "move:-1" else 1)
    assert hero.denars == 5 + (int(failure.split(":")[1]) if failure.startswith("denars") else 0)


def test_challenges_are_as_their_cards_say() -> None:
    found = [card for card in DATA.legend.values() if isinstance(card, Challenge)]
    assert [(one.id, one.trait, one.difficulty, one.success, one.failure) for one in found] == CHALLENGES
    for trait in TRAITS:
        assert sorted(one.difficulty for one in found if one.trait == trait) == [2, 2, 3, 4]


@pytest.mark.rule("legenda", "2.3")
def test_by_the_extended_rules_the_heros_level_adds_to_the_difficulty(table: TableMaker) -> None:
    # Thorn Thicket, difficulty 2, at level 1: 2 + 4 against 2 + 1 + 3 is equal.
    made = table().option(rules="extended").hero(0, "enchantress", at=START).legend("thorn-thicket")
    session = play(made.dice(4, 4, 3).start(), f"step:{FIELD}")
    assert one(session, 0).small["dexterity"] == 1


def test_a_movement_point_lost_without_one_left_is_owed(table: TableMaker) -> None:
    # Fallen Boulder, strength 1 against 2, both dice 1: the single point is used, the next turn is lost.
    made = table().hero(0, "enchantress", at=START).legend("fallen-boulder").dice(4, 1, 1)
    session = play(made.start(), f"step:{FIELD}")
    assert one(session, 0).owed == 1 and session.state.current == 1


def test_the_left_neighbour_rolls_for_the_challenge(table: TableMaker) -> None:
    made = table().hero(0, "enchantress", at=START).hero(2, "acrobat", at="danseptia")
    session = made.legend("thin-ice").dice(4, 2, 5).start()
    session.drain_events()
    play(session, f"step:{FIELD}")
    dice = [(event.player, event.value) for event in session.drain_events() if isinstance(event, DieRolled)]
    assert dice[:3] == [(0, 4), (0, 2), (1, 5)]
