"""The faces of Legenda's cards and tokens, framed by kind."""

from collections.abc import Mapping
from functools import cache, lru_cache

from kraina.engine.ids import Uid, design_of
from kraina.games.legenda.cards import TRAITS, Challenge, Enemy, Mission, Stranger, load_data
from table.html import Markup, tag
from table.i18n import Texts
from table.render.kin import cards
from table.render.kin.look import Look, icons
from table.render.kin.look import icon_of as icon_by_look

GAME = "legenda"
NUMERALS = ("", "I", "II", "III")


@cache
def designs() -> tuple[str, ...]:
    """Return every design: Legend cards, missions, artifacts, equipment and spells, in the order of the data."""
    data = load_data()
    return (*data.legend, *data.missions, *data.artifacts, *data.items, *data.spells)


def is_card(uid: Uid) -> bool:
    """Return whether an id is that of a card or token."""
    return design_of(uid) in designs()


def kind_of(design: str) -> str:
    """Return how a card is framed: an enemy's or mission's kind, and so on; a spell by its level."""
    data = load_data()
    if design in data.legend:
        found = data.legend[design]
        if isinstance(found, Enemy):
            return found.kind
        return (
            "challenge" if isinstance(found, Challenge) else "stranger" if isinstance(found, Stranger) else "treasure"
        )
    if design in data.missions:
        return data.missions[design].kind
    if design in data.spells:
        return f"spell-{data.spells[design].level}"
    return "artifact" if design in data.artifacts else "item" if design in data.items else _unknown(design)


def _unknown(design: str) -> str:
    raise KeyError(design)


def icon_of(table: str, ident: str, title: str = "") -> Markup:
    """Return the icon of a trait, terrain, counter and so on. Raises KeyError if it has none."""
    return icon_by_look(LOOK, table, ident, title)


@lru_cache(maxsize=512)
def medal(trait: str, value: int | str, t: Texts) -> Markup:
    """Return a number in the medal of a trait."""
    said = t(f"trait.{trait}.name")
    return tag(
        "span", icon_of("trait", trait), tag("b", value), tag("span", " ", said, class_="unseen"),
        class_=f"counter medal medal-{trait}", title=f"{said}: {value}",
    )  # fmt: skip


def _band(design: str, t: Texts) -> list[Markup]:
    """Return the strip between picture and text: the kind, and what else the kind has."""
    kind = kind_of(design)
    level = kind.removeprefix("spell-") if kind.startswith("spell-") else ""
    shown = [tag("span", NUMERALS[int(level)], class_="card-numeral", title=t("table.level", n=level))] if level else []
    shown.append(tag("span", t(f"kind.{'equipment' if kind == 'item' else kind}"), class_="card-kind"))
    ground = _ground(design)
    if ground:
        shown.append(tag("span", icon_of("terrain", ground, t(f"terrain.{ground}.name")), class_="card-ground"))
    printed = points(design, t)
    return [*shown, tag("span", *printed, class_=f"card-traits traits-{len(printed)}")] if printed else shown


def _ground(design: str) -> str:
    """Return the terrain that a card belongs to, or nothing."""
    data = load_data()
    found = data.legend.get(design) or data.missions.get(design)
    return getattr(found, "terrain", None) or ""


@lru_cache(maxsize=512)
def points(design: str, t: Texts) -> tuple[Markup, ...]:
    """Return the traits printed on a card: an enemy's, a difficulty, what a token adds."""
    data = load_data()
    found = data.legend.get(design)
    if isinstance(found, Enemy):
        return tuple(medal(trait, found.traits[trait] or "–", t) for trait in TRAITS)
    if isinstance(found, Challenge):
        return (medal(found.trait, found.difficulty, t),)
    if design in data.missions:
        return tuple(medal(trait, value, t) for trait, value in _opponent(data.missions[design]).items())
    adds = data.artifacts[design].adds if design in data.artifacts else {}
    adds = data.items[design].adds if design in data.items else adds
    if design in data.spells and (trait := data.spells[design].trait) is not None:
        return (tag("span", icon_of("trait", trait, t(f"trait.{trait}.name")), class_=f"counter medal medal-{trait}"),)
    return tuple(medal(trait, f"+{value}", t) for trait, value in adds.items())


def _opponent(mission: Mission) -> dict[str, int]:
    """Return the traits of the main opponent of a mission (1.5)."""
    numbers = load_data().numbers
    if mission.kind == "rescue":
        return {str(mission.trait): numbers.captor}
    if mission.kind == "duel":
        return dict(zip((str(mission.high), str(mission.low)), numbers.master, strict=True))
    return {}


LOOK = Look(
    game=GAME,
    kind_of=kind_of,
    is_card=is_card,
    is_stock=lambda uid: False,
    note="",
    band=_band,
    points=points,
    armed=("challenge", "artifact", "item"),
    people=lambda view: view.heroes,
    decks=("legend", "mission", "artifact", "spell", "equipment"),
    compared={},
    printed=lambda ident, kind: 0,
)


def card(design: str, t: Texts, *, key: str | None = None, at: str | None = None, act: str = "") -> Markup:
    """Return a card's face; with a key it answers, with a place it asks which answer."""
    return cards.card(LOOK, design, t, key=key, at=at, act=act)


def small_card(design: str, t: Texts, note: str = "") -> Markup:
    """Return a card as its icon and name, opening to its face."""
    return cards.small_card(LOOK, design, t, note)


def icons_of(table: str) -> Mapping[str, str]:
    """Return the pictures of a kind of thing: id -> name of the icon."""
    return icons(GAME, table)
