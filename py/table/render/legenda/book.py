"""The spell book: a page for each level, with what may be cast now and at which price, and the places that are free."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.decision import Option
from kraina.engine.ids import Uid
from kraina.engine.text import Text
from kraina.games.legenda.cards import load_data
from kraina.games.legenda.view import HeroView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.cards import small_button
from table.render.legenda.cards import LOOK, NUMERALS, icon_of, small_card
from table.sources import ask_card

DEADLY = 99
"""The price of a spell that would kill its caster."""


def book(
    own: HeroView, offers: Mapping[Uid, Sequence[Option[Any]]], opening: Option[Any] | None, t: Texts
) -> Markup:  # fmt: skip
    """Return the spells that a hero knows and those that may be learned yet.

    ``opening`` is the option after which the spells that may be cast now are offered, if it stands.
    """
    data = load_data()
    title = t("table.hand.spells")
    pages = []
    for level, slots in enumerate(data.numbers.slots, 1):
        known = [ident for ident in own.spells if data.spells[ident].level == level]
        rows = [_spell(ident, own, offers.get(ident, ()), t) for ident in known]
        free = slots - len(known)
        if free:
            rows.append(_free(level, free, t))
        said = t("table.level", n=level)
        numeral = tag("span", NUMERALS[level], class_="card-numeral", title=said, aria_hidden="true")
        heading = tag("h4", numeral, tag("span", said, class_="unseen"))
        pages.append(tag("div", heading, tag("ul", *rows), class_=f"page page-{level}"))
    effect = tag("span", icon_of("counter", "effect"), t("table.effect", n=own.effectiveness), class_="effect")
    button = None
    if opening is not None:
        said = t.say(opening.label)
        button = tag("button", said, type="button", class_="open-book", data_key=opening.key, tabindex="-1")
    return tag(
        "section",
        tag("h3", title, " ", effect, button),
        tag("div", *pages, class_="pages"),
        class_="hand-row hand-book",
        aria_label=title,
    )


def _spell(ident: Uid, own: HeroView, options: Sequence[Option[Any]], t: Texts) -> Markup:
    """Return a known spell: a button with its price if it may be cast now, else what keeps it from that."""
    if options:
        alone = len(options) == 1
        key, at = (options[0].key, None) if alone else (None, f"card:{ident}")
        shown = small_button(LOOK, ident, t(f"card.{ident}.name"), t, key=key, at=at)
        price = _price(price_of(options[0]), t)
        return tag("li", shown, price, ask_card(t, "legenda", ident), class_="castable", id=f"held-{ident}")
    spent = ident in own.spent
    shown = small_card(ident, t, t("table.spent") if spent else t("table.not-now"))
    return tag("li", shown, class_="spent" if spent else "known", id=f"held-{ident}")


def price_of(option: Option[Any]) -> int:
    """Return the life points that casting a spell costs, as the hint of its option tells; DEADLY for the fourth."""
    told = dict(option.hint.params).get("first") if option.hint is not None else None
    if not isinstance(told, Text):
        return 0
    if told.key == "hint.deadly":
        return DEADLY
    points = dict(told.params).get("points") if told.key == "hint.price" else 0
    return points if isinstance(points, int) else 0


@lru_cache(maxsize=16)
def _price(price: int, t: Texts) -> Markup:
    """Return what casting a spell costs now."""
    if price == DEADLY:
        said, shown, name = t("table.price-death"), "✝", "price deadly"
    else:
        said, shown, name = (t("table.price", n=price), f"−{price}", "price") if price else (
            t("table.price-none"), "0", "price free",
        )  # fmt: skip
    return tag(
        "span", icon_of("counter", "life"), tag("b", shown, aria_hidden="true"), tag("span", said, class_="unseen"),
        class_=name, title=said,
    )  # fmt: skip


@lru_cache(maxsize=32)
def _free(level: int, free: int, t: Texts) -> Markup:
    """Return the places of a page that are free, and what it takes to fill one (1.8)."""
    numbers = load_data().numbers
    said = t("table.empty-slot", fee=numbers.fees[level - 1], n=numbers.knowledge[level - 1])
    return tag("li", tag("b", f"{free}×"), " ", said, class_="free-slot")
