"""The faces and backs of Monstrum's cards, framed by kind."""

from collections.abc import Mapping
from functools import cache, lru_cache

from kraina.engine.files import read_toml
from kraina.engine.ids import design_of
from kraina.games.monstrum.cards import Monster, is_blank, load_data
from table.html import Markup, icon, join, tag
from table.i18n import Texts
from table.render.pictures import drawn, pictures
from table.sources import ask_card, source_mark

FLAVOURED = "flavour"


@cache
def icons() -> Mapping[str, str]:
    """Return the picture of everything in the game: id -> name of the icon."""
    found: Mapping[str, str] = read_toml("monstrum", "icons")["icons"]
    return found


def icon_of(ident: str, title: str = "") -> Markup:
    """Return the icon of a card, nook, kind or counter. Raises KeyError if it has none."""
    return icon(icons()[ident], title)


def picture_of(design: str) -> Markup:
    """Return the picture of a card. Raises KeyError if it has none."""
    return drawn(pictures("monstrum", "card")[design])


def kind_of(design: str) -> str:
    """Return how a card is framed: monster, dragon, guardian, spell, find, movement or blank."""
    data = load_data()
    if is_blank(design):
        return "blank"
    if design.startswith("step-"):
        return "movement"
    if design in data.surprises:
        return "spell" if data.surprises[design].spell else "find"
    return monster_of(design).kind if monster_of(design).kind in ("dragon", "guardian") else "monster"


def monster_of(design: str) -> Monster:
    """Return a monster or the guardian. Raises KeyError for any other card."""
    data = load_data()
    return data.guardian if design == data.guardian.id else data.monsters[design]


def designs() -> tuple[str, ...]:
    """Return every card design, the guardian and the blanks among them, in the order of the decks."""
    data = load_data()
    cards = (*data.combat_deck, data.guardian.id, *data.surprise_deck, *data.movement_deck)
    return tuple(dict.fromkeys(map(design_of, cards)))


@lru_cache(maxsize=256)
def card(design: str, t: Texts, *, key: str | None = None, note: str = "") -> Markup:
    """Return a card's face; with a key it is a button that answers, with a note it says why it lies there."""
    inside, names = _face(design, t, note), _framed(design)
    if key is None:
        return tag("article", inside, class_=names, data_card=design)
    return tag(
        "button", inside, class_=f"{names} playable", data_card=design, data_key=key, type="button",
        tabindex="-1",
    )  # fmt: skip


def _framed(design: str) -> str:
    """Return the classes of a card's frame."""
    kind = kind_of(design)
    return f"card card-{kind} of-{monster_of(design).kind}" if kind == "monster" else f"card card-{kind}"


def _face(design: str, t: Texts, note: str = "") -> Markup:
    """Return what stands on a card."""
    return join(
        tag("span", t(f"card.{design}.name"), class_="card-name"),
        tag("span", picture_of(design), class_="card-art"),
        tag("span", *_band(design, kind_of(design), t), class_="card-band"),
        tag("span", t(f"card.{design}.text"), class_="card-text"),
        _flavour(design, t),
        tag("span", note, class_="card-note") if note else None,
        source_mark(t, "monstrum", design),
    )


def _band(design: str, kind: str, t: Texts) -> list[Markup]:
    """Return the strip between picture and text: counters of a monster, fields of a move, caster or kind."""
    if kind in ("monster", "dragon", "guardian"):
        monster = monster_of(design)
        return [
            counter("strength", monster.strength, t),
            tag("span", t(f"kind.{monster.kind}"), class_="card-kind"),
            counter("dexterity", monster.dexterity, t),
        ]
    if kind == "movement":
        return [tag("span", design.removeprefix("step-"), class_="card-steps")]
    if kind == "blank":
        deck = design.removesuffix("-blank")
        return [tag("span", t(f"deck.{deck}"), class_="card-kind")]
    at_once = load_data().surprises[design].use == "at_once"
    what = t(f"card.{design}.caster") if kind == "spell" else t("table.card.find")
    star = tag("span", "✱", class_="card-star", title=t("table.card.at-once")) if at_once else None
    return [tag("span", what, class_="card-kind"), *([star] if star else [])]


def _flavour(design: str, t: Texts) -> Markup | None:
    key = f"card.{design}.{FLAVOURED}"
    return tag("span", t(key), class_="card-flavour") if t.has(key) else None


def counter(name: str, value: int, t: Texts) -> Markup:
    """Return a counter with its picture, its letter (S or Z) and its full name for those who ask."""
    letter = tag("abbr", t(f"counter.{name}_short"), title=t(f"counter.{name}"))
    return tag("span", icon_of(name), letter, " ", tag("b", value), class_=f"counter counter-{name}")


def small_card(design: str, t: Texts, note: str = "") -> Markup:
    """Return a card as its icon and name, opening to its face."""
    summary = tag("summary", icon_of(design), tag("span", t(f"card.{design}.name")), source_mark(t, "monstrum", design))
    said = tag("p", tag("em", note)) if note else None
    text = t(f"card.{design}.text")
    return tag(
        "details",
        summary,
        tag("div", _face(design, t), class_=_framed(design)),
        said,
        ask_card(t, "monstrum", design),
        class_=f"small-card card-{kind_of(design)}",
        data_card=design,
        title=text,
    )


def back(deck: str) -> Markup:
    """Return the back of a card of a deck: combat, surprise or movement."""
    emblem = {"combat": "beast", "surprise": "spell-blank", "movement": "start"}[deck]
    return tag("span", icon_of(emblem), class_=f"card-back card-back-{deck}", aria_hidden="true")
