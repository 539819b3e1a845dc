"""What is Jaskinia's own of cards: their frames, encounter numbers and printed points."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from operator import attrgetter

from kraina.engine.ids import Uid, design_of
from kraina.kit.cave.box import load_box
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin import cards, look
from table.render.kin.look import Look

GAME = "jaskinia"


@cache
def designs() -> tuple[str, ...]:
    """Return every card design of the box: Cave, Adventure and Underground cards, then Spells."""
    box = load_box()
    return (*box.cards, *box.spells)


def is_card(uid: Uid) -> bool:
    """Return whether an id is that of a card or of a design."""
    box, design = load_box(), design_of(uid)
    return design in box.cards or design in box.spells


def kind_of(design: str) -> str:
    """Return how a card is framed: its kind, or ``spell``. Raises KeyError for no design."""
    box = load_box()
    return "spell" if design in box.spells else box.cards[design].kind


def _band(design: str, t: Texts) -> list[Markup]:
    """Return the strip between picture and text: the encounter number, the kind, and points."""
    kind = kind_of(design)
    named = tag("span", t(f"kind.{kind}"), class_="card-kind")
    if kind == "spell":
        return [tag("span", look.icon_of(LOOK, "kind", "spell"), class_="card-numeral"), named]
    order = load_box().cards[design].order
    return [tag("span", order, class_="card-numeral", title=t("table.numeral", n=order)), named, *points(design, t)]


@lru_cache(maxsize=256)
def points(design: str, t: Texts) -> tuple[Markup, ...]:
    """Return the points printed on a card: a creature's own, or what a card adds to its owner's."""
    found = load_box().cards[design]
    printed = {"strength": found.strength + found.combat, "power": found.power, "gold": found.gold}
    signed = not found.is_enemy
    return tuple(
        cards.counter(LOOK, name, f"{value:+d}" if signed and name != "gold" else str(value), t)
        for name, value in printed.items()
        if value
    )


def _printed(uid: Uid, kind: str) -> int:
    found = load_box().card(uid)
    return found.power if found.kind == "ghost" else found.strength


def _nothing(view: object) -> tuple[()]:
    """Return no cards: this game shows neither Spells at work nor cards just drawn."""
    return ()


LOOK = Look(
    game=GAME, kind_of=kind_of, is_card=is_card, is_stock=lambda uid: False, note="", band=_band, points=points,
    armed=("animal", "monster", "ghost"), people=lambda view: view.searchers, decks=("adventure", "cave", "spell"),
    compared={"combat": "strength", "psychic": "power"}, printed=_printed, space=attrgetter("area"),
    castings=_nothing, drawn=_nothing,
)  # fmt: skip

card = partial(cards.card, LOOK)


def icons(table: str) -> Mapping[str, str]:
    """Return the pictures of a kind of thing (``card``, ``character``, ``space`` ...): id -> name of the icon."""
    return look.icons(GAME, table)
