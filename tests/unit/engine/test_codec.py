"""Plain data to JSON and back, copies that share nothing, and digests."""

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

from kraina.engine import codec
from kraina.engine.errors import CorruptSave

Place = NewType("Place", str)
Number = NewType("Number", int)


@dataclass(slots=True)
class Pawn:
    place: Place
    strength: int
    alive: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    text: str


@dataclass(slots=True)
class Table:
    """One field of every shape that a state may have."""

    pawns: list[Pawn]
    mark: Mark
    pair: tuple[int, str]
    row: tuple[Mark, ...]
    by_name: dict[str, list[int]]
    by_number: dict[int, Pawn]
    by_new_number: dict[Number, str]
    phase: Literal["day", "night"]
    winner: Number | None = None
    either: int | str = 0
    nested: dict[str, dict[str, list[Pawn]]] = field(default_factory=dict)


def table() -> Table:
    return Table(
        pawns=[Pawn(Place("gate"), 10), Pawn(Place("mine"), 0, alive=False)],
        mark=Mark("żółw"),
        pair=(1, "one"),
        row=(Mark("a"), Mark("b")),
        by_name={"b": [2, 1], "a": []},
        by_number={3: Pawn(Place("road"), 1)},
        by_new_number={Number(12): "twelve"},
        phase="night",
        winner=Number(2),
        either="text",
        nested={"x": {"y": [Pawn(Place("deep"), 4)]}},
    )


def as_json(value: object) -> Any:
    """Return the value as it comes back from JSON text."""
    return json.loads(json.dumps(codec.to_json(value)))


def with_change(path: tuple[str | int, ...], value: object) -> Any:
    """Return a table's JSON in which one place holds something else."""
    data = spot = as_json(table())
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    return data


def test_a_value_comes_back_equal_from_json() -> None:
    assert codec.from_json(Table, as_json(table())) == table()


def test_types_come_back_and_not_only_equal_values() -> None:
    back = codec.from_json(Table, as_json(table()))
    assert type(back.pair) is tuple and type(back.row) is tuple and type(back.pawns) is list
    assert list(back.by_number) == [3] and list(back.by_new_number) == [12]
    assert back.pawns[1].alive is False


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("pawns",), {}, r"state\.pawns should be a list"),
        (("pawns", 0, "strength"), "10", r"state\.pawns\[0\]\.strength should be int"),
        (("pawns", 0, "strength"), True, r"state\.pawns\[0\]\.strength should be int, not bool"),
        (("pawns", 0, "strength"), 10.0, r"state\.pawns\[0\]\.strength should be int, not float"),
        (("pawns", 0, "strength"), float("nan"), r"state\.pawns\[0\]\.strength should be int, not float"),
        (("pawns", 0, "strength"), None, r"state\.pawns\[0\]\.strength should be int"),
        (("pawns", 0, "alive"), 1, r"state\.pawns\[0\]\.alive should be bool"),
        (("pawns", 0, "place"), 7, r"state\.pawns\[0\]\.place should be str"),
        (("pawns", 1), [1, 2], r"state\.pawns\[1\] should be an object"),
        (("pair",), [1], r"state\.pair should be a list of 2"),
        (("pair",), [1, "one", "two"], r"state\.pair should be a list of 2"),
        (("pair", 1), 1, r"state\.pair\[1\] should be str"),
        (("row", 0, "text"), [], r"state\.row\[0\]\.text should be str"),
        (("by_name", "b", 1), "x", r"state\.by_name\.b\[1\] should be int"),
        (("by_name",), [], r"state\.by_name should be an object"),
        (("by_number",), {"three": {}}, r"state\.by_number has a key that is no number"),
        (("phase",), "dusk", r"state\.phase cannot be 'dusk'"),
        (("phase",), ["day"], r"state\.phase cannot be"),
        (("winner",), "2", r"state\.winner should be"),
        (("either",), [], r"state\.either should be"),
        (("nested", "x", "y", 0, "strength"), "4", r"state\.nested\.x\.y\[0\]\.strength should be int"),
    ],
)
def test_a_wrong_type_is_refused_and_its_place_named(path: tuple[str | int, ...], value: object, place: str) -> None:
    with pytest.raises(CorruptSave, match=place):
        codec.from_json(Table, with_change(path, value))


def test_a_missing_field_is_refused_even_if_it_has_a_default() -> None:
    data = as_json(table())
    del data["winner"]
    with pytest.raises(CorruptSave, match="wrong or missing fields: winner"):
        codec.from_json(Table, data)


def test_a_field_too_many_is_refused() -> None:
    with pytest.raises(CorruptSave, match=r"state\.mark has wrong or missing fields: author"):
        codec.from_json(Table, with_change(("mark", "author"), "x"))


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"bytes", object(), [1, 0.5], {"a": (2.0,)}])
def test_what_is_not_plain_cannot_be_written(value: object) -> None:
    with pytest.raises(TypeError, match="is not plain data"):
        codec.to_json(value)


@pytest.mark.parametrize("kind", [set[int], float, bytes, list[float]])
def test_what_is_not_plain_cannot_be_read(kind: Any) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        codec.from_json(kind, [])


def test_what_is_not_plain_cannot_be_copied() -> None:
    with pytest.raises(TypeError, match="a state cannot hold set"):
        codec.copy([{1, 2}])


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    first = table()
    second = codec.copy(first)
    assert second == first
    first.pawns[0].strength = 99
    first.pawns.append(Pawn(Place("late"), 1))
    first.by_name["b"].append(7)
    first.by_number[3].strength = 99
    first.nested["x"]["y"][0].alive = False
    first.winner = None
    assert second == table()


def test_a_copy_keeps_the_order_of_a_dict() -> None:
    assert list(codec.copy({"b": 1, "a": 2})) == ["b", "a"]


def test_canonical_json_is_sorted_ascii_without_spaces() -> None:
    assert codec.canonical({"b": [1, None, True], "a": "ż"}) == '{"a":"\\u017c","b":[1,null,true]}'


def test_canonical_json_does_not_depend_on_the_order_of_keys() -> None:
    assert codec.canonical({"b": 1, "a": 2}) == codec.canonical({"a": 2, "b": 1})


def test_a_digest_is_the_sha256_of_canonical_json() -> None:
    # printf '[1,"a"]' | sha256sum
    assert codec.digest([1, "a"]) == "2010945388e2de98f5651051478912aa4ff38bb13a2cdb1a2c257bb97fbf98ff"


def test_digests_tell_a_number_from_its_text_and_from_a_bool() -> None:
    assert len({codec.digest(value) for value in (1, "1", True, [1])}) == 4
