"""Cards that a person does not want to be asked about: noted, told to the match on the table, and taken back."""

from typing import TYPE_CHECKING

from table.match import Match

if TYPE_CHECKING:
    from table.app import App


class Muting:
    """Keeps what each person has muted; the settings hold it from game to game."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def mute(self, game: str, person: str, design: str, *, on: bool) -> None:
        """Do not ask a person about a card of a game any more, or ask about it again."""
        app = self._app
        app.settings.mute(game, person, design, on=on)
        app.keep(app.settings.keep)
        if app.match is not None:
            self.take(app.match)

    def take(self, match: Match) -> None:
        """Tell a match what its persons have muted."""
        muted = self._app.settings.muted
        match.muted = {one: muted(match.game, match.names[one]) for one in match.people()}

    def unmute(self, card: str) -> None:
        """Ask about ``<game>/<person>/<design>`` again, and draw."""
        game, _, rest = card.partition("/")
        person, _, design = rest.rpartition("/")
        self.mute(game, person, design, on=False)
        self._app.draw()
