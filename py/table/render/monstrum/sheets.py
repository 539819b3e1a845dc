"""What lies around the map: the adventurers' sheets, the viewer's hand and the decks."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision
from kraina.engine.ids import Uid, design_of
from kraina.games.monstrum.view import AdventurerView, MonstrumView
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.monstrum.cards import back, card, counter, icon_of, small_card
from table.render.monstrum.pawns import badge, player_name
from table.sources import ask_card, ask_counters


def players(view: MonstrumView, t: Texts) -> Markup:
    """Return the sheets of all adventurers, in seating order."""
    drawn = (_sheet(one, _mark(one, view), one.player == view.viewer, t) for one in view.adventurers)
    return tag("ul", *drawn, class_="adventurers")


def _mark(one: AdventurerView, view: MonstrumView) -> str:
    """Return what distinguishes an adventurer among all: dead, winner, to move, or nothing."""
    if not one.alive:
        return "dead"
    if view.winner == one.player:
        return "winner"
    return "to-move" if one.player == view.current and view.winner is None and view.begun else ""


@lru_cache(maxsize=128)
def _sheet(one: AdventurerView, mark: str, own: bool, t: Texts) -> Markup:
    names = ["adventurer", f"seat-{one.player}", mark, "own" if own else ""]
    name = tag("span", player_name(t, one.player), class_="adventurer-name")
    role = tag("span", t(f"table.{mark}"), class_=f"role role-{mark}") if mark else None
    dexterity = counter("dexterity", one.dexterity, t) if one.dexterity else None
    counters = tag(
        "p",
        counter("strength", one.strength, t),
        dexterity,
        _hidden(one, t),
        ask_counters(t, one.player),
        class_="adventurer-counters",
    )
    return tag(
        "li",
        badge(one.player),
        tag("h3", name, role),
        counters,
        _states(one, t),
        _cards(one, own, t),
        class_=" ".join(filter(None, names)),
        data_seat=one.player,
    )


def _hidden(one: AdventurerView, t: Texts) -> Markup:
    """Return how many cards are held secretly."""
    counts = (("movement", len(one.hand)), ("surprise", len(one.surprises)))
    return join(
        *(
            tag(
                "span",
                back(deck),
                tag("b", count, aria_hidden="true"),
                tag("span", t(f"table.hidden.{deck}", n=count), class_="unseen"),
                class_="hidden-count",
                title=t(f"table.hidden.{deck}", n=count),
            )
            for deck, count in counts
        )
    )


def _states(one: AdventurerView, t: Texts) -> Markup | None:
    """Return what holds for an adventurer beyond the counters."""
    if not one.alive:
        return None
    found: list[tuple[str, str]] = []
    if one.asleep:
        found.append(("eternal-sleep", t("table.state.asleep", n=one.asleep)))
    if one.missed > one.asleep:
        found.append(("paralysis", t("table.state.missed", n=one.missed - one.asleep)))
    if one.warded:
        found.append(("stone-of-niwy", t("table.state.warded", n=one.warded)))
    if one.master is not None:
        found.append(("freyas-rings", t("table.state.slave", who=player_name(t, one.master), n=one.bondage)))
    if one.tricks:
        found.append(("devilish-tricks", t("table.state.tricks")))
    if one.belt_armed:
        found.append(("belt-of-death", t("table.state.belt")))
    if one.net is not None:
        found.append(("net", t("table.state.net", nook=t(f"nook.{one.net}.name"))))
    if one.last_fight is not None:
        found.append(("raider", t("table.state.last-fight", nook=t(f"nook.{one.last_fight}.name"))))
    chips = (
        tag("li", icon_of(icon), tag("span", said), class_=f"state state-{icon}", title=said) for icon, said in found
    )
    return tag("ul", *chips, class_="states") if found else None


def _cards(one: AdventurerView, own: bool, t: Texts) -> Markup | None:
    """Return the cards of an adventurer that the viewer sees: open ones, and others' hidden ones that are known."""
    shown = [small_card(design_of(uid), t) for uid in one.open]
    if not own:
        known = [uid for uid in (*one.hand, *one.surprises) if uid is not None]
        shown.extend(small_card(design_of(uid), t, t("table.known")) for uid in known)
    return tag("div", *shown, class_="small-cards") if shown else None


def hand(view: MonstrumView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's cards, and any others that the decision offers; a card that an option plays is a button."""
    keys = _keys(decision)
    own = next((one for one in view.adventurers if one.player == view.viewer), None)
    steps = _known(own.hand) if own else []
    kept = _known(own.surprises) if own else []
    offered = [uid for uid in keys if uid not in steps and uid not in kept]
    rows = (
        ("movement", steps, "table.hand.movement"),
        ("surprise", kept, "table.hand.surprises"),
        ("offered", offered, "table.hand.offered"),
    )
    return tag("div", *(_row(name, t(title), cards, keys, t) for name, cards, title in rows if cards), class_="hand")


def _keys(decision: Decision[Any] | None) -> dict[Uid, str]:
    """Return the key of the option that each card stands for."""
    if decision is None:
        return {}
    return {option.at.id: option.key for option in decision.options if option.at and option.at.kind == "card"}


def _known(cards: Iterable[Uid | None]) -> list[Uid]:
    return [uid for uid in cards if uid is not None]


def _row(name: str, title: str, cards: Sequence[Uid], keys: dict[Uid, str], t: Texts) -> Markup:
    """Return cards in a row. Two movement cards of one number are one option."""
    by_design = {design_of(uid): key for uid, key in keys.items()}
    faces = ((uid, card(design_of(uid), t, key=by_design.get(design_of(uid)))) for uid in cards)
    items = (tag("li", face, ask_card(t, "monstrum", design_of(uid)), id=f"held-{uid}") for uid, face in faces)
    return tag("section", tag("h3", title), tag("ul", *items), class_=f"hand-row hand-{name}", aria_label=title)


def piles(view: MonstrumView, t: Texts) -> Markup:
    """Return the three decks with the number of their cards."""
    stacks = []
    for deck, count in view.decks:
        caption = tag("figcaption", tag("span", t(f"deck.{deck}")), tag("b", count))
        height = min(4, (count + 7) // 8)
        stacks.append(
            tag("figure", back(deck), caption, class_=f"pile pile-{deck} pile-height-{height}", data_deck=deck)
        )
    return tag("div", *stacks, class_="piles")
