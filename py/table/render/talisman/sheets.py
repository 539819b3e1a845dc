"""The sheets of the characters: counters, states, belongings, and what holds for all."""

from functools import lru_cache

from kraina.engine.ids import Uid
from kraina.games.talisman.cave.expansion import data_of, joined_definitions
from kraina.games.talisman.definitions import definitions
from kraina.games.talisman.view import HeroView, TalismanView
from table.html import Markup, branch
from table.i18n import Texts
from table.render.kin import sheets
from table.render.kin.cards import counter, small_card
from table.render.kin.pawns import player_name
from table.render.talisman.cards import LOOK
from table.sources import ask_counters

ANY_LOAD = 90
"""Objects beyond which nobody counts any more: their owner carries all he wants."""

COUNTED = ("toad", "lost", "slow", "wolf", "fiends", "barred", "crawling")
"""States that last for some turns, or count something."""


def players(view: TalismanView, t: Texts) -> Markup:
    """Return what holds for everybody, and the sheets of all characters in seating order."""
    people = data_of(definitions(), view.options).characters
    drawn = (
        _sheet(
            one,
            people[one.character].abilities if one.character else (),
            _mark(one, view),
            one.player == view.viewer,
            t,
        )
        for one in view.heroes
    )
    return branch("", _world(view, t), branch("ul", *drawn, class_="adventurers kin-sheets"))


def _mark(one: HeroView, view: TalismanView) -> str:
    """Return what distinguishes a player among all: gone, waiting, winner, to move, or nothing."""
    if view.winner is not None:
        return "winner" if view.winner == one.player else ""
    if not one.character:
        return "waiting" if one.waiting else "dead"
    return "to-move" if one.player == view.current else ""


def _world(view: TalismanView, t: Texts) -> Markup | None:
    """Return what holds for all characters."""
    found = []
    if view.silence is not None:
        found.append(("destroy-magic", t("table.world.silence", who=player_name(t, view.silence))))
    if view.extra_turns:
        who = player_name(t, view.current)
        found.append(("temporal-warp", t("table.world.extra", who=who, n=view.extra_turns)))
    if view.crowned:
        found.append(("solomons-crown", t("table.world.crowned")))
    if view.depths.found:
        found.append(("magic-crystal", t("cave.found", space=t(f"space.{view.depths.found}.name"))))
    if view.depths.dark is not None:
        found.append(("lights-go-out", t("cave.dark", who=player_name(t, view.depths.dark))))
    return sheets.world(LOOK, found)


@lru_cache(maxsize=64)
def _sheet(one: HeroView, abilities: tuple[str, ...], mark: str, own: bool, t: Texts) -> Markup:
    inside: list[Markup | None] = []
    if one.character:
        who = sheets.character(LOOK, one.character, one.alignment, one.space, abilities, t)
        inside = [who, _counters(one, t), _states(one, t), _belongings(one, t)]
    return sheets.sheet(LOOK, one.player, one.character, mark, own=own, inside=inside, t=t)


def _counters(one: HeroView, t: Texts) -> Markup:
    """Return Strength and Craft as totals with their parts, life, fate, gold and Spells."""
    return branch(
        "div",
        counter(LOOK, "life", f"{one.life}/{one.life_value}", t),
        sheets.open_total(LOOK, "strength", one.strength, one.battle, t),
        sheets.open_total(LOOK, "craft", one.craft, (), t),
        counter(LOOK, "fate", f"{one.fate}/{one.fate_value}", t),
        counter(LOOK, "gold", one.gold, t),
        sheets.spell_count(LOOK, len(one.spells), one.spell_limit, t),
        ask_counters(t, one.player),
        class_="adventurer-counters",
    )


def _states(one: HeroView, t: Texts) -> Markup | None:
    """Return what holds for a character beyond the counters."""
    found: list[tuple[str, str]] = []
    for name, value in zip(COUNTED, _counts(one), strict=True):
        if value:
            found.append((name, t(f"table.state.{name}", n=value)))
    holding = {"enslaved": one.enslaved, "free": one.free, "fleeing": bool(one.fleeing)}
    found += [(name, t(f"table.state.{name}")) for name, holds in holding.items() if holds]
    if one.came:
        found.append(("came", t("table.state.came", space=t(f"space.{one.came}.name"))))
    if one.offer:
        found.append(("offer", t(f"table.offer.{one.offer}")))
    if one.quest:
        found.append(("quest", t("table.state.quest", quest=t(f"quest.{one.quest}.name"))))
    return sheets.states(LOOK, found, t)


def _counts(one: HeroView) -> tuple[int, ...]:
    return one.toad, one.lost, one.slow, one.wolf, one.fiends, one.barred, one.crawling


def _belongings(one: HeroView, t: Texts) -> Markup | None:
    """Return Objects, Followers and trophies of a character; what the hand holds is not seen on one's own sheet."""
    groups: list[Markup] = []
    if one.objects:
        groups.append(_cards(load_title(one, t), one.objects, t, held=True))
    if one.followers:
        groups.append(_cards(t("table.followers"), one.followers, t, held=True))
    if one.trophies:
        strength, craft = _trophies(one.trophies)
        groups.append(_cards(t("table.trophies", strength=strength, craft=craft), one.trophies, t))
    if one.legacy:
        groups.append(_cards(t("table.legacy"), one.legacy, t))
    return branch("div", *groups, class_="belongings") if groups else None


def _cards(title: str, uids: tuple[Uid, ...], t: Texts, *, held: bool = False) -> Markup:
    return sheets.group(title, tuple(small_card(LOOK, uid, t) for uid in uids), held=held)


def _trophies(uids: tuple[Uid, ...]) -> tuple[int, int]:
    """Return the Strength and the Craft printed on trophies: what counts when they are turned in (2.8)."""
    found = [joined_definitions().card(uid) for uid in uids]
    return (
        sum(card.strength for card in found if card.kind == "enemy"),
        sum(card.craft for card in found if card.kind == "spirit"),
    )


def load_title(one: HeroView, t: Texts) -> str:
    """Return how much a character carries of what it can (4.3)."""
    if one.capacity >= ANY_LOAD:
        return t("table.objects-any")
    return t("table.objects", n=len(one.objects), of=one.capacity)
