#!/usr/bin/env python3
"""Starts Kraina on this computer: serves the folder site/ beside this file and opens it in a browser.

Of a release this is the one file that is run; it needs Python 3.8 or newer and nothing else, not even the network.
"""

import sys

if sys.version_info < (3, 8):
    sys.exit("Kraina needs Python 3.8 or newer, and this is {}.{}.".format(*sys.version_info[:2]))

import hashlib
import os
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from socketserver import TCPServer
from threading import Thread
from typing import BinaryIO

HOST = "127.0.0.1"
FIRST_PORT = 8470
"""Always tried first: a browser keeps the saved games of each port apart."""
PORTS_TRIED = 100


class SiteRequest(SimpleHTTPRequestHandler):
    """Answers GET and HEAD from a folder as a static host would."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".gz": "application/octet-stream",
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
    cache_control = "no-cache"
    """The browser may keep a file, but asks each time whether it changed: site/ may be another one tomorrow."""
    tag = ""

    def send_head(self) -> "BytesIO | BinaryIO | None":
        """Tell by its content whether a file changed: those of two releases carry the same time."""
        del self.headers["If-Modified-Since"]
        self.tag = _tag(Path(self.translate_path(self.path)))
        if not self.tag or self.headers.get("If-None-Match") != self.tag:
            return super().send_head()
        self.send_response(304)
        self.end_headers()
        return None

    def end_headers(self) -> None:
        """Say how long the answer may be kept, and what it is known by."""
        self.send_header("Cache-Control", self.cache_control)
        if self.tag:
            self.send_header("ETag", self.tag)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing for each request."""


def _tag(path: Path) -> str:
    """Return what a file, or the page of a folder, is known by, or nothing where there is none."""
    file = path / "index.html" if path.is_dir() else path
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()}"' if file.is_file() else ""


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


def _server(site: Path) -> SiteServer:
    handler = partial(SiteRequest, directory=str(site))
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return SiteServer((HOST, port), handler)
        except OSError:
            continue
    sys.exit(f"No port from {FIRST_PORT} on is free; close some programs and start this again.")


def main() -> None:
    """Serve the site until Ctrl-C."""
    site = Path(__file__).resolve().parent / "site"
    if not (site / "index.html").is_file():
        sys.exit(f"There is no folder site/ beside {Path(__file__).name}; unpack the whole zip and start it there.")
    with _server(site) as server:
        port = server.server_address[1]
        address = f"http://{HOST}:{port}/"
        if port != FIRST_PORT:
            print(f"Port {FIRST_PORT} is taken; a browser keeps the saved games of each port apart.")
        print(f"Kraina is at {address} (Ctrl-C ends it).", flush=True)
        # Some browsers are waited for until they are closed, and they need an answer before that.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")


if __name__ == "__main__":
    main()
