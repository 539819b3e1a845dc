"""States that no match reaches, as somebody who alters a save could make them: each is told. Rule 0.4."""

from collections.abc import Callable
from typing import Any

import pytest

from kraina.games.jaskinia.state import State
from tests.rules.jaskinia.table import TableMaker, one

Change = Callable[[State], Any]


def moved(source: str, target: str) -> Change:
    """Return a change that moves the first card of one place of the first Searcher to another."""
    return lambda state: getattr(state.searchers[0], target).append(getattr(state.searchers[0], source).pop(0))


WRONG: list[tuple[str, Change]] = [
    ("an Item that is none", moved("friends", "items")),
    ("an Item that is none", moved("trophies", "items")),
    ("a Friend that is none", moved("items", "friends")),
    ("a trophy that is none", moved("items", "trophies")),
    ("something unknown", moved("spells", "items")),
    ("raised creatures that do not follow", lambda state: state.searchers[0].raised.append("cave-rat")),
    ("a card lies in the wrong pile", lambda state: state.adventure.append(state.cave.pop())),
    ("the Adventure and Cave cards are not complete", lambda state: state.cave.pop()),
    ("the Adventure and Cave cards are not complete", lambda state: state.cave.append(state.cave[0])),
    ("came from nowhere near", lambda state: setattr(state.searchers[0].delver, "came", "last-lamp")),
    ("something unknown", lambda state: setattr(state.searchers[0], "area", "village")),
    ("Power below that of the start", lambda state: setattr(state.searchers[0], "power", 1)),
    ("the Crystal is in no Chamber", lambda state: setattr(state.depths, "found", "crawl")),
    ("a cave-in beside the corridors", lambda state: state.depths.closed.update({"cave-entrance": 1})),
    ("a cave-in on somebody", lambda state: state.depths.closed.update({"crawl": 1})),
    ("an unknown player", lambda state: setattr(state.depths, "dark", 7)),
    ("the Searchers are not complete", lambda state: state.unused.append("troll")),
    ("the Searchers are not complete", lambda state: setattr(state.searchers[0], "character", "cyborg")),
    ("a switch has no known value", lambda state: state.options.update({"heroes": "some"})),
    ("a switch has no known value", lambda state: state.options.pop("heroes")),
    ("something unknown", lambda state: setattr(state.searchers[0], "character", "troll")),
]


@pytest.mark.rule("jaskinia", "0.4")
@pytest.mark.parametrize(("fault", "change"), WRONG)
def test_what_no_match_reaches_is_told(table: TableMaker, fault: str, change: Change) -> None:
    made = table().searcher(0, "caver", at="crawl", came="blind-bend", items=["dagger"], friends=["hound"],
                            trophies=["cave-rat"], spells=["sesame"])  # fmt: skip
    session = made.start()
    twin = session.fork()
    assert one(session).area == "crawl"
    change(twin.state)
    assert any(fault in told for told in twin.game.problems(twin.state))
