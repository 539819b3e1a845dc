"""Magiczny Miecz on the table: one class for the page, made of the parts of this package."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option, Ref
from kraina.engine.event import Event
from kraina.engine.ids import PlayerId, Uid, design_of
from kraina.games.magiczny_miecz.view import MieczView
from table.html import Markup, branch
from table.i18n import Texts
from table.render.magiczny_miecz import castings, fight, hands, map, moments, overlay, piles, sheets
from table.render.magiczny_miecz.cards import card
from table.render.magiczny_miecz.dice import die_face
from table.render.magiczny_miecz.names import character_of, player_name


class MieczRenderer:
    """Draws the table of Magiczny Miecz from a view. All methods are pure."""

    def __init__(self) -> None:
        self._maps: dict[str, Markup] = {}

    def size(self) -> tuple[int, int]:
        """Return the width and height of the map in units of its drawing."""
        return map.size()

    def spot(self, place: str) -> tuple[int, int] | None:
        """Return the middle of a space on the map."""
        return map.spot(place)

    def focus(self, view: MieczView, player: PlayerId) -> tuple[tuple[int, int], ...]:
        """Return where a player's Character stands on the map."""
        one = view.seekers[player]
        spot = self.spot(one.space) if one.character else None
        return (spot,) if spot is not None else ()

    def board(self, t: Texts) -> Markup:
        """Return the map itself, drawn once for each language."""
        if t.language not in self._maps:
            self._maps[t.language] = map.board(t)
        return self._maps[t.language]

    def overlay(self, view: MieczView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return what changes on the map: lying cards and gold, pawns, and what may be clicked."""
        standing = [_standing(view, one.player, t) for one in view.seekers if one.character]
        heaps = [
            overlay.lying_cards(space, len(uids), _lying(space, uids, t)) for space, uids in view.lying.items() if uids
        ]
        gold = [
            overlay.lying_gold(space, amount, t("table.loose", n=amount))
            for space, amount in view.purse.items()
            if amount
        ]
        targets = None if decision is None else _targets(decision, standing, t)
        return branch("", *heaps, *gold, overlay.pawns(standing), targets)

    def players(self, view: MieczView, t: Texts) -> Markup:
        """Return the Characters' sheets."""
        return sheets.players(view, t)

    def hand(self, view: MieczView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the viewer's own cards and others that may be chosen."""
        return hands.hand(view, decision, t)

    def piles(self, view: MieczView, t: Texts) -> Markup:
        """Return the piles, the Equipment and what lies on the board."""
        return piles.piles(view, t)

    def scene(self, view: MieczView, decision: Decision[Any] | None, t: Texts) -> Markup:
        """Return the fight that goes on, the Spell that may be answered, the Events just drawn, or nothing."""
        if view.fight is not None:
            return fight.scene(view, view.fight, t, self._free_side(view, view.fight.player))
        place = self._free_side(view, view.current)
        if view.castings:
            return castings.spell_scene(view, t, place)
        offered = [one.at.id for one in decision.options if one.at is not None] if decision is not None else []
        fresh = bool(view.drawn) and not all(uid in offered for uid in view.drawn)
        return castings.drawn_scene(view.drawn, t, place) if fresh else Markup("")

    def moment(self, event: Event, later: Sequence[Event], view: MieczView, t: Texts) -> Markup:
        """Return what shows an event for a moment: a card, or how a fight was decided."""
        return moments.moment(event, later, view, t, self._free_side(view, view.current))

    def _free_side(self, view: MieczView, player: PlayerId) -> str:
        """Return where the foreground does not hide a Character on the map: ``above`` or ``below``."""
        spots = self.focus(view, player)
        return "above" if spots and spots[0][1] * 2 > self.size()[1] else "below"

    def die_face(self, value: int) -> Markup:
        """Return a die that shows a number."""
        return die_face(value)

    def card(self, design: str, t: Texts) -> Markup:
        """Return the face of any card."""
        return card(design, t)


def _standing(view: MieczView, player: PlayerId, t: Texts) -> overlay.Standing:
    one = view.seekers[player]
    name = f"{player_name(t, player)}: {character_of(t, one)}"
    return overlay.Standing(player, one.space, name, current=player == view.current, stone=one.stone)


@lru_cache(maxsize=256)
def _lying(space: str, uids: tuple[Uid, ...], t: Texts) -> str:
    """Return what lies on a space, a line for each card."""
    names = [t(f"card.{design_of(uid)}.name") if uid else t("table.face-down") for uid in uids]
    return "\n".join((t("table.lying", space=t(f"space.{space}.name"), n=len(uids)), *names))


def _targets(decision: Decision[Any], standing: Sequence[overlay.Standing], t: Texts) -> Markup:
    """Return the spaces and pawns that options point to; several options of one are offered by a click on it."""
    found: dict[Ref, list[Option[Any]]] = {}
    for option in decision.options:
        if option.at is not None and option.at.kind in ("space", "player"):
            found.setdefault(option.at, []).append(option)
    places = overlay.spots(standing)
    drawn: list[Markup] = []
    for at, options in found.items():
        titles = tuple(_title(option, t) for option in options)
        key = options[0].key if len(options) == 1 else None
        if at.kind == "space":
            drawn.append(overlay.target(at.id, titles, key))
        elif int(at.id) in places:
            drawn.append(overlay.pawn_target(int(at.id), *places[int(at.id)], titles, key))
    return branch("g", *drawn, class_="mm-targets")


def _title(option: Option[Any], t: Texts) -> str:
    """Return what an option is called, with what it leads to."""
    return t.say(option.label) if option.hint is None else f"{t.say(option.label)} – {t.say(option.hint)}"
