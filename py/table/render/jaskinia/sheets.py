"""The sheets of the Searchers: counters, states, belongings, and what holds for all."""

from functools import lru_cache

from kraina.engine.ids import Uid
from kraina.games.jaskinia.definitions import definitions, lent_definitions
from kraina.games.jaskinia.view import JaskiniaView, SearcherView
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.jaskinia.cards import LOOK
from table.render.kin import sheets
from table.render.kin.cards import counter, small_card
from table.render.kin.look import icon_of
from table.render.kin.pawns import player_name
from table.sources import ask_counters


def players(view: JaskiniaView, t: Texts) -> Markup:
    """Return what holds for everybody, and the sheets of all Searchers in seating order."""
    drawn = (_sheet(one, _mark(one, view), one.player == view.viewer, t) for one in view.searchers)
    return branch("", _world(view, t), branch("ul", *drawn, class_="adventurers kin-sheets"))


def _mark(one: SearcherView, view: JaskiniaView) -> str:
    """Return what distinguishes a player among all: gone, waiting, winner, to move, or nothing."""
    if view.winner is not None:
        return "winner" if view.winner == one.player else ""
    if not one.character:
        return "waiting" if one.waiting else "dead"
    return "to-move" if one.player == view.current else ""


def _world(view: JaskiniaView, t: Texts) -> Markup | None:
    """Return what holds for all Searchers: the Crystal's Chamber, darkness, more turns."""
    found = []
    if view.depths.found:
        found.append(("crystal", t("cave.found", space=t(f"space.{view.depths.found}.name"))))
    if view.depths.dark is not None:
        found.append(("dark", t("cave.dark", who=player_name(t, view.depths.dark))))
    if view.extra_turns:
        found.append(("again", t("table.world.extra", who=player_name(t, view.current), n=view.extra_turns)))
    chips = [tag("li", icon_of(LOOK, "state", name), said) for name, said in found]
    return tag("ul", *chips, class_="world states") if chips else None


@lru_cache(maxsize=64)
def _sheet(one: SearcherView, mark: str, own: bool, t: Texts) -> Markup:
    inside: list[Markup | None] = []
    if one.character:
        abilities = lent_definitions().box.characters[one.character].abilities
        who = sheets.character(LOOK, one.character, one.alignment, one.area, abilities, t)
        inside = [who, _counters(one, t), _states(one, t), _belongings(one, t)]
    return sheets.sheet(LOOK, one.player, one.character, mark, own=own, inside=inside, t=t)


def _counters(one: SearcherView, t: Texts) -> Markup:
    """Return Stamina, Strength and Power as totals with their parts, gold and Spells."""
    return branch(
        "div",
        counter(LOOK, "stamina", f"{one.stamina}/{one.whole}", t),
        sheets.open_total(LOOK, "strength", one.strength, one.combat, t),
        sheets.open_total(LOOK, "power", one.power, (), t),
        counter(LOOK, "gold", one.gold, t),
        sheets.spell_count(LOOK, len(one.spells), one.spell_limit, t),
        ask_counters(t, one.player),
        class_="adventurer-counters",
    )


def _states(one: SearcherView, t: Texts) -> Markup | None:
    """Return what holds for a Searcher beyond the counters."""
    counted = {"lost": one.lost, "slow": one.slow, "barred": one.barred, "empty": one.empty}
    found = [(name, t(f"table.state.{name}", n=value)) for name, value in counted.items() if value]
    if one.came:
        found.append(("came", t("table.state.came", space=t(f"space.{one.came}.name"))))
    return sheets.states(LOOK, found, t)


def _belongings(one: SearcherView, t: Texts) -> Markup | None:
    """Return Items, Friends and trophies; what the hand holds is not seen on one's own sheet."""
    groups: list[Markup] = []
    if one.items:
        groups.append(_cards(load_title(one, t), one.items, t, held=True))
    if one.friends:
        groups.append(_cards(t("table.friends"), one.friends, t, held=True))
    if one.trophies:
        points = sum(definitions().card(uid).strength for uid in one.trophies)
        groups.append(_cards(t("table.trophies", strength=points), one.trophies, t))
    return branch("div", *groups, class_="belongings") if groups else None


def _cards(title: str, uids: tuple[Uid, ...], t: Texts, *, held: bool = False) -> Markup:
    return sheets.group(title, tuple(small_card(LOOK, uid, t) for uid in uids), held=held)


def load_title(one: SearcherView, t: Texts) -> str:
    """Return how much a Searcher carries of what he can (5.3)."""
    return t("table.items", n=len(one.items), of=one.capacity)
