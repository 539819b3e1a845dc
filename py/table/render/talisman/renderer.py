"""Magia i Miecz on the table: what is its own, put together for the page."""

from typing import Any

from kraina.engine.decision import Decision
from kraina.games.talisman.view import HeroView, TalismanView
from table.html import Branch, Markup, branch
from table.i18n import Texts
from table.render.cave import odds
from table.render.kin.renderer import KinRenderer, Land, Table
from table.render.talisman import below, fate, hands, map, piles, sheets
from table.render.talisman.cards import LOOK
from table.render.talisman.geometry import outline
from table.render.talisman.places import cards_at, gold_at, pawn_slots

AROUND = 190
"""So that most of the neighbouring lands are seen as well."""


def _shape(space: str) -> str:
    """Return the outline of a land that may be clicked."""
    return outline(space, 6.0)


def _changed(one: HeroView) -> tuple[str, int]:
    return ("toad", one.toad) if one.toad else ("", 0)


LAND = Land(map.size, map.spot, map.board, _shape, pawn_slots, cards_at, gold_at, AROUND)


class TalismanRenderer(KinRenderer):
    """Draws the table of Magia i Miecz from a view; the map of the Cave lies on that of the lands while it is shown."""

    def __init__(self, *, cave: bool | None = None) -> None:
        """Make a renderer that shows the map of the Cave or not, or the one that matters to who looks at it."""
        super().__init__(LOOK, LAND, Table(sheets.players, hands.hand, piles.piles, _changed))
        self._cave = cave

    def showing(self, place: str) -> "TalismanRenderer":
        """Return the renderer that draws the map on which a place lies."""
        return CAVE if below.CAVE.spot(place) else LANDS

    def _shows_cave(self, view: TalismanView, decision: Decision[Any] | None) -> bool:
        return below.shows_cave(view, decision) if self._cave is None else self._cave

    def spot(self, place: str) -> tuple[int, int] | None:
        """Return the middle of a land, or of an area of the Cave, on its map."""
        return LAND.spot(place) or below.CAVE.spot(place)

    def _prospects(self, view: TalismanView, decision: Decision[Any] | None, t: Texts) -> Markup | None:
        found = fate.prospects(view, decision)
        return fate.shown(found, t) if found else None

    def _land_for(self, view: TalismanView, decision: Decision[Any] | None) -> Land:
        return below.CAVE if self._shows_cave(view, decision) else LAND

    def scene(self, view: TalismanView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the fight that goes on, the exact chances of what is asked in the Cave, and so on."""
        found = below.chances(view, decision)
        if found:
            return odds.scene(LOOK, found, t, self._free_side(view, view.current))
        return super().scene(view, decision, t)

    def overlay(self, view: TalismanView, decision: Decision[Any] | None, t: Texts) -> Branch:
        """Return what changes on the map that is shown: the Cave lies over the lands while it is."""
        drawn = super().overlay(view, decision, t)
        if view.options.get("cave") != "on":
            return drawn
        cave = self._shows_cave(view, decision)
        under = below.cave_parts(view, t) if cave else (below.caved_in(view, t),)
        return branch("", *under, *drawn.children, below.elsewhere(view, t, cave=cave))


LANDS, CAVE = TalismanRenderer(cave=False), TalismanRenderer(cave=True)
"""Renderers that show one of the two maps, whoever looks at it."""
