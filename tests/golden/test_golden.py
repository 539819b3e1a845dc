"""The golden playthrough of every game is still the very same match."""

import pytest

from kraina.games.registry import entry, playable_ids
from tests.golden.record import EVERY, FOLDER, LEAST, play, read

ADVICE = "the rules gave another match: raise rules_version and run python tests/golden/rewrite.py"


def test_every_game_has_a_playthrough_and_nothing_else_has() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(playable_ids())


@pytest.mark.parametrize("game", playable_ids())
def test_a_playthrough_is_a_whole_match_of_the_present_rules(game: str) -> None:
    golden = read(game)
    assert golden["rules"] == entry(game).game.rules_version, ADVICE
    assert golden["outcome"] is not None
    assert len(golden["answers"]) > LEAST


@pytest.mark.parametrize("game", playable_ids())
def test_the_same_seed_and_answers_give_the_same_match(game: str) -> None:
    golden = read(game)
    again = play(game, golden["seed"], golden["seats"], [tuple(answer) for answer in golden["answers"]])
    pairs = zip(golden["digests"], again["digests"], strict=False)
    apart = next((place for place, (before, now) in enumerate(pairs, 1) if before != now), None)
    assert apart is None, f"by answer {apart * EVERY} {ADVICE}" if apart else ADVICE
    assert again == golden, ADVICE
