"""The faces and backs of Magiczny Miecz's cards, framed by kind, and its counters."""

from collections.abc import Mapping
from functools import cache, lru_cache

from kraina.engine.files import read_toml
from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.cards import Card, is_stock
from kraina.games.magiczny_miecz.definitions import definitions
from table.html import Markup, icon, join, tag
from table.i18n import Texts
from table.render.pictures import drawn, pictures
from table.sources import ask_card, source_mark

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI")
"""The numerals of the order in which Events are considered (15.2)."""


@cache
def icons(table: str) -> Mapping[str, str]:
    """Return the pictures of a kind of thing (``card``, ``character``, ``space`` ...): id -> name of the icon."""
    found: Mapping[str, str] = read_toml("magiczny_miecz", "icons")["icons"][table]
    return found


def icon_of(table: str, ident: str, title: str = "") -> Markup:
    """Return the icon of a card, Character, space, counter or kind. Raises KeyError if it has none."""
    return icon(icons(table)[ident], title)


def picture_of(table: str, ident: str) -> Markup:
    """Return the picture of a card, Character or foe. Raises KeyError if it has none."""
    return drawn(pictures("magiczny_miecz", table)[ident])


@cache
def designs() -> tuple[str, ...]:
    """Return every card design: Events in the order of their kinds, then Spells; the Equipment has no others."""
    data = definitions()
    return (*data.cards, *data.spells)


def is_card(uid: Uid) -> bool:
    """Return whether an id is that of a card or of a design."""
    data, design = definitions(), design_of(uid)
    return design in data.cards or design in data.spells


def kind_of(design: str) -> str:
    """Return how a card is framed: its kind, ``beast`` for beasts, or ``spell``. Raises KeyError for no design."""
    data = definitions()
    if design in data.spells:
        return "spell"
    found = data.cards[design]
    return "beast" if found.beast else found.kind


@lru_cache(maxsize=512)
def counter(name: str, value: int | str, t: Texts) -> Markup:
    """Return a counter with its picture, and its name for those who ask."""
    title = t(f"counter.{name}")
    return tag(
        "span", icon_of("counter", name), tag("b", value), tag("span", " ", title, class_="unseen"),
        class_=f"counter counter-{name}", title=title,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def card(
    design: str, t: Texts, *, key: str | None = None, at: str | None = None, act: str = "", stock: bool = False
) -> Markup:
    """Return a card's face. With a ``key`` it is a button that answers, with ``at`` one that asks which answer.

    ``act`` says what a click does; ``stock`` marks a card of the Equipment (21.2).
    """
    inside, names = _face(design, t, act, stock=stock), f"card card-{kind_of(design)}"
    if key is None and at is None:
        return tag("article", inside, class_=names, data_card=design)
    return tag(
        "button", inside, class_=f"{names} playable", data_card=design, data_key=key, data_at=at, type="button",
        tabindex="-1",
    )  # fmt: skip


def _face(design: str, t: Texts, act: str = "", *, stock: bool = False) -> Markup:
    """Return what stands on a card."""
    return join(
        tag("span", t(f"card.{design}.name"), class_="card-name"),
        tag("span", picture_of("card", design), class_="card-art"),
        tag("span", *_band(design, kind_of(design), t), class_="card-band"),
        tag("span", t(f"card.{design}.text"), class_="card-text"),
        tag("span", icon_of("kind", "equipment"), t("kind.equipment"), class_="card-note") if stock else None,
        tag("span", act, class_="card-act") if act else None,
        source_mark(t, "magiczny_miecz", design),
    )


def _band(design: str, kind: str, t: Texts) -> list[Markup]:
    """Return the strip between picture and text: the numeral, the kind, and points."""
    data = definitions()
    named = tag("span", t(f"kind.{kind}"), class_="card-kind")
    if kind == "spell":
        return [tag("span", icon_of("kind", "spell"), class_="card-numeral"), named]
    found = data.cards[design]
    numeral = tag("span", NUMERALS[found.order], class_="card-numeral", title=t("table.numeral", n=found.order))
    return [numeral, named, *points(design, t)]


@lru_cache(maxsize=256)
def points(design: str, t: Texts) -> tuple[Markup, ...]:
    """Return the points printed on an Event card: an Enemy's own, or what a card adds to its owner's."""
    found = definitions().cards[design]
    sword = found.sword + found.weapon + found.combat_sword
    printed = {"sword": sword, "magic": found.magic, "gold": found.gold}
    return tuple(counter(name, _written(found, name, value), t) for name, value in printed.items() if value)


def _written(found: Card, name: str, value: int) -> str:
    """Return how points are written: with a sign where they add to an owner's, with the heads where each has them."""
    if not found.is_enemy and name != "gold":
        return f"{value:+d}"
    return f"{value}×{found.heads}" if found.heads else str(value)


@lru_cache(maxsize=1024)
def small_card(uid: Uid, t: Texts, note: str = "", *, numbers: bool = True) -> Markup:
    """Return a card as its icon and name, opening to its face; a note says more about this one.

    Enemies show their ``numbers`` unless these stand beside them.
    """
    design = design_of(uid)
    kind = kind_of(design)
    printed = points(design, t) if numbers and kind in ("enemy", "beast", "demon") else ()
    summary = tag("summary", icon_of("card", design), tag("span", t(f"card.{design}.name")), *printed,
                  source_mark(t, "magiczny_miecz", design))  # fmt: skip
    face = tag("div", _face(design, t, stock=is_stock(uid)), class_=f"card card-{kind}")
    said = tag("p", tag("em", note)) if note else None
    ask = ask_card(t, "magiczny_miecz", design)
    title = t(f"card.{design}.text")
    return tag("details", summary, face, said, ask, class_=_small(uid, kind), data_card=design, title=title)


@lru_cache(maxsize=256)
def small_button(uid: Uid, said: str, t: Texts, *, key: str | None = None, at: str | None = None) -> Markup:
    """Return a small card as a button: with a ``key`` it answers, with ``at`` it asks which answer."""
    design = design_of(uid)
    return tag(
        "button", icon_of("card", design), tag("span", said), source_mark(t, "magiczny_miecz", design),
        class_=f"{_small(uid, kind_of(design))} playable",
        data_card=design, data_key=key, data_at=at, type="button", tabindex="-1", title=t(f"card.{design}.text"),
    )  # fmt: skip


def _small(uid: Uid, kind: str) -> str:
    return f"small-card card-{kind}{' of-stock' if is_stock(uid) else ''}"


@cache
def back(deck: str) -> Markup:
    """Return the back of a card of a pile: event, spell or equipment."""
    return tag("span", icon_of("deck", deck), class_=f"card-back card-back-{deck}", aria_hidden="true")
