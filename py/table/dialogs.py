"""Dialogs: settings, help, credits, the name of a save, and the ways out after a rule broke."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kraina.engine.ids import PlayerId
from kraina.games.registry import game_ids
from table.html import Markup
from table.i18n import Texts
from table.render import renderer
from table.screens import explain, rulebook, shell
from table.settings import CHOICES

if TYPE_CHECKING:
    from table.app import App


class Dialogs:
    """The one dialog of the page; ``name`` tells which is open, or is empty."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.name = ""
        self._about = ""
        """What an explanation is about."""
        self._search = ""

    def open(self, name: str) -> None:
        """Open a dialog: settings, help, credits, save or fault."""
        self.name = name
        self.draw()

    def explain(self, about: str) -> None:
        """Explain something on the table: ``prompt``, ``card/<design>`` or ``counters/<seat>``."""
        self._about = about
        self.open("explain")

    def rule(self, place: str) -> None:
        """Open the rulebook at a rule, ``<game>/<rule>``: at the table beside the game, else as a screen."""
        app = self._app
        if app.screen != "table" or app.match is None or not place.startswith(f"{app.match.game}/"):
            app.go(f"rules/{place}")
            return
        self._search = ""
        app.page.forget("dialog-body", "rule-beside")
        self.open("rulebook")
        rule = place.partition("/")[2]
        app.page.mark(f'#dialog [id="rule-{rule}"]', "found")
        app.page.scroll_to(f'#dialog [id="rule-{rule}"]')

    def search(self, words: str) -> None:
        """Show only the entries of the rulebook beside the game that hold these words."""
        self._search = words
        self._draw_rules()

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
            "rulebook": lambda: rulebook.beside(*self._book()),
            "explain": self._explanation,
            "why": lambda: app.history.reasons.dialog,
            "match": app.history.match_dialog,
        }
        if app.match is not None and app.match.fault is not None and app.screen == "table":
            self.name = "fault"
        if self.name == "match" and app.match is None:
            self.name = ""
        app.page.modal(made[self.name]() if self.name in made else None)
        if self.name == "rulebook":
            self._draw_rules()

    def _book(self) -> tuple[Texts, rulebook.Book]:
        """Return the sentences and the rulebook of the game that is shown."""
        app = self._app
        if app.screen == "replay":
            return app.history.texts(), rulebook.book(app.history.game, app.t.language)
        game = app.match.game if app.match is not None else app.shown_game
        return app.texts(game), rulebook.book(game, app.t.language)

    def _draw_rules(self) -> None:
        self._app.page.show("rule-beside", rulebook.entries(*self._book(), self._search))

    def _explanation(self) -> Markup:
        """Return the explanation that was asked for; without a question to explain, the key map."""
        (t, book), replayed = self._book(), self._app.screen == "replay"
        match = None if replayed else self._app.match
        kind, _, ident = self._about.partition("/")
        it = renderer(book.game)
        if kind == "card":
            return explain.card(t, book, ident, it.card(ident, t), it.card_rule(ident))
        if kind == "counters" and (match is not None or replayed):
            player = PlayerId(int(ident))
            view = self._app.history.viewing.view if match is None else match.view()
            return explain.counters(t, book.game, t.names[player], it.counters(view, player, t))
        decision = match.decision() if match is not None else None
        return shell.help_dialog(t) if decision is None else explain.prompt(t, book, decision)

    def save_as(self) -> None:
        """Keep the game on the table under the name in the dialog."""
        self._app.shelf.save_as(self._app.page.values("save-as").get("name", ""))
        self.close()

    def _muted_cards(self) -> list[tuple[str, str]]:
        """Return the cards that somebody does not want to be asked about, as ``<game>/<person>/<design>``, named."""
        found: list[tuple[str, str]] = []
        for game, person in self._app.settings.who_muted():
            if game in game_ids():
                t = self._app.texts(game)
                cards = sorted((t(f"card.{card}.name"), card) for card in self._app.settings.muted(game, person))
                found += [(f"{game}/{person}/{card}", f"{name} ({t('game.title')}, {person})") for name, card in cards]
        return found
