"""What the application asks of the page it runs in. ``dom.BrowserPage`` is the real one, tests have one of their own.

No element, event or promise crosses this line: only text, numbers and bytes of markup.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from table.html import Markup
from table.motion import Cue
from table.storage import Store


@dataclass(frozen=True, slots=True)
class Standing:
    """How the page stands in its browser."""

    update: str = ""
    """``ready`` when a new version waits, ``others`` when it cannot take over because of other tabs, or empty."""
    install: bool = False
    """The browser would install the page if it is asked."""
    forgets: str = ""
    """``touch`` or ``desk``: on which machine a browser will delete what the page keeps; empty for any other one."""


class Page(Protocol):
    """A page that shows markup by region and remembers things."""

    store: Store
    tab: str
    """What tells this tab from all others."""

    def show(self, region: str, markup: Markup) -> bool:
        """Put markup into the element with the id ``region`` unless it is there already; return whether it changed."""

    def append(self, region: str, markup: Markup, *, drop: int = 0) -> None:
        """Add markup at the end of a list and take ``drop`` children away from its start."""

    def patch(self, region: str, changed: Mapping[int, Markup]) -> None:
        """Put other markup in the place of children of a list, by their number from 0."""

    def forget(self, *regions: str) -> None:
        """Note that regions are no longer what was last shown there."""

    def after_frame(self, draw: Callable[[], None]) -> None:
        """Call something once what is shown by now stands on the screen; it takes the place of what waits for that."""

    def printed(self) -> str:
        """Return which rulebook stands in the page since before Python was up, by ``printed_name``, or nothing."""

    def adopt(self, region: str, markup: Markup) -> None:
        """Note that markup stands in a region already."""

    def lobby(self) -> Markup:
        """Return the lobby as it stands in the page before Python is up, in both languages."""

    def dress(self, language: str, theme: str, motion: str, title: str, game: str) -> None:
        """Set the page's language, theme (``auto``, ``light`` or ``dark``), speed of movement and title.

        ``game`` is the game on the table, or empty; of all games only its styles hold. Until those that are fetched
        for it are there, what is on the table is not seen.
        """

    def seal(self, selector: str) -> None:
        """Take what matches out of reach of mouse and keyboard, and nothing else; nothing at all when empty."""

    def focus_in(self, selector: str) -> bool:
        """Return whether the keyboard's focus is on an element that matches, or within one."""

    def focus(self, selector: str) -> None:
        """Move the keyboard's focus, in the next frame, to the first of some selectors that matches anything."""

    def scroll_to(self, selector: str) -> None:
        """Bring the first element that matches into sight."""

    def reveal(self, ident: str) -> None:
        """Open what holds the element with this id and what is in it, and bring it into sight."""

    def modal(self, markup: Markup | None) -> None:
        """Show a dialog with this content, or none."""

    def mark(self, selector: str, word: str) -> None:
        """Give the class ``word`` to all elements that match, and take it from all others."""

    def values(self, form: str) -> dict[str, str]:
        """Return the values of a form's named controls; an unticked box is left out."""

    def query(self) -> dict[str, str]:
        """Return the parameters of the address."""

    def place(self) -> str:
        """Return the part of the address behind ``#``."""

    def go(self, place: str, *, replace: bool = False) -> None:
        """Set the part behind ``#`` and drop the parameters, without loading or calling anything."""

    def download(self, name: str, text: str) -> None:
        """Offer a file for saving."""

    def standing(self) -> Standing:
        """Return how the page stands in its browser: a new version, installing, how long things are kept."""

    def take_offer(self, name: str) -> None:
        """Do what the browser offers: ``update`` or ``install``."""

    def seed(self) -> int:
        """Return 64 bits of fresh chance from the browser's own source."""

    def now(self) -> str:
        """Return date and time as ``2026-11-30T12:34``."""

    def reduced_motion(self) -> bool:
        """Return whether the system asks for less movement."""

    def ready(self) -> None:
        """Tell everybody that the page can be used."""

    def bind_board(self) -> None:
        """Make the board that was just shown pan and zoom."""

    def unbind_board(self) -> None:
        """Let go of the board that is to be replaced."""

    def zoom(self, step: int) -> None:
        """Zoom the board in (1), out (-1) or show it whole (0)."""

    def look_at(self, board: tuple[int, int], spots: Sequence[tuple[int, int]]) -> None:
        """On a small screen, turn the board so that these spots can be seen and touched."""

    def ring(self, across: float, down: float) -> None:
        """For some seconds draw a ring around a place of the board: so many hundredths from its left and its top."""

    def perform(self, cues: Sequence[Cue]) -> None:
        """Start movements; each begins at its own time. The page stays as usable as ever."""

    def finish_animations(self) -> None:
        """End every movement at once."""

    def contrast(self, choice: str) -> None:
        """Set how strong the contrast is: ``auto``, as the system wants it, or ``more``."""

    def sound(self, name: str, volume: float, delay: int) -> None:
        """Let a sound be heard after some milliseconds; ``volume`` goes from 0 to 1."""

    async def sprite(self, game: str) -> None:
        """Load the icons of a game, and wait until its styles are there too."""

    async def pause(self, millis: int) -> None:
        """Let the page breathe for some milliseconds."""
