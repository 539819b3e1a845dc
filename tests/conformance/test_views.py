"""What a viewer is shown does not depend on what is hidden from this viewer: the leak tests."""

from typing import Any

import pytest

from kraina.engine.codec import canonical, digest, to_json
from kraina.engine.decision import Decision
from kraina.engine.game import View
from kraina.engine.rng import Rng, derive
from tests.conformance.matches import Match, Setup, setups


def shown(decision: Decision[Any] | None) -> Any:
    """Return all of a question, the values of its options included: bots and screens get the whole of it."""
    assert decision is not None
    options = [(option.key, option.label, option.at, option.hint, to_json(option.value)) for option in decision.options]
    return decision.player, decision.kind, decision.prompt, decision.why, decision.source, options


@pytest.mark.parametrize("setup", setups(5), ids=str)
def test_a_view_is_unchanged_when_what_is_hidden_is_dealt_anew(setup: Setup) -> None:
    match = Match(setup)
    redealt = 0
    for number, _, _ in match.questions(700):
        if not (number <= 5 or number % 17 == 0):
            continue
        for viewer in match.players():
            twin = match.session.fork()
            before, watched, state = twin.view(viewer), twin.view(None), digest(twin.state)
            match.game.redeal_hidden(twin.state, viewer, Rng(derive(setup.seed, number, viewer)))
            assert twin.view(viewer) == before, f"question {number}, viewer {viewer}"
            assert twin.view(None) == watched, f"question {number}, dealt anew for {viewer}"
            assert match.game.problems(twin.state) == []
            redealt += digest(twin.state) != state
    assert redealt > 10


@pytest.mark.parametrize("setup", setups(2), ids=str)
def test_a_view_says_whose_it_is_and_does_not_change_as_the_match_goes_on(setup: Setup) -> None:
    match = Match(setup)
    kept: list[tuple[View, str]] = []
    for _ in match.questions(40):
        for viewer in (None, *match.players()):
            view = match.session.view(viewer)
            assert isinstance(view, View) and view.viewer == viewer
            kept.append((view, canonical(view)))
    assert all(canonical(view) == before for view, before in kept)
    assert len({before for _, before in kept}) > 10


@pytest.mark.parametrize("setup", setups(5), ids=str)
def test_a_question_is_unchanged_when_what_is_hidden_was_dealt_anew(setup: Setup) -> None:
    """Told of a question that follows one to the same player, with nothing come to light in between."""
    match = Match(setup)
    session = match.session
    compared = 0
    for number in range(1, 601):
        decision, chance = session.pending, session.chance
        if decision is None:
            break
        answer = match.choose(decision)
        twin = session.fork()
        match.game.redeal_hidden(twin.state, decision.player, Rng(derive(setup.seed, number)))
        twin.answer(*answer)
        session.answer(*answer)
        assert match.game.problems(twin.state) == [], f"answer {number}"
        asked = [one.pending for one in (session, twin)]
        if session.chance == chance and all(one is not None and one.player == decision.player for one in asked):
            assert shown(asked[1]) == shown(asked[0]), f"after answer {number}"
            compared += 1
    assert compared > 20
