"""Hears the document, for the application. Listeners sit on the document, one for each kind of event.

What an element means stands in its attributes: ``data-act`` with ``data-value``, ``data-key`` (an option), ``data-at``
(a place several options point to).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from kraina.engine.save import MAX_BYTES
from table.regions import found

if TYPE_CHECKING:
    from table.app import App

DRAGGED = 8
"""Pixels that a pointer may wander between press and release and still click."""
HELD = ("+", "=", "-")
"""Keys that go on working while they are held down; no other answers twice."""
LARGEST_FILE = 4 * MAX_BYTES
"""Bytes of a file beyond which it is not even read."""


class Listen(Protocol):
    """How the page calls a handler: ``BrowserPage.listen``."""

    def __call__(
        self, name: str, handler: Callable[[Any], None], where: str = "document", *, early: bool = False
    ) -> None: ...


class Listener:
    """Hears the document and tells the application what an event means."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._pressed = (0.0, 0.0)
        self._pointing = False

    def attach(self, listen: Listen) -> None:
        """Listen, once for each kind of event."""
        handlers: dict[str, Callable[[Any], None]] = {
            "click": self._click,
            "change": self._change,
            "input": self._change,
            "keydown": self._key,
            "submit": self._submit,
            "pointerover": self._hover,
            "focusin": self._focus,
        }
        for name, handler in handlers.items():
            listen(name, handler)
        # On its way down: the library that pans the board stops it there.
        listen("pointerdown", self._press, early=True)
        listen("popstate", self._place, "window")
        listen("storage", self._stored, "window")
        listen("kraina-offline", lambda _: self._app.guard(self._app.offers.heard), "window")
        listen("close", lambda _: self._app.dialogs.closed(), "dialog")

    def _press(self, event: Any) -> None:
        self._pressed, self._pointing = (event.clientX, event.clientY), True

    def _click(self, event: Any) -> None:
        app, moved = self._app, abs(event.clientX - self._pressed[0]) + abs(event.clientY - self._pressed[1])
        if event.detail and moved > DRAGGED and _within(event, "#board"):
            return
        app.touched()
        target = found(event.target.closest("[data-act], [data-key], [data-at]"))
        if target is None:
            return
        if target.tagName == "A":
            event.preventDefault()
        if target.hasAttribute("data-key"):
            app.pick(str(target.getAttribute("data-key")))
        elif target.hasAttribute("data-at"):
            app.point(str(target.getAttribute("data-at")))
        else:
            app.act(str(target.getAttribute("data-act")), str(found(target.getAttribute("data-value")) or ""))

    def _change(self, event: Any) -> None:
        target = event.target
        if target.type == "file":
            self._app.spawn(self._read_file(target))
        elif found(target.form) is not None and target.form.id:
            self._app.changed(target.form.id, target.name, str(target.value), typing=event.type == "input")

    async def _read_file(self, control: Any) -> None:
        if control.files.length:
            file = control.files.item(0)
            text = str(await file.text()) if int(file.size) <= LARGEST_FILE else None
            control.value = ""
            self._app.shelf.take_file(text)

    def _key(self, event: Any) -> None:
        if self._pointing:
            self._pointing = False
            self._hover(event)  # from now on the focus shows it, which may have come before
        if event.ctrlKey or event.metaKey or event.altKey or _within(event, "input, select, textarea"):
            return
        if event.repeat and str(event.key) not in HELD:
            return
        if self._app.key(str(event.key), focused=_within(event, "button, a, summary")):
            event.preventDefault()

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        default = found(event.target.querySelector("[data-default]"))
        if default is not None:
            self._app.act(str(default.dataset.act))

    def _focus(self, event: Any) -> None:
        """Show where a choice leads that has the focus, but not to who points: there the pointer shows it."""
        if not self._pointing:
            self._hover(event)

    def _hover(self, event: Any) -> None:
        option = found(event.target.closest("#options [data-spot]"))
        if option is not None:
            key, spot = option.getAttribute("data-key"), option.getAttribute("data-spot")
            self._app.page.mark(f'#overlay [data-key="{key}"], #overlay [data-at="{spot}"]', "hot")

    def _place(self, _: Any) -> None:
        self._app.arrive(self._app.page.place())

    def _stored(self, event: Any) -> None:
        key = found(event.key)
        if key is not None:
            self._app.stored_elsewhere(str(key))


def _within(event: Any, selector: str) -> bool:
    return found(event.target.closest(selector)) is not None
