"""Reading saves without harm: whatever a text holds, it is a save or a CorruptSave."""

import json
from typing import Any, cast

import pytest

from kraina.engine import save as save_module
from kraina.engine.errors import CorruptSave
from kraina.engine.ids import Json
from kraina.engine.save import FORMAT, MAX_BYTES, Save, number64, save_from_json, save_from_text, save_to_text
from kraina.engine.session import Session
from tests.unit.engine.toy import Toy, start


def good() -> dict[str, Any]:
    """Return the JSON of a save in the middle of a turn."""
    return cast(dict[str, Any], json.loads(save_to_text(start("coin", "end", "draw", "coin").save())))


def changed(path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    spot: Any
    data = spot = good()
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    return data


def load(data: dict[str, Any]) -> None:
    Session.load(Toy(), save_from_text(json.dumps(data)))


def test_a_save_comes_back_equal_from_its_text() -> None:
    save = start("coin", "roll", "end", "draw").save()
    assert save_from_text(save_to_text(save)) == save


def test_the_text_of_a_save_is_ascii_whatever_the_players_are_called() -> None:
    data = changed(("seats", 0, "name"), "Żółć \U0001f409 <b>")
    text = save_to_text(save_from_json(data))
    assert text.isascii()
    assert save_from_text(text).seats[0].name == "Żółć \U0001f409 <b>"


def test_a_text_that_is_too_big_is_refused_unread() -> None:
    with pytest.raises(CorruptSave, match=f"may have {MAX_BYTES} characters, this one has {MAX_BYTES + 1}"):
        save_from_text("{" * (MAX_BYTES + 1))


@pytest.mark.parametrize(
    "text",
    ["", "kraina", "{", '{"format": 1', "{'format': 1}", "\x00", "PK\x03\x04", "[" * 100_000, '{"a":' * 100_000,
     '{"format": 1, "seed": ' + "9" * 5000 + "}", "<html></html>"],
    ids=["empty", "word", "open", "cut", "quotes", "zero", "zip", "deep-lists", "deep-objects", "huge-number", "html"],
)  # fmt: skip
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(CorruptSave, match="this is no JSON text"):
        save_from_text(text)


@pytest.mark.parametrize("text", ["[]", "1", '"save"', "null", "true", "NaN"])
def test_json_that_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(CorruptSave, match="this JSON holds no save"):
        save_from_text(text)


@pytest.mark.parametrize(
    "text",
    ["{}", '{"name": "other", "version": 3}', '{"format": 1}', '{"game": "toy"}', '{"format": "1", "game": "toy"}',
     '{"format": true, "game": "toy"}', '{"format": 1.0, "game": "toy"}', '{"format": null, "game": "toy"}'],
)  # fmt: skip
def test_a_foreign_object_is_refused(text: str) -> None:
    with pytest.raises(CorruptSave, match="this is no save of Kraina"):
        save_from_text(text)


@pytest.mark.parametrize("version", [FORMAT + 1, 10**30])
def test_a_newer_format_asks_to_reload_the_page(version: int) -> None:
    with pytest.raises(CorruptSave, match=f"format {version}, newer than {FORMAT}: reload the page"):
        save_from_json(changed(("format",), version))


@pytest.mark.parametrize("version", [0, -1])
def test_an_older_format_that_nobody_knows_is_refused(version: int) -> None:
    with pytest.raises(CorruptSave, match=f"saves of format {version} are unknown"):
        save_from_json(changed(("format",), version))


def test_an_older_format_is_brought_up_to_date_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def rename(data: dict[str, Json]) -> dict[str, Json]:
        data["seats"] = data.pop("players")
        return {**data, "format": -1}

    def add_base(data: dict[str, Json]) -> dict[str, Json]:
        return {**data, "base": None, "format": FORMAT}

    monkeypatch.setattr(save_module, "FORMAT_MIGRATIONS", {-2: rename, -1: add_base})
    old = good()
    old["players"] = old.pop("seats")
    del old["base"]
    assert save_from_json({**old, "format": -2}) == save_from_json(good())


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(CorruptSave, match="this is a save of 'chess', not of 'toy'"):
        load(changed(("game",), "chess"))


@pytest.mark.parametrize("name", sorted(good()))
def test_a_missing_part_is_refused(name: str) -> None:
    data = good()
    del data[name]
    with pytest.raises(CorruptSave):
        load(data)


@pytest.mark.parametrize("name", sorted(good()))
@pytest.mark.parametrize("value", [True, 1.5, float("nan"), float("inf"), [[[]]], {"a": {"b": 1}}, [None]])
def test_a_part_of_a_wrong_type_is_refused(name: str, value: object) -> None:
    with pytest.raises(CorruptSave):
        load(changed((name,), value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("extra",), 1),
        (("rules",), True),
        (("rules",), 2),
        (("rules",), -1),
        (("seats",), []),
        (("seats",), [{"name": "x", "kind": "human"}] * 4),
        (("seats", 0, "name"), 5),
        (("seats", 0, "mood"), "good"),
        (("options", "pace"), "never"),
        (("options", "weather"), "rain"),
        (("options", "pace"), ["slow"]),
        (("seed",), 1),
        (("seed",), ""),
        (("seed",), "-1"),
        (("seed",), "1.0"),
        (("seed",), "²"),
        (("seed",), " 1"),
        (("seed",), "18446744073709551616"),
        (("checkpoint", "rng"), 5),
        (("checkpoint", "rng"), "99999999999999999999"),
        (("checkpoint", "rng"), "x"),
        (("checkpoint", "reveals"), True),
        (("checkpoint", "steps"), 0.5),
        (("checkpoint", "state"), None),
        (("checkpoint", "state", "coins"), [True, 0]),
        (("checkpoint", "state", "coins"), [float("nan"), 0]),
        (("checkpoint", "state", "coins"), [-1, 0]),
        (("checkpoint", "state", "coins"), []),
        (("checkpoint", "state", "current"), "0"),
        (("checkpoint", "state", "current"), 7),
        (("checkpoint", "state", "pile"), ["ash", "ash", "cedar", "dogwood"]),
        (("checkpoint", "state", "pile"), []),
        (("checkpoint", "state", "trapped"), 0),
        (("checkpoint", "state", "extra"), 0),
        (("base",), {"state": {}, "rng": "1", "reveals": 0, "steps": 0}),
        (("tail", 0), "coin"),
        (("tail", 0), [1]),
        (("tail", 0), []),
        (("tail", 0), ["coin", "coin"]),
        (("tail", 0), ["fly"]),
        (("tail", 0), ["!skip"]),
        (("log", 0), "coin"),
        (("log", 0), [None]),
    ],
)
def test_a_hostile_value_is_refused(path: tuple[str | int, ...], value: object) -> None:
    with pytest.raises(CorruptSave):
        load(changed(path, value))


def test_a_huge_but_legal_number_is_read() -> None:
    session, _ = Session.load(Toy(), save_from_json(changed(("checkpoint", "steps"), 10**18)))
    assert session.save().checkpoint.steps == 10**18


def test_deep_nesting_is_refused() -> None:
    nested: list[Any] = []
    for _ in range(500):
        nested = [nested]
    for path in (("tail",), ("checkpoint", "state"), ("seats", 0, "name"), ("options",)):
        with pytest.raises(CorruptSave):
            load(changed(path, nested))


def test_of_a_key_that_stands_twice_the_last_value_counts_and_is_checked() -> None:
    text = json.dumps(good())
    assert save_from_text(text[:-1] + ', "seed": "77"}').seed == "77"
    with pytest.raises(CorruptSave, match=r"save\.seed should be str"):
        save_from_text(text[:-1] + ', "seed": 77}')


def test_reading_a_save_changes_nothing_in_its_json() -> None:
    data = good()
    save_from_json(data)
    assert data == good()


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("18446744073709551615", 2**64 - 1), ("007", 7)])
def test_a_64_bit_number_is_read_from_its_text(text: str, number: int) -> None:
    assert number64(text, "the seed") == number


@pytest.mark.parametrize("text", ["", "-1", "+1", "1_0", "0x1", "٣", "18446744073709551616", "1" * 21, "1\n"])
def test_what_is_no_64_bit_number_is_refused(text: str) -> None:
    with pytest.raises(CorruptSave, match="the seed is not a 64-bit number"):
        number64(text, "the seed")


def test_a_save_says_which_format_game_and_rules_it_is_of() -> None:
    save: Save = start().save()
    assert (save.format, save.game, save.rules) == (FORMAT, "toy", 1)
