"""Every nook, corridor square and trapdoor of the real board, entered by a move of one field. Rules 5.2-5.5, 10.1."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from kraina.engine.event import DieRolled
from kraina.engine.game import Seat
from kraina.engine.ids import design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.monstrum.board import GOAL, FieldId, NookId, load_board
from kraina.games.monstrum.cards import MonstrumData
from kraina.games.monstrum.game import Monstrum
from kraina.games.monstrum.state import State

BOARD = load_board()
NEXT_MONSTER = "scorpion"


class Beside(Monstrum):
    """The game with the first adventurer one step from a field, a step card in hand and a scorpion on the pile."""

    def __init__(self, field: FieldId) -> None:
        super().__init__()
        self.field = field

    def setup(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        """Place the pawn and sort the cards that matter to the top."""
        state = super().setup(seats, options, rng)
        one, step = state.adventurers[0], "step-1#1"
        state.movement.extend(one.hand)
        one.hand = [step]
        if step in state.movement:
            state.movement.remove(step)
        else:
            other = state.adventurers[1]
            other.hand[other.hand.index(step)] = state.movement.pop()
        state.combat.sort(key=lambda card: card != NEXT_MONSTER)
        nook = BOARD.nook_at(self.field)
        one.field = next(
            field
            for field in BOARD.neighbours[self.field]
            if BOARD.fields[field].ground in ("road", "start") or (nook is None and BOARD.nook_at(field) is not None)
        )
        for player in state.adventurers:
            player.dexterity = 6
        state.begun = True
        return state


def enter(field: FieldId) -> tuple[Session[State, MonstrumData], Counter[str]]:
    """Move the first adventurer onto a field of the real board; return the match and what ran."""
    ran: Counter[str] = Counter()
    session = Session(Beside(field), [Seat("Ala"), Seat("Bolko")], 5, ran=lambda ident: ran.update([ident]))
    session.answer(f"field:{field}")
    return session, ran


def entrance(nook: NookId) -> FieldId:
    """Return a field of a nook that a road touches."""
    return next(
        field
        for field in BOARD.nooks[nook].fields
        if any(BOARD.fields[beside].ground in ("road", "start") for beside in BOARD.neighbours[field])
    )


@pytest.mark.rule("monstrum", "5.2")
@pytest.mark.parametrize("nook", [nook for nook in BOARD.nooks if nook != GOAL])
def test_in_every_nook_a_combat_card_is_drawn(nook: NookId) -> None:
    session, ran = enter(entrance(nook))
    assert ran[f"space:{nook}"] == 1
    assert ran[f"card:{NEXT_MONSTER}"] == 1
    # Dexterity 6 against 9 wins on a 1 alone, and a scorpion has strength 2 (6.4-6.6).
    assert session.state.adventurers[0].strength in (8, 12)
    assert session.state.adventurers[0].last_fight == nook


@pytest.mark.rule("monstrum", "10.1")
def test_in_the_mine_the_match_is_won() -> None:
    session, ran = enter(entrance(GOAL))
    assert session.outcome is not None
    assert session.outcome.winners == (0,)
    assert ran[f"space:{GOAL}"] == 1


@pytest.mark.rule("monstrum", "5.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_every_corridor_square_leads_where_the_die_says(number: int) -> None:
    session, ran = enter(BOARD.corridors[number])
    rolled = [event.value for event in session.drain_events() if isinstance(event, DieRolled)]
    assert len(rolled) == 1
    assert session.state.adventurers[0].field == BOARD.corridors[rolled[0]]
    assert ran[f"space:corridor-{number}"] == 1


@pytest.mark.rule("monstrum", "5.4")
@pytest.mark.parametrize("field", [field.id for field in BOARD.fields if field.ground == "trapdoor"])
def test_every_trapdoor_kills(field: FieldId) -> None:
    session, ran = enter(field)
    assert not session.state.adventurers[0].alive
    assert ran["space:trapdoor"] == 1


@pytest.mark.rule("monstrum", "2.2")
def test_every_card_of_the_decks_is_one_of_its_kind() -> None:
    data = Monstrum().data
    assert len({design_of(card) for card in data.combat_deck}) == 29
    assert len({design_of(card) for card in data.surprise_deck}) == 30
