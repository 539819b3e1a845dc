"""The small parts: texts, events, ids, switches, bots and data files."""

import pytest

from kraina.engine.bot import RandomBot, bot_rng
from kraina.engine.errors import BadData, BadSetup
from kraina.engine.event import Told
from kraina.engine.files import data_folder, read_toml
from kraina.engine.game import Switch, View, choose_switches
from kraina.engine.ids import PlayerId, design_of
from kraina.engine.rng import Rng
from kraina.engine.text import Text, Who, name, text
from tests.unit.engine.toy import question

SWITCHES = (Switch("ending", ("reach", "guardian"), "reach"), Switch("spoils", ("on", "off"), "on"))
WATCHER = View(None)


def test_the_parameters_of_a_text_stand_in_alphabetical_order() -> None:
    told = text("told.wins", whom=Who(PlayerId(1)), strength=3, card=name("card", "cage"))
    assert told.params == (("card", Text("card.cage.name")), ("strength", 3), ("whom", Who(PlayerId(1))))
    assert told == text("told.wins", card=name("card", "cage"), strength=3, whom=Who(PlayerId(1)))


@pytest.mark.parametrize(("uid", "design"), [("hammer", "hammer"), ("step-3#2", "step-3"), ("a#b#c", "a")])
def test_the_design_of_a_component_stands_before_the_sign(uid: str, design: str) -> None:
    assert design_of(uid) == design


@pytest.mark.parametrize(
    ("only", "viewers"),
    [(None, [None, 0, 1]), ((PlayerId(1),), [1]), ((PlayerId(0), PlayerId(1)), [0, 1]), ((), [])],
)
def test_an_event_is_seen_by_all_or_by_those_it_names(only: tuple[PlayerId, ...] | None, viewers: list[int]) -> None:
    told = Told(text=text("told.something"), only=only)
    seen = [viewer for viewer in (None, PlayerId(0), PlayerId(1)) if told.seen_by(viewer)]
    assert seen == viewers


def test_switches_that_are_not_named_take_their_default() -> None:
    assert choose_switches(SWITCHES, {"ending": "guardian"}) == {"ending": "guardian", "spoils": "on"}


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"weather": "rain"}, "there is no switch 'weather'"),
        ({"spoils": "maybe"}, "'spoils' takes on, off, not 'maybe'"),
    ],
)
def test_unknown_switches_and_values_are_refused(wanted: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        choose_switches(SWITCHES, wanted)


def test_a_random_bot_picks_every_legal_answer() -> None:
    decision = question(PlayerId(0), "pick", "abc", 1, 2)
    rng = Rng(3)
    found = sorted({RandomBot().choose(WATCHER, decision, rng) for _ in range(200)})
    assert found == [("a",), ("a", "b"), ("a", "c"), ("b",), ("b", "c"), ("c",)]


def test_a_random_bot_never_picks_more_than_there_is() -> None:
    decision = question(PlayerId(0), "pick", "ab", 0, 5)
    rng = Rng(3)
    assert max(len(RandomBot().choose(WATCHER, decision, rng)) for _ in range(100)) == 2


def test_every_seats_bot_has_a_generator_of_its_own() -> None:
    states = {bot_rng(seed, PlayerId(seat)).state for seed in range(10) for seat in range(6)}
    assert len(states) == 60
    assert bot_rng(5, PlayerId(2)).state == bot_rng(5, PlayerId(2)).state
    assert Rng(5).state not in states


def test_a_missing_data_file_is_named() -> None:
    assert (data_folder() / "monstrum").is_dir()
    with pytest.raises(BadData, match=r"data/monstrum/nothing\.toml is missing"):
        read_toml("monstrum", "nothing")
