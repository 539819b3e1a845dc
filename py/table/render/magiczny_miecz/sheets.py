"""The sheets of the Characters: counters, totals that open to their parts, states, cards, and what holds for all."""

from functools import lru_cache

from kraina.engine.ids import Uid, design_of
from kraina.games.magiczny_miecz.cards import Card
from kraina.games.magiczny_miecz.definitions import definitions
from kraina.games.magiczny_miecz.points import Part, total
from kraina.games.magiczny_miecz.view import MieczView, SeekerView
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.magiczny_miecz.cards import back, counter, icon_of, small_card
from table.render.magiczny_miecz.names import player_name, portrait
from table.sources import ask_counters, source_mark

ANY_LOAD = 90
"""Objects beyond which nobody counts any more: their owner carries all he wants."""

COUNTED = ("stone", "lost", "slow", "frozen")
"""States that last for some turns."""

HOLDING = ("possessed", "hexed", "charmed", "leaving", "barred")
"""States that hold or do not."""


def players(view: MieczView, t: Texts) -> Markup:
    """Return what holds for everybody, and the sheets of all Characters in seating order."""
    drawn = (_sheet(one, _mark(one, view), one.player == view.viewer, t) for one in view.seekers)
    return branch("", _world(view, t), branch("ul", *drawn, class_="adventurers seekers"))


def _mark(one: SeekerView, view: MieczView) -> str:
    """Return what distinguishes a player among all: gone, winner, to move, or nothing."""
    if view.winner is not None:
        return "winner" if view.winner == one.player else ""
    if not one.character:
        return "dead"
    return "to-move" if one.player == view.current else ""


def _world(view: MieczView, t: Texts) -> Markup | None:
    """Return what holds for all Characters till somebody's turn."""
    found = []
    if view.war is not None:
        found.append(_chip("war-of-elements", t("table.world.war", who=player_name(t, view.war))))
    if view.conjunction is not None:
        found.append(_chip("conjunction", t("table.world.conjunction", who=player_name(t, view.conjunction))))
    if view.extra_turns:
        who = player_name(t, view.current)
        found.append(_chip("formula-of-time", t("table.world.extra", who=who, n=view.extra_turns)))
    return tag("ul", *found, class_="world states") if found else None


def _chip(design: str, said: str) -> Markup:
    return tag("li", icon_of("card", design), said)


@lru_cache(maxsize=64)
def _sheet(one: SeekerView, mark: str, own: bool, t: Texts) -> Markup:
    names = ["adventurer", "seeker", f"seat-{one.player}", mark, "own" if own else ""]
    name = tag("span", player_name(t, one.player), class_="adventurer-name")
    role = tag("span", t(f"table.{mark}"), class_=f"role role-{mark}") if mark else None
    inside: list[Markup | None] = [portrait(one.player, one.character), tag("h3", name, role)]
    if one.character:
        who = _character(one.character, one.alignment, one.space, t)
        inside += [who, _counters(one, t), _states(one, t), _belongings(one, own, t)]
    return branch("li", *inside, class_=" ".join(filter(None, names)), data_seat=one.player)


@lru_cache(maxsize=64)
def _abilities(character: str, t: Texts) -> Markup:
    rows = [
        tag("li", tag("b", t(f"ability.{ability}.name"), ": "), t(f"ability.{ability}.text"))
        for ability in definitions().characters[character].abilities
    ]
    return tag("ul", *rows, class_="abilities")


@lru_cache(maxsize=128)
def _character(character: str, alignment: str, space: str, t: Texts) -> Markup:
    """Return who somebody is and where: Character, alignment and space, opening to the abilities."""
    who = tag(
        "summary",
        tag("span", t(f"character.{character}.name"), class_="character-name"),
        tag("span", icon_of("alignment", alignment), t(f"alignment.{alignment}.name"), class_="alignment"),
        tag("span", icon_of("space", space), t(f"space.{space}.name"), class_="whereabouts"),
        source_mark(t, "magiczny_miecz", character),
    )
    return tag("details", who, _abilities(character, t), class_="character")


def _counters(one: SeekerView, t: Texts) -> Markup:
    """Return Sword and Magic as totals with their parts, Life, gold and Spells."""
    return tag(
        "div",
        counter("life", one.life, t),
        _open_total("sword", one.sword, one.combat, t),
        _open_total("magic", one.magic, (), t),
        counter("gold", one.gold, t),
        _spells(len(one.spells), one.spell_limit, t),
        ask_counters(t, one.player),
        class_="adventurer-counters",
    )


@lru_cache(maxsize=128)
def _open_total(name: str, parts: tuple[Part, ...], combat: tuple[Part, ...], t: Texts) -> Markup:
    """Return a total that opens to what it is made of (1.5, 2.5); ``combat`` are the parts in ordinary fights."""
    value = total(parts)
    fighting = total(combat) if combat else value
    differs = fighting != value
    said = t("table.in-fights", n=fighting)
    more = tag(
        "span", tag("span", f"({fighting})", aria_hidden="true"), tag("span", said, class_="unseen"),
        class_="in-fights", title=said,
    )  # fmt: skip
    rows = [part_row(part, t) for part in parts]
    rows.append(_sum(t("table.total"), value))
    if differs:
        rows += [part_row(part, t) for part in _added(parts, combat)]
        rows.append(_sum(t("table.in-fights-short"), fighting))
    summary = tag("summary", counter(name, value, t), more if differs else None)
    return tag("details", summary, tag("ul", *rows, class_="parts"), class_=f"total total-{name}")


def _added(parts: tuple[Part, ...], combat: tuple[Part, ...]) -> list[Part]:
    """Return what fights add to the parts that always count."""
    rest = list(combat)
    for part in parts:
        if part in rest:
            rest.remove(part)
    return rest


def part_row(part: Part, t: Texts) -> Markup:
    """Return one part of a total."""
    return tag("li", tag("span", t.say(part.source)), tag("b", f"{part.points:+d}"))


def _sum(said: str, value: int) -> Markup:
    return tag("li", tag("span", said), tag("b", value), class_="sum")


@lru_cache(maxsize=64)
def _spells(count: int, limit: int, t: Texts) -> Markup:
    title = t("table.spells", n=count, limit=limit)
    return tag(
        "span", back("spell"), tag("b", f"{count}/{limit}", aria_hidden="true"),
        tag("span", title, class_="unseen"), class_="hidden-count", title=title,
    )  # fmt: skip


def _states(one: SeekerView, t: Texts) -> Markup | None:
    """Return what holds for a Character beyond the counters."""
    found: list[tuple[str, str]] = []
    for name, value in zip(COUNTED, (one.stone, one.lost, one.slow, one.frozen), strict=True):
        if value:
            found.append((name, t(f"table.state.{name}", n=value)))
    holding = (one.possessed, one.hexed, one.charmed, bool(one.leaving), bool(one.barred))
    found += [(name, t(f"table.state.{name}")) for name, holds in zip(HOLDING, holding, strict=True) if holds]
    if one.mission:
        found.append(("mission", t(f"table.mission.{one.mission}")))
    chips = [tag("li", icon_of("state", name), said, class_=f"state state-{name}") for name, said in found]
    return tag("ul", *chips, class_="states") if found else None


def _belongings(one: SeekerView, own: bool, t: Texts) -> Markup | None:
    """Return Objects, Friends and trophies of a Character; the viewer's own Objects and Friends lie in the hand."""
    groups: list[Markup] = []
    if one.objects and not own:
        groups.append(_group(load_title(one, t), tuple(owned(uid, one, t) for uid in one.objects)))
    if one.friends and not own:
        groups.append(_group(t("table.friends"), tuple(owned(uid, one, t) for uid in one.friends)))
    if one.trophies:
        points = sum(_trophy(definitions().card(uid)) for uid in one.trophies)
        groups.append(_group(t("table.trophies", n=points), tuple(small_card(uid, t) for uid in one.trophies)))
    return tag("div", *groups, class_="belongings") if groups else None


def _trophy(found: Card) -> int:
    """Return what a beaten Monster counts when trophies are exchanged, in points (1.4)."""
    return found.sword * max(1, found.heads)


def load_title(one: SeekerView, t: Texts) -> str:
    """Return how much a Character carries of what it can (5.4)."""
    if one.capacity >= ANY_LOAD:
        return t("table.objects-any")
    return t("table.objects", n=one.load, of=one.capacity)


def owned(uid: Uid, one: SeekerView, t: Texts) -> Markup:
    """Return an Object or Friend with what it carries or holds."""
    return small_card(uid, t, note_of(uid, one, t))


def note_of(uid: Uid, one: SeekerView, t: Texts) -> str:
    """Return what an Object or Friend carries or holds, in words."""
    notes = [t("table.carries", card=t(f"card.{design_of(load)}.name")) for load in one.carried_by(uid)]
    for spell in one.kept_by(uid):
        notes.append(t("table.holds", card=t(f"card.{design_of(spell)}.name")) if spell else t("table.holds-one"))
    return " ".join(notes)


@lru_cache(maxsize=128)
def _group(title: str, cards: tuple[Markup, ...]) -> Markup:
    return tag("section", tag("h4", title), tag("div", *cards, class_="small-cards"), class_="card-group")
