"""The sheets of the Characters: counters, states, belongings, and what holds for all."""

from functools import lru_cache

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.cards import Card
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.view import MieczView, SeekerView
from table.html import Markup, branch
from table.i18n import Texts
from table.render.kin import sheets
from table.render.kin.cards import counter, small_card
from table.render.kin.pawns import player_name
from table.render.magiczny_miecz.cards import LOOK
from table.sources import ask_counters

ANY_LOAD = 90
"""Objects beyond which nobody counts any more: their owner carries all he wants."""

COUNTED = ("stone", "lost", "slow", "frozen")
"""States that last for some turns."""

HOLDING = ("possessed", "hexed", "charmed", "leaving", "barred")
"""States that hold or do not."""


def players(view: MieczView, t: Texts) -> Markup:
    """Return what holds for everybody, and the sheets of all Characters in seating order."""
    drawn = (_sheet(one, _mark(one, view), one.player == view.viewer, t) for one in view.seekers)
    return branch("", _world(view, t), branch("ul", *drawn, class_="adventurers kin-sheets"))


def _mark(one: SeekerView, view: MieczView) -> str:
    """Return what distinguishes a player among all: gone, winner, to move, or nothing."""
    if view.winner is not None:
        return "winner" if view.winner == one.player else ""
    if not one.character:
        return "dead"
    return "to-move" if one.player == view.current else ""


def _world(view: MieczView, t: Texts) -> Markup | None:
    """Return what holds for all Characters till somebody's turn."""
    found = []
    if view.war is not None:
        found.append(("war-of-elements", t("table.world.war", who=player_name(t, view.war))))
    if view.conjunction is not None:
        found.append(("conjunction", t("table.world.conjunction", who=player_name(t, view.conjunction))))
    if view.extra_turns:
        who = player_name(t, view.current)
        found.append(("formula-of-time", t("table.world.extra", who=who, n=view.extra_turns)))
    return sheets.world(LOOK, found)


@lru_cache(maxsize=64)
def _sheet(one: SeekerView, mark: str, own: bool, t: Texts) -> Markup:
    inside: list[Markup | None] = []
    if one.character:
        abilities = definitions().characters[one.character].abilities
        who = sheets.character(LOOK, one.character, one.alignment, one.space, abilities, t)
        inside = [who, _counters(one, t), _states(one, t), _belongings(one, t)]
    return sheets.sheet(LOOK, one.player, one.character, mark, own=own, inside=inside, t=t)


def _counters(one: SeekerView, t: Texts) -> Markup:
    """Return Sword and Magic as totals with their parts, Life, gold and Spells."""
    return branch(
        "div",
        counter(LOOK, "life", one.life, t),
        sheets.open_total(LOOK, "sword", one.sword, one.combat, t),
        sheets.open_total(LOOK, "magic", one.magic, (), t),
        counter(LOOK, "gold", one.gold, t),
        sheets.spell_count(LOOK, len(one.spells), one.spell_limit, t),
        ask_counters(t, one.player),
        class_="adventurer-counters",
    )


def _states(one: SeekerView, t: Texts) -> Markup | None:
    """Return what holds for a Character beyond the counters."""
    found: list[tuple[str, str]] = []
    for name, value in zip(COUNTED, (one.stone, one.lost, one.slow, one.frozen), strict=True):
        if value:
            found.append((name, t(f"table.state.{name}", n=value)))
    holding = (one.possessed, one.hexed, one.charmed, bool(one.leaving), bool(one.barred))
    found += [(name, t(f"table.state.{name}")) for name, holds in zip(HOLDING, holding, strict=True) if holds]
    if one.mission:
        found.append(("mission", t(f"table.mission.{one.mission}")))
    return sheets.states(LOOK, found, t)


def _belongings(one: SeekerView, t: Texts) -> Markup | None:
    """Return Objects, Friends and trophies of a Character; what the hand holds is not seen on one's own sheet."""
    groups: list[Markup] = []
    if one.objects:
        groups.append(sheets.group(load_title(one, t), tuple(owned(uid, one, t) for uid in one.objects), held=True))
    if one.friends:
        friends = tuple(owned(uid, one, t) for uid in one.friends)
        groups.append(sheets.group(t("table.friends"), friends, held=True))
    if one.trophies:
        points = sum(_trophy(definitions().card(uid)) for uid in one.trophies)
        groups.append(
            sheets.group(t("table.trophies", n=points), tuple(small_card(LOOK, uid, t) for uid in one.trophies))
        )
    return branch("div", *groups, class_="belongings") if groups else None


def _trophy(found: Card) -> int:
    """Return what a beaten Monster counts when trophies are exchanged, in points (1.4)."""
    return found.sword * max(1, found.heads)


def load_title(one: SeekerView, t: Texts) -> str:
    """Return how much a Character carries of what it can (5.4)."""
    if one.capacity >= ANY_LOAD:
        return t("table.objects-any")
    return t("table.objects", n=one.load, of=one.capacity)


def owned(uid: Uid, one: SeekerView, t: Texts) -> Markup:
    """Return an Object or Friend with what it carries or holds."""
    return small_card(LOOK, uid, t, note_of(uid, one, t))


def note_of(uid: Uid, one: SeekerView, t: Texts) -> str:
    """Return what an Object or Friend carries or holds, in words."""
    notes = [t("table.carries", card=t(f"card.{design_of(load)}.name")) for load in one.carried_by(uid)]
    for spell in one.kept_by(uid):
        notes.append(t("table.holds", card=t(f"card.{design_of(spell)}.name")) if spell else t("table.holds-one"))
    return " ".join(notes)
