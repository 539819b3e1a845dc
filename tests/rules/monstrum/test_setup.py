"""What is in the box and how a match is set up, on the real board. Rules 2.1-2.4, 3.1-3.7, 4.9."""

from collections import Counter

import pytest

from kraina.engine.errors import BadSetup
from kraina.engine.event import TurnStarted
from kraina.engine.game import Seat
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.engine.session import Session
from kraina.games.monstrum.board import START_NOOK, load_board
from kraina.games.monstrum.cards import load_data
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.state import State
from kraina.games.monstrum.view import MonstrumView
from tests.rules.monstrum.table import Match, hero, play
from tests.rules.script import ScriptedDice, asked

KNOWN_NOOKS = (
    "brama-menghor", "dolina-nuptse", "wrzosowiska-lyx", "pola-bembezar", "dwor-motrill", "zamek-arvida",
    "wieza-olifant", "zamek-utsjoki", "jama-rajmangal", "studnia-kapoho", "podziemia-emerald", "kopalnia-zezere",
)  # fmt: skip


def opened(seats: int, *, seed: int = 5, dice: ScriptedDice | None = None) -> Match:
    return Session(Monstrum(), [Seat(f"P{seat}") for seat in range(seats)], seed, dice=dice)


def view(match: Match, viewer: int | None) -> MonstrumView:
    seen = match.view(None if viewer is None else PlayerId(viewer))
    assert isinstance(seen, MonstrumView)
    return seen


@pytest.mark.rule("monstrum", "2.1")
def test_board_has_25_nooks_of_three_kinds() -> None:
    board = load_board()
    assert len(board.nooks) == 25
    assert {nook.kind for nook in board.nooks.values()} == {"underground", "terrain", "building"}


@pytest.mark.rule("monstrum", "2.1")
def test_every_field_is_one_square_of_the_sheet() -> None:
    board = load_board()
    places = {(field.column, field.row) for field in board.fields}
    assert len(places) == len(board.fields)
    assert all(len(nook.fields) > 1 for nook in board.nooks.values())


@pytest.mark.rule("monstrum", "2.4")
def test_thirteen_nooks_are_ours_and_twelve_keep_their_names() -> None:
    nooks = load_board().nooks
    assert sorted(nook for nook in nooks if nooks[nook].basis != "ours") == sorted(KNOWN_NOOKS)
    assert sum(nook.basis == "ours" for nook in nooks.values()) == 13


@pytest.mark.rule("monstrum", "2.4")
def test_board_has_trapdoors_and_one_corridor_square_of_each_number() -> None:
    board = load_board()
    assert sorted(field.corridor for field in board.fields if field.corridor) == [1, 2, 3, 4, 5, 6]
    assert any(field.ground == "trapdoor" for field in board.fields)


@pytest.mark.rule("monstrum", "2.2")
def test_decks_have_the_counts_of_the_rulebook() -> None:
    data = load_data()
    combat = Counter(map(design_of, data.combat_deck))
    assert (len(data.combat_deck), combat["combat-blank"], len(data.monsters)) == (32, 4, 28)
    surprise = Counter(map(design_of, data.surprise_deck))
    assert (len(data.surprise_deck), surprise["spell-blank"], surprise["find-blank"]) == (32, 2, 2)
    assert sum(card.spell for card in data.surprises.values()) == 14
    assert sum(not card.spell for card in data.surprises.values()) == 14
    assert len(data.movement_deck) == 30


@pytest.mark.rule("monstrum", "4.9")
def test_movement_cards_are_one_to_six_five_of_each() -> None:
    steps = Counter(map(design_of, load_data().movement_deck))
    assert steps == {f"step-{value}": 5 for value in (1, 2, 3, 4, 5, 6)}


@pytest.mark.rule("monstrum", "2.3")
def test_everybody_has_one_pawn_and_the_die_has_six_sides() -> None:
    dice = ScriptedDice((1, 2, 3))
    match = opened(3, dice=dice)
    assert [one.player for one in match.state.adventurers] == [0, 1, 2]
    assert dice.sides == [6, 6, 6]


@pytest.mark.rule("monstrum", "3.1")
def test_strength_is_ten_and_open_to_all() -> None:
    match = opened(4)
    for viewer in (None, 0, 3):
        assert [one.strength for one in view(match, viewer).adventurers] == [10, 10, 10, 10]


@pytest.mark.rule("monstrum", "3.2")
@pytest.mark.parametrize(("rolled", "points"), [(1, 5), (2, 5), (3, 6), (4, 6), (5, 7), (6, 7)])
def test_dexterity_is_rolled(rolled: int, points: int) -> None:
    match = opened(2, dice=ScriptedDice((rolled, 1)))
    assert [hero(match, 0).dexterity, hero(match, 1).dexterity] == [points, 5]


@pytest.mark.rule("monstrum", "3.3")
def test_pawns_begin_on_start_fields_around_brama_menghor() -> None:
    match, board = opened(6), load_board()
    gate = [(board.fields[field].column, board.fields[field].row) for field in board.nooks[START_NOOK].fields]
    for one in match.state.adventurers:
        spot = board.fields[one.field]
        assert spot.ground == "start"
        assert min(max(abs(spot.column - column), abs(spot.row - row)) for column, row in gate) == 1


def in_the_order_of_dealing(state: State) -> list[Uid]:
    """Return the movement pile as it lay before the hands were dealt from its top."""
    return [*(card for one in state.adventurers for card in one.hand), *state.movement]


@pytest.mark.rule("monstrum", "3.4")
def test_three_piles_are_shuffled() -> None:
    data, one, other = load_data(), opened(2, seed=1).state, opened(2, seed=2).state
    for pile, twin, deck in (
        (one.combat, other.combat, data.combat_deck),
        (one.surprise, other.surprise, data.surprise_deck),
        (in_the_order_of_dealing(one), in_the_order_of_dealing(other), data.movement_deck),
    ):
        assert sorted(pile) == sorted(deck)
        assert pile != list(deck) and pile != twin


@pytest.mark.rule("monstrum", "3.4")
def test_spells_and_finds_are_mixed_in_one_pile() -> None:
    data = load_data()
    upper_half = [card for card in opened(2).state.surprise[:16] if card in data.surprises]
    assert {data.surprises[card].spell for card in upper_half} == {True, False}


@pytest.mark.rule("monstrum", "3.5")
def test_everybody_holds_three_movement_cards_hidden_from_the_others() -> None:
    match = opened(3)
    assert [len(one.hand) for one in match.state.adventurers] == [3, 3, 3]
    assert len(match.state.movement) == 30 - 9
    seen = view(match, 1).adventurers
    assert seen[0].hand == (None, None, None) and seen[2].hand == (None, None, None)
    assert seen[1].hand == tuple(hero(match, 1).hand)
    assert all(one.hand == (None, None, None) for one in view(match, None).adventurers)


@pytest.mark.rule("monstrum", "3.6")
def test_first_player_is_drawn_by_lot() -> None:
    firsts = {asked(opened(3, seed=seed))[0] for seed in range(30)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule("monstrum", "3.6")
def test_the_others_follow_in_the_order_of_their_seats() -> None:
    match = opened(3)
    turns: list[int] = []
    while len(turns) < 6:
        turns.extend(event.player for event in match.drain_events() if isinstance(event, TurnStarted))
        assert match.pending is not None
        play(match, match.pending.keys()[0])
    first = turns[0]
    assert turns[:6] == [(first + offset) % 3 for offset in range(6)]


@pytest.mark.rule("monstrum", "3.7")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        opened(seats)


@pytest.mark.rule("monstrum", "3.7")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(opened(seats).state.adventurers) == seats
