"""Playing a match: set-up, legal and illegal answers, events, the end."""

import pytest

from kraina.engine.errors import BadSetup, IllegalAnswer, RulesBug
from kraina.engine.event import DieRolled
from kraina.engine.game import Outcome, Seat
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from tests.unit.engine.toy import CARDS, SEATS, Toy, ToyCtx, ToySession, give, pass_on, stand, start


def test_a_match_stands_at_its_first_question() -> None:
    session = start()
    assert session.pending is not None
    assert (session.pending.player, session.pending.kind) == (0, "turn")
    assert session.outcome is None
    assert session.options == {"pace": "slow"}


@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_number_of_seats_that_does_not_fit_is_refused(count: int) -> None:
    with pytest.raises(BadSetup, match=f"toy is played with 2 to 3 seats, not {count}"):
        Session(Toy(), [Seat("x")] * count, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_beyond_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a number from 0"):
        Session(Toy(), SEATS, seed)


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no switch 'weather'"):
        Session(Toy(), SEATS, 1, {"weather": "rain"})


@pytest.mark.parametrize("keys", [("fly",), (), ("coin", "end"), ("coin", "coin"), ("COIN",), ("",)])
def test_an_illegal_answer_changes_nothing(keys: tuple[str, ...]) -> None:
    session = start("coin", "roll", "draw")
    session.drain_events()
    before = stand(session)
    with pytest.raises(IllegalAnswer):
        session.answer(*keys)
    assert stand(session) == before
    assert session.drain_events() == []


def test_after_an_illegal_answer_play_goes_on_as_if_it_had_not_been_given() -> None:
    session = start("coin", "roll")
    with pytest.raises(IllegalAnswer):
        session.answer("fly")
    give(session, "draw", "end")
    assert stand(session) == stand(start("coin", "roll", "draw", "end"))


def test_a_forced_single_option_is_neither_asked_nor_logged() -> None:
    session = start("forced")
    assert session.pending is not None and session.pending.kind == "turn"
    assert session.state.coins == [1, 0]
    assert session.log.answers == [("forced",)]


def test_an_answer_of_several_is_logged_in_the_order_of_the_options() -> None:
    session = start("many")
    session.answer("four", "one")
    assert session.state.coins == [5, 0]
    assert session.log.answers[-1] == ("one", "four")


def test_a_turn_ends_and_the_next_player_is_asked() -> None:
    session = start("coin", "end")
    assert session.pending is not None and session.pending.player == 1
    assert session.state.turns == [1, 0]


def test_who_is_rich_when_the_turn_ends_has_won() -> None:
    session = start(*["coin"] * 10)
    assert session.outcome is None
    session.answer("end")
    assert session.outcome == Outcome((PlayerId(0),), "rich")
    assert session.pending is None


def test_after_the_end_nothing_can_be_answered() -> None:
    session = start(*["coin"] * 10, "end")
    before = stand(session)
    with pytest.raises(IllegalAnswer, match="no question is open"):
        session.answer("coin")
    assert stand(session) == before


def test_a_question_to_another_player_is_asked_within_the_turn() -> None:
    session = start("beg")
    assert session.pending is not None
    assert (session.pending.player, session.pending.kind) == (1, "begged")
    session.answer("give")
    assert session.state.coins == [1, 0]
    assert session.pending.player == 0


def test_events_are_given_out_once_oldest_first() -> None:
    session = start("coin", "end")
    told = [event.text.key for event in session.drain_events()]
    assert told == ["told.turn", "told.earns", "told.turn"]
    assert session.drain_events() == []


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    answers = ("roll", "draw", "end", "draw", "roll", "end", "draw")
    assert stand(start(*answers, seed=9)) == stand(start(*answers, seed=9))
    assert start(*answers, seed=9).state.hands != start(*answers, seed=10).state.hands


def test_the_setup_and_the_rolls_use_the_numbers_of_the_seed_in_order() -> None:
    session = start("roll", seed=1234567)
    rng, pile = Rng(1234567), list(CARDS)
    rng.shuffle(pile)
    assert session.state.pile == pile
    assert session.state.coins == [rng.roll(6), 0]
    assert session.chance == (rng.state, 0)


def test_a_view_holds_what_the_viewer_may_know() -> None:
    session = start("draw")
    card = session.state.hands[0][0]
    hands = [session.game.view(session.state, viewer) for viewer in (None, PlayerId(0), PlayerId(1))]
    assert [getattr(view, "hand", None) for view in hands] == [(), (card,), ()]
    assert session.view(PlayerId(0)) == hands[1]


def test_dice_can_follow_a_script() -> None:
    class Sixes:
        def roll(self, rng: Rng, sides: int) -> int:
            return rng.roll(sides) * 0 + sides

    session = start("roll", "roll", dice=Sixes())
    assert session.state.coins == [12, 0]
    assert [event.value for event in session.drain_events() if isinstance(event, DieRolled)] == [6, 6]


def test_rules_that_run_are_counted_once() -> None:
    ran: list[str] = []
    session: ToySession = Session(Toy(), SEATS, 1, ran=ran.append)
    give(session, "draw", "coin")
    session.undo()
    session.fork().answer("draw")
    session.restart_step()
    assert ran == [f"card:{start('draw').state.hands[0][0]}"]


class Silent(Toy):
    """Never asks anybody."""

    def play_step(self, ctx: ToyCtx):  # type: ignore[no-untyped-def]
        pass_on(ctx.state)
        yield from ()


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    with pytest.raises(RulesBug, match="toy: 1000 steps without a question"):
        start(game=Silent())
