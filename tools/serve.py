"""Serves a folder on localhost as a static host would: right types, nothing cached unasked, under any path."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer

from tools.project import Stop

HOST = "127.0.0.1"
PORTS_TRIED = 100


class SiteRequest(SimpleHTTPRequestHandler):
    """Answers GET and HEAD below `prefix` from the folder, and 404 elsewhere."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml; charset=utf-8",
        ".py": "text/x-python; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".png": "image/png",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, prefix: str, isolated: bool = False, **options: object) -> None:
        self.prefix = prefix
        self.isolated = isolated
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """Return the file for a request, or one that cannot exist for a path outside the prefix."""
        if not path.startswith(self.prefix):
            return os.path.join(self.directory, ".outside", "nothing")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Let the browser keep a file, but ask each time whether it changed: site/ is rebuilt under it."""
        self.send_header("Cache-Control", "no-cache")
        if self.isolated:
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing for each request."""


class SiteServer(ThreadingHTTPServer):
    """An HTTP server on 127.0.0.1 that a second one cannot share its port with."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # there it would let two servers take one port

    def server_bind(self) -> None:
        """Bind without looking the host's name up, which may ask the network."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = HOST, int(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """Print nothing when a browser hangs up in the middle of an answer."""


def site_server(folder: Path, port: int = 0, prefix: str = "/", *, isolated: bool = False) -> SiteServer:
    """Return a bound, not yet running server of a folder; port 0 takes a free one.

    `prefix` starts and ends with "/"; `isolated` sends the headers that isolate the page from other origins. Raises
    OSError when the port is taken.
    """
    handler: Callable[..., SiteRequest] = partial(SiteRequest, directory=str(folder), prefix=prefix, isolated=isolated)
    return SiteServer((HOST, port), handler)


def server_from(folder: Path, port: int) -> SiteServer:
    """Return a bound server at the first free port from `port` on. Raises Stop when there is none."""
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            return site_server(folder, candidate)
        except OSError:
            continue
    raise Stop(f"No port from {port} on is free; name another with --port.")
