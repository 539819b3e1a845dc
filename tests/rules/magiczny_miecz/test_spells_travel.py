"""Formulas, Magic Journey and the two Lords who lead across. Rules 9.1, 10.2, 11.2, 11.6, 20.4; interaction A4."""

import pytest

from tests.rules.magiczny_miecz.casters import WAITING, WAITS, caster, casts
from tests.rules.magiczny_miecz.table import DATA, TableMaker, designs, one, play
from tests.rules.script import asked, keys


@pytest.mark.rule("magiczny_miecz", "10.1")
def test_the_formula_of_time_gives_three_turns_in_a_row(table: TableMaker) -> None:
    made = caster(table(), "formula-of-time", at="marsh-1").events("gold-1", "gold-1", "gold-1").dice(1, 1, 1)
    session = play(made.seeker(1, "goblin", at="castle", objects=WAITS).start(), "cast:formula-of-time")
    assert session.state.extra_turns == 2
    for number, space in enumerate(("path-1", "marsh-1", "path-1"), start=1):
        assert asked(session) == (0, "turn") and one(session, 0).turns == number
        play(session, "roll", f"move:{space}", f"take:gold-1#{number}")
    assert asked(session) == (1, "turn") and one(session, 0).turns == 3
    assert not session.state.formula


def test_during_the_formula_of_time_nobody_else_casts_or_answers(table: TableMaker) -> None:
    made = caster(table(), "formula-of-time", "fatum", at="marsh-1").events("gold-1").dice(2, 1)
    made.seeker(1, "goblin", gold=2, spells=["circle-of-fire", "lord-of-spells"], objects=WAITS)
    session = play(made.start(), "cast:formula-of-time")
    assert asked(session) == (1, "response") and casts(session, "") == ["cast:lord-of-spells#1"]
    play(session, "pass", "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 0
    play(session, "roll", "move:path-1")
    assert asked(session) == (0, "collect")


def test_in_the_third_turn_of_the_formula_of_time_the_others_still_do_nothing(table: TableMaker) -> None:
    made = caster(table(), "fatum", at="marsh-1").state(formula=True, extra_turns=0).dice(2)
    session = play(made.seeker(1, "goblin", gold=2, spells=["lord-of-spells"]).start(), "cast:fatum:1")
    assert asked(session) == (0, "turn") and one(session, 1).gold == 0


def test_the_formula_of_time_can_be_answered_before_it_works(table: TableMaker) -> None:
    made = caster(table(), "formula-of-time").seeker(1, "goblin", spells=["lord-of-spells"])
    session = play(made.start(), "cast:formula-of-time", "cast:lord-of-spells#1")
    assert session.state.extra_turns == 0 and not session.state.formula


def test_the_attacked_fights_during_the_formula_of_time_but_neither_hides_nor_casts(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["formula-of-time"], objects=WAITING).dice(1, 1, 6)
    made.seeker(1, "hobgoblin", at="path-1", spells=["hidden-one"], objects=WAITS)
    session = play(made.start(), "cast:formula-of-time", "roll", "move:path-1", "attack:1")
    assert asked(session) == (1, "spoils")
    play(session, "life")
    assert one(session, 0).life == 3 and asked(session) == (0, "turn") and one(session, 0).turns == 2


@pytest.mark.rule("magiczny_miecz", "20.1")
@pytest.mark.rule("magiczny_miecz", "20.4")
@pytest.mark.parametrize("die", [2, 3])
def test_stone_in_the_first_of_three_turns_ends_them_all(table: TableMaker, die: int) -> None:
    # A4: turns 2 and 3 lapse, Objects and gold lie on the Tower, and exactly 3 ordinary turns are missed.
    made = table().seeker(0, "conqueror", at="heaths", gold=2, objects=["clay-tablet", "horse"], friends=["shepherd"],
                          spells=["formula-of-time", "mirror"], trophies=["bear"])  # fmt: skip
    made.seeker(1, "goblin", at="castle", lost=4).dice(1, die, 1)
    session = play(made.start(), "cast:formula-of-time", "roll", "move:tower-of-destiny")
    assert designs(session.state.here("tower-of-destiny")) == ["clay-tablet", "horse"]
    assert session.state.purse == {"tower-of-destiny": 2} and session.state.events_used == ["shepherd"]
    assert one(session, 0).spells == ["mirror"] and one(session, 0).trophies == ["bear"]
    assert asked(session) == (0, "move") and one(session, 0).turns == 1 + 3 + 1
    assert one(session, 1).turns == 4


@pytest.mark.rule("magiczny_miecz", "10.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_formula_of_space_doubles_the_roll_of_whoever_moves(table: TableMaker, seat: int) -> None:
    made = table()
    for number, (character, space) in enumerate([("conqueror", "tavern"), ("goblin", "castle")]):
        made.seeker(number, character, at=space, spells=["formula-of-space"] if number == seat else [])
    session = made.dice(3).start()
    assert asked(session) == (seat, "response") and keys(session) == ("pass", "cast:formula-of-space")
    play(session, "cast:formula-of-space")
    assert asked(session) == (0, "move") and session.state.spells_used == ["formula-of-space"]
    assert "move:path-2" in keys(session) and "move:devils-mill" in keys(session)


@pytest.mark.parametrize("fields", [{"slow": 2}, {"friends": ["noon-wraith"]}])
def test_the_formula_of_space_needs_a_roll_to_double(table: TableMaker, fields: dict[str, object]) -> None:
    made = table().seeker(0, "conqueror", at="marsh-1", spells=["formula-of-space"], **fields)  # type: ignore[arg-type]
    assert asked(made.start()) == (0, "move")


def test_a_formula_of_space_thrown_back_doubles_nothing(table: TableMaker) -> None:
    made = (
        table().seeker(0, "conqueror", at="marsh-1", spells=["mirror"]).seeker(1, "goblin", spells=["formula-of-space"])
    )
    session = play(made.dice(1).start(), "cast:formula-of-space", "cast:mirror")
    assert asked(session) == (0, "move") and "move:path-1" in keys(session)


def test_the_formula_of_space_can_slide_off_the_demon(table: TableMaker) -> None:
    made = table().seeker(0, "demon", at="marsh-1").seeker(1, "goblin", spells=["formula-of-space"]).dice(1, 2)
    session = play(made.start(), "cast:formula-of-space")
    assert "move:path-1" in keys(session)


def test_the_magic_journey_leads_anywhere_in_the_own_circle_in_place_of_the_move(table: TableMaker) -> None:
    made = (
        caster(table(), "magic-journey", at="tavern").events("gold-1").seeker(1, "goblin", at="castle", objects=WAITS)
    )
    session = play(made.start(), "cast:magic-journey")
    assert asked(session) == (0, "magic-journey")
    lower = [f"space:{space}" for space in DATA.board.circles["lower"] if space != "tavern"]
    assert list(keys(session)) == lower and len(lower) == 13
    play(session, "space:marsh-2")
    assert one(session, 0).space == "marsh-2" and asked(session) == (0, "collect")
    play(session, "done", "end")
    assert asked(session) == (1, "turn")


def test_the_guard_sends_back_to_where_the_magic_journey_began(table: TableMaker) -> None:
    made = caster(table(), "magic-journey", at="tavern").events("guard").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.start(), "cast:magic-journey", "space:marsh-2")
    assert one(session, 0).space == "tavern" and asked(session) == (1, "turn")


@pytest.mark.rule("magiczny_miecz", "11.2")
def test_the_lord_of_the_marshes_leads_across_the_swamp_without_a_roll(table: TableMaker) -> None:
    made = caster(table(), "lord-of-the-marshes", at="tavern").events("gold-1")
    session = play(made.seeker(1, "goblin", at="castle", objects=WAITS).start(), "cast:lord-of-the-marshes")
    assert keys(session) == ("space:temple-of-nemed", "space:enchanted-hills", "space:forest-of-ghostly-lights")
    play(session, "space:forest-of-ghostly-lights")
    assert one(session, 0).space == "forest-of-ghostly-lights" and asked(session) == (0, "collect")


def test_the_lord_of_the_marshes_leads_down_too_and_frees_of_the_noon_wraith(table: TableMaker) -> None:
    made = table().seeker(0, "conqueror", at="ferry-2", spells=["lord-of-the-marshes"], friends=["noon-wraith"])
    session = play(made.dice(2).start(), "cast:lord-of-the-marshes")
    assert keys(session) == ("space:barrow", "space:village")
    play(session, "space:barrow")
    assert one(session, 0).friends == [] and session.state.events_used == ["noon-wraith"]
    assert one(session, 0).space == "barrow"


@pytest.mark.rule("magiczny_miecz", "11.6")
def test_the_lord_of_ice_leads_across_the_ice_forest_past_the_knight(table: TableMaker) -> None:
    made = caster(table(), "lord-of-ice", at="ice-kingdom").events("gold-1")
    session = play(made.seeker(1, "goblin", at="castle", objects=WAITS).start(), "cast:lord-of-ice")
    assert keys(session) == ("space:ruins-of-the-fortress", "space:temple-of-toliman", "space:valley-of-skulls")
    play(session, "space:valley-of-skulls")
    assert one(session, 0).space == "valley-of-skulls" and asked(session) == (0, "collect")


def test_a_single_bordering_space_is_not_asked_for(table: TableMaker) -> None:
    made = caster(table(), "lord-of-ice", at="plain-of-lonely-rocks").events("gold-1")
    session = play(made.seeker(1, "goblin", at="castle", objects=WAITS).start(), "cast:lord-of-ice")
    assert one(session, 0).space == "crossroads-2" and asked(session) == (0, "collect")


@pytest.mark.parametrize(("space", "offered"), [
    ("tavern", ["cast:lord-of-the-marshes"]), ("ferry-2", ["cast:lord-of-the-marshes", "cast:lord-of-ice"]),
    ("cliff-1", ["cast:lord-of-ice"]), ("bogs-1", ["cast:lord-of-ice"]), ("trap", []),
])  # fmt: skip
def test_the_lords_are_offered_where_something_borders(table: TableMaker, space: str, offered: list[str]) -> None:
    assert casts(caster(table(), "lord-of-the-marshes", "lord-of-ice", at=space).start(), "") == offered


@pytest.mark.parametrize(("objects", "steps"), [(["troika"], 7), (["troika", "mount"], 10), ([], 6)])
def test_the_formula_of_space_doubles_what_the_die_shows_and_objects_add_to_it_once(
    table: TableMaker, objects: list[str], steps: int
) -> None:
    # twice 3, and 1 for the Troika and 3 for the Mount
    made = table().seeker(0, "trickster", at="tavern", objects=objects, spells=["formula-of-space"])
    session = made.seeker(1, "conqueror", at="castle", lost=1).dice(3).start()
    play(session, "roll") if asked(session)[1] == "turn" else None
    play(session, "cast:formula-of-space")
    if "mount" in objects:
        assert asked(session) == (0, "mount")
        play(session, "add:3")
    assert asked(session) == (0, "move") and session.state.turn is not None
    assert session.state.turn.roll == steps


def test_both_dice_of_the_riding_pygmy_are_doubled(table: TableMaker) -> None:
    made = table().seeker(0, "pygmy", at="tavern", friends=["wolf"], spells=["formula-of-space"]).dice(2, 1)
    session = made.seeker(1, "conqueror", at="castle", lost=1).start()
    play(session, "roll") if asked(session)[1] == "turn" else None
    play(session, "cast:formula-of-space")
    assert session.state.turn is not None and session.state.turn.roll == 6


def test_who_turns_another_to_stone_in_his_turns_in_a_row_goes_on_with_them(table: TableMaker) -> None:
    made = caster(table(), "formula-of-time", "fatum", at="marsh-1").seeker(1, "goblin", at="castle", objects=WAITS)
    session = play(made.dice(1).start(), "cast:formula-of-time", "cast:fatum:1")
    assert (one(session, 1).stone, session.state.extra_turns, asked(session)) == (3, 2, (0, "turn"))
