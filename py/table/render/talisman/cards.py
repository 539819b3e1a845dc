"""What is Magia i Miecz's own of cards: their frames, encounter numbers and printed points."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial

from kraina.engine.ids import Uid, design_of
from kraina.games.talisman.cards import Card, is_stock
from kraina.games.talisman.cave.expansion import joined_definitions
from kraina.games.talisman.definitions import definitions
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin import cards, look
from table.render.kin.look import Look

GAME = "talisman"


@cache
def designs() -> tuple[str, ...]:
    """Return every card design of the box: Adventure cards in the order of their kinds, then Spells."""
    data = definitions()
    return (*data.cards, *data.spells)


def is_card(uid: Uid) -> bool:
    """Return whether an id is that of a card or of a design."""
    data, design = joined_definitions(), design_of(uid)
    return design in data.cards or design in data.spells


def kind_of(design: str) -> str:
    """Return how a card is framed: its kind, the kin of an Enemy, or ``spell``. Raises KeyError for no design."""
    data = joined_definitions()
    if design in data.spells:
        return "spell"
    found = data.cards[design]
    return found.kin or found.kind


def _band(design: str, t: Texts) -> list[Markup]:
    """Return the strip between picture and text: the encounter number, the kind, and points."""
    kind = kind_of(design)
    named = tag("span", t(f"kind.{kind}"), class_="card-kind")
    if kind == "spell":
        return [tag("span", look.icon_of(LOOK, "kind", "spell"), class_="card-numeral"), named]
    order = joined_definitions().cards[design].order
    return [tag("span", order, class_="card-numeral", title=t("table.numeral", n=order)), named, *points(design, t)]


@lru_cache(maxsize=256)
def points(design: str, t: Texts) -> tuple[Markup, ...]:
    """Return the points printed on an Adventure card: an Enemy's own, or what a card adds to its owner's."""
    found = joined_definitions().cards[design]
    printed = {"strength": found.strength + found.battle, "craft": found.craft, "gold": found.gold}
    return tuple(cards.counter(LOOK, name, _written(found, name, value), t) for name, value in printed.items() if value)


def _written(found: Card, name: str, value: int) -> str:
    """Return how points are written: with a sign where they add to an owner's."""
    return str(value) if found.is_enemy or name == "gold" else f"{value:+d}"


def _printed(uid: Uid, kind: str) -> int:
    found = joined_definitions().card(uid)
    return found.craft if found.kind == "spirit" else found.strength


LOOK = Look(
    game=GAME, kind_of=kind_of, is_card=is_card, is_stock=is_stock, note="purchase", band=_band, points=points,
    armed=("animal", "monster", "dragon", "spirit"), people=lambda view: view.heroes,
    decks=("adventure", "spell", "cave", "underground"),
    compared={"battle": "strength", "psychic": "craft"}, printed=_printed,
)  # fmt: skip

card = partial(cards.card, LOOK)


def icons(table: str) -> Mapping[str, str]:
    """Return the pictures of a kind of thing (``card``, ``character``, ``space`` ...): id -> name of the icon."""
    return look.icons(GAME, table)
