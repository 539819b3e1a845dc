"""The repository as a whole: nothing of one machine or one registry in it, every data file readable."""

import json
import re

import pytest

from tests.static.sources import ROOT, files, kept_files, text, toml

REGISTRIES = re.compile(
    r"registry\.(npmjs|yarnpkg)\.|npm\.pkg\.github|files\.pythonhosted|\bpypi\.(org|python)|/simple/|proxy\.golang|"
    r"index-url[ =]+\w|deb\.debian\.org",
    re.IGNORECASE,
)
"""Where packages are fetched from is a matter of the machine that fetches them."""
MACHINE = re.compile(r"(?<![\w.}$/-])/(home|root|Users|work|mnt|media)/[\w.-]+|\b[A-Z]:\\\\?Users\b")
HERE = "tests/static/test_repository.py"
BINARY = (".png", ".jpg", ".woff2", ".ico", ".zip", ".whl", ".wasm")
TEXTS = [path for path in kept_files() if not path.endswith(BINARY) and path != HERE]
LOCKS = [path for path in kept_files() if path.endswith("package-lock.json")]


def lines_with(pattern: re.Pattern[str], path: str) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:80]}"
        for number, line in enumerate(text(path).splitlines(), 1)
        if pattern.search(line)
    ]


def test_made_folders_are_not_looked_at() -> None:
    assert "dev.py" in kept_files() and "py/kraina/engine/session.py" in kept_files()
    assert [path for path in kept_files() if re.match(r"(\.venv|node_modules|site|vendor|\.git)/", path)] == []


def test_no_file_names_where_packages_are_fetched_from() -> None:
    assert [line for path in TEXTS for line in lines_with(REGISTRIES, path)] == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert [line for path in TEXTS for line in lines_with(MACHINE, path)] == []


@pytest.mark.parametrize("path", LOCKS)
def test_a_lock_file_records_no_download_address(path: str) -> None:
    packages = json.loads(text(path))["packages"]
    assert [name for name, about in packages.items() if "resolved" in about] == []
    assert [name for name, about in packages.items() if name and "integrity" not in about] == []


@pytest.mark.parametrize("path", LOCKS)
def test_a_package_is_pinned_to_one_version(path: str) -> None:
    wanted = json.loads((ROOT / path).with_name("package.json").read_text("utf-8"))
    pinned = {**wanted.get("dependencies", {}), **wanted.get("devDependencies", {})}
    assert pinned
    assert [name for name, version in pinned.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


@pytest.mark.parametrize("path", files(ending=".toml"))
def test_every_toml_file_can_be_read(path: str) -> None:
    assert toml(path)


@pytest.mark.parametrize("path", files(ending=".json"))
def test_every_json_file_can_be_read(path: str) -> None:
    assert json.loads(text(path)) is not None


@pytest.mark.parametrize("path", [path for path in TEXTS if not path.endswith(".svg")])
def test_a_file_is_utf_8_with_unix_line_ends_and_ends_with_a_line(path: str) -> None:
    data = (ROOT / path).read_bytes()
    data.decode("utf-8")
    assert b"\r" not in data
    assert data == b"" or data.endswith(b"\n")
