"""The 14 strangers. Rule 1.9c."""

import pytest

from tests.rules.legenda.places import PATHS
from tests.rules.legenda.table import Match, TableMaker, one, play
from tests.rules.script import asked, keys

START, FIELD = PATHS["plains"]


def meets(table: TableMaker, card: str, *dice: int, hero: str = "enchantress", **fields: object) -> Match:
    """Let a hero meet a stranger on the plains."""
    made = table().hero(0, hero, at=START, **fields).legend(card).spells("dazzle").artifacts("royal-axe")
    return play(made.dice(4, *dice).start(), f"step:{FIELD}")


@pytest.mark.rule("legenda", "1.9c")
def test_the_trader_sells_at_two_and_buys_at_one(table: TableMaker) -> None:
    session = meets(table, "trader", items=["rope"])
    play(session, "sell:rope", "buy:wand", "done")
    assert one(session, 0).items == ["wand"] and one(session, 0).denars == 4


def test_the_peddler_only_sells(table: TableMaker) -> None:
    session = meets(table, "peddler", items=["rope"])
    assert not [key for key in keys(session) if key.startswith("sell")]
    play(session, "buy:wand", "buy:horn")
    assert one(session, 0).items == ["rope", "wand", "horn"] and one(session, 0).denars == 1


def test_alms_for_the_villager_teach_courage(table: TableMaker) -> None:
    session = play(meets(table, "villager"), "yes")
    assert one(session, 0).denars == 3 and one(session, 0).small["courage"] == 1


def test_without_money_the_villager_asks_nothing(table: TableMaker) -> None:
    assert one(meets(table, "villager", denars=1), 0).denars == 1


@pytest.mark.parametrize(("dice", "denars", "life", "points"), [((4, 3), 9, 6, 1), ((4, 4), 5, 5, 0)])
def test_the_devil_is_outwitted_or_takes_a_life_point(
    table: TableMaker, dice: tuple[int, int], denars: int, life: int, points: int
) -> None:
    # Knowledge 3 + 4 against 4 + 3 is equal, against 4 + 4 less.
    session = play(meets(table, "devil", *dice), "yes")
    assert (one(session, 0).denars, one(session, 0).life, one(session, 0).small["knowledge"]) == (denars, life, points)


@pytest.mark.parametrize(("dice", "denars"), [((3, 2), 7), ((3, 3), 3)])
def test_the_dice_player_pays_double(table: TableMaker, dice: tuple[int, int], denars: int) -> None:
    # Luck 2 + 3 against 3 + 2 is equal, against 3 + 3 less.
    assert one(play(meets(table, "dice-player", *dice), "yes"), 0).denars == denars


@pytest.mark.parametrize(("card", "denars", "life"), [("wandering-mage", 3, 6), ("hermit", 2, 6), ("old-witch", 5, 5)])
def test_three_strangers_teach_the_top_spell(table: TableMaker, card: str, denars: int, life: int) -> None:
    session = play(meets(table, card), "yes")
    assert (one(session, 0).spells, one(session, 0).denars, one(session, 0).life) == (["dazzle"], denars, life)


def test_the_exiled_scholar_teaches_the_spell_of_choice(table: TableMaker) -> None:
    session = play(meets(table, "exiled-scholar"), "yes", "spell:fear")
    assert one(session, 0).spells == ["fear"] and one(session, 0).denars == 2


@pytest.mark.parametrize("card", ["wandering-mage", "hermit", "old-witch", "exiled-scholar"])
def test_who_knows_too_little_is_taught_nothing(table: TableMaker, card: str) -> None:
    session = meets(table, card, hero="woodcutter")
    assert one(session, 0).spells == [] and session.state.current == 1


def test_the_wandering_mage_has_spells_of_level_one_alone(table: TableMaker) -> None:
    known = ["fear", "weakness", "bad-luck", "clumsiness"]
    session = meets(table, "wandering-mage", spells=known)
    assert one(session, 0).spells == known and session.state.current == 1


def test_the_herbalist_heals_two(table: TableMaker) -> None:
    assert one(meets(table, "herbalist", life=3), 0).life == 5
    assert one(meets(table, "herbalist", life=5), 0).life == 6


def test_the_carter_drives_to_the_nearest_city(table: TableMaker) -> None:
    session = play(meets(table, "carter"), "yes")
    assert one(session, 0).field == "c-b6" and one(session, 0).denars == 3


@pytest.mark.parametrize(
    ("card", "traits"),
    [("veteran", ("strength", "courage", "dexterity")), ("astrologer", ("magic", "knowledge", "luck"))],
)
def test_a_lesson_gives_a_small_point(table: TableMaker, card: str, traits: tuple[str, ...]) -> None:
    session = play(meets(table, card), "yes")
    assert asked(session) == (0, "lesson") and keys(session) == traits
    play(session, traits[2])
    assert one(session, 0).small[traits[2]] == 1 and one(session, 0).denars == 2


def test_the_collector_pays_six_for_an_artifact(table: TableMaker) -> None:
    session = play(meets(table, "collector", artifacts=["snow-light"]), "sell:snow-light")
    assert one(session, 0).artifacts == [] and one(session, 0).denars == 11
