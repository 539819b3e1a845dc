"""What the viewer has: mission, spell book, equipment, artifacts, and whatever else a decision offers."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import Uid
from kraina.games.legenda.cards import load_data
from kraina.games.legenda.view import HeroView, LegendaView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.cards import small_button
from table.render.legenda.book import book
from table.render.legenda.cards import LOOK, card, is_card, small_card
from table.render.legenda.sheets import mission_note
from table.sources import ask_card

DROP = "drop:"
"""How the key of an option to throw an item away begins: no click on the item alone does it."""

MAGIC = "magic"
"""The key of the option that opens the spell book in one's own turn."""

Offers = Mapping[Uid, Sequence[Option[Any]]]
"""The options that point to each card."""


def hand(view: LegendaView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's belongings, and before them other cards that the decision offers."""
    offers = _offers(decision)
    own = next((one for one in view.heroes if one.player == view.viewer and one.hero), None)
    held = () if own is None else (*own.items, *own.artifacts, *own.spells, own.mission)
    offered = [uid for uid in offers if uid not in held]
    rows: list[Markup] = []
    if offered:
        rows.append(_row("offered", t("table.hand.offered"), [_face(uid, offers, t) for uid in offered]))
    if own is not None:
        opening = next((one for one in decision.options if one.key == MAGIC), None) if decision is not None else None
        rows += _own(own, offers, opening, t)
    return tag("div", *rows, class_="hand") if rows else Markup("")


def _own(own: HeroView, offers: Offers, opening: Option[Any] | None, t: Texts) -> list[Markup]:
    """Return the rows of the viewer's own things."""
    rows = [_mission(own, offers, t), book(own, offers, opening, t)]
    pack = t("table.hand.items", n=len(own.items), of=load_data().numbers.pack)
    for name, title, uids in (("items", pack, own.items), ("artifacts", t("table.hand.artifacts"), own.artifacts)):
        if uids:
            rows.append(_row(name, title, [_thing(uid, offers, t) for uid in uids], small=True))
    return rows


def _mission(own: HeroView, offers: Offers, t: Texts) -> Markup:
    title = t("table.hand.mission")
    if not own.mission:
        return tag("section", tag("h3", title), tag("p", t("table.no-mission")), class_="hand-row hand-mission")
    options = offers.get(own.mission, ())
    key, at = click(own.mission, options)
    face = card(own.mission, t, key=key, at=at, act=t.say(options[0].label) if options else mission_note(own, t))
    item = tag("li", face, ask_card(t, "legenda", own.mission), id=f"held-{own.mission}")
    return tag("section", tag("h3", title), tag("ul", item), class_="hand-row hand-mission", aria_label=title)


def _offers(decision: Decision[Any] | None) -> Offers:
    found: dict[Uid, list[Option[Any]]] = {}
    for option in decision.options if decision is not None else ():
        if option.at is not None and option.at.kind == "card" and is_card(option.at.id):
            found.setdefault(option.at.id, []).append(option)
    return found


def click(uid: Uid, options: Sequence[Option[Any]]) -> tuple[str | None, str | None]:
    """Return the key that a click on a card answers with, or the place it asks about; neither without options."""
    if not options:
        return None, None
    return (options[0].key, None) if len(options) == 1 else (None, f"card:{uid}")


def said(options: Sequence[Option[Any]], t: Texts) -> str:
    """Return what a click on a card does, in words."""
    return t.say(options[0].label) if len(options) == 1 else t("table.hand.ways", n=len(options))


def _row(name: str, title: str, faces: Sequence[Markup], *, small: bool = False) -> Markup:
    return tag(
        "section", tag("h3", title), tag("ul", *faces), class_=f"hand-row hand-{name}{' hand-small' if small else ''}",
        style=None if small else f"--cards: {len(faces)}", aria_label=title,
    )  # fmt: skip


def _face(uid: Uid, offers: Offers, t: Texts) -> Markup:
    """Return a card whole, as a button."""
    key, at = click(uid, offers[uid])
    act = said(offers[uid], t)
    face = card(uid, t, key=key, at=at, act="" if act == t(f"card.{uid}.name") else act)
    return tag("li", face, ask_card(t, "legenda", uid), id=f"held-{uid}")


def _thing(uid: Uid, offers: Offers, t: Texts) -> Markup:
    """Return an own item or artifact: a button if it can be used, else something to open."""
    options = offers.get(uid, ())
    using = [option for option in options if not option.key.startswith(DROP)]
    if using:
        key, at = click(uid, options if len(using) > 1 else using)
        shown = small_button(LOOK, uid, said(using, t) if key else t(f"card.{uid}.name"), t, key=key, at=at)
        return tag("li", shown, ask_card(t, "legenda", uid), id=f"held-{uid}")
    shown = _dropping(uid, options[0].key, t.say(options[0].label), t) if options else small_card(uid, t)
    return tag("li", shown, id=f"held-{uid}")


@lru_cache(maxsize=64)
def _dropping(uid: Uid, key: str, label: str, t: Texts) -> Markup:
    """Return an own item that opens to its text and to a button that throws it away."""
    button = tag("button", label, type="button", class_="leave", data_key=key, tabindex="-1")
    return Markup(small_card(uid, t).removesuffix("</details>") + button + "</details>")
