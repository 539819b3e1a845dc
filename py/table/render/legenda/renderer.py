"""Legenda on the table: one class for the page, made of the parts of this package, for each way the tiles may lie."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.event import Event
from kraina.engine.ids import PlayerId, RuleRef
from kraina.games.legenda.board import Lie
from kraina.games.legenda.cards import SHAPESHIFTER, load_data
from kraina.games.legenda.view import HeroView, LegendaView
from table.explanation import Counter
from table.html import Markup, join
from table.i18n import Texts
from table.render.legenda import explain, fight, hand, map, moments, overlay, piles, sheets
from table.render.legenda.cards import card, icons_of
from table.render.legenda.names import hero_name, own_trait, player_name
from table.render.legenda.plots import TALL, WIDE, Ground
from table.render.outline import Cell

TILES = 4


class LegendaRenderer:
    """Draws the table of Legenda from a view. All methods are pure."""

    def __init__(self, ground: Ground) -> None:
        """Draw on tiles that lie in one way."""
        self._ground = ground
        self._maps: dict[str, Markup] = {}

    def size(self) -> tuple[int, int]:
        """Return the width and height of the sheet, whatever way the tiles lie on it."""
        return WIDE, TALL

    def spot(self, place: str) -> tuple[int, int] | None:
        """Return the middle of a field or tile on the sheet; None for what does not lie on it."""
        if place in self._ground.by_id:
            x, y = self._ground.centre(self._ground.by_id[place].cell)
        elif place in self._ground.tiles:
            left, top, right, bottom = self._ground.box(self._ground.tiles[place], 6)
            x, y = (left + right) / 2, (top + bottom) / 2
        elif place.count(",") == 1:
            left, top, right, bottom = self._ground.box(overlay.slot_cell(place), 6)
            x, y = (left + right) / 2, (top + bottom) / 2
        else:
            return None
        return round(x), round(y)

    def focus(self, view: LegendaView, player: PlayerId) -> tuple[tuple[int, int], ...]:
        """Return where a hero stands on the sheet."""
        spot = self.spot(view.heroes[player].field)
        return (spot,) if spot is not None else ()

    def board(self, t: Texts) -> Markup:
        """Return the map, drawn once for each language."""
        if t.language not in self._maps:
            self._maps[t.language] = map.board(self._ground, t)
        return self._maps[t.language]

    def overlay(self, view: LegendaView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return what changes on the map: the way, marks of missions, figures, and what may be clicked."""
        standing = [_standing(one, view, t) for one in view.heroes]
        ground = self._ground
        targets = None if decision is None else overlay.targets(ground, decision, standing, t)
        return join(
            overlay.frame(ground, *self._marks(view, decision, t), name="leg-marks"),
            overlay.figures(ground, standing),
            targets,
        )

    def _marks(self, view: LegendaView, decision: Decision[Any] | None, t: Texts) -> list[Markup | None]:
        """Return the way of the turn, how far it may go on, and where missions lead."""
        drawn: list[Markup | None] = []
        if view.turn is not None:
            drawn.append(overlay.way(self._ground, view.turn.visited, view.turn.player))
            if decision is not None and decision.kind == "turn" and view.turn.points > 1:
                drawn.append(overlay.range_marks(self._ground, _within(view)))
        leads: dict[str, list[HeroView]] = {}
        for one in view.heroes:
            for field in _aims(one, view):
                leads.setdefault(field, []).append(one)
        for field, heroes in leads.items():
            title = "\n".join(
                t("table.own-place", who=player_name(t, one.player), mission=_task(one, t)) for one in heroes
            )
            drawn.append(overlay.task_mark(self._ground, field, [one.player for one in heroes], title))
        drawn += [self._lair(one, t) for one in view.heroes if one.player == view.viewer]
        return drawn

    def _lair(self, one: HeroView, t: Texts) -> Markup | None:
        """Return the marks of where the beast of a mission lives."""
        mission = load_data().missions.get(one.mission)
        if mission is None or mission.terrain is None:
            return None
        icon = icons_of("kind")["animal"]
        return overlay.lair_marks(self._ground, mission.terrain, one.player, icon, t(f"card.{one.mission}.name"))

    def players(self, view: LegendaView, t: Texts) -> Markup:
        """Return the heroes' sheets."""
        return sheets.players(view, t)

    def hand(self, view: LegendaView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the viewer's mission, spell book and belongings."""
        return hand.hand(view, decision, t)

    def piles(self, view: LegendaView, t: Texts) -> Markup:
        """Return the piles and the equipment."""
        return piles.piles(view, t)

    def scene(self, view: LegendaView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the fight, duel or challenge that goes on, or nothing."""
        if view.fight is None:
            return Markup("")
        return fight.scene(view, view.fight, t, self._free_side(view, view.fight.player))

    def moment(self, event: Event, later: Sequence[Event], view: LegendaView, t: Texts) -> Markup:
        """Return what shows an event for a moment: a card, or how a fight was decided."""
        return moments.moment(event, later, view, t, self._free_side(view, view.current))

    def _free_side(self, view: LegendaView, player: PlayerId) -> str:
        """Return where the foreground does not hide a hero on the map: ``above`` or ``below``."""
        spots = self.focus(view, player)
        return "above" if spots and spots[0][1] * 2 > TALL else "below"

    def card(self, design: str, t: Texts) -> Markup:
        """Return the face of any card or token."""
        return card(design, t)

    def card_rule(self, design: str) -> RuleRef:
        """Return the rule that a card is about."""
        return explain.card_rule(design)

    def counters(self, view: LegendaView, player: PlayerId, t: Texts) -> Sequence[Counter]:
        """Return the counters of a hero."""
        return explain.counters(view, player, t)


@lru_cache(maxsize=16)
def renderer_of(lies: tuple[Lie, ...]) -> LegendaRenderer:
    """Return the renderer for tiles that lie so; the same object for the same tiles."""
    return LegendaRenderer(map.ground_of(lies, slots_of(lies)))


def slots_of(lies: Sequence[Lie]) -> tuple[Cell, ...]:
    """Return where a further tile may be laid, beside those that lie; nowhere when all do."""
    if len(lies) >= TILES:
        return ()
    laid = [(x, y) for _, x, y, _ in lies]
    beside = [(x + right, y + down) for x, y in laid for right, down in ((0, -6), (6, 0), (0, 6), (-6, 0))]
    return tuple(dict.fromkeys(cell for cell in beside if cell not in laid))


def _standing(one: HeroView, view: LegendaView, t: Texts) -> overlay.Standing:
    name = f"{player_name(t, one.player)}: {hero_name(t, one.hero)}"
    current = view.begun and one.player == view.current
    return overlay.Standing(one.player, one.field, own_trait(one.hero), name, current=current)


def _within(view: LegendaView) -> dict[str, int]:
    """Return the fields that the hero to move may reach in this turn, with the steps to each."""
    turn, board = view.turn, view.board
    one = view.heroes[view.current]
    if turn is None or not one.field:
        return {}
    taken = [other.field for other in view.heroes if other.field and not board.fields[other.field].city]
    barred = [field for field in (*turn.visited, *taken) if field != one.field]
    return {field: steps for field, steps in board.reach(one.field, barred).items() if 0 < steps <= turn.points}


def _aims(one: HeroView, view: LegendaView) -> list[str]:
    """Return the fields to which a hero's missions lead: a place, the captive's city, the Shapeshifter's place."""
    data = load_data()
    found = []
    if one.captive_to:
        found.append(one.captive_to)
    elif one.mission and data.missions[one.mission].place:
        found.append(data.atlas.places[data.missions[one.mission].place])
    if view.open and one.player == view.current:
        found.append(data.atlas.places[data.missions[SHAPESHIFTER].place])
    return found


def _task(one: HeroView, t: Texts) -> str:
    return t(f"card.{one.mission or SHAPESHIFTER}.name")
