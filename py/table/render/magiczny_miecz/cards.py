"""What is Magiczny Miecz's own of cards: their frames, numerals and printed points."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.cards import Card, is_stock
from kraina.games.magiczny_miecz.definitions import definitions
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin import cards, look
from table.render.kin.look import Look

GAME = "magiczny_miecz"
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI")
"""The numerals of the order in which Events are considered (15.2)."""


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


def _band(design: str, t: Texts) -> list[Markup]:
    """Return the strip between picture and text: the numeral, the kind, and points."""
    kind = kind_of(design)
    named = tag("span", t(f"kind.{kind}"), class_="card-kind")
    if kind == "spell":
        return [tag("span", look.icon_of(LOOK, "kind", "spell"), class_="card-numeral"), named]
    found = definitions().cards[design]
    numeral = tag("span", NUMERALS[found.order], class_="card-numeral", title=t("table.numeral", n=found.order))
    return [numeral, named, *points(design, t)]


@lru_cache(maxsize=256)
def points(design: str, t: Texts) -> tuple[Markup, ...]:
    """Return the points printed on an Event card: an Enemy's own, or what a card adds to its owner's."""
    found = definitions().cards[design]
    sword = found.sword + found.weapon + found.combat_sword
    printed = {"sword": sword, "magic": found.magic, "gold": found.gold}
    return tuple(cards.counter(LOOK, name, _written(found, name, value), t) for name, value in printed.items() if value)


def _written(found: Card, name: str, value: int) -> str:
    """Return how points are written: with a sign where they add to an owner's, with the heads where each has them."""
    if not found.is_enemy and name != "gold":
        return f"{value:+d}"
    return f"{value}×{found.heads}" if found.heads else str(value)


def _printed(uid: Uid, kind: str) -> int:
    found = definitions().card(uid)
    return found.sword if kind == "sword" else found.magic


LOOK = Look(
    game=GAME, kind_of=kind_of, is_card=is_card, is_stock=is_stock, note="equipment", band=_band, points=points,
    armed=("enemy", "beast", "demon"), people=lambda view: view.seekers, decks=("event", "spell"),
    compared={"sword": "sword", "magic": "magic"}, printed=_printed,
)  # fmt: skip

card = partial(cards.card, LOOK)


def icons(table: str) -> Mapping[str, str]:
    """Return the pictures of a kind of thing (``card``, ``character``, ``space`` ...): id -> name of the icon."""
    return look.icons(GAME, table)
