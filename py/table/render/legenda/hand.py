"""What the viewer has: mission, spell book, equipment, artifacts, and whatever else a decision offers."""

from dataclasses import replace
from typing import Any

from kraina.engine.decision import Decision
from kraina.games.legenda.cards import load_data
from kraina.games.legenda.view import HeroView, LegendaView
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.kin.hands import Holding, offers_of, rows
from table.render.legenda.book import book
from table.render.legenda.cards import LOOK

DROP = "drop:"
"""How the key of an option to throw an item away begins."""
SWAP = "mission:swap"
MAGIC = "magic"
"""The key of the option that opens the spell book in one's own turn."""


def hand(view: LegendaView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's belongings, and before them other cards that the decision offers."""
    own = next((one for one in view.heroes if one.player == view.viewer and one.hero), None)
    if own is None:
        found = rows(LOOK, None, decision, t)
        return tag("div", *found, class_="hand") if found else Markup("")
    opening = next((one for one in decision.options if one.key == MAGIC), None) if decision is not None else None
    holding = _holding(own, t)
    found = rows(LOOK, holding, _without_swap(decision), t)
    if not own.mission:
        found.insert(0, _no_mission(t))
    small = sum(bool(uids) for _, _, uids in holding.small)
    found.insert(len(found) - small, book(own, offers_of(LOOK, decision), opening, t))
    return branch("", branch("div", *found, class_="hand"))


def _without_swap(decision: Decision[Any] | None) -> Decision[Any] | None:
    """Return a decision without the swap of the mission: a click on the card, to read it, would cost denars."""
    if decision is None:
        return None
    return replace(decision, options=tuple(one for one in decision.options if one.key != SWAP))


def _holding(own: HeroView, t: Texts) -> Holding:
    """Return what a hero holds, the spells apart."""
    pack = t("table.hand.items", n=len(own.items), of=load_data().numbers.pack)
    return Holding(
        whole=(("mission", (own.mission,) if own.mission else ()),),
        small=(("items", pack, own.items), ("artifacts", t("table.hand.artifacts"), own.artifacts)),
        note=lambda uid: "",
        leaving=DROP,
        elsewhere=own.spells,
    )


def _no_mission(t: Texts) -> Markup:
    """Return what stands in the place of a mission."""
    heading = tag("h3", t("table.hand.mission"))
    return tag("section", heading, tag("p", t("table.no-mission")), class_="hand-row hand-mission")
