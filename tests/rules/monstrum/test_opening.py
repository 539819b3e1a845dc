"""The opening: dexterity, the lot, and the start fields. Rules 3.2, 3.3, 3.6."""

import pytest

from kraina.engine.event import DieRolled
from kraina.engine.game import Seat
from kraina.engine.save import LoadReport, save_from_text, save_to_text
from kraina.engine.session import Session
from kraina.engine.text import text
from kraina.games.monstrum.board import load_board
from kraina.games.monstrum.game import Monstrum
from tests.rules.monstrum.land import DATA, field, to
from tests.rules.monstrum.table import Match, at, play, told
from tests.rules.script import ScriptedDice, asked, keys

# "start/1" lies beside "a", from where Zezere is 22 steps away; from "start" the way leads through it or Menghor Gate.
NEAR, FAR = "start/1", "start"


def opened(seats: int = 3, *, seed: int = 5, dice: ScriptedDice | None = None) -> Match:
    """Open a match in the small land at the choice of the first start field."""
    return Session(Monstrum(DATA), [Seat(f"P{seat}") for seat in range(seats)], seed, dice=dice)


@pytest.mark.rule("monstrum", "3.2")
def test_dexterity_is_rolled_in_the_order_of_the_seats_whoever_goes_first() -> None:
    for seed in range(8):
        match = opened(seed=seed, dice=ScriptedDice((1, 4, 6)))
        rolls = [event.player for event in match.drain_events() if isinstance(event, DieRolled)]
        assert rolls == [0, 1, 2]
        assert [one.dexterity for one in match.state.adventurers] == [5, 6, 7]


@pytest.mark.rule("monstrum", "3.6")
def test_the_lot_falls_on_every_seat() -> None:
    matches = [opened(seed=seed) for seed in range(30)]
    assert {asked(match)[0] for match in matches} == {0, 1, 2}
    assert all(asked(match) == (match.state.current, "start") for match in matches)


@pytest.mark.rule("monstrum", "3.3")
@pytest.mark.parametrize("seed", range(8))
def test_each_in_turn_order_chooses_a_start_field_and_then_the_first_plays(seed: int) -> None:
    match = opened(seed=seed)
    first = match.state.current
    for offset in range(3):
        assert asked(match) == ((first + offset) % 3, "start")
        play(match, to(NEAR))
    assert asked(match) == (first, "turn")


@pytest.mark.rule("monstrum", "3.3")
def test_all_start_fields_are_offered_the_nearest_to_zezere_first() -> None:
    match = opened()
    assert match.pending is not None
    assert match.pending.rule == "3.3"
    assert keys(match) == (to(NEAR), to(FAR))
    hints = [option.hint for option in match.pending.options]
    assert hints == [text("hint.distance", steps=23), text("hint.distance", steps=24)]


@pytest.mark.rule("monstrum", "3.3")
def test_on_the_real_board_too_all_start_fields_are_offered_the_nearest_first() -> None:
    board = load_board()
    match: Match = Session(Monstrum(), [Seat("A"), Seat("B")], 5)
    offered = [int(key.removeprefix("field:")) for key in keys(match)]
    assert sorted(offered) == [one.id for one in board.fields if one.ground == "start"]
    steps = [board.to_goal[one] or 0 for one in offered]
    assert steps == sorted(steps) and steps[0] < steps[-1]


@pytest.mark.rule("monstrum", "3.3")
@pytest.mark.parametrize("place", [NEAR, FAR])
def test_all_may_choose_the_same_field(place: str) -> None:
    match = play(opened(), *[to(place)] * 3)
    assert [at(match, seat) for seat in range(3)] == [field(place)] * 3


@pytest.mark.rule("monstrum", "3.3")
@pytest.mark.parametrize("last", [NEAR, FAR])
def test_each_pawn_stands_on_the_field_that_its_player_chose(last: str) -> None:
    match = opened()
    third = (match.state.current + 2) % 3
    other = FAR if last == NEAR else NEAR
    play(match, to(other), to(other), to(last))
    assert [at(match, seat) == field(last) for seat in range(3)] == [seat == third for seat in range(3)]


@pytest.mark.rule("monstrum", "3.3")
def test_a_chosen_field_stands_as_soon_as_the_next_player_is_asked() -> None:
    match = opened()
    for _ in range(3):
        assert not match.can_undo()
        play(match, to(FAR))
    assert not match.can_undo()


@pytest.mark.rule("monstrum", "3.3")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_a_match_saved_among_the_placings_goes_on_at_the_very_same_choice(placed: int) -> None:
    answers = [to(FAR), to(NEAR), to(FAR)]
    straight, saved = play(opened(), *answers), play(opened(), *answers[:placed])
    again, report = Session.load(saved.game, save_from_text(save_to_text(saved.save())))
    assert report == LoadReport()
    assert (again.pending, again.state) == (saved.pending, saved.state)
    play(again, *answers[placed:])
    assert (again.pending, again.state, again.chance) == (straight.pending, straight.state, straight.chance)


@pytest.mark.rule("monstrum", "3.2")
@pytest.mark.rule("monstrum", "3.3")
@pytest.mark.rule("monstrum", "3.6")
def test_the_opening_is_told() -> None:
    match = opened(2)
    assert told(match) == [*[("rolls-dexterity", "3.2"), ("dexterity", "3.2")] * 2, ("first", "3.6")]
    play(match, to(NEAR))
    assert told(match) == [("placed", "3.3")]
    play(match, to(FAR))
    assert told(match) == [("placed", "3.3"), ("turn", None)]
