"""Learning and casting: levels, fees, the price of several spells in a round, effectiveness. Rule 1.8."""

import pytest

from kraina.games.legenda.points import effectiveness
from tests.rules.legenda.table import DATA, TableMaker, casts, one, play
from tests.rules.script import asked, keys

FOUR = ["fear", "weakness", "bad-luck", "clumsiness"]
SEVEN = [*FOUR, "adrenaline", "alchemy", "hidden-talent"]


@pytest.mark.rule("legenda", "1.8")
@pytest.mark.parametrize(
    ("knowledge", "known", "level"),
    [(1, [], 0), (2, [], 1), (2, FOUR, 0), (3, FOUR, 2), (3, FOUR[:3], 1), (3, SEVEN, 0), (4, SEVEN, 3)],
)  # fmt: skip
def test_knowledge_and_the_spells_known_say_what_may_be_learned(
    table: TableMaker, knowledge: int, known: list[str], level: int
) -> None:
    made = table().hero(0, "chronicler", at="sotonet", traits={"knowledge": knowledge}, spells=known, denars=12)
    session = made.start()
    assert ("city:guild" in keys(session)) == bool(level)
    if level:
        before = len(session.state.spells[level - 1])
        play(session, "city:guild", "random")
        assert len(session.state.spells[level - 1]) == before - 1


@pytest.mark.rule("legenda", "1.8")
@pytest.mark.parametrize(("known", "fee", "spell"), [([], 3, "dazzle"), (FOUR, 4, "city-portal"), (SEVEN, 5, "haste")])
def test_the_top_spell_is_learned_for_its_fee(table: TableMaker, known: list[str], fee: int, spell: str) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", traits={"knowledge": 4}, spells=known, denars=12)
    made.spells(spell)
    session = play(made.start(), "city:guild", "random")
    assert one(session, 0).spells == [*known, spell] and one(session, 0).denars == 12 - fee


@pytest.mark.rule("legenda", "1.8")
def test_a_chosen_spell_costs_twice_as_much(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", traits={"knowledge": 2}, denars=6).spells("dazzle")
    session = play(made.start(), "city:guild", "chosen")
    assert asked(session) == (0, "spell") and len(keys(session)) == 12
    play(session, "spell:fear")
    assert one(session, 0).spells == ["fear"] and one(session, 0).denars == 0
    assert len(session.state.spells[0]) == 35


def test_who_knows_the_top_spell_draws_on(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", traits={"knowledge": 2}, spells=["fear"])
    session = play(made.spells("fear", "fear", "dazzle").start(), "city:guild")
    assert one(session, 0).spells == ["fear", "dazzle"]
    assert session.state.spells[0].count("fear") == 2 and len(session.state.spells[0]) == 34


def test_one_spell_a_visit(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", level=2, traits={"knowledge": 2}, denars=7)
    session = play(made.start(), "city:guild", "random")
    assert "city:guild" not in keys(session) and one(session, 0).denars == 4


@pytest.mark.rule("legenda", "1.8")
@pytest.mark.parametrize(("magic", "effect"), [(0, 2), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_magic_gives_effectiveness(table: TableMaker, magic: int, effect: int) -> None:
    session = table().hero(0, "woodcutter", at="sotonet", traits={"magic": magic}).start()
    assert effectiveness(DATA, one(session, 0)) == effect


def test_magic_above_six_is_effective_as_six(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", traits={"magic": 6}, items=["wand"], artifacts=["unicorn-horn"])
    assert effectiveness(DATA, one(made.start(), 0)) == 4


@pytest.mark.rule("legenda", "1.8")
def test_the_second_spell_of_a_round_costs_one_life_point_and_the_third_two(table: TableMaker) -> None:
    items = ["rope", "horn", "wand", "sword"]
    made = table().hero(0, "woodcutter", at="sotonet", items=items, spells=["alchemy", "haste", "slow", "city-portal"])
    session = play(made.start(), "magic", "cast:alchemy:rope")
    assert one(session, 0).life == 6 and one(session, 0).denars == 6
    play(session, "magic", "cast:slow:0")  # one for its level, one for being the second
    assert one(session, 0).life == 4 and one(session, 0).slow == 2
    play(session, "magic", "cast:haste:0")  # one for its level, two for being the third
    assert one(session, 0).life == 1 and one(session, 0).extra == 1
    assert one(session, 0).spent == ["alchemy", "slow", "haste"] and one(session, 0).casts == 3


def test_two_spells_of_level_three_cost_three_life_points(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", spells=["haste", "slow"])
    session = play(made.start(), "magic", "cast:haste:0", "magic", "cast:slow:0")
    assert one(session, 0).life == 3


@pytest.mark.rule("legenda", "1.8")
def test_the_fourth_spell_of_a_round_kills_and_does_nothing(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", items=["rope", "horn"], spells=["alchemy", "haste"], casts=3)
    session = play(made.start(), "magic", "cast:alchemy:rope")
    hero = one(session, 0)
    assert hero.field == "" and hero.deaths == 1 and hero.denars == 0 and session.state.current == 1


def test_a_level_three_spell_with_a_single_life_point_kills(table: TableMaker) -> None:
    session = play(
        table().hero(0, "woodcutter", at="sotonet", life=1, spells=["haste"]).start(), "magic", "cast:haste:0"
    )
    assert one(session, 0).deaths == 1 and one(session, 0).extra == 0


@pytest.mark.rule("legenda", "1.8")
def test_a_spell_lies_face_down_until_the_round_ends(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", items=["rope", "horn"], spells=["alchemy"], denars=0)
    session = play(made.start(), "magic", "cast:alchemy:rope")
    assert casts(session) == []
    assert one(session, 0).items == ["horn"] and one(session, 0).spent == ["alchemy"]


def test_a_cast_in_anothers_turn_counts_in_the_round(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5").legend("wild-bull").dice(4, 1, 6, 1, 2, 3)
    made.hero(1, "enchantress", at="sotonet", spells=["weakness", "surge-of-strength"], alert=True)
    session = play(made.start(), "step:d-f4")
    assert asked(session) == (1, "response")
    play(session, "cast:weakness:foe", "pass")
    assert one(session, 1).casts == 1 and one(session, 1).spent == ["weakness"]
    assert session.state.round == 1


def test_spells_are_ready_again_in_the_next_round(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["alchemy"], spent=["alchemy"], casts=1, items=["rope"])
    made.hero(1, "enchantress", at="sotonet", denars=9).turn(1)
    session = play(made.start(), "city:market", "done", "end")
    assert session.state.round == 2 and one(session, 0).spent == [] and one(session, 0).casts == 0
    assert casts(session) == ["cast:alchemy:rope"]


def test_what_is_known_may_be_cast_whatever_the_knowledge_is_now(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="sotonet", traits={"knowledge": 1}, items=["rope"], spells=["alchemy"])
    assert casts(made.start()) == ["cast:alchemy:rope"]


def test_one_may_think_better_of_casting(table: TableMaker) -> None:
    session = play(table().hero(0, "woodcutter", at="d-f5", spells=["haste"]).start(), "magic", "no")
    assert asked(session) == (0, "turn") and one(session, 0).casts == 0
    assert casts(session) == ["cast:haste:0", "cast:haste:1"]


@pytest.mark.rule("legenda", "1.8")
def test_whoever_stays_alert_is_asked_in_anothers_turn_until_his_own(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["fireball", "weakness"]).hero(1, "chronicler", at="c-c1")
    session = play(made.dice(6, 6).start(), "alert", "step:d-f4", "end")
    assert one(session, 0).alert and asked(session) == (0, "response") and keys(session) == ("pass", "cast:fireball:1")
    play(session, "pass", "step:c-d1")
    assert asked(session) == (0, "turn") and not one(session, 0).alert and "alert" in keys(session)


def test_whoever_does_not_stay_alert_is_not_asked(table: TableMaker) -> None:
    made = table().hero(0, "woodcutter", at="d-f5", spells=["fireball"]).hero(1, "chronicler", at="c-c1").dice(6)
    session = play(made.start(), "step:d-f4", "end")
    assert asked(session) == (1, "turn")


def test_a_spell_that_costs_life_may_be_left_uncast(table: TableMaker) -> None:
    session = play(table().hero(0, "woodcutter", at="d-f5", spells=["haste"]).start(), "magic")
    session.answer("cast:haste:0")
    assert asked(session) == (0, "price")
    session.answer("no")
    assert one(session, 0).life == 6 and one(session, 0).casts == 0 and one(session, 0).spent == []
