"""Seating: the set-up that is being made, and the ways to begin a game."""

from typing import TYPE_CHECKING

from kraina.engine.errors import BadSetup
from kraina.games.registry import entry
from table import storage
from table.address import BadAddress, Wanted, best_bot, read_seed, usual_kinds
from table.match import Match
from table.screens.setup import Draft, named_seats

if TYPE_CHECKING:
    from table.app import App


class Seating:
    """What the application does before a game begins."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.draft: Draft | None = None

    def open(self, game: str) -> None:
        """Take up the set-up of a game, or go on with it."""
        if self.draft is None or self.draft.game != game:
            self.draft = Draft(game, [("", kind) for kind in usual_kinds(entry(game))], str(self._app.page.seed()))

    def take(self) -> None:
        """Take over what stands in the form."""
        if self.draft is not None:
            self.draft.take(self._app.page.values("setup"))

    def change_seats(self, removed: int | None) -> None:
        """Add a seat for a bot, or take one away."""
        if self.draft is None:
            return
        self.draft.take(self._app.page.values("setup"))
        it = entry(self.draft.game)
        least, most = it.game.seats
        if removed is None and len(self.draft.seats) < most:
            self.draft.seats.append(("", best_bot(it.bots)))
        elif removed is not None and len(self.draft.seats) > least:
            del self.draft.seats[removed]
        self._app.draw()

    def new_seed(self) -> None:
        """Draw another seed."""
        if self.draft is not None:
            self.draft.take(self._app.page.values("setup"))
            self.draft.seed = str(self._app.page.seed())
            self._app.draw()

    def begin_draft(self) -> None:
        """Start the game that was set up."""
        draft = self.draft
        if draft is None:
            return
        draft.take(self._app.page.values("setup"))
        draft.problem = ""
        try:
            seed = read_seed(draft.seed)
        except BadAddress as error:
            draft.problem = self._app.t(error.key, value=error.value)
            self._app.draw()
            return
        self.begin(Wanted(draft.game, tuple((name.strip(), kind) for name, kind in draft.seats), seed, draft.options))

    def quick(self, game: str) -> None:
        """Start a game against bots at once."""
        self.begin(Wanted(game, tuple(("", kind) for kind in usual_kinds(entry(game))), None, {}))

    def begin(self, wanted: Wanted) -> None:
        """Start a game and put it on the table."""
        seats = named_seats(self._app.t, wanted.seats)
        seed = self._app.page.seed() if wanted.seed is None else wanted.seed
        try:
            match = Match.begin(storage.new_slot(self._app.page.store), wanted.game, seats, seed, wanted.options)
        except BadSetup as error:
            self._app.notice("fault.page", detail=str(error))
            self._app.go("", replace=True)
            return
        self._app.put_on_table(match)
        self._app.go("table")

    def again(self, how: str) -> None:
        """Play the finished game's set-up again: with a new seed, the same one, or after changes."""
        if self._app.match is None:
            return
        session = self._app.match.session
        seats = tuple((seat.name, seat.kind) for seat in session.seats)
        if how == "setup":
            self.draft = Draft(self._app.match.game, list(seats), str(self._app.page.seed()), dict(session.options))
            self._app.go(f"setup/{self._app.match.game}")
        else:
            seed = session.seed if how == "same" else None
            self.begin(Wanted(self._app.match.game, seats, seed, session.options))
