"""Every game on the table: its renderer is whole, and what it draws is well formed, told and clickable."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from kraina.engine.decision import Decision
from kraina.engine.event import Event
from kraina.engine.files import borrowed, read_toml
from kraina.engine.game import View
from kraina.games.registry import entry, game_ids
from table.html import Markup, join
from table.i18n import LANGUAGES, Texts, flatten
from table.play import spots_of
from table.render import Renderer, laid, renderer
from table.screens.options import groups, options
from table.screens.table import banner
from tests.conformance.matches import NAMES, Match, Setup, is_power_of_two, setups

SHOWN = [setup for setup in setups(2) if setup.game in game_ids()]
PARTS = [name for name in vars(Renderer) if not name.startswith("_")]
UNTOLD = re.compile(r"\[[a-z]+\.[\w.-]+\]")


@cache
def texts(game: str, language: str) -> Texts:
    return Texts(language, ["ui", game], NAMES)


@cache
def known_icons(game: str) -> frozenset[str]:
    return frozenset(
        name for folder in ("ui", game, *borrowed(game)) for name in flatten(read_toml(folder, "icons")).values()
    )


def looked_at(setup: Setup) -> Iterator[tuple[Decision[Any], View, list[Event]]]:
    """Yield moments of a match, each as the player who is asked, somebody else and a watcher see it.

    With the question and the view come the events since the answer before.
    """
    match = Match(setup)
    for number, decision, _ in match.questions(300):
        events = match.session.drain_events()
        if is_power_of_two(number) or number % 50 == 0:
            others = [player for player in match.players() if player != decision.player]
            for viewer in (decision.player, others[number % len(others)], None):
                yield decision, match.session.view(viewer), [event for event in events if event.seen_by(viewer)]


def drawn(it: Renderer, view: View, decision: Decision[Any] | None, t: Texts) -> Markup:
    return join(
        it.overlay(view, decision, t), it.hand(view, decision, t), it.players(view, t), it.piles(view, t),
        it.scene(view, decision, t),
    )  # fmt: skip


def elements(markup: Markup) -> list[ElementTree.Element]:
    """Return all elements of markup; fails if it is not well formed."""
    return list(ElementTree.fromstring(f"<root>{markup}</root>").iter())


def values(found: list[ElementTree.Element], attribute: str) -> set[str]:
    return {element.attrib[attribute] for element in found if attribute in element.attrib}


@pytest.mark.parametrize("game", game_ids())
def test_a_renderer_has_all_its_parts(game: str) -> None:
    it = renderer(game)
    assert [name for name in PARTS if not callable(getattr(it, name, None))] == []
    wide, high = it.size()
    assert wide > 0 and high > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_board_is_well_formed_and_the_same_each_time(game: str, language: str) -> None:
    it, t = renderer(game), texts(game, language)
    board = it.board(t)
    assert elements(board) and not UNTOLD.search(board)
    assert it.board(t) == board


@pytest.mark.parametrize("setup", SHOWN, ids=str)
def test_what_lies_on_the_table_is_well_formed_and_told_in_every_language(setup: Setup) -> None:
    it, looked = renderer(setup.game), 0
    for decision, view, events in looked_at(setup):
        asked = decision if view.viewer == decision.player else None
        for language in LANGUAGES:
            t = texts(setup.game, language)
            moments = [it.moment(event, events[place + 1 :], view, t) for place, event in enumerate(events)]
            markup = join(drawn(it, view, asked, t), *moments)
            found = elements(markup)
            assert not UNTOLD.search(markup)
            used = {name.removeprefix("#i-") for name in values(found, "href") if name.startswith("#i-")}
            assert used <= known_icons(setup.game)
            assert values(found, "data-pawn") <= {str(player) for player in range(setup.seats)}
        looked += 1
    assert looked > 8


@pytest.mark.parametrize("setup", SHOWN, ids=str)
def test_what_can_be_clicked_is_an_option_and_takes_no_focus(setup: Setup) -> None:
    it, t, clickable = renderer(setup.game), texts(setup.game, "en"), 0
    for decision, view, _ in looked_at(setup):
        asked = decision if view.viewer == decision.player else None
        found = elements(drawn(it, view, asked, t))
        keys, places = values(found, "data-key"), values(found, "data-at")
        assert keys <= set(decision.keys() if asked is not None else ())
        assert places <= {f"{one.at.kind}:{one.at.id}" for one in decision.options if one.at is not None}
        pressed = [one for one in found if one.tag in ("button", "a", "input", "select") and not explains(one)]
        assert [one.attrib for one in pressed if one.attrib.get("tabindex") != "-1"] == []
        clickable += len(keys) + len(places)
    assert clickable > 2


def explains(element: ElementTree.Element) -> bool:
    """Return whether an element explains what stands there, or shows where a space is: the keyboard reaches these."""
    named = element.attrib.get("data-act") == "explain" and bool(element.attrib.get("aria-label"))
    return named or element.attrib.get("data-act") == "place"


@pytest.mark.parametrize("setup", SHOWN, ids=str)
def test_a_question_shows_every_option_once_and_points_into_the_board(setup: Setup) -> None:
    t = texts(setup.game, "pl")
    for decision, view, _ in looked_at(setup):
        it = laid(setup.game, view)
        wide, high = it.size()
        shown = elements(options(t, decision, (), None))
        assert sorted(one.attrib["data-key"] for one in shown if "data-key" in one.attrib) == sorted(decision.keys())
        assert all(group.options for group in groups(t, decision, None))
        assert elements(banner(t, setup.game, decision, None))
        assert all(0 <= x <= wide and 0 <= y <= high for x, y in spots_of(it, view, decision))


@pytest.mark.parametrize("game", game_ids())
def test_everybody_who_can_sit_at_the_table_has_a_word_for_it(game: str) -> None:
    for language in LANGUAGES:
        assert [kind for kind in ("human", *entry(game).bots) if not texts(game, language).has(f"kind.{kind}")] == []
