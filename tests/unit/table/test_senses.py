"""Speed, sound, contrast and the arrow keys."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from kraina.engine.event import CardShown, DieRolled, Event, PawnMoved, Told
from kraina.engine.files import read_toml
from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, Who, text
from kraina.games.registry import game_ids
from table.arrows import following
from table.i18n import Texts
from table.settings import CHOICES, Settings
from table.sound import Sound, sounds_of
from table.storage import MemoryStore
from tests.unit.table.desk import Desk, opened, persons_turn

ME, OTHER = PlayerId(0), PlayerId(1)
NOTHING = Text("told.turn")
EVENTS: list[Event] = [
    CardShown(text=NOTHING, player=ME, card="ogre", deck="combat"),
    DieRolled(text=NOTHING, player=ME, value=3, purpose="fight"),
    DieRolled(text=NOTHING, player=ME, value=3),
    Told(text=text("told.beats", who=Who(ME))),
    PawnMoved(text=NOTHING, player=ME, path=("1", "2", "3")),
]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_sounds_follow_the_movements() -> None:
    # At the fast speed a card takes 750, a fight's roll 1200, another roll 550, a word nothing.
    assert sounds_of(EVENTS, "monstrum", "fast", ME) == [
        Sound("card", 0), Sound("dice", 750), Sound("dice", 1950), Sound("won", 2500), Sound("step", 2500),
    ]  # fmt: skip


def test_where_nothing_moves_each_sound_is_heard_once() -> None:
    found = sounds_of(EVENTS, "monstrum", "off", ME)
    assert found == [Sound("card", 0), Sound("dice", 140), Sound("won", 280), Sound("step", 420)]


def test_fights_of_others_are_not_cheered() -> None:
    assert "won" not in [one.name for one in sounds_of(EVENTS, "monstrum", "fast", OTHER)]


@pytest.mark.parametrize("game", game_ids())
def test_the_sentences_that_sound_are_sentences_of_the_game(game: str) -> None:
    t = Texts("en", ["ui", game])
    named = [key for keys in read_toml(game, "sounds").values() for key in keys]
    assert len(named) > 3 and [key for key in named if not t.has(key)] == []


def test_nothing_is_heard_until_sound_is_chosen() -> None:
    async def work() -> None:
        desk = Desk(query={"game": "monstrum", "seed": "7", "seats": "human,bot"})
        app = await opened(desk)
        await persons_turn(app)
        app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        await persons_turn(app)
        await asyncio.sleep(0)
        assert desk.heard == []
        assert app.key("m", focused=False)
        app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        await persons_turn(app)
        await asyncio.sleep(0)
        assert desk.heard and {volume for _, volume, _ in desk.heard} == {0.3}
        assert app.settings["sound"] == "half"
        app.key("m", focused=False)
        assert app.settings["sound"] == "off"

    run(work())


def test_sliders_go_from_slow_to_instant_and_from_off_to_loud() -> None:
    store = MemoryStore()
    settings = Settings(store, "en")
    assert settings.choose("speed", "0") and settings["speed"] == "slow"
    assert settings.choose("speed", "4") and settings["speed"] == "off"
    assert not settings.choose("speed", "5") and settings["speed"] == "off"
    assert settings.choose("sound", "3") and settings["sound"] == "loud"
    settings.keep()
    assert Settings(store, "en")["sound"] == "loud"
    assert len(CHOICES["speed"]) == 5


def test_comma_and_point_change_the_speed_and_stop_at_its_ends() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        for wanted in ("swift", "off", "off"):
            assert app.key(".", focused=False) and app.settings["speed"] == wanted
        assert "Dice and moves: Instant" in desk.shown["notices"]
        for _ in range(6):
            app.key(",", focused=False)
        assert app.settings["speed"] == "slow"

    run(work())


def test_contrast_is_passed_on_to_the_page() -> None:
    async def work() -> None:
        desk = Desk()
        app = await opened(desk)
        assert desk.contrast_is == "auto"
        app.changed("settings", "contrast", "more", typing=False)
        assert desk.contrast_is == "more"

    run(work())


SPOTS = [("a", (0, 0)), ("b", (10, 1)), ("c", (20, 30)), ("d", (0, 12)), ("e", None)]


@pytest.mark.parametrize(
    ("key", "now", "wanted"),
    [
        ("ArrowRight", "a", "b"),  # 10 ahead and 1 aside; c is 20 ahead and 30 aside
        ("ArrowDown", "a", "d"),
        ("ArrowDown", "b", "d"),  # 11 ahead, 10 aside: 31; c is 29 ahead, 10 aside: 49
        ("ArrowLeft", "a", ""),
        ("ArrowUp", "c", "b"),  # 29 ahead, 10 aside: 49; d is 18 ahead, 20 aside: 58
    ],
)
def test_arrows_lead_to_the_nearest_choice_ahead(key: str, now: str, wanted: str) -> None:
    assert following(key, SPOTS, now, None) == wanted


def test_arrows_begin_where_the_player_stands_and_otherwise_go_by_order() -> None:
    assert following("ArrowRight", SPOTS, "", (-5, 0)) == "a"
    plain = [("x", None), ("y", None)]
    assert following("ArrowDown", plain, "", None) == "x"
    assert following("ArrowDown", plain, "y", None) == "x"
    assert following("ArrowUp", plain, "x", None) == "y"
    assert following("ArrowDown", SPOTS, "e", (0, 0)) == "a"


def test_what_was_skipped_is_told_opened() -> None:
    async def work() -> None:
        desk = Desk(query={"game": "monstrum", "seed": "7", "seats": "human,bot,bot"})
        app = await opened(desk)
        await persons_turn(app)
        app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        for _ in range(30):
            if app.match is not None and app.match.bot_to_act():
                app.act("skip")
            await persons_turn(app)
            await asyncio.sleep(0)
            if "<details open>" in desk.shown["recap"]:
                break
            app.pick(re.findall(r'data-key="([^"]*)"', desk.shown["options"])[0])
        assert "<details open>" in desk.shown["recap"]

    run(work())
