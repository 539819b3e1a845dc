"""What the log tells of spells, each line with its rule. Rules 6.9, 7.1-7.4, 8.1-8.14, 9.4."""

import pytest

from kraina.engine.ids import PlayerId
from tests.rules.monstrum.land import to
from tests.rules.monstrum.table import Match, Table, TableMaker, play, told

INTO_NUPTSE = ("card:1", to("dolina-nuptse/2"))


def told_of(made: Table, *answers: str, seat: int | None = None) -> list[tuple[str, str | None]]:
    """Start a match, give some answers and return the lines of the last one."""
    session = play(made.start(), *answers[:-1])
    told(session)
    return told(play(session, answers[-1]), seat)


def drawn(made: Table, card: str, *, seat: int | None = None) -> list[tuple[str, str | None]]:
    """Let seat 0, who stands at "d", draw a surprise for a blank combat card; return what is told of it."""
    lines = told_of(made.next_combat("blank").next_surprise(card), *INTO_NUPTSE, seat=seat)
    return lines[lines.index(("meets", "6.2")) + 1 :]


@pytest.mark.rule("monstrum", "8.1")
def test_growth_of_strength(table: TableMaker) -> None:
    lines = drawn(table().hero(0, at="d"), "growth-of-strength")
    assert lines[:2] == [("draws-open", "8.1"), ("gains", "8.1")]


@pytest.mark.rule("monstrum", "8.2")
def test_darkness(table: TableMaker) -> None:
    session = play(table().hero(0, surprises=["darkness"]).hero(1, at="q").start(), "play:darkness")
    assert told(session)[-1] == ("plays", "8.2")
    assert told(play(session, to("r"))) == [("moves", "8.2")]


@pytest.mark.rule("monstrum", "8.3")
@pytest.mark.rule("monstrum", "8.4")
@pytest.mark.rule("monstrum", "8.10")
@pytest.mark.parametrize(
    ("spell", "rule", "nook"),
    [
        ("flood", "8.3", "dolina-nuptse"),
        ("black-wind", "8.4", "dwor-motrill"),
        ("plague-of-parasites", "8.10", "jama-rajmangal"),
    ],
)
def test_area_spells(table: TableMaker, spell: str, rule: str, nook: str) -> None:
    made = table().hero(0, surprises=[spell]).hero(1, at=nook).hero(2, at=nook, strength=5)
    lines = told_of(made, f"play:{spell}")
    assert lines == [("plays", rule), ("loses", rule), ("loses", rule), ("dies", "6.7")]


@pytest.mark.rule("monstrum", "8.5")
def test_paralysis_and_the_turn_that_is_missed(table: TableMaker) -> None:
    session = table().hero(0, at="q", surprises=["paralysis"]).hero(1).hero(2).start()
    told(session)
    assert told(play(session, "play:paralysis")) == [("plays", "8.5"), ("paralysed", "8.5"), ("paralysed", "8.5")]
    lines = told(play(session, "card:1", to("r")))
    assert lines[-5:] == [("turn", None), ("misses", "8.5"), ("turn", None), ("misses", "8.5"), ("turn", None)]


@pytest.mark.rule("monstrum", "8.14")
def test_eternal_sleep_and_the_turn_that_is_missed(table: TableMaker) -> None:
    session = table().hero(0, at="q", surprises=["eternal-sleep"]).hero(1).start()
    told(session)
    assert told(play(session, "play:eternal-sleep")) == [("plays", "8.14"), ("asleep", "8.14")]
    assert told(play(session, "card:1", to("r")))[-3:] == [("turn", None), ("misses", "8.14"), ("turn", None)]


@pytest.mark.rule("monstrum", "7.8")
def test_whoever_is_paralysed_and_asleep_misses_the_turns_of_paralysis_first(table: TableMaker) -> None:
    session = table().hero(0, stunned=1, asleep=1).dead(1).hero(2, at="q").start()
    lines = told(session) + told(play(session, "card:1", to("r")))
    assert [line for line in lines if line[0] == "misses"] == [("misses", "8.5"), ("misses", "8.14")]


@pytest.mark.rule("monstrum", "8.6")
def test_omen(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["omen"]).hero(1, at="q").next_combat("orc").dice(6)
    lines = told_of(made, *INTO_NUPTSE, "play:omen")
    assert lines[:-1] == [
        ("plays", "8.6"), ("omen", "8.6"), ("rolls-fight", "6.4"), ("beaten", "6.6"), ("loses", "6.6"),
    ]  # fmt: skip


@pytest.mark.rule("monstrum", "8.6")
def test_omen_at_a_corridor(table: TableMaker) -> None:
    made = table().hero(0, at="l", surprises=["omen"]).hero(1, at="q").dice(1)
    lines = told_of(made, "card:1", to("corridor-3"), "play:omen")
    assert lines[:-1] == [("plays", "8.6"), ("omen", "8.6"), ("rolls-corridor", "5.5"), ("moves", "5.5")]


@pytest.mark.rule("monstrum", "8.7")
def test_magic_shield(table: TableMaker) -> None:
    made = table().hero(0, at="d", surprises=["magic-shield"]).next_combat("orc")
    lines = told_of(made, *INTO_NUPTSE, "play:magic-shield")
    assert lines[:-1] == [("plays", "8.7"), ("beats-by", "8.7"), ("gains", "6.5")]


@pytest.mark.rule("monstrum", "8.8")
def test_loss_of_artefact(table: TableMaker) -> None:
    lines = drawn(table().hero(0, at="d", open=["wings"]), "loss-of-artefact")
    assert lines[:2] == [("draws-open", "8.8"), ("loses-card", "8.8")]
    lines = drawn(table().hero(0, at="d"), "loss-of-artefact")
    assert lines[:2] == [("draws-open", "8.8"), ("no-find", "8.8")]


@pytest.mark.rule("monstrum", "8.9")
@pytest.mark.parametrize(("seat", "private"), [(0, [("sees", "8.9")]), (1, []), (2, []), (None, [])])
def test_devils_eye_tells_what_it_sees_to_its_caster_alone(
    table: TableMaker, seat: int | None, private: list[tuple[str, str]]
) -> None:
    made = table().hero(0, surprises=["devils-eye"]).hero(1, hand=[4, 5]).hero(2, hand=[])
    session = play(made.start(), "play:devils-eye")
    assert told(session, seat)[-1] == ("plays", "8.9")
    assert told(play(session, "movement:1"), seat) == private


@pytest.mark.rule("monstrum", "8.11")
def test_enchanted_gate(table: TableMaker) -> None:
    made = table().hero(0, at="dwor-motrill", surprises=["enchanted-gate"], last_fight="podziemia-emerald")
    session = play(made.start(), "play:enchanted-gate")
    assert told(session)[-1] == ("plays", "8.11")
    assert told(play(session, to("podziemia-emerald"))) == [("moves", "8.11"), ("no-fight", "5.3")]


@pytest.mark.rule("monstrum", "8.12")
def test_gift_of_flight(table: TableMaker) -> None:
    session = play(table().hero(0, at="q", surprises=["gift-of-flight"]).start(), "play:gift-of-flight")
    assert told(session)[-1] == ("plays", "8.12")
    assert told(play(session, to("s", ""))) == [("moves", "8.12")]


@pytest.mark.rule("monstrum", "8.13")
def test_devilish_tricks(table: TableMaker) -> None:
    lines = told_of(table().hero(0, surprises=["devilish-tricks"]), "play:devilish-tricks")
    assert lines == [("plays", "8.13"), ("loses", "8.13")]


@pytest.mark.rule("monstrum", "9.4")
def test_the_book_is_told_as_the_spell_that_is_read(table: TableMaker) -> None:
    made = table().hero(0, surprises=["book-of-spells"])
    assert told_of(made, "play:book-of-spells", "spell:devilish-tricks") == [("reads", "8.13"), ("loses", "8.13")]


@pytest.mark.rule("monstrum", "7.1")
def test_a_blank_surprise(table: TableMaker) -> None:
    assert drawn(table().hero(0, at="d"), "blank")[0] == ("draws-blank", "7.1")


@pytest.mark.rule("monstrum", "7.2")
@pytest.mark.rule("monstrum", "7.4")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("herbs-of-lyx", "9.2"),
        ("oil-lamp", "9.3"),
        ("double-sword", "9.5"),
        ("war-hammer", "9.6"),
        ("wings", "9.10"),
        ("poison", "9.11"),
        ("belt-of-death", "9.12"),
    ],
)
def test_a_find_that_is_laid_open(table: TableMaker, card: str, rule: str) -> None:
    assert drawn(table().hero(0, at="d"), card)[0] == ("draws-open", rule)


@pytest.mark.rule("monstrum", "7.3")
@pytest.mark.parametrize(("card", "rule"), [("cage", "9.8"), ("omen", "8.6"), ("stone-of-niwy", "9.13")])
def test_a_secret_draw_is_named_to_its_owner_alone(table: TableMaker, card: str, rule: str) -> None:
    for seat, private in ((0, [("you-drew", rule)]), (1, []), (None, [])):
        lines = drawn(table().hero(0, at="d").hero(1, at="q"), card, seat=seat)
        assert [line for line in lines if line[0] != "turn"] == [("draws-secretly", "7.3"), *private]


@pytest.mark.rule("monstrum", "7.3")
def test_nothing_that_others_may_read_names_a_card_drawn_secretly(table: TableMaker) -> None:
    made = table().hero(0, at="d").hero(1, at="q").next_combat("blank").next_surprise("cage")
    session: Match = play(made.start(), *INTO_NUPTSE)
    events = session.drain_events()
    assert any("cage" in repr(event) for event in events)
    for viewer in (PlayerId(1), None):
        assert not any("cage" in repr(event) for event in events if event.seen_by(viewer))
