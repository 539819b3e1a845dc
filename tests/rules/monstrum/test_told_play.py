"""What the log tells of moves, adventures, fights and ends, each line with its rule. Rules 4.1-6.11, 10.1-10.4."""

import pytest

from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Table, TableMaker, play, told

ZEZERE = ("card:1", to("kopalnia-zezere/2"))
MOVED = [("turn", None), ("plays-movement", "4.1"), ("moves", "4.1")]
NEXT = ("turn", None)


def walk(made: Table, *answers: str) -> list[tuple[str, str | None]]:
    """Let seat 0 make the first move of the match and return what is told after it."""
    lines = told(play(made.start(), *answers))
    assert lines[:3] == MOVED
    return lines[3:]


def into_nuptse(made: Table) -> list[tuple[str, str | None]]:
    return walk(made, "card:1", to("dolina-nuptse/2"))


@pytest.mark.rule("monstrum", "4.1")
def test_a_move(table: TableMaker) -> None:
    assert walk(table().hero(0, at="q"), "card:1", to("r")) == [NEXT]


@pytest.mark.rule("monstrum", "4.5")
@pytest.mark.parametrize(("switch", "lines"), [("off", []), ("on", [("shuffles", "4.5")])])
def test_a_new_hand(table: TableMaker, switch: str, lines: list[tuple[str, str]]) -> None:
    made = table().hero(0, at="q", hand=[]).next_movement(1, 2, 3).option(shuffled_movement=switch)
    wanted = [("turn", None), *lines, ("refills", "4.5")]
    assert told(made.start())[: len(wanted)] == wanted


@pytest.mark.rule("monstrum", "4.8")
def test_a_card_that_cannot_be_moved(table: TableMaker) -> None:
    lines = told(play(table().hero(0, at="y", hand=[2, 4]).start(), "card:4"))
    assert lines == [("turn", None), ("plays-movement", "4.1"), ("no-way", "4.8"), NEXT]


@pytest.mark.rule("monstrum", "5.3")
def test_a_nook_where_no_card_is_turned_over(table: TableMaker) -> None:
    assert into_nuptse(table().hero(0, at="d", last_fight="dolina-nuptse")) == [("no-fight", "5.3"), NEXT]


@pytest.mark.rule("monstrum", "5.4")
def test_a_trapdoor(table: TableMaker) -> None:
    made = table().hero(0, at="d").hero(1)
    assert walk(made, "card:1", to("trapdoor")) == [("trapdoor", "5.4"), ("dies", "5.4"), NEXT]


@pytest.mark.rule("monstrum", "5.5")
def test_a_corridor(table: TableMaker) -> None:
    lines = walk(table().hero(0, at="f").dice(4), "card:1", to("corridor-1"))
    assert lines == [("rolls-corridor", "5.5"), ("moves", "5.5"), NEXT]


@pytest.mark.rule("monstrum", "5.6")
def test_a_corridor_that_leads_back(table: TableMaker) -> None:
    lines = walk(table().hero(0, at="f").dice(1), "card:1", to("corridor-1"))
    assert lines == [("rolls-corridor", "5.5"), ("corridor-stays", "5.6"), NEXT]


@pytest.mark.rule("monstrum", "6.2")
def test_a_blank_combat_card(table: TableMaker) -> None:
    lines = into_nuptse(table().hero(0, at="d").next_combat("blank").next_surprise("blank"))
    assert lines == [("meets", "6.2"), ("draws-blank", "7.1"), NEXT]


@pytest.mark.rule("monstrum", "6.5")
def test_a_fight_that_is_won(table: TableMaker) -> None:
    lines = into_nuptse(table().hero(0, at="d").next_combat("orc").dice(1))
    assert lines == [("meets", "6.3"), ("rolls-fight", "6.4"), ("beats", "6.5"), ("gains", "6.5"), NEXT]


@pytest.mark.rule("monstrum", "6.6")
def test_a_fight_that_is_lost_with_only_a_1_to_win(table: TableMaker) -> None:
    # 3 + 6 - 8 = 1 against a wraith.
    lines = into_nuptse(table().hero(0, at="d").next_combat("wraith").dice(2))
    assert lines == [("meets", "6.3"), ("rolls-fight-one", "6.4"), ("beaten", "6.6"), ("loses", "6.6"), NEXT]


@pytest.mark.rule("monstrum", "6.7")
def test_a_fight_that_kills(table: TableMaker) -> None:
    lines = into_nuptse(table().hero(0, at="d", strength=4).hero(1).next_combat("orc").dice(6))
    assert lines[-3:] == [("loses", "6.6"), ("dies", "6.7"), NEXT]


@pytest.mark.rule("monstrum", "6.11")
def test_spoils(table: TableMaker) -> None:
    lines = into_nuptse(table().hero(0, at="d").next_combat("ogre").next_surprise("wings").dice(1))
    assert lines[-4:] == [("gains", "6.5"), ("spoils", "6.11"), ("draws-open", "9.10"), NEXT]


@pytest.mark.rule("monstrum", "6.11")
def test_no_spoils_are_told_where_there_are_none(table: TableMaker) -> None:
    weak = into_nuptse(table().hero(0, at="d").next_combat("orc").dice(1))
    switched_off = into_nuptse(table().hero(0, at="d").next_combat("ogre").dice(1).option(spoils="off"))
    assert weak[-2:] == switched_off[-2:] == [("gains", "6.5"), NEXT]


@pytest.mark.rule("monstrum", "10.1")
def test_the_win_in_zezere(table: TableMaker) -> None:
    assert walk(table().hero(0, at="w"), *ZEZERE) == [("wins", "10.1")]


@pytest.mark.rule("monstrum", "10.2")
def test_the_win_over_the_guardian(table: TableMaker) -> None:
    lines = walk(table().hero(0, at="w").option(ending="guardian").dice(4), *ZEZERE)
    assert lines == [("meets-guardian", "10.2"), ("rolls-fight", "6.4"), ("beats", "6.5"), ("wins", "10.2")]


@pytest.mark.rule("monstrum", "10.2")
def test_the_challenge_of_the_guardian(table: TableMaker) -> None:
    made = table().hero(0, at="kopalnia-zezere").option(ending="guardian").dice(5)
    lines = told(play(made.start(), "challenge"))
    assert lines == [
        ("turn", None), ("meets-guardian", "10.2"), ("rolls-fight", "6.4"), ("beaten", "6.6"), ("loses", "6.6"), NEXT,
    ]  # fmt: skip


@pytest.mark.rule("monstrum", "10.2")
def test_a_step_within_zezere(table: TableMaker) -> None:
    made = table().hero(0, at="kopalnia-zezere/2").option(ending="guardian")
    assert walk(made, "card:1", to("kopalnia-zezere/3")) == [("no-fight", "5.3"), NEXT]
