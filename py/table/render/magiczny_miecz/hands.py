"""The viewer's own cards, and whatever other cards a decision offers."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.cards import is_stock
from kraina.games.magiczny_miecz.view import MieczView, SeekerView
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import card, is_card, small_button, small_card
from table.render.magiczny_miecz.sheets import load_title, note_of, owned
from table.sources import ask_card

LEAVING = "leave:"
"""How the key begins of an option to leave an Object or dismiss a Friend: no click on the card alone does it."""

Offers = Mapping[Uid, Sequence[Option[Any]]]
"""The options that point to each card."""


def hand(view: MieczView, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's Spells, Objects and Friends, and other cards that the decision offers."""
    offers = _offers(decision)
    own = next((one for one in view.seekers if one.player == view.viewer and one.character), None)
    spells = _seen(own.spells) if own is not None else []
    kept = [uid for _, uids in own.kept for uid in _seen(uids)] if own is not None else []
    things = (*own.objects, *own.friends) if own is not None else ()
    offered = [uid for uid in offers if uid not in spells and uid not in kept and uid not in things]
    rows = [
        _row(name, t(f"table.hand.{name}"), [_face(uid, offers, t) for uid in uids])
        for name, uids in (("offered", offered), ("spells", spells), ("kept", kept))
        if uids
    ]
    if own is not None:
        rows += _things(own, offers, t)
    if not rows:
        return tag("p", t("table.hand.empty"), class_="hand-empty") if own is not None else Markup("")
    return branch("", branch("div", *rows, class_="hand"))


def _seen(uids: Sequence[Uid]) -> list[Uid]:
    return [uid for uid in uids if uid]


def _offers(decision: Decision[Any] | None) -> Offers:
    found: dict[Uid, list[Option[Any]]] = {}
    for option in decision.options if decision is not None else ():
        if option.at is not None and option.at.kind == "card" and is_card(option.at.id):
            found.setdefault(option.at.id, []).append(option)
    return found


def _row(name: str, title: str, faces: Sequence[Markup], *, small: bool = False) -> Markup:
    names = f"hand-row hand-{name}{' hand-small' if small else ''}"
    style = None if small else f"--cards: {len(faces)}"
    return branch("section", tag("h3", title), branch("ul", *faces), class_=names, style=style, aria_label=title)


def _face(uid: Uid, offers: Offers, t: Texts) -> Markup:
    """Return a card whole: what one option plays answers by a click, what several do asks which."""
    options = offers.get(uid, ())
    design = design_of(uid)
    key, at = _click(uid, options)
    name = t(f"card.{design}.name")
    said = _said(options, t)
    return tag(
        "li", card(design, t, key=key, at=at, act="" if said == name else said, stock=is_stock(uid)),
        ask_card(t, "magiczny_miecz", design), id=f"held-{uid}",
    )  # fmt: skip


def _click(uid: Uid, options: Sequence[Option[Any]]) -> tuple[str | None, str | None]:
    """Return the key that a click on a card answers with, or the place it asks about; neither without options."""
    if not options:
        return None, None
    return (options[0].key, None) if len(options) == 1 else (None, f"card:{uid}")


def _said(options: Sequence[Option[Any]], t: Texts) -> str:
    """Return what a click on a card does, in words."""
    if not options:
        return ""
    return t.say(options[0].label) if len(options) == 1 else t("table.hand.ways", n=len(options))


def _things(own: SeekerView, offers: Offers, t: Texts) -> list[Markup]:
    """Return the viewer's Objects and Friends."""
    rows = []
    for name, title, uids in (
        ("objects", load_title(own, t), own.objects), ("friends", t("table.friends"), own.friends),
    ):  # fmt: skip
        if uids:
            rows.append(_row(name, title, [_thing(uid, own, offers, t) for uid in uids], small=True))
    return rows


def _thing(uid: Uid, own: SeekerView, offers: Offers, t: Texts) -> Markup:
    """Return an own Object or Friend: a button if it can be used, else something to open."""
    options = offers.get(uid, ())
    using = [option for option in options if not option.key.startswith(LEAVING)]
    if using:
        key, at = _click(uid, options if len(using) > 1 else using)
        shown = small_button(uid, _said(using, t) if key else t(f"card.{design_of(uid)}.name"), t, key=key, at=at)
    elif options:
        shown = _leaving(uid, options[0].key, t.say(options[0].label), note_of(uid, own, t), t)
    else:
        shown = owned(uid, own, t)
    ask = None if not using else ask_card(t, "magiczny_miecz", design_of(uid))
    return tag("li", shown, ask, id=f"held-{uid}")


@lru_cache(maxsize=256)
def _leaving(uid: Uid, key: str, said: str, note: str, t: Texts) -> Markup:
    """Return an own card that opens to its text and to a button that leaves it."""
    button = tag("button", said, type="button", class_="leave", data_key=key, tabindex="-1")
    inside = small_card(uid, t, note)
    return Markup(inside.removesuffix("</details>") + button + "</details>")
