"""The viewer's own cards, and whatever other cards a decision offers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Decision, Option
from kraina.engine.ids import Uid, design_of
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.kin.cards import card, small_button, small_card
from table.render.kin.look import Look
from table.sources import ask_card

LEAVING = "leave:"
"""How the key begins of an option to leave an Object or dismiss a Friend: no click on the card alone does it."""

Offers = Mapping[Uid, Sequence[Option[Any]]]
"""The options that point to each card."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What the viewer holds."""

    whole: tuple[tuple[str, tuple[Uid, ...]], ...]
    """Rows of cards that are seen whole: name of the row (``table.hand.<name>``) and cards."""
    small: tuple[tuple[str, str, tuple[Uid, ...]], ...]
    """Rows of cards that are seen small: name, title and cards."""
    note: Callable[[Uid], str]
    """What a card carries or holds, in words."""
    leaving: str = LEAVING
    """How the key begins of an option that parts with a card."""
    elsewhere: tuple[Uid, ...] = ()
    """Own cards that are shown apart from these rows."""


def hand(look: Look, own: Holding | None, decision: Decision[Any] | None, t: Texts) -> Markup:
    """Return the viewer's own cards, and before them others that the decision offers."""
    found = rows(look, own, decision, t)
    if not found:
        return tag("p", t("table.hand.empty"), class_="hand-empty") if own is not None else Markup("")
    return branch("", branch("div", *found, class_="hand"))


def rows(look: Look, own: Holding | None, decision: Decision[Any] | None, t: Texts) -> list[Markup]:
    """Return what a hand is made of: cards that the decision offers, whole cards and small ones, those with any."""
    offers = offers_of(look, decision)
    whole = own.whole if own is not None else ()
    small = own.small if own is not None else ()
    held = [uid for *_, uids in (*whole, *small) for uid in uids] + list(own.elsewhere if own is not None else ())
    offered = tuple(uid for uid in offers if uid not in held)
    found = [
        _row(name, t(f"table.hand.{name}"), [_face(look, uid, offers, t) for uid in uids])
        for name, uids in (("offered", offered), *whole)
        if uids
    ]
    for name, title, uids in small if own is not None else ():
        if uids and own is not None:
            found.append(_row(name, title, [_thing(look, uid, own, offers, t) for uid in uids], small=True))
    return found


def offers_of(look: Look, decision: Decision[Any] | None) -> Offers:
    """Return the options that point to cards, by card."""
    found: dict[Uid, list[Option[Any]]] = {}
    for option in decision.options if decision is not None else ():
        if option.at is not None and option.at.kind == "card" and look.is_card(option.at.id):
            found.setdefault(option.at.id, []).append(option)
    return found


def _row(name: str, title: str, faces: Sequence[Markup], *, small: bool = False) -> Markup:
    names = f"hand-row hand-{name}{' hand-small' if small else ''}"
    style = None if small else f"--cards: {len(faces)}"
    return branch("section", tag("h3", title), branch("ul", *faces), class_=names, style=style, aria_label=title)


def _face(look: Look, uid: Uid, offers: Offers, t: Texts) -> Markup:
    """Return a card whole: what one option plays answers by a click, what several do asks which."""
    options = offers.get(uid, ())
    design = design_of(uid)
    key, at = _click(uid, options)
    said = _said(options, t)
    act = "" if said == t(f"card.{design}.name") else said
    face = card(look, design, t, key=key, at=at, act=act, stock=look.is_stock(uid))
    return branch("li", face, ask_card(t, look.game, design), id=f"held-{uid}")


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


def _thing(look: Look, uid: Uid, own: Holding, offers: Offers, t: Texts) -> Markup:
    """Return an own Object or Friend: a button if it can be used, else something to open."""
    options = offers.get(uid, ())
    using = [option for option in options if not option.key.startswith(own.leaving)]
    if using:
        key, at = _click(uid, options if len(using) > 1 else using)
        said = _said(using, t) if key else t(f"card.{design_of(uid)}.name")
        shown = small_button(look, uid, said, t, key=key, at=at)
        return branch("li", shown, ask_card(t, look.game, design_of(uid)), id=f"held-{uid}")
    leave = _leave(options[0].key, t.say(options[0].label)) if options else None
    return branch("li", small_card(look, uid, t, own.note(uid)), leave, id=f"held-{uid}")


@lru_cache(maxsize=256)
def _leave(key: str, said: str) -> Markup:
    """Return the button that leaves a card; it stands after the card and is seen when that is opened."""
    return tag("button", said, type="button", class_="leave", data_key=key, tabindex="-1")
