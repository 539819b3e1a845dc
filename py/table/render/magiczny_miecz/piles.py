"""The piles, what is left of the Equipment, and what lies on the board, space by space."""

from collections.abc import Sequence
from functools import lru_cache

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.view import MieczView
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import back, icon_of, small_card

LAYERS = {"event": 41, "spell": 8}
"""How many cards of a pile look one layer higher."""

Tokens = tuple[tuple[Uid, int], ...]
"""What is left on some cards: a Place's tokens, an Enemy's heads or lives."""


def piles(view: MieczView, t: Texts) -> Markup:
    """Return the piles with the number of their cards, the Equipment, and what lies on the board."""
    inside = branch(
        "div",
        _pile("event", view.events, len(view.events_used), t),
        _pile("spell", view.spells, len(view.spells_used), t),
        _stock(view.stock, t),
        _lying(view, t),
        class_="piles",
    )
    return branch("", inside)


@lru_cache(maxsize=64)
def _pile(deck: str, count: int, used: int, t: Texts) -> Markup:
    said = tag("small", t("table.used", n=used)) if used else None
    caption = tag("figcaption", tag("span", t(f"deck.{deck}")), tag("b", count), said)
    height = min(4, -(-count // LAYERS[deck]))
    return tag("figure", back(deck), caption, class_=f"pile pile-{deck} pile-height-{height}", data_deck=deck)


@lru_cache(maxsize=16)
def _stock(stock: tuple[Uid, ...], t: Texts) -> Markup:
    """Return how many of each design the Equipment still has (21.1)."""
    counts = dict.fromkeys(definitions().stock, 0)
    for uid in stock:
        counts[design_of(uid)] += 1
    rows = [
        tag("li", small_card(f"{design}#s1", t), tag("b", count), class_=None if count else "none-left")
        for design, count in counts.items()
    ]
    summary = tag("summary", back("equipment"), tag("span", t("deck.equipment")), tag("b", len(stock)))
    return tag("details", summary, tag("ul", *rows), class_="stock", data_deck="equipment")


def _lying(view: MieczView, t: Texts) -> Markup:
    """Return what lies open on the board, space by space in the order of the board."""
    spaces = [space for space in definitions().board.spaces if view.lying.get(space) or view.purse.get(space)]
    rows = [
        _heap(space, view.lying.get(space, ()), view.purse.get(space, 0), _tokens(view, space), t) for space in spaces
    ]
    count = sum(len(uids) for uids in view.lying.values())
    summary = tag("summary", icon_of("deck", "board"), tag("span", t("table.on-board")), tag("b", count))
    inside = branch("ul", *rows) if rows else tag("p", t("table.nothing-lies"))
    return branch("details", summary, inside, class_="on-board", id="on-board")


def _tokens(view: MieczView, space: str) -> Tokens:
    return tuple((uid, view.tokens[uid]) for uid in view.lying.get(space, ()) if uid in view.tokens)


@lru_cache(maxsize=256)
def _heap(space: str, uids: Sequence[Uid], gold: int, tokens: Tokens, t: Texts) -> Markup:
    left = dict(tokens)
    shown = [
        small_card(uid, t, t("table.tokens", n=left[uid]) if uid in left else "")
        if uid
        else tag("span", t("table.face-down"), class_="face-down")
        for uid in uids
    ]
    if gold:
        shown.append(tag("span", icon_of("counter", "gold"), t("table.loose", n=gold), class_="loose"))
    heading = tag("h3", icon_of("space", space), t(f"space.{space}.name"))
    return tag("li", heading, tag("div", *shown, class_="small-cards"), id=f"lying-{space}", data_space=space)
