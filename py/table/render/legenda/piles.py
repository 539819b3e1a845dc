"""The piles beside the board, and what is left of the equipment."""

from functools import lru_cache

from kraina.games.legenda.cards import load_data
from kraina.games.legenda.view import LegendaView
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin.cards import back
from table.render.kin.piles import pile
from table.render.legenda.cards import LOOK, small_card

LAYERS = {"legend": 25, "mission": 6, "artifact": 8, "spell": 10}
"""How many cards of a pile look one layer higher."""


def piles(view: LegendaView, t: Texts) -> Markup:
    """Return the piles with the number of their cards, and the equipment that can be had."""
    return tag(
        "div",
        pile(LOOK, "legend", view.legend, len(view.legend_used), LAYERS["legend"], t),
        pile(LOOK, "mission", view.missions, len(view.missions_used), LAYERS["mission"], t),
        pile(LOOK, "artifact", view.artifacts, 0, LAYERS["artifact"], t),
        *(pile(LOOK, f"spell-{level}", count, 0, LAYERS["spell"], t) for level, count in enumerate(view.spells, 1)),
        _stock(tuple(view.supply.items()), t),
        class_="piles",
    )


@lru_cache(maxsize=32)
def _stock(supply: tuple[tuple[str, int], ...], t: Texts) -> Markup:
    """Return how many of each kind of equipment nobody has (1.2)."""
    rows = [
        tag("li", small_card(item, t), tag("b", count), class_=None if count else "none-left")
        for item, count in supply
        if item in load_data().items
    ]
    left = sum(count for _, count in supply)
    summary = tag("summary", back(LOOK, "equipment"), tag("span", t("deck.equipment")), tag("b", left))
    return tag("details", summary, tag("ul", *rows), class_="stock", data_deck="equipment")
