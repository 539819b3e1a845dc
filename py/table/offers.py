"""What the page offers beside the games: a new version, installing, and keeping games where a browser forgets them."""

from typing import TYPE_CHECKING

from table.html import Markup
from table.screens import keeping
from table.screens.shell import Notice
from table.storage import PREFIX

if TYPE_CHECKING:
    from table.app import App

DISMISSED = f"{PREFIX}dismissed"
"""Where the browser keeps what nobody wants to be told again: names with spaces between."""


class Offers:
    """What is offered now, and what was dismissed."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._closed: set[str] = set()
        self.standing = app.page.standing()

    def heard(self) -> None:
        """Take up that the page stands otherwise."""
        self.standing = self._app.page.standing()
        self._app.draw()

    def notices(self) -> list[Notice]:
        """Return what is told at the top of the screen that is shown."""
        told = [self._update()] if self.standing.update else []
        if self._app.screen == "lobby" and self.standing.forgets:
            told.append(Notice("offers.forgets", button="offers.keep", act="keep"))
        return [notice for notice in told if not self._is_dismissed(notice.key)]

    def _update(self) -> Notice:
        """Return the offer of the new version; beside a running game it is only mentioned."""
        match = self._app.match
        if self._app.screen != "lobby" and match is not None and match.session.outcome is None:
            return Notice("offers.update_hint")
        key = "offers.update_others" if self.standing.update == "others" else "offers.update"
        return Notice(key, button="offers.update_do", act="update")

    def panel(self) -> Markup | None:
        """Return what the list of saved games says about a browser that forgets them, or nothing."""
        if not self.standing.forgets or self._is_dismissed("offers.keeping"):
            return None
        whole = (slot.id for slot in self._app.shelf.slots() if not slot.damaged)
        return keeping.keeping(self._app.t, self.standing.forgets, next(whole, None))

    def dismiss(self, key: str) -> None:
        """Take a notice away: that of a new version until the next visit, what else is offered here for good."""
        if not key.startswith("offers."):
            self._app.dismiss(key)
            return
        self._closed.add(key)
        if not key.startswith("offers.update"):
            told = " ".join(sorted({*self._dismissed(), key}))
            self._app.keep(lambda: self._app.page.store.set(DISMISSED, told))
        self._app.draw()

    def _is_dismissed(self, key: str) -> bool:
        return key in self._closed or key in self._dismissed()

    def _dismissed(self) -> list[str]:
        return (self._app.page.store.get(DISMISSED) or "").split()
