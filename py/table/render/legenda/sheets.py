"""The sheets of the heroes: level, counters, traits with base, total and experience, mission, states, belongings."""

from functools import lru_cache

from kraina.engine.ids import PlayerId
from kraina.games.legenda.board import FieldId
from kraina.games.legenda.cards import TRAITS, load_data
from kraina.games.legenda.view import HeroView, LegendaView, TraitView
from kraina.kit.points import Part
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.kin.cards import counter
from table.render.kin.sheets import part_row
from table.render.legenda.cards import LOOK, NUMERALS, icon_of, medal, small_card
from table.render.legenda.names import hero_name, player_name, portrait
from table.sources import ask_counters, source_mark

LASTING = ("slow", "cloak", "haste", "owed")
"""States that last for some turns, or are owed."""


def players(view: LegendaView, t: Texts) -> Markup:
    """Return what holds for all, and the sheets of all heroes in seating order."""
    drawn = (_sheet(one, _mark(one, view), _moves(one, view), one.player == view.viewer, t) for one in view.heroes)
    return branch("", _world(view, t), branch("ul", *drawn, class_="adventurers kin-sheets heroes"))


def _mark(one: HeroView, view: LegendaView) -> str:
    """Return what distinguishes a hero among all: winner, dead, to move, or nothing."""
    if view.winner is not None:
        return "winner" if view.winner == one.player else ""
    if view.begun and not one.field:
        return "dead"
    return "to-move" if view.begun and one.player == view.current else ""


def _moves(one: HeroView, view: LegendaView) -> int | None:
    return view.turn.points if view.turn is not None and view.turn.player == one.player else None


def _world(view: LegendaView, t: Texts) -> Markup | None:
    """Return what holds for all heroes: that the Shapeshifter lies open."""
    if not view.open:
        return None
    row = tag("li", small_card("shapeshifter", t), tag("span", t("table.opened")))
    return tag("ul", row, class_="world states")


def _sheet(one: HeroView, mark: str, moves: int | None, own: bool, t: Texts) -> Markup:
    names = ["adventurer", "kin-sheet", "hero", f"seat-{one.player}", mark, "own" if own else ""]
    name = tag("span", player_name(t, one.player), class_="adventurer-name")
    role = tag("span", t(f"table.{mark}"), class_=f"role role-{mark}") if mark else None
    inside: list[Markup | None] = [portrait(one.player, one.hero), tag("h3", name, role)]
    if one.hero:
        inside += [
            _character(one.hero, one.level, one.abilities, t),
            _counters(one.player, (one.life, one.denars, moves), (one.large, one.level), t),
            traits(one, t),
            _mission(one, t),
            states(one, t),
            None if own else _belongings(one, t),
        ]
    return tag("li", *inside, class_=" ".join(filter(None, names)), data_seat=one.player)


@lru_cache(maxsize=64)
def _character(hero: str, level: int, abilities: tuple[str, ...], t: Texts) -> Markup:
    """Return who a hero is and his level, opening to his abilities and his combat indicator."""
    who = tag(
        "summary",
        tag("span", NUMERALS[level], class_="card-numeral level", title=t("table.level", n=level)),
        tag("span", hero_name(t, hero), class_="character-name"),
        source_mark(t, "legenda", hero),
    )
    rows = [tag("li", tag("b", t(f"ability.{one}.name"), ": "), t(f"ability.{one}.text")) for one in abilities]
    shown = (indicator(hero, t), tag("ul", *rows, class_="abilities"))
    return tag("details", who, *shown, class_="character")


@lru_cache(maxsize=16)
def indicator(hero: str, t: Texts) -> Markup:
    """Return the combat indicator of a hero: the trait of each number of the die (1.3)."""
    faces = [
        tag("li", tag("b", number), icon_of("trait", trait, t(f"trait.{trait}.name")), class_=f"medal-{trait}")
        for number, trait in enumerate(load_data().heroes[hero].indicator, 1)
    ]
    return tag("ol", *faces, class_="indicator", aria_label=t("table.fight.indicator", hero=hero_name(t, hero)))


@lru_cache(maxsize=256)
def _counters(player: PlayerId, points: tuple[int, int, int | None], grown: tuple[int, int], t: Texts) -> Markup:
    """Return life points, denars and movement points left, and large experience points with the level."""
    life, denars, moves = points
    return tag(
        "div",
        counter(LOOK, "life", f"{life}/{load_data().numbers.life}", t),
        counter(LOOK, "denars", denars, t),
        None if moves is None else counter(LOOK, "moves", moves, t),
        _large(*grown, t),
        ask_counters(t, player),
        class_="adventurer-counters",
    )


@lru_cache(maxsize=32)
def _large(large: int, level: int, t: Texts) -> Markup:
    """Return the large experience points as stars, in groups by what the levels need (1.4)."""
    levels = load_data().numbers.levels
    stars = []
    for place in range(max(levels[-1], large)):
        names = "star lit" if place < large else "star"
        stars.append(tag("i", class_=f"{names} next" if place in levels else names))
    needed = levels[level - 1] if level <= len(levels) else 0
    said = t("table.large-of", n=large, of=needed) if needed else t("table.large-all", n=large)
    return tag("span", *stars, tag("span", said, class_="unseen"), class_="stars", title=said)


def traits(one: HeroView, t: Texts) -> Markup:
    """Return the six traits, opening to what their totals are made of."""
    shown = [_trait(trait, one.traits[trait], t) for trait in TRAITS]
    rows = [_trait_parts(trait, seen.parts, t) for trait, seen in one.traits.items()]
    return tag("details", tag("summary", *shown), tag("ul", *rows, class_="trait-parts"), class_="traits")


@lru_cache(maxsize=512)
def _trait_parts(trait: str, parts: tuple[Part, ...], t: Texts) -> Markup:
    return tag("li", tag("h4", t(f"trait.{trait}.name")), tag("ul", *(part_row(part, t) for part in parts)))


@lru_cache(maxsize=512)
def _trait(trait: str, seen: TraitView, t: Texts) -> Markup:
    """Return a trait: its total, its base where that differs, and its small experience points."""
    said = t("table.small-of", trait=t(f"trait.{trait}.name"), base=seen.base, total=seen.total, n=seen.small)
    needed = load_data().numbers.small_for_large
    pips = (tag("i", class_="pip lit" if place < seen.small else "pip") for place in range(needed))
    base = tag("small", seen.base) if seen.base != seen.total else None
    return tag(
        "span",
        icon_of("trait", trait),
        tag("b", seen.total),
        base,
        tag("span", *pips, class_="pips"),
        tag("span", said, class_="unseen"),
        class_=f"trait medal-{trait}{' full' if seen.base >= load_data().numbers.most_trait else ''}",
        title=said,
    )


def _mission(one: HeroView, t: Texts) -> Markup | None:
    """Return the mission of a hero and how far it is."""
    if not one.mission:
        return None
    return tag("div", small_card(one.mission, t, mission_note(one, t)), class_="small-cards mission")


def mission_note(one: HeroView, t: Texts) -> str:
    """Return what has been reached in a mission, in words."""
    notes = []
    if one.captive_to:
        notes.append(t("table.captive", city=city_of(one.captive_to, t)))
    if one.secret:
        notes.append(t("table.secret"))
    return " ".join(notes)


def city_of(field: FieldId, t: Texts) -> str:
    """Return the name of the city on a field."""
    return t(f"city.{load_data().atlas.fields[field].city}.name")


def states(one: HeroView, t: Texts) -> Markup | None:
    """Return what holds for a hero beyond the counters."""
    found: list[tuple[str, str]] = []
    for name, value in zip(LASTING, (one.slow, one.cloak, one.extra, one.owed), strict=True):
        if value:
            found.append((name, t(f"table.state.{name}", n=value)))
    if one.captive_to:
        found.append(("captive", t("table.captive", city=city_of(one.captive_to, t))))
    if one.secret:
        found.append(("secret", t("table.secret")))
    if one.alert:
        found.append(("alert", t("table.state.alert")))
    if one.reflection:
        found.append(("reflection", t("table.reflection")))
    chips = [tag("li", icon_of("state", name), said, class_=f"state state-{name}") for name, said in found]
    return tag("ul", *chips, class_="states") if found else None


def _belongings(one: HeroView, t: Texts) -> Markup | None:
    """Return the artifacts, items and spells of another hero."""
    cards = (*one.artifacts, *one.items, *one.spells)
    if not cards:
        return None
    shown = [small_card(ident, t, t("table.spent") if ident in one.spent else "") for ident in cards]
    return tag("div", *shown, class_="small-cards belongings")


def trait_medal(trait: str, seen: TraitView, t: Texts) -> Markup:
    """Return the total of a trait in its medal."""
    return medal(trait, seen.total, t)
