"""The box, dealing, and what everybody starts with. Rules 0.1-0.5, 2.7, 3.1, 4.1, 7.1, 8.1, 9.1, 9.4."""

import pytest

from kraina.engine.game import Seat
from kraina.engine.ids import design_of
from kraina.engine.rng import Rng
from kraina.engine.session import Session
from kraina.games.jaskinia.game import Jaskinia
from kraina.games.jaskinia.state import Searcher, State
from tests.rules.jaskinia.table import DATA, DEFAULTS

SEATS = [Seat("a"), Seat("b"), Seat("c"), Seat("d")]
REMOVED = ("mineral", "pickaxe", "meteor-shower", "underground-map", "pit", "recruitment", "abduction")


def state_of(seed: int) -> State:
    return Jaskinia(DATA).setup(SEATS, DEFAULTS, Rng(seed))


def dealt(character: str) -> Searcher:
    """Return a Searcher as he was dealt in one of many set-ups."""
    return next(one for seed in range(60) for one in state_of(seed).searchers if one.character == character)


@pytest.mark.rule("jaskinia", "0.1")
def test_the_box_has_the_printed_counts() -> None:
    counts = Jaskinia(DATA).catalogue({})
    assert {name: cards for name, (cards, _) in counts.decks.items()} == {
        "cave": 60, "adventure": 30, "underground": 12, "spell": 10,
    }  # fmt: skip
    assert (counts.spaces, counts.characters) == (57, 8)


@pytest.mark.rule("jaskinia", "0.2")
def test_everybody_is_dealt_another_searcher() -> None:
    state = state_of(3)
    characters = [one.character for one in state.searchers]
    assert len(set(characters)) == 4 and len(state.unused) == 4 and not set(characters) & set(state.unused)


@pytest.mark.rule("jaskinia", "0.2")
@pytest.mark.rule("jaskinia", "0.5")
def test_searchers_are_chosen_clockwise_from_who_begins_if_that_was_agreed() -> None:
    session = Session(Jaskinia(DATA), SEATS, 5, {**DEFAULTS, "deal": "choose"})
    first = session.state.current
    taken: list[str] = []
    for offset in range(4):
        assert session.pending is not None and session.pending.kind == "character"
        assert session.pending.player == (first + offset) % 4
        assert len(session.pending.keys()) == 8 - offset
        taken.append(session.pending.keys()[0].removeprefix("character:"))
        session.answer(session.pending.keys()[0])
    assert [session.state.searchers[(first + offset) % 4].character for offset in range(4)] == taken
    assert session.state.begun and session.state.current == first


@pytest.mark.rule("jaskinia", "0.3")
@pytest.mark.rule("jaskinia", "3.1")
@pytest.mark.rule("jaskinia", "4.1")
def test_a_searcher_starts_with_what_his_card_says() -> None:
    cannibal = dealt("cannibal")
    assert (cannibal.strength, cannibal.power, cannibal.stamina, cannibal.gold) == (5, 2, 4, 1)
    assert cannibal.area == "cave-entrance" and cannibal.spells == [] and cannibal.items == []
    smuggler = dealt("smuggler")
    assert (smuggler.strength, smuggler.power, smuggler.stamina, smuggler.gold) == (3, 4, 4, 3)


@pytest.mark.rule("jaskinia", "9.1")
@pytest.mark.rule("jaskinia", "9.4")
def test_the_witch_starts_with_two_spells() -> None:
    assert len(dealt("bog-witch").spells) == 2 and len(dealt("caver").spells) == 0


@pytest.mark.rule("jaskinia", "0.4")
def test_what_needs_the_other_board_is_set_aside() -> None:
    state = state_of(1)
    adventure = [design_of(uid) for uid in state.adventure]
    assert len(state.adventure) == 23 and not [design for design in REMOVED if design in adventure]
    spells = [uid for one in state.searchers for uid in one.spells]
    assert len(state.spells) + len(spells) == 8
    assert "providence" not in state.spells and "riotous-living" not in state.spells
    assert len(state.cave) == 59 and state.aside == ["magic-crystal"]
    assert all(DATA.card(uid).deck != "underground" for uid in (*state.adventure, *state.cave))


@pytest.mark.rule("jaskinia", "7.1")
def test_every_searcher_has_a_character() -> None:
    by = {one.id: one.alignment for one in DATA.box.characters.values()}
    assert sorted(by.values()) == ["evil", "evil", "good", "good", "neutral", "neutral", "neutral", "neutral"]
    assert (by["cannibal"], by["hewer"], by["cyborg"]) == ("evil", "good", "neutral")


@pytest.mark.rule("jaskinia", "8.1")
def test_abilities_are_those_of_the_card() -> None:
    assert DATA.box.characters["cyborg"].abilities == ("cyborg-metal", "cyborg-breath", "cyborg-plates")
    assert sum(len(one.abilities) for one in DATA.box.characters.values()) == 18
