"""The local server: types, sub-path, the next free port."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools.project import Stop
from tools.serve import HOST, SiteServer, server_from, site_server

Get = Callable[..., HTTPResponse]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "secret.txt").write_text("not served", encoding="utf-8")
    for suffix in ("html", "mjs", "js", "wasm", "json", "svg", "woff2", "toml", "whl"):
        (site / f"index.{suffix}").write_text("x", encoding="utf-8")
    return site


@pytest.fixture
def get(folder: Path) -> Iterator[Get]:
    server = site_server(folder, prefix="/pod/kraina/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    connections: list[HTTPConnection] = []

    def ask(path: str, **headers: str) -> HTTPResponse:
        connections.append(HTTPConnection(HOST, server.server_address[1], timeout=10))
        connections[-1].request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        return connections[-1].getresponse()

    yield ask
    for connection in connections:
        connection.close()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("suffix", "kind"),
    [
        ("html", "text/html; charset=utf-8"),
        ("mjs", "text/javascript; charset=utf-8"),
        ("js", "text/javascript; charset=utf-8"),
        ("wasm", "application/wasm"),
        ("json", "application/json"),
        ("svg", "image/svg+xml"),
        ("woff2", "font/woff2"),
        ("toml", "application/toml; charset=utf-8"),
        ("whl", "application/zip"),
    ],
)
def test_each_suffix_has_the_type_that_browsers_ask_for(get: Get, suffix: str, kind: str) -> None:
    answer = get(f"/pod/kraina/index.{suffix}")
    assert (answer.status, answer.headers["Content-Type"], answer.read()) == (200, kind, b"x")


@pytest.mark.parametrize("name", ["index.js", ""], ids=["file", "page"])
def test_a_file_is_told_from_another_by_content_and_not_by_time(get: Get, folder: Path, name: str) -> None:
    first = get(f"/pod/kraina/{name}")
    assert (first.status, first.headers["Cache-Control"], first.read()) == (200, "no-cache", b"x")
    known = {"If_None_Match": first.headers["ETag"], "If_Modified_Since": first.headers["Last-Modified"]}
    again = get(f"/pod/kraina/{name}", **known)
    assert (again.status, again.read()) == (304, b"")
    file = folder / (name or "index.html")
    time = file.stat().st_mtime
    file.write_text("y", encoding="utf-8")
    os.utime(file, (time, time))
    changed = get(f"/pod/kraina/{name}", **known)
    assert (changed.status, changed.read()) == (200, b"y")


def test_the_page_is_served_below_the_prefix_alone(get: Get) -> None:
    assert get("/pod/kraina/").status == 200
    assert get("/index.html").status == 404


@pytest.mark.parametrize(
    "path", ["/pod/kraina/../secret.txt", "/pod/kraina/%2e%2e/secret.txt", "/pod/kraina//secret.txt"]
)
def test_nothing_outside_the_folder_is_served(get: Get, path: str) -> None:
    assert get(path).status == 404


def test_a_taken_port_gives_the_next_free_one(folder: Path) -> None:
    with site_server(folder) as taken:
        port = taken.server_address[1]
        with server_from(folder, port) as server:
            assert server.server_address[1] > port
            assert server.server_address[0] == "127.0.0.1"


def test_no_free_port_is_told_in_one_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: SiteServer) -> None:
        raise OSError("taken")

    monkeypatch.setattr(SiteServer, "server_bind", refuse)
    with pytest.raises(Stop, match="No port from 65000 on is free; name another with --port."):
        server_from(folder, 65000)
