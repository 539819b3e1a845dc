"""The story of every match of every game: dice and strengths as they were, and a chronicle of 10 to 30 sentences."""

import pytest

from kraina.engine.event import DieRolled
from kraina.engine.ids import PlayerId
from kraina.engine.replay import Replay
from kraina.games.registry import entry, game_ids
from table.chronicle import chronicle
from table.i18n import LANGUAGES, Texts
from table.story import Reader, headline_rows
from tests.conformance.matches import NAMES, Match, Setup, setups


@pytest.mark.parametrize("setup", setups(3), ids=str)
def test_a_story_tells_the_dice_and_strengths_of_the_match_and_is_told_in_every_language(setup: Setup) -> None:
    match = Match(setup)
    dice = [[0] * 6 for _ in match.players()]
    for _ in match.questions():
        count(dice, match)
    count(dice, match)
    session, game = match.session, entry(setup.game).game
    reader = Reader(Replay(game, session.save()))
    while not reader.read(50):
        pass
    story = reader.story
    assert (story.dice, story.outcome, story.turns) == (dice, session.outcome, game.turns(session.state))
    turns = [turn for turn, _ in story.strengths]
    assert turns == sorted(set(turns)) and turns[-1] == story.turns
    assert story.strengths[-1][1] == tuple(game.strength(session.state, PlayerId(seat)) for seat in match.players())
    for language in LANGUAGES:
        t = Texts(language, ["ui", setup.game], NAMES[: setup.seats])
        told = [sentence for chapter in chronicle(t, story) for sentence in chapter.sentences]
        assert 10 <= len(told) <= 30
        assert [one.text for one in told if any(mark in one.text for mark in "[]{}")] == []
        assert all(one.at is None or 0 <= one.at <= story.answers for one in told)


def count(dice: list[list[int]], match: Match) -> None:
    """Count the dice that have fallen since the last call."""
    for event in match.session.drain_events():
        if isinstance(event, DieRolled):
            dice[event.player][event.value - 1] += 1


@pytest.mark.parametrize("game", game_ids())
def test_every_headline_of_a_game_is_a_sentence_of_it_and_strength_is_explained(game: str) -> None:
    rows = headline_rows(game)
    assert len(rows) >= 10
    for language in LANGUAGES:
        t = Texts(language, ["ui", game])
        named = [key for key, (_, naming) in rows.items() for key in (key, *naming)]
        assert [key for key in [*named, "strength.text", "why.unit"] if not t.has(key)] == []
