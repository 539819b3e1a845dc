"""Jaskinia on the table: what is its own, put together for the page."""

from typing import Any

from kraina.engine.decision import Decision
from kraina.games.jaskinia.view import JaskiniaView, SearcherView
from table.html import Branch, Markup, branch
from table.i18n import Texts
from table.render.cave import map
from table.render.cave import odds as chances
from table.render.cave.geometry import TALL, WIDE, cards_at, gold_at, outline, pawn_slots
from table.render.jaskinia import hands, odds, piles, sheets
from table.render.jaskinia.cards import LOOK
from table.render.kin.renderer import KinRenderer, Land, Table

AROUND = 190
"""So that the next areas of every tunnel are seen as well."""


def _shape(area: str) -> str:
    """Return the outline of an area that may be clicked."""
    return outline(area, 5.0)


def _changed(one: SearcherView) -> tuple[str, int]:
    """Return nothing: in this game nobody becomes anything else."""
    return "", 0


def _board(t: Texts) -> Markup:
    return map.board(t, t("cave.title"), ("adventure", "cave"))


LAND = Land(lambda: (WIDE, TALL), map.spot, _board, _shape, pawn_slots, cards_at, gold_at, AROUND, map.plate)


class JaskiniaRenderer(KinRenderer):
    """Draws the table of Jaskinia from a view."""

    def __init__(self) -> None:
        super().__init__(LOOK, LAND, Table(sheets.players, hands.hand, piles.piles, _changed))

    def overlay(self, view: JaskiniaView, decision: Decision[Any] | None, t: Texts) -> Branch:
        """Return what changes on the map: the light of the lamps, what is known and closed, and all that lies there."""
        inside = [one for one in view.searchers if one.character]
        lamps = (map.lamp(one.area, bright=one.player == view.current) for one in inside)
        known = map.depths(view.depths.found, view.depths.closed, t)
        return branch("", branch("g", *lamps), known, *super().overlay(view, decision, t).children)

    def scene(self, view: JaskiniaView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the fight that goes on, the exact chances of what is asked, or nothing."""
        found = odds.chances(view, decision)
        if found:
            return chances.scene(LOOK, found, t, self._free_side(view, view.current))
        return super().scene(view, decision, t)
