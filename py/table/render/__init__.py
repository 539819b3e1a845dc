"""Renderers: one module a game, pure functions from a view to HTML or SVG. They know neither the page nor the session.

A renderer never sees the state. It gets the view of whoever sits before the screen, and the open decision when that
person is the one to decide (else None). The page makes banner, buttons, log and dialogs; a renderer makes what lies on
the table. Three attributes tie its markup to the page:

- ``data-key="<option key>"`` on what plays exactly one option;
- ``data-at="<kind>:<id>"`` (as ``field:12``) on what several options point to: a click there offers just these as
  buttons;
- ``data-pawn="<seat>"`` on the group of a pawn, so that its way can be animated.

While several options are being picked, the page gives what carries their keys the class ``picked``.

The buttons of all options stand beside the board, so nothing in a renderer's markup takes the keyboard's focus.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from kraina.engine.decision import Decision
from kraina.engine.event import Event
from kraina.engine.ids import PlayerId, RuleRef
from table.explanation import Counter
from table.html import Markup
from table.i18n import Texts


class Renderer(Protocol):
    """What the page asks of a game's renderer; the module ``table.render.<game>`` is one."""

    def size(self) -> tuple[int, int]:
        """Return width and height of the board's viewBox, in units of its own; it starts at 0, 0."""

    def spot(self, place: str) -> tuple[int, int] | None:
        """Return the centre of a place, in units of the board; None for what does not lie on it.

        ``place`` is a stop of a pawn's path, or the id of a ``Ref`` of any kind but ``card``, ``pawn`` and ``player``.
        """

    def focus(self, view: Any, player: PlayerId) -> tuple[tuple[int, int], ...]:
        """Return the spots of the board where a player is: the pawn's place, or none for one who has left."""

    def board(self, t: Texts) -> Markup:
        """Return the board that never changes, as content of an ``<svg>``: drawn once for each language."""

    def overlay(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return what lies on the board, as content of an ``<svg>``: pawns, highlights, clickable fields."""

    def players(self, view: Any, t: Texts) -> Markup:
        """Return the sheets of all adventurers."""

    def hand(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the viewer's own cards; empty when nobody's hand may be shown."""

    def piles(self, view: Any, t: Texts) -> Markup:
        """Return the piles of cards beside the board."""

    def moment(self, event: Event, later: Sequence[Event], view: Any, t: Texts) -> Markup:
        """Return what shows an event in the foreground for a moment, such as a fight decided by a roll, or nothing.

        ``later`` are the events after it in the same answer, ``view`` is the table after all of them.
        """

    def card(self, design: str, t: Texts) -> Markup:
        """Return the face of a card."""

    def card_rule(self, design: str) -> RuleRef:
        """Return the rule that a card is about."""

    def counters(self, view: Any, player: PlayerId, t: Texts) -> Sequence[Counter]:
        """Return the counters of a player with what they are made of."""

    def scene(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return what happens in the foreground, such as a fight; empty when nothing does."""


def renderer(game: str) -> Renderer:
    """Return the renderer of a game, imported at its first use."""
    return cast(Renderer, import_module(f"table.render.{game}"))


def laid(game: str, view: Any) -> Renderer:
    """Return the renderer of the table that a view shows.

    It is the same for all matches of most games. Where a board is laid out anew for each match, the game's renderer has
    a function ``laid`` that takes a view; for boards that lie alike it returns the same object.
    """
    it = renderer(game)
    found: Renderer = it.laid(view) if hasattr(it, "laid") else it
    return found


def showing(it: Renderer, place: str) -> Renderer:
    """Return the renderer of the same table that draws the map on which a place lies; most tables have one map."""
    found: Renderer = it.showing(place) if hasattr(it, "showing") else it
    return found
