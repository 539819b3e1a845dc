"""Serves a folder on localhost as a static host would: right types, nothing cached unasked, under any path."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.project import Stop
from tools.start import HOST, PORTS_TRIED, SiteRequest, SiteServer

__all__ = ["HOST", "SiteServer", "server_from", "site_server"]


class PrefixRequest(SiteRequest):
    """Answers below `prefix` from the folder, and 404 elsewhere."""

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
        """Isolate the page from other origins where that is wanted."""
        if self.isolated:
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def site_server(folder: Path, port: int = 0, prefix: str = "/", *, isolated: bool = False) -> SiteServer:
    """Return a bound, not yet running server of a folder; port 0 takes a free one.

    `prefix` starts and ends with "/"; `isolated` sends the headers that isolate the page from other origins. Raises
    OSError when the port is taken.
    """
    handler: Callable[..., SiteRequest] = partial(
        PrefixRequest, directory=str(folder), prefix=prefix, isolated=isolated
    )
    return SiteServer((HOST, port), handler)


def server_from(folder: Path, port: int) -> SiteServer:
    """Return a bound server at the first free port from `port` on. Raises Stop when there is none."""
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            return site_server(folder, candidate)
        except OSError:
            continue
    raise Stop(f"No port from {port} on is free; name another with --port.")
