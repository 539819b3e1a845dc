"""The parts of the Characters' sheets: totals that open to what they are made of, abilities, states, cards."""

from collections.abc import Sequence
from functools import lru_cache

from kraina.engine.ids import PlayerId
from kraina.kit.points import Part, total
from table.html import Markup, branch, tag
from table.i18n import Texts
from table.render.kin.cards import back, counter
from table.render.kin.look import Look, icon_of
from table.render.kin.pawns import player_name, portrait
from table.sources import source_mark


def sheet(look: Look, player: PlayerId, character: str, mark: str, *, own: bool, inside: Sequence[Markup | None],
          t: Texts) -> Markup:  # fmt: skip
    """Return the sheet of a player; ``mark`` is what distinguishes it: ``to-move``, ``winner``, ``dead`` or nothing."""
    names = ["adventurer", "kin-sheet", f"seat-{player}", mark, "own" if own else ""]
    name = tag("span", player_name(t, player), class_="adventurer-name")
    role = tag("span", t(f"table.{mark}"), class_=f"role role-{mark}") if mark else None
    head = (portrait(look, player, character), tag("h3", name, role))
    return branch("li", *head, *inside, class_=" ".join(filter(None, names)), data_seat=player)


@lru_cache(maxsize=128)
def character(look: Look, ident: str, alignment: str, space: str, abilities: tuple[str, ...], t: Texts) -> Markup:
    """Return who somebody is and where: Character, alignment and space, opening to the abilities."""
    who = tag(
        "summary",
        tag("span", t(f"character.{ident}.name"), class_="character-name"),
        tag("span", icon_of(look, "alignment", alignment), t(f"alignment.{alignment}.name"), class_="alignment"),
        tag("span", icon_of(look, "space", space), t(f"space.{space}.name"), class_="whereabouts"),
        source_mark(t, look.game, ident),
    )
    rows = [tag("li", tag("b", t(f"ability.{one}.name"), ": "), t(f"ability.{one}.text")) for one in abilities]
    return tag("details", who, tag("ul", *rows, class_="abilities"), class_="character")


@lru_cache(maxsize=128)
def open_total(look: Look, name: str, parts: tuple[Part, ...], combat: tuple[Part, ...], t: Texts) -> Markup:
    """Return a total that opens to what it is made of; ``combat`` are the parts in ordinary fights."""
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
    summary = tag("summary", counter(look, name, value, t), more if differs else None)
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
def spell_count(look: Look, count: int, limit: int, t: Texts) -> Markup:
    """Return how many Spells somebody holds, of how many."""
    title = t("table.spells", n=count, limit=limit)
    return tag(
        "span", back(look, "spell"), tag("b", f"{count}/{limit}", aria_hidden="true"),
        tag("span", title, class_="unseen"), class_="hidden-count", title=title,
    )  # fmt: skip


def states(look: Look, found: Sequence[tuple[str, str]], t: Texts) -> Markup | None:
    """Return what holds for a Character beyond the counters: icons of the table ``state`` and words."""
    chips = [tag("li", icon_of(look, "state", name), said, class_=f"state state-{name}") for name, said in found]
    return tag("ul", *chips, class_="states") if found else None


def world(look: Look, found: Sequence[tuple[str, str]]) -> Markup | None:
    """Return what holds for everybody: designs of cards and words."""
    chips = [tag("li", icon_of(look, "card", design), said) for design, said in found]
    return tag("ul", *chips, class_="world states") if found else None


@lru_cache(maxsize=128)
def group(title: str, cards: tuple[Markup, ...], *, held: bool = False) -> Markup:
    """Return some cards under a title; those ``held`` are not seen on the viewer's own sheet: they lie in the hand."""
    names = "card-group held" if held else "card-group"
    return branch("section", tag("h4", title), branch("div", *cards, class_="small-cards"), class_=names)
