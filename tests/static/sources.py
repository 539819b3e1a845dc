"""The project's own files as the static tests read them: text, syntax trees, and where something stands."""

import ast
import fnmatch
import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
RULES = ("py/kraina/engine", "py/kraina/kit", "py/kraina/games")
"""Where rules live: what must be the same on every machine."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def kept_files() -> tuple[str, ...]:
    """Return the paths below the root of all files that are not made: those that git does not ignore."""
    patterns = [line.strip() for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line.strip()]
    found: list[str] = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT).as_posix()
        inside = "" if here == "." else f"{here}/"
        folders[:] = sorted(name for name in folders if name != ".git" and not _ignored(f"{inside}{name}/", patterns))
        found.extend(f"{inside}{name}" for name in sorted(files) if not _ignored(inside + name, patterns))
    return tuple(found)


def _ignored(path: str, patterns: list[str]) -> bool:
    anchored = (pattern if pattern.startswith("/") else f"*/{pattern}" for pattern in patterns)
    return any(fnmatch.fnmatch(f"/{path}", pattern) for pattern in anchored)


def files(*folders: str, ending: str = ".py") -> list[str]:
    """Return the kept files of folders with an ending; without folders, of the whole project."""
    return [
        path
        for path in kept_files()
        if path.endswith(ending) and (not folders or any(path.startswith(f"{folder}/") for folder in folders))
    ]


@cache
def text(path: str) -> str:
    """Return the text of a file."""
    return (ROOT / path).read_text("utf-8")


@cache
def tree(path: str) -> ast.Module:
    """Return the syntax tree of a file, each node with its ``parent``."""
    return parsed(text(path))


def parsed(source: str) -> ast.Module:
    """Return the syntax tree of a source text, each node with its ``parent``."""
    module = ast.parse(source)
    for node in ast.walk(module):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    return module


def parent(node: ast.AST) -> ast.AST | None:
    """Return the node that holds a node."""
    found: ast.AST | None = getattr(node, "parent", None)
    return found


def holders(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that hold a node, from the inside out."""
    above = parent(node)
    while above is not None:
        yield above
        above = parent(above)


def at(path: str, node: ast.AST) -> str:
    """Return where a node stands, as ``path:line``."""
    return f"{path}:{getattr(node, 'lineno', 0)}"


def module_of(path: str) -> str:
    """Return the dotted name of a module below ``py``."""
    return path.removeprefix("py/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(path: str) -> Iterator[tuple[str, ast.stmt]]:
    """Yield the modules that a file imports anywhere, with the statement; a name imported from one counts too."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = "." * node.level + (node.module or "")
            yield start, node
            yield from ((f"{start}.{alias.name}", node) for alias in node.names)


def toml(path: str) -> dict[str, Any]:
    """Return the content of a TOML file."""
    return tomllib.loads(text(path))
