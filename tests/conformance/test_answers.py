"""Whole matches: they end, and every question on the way is a proper one."""

from collections import Counter
from functools import cache

import pytest

from kraina.engine.codec import digest
from kraina.engine.decision import Answer, Decision
from kraina.engine.errors import IllegalAnswer
from kraina.engine.game import choose_switches
from kraina.engine.log import SKIPPED
from kraina.games.registry import entry, playable_ids
from tests.conformance.matches import Match, Setup, setups

WHOLE = [*setups(6, "random"), *(setup for setup in setups(18) if setup.bot != "random")]


@pytest.mark.parametrize("game", playable_ids())
def test_every_number_of_seats_and_every_value_of_a_switch_is_played(game: str) -> None:
    least, most = entry(game).game.seats
    chosen = [setup for setup in WHOLE if setup.game == game]
    assert sorted({setup.seats for setup in chosen}) == list(range(least, most + 1))
    values = {option for setup in chosen for option in setup.options}
    switches = entry(game).game.switches
    assert values == {(switch.id, value) for switch in switches for value in switch.values}


@cache
def played(setup: Setup) -> tuple[Match, list[str], Counter[str]]:
    """Play a match to its end and return it with the problems on the way and what was executed."""
    ran: Counter[str] = Counter()
    match = Match(setup, ran=lambda ident: ran.update([ident]))
    problems: list[str] = []
    for number, _, _ in match.questions():
        problems.extend(f"before answer {number}: {problem}" for problem in match.game.problems(match.session.state))
        match.session.drain_events()
    return match, [*problems, *match.game.problems(match.session.state)], ran


@pytest.mark.parametrize("setup", WHOLE, ids=str)
def test_a_match_ends_and_its_state_is_never_wrong(setup: Setup) -> None:
    match, problems, _ = played(setup)
    outcome = match.session.outcome
    assert problems == []
    assert outcome is not None and match.session.pending is None
    assert all(0 <= winner < setup.seats for winner in outcome.winners)
    assert match.session.faults == []
    assert match.game.turns(match.session.state) > 0


@pytest.mark.parametrize("game", playable_ids())
def test_nearly_all_cards_and_spaces_of_a_game_are_executed_and_nothing_unknown(game: str) -> None:
    """Of a game as it is usually played; the few rare ones need a thousand matches: ``simulate`` counts them."""
    matches = [played(setup) for setup in WHOLE if setup.game == game]
    ran = {ident for _, _, counted in matches for ident in counted}
    needed = {ident for match, _, _ in matches for ident in match.game.catalogue(match.session.options).executable}
    assert sorted(ran - needed) == []
    usual = set(entry(game).game.catalogue(choose_switches(entry(game).game.switches, {})).executable)
    assert len(ran & usual) * 10 >= len(usual) * 9, f"never: {sorted(usual - ran)}"


@pytest.mark.parametrize("setup", setups(5), ids=str)
def test_a_question_has_something_to_choose_from_and_keys_of_its_own(setup: Setup) -> None:
    match = Match(setup)
    for number, decision, _ in match.questions(400):
        keys = decision.keys()
        forced = len(keys) <= decision.min_picks
        assert decision.min_picks >= 0 and len(keys) >= decision.min_picks
        assert not forced or decision.even_forced, f"{number}: {decision.kind} is forced"
        assert decision.max_picks >= 1 and decision.min_picks <= decision.max_picks
        assert len(set(keys)) == len(keys), f"{number}: {decision.kind} has a key twice"
        assert all(key and key.isascii() and not key.startswith("!") and " " not in key for key in keys)
        assert 0 <= decision.player < setup.seats


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_the_keys_of_a_question_are_stable(setup: Setup) -> None:
    match = Match(setup)
    for number, decision, _ in match.questions(400):
        assert match.session.fork().pending == decision, f"question {number}"


def illegal_answers(decision: Decision[object]) -> list[Answer]:
    """Return answers that are none: unknown and doubled keys, too few and too many."""
    keys = decision.keys()
    wrong = [("no-such-key",), (keys[0], keys[0]), (keys[0].upper() + "x",), SKIPPED]
    if decision.min_picks > 0:
        wrong.append(())
    if decision.max_picks < len(keys):
        wrong.append(keys[: decision.max_picks + 1])
    return wrong


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_an_illegal_answer_raises_and_leaves_everything_as_it_was(setup: Setup) -> None:
    match = Match(setup)
    session = match.session
    for number, decision, _ in match.questions(150):
        session.drain_events()
        before = digest(session.save()), session.chance
        for answer in illegal_answers(decision):
            with pytest.raises(IllegalAnswer):
                session.answer(*answer)
        assert (digest(session.save()), session.chance) == before, f"question {number}"
        assert session.pending == decision
        assert session.drain_events() == []
