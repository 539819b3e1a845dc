"""Files and functions stay short enough to be read at one sitting."""

import ast

import pytest

from tests.static.sources import Function, at, files, text, tree

FILE_LINES = 450
FUNCTION_LINES = 45
PYTHON = [*files("py", "tools", "tests"), "dev.py"]
SOURCES = [*PYTHON, *files("css", ending=".css"), *files("tests", ending=".mjs")]


@pytest.mark.parametrize("path", SOURCES)
def test_a_file_is_not_too_long(path: str) -> None:
    lines = len(text(path).splitlines())
    assert lines <= FILE_LINES


@pytest.mark.parametrize("path", PYTHON)
def test_a_function_is_not_too_long(path: str) -> None:
    long = [
        f"{at(path, node)} {node.name}: {lines} lines"
        for node in ast.walk(tree(path))
        if isinstance(node, Function)
        if (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION_LINES
    ]
    assert long == []
