"""Saves kept from earlier versions load at their question; damaged ones are refused in one sentence."""

import json
from typing import Any

import pytest

from kraina.engine.bot import RandomBot
from kraina.engine.errors import CorruptSave
from kraina.engine.ids import PlayerId
from kraina.engine.rng import Rng
from kraina.engine.save import FORMAT, save_from_text
from kraina.engine.session import Session
from kraina.games.registry import entry, playable_ids
from tests.saves.stored import asked, names, question_of, text_of

NAMES = names()
PRESENT = [f"{game}-format{FORMAT}-rules{entry(game).game.rules_version}" for game in playable_ids()]
STATE = ("checkpoint", "state")


def game_of(name: str) -> Any:
    return entry(name.partition("-")[0]).game


def load(name: str, text: str) -> Session[Any, Any]:
    return Session.load(game_of(name), save_from_text(text))[0]


def test_the_present_versions_of_every_game_have_a_kept_save() -> None:
    assert [name for name in PRESENT if name not in NAMES] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_save_loads_and_can_be_played_on(name: str) -> None:
    session, report = Session.load(game_of(name), save_from_text(text_of(name)))
    assert session.pending is not None
    assert report.notes == (("rules_changed",) if report.rules_changed else ())
    rng = Rng(1)
    for _ in range(30):
        if session.pending is not None:
            session.answer(*RandomBot().choose(session.view(session.pending.player), session.pending, rng))
    assert session.game.problems(session.state) == []


@pytest.mark.parametrize("name", PRESENT)
def test_a_save_of_the_present_rules_loads_at_its_very_question(name: str) -> None:
    save = save_from_text(text_of(name))
    session, report = Session.load(game_of(name), save)
    assert asked(session.pending) == question_of(name)
    assert len(save.tail) >= 2 and len(save.log) == save.answers > 200
    assert session.save() == save
    assert Session.replay(game_of(name), save).save() == save


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kept", [0, 1, 50, 90, 99])
def test_a_save_that_was_cut_off_is_refused(name: str, kept: int) -> None:
    text = text_of(name).strip()
    with pytest.raises(CorruptSave):
        load(name, text[: len(text) * kept // 100])


def damaged(name: str, path: tuple[str | int, ...], value: object) -> str:
    """Return a save's text in which one place holds something else, or nothing where the value is ``...``."""
    spot: Any
    data = spot = json.loads(text_of(name))
    for step in path[:-1]:
        spot = spot[step]
    if value is ...:
        del spot[path[-1]]
    else:
        spot[path[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), FORMAT + 1),
        (("format",), "1"),
        (("rules",), 10**9),
        (("game",), "chess"),
        (("seats",), []),
        (("seats",), ...),
        (("seed",), 12),
        (("options",), {"weather": "rain"}),
        (("checkpoint", "rng"), "0x10"),
        (("checkpoint", "rng"), ...),
        (("checkpoint",), None),
        (STATE, None),
        (STATE, {}),
        (STATE, []),
        ((*STATE, "surplus"), 1),
        (("tail", 0), ["no-such-key"]),
        (("tail",), "coin"),
        (("log",), None),
    ],
)
def test_a_damaged_save_is_refused(name: str, path: tuple[str | int, ...], value: object) -> None:
    with pytest.raises(CorruptSave):
        load(name, damaged(name, path, value))


@pytest.mark.parametrize("name", PRESENT)
def test_every_part_of_a_state_that_is_missing_is_noticed(name: str) -> None:
    for part in json.loads(text_of(name))["checkpoint"]["state"]:
        with pytest.raises(CorruptSave, match=part):
            load(name, damaged(name, (*STATE, part), ...))


MONSTRUM = [name for name in NAMES if name.startswith("monstrum-")]


@pytest.mark.parametrize("name", MONSTRUM)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("combat",), []),
        (("movement", 0), "step-9#1"),
        (("surprise", 0), "excalibur"),
        (("adventurers",), []),
        (("adventurers", 0, "field"), 10**6),
        (("adventurers", 0, "field"), -1),
        (("adventurers", 0, "strength"), 0),
        (("adventurers", 0, "strength"), True),
        (("adventurers", 0, "dexterity"), 9),
        (("adventurers", 0, "stunned"), -1),
        (("adventurers", 0, "player"), 2),
        (("adventurers", 0, "net"), "atlantis"),
        (("adventurers", 0, "last_fight"), "atlantis"),
        (("adventurers", 0, "master"), 7),
        (("current",), 9),
        (("current",), -1),
        (("winner",), 6),
        (("options",), {}),
        (("options", "ending"), "never"),
        (("fight",), {"player": 0, "fighter": 99, "monster": "monstrum", "caged": False}),
    ],
)
def test_a_state_of_monstrum_that_cannot_be_is_refused(name: str, path: tuple[str | int, ...], value: object) -> None:
    with pytest.raises(CorruptSave):
        load(name, damaged(name, (*STATE, *path), value))


SEEKER, HERO, SEARCHER = ("seekers", 1), ("heroes", 1), ("searchers", 1)
IMPOSSIBLE: list[tuple[str, tuple[str | int, ...], object]] = [
    *(("magiczny_miecz", (*SEEKER, field), value) for field, value in (
        ("mission", "fetch-water"), ("charmer", 9), ("lost", 10**6), ("stone", 101), ("gold", 10**9), ("sword", 10**9),
        ("life", 0), ("life", 10**9), ("gold", -1), ("turns", 10**9), ("magic", 0), ("character", ""),
        ("marks", {"dark-knight-demons": 10**9}), ("space", "fields-1"), ("objects", ["armour#s9"]),
    )),
    *(("talisman", (*HERO, field), value) for field, value in (
        ("offer", "a ride"), ("quest", "fetch-water"), ("toad", 10**6), ("lost", 101), ("gold", 10**9), ("fate", 10**9),
        ("life", 0), ("life", 10**9), ("gold", -1), ("turns", 10**9), ("craft", 0), ("character", ""),
        ("fiends", 7), ("wolf", 13), ("space", "tavern-2"), ("strength", 10**9), ("fleeing", 2),
    )),
    *(("jaskinia", (*SEARCHER, field), value) for field, value in (
        ("lost", 10**6), ("gold", 10**9), ("power", 10**9), ("stamina", 10**9), ("turns", 10**9),
    )),
    ("magiczny_miecz", ("current",), 0),  # who has no Character any more
    ("magiczny_miecz", ("extra_turns",), 3),
    ("magiczny_miecz", ("purse",), {"glade": 10**9}),
    ("talisman", ("current",), 6),
    ("talisman", ("purse",), {"village": -1}),
    ("talisman", ("hexes",), {"village": "hex"}),
    ("jaskinia", ("extra_turns",), 10**6),
]  # fmt: skip


@pytest.mark.parametrize(("game", "path", "value"), IMPOSSIBLE)
def test_a_state_that_no_match_reaches_is_refused(game: str, path: tuple[str | int, ...], value: object) -> None:
    name = next(name for name in PRESENT if name.startswith(f"{game}-"))
    with pytest.raises(CorruptSave, match="this save contradicts the rules"):
        load(name, damaged(name, (*STATE, *path), value))


@pytest.mark.parametrize(
    ("game", "owner", "belongings", "taken", "fault"),
    [
        ("magiczny_miecz", "seekers", "objects", "bear", "an Object that is none"),
        ("magiczny_miecz", "seekers", "friends", "plague", "a Friend that is none"),
        ("magiczny_miecz", "seekers", "trophies", "demon", "a trophy that is none"),
        ("talisman", "heroes", "objects", "bear", "an Object that is none"),
        ("talisman", "heroes", "followers", "storm", "a Follower that is none"),
        ("talisman", "heroes", "trophies", "marsh", "a trophy that is none"),
        ("talisman", "", "stock", "bear", "are not among themselves"),
        ("talisman", "", "adventure", "talisman#t1", "lie among the Adventure cards"),
    ],
)
def test_cards_that_are_complete_but_where_none_of_their_kind_can_be_are_refused(
    game: str, owner: str, belongings: str, taken: str, fault: str
) -> None:
    name = next(name for name in PRESENT if name.startswith(f"{game}-"))
    data = json.loads(text_of(name))
    state = data["checkpoint"]["state"]
    pile = next(cards for cards in _lists(state) if taken in cards)
    pile.remove(taken)
    (state[owner][1] if owner else state)[belongings].append(taken)
    with pytest.raises(CorruptSave, match=fault):
        load(name, json.dumps(data))


def _lists(spot: Any) -> list[list[Any]]:
    """Return all lists in a state, those inside others too."""
    inner = list(spot.values()) if isinstance(spot, dict) else spot if isinstance(spot, list) else []
    return [*([spot] if isinstance(spot, list) else []), *(found for one in inner for found in _lists(one))]


@pytest.mark.parametrize("name", NAMES)
def test_seats_that_the_state_does_not_have_are_refused(name: str) -> None:
    seats = json.loads(text_of(name))["seats"]
    for wrong in (seats[:-1], [*seats, seats[0]]):
        with pytest.raises(CorruptSave):
            load(name, damaged(name, ("seats",), wrong))


@pytest.mark.parametrize("name", NAMES)
def test_names_of_players_may_be_anything(name: str) -> None:
    session = load(name, damaged(name, ("seats", 0, "name"), "<script>alert(1)</script> \U0001f409"))
    assert session.seats[0].name == "<script>alert(1)</script> \U0001f409"
    assert session.view(PlayerId(0)) is not None
