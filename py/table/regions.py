"""The regions of the real page: markup by the id of an element. Of what is there already, nothing is touched."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from table.changes import changes
from table.html import Markup


def found(value: Any) -> Any:
    """Return what JavaScript found, or None for its null."""
    from pyodide.ffi import jsnull

    return None if value is jsnull else value


class Regions:
    """The elements of the document that markup is put into, by ``js/regions.mjs``."""

    def __init__(self) -> None:
        import js
        from pyodide.ffi import create_proxy
        from pyscript.js_modules import regions

        self._js, self._regions = js, regions
        self._shown: dict[str, Markup] = {}
        self._due: Callable[[], None] | None = None
        self._framed = create_proxy(self._draw_due)

    def _find(self, selector: str) -> Any:
        return found(self._js.document.querySelector(selector))

    def _region(self, region: str) -> Any:
        return found(self._js.document.getElementById(region))

    def show(self, region: str, markup: Markup) -> bool:
        """Put markup into the element with the id ``region`` unless it is there already."""
        before = self._shown.get(region)
        if before == markup:
            return False
        changed = changes(before, markup) if before else None
        if changed is None:
            is_there = self._regions.show(region, str(markup))
        else:
            is_there = self._regions.alter(region, _dump([_by_field(one) for one in changed]))
        if is_there:
            self._shown[region] = markup
        return bool(is_there)

    def append(self, region: str, markup: Markup, *, drop: int = 0) -> None:
        """Add markup at the end of a list, drop children from its start, and roll to the end."""
        self._regions.append(region, str(markup), drop)

    def patch(self, region: str, changed: Mapping[int, Markup]) -> None:
        """Put other markup in the place of children of a list, by their number from 0."""
        self._regions.patch(region, _dump(list(changed.items())))

    def after_frame(self, draw: Callable[[], None]) -> None:
        """Call something once what is shown by now stands on the screen; it takes the place of what waits for that."""
        self._due = draw
        self._regions.afterFrame(self._framed)

    def _draw_due(self) -> None:
        draw, self._due = self._due, None
        if draw is not None:
            draw()

    def forget(self, *regions: str) -> None:
        """Note that regions are no longer what was last shown there."""
        for region in regions:
            self._shown.pop(region, None)

    def adopt(self, region: str, markup: Markup) -> None:
        """Note that markup stands in a region already."""
        self._shown[region] = markup


def _by_field(change: Any) -> dict[str, Any]:
    return {field.name: getattr(change, field.name) for field in fields(change)}


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
