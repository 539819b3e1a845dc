"""Plain dataclasses to JSON and back, quick copies of them, and their digest.

A state is made of ints, strings, bools, None, lists, tuples, dicts with string or int keys, and dataclasses of these.
For each type a reader and a copier are built once, from its annotations.
"""

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from kraina.engine.errors import CorruptSave
from kraina.engine.ids import Json

T = TypeVar("T")
Reader = Callable[[Any, str], Any]
Copier = Callable[[Any], Any]

LIMIT = 1 << 63
"""Whole numbers of a state lie from -2**63 to 2**63 - 1."""

PLAIN = (int, str, bool, type(None))


def to_json(value: object) -> Json:
    """Return a value of state as JSON. Keys of dicts become text. Raises TypeError for anything that is not plain."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_json(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return _writer(type(value))(value)
    raise TypeError(f"{type(value).__name__} is not plain data")


@cache
def _writer(kind: type) -> Callable[[Any], Json]:
    """Write the function that writes a dataclass as JSON; what is plain by its type is taken as it is."""
    hints = typing.get_type_hints(kind)
    parts = [
        f"{field.name!r}: {_written(f'value.{field.name}', hints[field.name])}" for field in dataclasses.fields(kind)
    ]
    return cast(Callable[[Any], Json], eval(f"lambda value: {{{', '.join(parts)}}}", {"to_json": to_json}))


def _written(value: str, hint: Any) -> str:
    """Return the expression that writes a value of a type as JSON."""
    args = typing.get_args(hint)
    if _is_plain(hint):
        return value
    if typing.get_origin(hint) is list and _is_plain(args[0]):
        return f"{value}.copy()"
    return f"to_json({value})"


def from_json(kind: type[T], data: Json, where: str = "state") -> T:
    """Return the value of a type that JSON describes.

    Raises:
        CorruptSave: if anything is missing, left over or of another type; the message names the place.
    """
    return cast(T, reader(kind)(data, where))


def copy(value: T) -> T:
    """Return an equal value that shares nothing that can change."""
    made: T = (_COPIERS.get(type(value)) or copier(type(value)))(value)
    return made


def canonical(value: object) -> str:
    """Return the canonical JSON of plain data: keys sorted, no spaces, ASCII."""
    return json.dumps(to_json(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(value: object) -> str:
    """Return the SHA-256 of a value's canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode("ascii")).hexdigest()


_READERS: dict[Any, Reader] = {}
_COPIERS: dict[type, Copier] = {}


def reader(kind: Any) -> Reader:
    """Return the function that reads a type from JSON, built at the first call."""
    found = _READERS.get(kind)
    if found is None:
        found = _READERS[kind] = _build_reader(kind)
    return found


def _build_reader(kind: Any) -> Reader:
    if kind is Any:
        return lambda data, where: data
    if isinstance(kind, typing.NewType):
        return reader(kind.__supertype__)
    if kind is int:
        return _read_int
    if kind is str:
        return _read_str
    if kind in PLAIN or kind is None:
        return _read_plain(type(None) if kind is None else kind)
    if dataclasses.is_dataclass(kind):
        return _read_dataclass(cast(type, kind))
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _read_union(args)
    if origin is typing.Literal:
        return _read_literal(args)
    if origin is list:
        return _read_list(reader(args[0]))
    if origin is tuple:
        return _read_tuple(args)
    if origin is dict:
        return _read_dict(args[0], reader(args[1]))
    raise TypeError(f"a state cannot hold {kind!r}")


def _bad(where: str, wanted: str, data: object) -> CorruptSave:
    return CorruptSave(f"{where} should be {wanted}, not {type(data).__name__}")


def _read_plain(kind: type) -> Reader:
    def read(data: Any, where: str) -> Any:
        if type(data) is not kind:
            raise _bad(where, kind.__name__, data)
        return data

    return read


def _read_int(data: Any, where: str) -> int:
    if type(data) is not int:
        raise _bad(where, "int", data)
    if not -LIMIT <= data < LIMIT:
        raise CorruptSave(f"{where} is a number of more than 64 bits")
    return data


def _read_str(data: Any, where: str) -> str:
    if type(data) is not str:
        raise _bad(where, "str", data)
    try:
        data.encode("utf-8")  # JSON may hold halves of characters, which nothing can write
    except UnicodeEncodeError:
        raise CorruptSave(f"{where} is no proper text") from None
    return data


def _read_dataclass(kind: type) -> Reader:
    hints = typing.get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind)]
    readers: dict[str, Reader] = {}

    def read(data: Any, where: str) -> Any:
        if not readers:
            readers.update((name, reader(hints[name])) for name in names)
        if not isinstance(data, dict):
            raise _bad(where, "an object", data)
        if data.keys() != readers.keys():
            odd = sorted(data.keys() ^ readers.keys())
            raise CorruptSave(f"{where} has wrong or missing fields: {', '.join(map(str, odd))}")
        return kind(**{name: read_field(data[name], f"{where}.{name}") for name, read_field in readers.items()})

    return read


def _read_union(args: tuple[Any, ...]) -> Reader:
    readers = [reader(arg) for arg in args]

    def read(data: Any, where: str) -> Any:
        failure: CorruptSave | None = None
        for read_one in readers:
            try:
                return read_one(data, where)
            except CorruptSave as error:
                failure = error
        raise failure or _bad(where, "something else", data)

    return read


def _read_literal(args: tuple[Any, ...]) -> Reader:
    def read(data: Any, where: str) -> Any:
        if data not in args:
            raise CorruptSave(f"{where} cannot be {data!r}")
        return data

    return read


def _read_list(read_item: Reader) -> Reader:
    def read(data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise _bad(where, "a list", data)
        return [read_item(item, f"{where}[{i}]") for i, item in enumerate(data)]

    return read


def _read_tuple(args: tuple[Any, ...]) -> Reader:
    if len(args) == 2 and args[1] is Ellipsis:
        read_list = _read_list(reader(args[0]))
        return lambda data, where: tuple(read_list(data, where))
    readers = [reader(arg) for arg in args]

    def read(data: Any, where: str) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise _bad(where, f"a list of {len(readers)}", data)
        return tuple(
            read_one(item, f"{where}[{i}]") for i, (read_one, item) in enumerate(zip(readers, data, strict=True))
        )

    return read


def _read_dict(key_kind: Any, read_value: Reader) -> Reader:
    number = key_kind is int or (isinstance(key_kind, typing.NewType) and key_kind.__supertype__ is int)

    def read(data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise _bad(where, "an object", data)
        if number and not all(key.removeprefix("-").isdigit() and str(int(key)) == key for key in data):
            raise CorruptSave(f"{where} has a key that is no number")
        return {(int(key) if number else key): read_value(item, f"{where}.{key}") for key, item in data.items()}

    return read


def copier(kind: type) -> Copier:
    """Return the function that copies a type, built at the first call: what cannot change is shared."""
    found = _COPIERS.get(kind)
    if found is None:
        found = _COPIERS[kind] = _build_copier(kind)
    return found


def _build_copier(kind: type) -> Copier:
    if kind in PLAIN:
        return _same
    if kind is list:
        return lambda value: [item if type(item) in PLAIN else copier(type(item))(item) for item in value]
    if kind is tuple:
        return lambda value: tuple(item if type(item) in PLAIN else copier(type(item))(item) for item in value)
    if kind is dict:
        return lambda value: {key: copier(type(item))(item) for key, item in value.items()}
    if dataclasses.is_dataclass(kind):
        return _dataclass_copier(kind)
    raise TypeError(f"a state cannot hold {kind.__name__}")


def _dataclass_copier(kind: type) -> Copier:
    """Write the copier of a dataclass, as ``dataclasses`` writes ``__init__``: fields that cannot change are shared."""
    hints = typing.get_type_hints(kind)
    parts = [_copied(f"value.{field.name}", hints[field.name]) for field in dataclasses.fields(kind) if field.init]
    return cast(Copier, eval(f"lambda value: kind({', '.join(parts)})", {"kind": kind, "copy": copy}))


def _copied(value: str, hint: Any) -> str:
    """Return the expression that copies a value of a type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if _is_plain(hint):
        return value
    if origin in (list, dict) and all(map(_is_plain, args)):
        return f"{value}.copy()"
    if origin is list:
        return f"[{_copied('item', args[0])} for item in {value}]"
    if origin is dict:
        return f"{{key: {_copied('item', args[1])} for key, item in {value}.items()}}"
    if origin in (typing.Union, types.UnionType):
        return f"(None if {value} is None else copy({value}))"
    return f"copy({value})"


def _is_plain(hint: Any) -> bool:
    """Return whether values of a type never hold anything that can change."""
    if isinstance(hint, typing.NewType):
        return _is_plain(hint.__supertype__)
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return all(_is_plain(arg) for arg in typing.get_args(hint))
    return hint in PLAIN or origin is typing.Literal


def _same(value: Any) -> Any:
    return value
