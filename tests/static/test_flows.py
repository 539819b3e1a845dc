"""Rules that ask are driven: nothing forgets ``yield from``, and nothing holds a resource across a question."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tests.static.sources import RULES, Function, at, files, holders, module_of, parent, parsed, tree

FILES = files(*RULES)
DOORS = "py/kraina/engine/decision.py"
SESSION = "py/kraina/engine/session.py"


def is_flow(note: ast.AST | None) -> bool:
    """Return whether an annotation is ``Flow[…]``, or a callable that returns one."""
    return note is not None and any(isinstance(part, ast.Name) and part.id == "Flow" for part in ast.walk(note))


def flow_functions(module: ast.Module) -> frozenset[str]:
    """Return the names of a module's functions that return ``Flow``, and ``self.name`` for methods."""
    found: list[str] = []
    for node in ast.walk(module):
        if isinstance(node, Function) and is_flow(node.returns):
            method = isinstance(parent(node), ast.ClassDef)
            found.append(f"self.{node.name}" if method else node.name)
    return frozenset(found)


def flow_tables(module: ast.Module) -> frozenset[str]:
    """Return the names of a module's tables, and parameters, that hold functions which return ``Flow``."""
    notes = [node for node in ast.walk(module) if isinstance(node, ast.AnnAssign) and is_flow(node.annotation)]
    return frozenset(node.target.id for node in notes if isinstance(node.target, ast.Name))


@cache
def known_flows() -> dict[str, frozenset[str]]:
    """Return the flow functions and tables of every module, by its dotted name."""
    return {module_of(path): flow_functions(tree(path)) | flow_tables(tree(path)) for path in FILES}


def flows_in_scope(module: ast.Module, known: dict[str, frozenset[str]]) -> frozenset[str]:
    names = [*flow_functions(module), *flow_tables(module)]
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            offered = known.get(node.module or "", frozenset())
            names.extend(alias.asname or alias.name for alias in node.names if alias.name in offered)
        elif isinstance(node, ast.arg) and is_flow(node.annotation):
            names.append(node.arg)
    return frozenset(names)


def called_name(call: ast.Call) -> str | None:
    """Return the name that a call goes to: ``f``, ``self.f``, or the table of ``TABLE[key]`` and ``TABLE.get(key)``."""
    called = call.func
    if isinstance(called, ast.Subscript):
        called = called.value
    if isinstance(called, ast.Name):
        return called.id
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "self":
        return f"self.{called.attr}"
    return None


def undriven(module: ast.Module, known: dict[str, frozenset[str]]) -> Iterator[ast.Call]:
    """Yield the calls of flow functions that neither ``yield from`` nor a ``return`` takes up."""
    flows = flows_in_scope(module, known)
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and called_name(node) in flows:
            holder = parent(node)
            if not (isinstance(holder, ast.YieldFrom) or (isinstance(holder, ast.Return) and _hands_on(node))):
                yield node


def _hands_on(node: ast.AST) -> bool:
    """Return whether the function that returns this call is no generator itself, so that its caller drives it."""
    function = next(holder for holder in holders(node) if isinstance(holder, Function | ast.Lambda))
    return not any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(function))


def guarded_questions(module: ast.Module) -> Iterator[ast.AST]:
    """Yield the questions inside ``with``, or inside ``try`` with a ``finally``."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Yield | ast.YieldFrom):
            continue
        for holder in holders(node):
            if isinstance(holder, Function | ast.Lambda):
                break
            if isinstance(holder, ast.With | ast.AsyncWith) or (isinstance(holder, ast.Try) and holder.finalbody):
                yield node


def test_there_are_rules_that_ask() -> None:
    assert {"ask", "ask_many"} <= known_flows()["kraina.engine.decision"]
    assert "travel" in known_flows()["kraina.games.monstrum.adventure"]
    assert "SPELLS" in known_flows()["kraina.games.monstrum.spells"]


@pytest.mark.parametrize("path", [path for path in FILES if path != SESSION])
def test_no_rule_that_asks_is_called_without_being_driven(path: str) -> None:
    assert [at(path, node) for node in undriven(tree(path), known_flows())] == []


@pytest.mark.parametrize("path", FILES)
def test_only_ask_and_ask_many_contain_a_bare_yield(path: str) -> None:
    bare = [at(path, node) for node in ast.walk(tree(path)) if isinstance(node, ast.Yield)]
    assert len(bare) == (1 if path == DOORS else 0), bare


@pytest.mark.parametrize("path", FILES)
def test_no_with_or_finally_stands_around_a_question(path: str) -> None:
    assert [at(path, node) for node in guarded_questions(tree(path))] == []


FLOW = "def asks() -> Flow[int]:\n    return (yield from ask())\n"


@pytest.mark.parametrize(
    "source",
    [
        FLOW + "def rule() -> Flow[None]:\n    asks()\n",
        FLOW + "def rule() -> Flow[None]:\n    x = asks()\n",
        FLOW + "def rule() -> Flow[int]:\n    yield from ask()\n    return asks()\n",
        FLOW + "def rule() -> Flow[None]:\n    if asks(): pass\n",
        "from kraina.rules import asks\ndef rule() -> Flow[None]:\n    asks()\n",
        "T: dict[str, Callable[[], Flow[None]]] = {}\ndef rule() -> Flow[None]:\n    T['x']()\n",
        "class Game:\n    def turn(self) -> Flow[None]: ...\n    def step(self) -> Flow[None]:\n        self.turn()\n",
        "def rule(each: Callable[[], Flow[None]]) -> Flow[None]:\n    each()\n",
    ],
)
def test_a_forgotten_yield_from_is_found(source: str) -> None:
    assert len(list(undriven(parsed(source), {"kraina.rules": frozenset({"asks"})}))) == 1


@pytest.mark.parametrize(
    "source",
    [
        FLOW + "def rule() -> Flow[None]:\n    yield from asks()\n",
        FLOW + "def rule() -> Flow[int]:\n    x = yield from asks()\n    return x\n",
        FLOW + "def rule() -> Flow[int]:\n    return asks()\n",
        "from kraina.other import asks\ndef rule() -> None:\n    asks()\n",
    ],
)
def test_a_driven_rule_is_let_be(source: str) -> None:
    assert list(undriven(parsed(source), {"kraina.rules": frozenset({"asks"})})) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f():\n    with x:\n        yield from ask()\n", 1),
        ("def f():\n    try:\n        yield from ask()\n    finally:\n        pass\n", 1),
        ("def f():\n    try:\n        yield from ask()\n    except ValueError:\n        pass\n", 0),
        ("with x:\n    def f():\n        yield from ask()\n", 0),
    ],
)
def test_a_guarded_question_is_found(source: str, found: int) -> None:
    assert len(list(guarded_questions(parsed(source)))) == found
