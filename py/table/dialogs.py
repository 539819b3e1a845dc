"""Dialogs: settings, help, credits, the name of a save, and the ways out after a rule broke."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kraina.games.registry import game_ids
from table.html import Markup
from table.screens import shell
from table.settings import CHOICES

if TYPE_CHECKING:
    from table.app import App


class Dialogs:
    """The one dialog of the page; ``name`` tells which is open, or is empty."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.name = ""

    def open(self, name: str) -> None:
        """Open a dialog: settings, help, credits, save or fault."""
        self.name = name
        self.draw()

    def close(self) -> None:
        """Close the dialog."""
        self.name = ""
        self.draw()

    def closed(self) -> None:
        """Note that the dialog was closed, by Escape for instance; a broken rule leaves no such way."""
        self.name = ""
        if self._app.match is not None and self._app.match.fault is not None:
            self._app.guard(self.draw)

    def draw(self) -> None:
        """Show the dialog that is open, or none."""
        app = self._app
        made: dict[str, Callable[[], Markup]] = {
            "settings": lambda: shell.settings_dialog(app.t, app.settings.chosen, CHOICES, self._muted_cards()),
            "help": lambda: shell.help_dialog(app.t),
            "credits": lambda: shell.credits_dialog(app.t),
            "save": lambda: shell.save_dialog(app.t, app.match.name if app.match else ""),
            "fault": lambda: app.play.fault_dialog(),
            "why": lambda: app.history.reasons.dialog,
            "match": app.history.match_dialog,
        }
        if app.match is not None and app.match.fault is not None and app.screen == "table":
            self.name = "fault"
        if self.name == "match" and app.match is None:
            self.name = ""
        app.page.modal(made[self.name]() if self.name in made else None)

    def save_as(self) -> None:
        """Keep the game on the table under the name in the dialog."""
        self._app.shelf.save_as(self._app.page.values("save-as").get("name", ""))
        self.close()

    def _muted_cards(self) -> list[tuple[str, str]]:
        """Return the cards that nobody wants to be asked about, each as ``<game>/<design>`` with its name."""
        found: list[tuple[str, str]] = []
        for game in self._app.settings.games_muted():
            if game in game_ids():
                t = self._app.texts(game)
                cards = sorted((t(f"card.{card}.name"), card) for card in self._app.settings.muted(game))
                found += [(f"{game}/{card}", f"{name} ({t('game.title')})") for name, card in cards]
        return found
