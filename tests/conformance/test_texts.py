"""Everything that matches say has a sentence in every language, with all its parameters filled in."""

from collections.abc import Iterator
from typing import Any

import pytest

from kraina.engine.decision import Decision
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.registry import entry, playable_ids
from table.i18n import LANGUAGES, Texts
from tests.conformance.matches import NAMES, Match, Setup, setups

WHOLE = [*setups(3, "random"), *(setup for setup in setups(6) if setup.bot != "random")]


def texts_of(decision: Decision[Any]) -> Iterator[Text]:
    """Yield all texts of a question."""
    yield decision.prompt
    if decision.why is not None:
        yield decision.why
    for option in decision.options:
        yield option.label
        if option.hint is not None:
            yield option.hint


def said_in(setup: Setup) -> list[Text]:
    """Play a match and return all its texts, each once."""
    match = Match(setup)
    said: dict[Text, None] = {}
    for _, decision, _ in match.questions():
        said.update(dict.fromkeys(texts_of(decision)))
        said.update((event.text, None) for event in match.session.drain_events())
    said.update((event.text, None) for event in match.session.drain_events())
    outcome = match.session.outcome
    assert outcome is not None
    said.update(
        (text(f"outcome.{outcome.reason}", who=Who(winner)), None) for winner in outcome.winners or (PlayerId(0),)
    )
    return list(said)


def untold(texts: Texts, said: Text) -> str | None:
    """Return how a text shows that it has no sentence, or a parameter too few; None if it is whole."""
    sentence = texts.say(said)
    return f"{said.key}: {sentence}" if not sentence.strip() or any(mark in sentence for mark in "[]{}") else None


@pytest.mark.parametrize("setup", WHOLE, ids=str)
def test_all_that_a_match_says_is_told_in_every_language(setup: Setup) -> None:
    said = said_in(setup)
    assert len(said) > 20
    for language in LANGUAGES:
        texts = Texts(language, ["ui", setup.game], NAMES)
        assert sorted({wrong for one in said if (wrong := untold(texts, one)) is not None}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", playable_ids())
def test_a_game_is_named_and_its_switches_are_explained(game: str, language: str) -> None:
    texts = Texts(language, ["ui", game])
    needed = ["game.title", *(f"switch.{switch.id}.name" for switch in entry(game).game.switches)]
    assert [key for key in needed if not texts.has(key)] == []


def test_a_text_without_a_sentence_or_a_parameter_is_found() -> None:
    texts = Texts("en", ["ui", playable_ids()[0]], NAMES)
    assert untold(texts, text("told.nothing-of-the-kind")) == "told.nothing-of-the-kind: [told.nothing-of-the-kind]"
