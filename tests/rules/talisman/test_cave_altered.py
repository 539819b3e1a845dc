"""States with the Cave that no match reaches, as somebody who alters a save could make them. Rules 13.2-13.8."""

from collections.abc import Callable
from typing import Any

import pytest

from kraina.games.talisman.state import State
from tests.rules.talisman.below import CaveTable

Change = Callable[[State], Any]

WRONG: list[tuple[str, Change]] = [
    ("the Crystal is in no Chamber", lambda state: setattr(state.under.depths, "found", "crawl")),
    ("the Crystal is in no Chamber", lambda state: setattr(state.under.depths, "found", "village")),
    ("a cave-in where there is none", lambda state: state.closed.update({"village": 0})),
    ("a cave-in where there is none", lambda state: state.closed.update({"chamber-of-ashes": 0})),
    ("a cave-in on somebody", lambda state: state.closed.update({"crawl": 0})),
    ("an unknown player in the Cave", lambda state: state.closed.update({"gullet": 9})),
    ("came from nowhere near", lambda state: setattr(state.heroes[0].delver, "came", "last-lamp")),
    ("came from nowhere near", lambda state: setattr(state.heroes[1].delver, "came", "crawl")),
    ("are not complete", lambda state: state.under.cave.pop()),
    ("are not complete", lambda state: state.under.gone.clear()),
    ("an Object that is none", lambda state: state.heroes[0].objects.append(state.under.cave.pop(0))),
]


@pytest.mark.rule("talisman", "13.8")
@pytest.mark.parametrize(("fault", "change"), WRONG)
def test_what_no_match_reaches_is_told(joined: Callable[[], CaveTable], fault: str, change: Change) -> None:
    made = joined().inside(0, "caver", at="crawl", came="blind-bend").hero(1, "troll", at="village").cave("cave-rat")
    session = made.start()
    twin = session.fork()
    change(twin.state)
    assert any(fault in told for told in twin.game.problems(twin.state))
