"""Imports run one way: engine <- kit <- games <- table; dom.py and regions.py touch the browser; rules use little."""

import ast
import sys

import pytest

from tests.static.sources import Function, at, files, holders, imported, module_of, tree

TOUCHING = ("py/table/dom.py", "py/table/regions.py")
BROWSER = ("js", "pyodide", "pyodide_js", "pyscript", "micropip")
PURE = (
    "abc", "bisect", "collections", "copy", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools",
    "json", "operator", "pathlib", "re", "string", "tomllib", "types", "typing", "__future__",
)  # fmt: skip
"""What rules may take from the standard library: nothing of chance, clocks, floats, processes or the network."""
COMMAND = (*PURE, "argparse", "contextlib", "io", "os", "statistics", "sys", "time")
"""What the headless command may take besides: it measures how fast a simulation runs."""
LAYERS = {
    "kraina.engine": ("kraina.engine",),
    "kraina.kit": ("kraina.engine", "kraina.kit"),
    "kraina.games": ("kraina.engine", "kraina.kit", "kraina.games"),
    "kraina": ("kraina",),
    "table": ("kraina", "table"),
}
OWN = ("kraina", "table")
PYTHON = files("py/kraina", "py/table")


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def layer_of(path: str) -> str:
    return next(layer for layer in LAYERS if within(module_of(path), layer))


def game_of(module: str) -> str | None:
    """Return the game whose package a module lies in; the registry lies in none."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["kraina", "games"] and len(parts) > 2 and parts[2] != "registry" else None


def test_there_is_something_to_look_at() -> None:
    assert {"py/kraina/engine/session.py", "py/kraina/games/monstrum/turn.py", "py/table/i18n.py"} <= set(PYTHON)


@pytest.mark.parametrize("path", PYTHON)
def test_a_module_imports_only_from_its_own_layer_and_those_below(path: str) -> None:
    allowed = LAYERS[layer_of(path)]
    wrong = [
        f"{at(path, node)} imports {module}"
        for module, node in imported(path)
        if any(within(module, own) for own in OWN) and module not in OWN
        if not any(within(module, layer) for layer in allowed)
    ]
    assert wrong == []


@pytest.mark.parametrize("path", files("py/kraina/games"))
def test_a_game_never_imports_another_game(path: str) -> None:
    own = game_of(module_of(path)) if path.count("/") > 3 else None
    wrong = [
        f"{at(path, node)} imports {module}"
        for module, node in imported(path)
        if own is not None and game_of(module) not in (None, own)
    ]
    assert wrong == []


@pytest.mark.parametrize("path", PYTHON)
def test_imports_are_absolute(path: str) -> None:
    assert [at(path, node) for module, node in imported(path) if module.startswith(".")] == []


@pytest.mark.parametrize("path", files("py/kraina"))
def test_rules_take_from_the_standard_library_only_what_is_the_same_everywhere(path: str) -> None:
    allowed = PURE if layer_of(path) != "kraina" else COMMAND
    wrong = [
        f"{at(path, node)} imports {module}"
        for module, node in imported(path)
        if not within(module, "kraina") and module.partition(".")[0] not in allowed
    ]
    assert wrong == []


@pytest.mark.parametrize("path", files("py/table"))
def test_the_page_needs_nothing_but_python_the_rules_and_the_browser(path: str) -> None:
    roots = {module.partition(".")[0] for module, _ in imported(path)}
    assert sorted(roots - {*sys.stdlib_module_names, *OWN, *BROWSER}) == []


@pytest.mark.parametrize("path", PYTHON)
def test_two_modules_touch_the_browser_and_only_inside_its_functions(path: str) -> None:
    wrong = [
        f"{at(path, node)} imports {module}"
        for module, node in imported(path)
        if module.partition(".")[0] in BROWSER
        if path not in TOUCHING or not any(isinstance(holder, Function) for holder in holders(node))
    ]
    assert wrong == []


@pytest.mark.parametrize("path", files("py/kraina"))
def test_nothing_asks_the_machine_for_chance_or_settings(path: str) -> None:
    wrong = [
        f"{at(path, node)} uses {node.attr}"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv", "urandom", "getrandom", "getpid")
    ]
    assert wrong == []


@pytest.mark.parametrize("path", files("py/kraina"))
def test_nothing_is_imported_but_by_a_statement(path: str) -> None:
    wrong = [
        at(path, node)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Name) and node.id in ("__import__", "import_module")
    ]
    assert wrong == []


LIVE = ("match", "play", "record", "lines", "motion", "responses", "storage")
"""Modules of the page that an answer goes through."""
PAST = ("kraina.engine.replay", "table.annals", "table.history", "table.reasons", "table.story", "table.viewing")
"""What goes through whole matches."""


@pytest.mark.parametrize("name", LIVE)
def test_an_answer_never_goes_through_what_grows_with_the_match(name: str) -> None:
    path = f"py/table/{name}.py"
    wrong = [f"{at(path, node)} imports {module}" for module, node in imported(path) if module in PAST]
    assert wrong == []
