"""Every card of a game is named in the tests of its rules: a card nobody tests does not land."""

import pytest

from kraina.games.registry import entry, playable_ids
from tests.static.sources import ROOT


@pytest.mark.parametrize("game", playable_ids())
def test_every_card_is_named_in_a_test_of_the_rules(game: str) -> None:
    tests = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "tests" / "rules" / game).glob("test_*.py")))
    cards = [
        ident.removeprefix("card:") for ident in entry(game).game.catalogue({}).executable if ident.startswith("card:")
    ]
    assert cards
    untested = [card for card in cards if f'"{card}"' not in tests and f"'{card}'" not in tests]
    assert untested == []
