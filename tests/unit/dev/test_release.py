"""The zip of a release: the very files of site/, and a starter that any Python from 3.8 on runs by itself."""

from __future__ import annotations

import ast
import json
import os
import re
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tools import release
from tools.project import ROOT
from tools.site import version
from tools.start import FIRST_PORT, HOST, SiteServer

START = (ROOT / "tools" / "start.py").read_text(encoding="utf-8")


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The zip of a small site."""
    site = tmp_path / "site"
    (site / "vendor").mkdir(parents=True)
    (site / "index.html").write_bytes(b"<!doctype html>")
    (site / "vendor" / "python.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(release, "SITE", site)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    return release.make_release()


@pytest.fixture
def unpacked(packed: Path, tmp_path: Path) -> Path:
    """The folder that a player has after unpacking."""
    zipfile.ZipFile(packed).extractall(tmp_path / "games")
    (folder,) = (tmp_path / "games").iterdir()
    return folder


@pytest.fixture
def running(unpacked: Path) -> Iterator[subprocess.Popen[str]]:
    """The starter at work, with a browser that only tells what it would open."""
    env = {**os.environ, "BROWSER": "echo opened %s"}
    command = [sys.executable, "start.py"]
    with subprocess.Popen(command, cwd=unpacked, env=env, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


def test_the_zip_is_named_by_the_version_and_holds_the_site_as_it_is(packed: Path) -> None:
    folder = f"kraina-{version()}"
    assert packed.name == f"{folder}.zip"
    with zipfile.ZipFile(packed) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    assert held == {
        f"{folder}/LICENSE": (ROOT / "LICENSE").read_bytes(),
        f"{folder}/site/index.html": b"<!doctype html>",
        f"{folder}/site/vendor/python.wasm": b"\0asm",
        f"{folder}/start.py": START.encode(),
    }


def test_the_same_site_gives_the_same_zip(packed: Path) -> None:
    first = packed.read_bytes()
    assert release.make_release().read_bytes() == first


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", version())
    assert "version" not in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    assert '\ndynamic = ["version"]\n' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert version() not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_starter_is_python_3_8_and_takes_the_standard_library_alone() -> None:
    tree = ast.parse(START, feature_version=(3, 8))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= {
        "functools",
        "hashlib",
        "http",
        "io",
        "os",
        "pathlib",
        "socketserver",
        "sys",
        "threading",
        "typing",
        "webbrowser",
    }


def test_the_starter_serves_the_site_opens_it_and_ends_by_ctrl_c(running: subprocess.Popen[str]) -> None:
    assert running.stdout is not None
    line = running.stdout.readline()
    if line.startswith(f"Port {FIRST_PORT} is taken"):
        line = running.stdout.readline()
    port = re.fullmatch(rf"Kraina is at http://{HOST}:(\d+)/ \(Ctrl-C ends it\)\.\n", line)
    assert port is not None, line
    assert running.stdout.readline() == f"opened http://{HOST}:{port[1]}/\n"
    connection = HTTPConnection(HOST, int(port[1]), timeout=10)
    connection.request("GET", "/vendor/python.wasm")
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Content-Type"], answer.read()) == (200, "application/wasm", b"\0asm")
    connection.close()
    running.send_signal(signal.SIGINT)
    assert running.stdout.read() == "\nStopped.\n"
    assert running.wait(10) == 0


def test_a_taken_port_is_told_and_the_next_one_is_used(
    unpacked: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools import start

    with SiteServer((HOST, 0), start.SiteRequest) as taken:
        first = taken.server_address[1]
        monkeypatch.setattr(start, "FIRST_PORT", first)
        monkeypatch.setattr(start, "__file__", str(unpacked / "start.py"))
        monkeypatch.setattr(start.webbrowser, "open", lambda _: True)
        monkeypatch.setattr(start.SiteServer, "serve_forever", _interrupted)
        start.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Port {first} is taken; a browser keeps the saved games of each port apart."
    used = re.fullmatch(rf"Kraina is at http://{HOST}:(\d+)/ \(Ctrl-C ends it\)\.", lines[1])
    assert used is not None and int(used[1]) > first


def _interrupted(_: SiteServer) -> None:
    raise KeyboardInterrupt


def test_no_free_port_is_told_in_one_sentence(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tools import start

    def refuse(_: SiteServer) -> None:
        raise OSError("taken")

    monkeypatch.setattr(start, "__file__", str(unpacked / "start.py"))
    monkeypatch.setattr(start.SiteServer, "server_bind", refuse)
    with pytest.raises(SystemExit, match=f"^No port from {FIRST_PORT} on is free; close some programs and start"):
        start.main()


def test_a_starter_without_its_site_says_what_to_do(unpacked: Path) -> None:
    (unpacked / "site").rename(unpacked / "elsewhere")
    done = subprocess.run([sys.executable, "start.py"], cwd=unpacked, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "There is no folder site/ beside start.py; unpack the whole zip and start it there.\n"


def test_a_published_release_gets_the_zip_of_its_own_version_after_the_tests() -> None:
    jobs = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8").partition("\njobs:\n")[2]
    steps = re.findall(r"run: (.*)", jobs.partition("\n  attach:\n")[2])
    assert steps == [
        "bash .ci/run",
        "python3 dev.py release",
        'gh release upload "$GITHUB_REF_NAME" "dist/kraina-${GITHUB_REF_NAME#v}.zip" --clobber',
    ]
