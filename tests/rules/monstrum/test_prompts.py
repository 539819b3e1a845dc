"""What is asked, and by which rule. Rules 4.1, 4.8, 5.5, 6.3, 7.3, 8.2-8.14, 9.1-9.14, 10.2."""

import pytest

from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, name, text
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, TableMaker, play
from tests.rules.script import asked

ZEZERE = to("kopalnia-zezere/2")


def prompt(session: Match) -> tuple[Text, str | None]:
    """Return the open question and its rule."""
    assert session.pending is not None
    return session.pending.prompt, session.pending.rule


@pytest.mark.rule("monstrum", "4.1")
def test_before_the_move_a_card_is_asked_for_and_then_the_way(table: TableMaker) -> None:
    session = table().hero(0, at="q").start()
    assert prompt(session) == (text("ask.turn"), "4.1")
    play(session, "card:2")
    assert prompt(session) == (text("ask.move", steps=2), "4.1")


@pytest.mark.rule("monstrum", "7.3")
def test_after_the_move_another_card_is_asked_for(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["paralysis"]).start(), "card:2", to("s"))
    assert prompt(session) == (text("ask.after-move"), "7.3")


@pytest.mark.rule("monstrum", "4.8")
def test_where_no_card_fits_the_one_to_put_down_is_asked_for(table: TableMaker) -> None:
    # The island has two fields: neither two nor four steps are possible.
    assert prompt(table().hero(0, at="y", hand=[2, 4, 4]).start()) == (text("ask.no-way"), "4.8")


@pytest.mark.rule("monstrum", "4.8")
def test_where_one_card_fits_it_is_an_ordinary_turn(table: TableMaker) -> None:
    session = table().hero(0, at="y", hand=[1, 4, 4], surprises=["paralysis"]).start()
    assert prompt(session) == (text("ask.turn"), "4.1")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_who_may_play_a_card_is_asked_as_a_slave(table: TableMaker) -> None:
    session = table().hero(0).hero(1, at="q", master=0, bondage=2, surprises=["paralysis"]).turn(1).start()
    assert asked(session) == (1, "turn")
    assert prompt(session) == (text("ask.slave-turn"), "9.14")
    play(session, "obey")
    assert prompt(session) == (text("ask.slave-card", who=Who(PlayerId(1))), "9.14")


@pytest.mark.rule("monstrum", "9.14")
def test_a_slave_for_whom_no_card_fits_is_asked_as_a_slave(table: TableMaker) -> None:
    made = table().hero(0).hero(1, at="y", hand=[4], master=0, bondage=2, surprises=["paralysis"]).turn(1)
    assert prompt(made.start()) == (text("ask.slave-turn"), "9.14")


@pytest.mark.rule("monstrum", "9.14")
def test_the_master_is_asked_where_the_slave_goes(table: TableMaker) -> None:
    session = play(table().hero(0).hero(1, at="q", master=0, bondage=2).turn(1).start(), "card:2")
    assert asked(session) == (0, "move")
    assert prompt(session) == (text("ask.slave-move", who=Who(PlayerId(1)), steps=2), "9.14")


@pytest.mark.rule("monstrum", "6.3")
def test_a_monster_must_be_fought(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["magic-shield"]).next_combat("orc")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert prompt(session) == (text("ask.fight", monster=name("card", "orc")), "6.3")


@pytest.mark.rule("monstrum", "10.2")
@pytest.mark.parametrize(("at", "answers"), [("w", ("card:1", ZEZERE)), ("kopalnia-zezere", ("challenge",))])
def test_the_guardian_is_fought_by_its_own_rule(table: TableMaker, at: str, answers: tuple[str, ...]) -> None:
    made = table().hero(0, at=at, surprises=["magic-shield"]).option(ending="guardian")
    session = play(made.start(), *answers)
    assert prompt(session) == (text("ask.fight", monster=name("card", "monstrum")), "10.2")


@pytest.mark.rule("monstrum", "5.5")
def test_at_a_corridor_the_die_is_asked_for(table: TableMaker) -> None:
    session = play(table().hero(0, at="f", surprises=["omen"]).start(), "card:1", to("corridor-1"))
    assert prompt(session) == (text("ask.corridor"), "5.5")


@pytest.mark.rule("monstrum", "9.13")
def test_the_stone_is_asked_for_by_the_spell_that_comes(table: TableMaker) -> None:
    made = table().hero(0, surprises=["paralysis"]).hero(1, surprises=["stone-of-niwy"])
    session = play(made.start(), "play:paralysis")
    assert prompt(session) == (text("ask.ward", who=Who(PlayerId(0)), spell=name("card", "paralysis")), "9.13")
    made = table().hero(0, at="dolina-nuptse", surprises=["flood", "stone-of-niwy"])
    session = play(made.start(), "play:flood")
    assert prompt(session) == (text("ask.ward-own", spell=name("card", "flood")), "9.13")


@pytest.mark.rule("monstrum", "9.9")
def test_the_net_asks_by_its_own_rule(table: TableMaker) -> None:
    made = table().hero(0, at="d").next_combat("blank").next_surprise("net")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert prompt(session) == (text("ask.net"), "9.9")
    session = play(table().hero(0, at="j").hero(1, open=["net"], net="dwor-motrill").start(), "card:1")
    play(session, to("dwor-motrill/2"))
    assert prompt(session) == (text("ask.spring-net", who=Who(PlayerId(0)), nook=name("nook", "dwor-motrill")), "9.9")


@pytest.mark.rule("monstrum", "8.8")
def test_loss_of_artefact_asks_which_find_goes(table: TableMaker) -> None:
    made = table().hero(0, at="d", open=["wings", "poison"]).next_combat("blank").next_surprise("loss-of-artefact")
    session = play(made.start(), "card:1", to("dolina-nuptse/2"))
    assert prompt(session) == (text("ask.lose-find"), "8.8")


@pytest.mark.rule("monstrum", "9.1")
def test_the_retort_asks_for_the_nook_and_then_for_the_field(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=["alchemists-retort"])
    session = play(made.start(), "play:alchemists-retort")
    assert prompt(session) == (text("ask.retort"), "9.1")
    play(session, "nook:wieza-olifant")
    assert prompt(session) == (text("ask.retort-field", nook=name("nook", "wieza-olifant")), "9.1")


@pytest.mark.rule("monstrum", "8.2")
@pytest.mark.rule("monstrum", "8.9")
@pytest.mark.rule("monstrum", "8.11")
@pytest.mark.rule("monstrum", "8.12")
@pytest.mark.rule("monstrum", "8.14")
@pytest.mark.rule("monstrum", "9.4")
@pytest.mark.rule("monstrum", "9.14")
@pytest.mark.parametrize(
    ("card", "asks", "rule"),
    [
        ("darkness", text("ask.darkness", who=Who(PlayerId(1))), "8.2"),
        ("devils-eye", text("ask.devils-eye", who=Who(PlayerId(1))), "8.9"),
        ("enchanted-gate", text("ask.gate"), "8.11"),
        ("gift-of-flight", text("ask.flight"), "8.12"),
        ("eternal-sleep", text("ask.sleep"), "8.14"),
        ("book-of-spells", text("ask.book"), "9.4"),
        ("freyas-rings", text("ask.rings"), "9.14"),
    ],
)
def test_a_card_asks_by_its_own_rule(table: TableMaker, card: str, asks: Text, rule: str) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=[card]).hero(1, at="q").hero(2, at="q")
    assert prompt(play(made.start(), f"play:{card}")) == (asks, rule)


@pytest.mark.rule("monstrum", "8.6")
def test_omen_asks_who_acts(table: TableMaker) -> None:
    made = table().hero(0, at="f", surprises=["omen"]).hero(1, at="q").hero(2, at="q")
    assert prompt(play(made.start(), "card:1", to("corridor-1"), "play:omen")) == (text("ask.omen"), "8.6")
