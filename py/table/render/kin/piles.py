"""Piles of cards, what is left of those that are bought, and what lies on the board, space by space."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kraina.engine.ids import Uid, design_of
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.kin.cards import back, small_card
from table.render.kin.look import Look, icon_of

Tokens = tuple[tuple[Uid, int], ...]
"""What is left on some cards: a Place's tokens, an Enemy's heads or lives."""


@lru_cache(maxsize=64)
def pile(look: Look, deck: str, count: int, used: int, layer: int, t: Texts) -> Markup:
    """Return a pile; it looks one layer higher for every so many cards."""
    said = tag("small", t("table.used", n=used)) if used else None
    caption = tag("figcaption", tag("span", t(f"deck.{deck}")), tag("b", count), said)
    height = min(4, -(-count // layer))
    return tag("figure", back(look, deck), caption, class_=f"pile pile-{deck} pile-height-{height}", data_deck=deck)


@lru_cache(maxsize=16)
def stock(look: Look, deck: str, designs: tuple[str, ...], left: tuple[Uid, ...], t: Texts) -> Markup:
    """Return how many of each design are left of the cards that are bought."""
    counts = dict.fromkeys(designs, 0)
    for uid in left:
        counts[design_of(uid)] += 1
    rows = [
        branch("li", small_card(look, f"{design}#s1", t), tag("b", count), class_=None if count else "none-left")
        for design, count in counts.items()
    ]
    summary = tag("summary", back(look, deck), tag("span", t(f"deck.{deck}")), tag("b", len(left)))
    return branch("details", summary, branch("ul", *rows), class_="stock", data_deck=deck)


def on_board(look: Look, view: Any, order: tuple[str, ...], notes: Mapping[str, tuple[str, ...]], t: Texts) -> Markup:
    """Return what lies open on the board, space by space in an order; ``notes`` tell more of a space."""
    things = (tuple(view.lying.items()), tuple(view.purse.items()), tuple(view.tokens.items()))
    return _on_board(look, *things, order, tuple(notes.items()), t)


@lru_cache(maxsize=4)
def _on_board(
    look: Look,
    lying: tuple[tuple[str, tuple[Uid, ...]], ...],
    purse: tuple[tuple[str, int], ...],
    tokens: Tokens,
    order: tuple[str, ...],
    notes: tuple[tuple[str, tuple[str, ...]], ...],
    t: Texts,
) -> Markup:
    lies, gold, left, told = dict(lying), dict(purse), dict(tokens), dict(notes)
    rows = []
    for space in order:
        uids = lies.get(space, ())
        if uids or gold.get(space) or told.get(space):
            here = tuple((uid, left[uid]) for uid in uids if uid in left)
            rows.append(_heap(look, space, uids, gold.get(space, 0), here, told.get(space, ()), t))
    count = sum(len(uids) for uids in lies.values())
    summary = tag("summary", icon_of(look, "deck", "board"), tag("span", t("table.on-board")), tag("b", count))
    inside = branch("ul", *rows) if rows else tag("p", t("table.nothing-lies"))
    return branch("details", summary, inside, class_="on-board", id="on-board")


@lru_cache(maxsize=4)
def gathered(*piles: Markup | None) -> Markup:
    """Return what is beside a map: long text, put together only when one of its piles changed."""
    return branch("", branch("div", *piles, class_="piles"))


@lru_cache(maxsize=8)
def spaces(look: Look, caption: str, order: tuple[str, ...], t: Texts) -> Markup:
    """Return a list of the spaces of a board, each with what is done there and a button that shows it on the map."""
    rows = []
    for space in order:
        near = tag("small", t(f"space.{space}.near")) if t.has(f"space.{space}.near") else None
        name = tag("span", t(f"space.{space}.name"), near)
        button = tag("button", icon_of(look, "space", space), name, type="button", data_act="place", data_value=space)
        rows.append(tag("li", button, tag("p", t(f"space.{space}.text"))))
    summary = tag("summary", icon_of(look, "deck", "board"), tag("span", caption), tag("b", len(order)))
    return tag("details", summary, tag("ul", *rows), class_="all-spaces")


@lru_cache(maxsize=256)
def _heap(
    look: Look, space: str, uids: Sequence[Uid], gold: int, tokens: Tokens, notes: tuple[str, ...], t: Texts
) -> Markup:
    left = dict(tokens)
    shown = [
        small_card(look, uid, t, t("table.tokens", n=left[uid]) if uid in left else "")
        if uid
        else tag("span", t("table.face-down"), class_="face-down")
        for uid in uids
    ]
    if gold:
        shown.append(tag("span", icon_of(look, "counter", "gold"), t("table.loose", n=gold), class_="loose"))
    shown += [tag("span", note, class_="loose") for note in notes]
    heading = tag("h3", icon_of(look, "space", space), t(f"space.{space}.name"))
    return branch("li", heading, branch("div", *shown, class_="small-cards"), id=f"lying-{space}", data_space=space)
