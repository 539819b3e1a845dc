"""Monstrum on the table: one class for the page, made of the parts of this package."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.event import Event
from kraina.engine.ids import PlayerId
from kraina.games.monstrum.board import GOAL, START_NOOK, Board, load_board
from kraina.games.monstrum.view import MonstrumView
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.monstrum import fight, land, moments, pawns, river, sheet, sheets
from table.render.monstrum.cards import card, icons
from table.render.monstrum.ink import CELL, MARGIN, surround
from table.render.monstrum.lettering import Label, free_box, place_labels, sheet_box
from table.render.outline import Cell
from table.render.pen import Box

TITLE_SIZE = (372, 100)
COMPASS_SIZE = (128, 128)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything stands on the map in one language."""

    labels: dict[str, Label]
    title: Box
    compass: Box
    river: list[Cell]
    taken: list[Box]
    """Where no small drawing may stand."""


class MonstrumRenderer:
    """Draws the table of Monstrum from a view. All methods are pure."""

    def __init__(self, board: Board | None = None) -> None:
        """Draw on a board, by default the one of ``data/monstrum``."""
        self._board = board or load_board()
        self._sheets: dict[str, Markup] = {}
        self._spots: dict[str, tuple[int, int] | None] = {}

    def size(self) -> tuple[int, int]:
        """Return the width and height of the map in units of its drawing."""
        return 2 * MARGIN + self._board.columns * CELL, 2 * MARGIN + self._board.rows * CELL

    def spot(self, place: str) -> tuple[int, int] | None:
        """Return where the middle of a field, given by its number as text, or of a nook lies on the map."""
        if place not in self._spots:
            self._spots[place] = self._middle(place)
        return self._spots[place]

    def _middle(self, place: str) -> tuple[int, int] | None:
        cells = [(field.column, field.row) for field in self._board.fields if place in (str(field.id), field.nook)]
        if not cells:
            return None
        left, top, right, bottom = surround(cells)
        return round((left + right) / 2), round((top + bottom) / 2)

    def focus(self, view: MonstrumView, player: PlayerId) -> tuple[tuple[int, int], ...]:
        """Return where an adventurer stands on the map."""
        places = (self.spot(str(one.field)) for one in view.adventurers if one.player == player and one.alive)
        return tuple(spot for spot in places if spot is not None)

    def board(self, t: Texts) -> Markup:
        """Return the map itself, drawn once for each language."""
        if t.language not in self._sheets:
            self._sheets[t.language] = self._draw(t)
        return self._sheets[t.language]

    def plan(self, t: Texts) -> Plan:
        """Return where names, title and compass stand."""
        board = self._board
        fields = {(field.column, field.row) for field in board.fields}
        room = sheet_box(board.columns, board.rows)
        tall = self.size()[1]
        title = free_box(*TITLE_SIZE, fields, (), room, (0, 0))
        nooks: dict[str, list[Cell]] = {nook.id: land.cells_of(board, nook) for nook in board.nooks.values()}
        names: dict[str, str] = {nook: t(f"nook.{nook}.name") for nook in nooks}
        labels = place_labels(names, nooks, fields, room, (title, land.seal_box(nooks[GOAL])))
        taken = [title, *(label.box for label in labels.values())]
        places = {cell for cells in nooks.values() for cell in cells}
        bed = river.bed(board.columns, board.rows, fields - places, places, taken)
        taken += river.boxes(bed)
        compass = free_box(*COMPASS_SIZE, fields, taken, room, (0, tall * 0.7))
        return Plan(labels, title, compass, bed, [*taken, compass])

    def _draw(self, t: Texts) -> Markup:
        board, plan = self._board, self.plan(t)
        fields = {(field.column, field.row) for field in board.fields}
        goal = land.cells_of(board, board.nooks[GOAL])
        places = (
            land.nook_place(board, nook, t(f"nook.{nook.id}.name"), t(f"kind.{nook.kind}"), icons()[nook.id])
            for nook in board.nooks.values()
        )
        kinds: dict[str, str] = {nook.id: nook.kind for nook in board.nooks.values()}
        return tag(
            "g",
            sheet.definitions(),
            sheet.paper(board.columns, board.rows),
            sheet.countryside(board.columns, board.rows, fields, plan.taken),
            river.river(plan.river),
            land.rays(goal),
            sheet.compass(plan.compass),
            land.roads(board),
            *places,
            land.seal(goal),
            sheet.cartouche(t("game.title"), plan.title, icons()["monstrum"]),
            land.lettering(plan.labels, kinds | {GOAL: "goal", START_NOOK: "gate"}),
            class_="map",
        )

    def overlay(self, view: MonstrumView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return what changes on the map: the viewer's own net, the pawns, and what may be clicked."""
        return join(
            pawns.net_mark(self._board, view),
            pawns.pawns(self._board, view, t),
            None if decision is None else pawns.targets(self._board, view, decision, t),
        )

    def players(self, view: MonstrumView, t: Texts) -> Markup:
        """Return the adventurers' sheets."""
        return sheets.players(view, t)

    def hand(self, view: MonstrumView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the viewer's cards, those that may be played as buttons."""
        return sheets.hand(view, decision, t)

    def piles(self, view: MonstrumView, t: Texts) -> Markup:
        """Return the decks."""
        return sheets.piles(view, t)

    def scene(self, view: MonstrumView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the fight that goes on, or nothing."""
        return fight.scene(view, t, self._free_side(view, view.fight.fighter)) if view.fight else Markup("")

    def moment(self, event: Event, later: Sequence[Event], view: MonstrumView, t: Texts) -> Markup:
        """Return what shows an event for a moment: a card, or a fight decided by a roll."""
        player = getattr(event, "player", None)
        return (
            moments.moment(event, later, view, t, self._free_side(view, player)) if player is not None else Markup("")
        )

    def _free_side(self, view: MonstrumView, player: PlayerId) -> str:
        """Return where the foreground does not hide an adventurer on the map: ``above`` or ``below``."""
        spots = self.focus(view, player)
        return "above" if spots and spots[0][1] * 2 > self.size()[1] else "below"

    def die_face(self, value: int) -> Markup:
        """Return a die that shows a number."""
        return fight.die_face(value)

    def card(self, design: str, t: Texts) -> Markup:
        """Return the face of any card."""
        return card(design, t)
