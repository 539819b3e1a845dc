"""Rules give the same game everywhere: no order of a set, no hash, no address, no float."""

import ast
from collections.abc import Iterator

import pytest

from tests.static.sources import RULES, at, files, parent, parsed, tree

SET_CALLS = ("set", "frozenset")
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference")
ORDERLESS = ("sorted", "len", "set", "frozenset", "all", "any")
"""Calls whose result does not depend on the order of what they are given."""
ORDERED = (
    "list", "tuple", "dict", "iter", "next", "enumerate", "zip", "map", "filter", "reversed", "min", "max", "Counter",
    "deque", "chain", "join", "fromkeys", "extend", "choice", "shuffle",
)  # fmt: skip
"""Calls whose result does. A function of our own is looked at where it is written."""
UNSTABLE_CALLS = ("hash", "id", "float", "round", "input", "open")
FILES = files(*RULES)
JOINS_PATHS = "py/kraina/engine/files.py"
"""Divides paths, not numbers."""


def is_set(node: ast.AST, named: frozenset[str] = frozenset()) -> bool:
    """Return whether an expression is a set as far as its form tells; ``named`` are variables that hold one."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in named
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.BitXor | ast.Sub):
        return any(is_set(side, named) or _is_keys(side) for side in (node.left, node.right))
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Name):
            return called.id in SET_CALLS
        return isinstance(called, ast.Attribute) and called.attr in SET_METHODS
    return False


def _is_keys(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("keys", "items")


def _annotated_set(note: ast.AST | None) -> bool:
    return note is not None and any(
        isinstance(part, ast.Name) and part.id in (*SET_CALLS, "Set", "AbstractSet", "MutableSet")
        for part in ast.walk(note)
    )


def set_names(module: ast.Module) -> frozenset[str]:
    """Return the names that hold a set anywhere in a module."""
    found: list[str] = []
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and is_set(node.value):
            found.extend(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if _annotated_set(node.annotation) or (node.value is not None and is_set(node.value)):
                found.append(node.target.id)
        elif isinstance(node, ast.arg) and _annotated_set(node.annotation):
            found.append(node.arg)
    return frozenset(found)


def ordered_uses(module: ast.Module) -> Iterator[ast.AST]:
    """Yield the sets whose order would matter: iterated, unpacked, or given to a call that keeps an order."""
    named = set_names(module)
    for node in ast.walk(module):
        if not isinstance(node, ast.expr) or not is_set(node, named):
            continue
        holder = parent(node)
        iterated = isinstance(holder, ast.For | ast.comprehension) and holder.iter is node
        if isinstance(holder, ast.comprehension) and iterated:
            iterated = not _orderless(parent(holder))
        given = isinstance(holder, ast.Call) and node in holder.args and _called(holder) in ORDERED
        popped = isinstance(holder, ast.Attribute) and holder.attr == "pop"
        if iterated or given or popped or isinstance(holder, ast.Starred):
            yield node


def _called(call: ast.Call) -> str:
    """Return the last name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _orderless(comprehension: ast.AST | None) -> bool:
    """Return whether a comprehension over a set is a set again, or goes straight into a call without order."""
    if isinstance(comprehension, ast.SetComp):
        return True
    holder = parent(comprehension) if comprehension is not None else None
    return isinstance(holder, ast.Call) and _called(holder) in (*ORDERLESS, *SET_METHODS, "update")


def unstable_calls(module: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in UNSTABLE_CALLS:
            yield node


def floats(module: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(module):
        literal = isinstance(node, ast.Constant) and isinstance(node.value, float | complex)
        divided = isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
        named = isinstance(node, ast.Name) and node.id == "float"
        if literal or divided or named:
            yield node


@pytest.mark.parametrize("path", FILES)
def test_rules_never_go_through_a_set_in_its_order(path: str) -> None:
    assert [at(path, node) for node in ordered_uses(tree(path))] == []


@pytest.mark.parametrize("path", FILES)
def test_rules_call_nothing_that_differs_between_runs(path: str) -> None:
    assert [at(path, node) for node in unstable_calls(tree(path))] == []


@pytest.mark.parametrize("path", [path for path in FILES if path != JOINS_PATHS])
def test_rules_hold_whole_numbers_only(path: str) -> None:
    assert [at(path, node) for node in floats(tree(path))] == []


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "[x for x in {y for y in z}]",
        "{x: 1 for x in frozenset(y)}",
        "dict.fromkeys(set(y))",
        "list({1, 2})",
        "','.join(set(y))",
        "[*{1, 2}]",
        "a = set(y)\nfor x in a: pass",
        "def f(a: set[int]): return list(a)",
        "for x in a.keys() & b.keys(): pass",
        "max({1, 2})",
        "a = {1}\na.pop()",
        "enumerate(a.union(b))",
        "rng.choice(set(y))",
        "def reaches(steps: AbstractSet[int]): return [x for x in steps]",
    ],
)
def test_the_order_of_a_set_is_found(source: str) -> None:
    assert len(list(ordered_uses(parsed(source)))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "for x in sorted({1, 2}): pass",
        "len(set(y)) != len(y)",
        "x in {1, 2}",
        "all(x for x in set(y))",
        "sorted(x for x in set(y))",
        "a = set(y)\na.add(1)\nb = x in a",
        "for x in {1: 2}: pass",
        "sorted(a.keys() ^ b.keys())",
        "for x in y - z: pass",
        "reaches(board, {1, 2})",
    ],
)
def test_a_set_without_order_is_let_be(source: str) -> None:
    assert list(ordered_uses(parsed(source))) == []


@pytest.mark.parametrize("source", ["x = 0.5", "x = y / 2", "x /= 2", "def f(x: float): pass"])
def test_a_float_is_found(source: str) -> None:
    assert len(list(floats(parsed(source)))) == 1


def test_a_hash_is_found_and_a_whole_division_let_be() -> None:
    assert len(list(unstable_calls(parsed("hash(x)")))) == 1
    assert list(floats(parsed("x = y // 2"))) == []
