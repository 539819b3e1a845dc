"""The faces and backs of cards, whole and small, and counters."""

from functools import lru_cache

from kraina.engine.ids import Uid, design_of
from table.html import Markup, join, tag
from table.i18n import Texts
from table.render.kin.look import Look, icon_of, picture_of
from table.sources import ask_card, source_mark


@lru_cache(maxsize=512)
def counter(look: Look, name: str, value: int | str, t: Texts) -> Markup:
    """Return a counter with its picture, and its name for those who ask."""
    title = t(f"counter.{name}")
    return tag(
        "span", icon_of(look, "counter", name), tag("b", value), tag("span", " ", title, class_="unseen"),
        class_=f"counter counter-{name}", title=title,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def card(
    look: Look, design: str, t: Texts, *, key: str | None = None, at: str | None = None, act: str = "",
    stock: bool = False,
) -> Markup:  # fmt: skip
    """Return a card's face. With a ``key`` it is a button that answers, with ``at`` one that asks which answer.

    ``act`` says what a click does; ``stock`` marks a card that is bought.
    """
    inside, names = _face(look, design, t, act, stock=stock), f"card card-{look.kind_of(design)}"
    if key is None and at is None:
        return tag("article", inside, class_=names, data_card=design)
    return tag(
        "button", inside, class_=f"{names} playable", data_card=design, data_key=key, data_at=at, type="button",
        tabindex="-1",
    )  # fmt: skip


def _face(look: Look, design: str, t: Texts, act: str = "", *, stock: bool = False, marked: bool = True) -> Markup:
    """Return what stands on a card; ``marked`` with where it comes from, unless that stands beside it."""
    note = tag("span", icon_of(look, "kind", look.note), t(f"kind.{look.note}"), class_="card-note") if stock else None
    return join(
        tag("span", t(f"card.{design}.name"), class_="card-name"),
        tag("span", picture_of(look, "card", design), class_="card-art"),
        tag("span", *look.band(design, t), class_="card-band"),
        tag("span", t(f"card.{design}.text"), class_="card-text"),
        note,
        tag("span", act, class_="card-act") if act else None,
        source_mark(t, look.game, design) if marked else None,
    )


@lru_cache(maxsize=1024)
def small_card(look: Look, uid: Uid, t: Texts, note: str = "", *, numbers: bool = True) -> Markup:
    """Return a card as its icon and name, opening to its face; a note says more about this one.

    Enemies show their ``numbers`` unless these stand beside them.
    """
    design = design_of(uid)
    kind = look.kind_of(design)
    printed = look.points(design, t) if numbers and kind in look.armed else ()
    summary = tag("summary", icon_of(look, "card", design), tag("span", t(f"card.{design}.name")), *printed,
                  source_mark(t, look.game, design))  # fmt: skip
    face = tag("div", _face(look, design, t, stock=look.is_stock(uid), marked=False), class_=f"card card-{kind}")
    said = tag("p", tag("em", note)) if note else None
    ask = ask_card(t, look.game, design)
    title = t(f"card.{design}.text")
    return tag("details", summary, face, said, ask, class_=_small(look, uid, kind), data_card=design, title=title)


@lru_cache(maxsize=256)
def small_button(look: Look, uid: Uid, said: str, t: Texts, *, key: str | None = None, at: str | None = None) -> Markup:
    """Return a small card as a button: with a ``key`` it answers, with ``at`` it asks which answer."""
    design = design_of(uid)
    return tag(
        "button", icon_of(look, "card", design), tag("span", said), source_mark(t, look.game, design),
        class_=f"{_small(look, uid, look.kind_of(design))} playable",
        data_card=design, data_key=key, data_at=at, type="button", tabindex="-1", title=t(f"card.{design}.text"),
    )  # fmt: skip


def _small(look: Look, uid: Uid, kind: str) -> str:
    return f"small-card card-{kind}{' of-stock' if look.is_stock(uid) else ''}"


@lru_cache(maxsize=16)
def back(look: Look, deck: str) -> Markup:
    """Return the back of a card of a pile."""
    return tag("span", icon_of(look, "deck", deck), class_=f"card-back card-back-{deck}", aria_hidden="true")
