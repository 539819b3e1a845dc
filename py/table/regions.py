"""The regions of the real page: markup by the id of an element. Of what is there already, nothing is touched."""

from collections.abc import Mapping
from typing import Any

from table.changes import Change, Redress, changes
from table.html import Markup

DRAWN = ("ground", "overlay", "dice", "moment")
"""Regions that hold no focus and nothing that is opened or scrolled: put up anew as a whole, which is quicker."""


def found(value: Any) -> Any:
    """Return what JavaScript found, or None for its null."""
    from pyodide.ffi import jsnull

    return None if value is jsnull else value


class Regions:
    """The elements of the document that markup is put into."""

    def __init__(self) -> None:
        import js
        from pyodide.ffi import to_js
        from pyscript.js_modules import idiomorph

        self._js = js
        self._morph = idiomorph.Idiomorph.morph
        options = {"morphStyle": "innerHTML", "callbacks": {"beforeAttributeUpdated": js.krainaBoot.keepsOpen}}
        self._inner = to_js(options, dict_converter=js.Object.fromEntries)
        self._outer = to_js({**options, "morphStyle": "outerHTML"}, dict_converter=js.Object.fromEntries)
        self._shown: dict[str, Markup] = {}

    def _find(self, selector: str) -> Any:
        return found(self._js.document.querySelector(selector))

    def _region(self, region: str) -> Any:
        return found(self._js.document.getElementById(region))

    def show(self, region: str, markup: Markup) -> bool:
        """Put markup into the element with the id ``region`` unless it is there already."""
        before = self._shown.get(region)
        if before == markup:
            return False
        element = self._region(region)
        if element is None:
            return False
        self._shown[region] = markup
        changed = changes(before, markup) if before else None
        if changed is not None:
            for one in changed:
                self._change(element, one, drawn=region in DRAWN)
        elif not markup:
            element.replaceChildren()
        elif region in DRAWN:
            element.innerHTML = str(markup)
        else:
            self._morph(element, str(markup), self._inner)
        return True

    def _change(self, element: Any, change: Change | Redress, *, drawn: bool) -> None:
        """Put other children or attributes into an element of a region; what is opened and stays is left open."""
        for number in change.path:
            element = element.children.item(number)
        if isinstance(change, Redress):
            self._js.krainaBoot.redress(element, change.start)
            return
        if change.gone == len(change.fresh) == 1 and not drawn:
            self._morph(element.children.item(change.place), str(change.fresh[0]), self._outer)
            return
        for _ in range(change.gone):
            element.children.item(change.place).remove()
        fresh = "".join(change.fresh)
        if change.place < element.children.length:
            element.children.item(change.place).insertAdjacentHTML("beforebegin", fresh)
        else:
            element.insertAdjacentHTML("beforeend", fresh)

    def append(self, region: str, markup: Markup, *, drop: int = 0) -> None:
        """Add markup at the end of a list, drop children from its start, and roll to the end."""
        element = self._region(region)
        if element is None:
            return
        for _ in range(drop):
            element.firstElementChild.remove()
        element.insertAdjacentHTML("beforeend", str(markup))
        self._js.krainaBoot.rollToEnd(element)

    def patch(self, region: str, changed: Mapping[int, Markup]) -> None:
        """Put other markup in the place of children of a list, by their number from 0."""
        element = self._region(region)
        for place, markup in changed.items():
            element.children.item(place).outerHTML = str(markup)

    def forget(self, *regions: str) -> None:
        """Note that regions are no longer what was last shown there."""
        for region in regions:
            self._shown.pop(region, None)

    def adopt(self, region: str, markup: Markup) -> None:
        """Note that markup stands in a region already."""
        self._shown[region] = markup
