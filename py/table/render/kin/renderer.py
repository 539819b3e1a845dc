"""The renderer that games of the family share, made of the parts of this package and of what is the game's own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.event import Event
from kraina.engine.ids import PlayerId, Uid
from table.html import Branch, Markup, branch
from table.i18n import Texts
from table.render.kin import cards, castings, fight, moments
from table.render.kin.dice import die_face
from table.render.kin.look import Look
from table.render.kin.pawns import Slots, Standing, character_of, pawns, player_name, spots
from table.render.kin.targets import Outline, lying, lying_cards, lying_gold, targets
from table.render.pen import Point


@dataclass(frozen=True)
class Land:
    """A game's map, and where things lie on it."""

    size: Callable[[], tuple[int, int]]
    spot: Callable[[str], tuple[int, int] | None]
    board: Callable[[Texts], Markup]
    outline: Outline
    """The outline of a space that may be clicked."""
    slots: Slots
    cards_at: Callable[[str], Point]
    gold_at: Callable[[str], Point]
    around: int = 0
    """How much of the map is shown around a Character at least, in units of the drawing."""
    plate: Callable[[str, Texts], Markup | None] = lambda space, t: None
    """A space's name in large letters, for maps on which names are small: seen while one points to the space."""


@dataclass(frozen=True)
class Table:
    """What a game draws beside its map."""

    players: Callable[[Any, Texts], Markup]
    hand: Callable[[Any, Decision[Any] | None, Texts], Markup]
    piles: Callable[[Any, Texts], Markup]
    changed: Callable[[Any], tuple[str, int]]
    """A person of the view -> what the figure has become, and for how many turns; see ``pawns.CHANGES``."""


class KinRenderer:
    """Draws the table of a game of the family from a view. All methods are pure."""

    def __init__(self, look: Look, land: Land, table: Table) -> None:
        self._look, self._land, self._table = look, land, table
        self._maps: dict[str, Markup] = {}

    def size(self) -> tuple[int, int]:
        """Return the width and height of the map in units of its drawing."""
        return self._land.size()

    def spot(self, place: str) -> tuple[int, int] | None:
        """Return the middle of a space on the map."""
        return self._land.spot(place)

    def focus(self, view: Any, player: PlayerId) -> tuple[tuple[int, int], ...]:
        """Return where a player's Character stands on the map, and how much around it should be seen."""
        one, more = self._look.people(view)[player], self._land.around
        spot = self.spot(self._look.space(one)) if one.character else None
        if spot is None:
            return ()
        x, y = spot
        wide, high = self.size()
        ends = ((max(0, x - more), max(0, y - more)), (min(wide, x + more), min(high, y + more)))
        return (spot, *ends) if more else (spot,)

    def board(self, t: Texts) -> Markup:
        """Return the map itself, drawn once for each language."""
        if t.language not in self._maps:
            self._maps[t.language] = self._land.board(t)
        return self._maps[t.language]

    def overlay(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Branch:
        """Return what changes on the map: lying cards and gold, pawns, and what may be clicked."""
        land = self._land_for(view, decision)
        standing = [self._standing(view, one, t) for one in self._look.people(view) if one.character]
        standing = [one for one in standing if land.spot(one.space) is not None]
        things = _things(land, tuple(view.lying.items()), tuple(view.purse.items()), t)
        clicked = None
        if decision is not None:
            clicked = targets(decision, spots(standing, land.slots), land.outline, t, land.spot, land.plate)
        return branch("", *things, pawns(standing, land.slots), clicked)

    def _prospects(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Markup | None:
        """Return what may still come of a fight in which dice lie; a game in which they can be turned tells."""
        return None

    def _land_for(self, view: Any, decision: Decision[Any] | None) -> Land:
        """Return the map that is shown; a game of two maps chooses."""
        return self._land

    def _standing(self, view: Any, one: Any, t: Texts) -> Standing:
        name = f"{player_name(t, one.player)}: {character_of(t, one.character)}"
        changed, turns = self._table.changed(one)
        place = self._look.space(one)
        return Standing(one.player, place, name, current=one.player == view.current, changed=changed, turns=turns)

    def players(self, view: Any, t: Texts) -> Markup:
        """Return the Characters' sheets."""
        return self._table.players(view, t)

    def hand(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the viewer's own cards and others that may be chosen."""
        return self._table.hand(view, decision, t)

    def piles(self, view: Any, t: Texts) -> Markup:
        """Return the piles, what can be bought and what lies on the board."""
        return self._table.piles(view, t)

    def scene(self, view: Any, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the fight that goes on, the Spell that may be answered, the cards just drawn, or nothing."""
        if view.fight is not None:
            place = self._free_side(view, view.fight.player)
            return fight.scene(self._look, view, view.fight, t, place, self._prospects(view, decision, t))
        place = self._free_side(view, view.current)
        if self._look.castings(view):
            return castings.spell_scene(self._look, view, t, place)
        offered = [one.at.id for one in decision.options if one.at is not None] if decision is not None else []
        drawn = self._look.drawn(view)
        fresh = bool(drawn) and not all(uid in offered for uid in drawn)
        return castings.drawn_scene(self._look, drawn, t, place) if fresh else Markup("")

    def moment(self, event: Event, later: Sequence[Event], view: Any, t: Texts) -> Markup:
        """Return what shows an event for a moment: a card, or how a fight was decided."""
        return moments.moment(self._look, event, later, view, t, self._free_side(view, view.current))

    def _free_side(self, view: Any, player: PlayerId) -> str:
        """Return where the foreground does not hide a Character on the map: ``above`` or ``below``."""
        spots = self.focus(view, player)
        return "above" if spots and spots[0][1] * 2 > self.size()[1] else "below"

    def die_face(self, value: int) -> Markup:
        """Return a die that shows a number."""
        return die_face(value)

    def card(self, design: str, t: Texts) -> Markup:
        """Return the face of any card."""
        return cards.card(self._look, design, t)


@lru_cache(maxsize=8)
def _things(
    land: Land, lies: tuple[tuple[str, tuple[Uid, ...]], ...], purse: tuple[tuple[str, int], ...], t: Texts
) -> tuple[Markup, ...]:
    """Return the cards and the gold that lie on the map that is shown."""
    heaps = [
        lying_cards(space, land.cards_at(space), len(uids), lying(space, uids, t))
        for space, uids in lies
        if uids and land.spot(space) is not None
    ]
    gold = [
        lying_gold(space, land.gold_at(space), amount, t("table.loose", n=amount))
        for space, amount in purse
        if amount and land.spot(space) is not None
    ]
    return (*heaps, *gold)
